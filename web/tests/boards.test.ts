// The boards with views of the real engine (fixtures/boards.py): whatever can be done can be done by clicks.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../src/boards";
import type { Sitting } from "../src/lib/sitting";
import type { Move } from "../src/messages";
import { sit, type Given } from "./sitting";

const FRAMES = import.meta.glob<Record<string, Given>>("./fixtures/boards/*.json", { eager: true, import: "default" });
const BOARDS = import.meta.glob<BoardModule>("../src/boards/*/Board.svelte");
/** Boards whose own tests make every move, and not by chance. */
const OWN = Object.keys(import.meta.glob("./*.test.ts")).map((path) => path.replace(/^.\/|\.test\.ts$/g, ""));

Element.prototype.scrollTo = () => {}; // which jsdom lacks
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
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

const CLICKABLE = "button:not(:disabled), g[role=button], [role=group][tabindex='0']";

async function click_about(sent: Move[], wanted: string[]): Promise<void> {
  const luck = numbers();
  for (let i = 0; i < 600 && !wanted.every((kind) => sent.some((move) => move.kind === kind)); i++) {
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

/** Pieces that are drawn twice: nobody could say which of them moves. */
function doubles(): string[] {
  const names = [...document.querySelectorAll("[data-piece]")].map((node) => node.getAttribute("data-piece")!);
  return names.filter((name, i) => names.indexOf(name) !== i);
}

/** Things that promise an explanation and have none. */
function silent(sitting: Sitting): string[] {
  const says = (id: string) => ["effect", "help", "guide", "timing", "phase"].some((name) => sitting.voice.about(id, name));
  const promises = [...document.querySelectorAll("[data-about]:not([data-told])")].map((node) => node.getAttribute("data-about")!);
  return promises.filter((id) => !says(id));
}

/** Things that explain themselves to a pointer alone. */
function out_of_reach(): string[] {
  const KEYS = "button, a, [tabindex]";
  const things = [...document.querySelectorAll("[data-about]")].filter((node) => !node.matches(KEYS) && !node.querySelector(KEYS));
  return things.map((node) => node.getAttribute("data-about")!);
}

for (const [path, frames] of Object.entries(FRAMES)) {
  const game = path.replace(/.*\/|\.json$/g, "");
  describe(game, async () => {
    const board = await BOARDS[`../src/boards/${game}/Board.svelte`]!();
    for (const [name, given] of Object.entries(frames)) {
      const there = (more = {}) => sit(game, given, { board, ...more });
      if (given.legal.length) {
        it(`lets one ${name.replaceAll(" ", ", ")}`, async () => {
          const kinds = name.split(" ");
          const sitting = there();
          render(board.default, { sitting });
          expect(doubles()).toEqual([]);
          expect(silent(sitting)).toEqual([]);
          expect(out_of_reach()).toEqual([]);
          if (OWN.includes(game)) return;
          await click_about(sitting.sent, kinds);
          expect([...new Set(sitting.sent.map((move) => move.kind))]).toEqual(expect.arrayContaining(kinds));
          expect(sitting.sent.filter((move) => !given.legal.includes(move))).toEqual([]);
        }, 60_000);
      } else {
        it(`shows ${name}`, () => {
          render(board.default, { sitting: there(name === "watched" ? { seat: null } : {}) });
          expect(document.querySelector("[data-zone='dock']")).not.toBeNull();
        });
        it(`shows ${name} in a replay`, () => {
          render(board.default, { sitting: there({ seat: null, replay: true }) });
          expect(document.querySelectorAll("[data-piece]").length).toBeGreaterThan(0);
        });
      }
      it(`has a bar over ${name}`, () => {
        const sitting = there();
        expect(board.bar(sitting.view, sitting.voice).chips.length).toBeGreaterThan(0);
      });
    }
  });
}
