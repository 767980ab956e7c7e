// What a round brought, read from the facts of the log.
import type { Fact, LogEntry } from "../../wire";
import { all_facts } from "../../lib/contributions";
import { facts, number } from "../../lib/voice";

export interface Haul {
  squares: number;
  crystals: number;
  ore: number;
  rods: number;
  engineers: number;
  parts: number;
  reasons: Fact[];
}

const EMPTY: Haul = { squares: 0, crystals: 0, ore: 0, rods: 0, engineers: 0, parts: 0, reasons: [] };

/** The facts of a round: those after the end of the one before. */
export function of_round(log: readonly LogEntry[], round: number): Fact[] {
  const told = all_facts(log);
  const is_end = (fact: Fact, of: number) => fact.key === "round-over" && number(fact, "round") === of;
  const end = told.findIndex((fact) => is_end(fact, round));
  const start = told.findIndex((fact) => is_end(fact, round - 1));
  return told.slice(start + 1, end < 0 ? undefined : end);
}

/** What a seat found and earned. */
export function haul_of(told: readonly Fact[], seat: number): Haul {
  const own = told.filter((fact) => fact.args?.["seat"] === seat);
  const locks = (reward: string) => facts(own, "locked").filter((fact) => fact.args?.["reward"] === reward).length;
  const sum = (key: string, name: string) => facts(own, key).reduce((all, fact) => all + number(fact, name), 0);
  return {
    ...EMPTY,
    squares: facts(own, "explored").reduce((all, fact) => all + (fact.args!["cells"] as string[]).length, 0),
    crystals: sum("found-crystals", "crystals") + locks("crystal"),
    ore: locks("ore"),
    rods: sum("rods", "rods"),
    engineers: facts(own, "found-vnaut").length,
    parts: locks("part"),
    reasons: facts(own, "rods").flatMap((fact) => fact.args!["reasons"] as Fact[]),
  };
}
