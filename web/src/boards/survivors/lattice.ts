// Where things lie on the ground: boards of five by five cells on a lattice, tiles over them.
import { cell_of, type Cell } from "./places";
import type { Terrain } from "./view";

export const SIDE = 5;

/** The part of the lattice that is drawn, in boards. */
export interface Area {
  left: number;
  top: number;
  wide: number;
  high: number;
}
/** A side of the drawn board, and its letter. */
export interface Drawn {
  side: string;
  terrain: Terrain;
}
interface Slot {
  x: number;
  y: number;
}

export function around(slots: readonly Slot[]): Area {
  const [xs, ys] = [slots.map(({ x }) => x), slots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 };
}

/** How large a cell can be. */
export const cell_size = (area: Area, width: number, height: number): number => Math.min((width - 6) / (area.wide * SIDE), (height - 6) / (area.high * SIDE));

/** The boards, and of the free places beside them those that can be seen without making the boards smaller. */
export function roomy(terrains: readonly Slot[], sites: readonly Slot[], width: number, height: number): Area {
  let area = around(terrains);
  const size = cell_size(area, width, height);
  for (const { x, y } of sites) {
    const wider = around([
      { x: area.left, y: area.top },
      { x: area.left + area.wide - 1, y: area.top + area.high - 1 },
      { x, y },
    ]);
    if (cell_size(wider, width, height) >= size - 0.01) area = wider;
  }
  return area;
}

export const inside = ({ left, top, wide, high }: Area, { x, y }: Slot): boolean => x >= left && x < left + wide && y >= top && y < top + high;

/** The corner of a cell, in cells from the corner of the area. */
export const corner = (area: Area, [x, y]: Cell): Cell => [x - 1 - area.left * SIDE, y - 1 - area.top * SIDE];

/** The edge between two neighbouring cells, from end to end. */
export function ridge([one, other]: readonly [string, string]): [Cell, Cell] {
  const [[ax, ay], [bx, by]] = [cell_of(one), cell_of(other)];
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  return ax === bx
    ? [
        [x, y],
        [x + 1, y],
      ]
    : [
        [x, y],
        [x, y + 1],
      ];
}

/** The outline of cells as a path, each cell being 1 wide. */
export function outline(cells: readonly Cell[]): string {
  const has = new Set(cells.map(String));
  const edges: string[] = [];
  for (const [x, y] of cells) {
    if (!has.has(`${x},${y - 1}`)) edges.push(`M${x} ${y}h1`);
    if (!has.has(`${x},${y + 1}`)) edges.push(`M${x} ${y + 1}h1`);
    if (!has.has(`${x - 1},${y}`)) edges.push(`M${x} ${y}v1`);
    if (!has.has(`${x + 1},${y}`)) edges.push(`M${x + 1} ${y}v1`);
  }
  return edges.join("");
}

/** A drawn side in another place. */
export function moved(side: Terrain, x: number, y: number): Terrain {
  const shift = (code: string) => {
    const [column, row] = cell_of(code);
    return `${column + (x - side.x) * SIDE},${row + (y - side.y) * SIDE}`;
  };
  const ridges = side.ridges.map(([a, b]): [string, string] => [shift(a), shift(b)]);
  return { ...side, x, y, ridges, crystals: side.crystals.map(shift), vnaut: side.vnaut && shift(side.vnaut), mech: side.mech && shift(side.mech) };
}
