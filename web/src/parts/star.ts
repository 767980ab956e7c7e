/** The corners of a star with five points around a middle, for a polygon. */
export function star(x: number, y: number, r: number): string {
  const corner = (_: unknown, i: number) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const d = i % 2 ? r * 0.42 : r;
    return `${(x + d * Math.cos(a)).toFixed(1)},${(y + d * Math.sin(a)).toFixed(1)}`;
  };
  return Array.from({ length: 10 }, corner).join(" ");
}
