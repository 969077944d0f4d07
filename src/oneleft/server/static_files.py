"""The web page: built files of the package, the same for every table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

BUILT = Path(__file__).parent / "page"
FOR_GOOD = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)  # a changed file has another name
PACKED = CompressionConfig("gzip", exclude="^/(api|health|metrics)")  # answers with secrets are never compressed


@get(
    ["/", "/rules", "/t/{table_id:str}", "/t/{table_id:str}/replay/{match:int}"],
    include_in_schema=False,
)
async def front_page() -> Response[bytes]:
    """The page. It fetches what it shows over the API."""
    return index()


def index(status: int = 200) -> Response[bytes]:
    page = (BUILT / "index.html").read_bytes()
    return Response(page, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/icon.svg", include_in_schema=False)
async def icon() -> Response[bytes]:
    return Response((BUILT / "icon.svg").read_bytes(), media_type="image/svg+xml")


def page_handlers() -> list[Any]:
    assets = create_static_files_router("/assets", [BUILT / "assets"], cache_control=FOR_GOOD, include_in_schema=False)
    return [front_page, icon, assets]
