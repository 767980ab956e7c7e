// How a step of the game is shown: pieces travel, dice tumble, points rise from the pieces that earned them and fly to the
// score, and all of it is heard.
import type { Arg, Fact } from "../messages";
import { facts_of, type Stage } from "./director.svelte";
import { earners, find_piece, piece } from "./pieces";
import { sound } from "./sound";
import { calm, places, travel, type Motion } from "./travel";

const FLIGHT = 420;
const APART = 140;

/** For a director: measures now, and moves when the board was drawn again. */
export function stage(root: () => HTMLElement | null | undefined): Stage {
  return (step, time) => {
    const node = root();
    if (!node) return () => 0;
    const before = places(node);
    return () => {
      const motion = travel(node, before, time);
      const told = facts_of(step);
      hear(motion, told);
      return Math.max(motion.time, fly(node, told, motion.time));
    };
  };
}

const points = (fact: Fact) => Number(fact.args?.["points"] ?? 0);

function hear(motion: Motion, told: Fact[]): void {
  const won = told.reduce((sum, fact) => sum + Math.max(0, points(fact)), 0);
  if (motion.rolled) sound("dice");
  else if (motion.moved.some((node) => node instanceof HTMLElement)) sound("card");
  else if (motion.moved.length) sound("piece");
  if (won) sound("points", won);
}

/** A number for each fact with points, from its pieces to where its seat has its score (data-score="<seat>", or the key of a
    fact that names no seat). Answers when the last one is there. */
function fly(root: HTMLElement, told: Fact[], start: number): number {
  const winners = told.filter((fact) => points(fact) > 0);
  winners.forEach((fact, i) => {
    const seat = fact.args?.["seat"] ?? fact.key;
    const drawn = (told: Fact) =>
      earners(told)
        .flatMap((name) => find_piece(root, name) ?? [])
        .filter((node) => is_of(node, seat));
    const sources = drawn(fact);
    const target = root.querySelector(`[data-score~="${CSS.escape(String(seat))}"]`) ?? find_piece(root, piece("seat", String(seat)));
    const last = told[0] ? drawn(told[0]) : [];
    chip(points(fact), sources.length ? sources : last, target, start + i * APART);
    for (const node of sources)
      if (!calm()) node.animate?.([{ translate: "0 0" }, { translate: "0 -8px" }, { translate: "0 0" }], { duration: 300, delay: start + i * APART });
  });
  return winners.length ? start + (winners.length - 1) * APART + FLIGHT : 0;
}

/** Where each player has a sheet, [data-owner] says whose is shown: nothing rises from somebody else's. */
function is_of(node: Element, seat: Arg): boolean {
  const owner = node.closest("[data-owner]")?.getAttribute("data-owner");
  return owner === null || owner === undefined || owner === String(seat);
}

function middle(nodes: Element[]): { x: number; y: number } {
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return { x: mean(boxes.map((box) => box.left + box.width / 2)), y: mean(boxes.map((box) => box.top + box.height / 3)) };
}

function chip(won: number, sources: Element[], target: Element | null, delay: number): void {
  const end = target ? middle([target]) : null;
  const from = sources.length ? middle(sources) : end;
  if (!from) return;
  const node = document.createElement("b");
  node.className = "gain";
  node.setAttribute("aria-hidden", "true");
  node.textContent = `+${won}`;
  document.body.append(node);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const to = end ?? { x: from.x, y: from.y - 40 };
  const still = [
    { transform: at(to.x, to.y - 18, 1), opacity: 1 },
    { transform: at(to.x, to.y - 18, 1), opacity: 0 },
  ];
  const moving = [
    { transform: at(from.x, from.y, 0.6), opacity: 0 },
    { transform: at(from.x, from.y - 26, 1.15), opacity: 1, offset: 0.35 },
    { transform: at(to.x, to.y, 0.9), opacity: 0.9 },
  ];
  const run = node.animate?.(calm() ? still : moving, { duration: FLIGHT + (calm() ? 300 : 0), delay, fill: "both", easing: "cubic-bezier(.4,0,.2,1)" });
  if (run) run.onfinish = run.oncancel = () => node.remove();
  else node.remove();
}
