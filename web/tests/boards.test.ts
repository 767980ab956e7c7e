// The boards with views of the real engine: whatever can be done can be done by clicks, and nothing else is ever sent.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { load } from "../src/boards";
import made from "./fixtures/boards.json";
import { sit, type Given } from "./sitting";

const FRAMES = made as unknown as Record<string, Record<string, Given>>;

Element.prototype.scrollTo = () => {}; // which jsdom lacks
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The same "random" numbers every time. */
function* numbers(): Generator<number, never> {
  let x = 12345;
  while (true) yield (x = (x * 1103515245 + 12345) % 2147483648) / 2147483648;
}

const sort = (move: string) => move.split(" ")[0]!;
const CLICKABLE = "button:not(:disabled), g[role=button], [role=group][tabindex='0']";

async function click_about(sitting: { sent: string[] }, wanted: Set<string>): Promise<void> {
  const luck = numbers();
  for (let i = 0; i < 600 && ![...wanted].every((s) => sitting.sent.some((move) => sort(move) === s)); i++) {
    const found = [...document.querySelectorAll(CLICKABLE)];
    const gold = found.filter((node) => node.classList.contains("gold"));
    const from = gold.length && luck.next().value < 0.5 ? gold : found;
    const node = from[Math.floor(luck.next().value * from.length)];
    if (!node) return;
    if (node.getAttribute("role") === "group") await fireEvent.keyDown(node, { key: ["Enter", "ArrowRight", "r"][i % 3] });
    else await fireEvent.click(node);
    await tick();
  }
}

for (const [game, frames] of Object.entries(FRAMES)) {
  describe(game, async () => {
    const { default: Board, bar } = await load(game);
    for (const [name, given] of Object.entries(frames)) {
      if (given.legal.length) {
        it(`lets one ${name.replaceAll(" ", ", ")}`, async () => {
          const sitting = sit(game, given);
          render(Board, { sitting });
          await click_about(sitting, new Set(name.split(" ")));
          expect(sitting.sent.filter((move) => !given.legal.includes(move))).toEqual([]);
          expect([...new Set(sitting.sent.map(sort))]).toEqual(expect.arrayContaining(name.split(" ")));
        }, 60_000);
      } else {
        it(`shows ${name}`, () => {
          render(Board, { sitting: sit(game, given, name === "watched" ? { seat: null } : {}) });
          expect(document.querySelector(".dock, footer, .layout")).not.toBeNull();
        });
        it(`shows ${name} in a replay`, () => {
          render(Board, { sitting: sit(game, given, { seat: null, replay: true }) });
          expect(document.body.textContent).not.toBe("");
        });
      }
      it(`has a bar over ${name}`, () => expect(bar(given.view as Record<string, unknown>).chips.length).toBeGreaterThan(0));
    }
  });
}
