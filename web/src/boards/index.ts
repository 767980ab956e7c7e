// The boards, each loaded when its game is opened. A board is a component with one property, the sitting, and a few
// facts for the bar over the table.
import type { Component } from "svelte";
import type { Sitting } from "../lib/sitting";
import { translate } from "../lib/words";

export interface Bar {
  /** Short facts: the round, the mode. */
  chips: string[];
  /** The phases of a round in order, and which one is on. */
  phases?: { names: string[]; now: number };
}

export interface BoardModule {
  default: Component<{ sitting: Sitting }>;
  bar: (view: Record<string, unknown>) => Bar;
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  gemini: () => import("./gemini/Board.svelte") as Promise<BoardModule>,
  starmap: () => import("./starmap/Board.svelte") as Promise<BoardModule>,
  survivors: () => import("./survivors/Board.svelte") as Promise<BoardModule>,
  transit: () => import("./transit/Board.svelte") as Promise<BoardModule>,
  ephemeris: () => import("./ephemeris/Board.svelte") as Promise<BoardModule>,
};

const plain = () => import("./plain/Board.svelte") as Promise<BoardModule>;

/** A board and its words. */
export async function load(game: string): Promise<BoardModule> {
  const [board] = await Promise.all([(BOARDS[game] ?? plain)(), translate(game)]);
  return board;
}
