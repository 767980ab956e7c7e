// What a replay says of luck and choices.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gap, result } from "../src/lib/analysis";
import { say, t } from "../src/lib/words";
import Chart from "../src/parts/Chart.svelte";
import Judged from "../src/parts/Judged.svelte";
import type { Mark } from "../src/messages";
import { NOTHING, sit } from "./sitting";

const mark = (more: Partial<Mark>): Mark => ({ n: 1, seat: 0, whose: 0, luck: [0], regret: 0, values: [0.8], choices: [], ...more });
const choice = (kind: string, value: number, made = false) => ({ move: { move: kind, kind, args: {} }, value, made });
const LEVELS = { name: "levels", scale: 4, digits: 2 };
const sitting = sit("transit", NOTHING);

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterEach(cleanup);

describe("a choice", () => {
  const listed = (container: Element) => [...container.querySelectorAll("li")].map((li) => [...li.querySelectorAll("span")].map((span) => span.textContent));
  const label = (kind: string) => sitting.voice.label({ kind });
  it("that is as good as any stands beside no figure that denies it", () => {
    const choices = [choice("pass", 0.79, true), choice("accept", 0.85), choice("decline", 0.71)];
    const { container } = render(Judged, { mark: mark({ choices }), unit: LEVELS, sitting });
    expect(listed(container)).toEqual([[label("accept")], [label("decline")]]);
    expect(container.textContent).not.toMatch(/\d/);
  });
  it("that cost something is shown with the best one, in what the game counts", () => {
    const choices = [choice("accept", 0.85), choice("decline", 0.9), choice("pass", 0.6, true)];
    const { container } = render(Judged, { mark: mark({ regret: 0.25, choices }), unit: LEVELS, sitting });
    expect(container.querySelector("b")!.textContent).toBe(t("replay-costly", { cost: say(gap(LEVELS, 0.25)) }));
    expect(listed(container)).toEqual([
      [label("accept"), say(result(LEVELS, 0.85))],
      [label("pass"), say(result(LEVELS, 0.6))],
    ]);
  });
  it("is told in the game's own numbers, no finer than they are", () => {
    expect(result(LEVELS, 0.851).args).toEqual({ value: 3.4 });
    expect(result({ name: "victory", scale: 100 }, 0.4567).args).toEqual({ value: 46 });
    expect(gap({ name: "victory", scale: 100 }, -0.0384).args).toMatchObject({ value: 3.8 });
  });
});

it("the chart names its axis and all its marks", () => {
  const marks = [mark({ n: 1, seat: null, luck: [0.2] }), mark({ n: 2, seat: null, luck: [-0.2] })];
  const { container } = render(Chart, { marks, unit: LEVELS, length: 2, at: 0, seats: 1, name: () => "Mira", go: () => {} });
  const texts = [...container.querySelectorAll("text")].map((text) => text.textContent);
  expect(texts).toEqual(["0", "2", "4", t("chart-levels")]);
  for (const key of ["good", "bad", "costly"]) expect(container.querySelector(".key")!.textContent).toContain(t(`chart-${key}`));
  expect(Number(container.querySelectorAll("text")[2]!.getAttribute("y"))).toBeGreaterThan(12); // its letters fit above it
});
