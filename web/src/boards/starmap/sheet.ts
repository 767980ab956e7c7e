// What several parts of the board know of a sheet: where points lie, what goes with a code, what a box is called.
import type { Move } from "../../messages";
import type { Voice } from "../../lib/voice";
import type { Article, ArticleProgress, Box, Player, Progress, StarmapView, Sheet } from "./view";

/** Something of the sheet that can be read about. */
export interface Thing {
  kind: "ability" | "supporter" | "article" | "day";
  code: string;
}
export const same = (one: Thing | null, kind: Thing["kind"], code: string): boolean => one?.kind === kind && one.code === code;

/** What can be done with the boxes, articles and abilities of the sheet that is shown. */
export interface Hands {
  /** The move that fills a box. */
  fill: (box: string) => Move | undefined;
  /** The move that uses an article. */
  use: (article: string) => Move | undefined;
  /** Whether dice can be placed on an ability. */
  usable: (ability: string) => boolean;
  /** The chosen move. */
  chosen: string | null;
  choose: (move: Move) => void;
  looked: Thing | null;
  look: (thing: Thing) => void;
}

export const x_of = (sheet: Sheet, spot: number): number => spot % sheet.size;
export const y_of = (sheet: Sheet, spot: number): number => Math.floor(spot / sheet.size);
/** The nine points around and with a major, row by row; columns and rows count from 1. */
export function block(sheet: Sheet, column: number, row: number): number[] {
  const corner = 2 * (row - 1) * sheet.size + 2 * (column - 1);
  return Array.from({ length: 9 }, (_, i) => corner + Math.floor(i / 3) * sheet.size + (i % 3));
}
/** The four corners of a square. */
export function corners(sheet: Sheet, square: number): number[] {
  const spot = Math.floor(square / (sheet.size - 1)) * sheet.size + (square % (sheet.size - 1));
  return [spot, spot + 1, spot + sheet.size, spot + sheet.size + 1];
}
/** The squares that would be closed if these points were filled too. */
export function closed_by(sheet: Sheet, player: Player, spots: readonly number[]): number[] {
  const filled = new Set([...player.spots, ...spots]);
  const all = Array.from({ length: (sheet.size - 1) ** 2 }, (_, square) => square);
  return all.filter((square) => !player.squares.includes(square) && corners(sheet, square).every((spot) => filled.has(spot)));
}

export function boxes_of(sheet: Sheet, { kind, code }: Thing): Box[] {
  if (kind === "day") return sheet.days.find((one) => one.day === code)?.boxes ?? [];
  if (kind === "article") return sheet.articles.find((one) => one.article === code)?.boxes ?? [];
  if (kind === "supporter") return sheet.supporters.find((one) => one.supporter === code)?.boxes ?? [];
  return sheet.abilities.find((one) => one.ability === code)?.boxes ?? [];
}
export const progress_of = (player: Player, code: string): Progress | undefined => player.entries.find((one) => one.entry === code);
export const article_of = (player: Player, { week }: Pick<Article, "week">): ArticleProgress => player.articles[week - 1]!;

/** A box in words. */
export const box_name = ({ t }: Voice, { currency, value }: Box, filled: boolean): string => t(filled ? "board-box-filled" : "board-box", { currency, value });

/** The sheet that is looked at first: one's own. */
export const seat_of = (view: StarmapView): number => view.viewer ?? 0;
