// The boards, each loaded when its game is opened. A board is a component with one property, the sitting; a few facts for the
// bar over the table; and, if it likes, summaries and an ending. docs/web.md says more.
import type { Component } from "svelte";
import type { Fact, View } from "../messages";
import * as api from "../lib/api";
import type { Catalogue } from "../lib/catalogue";
import type { Seam } from "../lib/director.svelte";
import type { Sitting } from "../lib/sitting";
import type { Voice } from "../lib/voice";
import { words_of } from "../lib/words";

export interface Bar {
  /** Short facts: the round, the mode. */
  chips: string[];
  /** The phases of a round in order, and which one is on. */
  phases?: { names: string[]; now: number };
}

/** A part of the page that is fetched when it is needed. */
export type Later<C> = () => Promise<{ default: C }>;

/** A summary over the board. `slow`: there is time to let it grow; otherwise it is seen for two seconds. */
export type MomentPart<V = View> = Component<{ fact: Fact; sitting: Sitting<V>; slow: boolean }>;

export interface BoardModule<V extends View = View> {
  default: Component<{ sitting: Sitting<V> }>;
  bar: (view: V, voice: Voice) => Bar;
  /** Facts that deserve a summary over the board, by their keys. */
  moments?: Record<string, Later<MomentPart<V>>>;
  /** The facts that end a count or a round: where the pace stops. */
  stops?: Partial<Record<Seam, readonly string[]>>;
  /** Whether a summary of this fact is for this seat; without it, every one is for everybody. */
  concerns?: (fact: Fact, seat: number | null) => boolean;
  /** Each player's part, where no fact says who earned which points. */
  parts?: Later<Component<{ sitting: Sitting<V> }>>;
  /** What the end screen shows of this game: the picture, the scale, where the points came from. */
  ending?: Later<Component<{ sitting: Sitting<V> }>>;
}

/** Found by the names of their folders. */
const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");

/** A game's board, or the plain one, and its words. */
export async function load(game: string): Promise<{ board: BoardModule; words: Catalogue }> {
  const found = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./plain/Board.svelte"]!;
  const [board, words] = await Promise.all([found(), api.words(game)]);
  return { board, words: words_of(words) };
}

/** Fetches what comes later in a game, so that it is there even if the connection is not. */
export function prepare({ moments = {}, ending, parts }: BoardModule): void {
  const later = [ending, parts, ...Object.values(moments)].map((part) => part?.());
  void Promise.allSettled([import("../parts/Ending.svelte"), import("../parts/Onward.svelte"), ...later]);
}
