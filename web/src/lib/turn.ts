// Whose turn it is, in words, for the band over the dock.
import type { Sitting } from "./sitting";

export interface Turn {
  state: "mine" | "theirs" | "done" | "offline" | "watching" | "over";
  /** Whose colour the band has. */
  seat: number | null;
  title: string;
  text: string;
}

/** Names in a row: Edmond, Tycho and Caroline. */
export function names(list: string[]): string {
  return list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}

export function turn(sitting: Sitting): Turn {
  const { frame, seat } = sitting;
  const prompt = typeof frame.view["prompt"] === "string" ? frame.view["prompt"] : "";
  const asked = frame.asked ?? [];
  const others = asked.filter((s) => s !== seat);
  const waiting = names(others.map((s) => sitting.name(s)));
  if (sitting.connection !== "live" && !sitting.replay)
    return { state: "offline", seat: null, title: "Reconnecting", text: "The board is as you last saw it; nothing is lost." };
  if (frame.status === "over") return { state: "over", seat: null, title: "The game is over", text: "" };
  if (seat === null || sitting.replay)
    return { state: "watching", seat: asked[0] ?? null, title: waiting ? `${waiting} to play` : "Chance decides", text: sitting.replay ? "" : "You see what everyone may see." };
  if (asked.includes(seat) && !frame.lone && frame.legal.length > 0) return { state: "mine", seat, title: "Your turn", text: prompt };
  if (others.length > 1 || (others.length === 1 && frame.view["simultaneous"] === true))
    return { state: "done", seat, title: "You are done", text: `Waiting for ${waiting}.` };
  if (others.length === 1) return { state: "theirs", seat: others[0]!, title: `${waiting} is thinking`, text: "Your things rest; plan by looking at them." };
  return { state: "theirs", seat: null, title: "One moment", text: "" };
}
