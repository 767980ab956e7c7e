// For a thing that cannot be used: hover, focus and tap show why. `move` is what it would be if it could.
import type { Sitting } from "./sitting";

export function blocked(node: Element, given: { sitting: Sitting; move: string | null }) {
  let { sitting, move } = given;
  // a thing that loses the focus because it is taken off the page says so in the middle of drawing: answer afterwards
  const later = (what: () => void) => queueMicrotask(what);
  const show = () => later(() => move !== null && sitting.explain(move, node));
  const hide = () => later(() => sitting.explain(null));
  node.addEventListener("pointerenter", show);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("focus", show);
  node.addEventListener("blur", hide);
  node.addEventListener("click", show);
  return {
    update: (next: typeof given) => ({ sitting, move } = next),
    destroy: () => {
      node.removeEventListener("pointerenter", show);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("focus", show);
      node.removeEventListener("blur", hide);
      node.removeEventListener("click", show);
    },
  };
}
