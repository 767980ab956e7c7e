// The cards that were turned up in Pairs, read from the log: the table shows a card only while it lies open, and the
// second one of a go is turned down again at once, so a page that wants to show it has to follow the story.
import type { LogEntry } from "../../wire";

export interface Turned {
  n: number;
  place: number;
  face: string | null;
  seat: number;
  /** Whether it is the second card of its go. */
  second: boolean;
}

export function turned(log: readonly LogEntry[]): Turned[] {
  const faces = new Map<number, string>();
  const found: Turned[] = [];
  for (const { n, event } of log) {
    const [word, what] = event?.move.split(" ") ?? [];
    const last = found.at(-1);
    if (word === "place" && event?.seat != null) {
      const place = Number(what);
      const second = last?.seat === event.seat && !last.second;
      found.push({ n, place, face: faces.get(place) ?? null, seat: event.seat, second });
    } else if (word === "face" && last && last.face === null) {
      last.face = what!;
      faces.set(last.place, what!);
    }
  }
  return found;
}
