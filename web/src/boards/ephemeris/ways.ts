// Where pieces can go, from the moves; and where they came from, from the facts of the log.
import type { Fact, LogEntry, Move } from "../../messages";
import { code, number } from "../../lib/voice";
import type { Ring } from "./view";

/** Forwards or backwards, by the kind of a move and by the key of a fact. */
const DIRECTION: Record<string, number> = { move: 1, back: -1, moved: 1, "moved-back": -1, "went-back": -1 };

export interface Way {
  move: Move;
  /** Where it ends. */
  sign: string;
  /** How many signs on; backwards they are negative. */
  steps: number;
}

/** Where each piece can go now. */
export function ways_of(moves: readonly Move[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const move of moves) {
    const direction = DIRECTION[move.kind];
    if (!direction) continue;
    const body = code(move, "body");
    found.set(body, [...(found.get(body) ?? []), { move, sign: code(move, "to_sign"), steps: direction * number(move, "distance") }]);
  }
  return found;
}

export interface Trail {
  body: string;
  from: string;
  steps: number;
}
const MOST = 3;

/** The ways of the pieces since the viewer's own last move, newest first. */
export function trails_of(ring: Ring, log: readonly LogEntry[], viewer: number | null): Trail[] {
  const found: Trail[] = [];
  if (!ring.last) return found;
  for (const { fact, seat } of latest(log)) {
    if (found.length === MOST || (found.length > 0 && seat === viewer)) break;
    found.push({ body: code(fact, "body"), from: code(fact, "from_sign"), steps: DIRECTION[fact.key]! * number(fact, "distance") });
    if (seat === viewer) break;
  }
  return found;
}

/** What moved, newest first; back to where a game of a series began, or a move was taken back. */
function* latest(log: readonly LogEntry[]): Generator<{ fact: Fact; seat: number }> {
  for (const { event, entry } of log.toReversed()) {
    if (entry?.is === "undone") return;
    for (const fact of event?.facts.toReversed() ?? []) {
      if (fact.key === "game-begins") return;
      if (DIRECTION[fact.key]) yield { fact, seat: number(fact, "seat") };
    }
  }
}

/** The number of the log entry that told of this last: a name for what happened then. */
export const last_told = (log: readonly LogEntry[], keys: readonly string[]): number =>
  log.findLast(({ event }) => event?.facts.some((fact) => keys.includes(fact.key)))?.n ?? 0;
