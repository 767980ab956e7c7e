// Why a strong bot would do that, in a sentence.
import type { Hinted } from "../messages";
import type { Sitting } from "./sitting";

export function reason({ options }: Hinted, { voice }: Pick<Sitting, "voice">): string {
  const [best, ...others] = options;
  if (!best) return "";
  if (others.length === 0) return voice.t("hint-lone");
  const gains = best.move.preview?.slice(1) ?? []; // the first says that the move is made
  const elsewhere = new Set(others.flatMap(({ move }) => (move.preview ?? []).map((fact) => fact.key)));
  const gain = gains.find((fact) => Number(fact.args?.["points"]) > 0) ?? gains.find((fact) => !elsewhere.has(fact.key)) ?? gains[0];
  if (gain) return voice.say(gain);
  return voice.t(others[0]!.as_good ? "hint-close" : "hint-later");
}
