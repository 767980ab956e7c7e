"""Replays through the page: time both ways, every viewer's knowledge, luck checked, judged, played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.helpers import button, field, inspect, inspect_both, words

GAMES = Path(__file__).parents[1] / "games"
RECORDS = {
    name: min((GAMES / name / "golden").glob("*.txt"))
    for name in ("transit", "ephemeris", "starmap", "survivors", "gemini")
}


def bring(page: Page, name: str) -> None:
    page.locator("input[type=file]").set_input_files(RECORDS[name])
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider", name=words("replay-event"))).to_be_visible()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_can_be_looked_at_from_every_seat(visit: Visit, name: str) -> None:
    page = visit("/replays")
    inspect(page)
    bring(page, name)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    slider = page.get_by_role("slider", name=words("replay-event"))
    expect(slider).to_have_value("6")
    events = int(slider.get_attribute("max") or 0)
    expect(page.locator(".controls")).to_contain_text(words("replay-event-of", now=6, all=events))
    expect(page.get_by_text(words("replay-verified"))).to_be_visible()
    inspect_both(page, f"replay-{name}")
    knowledge = field(page, "replay-whose")
    for viewer in ("0", "watch", "open"):
        knowledge.select_option(viewer)
        expect(page.locator(".moves li").first).to_be_visible()


def test_finished_games_are_listed(visit: Visit) -> None:
    page = visit("/replays")
    expect(page.get_by_role("heading", name=words("replays-finished"))).to_be_visible()
    inspect_both(page, "replays")


def test_a_moment_is_shared(visit: Visit) -> None:
    page = visit("/replays")
    page.context.grant_permissions(["clipboard-write"])
    bring(page, "transit")
    button(page, "replay-share").click()
    expect(button(page, "copied")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(button(page, "replay-share")).to_be_visible()


def test_play_on_from_a_moment(visit: Visit) -> None:
    page = visit("/replays")
    bring(page, "transit")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    button(page, "replay-play-on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".hand")).to_be_visible()


def test_luck_and_choices_are_judged(visit: Visit) -> None:
    page = visit("/replays")
    bring(page, "ephemeris")
    button(page, "replay-judge").click()
    chart = page.get_by_role("img", name=words("chart-label"))
    expect(chart).to_be_visible(timeout=60_000)
    box = chart.bounding_box()
    assert box is not None
    slider = page.get_by_role("slider", name=words("replay-event"))
    last = int(slider.get_attribute("max") or 0)
    chart.click(position={"x": box["width"] / 2, "y": 40})
    assert abs(int(slider.input_value()) - last / 2) <= 1
    mark = page.locator(".die[role=presentation], .costly").first
    mark.wait_for(timeout=60_000)
    mark.dispatch_event("click")
    expect(page.locator(".now .panel").first).to_be_visible()


def test_time_goes_by_events_and_by_turns_at_any_speed(visit: Visit) -> None:
    page = visit("/replays")
    bring(page, "gemini")
    slider = page.get_by_role("slider", name=words("replay-event"))
    steps = []
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
        page.wait_for_timeout(50)
        steps.append(int(slider.input_value()))
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(str(steps[-1]))
    button(page, "replay-turn-back").click()
    expect(slider).to_have_value(str(steps[-1]))
    assert steps == sorted(set(steps))
    assert steps[-1] > 8, "turns have several events"
    field(page, "replay-speed").select_option("4")
    page.get_by_role("button", name=words("replay-play"), exact=True).click()
    expect(slider).not_to_have_value(str(steps[-1]))
    button(page, "replay-pause").click()


CUT = """() => [...document.querySelectorAll("section.program")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1)
  .map((node) => node.getAttribute("aria-label"))"""


def test_programs_are_whole_above_the_hands_of_a_replay(visit: Visit) -> None:
    page = visit("/replays", width=1280, height=720)
    bring(page, "gemini")
    for _ in range(12):
        page.keyboard.press("Shift+ArrowRight")
        page.wait_for_timeout(30)
    expect(page.locator("section.program").nth(1)).to_be_visible()
    assert page.evaluate(CUT) == []


def test_what_is_no_record_is_refused_in_a_sentence(visit: Visit, errors: list[str], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("ecliptic record\ngame chess 1\n")
    page = visit("/replays")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_be_visible()
    assert "422" in errors.pop()
