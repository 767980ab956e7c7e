"""The talk between the table and the people at it: shows the position, takes moves and commands, until the end."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ecliptic.cli.choices import Choices
from ecliptic.cli.prompt import Reader
from ecliptic.cli.saves import Keeper
from ecliptic.cli.screen import RECENT, Screen
from ecliptic.cli.session import Session
from ecliptic.cli.words import BadUsage, say, suggestion
from ecliptic.kernel.errors import EclipticError, IllegalAction, InvalidMove
from ecliptic.kernel.state import SPECTATOR

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""

USUAL = ("done", "silent")
"""The moves that Enter alone makes, where one can be made."""

TIMED = "call"
"""In a race this word alone means: now. The time it took to type it is the player's reaction time."""


class Left(Exception):
    """Somebody said quit."""


class Dialog:
    """Plays one session at one terminal."""

    def __init__(self, session: Session, keeper: Keeper, screen: Screen, reader: Reader) -> None:
        self._session = session
        self._keeper = keeper
        self._screen = screen
        self._reader = reader
        self._told: dict[int, int] = {}
        """For each person, how many events had happened when it was last asked."""
        self._at_screen = session.people[0] if len(session.people) == 1 else -1
        """Whose cards may be on the screen."""
        self._private = False
        """Whether somebody at this screen ever knew more than another."""
        self._choices = Choices([])
        self._refused = ""
        """The rule behind the last refusal."""
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "?": self._why,
            "why": self._why,
            "rules": self._rules,
            "log": self._log,
            "moves": self._moves,
            "board": self._board,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> int:
        """To the end of the game, or until somebody leaves; answers the exit code."""
        try:
            self._play()
        except (EOFError, Left):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except EclipticError:
            self._leave()
            raise
        return 0

    def _play(self) -> None:
        while (seat := self._session.advance()) is not None:
            self._keep()
            self._present(seat)
            while not self._turn(seat):
                pass
            self._keep()
        self._finish()

    # -- a decision ------------------------------------------------------------------------------------------

    def _present(self, seat: int) -> None:
        """Everything a person needs for the next decision."""
        self._curtain(seat)
        session, screen = self._session, self._screen
        told = self._told.get(seat, 0) if self._private else max(self._told.values(), default=0)
        lines = session.story(seat, told)
        if lines:
            screen.rule(say("dialog.happened"))
            screen.story(lines, seat, RECENT)
        self._told[seat] = len(session.events)
        screen.gap()
        view = screen.board(session.state, seat)
        self._all = Choices.of(session.game, session.state, seat)
        self._choices = self._all.untimed(TIMED) if self._reader.live else self._all
        screen.gap()
        alone = len(session.people) == 1
        question = say("dialog.your_move" if alone else "dialog.their_move", name=session.players[seat].name)
        screen.say(f"{question} {view.get('prompt') or ''}".strip(), "bold")
        screen.moves(self._choices)

    def _curtain(self, seat: int) -> None:
        """Between two persons the screen is empty, so that nobody sees the other's cards; at an open table it stays."""
        if self._at_screen == seat:
            return
        self._private = self._private or self._secrets(seat)
        if self._reader.live and self._private:
            self._screen.clear()
            self._reader.ask(say("dialog.curtain", name=self._session.players[seat].name, seat=seat))
            self._screen.clear()
            self._reader.forget()
        self._at_screen = seat

    def _secrets(self, seat: int) -> bool:
        """Whether persons choose in secret or know different things now."""
        state, others = self._session.state, [other for other in self._session.people if other != seat]
        known = state.known_to(seat).to_dict()
        return any(state.actors() >> other & 1 or state.known_to(other).to_dict() != known for other in others)

    def _turn(self, seat: int) -> bool:
        """One answer; True once something was done that changes the position."""
        live = self._reader.live
        usual = next((move for move in USUAL if live and move in self._choices.moves), "")
        hint = say("dialog.enter", move=usual) if usual else ""
        if live and TIMED in self._choices.groups:
            hint = say("dialog.timed", word=TIMED) + hint
        asked = time.monotonic()
        answer = self._reader.ask(hint, list(self._commands), self._choices.numbered) or usual
        if not answer:
            return False
        if live and self._calls(answer):
            answer = self._all.after(TIMED, 1000 * (time.monotonic() - asked))
        try:
            return self._follow(seat, answer)
        except EclipticError as error:
            if isinstance(error, IllegalAction):
                self._refused = error.rule
            if not self._reader.live:
                raise
            self._screen.say(f"  {error}" + (say("dialog.why") if isinstance(error, IllegalAction) else ""), "yellow")
            return False

    def _calls(self, answer: str) -> bool:
        """Whether an answer means: now. A time that somebody types beside it does not count."""
        return answer.split()[0].lower() == TIMED or [move for _, move in self._choices.matching(answer)] == [TIMED]

    def _follow(self, seat: int, answer: str) -> bool:
        """A move in its full words comes before a command, and a command before the beginning of a move."""
        word, _, rest = answer.partition(" ")
        meant = self._choices.matching(answer)
        if word.lower() in self._commands and not self._choices.spells(answer):
            return self._commands[word.lower()](seat, rest.strip())
        if answer.startswith("?"):
            return self._why(seat, answer[1:].strip())
        if len(meant) > 1:
            return self._ambiguous(answer, meant)
        self._move(seat, meant[0][1] if meant else answer)
        return True

    def _ambiguous(self, answer: str, meant: list[tuple[int, str]]) -> bool:
        if not self._reader.live:
            raise InvalidMove(say("dialog.several", answer=repr(answer), count=len(meant)))
        self._screen.some_moves(meant)
        return False

    def _move(self, seat: int, text: str) -> None:
        if text.isdecimal():
            numbers = [number for number, _ in self._choices.numbered]
            raise InvalidMove(say("dialog.number", number=text, first=min(numbers), last=max(numbers)))
        try:
            self._session.act(seat, text)
        except InvalidMove as error:
            raise InvalidMove(f"{error}{suggestion(text, [*self._choices.moves, *self._commands])}") from None

    # -- commands: each answers whether the position changed ---------------------------------------------------

    def _why(self, seat: int, words: str) -> bool:
        wanted = words or self._refused
        if not wanted:
            raise BadUsage(say("dialog.nothing_refused"))
        return self._rules(seat, wanted)

    def _rules(self, seat: int, words: str) -> bool:
        from ecliptic.cli.library import show_rules

        show_rules(self._session.game, words, self._screen)
        return False

    def _log(self, seat: int, words: str) -> bool:
        with self._screen.paged():
            self._screen.story(self._session.story(seat), seat)
        return False

    def _moves(self, seat: int, words: str) -> bool:
        if words:
            found = self._choices.matching(words)
            if not found:
                raise BadUsage(say("dialog.no_such_move", words=repr(words)))
            self._screen.some_moves(found)
        else:
            self._screen.moves(self._choices)
        return False

    def _board(self, seat: int, words: str) -> bool:
        self._screen.board(self._session.state, seat)
        self._screen.moves(self._choices)
        return False

    def _hint(self, seat: int, words: str) -> bool:
        from ecliptic.bots.hints import hint

        best, *others = hint(self._session.game, self._session.state.known_to(seat), seat).sentences
        self._screen.say(f"  {best}", "green")
        for other in others:
            self._screen.say(f"  {other}", "dim")
        return False

    def _undo(self, seat: int, words: str) -> bool:
        undoer = self._session.undo()
        for person in self._told:
            self._told[person] = min(self._told[person], len(self._session.events))
        name = self._session.players[undoer].name
        self._screen.say("  " + say("dialog.undone", name=name), "green")
        return True

    def _save(self, seat: int, words: str) -> bool:
        if words:
            path = Path(words).expanduser()
            if path.exists():
                raise BadUsage(say("files.exists", path=path))
            self._keeper.copy(self._session, path)
        else:
            path = self._keeper.path
            self._keeper.save(self._session)
        self._screen.path("  " + say("dialog.saved", path=path), "green")
        return False

    def _help(self, seat: int, words: str) -> bool:
        self._screen.say(say("dialog.help"))
        return False

    def _quit(self, seat: int, words: str) -> bool:
        raise Left

    # -- keeping and ending ------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Saves; a full disk must not end the game."""
        try:
            self._keeper.save(self._session)
        except BadUsage as error:
            self._screen.say(f"  {error}", "red")

    def _leave(self) -> None:
        """Says how to go on. Nobody may be there to read it."""
        with suppress(OSError):
            self._screen.gap()
            self._screen.path(say("dialog.left", path=shlex.quote(str(self._keeper.path))))

    def _finish(self) -> None:
        session, screen = self._session, self._screen
        viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
        lines = session.story(viewer, min(self._told.values(), default=0))
        screen.rule(say("dialog.happened"))
        screen.story(lines, viewer)
        screen.gap()
        screen.board(session.state, viewer)
        screen.rule(say("dialog.over"))
        screen.say(f"  {outcome(session)}", "bold")
        screen.path("  " + say("dialog.recorded", path=self._keeper.finish(session)), "dim")


def outcome(session: Session) -> str:
    """Who won, in a sentence."""
    result = session.record.result or []
    if session.game.cooperative:
        return say("dialog.together_won" if result and result[0] > 0 else "dialog.together_lost")
    if len(result) == 1:
        return say("dialog.solo", result=session.game.say(session.game.unit(session.state).outcome(result[0])))
    winners = [seat for seat, value in enumerate(result) if value == max(result)]
    if len(winners) == len(result):
        return say("dialog.draw")
    if winners == session.people:
        return say("dialog.you_win")
    names = [session.players[seat].name for seat in winners]
    return say("dialog.winner", name=names[0]) if len(names) == 1 else say("dialog.shared", names=", ".join(names))
