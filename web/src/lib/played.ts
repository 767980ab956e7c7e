// One's own finished games, kept in this browser, with what statistics want to know of them.
import type { Event, Fact, Frame, Mark, Story, Unit } from "../messages";
import { analyse } from "./analysis";
import * as api from "./api";
import { memory, type Held } from "./memory.svelte";
import { parts_of } from "./pieces";
import { verdict } from "./verdict";
import { names, t, words_of } from "./words";

export interface Played {
  table: string;
  game: string;
  at: number;
  won: boolean;
  with: string;
  /** Null: a bot has played it to its end for us. It is missing where it was not asked for yet. */
  account?: Account | null;
}

/** What a game was, in numbers. */
export interface Account {
  seat: number;
  result: number;
  unit: Unit;
  /** The bots on the other seats, by their names; a person has none. */
  others: string[];
  /** How often one did what facts tell, by their keys. */
  tally: Record<string, number>;
  /** What luck and one's own decisions added to the result, once that was judged. */
  luck?: number;
  own?: number;
}

/** Who else is at a table. */
export const company = (others: string[]) => (others.length ? t("with", { names: names(others) }) : t("alone"));

/** How often a seat did what counts: its own facts with what they are made of, and what its moves did to others. */
export function tally(events: readonly Event[], seat: number, counts: (key: string) => boolean): Record<string, number> {
  const found: Record<string, number> = {};
  const add = ({ key, args }: Fact) => {
    if (counts(key)) found[key] = (found[key] ?? 0) + Number(args?.["count"] ?? 1);
  };
  for (const event of events)
    for (const fact of event.facts) {
      const whose = fact.args?.["seat"];
      if ((whose ?? event.seat) === seat) add(fact);
      if (whose === seat) parts_of(fact).forEach(add);
    }
  return found;
}

function account({ seats, unit }: Frame, result: readonly number[], seat: number, tally: Record<string, number>): Account | null {
  if (seats[seat]!.bot) return null;
  return { seat, result: result[seat] ?? 0, unit, others: seats.filter((_, i) => i !== seat).map(({ bot }) => bot), tally };
}

const is_lesson = (table: string) => Object.values(memory.lessons).some((lesson) => lesson.table === table);
const is_known = (table: string) => memory.played.some((one) => one.table === table && one.account !== undefined);

/** A game of ours, if it is over. */
async function look(held: Held): Promise<Played | null> {
  const frame = await api.frame(held.table, held.token);
  const { result, seats } = frame;
  if (frame.status !== "over" || !result) return null;
  const mine = result[held.seat] ?? 0;
  const alike = result.every((r) => r === mine);
  const won = alike ? mine > 0 : mine === Math.max(...result);
  const others = seats.filter((_, i) => i !== held.seat).map((s) => s.name);
  const words = words_of(await api.words(held.game));
  const { events } = await api.get<Story>(`/api/tables/${held.table}/replay/story?viewer=${held.seat}`, held.token);
  const done = tally(
    events.map(({ event }) => event),
    held.seat,
    (key) => words.has(`tally-${key}`),
  );
  return { table: held.table, game: held.game, at: held.at, won, with: company(others), account: account(frame, result, held.seat, done) };
}

/** Keeps those of these games that are over. */
async function keep(games: readonly Held[]): Promise<void> {
  const fresh = games.filter(({ table }) => !is_known(table) && !is_lesson(table));
  const found = await Promise.all(fresh.map((held) => look(held).catch(() => null)));
  memory.keep_played(found.filter((one) => one !== null));
}

/** The games known so far, with those that were finished since. */
export async function gather(): Promise<Played[]> {
  await keep(memory.tables);
  return memory.played;
}

/** Has a finished game judged, event by event. If it is one of ours, it is kept, and what of it was luck. */
export async function judge(table: string, token: string, found: (mark: Mark) => void): Promise<void> {
  const marks: Mark[] = [];
  const ours = keep(memory.seats_at(table).slice(0, 1));
  await analyse(table, token, (mark) => {
    marks.push(mark);
    found(mark);
  });
  await ours;
  const known = memory.played.find((one) => one.table === table)?.account;
  if (!known || !is_whole(marks, known)) return;
  const { luck, own } = verdict(marks, known.seat);
  memory.judge_played(table, { luck, own });
}

/** Marks are rounded to so much. */
const ROUNDED = 0.001;
/** Work that failed ends early: then nobody knows what the rest was. */
const is_whole = (marks: readonly Mark[], { seat, result }: Account) => Math.abs((marks.at(-1)?.values[seat] ?? NaN) - result) < ROUNDED;
