// From a wish to a seat.
import type { Frame, GameInfo, NewTable, Seated, TableInfo } from "../messages";
import * as api from "./api";
import { fresh, memory, type Held } from "./memory.svelte";
import { route } from "./route.svelte";
import { t } from "./words";

export const myName = () => memory.wishes.name || t("guest");

/** Opens a table and goes there. One whose seats are all taken begins at once. In a tab it may have components of one's own. */
export async function open(wish: NewTable, components = ""): Promise<void> {
  const seated = await (components ? api.open_own(wish, components) : api.open(wish));
  if (!wish.seats.some((seat) => seat.kind === "open")) await begin(seated);
  sit(seated, wish.game, wish.name);
}

export const begin = (seated: Seated) => api.send(seated.table, { is: "begin" }, seated.token);

/** Keeps the seats that an answer gave us, and goes to the table. */
export function sit(seated: Seated, game: string, name: string, replace = false): void {
  const at = Date.now();
  const common = { table: seated.table, game, name, at };
  const held: Held[] = [];
  if (seated.seat !== null) held.push({ ...common, seat: seated.seat, token: seated.token, invites: seated.invites ?? [] });
  for (const here of seated.here ?? []) held.push({ ...common, seat: here.seat, token: here.token, invites: [] });
  memory.hold(...held);
  route.go(`/t/${seated.table}`, replace);
}

/** Takes an open seat and goes there. */
export async function take(table: string, seat: number, game: string, invitation = "", words = ""): Promise<void> {
  const who = { name: myName(), token: memory.token_for(table, seat) };
  sit(await api.join(table, seat, words ? { ...who, words } : who, invitation), game, myName());
}

/** One click to a table with bots. */
export async function play_now(game: GameInfo, options: NewTable["options"] = {}): Promise<void> {
  const count = game.seats.includes(3) && game.cooperative ? 3 : game.seats.includes(2) ? 2 : game.seats[0]!;
  const wish: NewTable = {
    game: game.id,
    name: myName(),
    seats: Array.from({ length: count }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", bot: "medium" })),
    options,
  };
  await open(wish);
}

// -- playing again ----------------------------------------------------------------------------------------------

/** Whether somebody asks a player at this screen to play again. */
export function asked_again({ table, question }: Frame): boolean {
  return question?.what === "rematch" && memory.seats_at(table).some((held) => question.needs.includes(held.seat));
}

/** A seat that is held at the table before, as the one at the next table. */
const moved = (held: Held, table: string): Held => ({ ...held, table, invites: [], at: Date.now() });

/** Everybody at this screen plays again, on the same seats of the next table. */
export async function play_again(table: string): Promise<void> {
  const seats: Held[] = [];
  let refused: unknown;
  for (const held of memory.seats_at(table)) {
    try {
      seats.push(moved(held, (await api.send(table, { is: "rematch" }, held.token)).next_table));
    } catch (error) {
      refused = error;
    }
  }
  if (!seats.length) throw refused;
  memory.hold(...seats);
  route.go(`/t/${seats[0]!.table}`);
}

/** Nobody at this screen plays again. */
export async function go_home({ table, question }: Frame): Promise<void> {
  const asked = memory.seats_at(table).filter((held) => question?.needs.includes(held.seat));
  for (const held of asked) await api.send(table, { is: "refuse" }, held.token);
}

/** The seats that this browser holds at a table. Those of the table before may be good here too, if another device said
    that it plays again. */
export async function seats_at({ table, origin, seats }: TableInfo): Promise<Held[]> {
  const held = memory.seats_at(table);
  if (held.length || !origin) return held;
  for (const before of memory.seats_at(origin)) {
    if (seats[before.seat]?.kind !== "person") continue;
    await api.frame(table, before.token).then(
      () => memory.hold(moved(before, table)),
      () => {},
    );
  }
  return memory.seats_at(table);
}

/** A new link to an open seat. */
export async function invite(table: string, seat: number): Promise<void> {
  const mine = memory.seats_at(table)[0];
  if (!mine) return;
  const token = fresh();
  await api.send(table, { is: "invite", seat, token }, mine.token);
  memory.hold({ ...mine, invites: [...mine.invites, { seat, token }] });
}
