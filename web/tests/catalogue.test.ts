import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Catalogue, kind_of } from "../src/lib/catalogue";

describe("the name of an argument says what it holds", () => {
  test.each([
    ["card", "card"],
    ["laid_cards", "card"],
    ["other_seat", "seat"],
    ["blocking_bodies", "body"],
    ["ms", "ms"],
  ])("%s", (name, kind) => expect(kind_of(name)).toBe(kind));
});

describe("German reads as in the terminal (tests/kernel/test_catalogue.py)", () => {
  const read = (folder: string, language: string) => readFileSync(`../src/ecliptic/${folder}/${language}.ftl`, "utf8");
  const german = (game: string) =>
    new Catalogue("de", Object.fromEntries(["en", "de"].map((one) => [one, [read(`games/${game}/text`, one), read("text", one)]])));
  const said = (game: string, key: string, args: Parameters<Catalogue["text"]>[1], viewer: number | null = null) =>
    german(game).text(key, args, { names: ["Ada", "Bo", "Cy"], viewer });

  test("the reader is du", () => {
    expect(said("transit", "drew", { seat: 1, card: "5H" })).toBe("Bo zieht 5♥.");
    expect(said("transit", "drew", { seat: 1, card: "5H" }, 1)).toBe("Du ziehst 5♥.");
    expect(said("transit", "given", { seat: 0, other_seat: 2, milestone: null }, 2)).toBe("Ada gibt dir einen Meilenstein.");
  });
  test("numbers choose the form", () => {
    expect([0, 1, 2].map((n) => said("survivors", "board-rod-count", { n }))).toEqual(["0 Brennstäbe", "1 Brennstab", "2 Brennstäbe"]);
    expect(said("gemini", "result-stars", { value: 2.5 })).toBe("2,5 von 5 Sternen");
  });
  test("lists have the conjunction of the language", () => {
    expect(german("transit").join(["a", "b", "c"])).toBe("a, b und c");
    expect(new Catalogue("en", {}).join(["a", "b", "c"])).toBe("a, b, and c");
    expect(said("survivors", "shared", { seats: [0, 1, 2] }, 1)).toBe("Geteilter Sieg: Ada, du und Cy.");
  });
  test("what another game tells is not there", () => {
    const why = { key: "record-illegal-event", args: { n: 4, text: "0 put", rule: "T-9", why: { key: "not-faceup", args: { card: "5H" } } } };
    expect(german("transit").sayable(why)).toEqual(why);
    expect(german("gemini").sayable(why)).toEqual({ key: why.key, args: { ...why.args, why: "" } });
    expect(german("gemini").sayable({ key: "not-faceup", args: {} })).toBeNull();
  });
  test("bodies are declined", () => {
    const pinned = { body: "moon", sign: "leo", blocking_bodies: ["sun", "mars"] };
    expect(said("ephemeris", "got-pinned", pinned)).toBe("Der Mond ist in Löwe blockiert durch die Sonne und Mars.");
  });
});
