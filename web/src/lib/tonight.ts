// What somebody did at a deal of the day, beside what everybody else did.
import type { Bar, BotMark, Mark, TonightDeal } from "../messages";
import * as api from "./api";
import { memory } from "./memory.svelte";
import { day_name } from "./nights";
import { myName, sit } from "./play";
import { judge } from "./played";
import { signed, verdict } from "./verdict";
import { t } from "./words";

const MOST_BARS = 12;

/** Takes the seat at a deal: the one that counts, or for practice. */
export async function play(game: string, how: { practice?: boolean; day?: string } = {}): Promise<void> {
  const seated = await api.post<Parameters<typeof sit>[0]>(`/api/tonight/${game}`, { name: myName(), ...how }, memory.key);
  sit(seated, game, myName());
}

/** How well somebody did, in words. */
export function scored(kind: string, { won, score }: { won: boolean; score: number }): string {
  if (!won) return t("tonight-lost");
  return t(`tonight-${kind}`, { value: score });
}

/** The time taken: told, not judged. */
export const lasted = (seconds: number): string => t("tonight-time", { minutes: Math.max(1, Math.round(seconds / 60)) });

/** A stack of results that are alike, or nearly. */
export interface Stack {
  /** The least of them; null: lost. */
  from: number | null;
  count: number;
  mine: boolean;
  marks: string[];
}

/** Everybody's results from the worst to the best, with the bots' and one's own. */
export function stacks(kind: string, bars: readonly Bar[], marks: readonly BotMark[], mine: { won: boolean; score: number } | null): Stack[] {
  const worth = (one: { won: boolean; score: number }) => (one.won ? one.score : null);
  const all = [...bars, ...marks, ...(mine ? [mine] : [])];
  const values = all.map(worth).filter((value) => value !== null);
  const [low, high] = [Math.floor(Math.min(...values)), Math.floor(Math.max(...values))];
  const width = values.length ? Math.max(1, Math.ceil((high - low + 1) / MOST_BARS)) : 1;
  const place = (one: { won: boolean; score: number }) => (one.won ? Math.floor((one.score - low) / width) : -1);
  const steps = values.length ? Math.floor((high - low) / width) + 1 : 0;
  const found: Stack[] = Array.from({ length: steps }, (_, i) => ({ from: low + i * width, count: 0, mine: false, marks: [] }));
  if (kind === "moves") found.reverse();
  const lost: Stack = { from: null, count: 0, mine: false, marks: [] };
  const stack = (one: { won: boolean; score: number }) => (one.won ? found[kind === "moves" ? steps - 1 - place(one) : place(one)]! : lost);
  for (const bar of bars) stack(bar).count += bar.count;
  for (const mark of marks) stack(mark).marks.push(mark.bot);
  if (mine) stack(mine).mine = true;
  return all.some((one) => !one.won) ? [lost, ...found] : found;
}

/** What luck and one's own decisions came to, in the game's numbers. */
export async function judged(table: string): Promise<{ luck: string; own: string }> {
  const marks: Mark[] = [];
  const { unit } = await api.frame(table, memory.key);
  await judge(table, memory.key, (mark) => marks.push(mark));
  const found = verdict(marks, 0);
  return { luck: signed(unit, found.luck), own: signed(unit, found.own) };
}

/** What can be told to others, with nothing of the deal in it. */
export function boast(title: string, deal: TonightDeal, day: string): string {
  const { mine } = deal;
  if (!mine) return "";
  const high = Math.max(1, ...deal.bars.map((bar) => bar.count));
  const bars = stacks(deal.kind, deal.bars, deal.marks, mine).map((one) => (one.mine ? "◆" : "▁▂▃▄▅▆▇█"[Math.round((7 * one.count) / high)]));
  const result = scored(deal.kind, mine);
  return t("tonight-boast", { game: title, day: day_name(day), result, place: mine.place, players: deal.players, bars: bars.join("") });
}
