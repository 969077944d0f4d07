"""Who sits at a server's table, and who comes and goes."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.bots.levels import OFFERED_LEVELS, plain_name
from oneleft.lang import say
from oneleft.protocol.tables import TableShown
from oneleft.table.rules_in_words import house_rules_in_words

from .table_state import TableState


def level_name(level: str, language: str) -> str:
    """The level in words; a bot that is a program has its own name."""
    name = plain_name(level)
    return say(f"page-level-{name}", language) if name in OFFERED_LEVELS else level


def bot_label(level: str, language: str) -> str:
    return say("page-bot", language, level=level_name(level, language))


def waiting_lines(state: TableState, link: str) -> list[str]:
    """The seats of a table whose match has not begun. The first line is the title."""
    assert state.table is not None
    lines = [say("page-waiting", state.language), ""]
    taken = [seat for seat in state.table.seats if seat.name is not None]
    for seat in taken:
        notes = [bot_label(seat.bot, state.language)] if seat.bot else []
        notes += [say("page-host", state.language)] if seat.seat == state.table.host else []
        notes += [say("page-this-is-you", state.language)] if seat.seat == state.seat and seat.tag else []
        name = " · ".join(filter(None, (seat.name, seat.tag)))
        lines.append(f"  {seat.seat + 1}. {name}  {', '.join(notes)}".rstrip())
    free = state.table.settings.players - len(taken)
    if free > 0:
        lines.append("  " + say("screen-free-seats", state.language, count=free))
    house = house_rules_in_words(state.rules, state.language)
    lines += ["", *(f"  {sentence}" for sentence in house)] if house else []
    if state.table.tournament:
        return [*lines, "", say("page-tournament-begins", state.language)]
    if link:
        lines += ["", f"{say('page-invite', state.language)}: {link}"]
    if state.table.settings.quick:
        players = state.table.settings.players
        return [*lines, say("page-quick-waits", state.language, count=len(taken), players=players)]
    return lines if state.is_host else [*lines, say("page-host-starts", state.language)]


def seat_changes(before: TableShown | None, state: TableState) -> Iterator[str]:
    """Who sat down, left, went away, came back or became the host since the table was like this."""
    after, language = state.table, state.language
    if before is None or after is None:
        return
    old, new = ({seat.name: seat for seat in table.seats if seat.name is not None} for table in (before, after))
    yield from (say("play-leaves", language, name=name) for name in old if name not in new)
    for name, seat in new.items():
        if name not in old:
            bot = f" ({bot_label(seat.bot, language)})" if seat.bot else ""
            yield say("play-sits-down", language, name=name + bot)
        elif old[name].stood_in != seat.stood_in and seat.seat != state.seat:
            yield say("play-away" if seat.stood_in else "play-is-back", language, name=name)
    if after.host is not None and host_name(before) != host_name(after):
        yield say("play-host", language, name=after.seats[after.host].name)


def host_name(table: TableShown) -> str | None:
    return None if table.host is None else table.seats[table.host].name
