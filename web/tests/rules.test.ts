// The rules page: its table of contents, and the game on one page.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ENGLISH } from "../src/lib/catalogue";
import { t } from "../src/lib/words";
import Summary from "../src/pages/Summary.svelte";
import RulesPane from "../src/parts/RulesPane.svelte";
import type { Rules } from "../src/messages";

const section = (id: string, title: string, level: number) => ({ id, title, level, html: `<p id="${title}-1">${id}</p>`, rules: [] });
const PAGE: Rules = {
  game: "transit",
  title: "The Transit of Venus",
  sections: [section("transit", "Transit", 1), section("setup", "Setup", 2), section("research", "Research", 3), section("scoring", "Scoring", 2)],
  summary: [{ key: "print-summary-goal", args: { end: 60 } }],
};
const WORDS = "title = Transit\nsummary = Cards\nprint-summary-goal = Reach { $end }.\n    Then stop.\n    .title = Goal\n";

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("fetch", async (path: string) => new Response(path.endsWith("/rules") ? JSON.stringify(PAGE) : path.includes(`/text/${ENGLISH}`) ? WORDS : ""));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const contents = () => screen.getByRole("navigation", { name: t("rules-chapters"), hidden: true });

it("lists chapters and what is below them, and a choice takes the reader and the focus there", async () => {
  render(RulesPane, { game: "transit" });
  const link = await within(contents()).findByText("Research");
  expect([...contents().querySelectorAll("li a")].map((one) => one.textContent?.trim())).toEqual(["Setup", "Research", "Scoring"]);
  const toggle = screen.getByRole("button", { name: t("rules-contents") });
  await fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  await fireEvent.click(link);
  await tick();
  expect(document.activeElement?.id).toBe("research");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(link.getAttribute("aria-current")).toBe("location");
});

it("shuts the contents at Escape and gives the focus back", async () => {
  render(RulesPane, { game: "transit" });
  const link = await within(contents()).findByText("Setup");
  const toggle = screen.getByRole("button", { name: t("rules-contents") });
  await fireEvent.click(toggle);
  link.focus();
  await fireEvent.keyDown(link, { key: "Escape" });
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(toggle);
});

it("leads to one page, which has the numbers of the edition", async () => {
  render(RulesPane, { game: "transit" });
  expect((await within(contents()).findByText(t("rules-summary"))).getAttribute("href")).toBe("/rules/transit/summary");
  cleanup();
  render(Summary, { game: "transit" });
  expect((await screen.findByRole("heading", { name: "Goal" })).nextElementSibling?.textContent).toBe("Reach 60.Then stop.");
});
