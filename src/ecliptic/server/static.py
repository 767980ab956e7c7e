"""The web page: files that were built into a folder, compressed beforehand where the client accepts it."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parent / "page"
"""Where the build puts the page; it comes with the package."""
MISSING = "The page is not built. In a checkout `make build/web` builds it, and `make play` does so by itself.\n"
ASSETS = "assets/"
"""Files whose names change with their content."""
FOREVER, FRESH = "public, max-age=31536000, immutable", "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class StaticFiles:
    """Serves the files of a folder. Every other path is the page's own business: it gets the page."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there is none here
            await send({"type": "websocket.close", "code": 4404})
            return
        await self._answer(scope["method"], _inside(scope), Headers(scope=scope))(scope, receive, send)

    def _answer(self, method: str, path: str, headers: Headers) -> Response:
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("method not allowed\n", 405)
        file = self._file(path)
        if file is None and (path.startswith((ASSETS, "api/")) or path == "api"):
            return PlainTextResponse("page not found\n", 404)
        file = file or self._file("index.html")
        if file is None:
            return PlainTextResponse(MISSING, 404)
        response = _response(file, headers)
        response.headers["cache-control"] = FOREVER if path.startswith(ASSETS) else FRESH
        if response.headers["etag"] in headers.get("if-none-match", "").split(", "):
            return NotModifiedResponse(response.headers)
        return response

    def _file(self, path: str) -> Path | None:
        """The file inside the folder, if there is one."""
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):  # too long, or with a zero in it
            return None


def _inside(scope: Scope) -> str:
    """The path below the place where the folder is served."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", "")).lstrip("/")


def _response(file: Path, headers: Headers) -> FileResponse:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = {word.split(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            extra = {"content-encoding": encoding, "vary": "accept-encoding"}
            return FileResponse(packed, media_type=kind, headers=extra, stat_result=packed.stat())
    return FileResponse(file, media_type=kind, headers={"vary": "accept-encoding"}, stat_result=file.stat())
