// One's own finished games, kept in this browser.
import * as api from "./api";
import { memory } from "./memory.svelte";

export interface Played {
  table: string;
  game: string;
  at: number;
  won: boolean;
  with: string;
}

/** The games known so far, with those that were finished since. */
export async function gather(): Promise<Played[]> {
  const known = new Set(memory.played.map((p) => p.table));
  const fresh = memory.held.filter((held, i, all) => !known.has(held.table) && all.findIndex((h) => h.table === held.table) === i);
  const found = await Promise.all(
    fresh.map(async (held): Promise<Played | null> => {
      try {
        const frame = await api.frame(held.table, held.token);
        if (frame.status !== "over" || !frame.result) return null;
        const mine = frame.result[held.seat] ?? 0;
        const alike = frame.result.every((r) => r === mine);
        const others = frame.seats.filter((_, i) => i !== held.seat).map((s) => s.name);
        return { table: held.table, game: held.game, at: held.at, won: alike ? mine > 0 : mine === Math.max(...frame.result), with: others.length ? `with ${others.join(", ")}` : "alone" };
      } catch {
        return null;
      }
    }),
  );
  memory.keep_played(found.filter((p) => p !== null));
  return memory.played;
}
