// One seat's (or a spectator's) connection to a table. It comes back by itself after whatever happens to it.
import { SvelteMap } from "svelte/reactivity";
import type { ClientMessage, Frame, LogEntry, SeatInfo, ServerMessage } from "../wire";
import * as api from "./api";
import { play_again } from "./play";
import type { Answer, Sitting } from "./sitting";
import { sentence } from "./tell";
import { t } from "./words";

const NO_MOVES: ReadonlySet<string> = new Set();
const MOST_ASKED = 64;
/** How long a reason stays when the pointer leaves its thing, in ms: time enough to reach the link in it. */
const LINGER = 350;
/** The server closed because of what we sent. */
const REFUSED = 4400;
const FINAL = new Set(["denied", "not_found"]);

export interface Hinted {
  move: string;
  text: string;
}

export class Live implements Sitting {
  current = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  connection = $state<"live" | "connecting" | "offline">("connecting");
  /** A sentence of the server about something that was refused. */
  trouble = $state<{ text: string; rule: string } | null>(null);
  /** The thing whose refusal is shown, and where. */
  shown = $state.raw<{ move: string; near: Element | null } | null>(null);
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

  readonly replay = false;
  #told = new SvelteMap<string, Answer>();
  #asked = new Set<string>();
  #waiting: string[] = [];
  #socket: WebSocket | null = null;
  #timer = 0;
  #hiding = 0;
  #tries = 0;
  #closed = false;
  #last_error: { code: string; reason: string } | null = null;

  constructor(
    readonly table: string,
    readonly game: string,
    readonly token: string,
  ) {
    this.#connect();
  }

  get frame(): Frame {
    return this.current!;
  }
  get seat(): number | null {
    return this.frame.seat;
  }
  get seats(): SeatInfo[] {
    return this.frame.seats;
  }
  get legal(): ReadonlySet<string> {
    if (!this.current || this.connection !== "live" || this.sending || this.current.lone) return NO_MOVES;
    return new Set(this.current.legal);
  }
  get mine(): boolean {
    return this.legal.size > 0;
  }
  get last(): LogEntry | null {
    return this.log.findLast((entry) => entry.event && entry.event.story.length > 0) ?? null;
  }

  name(seat: number): string {
    return seat === this.seat ? t("you") : (this.seats[seat]?.name ?? "");
  }

  rule(id: string): void {
    this.open_rule = id;
  }

  act(move: string): void {
    if (!this.legal.has(move)) return;
    this.trouble = null;
    this.shown = null;
    this.hint = null;
    this.sending = true;
    this.send({ is: "act", seq: this.frame.seq, move });
  }

  send(message: ClientMessage | { is: "ask"; moves: string[] } | { is: "hint" }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  about(move: string): Answer | undefined {
    const key = `${this.frame.seq} ${move}`;
    if (!this.#asked.has(key) && this.connection === "live" && this.seat !== null) {
      this.#asked.add(key);
      if (this.#waiting.length === 0) queueMicrotask(() => this.#ask());
      this.#waiting.push(move);
    }
    return this.#told.get(key);
  }

  #ask(): void {
    for (let i = 0; i < this.#waiting.length; i += MOST_ASKED) {
      this.send({ is: "ask", moves: this.#waiting.slice(i, i + MOST_ASKED) });
    }
    this.#waiting = [];
  }

  explain(move: string | null, near?: Element): void {
    this.keep_shown();
    if (move !== null) this.shown = { move, near: near ?? null };
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
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.log.at(-1)?.n ?? 0;
      socket.send(JSON.stringify({ is: "hello", token: this.token, since }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#dropped(event.code);
  }

  #dropped(code: number): void {
    if (this.#closed) return;
    if (code === REFUSED && this.#last_error && FINAL.has(this.#last_error.code)) {
      this.lost = { code: this.#last_error.code, text: sentence(this.#last_error.reason) };
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
        if (message.code !== "stale") this.trouble = { text: sentence(message.reason), rule: message.rule ?? "" };
        return;
      default:
        return this.#other(message as unknown as Told | HintedMessage);
    }
  }

  #other(message: Told | HintedMessage): void {
    if (message.is === "told") {
      for (const answer of message.answers)
        this.#told.set(`${message.seq} ${answer.move}`, { ...answer, reason: sentence(answer.reason) });
    } else if (message.is === "hinted" && message.seq === this.frame.seq) {
      this.hint = { move: message.move, text: sentence(message.text) };
    }
  }

  #take(frame: Frame): void {
    const fresh = !this.current || frame.seq !== this.current.seq;
    const known = this.log.at(-1)?.n ?? 0;
    const news = frame.log.filter((entry) => entry.n > known);
    const gap = known > 0 && news.length > 0 && news[0]!.n > known + 1;
    this.log = gap ? frame.log : [...this.log, ...news];
    if (gap || (known === 0 && (this.log[0]?.n ?? 1) > 1)) void this.#whole_log();
    this.current = frame;
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
      this.log = [...log, ...this.log.filter((entry) => entry.n > known)];
    } catch {
      // the latest entries are there; the older ones come with the next look
    }
  }
}

interface Told {
  is: "told";
  seq: number;
  answers: Answer[];
}
interface HintedMessage {
  is: "hinted";
  seq: number;
  move: string;
  text: string;
}
