// The cards that lie open in Pairs. The table shows a card only while it is the first of a go: the second one is turned down
// again, or taken, at once. So the page keeps showing what was told until something else is.
import type { Fact } from "../../messages";
import { code, number } from "../../lib/voice";

/** By place: the faces that these facts tell of. */
export function faces_told(told: readonly Fact[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const fact of told) {
    const places = (fact.args?.["places"] ?? []) as number[];
    if (fact.key === "turned") found.set(number(fact, "place"), code(fact, "face"));
    else if (fact.key === "pair") for (const place of places) found.set(place, code(fact, "face"));
    else if (fact.key === "no-pair") (fact.args!["faces"] as string[]).forEach((face, i) => found.set(places[i]!, face));
  }
  return found;
}
