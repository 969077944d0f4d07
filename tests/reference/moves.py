"""What a legal move does."""

from __future__ import annotations

from .cards import color_of, symbol_of
from .legal import may_be_played, same_number
from .table import Challengeable, Table


def make_move(t: Table, text: str) -> None:
    word, verb, *rest = text.split()
    seat = int(word)
    if verb not in ("uno", "catch"):
        undo = t.reverse_pending
        t.reverse_pending = False
    match verb:
        case "play" | "jump":
            card, _, named = rest[0].partition(":")
            lay(t, seat, card, named, calls="uno" in rest, jump=verb == "jump", undo=undo)
        case "draw":
            draw(t, seat)
        case "keep":
            t.pass_turn_to(t.next_to(seat))
        case "take":
            pay(t, seat, t.pending)
        case "challenge":
            challenge(t, seat)
        case "color":
            name_color(t, seat, rest[0])
        case "swap":
            other = int(rest[0])
            t.hands[seat], t.hands[other] = t.hands[other], t.hands[seat]  # SEVEN-2
            t.pass_turn_to(t.next_to(seat))
        case "discard":
            discard(t, seat, rest[0], calls="uno" in rest)
        case "pass":  # MULTI-1
            end_of_series(t, seat)
        case "uno":
            t.exposed = None  # UNO-1
        case "catch":
            catch(t, int(rest[0]))


# Cards that are laid


def lay(t: Table, seat: int, card: str, named: str, *, calls: bool, jump: bool, undo: bool) -> None:
    faced = t.pending if t.phase == "penalty" else 0
    color_before = t.color
    t.hands[seat].remove(card)
    t.discard.append(card)
    t.color = color_of(card) or named or None
    t.passes = 0  # PILE-2: in succession
    t.drawn, t.turn = None, seat
    t.challengeable = None  # CROSS-2, DEFLECT-3, PROG-3
    owe_uno(t, seat, calls=calls or card == "WJ")  # UNO-1; a Jam card: its drop decides what is left
    match symbol_of(card):
        case "S" | "R" if faced:
            turn_round(t, undo=jump and undo, again=symbol_of(card) == "R")  # DEFLECT-2, DEFLECT-3
            aim(t, seat, faced, t.penalty)
        case "S":
            after(t, seat, t.next_to(t.next_to(seat)))  # SKIP-1
        case "R":
            play_reverse(t, seat, undo=jump and undo)
        case "+2":
            aim(t, seat, faced + (0 if jump and faced else 2), "+2")  # PROG-1; HOUSE-1: the amount stays
        case "W+4":
            if "free_draw_four" not in t.options:  # FREE-1
                assert color_before
                t.challengeable = Challengeable(seat, list(t.hands[seat]), color_before)
            aim(t, seat, faced + (0 if jump and faced else 4), "W+4")
        case "WG":
            graduate(t, seat)
        case "WJ":
            drop(t, seat)
        case "W":
            after(t, seat, t.next_to(seat))
        case _:
            lay_number(t, seat, jump=jump)


def owe_uno(t: Table, seat: int, *, calls: bool) -> None:
    """UNO-1, UNO-3: who began a turn has closed the window of the one before; SILENT-1: nobody owes anything."""
    owes = len(t.hands[seat]) == 1 and not calls and "silent" not in t.options
    t.exposed = seat if owes else None


def after(t: Table, seat: int, following: int) -> None:
    """OUT-1, or the next turn."""
    if t.hands[seat]:
        t.pass_turn_to(following)
    else:
        t.end(seat)


def turn_round(t: Table, *, undo: bool, again: bool) -> None:
    """REVERSE-1; JUMP-2: the first is undone, the second turns play round. TWO-1: of two nothing turns."""
    if undo:
        t.direction = -t.direction
    if again and len(t.still_in) > 2:
        t.direction = -t.direction
        t.reverse_pending = True


def play_reverse(t: Table, seat: int, *, undo: bool) -> None:
    turn_round(t, undo=undo, again=True)
    following = t.next_to(seat)
    after(t, seat, following if len(t.still_in) > 2 else t.next_to(following))  # TWO-1: as a Skip


def aim(t: Table, seat: int, amount: int, kind: str) -> None:
    """DRAW2-1, WD4-1: the next player faces the penalty; OUT-2: after a last card it is drawn at once."""
    victim = t.next_to(seat)
    if not t.hands[seat]:
        t.winner = seat
        t.draw_cards(victim, amount)
        t.end(seat)
        return
    t.phase, t.turn, t.pending, t.penalty = "penalty", victim, amount, kind


def graduate(t: Table, seat: int) -> None:
    """GRAD-1: every other player draws one; OUT-2: also after a last card."""
    t.winner = None if t.hands[seat] else seat
    for other in t.others_in_order(seat):
        if t.phase == "over":
            return
        t.draw_cards(other, 1)
    if t.phase != "over":
        after(t, seat, t.next_to(seat))


def drop(t: Table, seat: int) -> None:
    """JAM-1: the side is chance; JAM-2 or JAM-3, and then the colour."""
    t.color = None
    t.drop, t.phase = t.landed, "color"
    if t.landed == "slam":
        t.slam = min(2, len(t.hands[seat]))
        t.phase = "slam"
        if not t.slam:  # nothing left to discard: OUT-1
            t.end(seat)
        return
    t.draw_cards(seat, 2)
    if not t.hands[seat] and seat not in t.out_with:  # OUT-1: PILE-3 left nothing to draw, and no card is left
        t.end(seat)
    if t.phase == "over":
        return
    owe_uno(t, seat, calls=False)  # UNO-1, JAM-3: the drop is part of the play, and there may be only one card to draw
    if seat in t.out_with:
        lapse(t, seat)


def discard(t: Table, seat: int, card: str, *, calls: bool) -> None:
    """JAM-2: under the Jam card; UNO-5."""
    t.hands[seat].remove(card)
    t.discard.insert(-1, card)
    t.slam -= 1
    if not t.hands[seat]:
        t.slam = 0
        t.end(seat)
    elif not t.slam:
        t.phase = "color"
        owe_uno(t, seat, calls=calls)


def lay_number(t: Table, seat: int, *, jump: bool) -> None:
    if not t.hands[seat]:
        t.end(seat)  # OUT-1, SEVEN-3
    elif "multi_play" in t.options and not jump and same_number(t, seat):
        t.phase = "series"  # MULTI-1
    else:
        end_of_series(t, seat)


def end_of_series(t: Table, seat: int) -> None:
    """SEVEN-1, SEVEN-2; MULTI-3: once, when the series ends."""
    if symbol_of(t.top) == "7" and "sevens" in t.options:
        t.phase = "swap"
        return
    if symbol_of(t.top) == "0" and "zeros" in t.options:
        pass_hands(t)
    t.pass_turn_to(t.next_to(seat))


def pass_hands(t: Table) -> None:
    hands = {t.next_to(seat): t.hands[seat] for seat in t.still_in}
    for seat, hand in hands.items():
        t.hands[seat] = hand


# Other moves


def draw(t: Table, seat: int) -> None:
    """TURN-3, TURN-4, UNTIL-1."""
    t.exposed = None
    drawn = 0
    while (card := t.draw_card(seat)) is not None:
        drawn += 1
        if t.leaves_by_mercy(seat):
            break
        if may_be_played(t, seat, card):
            t.phase, t.drawn, t.passes = "drew", card, 0
            return
        if "draw_until_playable" not in t.options:
            break
    if t.phase == "over":
        return
    t.passes = 0 if drawn else t.passes + 1
    if t.passes == len(t.still_in):  # PILE-2
        t.end(None)
    else:
        t.pass_turn_to(t.next_to(seat))


def pay(t: Table, seat: int, amount: int) -> None:
    """DRAW2-1, WD4-1: draw and miss the turn."""
    t.exposed = None
    settle_penalty(t)
    t.draw_cards(seat, amount)
    if t.phase != "over":
        t.pass_turn_to(t.next_to(seat))


def settle_penalty(t: Table) -> None:
    t.pending, t.penalty, t.challengeable = 0, "", None


def challenge(t: Table, seat: int) -> None:
    """WD4-5, WD4-6, PROG-3."""
    last, amount = t.challengeable, t.pending
    assert last
    if all(color_of(card) != last.color for card in last.hand):
        pay(t, seat, amount + 2)
        return
    t.exposed = None
    settle_penalty(t)
    t.draw_cards(last.player, amount)
    if t.phase != "over":
        t.pass_turn_to(seat)


def name_color(t: Table, seat: int, color: str) -> None:
    """START-4: then takes the turn, as after MERCY-4; JAM-1: then the turn is over."""
    t.color = color
    t.pass_turn_to(t.next_to(seat) if t.drop in ("slam", "back") else seat)


def catch(t: Table, seat: int) -> None:
    """UNO-2, CATCH-1."""
    t.exposed = None
    t.draw_cards(seat, t.options.catch)
    if seat in t.out_with and t.phase != "over" and seat == t.turn:
        lapse(t, seat)


def lapse(t: Table, seat: int) -> None:
    """MERCY-4: what the player who is out had still to choose."""
    t.turn = t.next_to(seat)
    if t.phase == "color":  # it is named by the next player, who then takes the turn
        t.drop = "out"
    elif t.phase != "penalty":  # a trade or a series lapses; a penalty goes to the next player still in
        t.phase = "turn"
