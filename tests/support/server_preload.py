"""What a server makes and imports when it starts, done before it is forked: see `forked_cli`.

The handlers of the HTTP API are registered once. Every forked process gets that application with its own options.
"""

import gc
from typing import Any

import anyio._backends._asyncio  # this and those below: what the framework imports when it starts
import anyio.streams.memory  # noqa: F401
import typer.main
import uvloop  # noqa: F401
from litestar import Litestar

from oneleft.cli import app as commands
from oneleft.server import app, postgres, run  # noqa: F401

_all_commands: Any = typer.main.get_command(commands)
_all_commands.make_context("oneleft", ["serve"])  # options are prepared when they are first read
_all_commands.commands["serve"].make_context("serve", [])

_registered = app.new_http_app(frozenset())
_register = app.new_http_app


def _new_http_app(origins: frozenset[str]) -> Litestar:
    return _register(origins) if origins else _registered


app.new_http_app = _new_http_app
gc.freeze()  # as in `cli_preload`
