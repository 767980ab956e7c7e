// Keeps the whole site, so that it opens without a network. A newer one is fetched beside it and takes over when somebody
// says so, or when no page of the older one is open any more: no game is interrupted.

/** Every file of the site and what is in it: written by web/pack.py when the site is whole. */
declare const FILES: Record<string, string>;
declare const POLICY: string;
const CACHE = "ecliptic";
const scope = self as unknown as Scope;
const base = new URL(".", scope.location.href).href;
const key = (name: string) => `${base}${name}?${FILES[name]}`;

/** The parts of the standard that TypeScript keeps from pages. */
interface Scope extends EventTarget {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
interface Waiting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    Object.keys(FILES).map(async (name) => {
      if (await cache.match(key(name))) return;
      const file = await fetch(base + name, { cache: "no-cache" }); // asks whether ours is still right
      if (!file.ok) throw new Error(`${file.status} ${name}`);
      const headers = new Headers(file.headers);
      headers.set("content-security-policy", POLICY);
      headers.set("x-content-type-options", "nosniff");
      await cache.put(key(name), new Response(file.body, { headers }));
    }),
  );
}

async function forget(): Promise<void> {
  const cache = await caches.open(CACHE);
  const ours = new Set(Object.keys(FILES).map(key));
  for (const request of await cache.keys()) if (!ours.has(request.url)) await cache.delete(request);
  await scope.clients.claim();
}

const kept = async (name: string): Promise<Response> => (await caches.match(key(name))) ?? fetch(base + name);

scope.addEventListener("install", (event) => (event as Waiting).waitUntil(keep()));
scope.addEventListener("activate", (event) => (event as Waiting).waitUntil(forget()));
scope.addEventListener("message", () => void scope.skipWaiting());
scope.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  const [address] = request.url.split(/[?#]/, 1);
  const name = address!.startsWith(base) ? address!.slice(base.length) || "index.html" : "";
  if (request.method === "GET" && Object.hasOwn(FILES, name)) respondWith.call(event, kept(name));
});
