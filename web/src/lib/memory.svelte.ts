// What this browser remembers: the player's name and wishes, and the seats held. Nothing of it leaves the browser
// except a seat's token, to the server whose seat it is, and the key under which the deals of the day are played there.

import type { Pace } from "./director.svelte";
import type { Account, Played } from "./played";
import type { Solved } from "./puzzles";
import { TAB } from "./tab";

export interface Held {
  table: string;
  game: string;
  seat: number;
  token: string;
  name: string;
  /** Links for the seats that are still open: only whoever opened the table has them. */
  invites: { seat: number; token: string }[];
  at: number;
  /** The game there is over. */
  over?: boolean;
}

/** How far somebody is in a lesson. */
export interface Learned {
  table: string;
  step: number;
  /** Which of the moves of the step is asked for. */
  asked: number;
  /** Something else was done. */
  strayed: boolean;
  /** How much of the table's log has been looked at; -1: nothing. */
  since: number;
  /** Whether it was ever finished. */
  done: boolean;
}

export interface Wishes {
  name: string;
  theme: "dark" | "light";
  volume: number;
  only_my_turn: boolean;
  guide: boolean;
  /** How fast what others do goes by, and what it stops at whatever the pace. */
  pace: Pace;
  stop_counts: boolean;
  stop_rounds: boolean;
  /** Of the page; empty: as the browser prefers. */
  language: string;
  /** Whether the browser may call us when it is our turn, and where to write to. */
  notices: boolean;
  mail: string;
}

const DEFAULTS: Wishes = {
  name: "",
  theme: "dark",
  volume: 0.5,
  only_my_turn: false,
  guide: true,
  pace: "normal",
  stop_counts: false,
  stop_rounds: false,
  language: "",
  notices: false,
  mail: "",
};
/** A server at the same address knows other tables. */
const [HELD, PLAYED] = TAB ? ["tab-held", "tab-played"] : ["held", "played"];
/** So many seats are kept at least; of more, those whose games are over go first, and open ones never. */
const MOST_HELD = 60;
const MOST_PLAYED = 2000;

function read<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** 256 random bits as text. */
export function fresh(): string {
  const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bits).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
}

class Memory {
  wishes = $state<Wishes>({ ...DEFAULTS, ...read<Partial<Wishes>>("wishes", {}) });
  held = $state<Held[]>(read<Held[]>(HELD, []));
  /** Finished games, newest first. */
  played = $state<Played[]>(read<Played[]>(PLAYED, []));
  /** Phases whose guide has been read, as game/phase. */
  met = $state<string[]>(read<string[]>("met", []));
  /** By game/lesson. */
  lessons = $state<Record<string, Learned>>(read("lessons", {}));
  /** By game. */
  puzzles = $state<Record<string, Solved>>(read("puzzles", {}));
  #wanted = read("wanted", { place: "", token: "" });
  #key = read("key", "");

  constructor() {
    addEventListener("storage", () => this.#read()); // another tab has learned something
  }

  #read(): void {
    this.held = read<Held[]>(HELD, []);
    this.played = read<Played[]>(PLAYED, []);
  }

  wish(change: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...change };
    write("wishes", this.wishes);
  }

  /** For a seat that we want to take. It is the same if we ask again: then a lost answer costs nothing. */
  token_for(table: string, seat: number): string {
    const place = `${table}/${seat}`;
    if (this.#wanted.place !== place) this.#wanted = { place, token: fresh() };
    write("wanted", this.#wanted);
    return this.#wanted.token;
  }

  /** Who this browser is in the deals of the day: made when it is first needed. */
  get key(): string {
    if (!this.#key) write("key", (this.#key = fresh()));
    return this.#key;
  }

  hold(...seats: Held[]): void {
    const others = this.held.filter((h) => !seats.some((s) => s.table === h.table && s.seat === h.seat));
    this.held = [...seats, ...others].filter((one, i) => i < MOST_HELD || !one.over);
    write(HELD, this.held);
  }

  /** The game at a table is over: its seats may be forgotten one day. */
  finish(table: string): void {
    if (!this.held.some((h) => h.table === table && !h.over)) return;
    this.held = this.held.map((h) => (h.table === table ? { ...h, over: true } : h));
    write(HELD, this.held);
  }

  /** One seat, or all of them at a table. */
  let_go(table: string, seat: number | null = null): void {
    this.held = this.held.filter((h) => h.table !== table || (seat !== null && h.seat !== seat));
    write(HELD, this.held);
  }

  /** One of our seats at each table, the latest table first. */
  get tables(): Held[] {
    return this.held.filter((held, i) => this.held.findIndex((one) => one.table === held.table) === i);
  }

  seats_at(table: string): Held[] {
    return this.held.filter((h) => h.table === table).sort((a, b) => a.seat - b.seat);
  }

  keep_played(games: Played[]): void {
    if (games.length === 0) return;
    const others = this.played.filter((one) => !games.some(({ table }) => table === one.table));
    this.played = [...games, ...others].sort((a, b) => b.at - a.at).slice(0, MOST_PLAYED);
    write(PLAYED, this.played);
  }

  /** What a game that is kept owes to luck and to decisions is known now. */
  judge_played(table: string, judged: Required<Pick<Account, "luck" | "own">>): void {
    this.played = this.played.map((one) => (one.table === table && one.account ? { ...one, account: { ...one.account, ...judged } } : one));
    write(PLAYED, this.played);
  }

  forget_played(): void {
    this.played = [];
    write(PLAYED, this.played);
  }

  learn(lesson: string, how: Learned): void {
    this.lessons = { ...this.lessons, [lesson]: how };
    write("lessons", this.lessons);
  }

  solve(game: string, how: Solved): void {
    this.puzzles = { ...this.puzzles, [game]: how };
    write("puzzles", this.puzzles);
  }

  meet(phase: string): void {
    if (this.met.includes(phase)) return;
    this.met = [...this.met, phase];
    write("met", this.met);
  }

  /** The tips of a game come once more. */
  meet_again(game: string): void {
    this.met = this.met.filter((one) => !one.startsWith(`${game}/`));
    write("met", this.met);
    this.wish({ guide: true });
  }

  forget_guide(): void {
    this.met = [];
    write("met", this.met);
    this.wish({ guide: true });
  }
}

export const memory = new Memory();
