// What the end of a game tells adds up.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import End from "../src/boards/transit/End.svelte";
import Dock from "../src/parts/Dock.svelte";
import { contributions } from "../src/lib/contributions";
import type { LogEntry } from "../src/messages";
import GIVEN from "./fixtures/boards/transit.json";
import { sit, type Given } from "./sitting";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // prettier-ignore
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says where the Hourglass began and what fed it since", () => {
  const over = GIVEN.over as Given;
  const fed = { key: "observed", args: { points: 60, parts: [{ key: "run", args: { points: 60 } }] } };
  const log: LogEntry[] = [{ n: 1, event: { seat: null, move: { move: "", kind: "" }, facts: [fed] } }];
  render(End, { sitting: sit("transit", over, { log }) });
  const hourglass = [...document.querySelectorAll(".sources section")].at(-1)!;
  expect(hourglass.querySelector("h3 .soft")!.textContent).toBe("82");
  const parts = [...hourglass.querySelectorAll("li b")].map((node) => Number(node.textContent));
  expect(parts).toEqual([22, 60]);
});

it("counts nothing that was taken back", () => {
  const scores = (n: number, seat: number, points: number): LogEntry => ({
    n,
    event: { seat, move: { move: "", kind: "" }, facts: [{ key: "points", args: { seat, points } }] },
  });
  const undone: LogEntry = { n: 3, entry: { is: "undone", seat: 1 } };
  expect(contributions([scores(1, 0, 2), scores(2, 1, 5), undone, scores(4, 1, 3)], 2)).toEqual([2, 3]);
  expect(contributions([undone, scores(4, 1, 3)], 2)).toEqual([0, 3]);
});

it("a victory has a band of its own, a defeat has not", () => {
  const over = GIVEN.over as Given;
  const band = (result: number[]) => {
    cleanup();
    render(Dock, { sitting: sit("transit", { ...over, result }) });
    return document.querySelector(".dock")!.classList.contains("won");
  };
  expect([band([1, 1, 1, 1]), band([0, 0, 0, 0])]).toEqual([true, false]);
});
