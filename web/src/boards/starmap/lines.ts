// The ways to place dice as lines: those that differ only in how the die is turned are one line.
import type { Way } from "./view";

export interface Line {
  key: string;
  /** The best one first. */
  ways: Way[];
}
/** What abilities are used together, and in which lines. */
export interface Combo {
  key: string;
  abilities: string[];
  lines: Line[];
}

const better = (a: Way, b: Way): number => b.group - a.group || b.squares.length - a.squares.length || b.stars - a.stars || b.spots.length - a.spots.length;

export function combos_of(ways: readonly Way[]): Combo[] {
  const found = new Map<string, Map<string, Way[]>>();
  for (const way of ways) {
    const lines = found.get(way.abilities.join("+")) ?? new Map<string, Way[]>();
    found.set(way.abilities.join("+"), lines);
    const key = [way.dice, way.column, way.row, way.then].join();
    lines.set(key, [...(lines.get(key) ?? []), way]);
  }
  return [...found].map(([key, lines]) => ({
    key,
    abilities: key.split("+"),
    lines: [...lines].map(([key, ways]) => ({ key, ways: ways.sort(better) })).sort((a, b) => better(a.ways[0]!, b.ways[0]!)),
  }));
}

/** The name of a way: no two have the same moves. */
export const key_of = (way: Way): string => way.moves.join();

/** The dice of a way in groups: those that position, those that plot. */
export function dice_of({ abilities, dice }: Way): number[][] {
  const [first, second] = abilities;
  if (!second) return [dice];
  if (first === "POS1") return [[dice[0]!], [dice[1]!], dice.slice(2)];
  if (first === "POS4") return [dice.slice(1), dice.slice(0, 1)]; // the one whose value matters comes first
  return [dice.slice(0, 1), dice.slice(1)];
}
