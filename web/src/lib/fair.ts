// Checks in the browser, without the server's word: the revealed seed is the one that was sealed before the first event,
// and every outcome of chance follows from it and from what the players added.
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Drawn, Replay } from "../messages";
import { t } from "./words";

const encode = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function commitment(seed: string): string {
  return hex(sha256(join(encode("ecliptic commitment"), unhex(seed))));
}

/** What the streams are keyed with: the seed, and each addition with its length. */
function key(seed: string, entropy: string[]): Uint8Array {
  const added = entropy.flatMap((words) => {
    const data = encode(words);
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(data.length));
    return [length, data];
  });
  return sha256(join(encode("ecliptic key"), unhex(seed), ...added));
}

/** Uniform below a bound, exactly: words past its last whole multiple are thrown away. */
function number(under: Uint8Array, drawn: Drawn, bound: bigint): bigint {
  const limit = ((1n << 64n) / bound) * bound;
  for (let attempt = 0; ; attempt++) {
    const digest = blake2b(encode(`${drawn.stream}/${drawn.turn}/${attempt}`), { key: under, dkLen: 8 });
    const word = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (word < limit) return word % bound;
  }
}

export function outcome(under: Uint8Array, drawn: Drawn): number {
  let rest = number(
    under,
    drawn,
    drawn.weights.reduce((sum, weight) => sum + BigInt(weight), 0n),
  );
  return drawn.weights.findIndex((weight) => {
    if (rest < BigInt(weight)) return true;
    rest -= BigInt(weight);
    return false;
  });
}

export interface Verdict {
  fair: boolean;
  text: string;
}

export function check(game: Replay, luck: Drawn[]): Verdict {
  if (!game.seed) return { fair: false, text: t("fair-no-seed") };
  if (commitment(game.seed) !== game.commitment) return { fair: false, text: t("record-wrong-seed") };
  const under = key(game.seed, game.entropy);
  const wrong = luck.find((drawn) => outcome(under, drawn) !== drawn.choice);
  if (wrong) return { fair: false, text: t("record-wrong-luck", { n: wrong.n }) };
  return { fair: true, text: t("fair-right", { count: luck.length }) };
}
