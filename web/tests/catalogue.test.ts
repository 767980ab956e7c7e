import { describe, expect, test } from "vitest";
import { kind_of } from "../src/lib/catalogue";

describe("the name of an argument says what it holds", () => {
  test.each([
    ["card", "card"],
    ["laid_cards", "card"],
    ["other_seat", "seat"],
    ["blocking_bodies", "body"],
    ["ms", "ms"],
  ])("%s", (name, kind) => expect(kind_of(name)).toBe(kind));
});
