// What can be seen of the game. Made by `python -m ecliptic.server.typescript`: do not edit.
import type { Fact } from "../../messages";

export type Ability = {
  ability: string;
  dice: number;
  boxes: Box[];
};

export type Article = {
  article: string;
  week: number;
  number: number;
  boxes: Box[];
};

export type ArticleProgress = {
  week: number;
  state: string;
  current: boolean;
  left: string[];
  owed: Fact[];
};

/** One box of a cost. */
export type Box = {
  box: string;
  currency: string;
  value: number;
};

export type Day = {
  day: string;
  boxes: Box[];
};

/** A way to lay out the pips of a die. */
export type Layout = {
  die: number;
  cells: string[];
  turned: boolean;
};

/** A seat and its sheet. */
export type Player = {
  seat: number;
  turn: Turn;
  day: string;
  week: number;
  spots: number[];
  stars: number[];
  squares: number[];
  group: number[];
  boxes: string[];
  triangles: number;
  owned: string[];
  entries: Progress[];
  articles: ArticleProgress[];
  score: Score;
};

/** How far an ability or a supporter is paid. */
export type Progress = {
  entry: string;
  owned: boolean;
  left: string[];
  owed: Fact[];
};

export type Rank = {
  rank: string;
  least: number;
};

/** The score so far, part by part; what nobody else has is counted when the game is over. */
export type Score = {
  total: number;
  group: number;
  stars: number;
  articles: number;
  publisher: number;
  headhunter: number;
  unique: number;
};

/** What is printed, the same for all. */
export type Sheet = {
  size: number;
  majors: number[];
  stars: number[];
  triangles: number;
  days: Day[];
  abilities: Ability[];
  supporters: Supporter[];
  articles: Article[];
  layouts: Layout[];
  ranks: Rank[];
};

/** The table of Mihi Anguli. */
export type StarmapView = {
  viewer: number | null;
  phase: string;
  prompt?: Fact | null;
  outcome?: Fact | null;
  simultaneous?: boolean;
  round: number;
  rolling: number | null;
  sheet: Sheet;
  players: Player[];
  payable: string[];
  reachable: number[];
  ways: Way[];
  winners: number[];
  rank: string | null;
};

export type Supporter = {
  supporter: string;
  boxes: Box[];
};

/** A turn as far as the viewer knows it. */
export type Turn = {
  phase: string;
  step: string | null;
  roll: number[] | null;
  dice: number[];
  used: string[];
  abilities: string[];
  column: number | null;
  row: number | null;
  die: number | null;
  chosen: number[];
  most: number | null;
  budget: number;
  stars: number;
  squares: number;
};

/** A way from the choice at hand to points on the map, or to the next thing that has to be chosen. */
export type Way = {
  moves: string[];
  abilities: string[];
  dice: number[];
  column: number | null;
  row: number | null;
  die: number | null;
  spots: number[];
  squares: number[];
  stars: number;
  group: number;
  fewer: boolean;
  then: string | null;
};
