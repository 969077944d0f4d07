"""Looking on line by line: what happens at a table, told in words."""

from __future__ import annotations

from collections.abc import Callable

from .guest import Guest
from .place import Place


async def tell_all(place: Place, language: str, tell_line: Callable[[str], None]) -> None:
    """Until the match is over."""
    guest = Guest(language)
    async with place:
        async for message in place:
            for line in guest.take(message):
                tell_line(line)
            if guest.view is not None and guest.view.winners:
                return
