// A lesson follows what is done at the table.
import { beforeEach, describe, expect, it } from "vitest";
import { Coach, fits, type Class } from "../src/lib/coach.svelte";
import { memory } from "../src/lib/memory.svelte";
import type { Event, Lesson, LogEntry } from "../src/messages";

const event = (kind: string, card = 0, seat: number | null = 0, facts: string[] = []): Event => ({
  seat,
  move: { move: card ? `${kind} ${card}` : kind, kind, args: { card } },
  facts: facts.map((key) => ({ key })),
});
const LESSON: Lesson = {
  name: "first",
  seats: 2,
  seed: 1,
  steps: [{ id: "theme" }, { id: "place", asks: ["place 1", "place 2"] }, { id: "any", asks: ["play 3"], wants: [{ kind: "play" }] }, { id: "tip" }],
};

class Table implements Class {
  table = "t";
  game = "stars";
  seat = 0;
  log: LogEntry[] = [{ n: 1, event: event("deal", 9, null) }];
  made = "";
  add(one: Event, made = one.move.move): void {
    this.made = made;
    this.log = [...this.log, { n: this.log.length + 1, event: one }];
  }
}

let table: Table;
let coach: Coach;
beforeEach(() => {
  memory.lessons = {};
  table = new Table();
  coach = new Coach(table, LESSON);
  coach.follow();
});
const make = (kind: string, card?: number, made?: string) => {
  table.add(event(kind, card), made);
  coach.follow();
};

describe("a lesson", () => {
  it("goes on when a step has been read and when what it asks for has been done", async () => {
    await coach.go_on();
    expect([coach.step, coach.wish]).toEqual([1, "place 1"]);
    make("place", 1);
    expect([coach.step, coach.wish]).toEqual([1, "place 2"]);
    make("place", 2);
    expect(coach.now?.id).toBe("any");
    make("play", 7); // as good
    expect([coach.now?.id, coach.strayed]).toEqual(["tip", false]);
    await coach.go_on();
    expect(coach.now).toBeUndefined();
    expect(memory.lessons["stars/first"]?.done).toBe(true);
  });

  it("notices something else, and forgets it when it is taken back", async () => {
    await coach.go_on();
    make("place", 9);
    expect([coach.step, coach.strayed]).toEqual([1, true]);
    table.log = [...table.log, { n: table.log.length + 1, entry: { is: "undone", seat: 0 } }];
    coach.follow();
    expect([coach.step, coach.strayed, coach.wish]).toEqual([1, false, "place 1"]);
  });

  it("is read enough by whoever acts, and not disturbed by others or by what the table does", () => {
    table.add(event("place", 8, 1));
    make("pass", 0, "");
    expect([coach.step, coach.strayed]).toEqual([0, false]);
    make("place", 1);
    expect([coach.step, coach.wish]).toEqual([1, "place 2"]);
  });

  it("can be read again, and is remembered for its table", async () => {
    await coach.go_on();
    make("place", 1);
    coach.back();
    expect(coach.now?.id).toBe("theme");
    await coach.go_on();
    expect([coach.now?.id, coach.reading]).toEqual(["place", null]);
    expect([new Coach(table, LESSON).step, new Coach(table, LESSON).wish]).toEqual([1, "place 2"]);
    table.table = "another";
    expect(new Coach(table, LESSON).step).toBe(0);
  });

  it("compares events with patterns", () => {
    const one = event("play", 3, 0, ["fifteen"]);
    expect(fits({ kind: "play", args: { card: 3 } }, one)).toBe(true);
    expect(fits({ kind: "play", args: { card: 4 } }, one)).toBe(false);
    expect(fits({ kind: "place" }, one)).toBe(false);
    expect([fits({ fact: "fifteen" }, one), fits({ fact: "run" }, one), fits({ fact: "fifteen", args: { points: 2 } }, one)]).toEqual([true, false, false]);
  });
});
