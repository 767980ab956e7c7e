import { describe, expect, it, vi } from "vitest";
import { round_gains, row_of } from "../src/boards/transit/points";
import { beside, beside_node } from "../src/lib/beside";
import type { TransitView } from "../src/boards/transit/view";
import * as api from "../src/lib/api";
import { check, commitment } from "../src/lib/fair";
import { read_link } from "../src/lib/links";
import { earners, pieces_of } from "../src/lib/pieces";
import { reason } from "../src/lib/hint";
import { find } from "../src/lib/standing";
import { turn } from "../src/lib/turn";
import { signed, verdict } from "../src/lib/verdict";
import type { Drawn, Fact, LogEntry, Mark, Move, Replay } from "../src/messages";
import fair from "./fixtures/fair.json";
import { NOTHING, sit, VICTORY } from "./sitting";

describe("what somebody pastes", () => {
  const TABLE = "XEklnpa0Cnk8zY-EvUQyJg";
  const here = (path: string) => ({ path, table: TABLE, elsewhere: "" });
  it.each([
    [TABLE, here(`/t/${TABLE}`)],
    [`${location.origin}/t/${TABLE}`, here(`/t/${TABLE}`)],
    [`${location.host}/join/${TABLE}/1#a-b_c`, here(`/join/${TABLE}/1#a-b_c`)],
    [`Here: <${location.origin}/join/${TABLE}/12#abc>, hurry!`, here(`/join/${TABLE}/12#abc`)],
    [`/join/${TABLE}`, here(`/t/${TABLE}`)],
    [`${location.origin}/replay/${TABLE}?at=30`, here(`/replay/${TABLE}?at=30`)],
    [`https://[::1]:8000/t/${TABLE}`, { ...here(`/t/${TABLE}`), elsewhere: "[::1]:8000" }],
    [`see example.org/t/${TABLE}`, { ...here(`/t/${TABLE}`), elsewhere: "example.org" }],
    ["https://example.org/about", null],
    ["two words", null],
    ["t/", null],
  ])("is read: %s", (text, found) => expect(read_link(text)).toEqual(found));
});

describe("the luck of a finished game", () => {
  const game = fair.replay as unknown as Replay;
  const drawn = fair.drawn as Drawn[];
  it("follows from the sealed seed", () => {
    expect(commitment(game.seed)).toBe(game.commitment);
    expect(check(game, drawn).fair).toBe(true);
  });
  it("is found out when one outcome, the seed or the words are others", () => {
    const other = drawn.map((d, i) => (i === 3 ? { ...d, choice: (d.choice + 1) % d.weights.length } : d));
    expect(check(game, other)).toEqual({ fair: false, text: `Event ${drawn[3]!.n} is not the outcome that the seed gives.` });
    expect(check({ ...game, seed: game.seed.replace(/^../, "00") }, drawn).fair).toBe(false);
    expect(check({ ...game, entropy: [...game.entropy, "more"] }, drawn).fair).toBe(false);
  });
});

const fact = (key: string, args: Fact["args"] = {}): Fact => ({ key, args, rules: [] });

describe("the pieces that a fact names", () => {
  it("are named by the words of its arguments", () => {
    expect(pieces_of({ seat: 2, laid_card: "5H", cards: ["6S", "7D"], slot: 3 })).toEqual(["seat-2", "card-5H", "card-6S", "card-7D", "slot-3"]);
    expect(pieces_of({ rods: 0, crystals: 2, die: 6, dice: [1, 2] })).toEqual(["die-6", "dice-1", "dice-2"]);
  });
  it("earned the points: those of its parts, if it has some", () => {
    const pair = fact("pair", { cards: ["5H", "5S"], points: 2 });
    expect(earners(fact("points", { seat: 0, century: "17th", reasons: [pair] }))).toEqual(["card-5H", "card-5S"]);
    expect(earners(fact("picked", { seat: 1, slot: 2 }))).toEqual(["slot-2"]);
  });
});

describe("points in Transit", () => {
  const { voice } = sit("transit", NOTHING);
  const said = (n: number, seat: number, ...facts: Fact[]): LogEntry => ({ n, event: { seat, move: { move: "", kind: "" }, facts } });
  const played = (seat: number, card: string, total: number) => fact("played", { seat, card, total });
  const points = (seat: number, century: string, ...reasons: Fact[]) =>
    fact("points", { seat, century, points: reasons.reduce((sum, one) => sum + Number(one.args!["points"]), 0), reasons });
  const pair = fact("pair", { points: 2 });
  const run = fact("run", { length: 3, points: 3 });
  const row = (...cards: string[]) => ({ stage: "advancement", row: cards.map((card, seat) => ({ card, seat, wild: null })) }) as unknown as TransitView;

  it("belong to the cards that lie in the row", () => {
    const log = [
      said(1, 2, played(2, "8H", 31), fact("count-closed", { total: 31 })),
      said(2, 0, played(0, "5H", 5)),
      said(3, 1, played(1, "5S", 10), points(1, "18th", pair)),
    ];
    expect(row_of(row("5H", "5S"), log, voice).cards.map((card) => card.points)).toEqual([0, 2]);
  });
  it("stay with a closed count until the next card", () => {
    const log = [said(1, 0, played(0, "5H", 26)), said(2, 1, played(1, "5S", 31), points(1, "18th", pair), fact("count-closed", { total: 31 }))];
    expect(row_of(row(), log, voice)).toMatchObject({ closed: 31, cards: [{ card: "5H" }, { card: "5S", points: 2 }] });
    expect(row_of({ ...row(), stage: "research" }, log, voice).cards).toEqual([]);
  });
  it("of a round are those since the last Observation, by what for", () => {
    const old = said(1, 0, points(0, "17th", run), fact("observed", { mark: 14 }));
    const log = [old, said(2, 0, points(0, "17th", pair, run)), said(3, 0, points(0, "17th", pair)), said(4, 1, fact("observed", { mark: 20 }))];
    expect(round_gains(log, fact("observed", { mark: 20 })).get("17th")).toEqual(
      new Map([
        ["pair", 4],
        ["run", 3],
      ]),
    );
  });
});

describe("a hint", () => {
  const { voice } = sit("transit", NOTHING);
  const move = (name: string, ...preview: Fact[]): Move => ({ move: name, kind: "play", args: {}, preview });
  const hinted = (...moves: Move[]) => ({
    is: "hinted" as const,
    seq: 1,
    now: 0.5,
    options: moves.map((one, i) => ({ move: one, value: 0.5, as_good: i < 2 })),
  });
  it("gives the gain as its reason", () => {
    const pair = fact("points", { seat: 0, points: 2, century: "17th", reasons: [] });
    expect(reason(hinted(move("a", fact("played"), fact("passed", { seat: 1 }), pair), move("b")), { voice })).toBe(voice.say(pair));
  });
  it("says so if there is nothing to choose, or nothing to gain at once", () => {
    expect(
      reason(hinted(move("a", fact("played"), fact("passed", { seat: 1 }), fact("count-closed")), move("b", fact("passed", { seat: 1 }))), { voice }),
    ).toBe(
      voice.say(fact("count-closed")), // what the other one does not bring
    );
    expect(reason(hinted(move("a")), { voice })).toBe(voice.t("hint-lone"));
    expect(reason(hinted(move("a"), move("b")), { voice })).toBe(voice.t("hint-close"));
  });
});

describe("what a game owed to luck and to decisions", () => {
  const mark = (n: number, seat: number | null, value: number, luck = 0, regret = 0): Mark => ({
    n,
    seat,
    whose: 0,
    luck: [luck, -luck],
    regret,
    values: [value, 1 - value],
    choices: seat === null ? [] : [{ move: { move: `m${n}`, kind: "m" }, value, made: true }],
  });
  const game = [mark(1, null, 0.5), mark(2, 0, 0.6), mark(3, null, 0.8, 0.2), mark(4, 1, 0.7), mark(5, 0, 0.55, 0, 0.15)];
  it("adds up", () => {
    const found = verdict(game, 0);
    expect(found.luck).toBeCloseTo(0.2);
    expect(found.own).toBeCloseTo(-0.05);
    expect(found.others).toBeCloseTo(-0.1);
    expect([found.best?.n, found.costly?.n]).toEqual([2, 5]);
  });
  it("has its best moment in something done well, not in somebody else's blunder", () => {
    const blunder = [mark(1, null, 0.5), mark(2, 1, 0.9), mark(3, 0, 0.95)];
    expect(verdict(blunder, 0).best?.n).toBe(3);
  });
  it("is told with its sign, which nothing has not", () => {
    expect([0.038, -0.038, -0.0001].map((change) => signed(VICTORY, change))).toEqual(["+3.8", "−3.8", "+0"]);
  });
});

describe("a table at which one has a seat", () => {
  const held = { table: "t", game: "transit", seat: 0, token: "", name: "Mira", invites: [], at: 1 };
  const answers = (status: number) => vi.spyOn(api, "table").mockRejectedValueOnce(new api.Refusal(status, "", ""));
  it("is still there when it cannot be asked about, and gone when there is no such table", async () => {
    answers(429);
    expect((await find(held))?.info.game).toBe("transit");
    answers(404);
    expect(await find(held)).toBeNull();
  });
});

describe("whose turn it is", () => {
  const asked = (...seats: number[]) => {
    const sitting = sit("transit", NOTHING);
    return turn({ ...sitting, frame: { ...sitting.frame, asked: seats } });
  };
  it("is told to whoever waits", () => {
    expect(asked(2)).toMatchObject({ state: "theirs", seat: 2 });
    expect(asked(1, 2)).toMatchObject({ state: "done" });
  });
  it("is nobody's without a connection", () => {
    expect(turn(sit("transit", { ...NOTHING, legal: [{ move: "pass", kind: "pass" }] }, { connection: "offline" })).state).toBe("offline");
  });
  it("is of whoever acts while that is shown", () => {
    const showing = { seat: 1, facts: [fact("passed", { seat: 1 })], behind: 0, waits: false, timed: 0, moment: null };
    expect(turn(sit("transit", NOTHING, { showing }))).toMatchObject({ state: "theirs", seat: 1 });
  });
  it("tells who won: alone, together, or nobody", () => {
    const ended = (...result: number[]) => turn(sit("transit", { ...NOTHING, result }, {}, result.length)).won;
    expect([ended(1, 0), ended(0, 1), ended(1, 1), ended(0, 0)]).toEqual([true, false, true, false]);
  });
});

it("a card whose size the browser tells lies beside the thing, not over it", () => {
  const size = Object.create({ width: 300, height: 300 }) as { width: number; height: number }; // as a DOMRect has it
  const thing = { left: 24, top: 110, width: 180, height: 260 };
  const spot = beside(thing, size, [], { left: 0, top: 48, width: 1280, height: 432 });
  expect(spot.left).toBeGreaterThanOrEqual(thing.left + thing.width);
});

it("a card keeps off the badge of a choice that it would hardly touch", () => {
  const put = (left: number, top: number, width: number, height: number, name = "") => {
    const node = document.createElement("div");
    node.className = name;
    node.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
    return document.body.appendChild(node);
  };
  const [thing, card] = [put(100, 300, 100, 100), put(0, 0, 100, 100)];
  const first = beside_node(thing, card);
  expect(first).toMatchObject({ side: "above", top: 176 });
  put(100, 120, 100, 50, "can"); // its lower edge is 6 px above the card
  expect(beside_node(thing, card)).not.toEqual(first);
  document.body.replaceChildren();
});
