// What can be seen of the game. Made by `python -m ecliptic.server.typescript`: do not edit.
import type { Fact } from "../../messages";

export type ActiveProgram = {
  program: string;
  card: ProgramCard;
  worth: number;
  instrument: Instrument | null;
  altair: boolean;
  slots: Slot[];
  ready: boolean;
  needs: Fact[];
};

/** Checkouts, and Poor Weather on its back. */
export type Base = {
  program: string;
  flipped: boolean;
  hours: number;
  need_hours: number | null;
  hour_points: number;
  worth: number;
  instrument: Instrument | null;
  altair: boolean;
  times: (ProgramCard | TargetCard | TimeCard | InstantCard)[];
  ready: boolean;
  needs: Fact[];
};

export type CompletedProgram = {
  program: string;
  card: ProgramCard;
  worth: number;
  round: number | null;
  seat: number | null;
};

export type Decks = {
  deck: number;
  top: (ProgramCard | TargetCard | TimeCard | InstantCard)[];
  discard: (ProgramCard | TargetCard | TimeCard | InstantCard)[];
};

/** The table of The Gemini Card Game. All hands are open, so every viewer sees the same. */
export type GeminiView = {
  viewer: number | null;
  phase: string;
  prompt?: Fact | null;
  outcome?: Fact | null;
  simultaneous?: boolean;
  acting: number | null;
  round: number;
  rounds: number;
  turn: Turn;
  players: Player[];
  weather: Weather;
  reputation: number;
  most_reputation: number;
  instruments: Instruments;
  base: Base;
  programs: ActiveProgram[];
  completed: CompletedProgram[];
  cards: Decks;
  score: Score;
};

export type InstantCard = {
  kind: "instant";
  card: string;
  face: string;
  effect: Fact;
};

export type Instrument = {
  instrument: string;
  sites: ("north" | "south")[];
  modes: ("imaging" | "spectroscopy")[];
  ao: "always" | "grants" | "never" | "with_altair";
  visiting: boolean;
};

export type Instruments = {
  row: Instrument[];
  deck: number;
  top: Instrument[];
  unknown: Instrument[];
  bottom: Instrument[];
  ports: number;
  ports_used: number;
  guest_ports: number;
  guest_ports_used: number;
  visitors: Instrument[];
};

export type Level = {
  level: string;
  points: number | null;
  short: number;
};

/** A target on a program. */
export type Observed = {
  target: string;
  target_type: "bright" | "primary" | "secondary";
  ao: boolean;
  sites: ("north" | "south")[];
  rounds: [number, number] | null;
  hours: number;
  need_hours: number;
  complete: boolean;
  due_round: number | null;
  times: (ProgramCard | TargetCard | TimeCard | InstantCard)[];
};

export type Player = {
  seat: number;
  first: boolean;
  roles: Role[];
  hand: (ProgramCard | TargetCard | TimeCard | InstantCard)[];
};

export type ProgramCard = {
  kind: "program";
  card: string;
  face: string;
  band: number;
  allowed_ao: "any" | "none" | "only";
  mode: "imaging" | "spectroscopy";
  types: ("bright" | "primary" | "secondary")[];
  full: number;
  partial: number;
  loss: number;
};

export type Role = {
  role: string;
  ability: Fact;
};

/** What the semester counts if it ends now. */
export type Score = {
  points: number;
  band1: number;
  required: number;
  missing: number;
  missing_costs: number;
  lost_reputation: number;
  levels: Level[];
  level: string;
};

/** What conditions allow. */
export type Sky = {
  sky: "best" | "good" | "great" | "poor";
  types: ("bright" | "primary" | "secondary")[];
  ao: boolean;
  actions: number;
};

export type Slot = {
  slot: number;
  types: ("bright" | "primary" | "secondary")[];
  target: Observed | null;
};

export type TargetCard = {
  kind: "target";
  card: string;
  face: string;
  target_type: "bright" | "primary" | "secondary";
  sites: ("north" | "south")[];
  hours: number | null;
  hours_ao: number | null;
  opportunity: boolean;
  rounds: [number, number] | null;
};

export type TimeCard = {
  kind: "time";
  card: string;
  face: string;
  hours: number;
  due_round: number | null;
};

export type Turn = {
  turn: number;
  turns: number;
  seat: number;
  role: Role | null;
  actions: number;
  ability_used: boolean;
  hand_limit: number;
  given: ProgramCard | TargetCard | TimeCard | InstantCard | null;
  freed: Instrument | null;
  can_undo: boolean;
  free_roles: Role[];
};

export type Weather = {
  sky: "best" | "good" | "great" | "poor" | null;
  drawn_sky: "best" | "good" | "great" | "poor" | null;
  effect: Fact | null;
  closed: ("north" | "south")[];
  closing: ("north" | "south")[];
  best_now: boolean;
  owes_band1: boolean;
  past: WeatherCard[];
  skies: Sky[];
  deck: number;
};

export type WeatherCard = {
  round: number;
  weather: string;
  sky: string;
};
