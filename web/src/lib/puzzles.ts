// Puzzles: what there is, how hard it is, and what of it the browser's owner has tried.
import type { Puzzles, PuzzleShown, Rating } from "../messages";
import * as api from "./api";
import { memory } from "./memory.svelte";
import { language, t } from "./words";

/** What the browser keeps of the puzzles of a game. */
export interface Solved {
  rating: Rating;
  /** By number, whether the first answer was right. */
  tried: Record<number, boolean>;
}

/** What there is, and the puzzle of the day. */
export const overview = () => api.get<Puzzles>(`/api/puzzles?language=${language}`);
export const path = (game: string, n: number) => `/api/games/${game}/puzzles/${n}`;
export const show = (game: string, n: number) => api.get<PuzzleShown>(path(game, n));

/** Rated as openskill rates who has not played yet. */
const BEGINNER: Rating = { mu: 1000, sigma: 1000 / 3 };
export const standing = (game: string): Solved => memory.puzzles[game] ?? { rating: BEGINNER, tried: {} };
/** How strong somebody is, as it is told. */
export const points = ({ mu }: Rating): number => Math.round(mu ?? 1000);

/** One that was not tried, near one's rating; null: there is none left. */
export async function another(game: string): Promise<PuzzleShown | null> {
  const { rating, tried } = standing(game);
  try {
    return await api.post<PuzzleShown>(`/api/games/${game}/puzzles`, { rating, tried: Object.keys(tried).map(Number) });
  } catch (error) {
    if (error instanceof api.Refusal && error.code === "no_puzzle") return null;
    throw error;
  }
}

/** All of a game's puzzles may come again. The rating stays. */
export const begin_again = (game: string): void => memory.solve(game, { ...standing(game), tried: {} });

/** How hard it is, for the eye and for the ear. */
export const stars = (level: number): string => "★".repeat(level) + "☆".repeat(3 - level);
export const hardness = (level: number): string => t("puzzle-level", { level });
