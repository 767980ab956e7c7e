"""The messages as TypeScript: `python -m ecliptic.server.typescript [FILE]`, by default web/src/messages.ts."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from ecliptic.games import all_games, game
from ecliptic.kernel.game import View
from ecliptic.server.routes import openapi

FILE = "web/src/messages.ts"
SHOWING = ("Frame", "Still")
"""The messages that contain a view, of whatever game."""
ARG = """
/** An argument of a fact or a move: a number, a yes or no, a code, a fact, or a list; null: not known to the viewer. */
export type Arg = number | string | boolean | null | Fact | Arg[];
"""
VIEW_HEAD = "// What can be seen of the game. Made by `python -m ecliptic.server.typescript`: do not edit.\n"
HEAD = "// What travels between a client and the server. Made by `python -m ecliptic.server.typescript`: do not edit.\n"


def typescript() -> str:
    """One exported type for each message and each part of one."""
    schemas = {**openapi()["components"]["schemas"], **_components([View])}
    return HEAD + ARG + "".join(_declaration(name, schemas[name]) for name in sorted(schemas))


def view_typescript(game_id: str) -> str:
    """The types of a game's view; what all views share is in messages.ts."""
    shared = {**openapi()["components"]["schemas"], **_components([View])}
    found = _components([view_type(game_id)])
    if taken := [name for name in found if found[name] != shared.get(name, found[name])]:
        raise ValueError(f"{game_id}: {', '.join(taken)} of the view is something else in {FILE}: give it another name")
    schemas = {name: schema for name, schema in found.items() if name not in shared}
    body = "".join(_declaration(name, schemas[name]) for name in sorted(schemas))
    used = sorted(name for name in shared if re.search(rf"\b{name}\b(?!;?$)", _code(body)))
    imports = f'import type {{ {", ".join(used)} }} from "../../messages";\n' if used else ""
    return VIEW_HEAD + imports + body


def view_type(game_id: str) -> type[View]:
    """The type of a game's views: the second parameter of its class."""
    for base in getattr(type(game(game_id)), "__orig_bases__", ()):
        for parameter in get_args(base):
            if isinstance(parameter, type) and issubclass(parameter, View):
                return parameter
    return View


def _components(types: list[type]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return found


def _code(text: str) -> str:
    """Without comments."""
    return re.sub(r"/\*\*.*?\*/", "", text)


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    generic = f"{name}<V = View>" if name in SHOWING else name
    return f"\n{comment}export type {generic} = {_type(schema)};\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema)
    if kind == "array":
        return _array(schema)
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    needed = set(schema.get("required", ()))
    fields = [
        f"  {name}{'' if name in needed else '?'}: {_field(name, one)};" for name, one in schema["properties"].items()
    ]
    return "{\n" + "\n".join(fields) + "\n}" if fields else "Record<string, never>"


def _field(name: str, schema: dict[str, Any]) -> str:
    """What a field holds. Those that a schema cannot describe are known by their names."""
    if name == "view" and not schema:
        return "V"
    if name == "args":
        return "Record<string, Arg>"
    return _type(schema)


def main(argv: list[str]) -> None:
    if len(argv) > 1 or any(one.startswith("-") for one in argv):
        sys.exit(f"{' '.join(argv)!r} does not name one file to write: python -m ecliptic.server.typescript [FILE]")
    path = Path(argv[0] if argv else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(typescript(), encoding="utf-8")
    for game_id in all_games():
        board = path.parent / "boards" / game_id
        if board.is_dir() and view_type(game_id) is not View:
            (board / "view.ts").write_text(view_typescript(game_id), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
