// Pieces that moved travel: before the board is drawn again the places of all [data-piece] are noted, afterwards each one that
// is elsewhere starts where it was. A new one starts at the piece that its data-from names. Dice (data-roll) tumble.

export interface Place {
  x: number;
  y: number;
  /** What the die shows, as a name that is new with every roll. */
  roll: string | null;
}
export type Places = Map<string, Place>;
type Piece = HTMLElement | SVGElement;

const SHORTEST = 320;
const LONGEST = 800;
const DICE = 500;
const FADE = 120;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pieces = (root: ParentNode) => root.querySelectorAll<Piece>("[data-piece]");

function place(node: Element): Place {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, roll: node.getAttribute("data-roll") };
}

export function places(root: ParentNode): Places {
  return new Map([...pieces(root)].map((node) => [node.getAttribute("data-piece")!, place(node)]));
}

/** What moved, and how many ms until all of it is there. */
export interface Motion {
  time: number;
  moved: Piece[];
  rolled: number;
}

/** Lets everything travel from where it was, within `time`. */
export function travel(root: ParentNode, before: Places, time = Infinity): Motion {
  const still = calm();
  const motion: Motion = { time: 0, moved: [], rolled: 0 };
  const found = [...pieces(root)].map((node) => ({ node, to: place(node) })); // measured together, before anything is changed
  /** How far each piece is moved: those inside it are moved with it. */
  const shifts = new Map<Element, [number, number]>();
  for (const { node, to } of found) {
    const [x, y] = shifts.get(node.parentElement?.closest("[data-piece]") ?? node) ?? [0, 0];
    shifts.set(node, [x, y]);
    const was = before.get(node.getAttribute("data-piece")!);
    if (was && to.roll !== null && was.roll !== to.roll) motion.rolled += 1;
    const from = was ?? before.get(node.getAttribute("data-from") ?? "");
    if (!from) {
      if (before.size) fade(node);
      continue;
    }
    const [dx, dy] = [from.x - to.x - x, from.y - to.y - y];
    const far = Math.hypot(dx, dy);
    if (far < 3) continue;
    motion.moved.push(node);
    shifts.set(node, [x + dx, y + dy]);
    if (still) fade(node);
    else motion.time = Math.max(motion.time, go(node, dx, dy, Math.min(time, LONGEST, SHORTEST + far / 4)));
  }
  if (motion.rolled && !still) motion.time = Math.max(motion.time, Math.min(time, DICE));
  return motion;
}

/** What moves is there at once. */
export function arrive(root: Element): void {
  for (const one of root.getAnimations({ subtree: true })) if (one.id === "travel") one.finish();
}

function fade(node: Piece): void {
  node.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

function go(node: Piece, dx: number, dy: number, duration: number): number {
  let scale = 1;
  if (node instanceof SVGGraphicsElement) scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  // `translate` adds to whatever transform the piece already has
  const frames = [
    { translate: `${dx / scale}px ${dy / scale}px`, zIndex: 9 },
    { translate: "0px 0px", zIndex: 9 },
  ];
  const run = node.animate?.(frames, { id: "travel", duration, easing: "cubic-bezier(.4,0,.2,1)" });
  const zone = node.closest<HTMLElement>("[data-zone]");
  if (run && zone) above(zone, run);
  return duration;
}

/** The zone of the page in which a piece travels lies over the others until it is there. */
function above(zone: HTMLElement, run: Animation): void {
  const count = (by: number) => {
    const flying = Number(zone.dataset["flying"] ?? 0) + by;
    if (flying) zone.dataset["flying"] = String(flying);
    else delete zone.dataset["flying"];
  };
  count(1);
  run.onfinish = run.oncancel = () => count(-1);
}
