"""The page in the browser: files that were built into the package, the same for every table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

HERE = Path(__file__).parent
BUILT = HERE / "page"


@get(["/", "/rules", "/t/{table_id:str}", "/t/{table_id:str}/replay/{match:int}"], include_in_schema=False)
async def front_page() -> Response[bytes]:
    """What it shows it asks for."""
    built = BUILT / "index.html"
    page = built if built.exists() else HERE / "page.html"
    return Response(page.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/icon.svg", include_in_schema=False)
async def icon() -> Response[bytes]:
    return from_file(BUILT / "icon.svg", "image/svg+xml")


@get("/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return from_file(HERE / "page.css", "text/css")


def from_file(file: Path, kind: str) -> Response[bytes]:
    if not file.exists():
        raise NotFoundException
    return Response(file.read_bytes(), media_type=kind)


def page_handlers() -> list[Any]:
    handlers: list[Any] = [front_page, icon, style]
    assets = BUILT / "assets"
    if assets.is_dir():
        kept = create_static_files_router(
            "/assets", [assets], cache_control=None, include_in_schema=False, send_as_attachment=False
        )
        handlers.append(kept)
    return handlers
