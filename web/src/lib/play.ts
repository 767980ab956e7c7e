// From a wish to a seat.
import type { GameInfo, NewTable, Seated } from "../wire";
import * as api from "./api";
import { memory, type Held } from "./memory.svelte";
import { route } from "./route.svelte";
import { t } from "./words";

export const myName = () => memory.wishes.name || t("guest");

/** Opens a table and goes there. One whose seats are all taken begins at once. */
export async function open(wish: NewTable): Promise<void> {
  const seated = await api.open(wish);
  if (!wish.seats.some((seat) => seat.kind === "open")) await begin(seated);
  sit(seated, wish.game, wish.name);
}

export const begin = (seated: Seated) => api.post(`/api/tables/${seated.table}/send`, { is: "begin" }, seated.token);

/** Keeps the seats that an answer gave us, and goes to the table. */
export function sit(seated: Seated, game: string, name: string): void {
  const at = Date.now();
  const common = { table: seated.table, game, name, at };
  const held: Held[] = [];
  if (seated.seat !== null) held.push({ ...common, seat: seated.seat, token: seated.token, invites: seated.invites ?? [] });
  for (const here of seated.here ?? []) held.push({ ...common, seat: here.seat, token: here.token, invites: [] });
  memory.hold(...held);
  route.go(`/t/${seated.table}`);
}

/** Takes an open seat and goes there. */
export async function take(table: string, seat: number, game: string, invitation = "", words = ""): Promise<void> {
  const who = { name: myName(), token: memory.token_for(table, seat) };
  sit(await api.join(table, seat, words ? { ...who, words } : who, invitation), game, myName());
}

/** One click to a table with bots. */
export async function play_now(game: GameInfo): Promise<void> {
  const count = game.seats.includes(3) && game.cooperative ? 3 : game.seats.includes(2) ? 2 : game.seats[0]!;
  const wish: NewTable = {
    game: game.id,
    name: myName(),
    seats: Array.from({ length: count }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", bot: "medium" })),
    options: {},
  };
  await open(wish);
}
