// Whose turn it is, in words, for the band over the dock.
import type { Fact } from "../messages";
import type { Sitting } from "./sitting";
import { names, t } from "./words";

export interface Turn {
  state: "mine" | "theirs" | "done" | "counted" | "offline" | "watching" | "over";
  /** Whose colour the band has. */
  seat: number | null;
  title: string;
  text: string;
  won?: boolean;
}

export function turn(sitting: Sitting): Turn {
  const { frame, seat, showing } = sitting;
  const prompt = frame.view.prompt ? sitting.voice.say(frame.view.prompt) : "";
  const asked = frame.asked ?? [];
  const others = asked.filter((s) => s !== seat);
  const waiting = names(others.map((s) => sitting.name(s)));
  if (sitting.connection !== "live" && !sitting.replay) return { state: "offline", seat: null, title: t("turn-reconnecting"), text: t("turn-nothing-lost") };
  if (showing) return shown(sitting);
  if (frame.status === "over") return ended(sitting);
  if (seat === null || sitting.replay) {
    const title = waiting ? t("turn-to-play", { names: waiting }) : t("turn-chance");
    return { state: "watching", seat: asked[0] ?? null, title, text: sitting.replay ? "" : t("turn-public") };
  }
  if (asked.includes(seat) && !frame.lone && frame.legal.length > 0) return { state: "mine", seat, title: t("turn-yours"), text: prompt };
  if (others.length > 1 || (others.length === 1 && frame.view.simultaneous))
    return { state: "done", seat, title: t("turn-done"), text: t("turn-waiting", { names: waiting }) };
  if (others.length === 1) return { state: "theirs", seat: others[0]!, title: t("turn-thinking", { name: waiting }), text: t("turn-rest") };
  return { state: "theirs", seat: null, title: t("turn-moment"), text: "" };
}

/** While what happened is shown: who did what. A game may name its pauses: `moment-<key of the fact>`. */
function shown(sitting: Sitting): Turn {
  const { voice } = sitting;
  const { seat, facts, waits } = sitting.showing!;
  const told = (all: Fact[]) => [...new Set(all.map(voice.say))].join(" ");
  const pause = sitting.moment?.fact;
  const named = (waits ? facts : facts.slice(0, 1)).findIndex((fact) => (!pause || fact === pause) && voice.has(`moment-${fact.key}`));
  if (named >= 0) return { state: "counted", seat: null, title: voice.t(`moment-${facts[named]!.key}`), text: told(facts.slice(named)) };
  return { state: "theirs", seat, title: seat === null ? t("turn-chance") : sitting.name(seat), text: told(facts) };
}

/** Who won, from the results: alike means together. */
function ended(sitting: Sitting): Turn {
  const { frame, seat } = sitting;
  const result = frame.result ?? [];
  const best = Math.max(...result);
  const alike = result.every((one) => one === best);
  const text = frame.view.outcome ? sitting.voice.say(frame.view.outcome) : "";
  const won = alike ? best > 0 : seat !== null && result[seat] === best;
  const winners = result.flatMap((one, i) => (one === best ? [i] : []));
  let title = t("turn-over");
  if (alike && result.length > 1 && frame.unit.name === "victory" && best > 0 && best < 1) title = t("turn-draw");
  else if (alike && result.length > 1) title = t(won ? "turn-won-together" : "turn-lost-together");
  else if (!alike && won) title = t("turn-won");
  else if (!alike) title = t("turn-winner", { names: names(winners.map((one) => sitting.name(one))) });
  return { state: "over", seat: null, title, text, won };
}
