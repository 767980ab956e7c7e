// The page's own words, and the language they are in. What a game says comes with its catalogue (see `game_words`).
import { Catalogue, ENGLISH, PSEUDO, type Args } from "./catalogue";
import type { Fact } from "../messages";
import { memory } from "./memory.svelte";
import common from "../../../src/ecliptic/text/en.ftl?raw";
import english from "../text/en.ftl?raw";

const PAGE = import.meta.glob<string>(["../text/*.ftl", "!../text/en.ftl"], { query: "?raw", import: "default" });
const COMMON = import.meta.glob<string>(["../../../src/ecliptic/text/*.ftl", "!../../../src/ecliptic/text/en.ftl"], {
  query: "?raw",
  import: "default",
});
export const LANGUAGES = [ENGLISH, ...Object.keys(PAGE).map((path) => path.replace(/.*\/|\.ftl$/g, ""))];

/** The first wish that can be granted; somebody who wishes for de-AT is content with de. */
export function pick(wishes: readonly string[], known: readonly string[]): string {
  const found = wishes.flatMap((wish) => [wish, wish.split("-")[0]!]).find((wish) => known.includes(wish));
  return found ?? ENGLISH;
}

/** Brackets are for tests, which ask for them by name. */
function wished(): string {
  const wish = memory.wishes.language;
  return wish === PSEUDO ? wish : pick(wish ? [wish, ...navigator.languages] : navigator.languages, LANGUAGES);
}

export const language = wished();
let sources: Record<string, string[]> = { [ENGLISH]: [english, common] };
let page = new Catalogue(language, sources);

/** Fetches the translation. Where there is none, or it does not come, the page speaks English. */
export async function translate(): Promise<void> {
  const files = [PAGE[`../text/${language}.ftl`], COMMON[`../../../src/ecliptic/text/${language}.ftl`]];
  const found = await Promise.all(files.map((file) => file?.().catch(() => "") ?? ""));
  if (!found.some(Boolean)) return;
  sources = { ...sources, [language]: found };
  page = new Catalogue(language, sources);
}

/** A sentence of the page. Call it while drawing, not while a module loads. */
export const t = (key: string, args: Args = {}): string => page.text(key, args);
/** a, b and c. */
export const names = (parts: readonly string[]): string => page.join(parts);
/** A sentence for what everybody can say: refusals of a table, results. */
export const say = (fact: { key: string; args?: Args }): string => page.say(fact);
/** What of a fact can be said without a game's catalogue. */
export const sayable = (fact: Fact): Fact | null => page.sayable(fact);

const locale = language === PSEUDO ? undefined : language;
/** A number as it is written here. */
export const number = (value: number, digits = 1): string => value.toLocaleString(locale, { maximumFractionDigits: digits });
/** A date as it is written here. */
export const date = (at: number): string => new Date(at).toLocaleDateString(locale);

/** What a board speaks with: the words of its game, of everybody and of the page. */
export function words_of(game: Record<string, string>): Catalogue {
  const both = Object.fromEntries(
    [...new Set([...Object.keys(game), ...Object.keys(sources)])].map((one) => [one, [game[one] ?? "", ...(sources[one] ?? [])]]),
  );
  return new Catalogue(language, both);
}
