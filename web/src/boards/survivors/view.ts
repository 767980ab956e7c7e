// What can be seen of the game. Made by `python -m ecliptic.server.typescript`: do not edit.
import type { Fact } from "../../messages";

/** A rescued Engineer. */
export type Crew = {
  engineer: string;
  used: boolean;
  active: boolean;
};

/** A part on a gear spot. */
export type Gear = {
  part: string;
  effects: string[];
  crystals: number;
  ore: number;
  does: Fact[];
  spent: boolean;
};

/** The tile that is being chosen or laid. */
export type Laying = {
  reward: string;
  sizes: number[];
  tile: string | null;
  turns: Turn[];
  drawn: string | null;
  sides: Terrain[];
  new_terrain: string | null;
};

/** How much of everything a player can have. */
export type Limits = {
  power_dice: number;
  hold: number;
  rods: number;
  windows: number;
  gear_spots: number;
  boards: number;
  sequence: number;
  rounds: number;
};

/** A part on offer. */
export type Part = {
  part: string;
  effects: string[];
  crystals: number;
  ore: number;
  does: Fact[];
};

/** A way to lay a tile, and what it would take. */
export type Placement = {
  tile: string;
  turn: number;
  cells: string[];
  crystals: number;
  vnauts: number;
};

export type Player = {
  seat: number;
  phase: string;
  step: string | null;
  ready: boolean;
  marker: string;
  dice: number[];
  due: number;
  tracks: Track[];
  crystals: number;
  ore: number;
  rods: number;
  engineers: Crew[];
  rescued: number;
  parts: Gear[];
  effects: string[];
  rescues: number;
  claims: number;
  terrains: Terrain[];
  tiles: string[][];
  sites: Site[];
  stack: (string | null)[];
  laying: Laying | null;
  rolls: number[];
  sequence: Sequence | null;
};

/** What a player launched with. */
export type Sequence = {
  length: number;
  die: number;
};

/** A side of the drawn board at some place. */
export type SideThere = {
  side: string;
  tiles: string[];
  example: Placement | null;
  blocked: Fact | null;
};

/** A free place beside a player's boards, for one more. */
export type Site = {
  x: number;
  y: number;
  sides: SideThere[];
};

/** A place for a die on a track. */
export type Spot = {
  reward: string | null;
  sizes: number[];
  blocked: Fact | null;
};

/** Engineers of one type that can still be rescued. */
export type Stack = {
  engineer: string;
  left: number;
};

/** The table of Cities of Venus: Survivors. */
export type SurvivorsView = {
  viewer: number | null;
  phase: string;
  prompt?: Fact | null;
  outcome?: Fact | null;
  simultaneous?: boolean;
  solo: boolean;
  stage: string;
  round: number;
  asked: number[];
  market: Part[];
  deck: number;
  engineers: Stack[];
  tiles: Tile[];
  launch_order: number[];
  players: Player[];
  limits: Limits;
  winners: number[];
  breakdown: Fact[];
};

/** A side of a board, with what still lies on it.

    Cells are called column,row over all boards of a player: 1,1 to 5,5 on the start board; the board at place x, y has
    the columns 5x + 1 to 5x + 5 and the rows 5y + 1 to 5y + 5. Rows count downwards. */
export type Terrain = {
  terrain: string;
  x: number;
  y: number;
  crystals: string[];
  vnaut: string | null;
  mech: string | null;
  ridges: [string, string][];
  free: number;
  summary: Fact;
};

/** A shape of tiles. */
export type Tile = {
  tile: string;
  size: number;
  squares: [number, number][];
  left: number | null;
};

/** A track of the mech. */
export type Track = {
  track: string;
  spots: Spot[];
  dice: number[];
  blocked: Fact | null;
};

/** A way to lay a shape: its squares, and the numbers of the ways after a quarter turn to the right or a flip. */
export type Turn = {
  squares: [number, number][];
  right: number;
  flipped: number;
};
