// Stories speak of seats; at a table people have names.
import type { Sitting } from "./sitting";

const ODD: Record<string, string> = { is: "are", has: "have", does: "do", was: "were" };

/** A verb as it stands after "you": passes, plays, is become pass, play, are. */
export function second(verb: string): string {
  return ODD[verb] ?? verb.replace(/(ss|sh|ch|x)es$/, "$1").replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

/** "You plays" becomes "You play". */
export const agree = (text: string) => text.replace(/^You (\w+s)\b/, (_, verb: string) => `You ${second(verb)}`);

/** Names for "seat 0", which counts from 0, and "Player 1", which counts from 1. */
export function named(text: string, sitting: Sitting): string {
  const seats = text.replace(/\b[Ss]eat (\d)\b/g, (_, seat: string) => sitting.name(Number(seat)));
  return agree(seats.replace(/\b[Pp]layer (\d)\b/g, (_, number: string) => sitting.name(Number(number) - 1)));
}
