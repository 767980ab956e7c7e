"""The grammar of the command line. Anything wrong with it is reported in one sentence."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from ecliptic.cli.language import FLAG, BadUsage, say, suggestion

COMMANDS = (
    "play", "learn", "games", "options", "rules", "print", "replay", "verify", "show", "analyse", "arena", "study",
    "serve", "bot", "puzzles",
)  # fmt: skip

STUDY = ("run", "report")


class _Help(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('usage-usage')} " if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    def __init__(self, **about: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_Help, **about)
        self._positionals.title, self._optionals.title = say("usage-arguments"), say("usage-flags")
        self.add_argument("-h", "--help", action="help", help=say("usage-help"))
        self.add_argument(FLAG, metavar="CODE", help=say("usage-language"))  # `take_language` has read it already

    def error(self, message: str) -> NoReturn:
        reason = message.removeprefix("argument ").rstrip(".")
        raise BadUsage(f"{reason}. {say('usage-see-help', command=self.prog)}")


def parse(argv: list[str]) -> argparse.Namespace:
    """What a command line asks for: its command and the command's arguments. Raises `BadUsage`."""
    if argv[0] not in COMMANDS and not argv[0].startswith("-"):
        raise BadUsage(say("usage-no-command", text=argv[0]) + suggestion(argv[0], COMMANDS))
    parser, commands = _grammar()
    asked, unknown = parser.parse_known_args(argv)
    if unknown:
        command = commands.get(argv[0], parser)
        known = [flag for action in command._actions for flag in action.option_strings]
        hint = suggestion(unknown[0].split("=")[0], known)
        raise BadUsage(say("usage-unknown", text=unknown[0], command=command.prog) + hint)
    return asked


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("usage-number", text=text)) from None


def option(text: str, wrong: str = "usage-option") -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise argparse.ArgumentTypeError(say(wrong, text=text))
    return name.strip(), value.strip()


def sweep(text: str) -> tuple[str, str]:
    return option(text, "usage-sweep")


def _grammar() -> tuple[_Parser, dict[str, _Parser]]:
    parser = _Parser(prog="ecliptic", description=say("usage-what"))
    parser.add_argument("--version", action="store_true", help=say("usage-version"))
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", parser_class=_Parser, title=say("usage-commands")
    )
    made: dict[str, _Parser] = {}
    for name in COMMANDS:
        what = say(f"usage-{name}")
        made[name] = commands.add_parser(name, help=what, description=what)
    _play(made["play"])
    _arena(made["arena"])
    _analyse(made["analyse"])
    _study(made["study"])
    _puzzles(made["puzzles"])
    for name in ("options", "rules", "print", "learn"):
        made[name].add_argument("game", metavar="GAME", help=say("usage-game"))
    made["rules"].add_argument("words", metavar="WORDS", nargs="*", help=say("usage-words"))
    made["learn"].add_argument("lesson", metavar="LESSON", nargs="?", help=say("usage-lesson"))
    made["learn"].add_argument("--step", type=number, metavar="N", help=say("usage-learn-step"))
    _print(made["print"])
    for name in ("replay", "verify", "show"):
        made[name].add_argument("file", metavar="FILE", help=say(f"usage-{name}-file"))
        made[name].add_argument("--edition", metavar="FILE", help=say("usage-edition"))
    for name in ("replay", "show"):
        made[name].add_argument("--seat", type=number, metavar="N", help=say("usage-seat"))
    made["replay"].add_argument("--open", action="store_true", help=say("usage-open"))
    made["replay"].add_argument("--step", action="store_true", help=say("usage-step"))
    made["replay"].add_argument("--brief", action="store_true", help=say("usage-brief"))
    made["show"].add_argument("--game", metavar="GAME", help=say("usage-show-game"))
    _serve(made["serve"])
    _bot(made["bot"])
    return parser, made


def _puzzles(parser: _Parser) -> None:
    whats = parser.add_subparsers(dest="what", metavar="WHAT", required=True, parser_class=_Parser)
    made = {
        name: whats.add_parser(name, help=say(f"puzzles-{name}"), description=say(f"puzzles-{name}"))
        for name in ("play", "make", "check")
    }
    add = made["play"].add_argument
    add("game", metavar="GAME", help=say("usage-game"))
    add("--count", type=number, metavar="N", default=1000, help=say("puzzles-play-count"))
    add("--first", action="store_true", help=say("puzzles-first"))
    add("--number", type=number, metavar="N", help=say("puzzles-number"))
    add = made["make"].add_argument
    add("game", metavar="GAME", help=say("usage-game"))
    add("--count", type=number, metavar="N", default=10, help=say("puzzles-count"))
    add("--seed", type=number, metavar="N", default=1, help=say("puzzles-seed"))
    add("--seats", type=number, metavar="N", help=say("usage-seats"))
    add("--option", type=option, metavar="NAME=VALUE", action="append", default=[], help=say("usage-options-flag"))
    add("--jobs", type=number, metavar="N", default=1, help=say("puzzles-jobs-flag"))
    add("--out", metavar="FILE", required=True, help=say("puzzles-out"))
    add = made["check"].add_argument
    add("puzzles", metavar="PUZZLES", help=say("puzzles-file"))
    add("--count", type=number, metavar="N", default=1000, help=say("puzzles-check-count"))
    add("--seed", type=number, metavar="N", help=say("puzzles-check-seed"))
    add("--times", type=number, metavar="N", default=1, help=say("puzzles-times"))
    add("--out", metavar="FILE", help=say("puzzles-check-out"))


def _print(parser: _Parser) -> None:
    add = parser.add_argument
    add("--out", metavar="FILE", required=True, help=say("usage-out"))
    add("--paper", metavar="NAME", default="a4", help=say("usage-paper"))
    add("--only", metavar="PARTS", default="", help=say("usage-only"))
    add("--scale", metavar="N", default="1", help=say("usage-scale"))
    add("--edition", metavar="FILE", help=say("usage-edition"))


def _serve(parser: _Parser) -> None:
    add = parser.add_argument
    add("--host", metavar="ADDRESS", default="127.0.0.1", help=say("serve-host"))
    add("--port", type=number, metavar="N", default=8000, help=say("serve-port"))
    add("--database", metavar="URL", default="", help=say("serve-database"))
    add("--origin", metavar="URL", action="append", default=[], help=say("serve-origin"))
    add("--web", metavar="FOLDER", default="", help=say("serve-web"))
    add("--tab", metavar="FOLDER", default="", help=say("serve-tab"))
    add("--proxy", metavar="ADDRESS", action="append", default=[], help=say("serve-proxy"))
    add("--bot-workers", type=number, metavar="N", default=1, help=say("serve-bot-workers"))
    add("--cache", type=number, metavar="N", default=2000, help=say("serve-cache"))
    add("--pause", type=number, metavar="MS", default=700, help=say("serve-pause"))
    add("--rate", type=number, metavar="N", default=20, help=say("serve-rate"))
    add("--private-hooks", action="store_true", help=say("serve-private-hooks"))
    add("--sockets", type=number, metavar="N", default=100, help=say("serve-sockets"))
    add("--keep-days", type=number, metavar="N", default=0, help=say("serve-keep-days"))


def _bot(parser: _Parser) -> None:
    add = parser.add_argument
    add("server", metavar="URL", help=say("bot-server"))
    add("table", metavar="TABLE", help=say("bot-table"))
    add("--seat", type=number, metavar="N", required=True, help=say("bot-seat"))
    add("--invite", metavar="TOKEN", default="", help=say("bot-invite"))
    add("--level", metavar="LEVEL", help=say("usage-level"))
    add("--name", metavar="NAME", default="", help=say("bot-name"))


def _play(parser: _Parser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help=say("usage-game-or-page"))
    add("--terminal", action="store_true", help=say("usage-terminal"))
    add("--port", type=number, metavar="N", help=say("usage-port"))
    add("--seats", type=number, metavar="N", help=say("usage-seats"))
    add("--people", type=number, metavar="N", help=say("usage-people"))
    add("--bots", type=number, metavar="N", help=say("usage-bots"))
    add("--level", "--bot", dest="bot", metavar="LEVEL", help=say("usage-levels"))
    add("--name", metavar="NAME", action="append", default=[], help=say("usage-name"))
    add("--seed", type=number, metavar="N", help=say("usage-seed"))
    add("--option", type=option, metavar="NAME=VALUE", action="append", default=[], help=say("usage-options-flag"))
    add("--edition", metavar="FILE", help=say("usage-edition"))
    add("--save", metavar="FILE", help=say("usage-save"))
    add("--resume", metavar="FILE", nargs="?", const="", help=say("usage-resume"))


def _analyse(parser: _Parser) -> None:
    add = parser.add_argument
    add("file", metavar="RECORD", help=say("usage-analyse-file"))
    add("--seat", type=number, metavar="N", help=say("usage-analyse-seat"))
    add("--costly", action="store_true", help=say("usage-analyse-costly"))
    add("--open", action="store_true", help=say("usage-analyse-open"))
    add("--simulations", type=number, metavar="N", help=say("usage-simulations"))
    add("--ms", type=number, metavar="N", help=say("usage-ms"))
    add("--jobs", type=number, metavar="N", default=1, help=say("usage-analyse-jobs"))
    add("--json", metavar="FILE", help=say("usage-analyse-json"))
    add("--edition", metavar="FILE", help=say("usage-edition"))


def _arena(parser: _Parser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", help=say("usage-game"))
    add("--bots", metavar="NAMES", help=say("usage-arena-bots"))
    add("--games", type=number, metavar="N", default=100, help=say("usage-arena-games"))
    add("--seats", type=number, metavar="N", help=say("usage-seats"))
    add("--option", type=option, metavar="NAME=VALUE", action="append", default=[], help=say("usage-options-flag"))
    add("--seed", type=number, metavar="N", default=1, help=say("usage-arena-seed"))
    add("--jobs", type=number, metavar="N", default=1, help=say("usage-arena-jobs"))
    add("--json", metavar="FILE", help=say("usage-arena-json"))


def _study(parser: _Parser) -> None:
    whats = parser.add_subparsers(dest="what", metavar="WHAT", required=True, parser_class=_Parser)
    made = {name: whats.add_parser(name, help=say(f"study-{name}"), description=say(f"study-{name}")) for name in STUDY}
    add = made["run"].add_argument
    add("game", metavar="GAME", help=say("usage-game"))
    add("--out", metavar="DIR", required=True, help=say("study-out"))
    add("--seats", metavar="2,3,4", help=say("study-seats"))
    add("--bots", metavar="NAMES", default="medium", help=say("study-bots"))
    add("--games", type=number, metavar="N", default=1000, help=say("study-games"))
    add("--seed", type=number, metavar="N", default=1, help=say("study-seed"))
    add("--option", type=option, metavar="NAME=VALUE", action="append", default=[], help=say("usage-options-flag"))
    add("--edition", metavar="FILE", help=say("usage-edition"))
    add("--against", metavar="FILE", help=say("study-against"))
    add("--sweep", type=sweep, metavar="PATH=1,2,3", action="append", default=[], help=say("study-sweep"))
    add("--jobs", type=number, metavar="N", default=0, help=say("study-jobs"))
    add("--ray", metavar="ADDRESS", help=say("study-ray"))
    add = made["report"].add_argument
    add("dir", metavar="DIR", help=say("study-dir"))
    add("--out", metavar="FILE", help=say("study-report-out"))
    add("--plots", metavar="FOLDER", help=say("study-plots"))
