// What finished games add up to, and what of them is kept.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import { memory } from "../src/lib/memory.svelte";
import { gather, judge, tally, type Account, type Played } from "../src/lib/played";
import { balance, by_unit, counted, habits, judged, LATELY, level, running, sums, type Counted } from "../src/lib/statistics";
import type { Event, Fact, Frame, Mark } from "../src/messages";
import { VICTORY } from "./sitting";

const POINTS = { name: "points", scale: 1 };

const game = (at: number, won: boolean, more: Partial<Account> = {}, of = "transit"): Counted => ({
  table: `${of}${at}`,
  game: of,
  at,
  won,
  with: "",
  account: { seat: 0, result: won ? 1 : 0, unit: VICTORY, others: ["medium"], tally: {}, ...more },
});

describe("the games that count", () => {
  it("are those that one has played to the end, the oldest first", () => {
    const bare: Played = { table: "a", game: "transit", at: 5, won: true, with: "" };
    expect(counted([game(9, true), bare, { ...bare, account: null }, game(2, false)]).map(({ at }) => at)).toEqual([2, 9]);
  });

  it.each([
    [[], "alone"],
    [["medium"], "medium"],
    [["easy", "hard:racer", "medium"], "hard"],
    [["hard", ""], "people"],
  ])("are with %j at the level %s", (others, name) => expect(level({ others })).toBe(name));
});

describe("results", () => {
  const GAMES = [
    game(1, true),
    game(2, false),
    game(3, true, { others: ["hard"] }),
    game(4, true),
    game(5, true, { others: [], unit: POINTS, result: 40 }, "starmap"),
    game(6, true, { others: [], unit: POINTS, result: 60 }, "starmap"),
    game(7, false, {}, "starmap"),
  ];

  it("are summed by game and level", () => {
    expect(sums(GAMES).map((one) => [one.game, one.level, one.count, one.won, one.mean])).toEqual([
      ["transit", "medium", 3, 2, 2 / 3],
      ["transit", "hard", 1, 1, 1],
      ["starmap", "alone", 2, 2, 50],
      ["starmap", "medium", 1, 0, 0],
    ]);
  });

  it("are drawn apart where they count something else", () => {
    expect(by_unit(GAMES.slice(4)).map((of) => of.map(({ at }) => at))).toEqual([[5, 6], [7]]);
  });

  it("are smoothed over the last ones", () => {
    expect(running([1, 0, 1])).toEqual([1, 0.5, 2 / 3]);
    const long = running([...Array<number>(LATELY).fill(0), ...Array<number>(LATELY).fill(1)]);
    expect(long[LATELY - 1]).toBe(0);
    expect(long[LATELY]).toBeCloseTo(1 / LATELY);
    expect(long.at(-1)).toBe(1);
  });

  it("are split into luck and decisions where they were judged", () => {
    const some = [game(1, true, { luck: 0.4, own: 0.1 }), game(2, true), game(3, false, { luck: -0.2, own: -0.3 })];
    expect(judged(some).map(({ at }) => at)).toEqual([1, 3]);
    expect(balance(judged(some)).luck).toBeCloseTo(0.1);
    expect(balance(judged(some)).own).toBeCloseTo(-0.1);
    expect(balance([])).toEqual({ luck: 0, own: 0 });
  });
});

describe("habits", () => {
  it("tell how often something is done, lately, and in games won and lost", () => {
    const early = Array.from({ length: LATELY }, (_, i) => game(i, true, { tally: { run: 3 } }));
    const late = Array.from({ length: LATELY }, (_, i) => game(100 + i, false, { tally: { run: 1, passed: 1 } }));
    expect(habits([...early, ...late])).toEqual([
      { key: "run", all: 2, lately: 1, won: 3, lost: 1 },
      { key: "passed", all: 0.5, lately: 1, won: 0, lost: 1 },
    ]);
  });

  it("leave out what was never done, and what cannot be compared", () => {
    expect(habits([game(1, true, { tally: { run: 0, passed: 2 } })])).toEqual([{ key: "passed", all: 2, lately: 2, won: 2, lost: null }]);
    expect(habits([])).toEqual([]);
  });
});

const fact = (key: string, args: Fact["args"] = {}): Fact => ({ key, args });
const event = (seat: number | null, ...facts: Fact[]): Event => ({ seat, move: { move: "", kind: "" }, facts });
const EVENTS = [
  event(0, fact("played", { seat: 0 }), fact("points", { seat: 0, reasons: [fact("run"), fact("fifteen")] })),
  event(1, fact("played", { seat: 1 }), fact("points", { seat: 1, reasons: [fact("run")] }), fact("points", { seat: 0, reasons: [fact("last-card")] })),
  event(0, fact("pinned", { body: "sun" }), fact("observed", { sets: [fact("fifteen")] })),
  event(0, fact("filled", { seat: 0, count: 3 })),
  event(null, fact("pinned", { body: "moon" })),
];

it("a tally counts one's own facts with their parts, what one's moves did, and how many a fact says", () => {
  expect(tally(EVENTS, 0, (key) => key !== "points")).toEqual({ played: 1, run: 1, fifteen: 1, "last-card": 1, pinned: 1, observed: 1, filled: 3 });
  expect(tally(EVENTS, 1, (key) => key === "run")).toEqual({ run: 1 });
});

describe("a finished game", () => {
  const SEATS = [
    { name: "Mira", kind: "person", bot: "", away: false },
    { name: "Edmond", kind: "bot", bot: "hard", away: false },
  ];
  const mark = (n: number, seat: number | null, value: number, luck: number): Mark => ({
    n,
    seat,
    whose: seat ?? 0,
    luck: [luck, -luck],
    regret: 0,
    values: [value, 1 - value],
    choices: [],
  });
  let frame: Partial<Frame>;
  let lines: Mark[];

  beforeEach(() => {
    frame = { status: "over", result: [1, 0], seats: SEATS, unit: VICTORY };
    lines = [mark(1, null, 0.5, 0.2), mark(2, 0, 0.7, 0), mark(3, 0, 1, 0.1)];
    memory.hold({ table: "t", game: "transit", seat: 0, token: "secret", name: "Mira", invites: [], at: 7 });
    vi.spyOn(api, "words").mockResolvedValue({ en: "tally-run = Runs\ntally-fifteen = Fifteens" });
    vi.spyOn(api, "frame").mockImplementation(() => Promise.resolve(frame as Frame));
    vi.spyOn(api, "get").mockImplementation(() => Promise.resolve({ events: EVENTS.map((one, n) => ({ n, event: one })) } as never));
    vi.spyOn(api, "request").mockImplementation(() => Promise.resolve(new Response(lines.map((line) => JSON.stringify(line)).join("\n") + "\n")));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    memory.forget_played();
    memory.let_go("t");
    localStorage.clear();
  });

  it("is kept once, with what was done in it", async () => {
    await gather();
    await gather();
    expect(api.frame).toHaveBeenCalledTimes(1);
    expect(memory.played).toHaveLength(1);
    const { account, ...rest } = memory.played[0]!;
    expect(rest).toMatchObject({ table: "t", game: "transit", at: 7, won: true });
    expect(account).toEqual({ seat: 0, result: 1, unit: VICTORY, others: ["hard"], tally: { run: 1, fifteen: 1 } });
  });

  it("is not kept before it is over, and not if it was a lesson", async () => {
    frame.status = "playing";
    await gather();
    frame.status = "over";
    memory.learn("transit/first", { table: "t", step: 0, asked: 0, strayed: false, since: 0, done: false });
    await gather();
    expect(memory.played).toEqual([]);
    memory.learn("transit/first", { table: "", step: 0, asked: 0, strayed: false, since: 0, done: false });
  });

  it("does not count where a bot has finished it", async () => {
    frame.seats = [{ ...SEATS[0]!, bot: "medium" }, SEATS[1]!];
    await gather();
    expect(memory.played[0]!.account).toBeNull();
    expect(counted(memory.played)).toEqual([]);
  });

  it("is looked at again where an older page has kept less of it", async () => {
    memory.keep_played([{ table: "t", game: "transit", at: 7, won: true, with: "" }]);
    await gather();
    expect(memory.played).toHaveLength(1);
    expect(memory.played[0]!.account?.tally).toEqual({ run: 1, fifteen: 1 });
  });

  it("is kept with luck and decisions when it is judged", async () => {
    const heard: number[] = [];
    await judge("t", "secret", ({ n }) => heard.push(n));
    expect(heard).toEqual([1, 2, 3]);
    expect(memory.played[0]!.account!.luck).toBeCloseTo(0.3);
    expect(memory.played[0]!.account!.own).toBeCloseTo(0.4);
    expect(JSON.parse(localStorage.getItem("played")!)).toEqual(memory.played);
  });

  it("has no verdict where judging has ended early", async () => {
    lines.pop();
    await judge("t", "secret", () => {});
    expect(memory.played[0]!.account).not.toHaveProperty("luck");
  });

  it("of somebody else is judged, and not kept", async () => {
    memory.let_go("t");
    await judge("t", "", () => {});
    expect(memory.played).toEqual([]);
  });
});
