// A puzzle is a table that answers by itself: asked, answered, judged; and what the browser keeps of it.
import { beforeEach, expect, test, vi } from "vitest";
import type { BoardModule } from "../src/boards";
import { memory } from "../src/lib/memory.svelte";
import { another, begin_again, points, standing, stars } from "../src/lib/puzzles";
import { Puzzling } from "../src/lib/puzzling.svelte";
import { transport } from "../src/lib/transport";
import type { Frame, PuzzleJudged, PuzzleShown } from "../src/messages";
import { sit, words } from "./sitting";

const MOVES = [
  { move: "play 4S", kind: "play", args: { card: "4S" } },
  { move: "play 6C", kind: "play", args: { card: "6C" } },
];
const FRAME: Frame = { ...sit("transit", { view: { viewer: 0, phase: "turn" }, legal: MOVES }).frame, table: "", seq: 0 };
const SHOWN: PuzzleShown = { puzzle: { game: "transit", n: 96, level: 1 }, rating: 720, frame: FRAME };
const option = (move: (typeof MOVES)[number], value: number) => ({ move, value, as_good: false });
const judged = (move: string, rating: PuzzleJudged["rating"]): PuzzleJudged => ({
  move,
  right: move === "play 6C",
  behind: move === "play 6C" ? 0 : 0.2,
  hint: { is: "hinted", seq: 0, options: [option(MOVES[1]!, 0.7), option(MOVES[0]!, 0.5)], now: 0.6 },
  rating,
});

interface Asked {
  path: string;
  body: { move?: string; rating?: object | null; tried?: number[]; moves?: object[] };
}
let asked: Asked[];
let answer: (asked: Asked) => [number, unknown];
beforeEach(() => {
  memory.puzzles = {};
  asked = [];
  vi.spyOn(transport, "fetch").mockImplementation((path, { body }) => {
    asked.push({ path, body: JSON.parse(body ?? "{}") as Asked["body"] });
    const [status, told] = answer(asked.at(-1)!);
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
});
const sitting = async () => {
  const at = new Puzzling(SHOWN, words("transit"), {} as BoardModule);
  await vi.waitFor(() => expect(at.live.current).not.toBeNull());
  at.live.director.guarded = false;
  return at;
};

test("the first answer counts, later ones only tell how far they are behind", async () => {
  answer = ({ body }) => [200, judged(body.move!, body.rating ? { mu: 900, sigma: 300 } : null)];
  const at = await sitting();
  expect(at.live.mine).toBe(true);
  at.live.act(at.live.moves[0]!);
  await vi.waitFor(() => expect(at.live.hint).not.toBeNull());
  expect(at.judged?.right).toBe(false);
  expect(standing("transit")).toEqual({ rating: { mu: 900, sigma: 300 }, tried: { 96: false } });
  expect(asked[0]!.body.rating).toEqual({ mu: 1000, sigma: 1000 / 3 });

  at.live.act(at.live.moves[1]!);
  await vi.waitFor(() => expect(at.judged?.right).toBe(true));
  expect(asked[1]!.body.rating).toBeNull();
  expect(standing("transit").tried).toEqual({ 96: false });
  at.live.hint = null;
  at.explain_again();
  expect(at.live.hint).toEqual(at.judged?.hint);
});

test("what goes wrong is said, and one may answer again", async () => {
  answer = () => [503, { is: "error", code: "unavailable", reason: "Not now." }];
  const at = await sitting();
  at.live.act(at.live.moves[0]!);
  await vi.waitFor(() => expect(at.live.trouble?.text).toBe("Not now."));
  expect(at.live.mine).toBe(true);
  expect(standing("transit").tried).toEqual({});
});

test("moves are asked about as at a table", async () => {
  answer = () => [200, { is: "told", seq: 0, answers: [{ legal: true }] }];
  const at = await sitting();
  expect(at.live.about(MOVES[0]!)).toBeUndefined();
  await vi.waitFor(() => expect(at.live.about(MOVES[0]!)).toEqual({ legal: true }));
  expect(asked.map(({ path }) => path)).toEqual(["/api/games/transit/puzzles/96/ask"]);
});

test("a puzzle shows who sits there by name", async () => {
  const seats = FRAME.seats.map((seat, i) => (i === 0 ? { ...seat, name: "" } : seat));
  const at = new Puzzling({ ...SHOWN, frame: { ...FRAME, seats } }, words("transit"), {} as BoardModule);
  await vi.waitFor(() => expect(at.live.current).not.toBeNull());
  expect(at.live.seats[0]!.name).not.toBe("");
});

test("the next one is asked for with what was tried, until there is none left", async () => {
  answer = ({ body }) => (body.tried!.length < 2 ? [200, SHOWN] : [422, { is: "error", code: "no_puzzle", reason: "None." }]);
  memory.solve("transit", { rating: { mu: 1200, sigma: 200 }, tried: { 5: true } });
  expect((await another("transit"))?.puzzle.n).toBe(96);
  expect(asked[0]!.body).toEqual({ rating: { mu: 1200, sigma: 200 }, tried: [5] });
  memory.solve("transit", { ...standing("transit"), tried: { 5: true, 96: false } });
  expect(await another("transit")).toBeNull();
  begin_again("transit");
  expect([standing("transit").tried, points(standing("transit").rating)]).toEqual([{}, 1200]);
});

test("levels are stars", () => expect([1, 2, 3].map(stars)).toEqual(["★☆☆", "★★☆", "★★★"]));
