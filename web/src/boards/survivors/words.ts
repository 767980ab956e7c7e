// What the board says, and moves in words a player says.
import { names } from "../../lib/turn";
import { speaker } from "../../lib/words";
import english from "../../words/en/survivors.json";
import type { SurvivorsView } from "./view";

export const t = speaker("survivors", english);

/** "3>4" turns a die, "3" rolls it again. */
function change(text: string): string {
  const [from = "", to] = text.split(">");
  return to === undefined ? t("move.reroll", { value: from }) : t("move.change", { from, to });
}

function lock(kind: string, dice: string[]): string {
  if (kind === "spot") return t("move.lock_spot", { value: dice[0] ?? "" });
  const shown = dice.map((part) => part.replace(/(\d+)x(\d+)/, "$1 × $2"));
  return t("move.lock", { dice: kind === "any" ? shown.join(", ") : names(shown) });
}

export function say(move: string, view: SurvivorsView): string {
  const [verb = "", a = "", ...rest] = move.split(" ");
  const engineer = (type: string) => view.engineers.find((e) => e.type === type)?.name ?? type;
  const parts = [...view.market, ...view.players.flatMap((p) => p.parts)];
  const part = (id: string) => parts.find((p) => p.id === id)?.name ?? id;
  switch (verb) {
    case "engineer":
      return t("move.engineer", { name: engineer(a), change: change(rest[0] ?? "") });
    case "part":
      return t("move.part", { change: change(rest[0] ?? "") });
    case "ore":
      return t("move.ore", { change: change(a) });
    case "up":
    case "down":
      return t(verb === "up" ? "move.up" : "move.down", { change: change(a), paid: rest[1] ?? "" });
    case "lock":
      return lock(a, rest);
    case "tile":
      return t("move.tile", { name: a });
    case "draw":
      return t("move.draw");
    case "lay":
      return t("move.lay", { side: a });
    case "cells":
      return t("move.cells");
    case "redeem":
      return t("move.redeem", { part: part(a) });
    case "roll":
      return a === "+0" ? t("move.roll") : t("move.roll_with", { count: Number(a) });
    case "rescue":
      return t("move.rescue", { name: engineer(a) });
    case "take":
      return t("move.take", { part: part(a) });
    case "commit":
      return t("move.commit", { value: a });
    case "discard":
      return t("move.discard", { count: Number(rest[0]) });
    case "end":
      return t("move.end");
    case "launch":
      return t("move.launch");
    case "continue":
      return t("move.continue");
    case "concede":
      return t("move.concede");
    default:
      return move;
  }
}
