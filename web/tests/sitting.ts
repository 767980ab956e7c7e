// A seat at a table that stands still, for tests of boards and parts.
import { readFileSync } from "node:fs";
import type { BoardModule } from "../src/boards";
import { Catalogue } from "../src/lib/catalogue";
import type { Sitting } from "../src/lib/sitting";
import { matching, Voice } from "../src/lib/voice";
import { words_of } from "../src/lib/words";
import type { Answer, Frame, Move, Wish } from "../src/messages";

/** A view of the real engine with the moves of seat 0; the result where the game is over. */
export interface Given {
  view: unknown;
  legal: Move[];
  result?: number[];
}
export const NOTHING: Given = { view: { viewer: 0, phase: "none" }, legal: [] };
const NAMES = ["Mira", "Edmond", "Caroline", "Tycho"];
export const VICTORY = { name: "victory", scale: 100 };

/** The words of a game, as the server hands them out. */
export function words(game: string): Catalogue {
  return words_of({ en: readFileSync(`../src/ecliptic/games/${game}/text/en.ftl`, "utf8") });
}

/** What it would send, and what it was asked to explain, are kept in their order. */
export function sit(
  game: string,
  { view, legal, result }: Given,
  more: Partial<Sitting> = {},
  players = NAMES.length,
): Sitting<never> & { sent: Move[]; explained: Wish[] } {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: "person", bot: "", away: false }));
  const sent: Move[] = [];
  const explained: Wish[] = [];
  const frame = {
    table: "t",
    seq: 1,
    status: result ? "over" : "playing",
    seat: 0,
    seats,
    view,
    legal,
    lone: false,
    asked: legal.length ? [0] : [],
    talk: { free: true },
    result: result ?? null,
    unit: VICTORY,
    next_table: "",
    log: [],
    question: null,
    commitment: "",
    here: [],
  };
  const seat = more.seat === undefined ? 0 : more.seat;
  const about = ({ kind, args }: Wish): Answer => ({ legal: matching(legal, kind, args).length > 0, rule: "", preview: [] });
  const sitting: Sitting = {
    game,
    board: {} as BoardModule,
    frame: frame as unknown as Frame,
    view: view as Frame["view"],
    seat,
    seats,
    moves: legal,
    mine: legal.length > 0,
    log: [],
    last: null,
    turn: 1,
    showing: null,
    moment: null,
    connection: "live",
    replay: false,
    voice: new Voice(words(game), () => ({ names: NAMES, viewer: seat })),
    find: (kind, args) => matching(legal, kind, args)[0],
    act: (move) => void sent.push(move),
    about,
    explain: (wish) => void (wish && explained.push(wish)),
    name: (one) => (one === seat ? "You" : NAMES[one]!),
    rule: () => {},
    ...more,
  };
  return { ...sitting, sent, explained } as never;
}
