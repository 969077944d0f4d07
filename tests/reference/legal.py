"""The legal moves of a seat."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import color_of, colors_of, is_number, is_wild, symbol_of
from .table import Table


def legal_moves(t: Table, seat: int) -> list[str]:
    if t.phase == "over" or seat in t.out_with:  # OUT-1; MERCY-4: a player who is out chooses nothing more
        return []
    moves = in_turn(t, seat) if seat == t.turn else []
    moves += jumps(t, seat)
    if t.exposed == seat:
        moves.append("uno")  # UNO-1
    elif t.exposed is not None:
        moves.append(f"catch {t.exposed}")  # UNO-2
    return [f"{seat} {move}" for move in moves]


def in_turn(t: Table, seat: int) -> list[str]:
    match t.phase:
        case "turn":
            plays = [card for card in t.hands[seat] if may_be_played(t, seat, card)]
            must = "must_play" in t.options and plays  # MUST-1
            return lays(t, seat, "play", plays) + ([] if must else ["draw"])  # TURN-1, TURN-4
        case "drew":
            assert t.drawn
            must = "must_play" in t.options  # MUST-2
            return lays(t, seat, "play", [t.drawn]) + ([] if must else ["keep"])  # TURN-3
        case "penalty":
            answers = [card for card in t.hands[seat] if may_answer(t, seat, card)]
            challenge = ["challenge"] if t.challengeable else []  # WD4-4
            return [*lays(t, seat, "play", answers), "take", *challenge]
        case "series":  # MULTI-1: another of the same number, or pass
            return [*lays(t, seat, "play", same_number(t, seat)), "pass"]
        case "color":
            return [f"color {color}" for color in colors_of(t.options.edition)]  # START-4, JAM-1
        case "swap":
            return [f"swap {other}" for other in t.still_in if other != seat]  # SEVEN-2
        case "slam":
            return discards(t, seat)
    raise AssertionError(t.phase)


def may_be_played(t: Table, seat: int, card: str) -> bool:
    """TURN-1, TURN-2, WD4-3; NFINISH-2."""
    return t.matches(card) and t.may_be_laid(seat, card)


def may_answer(t: Table, seat: int, card: str) -> bool:
    """What a player who faces a penalty may lay."""
    options, symbol = t.options, symbol_of(card)
    in_color = color_of(card) == t.color
    answers = "progressive" in options and symbol == t.penalty  # PROG-1
    answers |= "cross_stacking" in options and t.penalty == "+2" and card == "W+4"  # CROSS-1
    answers |= "cross_stacking" in options and t.penalty == "W+4" and symbol == "+2" and in_color  # CROSS-2
    answers |= "deflect" in options and symbol in ("S", "R") and in_color  # DEFLECT-1, DEFLECT-2
    return answers and t.may_be_laid(seat, card)


def same_number(t: Table, seat: int) -> list[str]:
    return [card for card in t.hands[seat] if is_number(card) and symbol_of(card) == symbol_of(t.top)]


def lays(t: Table, seat: int, verb: str, cards: Iterable[str]) -> list[str]:
    """Each card once, a wild once for each colour, and UNO-1: with the call where the card leaves one."""
    moves = []
    for card in sorted(set(cards)):
        named = is_wild(card) and card != "WJ"  # JAM-1: its colour is named after the drop
        texts = [f"{verb} {card}:{color}" for color in colors_of(t.options.edition)] if named else [f"{verb} {card}"]
        calls = len(t.hands[seat]) == 2 and card != "WJ" and "silent" not in t.options  # SILENT-1
        moves += texts + ([f"{text} uno" for text in texts] if calls else [])
    return moves


def discards(t: Table, seat: int) -> list[str]:
    """JAM-2, UNO-5: the last discard of a slam carries the call if it leaves one card."""
    texts = [f"discard {card}" for card in sorted(set(t.hands[seat]))]
    calls = t.slam == 1 and len(t.hands[seat]) == 2 and "silent" not in t.options
    return texts + ([f"{text} uno" for text in texts] if calls else [])


def jumps(t: Table, seat: int) -> list[str]:
    """JUMP-1: a card identical to the top discard, on any player's turn; the player in turn simply plays it."""
    if "jump_in" not in t.options or t.phase not in ("turn", "drew", "penalty"):  # JUMP-3
        return []
    if seat == t.turn and t.phase != "penalty":
        return []
    twins = [card for card in t.hands[seat] if card == t.top and t.may_be_laid(seat, card)]
    return lays(t, seat, "jump", twins)
