// What a board is given. A board knows no rule: it draws the view, offers the moves it was sent, and asks the server why
// something cannot be done. The live table and a replay both are sittings.
//
// What a sitting tells is what is shown: while the moves of others are shown one after the other, `view`, `frame` and `log`
// are those of the step that is on, and there are no moves.
import type { BoardModule, Later, MomentPart } from "../boards";
import type { Answer, Fact, Frame, LogEntry, Move, SeatInfo, View, Wish } from "../messages";
import type { Args } from "./catalogue";
import type { Showing } from "./director.svelte";
import type { Voice } from "./voice";

/** A summary that lies over the board. */
export interface Moment {
  fact: Fact;
  part: Later<MomentPart>;
}

export interface Sitting<V = View> {
  readonly game: string;
  readonly board: BoardModule;
  readonly frame: Frame<V>;
  readonly view: V;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly seats: SeatInfo[];
  /** What can be done now. Empty while it is not the viewer's turn, while others' moves are shown, while offline, and in a
      replay. */
  readonly moves: readonly Move[];
  /** Whether the viewer is asked for a choice now. */
  readonly mine: boolean;
  readonly log: LogEntry[];
  /** The latest event of the game that the viewer saw. */
  readonly last: LogEntry | null;
  /** Changes with every event of the game that is shown: what is chosen on the board belongs to it and goes with it. */
  readonly turn: number;
  /** What is being shown of what happened; null if that is how the table stands. */
  readonly showing: Showing | null;
  readonly moment: Moment | null;
  readonly connection: "live" | "connecting" | "offline";
  readonly replay: boolean;
  /** Somebody learns here: a lesson explains what there is to explain, and nothing goes against time. */
  readonly taught?: boolean;
  /** The words of the game, for this reader. */
  readonly voice: Voice;

  /** The first move of this kind with these arguments, if it can be made. */
  find(kind: string, args?: Args): Move | undefined;
  /** Makes a move of `moves`. One that is not among them any more, or has only just appeared, is not sent. */
  act(move: Move): void;
  /** What is known of a move, legal or not; asks the server if need be, and the board is drawn again when it answers. */
  about(wish: Wish): Answer | undefined;
  /** Shows why a move cannot be made, beside the thing (hover, focus and tap use it); null hides it. */
  explain(wish: Wish | null, near?: Element): void;
  /** The name of a seat, "You" for one's own. */
  name(seat: number): string;
  /** Opens the rules at a rule. */
  rule(id: string): void;
}
