// Tables in IndexedDB, as ecliptic/tab/store.py asks for them. Bytes stay the base64 that they come as. A question is one
// transaction, and what is written is on the disk before it is answered.

const NAME = "ecliptic";
const VERSION = 1;

type Head = [status: string, changed: number, due: number | null];
type New = [game: string, secret: string, open: boolean, about: string];
type Pass = [digest: string, kind: string, seat: number, expires: number];
type Write = [
  table: string,
  seq: number,
  body: string,
  head: Head | null,
  fresh: New | null,
  passes: Pass[],
  spent: string[],
  about: string | null,
  left: number[],
];

interface Row {
  id: string;
  game: string;
  secret: string;
  open: boolean;
  about: string;
  status: string;
  changed: number;
  /** Absent: nothing is due, and the index does not have it. */
  due?: number;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database failed"));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the browser's database refused"));
  });
}

export async function open(): Promise<(what: string, about: string) => Promise<string>> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("table", { keyPath: "id" }).createIndex("due", "due");
    request.result.createObjectStore("event");
    request.result.createObjectStore("pass");
  };
  const database = await done(request);
  database.onversionchange = () => database.close(); // a newer page, in another tab, goes first
  return async (what, about) => JSON.stringify((await answer(database, what, JSON.parse(about) as unknown[])) ?? null);
}

async function answer(database: IDBDatabase, what: string, about: unknown[]): Promise<unknown> {
  const [first, second, third] = about;
  switch (what) {
    case "write":
      return write(database, first as Write[]);
    case "secret": {
      const row = await read<Row>(database, "table", (store) => store.get(first as string));
      return row && [row.game, row.secret];
    }
    case "changes":
      return read(database, "event", (store) => store.getAll(IDBKeyRange.bound([first, second], [first, Infinity], true)));
    case "pass":
      return read(database, "pass", (store) => store.get([first as string, second as string]));
    case "passes":
      return read(database, "pass", (store) => store.getAll(all(first as string)));
    case "listed": {
      const rows = await read<Row[]>(database, "table", (store) => store.getAll());
      const shown = rows.filter((row) => row.open && row.status !== "over").sort((a, b) => b.changed - a.changed);
      return shown.slice(0, first as number).map((row) => [row.id, row.status, row.about]);
    }
    case "claim":
      return claim(database, first as number, second as number, third as number);
    case "remove":
      return remove(database, first as string, second as number);
  }
  throw new Error(what);
}

/** All keys of a table's changes, or of its tokens. */
const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

const read = <T>(database: IDBDatabase, store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> =>
  done(ask(database.transaction(store).objectStore(store)) as IDBRequest<T>);

/** Which of them were first with their number; a text: what is wrong with them. */
async function write(database: IDBDatabase, batch: Write[]): Promise<boolean[] | string> {
  const transaction = database.transaction(["table", "event", "pass"], "readwrite", { durability: "strict" });
  const end = committed(transaction);
  end.catch(() => {}); // told below
  const [tables, events, passes] = ["table", "event", "pass"].map((name) => transaction.objectStore(name)) as [IDBObjectStore, IDBObjectStore, IDBObjectStore];
  const stored: boolean[] = [];
  for (const [table, seq, body, head, fresh, made, spent, about, left] of batch) {
    const row = fresh
      ? { id: table, game: fresh[0], secret: fresh[1], open: fresh[2], about: fresh[3], status: "", changed: 0 }
      : ((await done(tables.get(table))) as Row | undefined); // it may have been removed
    const first = (await done(events.getKey([table, seq]))) === undefined;
    stored.push(first && row !== undefined);
    if (!first || !row) continue;
    events.put(body, [table, seq]);
    tables.put(changed(row, head, about));
    for (const [digest, kind, seat] of left.length ? ((await done(passes.getAll(all(table)))) as Pass[]) : []) {
      if (kind !== "invite" && left.includes(seat)) passes.delete([table, digest]);
    }
    for (const pass of made) {
      if ((await done(passes.getKey([table, pass[0]]))) !== undefined) {
        transaction.abort();
        return "a token is there already";
      }
      passes.put(pass, [table, pass[0]]);
    }
    for (const digest of spent) passes.delete([table, digest]);
  }
  await end;
  return stored;
}

function changed(row: Row, head: Head | null, about: string | null): Row {
  const { due: _, ...rest } = row;
  const then = head ? { ...rest, status: head[0], changed: head[1], ...(head[2] !== null && { due: head[2] }) } : row;
  return about === null ? then : { ...then, about };
}

/** Unless something was stored after this change; whether it did. */
async function remove(database: IDBDatabase, table: string, seq: number): Promise<boolean> {
  const transaction = database.transaction(["table", "event", "pass"], "readwrite", { durability: "strict" });
  const end = committed(transaction);
  const later = await done(transaction.objectStore("event").count(IDBKeyRange.bound([table, seq], [table, Infinity], true)));
  if (!later) {
    transaction.objectStore("table").delete(table);
    for (const name of ["event", "pass"]) transaction.objectStore(name).delete(all(table));
  }
  await end;
  return !later;
}

async function claim(database: IDBDatabase, now: number, until: number, limit: number): Promise<string[]> {
  const waiting = await read<IDBValidKey[]>(database, "table", (store) => store.index("due").getAllKeys(IDBKeyRange.upperBound(now), limit));
  if (!waiting.length) return [];
  const transaction = database.transaction("table", "readwrite");
  const end = committed(transaction);
  const store = transaction.objectStore("table");
  const rows = (await done(store.index("due").getAll(IDBKeyRange.upperBound(now), limit))) as Row[];
  for (const row of rows) store.put({ ...row, due: until });
  await end;
  return rows.map((row) => row.id);
}
