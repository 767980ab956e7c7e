// Which moves a thing on the table belongs to, and where they go. A thing is named by a key:
// "card H05", "instrument gnirs", "at P01" (what is attached there).
import type { Card, GeminiView } from "./view";

const ON = /^(?:engineer |use IN3 )?(?:move|swap|return) (\S+)/;

export function moves_of(thing: string, view: GeminiView, legal: Iterable<string>): string[] {
  const [kind = "", id = ""] = thing.split(" ");
  const all = [...legal];
  if (kind === "instrument") return all.filter((m) => (id === "altair" ? /\baltair\b/.test(m) : m.includes(`place ${id} on `)));
  if (kind === "at") return all.filter((m) => ON.exec(m)?.[1] === id);
  const card = view.players.flatMap((p) => p.hand).find((c) => c.id === id) ?? view.cards.discard.find((c) => c.id === id);
  const named = all.filter((m) => m.split(" ").slice(1).includes(id));
  return card?.kind === "time" ? [...named, ...all.filter((m) => m.startsWith(`time ${card.time} on `))] : named;
}

/** The program or base that a move goes to; null if it goes nowhere. */
export function place_of(move: string): string | null {
  return /\b(?:on|to|with) (P\d\d|BASE)\b/.exec(move)?.[1] ?? /^activate (P\d\d)$/.exec(move)?.[1] ?? null;
}

/** What a thing would be called in a move to a place: to ask why it cannot be made. */
export function wish(thing: string, place: string, view: GeminiView): string | null {
  const [kind = "", id = ""] = thing.split(" ");
  if (kind === "instrument") return id === "altair" ? `attach altair to ${place}` : `place ${id} on ${place}`;
  if (kind === "at") return id === place ? null : `move ${id} to ${place}`;
  const card = view.players.flatMap((p) => p.hand).find((c) => c.id === id);
  if (card?.kind === "time") return `time ${card.time} on ${place}`;
  if (card?.kind === "target") return `target ${id} on ${place}${card.hours === null ? " with ao" : ""}`;
  return null;
}

export const GENERAL = /^(end turn|discard hand|exchange|booboo|give nothing|send .*|role .*|visitor .*|return altair)$/;

export function say(move: string, view: GeminiView): string {
  const cards = new Map<string, Card>([...view.players.flatMap((p) => p.hand), ...view.cards.discard].map((c) => [c.id, c]));
  const instruments = [...view.instruments.row, ...view.instruments.unknown, ...view.instruments.bottom, ...view.instruments.top];
  const title = (id: string) => {
    const card = cards.get(id);
    const program = view.programs.find((p) => p.id === id);
    if (id === "BASE") return view.base.name;
    return program?.title ?? (card ? ("title" in card ? card.title : card.name) : (instruments.find((i) => i.id === id)?.name ?? view.players.flatMap((p) => p.roles).find((r) => r.id === id)?.name ?? id));
  };
  const parts = move.split(" ");
  const engineer = parts[0] === "engineer" ? (parts.shift(), " (Engineer, free)") : parts[0] === "use" && parts[1] === "IN3" && parts.length > 2 ? (parts.splice(0, 2), " (Port Swap)") : "";
  const [verb = "", a = "", , b = ""] = parts;
  switch (verb) {
    case "time":
      return `Put ${a === "classical" ? "the Classical Run" : a.replace("h", " h")} on ${title(b)}`;
    case "target":
      return `Observe ${title(a)} for ${title(b)}${parts.includes("ao") ? " with AO" : ""}`;
    case "activate":
      return `Activate ${title(a)}`;
    case "place":
      return `Put ${title(a)} on ${title(b)}${engineer}`;
    case "attach":
      return `Attach Altair to ${title(parts[3] ?? "")}`;
    case "move":
      return a === "altair" ? `Move Altair to ${title(b)}${engineer}` : `Move the instrument to ${title(b)}${engineer}`;
    case "swap":
      return `Swap instruments with ${title(b)}${engineer}`;
    case "return":
      return `${a === "altair" ? "Return Altair" : "Return the instrument"}${engineer}`;
    case "give":
      return a === "nothing" ? "Give nothing" : `Give ${title(a)}`;
    case "take":
      return `Take ${title(a)}`;
    case "send":
      return a === "under" ? "Put it under the deck" : `Send it to ${title(b || parts[2] || "")}`;
    case "use":
      return parts[2] ? `Use ${title(a)} for ${title(parts[3] ?? "")}` : `Use ${title(a)}`;
    case "role":
      return `Take the role ${title(a)}`;
    default:
      return move.charAt(0).toUpperCase() + move.slice(1);
  }
}
