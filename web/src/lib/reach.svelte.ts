// Whether the server can be reached, and what there is without it.

/** Where a server may have the table that needs none (`ecliptic serve --tab`). */
export const PLACE = "/tab/";

class Reach {
  lost = $state(false);
}

export const reach = new Reach();

/** Whether this server has it. */
export async function offered(): Promise<boolean> {
  const answer = await fetch(`${PLACE}engine/contents.json`).catch(() => null);
  return answer?.headers.get("content-type") === "application/json";
}

/** Whether this browser has kept it: it was there once. */
export const kept = async (): Promise<boolean> => (await globalThis.caches?.has("ecliptic").catch(() => false)) ?? false;
