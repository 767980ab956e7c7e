// Games that are carried from one place to another, as a text: the record of a finished one, or, from a table in this
// tab, a save with which it goes on. As a file, or as a link that has it behind #, where no server ever sees it.
import type { Seated } from "../messages";
import * as api from "./api";
import { sit } from "./play";
import { route, whole_address } from "./route.svelte";
import { TAB } from "./tab";

/** Characters of a link that browsers and messengers surely take. */
const MOST = 8000;
const SAVE = /^# save \{/m;

async function through(stream: CompressionStream | DecompressionStream, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

/** What can be carried of a table: while it is played in this tab a save, else the record as this seat has it. */
export const text_of = (table: string, token: string, over: boolean): Promise<string> =>
  api.text(`/api/tables/${table}/${TAB && token && !over ? "save" : "record"}`, token);

/** A link that holds the whole text; none if it would be too long. */
export async function link_of(text: string): Promise<string> {
  const link = whole_address(`/record#${await pack(text)}`);
  return link.length <= MOST ? link : "";
}

/** Takes in a text that came from elsewhere, and goes there: to the table that goes on, or to the replay. */
export async function bring(text: string): Promise<void> {
  if (TAB && SAVE.test(text)) {
    const answer = await api.request("POST", "/api/saves", "", { type: "text/plain", content: text });
    const game = /^game ([\w-]+)/m.exec(text)?.[1] ?? "";
    return sit((await answer.json()) as Seated, game, "");
  }
  route.go(`/replay/${(await api.keep(text)).table}`);
}
