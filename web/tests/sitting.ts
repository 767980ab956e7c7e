// A seat at a table that stands still, for tests of boards.
import type { Answer, Sitting } from "../src/lib/sitting";
import type { Frame } from "../src/wire";

/** A view of the real engine with the moves of seat 0; the result where the game is over. */
export type Given = { view: unknown; legal: string[]; result?: number[] };
const NAMES = ["Mira", "Edmond", "Caroline", "Tycho"];

/** What it would send is kept, in its order. */
export function sit(
  game: string, { view, legal, result }: Given, more: Partial<Sitting> = {}, players = NAMES.length,
): Sitting & { sent: string[] } {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: "person", bot: "", away: false }));
  const sent: string[] = [];
  const asked = legal.length ? [0] : [];
  const status = result ? "over" : "playing";
  const frame = { table: "t", seq: 1, status, seat: 0, seats, view, legal, lone: false, asked, talk: { free: true }, result: result ?? null, next_table: "" };
  const about = (move: string): Answer => {
    const can = legal.includes(move);
    const story = [{ text: "moves", rules: [] }, { text: "something is pinned", rules: ["E-03"] }];
    return { move, legal: can, reason: can ? "" : `not ${move}`, rule: "E-03", story };
  };
  return {
    game,
    frame: frame as unknown as Frame,
    seat: 0,
    seats,
    legal: new Set(legal),
    mine: legal.length > 0,
    log: [],
    last: null,
    connection: "live",
    replay: false,
    act: (move) => void sent.push(move),
    about,
    explain: () => {},
    name: (seat) => (seat === 0 ? "You" : NAMES[seat]!),
    rule: () => {},
    sent,
    ...more,
  };
}
