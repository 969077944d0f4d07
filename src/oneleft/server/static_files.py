"""The web page: built files of the package, the same for every table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from oneleft.protocol.table_codes import is_code

REPLAY = "/t/{table_id:str}/replay/{match:int}"
SCREENS = [
    "/",
    "/rules",
    "/learn",
    "/my-name",
    "/daily",
    "/admin",
    "/people",
    "/people/{name:str}",
    "/people/{name:str}/{tag:str}",
    "/puzzle",
    "/puzzle/{number:int}",
    "/e",
    "/e/{tournament_id:str}",
    "/t/{table_id:str}",
    REPLAY,
    f"{REPLAY}/learn",
]
BUILT_PAGE = Path(__file__).parent / "page"
# A changed file has another name, so a file never changes.
CACHE_FOREVER = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
REVALIDATE = {"cache-control": "no-cache"}
GZIP = CompressionConfig("gzip", exclude="^/(api|health|metrics|ready)")  # answers with secrets are never compressed


@get(SCREENS, include_in_schema=False)
async def front_page(state: State) -> Response[bytes]:
    """The page. It fetches what it shows over the API."""
    return index(state.options.root_path)


@get("/{code:str}", include_in_schema=False)
async def table_of_code(code: FromPath[str], state: State) -> Response[bytes]:
    """The page too: it asks for the table with this code."""
    if not is_code(code):
        raise NotFoundException
    return index(state.options.root_path)


def index(root: str, status: int = 200) -> Response[bytes]:
    """The page, which is told the path of this server: the same files are served under any."""
    page = (BUILT_PAGE / "index.html").read_text("utf-8")
    page = page.replace("<html", f'<html data-root="{root}"', 1).replace('="./', f'="{root}/')
    return Response(page.encode(), status_code=status, media_type=MediaType.HTML, headers=REVALIDATE)


# A service worker next to the page may serve every screen. A browser asks for these again, so nobody keeps an old one.
ROOT_FILES = {
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable-512.png": "image/png",
    "/manifest.webmanifest": "application/manifest+json",
    "/sw.js": "text/javascript",
}


@get(list(ROOT_FILES), include_in_schema=False)
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    path = request.url.path
    content = (BUILT_PAGE / path[1:]).read_bytes()
    return Response(content, media_type=ROOT_FILES[path], headers=REVALIDATE)


def page_handlers() -> list[Any]:
    assets = create_static_files_router(
        "/assets", [BUILT_PAGE / "assets"], cache_control=CACHE_FOREVER, include_in_schema=False
    )
    return [front_page, table_of_code, root_file, assets]
