"""What a viewer may see, to draw from. Built from a redacted position alone."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap import legal, scoring
from ecliptic.games.starmap.data import Edition
from ecliptic.games.starmap.facts import outcome, winners
from ecliptic.games.starmap.lattice import filled_spots, filled_squares, group_squares
from ecliptic.games.starmap.moves import describe
from ecliptic.games.starmap.names import (
    ABILITIES,
    ARTICLE_STATES,
    ARTICLES,
    COMBOS,
    CURRENCIES,
    DAYS,
    DICE,
    ENTRIES,
    PHASE_NAMES,
    SUPPORTERS,
    cell_spots,
    cells_in,
    column_row,
    entries_in,
    item_names,
)
from ecliptic.games.starmap.position import has_item, items_of, roll_of
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import LAYOUTS, Chart
from ecliptic.games.starmap.shown import (
    Ability,
    Article,
    ArticleProgress,
    Box,
    Day,
    Layout,
    Player,
    Progress,
    Rank,
    Score,
    Sheet,
    StarmapView,
    Supporter,
    Turn,
)
from ecliptic.games.starmap.ways import ways
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.memo import Memo

STEPS = {
    c.P_SUPPORT: "roll",
    c.P_REWARD: "advance",
    c.P_XP: "experience",
    **dict.fromkeys(
        (c.P_ABILITY, c.P_DICE, c.P_TARGET, c.P_LAYOUT, c.P_CELLS, c.P_POINT, c.P_STARS, c.P_SQUARES, c.P_RECORD,
         c.P_OPTIMIZE, c.P_STUDY),
        "abilities",
    ),
}  # fmt: skip
"""M-02: the step of a turn that a phase belongs to."""
DICE_PROMPTS = {
    "POS1": "prompt-dice-axes",
    "POS2": "prompt-dice-pair",
    "POS3": "prompt-dice-pair",
    "POS4": "prompt-dice-plotting",
    "PLOT4": "prompt-dice-positioning",
    "PLOT5": "prompt-dice-two",
}
"""What the order of the dice means: by the plotting if it takes two dice, else by the first ability."""


def view(s: Starmap, viewer: int, edition: Edition) -> StarmapView:
    over = s.actors() == 0
    you = viewer if viewer < s.seats else None
    players = [_player(s, seat, over) if over else _known_player(s, seat) for seat in range(s.seats)]
    return StarmapView(
        viewer=you,
        phase=_phase(s, you, over),
        prompt=_prompt(s, you),
        outcome=outcome(s, edition) if over else None,
        simultaneous=s.rolling < 0 and sum(player.turn.roll is not None for player in players) > 1,
        round=int(s.rounds) + (0 if over else 1),
        rolling=int(s.rolling) if s.rolling >= 0 else None,
        sheet=_sheet(edition),
        players=players,
        payable=[] if you is None else _payable(s, you),
        reachable=[] if you is None else _reachable(s, you),
        ways=[] if you is None or s.rolling >= 0 else ways(s, you),
        winners=winners(s) if over else [],
        rank=edition.rank(players[0].score.total) if s.seats == 1 else None,
    )


def headline(s: Starmap, edition: Edition) -> Fact:
    return fact("headline", round=int(s.rounds) + 1) if s.actors() else outcome(s, edition)


def _phase(s: Starmap, you: int | None, over: bool) -> str:
    """What the viewer is at."""
    if over:
        return "over"
    if s.rolling >= 0:
        return "roll"
    return "round" if you is None else PHASE_NAMES[int(s.table[you * c.SEAT + c.PHASE])]


def _prompt(s: Starmap, you: int | None) -> Fact | None:
    """What the viewer is asked for, if anything."""
    if you is None or not s.actors() >> you & 1:
        return None
    at = you * c.SEAT
    phase = PHASE_NAMES[int(s.table[at + c.PHASE])]
    if phase == "dice":
        abilities = COMBOS[s.table[at + c.COMBO]].split("+")
        asked = "PLOT4" if abilities[-1] == "PLOT4" else abilities[0]
        return fact(DICE_PROMPTS.get(asked, "prompt-dice-one"), abilities=abilities)
    left = {"budget": c.BUDGET, "stars": c.STARS, "squares": c.SQUARES}
    return fact(f"prompt-{phase}", **{name: int(s.table[at + field]) for name, field in left.items()})


def _payable(s: Starmap, seat: int) -> list[str]:
    if s.rolling >= 0 or not c.P_XP <= s.table[seat * c.SEAT + c.PHASE] <= c.P_OPTIMIZE:
        return []
    return [describe(s, seat, action)[1]["box"] for action in s.legal(seat) if action != c.A_PASS]


def _reachable(s: Starmap, seat: int) -> list[int]:
    phase = int(s.table[seat * c.SEAT + c.PHASE])
    if s.rolling >= 0:
        return []
    if phase in (c.P_REWARD, c.P_POINT):
        return [int(action) - c.A_POINT for action in s.legal(seat) if action >= c.A_POINT]
    if phase not in (c.P_DICE, c.P_TARGET, c.P_LAYOUT, c.P_CELLS):
        return []
    moves = [describe(s, seat, action)[1] for action in s.legal(seat)]
    return sorted({spot for args in moves for spot in args.get("spots", [])})


# -- making the sheet ----------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _sheet(edition: Edition) -> Sheet:
    boxes = _boxes(edition)
    points = "".join(edition.tables.map.rows)
    return Sheet(
        size=c.WIDTH,
        majors=[spot for spot, sign in enumerate(points) if sign == "O"],
        stars=[spot for spot, sign in enumerate(points) if sign == "*"],
        triangles=edition.tables.days.triangles,
        days=[Day(day, boxes[day]) for day in DAYS],
        abilities=[Ability(code, DICE[code], boxes[code]) for code in ABILITIES],
        supporters=[Supporter(code, boxes[code]) for code in SUPPORTERS],
        articles=[Article(code, n + 1, edition.numbers[n], boxes[code]) for n, code in enumerate(ARTICLES)],
        layouts=[
            Layout(die, cells_in(LAYOUTS[4 * die + i]), i > 1)
            for die in range(1, 7)
            for i in range(4)
            if LAYOUTS[4 * die + i]
        ],
        ranks=[Rank(rank.name, rank.least) for rank in edition.tables.ranks.rows],
    )


def _boxes(edition: Edition) -> dict[str, list[Box]]:
    names = iter(item_names(edition.chart))
    return {
        group: [Box(next(names), CURRENCIES[item.kind], item.value) for item in cost]
        for group, cost in edition.costs.items()
    }


# -- making a player -----------------------------------------------------------------------------------------


_players: Memo[Player] = Memo(256)


def _known_player(s: Starmap, seat: int) -> Player:
    """Before the end a sheet follows from its own row, which most viewers of a table know alike and most moves leave
    alone."""
    at = seat * c.SEAT
    return _players.get((s.chart, seat, *s.table[at : at + c.SEAT]), lambda: _player(s, seat, False))


def _player(s: Starmap, seat: int, over: bool) -> Player:
    table, at = s.table, seat * c.SEAT
    owned, spots, names = int(table[at + c.OWNED]), filled_spots(table, at), item_names(s.chart)
    parts = scoring.score_parts(s.chart, table, s.seats, seat, over)
    return Player(
        seat=seat,
        turn=_turn(s, at),
        day=DAYS[table[at + c.DAY]],
        week=int(table[at + c.WEEK]),
        spots=spots,
        stars=[spot for spot in spots if s.chart.star_rows[spot // c.WIDTH] >> (spot % c.WIDTH) & 1],
        squares=filled_squares(table, at),
        group=group_squares(table, at),
        boxes=[names[item] for item in items_of(s, at)],
        triangles=(owned >> c.RES_A & 1) + (owned >> c.RES_B & 1),
        owned=entries_in(owned),
        entries=[_progress(s, at, entry) for entry in range(c.ENTRIES) if not c.STARTING >> entry & 1],
        articles=[_article(s, at, week) for week in range(1, c.WEEKS + 1)],
        score=Score(sum(parts), *parts),
    )


def _turn(s: Starmap, at: int) -> Turn:
    table = s.table
    phase = int(table[at + c.PHASE])
    working = phase in (c.P_DICE, c.P_TARGET, c.P_LAYOUT, c.P_CELLS, c.P_POINT, c.P_RECORD, c.P_OPTIMIZE, c.P_STUDY)
    major = int(table[at + c.MAJOR])
    where = column_row(major) if phase in (c.P_LAYOUT, c.P_CELLS) else {}
    return Turn(
        phase=PHASE_NAMES[phase],
        step="advance" if table[at + c.REWARD] else STEPS.get(phase),
        roll=roll_of(s, at),
        dice=[int(table[at + c.DIE + i]) for i in range(3) if table[at + c.DIE + i]],
        used=entries_in(int(table[at + c.USED])),
        abilities=COMBOS[table[at + c.COMBO]].split("+") if working else [],
        column=where.get("column"),
        row=where.get("row"),
        die=int(table[at + c.PLOT_DIE]) or None,
        chosen=cell_spots(major, int(table[at + c.CHOSEN])),
        most=int(table[at + c.PLOT_DIE]) if phase == c.P_CELLS and legal.is_limited(s.chart, table, at) else None,
        budget=int(table[at + c.BUDGET]),
        stars=int(table[at + c.STARS]),
        squares=int(table[at + c.SQUARES]),
    )


def _progress(s: Starmap, at: int, entry: int) -> Progress:
    return _progress_with(s.chart, entry, _empty(s, at, c.ENTRY_GROUP + entry))


@lru_cache(maxsize=4096)
def _progress_with(chart: Chart, entry: int, left: tuple[int, ...]) -> Progress:
    return Progress(ENTRIES[entry], not left, [item_names(chart)[item] for item in left], _owed(chart, left))


def _article(s: Starmap, at: int, week: int) -> ArticleProgress:
    state = int(scoring.article_state(s.table, at, week))
    left = _empty(s, at, c.ARTICLE_GROUP + week - 1)
    open_ = state == c.OPEN
    return ArticleProgress(
        week,
        ARTICLE_STATES[state],
        week == s.table[at + c.WEEK],
        [item_names(s.chart)[item] for item in left],
        _owed(s.chart, left) if open_ else [],
    )


def _empty(s: Starmap, at: int, group: int) -> tuple[int, ...]:
    """The empty items of a group."""
    return tuple([item for item in _items(s.chart)[group] if not has_item(s, at, item)])


@lru_cache(maxsize=8)
def _items(chart: Chart) -> dict[int, list[int]]:
    """The items of each group."""
    found: dict[int, list[int]] = {}
    for item, group in enumerate(chart.group):
        found.setdefault(int(group), []).append(item)
    return found


@lru_cache(maxsize=4096)
def _owed(chart: Chart, items: tuple[int, ...]) -> list[Fact]:
    """Equal boxes are told together."""
    kinds = Counter((int(chart.kind[item]), int(chart.value[item])) for item in items)
    return [fact(f"owed-{CURRENCIES[kind]}", value=value, count=count) for (kind, value), count in kinds.items()]
