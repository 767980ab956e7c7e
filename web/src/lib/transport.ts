// How messages get to the tables: over the network to a server, or to a worker of this tab.

import { reach } from "./reach.svelte";
import { TAB } from "./tab";

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
  async fetch(path, request) {
    try {
      const answer = await fetch(path, request);
      reach.lost = false;
      return answer;
    } catch (error) {
      reach.lost = true;
      throw error;
    }
  },
  socket(path) {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`);
    socket.addEventListener("open", () => (reach.lost = false));
    socket.addEventListener("error", () => (reach.lost = true));
    return socket;
  },
};

export const transport: Transport = TAB ? (await import("../tab/transport")).worker_transport : network;
