"""What the page and the code say is held against the catalogues without running either."""

from __future__ import annotations

from pathlib import Path

from ecliptic.testing.catalogues import check_use, read_messages, used_in

SOURCE = """
t("right", { count: list.length, game });  t("wrong", { count });  t("bare");  t("gone");  t("more", { ...all });
t(`kind-${one}`);  t(`${any}`);  t(`${any}-${one}`);  t(`so-${many}-long`);
say({ key: "told", args: {} });  t("styled", { style })
"""
TEXT = """
right = { $count } of { $game }
wrong = { $count } of { $game }
bare = { $name }
more = { $name }
kind-a = A
so-very-long = Long
so-short = Short
told = Told
styled = { $style }
style-bold = bold
unused = Never said
"""


def faults(folder: Path, name: str, code: str, messages: str) -> list[str]:
    source, text = folder / name, folder / "en.ftl"
    source.write_text(code, encoding="utf-8")
    text.write_text(messages, encoding="utf-8")
    return [fault.removeprefix(f"{folder}/") for fault in check_use(read_messages(text), used_in([source]), [])]


def test_missing_and_unused_messages_and_wrong_arguments_are_found(tmp_path: Path) -> None:
    assert faults(tmp_path, "Page.svelte", SOURCE, TEXT) == [
        "en.ftl: nothing uses the message so-short",
        "en.ftl: nothing uses the message unused",
        "Page.svelte: the message bare needs name",
        "Page.svelte: there is no message 'gone'",
        "Page.svelte: the message wrong needs game",
    ]


REFUSALS = """
raise Refused("enough")
raise Denied("denied", "seat-left")
raise Refused("long", what=what)
raise Refused("no_room")
raise Refused("not_now", otherwise)
"""
REFUSED_TEXT = """
refused-enough = Enough
refused-seat-left = Left
refused-denied = Denied
refused-long = { $what }: { $most } at most
"""


def test_refusals_are_held_against_their_messages_too(tmp_path: Path) -> None:
    assert faults(tmp_path, "table.py", REFUSALS, REFUSED_TEXT) == [
        "en.ftl: nothing uses the message refused-denied",
        "table.py:4: the message refused-long needs most",
        "table.py:5: there is no message 'refused-no-room'",
    ]
