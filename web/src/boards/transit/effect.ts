// What a move would come to, in a few words.
import type { Move } from "../../wire";
import { facts, number, type Voice } from "../../lib/voice";
import { points_of } from "./points";

export function effect_of({ preview = [] }: Move, { t }: Voice): { text: string; good: boolean } {
  const total = number(preview[0], "total");
  const points = points_of(preview);
  const fever = facts(preview, "fever")[0];
  if (facts(preview, "earned-nothing").length && !points) return { text: t("board-hand-clouded", { total }), good: false };
  if (fever) return { text: t("board-hand-fever", { total, points, mark: number(fever, "mark") }), good: points > 0 };
  return { text: points ? t("board-hand-points", { total, points }) : t("board-hand-no-points", { total }), good: points > 0 };
}
