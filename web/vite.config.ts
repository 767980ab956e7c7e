import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
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
    ...(mode === "tab" && {
      rollupOptions: {
        input: { index: "index.html", sw: "src/tab/sw.ts" },
        output: { entryFileNames: ({ name }: { name: string }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
      },
    }),
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } }, // the words of everybody lie beside this folder
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
