"""Who sits at a table of a server, and who comes and goes."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.lang import say
from oneleft.protocol.tables import TableShown

from .guest import Guest

LEVELS = ("easy", "steady", "sharp", "expert")


def level_words(level: str, language: str) -> str:
    """A program is called by its own name."""
    return say(f"page-level-{level}", language) if level in LEVELS else level


def bot_words(level: str, language: str) -> str:
    return say("page-bot", language, level=level_words(level, language))


def waiting_lines(guest: Guest, link: str) -> list[str]:
    """Who sits at a table that has not begun; the first line is its title."""
    assert guest.table is not None
    lines = [say("page-waiting", guest.language), ""]
    for seat in guest.table.seats:
        about = [bot_words(seat.bot, guest.language)] if seat.bot else []
        about += [say("page-host", guest.language)] if seat.seat == guest.table.host else []
        lines.append(f"  {seat.seat + 1}. {seat.name or say('page-free', guest.language)}  {', '.join(about)}".rstrip())
    if link:
        lines += ["", f"{say('page-invite', guest.language)}: {link}"]
    return lines if guest.hosting else [*lines, say("page-host-starts", guest.language)]


def comings_and_goings(before: TableShown | None, guest: Guest) -> Iterator[str]:
    """What has changed among those who sit there."""
    after, language = guest.table, guest.language
    if before is None or after is None:
        return
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.name != new.name:
            if old.name is not None:
                yield say("play-leaves", language, name=old.name)
            if new.name is not None:
                bot = f" ({bot_words(new.bot, language)})" if new.bot else ""
                yield say("play-sits-down", language, name=new.name + bot)
        elif old.stood_in != new.stood_in and new.seat != guest.seat:
            yield say("play-away" if new.stood_in else "play-is-back", language, name=new.name)
    if after.host is not None and before.host != after.host:
        yield say("play-host", language, name=after.seats[after.host].name)
