// The legal places of a tile, by the way it is turned. A place is a move that names its cells.
import type { Cell } from "./view";

export interface Place {
  move: string;
  cells: Cell[];
  /** The shape as it lies, moved to the corner: equal for places that are turned alike. */
  turned: string;
}

export function places(legal: Iterable<string>): Place[] {
  return [...legal].filter((move) => move.startsWith("cells ")).map((move) => {
    const cells = move.split(" ").slice(1).map((pair) => pair.split(",").map(Number) as Cell);
    return { move, cells, turned: shape(cells) };
  });
}

export function shape(cells: Cell[]): string {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const moved = cells.map(([x, y]): Cell => [x - left, y - top]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return moved.map(([x, y]) => `${x},${y}`).join(" ");
}

const cells_of = (turned: string) => turned.split(" ").map((pair) => pair.split(",").map(Number) as Cell);
/** A quarter turn to the right. */
export const turn = (turned: string) => shape(cells_of(turned).map(([x, y]) => [-y, x]));
/** The other side up. */
export const flip = (turned: string) => shape(cells_of(turned).map(([x, y]) => [-x, y]));

/** The next way to lie that fits somewhere, turning or flipping on from the present one. */
export function next(turned: string, step: (turned: string) => string, fitting: ReadonlySet<string>): string {
  let tried = turned;
  for (let i = 0; i < 4; i++) {
    tried = step(tried);
    if (fitting.has(tried)) return tried;
  }
  return turned;
}

export function centre(cells: Cell[]): Cell {
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return [mean(cells.map(([x]) => x)), mean(cells.map(([, y]) => y))];
}

/** Of the places turned that way the one nearest to a point. */
export function nearest(list: Place[], at: Cell): Place | null {
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
export function beside(list: Place[], from: Place, dx: number, dy: number): Place {
  const [x, y] = centre(from.cells);
  const ahead = list.filter((p) => {
    const [px, py] = centre(p.cells);
    return (px - x) * dx + (py - y) * dy > 0.1;
  });
  return nearest(ahead, [x + dx, y + dy]) ?? from;
}
