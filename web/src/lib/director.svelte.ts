// What others do is shown one step at a time, at the reader's pace. The table does not wait: the page may be behind it, and
// says so. Whoever has seen everything is level, and only then has moves.
import { tick } from "svelte";
import type { Event, Fact, Frame, LogEntry, View } from "../messages";

export const PACES = ["slow", "normal", "fast", "step"] as const;
export type Pace = (typeof PACES)[number];
/** What one may always stop at. */
export type Seam = "counts" | "rounds";

/** Milliseconds that a move of another player takes, and one that brings something. */
const MOVE: Record<Pace, number> = { slow: 1400, normal: 600, fast: 300, step: 600 };
const GAIN: Record<Pace, number> = { slow: 1400, normal: 900, fast: 300, step: 900 };
/** The actor is named before anything moves, and everything rests before the next one does. */
const ANNOUNCE = 120;
const REST = 200;
const SUMMARY = 2500;
/** With more moves than these to show, they go by fast. */
const LONG = 6;
/** How long moves that have just appeared cannot be hit: the click was meant for something else. */
const GUARD = 300;

/** What happened between two drawings of the board. */
export interface Step {
  entries: LogEntry[];
  /** How the table looks afterwards. */
  view: View;
}

/** What is being shown of what happened. */
export interface Showing {
  /** Who acts; null: chance. */
  seat: number | null;
  facts: Fact[];
  /** How many moves are still to be shown after this one. */
  behind: number;
  /** It waits for Continue; until then nothing else is shown. */
  waits: boolean;
  /** It goes on by itself after so many ms. */
  timed: number;
  /** The fact whose summary lies over the board. */
  moment: Fact | null;
}

/** How things get where they are going: called before the board is drawn again, and its answer afterwards, which says how
    many ms the motion takes. `time` is how many it may. */
export type Stage = (step: Step, time: number) => () => number;

/** What a director has to know. */
export interface Direction {
  /** The reader's seat. */
  seat(): number | null;
  pace(): Pace;
  /** Where the reader wants to stop at any pace. */
  always(seam: Seam): boolean;
  /** Whether a fact ends a count or a round for the reader. */
  seam(fact: Fact): Seam | null;
  /** Whether there is a summary of this fact for the reader. */
  has_moment(fact: Fact): boolean;
}

const events = (step: Step): Event[] => step.entries.flatMap(({ event }) => (event ? [event] : []));
export const facts_of = (step: Step): Fact[] => events(step).flatMap((event) => event.facts);
const gains = (told: Fact[]) => told.length > 1 || told.some((fact) => Number(fact.args?.["points"]) > 0);

/** Whether two events make one step: cards that are dealt one after the other do. */
const alike = (a: Event, b: Event) => a.seat === b.seat && a.move.kind === b.move.kind;

/** A step for each run of like events. The last entry of a run says how the table looked after it; what others did unseen, and
    is told at the end of the turn, does not: until that end the table looks as it did `before`. */
export function steps_of(entries: readonly LogEntry[], view: View, before: View | null = null): Step[] {
  const found: Step[] = [];
  let group: LogEntry[] = [];
  for (const entry of entries) {
    const last = group.findLast(({ event }) => event)?.event;
    if (before && last && entry.event && !alike(last, entry.event)) {
      found.push({ entries: group, view: found.at(-1)?.view ?? before });
      group = [];
    }
    group.push(entry);
    if (!entry.view) continue;
    found.push({ entries: group, view: entry.view as View });
    group = [];
  }
  if (group.length) found.push({ entries: group, view });
  return found;
}

export class Director {
  /** The newest frame that came. */
  latest = $state.raw<Frame | null>(null);
  /** What is shown: how the table looked, and the number of the last log entry by then. */
  view = $state.raw<View | null>(null);
  at = $state(0);
  level = $state(true);
  /** Moves have just appeared after others acted: they can be seen, but not hit yet. */
  guarded = $state(false);
  showing = $state.raw<Showing | null>(null);
  /** The frame that goes with what is shown. */
  frame = $derived.by((): Frame | null => {
    if (!this.latest || this.level) return this.latest;
    const { latest, view } = this;
    return { ...latest, view: view!, status: "playing", legal: [], lone: false, asked: [], result: null, seed: "" };
  });
  /** Set by the page that draws it. */
  stage: Stage | null = null;
  /** Nobody looks: everything is shown at once. */
  quiet = false;

  #direction: Direction;
  #queue: Step[] = [];
  #playing = false;
  /** Grows when what is being shown is dropped. */
  #run = 0;
  #wake: (() => void) | null = null;
  /** Whether the wait can be cut short by a click on the board. */
  #hurried = false;
  #guard: ReturnType<typeof setTimeout> | undefined;
  /** The reader's own move that is on its way. */
  #own = "";

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  /** The reader has made this move: it will be shown without delay. */
  expect(move: string): void {
    this.#own = move;
  }

  /** A frame has come, with what happened since the one before; `jump` if some of that is missing. */
  take(frame: Frame, entries: readonly LogEntry[], jump = false): void {
    const first = this.latest === null;
    const lobby = this.latest?.status === "open" && frame.status === "open";
    this.latest = frame;
    if (first || jump || lobby || this.quiet) return this.catch_up(entries.at(-1)?.n);
    this.#queue.push(...steps_of(entries, frame.view, this.#queue.at(-1)?.view ?? this.view));
    if (this.#queue.length) void this.#play();
    else if (this.level) this.view = frame.view;
  }

  /** Shows the table as it is now. */
  catch_up(n = this.#queue.at(-1)?.entries.at(-1)?.n): void {
    this.#run += 1;
    this.#queue = [];
    this.at = Math.max(this.at, n ?? 0);
    this.#settle(!this.level);
    this.#wake?.();
  }

  /** A click on the board: what moves is there at once, and the next step comes. */
  hurry(): void {
    if (this.#hurried) this.#wake?.();
  }

  /** The next step, please. */
  go_on(): void {
    this.#wake?.();
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const run = this.#run;
    this.level = false;
    let others = false;
    while (run === this.#run && this.#queue.length) {
      const step = this.#queue.shift()!;
      others = (await this.#show(step, run)) || others;
    }
    this.#playing = false;
    if (run === this.#run) this.#settle(others);
    else if (this.#queue.length) void this.#play();
  }

  #settle(others: boolean): void {
    this.showing = null;
    this.view = this.latest?.view ?? null;
    this.level = true;
    if (!others) return;
    this.guarded = true;
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => (this.guarded = false), GUARD);
  }

  /** Answers whether it was something that somebody else did. */
  async #show(step: Step, run: number): Promise<boolean> {
    const told = facts_of(step);
    const event = events(step).at(-1);
    if (!told.length || !event) {
      await this.#draw(step, 0);
      return false;
    }
    const seat = event.seat;
    const own = seat !== null && seat === this.#direction.seat() && event.move.move === this.#own;
    if (own) this.#own = "";
    const chance = seat === null;
    const behind = this.#queue.filter((next) => events(next).some((one) => one.seat !== null && one.facts.length > 0)).length;
    this.showing = { seat, facts: told, behind, waits: false, timed: 0, moment: null };
    const pace = this.#pace(behind);
    const time = (gains(told) ? GAIN : MOVE)[pace];
    if (!own && !chance) await this.#wait(ANNOUNCE, true);
    if (run !== this.#run) return true;
    const motion = await this.#draw(step, own ? Infinity : time);
    if (run !== this.#run) return true;
    await this.#rest(own, chance, pace, Math.max(time - ANNOUNCE, motion + REST), motion);
    if (run === this.#run) await this.#stop(told);
    return !own && !chance;
  }

  async #draw(step: Step, time: number): Promise<number> {
    const settle = this.stage?.(step, time);
    this.view = step.view;
    this.at = Math.max(this.at, step.entries.at(-1)!.n);
    await tick();
    return settle?.() ?? 0;
  }

  async #rest(own: boolean, chance: boolean, pace: Pace, time: number, motion: number): Promise<void> {
    const last = this.#queue.length === 0;
    if (own) return last ? undefined : this.#wait(motion + REST, true);
    if (chance) return this.#wait(last && this.#my_turn() ? motion : time, true);
    if (pace !== "step") return this.#wait(time, true);
    await this.#hold(Infinity, null);
  }

  /** At the end of a count or a round. */
  async #stop(told: Fact[]): Promise<void> {
    const { pace, seam, always, has_moment } = this.#direction;
    const chosen = pace();
    for (const fact of told) {
      const kind = seam(fact);
      if (!kind && !has_moment(fact)) continue;
      const held = kind !== null && always(kind);
      if (chosen === "fast" && !held) continue;
      const time = held || chosen !== "normal" ? Infinity : SUMMARY;
      await this.#hold(time, has_moment(fact) ? fact : null);
    }
  }

  #hold(time: number, moment: Fact | null): Promise<void> {
    this.showing = { ...this.showing!, waits: true, timed: Number.isFinite(time) ? time : 0, moment };
    return this.#wait(time, false);
  }

  #my_turn(): boolean {
    const seat = this.#direction.seat();
    return seat !== null && this.latest!.asked.includes(seat) && this.latest!.legal.length > 0;
  }

  #pace(behind: number): Pace {
    const pace = this.#direction.pace();
    return behind > LONG && pace !== "step" ? "fast" : pace;
  }

  #wait(time: number, hurried: boolean): Promise<void> {
    if (time <= 0) return Promise.resolve();
    this.#hurried = hurried;
    return new Promise((resolve) => {
      const timer = Number.isFinite(time) ? setTimeout(() => this.#wake?.(), time) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
