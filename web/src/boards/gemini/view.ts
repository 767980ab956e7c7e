// The view of The Gemini Card Game, as the server sends it.
export type Site = "north" | "south";
export type Mode = "imaging" | "spectroscopy";
export type Class = "primary" | "secondary" | "bright";

export interface Instrument {
  id: string;
  name: string;
  sites: Site[];
  modes: Mode[];
  ao: string;
  visiting: boolean;
}
export interface Role {
  id: string;
  name: string;
  ability: string;
}
export interface ProgramCard {
  kind: "program";
  id: string;
  name: string;
  title: string;
  band: number;
  ao: string[];
  mode: Mode;
  slots: Class[];
  points: { full: number; partial: number; loss: number };
}
export interface TargetCard {
  kind: "target";
  id: string;
  name: string;
  title: string;
  class: Class;
  sites: Site[];
  hours: number | null;
  hours_ao: number | null;
  opportunity: boolean;
  rounds: [number, number] | null;
}
export interface TimeCard {
  kind: "time";
  id: string;
  name: string;
  time: string;
  hours: number;
  due: number | null;
}
export interface InstantCard {
  kind: "instant";
  id: string;
  name: string;
  effect: string;
}
export type Card = ProgramCard | TargetCard | TimeCard | InstantCard;

export interface Side {
  id: string;
  title: string;
  class: Class;
  sites: Site[];
  rounds: [number, number] | null;
  opportunity: boolean;
  side: "ao" | "no";
  need: number;
}
export interface Current extends Side {
  now: number;
  due: number | null;
  cards: Card[];
}
export interface Program extends Omit<ProgramCard, "kind"> {
  instrument: Instrument | null;
  altair: boolean;
  target: Current | null;
  done: (Side & { cards: Card[] }) | null;
  open: Class[][];
  ready: boolean;
  needs: string[];
}
export interface Base {
  id: "BASE";
  name: string;
  flipped: boolean;
  hours: number;
  need: number | null;
  points: number;
  cards: Card[];
  ready: boolean;
  needs: string[];
  instrument: Instrument | null;
  altair: boolean;
}
export interface GeminiView {
  you: number | null;
  phase: string;
  prompt: string;
  round: number;
  rounds: number;
  turn: {
    number: number;
    of: number;
    seat: number;
    role: Role | null;
    actions: number;
    ability_used: boolean;
    given: Card | null;
    freed: Instrument | null;
  };
  players: { seat: number; first: boolean; roles: Role[]; hand: Card[] }[];
  weather: {
    now: string | null;
    name: string | null;
    closed: Site[];
    closing: Site[];
    past: { id: string; name: string }[];
    deck: number;
  };
  reputation: { now: number; most: number };
  instruments: {
    row: Instrument[];
    deck: number;
    top: Instrument[];
    bottom: Instrument[];
    unknown: Instrument[];
    ports: { used: number; of: number };
  };
  base: Base;
  programs: Program[];
  scored: ProgramCard[];
  cards: { deck: number; discard: Card[] };
  score: {
    points: number;
    band1: number;
    required: number;
    missing_costs: number;
    levels: { from: number; name: string }[];
    level: number | null;
    result: string | null;
  };
}
