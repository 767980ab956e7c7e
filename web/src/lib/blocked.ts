// For a thing that cannot be used: hover, focus and tap show why. `wish` is what it would be if it could.
import type { Wish } from "../messages";
import type { Sitting } from "./sitting";

export function blocked(node: Element, given: { sitting: Pick<Sitting, "explain">; wish: Wish | null }) {
  let { sitting, wish } = given;
  // a thing that loses the focus because it is taken off the page says so in the middle of drawing: answer afterwards
  const later = (what: () => void) => queueMicrotask(what);
  const show = () => later(() => wish !== null && sitting.explain(wish, node));
  const hide = () => later(() => sitting.explain(null));
  node.addEventListener("pointerenter", show);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("focus", show);
  node.addEventListener("blur", hide);
  node.addEventListener("click", show);
  return {
    update: (next: typeof given) => ({ sitting, wish } = next),
    destroy: () => {
      node.removeEventListener("pointerenter", show);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("focus", show);
      node.removeEventListener("blur", hide);
      node.removeEventListener("click", show);
    },
  };
}
