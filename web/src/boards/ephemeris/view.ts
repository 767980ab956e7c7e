// The view of Ephemeris as the server sends it, and what the drawing works out from it.
import type { Sitting } from "../../lib/sitting";
import type { LogEntry } from "../../wire";
import type { Colour } from "./glyphs";

export interface Piece {
  body: string;
  name: string;
  colour: Colour;
  sign: string;
  reach: number;
  stop: string;
  pinned: boolean;
  blockers: string[];
  why: string | null;
  /** Why it goes no farther than its reach. */
  limit: { reason: string; rule: string } | null;
}
export interface Sign {
  sign: string;
  name: string;
  bodies: string[];
}
export interface Ring {
  signs: Sign[];
  pieces: Piece[];
  last: { body: string; from: string } | null;
}
export interface Hand {
  seat: number;
  size: number;
  bodies: string[] | null;
  shown: string[];
  signs: string[] | null;
  exchanged: number | null;
  active: boolean;
  named_before: string[][];
  met: string[] | null;
  complete: boolean;
  pluto?: boolean;
}
export interface Quiz {
  card: string;
  colour: Colour;
  level: string | number;
  question: string;
  choices: Record<string, string>;
  answer: string | null;
  key: string | null;
  fact: string | null;
  source?: unknown;
}
export interface Planet {
  seat: number;
  body: string;
  home: string;
  progress: number;
}
/** What a player has in Snap: the stock face down, the pile with its topmost face. */
export interface Pile {
  seat: number;
  stock: number;
  pile: number;
  face: string | null;
  name: string | null;
}
export interface View {
  mode: "one" | "two" | "three" | "pairs" | "snap";
  title: string;
  options: Record<string, unknown>;
  phase: string;
  prompt: string;
  rule: string;
  seats: number;
  turn: number;
  active: number[];
  over: boolean;
  winner: number | null;
  count: number;
  ring?: Ring;
  retrograde?: { open: string | null; seen: string[]; next: number | null; unseen: number };
  hands?: Hand[];
  predictions?: { heading: string; seat: number; lines: { body: string; sign: string; text: string }[] } | null;
  offered?: boolean;
  dice?: { first: Colour | null; second: Colour | null; moved: string | null; pluto: Colour | null };
  planets?: Planet[];
  points?: number[];
  series?: { game: number; of: number };
  die?: Colour | null;
  quiz?: Quiz | null;
  places?: { place: number; taken: boolean; face: string | null; name: string | null }[];
  won?: number[];
  piles?: Pile[];
}

export const view_of = (sitting: Sitting) => sitting.frame.view as unknown as View;

export const SIGNS = [
  "aries", "taurus", "gemini", "cancer", "leo", "virgo",
  "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces",
];
export const COLOURS: Record<string, Colour> = {
  moon: "yellow", sun: "yellow",
  mercury: "red", venus: "red", mars: "red",
  jupiter: "blue", saturn: "blue", uranus: "blue", neptune: "blue",
};
export const BODIES = Object.keys(COLOURS);

export const after = (sign: string, steps: number) => SIGNS[(SIGNS.indexOf(sign) + steps + 24) % 12]!;
export const distance = (from: string, to: string) => (SIGNS.indexOf(to) - SIGNS.indexOf(from) + 12) % 12;

const STEP = /^([a-z]+) ([+-]\d+)$/;

/** A move of a piece: "mars +3" as ["mars", 3]. */
export function step(move: string): [string, number] | null {
  const found = STEP.exec(move);
  return found ? [found[1]!, Number(found[2])] : null;
}

export interface Way {
  move: string;
  steps: number;
  sign: string;
}

/** Where each piece can go now, by the moves that were offered. */
export function ways(legal: ReadonlySet<string>, pieces: Piece[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const move of legal) {
    const parts = step(move);
    const piece = parts && pieces.find((p) => p.body === parts[0]);
    if (!parts || !piece) continue;
    const list = found.get(piece.body) ?? [];
    list.push({ move, steps: parts[1], sign: after(piece.sign, parts[1]) });
    found.set(piece.body, list);
  }
  return found;
}

export interface Goal {
  sign: string;
  met: boolean;
  /** The body of the hand that stands there, if the goal is met. */
  by: string | null;
  /** Bodies of the hand that could come here in one move, as far as the ring allows. */
  near: { body: string; steps: number }[];
}

/** The zodiac cards of a hand: which are met, by what, and which body is a move away. */
export function goals(hand: Hand, pieces: Piece[]): Goal[] {
  const signs = hand.signs ?? [];
  const bodies = hand.bodies ?? [];
  const met = [...(hand.met ?? [])];
  const home = new Set<string>();
  const found = signs.map((sign): Goal => {
    const at = met.indexOf(sign);
    if (at < 0) return { sign, met: false, by: null, near: [] };
    met.splice(at, 1);
    const by = pieces.find((p) => p.sign === sign && bodies.includes(p.body) && !home.has(p.body))?.body ?? null;
    if (by) home.add(by);
    return { sign, met: true, by, near: [] };
  });
  for (const goal of found) {
    if (goal.met) continue;
    goal.near = pieces
      .filter((p) => bodies.includes(p.body) && !home.has(p.body))
      .map((p) => ({ body: p.body, steps: distance(p.sign, goal.sign), reach: p.reach }))
      .filter((way) => way.steps >= 1 && way.steps <= way.reach)
      .map(({ body, steps }) => ({ body, steps }));
  }
  return found;
}

export interface Trail {
  body: string;
  from: string;
  to: string;
  steps: number;
  seat: number | null;
}

/** The moves since the viewer's own last one, newest first, read back from where the pieces stand. */
export function trails(ring: Ring, log: LogEntry[], seat: number | null, most = 3): Trail[] {
  const at = new Map(ring.pieces.map((p) => [p.body, p.sign]));
  const found: Trail[] = [];
  for (const entry of log.toReversed()) {
    const event = entry.event;
    const parts = event ? step(event.move) : null;
    if (!event || !parts) continue;
    const [body, steps] = parts;
    if (found.length > 0 && event.seat === seat) break;
    const to = at.get(body)!;
    const from = after(to, -steps);
    if (found.length === 0 && (ring.last?.body !== body || ring.last.from !== from)) break;
    at.set(body, from);
    found.push({ body, from, to, steps, seat: event.seat });
    if (found.length === most || event.seat === seat) break;
  }
  const last = ring.last;
  if (found.length === 0 && last) {
    const to = at.get(last.body)!;
    found.push({ body: last.body, from: last.from, to, steps: distance(last.from, to), seat: null });
  }
  return found;
}
