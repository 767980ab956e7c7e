// What a replay says of luck and choices.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gap, unit_of, worth, type Mark } from "../src/lib/analysis";
import Chart from "../src/parts/Chart.svelte";
import Judged from "../src/parts/Judged.svelte";

const mark = (more: Partial<Mark>): Mark => ({ n: 1, seat: 0, whose: 0, luck: [0], regret: 0, values: [0.8], choices: [], ...more });
const choice = (move: string, value: number, made = false) => ({ move, value, made });
const gemini = unit_of("gemini", 1);

vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
afterEach(cleanup);

describe("a choice", () => {
  it("that is as good as any stands beside no figure that denies it", () => {
    const choices = [choice("time 5h on BASE", 0.79, true), choice("discard hand", 0.85), choice("return BASE", 0.71)];
    const { container } = render(Judged, { mark: mark({ choices }), unit: gemini });
    expect([...container.querySelectorAll("li")].map((li) => li.textContent)).toEqual(["discard hand", "return BASE"]);
    expect(container.textContent).not.toMatch(/0\.\d|level/);
  });
  it("that cost something is shown with the best one, in what the game counts", () => {
    const choices = [choice("discard hand", 0.85), choice("return BASE", 0.9), choice("end turn", 0.6, true)];
    const { container } = render(Judged, { mark: mark({ regret: 0.25, choices }), unit: gemini });
    expect(container.querySelector("b")!.textContent).toBe("Costly choice: −1.00 levels");
    expect([...container.querySelectorAll("li")].map((li) => li.textContent)).toEqual(["discard handlevel 3.40 of 4", "end turnlevel 2.40 of 4"]);
  });
  it("counts what its game counts", () => {
    const told = ([["transit", 2], ["survivors", 1], ["survivors", 2], ["starmap", 1], ["starmap", 3]] as const).map(([game, seats]) => worth(unit_of(game, seats), 0.5));
    expect(told).toEqual(["50.0 % to win", "2.50 of 5 stars", "50.0 % to win", "0.5 points", "50.0 % to win"]);
    expect(gap(unit_of("transit", 2), -0.038)).toBe("3.8 %");
  });
});

it("the chart names its axis and all its marks", () => {
  const marks = [mark({ n: 1, seat: null, luck: [0.2] }), mark({ n: 2, seat: null, luck: [-0.2] })];
  const { container } = render(Chart, { marks, unit: gemini, length: 2, at: 0, seats: 1, name: () => "Mira", go: () => {} });
  const texts = [...container.querySelectorAll("text")].map((text) => text.textContent);
  expect(texts).toEqual(["0", "2", "4", "Expected level, of 4"]);
  expect(container.querySelector(".key")!.textContent).toMatch(/good luck.*bad luck.*costly choice/);
  expect(Number(container.querySelectorAll("text")[2]!.getAttribute("y"))).toBeGreaterThan(12); // its letters fit above it
});
