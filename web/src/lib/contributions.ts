// What each player scored, from the facts that tell of points.
import type { Event, Fact, LogEntry } from "../messages";
import { parts_of } from "./pieces";

const points = (fact: Fact) => Number(fact.args?.["points"] ?? 0);

/** What happened and was not taken back: an undo takes all since the seat's last event, which it shows no more. */
function stands(log: readonly LogEntry[]): Event[] {
  const found: Event[] = [];
  for (const { event, entry } of log)
    if (event) found.push(event);
    else if (entry?.is === "undone") {
      const first = found.findLastIndex(({ seat }) => seat === entry.seat);
      if (first >= 0) found.length = first;
    }
  return found;
}

export const all_facts = (log: readonly LogEntry[]): Fact[] => stands(log).flatMap(({ facts }) => facts);

/** The sum for every seat; null where no fact tells of any. */
export function contributions(log: readonly LogEntry[], seats: number): number[] | null {
  const found = Array.from({ length: seats }, () => 0);
  let any = false;
  for (const fact of all_facts(log)) {
    const seat = fact.args?.["seat"];
    if (typeof seat !== "number" || !points(fact)) continue;
    found[seat] = (found[seat] ?? 0) + points(fact);
    any = true;
  }
  return any ? found : null;
}

/** Points by what they were earned for, the most first: the key of each reason and its sum. */
export function by_reason(facts: readonly Fact[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const fact of facts) for (const part of parts_of(fact)) if (points(part)) sums.set(part.key, (sums.get(part.key) ?? 0) + points(part));
  return [...sums].sort((a, b) => b[1] - a[1]);
}
