// The legal places of the tile in hand: moves that name their cells and the way the tile lies there.
import type { Move } from "../../messages";
import { number } from "../../lib/voice";
import type { Turn } from "./view";

/** Column and row. */
export type Cell = [number, number];

export interface Place {
  move: Move;
  cells: Cell[];
  /** The number of the way in which it is turned. */
  turn: number;
}

/** Cells are called column,row. */
export function cell_of(code: string): Cell {
  const [x, y] = code.split(",").map(Number);
  return [x!, y!];
}

export const places = (moves: readonly Move[]): Place[] =>
  moves.map((move) => ({ move, cells: (move.args!["cells"] as string[]).map(cell_of), turn: number(move, "turn") }));

/** The next way to lie that fits somewhere, turning or flipping on from the present one. */
export function next(turn: number, step: "right" | "flipped", turns: readonly Turn[], fitting: ReadonlySet<number>): number {
  let tried = turn;
  for (let i = 0; i < 4; i++) {
    tried = turns[tried]![step];
    if (fitting.has(tried)) return tried;
  }
  return turn;
}

export function centre(cells: Cell[]): Cell {
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return [mean(cells.map(([x]) => x)), mean(cells.map(([, y]) => y))];
}

/** Of these places the one nearest to a point. */
export function nearest(list: readonly Place[], at: Cell): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of list) {
    const [x, y] = centre(place.cells);
    const far = (x - at[0]) ** 2 + (y - at[1]) ** 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The nearest place in a direction, for the arrow keys. */
export function beside(list: readonly Place[], from: Place, dx: number, dy: number): Place {
  const [x, y] = centre(from.cells);
  const ahead = list.filter((place) => {
    const [px, py] = centre(place.cells);
    return (px - x) * dx + (py - y) * dy > 0.1;
  });
  return nearest(ahead, [x + dx, y + dy]) ?? from;
}
