// What the moves on dice use, and which of them are meant by what is chosen on the board: a source (a track, an Engineer, a
// part, the ore) and dice, in the order in which they were tapped.
import type { Move } from "../../messages";
import { code, number } from "../../lib/voice";

export const CHANGES: ReadonlySet<string> = new Set(["engineer", "part", "ore", "up", "down"]);
export const on_dice = (move: Move): boolean => move.kind === "lock" || CHANGES.has(move.kind);

/** The piece that does it. */
export function source_of(move: Move): string {
  if (move.kind === "lock" || move.kind === "up" || move.kind === "down") return `track-${code(move, "track")}`;
  if (move.kind === "engineer") return `engineer-${code(move, "engineer")}`;
  return move.kind === "part" || move.kind === "redeem" ? `part-${code(move, "part")}` : move.kind;
}

/** The dice it takes, or the one it changes and then the one that pays for it. */
export function dice_of(move: Move): number[] {
  if (move.kind === "lock") return move.args!["dice"] as number[];
  return move.args?.["pay_die"] === undefined ? [number(move, "die")] : [number(move, "die"), number(move, "pay_die")];
}

/** Whether these dice are among those. */
export function among(some: readonly number[], all: readonly number[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a move goes with the dice chosen so far: those of a lock in any order, those of a change in its own. */
export function goes_with(move: Move, held: readonly number[]): boolean {
  const dice = dice_of(move);
  return move.kind === "lock" ? among(held, dice) : held.length <= dice.length && held.every((one, i) => one === dice[i]);
}

/** The moves that are meant. Without a source: the changes of the chosen die, and the locks that take just these dice. */
export function ways_of(moves: readonly Move[], source: string | null, held: readonly number[]): Move[] {
  if (!source && held.length === 0) return [];
  return moves.filter((move) => {
    if (!on_dice(move) || !goes_with(move, held)) return false;
    return source ? source_of(move) === source : move.kind !== "lock" || dice_of(move).length === held.length;
  });
}

/** Of several ways to lock dice the one with the most; of several changes none is preferred. */
export function preferred(ways: readonly Move[]): Move | undefined {
  if (ways.length === 1) return ways[0];
  if (!ways.length || ways.some((move) => move.kind !== "lock")) return undefined;
  return ways.reduce((best, move) => (dice_of(move).length > dice_of(best).length ? move : best));
}
