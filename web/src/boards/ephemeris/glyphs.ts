// The signs of the planets and of the zodiac as line drawings on a 24 px grid: the same on every machine, whatever its
// fonts. A glyph is stroked, and may have a filled dot.
export interface Glyph {
  line: string;
  dot?: string;
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Two arches on legs: how Virgo and Scorpio begin. */
const LEGS = "M2.6 5c1.8 0 2.5 1 2.5 3v9.6M5.1 8c0-2 1-3.200 2.600-3.200S10.300 6 10.300 8v9.600M10.300 8c0-2 1-3.200 2.600-3.200S15.500 6 15.500 8";

export const GLYPHS: Record<string, Glyph> = {
  moon: { line: "M15.200 3.200a9.200 9.200 0 1 0 0 17.600a11.400 11.400 0 0 1 0-17.600z" },
  sun: { line: ring(12, 12, 8.3), dot: ring(12, 12, 1.8) },
  mercury: { line: `${ring(12, 10.6, 4.2)}M7.400 2.400c0 2.700 2 4 4.600 4s4.600-1.300 4.600-4M12 14.800V22M8.600 18.400h6.800` },
  venus: { line: `${ring(12, 8.3, 5.3)}M12 13.600V22M8 18h8` },
  mars: { line: `${ring(10, 14, 6)}M14.400 9.600l6-6M15 3.400h5.600V9` },
  jupiter: { line: "M5.200 7.200C5.400 4.600 7.200 3 9.500 3c2.700 0 4.300 2 4.300 4.600 0 4.200-3.600 7-8.600 8.600h14.400M16.400 8.500V21" },
  saturn: {
    line: "M9 2.800V17M5.400 6.200h7.400M9 11.600c1.400-2 3-2.800 4.600-2.800 2.400 0 3.900 1.800 3.900 4.100 0 3.300-3.100 4.100-3.100 6.600 0 1.400 1.100 2 2.800 1.400",
  },
  uranus: {
    line: `M12 3v11.600M6.400 3.400c1.200 2.800 1.200 6.400 0 9.200M17.600 3.400c-1.200 2.800-1.200 6.400 0 9.200M7.300 8h9.400${ring(12, 17.8, 3.1)}`,
  },
  neptune: {
    line: "M12 2.800v18.700M8.400 17.600h7.200M5.400 4.200v2.400c0 4.200 2.800 6.400 6.600 6.400s6.600-2.200 6.600-6.400V4.200M3.600 6l1.800-2 1.800 2M10.200 5L12 2.800 13.800 5M16.800 6l1.800-2 1.800 2",
  },
  pluto: { line: `${ring(12, 6.8, 3.2)}M5.400 6.200c0 4.600 2.900 7 6.600 7s6.600-2.400 6.600-7M12 13.200V22M8.200 18h7.600` },
  aries: { line: "M12 21V9.200C12 5 10.400 3 8 3S4.200 5 4.200 7s1 3 2.500 3.300M12 9.200C12 5 13.600 3 16 3s3.800 2 3.800 4-1 3-2.500 3.300" },
  taurus: { line: `${ring(12, 15.6, 5.2)}M4.800 3.400c.6 4.200 3 7 7.200 7s6.600-2.800 7.200-7` },
  gemini: { line: "M5 3.400c4.400 2 9.600 2 14 0M5 20.600c4.400-2 9.600-2 14 0M9 4.800v14.400M15 4.800v14.400" },
  cancer: { line: `${ring(7.4, 9.4, 2.7)}${ring(16.6, 14.6, 2.7)}M4.700 9C6.200 5 14 3.600 20.400 7M19.300 15c-1.500 4-9.300 5.400-15.700 2` },
  leo: {
    line: `${ring(7.2, 14.2, 2.9)}M9.300 12.100C7.500 9 7 3.400 12 3.400s5.600 4.500 3.900 8.600c-1.600 3.800-2.400 8.600.9 8.600 1.700 0 2.800-1 3-2.500`,
  },
  virgo: { line: `${LEGS}v8c0 3 1.800 4.600 4.600 5M15.500 11c1-1.700 4.800-2 4.800 1.200 0 3.800-4.500 6.800-7.600 8.200` },
  libra: {
    line: "M3.400 20.400h17.200M3.400 16.400h5.400c-1.700-1.300-2.400-3-2.400-4.900C6.400 8 8.700 5.400 12 5.400s5.600 2.600 5.600 6.100c0 1.900-.7 3.600-2.400 4.900h5.400",
  },
  scorpio: { line: `${LEGS}v9c0 2.400 1.300 3.200 5.200 3M18.400 17.600l2.400 2.300-2.400 2.400` },
  sagittarius: { line: "M4 20L20 4M12.400 4H20v7.600M6.400 11l6.600 6.600" },
  capricorn: {
    line: `M3.200 5c2 0 3 1.200 3 3.400V15M6.200 9c.5-2.600 1.800-4.200 3.600-4.200 2 0 3 1.600 3 4.200v6.500c0 3.200-1.200 4.800-3.600 5.200${ring(16.4, 15.35, 3.6)}`,
  },
  aquarius: {
    line: "M2.600 10.400L6.400 7l3.200 3.400L13 7l3.200 3.400L19.600 7l1.800 1.800M2.600 17.400L6.400 14l3.200 3.400L13 14l3.200 3.400 3.400-3.400 1.800 1.800",
  },
  pisces: { line: "M6 3.400c3.600 5 3.600 12.200 0 17.200M18 3.400c-3.600 5-3.600 12.200 0 17.200M4.400 12h15.200" },
};

export type Colour = "yellow" | "red" | "blue";
/** How the bodies are coloured, on pieces and on cards; the faces of other cards are signs. */
export const COLOURS: Record<string, Colour> = {
  moon: "yellow",
  sun: "yellow",
  mercury: "red",
  venus: "red",
  mars: "red",
  jupiter: "blue",
  saturn: "blue",
  uranus: "blue",
  neptune: "blue",
};

/** Each colour has its shape, on pieces and dice: around the middle of a square from -1 to 1. */
export function shape(colour: Colour, r: number): string {
  const at = (points: number[][]) => `M${points.map(([x, y]) => `${(x! * r).toFixed(2)} ${(y! * r).toFixed(2)}`).join("L")}z`;
  if (colour === "yellow") return ring(0, 0, Number(r.toFixed(2)));
  if (colour === "red")
    return at([
      [0, -1.1],
      [1.14, -0.25],
      [0.82, 1.08],
      [-0.82, 1.08],
      [-1.14, -0.25],
    ]);
  const side = 0.95 * r;
  const bend = 0.28 * r;
  const run = 2 * (side - bend);
  const corner = (x: number, y: number) => `a${bend} ${bend} 0 0 1 ${x} ${y}`;
  const right = `h${run}${corner(bend, bend)}v${run}${corner(-bend, bend)}`;
  const left = `h${-run}${corner(-bend, -bend)}v${-run}${corner(bend, -bend)}`;
  return `M${-side + bend} ${-side}${right}${left}z`;
}
