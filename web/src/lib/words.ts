// The page's own words, from src/words/LANGUAGE/FILE.json; what a game says comes from the server. English is always
// there, beside the code that speaks it, and fills the gaps of a translation key by key.
import english from "../words/en/page.json";

/** A sentence with its {gaps}, or one for each kind of number that the language knows; the number is {count}. */
type Sentence = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Words = Record<string, Sentence>;
export type Values = Record<string, string | number>;

const FILES = import.meta.glob<Words>(["../words/*/*.json", "!../words/en/*.json"], { import: "default" });
const LANGUAGES = ["en", ...Object.keys(FILES).map((path) => path.split("/").at(-2)!)];

/** The first wish that can be granted; somebody who wishes for de-AT is content with de. */
export function pick(wishes: readonly string[], known: readonly string[]): string {
  const found = wishes.flatMap((wish) => [wish, wish.split("-")[0]!]).find((wish) => known.includes(wish));
  return found ?? "en";
}

export const language = pick(navigator.languages, LANGUAGES);
const number = new Intl.PluralRules(language);
const translated = new Map<string, Words>();

export function fill(sentence: Sentence, values: Values): string {
  const forms = typeof sentence === "string" ? { other: sentence } : sentence;
  const text = forms[number.select(Number(values["count"]))] ?? forms.other;
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Makes the function that says the sentences of one file. Call that one while drawing, not while a module loads. */
export function speaker<W extends Words>(file: string, english: W) {
  return (key: keyof W & string, values: Values = {}): string => fill(translated.get(file)?.[key] ?? english[key]!, values);
}

export function learn(file: string, words: Words): void {
  translated.set(file, words);
}

/** Fetches the translation of a file. Where there is none, or it does not come, the page speaks English. */
export async function translate(file: string): Promise<void> {
  const words = await FILES[`../words/${language}/${file}.json`]?.().catch(() => null);
  if (words) learn(file, words);
}

export const t = speaker("page", english);
