"""A study as one HTML page: sentences, plots and tables, with nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from ecliptic.bots.stats import Interval
from ecliptic.games import game as find
from ecliptic.kernel.catalogue import DEFAULT
from ecliptic.studies.figures import Figures, Length, Outcome, Paired, Usage, figures, plain
from ecliptic.studies.findings import clearest, findings
from ecliptic.studies.plots import STYLE, Dot, bars, dots, standalone
from ecliptic.studies.run import total
from ecliptic.studies.store import Folder
from ecliptic.studies.words import Words, figure, interval, percent, signed, signed_interval

PAGE = """
:root{--sky-0:#ECE6D8;--sky-2:#FCF9F1;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--sky-0:#060A17;--sky-2:#131C37}}
*{box-sizing:border-box}
body{margin:0;background:var(--sky-0);color:var(--ink-1);font:16px/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;\
font-variant-numeric:tabular-nums lining-nums}
main{max-width:1080px;margin:0 auto;padding:32px 24px}
h1,h2{font-family:Marcellus,"Palatino Linotype",Palatino,serif;color:var(--ink-0);font-weight:400;line-height:1.2}
h1{font-size:36px;margin:0 0 8px}h2{font-size:28px;margin:0 0 4px}
h3{font-size:18px;margin:24px 0 4px;color:var(--ink-0)}
section{background:var(--sky-1);border:1px solid var(--line);border-radius:14px;padding:24px;margin:24px 0}
section.first{background:var(--sky-2)}ul{margin:12px 0 0;padding-left:22px}li{margin:4px 0;color:var(--ink-0)}
p{margin:4px 0 12px}.plot{display:block;width:100%;min-width:560px;max-width:860px;height:auto;margin:8px 0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14.5px}
th{font-size:13px;font-weight:600;text-align:right;color:var(--ink-2);border-bottom:1px solid var(--line-2)}
th,td{padding:4px 10px;text-align:right;white-space:nowrap}td{border-bottom:1px solid var(--line)}
th.text,td.text{text-align:left;white-space:normal}tr.clear td{color:var(--ink-0);font-weight:600}
td.text+td.text{min-width:220px}
summary{cursor:pointer;color:var(--ink-0);margin:8px 0}
"""

MOST_EFFECTS = 12
"""How many differences of a kind are drawn; the tables have all."""


class Section(NamedTuple):
    """A chapter of the report; `name` tells its heading and the file of its plot."""

    name: str
    note: str
    drawings: list[tuple[str, str]]
    """A heading, or nothing, and a plot."""
    tables: list[str]


def page(folder: Folder, language: str = DEFAULT) -> str:
    """The whole report."""
    found = figures(folder)
    words = Words(found.plan.game, language)
    say = words.say
    games = folder.table("games").select("game").collect().height
    heading = say("title", game=words.title, games=games)
    body = [f"<h1>{escape(heading)}</h1>", *(f"<p>{escape(line)}</p>" for line in _about(found, words, games))]
    points = "".join(f"<li>{escape(say.say(finding))}</li>" for finding in findings(found, words))
    body.append(f'<section class="first"><h2>{escape(say("findings"))}</h2><ul>{points}</ul></section>')
    body += [_section(section, words) for section in sections(found, words)]
    body.append(f"<section><h2>{escape(say('how'))}</h2><p>{escape(say('how-text'))}</p></section>")
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}{PAGE}</style></head><body><main>{''.join(body)}</main></body></html>\n"
    )


def plots(folder: Folder, language: str = DEFAULT) -> dict[str, str]:
    """Each plot as a picture of its own, by a name for its file."""
    found = figures(folder)
    drawn: dict[str, str] = {}
    for section in sections(found, Words(found.plan.game, language)):
        for number, (_, drawing) in enumerate(section.drawings):
            drawn[section.name + (f"-{number + 1}" if len(section.drawings) > 1 else "")] = standalone(drawing)
    return drawn


def _about(found: Figures, words: Words, games: int) -> Iterator[str]:
    plan, say = found.plan, words.say
    yield say(
        "made", bots=", ".join(plan.bots), counts=", ".join(map(str, plan.seats)), seed=str(plan.seed),
        version=plan.version, code=plan.code,
    )  # fmt: skip
    defaults = find(plan.game).check_options({})
    chosen = [f"{name} {value}" for name, value in plan.options.items() if defaults[name] != value]
    if chosen:
        yield say("options", options=", ".join(chosen))
    if len(plan.arms) > 1 or plan.arms[0].overlay:
        yield say("editions", editions="; ".join(arm.name for arm in plan.arms))
    if games < total(plan):
        yield say("unfinished", games=games, total=total(plan))


def _section(section: Section, words: Words) -> str:
    drawn = "".join(
        (f"<h3>{escape(head)}</h3>" if head else "") + f'<div class="wide">{drawing}</div>'
        for head, drawing in section.drawings
    )
    note = f"<p>{escape(section.note)}</p>" if section.note else ""
    heading = escape(words.say(f"section-{section.name}"))
    return f"<section><h2>{heading}</h2>{note}{drawn}{''.join(section.tables)}</section>"


def sections(found: Figures, words: Words) -> list[Section]:
    """The chapters that this study has something for."""
    made = (_outcomes, _paired, _seats, _luck, _skill, _spread, _length, _effects, _dead, _options, _chances)
    return [section for make in made for section in make(found, words)]


# -- chapters --------------------------------------------------------------------------------------------------------


def _outcomes(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    drawings = []
    for won, axis in ((True, "axis-share"), (False, "axis-result")):
        own = [one for one in found.outcomes if not one.competitive and one.won == won]
        if own:
            rows = [_dot(_who(found, words, one), one.result, won) for one in own]
            drawings.append(("", dots(rows, say(axis), ends=(0.0, 1.0) if won else None)))
    scored = [one for one in found.outcomes if one.score and one.cell.seats > 1 and not one.cell.rival]
    if scored:
        rows = [_dot(_who(found, words, one), one.score) for one in scored if one.score]
        drawings.append((say("heading-points"), dots(rows, say("axis-points"))))
    columns = ("who", "players", "edition", "games", "result", "score", "drawn", "turns", "decisions")
    rows_ = [
        [
            words.lineup(one.cell), str(one.cell.seats), one.edition, f"{one.games:,}",
            "–" if one.competitive and not one.cell.rival else interval(one.result, one.won),
            interval(one.score) if one.score else "–", percent(one.drawn) if one.competitive else "–",
            f"{one.turns.points[2]:g}", f"{one.decisions.points[2]:g}",
        ]
        for one in found.outcomes
    ]  # fmt: skip
    yield Section("outcomes", say("note-outcomes"), drawings, [_table(words, columns, rows_, texts=(0, 2))])


def _length(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    drawings = []
    for name in ("turns", "decisions"):
        rows = [_range(say("players", players=one.cell.seats), getattr(one, name)) for one in found.main]
        drawings.append(("", dots(rows, say(f"axis-{name}"))))
    yield Section("length", say("note-length"), drawings, [])


def _seats(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    drawings = []
    for seats, shares in found.seats.items():
        labels = [say("seat-row", players=seats, number=seat) for seat in range(seats)]
        rows = [_dot(label, share, True) for label, share in zip(labels, shares, strict=True)]
        drawings.append(("", dots(rows, say("axis-wins"), fair=1 / seats)))
    if drawings:
        yield Section("seats", say("note-seats"), drawings, [])


def _luck(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    rows = []
    for what, shares in (("result", found.luck), ("score", found.luck_score)):
        rows += [_dot(say("luck-row", players=seats, what=what), one, True) for seats, one in shares.items()]
    if rows:
        pairs = max(one.n for one in (*found.luck.values(), *found.luck_score.values()))
        note = say("note-luck", pairs=pairs)
        yield Section("luck", note, [("", dots(rows, say("axis-luck"), ends=(0.0, 1.0)))], [])
    elif found.plan.mirrored:
        yield Section("luck", say("note-luck-none"), [], [])


def _skill(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    if len(found.plan.bots) < 2:
        return
    drawings = []
    for seats in found.plan.seats:
        own = [one for one in found.outcomes if one.cell.seats == seats and one.cell.arm == 0]
        among = [one for one in own if one.cell.rival]
        alike = [one for one in own if plain(one.cell) and not one.competitive]
        chosen = among or alike
        if chosen:
            share = bool(among) or all(one.won for one in chosen)
            rows = [_dot(words.lineup(one.cell), one.result, share) for one in chosen]
            fair = 1 / seats if among else None
            axis = "axis-wins" if among else "axis-share" if share else "axis-result"
            drawings.append((say("players", players=seats), dots(rows, say(axis), fair, (0.0, 1.0) if share else None)))
    if drawings:
        yield Section("skill", say("note-skill"), drawings, [])


def _spread(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    told = {seats: values for seats, values in found.spread.items() if len(values) > 2}
    if told:
        drawings = [
            (say("note-spread", players=seats), bars(values, say("axis-points"))) for seats, values in told.items()
        ]
        yield Section("spread", "", drawings, [])


def _effects(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    drawings = []
    for name, options in (("options", found.options), ("chances", found.chances)):
        clear = [*clearest(options, 1)[:MOST_EFFECTS], *reversed(clearest(options, -1)[:MOST_EFFECTS])]
        rows = [
            Dot(_short(words.move(one.topic)), one.result.value, one.result.low, one.result.high,
                signed(one.result.value), less=one.result.value < 0)
            for one in clear if one.result
        ]  # fmt: skip
        if rows:
            drawings.append((say(f"section-{name}"), dots(rows, say("axis-difference"), fair=0.0)))
    if drawings:
        yield Section("effects", say("note-effects"), drawings, [])


def _dead(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    if found.dead:
        rows = [[words.move(one.topic), f"{one.offered:,}"] for one in sorted(found.dead, key=lambda one: -one.offered)]
        table = _table(words, ("move", "offered"), rows, texts=(0,))
        yield Section("dead", say("note-dead", bot=found.plan.bots[-1]), [], [table])


def _options(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    columns = ("move", "offered", "chosen", "rate", "times", "used-by", "effect", "score-effect")
    rows = [
        [words.move(one.topic), f"{one.offered:,}", f"{one.chosen:,}",
         f"{100 * one.rate:.1f}" if one.offered else "–", f"{one.done:,}", f"{100 * one.players:.1f}",
         signed_interval(one.result), signed_interval(one.score)]
        for one in found.options
    ]  # fmt: skip
    several = [seats for seats in found.plan.seats if seats > 1]
    which = ", ".join(map(str, several)) if several and len(several) < len(found.plan.seats) else "all"
    note = say("note-options", bot=found.plan.bots[-1], which=which)
    table = _table(words, columns, rows, texts=(0,), marked=_marked(found.options))
    yield Section("options", note, [], [_folded(say("section-options"), table)])


def _chances(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    columns = ("move", "times", "used-by", "effect", "score-effect")
    rows = [
        [words.move(one.topic), f"{one.drawn:,}", f"{100 * one.players:.1f}",
         signed_interval(one.result), signed_interval(one.score)]
        for one in found.chances
    ]  # fmt: skip
    if rows:
        table = _table(words, columns, rows, texts=(0,), marked=_marked(found.chances))
        yield Section("chances", say("note-chances"), [], [_folded(say("section-chances"), table)])


def _paired(found: Figures, words: Words) -> Iterator[Section]:
    say = words.say
    if not found.paired:
        return
    drawings = []
    for name, axis in (("result", "axis-difference"), ("score", "axis-score-difference")):
        rows = [
            Dot(_change(found, words, one), change.value, change.low, change.high,
                signed(change.value), less=change.value < 0)
            for one in found.paired if (change := getattr(one, name)) is not None
        ]  # fmt: skip
        if rows:
            drawings.append(("", dots(rows, say(axis), fair=0.0)))
    columns = ("edition", "who", "players", "result", "score", "turns", "decisions")
    table = [
        [one.edition, one.cell.bot, str(one.cell.seats)]
        + [signed_interval(change) for change in (one.result, one.score, one.turns, one.decisions)]
        for one in found.paired
    ]
    note = say("note-paired", base=found.plan.arms[0].name)
    yield Section("paired", note, drawings, [_table(words, columns, table, texts=(0, 1))])


# -- parts of them ---------------------------------------------------------------------------------------------------


def _who(found: Figures, words: Words, one: Outcome) -> str:
    parts = [words.say("players", players=one.cell.seats)]
    if len(found.plan.bots) > 1:
        parts.append(words.lineup(one.cell))
    if len(found.plan.arms) > 1:
        parts.append(_brief(one.edition))
    return _short(", ".join(parts))


def _change(found: Figures, words: Words, one: Paired) -> str:
    parts = [_brief(one.edition), words.say("players", players=one.cell.seats)]
    if len(found.plan.bots) > 1:
        parts.append(one.cell.bot)
    return _short(", ".join(parts))


def _brief(edition: str) -> str:
    """The end of a path, which tells more than its beginning."""
    return re.sub(r"[\w.]+\.(?=\w+\.\w+=)", "", edition)


def _short(text: str) -> str:
    return text if len(text) <= 32 else text[:31] + "…"


def _dot(label: str, one: Interval, share: bool = False) -> Dot:
    return Dot(label, one.value, one.low, one.high, percent(one.value) if share else figure(one.value))


def _range(label: str, length: Length) -> Dot:
    low, quarter, middle, most, high = length.points
    return Dot(label, middle, low, high, f"{middle:g} ({low:g} – {high:g})", (quarter, most))


def _marked(options: list[Usage]) -> set[int]:
    return {place for place, one in enumerate(options) if one.clear}


def _table(
    words: Words,
    columns: tuple[str, ...],
    rows: list[list[str]],
    texts: tuple[int, ...],
    marked: set[int] | None = None,
) -> str:
    def cells(tag: str, row: list[str]) -> str:
        return "".join(
            f"<{tag}{' class=' + chr(34) + 'text' + chr(34) if place in texts else ''}>{escape(word)}</{tag}>"
            for place, word in enumerate(row)
        )

    head = cells("th", [words.say(f"column-{name}") for name in columns])
    body = "".join(
        f"<tr{' class=' + chr(34) + 'clear' + chr(34) if place in (marked or ()) else ''}>{cells('td', row)}</tr>"
        for place, row in enumerate(rows)
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _folded(name: str, table: str) -> str:
    return f"<details open><summary>{escape(name)}</summary>{table}</details>"
