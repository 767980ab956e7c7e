import { describe, expect, it } from "vitest";
import { best, earned } from "../src/boards/transit/points";
import { largest_group, squares_of, type Point } from "../src/boards/starmap/view";
import { moves_of, place_of } from "../src/boards/gemini/moves";
import { check, commitment } from "../src/lib/fair";
import { read_link } from "../src/lib/links";
import { agree, named, second } from "../src/lib/tell";
import { names } from "../src/lib/turn";
import type { Drawn, LogEntry, Replay } from "../src/wire";
import fair from "./fixtures/fair.json";
import { sit } from "./sitting";

describe("words", () => {
  it("lets verbs agree with you", () => {
    expect(["passes", "plays", "is", "has", "chooses", "carries", "goes"].map(second)).toEqual(["pass", "play", "are", "have", "choose", "carry", "go"]);
    expect(agree("You places 5♥ in the Tableau.")).toBe("You place 5♥ in the Tableau.");
    expect(agree("Bot 2 passes.")).toBe("Bot 2 passes.");
  });
  // The shapes that the stories of the games have.
  it.each([
    ["Seat 0 (Telescope Operator) discards 6 cards", "You (Telescope Operator) discard 6 cards"],
    ["Seat 0 (Telescope Operator) puts 5 h on Poor Weather time: 10 h, 20 points", "You (Telescope Operator) put 5 h on Poor Weather time: 10 h, 20 points"],
    ["Seat 0 (Instrument Engineer) swaps GMOS and GNIRS", "You (Instrument Engineer) swap GMOS and GNIRS"],
    ["Seat 1 (Contact Scientist) takes H04 from seat 0 for H05", "Edmond (Contact Scientist) takes H04 from you for H05"],
    ["Seat 1 (Telescope Operator) takes back the last action; seat 0 goes on", "Edmond (Telescope Operator) takes back the last action; you go on"],
    ["Seat 0 (Telescope Operator) takes back the last action; seat 1 goes on", "You (Telescope Operator) take back the last action; Edmond goes on"],
    ["Seat 0 is the Contact Scientist", "You are the Contact Scientist"],
    ["seat 0 gets Mercury and starts from Gemini", "You get Mercury and start from Gemini"],
    ["seat 1 gets Mercury and starts from Gemini", "Edmond gets Mercury and starts from Gemini"],
    ["seat 0 gets Mars a second time: it goes under the pack", "You get Mars a second time: it goes under the pack"],
    ["seat 0 rolls yellow and starts", "You roll yellow and start"],
    ["seat 0 called in vain and has 3 fewer", "You called in vain and have 3 fewer"],
    ["seat 0 has no cards left and is out", "You have no cards left and are out"],
    ["seat 0 is the only one left and wins", "You are the only one left and win"],
    ["seat 0: Saturn goes 3 to Leo", "You: Saturn goes 3 to Leo"],
    ["EPHEMERIS! seat 0 has every body in its sign", "EPHEMERIS! You have every body in its sign"],
    ["Mars is home: seat 0 wins the game", "Mars is home: you win the game"],
    ["Mars has made 3 of 12 signs for seat 0", "Mars has made 3 of 12 signs for you"],
    ["seat 0 ends week 2, and its article lapses", "You end week 2, and its article lapses"],
    ["seat 0 rolls 1 2 5; the lowest is 1", "You roll 1 2 5; the lowest is 1"],
    ["seat 0 has finished with 40 points", "You have finished with 40 points"],
    ["Player 1 trades 2 crystals for boosters and rolls 5 dice.", "You trade 2 crystals for boosters and roll 5 dice."],
    ["Player 1 finds no new engineer to take; the claim lapses.", "You find no new engineer to take; the claim lapses."],
    ["Player 1 launches.", "You launch."],
  ])("tells %s", (told, read) => expect(named(told, sit("gemini", { view: {}, legal: [] }))).toBe(read));
  it("lets the centuries of Transit be you", () => {
    expect(agree("You plays 5♥ from the Tableau and lays 6♠ facedown: 20.")).toBe("You play 5♥ from the Tableau and lay 6♠ facedown: 20.");
    expect(agree("You +3: run of 3")).toBe("You +3: run of 3");
    expect(agree("You and Edmond swap cards.")).toBe("You and Edmond swap cards.");
    expect(agree("You's hand is open to all this round.")).toBe("Your hand is open to all this round.");
  });
  it("puts names in a row", () => {
    expect(names(["Edmond"])).toBe("Edmond");
    expect(names(["Edmond", "Tycho", "Caroline"])).toBe("Edmond, Tycho and Caroline");
  });
});

describe("what somebody pastes", () => {
  const TABLE = "XEklnpa0Cnk8zY-EvUQyJg";
  const here = (path: string) => ({ path, table: TABLE, elsewhere: "" });
  it.each([
    [TABLE, here(`/t/${TABLE}`)],
    [`${location.origin}/t/${TABLE}`, here(`/t/${TABLE}`)],
    [`${location.host}/join/${TABLE}/1#a-b_c`, here(`/join/${TABLE}/1#a-b_c`)],
    [`Here: <${location.origin}/join/${TABLE}/12#abc>, hurry!`, here(`/join/${TABLE}/12#abc`)],
    [`/join/${TABLE}`, here(`/t/${TABLE}`)],
    [`${location.origin}/replay/${TABLE}?at=30`, here(`/replay/${TABLE}?at=30`)],
    [`https://[::1]:8000/t/${TABLE}`, { ...here(`/t/${TABLE}`), elsewhere: "[::1]:8000" }],
    [`see example.org/t/${TABLE}`, { ...here(`/t/${TABLE}`), elsewhere: "example.org" }],
    ["https://example.org/about", null],
    ["two words", null],
    ["t/", null],
  ])("is read: %s", (text, found) => expect(read_link(text)).toEqual(found));
});

describe("the luck of a finished game", () => {
  const game = fair.replay as unknown as Replay;
  const drawn = fair.drawn as Drawn[];
  it("follows from the sealed seed", () => {
    expect(commitment(game.seed)).toBe(game.commitment);
    expect(check(game, drawn).fair).toBe(true);
  });
  it("is found out when one outcome, the seed or the words are others", () => {
    const other = drawn.map((d, i) => (i === 3 ? { ...d, choice: (d.choice + 1) % d.weights.length } : d));
    expect(check(game, other)).toEqual({ fair: false, text: `Event ${drawn[3]!.n} is not the outcome that the seed gives.` });
    expect(check({ ...game, seed: game.seed.replace(/^../, "00") }, drawn).fair).toBe(false);
    expect(check({ ...game, entropy: [...game.entropy, "more"] }, drawn).fair).toBe(false);
  });
});

describe("points in Transit", () => {
  const said = (n: number, seat: number, move: string, ...texts: string[]): LogEntry => ({ n, event: { seat, move, story: texts.map((text) => ({ text, rules: [] })) } });
  it("are read from the story of each card", () => {
    expect(best(["17th plays 5♥: 31.", "17th +3: run of 3", "17th +2: thirty-one"])).toEqual({ points: 5, reasons: "run of 3, thirty-one" });
    expect(best(["17th plays 5♥: 20."])).toBeNull();
  });
  it("belong to the cards that lie in the row", () => {
    const row = [{ card: "5H", seat: 0, wild: null }, { card: "5S", seat: 1, wild: null }];
    const log = [said(1, 2, "play 8H", "x +9: old"), said(2, 0, "play 5H", "17th plays"), said(3, 1, "play 5S", "18th plays", "18th +2: pair")];
    expect(earned(row, log)).toEqual([null, { points: 2, reasons: "pair" }]);
  });
});

describe("the star map", () => {
  const block = (x: number, y: number): Point[] => [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
  it("has a square where four points are filled, and the largest group of them", () => {
    expect(squares_of(block(3, 2))).toEqual([27]);
    expect(largest_group([0, 1, 13, 40, 41, 11, 12].sort((a, b) => a - b))).toHaveLength(4);
    expect(largest_group([11, 12])).toHaveLength(1);
  });
});

describe("moves in Gemini", () => {
  it("know where they go", () => {
    expect(["time 3h on P08", "engineer move P01 to BASE", "activate P06", "end turn"].map(place_of)).toEqual(["P08", "BASE", "P06", null]);
  });
  it("belong to the thing that is moved", () => {
    const view = { players: [{ hand: [{ kind: "time", id: "H05", time: "3h" }] }], cards: { discard: [] } } as never;
    const legal = ["time 3h on P08", "time 1h on P08", "engineer place gnirs on P01", "return P01", "give H05"];
    expect(moves_of("card H05", view, legal)).toEqual(["give H05", "time 3h on P08"]);
    expect(moves_of("instrument gnirs", view, legal)).toEqual(["engineer place gnirs on P01"]);
    expect(moves_of("at P01", view, legal)).toEqual(["return P01"]);
  });
});
