// Where a card that explains something goes: beside the thing, over neither it nor any choice.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
  /** On which side of the thing it lies. */
  side: "above" | "below" | "left" | "right";
}

/** Room for the badge of a mark. */
const GAP = 24;
const EDGE = 8;
/** What a card should not lie over. */
export const CHOICES = ".can, .can-lay, .can-fill, .hit, .touch, .button:not([aria-disabled='true']), .last-move, [data-choice], [data-move]:not(.way)";

const overlap = (a: Rect, b: Rect): number => {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/** Of the places around the thing, and along its sides, the first that covers least. */
export function beside(thing: Rect, card: { width: number; height: number }, avoid: readonly Rect[], room: Rect): Spot {
  const right = room.left + room.width - EDGE - card.width;
  const bottom = room.top + room.height - EDGE - card.height;
  const across = (left: number) => Math.max(room.left + EDGE, Math.min(right, left));
  const down = (top: number) => Math.max(room.top + EDGE, Math.min(bottom, top));
  const middle = thing.left + thing.width / 2 - card.width / 2;
  const lefts = [middle, thing.left, thing.left + thing.width - card.width, middle - 160, middle + 160, middle - 320, middle + 320].map(across);
  const tops = [thing.top + thing.height / 2 - card.height / 2, thing.top, thing.top + thing.height - card.height].map(down);
  const spots: Spot[] = [
    ...lefts.map((left): Spot => ({ left, top: thing.top - GAP - card.height, side: "above" })),
    ...lefts.map((left): Spot => ({ left, top: thing.top + thing.height + GAP, side: "below" })),
    ...tops.map((top): Spot => ({ left: thing.left + thing.width + GAP, top, side: "right" })),
    ...tops.map((top): Spot => ({ left: thing.left - GAP - card.width, top, side: "left" })),
  ];
  const cost = ({ left, top }: Spot) => {
    const lies = { left, top, width: card.width, height: card.height }; // a DOMRect cannot be spread
    const inside = overlap(lies, room);
    return (card.width * card.height - inside) * 20 + overlap(lies, thing) * 50 + avoid.reduce((sum, one) => sum + overlap(lies, one), 0);
  };
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return { ...best, left: across(best.left), top: down(best.top) };
}

const boxes = (nodes: Iterable<Element>): Rect[] => [...nodes].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
/** With its ring, and a badge on it. */
const wider = ({ left, top, width, height }: Rect): Rect => ({ left: left - 12, top: top - 12, width: width + 24, height: height + 24 });

/** The same on the page, below its bar. */
export function beside_node(thing: Element, card: Element, more: readonly Element[] = []): Spot {
  const avoid = [...document.querySelectorAll(CHOICES), ...more].filter((node) => !node.contains(thing) && !thing.contains(node) && !card.contains(node));
  const room = { left: 0, top: 48, width: innerWidth, height: innerHeight - 48 };
  return beside(thing.getBoundingClientRect(), card.getBoundingClientRect(), boxes(avoid).map(wider), room);
}

/** How far apart the places are that are tried, in px. */
const GRID = 24;

/** A free place for a card: over none of `never`, hardly over `choices`, as little as can be over `rather`, and near the middle
    of `about`. */
export function free_spot(
  about: Rect,
  card: { width: number; height: number },
  { never, choices, rather }: Record<"never" | "choices" | "rather", readonly Rect[]>,
  room: Rect,
): Omit<Spot, "side"> {
  const middle = { x: about.left + about.width / 2, y: about.top + about.height / 2 };
  const weighed = [...never.map((one) => [100, one] as const), ...choices.map((one) => [5, one] as const), ...rather.map((one) => [1, one] as const)];
  const far = (left: number, top: number) => 2 * Math.hypot(left + card.width / 2 - middle.x, top + card.height / 2 - middle.y);
  /** What a place costs, as far as that is less than the best so far: there are thousands of places. */
  function cost(left: number, top: number, away: number, least: number): number {
    const lies = { left, top, width: card.width, height: card.height };
    let sum = away;
    for (let i = 0; i < weighed.length && sum < least; i++) sum += weighed[i]![0] * overlap(lies, weighed[i]![1]);
    return sum;
  }
  let best = { left: room.left + EDGE, top: room.top + EDGE };
  const places: { left: number; top: number; away: number }[] = [];
  for (let top = best.top; top <= room.top + room.height - EDGE - card.height; top += GRID)
    for (let left = room.left + EDGE; left <= room.left + room.width - EDGE - card.width; left += GRID) places.push({ left, top, away: far(left, top) });
  let least = Infinity;
  for (const { left, top, away } of places.sort((a, b) => a.away - b.away)) {
    if (away >= least) break;
    const price = cost(left, top, away, least);
    if (price < least) [least, best] = [price, { left, top }];
  }
  return best;
}

/** The least that holds all of these. */
export function around(all: readonly Rect[]): Rect {
  const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
  const [right, bottom] = [Math.max(...all.map((one) => one.left + one.width)), Math.max(...all.map((one) => one.top + one.height))];
  return { left, top, width: right - left, height: bottom - top };
}

/** A place for a card at a table: never over the things it speaks of or what is to be pressed; if possible over nothing that can
    be chosen. */
export function free_node(root: Element, card: Element, things: readonly Element[] = []): Omit<Spot, "side"> {
  const buttons = [...root.querySelectorAll(".gold, [data-zone='dock'] .button")].filter((node) => !card.contains(node));
  const never = boxes([...things, ...buttons]).map(wider);
  const choices = boxes([...root.querySelectorAll(CHOICES)].filter((node) => !card.contains(node)));
  const rather = boxes(root.querySelectorAll("[data-piece], [data-zone='dock']"));
  const about = things.length ? around(boxes(things)) : (root.querySelector("[data-zone='board']") ?? root).getBoundingClientRect();
  const room = { left: 0, top: 52, width: innerWidth, height: innerHeight - 52 };
  return free_spot(about, card.getBoundingClientRect(), { never, choices, rather }, room);
}
