"""Every word of the terminal comes from a catalogue, in the language that is asked for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from ecliptic.cli.language import TEXT, BadUsage, say, speak, take_language
from ecliptic.games import GAMES
from ecliptic.kernel import catalogue as catalogues
from ecliptic.kernel.catalogue import DEFAULT, PSEUDO, catalogue
from ecliptic.kernel.facts import RULE_ID
from ecliptic.testing.catalogues import check_languages, faults
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def english_again() -> object:
    yield
    speak(DEFAULT)


# -- which language ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "env", "language", "rest"),
    [
        (["games"], {}, "en", ["games"]),
        (["games"], {"LANG": "de_DE.UTF-8"}, "de-DE", ["games"]),
        (["games"], {"LANG": "tlh_US.UTF-8"}, "en", ["games"]),
        (["games"], {"LANG": "C.UTF-8"}, "en", ["games"]),
        (["games"], {"LC_ALL": "en_XA", "LANG": "xx"}, PSEUDO, ["games"]),
        (["games"], {"LC_ALL": "", "LC_MESSAGES": "en_GB@euro"}, "en-GB", ["games"]),
        (["games", "--language", PSEUDO], {"LANG": "en_US"}, PSEUDO, ["games"]),
        (["--language=en-XA", "rules", "transit"], {}, PSEUDO, ["rules", "transit"]),
        (["play", "--language", "en_GB", "--seats", "2"], {}, "en-GB", ["play", "--seats", "2"]),
    ],
)
def test_the_command_line_decides_then_the_system(
    argv: list[str], env: dict[str, str], language: str, rest: list[str]
) -> None:
    assert take_language(argv, env) == (language, rest)


def test_a_language_that_nobody_speaks_is_refused_only_if_it_was_asked_for() -> None:
    with pytest.raises(BadUsage):
        take_language(["games", "--language", "tlh"], {})
    assert take_language(["games"], {"LANG": "tlh"}) == (DEFAULT, ["games"])


def test_a_dialect_speaks_its_language(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("colour = colour\nboth = both\n")
    (tmp_path / "de.ftl").write_text("colour = Farbe\n")
    spoken = catalogues.Catalogue([tmp_path], "de-AT")
    assert [spoken("colour"), spoken("both")] == ["Farbe", "both"]


def test_german_says_everything_but_the_rules(run: Run, tmp_path: Path) -> None:
    assert "Kooperatives Cribbage" in run("games", "--language", "de").out
    rules = run("rules", "stars", "--language", "de").out
    assert rules.startswith("Die Regeln sind auf Englisch geschrieben.")
    assert "Englisch" not in run("rules", "stars").out
    run("print", "starmap", "--out", str(tmp_path / "sheet.pdf"), "--language", "de")
    assert "Die Sternkarte" in PdfReader(tmp_path / "sheet.pdf").pages[0].extract_text()
    assert "„unicorns“" in run("rules", "stars", "unicorns", "--language", "de").err


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_whole_game_in_german(game_id: str, run: Run, home: Path) -> None:
    """It is told in German to its end, and its record is the one that English leaves."""
    asked = ("play", game_id, "--terminal", "--seed", "7", *(["--option", "round_limit=2"] * (game_id == "survivors")))
    german = run(*asked, "--language", "de", typed="1\n" * 3000)
    assert german.code == 0, german.err
    assert catalogue("", "de", TEXT)("table-over") in german.out
    speak(DEFAULT)
    assert say("table-over") not in german.out
    run(*asked, typed="1\n" * 3000)
    one, other = (path.read_text(encoding="utf-8") for path in (home / "records").iterdir())
    assert one == other


def test_a_translation_says_all_that_english_says_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "points = { $n } points\nwon = { $seat } wins: { points }\ncard = card\n    .effect = It wins.\nonly = only\n"
    )
    german = tmp_path / "de.ftl"
    german.write_text(
        "points = { $n } Punkte\nwon = { $seat } siegt mit { $n }\ncard = Karte\n    .effect = x\nonly = nur\n"
    )
    assert list(check_languages(tmp_path)) == []
    german.write_text("points = Punkte\nwon = { $seat } siegt: { $how }\ncard = Karte\nmore = mehr\n")
    assert [fault.partition(": ")[2] for fault in check_languages(tmp_path)] == [
        "the message more is not in English",
        "the message only is missing",
        "card has other attributes than in English",
        "points does not use n",
        "won uses how, which the English message does not",
        "won does not use n",
    ]


def test_all_languages_of_this_project_say_the_same() -> None:
    assert [fault for fault in faults(ROOT) if "/de.ftl" in fault] == []


# -- nothing but catalogues ------------------------------------------------------------------------------------------


def test_every_message_of_the_terminal_is_used_and_exists() -> None:
    assert [fault for fault in faults(ROOT) if "src/ecliptic/cli/" in fault] == []


def outside_brackets(text: str) -> str:
    """What no catalogue said: everything that is not inside ⟦ and ⟧."""
    depth, found = 0, []
    for sign in text:
        depth += (sign == "⟦") - (sign == "⟧")
        if depth == 0:
            found.append(" " if sign == "⟧" else sign)
    return "".join(found)


WORD = re.compile(r"[A-Za-z]{2,}")


def strange(text: str, *allowed: str) -> set[str]:
    """Words outside brackets, but for those that stay the same in every language, as the ids of rules do."""
    found = re.sub(rf"\b{RULE_ID}\b", "", outside_brackets(text))
    return set(WORD.findall(found)) - {word for one in allowed for word in WORD.findall(one)}


def test_nothing_is_said_outside_catalogues(run: Run, home: Path, tmp_path: Path) -> None:
    """Ids, spellings of moves, names of bots and files stay as they are; rules pages are English so far."""
    spoken = ("--language", PSEUDO)
    assert strange(run(*spoken).out) == set()
    assert strange(run("games", *spoken).out, "stars transit starmap gemini survivors ephemeris") == set()
    options = strange(run("options", "transit", *spoken).out, "rounds historical harder ascending_runs war_adds")
    assert options == set()
    typed = "hint\n1\nlog\n" + "1\n" * 300
    played = run("play", "transit", "--seats", "2", "--seed", "7", "--option", "rounds=1", *spoken, typed=typed)
    assert played.code == 0, played.err
    (record,) = (home / "records").iterdir()
    spellings = " ".join(_moves_of_transit())
    assert strange(played.out, spellings, "hint log", str(record)) == set()
    assert strange(run("verify", str(record), *spoken).out) == set()
    assert strange(run("replay", str(record), *spoken).out) == set()
    assert strange(run("replay", str(record), "--seat", "1", "--brief", *spoken).out) == set()
    analysed = run("analyse", str(record), "--simulations", "4", "--open", *spoken)
    assert analysed.code == 0, analysed.err
    assert strange(analysed.out) == set()
    arena = run("arena", "stars", "--bots", "random,medium", "--games", "2", *spoken)
    assert strange(arena.out, "stars random medium") == set()


def _moves_of_transit() -> list[str]:
    from ecliptic.games.transit.game import TransitGame

    names = list(TransitGame.spellings.values())
    names += [key.partition("-")[2] for key in _keys("transit") if key.startswith(("milestone-", "card-"))]
    return names


def _keys(game_id: str) -> list[str]:
    return list(catalogues.read_patterns(catalogues.game_source(game_id, DEFAULT)))


@pytest.mark.parametrize(
    "line",
    [
        ["paly"],
        ["play", "strs"],
        ["play", "stars", "--bots", "7"],
        ["play", "stars", "--option", "colour=red"],
        ["rules", "stars", "unicorns"],
        ["replay", "none.txt"],
    ],
)
def test_what_is_wrong_is_said_in_the_language_too(run: Run, line: list[str]) -> None:
    result = run(*line, "--language", PSEUDO)
    assert result.code == 2
    assert strange(result.err.removeprefix("ecliptic: ")) == set()


def test_help_is_translated(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("games", "--help", "--language", PSEUDO)
    out = capsys.readouterr().out
    assert strange(out, "ecliptic games help language CODE") == set()


# -- starting up -----------------------------------------------------------------------------------------------------


def loaded_by(*argv: str) -> set[str]:
    """The modules that a command line loads."""
    code = (
        "import json, sys\nfrom ecliptic.cli import main\nmain(sys.argv[1:])\n"
        "print(json.dumps(list(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in json.loads(done.stderr)}


@pytest.mark.parametrize("argv", [["--help"], ["--version"], []])
def test_help_loads_neither_fluent_nor_what_draws(argv: list[str]) -> None:
    assert loaded_by(*argv) & {"fluent", "babel", "rich", "prompt_toolkit", "argparse"} == set()


def test_words_alone_are_read_as_fluent_reads_them() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    read = 0
    for path in [*ROOT.glob("src/ecliptic/**/text/*.ftl"), *ROOT.glob("web/src/text/*.ftl")]:
        source = path.read_text(encoding="utf-8")
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        for key, patterns in catalogues.read_patterns(source).items():
            message = bundle.get_message(key)
            expected = {**({} if message.value is None else {"": message.value}), **message.attributes}
            assert patterns.keys() == expected.keys(), (path, key)
            for name, words in patterns.items():
                if words is not None:
                    read += 1
                    assert bundle.format_pattern(expected[name], {}) == (words, []), (path, key, name)
    assert read > 500
    assert catalogue()("you") == say("you")
