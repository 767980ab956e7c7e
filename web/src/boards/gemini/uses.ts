// What a move is made with: the pieces one picks for it, whatever their order.
import type { Args } from "../../lib/catalogue";
import { piece } from "../../lib/pieces";
import type { Move, Wish } from "../../messages";
import type { ActiveProgram, Base, GeminiView, Player } from "./view";

export type Card = Player["hand"][number];
export type Place = ActiveProgram | Base;

/** Where an instrument goes that leaves its program. */
export const UNDER = "under";
/** Where a program goes that is activated. */
export const NEW = "new";
/** It pays for an instrument move: one may begin with it, and need not. */
const PORT_SWAP = "card-IN3";

/** The pieces that a move names, by the names of its arguments. */
function named(args: Args, ...names: [name: string, kind?: string][]): string[] {
  return names.flatMap(([name, kind = name]) => (args[name] == null ? [] : [piece(kind, String(args[name]))]));
}

/** The sets of pieces that stand for a move: one of equal Time cards is as good as another, and a swap has two ends. */
export function uses({ kind, args = {} }: Move, hand: readonly Card[]): string[][] {
  const paid = args["by"] === "IN3" ? [PORT_SWAP] : [];
  const to = named(args, ["program"]);
  switch (kind) {
    case "time":
      return hand.filter((card) => card.face === args["face"]).map((card) => [piece("card", card.card), ...to]);
    case "activate":
      return [[...named(args, ["card"]), NEW]];
    case "swap":
      return [
        [...named(args, ["instrument"]), ...to, ...paid],
        [...named(args, ["other_instrument", "instrument"], ["from_program", "program"]), ...paid],
      ];
    case "return":
    case "return-altair":
    case "send-under":
      return [[...named(args, ["instrument"]), UNDER, ...paid]];
    default: {
      const found = [...named(args, ["card"], ["found_card", "card"], ["instrument"], ["role"]), ...to, ...paid];
      return [found.length ? found : [`move-${kind}`]];
    }
  }
}

/** The moves of a moment, found by what is picked for them. */
export class Choices {
  readonly #all: { move: Move; sets: string[][] }[];

  constructor(moves: readonly Move[], hand: readonly Card[]) {
    this.#all = moves.map((move) => ({ move, sets: uses(move, hand) }));
  }

  /** The moves for which all of this can be picked. */
  of(picked: readonly string[]): Move[] {
    return this.#all.filter(({ sets }) => sets.some((set) => picked.every((one) => set.includes(one)))).map(({ move }) => move);
  }

  /** How many places there still are to choose between: with one, only the way is open. */
  goals(picked: readonly string[]): number {
    const rests = this.#all.flatMap(({ sets }) =>
      sets.filter((set) => picked.every((one) => set.includes(one))).map((set) => set.filter((one) => !picked.includes(one) && one !== PORT_SWAP)),
    );
    return new Set(rests.map((rest) => rest.join(" "))).size;
  }

  /** What is picked once this is added: it goes with as much of what was picked as it can; null if with none of it. */
  joined(picked: readonly string[], one: string): string[] | null {
    for (let kept = picked.length; kept > 0; kept--) {
      const next = [...picked.slice(0, kept), one];
      if (!picked.includes(one) && this.of(next).length) return next;
    }
    return null;
  }
}

/** What it would be to bring a thing to a program: to ask why it cannot be done. */
export function wish(thing: string, place: Place, view: GeminiView, hand: readonly Card[], by: string): Wish | null {
  const { program } = place;
  const card = hand.find((one) => piece("card", one.card) === thing);
  if (card) return card_wish(card, place);
  if (thing === "instrument-altair") {
    const lies = view.instruments.row.some((one) => one.instrument === "altair");
    return lies ? { kind: "attach", args: { program } } : { kind: "move-altair", args: { program, by } };
  }
  const row = view.instruments.row.find((one) => piece("instrument", one.instrument) === thing);
  if (row) return { kind: "place", args: { instrument: row.instrument, program, by } };
  const from = [view.base, ...view.programs].find((one) => one.instrument && piece("instrument", one.instrument.instrument) === thing);
  return from && from !== place ? { kind: "move", args: { from_program: from.program, program, by } } : null;
}

function card_wish(card: Card, place: Place): Wish | null {
  const { program } = place;
  if (card.kind === "time") return { kind: "time", args: { face: card.face, program } };
  if (card.kind === "instant") return card.card === "IN1" ? { kind: "use-on", args: { card: card.card, program } } : null;
  if (card.kind === "program") return null;
  const ao = card.hours === null || ("card" in place && place.card.allowed_ao === "only" && card.hours_ao !== null);
  return { kind: ao ? "target-ao" : "target", args: { target: card.card, program, ao } };
}
