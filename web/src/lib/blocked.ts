// For a thing that cannot be used: hover, focus and tap show why. `move` is what it would be if it could.
import type { Sitting } from "./sitting";

export function blocked(node: Element, given: { sitting: Sitting; move: string | null }) {
  let { sitting, move } = given;
  const show = () => move !== null && sitting.explain(move, node);
  const hide = () => sitting.explain(null);
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
