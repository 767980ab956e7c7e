// What one's own finished games add up to.
import type { Unit } from "../messages";
import type { Account, Played } from "./played";

/** A game that counts: it was played to its end by oneself. */
export interface Counted extends Played {
  account: Account;
}

/** So many of the latest games make "lately". */
export const LATELY = 10;
/** Whom one can play with: nobody, bots from the weakest, people. */
const LEVELS = ["alone", "random", "easy", "medium", "search", "hard", "master", "people"];

/** Those with the same key together, in the order of the first of each. */
const grouped = <T>(all: readonly T[], key: (one: T) => string): T[][] => [...new Set(all.map(key))].map((one) => all.filter((other) => key(other) === one));
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** The games that count, the oldest first. */
export const counted = (played: readonly Played[]): Counted[] => played.filter((one): one is Counted => Boolean(one.account)).sort((a, b) => a.at - b.at);

/** Whom one had to do with: the strongest bot, whatever its style, or people if there was one. */
export function level({ others }: Pick<Account, "others">): string {
  const found = others.map((bot) => (bot ? bot.split(":")[0]! : "people"));
  return found.reduce((a, b) => (LEVELS.indexOf(b) > LEVELS.indexOf(a) ? b : a), "alone");
}

export interface Sum {
  game: string;
  level: string;
  unit: Unit;
  count: number;
  won: number;
  /** Of the results. */
  mean: number;
}

/** Each game at each level, the games with most on top, then from nobody to people. */
export function sums(games: readonly Counted[]): Sum[] {
  const groups = grouped(games, (one) => [one.game, level(one.account), one.account.unit.name].join(" "));
  const found = groups.map((of): Sum => {
    const { game, account } = of[0]!;
    const won = of.filter((one) => one.won).length;
    return { game, level: level(account), unit: account.unit, count: of.length, won, mean: mean(of.map((one) => one.account.result)) };
  });
  const most = (game: string) => games.filter((one) => one.game === game).length;
  const order = (a: Sum, b: Sum) => most(b.game) - most(a.game) || a.game.localeCompare(b.game);
  return found.sort((a, b) => order(a, b) || LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** Games whose results count the same, those with most first: alone one may count points, with others victories. */
export const by_unit = (games: readonly Counted[]): Counted[][] => grouped(games, (one) => one.account.unit.name).sort((a, b) => b.length - a.length);

/** The mean of each value with those shortly before it. */
export const running = (values: readonly number[]): number[] => values.map((_, i) => mean(values.slice(Math.max(0, i + 1 - LATELY), i + 1)));

export type Judged = Counted & { account: Required<Account> };
export const judged = (games: readonly Counted[]): Judged[] =>
  games.filter((one): one is Judged => one.account.luck !== undefined && one.account.own !== undefined);

/** What luck and one's own decisions added to a result, on average. */
export const balance = (games: readonly Judged[]): { luck: number; own: number } => ({
  luck: mean(games.map(({ account }) => account.luck)),
  own: mean(games.map(({ account }) => account.own)),
});

/** How often something is done in a game, on average. */
export interface Habit {
  key: string;
  all: number;
  lately: number;
  /** Null: none was won, or none was lost. */
  won: number | null;
  lost: number | null;
}

/** What was done at all, the most frequent first. */
export function habits(games: readonly Counted[]): Habit[] {
  const keys = [...new Set(games.flatMap(({ account }) => Object.keys(account.tally)))];
  const often = (key: string, among: readonly Counted[]) => mean(among.map(({ account }) => account.tally[key] ?? 0));
  const [won, lost] = [games.filter((one) => one.won), games.filter((one) => !one.won)];
  const found = keys.map((key) => ({
    key,
    all: often(key, games),
    lately: often(key, games.slice(-LATELY)),
    won: won.length ? often(key, won) : null,
    lost: lost.length ? often(key, lost) : null,
  }));
  return found.filter(({ all }) => all > 0).sort((a, b) => b.all - a.all);
}
