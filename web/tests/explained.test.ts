// How a line of the log came about: its parts by name, and what it speaks of marked on the board.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import About from "../src/parts/About.svelte";
import Explained from "../src/parts/Explained.svelte";
import type { Fact } from "../src/messages";
import { NOTHING, sit } from "./sitting";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function board(...names: string[]): (name: string) => boolean {
  document.body.innerHTML = names.map((name) => `<i data-piece="${name}"></i>`).join("");
  return (name) => document.querySelector(`[data-piece="${name}"]`)!.hasAttribute("data-explained");
}

it("says which cards made a run, and marks them as long as it is open", () => {
  const run: Fact = { key: "run", args: { n: 3, points: 3, cards: ["6S", "7H", "8C"] }, rules: ["T-17"] };
  const points: Fact = { key: "points", args: { seat: 0, century: "17", points: 3, reasons: [run] }, rules: ["T-17"] };
  const is_marked = board("card-7H", "card-5D", "seat-0");
  const { container, unmount } = render(Explained, { facts: [points], sitting: sit("transit", NOTHING) });
  expect(container.textContent).toMatch(/a run of 3: 6.*7.*8/);
  expect(screen.getByRole("button").textContent).toContain("T-17");
  expect([is_marked("card-7H"), is_marked("card-5D"), is_marked("seat-0")]).toEqual([true, false, false]);
  unmount();
  expect(is_marked("card-7H")).toBe(false);
});

it("names what a score is for, and marks the squares of the group", () => {
  const group: Fact = { key: "for-group", args: { points: 2, squares: ["3,4", "3,5"], count: 2 }, rules: ["M-36"] };
  const publisher: Fact = { key: "for-publisher", args: { points: 4, articles: ["W1"], days: ["SUN"] }, rules: ["M-34"] };
  const result: Fact = { key: "result", args: { seat: 0, score: 6, reasons: [group, publisher] }, rules: ["M-36"] };
  const is_marked = board("square-3_4", "square-9_9");
  const sitting = sit("starmap", NOTHING);
  const { container } = render(Explained, { facts: [result], sitting });
  expect(container.textContent).toContain(sitting.voice.named("day", "SUN"));
  expect([is_marked("square-3_4"), is_marked("square-9_9")]).toEqual([true, false]);
});

it("does not name twice what its sentence names", () => {
  const freed: Fact = { key: "got-pinned", args: { body: "sun", sign: "leo", blocking_bodies: ["moon"] }, rules: ["E-03"] };
  const { container } = render(Explained, { facts: [freed], sitting: sit("ephemeris", NOTHING), top: false });
  expect(container.textContent?.match(/Moon/g)).toHaveLength(1);
});

it("a thing is explained when something in it has the focus", async () => {
  const root = document.createElement("main");
  root.innerHTML = `<section data-about="board-bay"><h3><button>Bay</button></h3></section>`;
  document.body.append(root);
  const sitting = sit("survivors", NOTHING);
  render(About, { sitting, root });
  root.querySelector("button")!.focus();
  await fireEvent.focusIn(root.querySelector("button")!);
  expect(screen.getByRole("note").textContent).toContain(sitting.voice.about("board-bay", "help"));
});
