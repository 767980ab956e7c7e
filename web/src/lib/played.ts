// One's own finished games, kept in this browser.
import * as api from "./api";
import { memory } from "./memory.svelte";
import { names, t } from "./words";

export interface Played {
  table: string;
  game: string;
  at: number;
  won: boolean;
  with: string;
}

/** Who else is at a table. */
export const company = (others: string[]) => (others.length ? t("with", { names: names(others) }) : t("alone"));

/** The games known so far, with those that were finished since. */
export async function gather(): Promise<Played[]> {
  const known = new Set(memory.played.map((p) => p.table));
  const fresh = memory.tables.filter((held) => !known.has(held.table));
  const found = await Promise.all(
    fresh.map(async (held): Promise<Played | null> => {
      try {
        const frame = await api.frame(held.table, held.token);
        if (frame.status !== "over" || !frame.result) return null;
        const mine = frame.result[held.seat] ?? 0;
        const alike = frame.result.every((r) => r === mine);
        const others = frame.seats.filter((_, i) => i !== held.seat).map((s) => s.name);
        const won = alike ? mine > 0 : mine === Math.max(...frame.result);
        return { table: held.table, game: held.game, at: held.at, won, with: company(others) };
      } catch {
        return null;
      }
    }),
  );
  memory.keep_played(found.filter((p) => p !== null));
  return memory.played;
}
