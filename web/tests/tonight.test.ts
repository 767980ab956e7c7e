import { expect, test } from "vitest";
import { longest, streak } from "../src/lib/nights";
import { stacks } from "../src/lib/tonight";

const night = (day: string) => ({ day, games: 1 });
const bar = (score: number, count: number, won = true) => ({ won, score, count });

test("a streak goes on until a night is left out, and tonight may still come", () => {
  const nights = ["2026-03-02", "2026-03-01", "2026-02-28", "2026-02-25"].map(night);
  expect(streak(nights, "2026-03-02")).toBe(3);
  expect(streak(nights, "2026-03-03")).toBe(3);
  expect(streak(nights, "2026-03-04")).toBe(0);
  expect(longest(nights)).toBe(3);
  expect(longest([])).toBe(0);
});

test("results stand from the worst to the best, whoever lost first", () => {
  const found = stacks("points", [bar(3, 2), bar(5, 1), bar(0, 4, false)], [{ bot: "hard", won: true, score: 6 }], { won: true, score: 5 });
  expect(found.map((one) => [one.from, one.count])).toEqual([
    [null, 4],
    [3, 2],
    [4, 0],
    [5, 1],
    [6, 0],
  ]);
  expect(found.findIndex((one) => one.mine)).toBe(3);
  expect(found.at(-1)!.marks).toEqual(["hard"]);
});

test("fewer moves are better, and many results share bars", () => {
  const few = stacks("moves", [bar(4, 1), bar(6, 2)], [], null);
  expect(few.map((one) => one.from)).toEqual([6, 5, 4]);
  const many = stacks(
    "points",
    Array.from({ length: 60 }, (_, i) => bar(i, 1)),
    [],
    null,
  );
  expect(many.length).toBeLessThanOrEqual(12);
  expect(many.reduce((sum, one) => sum + one.count, 0)).toBe(60);
  expect(stacks("points", [], [], null)).toEqual([]);
});
