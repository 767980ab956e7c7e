// What the log tells of a player's finds.
import type { Fact } from "../../messages";
import { facts, number } from "../../lib/voice";

export interface Haul {
  squares: number;
  rods: number;
  /** What the rods were for. */
  reasons: Fact[];
}

/** The facts of a round, as far as they have been told: those after the end of the one before. */
export function of_round(told: readonly Fact[], round: number): Fact[] {
  const start = told.findLastIndex((fact) => fact.key === "round-over" && number(fact, "round") < round);
  return told.slice(start + 1);
}

/** What a seat explored and earned. */
export function haul_of(told: readonly Fact[], seat: number): Haul {
  const own = told.filter((fact) => fact.args?.["seat"] === seat);
  return {
    squares: facts(own, "explored").reduce((all, fact) => all + (fact.args!["cells"] as string[]).length, 0),
    rods: facts(own, "rods").reduce((all, fact) => all + number(fact, "rods"), 0),
    reasons: facts(own, "rods").flatMap((fact) => fact.args!["reasons"] as Fact[]),
  };
}
