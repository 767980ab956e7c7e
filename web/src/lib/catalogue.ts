// Sentences from facts: the messages of one language, in Project Fluent. The same files and the same rules as in the
// terminal (src/ecliptic/kernel/catalogue.py), so a fact reads alike in both.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Arg, Fact, Move } from "../messages";

export const ENGLISH = "en";
/** English in brackets: whoever reads a sentence without them has found words that no catalogue holds. */
export const PSEUDO = "en-XA";

export type Args = Record<string, Arg>;

/** To whom something is told: the players by seat, and which of them reads it. */
export interface Reader {
  names: readonly string[];
  viewer: number | null;
}
const NOBODY: Reader = { names: [], viewer: null };

/** What an argument of this name holds, or each member of a list of this name: `laid_cards` holds cards, `bodies` bodies. */
export function kind_of(name: string): string {
  const word = name.slice(name.lastIndexOf("_") + 1);
  if (word.endsWith("ies")) return word.replace(/ies$/, "y");
  return word.length > 2 ? word.replace(/s$/, "") : word;
}

/** The message that names a code: `card-5H`. */
export const message_id = (kind: string, code: string) => `${kind}-${code.replace(/[^A-Za-z0-9_-]/g, "_")}`;

/** The argument that is the reader's own seat, or "none". */
function you(args: Args, viewer: number | null): string {
  if (viewer === null) return "none";
  return Object.keys(args).find((name) => args[name] === viewer && kind_of(name) === "seat") ?? "none";
}

const is_fact = (value: Arg): value is Fact => typeof value === "object" && value !== null && !Array.isArray(value);

export class Catalogue {
  readonly #words: Words[];
  /** Made when it is first wanted: that takes a while. */
  #list: Intl.ListFormat | null = null;
  readonly #pseudo: boolean;

  /** `sources` are the texts of .ftl files by language, English among them: it fills the gaps of a translation. */
  constructor(
    readonly language: string,
    sources: Record<string, string[]>,
  ) {
    this.#pseudo = language === PSEUDO;
    const wanted = [...new Set([this.#pseudo ? ENGLISH : language, ENGLISH])];
    this.#words = wanted.map((one) => new Words(one, sources[one] ?? []));
  }

  has(key: string): boolean {
    return this.#words.some((one) => one.has(key));
  }

  /** A fact without what only the catalogue of its game can say; null if that is all of it. */
  sayable(fact: Fact): Fact | null {
    if (!this.has(fact.key)) return null;
    const args = Object.entries(fact.args ?? {}).map(([name, arg]) => [name, is_fact(arg) ? (this.sayable(arg) ?? "") : arg]);
    return { ...fact, args: Object.fromEntries(args) };
  }

  /** The sentence for a fact. A key without a message is shown as it is: it can be read, and a test finds it. */
  say(fact: { key: string; args?: Args }, reader: Reader = NOBODY): string {
    return this.#format(fact.key, "", this.#values(fact.args ?? {}, reader)) ?? fact.key;
  }

  text(key: string, args: Args = {}, reader: Reader = NOBODY): string {
    return this.say({ key, args }, reader);
  }

  /** What a move does, as a label. */
  move(move: Pick<Move, "kind" | "args">, reader: Reader = NOBODY): string {
    return this.say({ key: `move-${move.kind}`, args: move.args ?? {} }, reader);
  }

  /** An attribute of a message, such as the effect of a card; empty if it has none. */
  attribute(key: string, name: string, args: Args = {}): string {
    return this.#format(key, name, this.#values(args, NOBODY)) ?? "";
  }

  seat(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.text("seat-name", { number: seat + 1 });
  }

  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? "";
    this.#list ??= new Intl.ListFormat(this.#pseudo ? ENGLISH : this.language, { style: "long", type: "conjunction" });
    const all = this.#list.format(parts);
    return this.#pseudo ? `⟦${all}⟧` : all;
  }

  #values(args: Args, reader: Reader): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = { you: you(args, reader.viewer) };
    for (const [name, value] of Object.entries(args)) {
      const kind = kind_of(name);
      values[name] = this.#value(kind, value, reader);
      if (typeof value === "string") {
        const key = message_id(kind, value);
        for (const attribute of this.#attributes(key)) values[`${name}_${attribute}`] = this.attribute(key, attribute);
      }
    }
    return values;
  }

  #value(kind: string, value: Arg, reader: Reader): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null) return this.#format(`${kind}-unseen`, "", {}) ?? "none";
    if (Array.isArray(value)) return this.join(value.map((one) => this.#member(kind, one, reader)));
    if (is_fact(value)) return this.say(value, reader);
    if (typeof value === "number") return kind === "seat" ? this.seat(value, reader.names) : value;
    return this.#format(message_id(kind, value), "", {}) ?? value;
  }

  #member(kind: string, value: Arg, reader: Reader): string {
    if (kind === "seat" && value === reader.viewer) return this.text("you");
    return String(this.#value(kind, value, reader));
  }

  #attributes(key: string): string[] {
    const found = this.#words.find((one) => one.has(key));
    return Object.keys(found?.message(key)?.attributes ?? {});
  }

  #format(key: string, attribute: string, values: Record<string, FluentVariable>): string | null {
    for (const one of this.#words) {
      const message = one.message(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) {
        const said = one.format(pattern, values);
        return this.#pseudo ? `⟦${said}⟧` : said;
      }
    }
    return null;
  }
}

/** Where a message or a term begins. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const WORD = /-?[a-zA-Z][\w-]*/g;

/** The messages of one language. Each is parsed when it is first wanted: there are a thousand, and a turn says a few dozen. */
class Words {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const entries = [...source.matchAll(ENTRY)];
      for (const [i, { 1: id, index }] of entries.entries()) if (!this.#unread.has(id!)) this.#unread.set(id!, source.slice(index, entries[i + 1]?.index));
    }
  }

  has(id: string): boolean {
    return this.#unread.has(id) || this.#bundle.hasMessage(id);
  }

  message(id: string): Message | undefined {
    this.#read(id);
    return this.#bundle.getMessage(id);
  }

  /** Parses a message and those that it speaks of. */
  #read(id: string): void {
    const source = this.#unread.get(id);
    if (source === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(source));
    for (const [word] of source.matchAll(WORD)) this.#read(word);
  }

  format(pattern: NonNullable<Message["value"]>, values: Record<string, FluentVariable>): string {
    return this.#bundle.formatPattern(pattern, values, []);
  }
}
