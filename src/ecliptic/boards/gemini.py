"""The Gemini Card Game in the terminal: weather, programs with what they still need, instruments, hands.

Classes have shapes as well as colours: ▲ Primary, ■ Secondary, ● Bright. All of it comes from the view.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

View = dict[str, Any]

MARKS = {"primary": "▲", "secondary": "■", "bright": "●"}
COLOURS = {"primary": "red", "secondary": "blue", "bright": "yellow"}
SITES = {"north": "N", "south": "S"}
SKIES = {"Best": "★", "Great": "☾", "Good": "☁", "Poor": "≡", "Storm": "↯", "Earthquake": "~"}
GAP = 2
GOLD, QUIET, RED, GOOD = "bold yellow", "dim", "bold red", "bold green"

STYLES = {r"\bP\d\d\b": "bold", r"\bT\d\d\b": "cyan", r"\bH\d\d\b": "yellow", r"\[G-\d\d[^]]*\]": "dim"}
"""How words of moves and stories are shown."""


def draw(view: View, width: int) -> RenderableType:
    parts: list[RenderableType] = [_headline(view), _weather(view), Text()]
    parts += [_programs(view, width - 4), _completed(view), _instruments(view), Text(), _players(view, width - 4)]
    return Panel(Group(*parts), title="The Gemini Card Game", width=width, padding=(0, 1))


def _headline(view: View) -> Group:
    score, reputation = view["score"], view["reputation"]
    stars = "★" * reputation["now"] + "☆" * (reputation["most"] - reputation["now"])
    line = Text.assemble(
        (f"Round {view['round']} of {view['rounds']}", "bold"),
        "   Reputation ",
        (stars, GOLD if reputation["now"] > 1 else RED),
        f"   {score['points']} points   Band 1: {score['band1']} of {score['required']}",
    )
    if score["result"]:
        return Group(line, Text(score["result"], GOLD))
    turn = view["turn"]
    who = f"seat {turn['seat']}, {turn['role']['name']}, actions left: {turn['actions']}" if turn["role"] else ""
    return Group(line, Text.assemble((view["prompt"], GOLD), "  ", who))


def _weather(view: View) -> Text:
    """One mark for each round so far, then today's conditions and closures."""
    weather = view["weather"]
    line = Text("Weather ")
    for number, card in enumerate(weather["past"], 1):
        style = "bold reverse" if number == view["round"] else QUIET
        line.append(SKIES.get(card["name"], "?"), style)
    line.append("·" * (view["rounds"] - len(weather["past"])), QUIET)
    if weather["name"]:
        line.append(f"  {weather['name']}", "bold")
    for word, sites in (("closed", weather["closed"]), ("closes next round", weather["closing"])):
        if sites:
            line.append(f"  {' and '.join(sites)} {word}", RED)
    if weather["owes_band1"]:
        line.append("  Band 1 wants Time this round", RED)
    return line


# -- programs ------------------------------------------------------------------------------------------------


def _programs(view: View, width: int) -> Table:
    table = Table(width=width, pad_edge=False, expand=True, title_justify="left")
    table.add_column("program", ratio=5)
    table.add_column("instrument", ratio=3)
    table.add_column("target and hours", ratio=5)
    table.add_column("still needs", ratio=6)
    base = view["base"]
    table.add_row(_base_name(base), _plug(base), _base_hours(base), _needs(base))
    for program in view["programs"]:
        table.add_row(_program_name(program), _plug(program), _targets(program), _needs(program))
    return table


def _completed(view: View) -> Text:
    line = Text("Completed: ")
    for program in view["scored"]:
        line.append_text(Text.assemble(("✓ ", GOOD), f"{program['id']} ({program['points']['full']})  "))
    return line if view["scored"] else line.append("none yet", QUIET)


def _base_name(base: View) -> Text:
    points = f"\n{base['points']} points" if base["flipped"] else ""
    return Text.assemble(("BASE ", "bold"), base["name"], (points, QUIET))


def _base_hours(base: View) -> Text:
    return Text(f"{base['hours']} h") if base["flipped"] else _bar(base["hours"], base["need"])


def _program_name(program: View) -> Text:
    points = program["points"]
    facts = f"\n{_terms(program)}, {points['full']}/{points['partial']}/{points['loss']}"
    return Text.assemble((f"{program['id']} ", "bold"), program["title"], (facts, QUIET))


def _terms(program: View) -> str:
    """What a program asks for, its targets aside."""
    ao = {("no",): "no AO", ("yes",): "AO", ("no", "yes"): "any AO"}[tuple(sorted(program["ao"]))]
    return f"Band {program['band']}, {program['mode'].replace('spectroscopy', 'spectra')}, {ao}"


def _plug(place: View) -> Text:
    instrument = place["instrument"]
    if instrument is None:
        return Text("none", QUIET)
    text = Text.assemble((instrument["name"], "cyan"), f" {_sites(instrument)}")
    if place["altair"]:
        text.append("\n+ Altair", "magenta")
    return text


def _sites(card: View) -> str:
    return "/".join(SITES[site] for site in card["sites"])


def _mark(kind: str) -> tuple[str, str]:
    return MARKS[kind], COLOURS[kind]


def _targets(program: View) -> Text:
    lines = []
    if program["done"]:
        done = program["done"]
        lines.append(Text.assemble(("✓ ", GOOD), _mark(done["class"]), f" {done['id']} {done['title']}"))
    if program["target"]:
        lines.append(_current(program["target"]))
    for slot in program["open"]:
        marks = [part for kind in slot for part in (_mark(kind), " ")]
        lines.append(Text.assemble("○ ", *marks, ("open", QUIET)))
    return Text("\n").join(lines)


def _current(target: View) -> Text:
    side = " AO" if target["side"] == "ao" else ""
    text = Text.assemble(_mark(target["class"]), f" {target['id']} {target['title']} {_sites(target)}{side} ")
    text.append_text(_bar(target["now"], target["need"]))
    if target["due"]:
        text.append(f" by round {target['due']}", RED)
    if target["rounds"]:
        text.append(f" rounds {target['rounds'][0]}-{target['rounds'][1]}", QUIET)
    return text


def _bar(now: int, need: int) -> Text:
    return Text.assemble(("▮" * now, GOLD), ("▯" * (need - now), QUIET), f" {now}/{need} h")


def _needs(place: View) -> Text:
    ready = ("Time can be played\n", GOOD) if place["ready"] else ""
    return Text.assemble(ready, "\n".join(place["needs"]))


# -- instruments and hands -----------------------------------------------------------------------------------


def _instruments(view: View) -> Text:
    shelf = view["instruments"]
    line = Text("Row: ")
    for card in shelf["row"]:
        ao = {"never": "", "with_altair": ", AO with Altair", "always": ", AO only", "grants": ", gives AO"}[card["ao"]]
        modes = "+".join(mode[0].upper() for mode in card["modes"])
        guest = ", visiting" if card["visiting"] else ""
        facts = f"{_sites(card)} {modes}".strip() + ao + guest
        line.append_text(Text.assemble((card["name"], "cyan"), f" ({facts})  "))
    ports = shelf["ports"]
    line.append(f"deck {shelf['deck']}, ports {ports['used']} of {ports['of']}", QUIET)
    return line


def _players(view: View, width: int) -> Table:
    """All hands: they are open."""
    table = Table.grid(padding=(0, GAP))
    table.add_column(no_wrap=True)
    table.add_column()
    names = [_player(view, player) for player in view["players"]]
    room = width - max(len(name) for name in names) - 2 * GAP
    for name, player in zip(names, view["players"], strict=True):
        table.add_row(name, _flow([_card(card) for card in player["hand"]], room) or Text("no cards", QUIET))
    cards = view["cards"]
    table.add_row("", Text(f"Player deck {cards['deck']}, discard {len(cards['discard'])}", QUIET))
    marks = "  ".join(f"{mark} {kind.capitalize()}" for kind, mark in MARKS.items())
    table.add_row("", Text(f"{marks}  ! of Opportunity  hours without/with AO", QUIET))
    return table


def _player(view: View, player: View) -> Text:
    here = player["seat"] == view["turn"]["seat"] and not view["score"]["result"]
    roles = " + ".join(role["id"] for role in player["roles"])
    you = " (you)" if player["seat"] == view["you"] else ""
    return Text(f"{'▶' if here else ' '} seat {player['seat']} {roles}{you}", "bold" if here else "")


def _flow(cards: list[Text], room: int) -> Text:
    """Cards one after the other; a line ends between two of them, not inside one."""
    lines: list[Text] = []
    for card in cards:
        if lines and len(lines[-1]) + GAP + len(card) <= room:
            lines[-1].append(" " * GAP).append_text(card)
        else:
            lines.append(card)
    return Text("\n").join(lines)


def _card(card: View) -> Text:
    if card["kind"] == "time":
        due = f" by round {card['due']}" if card["due"] else ""
        return Text(f"{card['id']} {card['hours']}h{due}", RED if card["time"] == "classical" else "yellow")
    if card["kind"] == "target":
        hours = f"{card['hours'] or '–'}/{card['hours_ao'] or '–'}h"
        too = "!" if card["opportunity"] else ""
        up = f" rounds {card['rounds'][0]}-{card['rounds'][1]}" if card["rounds"] else ""
        return Text.assemble(_mark(card["class"]), f"{card['id']}{too} {_sites(card)} {hours}", (up, QUIET))
    if card["kind"] == "program":
        slots = [_mark(kind) for kind in card["slots"]]
        return Text.assemble((f"{card['id']} {card['title']}", "bold"), (f" {_terms(card)} ", QUIET), *slots)
    return Text(f"{card['id']} {card['name']}", "magenta")
