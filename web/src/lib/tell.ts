// Stories speak of seats; at a table people have names.
import type { Sitting } from "./sitting";
import { t } from "./words";

const ODD: Record<string, string> = { is: "are", has: "have", does: "do", goes: "go", was: "were" };

/** A verb as it stands after "you": passes, plays, is become pass, play, are. */
export function second(verb: string): string {
  return ODD[verb] ?? verb.replace(/(ss|sh|ch|x)es$/, "$1").replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

/** A clause about you, up to where another may begin: who, perhaps with a role in brackets; the verb; the rest. */
const CLAUSE = /((?:^|[.:;!] )[Yy]ou(?: \([^)]*\))?) ([a-z]+)\b([^.:;!]*)/g;

/** "You plays a card and ends the turn" becomes "You play a card and end the turn". */
export function agree(text: string): string {
  const verbs = (rest: string) => rest.replace(/ and (?!its\b|this\b)([a-z]+s)\b/g, (_, verb: string) => ` and ${second(verb)}`);
  return text.replace(CLAUSE, (_, you: string, verb: string, rest: string) => `${you} ${second(verb)}${verbs(rest)}`).replace(/\b([Yy]ou)'s\b/g, "$1r");
}

/** With a capital and a full stop: what the server says is often only part of a sentence. */
export function sentence(text: string): string {
  const stop = !text || /[.!?…:]["”’)]?$/.test(text) ? "" : ".";
  return text.charAt(0).toUpperCase() + text.slice(1) + stop;
}

/** Names for "seat 0", which counts from 0, and "Player 1", which counts from 1. */
export function named(text: string, sitting: Sitting): string {
  const name = (seat: number, at: number) => {
    const given = sitting.name(seat);
    return given === t("you") && !/(^|[.!] )$/.test(text.slice(0, at)) ? given.toLowerCase() : given; // within a sentence
  };
  const who = /\b(seat|player) (\d)\b/gi;
  return agree(text.replace(who, (_, word: string, n: string, at: number) => name(Number(n) - (/^p/i.test(word) ? 1 : 0), at)));
}
