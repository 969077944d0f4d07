"""What people may do at a table. A command returns the entry to write or raises a refusal; it changes nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from importlib.util import find_spec

import msgspec

from oneleft.bots.adaptive_bot import is_adaptive
from oneleft.bots.levels import FIRST_NAMES, LEVELS, present_name
from oneleft.match.player_counts import check_players
from oneleft.protocol.phrases import PHRASES, REACTIONS
from oneleft.protocol.tables import Settings
from oneleft.rules.config import Rules
from oneleft.table.fairness import REVEAL, reveal_hash
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move

from . import entries as n
from .clean_text import clean_name, clean_text
from .error_codes import Refused
from .seat import Seat
from .state import Room


class Repeated(Exception):
    """The message was carried out before, by the entry with this number. There is nothing to do."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def digest(token: str) -> str:
    """The digest of a token, which is all that is stored of it. A token has 192 random bits, so it needs no salt."""
    return hashlib.sha256(b"oneleft token\0" + token.encode("utf-8", "replace")).hexdigest()


def open_table(settings: Settings, secret: str, now: float) -> n.Opened:
    return n.Opened(at=now, settings=checked_settings(settings), secret=secret)


def checked_settings(settings: Settings) -> Settings:
    """The rules are kept in full: what a preset means may change, this table does not."""
    rules = Rules.parse(settings.rules)
    check_players(rules, settings.players)
    return msgspec.structs.replace(settings, rules=str(rules))


def sit(room: Room, name: str, token: str, now: float) -> n.Sat:
    clean = clean_name(name)
    seat = free_seat(room)
    if clean.casefold() in (name.casefold() for name in taken_names(room)):
        raise Refused("name-taken", given=clean)
    return n.Sat(at=now, seat=seat, name=clean, token_digest=digest(token))


def taken_names(room: Room) -> list[str]:
    """The names that nobody else may take. A person who left a match may come back with theirs."""
    return [seat.name for seat in room.seats if seat.name is not None and not seat.abandoned]


def add_bot(room: Room, level: str, now: float) -> n.BotSat:
    """Seat a bot. Programs and time budgets could harm the server: only levels, and ``adaptive`` with its number."""
    level = present_name(level)
    known = [name for name, known in LEVELS.items() if not known.searches or find_spec("numba") is not None]
    if level not in known and not is_adaptive(level):
        raise Refused("bad-bot", given=level, known=", ".join(known))
    seat = free_seat(room)
    return n.BotSat(at=now, seat=seat, name=bot_name(seat, {other.name for other in room.seats}), level=level)


def bot_name(seat: int, taken: Container[str | None]) -> str:
    return next(name for name in FIRST_NAMES[seat:] + FIRST_NAMES if name not in taken)


def seat_bot(room: Room, by: int, level: str, now: float) -> n.BotSat:
    check_host(room, by)
    return add_bot(room, level, now)


def stand_in(room: Room, by: int, seat: int, now: float) -> n.StoodIn:
    """Let a bot play at once for a person who is away, as the host."""
    check_host(room, by)
    found = taken_seat(room, seat)
    if room.status != "playing" or seat >= room.dealt or not found.is_played_by_person or found.connections:
        raise Refused("not-away")
    return n.StoodIn(at=now, seat=seat)


def free_seat(room: Room) -> int:
    """The seat for a person who sits down now: the first free one or, during and after a match, one outside it."""
    if room.is_under_way and not (room.settings.latecomers and room.settings.spectators):
        raise Refused("begun")
    if len(taken_names(room)) >= room.settings.players:
        raise Refused("full", players=room.settings.players)
    first = 0 if room.status == "waiting" else room.dealt
    free = (i for i, seat in enumerate(room.seats) if i >= first and seat.name is None)
    return next(free, len(room.seats))


def seat_for(room: Room, token_digest: str) -> int | None:
    """The seat that this digest of a token opens; None for a spectator, where spectators are allowed."""
    if token_digest:
        return seat_of_token(room, token_digest)
    if not room.settings.spectators:
        raise Refused("no-spectators")
    return None


def seat_of_token(room: Room, token_digest: str) -> int:
    seat = room.seat_of(token_digest)
    if seat is None:
        raise Refused("bad-token")
    return seat


def check_token(room: Room, seat: int, token_digest: str) -> None:
    """Refuse a message that was still on its way when its sender lost the seat."""
    if seat >= len(room.seats) or room.seats[seat].token_digest != token_digest:
        raise Refused("bad-token")


def connect(room: Room, seat: int, token_digest: str, connection_id: str, now: float) -> n.Here:
    check_token(room, seat, token_digest)
    return n.Here(at=now, seat=seat, connection_id=connection_id)


def check_host(room: Room, seat: int) -> None:
    if seat != room.host:
        raise Refused("not-host")


def check_not_daily(room: Room) -> None:
    """Refuse what would make another match of the deal of the day, or leave it to a bot."""
    if room.daily:
        raise Refused("daily-once")


def check_more_matches(room: Room) -> None:
    """Refuse another match, or another shuffle, of the deal of the day and at the table of a tournament."""
    check_not_daily(room)
    if room.tournament:
        raise Refused("tournament-once")


def taken_seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats) or room.seats[seat].name is None:
        raise Refused("no-seat", given=seat)
    return room.seats[seat]


def leave(room: Room, by: int, seat: int, now: float) -> n.Left:
    """Leave, or as the host send someone away, but not from a match: bots stay, and people only go by a vote."""
    check_not_daily(room)
    if by != seat:
        check_host(room, by)
    found = taken_seat(room, seat)
    if room.is_under_way and by != seat < room.dealt:
        raise Refused("begun" if found.bot else "needs-vote", name=found.name)
    return n.Left(at=now, seat=seat)


def vote_out(room: Room, by: int, seat: int, message_id: str, now: float) -> n.Voted | n.Left:
    """Vote to remove a person from the match. It takes everyone else for whom no bot stands in."""
    check_repeated(room, by, message_id)
    found = taken_seat(room, seat)
    if room.status != "playing" or by == seat or not found.is_person or max(by, seat) >= room.dealt:
        raise Refused("no-vote")
    voters, seats = found.votes | {by}, room.seats[: room.dealt]
    if all(i in voters or i == seat for i, other in enumerate(seats) if other.is_played_by_person):
        return n.Left(at=now, seat=seat, voters=(*sorted(found.votes - {by}), by), id=message_id)
    if by in found.votes:
        raise Repeated(room.number)
    return n.Voted(at=now, by=by, seat=seat, id=message_id)


def hand_over(room: Room, by: int, seat: int, now: float) -> n.HandedOver:
    check_host(room, by)
    if not taken_seat(room, seat).is_person:
        raise Refused("not-a-person")
    if seat == room.host:
        raise Repeated(room.number)
    return n.HandedOver(at=now, seat=seat)


def change(room: Room, by: int, settings: Settings, now: float) -> n.Changed:
    """Change the settings before a match, as the host. People at the table keep their seats."""
    check_host(room, by)
    if room.status != "waiting":
        raise Refused("begun")
    clean = checked_settings(settings)
    taken = taken_seats(room)
    if len(taken) > clean.players:
        raise Refused("too-many-people", players=clean.players)
    fits = taken[-1] < clean.players
    return n.Changed(at=now, settings=clean, order=tuple(range(taken[-1] + 1)) if fits else taken)


def taken_seats(room: Room) -> tuple[int, ...]:
    return tuple(i for i, seat in enumerate(room.seats) if seat.name is not None)


def begin(room: Room, by: int, now: float) -> n.Starting | n.Begun | n.Reseated:
    check_host(room, by)
    if room.status != "waiting":
        raise Refused("begun")
    return start(room, now)


def start(room: Room, now: float) -> n.Starting | n.Begun | n.Reseated:
    """Start the match with the players who are there. Empty seats between them are closed first.

    If someone has a part in the shuffle, the table waits for the reveals before it deals.
    """
    taken = taken_seats(room)
    if len(taken) < 2:
        raise Refused("too-few")
    check_players(Rules.parse(room.settings.rules), len(taken))
    if taken != tuple(range(len(taken))):
        return n.Reseated(at=now, order=taken)
    return n.Starting(at=now) if room.exchange.sent else n.Begun(at=now)


def commit(room: Room, seat: int, committed: str, promised: str, message_id: str, now: float) -> n.Committed:
    """Bind a seat to its part of the shuffle. Until the match starts, another hash may replace it."""
    check_repeated(room, seat, message_id)
    if committed != room.commitment:
        raise Refused("stale")
    if room.exchange.hash_of(seat) == promised:
        raise Repeated(room.number)  # from another connection of the seat
    if room.status != "waiting":
        raise Refused("begun")
    return n.Committed(at=now, seat=seat, hash=promised, id=message_id)


def reveal(room: Room, seat: int, text: str, message_id: str, now: float) -> n.Revealed:
    """Open the hash of a seat. Nobody is shown the text before the match is over."""
    check_repeated(room, seat, message_id)
    if room.status != "starting":
        raise Refused("stale")
    if not REVEAL.fullmatch(text) or reveal_hash(room.commitment, seat, text) != room.exchange.hash_of(seat):
        raise Refused("bad-reveal")
    if not room.exchange.is_open(seat):
        raise Repeated(room.number)  # from another connection of the seat
    return n.Revealed(at=now, seat=seat, reveal=text, id=message_id)


def running_game(room: Room) -> Game:
    if room.game is None:
        raise Refused("not-begun")
    return room.game


def move(
    room: Room, seat: int, position: int, text: str, message_id: str, now: float, made_by: str = "player"
) -> n.AnyEntry:
    """Decide whether a move counts. The first valid one wins: an answer to a past position of the table is refused."""
    check_repeated(room, seat, message_id)
    game = running_game(room)
    if room.called:
        raise Refused("time-called")
    if text == DEAL:
        return deal(room, game, seat, position, message_id, now)
    if seat >= room.dealt:
        raise Refused("next-match")
    parsed = Move(text)
    if parsed.seat != seat:
        raise Refused("other-seat")
    stopwatch = room.stopwatch_of(seat)
    if position > len(game.log) or (position < stopwatch.position and not still_applies(room, parsed, position)):
        raise Refused("stale")
    if parsed.verb != "uno" and stopwatch.caught_by >= 0:
        raise Refused("settling", name=game.names[stopwatch.exposed])
    game.check_move(parsed)
    if parsed.verb == "catch" and now < stopwatch.exposed_at + room.settings.uno_grace:
        return n.Caught(at=now, by=seat, seat=parsed.target or 0, made_by=made_by, id=message_id)
    return n.Moved(at=now, move=str(parsed), made_by=made_by, id=message_id)


def bot_move(room: Room, seat: int, position: int, text: str, now: float) -> n.AnyEntry:
    """The move that a bot chose. It does not count if its person came back meanwhile."""
    if room.seats[seat].bot_level is None:
        raise Refused("stale")
    return move(room, seat, position, text, "", now, made_by="bot")


def still_applies(room: Room, move: Move, position: int) -> bool:
    """Whether a late move counts. A call and a catch answer a player: they count while that player is exposed."""
    stopwatch = room.stopwatch_of(move.seat)
    about = {"uno": move.seat, "catch": move.target}.get(move.verb)
    return about == stopwatch.exposed >= 0 and position >= stopwatch.exposed_position


def deal(room: Room, game: Game, seat: int, position: int, message_id: str, now: float) -> n.Moved:
    """Deal the next round before the pause is over, as the host."""
    check_host(room, seat)
    if position != len(game.log):
        raise Refused("stale")
    game.check_deal()
    return n.Moved(at=now, move=DEAL, made_by="player", id=message_id)


def say(
    room: Room, seat: int, phrase: str, text: str, message_id: str, now: float, to: int | None = None
) -> n.Said:  # fmt: skip
    check_repeated(room, seat, message_id)
    if to is not None:
        taken_seat(room, to)
    if text and not room.settings.chat:
        raise Refused("no-chat")
    words = clean_text(text, "bad-words")
    known = PHRASES + REACTIONS
    if phrase not in known and not (words and not phrase):
        raise Refused("bad-phrase", given=phrase, known=", ".join(known))
    return n.Said(at=now, seat=seat, phrase=phrase, text=words, to=to, id=message_id)


def return_to_seat(room: Room, seat: int, message_id: str, now: float) -> n.Here:
    check_repeated(room, seat, message_id)
    if not room.seats[seat].stood_in and not room.seats[seat].missed_turns:
        raise Repeated(room.number)  # the seat was not away
    return n.Here(at=now, seat=seat, connection_id="", id=message_id)


def check_repeated(room: Room, seat: int, message_id: str) -> None:
    number = room.seats[seat].answered.get(message_id)
    if number is not None:
        raise Repeated(number)
