"""The wire messages as TypeScript: `python -m ecliptic.server.types [FILE]`, web/src/wire.ts unless told otherwise."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ecliptic.server.routes import openapi

FILE = "web/src/wire.ts"
HEAD = "// What travels between a client and the server. Made by `python -m ecliptic.server.types`: do not edit.\n"


def typescript() -> str:
    """One exported type for each message and each part of one."""
    schemas = openapi()["components"]["schemas"]
    return HEAD + "".join(_declaration(name, schemas[name]) for name in sorted(schemas))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"\n{comment}export type {name} = {_type(schema)};\n"


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
    fields = [f"  {name}{'' if name in needed else '?'}: {_type(one)};" for name, one in schema["properties"].items()]
    return "{\n" + "\n".join(fields) + "\n}" if fields else "Record<string, never>"


def main(argv: list[str]) -> None:
    if len(argv) > 1 or any(one.startswith("-") for one in argv):
        sys.exit(f"{' '.join(argv)!r} does not name one file to write: python -m ecliptic.server.types [FILE]")
    path = Path(argv[0] if argv else FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
