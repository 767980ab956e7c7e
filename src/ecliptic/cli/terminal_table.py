"""A table at one terminal: shows its people what they may see, and takes their moves and commands, until the end."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from ecliptic.bots import bot, bot_seed
from ecliptic.cli import story
from ecliptic.cli.choices import Choices
from ecliptic.cli.language import BadUsage, own_voice, say, sentence, suggestion
from ecliptic.cli.prompt import YES_OR_NO, Left, Offered, Reader, until_right, yes_or_no
from ecliptic.cli.saves import Keeper
from ecliptic.cli.screen import RECENT, Screen, label_of
from ecliptic.kernel.catalogue import Voice
from ecliptic.kernel.errors import EclipticError, IllegalAction, InvalidMove
from ecliptic.kernel.facts import Move
from ecliptic.kernel.game import VICTORY
from ecliptic.kernel.state import SPECTATOR
from ecliptic.table import Frame, LogEntry, Table, frame, log
from ecliptic.table.undo import last_to_decide

INTERRUPTED = 130
"""The exit code of a program that Ctrl-C ended."""
ENTER = ("done", "silent")
"""The kinds of moves that Enter alone makes, where one can be made."""
UNDO = "undo"


class TerminalTable:
    """Plays at one table; all of its people sit at this terminal."""

    def __init__(self, table: Table, keeper: Keeper, screen: Screen, reader: Reader) -> None:
        self._table = table
        self._keeper = keeper
        self._screen = screen
        self._reader = reader
        self._people = [number for number, seat in enumerate(table.seats) if seat.person]
        self._bots = {
            number: bot(seat.bot, table.game.id, seed=bot_seed(table.seed, number))
            for number, seat in enumerate(table.seats)
            if seat.bot
        }
        self._told: dict[int, int] = {}
        """For each person, the number of the last entry of its log that it has read."""
        self._public: dict[int, int] = {}
        """The same, counted in the log of a spectator."""
        self._decided = -1
        """The person who decided last: in a simultaneous turn it goes on."""
        self._at_screen = self._people[0] if len(self._people) == 1 else -1
        """Whose cards may be on the screen."""
        self._private = False
        """Whether somebody at this screen ever knew more than another."""
        self._choices = self._all = Choices([])
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
            UNDO: self._undo,
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
        while (seat := self._next()) is not None:
            self._keep()
            if self._curtain(seat):
                self._present(seat)
                self._ask(seat)
            self._keep()
        self._finish()

    def _ask(self, seat: int) -> None:
        """Until the position has changed."""
        while not self._turn(seat):
            pass

    def _next(self) -> int | None:
        """Lets bots and lone choices go on until a person has to choose: that seat, or None at the end."""
        while chores := self._table.chores():
            seat, name = chores[0]
            player = self._bots[seat] if name else None
            known = self._table.state.known_to(seat)
            self._table.answer(seat, player.choose(known, seat) if player else None)
        asked = [seat for seat in self._people if self._table.status == "playing" and self._asks(seat)]
        if self._decided in asked:
            return self._decided
        return asked[0] if asked else None

    def _asks(self, seat: int) -> bool:
        return bool(self._table.state.actors() >> seat & 1)

    def _name(self, seat: int) -> str:
        return self._table.seats[seat].name

    # -- a decision ------------------------------------------------------------------------------------------

    def _curtain(self, seat: int) -> bool:
        """Between two persons the screen is empty, so that nobody sees the other's cards; at an open table it stays.

        The one who goes may still take a move back: then False.
        """
        if self._at_screen == seat:
            return True
        self._private = self._private or self._has_secrets(seat)
        if self._reader.live and self._private:
            self._screen.clear()
            words = say("table-curtain", name=self._name(seat), number=seat)
            while self._reader.ask(words, [UNDO]).lower() == UNDO and self._at_screen >= 0:
                if self._try(lambda: self._undo(self._at_screen, "")):
                    return False
            self._screen.clear()
            self._reader.forget()
        self._at_screen = seat
        return True

    def _has_secrets(self, seat: int) -> bool:
        """Whether persons choose in secret or know different things now."""
        state, others = self._table.state, [other for other in self._people if other != seat]
        known = state.known_to(seat).to_dict()
        return any(self._asks(other) or state.known_to(other).to_dict() != known for other in others)

    def _present(self, seat: int) -> None:
        """Everything a person needs for the next decision."""
        told = self._told.get(seat, 0) if self._private else max(self._told.values(), default=0)
        shown = frame(self._table, seat, told)
        self._told[seat], self._public[seat] = shown.seq, self._table.ledger(SPECTATOR).seq
        lines = self._lines(shown.log, seat)
        if lines:
            self._screen.rule(say("table-happened"))
            self._screen.story(lines, seat, RECENT)
        self._screen.gap()
        self._screen.board(shown.view)
        self._screen.gap()
        self._all = Choices(shown.legal)
        self._choices = self._all.untimed() if self._reader.live else self._all
        self._offer(self._question(shown, seat), seat)

    def _offer(self, question: str, seat: int) -> None:
        """What is asked, and what may be answered."""
        self._screen.say(question, "bold")
        self._screen.moves(self._choices, seat)

    def _question(self, shown: Frame, seat: int) -> str:
        alone = len(self._people) == 1
        asked = say("table-your-move") if alone else say("table-their-move", name=self._name(seat))
        prompt = shown.view.prompt
        return f"{asked} {self._screen.voice(seat).say(prompt)}" if prompt else asked

    def _lines(self, entries: Sequence[LogEntry], viewer: int | None) -> list[story.Line]:
        return story.of_log(entries, self._screen.voice(viewer), own_voice(self._screen.names, viewer))

    def _turn(self, seat: int) -> bool:
        """One answer; True once the position has changed."""
        live, timed = self._reader.live, self._all.timed_word
        default = self._choices.of_kind(*ENTER) if live else None
        hints = [say("table-timed", word=timed)] if live and timed else []
        hints += [say("table-enter", move=default.move)] if default else []
        asked = time.monotonic()
        answer = self._reader.ask(", ".join(hints), list(self._commands), self._offered(seat))
        answer = answer or (default.move if default else "")
        if not answer:
            return False
        if live and timed and self._calls(answer, timed):
            answer = self._all.after(1000 * (time.monotonic() - asked))
        return self._try(lambda: self._follow(seat, answer))

    def _offered(self, seat: int) -> list[Offered]:
        tell = self._screen.voice(seat)
        return [Offered(number, move.move, label_of(move, tell)) for number, move in self._choices.numbered]

    def _calls(self, answer: str, word: str) -> bool:
        """Whether an answer means “now”. A time that somebody types with it does not count."""
        return answer.split()[0].lower() == word or [move.move for _, move in self._choices.matching(answer)] == [word]

    def _try(self, command: Callable[[], bool]) -> bool:
        """The answer to a command. A person is told what was wrong with it; a script ends there."""
        try:
            return command()
        except EclipticError as error:
            if isinstance(error, IllegalAction):
                self._refused = error.rule
            if not self._reader.live:
                raise
            told = sentence(error, self._screen.voice(self._at_screen))
            self._screen.say(f"{told} {say('table-why')}" if isinstance(error, IllegalAction) else told, "yellow", 2)
            return False

    def _follow(self, seat: int, answer: str) -> bool:
        """A move in its full words comes before a command, and a command before the beginning of a move."""
        word, _, rest = answer.partition(" ")
        meant = self._choices.matching(answer)
        if word.lower() in self._commands and not self._choices.spells(answer):
            return self._commands[word.lower()](seat, rest.strip())
        if answer.startswith("?"):
            return self._why(seat, answer[1:].strip())
        if len(meant) > 1:
            return self._ambiguous(seat, answer, meant)
        self._move(seat, meant[0][1].move if meant else answer)
        return True

    def _ambiguous(self, seat: int, answer: str, meant: list[tuple[int, Move]]) -> bool:
        if not self._reader.live:
            raise BadUsage(say("table-several", answer=answer, count=len(meant)))
        self._screen.some_moves(meant, seat)
        return False

    def _move(self, seat: int, text: str) -> None:
        if text.isdecimal():
            numbers = [number for number, _ in self._choices.numbered]
            raise BadUsage(say("table-no-number", number=text, first=min(numbers), last=max(numbers)))
        try:
            self._table.act(seat, text)
        except InvalidMove as error:
            known = [*(move.move for move in self._choices.moves), *self._commands]
            raise BadUsage(sentence(error, self._screen.voice(seat)) + suggestion(text, known)) from None
        self._decided = seat

    # -- commands: each answers whether the position changed ---------------------------------------------------

    def _why(self, seat: int, words: str) -> bool:
        wanted = words or self._refused
        if not wanted:
            raise BadUsage(say("table-nothing-refused"))
        return self._rules(seat, wanted)

    def _rules(self, seat: int, words: str) -> bool:
        from ecliptic.cli.game_info import show_rules

        show_rules(self._table.game, words, self._screen)
        return False

    def _log(self, seat: int, words: str) -> bool:
        entries = log(self._table, seat, self._table.ledger(seat), 0)
        with self._screen.paged():
            self._screen.story(self._lines(entries, seat), seat)
        return False

    def _moves(self, seat: int, words: str) -> bool:
        if words:
            found = self._choices.matching(words)
            if not found:
                raise BadUsage(say("table-no-such-move", words=words))
            self._screen.some_moves(found, seat)
        else:
            self._screen.moves(self._choices, seat)
        return False

    def _board(self, seat: int, words: str) -> bool:
        self._screen.board(self._table.game.view(self._table.state, seat))
        self._screen.moves(self._choices, seat)
        return False

    def _hint(self, seat: int, words: str) -> bool:
        from ecliptic.bots.hints import hint

        game, known, tell = self._table.game, self._table.state.known_to(seat), self._screen.voice(seat)
        for number, fact in enumerate(hint(game, known, seat).facts(game, known)):
            self._screen.say(tell.say(fact), "dim" if number else "green", 2)
        return False

    def _undo(self, seat: int, words: str) -> bool:
        """Takes back the last decision of anybody here. Those whom it touches are asked, at this screen too; who says
        it at their own prompt agrees."""
        undoer = last_to_decide(self._table)
        self._table.ask_undo(undoer)
        question = self._table.motion
        for other in question.needs if question else ():
            if other != seat and not self._agrees(other, undoer):
                self._table.refuse(other)
                return True
            self._table.agree(other)
        self._decided = undoer
        return True

    def _agrees(self, seat: int, undoer: int) -> bool:
        if self._reader.live and self._private and seat != self._at_screen:
            self._screen.clear()
            self._at_screen = seat
        words = say("table-agree", name=self._name(seat), other=self._name(undoer))
        return until_right(self._screen.console, self._reader, words, list(YES_OR_NO), yes_or_no)

    def _save(self, seat: int, words: str) -> bool:
        if words:
            path = Path(words).expanduser()
            if path.exists():
                raise BadUsage(say("files-exists", path=str(path)))
            self._keeper.copy(self._table, path)
        else:
            path = self._keeper.path
            self._keeper.save(self._table)
        self._screen.path(say("table-saved", path=str(path)), "green", 2)
        return False

    def _help(self, seat: int, words: str) -> bool:
        self._screen.say(say("table-help"), indent=2)
        return False

    def _quit(self, seat: int, words: str) -> bool:
        raise Left

    # -- keeping and ending ------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Saves; a full disk must not end the game."""
        try:
            self._keeper.save(self._table)
        except BadUsage as error:
            self._screen.say(str(error), "red", 2)
        self._table.take()

    def _leave(self) -> None:
        """Says how to go on. Nobody may be there to read it."""
        with suppress(OSError):
            self._screen.gap()
            self._screen.path(say("table-left", path=shlex.quote(str(self._keeper.path))))

    def _finish(self) -> None:
        """What nobody has been told yet, for all who sit here."""
        screen = self._screen
        seat = self._people[0] if len(self._people) == 1 else None
        viewer = SPECTATOR if seat is None else seat
        shown = frame(
            self._table, viewer, min(self._public.values(), default=0) if seat is None else self._told.get(seat, 0)
        )
        screen.rule(say("table-happened"))
        screen.story(self._lines(shown.log, seat), seat)
        screen.gap()
        screen.board(shown.view)
        screen.rule(say("table-over"))
        screen.say(outcome(self._table, screen.voice(seat)), "bold", 2)
        screen.path(say("table-recorded", path=str(self._keeper.finish(self._table))), "dim", 2)


def outcome(table: Table, tell: Voice) -> str:
    """Who won, in a sentence."""
    result, unit = table.returns or [], table.game.unit(table.state)
    people = [number for number, seat in enumerate(table.seats) if seat.person]
    if len(result) == 1 or (table.game.cooperative and unit != VICTORY):
        return say("table-solo", result=tell.say(unit.outcome(result[0])))
    if table.game.cooperative:
        return say("table-together-won" if result and result[0] > 0 else "table-together-lost")
    winners = [seat for seat, value in enumerate(result) if value == max(result)]
    if len(winners) == len(result):
        return say("table-draw")
    if winners == people:
        return say("table-you-win")
    names = [table.seats[seat].name for seat in winners]
    return say("table-winner", name=names[0]) if len(names) == 1 else say("table-shared", names=names)
