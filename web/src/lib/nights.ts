// The nights: which day it is, how it is called, and how many in a row somebody has played.
import type { NightCount, Tonight } from "../messages";
import * as api from "./api";
import { PSEUDO } from "./catalogue";
import { memory } from "./memory.svelte";
import { language } from "./words";

export const DAY_MS = 86_400_000;

export const look = (day = "") => api.get<Tonight>(`/api/tonight${day ? `?day=${day}` : ""}`, memory.key);

export const day_after = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Monday 16 November. */
export const day_name = (day: string): string =>
  new Intl.DateTimeFormat(language === PSEUDO ? undefined : language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** How many nights in a row, up to tonight or, if it has not been played yet, to yesterday. */
export function streak(nights: readonly NightCount[], today: string): number {
  const played = new Set(nights.map((night) => night.day));
  let day = played.has(today) ? today : day_after(today, -1);
  let count = 0;
  for (; played.has(day); day = day_after(day, -1)) count++;
  return count;
}

/** The longest row of nights. */
export function longest(nights: readonly NightCount[]): number {
  return Math.max(0, ...nights.map((night) => streak(nights, night.day)));
}
