// Everything on a board that can be used, moved, earned or explained is a piece: it carries data-piece="<kind>-<code>", named
// like the arguments of facts and moves, so the page finds it by what it is told.
import type { Arg, Fact } from "../messages";
import { kind_of, message_id, type Args } from "./catalogue";

/** The name of a piece: `card-5H`, `slot-3`, `seat-1`. */
export const piece = (kind: string, code: string | number): string => message_id(kind, String(code));

const is_fact = (value: Arg): value is Fact => typeof value === "object" && value !== null && !Array.isArray(value);

function* named(kind: string, value: Arg): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* named(kind, one);
  else if (typeof value === "string" || typeof value === "number") yield piece(kind, value);
}

/** How many of something, as in `rods: 2`: a number in the plural names no piece. */
const is_count = (name: string, value: Arg) => typeof value === "number" && !name.endsWith(kind_of(name));

/** The pieces that the arguments name, in their order. Most are not on the board: a total is no piece. */
export function pieces_of(args: Args | undefined): string[] {
  return Object.entries(args ?? {}).flatMap(([name, value]) => (is_count(name, value) ? [] : [...named(kind_of(name), value)]));
}

/** The facts inside a fact: what a score is made of. */
export const parts_of = (fact: Fact): Fact[] =>
  Object.values(fact.args ?? {})
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(is_fact);

/** The pieces that earned points, as far as the fact tells: those of its parts, or its own. */
export function earners(fact: Fact): string[] {
  const own = (one: Fact) => pieces_of(one.args).filter((name) => !name.startsWith("seat-"));
  const inner = parts_of(fact).flatMap(own);
  return [...new Set(inner.length ? inner : own(fact))];
}

/** The drawing of a piece. */
export const find_piece = (root: ParentNode, name: string): HTMLElement | SVGElement | null =>
  root.querySelector<HTMLElement | SVGElement>(`[data-piece="${CSS.escape(name)}"]`);
