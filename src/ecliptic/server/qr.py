"""QR codes for links that one device shows and another reads."""

from __future__ import annotations

import io

from ecliptic.table import Refused


def drawn(text: str) -> str:
    """As SVG. Raises `Refused` where the package that draws them is not installed."""
    try:
        import segno
    except ImportError:
        raise Refused("no_qr") from None
    found = io.BytesIO()
    segno.make(text, error="m", micro=False).save(found, kind="svg", xmldecl=False, svgns=True, scale=4, border=4)
    return found.getvalue().decode()
