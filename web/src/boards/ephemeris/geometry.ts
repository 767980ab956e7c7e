// Where things lie on the ring: twelve signs of 30 degrees, anti-clockwise from Aries at nine o'clock, drawn in a square
// of 720 around its middle. Angles are in degrees, anti-clockwise from three o'clock.
export const MIDDLE = 360;
export const BOX = 720;

export interface Sizes {
  outer: number;
  /** Inner edge of the band with the names. */
  band: number;
  hub: number;
  piece: number;
  badge: number;
}
export const ROOMY: Sizes = { outer: 346, band: 297, hub: 148, piece: 23, badge: 17 };
/** On a phone: narrower band, bigger pieces. */
export const COMPACT: Sizes = { outer: 346, band: 305, hub: 130, piece: 33, badge: 23 };

export const middle_of = (sign: number) => 195 + 30 * sign;

export interface Point {
  x: number;
  y: number;
}
export function at(radius: number, angle: number): Point {
  const a = (angle * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(a), y: MIDDLE - radius * Math.sin(a) };
}
const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a sign between two radii. */
export function sector(sign: number, inner: number, outer: number): string {
  const from = 180 + 30 * sign;
  const to = from + 30;
  const rim = `M${text(at(outer, from))}A${outer} ${outer} 0 0 0 ${text(at(outer, to))}`;
  return `${rim}L${text(at(inner, to))}A${inner} ${inner} 0 0 1 ${text(at(inner, from))}z`;
}

/** An arc from one angle to another, the way that it runs. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${text(at(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${text(at(radius, to))}`;
}

const ROWS: number[][] = [[], [1], [1, 1], [2, 1], [2, 2], [2, 2, 1], [2, 2, 2], [3, 2, 2], [3, 3, 2], [3, 3, 3]];

export interface Place extends Point {
  scale: number;
}

/** Room for so many pieces in one sign, from the rim inwards; crowded pieces shrink. */
export function places(sign: number, many: number, sizes: Sizes): Place[] {
  const rows = ROWS[many] ?? [];
  const roomy = sizes.piece < 26;
  const [some, many_rows, full] = roomy ? [1, 0.8, 0.72] : [many === 3 ? 0.82 : 0.7, 0.66, 0.52];
  const scale = many < 3 ? 1 : rows[0] === 3 ? full! : rows.length === 3 ? many_rows! : some!;
  const r = sizes.piece * scale;
  const gap = 2 * r + (rows.length === 2 ? 14 : 4);
  const first = rows.length === 1 ? (sizes.hub + sizes.band) / 2 + 12 : sizes.band - r - 9;
  return rows.flatMap((columns, row) => {
    const radius = first - row * gap;
    const room = (2 * radius * Math.sin(Math.PI / 12) - 2.3 * r) / Math.max(1, columns - 1);
    const apart = ((Math.min(2.5 * r + 6, room) / radius) * 180) / Math.PI;
    const angle = (i: number) => middle_of(sign) + (i - (columns - 1) / 2) * apart;
    return Array.from({ length: columns }, (_, i) => ({ ...at(radius, angle(i)), scale }));
  });
}
