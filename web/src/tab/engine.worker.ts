// The worker in which the tables are: the server's own application, and the browser's database behind it.
import { boot, FETCHED, fetch_parts, keep_snapshot, type Parts, type Python } from "./runtime";
import { open } from "./store";

/** From the page. */
export type ToWorker =
  | { is: "start"; base: string; bots: string }
  | { is: "request"; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { is: "open"; id: number; path: string }
  | { is: "text"; id: number; text: string }
  | { is: "close"; id: number };
/** To the page. */
export type FromWorker =
  { is: "progress"; share: number } | { is: "ready" } | { is: "failed"; why: string } | { is: "answer"; id: number; kind: string; text: string };

/** Objects of ecliptic/tab. */
interface Door {
  request(id: number, method: string, path: string, headers: unknown, body: string): void;
  open(id: number, path: string): void;
  text(id: number, text: string): void;
  close(id: number): void;
}
interface Engine {
  door: Door;
  store: { hear(what: string, about: string): void };
}
type Start = (
  post: (id: number, kind: string, text: string) => void,
  ask: (what: string, about: string) => Promise<string>,
  tell: (what: string, about: string) => void,
  hire: () => Hand,
) => Promise<Engine>;

const ENGINE = "ecliptic.tab.engine";
const tell = (message: FromWorker) => postMessage(message);
let early: ToWorker[] = [];
let door: Door | null = null;
let dict: (entries: object) => unknown;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.is === "start") void start(data.base, data.bots).catch((error: unknown) => tell({ is: "failed", why: String(error) }));
  else if (door) hear(door, data);
  else early.push(data);
};

function hear(at: Door, asked: ToWorker): void {
  if (asked.is === "request") at.request(asked.id, asked.method, asked.path, dict(asked.headers), asked.body);
  else if (asked.is === "open") at.open(asked.id, asked.path);
  else if (asked.is === "text") at.text(asked.id, asked.text);
  else if (asked.is === "close") at.close(asked.id);
}

async function start(base: string, bots: string): Promise<void> {
  const [parts, ask] = await Promise.all([fetch_parts(base, (share) => tell({ is: "progress", share })), open()]);
  const kept = parts.snapshot;
  const python = await boot(base, parts, ENGINE);
  tell({ is: "progress", share: FETCHED + 0.2 });
  const engine = await begin(python, ask, () => new Hand(bots, base, parts));
  dict = python.runPython("lambda entries: entries.to_py()") as typeof dict;
  door = engine.door;
  tell({ is: "ready" });
  for (const asked of early) hear(door, asked);
  early = [];
  if (parts.snapshot !== kept) void keep_snapshot(parts.version, parts.snapshot!);
}

function begin(python: Python, ask: (what: string, about: string) => Promise<string>, hire: () => Hand): Promise<Engine> {
  const others = new BroadcastChannel("ecliptic");
  const { start } = python.pyimport(ENGINE) as unknown as { start: Start };
  const started = start(
    (id, kind, text) => tell({ is: "answer", id, kind, text }),
    ask,
    (what, about) => others.postMessage([what, about]),
    hire,
  );
  void started.then((engine) => (others.onmessage = ({ data: [what, about] }: MessageEvent<[string, string]>) => engine.store.hear(what, about)));
  return started;
}

/** A worker that thinks: one question after the other. */
class Hand {
  #worker: Worker;
  #waiting: { done: (text: string) => void; failed: (why: Error) => void }[] = [];

  constructor(address: string, base: string, parts: Parts) {
    this.#worker = new Worker(address, { type: "module" });
    this.#worker.postMessage({ base, parts });
    this.#worker.onmessage = ({ data }: MessageEvent<string>) => this.#waiting.shift()?.done(data);
    this.#worker.onerror = () => this.end();
  }

  ask(text: string): Promise<string> {
    return new Promise((done, failed) => {
      this.#waiting.push({ done, failed });
      this.#worker.postMessage(text);
    });
  }

  end(): void {
    this.#worker.terminate();
    for (const { failed } of this.#waiting) failed(new Error("the worker has ended"));
    this.#waiting = [];
  }
}
