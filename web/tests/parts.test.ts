// The parts around a board: the bar with its menu, the line of the last move.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { t } from "../src/lib/words";
import { memory } from "../src/lib/memory.svelte";
import Language from "../src/parts/Language.svelte";
import LastMove from "../src/parts/LastMove.svelte";
import TableBar from "../src/parts/TableBar.svelte";
import type { Fact, GameInfo, LogEntry } from "../src/messages";
import { NOTHING, sit } from "./sitting";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the bar", () => {
  const PHASES = { chips: ["Round 1"], phases: { names: ["Roll", "Reward"], now: 1 } };
  function show(status = "playing"): void {
    const sitting = sit("starmap", NOTHING);
    const live = { ...sitting, table: "t", open_rule: null, hint: null, frame: { ...sitting.frame, status, commitment: "" } };
    render(TableBar, { live: live as unknown as Live, game: { id: "starmap", title: "Mihi Anguli" } as GameInfo, bar: PHASES });
  }
  const opener = () => screen.getByRole("button", { name: t("bar-menu") });
  const menu = () => screen.queryByText(t("menu-copy"));
  async function open(): Promise<void> {
    show();
    await fireEvent.click(opener());
    await vi.waitFor(() => expect(menu()).not.toBeNull());
  }

  it("shows phases once the game has begun", () => {
    show();
    expect(screen.getByRole("list", { name: t("bar-phases") }).textContent).toContain("Reward");
    cleanup();
    show("open");
    expect(screen.queryByRole("list", { name: t("bar-phases") })).toBeNull();
  });

  it("shuts its menu at Escape, which nobody else hears, and gives the focus back", async () => {
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await open();
    screen.getByText(t("menu-copy")).focus();
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener("keydown", heard);
  });

  it("shuts its menu at a click elsewhere, not at one inside", async () => {
    await open();
    await fireEvent.pointerDown(screen.getByText(t("menu-volume")));
    expect(menu()).not.toBeNull();
    await fireEvent.pointerDown(document.body);
    expect(menu()).toBeNull();
  });

  it("says that the link was copied, and only then", async () => {
    const writeText = vi.fn().mockRejectedValueOnce(new Error("denied")).mockResolvedValueOnce(undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await open();
    await fireEvent.click(menu()!);
    await tick();
    expect(screen.queryByText(t("copied"))).toBeNull();
    await fireEvent.click(menu()!);
    await vi.waitFor(() => expect(screen.getByText(t("copied"))).toBeTruthy());
  });
});

it("the line of the last move tells all of it, and opens the log", async () => {
  const told: Fact[] = [
    { key: "passed", args: { seat: 1 }, rules: [] },
    { key: "count-closed", args: { total: 28 }, rules: [] },
  ];
  const last: LogEntry = { n: 1, event: { seat: 1, move: { move: "pass", kind: "pass" }, facts: told } };
  const sitting = sit("transit", NOTHING, { last });
  const open = vi.fn();
  render(LastMove, { sitting, open });
  const line = screen.getByRole("button");
  for (const one of told) expect(line.textContent).toContain(sitting.voice.say(one));
  await fireEvent.click(line);
  expect(open).toHaveBeenCalledOnce();
});

describe("the choice of language", () => {
  afterEach(() => memory.wish({ language: "" }));

  it("offers each by its own name, and loads the page in the one that is chosen", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    render(Language);
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: t("head-language") });
    expect([...choice.options].map(({ value, text }) => [value, text])).toEqual([
      ["en", "English"],
      ["de", "Deutsch"],
    ]);
    expect(choice.value).toBe("en");
    await fireEvent.change(choice, { target: { value: "de" } });
    expect(memory.wishes.language).toBe("de");
    expect(reload).toHaveBeenCalledOnce();
  });
});
