// What a strong bot would do, in a sentence or two.
import type { Hinted } from "../wire";
import { gap, result } from "./analysis";
import type { Sitting } from "./sitting";

export function hinted({ options }: Hinted, sitting: Sitting): string {
  const { voice } = sitting;
  const { unit } = sitting.frame;
  const [best, ...others] = options;
  if (!best) return "";
  const move = { key: `move-${best.move.kind}`, args: best.move.args ?? {} };
  if (others.length === 0) return voice.t("hint-only", { move });
  const reason = best.move.preview?.[1]; // the first says that the move is made
  const said = [voice.t("hint", { move, result: result(unit, best.value) })];
  if (reason) said.unshift(voice.t("hint-reason", { move, reason }));
  const good = others.filter((one) => one.as_good).map((one) => ({ key: `move-${one.move.kind}`, args: one.move.args ?? {} }));
  if (good.length) said.push(voice.t("hint-as-good", { moves: good }));
  for (const one of others.filter((other) => !other.as_good)) {
    const other = { key: `move-${one.move.kind}`, args: one.move.args ?? {} };
    said.push(voice.t("hint-worse", { move: other, result: result(unit, one.value), gap: gap(unit, best.value - one.value) }));
  }
  return said.join(" ");
}
