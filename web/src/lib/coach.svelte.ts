// Where somebody is in a lesson. It goes on when what is asked for has been done; what was done instead is explained, and then
// the table is set as the lesson tells it. The terminal does the same (`ecliptic/table/lessons.py`).
import type { Event, Lesson, LogEntry, Pattern, Step } from "../messages";
import * as api from "./api";
import type { Args } from "./catalogue";
import { memory, type Learned } from "./memory.svelte";
import { myName, sit } from "./play";

/** What a coach has to know of a table. */
export interface Class {
  readonly table: string;
  readonly game: string;
  readonly seat: number | null;
  readonly log: readonly LogEntry[];
  /** The latest move that was made here by hand. */
  readonly made: string;
}

export const lesson_key = (game: string, name: string): string => `${game}/${name}`;

const within = (wanted: Args | undefined, given: Args | undefined): boolean =>
  Object.entries(wanted ?? {}).every(([name, value]) => JSON.stringify(given?.[name]) === JSON.stringify(value));

export function fits({ kind, args, fact }: Pattern, { move, facts }: Event): boolean {
  if (kind && kind !== move.kind) return false;
  if (fact) return facts.some((one) => one.key === fact && within(args, one.args));
  return within(args, move.args);
}

/** Opens the table of a lesson at a step, and goes there. */
export async function learn(game: string, name: string, step = 0): Promise<void> {
  const key = lesson_key(game, name);
  const before = memory.lessons[key];
  const seated = await api.teach(game, name, { name: myName(), step });
  if (before) memory.let_go(before.table);
  memory.learn(key, { table: seated.table, step, asked: 0, strayed: false, since: -1, done: before?.done ?? false });
  sit(seated, game, myName(), before !== undefined && location.pathname === `/t/${before.table}`);
}

export class Coach {
  #at = $state.raw<Learned>({ table: "", step: 0, asked: 0, strayed: false, since: -1, done: false });
  /** Which step is read again; none: the present one. */
  reading = $state<number | null>(null);
  /** A table is being set. */
  busy = $state(false);
  /** How it was before each of the moves: what is taken back is asked for again. */
  #before: Learned[] = [];

  constructor(
    readonly live: Class,
    readonly lesson: Lesson,
  ) {
    const known = memory.lessons[this.key];
    this.#at = known?.table === live.table ? known : { ...this.#at, table: live.table, done: known?.done ?? false };
  }

  get key(): string {
    return lesson_key(this.live.game, this.lesson.name);
  }
  get step(): number {
    return this.#at.step;
  }
  /** Which of the moves of the step is asked for. */
  get asked(): number {
    return this.#at.asked;
  }
  get strayed(): boolean {
    return this.#at.strayed;
  }
  /** The step that is shown; none after the last one. */
  get now(): Step | undefined {
    return this.lesson.steps[this.reading ?? this.step];
  }
  /** The move that is asked for; empty if none is. */
  get wish(): string {
    return this.lesson.steps[this.step]?.asks?.[this.#at.asked] ?? "";
  }
  message(step: Step): string {
    return `lesson-${this.lesson.name}-${step.id}`;
  }

  /** The step has been read, or what was done instead has been explained. */
  async go_on(): Promise<void> {
    if (this.reading !== null) return void (this.reading = this.reading + 1 < this.step ? this.reading + 1 : null);
    if (this.strayed) await this.set(this.step + 1);
    else this.#put(this.#next(this.#at));
  }

  /** An earlier step, to read it again. */
  back(): void {
    this.reading = Math.max(0, (this.reading ?? this.step) - 1);
  }

  /** The table as it is when a step begins. After the last one there is nothing to set. */
  async set(step: number): Promise<void> {
    if (step >= this.lesson.steps.length) return this.#put(this.#next(this.#at));
    this.busy = true;
    try {
      await learn(this.live.game, this.lesson.name, step);
    } finally {
      this.busy = false;
    }
  }

  /** No more of it, for now or for good. */
  leave(): void {
    this.#put({ ...this.#at, step: this.lesson.steps.length });
  }

  /** Looks what has happened since. */
  follow(): void {
    const latest = this.live.log.at(-1)?.n ?? 0;
    if (this.#at.since < 0) return this.#put({ ...this.#at, since: latest });
    if (latest <= this.#at.since) return;
    let at = this.#at;
    for (const { n, event, entry } of this.live.log) {
      if (n <= at.since) continue;
      if (event && event.seat === this.live.seat) at = this.#sees(at, event);
      if (entry?.is === "undone" && entry.seat === this.live.seat) at = this.#before.pop() ?? at;
    }
    this.#put({ ...at, since: latest });
  }

  /** What the pupil did. Who acts before reading on has read enough; what the table does for the pupil counts only where it
      was asked for. */
  #sees(at: Learned, event: Event): Learned {
    let now = at;
    while (now.step < this.lesson.steps.length && !this.lesson.steps[now.step]!.asks?.length) now = this.#next(now);
    const step = this.lesson.steps[now.step];
    if (!step || now.strayed) return at;
    const good = event.move.move === step.asks![now.asked] || (step.wants ?? []).some((one) => fits(one, event));
    if (!good && event.move.move !== this.live.made) return at;
    this.#before.push(at);
    if (!good) return { ...now, strayed: true };
    return now.asked + 1 < step.asks!.length ? { ...now, asked: now.asked + 1 } : this.#next(now);
  }

  #next(at: Learned): Learned {
    const step = at.step + 1;
    return { ...at, step, asked: 0, strayed: false, done: at.done || step >= this.lesson.steps.length };
  }

  #put(at: Learned): void {
    if (at.step !== this.#at.step || at.strayed !== this.#at.strayed) this.reading = null;
    this.#at = at;
    memory.learn(this.key, at);
  }
}
