// Who earned what with which card of the running row, read from the story.
import type { LogEntry } from "../../wire";
import type { RowCard } from "./view";

export interface Earned {
  points: number;
  reasons: string;
}

const POINTS = /\+(\d+): (.+)$/;
const COUNTED = /^(play|trade|wild) /;

/** For every card of the row what its play earned, as far as the log reaches. */
export function earned(row: RowCard[], log: LogEntry[]): (Earned | null)[] {
  const found: (Earned | null)[] = row.map(() => null);
  let at = row.length - 1;
  for (let i = log.length - 1; i >= 0 && at >= 0; i--) {
    const event = log[i]!.event;
    if (!event || event.seat === null || !COUNTED.test(event.move)) continue;
    found[at] = best(event.story.map((line) => line.text));
    at -= 1;
  }
  return found;
}

/** The points of a story's lines, and why. */
export function best(lines: string[]): Earned | null {
  let points = 0;
  const reasons: string[] = [];
  for (const line of lines) {
    const match = POINTS.exec(line);
    if (!match) continue;
    points += Number(match[1]);
    reasons.push(match[2]!.replace(/\.$/, ""));
  }
  return points ? { points, reasons: reasons.join(", ") } : null;
}
