// What a week brought, read from the facts of the log.
import type { Fact, LogEntry } from "../../messages";
import { all_facts } from "../../lib/contributions";
import { code, facts, number } from "../../lib/voice";

/** The facts that end a week: its article has lapsed, or something was taken for it. */
export const ENDS = ["week-lapsed", "took-number", "took-point", "took-nothing"];

export interface Week {
  week: number;
  turns: number;
  points: number;
  /** Points by what they were for. */
  reasons: [string, number][];
  squares: number;
  stars: number;
  boxes: number;
  abilities: string[];
  supporters: string[];
}

const FILLS = ["paid-experience", "paid-star", "paid-squares", "optimized", "recorded", "promoted"];

/** The week of a player that this fact ends. The log may begin in the middle. */
export function week_of(log: readonly LogEntry[], end: Fact): Week {
  const seat = number(end, "seat");
  const own = all_facts(log).filter((fact) => number(fact, "seat") === seat);
  const ends = own.flatMap((fact, i) => (ENDS.includes(fact.key) ? [i] : []));
  const last = ends.findLast((i) => number(own[i], "week") === number(end, "week")) ?? own.length - 1;
  const told = own.slice((ends.findLast((i) => i < last) ?? -1) + 1, last + 1);
  const sum = (key: string, name: string) => facts(told, key).reduce((all, fact) => all + number(fact, name), 0);
  const reasons = new Map<string, number>();
  for (const fact of facts(told, "points"))
    for (const one of fact.args?.["reasons"] as Fact[]) reasons.set(one.key, (reasons.get(one.key) ?? 0) + number(one, "points"));
  return {
    week: number(end, "week"),
    turns: facts(told, "rolled").length,
    points: sum("points", "points"),
    reasons: [...reasons],
    squares: sum("closed", "count"),
    stars: sum("filled", "star_count"),
    boxes: told.filter(({ key }) => FILLS.includes(key)).length,
    abilities: facts(told, "gained-ability").map((fact) => code(fact, "ability")),
    supporters: facts(told, "gained-supporter").map((fact) => code(fact, "supporter")),
  };
}

/** The points that a player filled last. */
export function filled_last(log: readonly LogEntry[], seat: number): number[] {
  for (let i = log.length - 1; i >= 0; i--) {
    const told = facts(log[i]!.event?.facts, "filled").find((fact) => number(fact, "seat") === seat);
    if (told) return told.args!["spots"] as number[];
  }
  return [];
}

/** What a player scored in the latest turn of which anything but the roll is known. */
export function gained_last(log: readonly LogEntry[], seat: number): number {
  let sum = 0;
  let moves = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const told = (log[i]!.event?.facts ?? []).filter((fact) => number(fact, "seat") === seat);
    const rolled = facts(told, "rolled").length > 0;
    if (rolled && moves) break;
    if (rolled || !told.length) continue;
    moves += 1;
    sum += facts(told, "points").reduce((all, fact) => all + number(fact, "points"), 0);
  }
  return sum;
}
