// The parts around a board: the bar with its menu, the line of the last move, what the server says.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Live } from "../src/lib/live.svelte";
import { sentence } from "../src/lib/tell";
import LastMove from "../src/parts/LastMove.svelte";
import TableBar from "../src/parts/TableBar.svelte";
import type { GameInfo, LogEntry } from "../src/wire";
import { sit } from "./sitting";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the bar", () => {
  const PHASES = { chips: ["Round 1"], phases: { names: ["Roll", "Reward"], now: 1 } };
  function show(status = "playing"): void {
    const sitting = sit("starmap", { view: {}, legal: [] });
    const live = { ...sitting, table: "t", open_rule: null, hint: null, frame: { ...sitting.frame, status, commitment: "" } };
    render(TableBar, { live: live as unknown as Live, game: { id: "starmap", title: "Mihi Anguli" } as GameInfo, bar: PHASES });
  }
  const opener = () => screen.getByRole("button", { name: "Menu" });
  const menu = () => screen.queryByText("Copy the link for watching");

  it("shows phases once the game has begun", () => {
    show();
    expect(screen.getByRole("list", { name: "Phases" }).textContent).toContain("Reward");
    cleanup();
    show("open");
    expect(screen.queryByRole("list", { name: "Phases" })).toBeNull();
  });

  it("shuts its menu at Escape, which nobody else hears, and gives the focus back", async () => {
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    show();
    await fireEvent.click(opener());
    screen.getByText("Copy the link for watching").focus();
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener("keydown", heard);
  });

  it("shuts its menu at a click elsewhere, not at one inside", async () => {
    show();
    await fireEvent.click(opener());
    await fireEvent.pointerDown(screen.getByText("Volume"));
    expect(menu()).not.toBeNull();
    await fireEvent.pointerDown(document.body);
    expect(menu()).toBeNull();
  });

  it("says that the link was copied, and only then", async () => {
    const writeText = vi.fn().mockRejectedValueOnce(new Error("denied")).mockResolvedValueOnce(undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    show();
    await fireEvent.click(opener());
    await fireEvent.click(menu()!);
    await tick();
    expect(screen.queryByText("Copied")).toBeNull();
    await fireEvent.click(menu()!);
    await vi.waitFor(() => expect(screen.getByText("Copied")).toBeTruthy());
  });
});

describe("what the server says", () => {
  it.each([
    ["something was revealed since: it cannot be taken back", "Something was revealed since: it cannot be taken back."],
    ["No table has this name.", "No table has this name."],
    ["he said “no!”", "He said “no!”"],
    ["5♥ is wild (once)", "5♥ is wild (once)."],
    ["", ""],
  ])("is a sentence: %s", (told, read) => expect(sentence(told)).toBe(read));

  it("is told of the last move with stops between", () => {
    const story = ["It shows Uranus", "The Moon and Uranus go back."].map((text) => ({ text, rules: [] }));
    const last = { n: 1, event: { seat: null, story } } as unknown as LogEntry;
    render(LastMove, { sitting: sit("ephemeris", { view: {}, legal: [] }, { last }), open: () => {}, tell: (text: string) => text });
    expect(screen.getByRole("button").textContent).toContain("It shows Uranus. The Moon and Uranus go back.");
  });
});
