// Mihi Anguli's board: ways as lines, points on the map, what a week brought.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as board from "../src/boards/starmap/Board.svelte";
import { combos_of, dice_of } from "../src/boards/starmap/lines";
import { closed_by } from "../src/boards/starmap/sheet";
import { filled_last, gained_last, week_of } from "../src/boards/starmap/week";
import type { Player, Sheet, StarmapView, Way } from "../src/boards/starmap/view";
import type { BoardModule } from "../src/boards";
import type { Fact, LogEntry } from "../src/messages";
import frames from "./fixtures/boards/starmap.json";
import { sit, type Given } from "./sitting";

const FRAMES = frames as unknown as Record<string, Given>;
const module = board as unknown as BoardModule;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const way = (dice: number[], more: Partial<Way>): Way => ({
  moves: [dice.join(" "), JSON.stringify(more)],
  abilities: ["POS1", "PLOT1"],
  dice,
  column: dice[0]!,
  row: dice[1]!,
  die: dice[2]!,
  spots: [],
  squares: [],
  stars: 0,
  group: 0,
  fewer: true,
  then: null,
  ...more,
});

describe("lines", () => {
  it("hold what differs only in how the die is turned, the best first", () => {
    const [plain, star] = [way([2, 3, 5], { spots: [1, 2] }), way([2, 3, 5], { spots: [3, 4], stars: 1 })];
    const square = way([3, 2, 5], { spots: [9], squares: [4], group: 1 });
    const study = way([5], { abilities: ["STUDY"], then: "study", column: null, row: null });
    const found = combos_of([plain, star, study, square]);
    expect(found.map(({ key }) => key)).toEqual(["POS1+PLOT1", "STUDY"]);
    expect(found[0]!.lines.map(({ ways }) => ways)).toEqual([[square], [star, plain]]);
  });
  it("show the dice in the order in which they are read", () => {
    expect(dice_of(way([2, 3, 5], {}))).toEqual([[2], [3], [5]]);
    expect(dice_of(way([2, 3, 5], { abilities: ["POS2", "PLOT4"] }))).toEqual([[2], [3, 5]]);
    expect(dice_of(way([2, 3, 5], { abilities: ["POS4", "PLOT1"] }))).toEqual([[3, 5], [2]]);
    expect(dice_of(way([5], { abilities: ["REC"] }))).toEqual([[5]]);
  });
});

describe("squares", () => {
  it("are closed by their last corner, and once", () => {
    const sheet = { size: 13 } as Sheet;
    const player = { spots: [0, 1, 13, 15, 2], squares: [] as number[] } as Player;
    expect(closed_by(sheet, player, [14])).toEqual([0, 1]);
    expect(closed_by(sheet, { ...player, squares: [0] }, [14])).toEqual([1]);
    expect(closed_by(sheet, player, [27])).toEqual([]);
  });
});

describe("a week", () => {
  const entry = (n: number, ...facts: Fact[]): LogEntry => ({ n, event: { seat: 0, move: { move: "", kind: "" }, facts } });
  const fact = (key: string, args: Fact["args"]): Fact => ({ key, args: { seat: 0, ...args } });
  const points = (sum: number, seat = 0) => fact("points", { seat, points: sum, reasons: [{ key: "for-stars", args: { points: sum } }] });
  const end = fact("took-number", { week: 2 });
  const log = [
    entry(1, fact("week-lapsed", { week: 1 })),
    entry(2, fact("rolled", { dice: [1, 2, 3] })),
    entry(3, fact("paid-experience", { box: "W2.1" })),
    entry(4, fact("filled", { spots: [3, 4], star_count: 1 }), points(1)),
    entry(5, fact("filled", { seat: 1, spots: [8], star_count: 1 }), points(7, 1)),
    entry(6, fact("rolled", { dice: [2, 2, 3] })),
    entry(7, end, points(6)),
    entry(8, fact("rolled", { dice: [3, 3, 3] })),
  ];
  it("brought what was told of its player since the one before", () => {
    expect(week_of(log, end)).toMatchObject({ week: 2, turns: 2, points: 1, stars: 1, boxes: 1, reasons: [["for-stars", 1]] });
  });
  it("leaves behind what was filled last, and what the latest turn gained", () => {
    expect([filled_last(log, 0), filled_last(log, 1), filled_last(log, 2)]).toEqual([[3, 4], [8], []]);
    expect([gained_last(log, 0), gained_last(log, 1)]).toEqual([6, 7]);
    expect(gained_last(log.slice(0, 6), 0)).toBe(1);
  });
  it("ends with a pause for its player alone", () => {
    expect([module.concerns!(end, 0), module.concerns!(end, 1), module.concerns!(end, null)]).toEqual([true, false, false]);
  });
});

describe("the board", () => {
  function show(name: string) {
    const sitting = sit("starmap", FRAMES[name]!, { board: module });
    render(module.default, { sitting });
    return { sitting, view: FRAMES[name]!.view as StarmapView };
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  async function press(node: Element | undefined | null): Promise<void> {
    await fireEvent.click(node!);
    await tick();
  }

  /** Where there is room, everything is in sight and there are no tabs. */
  async function open_tab(name: string): Promise<void> {
    const tab = document.querySelector(`[data-tab='${name}']`);
    if (tab) await press(tab);
  }

  it("draws a way on the map before it is gone", async () => {
    const { sitting, view } = show("end use");
    const best = combos_of(view.ways)[0]!.lines[0]!.ways[0]!;
    await press(all("[data-way]")[0]);
    expect(all(".gold:not(button)").length).toBe(best.spots.length);
    expect(sitting.sent).toEqual([]);
    await press(document.querySelector("[data-go]"));
    expect(sitting.sent.map(({ move }) => move)).toEqual([best.moves[0]]);
  });
  it("lets one leave a point out, but not all of them", async () => {
    const { view } = show("end use");
    const best = combos_of(view.ways)[0]!.lines[0]!.ways[0]!;
    await press(all("[data-way]")[0]);
    for (const spot of best.spots) await press(document.querySelector(`[data-spot="${spot}"]`));
    expect(all(".gold:not(button)").length).toBe(1);
  });
  it("forgets chosen points when the plotting ended by itself", async () => {
    const sitting = sit("starmap", FRAMES["all cell"]!, { board: module });
    Object.assign(sitting, { act: () => Object.assign(sitting, { moves: [] }) });
    const { rerender } = render(module.default, { sitting });
    await press(all("[data-spot]")[0]);
    await press(document.querySelector("[data-go]"));
    await rerender({ sitting: sit("starmap", FRAMES["fill stop"]!, { board: module }) });
    expect(document.querySelector("[data-go]")).toBeNull();
  });
  it("tells what is tapped, in one place", async () => {
    const { sitting } = show("fill stop");
    await open_tab("abilities");
    await press(document.querySelector("[data-entry='PLOT4'] .name"));
    expect(document.querySelector(".strip.open")!.textContent).toContain(sitting.voice.about("ability-PLOT4", "effect"));
    await open_tab("articles");
    await press(document.querySelector("[data-article='W3'] .name"));
    expect(document.querySelector(".strip.open")!.textContent).toContain(sitting.voice.about("article-W3", "help"));
  });
  it("fills a box at the second tap", async () => {
    const { sitting } = show("fill stop");
    const box = document.querySelector("button.box, .can-fill");
    await press(box);
    expect(sitting.sent).toEqual([]);
    await press(box);
    expect(sitting.sent.map(({ kind }) => kind)).toEqual(["fill"]);
  });
  it("shows another's sheet, on which nothing can be done", async () => {
    show("end use");
    await open_tab("scores");
    await press(document.querySelector("[data-sheet='1']"));
    expect(document.querySelector("[data-owner='1']")).not.toBeNull();
    expect(all("[data-way], button.box, [data-go]")).toEqual([]);
  });
});
