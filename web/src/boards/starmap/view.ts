// The view of Mihi Anguli, as the server sends it.
export type Point = [number, number];

export interface Box {
  name: string;
  kind: "experience" | "star" | "square";
  value: number;
}
export interface Entry {
  code: string;
  name: string;
  effect: string;
  items: Box[];
  dice?: number;
}
export interface Article {
  code: string;
  week: number;
  number: number;
  items: Box[];
}
export interface Sheet {
  size: number;
  stars: Point[];
  majors: Point[];
  days: { code: string; name: string; items: Box[] }[];
  triangles: number;
  abilities: Entry[];
  supporters: Entry[];
  articles: Article[];
  ranks: { name: string; from: number }[];
}
export interface Turn {
  phase: string;
  dice?: number[];
  triangles?: number;
  budget?: number;
  used?: string[];
  combo?: string;
  major?: Point;
  plot_die?: number;
  stars?: number;
  squares?: number;
}
export const SCORED = ["group", "stars", "articles", "publisher", "headhunter", "unique"] as const;

export interface Seat {
  seat: number;
  turn: Turn;
  /** Null before the first roll. */
  roll: number[] | null;
  day: string;
  week: number;
  points: Point[];
  squares: number[];
  items: string[];
  owned: string[];
  triangles: number;
  /** What became of the article of each week. */
  articles: ("open" | "lapsed" | "number" | "point" | "declined")[];
  score: Record<(typeof SCORED)[number] | "total", number>;
}
export interface Choice {
  move: string;
  kind: string;
  item?: string;
  week?: number;
  points?: Point[];
  abilities?: string[];
  dice?: number[];
}
export interface StarmapView {
  round: number;
  you: number | null;
  over: boolean;
  rolling: number | null;
  sheet: Sheet;
  seats: Seat[];
  prompt: string;
  choices: Choice[];
  result?: { rank: string | null; winners: number[] };
}

/** The number of the phase in the bar: Roll, Reward, Experience, Abilities. */
const PHASE_OF: Record<string, number> = { support: 0, reward: 1, experience: 2, study: 2 };
export const phase_number = (turn: Turn) => PHASE_OF[turn.phase] ?? 3;

const side = 12;
const key = (p: Point) => p[1] * 13 + p[0];

/** The largest group of filled squares that hang together by their sides, as numbers 12 y + x. */
export function largest_group(squares: number[]): number[] {
  const left = new Set(squares);
  let best: number[] = [];
  for (const start of squares) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (let i = 0; i < group.length; i++) {
      const at = group[i]!;
      const next = [at - side, at + side, ...(at % side ? [at - 1] : []), ...(at % side < side - 1 ? [at + 1] : [])];
      for (const n of next) if (left.delete(n)) group.push(n);
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

/** The squares that are filled when these points are filled. */
export function squares_of(points: Point[]): number[] {
  const filled = new Set(points.map(key));
  const found: number[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if ([[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]].every((p) => filled.has(key(p as Point)))) found.push(side * y + x);
  return found;
}

export const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
