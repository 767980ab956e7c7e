// Words for somebody at a table: a catalogue that knows the players and which of them reads it.
import type { Arg, Fact, Move } from "../messages";
import type { Args, Catalogue, Reader } from "./catalogue";

export class Voice {
  constructor(
    readonly words: Catalogue,
    readonly reader: () => Reader,
  ) {}

  say = (fact: Fact): string => this.words.say(fact, this.reader());
  has = (key: string): boolean => this.words.has(key);
  t = (key: string, args: Args = {}): string => this.words.text(key, args, this.reader());
  /** What a move does, as a label. */
  label = (move: Pick<Move, "kind" | "args">): string => this.words.move(move, this.reader());
  /** An attribute of a message, such as when a card can be used. */
  about = (key: string, attribute: string): string => this.words.attribute(key, attribute);
  /** What a code is called: `named("milestone", "iss")`. */
  named = (kind: string, code: string): string => this.words.text(`${kind}-${code}`);
  join = (parts: readonly string[]): string => this.words.join(parts);
}

/** The moves of a kind whose arguments are these. */
export function matching(moves: readonly Move[], kind: string, args: Args = {}): Move[] {
  return moves.filter((move) => move.kind === kind && Object.entries(args).every(([name, value]) => same(move.args?.[name], value)));
}

function same(one: Arg | undefined, other: Arg): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A code, or a number, among the arguments of a fact or a move. */
export const code = (of: { args?: Args } | undefined, name: string): string => String(of?.args?.[name] ?? "");
export const number = (of: { args?: Args } | undefined, name: string): number => Number(of?.args?.[name] ?? NaN);
/** The facts of a kind. */
export const facts = (all: readonly Fact[] | undefined, key: string): Fact[] => (all ?? []).filter((fact) => fact.key === key);
