"""``oneleft mcp``: an assistant plays by the Model Context Protocol."""

from __future__ import annotations

from .command_io import Language, usage_errors


def mcp(language: Language) -> None:
    """Let an assistant play: a server of the Model Context Protocol.

    It speaks on standard input and output. The assistant opens a table of a server or joins one by its link, and sees
    what its seat sees.
    """
    with usage_errors(language):
        from oneleft.mcp.tools import new_server

        new_server(language).run("stdio")
