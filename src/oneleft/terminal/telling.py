"""Looking on line by line: what happens at a table, told in words."""

from __future__ import annotations

from collections.abc import Callable

from .guest import Guest
from .place import Place


async def tell_all(place: Place, language: str, tell_line: Callable[[str], None]) -> None:
    """Until the match is over."""
    guest = Guest(language)
    told = 0
    async with place:
        async for message in place:
            before = len(guest.log)
            guest.take(message)
            told = 0 if len(guest.log) < before else min(told, before)
            for line in guest.log[told:]:
                tell_line(line)
            told = len(guest.log)
            if guest.view is not None and guest.view.winners:
                return
