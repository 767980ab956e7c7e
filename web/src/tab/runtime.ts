// Python in a worker: what it needs, and how it is started. The worker of the tables fetches it once and hands it on to
// the one of the bots.

/** What of Pyodide we use. */
export interface Python {
  globals: { get(name: string): unknown };
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, unknown>;
  unpackArchive(buffer: ArrayBuffer, format: "zip", options?: { extractDir: string }): void;
}

export interface Parts {
  wasm: WebAssembly.Module;
  library: ArrayBuffer;
  packages: ArrayBuffer;
}

/** The files of `engine/` that are fetched here, and how many bytes of each arrive: written by web/pack.py. */
export interface Contents {
  wasm: [name: string, bytes: number];
  library: [name: string, bytes: number];
  packages: [name: string, bytes: number];
}

/** How much of the work each step is, roughly. */
export const FETCHED = 0.6;

export async function fetch_parts(base: string, progress: (share: number) => void): Promise<Parts> {
  const contents = (await (await found(base + "contents.json")).json()) as Contents;
  const total = contents.wasm[1] + contents.library[1] + contents.packages[1];
  let come = 0;
  const part = async ([name]: [string, number]): Promise<Response> => {
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        come += chunk.length;
        progress((FETCHED * come) / total);
        controller.enqueue(chunk);
      },
    });
    return new Response((await found(base + name)).body!.pipeThrough(counter));
  };
  const [wasm, library, packages] = await Promise.all([
    part(contents.wasm).then((packed) => WebAssembly.compileStreaming(unpacked(packed))),
    part(contents.library).then((file) => file.arrayBuffer()),
    part(contents.packages).then((file) => file.arrayBuffer()),
  ]);
  return { wasm, library, packages };
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** Files are packed beforehand, as few plain hosts do it by themselves. */
const unpacked = (packed: Response): Response =>
  new Response(packed.body!.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });

/** Starts Python with our packages. */
export async function boot(base: string, { wasm, library, packages }: Parts): Promise<Python> {
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
  });
  globalThis.fetch = outside;
  python.unpackArchive(packages, "zip", { extractDir: "/lib/ecliptic" });
  python.runPython("import sys; sys.path.insert(0, '/lib/ecliptic')");
  return python;
}
