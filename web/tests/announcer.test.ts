// What is spoken: every move with what it brought, once and in order, then whose turn it is.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { t } from "../src/lib/words";
import type { Fact, LogEntry } from "../src/messages";
import Announcer from "../src/parts/Announcer.svelte";
import { NOTHING, sit } from "./sitting";

afterEach(cleanup);

const entry = (n: number, ...facts: Fact[]): LogEntry => ({ n, event: { seat: 1, move: { move: "pass", kind: "pass" }, facts } });
const passed = (seat: number): Fact => ({ key: "passed", args: { seat }, rules: [] });
const closed: Fact = { key: "count-closed", args: { total: 28 }, rules: [] };
const said = () => [...screen.getByRole("log").querySelectorAll("p")].map((line) => line.textContent);

it("tells each move with its gains once, in order, and then that it is our turn", async () => {
  const sitting = sit("transit", NOTHING);
  const at = (log: LogEntry[], mine = false) => ({ live: { ...sitting, log, mine, view: { phase: "turn", prompt: null } } as unknown as Live });
  const [old, first, second] = [entry(1, passed(1)), entry(2, passed(2)), entry(3, passed(3), closed)];
  const { rerender } = render(Announcer, at([old]));
  expect(said()).toEqual([]); // what was there when one came
  await rerender(at([old, first]));
  await rerender(at([old, first]));
  await rerender(at([old, first, second], true));
  const { say } = sitting.voice;
  expect(said()).toEqual([say(passed(2)), `${say(passed(3))} ${say(closed)}`, `${t("turn-yours")}. `]);
});
