// What a move would come to, in a few words.
import type { Move } from "../../messages";
import { facts, number, type Voice } from "../../lib/voice";
import { points_of } from "./points";

/** `brief`: in one short line. */
export function effect_of({ preview = [] }: Move, { t }: Voice, brief = false): { text: string; good: boolean } {
  const total = number(preview[0], "total");
  const points = points_of(preview);
  if (brief) return { text: t("board-hand-brief", { total, points }), good: points > 0 };
  const fever = facts(preview, "fever")[0];
  if (facts(preview, "earned-nothing").length && !points) return { text: t("board-hand-clouded", { total }), good: false };
  if (fever) return { text: t("board-hand-fever", { total, points, mark: number(fever, "mark") }), good: points > 0 };
  return { text: points ? t("board-hand-points", { total, points }) : t("board-hand-no-points", { total }), good: points > 0 };
}
