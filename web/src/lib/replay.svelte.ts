// A finished game as a sitting: the same boards draw it, nothing can be done, and time goes both ways.
import type { Answer, Frame, LogEntry, Move, Replay, SeatInfo, Still, Story, View } from "../messages";
import type { BoardModule } from "../boards";
import * as api from "./api";
import type { Catalogue } from "./catalogue";
import type { Sitting } from "./sitting";
import { Voice } from "./voice";
import { t } from "./words";

/** Whose knowledge is shown: a seat, everyone's, or all cards open. */
export type Viewer = number | "watch" | "open";

const KEPT = 400;

export class Rewatch implements Sitting {
  n = $state(0);
  viewer = $state<Viewer>("open");
  still = $state.raw<Still | null>(null);
  story = $state.raw<Story["events"]>([]);
  trouble = $state("");
  open_rule = $state<string | null>(null);

  readonly replay = true;
  readonly connection = "live";
  readonly voice: Voice;
  readonly moves: readonly Move[] = [];
  readonly mine = false;
  readonly showing = null;
  readonly moment = null;
  #kept = new Map<string, Promise<Still>>();

  constructor(
    readonly about_game: Replay,
    readonly token: string,
    words: Catalogue,
    readonly board: BoardModule,
  ) {
    this.voice = new Voice(words, () => ({ names: this.seats.map((_, seat) => this.name(seat)), viewer: this.seat }));
  }

  get game(): string {
    return this.about_game.game;
  }
  get length(): number {
    return this.about_game.events.length;
  }
  get seats(): SeatInfo[] {
    return this.about_game.seats;
  }
  get view(): View {
    return this.still!.view;
  }
  get seat(): number | null {
    return typeof this.viewer === "number" ? this.viewer : null;
  }
  get log(): LogEntry[] {
    const { n } = this;
    return this.story.filter((told) => told.n <= n);
  }
  get last(): LogEntry | null {
    return this.log.findLast((entry) => entry.event!.facts.length > 0) ?? null;
  }
  get turn(): number {
    return this.n;
  }
  get frame(): Frame {
    const game = this.about_game;
    const still = this.still!;
    const over = still.n === this.length;
    return {
      table: game.table,
      seq: still.n,
      status: over ? "over" : "playing",
      result: over ? game.result : null,
      next_table: "",
      seat: this.seat,
      seats: game.seats,
      view: still.view,
      asked: still.asked,
      legal: [],
      lone: false,
      here: [],
      log: [],
      talk: { free: false },
      question: null,
      clock_ms: null,
      unit: game.unit,
      commitment: game.commitment,
      entropy: game.entropy,
      seed: game.seed,
    };
  }

  name(seat: number): string {
    return this.seats[seat]?.name || t("seat-number", { number: seat + 1 });
  }
  rule(id: string): void {
    this.open_rule = id;
  }
  find(): undefined {}
  act(): void {}
  explain(): void {}
  about(): Answer | undefined {
    return undefined;
  }

  /** Shows the position after n events. */
  async go(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(this.length, n));
    const { viewer } = this;
    try {
      const still = await this.#fetch(this.n, viewer);
      if (still.n === this.n && viewer === this.viewer) this.still = still;
      void this.#fetch(Math.min(this.length, this.n + 1), viewer).catch(() => {});
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async look_as(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    const [story] = await Promise.all([api.get<Story>(`/api/tables/${this.about_game.table}/replay/story?viewer=${viewer}`, this.token), this.go(this.n)]);
    if (viewer === this.viewer) this.story = story.events;
  }

  #fetch(n: number, viewer: Viewer): Promise<Still> {
    const key = `${viewer} ${n}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = api.get<Still>(`/api/tables/${this.about_game.table}/replay/${n}?viewer=${viewer}`, this.token);
      this.#kept.set(key, found);
      found.catch(() => this.#kept.delete(key));
      if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    }
    return found;
  }
}
