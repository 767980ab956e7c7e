// The boards, each loaded when its game is opened. A board is a component with one property, the sitting, and a few
// facts for the bar over the table.
import type { Component } from "svelte";
import type { View } from "../wire";
import * as api from "../lib/api";
import type { Catalogue } from "../lib/catalogue";
import type { Sitting } from "../lib/sitting";
import type { Voice } from "../lib/voice";
import { words_of } from "../lib/words";

export interface Bar {
  /** Short facts: the round, the mode. */
  chips: string[];
  /** The phases of a round in order, and which one is on. */
  phases?: { names: string[]; now: number };
}

export interface BoardModule<V extends View = View> {
  default: Component<{ sitting: Sitting<V> }>;
  bar: (view: V, voice: Voice) => Bar;
}

/** Found by the names of their folders. */
const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");

/** A game's board, or the plain one, and its words. */
export async function load(game: string): Promise<{ board: BoardModule; words: Catalogue }> {
  const found = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./plain/Board.svelte"]!;
  const [board, words] = await Promise.all([found(), api.words(game)]);
  return { board, words: words_of(words) };
}
