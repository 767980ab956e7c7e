// What can be seen of the game. Made by `python -m ecliptic.server.typescript`: do not edit.
import type { Fact } from "../../messages";

/** A Milestone or a Setback. */
export type Card = {
  name: string;
  effect: Fact;
};

/** Cards of the hand that may be laid in the Tableau together. */
export type Placing = {
  cards: string[];
  score: Fact;
};

export type Player = {
  seat: number;
  century: string;
  hand: string[];
  hand_unknown: number;
  milestones: Card[];
  milestones_unknown: number;
  ongoing: Card[];
  streamed: boolean;
};

/** A card of the count. */
export type RowCard = {
  card: string;
  seat: number;
  wild: string | null;
};

/** A card of the Tableau, or the Sun. */
export type Slot = {
  slot: number;
  card: string | null;
  faceup: boolean;
  by: number | null;
};

/** A Century's track. */
export type Track = {
  century: string;
  holder: number;
  mark: number;
  spaces: number[];
  decks: number[];
};

/** The table of The Transit of Venus. */
export type TransitView = {
  viewer: number | null;
  phase: string;
  prompt?: Fact | null;
  outcome?: Fact | null;
  simultaneous?: boolean;
  edition: string;
  acting: number | null;
  round: number;
  rounds: number | null;
  stage: string;
  task: string;
  silent: boolean;
  tracks: Track[];
  hourglass: number;
  hourglass_end: number;
  setback: Card | null;
  left: number;
  setbacks_left: number;
  players: Player[];
  tableau: Slot[];
  sun: Slot | null;
  row: RowCard[];
  total: number;
  pays: number;
  limit: number;
  deck: number;
  discard: string[];
  offered: Card[];
  effects: Card[];
  placings: Placing[];
};
