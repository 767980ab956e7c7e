// What the board says, and moves in words a player says.
import { names } from "../../lib/turn";
import { speaker } from "../../lib/words";
import { SUITS, type Suit } from "../../parts/PlayingCard.svelte";
import english from "../../words/en/transit.json";
import type { Milestone, TransitView } from "./view";

export const t = speaker("transit", english);

/** "5H" as it is printed: 5♥. */
export const sign = (card: string) => `${card.slice(0, -1)}${SUITS[card.slice(-1) as Suit]?.sign ?? card.slice(-1)}`;
const face = (text: string) => (/^[1-8][HDSC]$/i.test(text) ? sign(text.toUpperCase()) : text);

function milestones(view: TransitView): Map<string, Milestone> {
  const all = [...view.players.flatMap((p) => [...p.milestones, ...p.ongoing]), ...view.offered, ...view.effects];
  return new Map(all.map((m) => [m.name, m]));
}

/** One verb with several cards. */
export function together(verb: string, cards: string[]): string {
  return t(verb === "place" ? "card.place" : "card.discard", { card: names(cards.map(face)) });
}

function traded(what: string): string {
  if (what === "sun") return t("move.sun");
  return what.startsWith("slot") ? t("move.place_number", { number: what.slice(4) }) : face(what);
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
      return t(`card.${verb}`, { card: face(a) });
    case "trade":
      return t("move.trade", { what: traded(a), card: face(b) });
    case "wild":
      return t("move.wild", { card: face(b) });
    case "give":
      return t("move.give", { name: name(Number(b)) });
    case "keep":
    case "drop":
      return t(verb === "keep" ? "move.keep" : "move.drop", { title: title(a) });
    case "pick":
      return t("move.pick", { number: a });
    case "seat":
      return name(Number(a));
    case "use":
      return t("move.use");
    case "accept":
      return t("move.accept");
    case "decline":
      return t("move.decline");
    case "done":
      return t("move.done");
    case "pass":
      return t("move.pass");
    default:
      return move;
  }
}
