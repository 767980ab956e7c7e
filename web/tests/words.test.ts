// The page's words: every one in a text file, every sentence of a file used, every gap filled.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { afterEach, describe, expect, it } from "vitest";
import { fill, learn, pick, t, type Words } from "../src/lib/words";

const SRC = "src/";
const files = (readdirSync(SRC, { recursive: true }) as string[]).filter((path) => /\.(svelte|ts)$/.test(path) && path !== "wire.ts");
const read = (path: string) => readFileSync(SRC + path, "utf8");
const books = new Map(
  readdirSync(`${SRC}words/en`).map((name) => [name.replace(".json", ""), JSON.parse(read(`words/en/${name}`)) as Words]),
);
/** The file whose sentences a source says. */
const book_of = (path: string) => [...books.keys()].find((name) => path.startsWith(`boards/${name}/`)) ?? "page";

interface Node {
  type: string;
  [part: string]: unknown;
}
const tree = (path: string) =>
  parse(path.endsWith(".svelte") ? read(path) : `<script lang="ts">${read(path)}</script>`, { modern: true }) as unknown as Node;

function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one);
  else if (node && typeof node === "object") {
    if ("type" in node) yield node as Node;
    for (const [part, inner] of Object.entries(node)) if (part !== "css" && part !== "metadata") yield* walk(inner);
  }
}
const trees = new Map(files.map((path) => [path, [...walk(tree(path))]]));

/** The texts that may become the value of an expression. */
function texts(node: Node): string[] {
  const inner = (part: unknown) => texts(part as Node);
  if (node.type === "Literal" && typeof node["value"] === "string") return [node["value"]];
  if (node.type === "ConditionalExpression") return [...inner(node["consequent"]), ...inner(node["alternate"])];
  if (node.type === "LogicalExpression" || node.type === "BinaryExpression") return [...inner(node["left"]), ...inner(node["right"])];
  if (node.type === "TemplateLiteral") {
    const quasis = (node["quasis"] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    return [...quasis, ...(node["expressions"] as Node[]).flatMap(texts)];
  }
  return [];
}

const gaps = (sentence: Words[string]) =>
  [...new Set((typeof sentence === "string" ? [sentence] : Object.values(sentence)).flatMap((text) => text.match(/\{\w+\}/g) ?? []))]
    .map((gap) => gap.slice(1, -1))
    .sort();

interface Use {
  path: string;
  keys: string[];
  given: string[] | null;
}

/** The keys that a first argument may stand for: of a template all that begin like it. */
function keys_of(node: Node, words: Words): string[] {
  if (node.type === "TSAsExpression") return keys_of(node["expression"] as Node, words);
  if (node.type !== "TemplateLiteral") return texts(node);
  const [start, end] = [texts(node)[0]!, (node["quasis"] as { value: { cooked: string } }[]).at(-1)!.value.cooked];
  return Object.keys(words).filter((key) => key.startsWith(start) && key.endsWith(end));
}

function uses(path: string): Use[] {
  const calls = trees.get(path)!.filter((node) => node.type === "CallExpression" && (node["callee"] as Node)["name"] === "t");
  return calls.map((call) => {
    const [key, values] = call["arguments"] as [Node, Node?];
    const properties = values?.type === "ObjectExpression" ? (values["properties"] as Node[]) : values ? null : [];
    const given = properties?.map((property) => String((property["key"] as Node)["name"])).sort() ?? null;
    return { path, keys: keys_of(key, books.get(book_of(path))!), given };
  });
}

describe("the words of the page", () => {
  it("are all said somewhere", () => {
    for (const [name, words] of books) {
      const own = files.filter((path) => book_of(path) === name);
      const said = new Set([
        ...own.flatMap(uses).flatMap((use) => use.keys),
        ...own.flatMap((path) => trees.get(path)!.flatMap((node) => (node.type === "Literal" ? texts(node) : []))),
      ]);
      expect(Object.keys(words).filter((key) => !said.has(key)), `${name}.json`).toEqual([]);
    }
  });

  it("get what they have gaps for, and nothing else", () => {
    const wrong = files.flatMap(uses).flatMap(({ path, keys, given }) => {
      const words = books.get(book_of(path))!;
      return keys.flatMap((key) => {
        const sentence = words[key];
        if (!sentence || !given) return [];
        const wanted = typeof sentence === "string" ? gaps(sentence) : [...new Set([...gaps(sentence), "count"])].sort();
        return wanted.join() === given.join() ? [] : [`${path}: ${key} has ${wanted.join(", ")}, is given ${given.join(", ")}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("stand in the text files only", () => {
    const LABELS = new Set(["aria-label", "aria-valuetext", "title", "placeholder", "alt", "aside", "note", "word", "pass"]);
    const NAME = "Ecliptic";
    const word = (text: string) => /\p{L}{2}/u.test(text) && text.trim() !== NAME;
    const left = files.filter((path) => path.endsWith(".svelte")).flatMap((path) => {
      const shown = trees.get(path)!.flatMap((node): string[] => {
        if (node.type === "Fragment")
          return (node["nodes"] as Node[]).flatMap((inner) => {
            if (inner.type === "Text") return [inner["data"] as string];
            return inner.type === "ExpressionTag" ? texts(inner["expression"] as Node) : [];
          });
        if (node.type !== "Attribute" || !LABELS.has(node["name"] as string) || node["value"] === true) return [];
        return [node["value"] as Node | Node[]].flat().flatMap((part) => (part.type === "Text" ? [part["data"] as string] : texts(part["expression"] as Node)));
      });
      return shown.filter(word).map((text) => `${path}: ${text.trim()}`);
    });
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
});
