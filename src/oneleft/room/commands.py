"""What people may do at a table. A command returns the entry to write or raises a refusal; it changes nothing."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from importlib.util import find_spec

import msgspec

from oneleft.bots.levels import FIRST_NAMES, LEVELS
from oneleft.match.player_counts import check_players
from oneleft.protocol.phrases import PHRASES, REACTIONS
from oneleft.protocol.tables import Settings
from oneleft.rules.config import Rules
from oneleft.table.fairness import REVEAL, reveal_hash
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move

from . import entries as n
from .error_codes import Refused
from .exchange import is_left_out
from .state import Room, Seat

# Markup, and characters that count as letters but show nothing.
FORBIDDEN = "<>&`\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


class Repeated(Exception):
    """The message was carried out before, by the entry with this number. There is nothing to do."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def digest(token: str) -> str:
    """The digest of a token, which is all that is stored of it. A token has 192 random bits, so it needs no salt."""
    return hashlib.sha256(b"oneleft token\0" + token.encode("utf-8", "replace")).hexdigest()


def clean_text(text: str, code: str) -> str:
    """The text with single spaces. Text that is not printable or contains markup is refused with ``code``."""
    clean = re.sub(" +", " ", unicodedata.normalize("NFC", text)).strip(" ")
    alone = unicodedata.category((clean or "x")[0]).startswith("M")  # a combining mark without a letter
    if alone or not clean.isprintable() or any(sign in clean for sign in FORBIDDEN):
        raise Refused(code, given=text)
    return clean


def clean_name(name: str) -> str:
    clean = clean_text(name, "bad-name")
    if not clean or len(clean) > 24:
        raise Refused("bad-name", given=name)
    return clean


def open_table(settings: Settings, secret: str, now: float) -> n.Opened:
    """The rules are kept in full: what a preset means may change, this table does not."""
    rules = Rules.parse(settings.rules)
    check_players(rules, settings.players)
    return n.Opened(at=now, settings=msgspec.structs.replace(settings, rules=str(rules)), secret=secret)


def sit(room: Room, name: str, token: str, now: float) -> n.Sat:
    clean = clean_name(name)
    seat = free_seat(room)
    if any(other.name is not None and other.name.casefold() == clean.casefold() for other in room.seats):
        raise Refused("name-taken", given=clean)
    return n.Sat(at=now, seat=seat, name=clean, token=digest(token))


def add_bot(room: Room, level: str, now: float) -> n.BotSat:
    """Seat a bot. Programs and time budgets could harm the server, so only the plain levels are accepted."""
    known = [name for name, known in LEVELS.items() if not known.searches or find_spec("numba") is not None]
    if level not in known:
        raise Refused("bad-bot", given=level, known=", ".join(known))
    seat = free_seat(room)
    taken = {other.name for other in room.seats}
    name = next(name for name in FIRST_NAMES[seat:] + FIRST_NAMES if name not in taken)
    return n.BotSat(at=now, seat=seat, name=name, level=level)


def seat_bot(room: Room, by: int, level: str, now: float) -> n.BotSat:
    check_host(room, by)
    return add_bot(room, level, now)


def free_seat(room: Room) -> int:
    if room.status != "waiting":
        raise Refused("begun")
    seat = next((i for i, seat in enumerate(room.seats) if seat.name is None), None)
    if seat is None:
        raise Refused("full", players=len(room.seats))
    return seat


def seat_for(room: Room, token: str) -> int | None:
    """The seat that this digest of a token opens; None for a spectator, where spectators are allowed."""
    if token:
        return seat_of_token(room, token)
    if not room.settings.spectators:
        raise Refused("no-spectators")
    return None


def seat_of_token(room: Room, token: str) -> int:
    seat = room.seat_of(token)
    if seat is None:
        raise Refused("bad-token")
    return seat


def check_token(room: Room, seat: int, token: str) -> None:
    """Refuse a message that was still on its way when its sender lost the seat."""
    if room.seats[seat].token != token:
        raise Refused("bad-token")


def connect(room: Room, seat: int, token: str, link: str, now: float) -> n.Here:
    check_token(room, seat, token)
    return n.Here(at=now, seat=seat, link=link)


def check_host(room: Room, seat: int) -> None:
    if seat != room.host:
        raise Refused("not-host")


def taken_seat(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.seats) or room.seats[number].name is None:
        raise Refused("no-seat", given=number)
    return room.seats[number]


def leave(room: Room, by: int, number: int, now: float) -> n.Left:
    """Leave, or as the host send somebody away, but not from a match: bots stay, and people only go by a vote."""
    if by != number:
        check_host(room, by)
    seat = taken_seat(room, number)
    if room.is_under_way and by != number:
        raise Refused("begun" if seat.bot else "needs-vote", name=seat.name)
    return n.Left(at=now, seat=number)


def vote_out(room: Room, by: int, number: int, message_id: str, now: float) -> n.Voted | n.Left:
    """Vote to remove a person from the match. It takes everybody else for whom no bot stands in."""
    check_repeated(room, by, message_id)
    seat = taken_seat(room, number)
    if room.status != "playing" or by == number or not seat.is_person:
        raise Refused("no-vote")
    voters = seat.votes | {by}
    if all(i in voters or i == number for i, other in enumerate(room.seats) if other.is_played_by_person):
        return n.Left(at=now, seat=number, voters=(*sorted(seat.votes - {by}), by), id=message_id)
    if by in seat.votes:
        raise Repeated(room.number)
    return n.Voted(at=now, by=by, seat=number, id=message_id)


def hand_over(room: Room, by: int, number: int, now: float) -> n.HandedOver:
    check_host(room, by)
    if not taken_seat(room, number).is_person:
        raise Refused("not-a-person")
    return n.HandedOver(at=now, seat=number)


def begin(room: Room, by: int, now: float) -> n.Starting | n.Begun:
    """Start the match. If somebody has a part in the shuffle, the table waits for the reveals before it deals."""
    check_host(room, by)
    if room.status != "waiting":
        raise Refused("begun")
    empty = sum(seat.name is None for seat in room.seats)
    if empty:
        raise Refused("too-few", empty=empty)
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


def reshuffle(room: Room, by: int, secret: str, now: float) -> n.Reshuffled:
    """Another shuffle for a person who was left out: once in a match, and before any person has moved."""
    game = running_game(room)
    if room.has_person_moved or game.match.history:
        raise Refused("begun")
    if not is_left_out(game, by, room.seats[by].is_person) or by in room.reshuffles:
        raise Refused("not-left-out")
    return n.Reshuffled(at=now, seat=by, secret=secret)


def rematch(room: Room, by: int, secret: str, now: float) -> n.Rematch:
    check_host(room, by)
    if room.status != "over":
        raise Refused("not-over")
    return n.Rematch(at=now, secret=secret)


def running_game(room: Room) -> Game:
    if room.game is None:
        raise Refused("not-begun")
    return room.game


def move(
    room: Room, seat: int, number: int, text: str, message_id: str, now: float, made_by: str = "player"
) -> n.AnyEntry:
    """Decide whether a move counts. The first valid one wins: an answer to a past position of the table is refused."""
    check_repeated(room, seat, message_id)
    game = running_game(room)
    if text == DEAL:
        return deal(room, game, seat, number, message_id, now)
    parsed = Move(text)
    if parsed.seat != seat:
        raise Refused("other-seat")
    watch = room.watch_of(seat)
    if number > len(game.log) or (number < watch.position and not still_applies(room, parsed, number)):
        raise Refused("stale")
    if parsed.verb != "uno" and watch.caught_by >= 0:
        raise Refused("settling", name=game.names[watch.exposed])
    game.check_move(parsed)
    if parsed.verb == "catch" and now < watch.exposed_at + room.settings.uno_grace:
        return n.Caught(at=now, by=seat, seat=parsed.target or 0, made_by=made_by, id=message_id)
    return n.Moved(at=now, move=str(parsed), made_by=made_by, id=message_id)


def bot_move(room: Room, seat: int, number: int, text: str, now: float) -> n.AnyEntry:
    """The move that a bot chose. It does not count if its person came back meanwhile."""
    if room.seats[seat].bot_level is None:
        raise Refused("stale")
    return move(room, seat, number, text, "", now, made_by="bot")


def still_applies(room: Room, move: Move, number: int) -> bool:
    """Whether a late move counts. A call and a catch answer a player: they count while that player is exposed."""
    watch = room.watch_of(move.seat)
    about = {"uno": move.seat, "catch": move.target}.get(move.verb)
    return about == watch.exposed >= 0 and number >= watch.exposed_position


def deal(room: Room, game: Game, seat: int, number: int, message_id: str, now: float) -> n.Moved:
    """Deal the next round before the pause is over, as the host."""
    check_host(room, seat)
    if number != len(game.log):
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
    return n.Here(at=now, seat=seat, link="", id=message_id)


def check_repeated(room: Room, seat: int, message_id: str) -> None:
    number = room.seats[seat].answered.get(message_id)
    if number is not None:
        raise Repeated(number)
