// Puzzles: a table whose server knows one position and one answer. The board, the reasons and the marks are those of any table.
import type { BoardModule } from "../boards";
import type { ClientMessage, PuzzleJudged, Puzzles, PuzzleShown, Rating, Told, Wish } from "../messages";
import * as api from "./api";
import type { Catalogue } from "./catalogue";
import { Live } from "./live.svelte";
import { memory } from "./memory.svelte";
import { myName } from "./play";
import type { Socket } from "./transport";
import { t } from "./words";

/** What the browser keeps of the puzzles of a game. */
export interface Solved {
  rating: Rating;
  /** By number, whether the first answer was right. */
  tried: Record<number, boolean>;
}

/** What there is, and the puzzle of the day. */
export const overview = () => api.get<Puzzles>("/api/puzzles");
const path = (game: string, n: number) => `/api/games/${game}/puzzles/${n}`;
export const show = (game: string, n: number) => api.get<PuzzleShown>(path(game, n));

const ask = (game: string, n: number, moves: Wish[]) => api.post<Told>(`${path(game, n)}/ask`, { moves });

/** Rated as openskill rates who has not played yet. */
const BEGINNER: Rating = { mu: 1000, sigma: 1000 / 3 };
export const standing = (game: string): Solved => memory.puzzles[game] ?? { rating: BEGINNER, tried: {} };
/** How strong somebody is, as it is told. */
export const points = ({ mu }: Rating): number => Math.round(mu ?? 1000);

/** One that was not tried, near one's rating; null: there is none left. */
export async function another(game: string): Promise<PuzzleShown | null> {
  const { rating, tried } = standing(game);
  try {
    return await api.post<PuzzleShown>(`/api/games/${game}/puzzles`, { rating, tried: Object.keys(tried).map(Number) });
  } catch (error) {
    if (error instanceof api.Refusal && error.code === "no_puzzle") return null;
    throw error;
  }
}

/** All of a game's puzzles may come again. The rating stays. */
export const begin_again = (game: string): void => memory.solve(game, { ...standing(game), tried: {} });

/** How hard it is, for the eye and for the ear. */
export const stars = (level: number): string => "★".repeat(level) + "☆".repeat(3 - level);
export const hardness = (level: number): string => t("puzzle-level", { level });

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
