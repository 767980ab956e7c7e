// What others do goes by one step at a time.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, steps_of, type Pace } from "../src/lib/director.svelte";
import type { Fact, Frame, LogEntry, View } from "../src/messages";

const view = (phase: string): View => ({ viewer: 0, phase });
const frame = (phase: string, more: Partial<Frame> = {}) =>
  ({ seq: 1, status: "playing", seat: 0, legal: [], asked: [], ...more, view: view(phase) }) as unknown as Frame;
const fact = (key: string, points = 0): Fact => ({ key, args: points ? { points } : {} });
function entry(n: number, seat: number | null, key: string, more: { drawn?: string; move?: string; points?: number } = {}): LogEntry {
  const event = { seat, move: { move: more.move ?? "m", kind: "m" }, facts: [fact(key, more.points)] };
  return more.drawn ? { n, event, view: view(more.drawn) } : { n, event };
}

let pace: Pace;
let always: boolean;
function directed(): Director {
  const made = new Director({
    seat: () => 0,
    pace: () => pace,
    always: (seam) => seam === "rounds" && always,
    seam: ({ key }) => (key === "round-over" ? "rounds" : null),
    has_moment: ({ key }) => key === "round-over",
  });
  made.take(frame("start"), []);
  return made;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  always = false;
});
afterEach(() => {
  vi.useRealTimers();
});

it("makes a step of each entry that says how the table looked, and one of the rest", () => {
  const steps = steps_of([entry(1, 1, "a"), entry(2, 1, "b", { drawn: "two" }), entry(3, 2, "c")], view("end"));
  expect(steps.map((step) => [step.entries.map(({ n }) => n), step.view.phase])).toEqual([
    [[1, 2], "two"],
    [[3], "end"],
  ]);
});

it("makes a step of what each player did unseen, before the event that ends the turn", async () => {
  const late = [entry(1, 1, "a"), entry(2, 1, "b"), entry(3, 2, "c"), entry(4, 0, "done", { move: "mine" })];
  expect(steps_of(late, view("end"), view("start")).map((step) => [step.entries.map(({ n }) => n), step.view.phase])).toEqual([
    [[1, 2], "start"],
    [[3], "start"],
    [[4], "end"],
  ]);
  const director = directed();
  director.expect("mine");
  director.take(frame("end"), late);
  const told: [number | null | undefined, string][] = [];
  for (let i = 0; i < 40 && !director.level; i++) {
    const now = director.showing?.seat;
    if (now !== told.at(-1)?.[0]) told.push([now, director.frame!.view.phase]);
    await pass(50);
  }
  expect(told).toEqual([
    [1, "start"],
    [2, "start"],
  ]); // ours, the last, takes no time
  expect([director.level, director.frame?.view.phase, director.at]).toEqual([true, "end", 4]);
});

describe("the moves of others", () => {
  const TWO = [entry(1, 1, "a", { drawn: "one" }), entry(2, 2, "b", { drawn: "two" })];
  it("are shown one after the other, and nothing can be done meanwhile", async () => {
    const director = directed();
    director.take(frame("two", { legal: [{ move: "m", kind: "m" }], asked: [0] }), TWO);
    expect([director.level, director.showing?.seat, director.showing?.behind]).toEqual([false, 1, 1]);
    expect([director.frame?.view.phase, director.frame?.legal]).toEqual(["start", []]); // the actor first, then the move
    await pass(130);
    expect(director.frame?.view.phase).toBe("one");
    await pass(500);
    expect(director.showing?.seat).toBe(2);
    await pass(700);
    expect([director.level, director.showing, director.frame?.legal.length]).toEqual([true, null, 1]);
  });
  it.each([
    ["fast", 300],
    ["normal", 600],
    ["slow", 1400],
  ] as const)("take their time at %s", async (chosen, ms) => {
    pace = chosen;
    const director = directed();
    director.take(frame("one"), [TWO[0]!]);
    await pass(ms - 20);
    expect(director.level).toBe(false);
    await pass(40);
    expect(director.level).toBe(true);
  });
  it("wait for the reader at step", async () => {
    pace = "step";
    const director = directed();
    director.take(frame("one"), [TWO[0]!]);
    await pass(60_000);
    expect(director.showing?.waits).toBe(true);
    director.go_on();
    await pass(1);
    expect(director.level).toBe(true);
  });
  it("are skipped by catching up, and a click that was meant for them hits nothing", async () => {
    const director = directed();
    director.take(frame("two"), TWO);
    await pass(10);
    director.catch_up();
    expect([director.level, director.frame?.view.phase, director.at]).toEqual([true, "two", 2]);
    expect(director.guarded).toBe(true);
    await pass(310);
    expect(director.guarded).toBe(false);
  });
  it("go by fast if there are many of them", async () => {
    pace = "slow";
    const director = directed();
    director.take(
      frame("end"),
      Array.from({ length: 9 }, (_, i) => entry(i + 1, 1, "a", { drawn: `v${i}` })),
    );
    await pass(330);
    expect(director.at).toBe(1);
    expect(director.showing?.behind).toBe(7);
  });
});

it("shows the reader's own move at once, and leaves nothing between it and the next", async () => {
  const director = directed();
  director.expect("mine");
  director.take(frame("one"), [entry(1, 0, "a", { drawn: "one", move: "mine" })]);
  await pass(1);
  expect([director.level, director.guarded, director.frame?.view.phase]).toEqual([true, false, "one"]);
});

it("shows how the table is to whoever comes, and to whoever missed something", () => {
  const director = directed();
  director.take(frame("later"), [entry(9, 1, "a")], true);
  expect([director.level, director.frame?.view.phase, director.at]).toEqual([true, "later", 9]);
});

describe("the end of a round", () => {
  const OVER = [entry(1, 1, "round-over", { drawn: "one" })];
  const shown = async (ms: number) => {
    const director = directed();
    director.take(frame("one"), OVER);
    await pass(ms);
    return director;
  };
  it("has its summary for a while, then goes on", async () => {
    const director = await shown(1000);
    expect([director.showing?.moment?.key, director.showing?.timed]).toEqual(["round-over", 2500]);
    await pass(2500);
    expect(director.level).toBe(true);
  });
  it("waits at slow, and wherever the reader always wants to stop", async () => {
    pace = "slow";
    expect((await shown(60_000)).showing?.moment?.key).toBe("round-over");
    [pace, always] = ["fast", true];
    expect((await shown(60_000)).showing?.moment?.key).toBe("round-over");
  });
  it("is not stopped at when all shall be fast", async () => {
    pace = "fast";
    expect((await shown(1000)).level).toBe(true);
  });
});
