// The board of Ephemeris with views of the real engine.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board, { bar } from "../src/boards/ephemeris/Board.svelte";
import { at, COMPACT, middle_of, MIDDLE, places, ROOMY } from "../src/boards/ephemeris/geometry";
import { GLYPHS } from "../src/boards/ephemeris/glyphs";
import { turned } from "../src/boards/ephemeris/goes";
import Race from "../src/boards/ephemeris/Race.svelte";
import { BODIES, goals, SIGNS, trails, ways, type Hand, type View } from "../src/boards/ephemeris/view";
import type { Sitting } from "../src/lib/sitting";
import type { LogEntry } from "../src/wire";
import made from "./fixtures/ephemeris.json";
import { sit as still, type Given } from "./sitting";

const FRAMES = made as unknown as Record<string, Record<string, Given>>;
const given = (table: string, phase: string): Given => FRAMES[table]![phase]!;
const view = (table: string, phase: string) => given(table, phase).view as View;

Element.prototype.scrollTo = () => {}; // which jsdom lacks
let wide = true;
beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width: 1200px") ? wide : false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  wide = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function event(n: number, seat: number | null, move: string): LogEntry {
  return { n, event: { seat, move, story: [{ text: move, rules: [] }] } };
}

/** Seat 0 of one of the tables in one of its phases. */
const sit = (table: string, phase: string, more: Partial<Sitting> = {}) => still("ephemeris", given(table, phase), more, view(table, phase).seats);

const gold = () => document.querySelector<HTMLButtonElement>(".button.gold");
const ring = () => document.querySelector<SVGSVGElement>('svg[aria-label="The zodiac with the nine bodies"]')!;
/** A button by its name. (Asking jsdom for roles takes a second a time on boards like these.) */
function button(name: string | RegExp): HTMLButtonElement {
  const said = (node: Element) => node.getAttribute("aria-label") ?? node.textContent!.replace(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll("button")].filter((node) => (typeof name === "string" ? said(node) === name : name.test(said(node))));
  expect(found.map(said), `one button ${name}`).toHaveLength(1);
  return found[0]!;
}

describe("the drawing", () => {
  it("has a glyph for every body and sign", () => {
    for (const name of [...BODIES, ...SIGNS, "pluto"]) expect(GLYPHS[name]?.line, name).toMatch(/^M/);
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

describe("what is worked out from the view", () => {
  it("finds the places of a piece in the moves that were offered", () => {
    const { ring } = view("two", "first move");
    const found = ways(new Set(["mars +2", "roll", "saturn -3"]), ring!.pieces);
    expect([...found.keys()]).toEqual(["mars", "saturn"]);
    const from = ring!.pieces.find((p) => p.body === "saturn")!.sign;
    expect(found.get("saturn")![0]!.sign).toBe(SIGNS[(SIGNS.indexOf(from) + 9) % 12]);
  });

  it("matches goals that are met with the bodies that stand there, each once", () => {
    const { ring } = view("one", "move");
    const [a, b] = ring!.pieces;
    const hand = { bodies: [a!.body, b!.body], signs: [a!.sign, a!.sign], met: [a!.sign] } as Hand;
    const found = goals(hand, ring!.pieces);
    expect(found.map((g) => g.met)).toEqual([true, false]);
    expect(found[0]!.by).toBe(a!.body);
    expect(found[1]!.near.every((n) => n.body === b!.body)).toBe(true);
  });

  it("reads the latest moves back from where the pieces stand", () => {
    const ring = structuredClone(view("one", "move").ring!);
    const [moon, sun] = ring.pieces;
    moon!.sign = "cancer";
    sun!.sign = "leo";
    ring.last = { body: "sun", from: "gemini" };
    const log = [event(1, 0, "moon +1"), event(2, 1, "moon +3"), event(3, null, "roll red blue"), event(4, 1, "sun +2")];
    expect(trails(ring, log, 0)).toMatchObject([
      { body: "sun", from: "gemini", to: "leo" },
      { body: "moon", from: "aries", to: "cancer" },
    ]);
    expect(trails(ring, [event(4, 1, "mars +2")], 0)).toMatchObject([{ body: "sun", from: "gemini", to: "leo", steps: 2 }]);
  });

  it("follows the cards of Pairs through the log", () => {
    const log = [event(1, 1, "place 4"), event(2, null, "face mars"), event(3, 1, "place 9"), event(4, null, "face leo"), event(5, 0, "place 4")];
    expect(turned(log)).toEqual([
      { n: 1, place: 4, face: "mars", seat: 1, second: false },
      { n: 3, place: 9, face: "leo", seat: 1, second: true },
      { n: 5, place: 4, face: "mars", seat: 0, second: false },
    ]);
  });
});

describe("the ring", () => {
  it("lets every piece glow that can be moved, and no other", () => {
    const sitting = sit("two", "first move");
    render(Board, { sitting });
    const able = [...ring().querySelectorAll(".stand.able")].map((node) => node.getAttribute("data-body"));
    const wanted = new Set([...sitting.legal].filter((m) => m.includes("+")).map((m) => m.split(" ")[0]));
    expect(new Set(able)).toEqual(wanted);
    expect(bar(sitting.frame.view).chips).toContain("Game Two");
  });

  it("names a pinned piece with what pins it, and says why when it is looked at", async () => {
    render(Board, { sitting: sit("two", "first move") });
    const pinned = view("two", "first move").ring!.pieces.find((p) => p.pinned)!;
    const node = ring().querySelector(`[data-body="${pinned.body}"]`)!;
    expect(node.getAttribute("aria-label")).toContain("pinned by");
    await fireEvent.focus(node);
    const said = document.querySelector(".callout.blocked")!;
    expect(said.textContent).toContain(`${pinned.name} is pinned`);
    expect(said.textContent).toContain(pinned.limit!.reason);
    expect(said.querySelector(".rule-link")!.textContent).toBe(pinned.limit!.rule);
  });

  it("chooses a piece, then a sign, then sends; Escape goes back a step", async () => {
    const sitting = sit("one", "move");
    render(Board, { sitting });
    expect(gold()).toBeNull();
    await fireEvent.click(ring().querySelector('[data-body="moon"]')!);
    const badges = ring().querySelectorAll(".badge");
    expect(badges).toHaveLength([...sitting.legal].filter((m) => m.startsWith("moon")).length);
    await fireEvent.click(badges[2]!);
    expect(gold()!.textContent).toMatch(/^Moon to [A-Z]/);
    expect(document.querySelector(".results")!.textContent).toContain("Something is pinned.");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(gold()).toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(ring().querySelectorAll(".badge")).toHaveLength(0);
    await fireEvent.click(ring().querySelector('[data-body="moon"]')!);
    await fireEvent.click(ring().querySelectorAll(".badge")[2]!);
    await fireEvent.click(ring().querySelectorAll(".badge")[2]!);
    expect(sitting.sent).toEqual(["moon +3"]);
  });

  it("is played by keyboard", async () => {
    const sitting = sit("one", "move");
    render(Board, { sitting });
    const moon = ring().querySelector<SVGGElement>('[data-body="moon"]')!;
    moon.focus();
    await fireEvent.keyDown(moon, { key: "ArrowRight" });
    expect(document.activeElement).not.toBe(moon);
    expect(document.activeElement!.getAttribute("data-zone")).toBe("pieces");
    await fireEvent.keyDown(moon, { key: "Enter" });
    const first = ring().querySelector<SVGGElement>(".badge")!;
    await fireEvent.keyDown(first, { key: " " });
    await fireEvent.keyDown(first, { key: "Enter" });
    expect(sitting.sent).toEqual([first.getAttribute("data-move")]);
  });

  it("shows nothing to act on while others play", () => {
    render(Board, { sitting: sit("one", "move", { legal: new Set(), mine: false }) });
    expect(document.querySelectorAll(".able, .playable, .lit, .badge, .gold")).toHaveLength(0);
  });

  it("hides the hand from a spectator", () => {
    render(Board, { sitting: sit("two", "first move", { seat: null, legal: new Set(), mine: false }) });
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelectorAll(".mark")).toHaveLength(0);
  });
});

describe("the hand", () => {
  it("ticks the goals that are met", () => {
    render(Board, { sitting: sit("two", "first move") });
    const hand = view("two", "first move").hands![0]!;
    const cards = [...document.querySelectorAll(".hand button")];
    expect(cards).toHaveLength(2 * hand.size);
    expect(cards.filter((card) => /met:/.test(card.textContent!))).toHaveLength(hand.met!.length);
    expect(screen.getByText(`${hand.met!.length} of ${hand.size} in place`)).toBeTruthy();
  });

  it("chooses the piece of a card", async () => {
    render(Board, { sitting: sit("one", "move") });
    const hand = view("one", "move").hands![0]!;
    const body = hand.bodies!.find((b) => given("one", "move").legal.includes(`${b} +1`))!;
    await fireEvent.click(button(new RegExp(`^${body} [A-Z]`, "i")));
    expect(ring().querySelector(`[data-body="${body}"]`)!.getAttribute("aria-pressed")).toBe("true");
  });

  it("lies under the ring on a phone", () => {
    wide = false;
    render(Board, { sitting: sit("two", "first move") });
    expect(document.querySelector("section.dock .hand")).toBeTruthy();
  });
});

describe("the choices beside the ring", () => {
  it("rolls with the gold button or the dice, and calls an Eclipse in two steps", async () => {
    const sitting = sit("two", "roll");
    render(Board, { sitting });
    await fireEvent.click(button("Roll both dice"));
    expect(gold()!.textContent).toBe("Roll the dice");
    await fireEvent.click(button("Eclipse…"));
    expect(gold()!.textContent).toBe("Call it and retire");
    await fireEvent.click(button("Cancel"));
    await fireEvent.click(gold()!);
    expect(sitting.sent).toEqual(["roll", "roll"]);
    expect(button("Pluto").disabled).toBe(true);
    expect(screen.getByText(/Not pluto/)).toBeTruthy();
  });

  it("turns up a retrograde card, then goes back", async () => {
    render(Board, { sitting: sit("two", "blocked") });
    expect(gold()!.textContent).toBe("Turn up a card");
    cleanup();
    const sitting = sit("two", "move back");
    render(Board, { sitting });
    const back = [...sitting.legal].filter((m) => m.includes("-"));
    const badges = ring().querySelectorAll(".badge");
    expect(badges).toHaveLength(back.length);
    expect(badges[0]!.textContent).toContain("−1");
    // Venus is pinned, which does not keep it from going back; it is not of the hand, so no goal glows for it
    expect(document.querySelector(".callout")!.textContent).toMatch(/^\s*Venus goes back\s*$/);
    expect(ring().querySelector('[data-body="venus"]')!.getAttribute("aria-label")).toContain("11 moves");
    expect(document.querySelectorAll(".goal .lit, .goal .chosen")).toHaveLength(0);
    await fireEvent.click(badges[3]!);
    await fireEvent.click(gold()!);
    expect(sitting.sent).toEqual([back[3]]);
  });

  it("votes and answers an offer", async () => {
    const vote = sit("eclipse", "vote");
    render(Board, { sitting: vote });
    await fireEvent.click(button("Retire too"));
    expect(vote.sent).toEqual(["agree"]);
    cleanup();
    const offer = sit("offered", "draw offered");
    render(Board, { sitting: offer });
    await fireEvent.click(button("Play on"));
    expect(offer.sent).toEqual(["refuse"]);
  });
});

describe("before the game", () => {
  it("sends the five bodies of a draft in the order that the table asks for", async () => {
    const sitting = sit("draft", "choose bodies");
    render(Board, { sitting });
    for (const name of ["Uranus", "Sun", "Mars", "Venus", "Neptune"]) await fireEvent.click(button(name));
    await fireEvent.click(gold()!);
    await tick();
    expect(sitting.sent).toEqual(["choose sun"]);
  });

  it("lets a sign be named twice", async () => {
    render(Board, { sitting: sit("draft", "name signs") });
    for (const name of ["Leo", "Leo", "Aries", "Virgo"]) await fireEvent.click(button(new RegExp(`^${name}`)));
    expect(button("Leo ×2")).toBeTruthy();
    expect(gold()).toBeNull();
    await fireEvent.click(button(/^Pisces/));
    expect(gold()!.textContent).toBe("Name these five");
  });

  it("takes a planet", async () => {
    const sitting = sit("pick", "take planet");
    render(Board, { sitting });
    await fireEvent.click(button("Saturn"));
    await fireEvent.click(gold()!);
    await tick();
    expect(sitting.sent).toEqual(["take saturn"]);
  });
});

describe("the quiz", () => {
  it("is answered in two taps", async () => {
    const sitting = sit("three", "answer");
    render(Board, { sitting });
    const quiz = view("three", "answer").quiz!;
    expect(screen.getByText(quiz.question)).toBeTruthy();
    const choice = button(`B ${quiz.choices["B"]}`);
    await fireEvent.click(choice);
    expect(gold()!.textContent).toBe("Answer B");
    await fireEvent.click(choice);
    expect(sitting.sent).toEqual(["answer B"]);
  });

  it("shows the key and its fact afterwards, and whose planets they are", () => {
    const seen = view("three", "quiz move");
    render(Board, { sitting: sit("three", "quiz move") });
    expect(screen.getByText(seen.quiz!.fact!)).toBeTruthy();
    expect(screen.getByText(seen.quiz!.key === seen.quiz!.answer ? "Right" : "Wrong")).toBeTruthy();
    expect(ring().querySelectorAll(".owner")).toHaveLength(4);
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
    button("Snap!").dispatchEvent(down);
    await tick();
  };

  it.each([[1010, "call 100"], [1320, "call 350"], [3990, "call 3000"]])("counts from the first picture, in steps of 50 ms", async (time, move) => {
    const sitting = sit("snap", "race");
    render(Race, { sitting, round: "1", word: "Snap!", pass: "No match" });
    await paint(1000);
    await press(time);
    expect(sitting.sent).toEqual([move]);
  });

  it("is made in the hand's own game only when the hand is complete", () => {
    render(Board, { sitting: sit("call", "race") });
    expect(view("call", "race").hands![0]!.complete).toBe(true);
    expect(button("Call EPHEMERIS").disabled).toBe(false);
  });

  it("is silent by itself after three seconds", async () => {
    const sitting = sit("snap", "race");
    render(Race, { sitting, round: "1", word: "Snap!", pass: "No match" });
    await paint(500);
    await paint(3400);
    expect(sitting.sent).toEqual([]);
    await paint(3501);
    expect(sitting.sent).toEqual(["silent"]);
  });
});

describe("Pairs and Snap", () => {
  it("offers every card that lies face down", async () => {
    const sitting = sit("pairs", "turn up");
    render(Board, { sitting });
    const cards = document.querySelectorAll("button[data-place]");
    expect(cards).toHaveLength(51);
    await fireEvent.click(cards[6]!);
    expect(sitting.sent).toEqual(["place 7"]);
  });

  it("shows what others turned up one after the other, and lets nobody play meanwhile", async () => {
    vi.useFakeTimers();
    const before = sit("pairs", "turn up", { log: [event(1, null, "roll yellow")] });
    const { rerender } = render(Board, { sitting: before });
    const log = [...before.log, event(2, 1, "place 3"), event(3, null, "face mars"), event(4, 1, "place 8"), event(5, null, "face leo")];
    await rerender({ sitting: sit("pairs", "turn up", { log }) });
    expect(document.querySelector(".up")).toBeNull();
    expect(document.querySelectorAll("[data-place]:enabled")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(800);
    expect(button("Card 3, Mars")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1400);
    expect(button("Card 8, Leo")).toBeTruthy();
    expect(document.querySelectorAll("[data-place]:enabled").length).toBeGreaterThan(40);
  });

  it("shows everybody's stock and pile", () => {
    render(Board, { sitting: sit("snap", "race") });
    expect(document.querySelectorAll('.snap section[aria-label*="face down"]')).toHaveLength(3);
    expect(button("Snap!")).toBeTruthy();
  });
});

describe("the end", () => {
  it.each(Object.keys(FRAMES))("says who has won in %s, and where to go from here", (table) => {
    render(Board, { sitting: sit(table, "over") });
    expect(screen.getAllByText(/wins?$|win$/).length).toBeGreaterThan(0);
    expect(document.querySelector('a[href^="/replay"]')!.getAttribute("href")).toBe("/replay/t");
    expect(button("Play again")).toBeTruthy();
  });

  it("tells the winner's fortune", () => {
    const seen = view("one", "over");
    expect(seen.predictions!.lines).toHaveLength(5);
    render(Board, { sitting: sit("one", "over") });
    for (const line of seen.predictions!.lines) expect(document.querySelector(".result")!.textContent).toContain(line.text);
  });
});
