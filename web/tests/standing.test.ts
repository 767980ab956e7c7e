import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { Catalogue } from "../src/lib/catalogue";
import { about } from "../src/lib/standing";
import type { TableInfo } from "../src/messages";

const english = (folder: string) => readFileSync(`../src/ecliptic/${folder}/en.ftl`, "utf8");
const words = new Catalogue("en", { en: [english("games/starmap/text"), english("text")] });
vi.mock("../src/lib/games.svelte", () => ({ game_words: () => words }));

test("a table in a list is told of as at the table: you, and others by their names", () => {
  const headline = { key: "outcome-alone", args: { seat: 0, score: 3, rank: "messier" } };
  const info = { game: "starmap", seats: [{ name: "Ada" }], headline } as unknown as TableInfo;
  expect(about(info, 0)).toMatch(/^With a score of 3 you rank with .*[^.] · alone$/);
  expect(about(info, null)).toMatch(/^With a score of 3, Ada ranks with .*[^.] · with Ada$/);
});
