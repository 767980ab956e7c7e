// The page's words: every one in a text file, every sentence of a file said somewhere, every gap filled.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { Catalogue, PSEUDO } from "../src/lib/catalogue";
import { pick, t } from "../src/lib/words";

const SRC = "src/";
const TEXT = "../src/ecliptic/";
const read = (path: string) => readFileSync(path, "utf8");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path));
/** The folder of a board, which speaks with its game's words; empty for the page's own sources. */
const board_of = (path: string) => /^boards\/(\w+)\//.exec(path)?.[1] ?? "";

/** The messages of a file with their gaps. */
function messages(path: string): Map<string, Set<string>> {
  const patterns = new Map<string, unknown>(new FluentResource(read(path)).body.map(({ id, value }) => [id, value]));
  return new Map([...patterns].map(([id, value]) => [id, gaps(value, patterns)]));
}
/** What a message, with those inside it, wants to be given; `you` is filled in for it. */
function gaps(pattern: unknown, patterns: Map<string, unknown>): Set<string> {
  const nodes = [...walk(pattern)];
  const named = (type: string) => nodes.filter((node) => node.type === type).map((node) => String(node["name"]));
  const inner = named("mesg").flatMap((name) => [...gaps(patterns.get(name), patterns)]);
  return new Set([...named("var"), ...inner].filter((name) => name !== "you"));
}

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
  const text = path.endsWith(".svelte") ? read(SRC + path) : `<script lang="ts">${read(SRC + path)}</script>`;
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
function keys_of(node: Node, known: Iterable<string>): string[] {
  if (node.type === "TSAsExpression") return keys_of(node["expression"] as Node, known);
  if (node.type !== "TemplateLiteral") return texts(node);
  const [start, end] = [quasis(node)[0]!, quasis(node).at(-1)!];
  return [...known].filter((key) => key.startsWith(start) && key.endsWith(end));
}

interface Use {
  path: string;
  key: string;
  /** The names of what is given for the gaps; null where that cannot be read off, or depends on which key is meant. */
  given: string[] | null;
}

function uses(path: string, known: Iterable<string>): Use[] {
  const called = (node: Node) => String((node["callee"] as Node)["name"] ?? ((node["callee"] as Node)["property"] as Node | undefined)?.["name"]);
  const calls = trees.get(path)!.filter((node) => node.type === "CallExpression" && called(node) === "t");
  return calls.flatMap((call) => {
    const [key, values] = call["arguments"] as [Node, Node?];
    const properties = values ? (values["properties"] as Node[] | undefined) : [];
    const given = properties?.map((property) => String((property["key"] as Node | undefined)?.["name"] ?? "…")) ?? null;
    const unclear = key.type === "TemplateLiteral" || given?.includes("…");
    return keys_of(key, known).map((one) => ({ path, key: one, given: unclear ? null : given }));
  });
}
const listed = (names: Iterable<string>) => [...names].sort().join(", ");

const PAGE = messages(`${SRC}text/en.ftl`);
const COMMON = messages(`${TEXT}text/en.ftl`);
const boards = [...new Set(sources.map(board_of))].filter((name) => name && name !== "plain");
/** Of a game, what its board alone says. */
const GAMES = new Map(boards.map((name) => [name, messages(`${TEXT}games/${name}/text/en.ftl`)]));
/** What every game says. */
const SHARED = [...GAMES.values()].reduce((one, other) => new Map([...one].filter(([key]) => other.has(key))));
const known_to = (path: string) => new Map([...SHARED, ...COMMON, ...PAGE, ...(GAMES.get(board_of(path)) ?? [])]);

/** Whoever hands over a `body` also hands over its `body_name`. */
const lacks = (name: string, given: string[]) => !given.some((one) => name === one || name.startsWith(`${one}_`));

describe("the words of the page", () => {
  it("are there, and get what they have gaps for", () => {
    const wrong = sources.flatMap((path) => {
      const known = known_to(path);
      return uses(path, known.keys()).flatMap(({ key, given }) => {
        const wanted = known.get(key);
        if (!wanted) return [`${path}: no message ${key}`];
        return given === null || ![...wanted].some((name) => lacks(name, given)) ? [] : [`${path}: ${key} wants ${listed(wanted)}, is given ${listed(given)}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("stand in the text files only", () => {
    const SPOKEN = new Set(["aria-label", "aria-valuetext", "title", "placeholder", "alt", "aside", "note", "word", "pass"]);
    const value = (part: Node) => (part.type === "Text" ? [part["data"] as string] : texts((part["expression"] ?? part) as Node));
    const shown = (node: Node): string[] => {
      if (node.type === "Fragment") return (node["nodes"] as Node[]).filter((inner) => ["Text", "ExpressionTag"].includes(inner.type)).flatMap(value);
      if (node.type !== "Attribute" || !SPOKEN.has(node["name"] as string)) return [];
      return [node["value"] as Node | Node[]].flat().flatMap(value);
    };
    const word = (text: string) => /\p{L}{2}/u.test(text) && text.trim() !== "Ecliptic";
    const left = sources.flatMap((path) =>
      trees
        .get(path)!
        .flatMap(shown)
        .filter(word)
        .map((text) => `${path}: ${text.trim()}`),
    );
    expect(left).toEqual([]);
  });
});

describe("a language", () => {
  it("is the first wish that can be granted", () => {
    expect(pick(["fr", "de-AT", "en"], ["en", "de"])).toBe("de");
    expect(pick(["pt-BR", "pt"], ["en", "pt", "pt-BR"])).toBe("pt-BR");
    expect(pick(["fr"], ["en", "de"])).toBe("en");
  });
  it("leaves to English what it does not say", () => {
    const german = new Catalogue("de", { de: ["cancel = Abbrechen"], en: ["cancel = Cancel\nrules = Rules"] });
    expect(["cancel", "rules"].map((key) => german.text(key))).toEqual(["Abbrechen", "Rules"]);
  });
  it("has forms for numbers", () => {
    expect(t("home-waiting", { count: 1 })).not.toBe(t("home-waiting", { count: 3 }).replace("3", "1"));
  });
  it("shows in brackets what comes from a catalogue", () => {
    const brackets = new Catalogue(PSEUDO, { en: ["cancel = Cancel"] });
    expect(brackets.text("cancel")).toBe("⟦Cancel⟧");
  });
  it("says what English says", () => {
    for (const [folder, english] of [
      [`${SRC}text`, PAGE],
      [`${TEXT}text`, COMMON],
    ] as const)
      for (const name of readdirSync(folder)) {
        const wrong = [...messages(`${folder}/${name}`)].filter(([key, wanted]) => !english.has(key) || [...wanted].some((gap) => !english.get(key)!.has(gap)));
        expect(wrong, `${folder}/${name}`).toEqual([]);
      }
  });
});
