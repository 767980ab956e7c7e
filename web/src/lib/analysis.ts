// Luck and decisions of a finished game, judged by the server event by event.
import * as api from "./api";
import { t } from "./words";

/** What an event changed. */
export interface Mark {
  n: number;
  seat: number | null;
  /** Whose luck or decision it mainly was. */
  whose: number;
  /** For each seat what chance changed. */
  luck: number[];
  regret: number;
  /** What each seat can expect after the event. */
  values: number[];
  /** The compared choices of a decision, the best first. */
  choices: { move: string; value: number; made: boolean }[];
}

/** What the results of a game count, how many of it a result of 1 is, and how exactly a difference is told. */
export interface Unit {
  name: "share" | "levels" | "stars" | "points";
  scale: number;
  digits: number;
}

/** The same as the bots say it in (ecliptic/bots/words.py). */
export function unit_of(game: string, seats: number): Unit {
  if (game === "gemini") return { name: "levels", scale: 4, digits: 2 };
  if (game === "survivors" && seats === 1) return { name: "stars", scale: 5, digits: 2 };
  if (game === "starmap" && seats === 1) return { name: "points", scale: 1, digits: 1 };
  return { name: "share", scale: 100, digits: 1 };
}

export const worth = ({ name, scale, digits }: Unit, value: number) => t(`result.${name}`, { value: (value * scale).toFixed(digits) });
/** A difference without its sign. */
export const gap = ({ name, scale, digits }: Unit, value: number) => t(`gap.${name}`, { value: Math.abs(value * scale).toFixed(digits) });

export async function analyse(table: string, token: string, found: (mark: Mark) => void): Promise<void> {
  const { body } = await api.request("GET", `/api/tables/${table}/analysis`, token);
  if (!body) throw new Error(t("replay.cannot_judge"));
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line.trim()) found(JSON.parse(line) as Mark);
  }
}
