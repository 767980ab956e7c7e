// What can be seen of the game. Made by `python -m ecliptic.server.typescript`: do not edit.
import type { Fact } from "../../messages";

/** Cards to be chosen before the game: a planet, bodies for your own hand, signs for the other's. */
export type Choice = {
  faces: string[];
  wanted: number;
  most: number;
  chosen: string[];
};

/** The retrograde cards: their order never changes (A33). */
export type Deck = {
  body: string | null;
  seen_bodies: string[];
  next_body: string | null;
  unseen: number;
};

/** The dice of Game Two. */
export type Dice = {
  colours: ("blue" | "red" | "yellow")[];
  used_colour: "blue" | "red" | "yellow" | null;
  moved_body: string | null;
  pluto_colour: "blue" | "red" | "yellow" | null;
};

/** The table of Ephemeris. Which of its parts are there depends on the mode. */
export type EphemerisView = {
  viewer: number | null;
  phase: string;
  prompt?: Fact | null;
  outcome?: Fact | null;
  simultaneous?: boolean;
  mode: "one" | "pairs" | "snap" | "three" | "two";
  turn: number;
  acting: number[];
  active: number[];
  winner: number | null;
  count: number;
  limit: number;
  choice: Choice | null;
  ring: Ring | null;
  deck: Deck | null;
  hands: Hand[];
  draw_offered: boolean;
  predictions: Prediction[];
  dice: Dice | null;
  quiz: Quiz | null;
  pairs: PairsTable | null;
  piles: Pile[];
};

/** A zodiac card of a hand. */
export type Goal = {
  sign: string;
  met: boolean | null;
  body: string | null;
  near: Near[];
};

export type Hand = {
  seat: number;
  size: number;
  bodies: string[] | null;
  shown_bodies: string[];
  goals: Goal[] | null;
  met: number | null;
  complete: boolean;
  exchanged: number | null;
  named_before: string[][];
  active: boolean;
  pluto: boolean | null;
};

export type LastMove = {
  body: string;
  from_sign: string;
  to_sign: string;
};

/** A body of the hand that the ring lets come to a goal in one move. */
export type Near = {
  body: string;
  distance: number;
};

export type PairsTable = {
  places: Place[];
  pairs: number[];
};

/** A body on the ring, how far it can go, and what stops it there. */
export type Piece = {
  body: string;
  colour: "blue" | "red" | "yellow";
  sign: string;
  reach: number;
  stop_sign: string;
  pinned: boolean;
  blocking_bodies: string[];
  limit: Fact | null;
};

/** What a player of Snap has. */
export type Pile = {
  seat: number;
  stock: number;
  pile: number;
  face: string | null;
  matched: boolean;
};

/** A card of Pairs. Once turned down again it is for the players to remember. */
export type Place = {
  place: number;
  taken: boolean;
  face: string | null;
};

export type Planet = {
  seat: number;
  body: string;
  home_sign: string;
  progress: number;
  points: number;
};

/** A line of the message `prediction-<body>-<sign>`. */
export type Prediction = {
  body: string;
  sign: string;
};

export type Quiz = {
  planets: Planet[];
  game: number;
  games: number;
  colour: "blue" | "red" | "yellow" | null;
  question: QuizQuestion | null;
};

/** A question, in the language of the quiz cards. */
export type QuizQuestion = {
  card: string;
  colour: "blue" | "red" | "yellow";
  body: string;
  topic: string;
  level: number;
  question: string;
  choices: Record<string, string>;
  answer: string | null;
  key: string | null;
  right: boolean | null;
  explanation: string | null;
  source: string | null;
};

export type Ring = {
  signs: Sign[];
  pieces: Piece[];
  last: LastMove | null;
};

export type Sign = {
  sign: string;
  bodies: string[];
};
