// Requests to the table server. A refusal becomes an Error whose message is the server's own sentence.
import { ENGLISH, PSEUDO } from "./catalogue";
import { transport } from "./transport";
import { language, say, sayable, t } from "./words";
import type {
  Branch,
  Error as Refused,
  ClientMessage,
  Frame,
  GameList,
  Join,
  Lesson,
  NewTable,
  Pupil,
  Replay,
  Rules,
  Seated,
  TableInfo,
  TableList,
} from "../messages";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Body {
  type: "application/json" | "text/plain";
  content: string;
}

export async function request(method: string, path: string, token = "", body?: Body): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body) headers["Content-Type"] = body.type;
  let answer: Response;
  try {
    answer = await transport.fetch(path, { method, headers, body: body?.content ?? null });
  } catch {
    throw new Refusal(0, "offline", t("server-unreachable"));
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Refused | null;
  const fact = told?.fact && sayable(told.fact);
  const reason = fact ? say(fact) : (told?.reason ?? t("server-answered", { status: answer.status }));
  throw new Refusal(answer.status, told?.code ?? "failed", reason);
}

export async function get<T>(path: string, token = ""): Promise<T> {
  return (await (await request("GET", path, token)).json()) as T;
}

export async function text(path: string, token = ""): Promise<string> {
  return await (await request("GET", path, token)).text();
}

export async function post<T>(path: string, body: unknown, token = ""): Promise<T> {
  const sent: Body = { type: "application/json", content: JSON.stringify(body) };
  return (await (await request("POST", path, token, sent)).json()) as T;
}

/** The text of a record becomes a finished table of its own. */
export async function keep(record: string): Promise<Replay> {
  return (await (await request("POST", "/api/records", "", { type: "text/plain", content: record })).json()) as Replay;
}

const kept = new Map<string, Promise<unknown>>();

/** Things that do not change while the page is open are asked for once. */
function once<T>(path: string, ask: (path: string) => Promise<T> = get<T>): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const games = () => once<GameList>(`/api/games?language=${language}`);
export const tables = () => get<TableList>("/api/tables");
export const table = (id: string) => get<TableInfo>(`/api/tables/${id}`);
export const open = (wish: NewTable) => post<Seated>("/api/tables", wish);
/** With components of one's own, which a table in this tab can have. */
export const open_own = (wish: NewTable, components: string) => post<Seated>("/api/own", { ...wish, components });
export const lesson = (game: string, name: string) => once<Lesson>(`/api/games/${game}/lessons/${name}`);
export const teach = (game: string, name: string, who: Pupil) => post<Seated>(`/api/games/${game}/lessons/${name}`, who);
/** The table, if the seat can be taken with this invitation, or without one. */
export const free = (id: string, seat: number, invitation: string) => get<TableInfo>(`/api/tables/${id}/seats/${seat}`, invitation);
export const join = (id: string, seat: number, who: Join, invitation: string) => post<Seated>(`/api/tables/${id}/seats/${seat}`, who, invitation);
export const branch = (id: string, wish: Branch, token: string) => post<Seated>(`/api/tables/${id}/branch`, wish, token);
/** Brings a seat from another device. */
export const take = (id: string, seat: number, token: string, code: string) => post<Seated>(`/api/tables/${id}/seats/${seat}/take`, { token }, code);
/** Removes a table for good. */
export const remove = (id: string, token: string) => request("DELETE", `/api/tables/${id}`, token);
/** A text as QR code, in SVG. */
export const qr = async (drawn: string) =>
  await (await request("POST", "/api/qr", "", { type: "application/json", content: JSON.stringify({ text: drawn }) })).text();
/** Does something at a table, for the seat of the token. */
export const send = (id: string, message: ClientMessage, token: string) => post<Frame>(`/api/tables/${id}/send`, message, token);
export const frame = (id: string, token: string) => get<Frame>(`/api/tables/${id}/frame`, token);

export const rules = (game: string) => once<Rules>(`/api/games/${game}/rules`);

/** A game's messages, by language: those of the page's and the English ones, which fill the gaps. */
export async function words(game: string): Promise<Record<string, string>> {
  const wanted = [...new Set([ENGLISH, language === PSEUDO ? ENGLISH : language])];
  const found = await Promise.all(wanted.map((one) => once(`/api/games/${game}/text/${one}`, text)));
  return Object.fromEntries(wanted.map((one, i) => [one, found[i]!]));
}
