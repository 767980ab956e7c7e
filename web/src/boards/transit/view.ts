// The view of The Transit of Venus, as the server sends it.
export interface Milestone {
  name: string;
  title: string;
  timing: string;
  effect: string;
}
export interface Track {
  name: string;
  holder: number;
  mark: number;
  spaces: number[];
  decks: number[];
}
export interface Player {
  seat: number;
  century: string;
  hand: string[];
  hand_unknown: number;
  milestones: Milestone[];
  milestones_unknown: number;
  ongoing: Milestone[];
  streamed: boolean;
}
export interface Slot {
  slot: number;
  card: string | null;
  faceup: boolean;
  by: number | null;
}
export interface RowCard {
  card: string;
  seat: number;
  wild: Milestone | null;
}
export interface TransitView {
  seats: number;
  viewer: number | null;
  actor: number | null;
  round: number;
  rounds: number | null;
  phase: string;
  phase_title: string;
  task: string;
  prompt: string;
  /** How many cards are still to be chosen, where several are. */
  left: number;
  tracks: Track[];
  hourglass: { mark: number; end: number };
  setback: { name: string; title: string; phase: string; effect: string } | null;
  setbacks_left: number;
  players: Player[];
  tableau: Slot[];
  sun: Slot | null;
  row: RowCard[];
  total: number;
  deck: number;
  discard: string[];
  /** Milestones of which one is to be kept. */
  offered: Milestone[];
  effects: Milestone[];
  outcome: string;
  outcome_text: string;
}

/** The number of the phase in the bar: Research, Advancement, Observation, Cleanup. */
const PHASE_OF: Record<string, number> = {
  "first-player": 0, setback: 0, w6: 0, w0: 0, deal: 0, w1: 0, place: 0, sun: 0, w2: 0, discard: 0,
  w3: 1, turn: 1,
  w4: 2, reveal: 2, w5: 2,
  limit: 3, over: 3,
};

/** The Tableau, and the card beside it that is the Sun. */
export function places(view: TransitView): Slot[] {
  return [...view.tableau, ...(view.sun ? [{ ...view.sun, slot: 0 }] : [])];
}

export function phase_number(view: TransitView): number {
  return PHASE_OF[view.phase] ?? 0;
}
