// Luck and decisions of a finished game, judged by the server event by event.
import * as api from "./api";
import { t } from "./words";

/** What an event changed. */
export interface Mark {
  n: number;
  seat: number | null;
  /** Whose luck or decision it mainly was. */
  whose: number;
  /** For each seat what chance changed. */
  luck: number[];
  regret: number;
  /** What each seat can expect after the event. */
  values: number[];
  /** The compared choices of a decision, the best first. */
  choices: { move: string; value: number; made: boolean }[];
}

export async function analyse(table: string, token: string, found: (mark: Mark) => void): Promise<void> {
  const { body } = await api.request("GET", `/api/tables/${table}/analysis`, token);
  if (!body) throw new Error(t("replay.cannot_judge"));
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line.trim()) found(JSON.parse(line) as Mark);
  }
}
