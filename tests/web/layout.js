// What breaks the rules of the layout at this moment and this size, in words: an empty list is what one wants.
() => {
  const CHOICES =
    ".can, .can-lay, .can-fill, .hit, [data-choice], [data-move]:not(.way), .touch, [data-zone] .button:not([aria-disabled='true'])";
  const found = [];
  const root = document.documentElement;
  const [wide, high] = [root.clientWidth, root.clientHeight];
  const [phone, desk] = [wide < 700, wide >= 900];
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.dataset?.piece ?? node.dataset?.move ?? (node.getAttribute("class") || node.tagName);
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const zone = (which) => box(document.querySelector(`[data-zone=${which}]`));
  const meet = (a, b, by = 1) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const bar = document.querySelector("header")?.offsetHeight ?? 0;

  // the page stays where it is
  if (root.scrollWidth > wide) {
    const far = all("main *").filter((node) => box(node).right > wide + 1 && !node.closest("svg svg, [data-flying]"));
    found.push(`${root.scrollWidth - wide} px too wide: ${far.slice(-2).map(name)}`);
  }
  if (desk && root.scrollHeight > high) found.push(`${root.scrollHeight - high} px too high`);
  const [board, dock] = [zone("board"), zone("dock")];
  const beside = board.right <= dock.left + 1 || dock.right <= board.left + 1;
  if (desk && !beside && board.bottom > dock.top + 1) found.push("the dock covers the board");
  if (desk && !beside && dock.height > (high >= 860 ? 270 : 240)) found.push(`a dock of ${dock.height} px`);
  if (dock.bottom > high + 1) found.push(`the dock ends ${dock.bottom - high} px below the edge`);

  // one gold button, and that in reach
  const gold = all(".button.gold");
  if (gold.length > 1) found.push(`${gold.length} gold buttons`);
  for (const node of phone ? gold : []) if (box(node).bottom < high - 110) found.push("the gold button is out of a thumb's reach");

  // what can be chosen can be seen and hit
  const own = (node, hit) => hit !== null && (node.contains(hit) || hit.closest("[data-piece]") === node);
  const points = ({ left, top, width, height }, parts) =>
    parts.flatMap((y) => parts.map((x) => [left + width * x, top + height * y]));
  const middle = ({ left, top, width, height }) => ({
    left: left + width / 3, right: left + (width * 2) / 3, top: top + height / 3, bottom: top + (height * 2) / 3,
  });
  function hittable(node) {
    const shape = box(node);
    const parts = node instanceof SVGElement ? [0.5, 0.2, 0.8, 0.05, 0.95] : [0.5];
    const corner = [shape.left + Math.min(14, shape.width / 4), shape.top + Math.min(14, shape.height / 4)];
    return [...points(shape, parts), corner].some(([x, y]) => own(node, document.elementFromPoint(x, y)));
  }
  const moment = document.querySelector(".moment");
  for (const node of moment ? gold : all(CHOICES)) {
    if (node.closest("[inert], .ending")) continue;
    const docked = node.closest("[data-zone=dock]");
    if (!desk) node.scrollIntoView({ block: docked ? "nearest" : "center", inline: "center" });
    const { left, right, top, bottom } = desk ? box(node) : middle(box(node)); // a strip may be swiped
    if (left < -1 || right > wide + 1 || top < (docked ? 0 : bar) - 1 || bottom > high + 1) found.push(`${name(node)} is out of sight`);
    else if (!hittable(node)) found.push(`${name(node)} is covered`);
  }
  scrollTo(0, 0);

  // texts lie over no other text
  const clear = (colour) => colour === "transparent" || /, 0\)$|\/ 0\)$/.test(colour);
  const layer = (node) => {
    const { backgroundColor, backgroundImage, position } = getComputedStyle(node);
    return node.tagName === "svg" || !clear(backgroundColor) || backgroundImage !== "none" || position === "fixed";
  };
  function* up(node, end) {
    for (let at = node; at && at !== end; at = at.parentElement) yield at;
  }
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !seen(node) || node.closest(".hidden, title, [data-flying], .gain")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const ink = { left, right, top: top + height / 4, bottom: bottom - height / 4 };
      for (const over of up(node, null)) {
        const { overflowX, overflowY } = getComputedStyle(over);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const clip = box(over);
        for (const [low, end] of [["left", "right"], ["top", "bottom"]]) {
          ink[low] = Math.max(ink[low], clip[low]);
          ink[end] = Math.min(ink[end], clip[end]);
        }
      }
      if (ink.right - ink.left > 2 && ink.bottom - ink.top > 2) texts.push({ node, ink, text: text.data.trim() });
    }
  }
  texts.sort((a, b) => a.ink.left - b.ink.left);
  for (const [i, a] of texts.entries()) {
    for (let j = i + 1; j < texts.length && texts[j].ink.left < a.ink.right - 1; j++) {
      const b = texts[j];
      if (a.node === b.node || !meet(a.ink, b.ink)) continue;
      let common = a.node;
      while (!common.contains(b.node)) common = common.parentElement;
      if ([...up(a.node, common), ...up(b.node, common)].some(layer)) continue;
      found.push(`"${a.text}" and "${b.text}" lie over each other`);
    }
  }

  // nothing is written over the edge of its thing
  for (const { node, ink, text } of texts) {
    const thing = node.closest("button, [data-piece], .panel, .chip");
    if (!thing || thing instanceof SVGElement || node instanceof SVGElement) continue;
    const edge = box(thing);
    if (ink.right > edge.right + 1 || ink.left < edge.left - 1) found.push(`"${text}" leaves ${name(thing)}`);
  }
  return { faults: [...new Set(found)], dock: Math.round(dock.height), wide };
}
