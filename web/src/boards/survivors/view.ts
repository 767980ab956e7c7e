// The view of Cities of Venus: Survivors, as the server sends it.
export type Cell = [number, number];

export interface Track {
  track: string;
  name: string;
  reward: string;
  spots: number;
  dice: number[];
  open: boolean;
}
export interface Terrain {
  side: string;
  x: number;
  y: number;
  /** Five lines: # covered, C crystal, V V-naut, M mech, . plain. */
  cells: string[];
  /** Pairs of cells of the board with a ridge between them, counted from 1. */
  barriers: [number, number, number, number][];
  finished: boolean;
}
export interface Part {
  id: string;
  name: string;
  icons: string[];
  crystals: number;
  ore: number;
  text: string;
  spent?: boolean;
}
export interface Engineer {
  type: string;
  name: string;
  text: string;
  used?: boolean;
  active?: boolean;
  left?: number;
}
/** The tile that is being chosen or laid, and the board that was drawn for it. */
export interface Tile {
  size: string;
  shape: string | null;
  squares: Cell[];
  shapes: Record<string, Cell[]>;
  board: string | null;
  sides: Terrain[];
}
export interface Player {
  seat: number;
  phase: string;
  marker: string;
  dice: number[];
  dice_due: number;
  tracks: Track[];
  crystals: number;
  ore: number;
  hold: number;
  rods: number;
  engineers: Engineer[];
  parts: Part[];
  icons: string[];
  boards: Terrain[];
  tile: Tile | null;
  sequence: { length: number; face: number } | null;
}
export interface SurvivorsView {
  viewer: number | null;
  solo: boolean;
  stage: string;
  phase: string;
  title: string;
  round: number;
  prompt: string;
  asked: number[];
  market: Part[];
  deck: number;
  engineers: Engineer[];
  launch_order: number[];
  players: Player[];
  result: { returns: number[]; winners: number[]; stars: number | null } | null;
}

export const RODS = 5;
/** The number of the phase in the bar: Prepare, Roll, Operate, Clean up. */
const PHASE_OF: Record<string, number> = {
  prepare: 0,
  roll: 1, rolling: 1,
  operate: 2, shape: 2, side: 2, cells: 2,
  discard: 3, ready: 3,
};
export const phase_number = (phase: string) => PHASE_OF[phase] ?? 2;
