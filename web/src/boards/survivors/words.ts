// Moves in words a player says.
import type { SurvivorsView } from "./view";

export function say(move: string, view: SurvivorsView): string {
  const [verb = "", a = "", ...rest] = move.split(" ");
  const engineer = (type: string) => view.engineers.find((e) => e.type === type)?.name ?? type;
  const part = (id: string) => [...view.market, ...view.players.flatMap((p) => p.parts)].find((p) => p.id === id)?.name ?? id;
  const change = (text: string) => text.replace(">", " → ");
  switch (verb) {
    case "engineer":
      return `${engineer(a)}: ${rest[0]?.includes(">") ? change(rest[0]) : `roll the ${rest[0]} again`}`;
    case "part":
      return `Part: ${rest[0]?.includes(">") ? change(rest[0]) : `roll the ${rest[0]} again`}`;
    case "ore":
      return `Ore: ${change(a)}`;
    case "up":
    case "down":
      return `${verb === "up" ? "+1" : "−1"}: ${change(a)}, paying a ${rest[1]}`;
    case "lock":
      return a === "spot" ? `Lock a ${rest[0]} for ore` : `Lock ${rest.map((r) => (r.includes("x") ? r.replace(/(\d+)x(\d+)/, "$1 × $2") : r)).join(a === "any" ? ", " : " and ")}`;
    case "tile":
      return `Take tile ${a}`;
    case "draw":
      return "Draw a board first";
    case "lay":
      return `Lay side ${a} here`;
    case "cells":
      return "Lay the tile here";
    case "redeem":
      return `Redeem ${part(a)}`;
    case "roll":
      return a === "+0" ? "Roll" : `Roll with ${a.slice(1)} ${a === "+1" ? "booster" : "boosters"}`;
    case "rescue":
      return `Rescue ${engineer(a)}`;
    case "take":
      return `Take ${part(a)}`;
    case "commit":
      return `Commit to ${a}`;
    case "discard":
      return `Throw away ${rest[0] ?? ""} ${a}`;
    case "end":
      return "End the turn";
    case "launch":
      return "Launch!";
    case "continue":
      return "Stay and go on";
    case "concede":
      return "Give up";
    default:
      return move;
  }
}
