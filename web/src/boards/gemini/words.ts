// What the board says, and moves in words a player says.
import { speaker } from "../../lib/words";
import english from "../../words/en/gemini.json";
import type { Card, GeminiView } from "./view";

export const t = speaker("gemini", english);

/** Names of what moves call by their ids. */
function titles(view: GeminiView): (id: string) => string {
  const title = (card: Card) => ("title" in card ? card.title : card.name);
  const { row, unknown, bottom, top } = view.instruments;
  const found = new Map<string, string>([
    ...view.players.flatMap((p) => p.roles).map((role): [string, string] => [role.id, role.name]),
    ...[...row, ...unknown, ...bottom, ...top].map((i): [string, string] => [i.id, i.name]),
    ...[...view.players.flatMap((p) => p.hand), ...view.cards.discard].map((c): [string, string] => [c.id, title(c)]),
    ...view.programs.map((p): [string, string] => [p.id, p.title]),
    [view.base.id, view.base.name],
  ]);
  return (id) => found.get(id) ?? id;
}

export function say(move: string, view: GeminiView): string {
  const [, free, bare = move] = /^(engineer|use IN3) (.+)$/.exec(move) ?? [];
  const said = plain(bare, titles(view));
  if (free === "engineer") return t("move.engineer", { move: said });
  return free ? t("move.port_swap", { move: said }) : said;
}

const time = (kind: string) => (kind === "classical" ? t("move.classical") : t("hours", { hours: parseInt(kind) }));

function plain(move: string, title: (id: string) => string): string {
  const parts = move.split(" ");
  const [verb = "", a = "", , b = ""] = parts;
  switch (verb) {
    case "time":
      return t("move.time", { hours: time(a), place: title(b) });
    case "target":
      return t(parts.includes("ao") ? "move.target_ao" : "move.target", { target: title(a), place: title(b) });
    case "activate":
      return t("move.activate", { program: title(a) });
    case "place":
      return t("move.place", { instrument: title(a), place: title(b) });
    case "attach":
      return t("move.attach", { place: title(b) });
    case "move":
      return t(a === "altair" ? "move.move_altair" : "move.move", { place: title(b) });
    case "swap":
      return t("move.swap", { place: title(b) });
    case "return":
      return t(a === "altair" ? "move.return_altair" : "move.return");
    case "give":
      return a === "nothing" ? t("move.give_nothing") : t("move.give", { card: title(a) });
    case "take":
      return t("move.take", { card: title(a) });
    case "send":
      return a === "under" ? t("move.under") : t("move.send", { place: title(parts[2]!) });
    case "use":
      return b ? t("move.use_for", { card: title(a), what: title(b) }) : t("move.use", { card: title(a) });
    case "role":
      return t("move.role", { role: title(a) });
    case "visitor":
      return t("move.visitor", { instrument: title(a) });
    case "discard":
      return t("move.discard_hand");
    case "exchange":
      return t("move.exchange");
    case "booboo":
      return t("move.booboo");
    case "end":
      return t("move.end_turn");
    default:
      return move;
  }
}
