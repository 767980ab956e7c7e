// Gemini's board with views of the real engine: every single move is made by clicking the pieces it is made with.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as board from "../src/boards/gemini/Board.svelte";
import RoundOver from "../src/boards/gemini/RoundOver.svelte";
import { Choices, uses, type Card } from "../src/boards/gemini/uses";
import type { GeminiView } from "../src/boards/gemini/view";
import { told_by } from "../src/lib/about";
import type { Fact, LogEntry, Move } from "../src/messages";
import made from "./fixtures/boards/gemini.json";
import { sit, type Given } from "./sitting";

const FRAMES = made as unknown as Record<string, Given>;
const view_of = (name: string) => FRAMES[name]!.view as GeminiView;
const hand_of = (name: string) => view_of(name).players[0]!.hand;

vi.setConfig({ testTimeout: 60_000 });
Element.prototype.scrollTo = () => {}; // which jsdom lacks
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

const sit_at = (name: string) => sit("gemini", FRAMES[name]!, { board: board as never });
const piece = (name: string) => document.querySelector<HTMLElement>(`[data-piece="${name}"]`);
/** A program is picked anywhere on it. */
const target = (name: string) => piece(name)?.querySelector<HTMLElement>(".hit") ?? piece(name);
const gold = () => document.querySelector<HTMLElement>(".button.gold");
const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')];

/** Picks what the move is made with, until only the gold button is left to be hit. */
async function make(move: Move, hand: readonly Card[]): Promise<void> {
  const [set] = uses(move, hand);
  if (set![0]!.startsWith("move-")) {
    const simple = document.querySelector<HTMLElement>(`.simple[data-move="${move.move}"]`);
    if (simple) await fireEvent.click(simple);
  } else {
    for (const name of set!.filter((one) => one !== "new" && !(one === "card-IN3" && move.args!["by"] === "IN3"))) {
      if (gold()?.dataset["move"] === move.move) break;
      const node = target(name);
      if (node?.getAttribute("aria-pressed") !== "true") await fireEvent.click(node!);
    }
  }
  if (gold()?.dataset["move"] !== move.move) {
    const way = [...document.querySelectorAll<HTMLElement>(".way")].find((node) => node.getAttribute("aria-label")?.endsWith(`: ${label(move)}`));
    await fireEvent.click(way!);
  }
  expect(gold()!.dataset["move"]).toBe(move.move);
  await fireEvent.click(gold()!);
}
let label: (move: Move) => string;

describe("the board of Gemini", () => {
  it.each(
    Object.entries(FRAMES)
      .filter(([, given]) => given.legal.length)
      .map(([name]) => name),
  )("lets one make every move: %s", async (name) => {
    const sitting = sit_at(name);
    label = sitting.voice.label;
    render(board.default, { sitting });
    for (const move of FRAMES[name]!.legal) {
      await make(move, hand_of(name));
      expect(sitting.sent.splice(0).map((one) => one.move)).toEqual([move.move]);
      expect(pressed()).toEqual([]); // nothing stays picked
    }
  });

  it("says of every program what a chosen card would do there, or why it cannot", async () => {
    const fits = (move: Move) => move.kind === "time";
    const [name, { legal }] = Object.entries(FRAMES).find(
      ([one, given]) => given.legal.some(fits) && view_of(one).programs.length > given.legal.filter(fits).length,
    )!;
    const about = () => ({ legal: false, rule: "G-24", refusal: { key: "no-target", args: { program: "P01" } } });
    render(board.default, { sitting: sit("gemini", FRAMES[name]!, { board: board as never, about }) });
    const time = hand_of(name).find((card) => card.face === legal.find(fits)!.args!["face"])!;
    await fireEvent.click(piece(`card-${time.card}`)!);
    const programs = [...document.querySelectorAll("section.program")];
    expect(programs.length).toBe(view_of(name).programs.length + 1);
    expect(programs.filter((one) => one.querySelector(".would") === null && one.querySelector(".refusal") === null)).toEqual([]);
    expect(document.querySelectorAll(".would").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".refusal").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".cells .would").length).toBeGreaterThan(0);
  });

  it("says once what is refused everywhere", async () => {
    const name = "booboo"; // no action is left
    const refusal = { key: "no-actions" };
    render(board.default, { sitting: sit("gemini", FRAMES[name]!, { board: board as never, about: () => ({ legal: false, rule: "G-12", refusal }) }) });
    const held = hand_of(name).find((card) => card.kind === "time" || card.kind === "target")!;
    await fireEvent.click(piece(`card-${held.card}`)!);
    expect(document.querySelectorAll(".program .refusal").length).toBe(0);
    expect(screen.getAllByText(sit_at(name).voice.say(refusal)).length).toBe(1);
  });

  it("shows what a move would do before it is made", async () => {
    const name = "discard-hand end-turn return time";
    const move = FRAMES[name]!.legal.find((one) => one.kind === "discard-hand")!;
    const sitting = sit_at(name);
    render(board.default, { sitting });
    await fireEvent.click(document.querySelector(`[data-move="${move.move}"]`)!);
    expect(sitting.sent).toEqual([]);
    expect(document.querySelector(".told")!.textContent).toBe(move.preview!.map(sitting.voice.say).join(" "));
  });

  it("sends on an instrument that was set free", async () => {
    const before = view_of("move");
    const freed = { ...before.instruments.row[0]!, instrument: "V1" };
    const program = before.programs[0]!.program;
    const legal: Move[] = [
      { move: "send to", kind: "send", args: { instrument: "V1", program }, preview: [] },
      { move: "send under", kind: "send-under", args: { instrument: "V1" }, preview: [] },
    ];
    const view = { ...before, phase: "release", turn: { ...before.turn, freed } };
    const sitting = sit("gemini", { view, legal }, { board: board as never });
    render(board.default, { sitting });
    expect(gold()).toBeNull();
    await fireEvent.click(target(`program-${program}`)!);
    await fireEvent.click(gold()!);
    await fireEvent.click(piece("under")!);
    await fireEvent.click(gold()!);
    expect(sitting.sent).toEqual(legal);
  });

  it("offers nothing to somebody who looks on", () => {
    render(board.default, { sitting: sit("gemini", FRAMES["watched"]!, { board: board as never, seat: null }) });
    expect(document.querySelectorAll(".can, .gold").length).toBe(0);
  });
});

describe("what a move is made with", () => {
  const time = (card: string, face: string) => ({ kind: "time", card, face, hours: 1, due_round: null }) as const;
  const hand = [time("H01", "1h"), time("H02", "1h"), time("H07", "2h")];
  const moves: Move[] = [
    { move: "a", kind: "time", args: { card: "H01", face: "1h", program: "P01" } },
    { move: "b", kind: "swap", args: { instrument: "niri", other_instrument: "gpi", from_program: "P01", program: "P02", by: "action" } },
    { move: "c", kind: "swap", args: { instrument: "niri", other_instrument: "gpi", from_program: "P01", program: "P02", by: "IN3" } },
    { move: "d", kind: "end-turn" },
  ];
  const choices = new Choices(moves, hand);
  const found = (...picked: string[]) => choices.of(picked).map((one) => one.move);

  it("takes any of equal cards", () => {
    expect(found("card-H02", "program-P01")).toEqual(["a"]);
    expect(found("card-H07")).toEqual([]);
  });
  it("swaps from either end, and by the card that pays for it", () => {
    expect(found("instrument-niri", "program-P02")).toEqual(["b", "c"]);
    expect(found("instrument-gpi", "program-P01")).toEqual(["b", "c"]);
    expect(found("instrument-gpi", "program-P02")).toEqual([]);
    expect(found("card-IN3", "instrument-niri")).toEqual(["c"]);
    expect(choices.goals(["instrument-niri"])).toBe(1);
  });
  it("keeps as much of what is picked as goes with the next piece", () => {
    expect(choices.joined(["card-H01", "program-P01"], "instrument-niri")).toBeNull();
    expect(choices.joined(["instrument-niri"], "program-P02")).toEqual(["instrument-niri", "program-P02"]);
  });
});

it("the end of a round tells its deeds, its checks and what they cost", () => {
  const lost: Fact = { key: "best-missed", args: { lost_reputation: 1 }, rules: ["G-28"] };
  const over: Fact = { key: "round-over", args: { round: 3, checks: [lost], n: 1, before: 4, after: 3, lost_reputation: 1 } };
  const entry = (n: number, seat: number, ...facts: Fact[]) => ({ n, event: { seat, move: { move: "x", kind: "x" }, facts } }) as unknown as LogEntry;
  const deed = (program: string): Fact => ({ key: "activated", args: { seat: 1, program, card: program } });
  const log = [entry(1, 1, deed("P01")), entry(2, 0, { ...over, args: { ...over.args, round: 2 } }), entry(3, 1, deed("P02")), entry(4, 0, over)];
  const sitting = sit("gemini", FRAMES["watched"]!, { board: board as never, log });
  render(RoundOver, { fact: over, sitting, slow: false });
  expect(screen.getByText(sitting.voice.say(deed("P02")), { exact: false })).toBeTruthy();
  expect(screen.queryByText(sitting.voice.say(deed("P01")), { exact: false })).toBeNull();
  expect(document.querySelectorAll("li.lost").length).toBe(1);
  expect(document.querySelectorAll(".star.kept").length).toBe(3);
  expect(document.querySelectorAll(".star.gone").length).toBe(1);
});

it("every target in a slot tells what its card said", () => {
  const name = Object.keys(FRAMES).find((one) => view_of(one).programs.some(({ slots }) => slots.some(({ target }) => target)))!;
  render(board.default, { sitting: sit_at(name) });
  const targets = view_of(name).programs.flatMap(({ slots }) => slots.flatMap(({ target }) => target ?? []));
  for (const { target, hours, need_hours } of targets) {
    const found = piece(`target-${target}`)!;
    expect([found.tagName, found.dataset["about"]]).toEqual(["BUTTON", `target-${target}`]);
    expect(told_by(found)[0]!.args).toMatchObject({ hours, need_hours });
  }
});
