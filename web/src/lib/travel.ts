// Things that moved travel: before the page is drawn anew the places of all [data-travel] are noted, afterwards each
// thing that is elsewhere starts where it was. A thing that is new starts at the [data-anchor] that its data-from names.

type Place = { x: number; y: number; w: number };

const LONGEST = 800;

function place(node: Element): Place {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, w: box.width };
}

export function places(root: ParentNode): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of root.querySelectorAll("[data-travel]")) found.set(node.getAttribute("data-travel")!, place(node));
  for (const node of root.querySelectorAll("[data-anchor]")) found.set(`@${node.getAttribute("data-anchor")!}`, place(node));
  return found;
}

/** Lets everything travel from where it was. Answers how many things moved. */
export function travel(root: ParentNode, before: Map<string, Place>): number {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let moved = 0;
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-travel]")) {
    const key = node.getAttribute("data-travel")!;
    const from = before.get(key) ?? before.get(`@${node.getAttribute("data-from") ?? ""}`);
    const to = place(node);
    if (!from) {
      if (before.size > 0) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      continue;
    }
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    const far = Math.hypot(dx, dy);
    if (far < 3) continue;
    moved += 1;
    if (calm) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    else go(node, dx, dy, Math.min(LONGEST, 320 + far / 4));
  }
  return moved;
}

function go(node: HTMLElement | SVGElement, dx: number, dy: number, duration: number): void {
  let scale = 1;
  if (node instanceof SVGGraphicsElement) scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  // `translate` adds to whatever transform the thing already has
  node.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], {
    duration,
    easing: "cubic-bezier(.4,0,.2,1)",
  });
}
