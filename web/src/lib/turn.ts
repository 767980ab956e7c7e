// Whose turn it is, in words, for the band over the dock.
import type { Sitting } from "./sitting";
import { names, t } from "./words";

export interface Turn {
  state: "mine" | "theirs" | "done" | "offline" | "watching" | "over";
  /** Whose colour the band has. */
  seat: number | null;
  title: string;
  text: string;
}

export function turn(sitting: Sitting): Turn {
  const { frame, seat } = sitting;
  const prompt = frame.view.prompt ? sitting.voice.say(frame.view.prompt) : "";
  const asked = frame.asked ?? [];
  const others = asked.filter((s) => s !== seat);
  const waiting = names(others.map((s) => sitting.name(s)));
  if (sitting.connection !== "live" && !sitting.replay)
    return { state: "offline", seat: null, title: t("turn-reconnecting"), text: t("turn-nothing-lost") };
  if (frame.status === "over") return { state: "over", seat: null, title: t("turn-over"), text: "" };
  if (seat === null || sitting.replay) {
    const title = waiting ? t("turn-to-play", { names: waiting }) : t("turn-chance");
    return { state: "watching", seat: asked[0] ?? null, title, text: sitting.replay ? "" : t("turn-public") };
  }
  if (asked.includes(seat) && !frame.lone && frame.legal.length > 0)
    return { state: "mine", seat, title: t("turn-yours"), text: prompt };
  if (others.length > 1 || (others.length === 1 && frame.view.simultaneous))
    return { state: "done", seat, title: t("turn-done"), text: t("turn-waiting", { names: waiting }) };
  if (others.length === 1)
    return { state: "theirs", seat: others[0]!, title: t("turn-thinking", { name: waiting }), text: t("turn-rest") };
  return { state: "theirs", seat: null, title: t("turn-moment"), text: "" };
}
