// Sentences for what happens around a game: people come and go, ask, agree, talk.
import type { LogEntry } from "../wire";

type Entry = NonNullable<LogEntry["entry"]>;

export function around(entry: Entry, name: (seat: number) => string): string {
  switch (entry.is) {
    case "sat":
      return entry.bot ? `${entry.name}, a bot, sits down.` : `${entry.name} sits down.`;
    case "stood":
      return "A seat is open again.";
    case "started":
      return "The game begins.";
    case "added":
      return `${name(entry.seat)} added words to the seed.`;
    case "asked":
      return entry.what === "undo" ? `${name(entry.by)} asked to take a move back.` : `${name(entry.by)} asked to let a bot stand in.`;
    case "agreed":
      return `${name(entry.by)} agreed.`;
    case "dropped":
      return `${name(entry.by)} said no, and nothing changed.`;
    case "undone":
      return `${name(entry.seat)} took the last decision back.`;
    case "said":
      return entry.words;
    case "left":
      return `${name(entry.seat)} left the table; the seat is kept.`;
    case "returned":
      return `${name(entry.seat)} came back.`;
    case "stoodin":
      return `A bot plays for ${name(entry.seat)} until they return.`;
    case "timedout":
      return `The clock of ${name(entry.seat)} ran out; a bot plays on.`;
    case "rematched":
      return "The same players go on at a new table.";
    default:
      return "";
  }
}
