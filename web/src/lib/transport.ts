// How messages get to the tables: over the network to a server, or to a worker of this tab.

/** Whether the tables are in this tab: then there is no server, and nobody elsewhere. */
export const TAB = import.meta.env.MODE === "tab";

export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  fetch(path: string, request: { method: string; headers: Record<string, string>; body: string | null }): Promise<Response>;
  socket(path: string): Socket;
}

const network: Transport = {
  fetch: (path, request) => fetch(path, request),
  socket: (path) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`),
};

export const transport: Transport = TAB ? (await import("../tab/transport")).worker_transport : network;
