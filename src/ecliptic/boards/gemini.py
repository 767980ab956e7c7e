"""The Gemini Card Game in the terminal: weather, programs with what they still need, instruments, hands.

Types of target have shapes as well as colours: ▲ Primary, ■ Secondary, ● Bright. All of it comes from the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecliptic.games.gemini import cards as k
from ecliptic.games.gemini import shown as v
from ecliptic.kernel.catalogue import Voice

MARKS = {"primary": ("▲", "red"), "secondary": ("■", "blue"), "bright": ("●", "yellow")}
SKIES = {"best": "★", "great": "☾", "good": "☁", "poor": "≡", "X01": "↯", "X02": "~"}
GAP = 2
GOLD, QUIET, RED, GOOD = "bold yellow", "dim", "bold red", "bold green"

STYLES = {r"\bP\d\d\b": "bold", r"\bT\d\d\b": "cyan", r"\bH\d\d\b": "yellow", r"\[G-\d\d[^]]*\]": "dim"}
"""How words of moves and stories are shown."""


def draw(view: v.GeminiView, width: int, say: Voice) -> RenderableType:
    room = width - 4
    parts: list[RenderableType] = [_head(view, say), _weather(view, say), Text(), _programs(view, room, say)]
    parts += [_completed(view, say), _instruments(view.instruments, say), Text(), _players(view, room, say)]
    return Panel(Group(*parts), title=say("title"), width=width, padding=(0, 1))


def _head(view: v.GeminiView, say: Voice) -> Group:
    score = view.score
    stars = "★" * view.reputation + "☆" * (view.most_reputation - view.reputation)
    line = Text.assemble(
        (say("board-round", round=view.round, rounds=view.rounds), "bold"),
        f"   {say('board-reputation')} ",
        (stars, GOLD if view.reputation > 1 else RED),
        f"   {say('board-points', points=score.points)}",
        f"   {say('board-band1', band1=score.band1, required=score.required)}",
    )
    if view.outcome:
        return Group(line, Text(say.say(view.outcome), GOLD))
    further = next((level for level in score.levels if level.short), None)
    if further:
        line.append(f"   {say('board-next-level', short=further.short, level=further.level)}", QUIET)
    return Group(line, _asked(view, say))


def _asked(view: v.GeminiView, say: Voice) -> Text:
    text = Text(say.say(view.prompt) if view.prompt else say(f"phase-{view.phase}"), GOLD)
    if view.turn.role:
        turn = say("board-turn", role=view.turn.role.role, actions=view.turn.actions)
        text.append(f"  {say.name(view.turn.seat)}: {turn}", "not bold default")
    return text


def _weather(view: v.GeminiView, say: Voice) -> Text:
    """One mark for each round so far, then today's conditions and closures."""
    weather = view.weather
    line = Text(f"{say('board-weather')} ")
    past = {card.round: SKIES.get(card.sky, "?") for card in weather.past}
    for number in range(1, view.rounds + 1):
        line.append(past.get(number, "·"), "bold reverse" if number == view.round and number in past else QUIET)
    if weather.sky:
        line.append(f"  {say(f'sky-{weather.sky}')}", "bold")
    if weather.closed:
        line.append(f"  {say('board-closed', sites=weather.closed)}", RED)
    if weather.closing:
        line.append(f"  {say('board-closing', sites=weather.closing)}", RED)
    if weather.owes_band1:
        line.append(f"  {say('board-owes-band1')}", RED)
    return line


# -- programs ----------------------------------------------------------------------------------------------------


def _programs(view: v.GeminiView, width: int, say: Voice) -> Table:
    table = Table(width=width, pad_edge=False, expand=True)
    for head, ratio in (("board-program", 5), ("board-instrument", 4), ("board-targets", 5), ("board-needs", 6)):
        table.add_column(say(head), ratio=ratio)
    base = view.base
    table.add_row(_base_name(base, say), _plug(base, say), _base_hours(base, say), _needs(base, say))
    for program in view.programs:
        table.add_row(_program_name(program, say), _plug(program, say), _slots(program, say), _needs(program, say))
    return table


def _completed(view: v.GeminiView, say: Voice) -> Text:
    """The score pile, for the whole game."""
    line = Text(f"{say('board-completed')}: ")
    for done in view.completed:
        line.append_text(Text.assemble(("✓ ", GOOD), f"{done.program} {say('board-points', points=done.worth)}"))
        if done.round is not None:
            line.append(f" ({say('board-completed-by', round=done.round, seat=done.seat)})", QUIET)
        line.append("  ")
    return line if view.completed else line.append(say("board-none-completed"), QUIET)


def _base_name(base: v.Base, say: Voice) -> Text:
    points = f"\n{say('board-points', points=base.worth)}" if base.flipped else ""
    return Text.assemble(("BASE ", "bold"), say(f"program-{base.program}"), (points, QUIET))


def _base_hours(base: v.Base, say: Voice) -> Text:
    if base.need_hours is None:
        return Text(say("board-hours", hours=base.hours))
    return _bar(base.hours, base.need_hours, say)


def _program_name(program: v.ActiveProgram, say: Voice) -> Text:
    card = program.card
    points = say("board-program-points", full=card.full, partial=card.partial, loss=card.loss)
    text = Text.assemble((f"{program.program} ", "bold"), say(f"program-{program.program}"))
    return text.append(f"\n{_terms(card, say)}, {points}", QUIET)


def _terms(card: k.ProgramCard, say: Voice) -> str:
    """What a program asks for, its targets aside."""
    return say("board-terms", band=say(f"band-{card.band}"), mode=card.mode, ao=card.allowed_ao)


def _plug(place: v.Base | v.ActiveProgram, say: Voice) -> Text:
    instrument = place.instrument
    if instrument is None:
        return Text(say("board-no-instrument"), QUIET)
    text = Text.assemble((say(f"instrument-{instrument.instrument}"), "cyan"), f" {_sites(instrument.sites, say)}")
    if place.altair:
        text.append(f"\n{say('board-altair')}", "magenta")
    return text


def _sites(sites: Sequence[str], say: Voice) -> str:
    return "/".join(say.attribute(f"site-{site}", "short") for site in sites)


def _slots(program: v.ActiveProgram, say: Voice) -> Text:
    lines = []
    for slot in program.slots:
        if slot.target is None:
            marks = [part for kind in slot.types for part in (MARKS[kind], " ")]
            named = dict(zip(("type", "other_type"), slot.types, strict=False))
            lines.append(Text.assemble("○ ", *marks, (say("board-slot", n=len(slot.types), **named), QUIET)))
        elif slot.target.complete:
            lines.append(Text.assemble(("✓ ", GOOD), *_target(slot.target, say)))
        else:
            lines.append(_current(slot.target, say))
    return Text("\n").join(lines)


def _target(target: v.Observed, say: Voice) -> tuple[tuple[str, str], str]:
    return MARKS[target.target_type], f" {target.target} {say(f'target-{target.target}')}"


def _current(target: v.Observed, say: Voice) -> Text:
    side = f" {say('board-ao')}" if target.ao else ""
    text = Text.assemble(*_target(target, say), f" {_sites(target.sites, say)}{side} ")
    text.append_text(_bar(target.hours, target.need_hours, say))
    if target.due_round:
        text.append(f" {say('board-due', due_round=target.due_round)}", RED)
    if target.rounds:
        text.append(f" {say('board-rounds', first=target.rounds[0], last=target.rounds[1])}", QUIET)
    return text


def _bar(now: int, need: int, say: Voice) -> Text:
    progress = say("board-progress", hours=now, need_hours=need)
    return Text.assemble(("▮" * now, GOLD), ("▯" * (need - now), QUIET), f" {progress}")


def _needs(place: v.Base | v.ActiveProgram, say: Voice) -> Text:
    ready = (f"{say('board-ready')}\n", GOOD) if place.ready else ""
    return Text.assemble(ready, "\n".join(say.say(need) for need in place.needs))


# -- instruments and hands ---------------------------------------------------------------------------------------


def _instruments(shelf: v.Instruments, say: Voice) -> Text:
    line = Text(f"{say('board-row')}: ")
    for card in shelf.row:
        line.append(say(f"instrument-{card.instrument}"), "cyan").append(f" ({_abilities(card, say)})  ")
    ports = say("board-ports", used=shelf.ports_used, ports=shelf.ports)
    return line.append(f"{say('board-deck', deck=shelf.deck)}  {ports}", QUIET)


def _abilities(card: k.Instrument, say: Voice) -> str:
    words = [_sites(card.sites, say), *(say(f"mode-{mode}") for mode in card.modes), say(f"ao-{card.ao}")]
    return ", ".join([*words, say("board-visiting")] if card.visiting else words)


def _players(view: v.GeminiView, width: int, say: Voice) -> Table:
    """All hands: they are open."""
    table = Table.grid(padding=(0, GAP))
    table.add_column(no_wrap=True)
    table.add_column()
    names = [_player(view, player, say) for player in view.players]
    room = width - max(len(name) for name in names) - 2 * GAP
    for name, player in zip(names, view.players, strict=True):
        roles = " + ".join(say(f"role-{role.role}") for role in player.roles)
        hand = _flow([_card(card, say) for card in player.hand], room)
        table.add_row(name, Text(f"{roles}\n", QUIET).append_text(hand or Text(say("board-no-cards"), QUIET)))
    decks = say("board-player-deck", deck=view.cards.deck, discard=len(view.cards.discard))
    table.add_row("", Text(decks, QUIET))
    marks = "  ".join(f"{mark} {say(f'type-{kind}')}" for kind, (mark, _) in MARKS.items())
    table.add_row("", Text(f"{marks}  {say('board-legend')}", QUIET))
    return table


def _player(view: v.GeminiView, player: v.Player, say: Voice) -> Text:
    here = player.seat == view.turn.seat and not view.outcome
    return Text(f"{'▶' if here else ' '} {say.name(player.seat)}", "bold" if here else "")


def _flow(cards: list[Text], room: int) -> Text:
    """Cards one after the other; a line ends between two of them, not inside one."""
    lines: list[Text] = []
    for card in cards:
        if lines and len(lines[-1]) + GAP + len(card) <= room:
            lines[-1].append(" " * GAP).append_text(card)
        else:
            lines.append(card)
    return Text("\n").join(lines)


def _card(card: k.AnyCard, say: Voice) -> Text:
    if isinstance(card, k.TimeCard):
        due = f" {say('board-due', due_round=card.due_round)}" if card.due_round else ""
        return Text(f"{card.card} {say('board-hours', hours=card.hours)}{due}", RED if due else "yellow")
    if isinstance(card, k.TargetCard):
        hours = say("board-hours", hours=f"{card.hours or '–'}/{card.hours_ao or '–'}")
        mark = "!" if card.opportunity else ""
        text = Text.assemble(MARKS[card.target_type], f"{card.card}{mark} {say(f'target-{card.card}')} ")
        text.append(f"{_sites(card.sites, say)} {hours}")
        if card.rounds:
            text.append(f" {say('board-rounds', first=card.rounds[0], last=card.rounds[1])}", QUIET)
        return text
    if isinstance(card, k.ProgramCard):
        slots = [MARKS[kind] for kind in card.types]
        text = Text(f"{card.card} {say(f'program-{card.card}')}", "bold")
        return text.append(f" {_terms(card, say)} ", QUIET).append_text(Text.assemble(*slots))
    return Text(f"{card.card} {say(f'face-{card.face}')}", "magenta")
