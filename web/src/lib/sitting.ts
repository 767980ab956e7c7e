// What a board is given. A board knows no rule: it draws the view, offers the moves it was sent, and asks the server why
// something cannot be done. The live table and a replay both are sittings.
import type { Frame, LogEntry, SeatInfo, StoryLine } from "../wire";

/** What the server says of a move: what would be told of it, or why it cannot be made. */
export interface Answer {
  move: string;
  legal: boolean;
  reason: string;
  rule: string;
  story: StoryLine[];
  /** What a board can draw of it before it is done, where a game offers that. */
  preview?: Record<string, unknown>;
}

export interface Sitting {
  readonly game: string;
  readonly frame: Frame;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly seats: SeatInfo[];
  /** The moves that can be made now, as text. Empty while it is not the viewer's turn, while offline, and in a replay. */
  readonly legal: ReadonlySet<string>;
  /** Whether the viewer is asked for a choice now. */
  readonly mine: boolean;
  readonly log: LogEntry[];
  /** The latest event of the game that the viewer saw. */
  readonly last: LogEntry | null;
  readonly connection: "live" | "connecting" | "offline";
  readonly replay: boolean;

  /** Sends a move that is in `legal`. */
  act(move: string): void;
  /** What is known of a move, legal or not; asks the server if need be, and the board is drawn again when it answers. */
  about(move: string): Answer | undefined;
  /** Shows why a move cannot be made, beside the thing (hover, focus and tap use it); null hides it. */
  explain(move: string | null, near?: Element): void;
  /** The name of a seat, "You" for one's own. */
  name(seat: number): string;
  /** Opens the rules at a rule. */
  rule(id: string): void;
}
