// Who earned what with which card of the running row.
import type { Fact, LogEntry } from "../../wire";
import { facts, number, type Voice } from "../../lib/voice";
import type { RowCard } from "./view";

export interface Earned {
  points: number;
  reasons: string;
}

const PLAYS = new Set(["play", "trade", "wild"]);

/** All points that facts tell of. */
export const points_of = (told: Fact[]): number => facts(told, "points").reduce((sum, fact) => sum + number(fact, "points"), 0);

/** For every card of the row what its play earned, as far as the log reaches. */
export function earned(row: RowCard[], log: LogEntry[], voice: Voice): (Earned | null)[] {
  const found: (Earned | null)[] = row.map(() => null);
  let at = row.length - 1;
  for (let i = log.length - 1; i >= 0 && at >= 0; i--) {
    const event = log[i]!.event;
    if (!event || event.seat === null || !PLAYS.has(event.move.kind)) continue;
    const points = points_of(event.facts);
    const reasons = facts(event.facts, "points").flatMap((fact) => fact.args?.["reasons"] as Fact[]);
    found[at] = points ? { points, reasons: voice.join(reasons.map(voice.say)) } : null;
    at -= 1;
  }
  return found;
}
