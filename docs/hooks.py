"""What the site takes from outside this folder: the front page, the rules of the games, the project's own pages."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from ecliptic.games import game
from ecliptic.printing.drawings import illustrated

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.txt",
    "docs/decisions/": "decisions/index.md",
    **{
        path.relative_to(ROOT).as_posix(): f"rules/{path.parent.name}.md"
        for path in ROOT.glob("src/ecliptic/games/*/RULES.md")
    },
}
"""Where something lies in the project: where on the site."""
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, place in PAGES.items():
        text = _decisions() if source.endswith("/") else (ROOT / source).read_text(encoding="utf-8")
        if place.startswith("rules/"):
            text = illustrated(game(Path(source).parent.name), text)
        files.append(File.generated(config, place, content=_moved(text, Path(source).parent.as_posix(), place)))
    return files


def _moved(text: str, folder: str, place: str) -> str:
    """A page with links that lead to the same things from its place on the site."""

    def moved(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link[1])) + ("/" if link[1].endswith("/") else "")
        on_site = PAGES.get(target, target.removeprefix("docs/"))
        return posixpath.relpath(on_site, posixpath.dirname(place) or ".")

    return LINK.sub(moved, text) if place.endswith(".md") and not place.startswith("decisions/") else text


def _decisions() -> str:
    pages = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    titles = [page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ") for page in pages]
    return "\n".join(["# Decisions", "", *(f"- [{t}]({p.name})" for t, p in zip(titles, pages, strict=True)), ""])
