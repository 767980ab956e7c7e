"""Texts from a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.kernel.text import Texts

FILE = """
title = "Double Star"
braces = "{ and }"
[refusal]
not_now = "seat {seat} waits for {who}"
[refusal.deep]
er = "found"
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    path = tmp_path / "en.toml"
    path.write_text(FILE, encoding="utf-8")
    return Texts(path)


def test_sentences_are_found_by_their_key_and_filled_in(texts: Texts) -> None:
    assert texts("title") == "Double Star"
    assert texts("refusal.not_now", seat=2, who="Nature") == "seat 2 waits for Nature"
    assert texts("refusal.deep.er") == "found"


def test_a_sentence_without_names_is_left_as_it_is(texts: Texts) -> None:
    assert texts("braces") == "{ and }"


def test_keys_can_be_listed_and_asked_for(texts: Texts) -> None:
    assert texts.keys() == ["braces", "refusal.deep.er", "refusal.not_now", "title"]
    assert "refusal.not_now" in texts
    assert "refusal" not in texts
    with pytest.raises(KeyError):
        texts("refusal.never")
