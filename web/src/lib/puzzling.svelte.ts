// A puzzle as a table whose server knows one position and one answer. The board, the reasons and the marks are those of any table.
import type { BoardModule } from "../boards";
import type { ClientMessage, PuzzleJudged, PuzzleShown, Told, Wish } from "../messages";
import * as api from "./api";
import type { Catalogue } from "./catalogue";
import { Live } from "./live.svelte";
import { memory } from "./memory.svelte";
import { myName } from "./play";
import { path, standing } from "./puzzles";
import type { Socket } from "./transport";

const ask = (game: string, n: number, moves: Wish[]) => api.post<Told>(`${path(game, n)}/ask`, { moves });

/** Answers what a table would be asked over its socket. */
class Desk implements Socket {
  readyState: number = WebSocket.OPEN;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    readonly shown: PuzzleShown,
    readonly judged: (found: PuzzleJudged) => void,
  ) {
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    const { game, n } = this.shown.puzzle;
    if (message.is === "hello") this.#tell({ is: "frame", frame: this.shown.frame });
    else if (message.is === "ask") void this.#try(async () => this.#tell({ ...(await ask(game, n, message.moves)), is: "told" }));
    else if (message.is === "act") void this.#try(() => this.#judge(message.move));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  /** The first answer counts. */
  async #judge(move: string): Promise<void> {
    const { game, n } = this.shown.puzzle;
    const { rating, tried } = standing(game);
    const found = await api.post<PuzzleJudged>(path(game, n), { move, rating: n in tried ? null : rating });
    if (found.rating) memory.solve(game, { rating: found.rating, tried: { ...tried, [n]: found.right } });
    this.#tell({ is: "frame", frame: this.shown.frame });
    this.judged(found);
    this.#tell({ ...found.hint, is: "hinted" });
  }
  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.#tell({ is: "error", code: "failed", reason: (error as Error).message });
    }
  }
  #tell(message: object): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

/** A puzzle as a table at which one sits. */
export class Puzzling {
  judged = $state.raw<PuzzleJudged | null>(null);
  readonly live: Live;

  constructor(
    readonly puzzle: PuzzleShown,
    words: Catalogue,
    board: BoardModule,
  ) {
    const { frame } = puzzle;
    const seats = frame.seats.map((seat, i) => (i === frame.seat ? { ...seat, name: myName() } : seat));
    const desk = () => new Desk({ ...puzzle, frame: { ...frame, seats } }, (found) => (this.judged = found));
    this.live = new Live("", puzzle.puzzle.game, "", words, board, desk);
    this.live.taught = true; // no tips, and no clock
  }

  /** Why the answer is best, once more. */
  explain_again(): void {
    if (this.judged) this.live.hint = this.judged.hint;
  }
}
