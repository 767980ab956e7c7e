// Survivors' board with views of the real engine: whatever can be done can be done by clicks, and nothing else is ever sent.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import text from "../../src/ecliptic/games/survivors/text/en.ftl?raw";
import * as board from "../src/boards/survivors/Board.svelte";
import { among, preferred, ways_of } from "../src/boards/survivors/choice";
import End from "../src/boards/survivors/End.svelte";
import { around, moved, outline, ridge, roomy } from "../src/boards/survivors/lattice";
import Lift from "../src/boards/survivors/Lift.svelte";
import { beside, nearest, next, places } from "../src/boards/survivors/places";
import Round from "../src/boards/survivors/Round.svelte";
import { haul_of, of_round } from "../src/boards/survivors/story";
import type { SurvivorsView } from "../src/boards/survivors/view";
import type { Sitting } from "../src/lib/sitting";
import { matching, Voice } from "../src/lib/voice";
import { words_of } from "../src/lib/words";
import type { Fact, Frame, Move, Wish } from "../src/messages";
import made from "./fixtures/survivors.json";

interface Given {
  view: SurvivorsView;
  moves: Move[];
  result?: number[];
}
const FRAMES = made as unknown as Record<string, Given>;
const NAMES = ["Mira", "Edmond", "Caroline"];
const Board = board.default;

beforeEach(() => {
  Element.prototype.scrollTo = () => {}; // which jsdom lacks
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A seat at a table that stands still; what it would send is kept. */
function sit({ view, moves, result }: Given, more: Partial<Sitting<SurvivorsView>> = {}) {
  const sent: Move[] = [];
  const asked: Wish[] = [];
  const seats = NAMES.slice(0, view.players.length).map((name) => ({ name, kind: "person", bot: "", away: false }));
  const seat = more.seat === undefined ? 0 : more.seat;
  const frame = {
    table: "t",
    seq: 1,
    status: result ? "over" : "playing",
    seat,
    seats,
    view,
    legal: moves,
    lone: false,
    asked: moves.length ? [0] : [],
    log: [],
    talk: { free: true },
    result: result ?? null,
    unit: { name: "victory", scale: 1 },
    next_table: "",
    here: [],
  };
  const sitting: Sitting<SurvivorsView> = {
    game: "survivors",
    board: board as unknown as Sitting["board"],
    frame: frame as unknown as Frame<SurvivorsView>,
    view,
    seat,
    seats,
    moves,
    mine: moves.length > 0,
    log: [],
    last: null,
    turn: 1,
    showing: null,
    moment: null,
    connection: "live",
    replay: false,
    voice: new Voice(words_of({ en: text }), () => ({ names: NAMES, viewer: seat })),
    find: (kind, args) => matching(moves, kind, args)[0],
    act: (move) => void sent.push(move),
    about: () => undefined,
    explain: (wish) => void (wish && asked.push(wish)),
    name: (one) => (one === seat ? "You" : NAMES[one]!),
    rule: () => {},
    ...more,
  };
  return { sitting, sent, asked };
}

/** A frame with a move of this kind. */
const with_move = (kind: string): Given => Object.values(FRAMES).find(({ moves }) => moves.some((move) => move.kind === kind))!;
const piece = (name: string) => document.querySelector<HTMLElement>(`[data-piece="${name}"]`)!;
const gold = () => document.querySelector<HTMLElement>(".button.gold");
/** Keys of messages that no catalogue has. */
const raw_keys = () => document.body.textContent!.match(/\b(board|move|phase|track|reward|prompt|tile|part|engineer|step)-[A-Za-z0-9]+\b/g);

/** The same "random" numbers every time. */
function* numbers(): Generator<number, never> {
  let x = 12345;
  while (true) yield (x = (x * 1103515245 + 12345) % 2147483648) / 2147483648;
}

async function click_about(sent: Move[], wanted: Set<string>): Promise<void> {
  const luck = numbers();
  for (let i = 0; i < 900 && ![...wanted].every((kind) => sent.some((move) => move.kind === kind)); i++) {
    const found = [...document.querySelectorAll<HTMLElement>(".can, .can-lay, .actions .button:not([aria-disabled]), [data-laying]")];
    const from = gold() && luck.next().value < 0.4 ? [gold()!] : found;
    const node = from[Math.floor(luck.next().value * from.length)];
    if (!node) return;
    if (node.matches("[data-laying]")) await fireEvent.keyDown(node, { key: ["Enter", "ArrowRight", "r", "f"][i % 4] });
    else await fireEvent.click(node);
    await tick();
  }
}

describe.each(Object.entries(FRAMES))("%s", (name, given) => {
  const kinds = new Set(given.moves.map((move) => move.kind));
  if (kinds.size)
    it("lets one do everything, and nothing else", async () => {
      const { sitting, sent } = sit(given);
      render(Board, { sitting });
      await click_about(sent, kinds);
      expect(sent.filter((move) => !given.moves.includes(move))).toEqual([]);
      expect(new Set(sent.map((move) => move.kind))).toEqual(kinds);
      expect(raw_keys()).toBeNull();
    }, 60_000);
  it("is drawn, also in a replay", () => {
    render(Board, { sitting: sit(given, name === "watched" ? { seat: null } : {}).sitting });
    expect(raw_keys()).toBeNull();
    cleanup();
    render(Board, { sitting: sit(given, { seat: null, replay: true }).sitting });
    expect(document.querySelectorAll('[data-piece="track-up"], [data-side]').length).toBeGreaterThan(0);
  });
  it("names no piece twice", () => {
    render(Board, { sitting: sit(given).sitting });
    const names = [...document.querySelectorAll("[data-piece]")].map((node) => node.getAttribute("data-piece"));
    expect(names.filter((one, i) => names.indexOf(one) !== i)).toEqual([]);
  });
  it("has a bar", () => expect(board.bar(given.view, sit(given).sitting.voice).chips.join()).toMatch(/(Round|Turn) \d/));
  if (given.result)
    it("has an end", () => {
      render(End, { sitting: sit(given).sitting });
      expect(document.querySelector("h2")!.textContent).not.toBe("");
      expect(raw_keys()).toBeNull();
    });
});

describe("on the mech", () => {
  const frame = with_move("up");
  it("an arrow changes the die that is tapped first and is paid for by the second", async () => {
    const { sitting, sent } = sit(frame);
    render(Board, { sitting });
    const wanted = frame.moves.find((move) => move.kind === "up" && move.args!["die"] !== move.args!["pay_die"])!;
    await fireEvent.click(piece("track-up"));
    for (const which of ["die", "pay_die"]) await fireEvent.click(piece(`die-${String(wanted.args![which])}`).closest("button")!);
    expect(piece("track-up").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(gold()!);
    expect(sent).toEqual([wanted]);
  });
  it("a track holds the dice it would take, and a second tap locks them", async () => {
    const { sitting, sent } = sit(frame);
    render(Board, { sitting });
    const track = piece("track-any3");
    expect(track.querySelectorAll(".ghost")).toHaveLength(3);
    await fireEvent.click(track);
    expect(track.querySelectorAll(".ghost.full")).toHaveLength(3);
    await fireEvent.click(track);
    expect(sent.map((move) => [move.kind, move.args!["track"]])).toEqual([["lock", "any3"]]);
  });
  it("a closed track says why, and glows no more", () => {
    const blocked: Fact = { key: "track-taken", args: { track: "run" } };
    const [me, ...others] = frame.view.players;
    const tracks = me!.tracks.map((track) => (track.track === "run" ? { ...track, blocked } : track));
    const view = { ...frame.view, players: [{ ...me!, tracks }, ...others] };
    const moves = frame.moves.filter((move) => move.args?.["track"] !== "run");
    render(Board, { sitting: sit({ view, moves }).sitting });
    expect(piece("track-run").getAttribute("data-about")).toBe("track-run");
    expect(JSON.parse(piece("track-run").getAttribute("data-told")!)).toEqual([blocked]);
    expect(piece("track-run").classList.contains("can")).toBe(false);
  });
  it("the end of a turn is gold only when nothing else can be done", () => {
    const end = frame.moves.find((move) => move.kind === "end")!;
    render(Board, { sitting: sit({ ...frame, moves: [end] }).sitting });
    expect(gold()!.getAttribute("data-move")).toBe(end.move);
    cleanup();
    render(Board, { sitting: sit(frame).sitting });
    expect(gold()).toBeNull();
  });
  it("the solo launch can be begun or put off", async () => {
    const moves: Move[] = [
      { move: "launch", kind: "launch" },
      { move: "continue", kind: "continue" },
    ];
    const { sitting, sent } = sit({ view: FRAMES["1 over"]!.view, moves });
    render(Board, { sitting });
    for (const { move } of moves) await fireEvent.click(document.querySelector(`[data-move="${move}"]`)!);
    expect(sent).toEqual(moves);
  });
});

describe("a tile", () => {
  const frame = with_move("cells");
  it("is moved, turned and laid by keyboard, and what it takes is told first", async () => {
    const { sitting, sent } = sit(frame);
    render(Board, { sitting });
    const ground = document.querySelector("[data-laying]")!;
    for (const key of ["ArrowRight", "r", "ArrowLeft"]) await fireEvent.keyDown(ground, { key });
    const cells = [...document.querySelectorAll(".held.pinned [data-cell]")].map((node) => node.getAttribute("data-cell"));
    expect(document.querySelector(".turn .text")!.textContent).not.toBe("");
    await fireEvent.keyDown(ground, { key: "Enter" });
    expect(sent.map((move) => [...(move.args!["cells"] as string[])].sort())).toEqual([cells.sort()]);
  });
  it("that does not fit says why", async () => {
    const shapes = with_move("tile");
    const { sitting, asked } = sit({ ...shapes, moves: shapes.moves.filter((move) => move.kind === "draw") });
    render(Board, { sitting: { ...sitting, find: (kind, args) => (kind === "tile" && !args ? shapes.moves[0] : matching(sitting.moves, kind, args)[0]) } });
    await fireEvent.click(document.querySelector(".rack button")!);
    await tick();
    expect(asked.map(({ kind }) => kind)).toEqual(["tile"]);
  });
});

describe("a drawn board", () => {
  it("is shown on the place that is chosen, with either side", async () => {
    const given = with_move("lay");
    const { sitting, sent } = sit(given);
    render(Board, { sitting });
    expect(gold()).toBeNull();
    await fireEvent.click(document.querySelector(".can-lay:not(.shut)")!);
    expect(document.querySelector(".land.ghost")).not.toBeNull();
    await fireEvent.click(gold()!);
    await fireEvent.click(document.querySelector('[data-side="B"]')!);
    if (gold()) await fireEvent.click(gold()!);
    expect(sent[0]!.args!["side"]).toBe("A");
    expect(sent.slice(1).every((move) => move.args!["side"] === "B")).toBe(true);
  });
});

describe("before the roll", () => {
  it("crystals are traded one by one and back", async () => {
    const [me, ...others] = with_move("roll").view.players;
    const view = { ...with_move("roll").view, phase: "prepare", players: [{ ...me!, crystals: 2 }, ...others] };
    const moves = [0, 1, 2].map((crystals): Move => ({ move: `roll +${crystals}`, kind: "roll", args: { crystals, n: 4 + crystals } }));
    const { sitting, sent } = sit({ view, moves });
    render(Board, { sitting });
    const tap = (i: number) => fireEvent.click(document.querySelectorAll("[data-boosters]")[i]!);
    for (const taps of [[], [1], [1]]) {
      for (const i of taps) await tap(i);
      await fireEvent.click(gold()!);
    }
    expect(sent.map((move) => move.args!["crystals"])).toEqual([0, 2, 1]);
  });
});

describe("summaries", () => {
  const { sitting } = sit(with_move("end"));
  it("of a round and of the order of the launch are drawn", () => {
    render(Round, { fact: { key: "round-over", args: { round: 1 } }, sitting, slow: true });
    expect(document.querySelectorAll("li")).toHaveLength(sitting.view.players.length);
    render(Lift, { fact: { key: "launch-order", args: { seats: [1, 0] } }, sitting, slow: false });
    expect([...document.querySelectorAll('[data-piece^="launch-"]')].map((node) => node.getAttribute("data-piece"))).toEqual(["launch-1", "launch-0"]);
    expect(raw_keys()).toBeNull();
  });
  it("count what a seat found since the round before", () => {
    const explored = (seat: number, ...cells: string[]): Fact => ({ key: "explored", args: { seat, cells } });
    const reason: Fact = { key: "five-of-a-kind", args: { rods: 1 } };
    const told: Fact[] = [
      explored(0, "1,1", "1,2"),
      { key: "round-over", args: { round: 1 } },
      explored(1, "2,2"),
      explored(0, "2,1"),
      { key: "rods", args: { seat: 0, rods: 1, reasons: [reason] } },
    ];
    expect(haul_of(of_round(told, 2), 0)).toEqual({ squares: 1, rods: 1, reasons: [reason] });
    expect(haul_of(of_round(told, 1), 0).squares).toBe(3);
  });
});

describe("what is meant", () => {
  const lock = (track: string, ...dice: number[]): Move => ({ move: `lock ${track} ${dice.join(" ")}`, kind: "lock", args: { track, dice } });
  const ore: Move = { move: "ore 2>3", kind: "ore", args: { die: 2, to_face: 3 } };
  const up: Move = { move: "up 2>3 pay 5", kind: "up", args: { track: "up", die: 2, to_face: 3, pay_die: 5 } };
  const moves = [lock("kind", 2, 2), lock("kind", 2, 2, 2), lock("any3", 2, 2, 5), ore, up];
  it("depends on the source and the dice", () => {
    expect(ways_of(moves, null, [])).toEqual([]);
    expect(ways_of(moves, "track-kind", [])).toEqual(moves.slice(0, 2));
    expect(ways_of(moves, null, [2])).toEqual([ore, up]);
    expect(ways_of(moves, null, [2, 2])).toEqual([moves[0]]);
    expect(ways_of(moves, null, [5, 2])).toEqual([]);
    expect(ways_of(moves, null, [2, 5])).toEqual([up]);
    expect(ways_of(moves, "track-any3", [5])).toEqual([moves[2]]);
  });
  it("is the lock with the most dice, but no change before another", () => {
    expect(preferred(moves.slice(0, 2))).toBe(moves[1]);
    expect(preferred([ore, up])).toBeUndefined();
    expect(preferred([ore])).toBe(ore);
  });
  it("counts dice that show the same", () => expect([among([2, 2], [2, 3]), among([3, 2], [2, 3]), among([], [1])]).toEqual([false, true, true]));
});

describe("places", () => {
  const cells = (turn: number, ...at: string[]): Move => ({ move: `cells ${at.join(" ")}`, kind: "cells", args: { turn, cells: at } });
  const list = places([cells(0, "1,1", "2,1"), cells(0, "2,1", "3,1"), cells(0, "1,4", "2,4"), cells(1, "5,1", "5,2")]);
  const turns = [
    { squares: [], right: 1, flipped: 0 },
    { squares: [], right: 0, flipped: 1 },
  ];
  it("are found by a point and by a direction", () => {
    expect(nearest(list, [2.6, 1])).toBe(list[1]);
    expect(beside(list.slice(0, 3), list[0]!, 0, 1)).toBe(list[2]);
    expect(beside(list.slice(0, 3), list[0]!, -1, 0)).toBe(list[0]);
  });
  it("turn to the next way that fits", () => {
    expect(next(0, "right", turns, new Set([0, 1]))).toBe(1);
    expect(next(0, "right", turns, new Set([0]))).toBe(0);
  });
});

describe("the ground", () => {
  it("shows free places only where the boards stay as large", () => {
    const home = [{ x: 0, y: 0 }];
    const sites = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(roomy(home, sites, 400, 200)).toEqual({ left: 0, top: 0, wide: 2, high: 1 });
    expect(roomy(home, sites, 200, 200)).toEqual({ left: 0, top: 0, wide: 1, high: 1 });
    expect(around([...home, { x: -1, y: 2 }])).toEqual({ left: -1, top: 0, wide: 2, high: 3 });
  });
  it("draws ridges between cells and outlines around tiles", () => {
    expect(ridge(["2,4", "3,4"])).toEqual([
      [3, 4],
      [3, 5],
    ]);
    expect(ridge(["4,2", "4,3"])).toEqual([
      [4, 3],
      [5, 3],
    ]);
    expect(
      outline([
        [0, 0],
        [1, 0],
      ]).match(/M/g),
    ).toHaveLength(6);
  });
  it("moves a drawn side to its place", () => {
    const side = with_move("lay").view.players[0]!.laying!.sides[0]!;
    const there = moved(side, side.x + 1, side.y - 1);
    const shifted = side.crystals.map((code) => code.split(",").map(Number)).map(([x, y]) => `${x! + 5},${y! - 5}`);
    expect(there.crystals).toEqual(shifted);
  });
});
