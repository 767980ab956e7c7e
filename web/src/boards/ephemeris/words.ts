// What the board says.
import type { Sitting } from "../../lib/sitting";
import { speaker } from "../../lib/words";
import english from "../../words/en/ephemeris.json";

export const t = speaker("ephemeris", english);
export type Key = keyof typeof english;

/** Moon, Aries: a name on a card. */
export const title = (face: string) => t(`name.${face}` as Extract<Key, `name.${string}`>);

/** With a capital, as a sentence begins. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name on a player's plate. */
export function plate(sitting: Sitting, seat: number): string {
  const name = sitting.seats[seat]?.name ?? "";
  return seat === sitting.seat ? t("you", { name }) : name;
}
