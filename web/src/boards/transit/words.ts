// Moves in words a player says.
import { SUITS, type Suit } from "../../parts/PlayingCard.svelte";
import type { Milestone, TransitView } from "./view";

const sign = (card: string) => `${card.slice(0, -1)}${SUITS[card.slice(-1) as Suit]?.sign ?? card.slice(-1)}`;
const face = (text: string) => (/^[1-8][HDSC]$/i.test(text) ? sign(text.toUpperCase()) : text);

export function milestones(view: TransitView): Map<string, Milestone> {
  const all = [...view.players.flatMap((p) => [...p.milestones, ...p.ongoing]), ...view.effects];
  return new Map(all.map((m) => [m.name, m]));
}

/** One verb with several cards. */
export function together(verb: string, cards: string[]): string {
  const named = cards.map(face);
  return `${verb[0]!.toUpperCase()}${verb.slice(1)} ${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
}

export function say(move: string, view: TransitView, name: (seat: number) => string): string {
  const [verb = "", a = "", , b = ""] = move.split(" ");
  const title = (id: string) => milestones(view).get(id)?.title ?? id.replaceAll("-", " ");
  switch (verb) {
    case "play":
    case "place":
    case "discard":
    case "offer":
    case "take":
      return `${verb[0]!.toUpperCase()}${verb.slice(1)} ${face(a)}`;
    case "trade":
      return `Play ${a === "sun" ? "the Sun" : a.startsWith("slot") ? `place ${a.slice(4)}` : face(a)}, lay ${face(b)}`;
    case "wild":
      return `Play it as ${face(b)}`;
    case "use":
      return "Use it";
    case "give":
      return `Hand it to ${name(Number(b))}`;
    case "keep":
      return `Keep ${title(a)}`;
    case "drop":
      return `Discard ${title(a)}`;
    case "pick":
      return `Choose place ${a}`;
    case "seat":
      return name(Number(a));
    case "accept":
      return "Exchange";
    case "decline":
      return "Keep my hand";
    case "done":
      return "Done";
    case "pass":
      return "Pass";
    default:
      return move;
  }
}
