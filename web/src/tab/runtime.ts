// Python in a worker: what it needs, and how it is started. The worker of the tables fetches it once and hands it on to
// the one of the bots.

/** What of Pyodide we use. */
export interface Python {
  globals: { get(name: string): unknown };
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, unknown>;
  unpackArchive(buffer: ArrayBuffer, format: "zip", options?: { extractDir: string }): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

export interface Parts {
  version: string;
  wasm: WebAssembly.Module;
  library: ArrayBuffer;
  packages: ArrayBuffer;
  /** Python's memory after it has started and read what is not ours: a fifth of the work. */
  snapshot: Uint8Array<ArrayBuffer> | null;
}

/** The files of `engine/` that are fetched here; contents.json says how many bytes they are (web/pack.py). */
const FILES = { wasm: "python.wasm.pack", library: "python.pack", packages: "ecliptic.pack" };

/** How much of the work each step is, roughly. */
export const FETCHED = 0.6;

export async function fetch_parts(base: string, progress: (share: number) => void): Promise<Parts> {
  const { version, bytes } = (await (await found(base + "contents.json")).json()) as { version: string; bytes: number };
  let come = 0;
  const part = async (name: string): Promise<Response> => {
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        come += chunk.length;
        progress((FETCHED * come) / bytes);
        controller.enqueue(chunk);
      },
    });
    return new Response((await found(base + name)).body!.pipeThrough(counter));
  };
  const [wasm, library, packages, snapshot] = await Promise.all([
    part(FILES.wasm).then((packed) => WebAssembly.compileStreaming(unpacked(packed))),
    part(FILES.library).then((file) => file.arrayBuffer()),
    part(FILES.packages).then((file) => file.arrayBuffer()),
    kept_snapshot(version),
  ]);
  return { version, wasm, library, packages, snapshot };
}

// -- the snapshot: made here when the engine starts for the first time, and kept until there is a newer engine -----------

const SNAPSHOTS = "ecliptic-snapshot";

async function kept_snapshot(version: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const kept = await (await caches.open(SNAPSHOTS)).match(version);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null; // where nothing may be kept
  }
}

/** For the next time. */
export async function keep_snapshot(version: string, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await caches.delete(SNAPSHOTS);
    await (await caches.open(SNAPSHOTS)).put(version, new Response(snapshot));
  } catch {
    // then it takes a little longer
  }
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** Files are packed beforehand, as few plain hosts do it by themselves. */
const unpacked = (packed: Response): Response =>
  new Response(packed.body!.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });

/** What Python has read when a snapshot is made. Nothing compiled may be among it, and nothing that is random. */
const READ = "import asyncio, base64, dataclasses, logging, pickle, tomllib, starlette.applications, starlette.routing, starlette.websockets";

/** Starts Python with our packages and reads a module of ours. A kept memory that cannot be used is made anew. */
export async function boot(base: string, parts: Parts, name: string): Promise<Python> {
  try {
    return await start(base, parts, name);
  } catch (why) {
    if (!parts.snapshot) throw why;
    console.warn("the memory that was kept cannot be used", why);
    parts.snapshot = null;
    return start(base, parts, name);
  }
}

/** Where there was no snapshot there is one afterwards. */
async function start(base: string, parts: Parts, name: string): Promise<Python> {
  const { wasm, library, packages, snapshot } = parts;
  const outside = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    if (address.endsWith(".wasm")) return Promise.resolve(new Response());
    if (address.endsWith("python_stdlib.zip")) return Promise.resolve(new Response(library.slice(0)));
    return outside(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  const python = await loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    lockFileContents: { info: { arch: "wasm32", platform: "", version: "", python: "", abi_version: "2026_0" }, packages: {} }, // nothing is ever installed
    checkAPIVersion: false,
    stdout: (text: string) => console.info(text),
    stderr: (text: string) => console.warn(text),
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  }).finally(() => (globalThis.fetch = outside));
  python.unpackArchive(packages, "zip", { extractDir: "/lib/ecliptic" });
  if (!snapshot) {
    python.runPython(`import sys; sys.path.insert(0, "/lib/ecliptic"); ${READ}`);
    parts.snapshot = python.makeMemorySnapshot();
  }
  python.runPython("import importlib, random; importlib.invalidate_caches(); random.seed()");
  python.pyimport(name);
  return python;
}
