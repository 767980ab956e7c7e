// What a finished game owes to luck and to decisions, from the marks of its events.
import type { Mark, Move, Unit } from "../messages";
import { number } from "./words";

/** A decision that stands out. */
export interface Notable {
  n: number;
  seat: number;
  move: Move;
  /** What could be expected before and after it, or of the best choice and of the one that was made. */
  from: number;
  to: number;
}

export interface Verdict {
  luck: number;
  own: number;
  others: number;
  best: Notable | null;
  costly: Notable | null;
}

/** Less than this, of a result of 1, is noise. */
const NOISE = 0.005;

/** As one seat sees it, or anybody who watched (null). */
export function verdict(marks: readonly Mark[], seat: number | null): Verdict {
  const me = seat ?? 0;
  const found: Verdict = { luck: 0, own: 0, others: 0, best: null, costly: null };
  let values: number[] | null = null;
  for (const mark of marks) {
    const after = mark.values[me] ?? 0;
    const before: number | null = values?.[me] ?? null;
    const luck = mark.luck[me] ?? 0;
    const decided = before === null || mark.seat === null ? 0 : after - before - luck;
    found.luck += luck;
    if (mark.seat === me) found.own += decided;
    else found.others += decided;
    const made = mark.choices.find((choice) => choice.made);
    if (made && mark.seat !== null && before !== null) {
      const gain = found.best ? found.best.to - found.best.from : NOISE;
      const blunder = mark.values[mark.seat]! < values![mark.seat]!; // of somebody else: nobody's best moment
      if (after - before > gain && decided > 0 && !blunder) found.best = { n: mark.n, seat: mark.seat, move: made.move, from: before, to: after };
      const cost = found.costly ? found.costly.from - found.costly.to : NOISE;
      if ((seat === null || mark.seat === seat) && mark.regret > cost)
        found.costly = { n: mark.n, seat: mark.seat, move: made.move, from: made.value + mark.regret, to: made.value };
    }
    values = mark.values;
  }
  return found;
}

/** A change in the game's own numbers, with its sign. */
export function signed(unit: Unit, change: number): string {
  const value = Number((Math.abs(change) * unit.scale).toFixed(unit.digits ?? 1));
  return `${change < 0 && value > 0 ? "−" : "+"}${number(value, unit.digits)}`;
}
