// Sentences for what happens around a game: people come and go, ask, agree, talk.
import { t } from "../lib/words";
import type { LogEntry } from "../wire";

type Entry = NonNullable<LogEntry["entry"]>;
const ASKED = { undo: "log.asked_undo", stand_in: "log.asked_bot", rematch: "log.asked_again" } as const;

export function around(entry: Entry, name: (seat: number) => string): string {
  switch (entry.is) {
    case "sat":
      return t(entry.bot ? "log.sat_bot" : "log.sat", { name: entry.name });
    case "kept":
      return t("log.kept", { name: entry.name });
    case "stood":
      return t("log.stood");
    case "started":
      return t("log.started");
    case "added":
      return t("log.added", { name: name(entry.seat) });
    case "asked":
      return t(ASKED[entry.what], { name: name(entry.by) });
    case "agreed":
      return t("log.agreed", { name: name(entry.by) });
    case "dropped":
      return t("log.dropped", { name: name(entry.by) });
    case "undone":
      return t("log.undone", { name: name(entry.seat) });
    case "said":
      return entry.words;
    case "left":
      return t("log.left", { name: name(entry.seat) });
    case "returned":
      return t("log.returned", { name: name(entry.seat) });
    case "stoodin":
      return t("log.stood_in", { name: name(entry.seat) });
    case "timedout":
      return t("log.timed_out", { name: name(entry.seat) });
    case "rematched":
      return t("log.rematched");
    default:
      return "";
  }
}
