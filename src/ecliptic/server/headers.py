"""Headers: those that protect a page, and what a request's host and origin must be."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection

TAB = "/tab"
"""Where the table for a browser tab is: Python runs there, as WebAssembly."""


def _policy(scripts: bytes) -> tuple[bytes, bytes]:
    return (b"content-security-policy",
            b"default-src 'self'; script-src " + scripts + b"; connect-src 'self'; font-src 'self'; "
            b"img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
            b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'")  # fmt: skip


FILE_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""For the page's scripts, styles and fonts, which no browser opens as a page: the page itself says what it may do."""
_COMMON = (
    *FILE_HEADERS,
    (b"referrer-policy", b"no-referrer"),  # a table's address is nobody else's business
    (b"cross-origin-opener-policy", b"same-origin"),
)
HEADERS = (_policy(b"'self'"), *_COMMON)
TAB_HEADERS = (_policy(b"'self' 'wasm-unsafe-eval'"), *_COMMON)


def headers_of(path: str) -> tuple[tuple[bytes, bytes], ...]:
    """What protects the answer at a path."""
    if path.startswith(f"{TAB}/"):
        return TAB_HEADERS
    return FILE_HEADERS if path.startswith("/assets/") else HEADERS


def allowed_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a page may use this server: its own pages and those it was told of. Programs send no origin at all."""
    if origin is None or origin in allowed:
        return True
    scheme, _, rest = origin.partition("://")
    return scheme in ("http", "https") and rest == host


def host_name(host: str) -> str:
    """Without its port: play.example.org:8000, 127.0.0.1, [::1]:8000"""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def allowed_host(host: str | None, names: Collection[str]) -> bool:
    """Whether a request is meant for this server: otherwise a page elsewhere could make its own name resolve to this
    machine, and would be taken for one of ours. An address is always right, and programs may leave the host out."""
    if host is None:
        return True
    name = host_name(host)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names
    return True
