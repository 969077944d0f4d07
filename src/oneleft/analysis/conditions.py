"""The conditions of reasons: each returns the parts of its sentence, or None where it does not hold.

They read a `Situation`, so they cannot speak of anything that is hidden from the seat.
"""

from __future__ import annotations

from oneleft.table.move import Move

from .situation import Situation, is_wild

Parts = dict[str, int | str | list[str]]

FEW_CARDS = 2  # a player with at most this many may go out soon
MANY_CARDS = 4  # and one with at least this many will not
POINTS_THAT_COUNT = 10
CARDS_NAMED = 4  # in one sentence


def lays(move: Move | None) -> bool:
    return move is not None and move.verb in ("play", "jump", "discard")


def call_uno(s: Situation) -> Parts | None:
    if s.made is None or s.best is None or not s.best.uno or s.made.uno or s.made.card != s.best.card:
        return None
    return {"count": s.rules.catch}


def catch(s: Situation) -> Parts | None:
    if s.best is None or s.best.verb != "catch" or s.best.target is None:
        return None
    return {"seat": s.best.target, "count": s.rules.catch}


def go_out(s: Situation) -> Parts | None:
    return {} if lays(s.best) and len(s.hand) == 1 else None


def jump_in(s: Situation) -> Parts | None:
    if s.best is None or s.best.verb != "jump" or s.best.card is None:
        return None
    return {"card": s.best.card}


def stop_next(s: Situation) -> Parts | None:
    """A player with few cards is next, and the best card keeps them from playing."""
    if s.best is None or not s.stops_next(s.best) or s.stops_next(s.made) or s.best.card is None:
        return None
    left = s.view.counts.get(s.next_seat, 0)
    if s.next_seat not in s.opponents or left > FEW_CARDS:
        return None
    return {"seat": s.next_seat, "count": left, "card": s.best.card}


def challenge(s: Situation) -> Parts | None:
    if s.best is None or s.best.verb != "challenge" or s.view.color_before is None:
        return None
    accused = accused_seat(s)
    if s.memory.drew_on(accused, s.view.color_before):
        return None
    return {"seat": accused, "count": s.view.counts[accused], "color": s.color_name(s.view.color_before)}


def fair_draw_four(s: Situation) -> Parts | None:
    """The player who was challenged had drawn on that colour."""
    if s.made is None or s.made.verb != "challenge" or s.view.color_before is None:
        return None
    accused = accused_seat(s)
    times = s.memory.drew_on(accused, s.view.color_before)
    return {"seat": accused, "times": times, "color": s.color_name(s.view.color_before)} if times else None


def no_challenge(s: Situation) -> Parts | None:
    if s.made is None or s.made.verb != "challenge" or s.view.color_before is None:
        return None
    accused = accused_seat(s)
    return {"seat": accused, "count": s.view.counts[accused], "color": s.color_name(s.view.color_before)}


def accused_seat(s: Situation) -> int:
    """Who laid the Wild Draw Four: the one before this seat."""
    return s.seat_after(-1 if s.view.direction == "left" else 1)


def take_hand(s: Situation) -> Parts | None:
    if s.best is None or s.best.verb != "swap" or s.best.target is None or s.made is None or s.made.target is None:
        return None
    count = s.view.counts[s.best.target]
    return {"seat": s.best.target, "count": count} if count < s.view.counts[s.made.target] else None


def keep_wild_drew(s: Situation) -> Parts | None:
    """As `keep_wild`, and the next player had nothing of the colour."""
    found = keep_wild(s)
    color = s.color_after(s.best)
    if found is None or color is None or not (times := s.memory.drew_on(s.next_seat, color)):
        return None
    return found | {"seat": s.next_seat, "times": times, "color": s.color_name(color)}


def keep_wild(s: Situation) -> Parts | None:
    if s.made is None or s.made.card is None or not is_wild(s.made.card) or s.best is None:
        return None
    others = [card for card in s.playable() if not is_wild(card)]
    if s.best.card is None or is_wild(s.best.card) or not others:
        return None
    return {"card": s.made.card, "cards": others[:CARDS_NAMED]}


def hold_back(s: Situation) -> Parts | None:
    """Draw, or keep the drawn card, rather than spend this one."""
    if s.made is None or s.made.card is None or s.best is None or s.best.verb not in ("draw", "keep"):
        return None
    return {"card": s.made.card}


def play_it(s: Situation) -> Parts | None:
    """Something could be played instead of drawing or of keeping the drawn card."""
    if s.made is None or s.made.verb not in ("draw", "keep") or not lays(s.best):
        return None
    return {"cards": s.playable()[:CARDS_NAMED]}


def answer_penalty(s: Situation) -> Parts | None:
    """A card of the same kind passes the penalty on."""
    if s.made is None or s.made.verb != "take" or not lays(s.best) or s.best is None or s.best.card is None:
        return None
    return {"card": s.best.card, "count": s.view.pending}


def fewer_points(s: Situation) -> Parts | None:
    """The best card counts for more, and someone may go out soon."""
    least = min((s.view.counts[seat] for seat in s.opponents), default=MANY_CARDS)
    found = some_points(s)
    return found if found is not None and points_less(s) >= POINTS_THAT_COUNT and least < MANY_CARDS else None


def some_points(s: Situation) -> Parts | None:
    """The best card counts for more."""
    return {"points": points_less(s)} if points_less(s) > 0 else None


def points_less(s: Situation) -> int:
    if s.made is None or s.best is None or s.made.card is None or s.best.card is None:
        return 0
    return s.points(s.best.card) - s.points(s.made.card)


def they_lack(s: Situation) -> Parts | None:
    """The next player drew on the colour that the best move brings or leaves."""
    color = s.color_after(s.best)
    if color is None or color == s.color_after(s.made) or s.next_seat not in s.opponents:
        return None
    times = s.memory.drew_on(s.next_seat, color)
    return {"seat": s.next_seat, "times": times, "color": s.color_name(color)} if times else None


def own_color(s: Situation) -> Parts | None:
    """More cards of the hand match afterwards."""
    fitting = s.fitting_after(s.best)
    if not fitting or len(fitting) <= len(s.fitting_after(s.made)):
        return None
    return {"count": len(fitting), "cards": fitting[:CARDS_NAMED]}


def name_color(s: Situation) -> Parts | None:
    """The colour to name is the one of which the hand has most."""
    if s.best is None or s.best.verb != "color" or s.made is None or s.best.color is None:
        return None
    cards = [card for card in s.hand if card[0] == s.best.color]
    others = [card for card in s.hand if card[0] == s.made.color]
    return {"count": len(cards), "cards": cards[:CARDS_NAMED]} if len(cards) > len(others) else None


def pass_hand_on(s: Situation) -> Parts | None:
    """SEVEN-1: a 0 passes all hands on, and this one is smaller than the one that comes."""
    if not s.rules.is_on("zeros") or s.made is None or s.made.card is None or s.made.card[1:] != "0":
        return None
    comes = s.seat_after(-1 if s.view.direction == "left" else 1)
    count = s.view.counts[comes]
    return {"seat": comes, "count": count} if count > len(s.left_after(s.made)) else None


def turn_of_another(s: Situation) -> Parts | None:
    """After the best card, a player with more cards is in turn."""
    if s.made is None or s.best is None or s.made.verb != "play" or s.best.verb != "play":
        return None
    now, then = s.turn_after(s.best), s.turn_after(s.made)
    if now == then or then not in s.opponents:
        return None
    if now == s.view.seat:
        return {"seat": now, "count": 0, "other": then}
    count, less = s.view.counts[now], s.view.counts[then]
    return {"seat": now, "count": count, "other": then} if count > less else None


def seen_color(s: Situation) -> Parts | None:
    """More cards of the colour have been seen, so the others have fewer of it."""
    color, other = s.color_after(s.best), s.color_after(s.made)
    if (
        color is None
        or other is None
        or color == other
        or not (lays(s.best) or s.made is None or s.made.verb == "color")
    ):
        return None
    count = s.seen_of(color)
    return {"count": count, "color": s.color_name(color)} if count > s.seen_of(other) else None


def save_action(s: Situation) -> Parts | None:
    """Nobody is about to go out, so a card that stops a player can wait."""
    if not s.stops_next(s.made) or s.stops_next(s.best) or s.made is None or s.made.card is None:
        return None
    least = min((s.view.counts[seat] for seat in s.in_round if seat != s.view.seat), default=0)
    return {"card": s.made.card, "count": least} if lays(s.best) and least >= MANY_CARDS else None


def cost_turn(s: Situation) -> Parts | None:
    """The best card costs the next player the turn."""
    if s.best is None or not s.stops_next(s.best) or s.stops_next(s.made) or s.best.card is None:
        return None
    return {"card": s.best.card, "seat": s.next_seat} if s.next_seat in s.opponents else None


def more_often(s: Situation) -> Parts:
    return {"count": s.playouts}
