// What there is to say of a table, and of those at which this browser has a seat.
import type { TableInfo } from "../messages";
import * as api from "./api";
import { game_words } from "./games.svelte";
import { memory, type Held } from "./memory.svelte";
import { company } from "./played";
import { names, t } from "./words";

export interface Found {
  held: Held;
  info: TableInfo;
}

/** What was last heard of each table. */
const known = new Map<string, TableInfo>();
const unheard = ({ table, game, over }: Held): TableInfo => ({
  ...{ table, game, status: over ? "over" : "playing", options: {}, seats: [] },
  ...{ public: false, watchable: false, clock: null, commitment: "", origin: "" },
});

/** The table of a seat, if it is still there and more than a lesson; what is gone is forgotten, what is over is noted. One that
    cannot be asked about now is still there. */
export async function find(held: Held): Promise<Found | null> {
  try {
    const info = await api.table(held.table);
    known.set(held.table, info);
    if (info.status === "over") memory.finish(held.table);
    return info.lesson ? null : { held, info };
  } catch (error) {
    if (!(error instanceof api.Refusal && error.status === 404)) return { held, info: known.get(held.table) ?? unheard(held) };
    memory.let_go(held.table);
    return null;
  }
}

/** Whether it is our turn there. */
export const asks_us = ({ held, info }: Found): boolean => info.status === "playing" && (info.asked ?? []).includes(held.seat);

/** Whose turn it is. */
export function standing(found: Found): string {
  const { info } = found;
  if (info.status === "over") return t("home-finished");
  if (info.status === "open") return t("home-not-begun");
  if (asks_us(found)) return t("home-your-turn");
  const awaited = (info.asked ?? []).map((seat) => info.seats[seat]?.name ?? "").filter(Boolean);
  return awaited.length ? t("home-waiting-for", { names: names(awaited) }) : t("home-under-way");
}

/** How far it is, and who else is there. */
export function about(info: TableInfo, seat: number | null): string {
  const others = info.seats.filter((_, i) => i !== seat).map((one) => one.name || t("home-open-seat"));
  const reader = { names: info.seats.map((one) => one.name), viewer: seat };
  const headline = info.headline ? game_words(info.game)?.say(info.headline, reader).replace(/\.$/, "") : "";
  return [headline, company(others)].filter(Boolean).join(" · ");
}
