// What the board says, and choices in words a player says.
import { names } from "../../lib/turn";
import { speaker } from "../../lib/words";
import english from "../../words/en/starmap.json";
import type { Choice, Sheet } from "./view";

export const t = speaker("starmap", english);

export function say(choice: Choice, sheet: Sheet): string {
  const [verb = "", rest = ""] = choice.move.split(/ (.*)/);
  const name = (code: string) => [...sheet.abilities, ...sheet.supporters].find((e) => e.code === code)?.name ?? code;
  switch (choice.kind) {
    case "ability":
      return t("move.ability", { names: names(choice.abilities!.map(name)) });
    case "dice":
      return t("move.dice");
    case "layout":
      return t("move.layout", { count: choice.points!.length });
    case "all":
      return choice.points ? t("move.all_of", { count: choice.points.length }) : t("move.all");
    case "cell":
    case "point":
      return t("move.point");
    case "major":
      return t("move.major", { name: rest });
    case "item":
      return t("move.item", { name: name(choice.item!.split(".")[0]!) });
    case "article":
      return t(verb === "record" ? "move.record" : "move.promote", { code: rest });
    case "number":
      return t("move.number");
    case "mentor":
      return t("move.mentor");
    case "pass":
      return pass(choice.move);
    default:
      return choice.move;
  }
}

function pass(move: string): string {
  switch (move) {
    case "stop":
      return t("move.stop");
    case "end":
      return t("move.end");
    case "done":
      return t("move.done");
    case "decline":
      return t("move.decline");
    case "no supporter":
      return t("move.no_supporter");
    default:
      return move;
  }
}
