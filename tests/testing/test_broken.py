"""Every conformance check can fail: broken variants of Double Star, and which checks each of them fails.

A variant is the example game with some of its methods replaced.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.facts import Args, Fact, fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.position import put, read
from ecliptic.kernel.state import HIDDEN, LATER, NATURE, SPECTATOR, Refusal, State
from ecliptic.testing import CHECKS, Kit, Nonconformance, damage, load_kit
from ecliptic.testing.example import (
    CHOICE,
    DIE,
    NONE,
    RISE,
    SET,
    STAR,
    STARS,
    UNKNOWN,
    DoubleStar,
    DoubleStarGame,
    DoubleStarView,
    Position,
)

KIT = replace(load_kit(Path(__file__).parents[1] / "games" / "double_star"), looks=200)

actors, apply, clone, fill, known_to, legal, refusal, seen_as = (
    DoubleStar.actors,
    DoubleStar.apply,
    DoubleStar.clone,
    DoubleStar.fill,
    DoubleStar.known_to,
    DoubleStar.legal,
    DoubleStar.refusal,
    DoubleStar.seen_as,
)
position, parse, spell = DoubleStarGame.position, DoubleStarGame._parse, DoubleStarGame.spell
view, spelling = DoubleStarGame._view, DoubleStarGame._spelling


def hide(state: State, viewer: int) -> DoubleStar:
    known = state.known_to(viewer)
    assert isinstance(known, DoubleStar)
    return known


@dataclass(frozen=True)
class Break:
    """A way to break the game, and the checks that must find it."""

    name: str
    fails: str
    """The checks that fail, all of them, without their prefix: the one that it is for comes first, and says so in a
    sentence. With '..' at the end the fault is so deep that others may fail, too."""
    state: Mapping[str, object] = field(default_factory=dict)
    """Replacements in the rules."""
    game: Mapping[str, object] = field(default_factory=dict)
    """Replacements in the game around them."""
    folder: Path = KIT.folder


# -- playing -------------------------------------------------------------------------------------------------


EVENTS = itertools.count()
"""What happened in other games, which is none of a game's business."""


def apply_with_a_memory(self: DoubleStar, seat: int, action: int) -> None:
    apply(self, seat, action)
    if self.roll[0] and next(EVENTS) % 3 == 0:
        self.roll[0] = 1


def clone_that_shares(self: DoubleStar) -> DoubleStar:
    copy = clone(self)
    copy.roll = self.roll
    return copy


def clone_that_forgets(self: DoubleStar) -> DoubleStar:
    copy = clone(self)
    copy.roll = [0, 0]
    return copy


def legal_backwards(self: DoubleStar, seat: int) -> vec[i64]:
    return vec[i64](list(reversed(list(legal(self, seat)))))


def legal_for_a_spectator(self: DoubleStar, seat: int) -> vec[i64]:
    return vec[i64]([SET]) if seat == SPECTATOR else legal(self, seat)


def legal_without_an_end(self: DoubleStar, seat: int) -> vec[i64]:
    return vec[i64]([STAR]) if seat == NATURE and self.shown == 4 else legal(self, seat)


def apply_that_fails(self: DoubleStar, seat: int, action: int) -> None:
    if self.choice[0] == RISE and seat == 1:
        raise KeyError(action)
    apply(self, seat, action)


def refusal_that_allows(self: DoubleStar, seat: int, action: int) -> Refusal | None:
    return None if action == STAR and seat == 0 else refusal(self, seat, action)


def refusal_that_forbids(self: DoubleStar, seat: int, action: int) -> Refusal | None:
    if action == RISE and self.star[0] == 4:
        return Refusal("D-02", fact("not-your-turn"))
    return refusal(self, seat, action)


def refusal_without_a_rule(self: DoubleStar, seat: int, action: int) -> Refusal | None:
    why = refusal(self, seat, action)
    return why and Refusal("no rule", why.fact)


def refusal_without_a_reason(self: DoubleStar, seat: int, action: int) -> Refusal | None:
    why = refusal(self, seat, action)
    return why and Refusal(why.rule, fact(""))


def refusal_that_changes(self: DoubleStar, seat: int, action: int) -> Refusal | None:
    why = refusal(self, seat, action)
    if why and action == STAR and self.shown == 4:
        self.roll[0] = 3 - self.roll[0]
    return why


def refusal_with_an_unknown_rule(self: DoubleStar, seat: int, action: int) -> Refusal | None:
    why = refusal(self, seat, action)
    return why and Refusal("D-99", why.fact)


def pick_the_first(self: DoubleStar, seat: int, word: int) -> int:
    return legal(self, seat)[0]


def odds_of_nothing(self: DoubleStar) -> vec[i64]:
    sides = len(legal(self, NATURE))
    return vec[i64]([1] * (sides - 1) + [0 if sides > 1 else 1])


def stream_of_nobody(self: DoubleStar) -> int:
    return 9


def apply_without_an_end(self: DoubleStar, seat: int, action: int) -> None:
    if self.shown < 3:
        apply(self, seat, action)


def returns_of_one(self: DoubleStar) -> list[float]:
    return [1.0]


def returns_of_nothing(self: DoubleStar) -> list[float]:
    return [float("nan"), 0.0]


def legal_stars_twice(self: DoubleStar, seat: int) -> vec[i64]:
    if seat == NATURE and NONE in self.star:
        return vec[i64]([STAR + star - 1 for star in STARS])
    return legal(self, seat)


def apply_in_order(self: DoubleStar, seat: int, action: int) -> None:
    """Who chooses first cannot rise from the second seat."""
    apply(self, seat, SET if seat == 1 and self.choice[0] is None else action)


PLAY = [
    Break("chance outside Nature", "determinism ..", {"apply": apply_with_a_memory}),
    Break("a clone shares a list", "clones ..", {"clone": clone_that_shares}),
    Break("a clone forgets a field", "clones ..", {"clone": clone_that_forgets}),
    Break("legal actions descend", "legal golden", {"legal": legal_backwards}),
    Break("a spectator has an action", "legal", {"legal": legal_for_a_spectator}),
    Break("an action after the end", "legal", {"legal": legal_without_an_end}),
    Break("a legal action fails", "applies ..", {"apply": apply_that_fails}),
    Break("an illegal action is accepted", "refusals", {"refusal": refusal_that_allows}),
    Break("a legal action is refused", "refusals applies undo", {"refusal": refusal_that_forbids}),
    Break("a refusal names no rule", "refusals citations", {"refusal": refusal_without_a_rule}),
    Break("a refusal has no reason", "refusals sentences", {"refusal": refusal_without_a_reason}),
    Break("a refusal changes the state", "refusals", {"refusal": refusal_that_changes}),
    Break("a refusal cites no known rule", "citations", {"refusal": refusal_with_an_unknown_rule}),
    Break("pick is biased", "pick", {"pick": pick_the_first}),
    Break("odds are zero", "pick golden", {"odds": odds_of_nothing}),
    Break("a stream does not exist", "pick golden", {"stream": stream_of_nobody}),
    Break("the game never ends", "ends damage fill golden records undo", {"apply": apply_without_an_end}),
    Break("a seat has no result", "ends golden", {"returns": returns_of_one}),
    Break("a result is no number", "ends golden", {"returns": returns_of_nothing}),
    Break("a cooperative game with a winner", "ends", game={"cooperative": True}),
    Break("a game longer than it says", "ends damage fill records undo", game={"max_plies": 5}),
    Break("a star is drawn twice", "conservation golden positions fill", {"legal": legal_stars_twice}),
    Break("the first to choose is worse off", "order", {"apply": apply_in_order}),
]

# -- knowledge -----------------------------------------------------------------------------------------------


def known_with_the_star(self: DoubleStar, seat: int) -> DoubleStar:
    """Shows the other's star as soon as both have chosen."""
    copy = known_to(self, seat)
    if None not in self.choice:
        copy.star = list(self.star)
    return copy


def known_with_the_choice(self: DoubleStar, seat: int) -> DoubleStar:
    copy = known_to(self, seat)
    copy.choice = list(self.choice)
    return copy


def known_without_its_own(self: DoubleStar, seat: int) -> DoubleStar:
    return known_to(self, SPECTATOR)


def known_in_place(self: DoubleStar, seat: int) -> DoubleStar:
    copy = known_to(self, seat)
    if self.shown == 4:
        self.roll = [0, 0]
    return copy


def known_once(self: DoubleStar, seat: int) -> DoubleStar:
    copy = known_to(self, seat)
    if self.shown == 4:
        copy.roll = [max(0, copy.roll[0] - 1), copy.roll[1]]
    return copy


def known_without_the_end(self: DoubleStar, seat: int) -> DoubleStar:
    copy = known_to(self, seat)
    copy.shown = min(copy.shown, 3)
    return copy


def known_that_shares(self: DoubleStar, seat: int) -> DoubleStar:
    copy = known_to(self, seat)
    copy.roll = self.roll
    return copy


def seen_in_full(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
    return action


def seen_not_even_by_oneself(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
    return HIDDEN if seat != NATURE else seen_as(self, viewer, seat, action)


def seen_star_drawn(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
    return action if seat == NATURE else seen_as(self, viewer, seat, action)


def seen_never(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
    """The die is rolled in secret, but its result can be seen on the table."""
    return HIDDEN if seat == NATURE and DIE <= action < STAR else seen_as(self, viewer, seat, action)


def seen_later(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
    return LATER if seat not in (viewer, NATURE) else seen_as(self, viewer, seat, action)


def seen_later_from_the_bag(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
    seen = seen_as(self, viewer, seat, action)
    return LATER if seat == NATURE and seen == HIDDEN else seen


def legal_with_a_hint(self: DoubleStar, seat: int) -> vec[i64]:
    """Nobody may rise against the brightest star."""
    if seat != NATURE and actors(self) >> seat & 1 and 4 in self.star and self.star.index(4) != seat:
        return vec[i64]([SET])
    return legal(self, seat)


def view_of_all(self: DoubleStarGame, state: DoubleStar, seat: int | None) -> DoubleStarView:
    return self.open_view(state)


def facts_of_all(
    self: DoubleStarGame, before: DoubleStar, after: DoubleStar, seat: int, action: int, viewer: int | None
) -> list[Fact]:
    return self.open_facts(before, after, seat, action)


def fill_with_another_own(self: DoubleStar, luck: Luck) -> None:
    for seat in (0, 1):
        if self.star[1 - seat] == UNKNOWN:
            self.star = [NONE if star == UNKNOWN else UNKNOWN for star in self.star]
            break
    self.star = [UNKNOWN if star in (NONE, UNKNOWN) and NONE not in self.star else star for star in self.star]
    fill(self, luck)


def fill_without_rising(self: DoubleStar, luck: Luck) -> None:
    self.choice = [SET if choice == UNKNOWN else choice for choice in self.choice]
    fill(self, luck)


def fill_by_halves(self: DoubleStar, luck: Luck) -> None:
    if self.star.count(UNKNOWN) == 2:
        hidden = self.clone()
        fill(hidden, luck)
        self.star[0] = hidden.star[0]
    else:
        fill(self, luck)


def fill_by_another_chance(self: DoubleStar, luck: Luck) -> None:
    fill(self, Luck(next(EVENTS)))


def fill_with_twins(self: DoubleStar, luck: Luck) -> None:
    """The other's star may be the viewer's own."""
    self.star = [1 + luck.below(4) if star == UNKNOWN else star for star in self.star]
    fill(self, luck)


KNOWLEDGE = [
    Break("the known state shows a star", "swap worlds", {"known_to": known_with_the_star}),
    Break("the known state shows a choice", "swap worlds", {"known_to": known_with_the_choice}),
    Break("a seat does not know its own star", "log worlds", {"known_to": known_without_its_own}),
    Break("known_to changes the state", "known fill views", {"known_to": known_in_place}),
    Break("known_to hides more each time", "known fill", {"known_to": known_once}),
    Break("the known state does not end", "known fill", {"known_to": known_without_the_end}),
    Break("the known state shares a list", "fill", {"known_to": known_that_shares}),
    Break("choices are seen by all", "log", {"seen_as": seen_in_full}),
    Break("the bag is transparent", "log", {"seen_as": seen_star_drawn}),
    Break("a seat does not see its own choice", "known", {"seen_as": seen_not_even_by_oneself}),
    Break("a known roll was not seen", "swap", {"seen_as": seen_never}),
    Break("a later choice is noticed now", "later undo", {"seen_as": seen_later}),
    Break("a later draw of no seat", "later", {"seen_as": seen_later_from_the_bag}),
    Break("legal moves tell of a star", "swap fill known records", {"legal": legal_with_a_hint}),
    Break("the view shows all", "swap", game={"view": view_of_all}),
    Break("the facts tell all", "swap", game={"facts": facts_of_all}),
    Break("a guess changes the viewer's star", "fill worlds", {"fill": fill_with_another_own}),
    Break("a guess never rises", "worlds", {"fill": fill_without_rising}),
    Break("a guess leaves a gap", "fill worlds damage", {"fill": fill_by_halves}),
    Break("a guess ignores its luck", "fill", {"fill": fill_by_another_chance}),
    Break("a guess holds a star twice", "worlds fill damage", {"fill": fill_with_twins}),
    Break("no tiny positions", "worlds golden", folder=Path("nowhere")),
]

# -- words and data ------------------------------------------------------------------------------------------


def spell_alike(self: DoubleStarGame, kind: str, args: Args) -> str:
    return "roll" if kind == "roll" else spelling(self, kind, args)


def spell_with_a_comment(self: DoubleStarGame, kind: str, args: Args) -> str:
    return spelling(self, kind, args).replace("roll ", "roll #")


def parse_by_table(self: DoubleStarGame, state: DoubleStar, seat: int, text: str) -> int:
    return {spell(self, state, seat, action): action for action in range(CHOICE + 2)}[text]


def parse_of_anything(self: DoubleStarGame, state: DoubleStar, seat: int, text: str) -> int:
    return -1 if text == "?" else parse(self, state, seat, text)


def parse_another(self: DoubleStarGame, state: DoubleStar, seat: int, text: str) -> int:
    action = parse(self, state, seat, text)
    return SET if action == RISE and hide(state, 0).star[0] == 3 else action


def parse_in_other_words(self: DoubleStarGame, state: DoubleStar, seat: int, text: str) -> int:
    """A player who speaks like Nature is understood."""
    return parse(self, state, seat, text if seat == NATURE else text.removeprefix("shows "))


def dict_without_rolls(self: DoubleStar) -> dict[str, object]:
    return {"star": list(self.star), "choice": list(self.choice), "shown": self.shown}


def dict_with_a_set(self: DoubleStar) -> dict[str, object]:
    return {"star": list(self.star), "choice": list(self.choice), "roll": {1, 2}, "shown": self.shown}


def position_without_rolls(self: DoubleStarGame, data: Mapping[str, object]) -> DoubleStar:
    state = position(self, data)
    state.roll = [0, 0]
    return state


def position_of_the_whole_only(self: DoubleStarGame, data: Mapping[str, object]) -> DoubleStar:
    state = position(self, data)
    if UNKNOWN in state.star:
        raise BadPosition("a star is missing")
    return state


def position_unchecked(self: DoubleStarGame, data: Mapping[str, object]) -> DoubleStar:
    if not isinstance(data["shown"], int):
        raise BadPosition("shown is no number")
    return position(self, data)


def position_without_a_reason(self: DoubleStarGame, data: Mapping[str, object]) -> DoubleStar:
    try:
        return position(self, data)
    except BadPosition:
        raise BadPosition("") from None


def position_of_anything(self: DoubleStarGame, data: Mapping[str, object]) -> DoubleStar:
    """Looks at the fields, and not at whether they fit together."""
    state = DoubleStar()
    put(read(Position, data), state)
    return state


def legal_where_it_makes_sense(self: DoubleStar, seat: int) -> vec[i64]:
    return vec[i64]() if _is_nonsense(self) else legal(self, seat)


def apply_where_it_makes_sense(self: DoubleStar, seat: int, action: int) -> None:
    if not _is_nonsense(self):
        apply(self, seat, action)


def apply_that_hangs(self: DoubleStar, seat: int, action: int) -> None:
    while _is_nonsense(self):
        pass
    apply(self, seat, action)


def _is_nonsense(state: DoubleStar) -> bool:
    """What never comes up in a game: the same star twice."""
    return state.star[0] == state.star[1] > NONE


def options_of_another(self: DoubleStarGame, state: State) -> dict[str, object]:
    return {"stars": 5}


def view_with_a_word(self: DoubleStarGame, known: DoubleStar, viewer: int) -> DoubleStarView:
    return msgspec.structs.replace(view(self, known, viewer), rolls=["three"])


def view_with_a_set(self: DoubleStarGame, known: DoubleStar, viewer: int) -> DoubleStarView:
    return msgspec.structs.replace(view(self, known, viewer), rolls={1, 2})


def told(*facts: Fact) -> Callable[..., list[Fact]]:
    return lambda self, before, after, seat, action, viewer: list(facts)


WORDS = [
    Break("two moves are spelled alike", "moves records undo", game={"_spelling": spell_alike}),
    Break("a move looks like a comment", "moves records", game={"_spelling": spell_with_a_comment}),
    Break("a move reads as another", "moves spellings undo", game={"_parse": parse_another}),
    Break("no move is a KeyError", "garbage records", game={"_parse": parse_by_table}),
    Break("no move is a number", "garbage", game={"_parse": parse_of_anything}),
    Break("a position leaves something out", "positions fill", {"to_dict": dict_without_rolls}),
    Break("a position is no JSON", "positions ..", {"to_dict": dict_with_a_set}),
    Break("a position is read by halves", "positions fill", game={"position": position_without_rolls}),
    Break("a known position cannot be read", "positions damage", game={"position": position_of_the_whole_only}),
    Break("a damaged position is a KeyError", "damage", game={"position": position_unchecked}),
    Break("a damaged position is nobody's fault", "damage", game={"position": position_without_a_reason}),
    Break(
        "a nonsense position fails", "damage", {"legal": legal_where_it_makes_sense}, {"position": position_of_anything}
    ),
    Break(
        "a nonsense position goes on",
        "damage",
        {"apply": apply_where_it_makes_sense},
        {"position": position_of_anything},
    ),
    Break("a nonsense position hangs", "damage", {"apply": apply_that_hangs}, {"position": position_of_anything}),
    Break("a move is understood in other words", "spellings", game={"_parse": parse_in_other_words}),
    Break("a record has unknown options", "records damage undo", game={"options_of": options_of_another}),
    Break("a view is not what its type says", "views", game={"_view": view_with_a_word}),
    Break("a view has a set", "views", game={"_view": view_with_a_set}),
    Break("a fact has no key", "views sentences", game={"_facts": told(fact("", "D-01"))}),
    Break(
        "a fact cites no rule id",
        "views citations",
        game={"_facts": told(Fact("drawn", {"seat": 0, "star": 1}, ("rule 1",)))},
    ),
    Break("a fact cites an unknown rule", "citations", game={"_facts": told(fact("drawn", "D-99", seat=0, star=1))}),
    Break("a fact has no message", "sentences", game={"_facts": told(fact("vanished", "D-01"))}),
    Break("a fact lacks an argument", "sentences", game={"_facts": told(fact("drawn", "D-01", seat=0))}),
    Break("a fact is no JSON", "views ..", game={"_facts": told(fact("drawn", "D-01", seat=0, star=object()))}),
    Break("the rules have changed since", "golden", game={"version": 2}),
    Break("the edition has changed since", "golden", game={"edition_hash": "123456789abc"}),
]


# -- taking back ---------------------------------------------------------------------------------------------

FIRST = 2
"""Added to a choice that can still be changed."""


def settled(state: DoubleStar) -> bool:
    return all(choice in (SET, RISE, UNKNOWN) for choice in state.choice)


def actors_twice(self: DoubleStar) -> int:
    if NONE in self.star or settled(self):
        return actors(self)
    return sum(1 << seat for seat in (0, 1) if self.choice[seat] not in (SET, RISE))


def apply_twice(self: DoubleStar, seat: int, action: int) -> None:
    first = seat != NATURE and self.choice[seat] is None
    apply(self, seat, FIRST + action if first else action)


def known_twice(self: DoubleStar, seat: int) -> DoubleStar:
    copy = known_to(self, seat)
    if not settled(self):
        copy.choice = [choice if of == seat else None for of, choice in enumerate(self.choice)]
    return copy


def position_twice(self: DoubleStarGame, data: Mapping[str, object]) -> DoubleStar:
    given = data.get("choice")
    choices = given if isinstance(given, list) else []
    known = [None if choice in (FIRST + SET, FIRST + RISE) else choice for choice in choices]
    state = position(self, {**data, "choice": known})
    state.choice = list(choices)
    return state


def view_twice(self: DoubleStarGame, known: DoubleStar, viewer: int) -> DoubleStarView:
    copy = clone(known)
    copy.choice = [choice if choice in (SET, RISE, UNKNOWN) else None for choice in known.choice]
    return view(self, copy, viewer)


TWICE: Mapping[str, object] = {
    "actors": actors_twice,
    "apply": apply_twice,
    "known_to": known_twice,
    "seen_as": seen_later,
    "seen_at_barrier": lambda self, viewer, seat, action: HIDDEN,
    "barriers": lambda self: int(settled(self)),
}
"""Double Star in which everybody chooses twice, unseen, and the second time counts."""
GAME_TWICE: Mapping[str, object] = {"position": position_twice, "_view": view_twice, "max_plies": 12}


def apply_after_the_other(self: DoubleStar, seat: int, action: int) -> None:
    """Who chooses for the second time while the other has chosen once, which is not to be seen, gets the contrary."""
    second = seat != NATURE and self.choice[seat] is not None
    apply_twice(self, seat, 1 - action if second and self.choice[1 - seat] in (FIRST + SET, FIRST + RISE) else action)


UNDO = [
    Break("what others did unseen counts", "undo golden", {**TWICE, "apply": apply_after_the_other}, GAME_TWICE),
]


@pytest.fixture(autouse=True)
def _impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that hangs is given up soon."""
    monkeypatch.setattr(damage, "PATIENCE", 5.0)


def failing(kit: Kit) -> tuple[set[str], set[str]]:
    """The checks that find a fault, and those that only fall over it."""
    found, fell = set(), set()
    for check in CHECKS:
        name = check.__name__.removeprefix("check_")
        try:
            check(kit, 1)
        except Nonconformance:
            found.add(name)
        except Exception:
            fell.add(name)
    return found, fell


@pytest.mark.parametrize("broken", [*PLAY, *KNOWLEDGE, *WORDS, *UNDO], ids=lambda broken: broken.name.replace(" ", "_"))
def test_a_broken_game_fails_the_checks_that_are_for_it(broken: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    for place, changes in ((DoubleStar, broken.state), (DoubleStarGame, broken.game)):
        for name, value in changes.items():
            monkeypatch.setattr(place, name, value)
    found, fell = failing(replace(KIT, folder=broken.folder))
    meant = broken.fails.split()
    assert meant[0] in found
    if meant[-1] == "..":
        assert set(meant[:-1]) <= found | fell
    else:
        assert set(meant) == found | fell


def test_every_check_has_a_game_that_it_is_for() -> None:
    broken = {case.fails.split()[0] for case in [*PLAY, *KNOWLEDGE, *WORDS, *UNDO]}
    assert broken == {check.__name__.removeprefix("check_") for check in CHECKS}


def test_the_game_as_it_is_passes() -> None:
    assert failing(KIT) == (set(), set())


def test_unseen_choices_in_two_steps_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, changes in ((DoubleStar, TWICE), (DoubleStarGame, GAME_TWICE)):
        for name, value in changes.items():
            monkeypatch.setattr(place, name, value)
    assert failing(KIT) == ({"golden"}, set()), "whose records are of another game"
