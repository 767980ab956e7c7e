// Which moves a thing on the table belongs to, and where they go. A thing is named by a key:
// "card H05", "instrument gnirs", "at P01" (what is attached there).
import type { GeminiView } from "./view";

const ON = /^(?:engineer |use IN3 )?(?:move|swap|return) (\S+)/;

export function moves_of(thing: string, view: GeminiView, legal: Iterable<string>): string[] {
  const [kind = "", id = ""] = thing.split(" ");
  const all = [...legal];
  if (kind === "instrument" && id === "altair") return all.filter((m) => /\baltair\b/.test(m));
  if (kind === "instrument") return all.filter((m) => m.includes(`place ${id} on `));
  if (kind === "at") return all.filter((m) => ON.exec(m)?.[1] === id);
  const card = [...view.players.flatMap((p) => p.hand), ...view.cards.discard].find((c) => c.id === id);
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
