"""The OpenAPI description of the HTTP API. It is made when someone first asks for it, since few ever do."""

from __future__ import annotations

import asyncio
from dataclasses import fields
from typing import Any

from litestar import Request, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI

from oneleft import __version__
from oneleft.protocol.tables import Document

from .dependencies import SCHEMES

PATH = "/api/openapi.json"  # exactly this path: the framework answers nothing else under /api


class StrictOpenAPI(OpenAPI):
    """Says that unknown fields are refused."""

    written: dict[str, Any] | None = None  # once

    def to_schema(self) -> dict[str, Any]:
        if self.written is None:
            self.refuse_unknown_fields()
            self.written = super().to_schema()
        return self.written

    def refuse_unknown_fields(self) -> None:
        schemas = self.components.schemas or {}
        for document in Document.__subclasses__():
            schema = schemas.get(document.__name__)
            if schema is not None:
                schema.additional_properties = False
                schema.default = None  # the framework copies it here from a field that has one


class StrictConfig(OpenAPIConfig):
    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return StrictOpenAPI(**{field.name: getattr(made, field.name) for field in fields(made)})


async def make_beside(request: Request[Any, Any, State]) -> None:
    """Make the description in a thread: nobody else has to wait for it."""
    await asyncio.to_thread(lambda: request.app.openapi_schema.to_schema())


def describe() -> OpenAPIConfig:
    return StrictConfig(
        title="oneleft",
        version=__version__,
        description="Tables for people and bots. The game itself is played over each table's socket.",
        render_plugins=[JsonRenderPlugin(path="/")],
        openapi_router=Router(PATH, route_handlers=[], include_in_schema=False, before_request=make_beside),
        create_examples=False,
        components=SCHEMES,
    )
