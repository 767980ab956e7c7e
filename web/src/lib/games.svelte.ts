// The words of games, for pages that speak of several: fetched when they are first wanted.
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import type { Catalogue } from "./catalogue";
import { t, words_of } from "./words";

const known = new SvelteMap<string, Catalogue>();
const asked = new Set<string>();

/** The words of a game; nothing until they have come, and then the page is drawn again. */
export function game_words(game: string): Catalogue | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    api.words(game).then(
      (found) => known.set(game, words_of(found)),
      () => asked.delete(game), // the next drawing asks again
    );
  }
  return known.get(game);
}

/** How strong a bot is, and its style: `medium:collector`. */
export function bot_name(bot: string): string {
  const [level, style] = bot.split(":");
  return style ? t("bot-styled", { bot: level!, style }) : t(`bot-${level}`);
}
