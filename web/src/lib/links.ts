// What people paste who were sent a link: the whole of it, only its end, a table's id, or something else.

export interface Link {
  /** In this page. */
  path: string;
  table: string;
  /** The server that the link names, if it is not this one. */
  elsewhere: string;
}

const LINK = /(?:^|[\s<"'(])(?:https?:\/\/)?(?:([\w.:[\]-]+)\/|\/)?(t|join|replay)\/([\w-]{1,64})(?:\/(\d+))?(\?[\w=&-]*)?(#[\w-]+)?/i;
const ID = /^[\w-]{1,64}$/;

export function read_link(text: string): Link | null {
  const given = text.trim();
  if (ID.test(given)) return { path: `/t/${given}`, table: given, elsewhere: "" };
  const found = LINK.exec(given);
  if (!found) return null;
  const [, host = "", kind = "", table = "", seat, query = "", invitation = ""] = found;
  const elsewhere = host === location.host ? "" : host;
  if (kind === "join") return { path: seat ? `/join/${table}/${seat}${invitation}` : `/t/${table}`, table, elsewhere };
  return { path: `/${kind}/${table}${query}`, table, elsewhere };
}
