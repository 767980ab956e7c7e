// Luck and decisions of a finished game, judged by the server event by event.
import type { Fact, Mark, Unit } from "../messages";
import * as api from "./api";
import { t } from "./words";

/** As `Unit` in ecliptic/kernel/game.py says it. */
const rounded = (unit: Unit, value: number, digits: number) => Number((value * unit.scale).toFixed(digits));
const about = (what: "result" | "outcome", unit: Unit, value: number): Fact => ({
  key: `${what}-${unit.name}`,
  args: { value: rounded(unit, value, unit.scale < 100 ? (unit.digits ?? 1) : 0) },
});
/** A result that may be expected. */
export const result = (unit: Unit, value: number): Fact => about("result", unit, value);
/** A result that was reached. */
export const outcome = (unit: Unit, value: number): Fact => about("outcome", unit, value);
/** A difference without its sign. */
export const gap = (unit: Unit, value: number): Fact => ({
  key: `gap-${unit.name}`,
  args: { value: rounded(unit, Math.abs(value), unit.digits ?? 1), error: 0 },
});

export async function analyse(table: string, token: string, found: (mark: Mark) => void): Promise<void> {
  const { body } = await api.request("GET", `/api/tables/${table}/analysis`, token);
  if (!body) throw new Error(t("replay-cannot-judge"));
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
