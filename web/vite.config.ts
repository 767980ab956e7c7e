import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.ECLIPTIC_SERVER ?? "http://127.0.0.1:8000";

/** What a page without a server may do. The service worker says the same of every file: web/src/tab/sw.ts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The page without a server has no headers: its policy stands in it. */
const alone: Plugin = {
  name: "alone",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
  ],
};

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const BOARDS = readdirSync(file("src/boards"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Says to which file a module belongs. Every request costs headers, and small files are packed badly: so what the home page
    needs at once is one file, what tables need one more, and each board one. What is fetched later has files of its own. */
function parts(mode: string): Rolldown.CodeSplittingNameFunction {
  const found = new Map<string, string>();
  function gather(part: string, id: string, graph: Rolldown.ChunkingContext): void {
    const before = found.get(id);
    if (before === part || (before && !BOARDS.includes(before))) return;
    found.set(id, before ? "table" : part); // several boards have it
    for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) gather(found.get(id)!, needed, graph);
  }
  return (id, graph) => {
    if (!found.size) {
      if (mode === "tab") gather("transport", file("src/tab/transport.ts"), graph); // the home page waits for it
      gather("home", file("src/main.ts"), graph);
      gather("table", file("src/pages/Table.svelte"), graph);
      for (const board of BOARDS) gather(board, file(`src/boards/${board}/Board.svelte`), graph);
    }
    return found.get(id) ?? null;
  };
}

/** `--mode tab` builds the page that needs no server. */
export default defineConfig(({ mode }) => ({
  base: mode === "tab" ? "./" : "/",
  define: { POLICY: JSON.stringify(POLICY) },
  plugins: [svelte(), ...(mode === "tab" ? [alone] : [])],
  build: {
    outDir: "../src/ecliptic/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: parts(mode), includeDependenciesRecursively: false }] },
        ...(mode === "tab" && { entryFileNames: ({ name }: { name: string }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") }),
      },
      ...(mode === "tab" && { input: { index: "index.html", sw: "src/tab/sw.ts" } }),
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } }, // the words of everybody lie beside this folder
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
