// The page's words: every one in a text file, every sentence of a file said somewhere, every gap filled.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { afterEach, describe, expect, it } from "vitest";
import { fill, learn, pick, t, type Words } from "../src/lib/words";

const SRC = "src/";
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path));
const read = (path: string) => readFileSync(SRC + path, "utf8");
const words_in = (folder: string) =>
  new Map(readdirSync(SRC + folder).map((name) => [name, JSON.parse(read(`${folder}/${name}`)) as Words]));

const english = words_in("words/en");
/** The file whose sentences a source says. */
const file_of = (path: string) => [...english.keys()].find((name) => `${path.split("/")[1]}.json` === name) ?? "page.json";
const words_of = (path: string) => english.get(file_of(path))!;

interface Node {
  type: string;
  [part: string]: unknown;
}

function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one);
  else if (node && typeof node === "object") {
    if ("type" in node) yield node as Node;
    for (const [part, inner] of Object.entries(node)) if (part !== "css") yield* walk(inner);
  }
}
/** All parts of a source. A module is read like the script of a component. */
function parts(path: string): Node[] {
  const text = path.endsWith(".svelte") ? read(path) : `<script lang="ts">${read(path)}</script>`;
  return [...walk(parse(text, { modern: true }))];
}
const trees = new Map(sources.map((path) => [path, parts(path)]));

const quasis = (node: Node) => (node["quasis"] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);

/** The texts that may become the value of an expression. */
function texts(node: Node): string[] {
  const inner = (...names: string[]) => names.flatMap((name) => texts(node[name] as Node));
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "ConditionalExpression":
      return inner("consequent", "alternate");
    case "LogicalExpression":
    case "BinaryExpression":
      return inner("left", "right");
    case "TemplateLiteral":
      return [...quasis(node), ...(node["expressions"] as Node[]).flatMap(texts)];
    default:
      return [];
  }
}

/** The keys that the first argument of `t` may stand for; for a template all that begin and end like it. */
function keys_of(node: Node, words: Words): string[] {
  if (node.type === "TSAsExpression") return keys_of(node["expression"] as Node, words);
  if (node.type !== "TemplateLiteral") return texts(node);
  const [start, end] = [quasis(node)[0]!, quasis(node).at(-1)!];
  return Object.keys(words).filter((key) => key.startsWith(start) && key.endsWith(end));
}

interface Use {
  path: string;
  key: string;
  /** The names of what is given for the gaps; null where that cannot be read off. */
  given: string[] | null;
}

function uses(path: string): Use[] {
  const calls = trees.get(path)!.filter((node) => node.type === "CallExpression" && (node["callee"] as Node)["name"] === "t");
  return calls.flatMap((call) => {
    const [key, values] = call["arguments"] as [Node, Node?];
    const properties = values ? (values["properties"] as Node[] | undefined) : [];
    const given = properties?.map((property) => String((property["key"] as Node)["name"])) ?? null;
    return keys_of(key, words_of(path)).map((one) => ({ path, key: one, given }));
  });
}

/** The gaps of a sentence. One with forms needs its number, whether it says it or not. */
function gaps(sentence: Words[string]): Set<string> {
  const forms = typeof sentence === "string" ? [sentence] : Object.values(sentence);
  const named = forms.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1]!));
  return new Set(typeof sentence === "string" ? named : [...named, "count"]);
}
const listed = (names: Iterable<string>) => [...names].sort().join(", ");

/** What a translation says that English does not, and gaps that nobody fills. */
function faults(words: Words, model: Words): string[] {
  return Object.keys(words).filter((key) => {
    const filled = model[key] ? gaps(model[key]) : null;
    return !filled || [...gaps(words[key]!)].some((gap) => gap !== "count" && !filled.has(gap));
  });
}

describe("the words of the page", () => {
  it.each([...english.keys()])("are all said somewhere: %s", (name) => {
    const own = sources.filter((path) => file_of(path) === name);
    // a key may also stand in a list and be said later
    const literals = own.flatMap((path) => trees.get(path)!.filter((node) => node.type === "Literal").flatMap(texts));
    const said = new Set([...literals, ...own.flatMap(uses).map((use) => use.key)]);
    expect(Object.keys(english.get(name)!).filter((key) => !said.has(key))).toEqual([]);
  });

  it("get what they have gaps for, and nothing else", () => {
    const wrong = sources.flatMap(uses).flatMap(({ path, key, given }) => {
      const wanted = listed(gaps(words_of(path)[key] ?? ""));
      return given === null || listed(given) === wanted ? [] : [`${path}: ${key} wants ${wanted}, is given ${listed(given)}`];
    });
    expect(wrong).toEqual([]);
  });

  it("stand in the text files only", () => {
    const SPOKEN = new Set(["aria-label", "aria-valuetext", "title", "placeholder", "alt", "aside", "note", "word", "pass"]);
    const value = (part: Node) => (part.type === "Text" ? [part["data"] as string] : texts((part["expression"] ?? part) as Node));
    const shown = (node: Node): string[] => {
      if (node.type === "Fragment")
        return (node["nodes"] as Node[]).filter((inner) => ["Text", "ExpressionTag"].includes(inner.type)).flatMap(value);
      if (node.type !== "Attribute" || !SPOKEN.has(node["name"] as string)) return [];
      return [node["value"] as Node | Node[]].flat().flatMap(value);
    };
    const word = (text: string) => /\p{L}{2}/u.test(text) && text.trim() !== "Ecliptic";
    const left = sources.flatMap((path) => trees.get(path)!.flatMap(shown).filter(word).map((text) => `${path}: ${text.trim()}`));
    expect(left).toEqual([]);
  });
});

describe("a language", () => {
  afterEach(() => learn("page", {}));
  it("is the first wish that can be granted", () => {
    expect(pick(["fr", "de-AT", "en"], ["en", "de"])).toBe("de");
    expect(pick(["pt-BR", "pt"], ["en", "pt", "pt-BR"])).toBe("pt-BR");
    expect(pick(["fr"], ["en", "de"])).toBe("en");
  });
  it("leaves to English what it does not say", () => {
    learn("page", { cancel: "Abbrechen" });
    expect([t("cancel"), t("rules")]).toEqual(["Abbrechen", "Rules"]);
  });
  it("has forms for numbers", () => {
    expect([1, 3].map((count) => t("home.waiting", { count }))).toEqual(["1 table waits for you", "3 tables wait for you"]);
    expect(fill({ other: "{count} of {all}" }, { count: 1, all: 2 })).toBe("1 of 2");
    expect(fill("{a} and {b}", { a: "{b}" })).toBe("{b} and {b}");
  });
  it("says what English says", () => {
    expect(faults({ cancel: "Abbrechen", cancle: "?", round: "Runde {runde}" }, english.get("page.json")!)).toEqual(["cancle", "round"]);
    for (const name of readdirSync(`${SRC}words`))
      for (const [file, words] of words_in(`words/${name}`)) expect(faults(words, english.get(file) ?? {}), `${name}/${file}`).toEqual([]);
  });
});
