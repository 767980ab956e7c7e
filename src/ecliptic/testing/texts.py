"""Checks of words: moves, views, facts and the sentences made from them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from ecliptic.kernel import catalogue
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import RULE_ID, Fact
from ecliptic.kernel.game import View
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SPECTATOR, pick_from_legal
from ecliptic.testing.kit import Kit, Spot, called, dump, looks, random_event, seats_in, viewers
from ecliptic.testing.play import some

# -- moves ---------------------------------------------------------------------------------------------------


def check_moves(kit: Kit, seed: int) -> None:
    """Every legal move has one spelling of its own, which reads back as that move."""
    game = kit.game
    for spot in looks(kit, seed, 0.5):
        for seat in seats_in(spot.state.actors()):
            spelled: dict[str, int] = {}
            for action in some(list(spot.state.legal(seat)), 60, spot.luck):
                text = game.spell(spot.state, seat, action)
                if spelled.setdefault(text, action) != action:
                    raise spot.wrong(f"{called(seat)} has two moves spelled {text!r}: {spelled[text]} and {action}")
                if text != " ".join(text.split()) or not text or "#" in text or text == "?":
                    raise spot.wrong(f"{text!r} is not a spelling that a record could hold")
                found = game.parse(spot.state, seat, f"  {text} ")
                if found != action:
                    raise spot.wrong(f"move {action} of {called(seat)} is spelled {text!r}, which reads as {found}")
                if game.parse(spot.state.known_to(seat), seat, text) != action:
                    raise spot.wrong(f"{text!r} reads as something else to {called(seat)}, who moves")


GARBAGE = ("", " ", "?", "0", "-1", "1e9", "play", "é♠", "\x00", "a" * 2000, "9" * 40, "None", "()", "x y z w v u t")


def check_garbage(kit: Kit, seed: int) -> None:
    """Text that is not a move is told so, and nothing worse happens."""
    for spot in looks(kit, seed, 0.3):
        luck = spot.luck
        for seat in seats_in(spot.state.actors()):
            text = kit.game.spell(spot.state, seat, pick_from_legal(spot.state, seat, luck.word()))
            for garbage in [*GARBAGE, *(_mutated(text, luck) for _ in range(20))]:
                try:
                    action = kit.game.parse(spot.state, seat, garbage)
                except InvalidMove as error:
                    if not str(error).strip():
                        raise spot.wrong(f"{garbage!r} is not a move, but nobody says why") from None
                    continue
                except Exception as error:
                    raise spot.wrong(f"reading {garbage!r} as a move fails: {error!r}") from error
                if not 0 <= action < spot.state.action_count():
                    raise spot.wrong(f"{garbage!r} reads as {action}, which is not an action")


def check_spellings(kit: Kit, seed: int) -> None:
    """Whatever reads as a move is that move's spelling here: words of another seat, phase or variant are no other move.

    Else a record could be altered so that it says something that did not happen, and would still replay.
    """
    known = sorted({text for spot in looks(kit, seed, 0.3) for text in _spoken(spot)})
    for spot in looks(kit, seed, 0.5):
        state, luck = spot.state, spot.luck
        for seat in [*range(state.seats), NATURE]:
            for text in {known[luck.below(len(known))] for _ in range(40)}:
                try:
                    action = kit.game.parse(state, seat, text)
                except InvalidMove:
                    continue
                spelled = kit.game.spell(state, seat, action)
                if spelled != text:
                    raise spot.wrong(
                        f"{called(seat)} may say {text!r} and is understood, but that is spelled {spelled!r}"
                    )


def _spoken(spot: Spot) -> set[str]:
    """How moves are spelled here: some that are legal, and some that are not."""
    state, luck = spot.state, spot.luck
    said = set()
    for seat in seats_in(state.actors()):
        actions = some(list(state.legal(seat)), 12, luck) + [luck.below(state.action_count()) for _ in range(4)]
        said |= {spot.kit.game.spell(state, seat, action) for action in actions}
    return said


def _mutated(text: str, luck: Luck) -> str:
    """A spelling with a typing mistake or two."""
    letters = list(text)
    for _ in range(1 + luck.below(2)):
        at = luck.below(len(letters) + 1)
        new = "abz0159 -+:?HSQé"[luck.below(16)]
        letters[at : at + luck.below(2)] = [new] if luck.below(3) else []
    return "".join(letters)


# -- views, facts and sentences ------------------------------------------------------------------------------


def check_views(kit: Kit, seed: int) -> None:
    """Every view is typed data, every event has facts with rules for everyone, and looking changes nothing."""
    for spot in looks(kit, seed, 0.3):
        before, after = spot.state.clone(), spot.state.clone()
        unchanged = dump(before)
        for viewer in viewers(before):
            _check_view(spot, called(viewer), kit.game.view(before, None if viewer == SPECTATOR else viewer))
        _check_view(spot, "all when it is over", kit.game.open_view(before))
        if before.actors():
            seat, action = random_event(after, spot.luck)
            for viewer in viewers(before):
                eyes = None if viewer == SPECTATOR else viewer
                _check_facts(spot, called(viewer), kit.game.facts(before, after, seat, action, eyes))
            _check_facts(spot, "all when it is over", kit.game.open_facts(before, after, seat, action))
        if dump(before) != unchanged:
            raise spot.wrong("looking at a position changes it")


def _check_view(spot: Spot, viewer: str, view: View) -> None:
    """What is written as JSON reads back as the same view."""
    try:
        written = msgspec.json.encode(view)
        same = msgspec.json.encode(msgspec.json.decode(written, type=type(view))) == written
    except (TypeError, ValueError) as error:
        raise spot.wrong(f"the view of {viewer} is not what its type says: {error}") from error
    if not same or _has_a_set(view):
        raise spot.wrong(f"the view of {viewer} changes by being written as JSON")


def _has_a_set(value: object) -> bool:
    """In which things have no order."""
    if isinstance(value, msgspec.Struct):
        return any(_has_a_set(part) for part in msgspec.structs.astuple(value))
    if isinstance(value, dict):
        return any(_has_a_set(part) for part in value.values())
    return isinstance(value, set | frozenset) or (isinstance(value, list | tuple) and any(map(_has_a_set, value)))


def _check_facts(spot: Spot, viewer: str, told: list[Fact]) -> None:
    for one in told:
        if not one.key or not all(re.fullmatch(RULE_ID, rule) for rule in one.rules):
            raise spot.wrong(f"{viewer} is told something that is not a key with rule ids: {one!r}")
        try:
            msgspec.json.encode(one)
        except (TypeError, ValueError) as error:
            raise spot.wrong(f"{viewer} is told something that cannot be written as JSON: {error}") from error


def check_sentences(kit: Kit, seed: int) -> None:
    """Whatever is told, asked or refused can be said in every language that the game speaks, and so can every move."""
    game = kit.game
    voices = [
        catalogue.Catalogue([game.folder / "text", catalogue.OWN], language, strict=True)
        for language in catalogue.languages(game.folder / "text")
    ]
    for spot in looks(kit, seed, 0.3):
        for words in voices:
            try:
                for said in _all_said(spot, words):
                    if not said.strip() or "{" in said:
                        raise KeyError(f"{said!r} is not a sentence")
            except KeyError as error:
                raise spot.wrong(f"something cannot be said in {words.language}: {error.args[0]}") from error


def _all_said(spot: Spot, words: catalogue.Catalogue) -> Iterator[str]:
    game, state, after, luck = spot.kit.game, spot.state, spot.state.clone(), spot.luck
    told = [game.headline(state), *(game.talk(state) or ())]
    if state.actors():
        seat, action = random_event(after, luck)
        told += game.open_facts(state, after, seat, action)
        for viewer in viewers(state):
            told += game.facts(state, after, seat, action, None if viewer == SPECTATOR else viewer)
    for viewer in viewers(state):
        view = game.view(state, None if viewer == SPECTATOR else viewer)
        told += [view.prompt, view.outcome, Fact(f"phase-{view.phase}")]
    for seat in range(state.seats):
        why = state.refusal(seat, luck.below(state.action_count()))
        told += [why.fact] if why is not None else []
        for action in some(list(state.legal(seat)), 10, luck):
            yield words.move(game.describe(state, seat, action), viewer=seat)
    yield from (words.say(one, viewer=0) for one in told if one is not None)


def check_citations(kit: Kit, seed: int) -> None:
    """Every rule that a refusal or a fact cites stands in the game's RULES page."""
    page = kit.game.rules_text()
    known: set[str] = set()
    for spot in looks(kit, seed, 0.3):
        for rule in _cited(spot) - known:
            if not re.search(rf"(?<![\w-]){re.escape(rule)}(?![\w-])", page):
                raise spot.wrong(f"rule {rule} is cited, but does not stand in the rules")
            known.add(rule)


def _cited(spot: Spot) -> set[str]:
    state, luck = spot.state, spot.luck
    rules = set()
    for _ in range(20):
        for seat in (luck.below(state.seats), NATURE):
            why = state.refusal(seat, luck.below(state.action_count()))
            rules |= {why.rule} if why is not None else set()
    if state.actors():
        after = state.clone()
        seat, action = random_event(after, luck)
        for one in spot.kit.game.open_facts(state, after, seat, action):
            rules |= set(one.rules)
    return rules
