// Sentences for what happens around a game: people come and go, ask, agree, talk.
import type { Sitting } from "../lib/sitting";
import type { LogEntry } from "../messages";

type Entry = NonNullable<LogEntry["entry"]>;

export function around(entry: Entry, { voice }: Pick<Sitting, "voice">): string {
  switch (entry.is) {
    case "sat":
      return voice.t(entry.bot ? "log-sat-bot" : "log-sat", { name: entry.name });
    case "kept":
      return voice.t("log-kept", { name: entry.name });
    case "asked":
      return voice.t(`log-asked-${entry.what}`, { seat: entry.by });
    case "said":
      return entry.saying ? voice.say(entry.saying) : entry.words;
    case "agreed":
    case "dropped":
      return voice.t(`log-${entry.is}`, { seat: entry.by });
    case "added":
    case "undone":
    case "left":
    case "returned":
    case "stoodin":
    case "timedout":
      return voice.t(`log-${entry.is}`, { seat: entry.seat });
    case "stood":
    case "started":
    case "rematched":
      return voice.t(`log-${entry.is}`);
    default:
      return "";
  }
}
