// One seat's (or a spectator's) connection to a table. It comes back by itself after whatever happens to it. What is shown
// of the table is up to the director.
import { SvelteMap } from "svelte/reactivity";
import type { BoardModule } from "../boards";
import type { Answer, ClientMessage, Error as Refusal, Fact, Frame, Hinted, LogEntry, Move, SeatInfo, ServerMessage, View, Wish } from "../messages";
import * as api from "./api";
import type { Args, Catalogue } from "./catalogue";
import { Director, type Seam, type Showing } from "./director.svelte";
import { memory } from "./memory.svelte";
import { play_again } from "./play";
import type { Moment, Sitting } from "./sitting";
import { transport, type Socket } from "./transport";
import { matching, Voice } from "./voice";
import { say, t } from "./words";

const NO_MOVES: readonly Move[] = [];
const MOST_ASKED = 64;
/** How long a reason stays when the pointer leaves its thing, in ms: time enough to reach the link in it. */
const LINGER = 350;
/** The server closed because of what we sent. */
const REFUSED = 4400;
const FINAL = new Set(["denied", "not_found"]);
const SEAMS: readonly Seam[] = ["counts", "rounds"];

export class Live implements Sitting {
  connection = $state<"live" | "connecting" | "offline">("connecting");
  /** A sentence of the server about something that was refused. */
  trouble = $state.raw<{ text: string; rule: string } | null>(null);
  /** The thing whose refusal is shown, and where. */
  shown = $state.raw<{ wish: Wish; near: Element | null } | null>(null);
  hint = $state.raw<Hinted | "thinking" | null>(null);
  open_rule = $state<string | null>(null);
  /** When the frame came, for the line that says how old the board is. */
  frame_at = $state(0);
  /** A move is on its way: nothing glows until the answer comes. */
  sending = $state(false);
  /** On the way to the next game. */
  moving_on = $state(false);
  /** Why there is no seat for us at the next game. */
  left_out = $state("");
  /** What the server said if it knows no such table or refuses this token: then there is no coming back. */
  lost = $state<{ code: string; text: string } | null>(null);

  /** The latest move that was made here by hand. */
  made = "";
  /** Somebody learns here. */
  taught = $state(false);

  readonly replay = false;
  readonly director: Director;
  /** All that came, shown or not. */
  #all = $state.raw<LogEntry[]>([]);
  log = $derived.by(() => (this.director.level ? this.#all : this.#all.filter(({ n }) => n <= this.director.at)));
  #told = new SvelteMap<string, Answer>();
  #asked = new Set<string>();
  #waiting: Wish[] = [];
  /** What was asked and is not answered yet, in order. */
  #sent: Wish[][] = [];
  #socket: Socket | null = null;
  #timer = 0;
  #hiding = 0;
  #tries = 0;
  #closed = false;
  #last_error: Refusal | null = null;
  readonly voice: Voice;

  constructor(
    readonly table: string,
    readonly game: string,
    readonly token: string,
    words: Catalogue,
    readonly board: BoardModule,
    readonly open: () => Socket = () => transport.socket(`/api/tables/${table}/live`),
  ) {
    this.voice = new Voice(words, () => ({ names: this.seats.map((seat) => seat.name), viewer: this.seat }));
    this.director = new Director({
      seat: () => this.current?.seat ?? null,
      pace: () => memory.wishes.pace,
      always: (seam) => memory.wishes[`stop_${seam}`],
      seam: (fact) => (this.#concerns(fact) && SEAMS.find((seam) => board.stops?.[seam]?.includes(fact.key))) || null,
      has_moment: (fact) => this.#concerns(fact) && board.moments?.[fact.key] !== undefined,
    });
    this.#connect();
  }

  #concerns(fact: Fact): boolean {
    return this.board.concerns?.(fact, this.current?.seat ?? null) ?? true;
  }

  /** The newest frame, which may not be shown yet. */
  get current(): Frame | null {
    return this.director.latest;
  }
  /** The frame that is shown. */
  get frame(): Frame {
    return this.director.frame!;
  }
  get view(): View {
    return this.frame.view;
  }
  get seat(): number | null {
    return this.frame.seat;
  }
  get seats(): SeatInfo[] {
    return this.frame.seats;
  }
  get moves(): readonly Move[] {
    if (!this.current || this.connection !== "live" || this.sending || this.frame.lone) return NO_MOVES;
    return this.frame.legal;
  }
  get mine(): boolean {
    return this.moves.length > 0;
  }
  get last(): LogEntry | null {
    return this.log.findLast((entry) => entry.event && entry.event.facts.length > 0) ?? null;
  }

  get turn(): number {
    return this.log.findLast((entry) => entry.event || entry.entry?.is === "undone")?.n ?? 0;
  }
  get showing(): Showing | null {
    return this.director.showing;
  }
  get moment(): Moment | null {
    const fact = this.showing?.moment;
    return fact ? { fact, part: this.board.moments![fact.key]! } : null;
  }

  name(seat: number): string {
    return seat === this.seat ? t("you") : (this.seats[seat]?.name ?? "");
  }

  rule(id: string): void {
    this.open_rule = id;
  }

  find(kind: string, args: Args = {}): Move | undefined {
    return matching(this.moves, kind, args)[0];
  }

  act(move: Move): void {
    if (!this.moves.includes(move) || this.director.guarded) return; // of an older frame, or meant for something else
    this.trouble = null;
    this.shown = null;
    this.hint = null;
    this.sending = true;
    this.made = move.move;
    this.director.expect(move.move);
    this.send({ is: "act", seq: this.frame.seq, move: move.move });
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  about(wish: Wish): Answer | undefined {
    const key = this.#key(this.frame.seq, wish);
    if (!this.#asked.has(key) && this.connection === "live" && this.seat !== null) {
      this.#asked.add(key);
      if (this.#waiting.length === 0) queueMicrotask(() => this.#ask());
      this.#waiting.push(wish);
    }
    return this.#told.get(key);
  }

  #key(seq: number, { kind, args }: Wish): string {
    return `${seq} ${kind} ${JSON.stringify(args ?? {})}`;
  }

  #ask(): void {
    for (let i = 0; i < this.#waiting.length; i += MOST_ASKED) {
      const moves = this.#waiting.slice(i, i + MOST_ASKED);
      this.#sent.push(moves);
      this.send({ is: "ask", moves });
    }
    this.#waiting = [];
  }

  explain(wish: Wish | null, near?: Element): void {
    this.keep_shown();
    if (wish !== null) this.shown = { wish, near: near ?? null };
    else this.#hiding = window.setTimeout(() => (this.shown = null), LINGER);
  }

  /** The reason stays while somebody is on the way to it. */
  keep_shown(): void {
    clearTimeout(this.#hiding);
  }

  ask_hint(): void {
    this.hint = "thinking";
    this.send({ is: "hint" });
  }

  async play_again(): Promise<void> {
    if (this.moving_on) return;
    this.moving_on = true;
    try {
      await play_again(this.table);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof api.Refusal && error.status === 422) this.left_out = message;
      else this.trouble = { text: message, rule: "" };
    }
    this.moving_on = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    this.#sent = [];
    socket.onopen = () => {
      const since = this.#all.at(-1)?.n ?? 0;
      socket.send(JSON.stringify({ is: "hello", token: this.token, since, board: true }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#dropped(event.code);
  }

  #dropped(code: number): void {
    if (this.#closed) return;
    if (code === REFUSED && this.#last_error && FINAL.has(this.#last_error.code)) {
      this.lost = { code: this.#last_error.code, text: this.#sentence(this.#last_error) };
      return;
    }
    this.connection = this.current ? "offline" : "connecting";
    this.sending = false;
    const wait = Math.min(8000, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case "frame":
        return this.#take(message.frame);
      case "error":
        this.sending = false;
        this.#last_error = message;
        if (this.hint === "thinking") this.hint = null;
        if (message.code !== "stale") this.trouble = { text: this.#sentence(message), rule: message.rule ?? "" };
        return;
      case "told":
        for (const [i, wish] of (this.#sent.shift() ?? []).entries()) {
          const answer = message.answers[i];
          if (answer) this.#told.set(this.#key(message.seq, wish), answer);
        }
        return;
      case "hinted":
        if (message.seq === this.frame.seq) this.hint = message;
    }
  }

  /** Why something was refused: by the game's rules, or by the table. */
  #sentence({ fact, rule, reason }: Refusal): string {
    if (!fact) return reason;
    return rule ? this.voice.say(fact) : say(fact);
  }

  #take(frame: Frame): void {
    const fresh = !this.current || frame.seq !== this.current.seq;
    const known = this.#all.at(-1)?.n ?? 0;
    const news = frame.log.filter((entry) => entry.n > known);
    const gap = known > 0 && news.length > 0 && news[0]!.n > known + 1;
    this.#all = [...(gap ? [] : this.#all), ...news.map(({ view: _, ...entry }) => entry)]; // views are too large to be kept
    if (gap || (known === 0 && (this.#all[0]?.n ?? 1) > 1)) void this.#whole_log();
    this.director.take(frame, news, gap);
    this.frame_at = Date.now();
    this.connection = "live";
    this.sending = false;
    this.#tries = 0;
    if (fresh) {
      this.shown = null;
      this.trouble = null;
      this.hint = null;
      this.#told.clear();
      this.#asked.clear();
    }
  }

  async #whole_log(): Promise<void> {
    try {
      const { log } = await api.get<{ log: LogEntry[] }>(`/api/tables/${this.table}/log`, this.token);
      const known = log.at(-1)?.n ?? 0;
      this.#all = [...log, ...this.#all.filter((entry) => entry.n > known)];
    } catch {
      // the latest entries are there; the older ones come with the next look
    }
  }
}
