// The board of Ephemeris with views of the real engine: whatever can be done can be done by clicks, and nothing else is sent.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as board from "../src/boards/ephemeris/Board.svelte";
import { at, COMPACT, middle_of, MIDDLE, places, ROOMY } from "../src/boards/ephemeris/geometry";
import { COLOURS, GLYPHS } from "../src/boards/ephemeris/glyphs";
import Race from "../src/boards/ephemeris/Race.svelte";
import { faces_told } from "../src/boards/ephemeris/turned";
import type { EphemerisView } from "../src/boards/ephemeris/view";
import { trails_of, ways_of } from "../src/boards/ephemeris/ways";
import type { BoardModule } from "../src/boards";
import type { Showing } from "../src/lib/director.svelte";
import type { Sitting } from "../src/lib/sitting";
import { matching } from "../src/lib/voice";
import type { Answer, Fact, LogEntry, Move, Wish } from "../src/messages";
import made from "./fixtures/ephemeris.json";
import { sit as still, type Given as Shared } from "./sitting";

interface Given extends Shared {
  view: EphemerisView;
}
const FRAMES = made as unknown as Record<string, Record<string, Given>>;
const given = (table: string, phase: string): Given => FRAMES[table]![phase]!;
const Board = board.default;

Element.prototype.scrollTo = () => {}; // which jsdom lacks
let wide = true;
beforeEach(() => {
  wide = true;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width") ? wide : false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Seat = Sitting<EphemerisView> & { sent: Move[]; explained: Wish[] };

/** Seat 0 of one of the tables in one of its phases. Whatever it asks about is refused. */
function sit(frame: Given, more: Partial<Sitting<EphemerisView>> = {}): Seat {
  const { hands, quiz, pairs, piles } = frame.view;
  const players = Math.max(hands.length, quiz?.planets.length ?? 0, pairs?.pairs.length ?? 0, piles.length, 2);
  const about = (wish: Wish): Answer => ({ legal: false, rule: "E-03", refusal: { key: `no-${wish.kind}` } });
  const legal = more.moves ? [...more.moves] : frame.legal;
  return still("ephemeris", { ...frame, legal }, { board: board as unknown as BoardModule, about, ...more } as Partial<Sitting>, players) as unknown as Seat;
}
const show = (sitting: Seat) => render(Board, { sitting });
/** What is fetched when it is needed. */
const found = (selector: string) => vi.waitUntil(() => document.querySelector(selector));

const piece = (name: string) => document.querySelector<HTMLElement>(`[data-piece="${name}"]`)!;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const gold = () => document.querySelector<HTMLButtonElement>(".button.gold");
const badge = (move: Move) => document.querySelector(`.badge[data-move="${move.move}"]`)!;
const event = (n: number, seat: number | null, ...facts: Fact[]): LogEntry => ({ n, event: { seat, move: { move: "", kind: "" }, facts } });
const moved = (seat: number, body: string, from_sign: string, to_sign: string, distance: number, key = "moved"): Fact => ({
  key,
  args: { seat, body, from_sign, to_sign, distance },
});
const showing = (...facts: Fact[]): Showing => ({ seat: null, facts, behind: 0, waits: true, timed: 0, moment: null });
const of_kind = (table: string, phase: string, kind: string) => matching(given(table, phase).legal, kind);

describe("the drawing", () => {
  it("has a glyph for every body and sign", () => {
    const { ring } = given("one", "move").view;
    for (const { sign, bodies } of ring!.signs) for (const name of [sign, ...bodies, "pluto"]) expect(GLYPHS[name]?.line, name).toMatch(/^M/);
    expect(Object.fromEntries(ring!.pieces.map(({ body, colour }) => [body, colour]))).toEqual(COLOURS);
  });

  it("begins with Aries at nine o'clock and runs anti-clockwise", () => {
    const edge = at(100, middle_of(0) - 15);
    expect([edge.x, edge.y].map(Math.round)).toEqual([MIDDLE - 100, MIDDLE]);
    const aries = at(100, middle_of(0));
    expect(aries.x < MIDDLE && aries.y > MIDDLE).toBe(true);
    expect(at(100, middle_of(6)).x).toBeGreaterThan(MIDDLE);
  });

  it.each([ROOMY, COMPACT])("keeps up to nine pieces of one sign apart and inside it", (sizes) => {
    for (let many = 1; many <= 9; many++) {
      const spots = places(3, many, sizes);
      expect(spots).toHaveLength(many);
      spots.forEach((a, i) => {
        const r = sizes.piece * a.scale;
        const far = Math.hypot(a.x - MIDDLE, a.y - MIDDLE);
        expect(far + r).toBeLessThan(sizes.band);
        expect(far - r).toBeGreaterThan(sizes.hub - 1);
        for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.7 * r);
      });
    }
  });
});

describe("what is read from moves and facts", () => {
  it("finds the places of a piece in the moves that were offered", () => {
    const back = of_kind("two", "move-back", "back");
    const found = ways_of(given("two", "move-back").legal);
    expect([...found.keys()]).toEqual([back[0]!.args!["body"]]);
    expect([...found.values()][0]!.map(({ steps, sign }) => [steps, sign])).toEqual(back.map(({ args }) => [-Number(args!["distance"]), args!["to_sign"]]));
  });

  it("follows the pieces back to one's own last move, the start of a game or a move taken back", () => {
    const ring = { ...given("one", "move").view.ring!, last: { body: "sun", from_sign: "leo", to_sign: "libra" } };
    const log = [
      event(1, 0, moved(0, "mars", "aries", "leo", 4)),
      event(2, 1, moved(1, "moon", "cancer", "leo", 1)),
      event(3, 1, moved(1, "venus", "leo", "cancer", 1, "moved-back")),
    ];
    expect(trails_of(ring, log, 0).map(({ body, from, steps }) => [body, from, steps])).toEqual([
      ["venus", "leo", -1],
      ["moon", "cancer", 1],
    ]);
    expect(trails_of(ring, log.slice(0, 1), 0)).toHaveLength(1);
    expect(trails_of(ring, [...log, event(4, 1, { key: "game-begins" })], 0)).toEqual([]);
    expect(trails_of(ring, [...log, { n: 4, entry: { is: "undone" } } as LogEntry], 0)).toEqual([]);
    expect(trails_of({ ...ring, last: null }, log, 0)).toEqual([]);
  });

  it("knows the cards of a go in Pairs", () => {
    expect([...faces_told([{ key: "turned", args: { place: 4, face: "mars", second: false } }])]).toEqual([[4, "mars"]]);
    expect([...faces_told([{ key: "no-pair", args: { places: [4, 9], faces: ["mars", "leo"] } }])]).toEqual([
      [4, "mars"],
      [9, "leo"],
    ]);
    expect([...faces_told([{ key: "pair", args: { places: [4, 9], face: "mars" } }])]).toEqual([
      [4, "mars"],
      [9, "mars"],
    ]);
  });
});

describe("the ring", () => {
  it("lets every piece glow that can be moved, and no other", () => {
    const sitting = sit(given("two", "first-move"));
    show(sitting);
    const able = all(".stand.able").map((node) => node.dataset["piece"]);
    expect(new Set(able)).toEqual(new Set(matching(sitting.moves, "move").map((move) => `body-${move.args!["body"]}`)));
    expect(able.length).toBeGreaterThan(0);
  });

  it("says of a piece that cannot be moved why, with its rule", () => {
    const { view } = given("two", "first-move");
    show(sit(given("two", "first-move")));
    const pinned = view.ring!.pieces.find((one) => one.pinned)!;
    expect(piece(`body-${pinned.body}`).dataset["about"]).toBe(`body-${pinned.body}`);
    expect(JSON.parse(piece(`body-${pinned.body}`).dataset["told"]!)).toEqual([{ key: "no-move", rules: ["E-03"] }]);
    cleanup();
    show(sit(given("two", "first-move"), { moves: [] }));
    expect(JSON.parse(piece(`body-${pinned.body}`).dataset["told"]!)).toEqual([pinned.limit]);
  });

  it("chooses a piece, then a sign, then sends; Escape goes back a step", async () => {
    const sitting = sit(given("one", "move"));
    show(sitting);
    expect(gold()).toBeNull();
    const moon = matching(sitting.moves, "move", { body: "moon" });
    await fireEvent.click(piece("body-moon"));
    expect(all(".badge")).toHaveLength(moon.length);
    const pinning = moon.find((move) => move.preview!.some((fact) => fact.key === "got-pinned"))!;
    await fireEvent.click(badge(pinning));
    expect(gold()!.dataset["move"]).toBe(pinning.move);
    expect(document.querySelector(".dock .text")!.textContent).toContain(sitting.voice.say(pinning.preview!.find((fact) => fact.key === "got-pinned")!));
    expect(document.querySelector(".landing")).not.toBeNull();
    expect(all(".would")).toHaveLength(pinning.preview!.filter((fact) => ["got-pinned", "freed"].includes(fact.key)).length);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(gold()).toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(all(".badge")).toHaveLength(0);
    await fireEvent.click(piece("body-moon"));
    await fireEvent.click(badge(moon[2]!));
    await fireEvent.click(badge(moon[2]!));
    expect(sitting.sent).toEqual([moon[2]]);
  });

  it("is played by keyboard", async () => {
    const sitting = sit(given("one", "move"));
    show(sitting);
    const moon = piece("body-moon");
    moon.focus();
    await fireEvent.keyDown(moon, { key: "ArrowRight" });
    expect(document.activeElement).not.toBe(moon);
    expect(document.activeElement!.getAttribute("data-group")).toBe("pieces");
    await fireEvent.keyDown(moon, { key: "Enter" });
    const first = all(".badge")[0]!;
    await fireEvent.keyDown(first, { key: " " });
    await fireEvent.keyDown(first, { key: "Enter" });
    expect(sitting.sent.map(({ move }) => move)).toEqual([first.dataset["move"]]);
  });

  it("shows nothing to act on while others play", () => {
    show(sit(given("one", "move"), { moves: [] }));
    expect(all(".able, .playable, .lit, .badge, .gold, [data-choice]")).toHaveLength(0);
  });

  it("hides the hand from a spectator", () => {
    show(sit(given("two", "first-move"), { seat: null, moves: [] }));
    expect(all(".hand, .mark")).toHaveLength(0);
  });
});

describe("the hand", () => {
  it("ticks the goals that are met", () => {
    show(sit(given("two", "first-move")));
    const hand = given("two", "first-move").view.hands[0]!;
    expect(all(".hand button")).toHaveLength(2 * hand.size);
    expect(all('[data-piece^="goal-"] .met')).toHaveLength(hand.met!);
  });

  it("chooses the piece of a card", async () => {
    show(sit(given("one", "move")));
    const hand = given("one", "move").view.hands[0]!;
    const body = hand.bodies!.find((one) => matching(given("one", "move").legal, "move", { body: one }).length > 1)!;
    await fireEvent.click(piece(`held-${body}`));
    expect(piece(`body-${body}`).getAttribute("aria-pressed")).toBe("true");
  });

  it("lies in the dock on a phone, and in the rail on a desk", () => {
    wide = false;
    show(sit(given("two", "first-move")));
    expect(all("section.dock .hand")).toHaveLength(1);
    cleanup();
    wide = true;
    show(sit(given("two", "first-move")));
    expect(all("aside.rail .hand")).toHaveLength(1);
    expect(all(".hand")).toHaveLength(1);
  });
});

const button = (kind: string) => document.querySelector<HTMLButtonElement>(`.button[data-kind="${kind}"]`)!;

describe("the choices beside the ring", () => {
  it("rolls with the gold button or the dice, and calls an Eclipse in two steps", async () => {
    const sitting = sit(given("two", "roll"));
    show(sitting);
    await fireEvent.click(document.querySelector("button.dice")!);
    await fireEvent.click(button("eclipse"));
    expect(gold()!.dataset["move"]).toBe(sitting.find("eclipse")!.move);
    await fireEvent.keyDown(window, { key: "Escape" });
    await fireEvent.click(gold()!);
    expect(sitting.sent.map(({ kind }) => kind)).toEqual(["roll", "roll"]);
    await fireEvent.click(button("pluto"));
    await tick();
    expect(sitting.explained).toContainEqual({ kind: "pluto" });
    await fireEvent.click(button("eclipse"));
    await fireEvent.click(gold()!);
    expect(sitting.sent.at(-1)!.kind).toBe("eclipse");
  });

  it("spends Pluto in two steps", async () => {
    const pluto: Move = { move: "pluto", kind: "pluto", preview: [{ key: "played-pluto", args: { seat: 0 } }] };
    const sitting = sit({ ...given("two", "end-of-turn"), legal: [...given("two", "end-of-turn").legal, pluto] });
    show(sitting);
    await fireEvent.click(button("pluto"));
    await fireEvent.click(gold()!);
    expect(sitting.sent).toEqual([pluto]);
  });

  it("turns up a retrograde card, then goes back", async () => {
    const blocked = sit(given("two", "blocked"));
    show(blocked);
    await fireEvent.click(gold()!);
    expect(blocked.sent.map(({ kind }) => kind)).toEqual(["turn-up"]);
    cleanup();
    const sitting = sit(given("two", "move-back"));
    show(sitting);
    const back = of_kind("two", "move-back", "back");
    expect(all(".badge")).toHaveLength(back.length);
    await fireEvent.click(badge(back[3]!));
    await fireEvent.click(gold()!);
    expect(sitting.sent).toEqual([back[3]]);
  });

  it.each([
    ["eclipse", "vote", ["decline", "agree"]],
    ["offered", "draw-offered", ["accept", "refuse"]],
    ["offered", "move", ["offer"]],
  ] as const)("answers in %s at %s", async (table, phase, kinds) => {
    for (const kind of kinds) {
      const sitting = sit(given(table, phase));
      show(sitting);
      await fireEvent.click(document.querySelector(`.button[data-move="${sitting.find(kind)!.move}"]`)!);
      if (kind === "offer") await fireEvent.click(gold()!);
      expect(sitting.sent.map((move) => move.kind)).toEqual([kind]);
      cleanup();
    }
  });
});

describe("before the game", () => {
  it("sends the bodies of a draft in the order that the table asks for", async () => {
    const sitting = sit(given("draft", "choose-bodies"));
    show(sitting);
    for (const name of ["uranus", "sun", "mars", "venus", "neptune"]) await fireEvent.click(piece(`face-${name}`));
    await fireEvent.click(gold()!);
    expect(sitting.sent.map(({ args }) => args)).toEqual([{ body: "sun" }]);
  });

  it("lets a sign be named twice, and not the signs that fitted before", async () => {
    const frame = given("draft", "name-signs");
    const signs = ["aries", "leo", "leo", "pisces", "virgo"];
    show(sit(frame));
    for (const name of signs.slice(0, 4)) await fireEvent.click(piece(`face-${name}`));
    expect(piece("face-leo").querySelector(".twice")).not.toBeNull();
    expect(gold()).toBeNull();
    await fireEvent.click(piece("face-virgo"));
    expect(gold()).not.toBeNull();
    cleanup();
    const hands = frame.view.hands.map((hand) => ({ ...hand, named_before: hand.seat === 1 ? [signs] : [] }));
    show(sit({ ...frame, view: { ...frame.view, hands } }));
    for (const name of signs) await fireEvent.click(piece(`face-${name}`));
    expect(gold()).toBeNull();
  });

  it("takes a planet", async () => {
    const sitting = sit(given("pick", "take-planet"));
    show(sitting);
    await fireEvent.click(piece("face-saturn"));
    await fireEvent.click(gold()!);
    expect(sitting.sent.map(({ kind, args }) => [kind, args!["body"]])).toEqual([["take", "saturn"]]);
  });
});

describe("the quiz", () => {
  it("is answered in two taps", async () => {
    const sitting = sit(given("three", "answer"));
    show(sitting);
    await fireEvent.click(piece("letter-B"));
    expect(gold()!.dataset["move"]).toBe(sitting.find("answer", { letter: "B" })!.move);
    await fireEvent.click(piece("letter-B"));
    expect(sitting.sent).toEqual([sitting.find("answer", { letter: "B" })]);
  });

  it("shows the key and its fact afterwards, and whose planets they are", () => {
    const asked = given("three", "quiz-move").view.quiz!.question!;
    show(sit(given("three", "quiz-move")));
    expect(document.querySelector(".fact")!.textContent).toBe(asked.explanation);
    expect(piece(`letter-${asked.key}`).classList.contains("key")).toBe(true);
    expect(all(".owner")).toHaveLength(4);
  });
});

describe("a call against time", () => {
  const frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    frames.length = 0;
    vi.stubGlobal("requestAnimationFrame", (f: FrameRequestCallback) => frames.push(f));
    vi.stubGlobal("cancelAnimationFrame", () => {});
  });
  const paint = async (time: number) => {
    frames.splice(0).forEach((f) => f(time));
    await tick();
  };
  const press = async (time: number) => {
    const down = new Event("pointerdown", { bubbles: true });
    Object.defineProperty(down, "timeStamp", { value: time });
    document.querySelector('[data-race="call"]')!.dispatchEvent(down);
    await tick();
  };
  const race = (sitting: Seat) => render(Race, { sitting, round: "1", word: "!", pass: "." });

  it.each([
    [1010, 100],
    [1320, 350],
    [3990, 3000],
  ])("counts from the first picture, in the steps of the table", async (time, ms) => {
    const sitting = sit(given("snap", "race"));
    race(sitting);
    await paint(1000);
    await press(time);
    expect(sitting.sent).toEqual([sitting.find("call", { ms })]);
  });

  it("is sent again until it is taken", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const sitting = sit(given("snap", "race"));
    race(sitting);
    await paint(1000);
    await press(1200);
    vi.advanceTimersByTime(250);
    expect(sitting.sent).toEqual(Array(3).fill(sitting.find("call", { ms: 200 })));
  });

  it("is made in the hand's own game only when the hand is complete", () => {
    show(sit(given("call", "race")));
    expect(given("call", "race").view.hands[0]!.complete).toBe(true);
    expect(document.querySelector<HTMLButtonElement>('[data-race="call"]')!.disabled).toBe(false);
  });

  it("is silent by itself after three seconds", async () => {
    const sitting = sit(given("snap", "race"));
    race(sitting);
    await paint(500);
    await paint(3400);
    expect(sitting.sent).toEqual([]);
    await paint(3501);
    expect(sitting.sent.map(({ kind }) => kind)).toEqual(["silent"]);
  });
});

describe("Pairs and Snap", () => {
  const up = () => all("[data-place].up").map((node) => Number(node.dataset["place"]));

  it("offers every card that lies face down", async () => {
    const sitting = sit(given("pairs", "turn-up"));
    show(sitting);
    expect(all("button[data-place]:enabled")).toHaveLength(51);
    await fireEvent.click(piece("place-7"));
    expect(sitting.sent.map(({ args }) => args)).toEqual([{ place: 7 }]);
  });

  it("shows both cards of a go while it is told, and one's own until somebody goes on", () => {
    const go: Fact = { key: "no-pair", args: { seat: 1, faces: ["mars", "leo"], places: [3, 8] } };
    show(sit(given("pairs", "turn-up"), { showing: showing(go), moves: [] }));
    expect(up()).toEqual([3, 8]);
    cleanup();
    const told = (seat: number) => event(4, null, { ...go, args: { ...go.args, seat } });
    show(sit(given("pairs", "turn-up"), { last: told(0) }));
    expect(up()).toEqual([3, 8]);
    cleanup();
    show(sit(given("pairs", "turn-up"), { last: told(1) }));
    expect(up()).toEqual([]);
  });

  it("shows everybody's stock and pile, and what came of the last call", () => {
    const took: Fact = { key: "took", args: { seat: 1, face: "mars", from_seats: [0, 1], n: 4, points: 2 } };
    const flipped = (n: number) => event(n, null, { key: "flipped", args: { seat: 0, face: "leo" } });
    const sitting = sit(given("snap", "race"), { log: [flipped(1), event(2, 1, took), flipped(3)] });
    show(sitting);
    expect(all('.snap [data-piece^="stock-"]')).toHaveLength(3);
    expect(document.querySelector(".told")!.textContent).toBe(sitting.voice.say(took));
    cleanup();
    show(sit(given("snap", "race"), { log: [flipped(1), event(2, 1, took), flipped(3), flipped(4), flipped(5)] }));
    expect(document.querySelector(".told")!.textContent).toBe("");
  });
});

describe("the end", () => {
  it.each(Object.keys(FRAMES))("says who has won in %s, and how", async (table) => {
    const sitting = sit(given(table, "over"));
    show(sitting);
    expect((await found(".end .outcome")).textContent).toContain(sitting.voice.say(sitting.view.outcome!));
  });

  it("tells the winner's fortune", async () => {
    const sitting = sit(given("one", "over"));
    expect(sitting.view.predictions).toHaveLength(5);
    show(sitting);
    const said = (await found(".shown")).textContent;
    for (const { body, sign } of sitting.view.predictions) expect(said).toContain(sitting.voice.t(`prediction-${body}-${sign}`));
  });

  it("has a summary for a hand that is shown and for a game of a series", async () => {
    const hand: Fact = { key: "hand-shown", args: { seat: 0 } };
    render((await board.moments["hand-shown"]!()).default, { fact: hand, sitting: sit(given("one", "over")), slow: false });
    expect(all(".shown li")).toHaveLength(5);
    cleanup();
    const begins: Fact = { key: "game-begins", args: { game: 2, games: 2 } };
    const points: Fact = { key: "points", args: { seat: 1, points: 12, reasons: [], total: 12 } };
    render((await board.moments["game-begins"]!()).default, {
      fact: begins,
      sitting: sit(given("three", "answer"), { showing: showing(points, begins) }),
      slow: false,
    });
    expect(all("ul li")).toHaveLength(1);
    expect(all("ol li")).toHaveLength(4);
  });
});

it("names mode, series and turn in the bar, and nothing but words of the catalogue anywhere", () => {
  for (const [table, phases] of Object.entries(FRAMES))
    for (const [phase, frame] of Object.entries(phases)) {
      const sitting = sit(frame);
      const { chips } = board.bar(frame.view, sitting.voice);
      expect(chips.length, `${table} ${phase}`).toBe(1 + Number((frame.view.quiz?.games ?? 1) > 1) + Number(phase !== "over"));
      show(sitting);
      expect(document.body.textContent, `${table} ${phase}`).not.toMatch(/board-|move-[a-z]|phase-|\bundefined\b|NaN/);
      cleanup();
    }
}, 60_000);
