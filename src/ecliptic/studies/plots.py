"""Plots as SVG: figures with intervals, ranges, and how often something came. Colours come from the page."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import floor, isfinite, log10
from typing import NamedTuple

WIDTH = 760
LABEL = 250
RIGHT = 118
ROW = 26
TOP, BOTTOM = 12, 40

STYLE = """
:root{--sky-1:#F6F1E6;--line:#D5C9AE;--line-2:#7F714D;--ink-0:#171D33;--ink-1:#3B4462;--ink-2:#515A77;--mark:#1566B8;\
--mark-2:#AE3D17;--brass:#7A560A}
@media(prefers-color-scheme:dark){:root{--sky-1:#0C1327;--line:#2B3860;--line-2:#6C7CAE;--ink-0:#F6F2E6;\
--ink-1:#C3CBE2;--ink-2:#97A3C6;--mark:#6DB7FF;--mark-2:#FF9070;--brass:#D9B25A}}
.plot{font:13px "Source Sans 3","Segoe UI",system-ui,sans-serif;font-variant-numeric:tabular-nums}
.plot text{fill:var(--ink-1)}.plot .label{fill:var(--ink-0)}.plot .axis{fill:var(--ink-2)}
.plot .grid{stroke:var(--line);stroke-width:1}.plot .fair{stroke:var(--brass);stroke-width:1.5;stroke-dasharray:5 4}
.plot .bar{stroke:var(--mark);stroke-width:2.5}.plot .wide{stroke:var(--mark);stroke-width:9;stroke-opacity:.45}
.plot .dot{fill:var(--mark)}.plot .less .bar{stroke:var(--mark-2)}.plot .less .dot{fill:var(--mark-2)}
.plot .fill{fill:var(--mark);fill-opacity:.8}
"""
"""What a plot needs to stand alone; a report has the same once for all."""


class Dot(NamedTuple):
    """A figure with an interval, or a range with its middle."""

    label: str
    value: float
    low: float
    high: float
    said: str
    inner: tuple[float, float] | None = None
    """The middle half of a range."""
    less: bool = False
    """Shown in the second colour, with a diamond."""


def dots(rows: list[Dot], axis: str, fair: float | None = None, ends: tuple[float, float] | None = None) -> str:
    """One row for each figure; `fair` is a line to compare with."""
    finite = [v for row in rows for v in (row.value, row.low, row.high) if isfinite(v)]
    low, high = ends or (min([*finite, *_one(fair)]), max([*finite, *_one(fair)]))
    ticks = _ticks(low, high)
    low, high = min(low, ticks[0]), max(high, ticks[-1])
    height = TOP + ROW * len(rows) + BOTTOM

    def x(value: float) -> float:
        inside = min(max(value, low), high)
        return LABEL + (inside - low) / ((high - low) or 1) * (WIDTH - LABEL - RIGHT)

    parts = [_grid(ticks, x, height, axis)]
    if fair is not None:
        parts.append(f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>')
    for place, row in enumerate(rows):
        parts.append(_row(row, TOP + ROW * place + ROW / 2, x))
    return _svg(parts, height, axis)


def _one(value: float | None) -> list[float]:
    return [] if value is None else [value]


def _row(row: Dot, y: float, x: object) -> str:
    assert callable(x)
    mark = f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="4.5"/>'
    if row.less:
        turned = f'transform="translate({x(row.value):.1f} {y}) rotate(45)"'
        mark = f'<rect class="dot" x="-4" y="-4" width="8" height="8" {turned}/>'
    wide = ""
    if row.inner:
        wide = f'<line class="wide" x1="{x(row.inner[0]):.1f}" x2="{x(row.inner[1]):.1f}" y1="{y}" y2="{y}"/>'
    return (
        f"<g{' class=' + chr(34) + 'less' + chr(34) if row.less else ''}>"
        f'<text class="label" x="{LABEL - 12}" y="{y + 4.5}" text-anchor="end">{escape(row.label)}</text>'
        f'<line class="bar" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>{wide}{mark}'
        f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4.5}">{escape(row.said)}</text></g>'
    )


def bars(values: list[tuple[float, int]], axis: str) -> str:
    """How often each value came; more than seventy different values are put together."""
    low, high = min(v for v, _ in values), max(v for v, _ in values)
    step = _step((high - low) / 30) if high > low else 1.0
    step = step if len({v for v, _ in values}) > 70 else _least(values)
    counts: dict[int, int] = {}
    for value, count in values:
        counts[floor(value / step + 1e-9)] = counts.get(floor(value / step + 1e-9), 0) + count
    height, most = 190, max(counts.values())
    first, last = min(counts), max(counts)
    width = (WIDTH - 80) / (last - first + 1)

    def x(value: float) -> float:
        return 40 + (value / step - first + (0.5 if step <= 1 else 0)) * width

    ticks = [t for t in _ticks(low, high) if low <= t <= high] or [low]
    parts = [_grid(ticks, x, height, axis)]
    for place, count in sorted(counts.items()):
        tall = (height - TOP - BOTTOM) * count / most
        left = 40 + (place - first) * width
        parts.append(
            f'<rect class="fill" x="{left + width * 0.08:.1f}" y="{height - BOTTOM - tall:.1f}" '
            f'width="{width * 0.84:.1f}" height="{tall:.1f}"><title>{place * step:g}: {count}</title></rect>'
        )
    return _svg(parts, height, axis)


def _least(values: list[tuple[float, int]]) -> float:
    found = sorted({value for value, _ in values})
    gaps = [b - a for a, b in pairwise(found)]
    return min(gaps) if gaps else 1.0


def _grid(ticks: list[float], x: object, height: float, axis: str) -> str:
    assert callable(x)
    lines = [
        f'<line class="grid" x1="{x(t):.1f}" x2="{x(t):.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        f'<text class="axis" x="{x(t):.1f}" y="{height - BOTTOM + 16}" text-anchor="middle">{t:g}</text>'
        for t in ticks
    ]
    middle = (x(ticks[0]) + x(ticks[-1])) / 2
    lines.append(f'<text class="axis" x="{middle:.1f}" y="{height - 6}" text-anchor="middle">{escape(axis)}</text>')
    return "".join(lines)


def _ticks(low: float, high: float) -> list[float]:
    """About five round numbers around a range."""
    step = _step((high - low) / 5) if high > low else 1.0
    first = floor(low / step + 1e-9)
    found = [round(first * step, 10)]
    while found[-1] < high - 1e-9 * step:
        found.append(round((first + len(found)) * step, 10))
    return found


def _step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not less than asked."""
    power = 10.0 ** floor(log10(rough))
    return next(m * power for m in (1.0, 2.0, 5.0, 10.0) if m * power >= rough * (1 - 1e-9))


def _svg(parts: list[str], height: float, name: str) -> str:
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(name, quote=True)}">{"".join(parts)}</svg>'
    )


def standalone(drawing: str) -> str:
    """A plot as a file of its own, with its colours and a background."""
    begin, _, rest = drawing.partition(">")
    return f'{begin}><style>{STYLE}</style><rect width="100%" height="100%" rx="10" fill="var(--sky-1)"/>{rest}\n'
