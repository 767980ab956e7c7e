// What lies in the row, who earned what with it, and what a round brought: read from the facts of the log.
import type { Fact, LogEntry } from "../../messages";
import { code, facts, number, type Voice } from "../../lib/voice";
import type { TransitView } from "./view";

export interface Played {
  card: string;
  seat: number;
  /** The Milestone that stands for it. */
  wild: string | null;
  points: number;
  reasons: string;
}
export interface Row {
  cards: Played[];
  /** What the count came to, if it is closed and the next card opens a new one. */
  closed: number | null;
}

const PLAYS = ["played", "traded", "played-wild"];

/** All points that facts tell of. */
export const points_of = (told: readonly Fact[]): number => facts(told, "points").reduce((sum, fact) => sum + number(fact, "points"), 0);
/** What each seat would get. */
export function gains_of(told: readonly Fact[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const fact of facts(told, "points")) found.set(number(fact, "seat"), (found.get(number(fact, "seat")) ?? 0) + number(fact, "points"));
  return found;
}

const reasons_of = (told: readonly Fact[], { say, join }: Voice) => join(facts(told, "points").flatMap((fact) => (fact.args?.["reasons"] as Fact[]).map(say)));

function played(told: readonly Fact[], voice: Voice): Played | null {
  const play = told.find(({ key }) => PLAYS.includes(key));
  if (!play) return null;
  const wild = play.key === "played-wild" ? code(play, "milestone") : null;
  return { card: code(play, wild ? "as_card" : "card"), seat: number(play, "seat"), wild, points: points_of(told), reasons: reasons_of(told, voice) };
}

/** The running count; if it is empty, the one before it, until the round is over. The log may begin in the middle. */
export function row_of(view: TransitView, log: readonly LogEntry[], voice: Voice): Row {
  const found: Played[] = [];
  let late: readonly Fact[] = []; // the Last Card is paid when all have passed
  const running = view.row.length > 0;
  let total: number | null = null;
  for (let i = log.length - 1; i >= 0 && view.stage === "advancement"; i--) {
    const told = log[i]!.event?.facts ?? [];
    const closes = told.some(({ key }) => key === "count-closed");
    if (closes && (running || total !== null)) break;
    if (told.some(({ key }) => key === "sun" || key === "setback")) break;
    if (closes) total = number(facts(told, "count-closed")[0], "total");
    const card = played(told, voice);
    if (card) found.unshift(card);
    else if (closes) late = told;
  }
  const last = found.at(-1);
  if (last && late.length && points_of(late)) {
    last.points += points_of(late);
    last.reasons = [last.reasons, reasons_of(late, voice)].filter(Boolean).join(", ");
  }
  if (!running) return { cards: total === null ? [] : found, closed: total };
  const told = (i: number) => found.at(i - view.row.length);
  return { cards: view.row.map((card, i) => ({ ...card, points: told(i)?.points ?? 0, reasons: told(i)?.reasons ?? "" })), closed: null };
}

/** What each Century gained since the last Observation before `now`, by what for. */
export function round_gains(log: readonly LogEntry[], now: Fact): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const told = log.flatMap((entry) => entry.event?.facts ?? []);
  const ends = told.flatMap((fact, i) => (fact.key === "observed" ? [i] : []));
  const end = ends.findLast((i) => number(told[i], "mark") === number(now, "mark")) ?? told.length;
  const start = ends.findLast((i) => i < end) ?? -1;
  for (const fact of facts(told.slice(start + 1, end), "points")) {
    const sums = found.get(code(fact, "century")) ?? new Map<string, number>();
    for (const one of fact.args?.["reasons"] as Fact[]) sums.set(one.key, (sums.get(one.key) ?? 0) + number(one, "points"));
    found.set(code(fact, "century"), sums);
  }
  return found;
}
