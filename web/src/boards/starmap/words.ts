// Choices in words a player says.
import type { Choice, Sheet } from "./view";

export function say(choice: Choice, sheet: Sheet): string {
  const [verb = "", rest = ""] = choice.move.split(/ (.*)/);
  const name = (code: string) => [...sheet.abilities, ...sheet.supporters].find((e) => e.code === code)?.name ?? code;
  switch (choice.kind) {
    case "ability":
      return `Use ${choice.abilities!.map(name).join(" and ")}`;
    case "dice":
      return "in this order";
    case "layout":
      return `Plot ${choice.points!.length} points`;
    case "all":
      return `Fill all ${choice.points?.length ?? ""}`.trim();
    case "cell":
    case "point":
      return "Fill this point";
    case "major":
      return `Take major ${rest}`;
    case "item":
      return `Fill a box of ${name(choice.item!.split(".")[0]!)}`;
    case "article":
      return `${verb === "record" ? "Record" : "Promote"} article ${rest}`;
    case "number":
      return "Take its number";
    case "mentor":
      return "Let the Mentor take a day back";
    case "pass":
      return { stop: "Stop spending", end: "End the turn", done: "Done", decline: "Take nothing", "no supporter": "No supporter" }[choice.move] ?? choice.move;
    default:
      return choice.move;
  }
}
