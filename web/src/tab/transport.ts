// The transport of a page without a server: the same requests and sockets, to a worker.
import { language } from "../lib/words";
import type { Socket, Transport } from "../lib/transport";
import bots from "./bots.worker?worker&url";
import type { ToWorker, FromWorker } from "./engine.worker";
import Engine from "./engine.worker?worker";
import { progress } from "./engine.svelte";

const base = new URL(".", document.baseURI).href;
const listeners = new Map<number, (kind: string, text: string) => void>();
let numbers = 0;
const worker = new Engine();
const ask = (message: ToWorker) => worker.postMessage(message);

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  if (data.is === "answer") listeners.get(data.id)?.(data.kind, data.text);
  else if (data.is === "progress") progress.share = data.share;
  else if (data.is === "ready") progress.ready = true;
  else progress.failed = data.why;
};
worker.onerror = (event) => (progress.failed = event.message || "worker");
ask({ is: "start", base: `${base}engine/`, bots: new URL(bots, document.baseURI).href });

/** What is the same for everybody is a file beside the page, and there before the engine is. */
function as_file(path: string): string | null {
  if (path.startsWith("/api/games?")) return `api/games.${language}.json`;
  const [, game, what] = /^\/api\/games\/([\w-]+)\/(rules|text\/[\w-]+)$/.exec(path) ?? [];
  return what ? `api/${game}.${what.replace("text/", "")}` : null;
}

function request(method: string, path: string, headers: Record<string, string>, body: string): Promise<Response> {
  const id = ++numbers;
  return new Promise((answered) => {
    let status = 500;
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (made) => void (controller = made),
      cancel: () => {
        listeners.delete(id);
        ask({ is: "close", id });
      },
    });
    const encoder = new TextEncoder();
    listeners.set(id, (kind, text) => {
      if (kind === "status") {
        status = Number(text);
        answered(new Response(stream, { status }));
      } else if (kind === "body") controller.enqueue(encoder.encode(text));
      else {
        listeners.delete(id);
        answered(new Response(null, { status })); // if it has not been
        controller.close();
      }
    });
    ask({ is: "request", id, method, path, headers, body });
  });
}

class WorkerSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #id = ++numbers;

  constructor(path: string) {
    listeners.set(this.#id, (kind, text) => this.#hear(kind, text));
    ask({ is: "open", id: this.#id, path });
  }

  #hear(kind: string, text: string): void {
    if (kind === "accept") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    } else if (kind === "text") this.onmessage?.(new MessageEvent("message", { data: text }));
    else this.#end(Number(text) || 1000);
  }

  #end(code: number): void {
    listeners.delete(this.#id);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }

  send(text: string): void {
    ask({ is: "text", id: this.#id, text });
  }

  close(): void {
    ask({ is: "close", id: this.#id });
    this.#end(1000);
  }
}

export const worker_transport: Transport = {
  async fetch(path, { method, headers, body }) {
    const file = method === "GET" ? as_file(path) : null;
    return file ? fetch(base + file) : request(method, path, headers, body ?? "");
  },
  socket: (path) => new WorkerSocket(path),
};
