"""The built page: hashed files that browsers may keep for ever, and one index that they may not."""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

FOLDER = Path(__file__).parents[1] / "static"
ASSETS = "assets/"  # their names change with their content
FOR_EVER = "public, max-age=31536000, immutable"

mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it


class Static:
    """Serves what the build put into the folder, compressed beforehand where the browser takes it.

    Where there is nothing, the page says so itself, in the reader's language.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder

    def routes(self, pages: Sequence[str]) -> list[Route]:
        return [*(Route(page, self._page) for page in pages), Route("/{path:path}", self._file)]

    async def _page(self, request: Request) -> Response:
        return self._answer(request, "index.html", "no-cache")

    async def _file(self, request: Request) -> Response:
        path = request.path_params["path"]
        if self._found(path) or path.startswith(ASSETS):
            return self._answer(request, path, FOR_EVER if path.startswith(ASSETS) else "no-cache")
        return self._answer(request, "index.html", "no-cache", 404)

    def _answer(self, request: Request, name: str, caching: str, status: int = 200) -> Response:
        path = self._found(name)
        if path is None:
            raise HTTPException(404)
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        packed = path.with_name(f"{path.name}.gz")
        if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
            return FileResponse(packed, status, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
        return FileResponse(path, status, headers=headers, media_type=kind)

    def _found(self, name: str) -> Path | None:
        try:
            path = (self._folder / name).resolve()
            return path if path.is_relative_to(self._folder.resolve()) and path.is_file() else None
        except (OSError, ValueError):  # no name that a file could have
            return None
