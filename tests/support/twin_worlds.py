"""Twin worlds: the same game, but for everything that a seat cannot know."""

from random import Random

from oneleft import Game
from oneleft.rules.cards import NONE
from oneleft.rules.hands import card_count, give, hand_words, set_hand, set_out_with
from oneleft.rules.round import OVER, Round
from oneleft.table.fairness import load_key
from oneleft.table.notation import hand_cards
from tests.support.all_tables import key_of


def hide_and_shuffle(r: Round, chair: int | None, random: Random, kept: dict[int, list[int]]) -> None:
    """Deal everything hidden from a chair anew: other hands, the draw pile, the key. ``kept`` cards stay in hands."""
    others = [other for other in range(r.players) if other != chair]
    sizes = {other: card_count(r, other) - len(kept.get(other, [])) for other in others}
    hidden = r.draw[: r.n_draw]
    for other in others:
        cards = hand_cards(*hand_words(r, other))
        hidden += [card for card in cards if card not in kept.get(other, [])]
        set_hand(r, other, 0, 0)
        for card in kept.get(other, []):
            give(r, other, card)
    random.shuffle(hidden)
    for other in others:
        for _ in range(sizes[other]):
            give(r, other, hidden.pop())
    r.draw[: r.n_draw] = hidden
    if r.drawn != NONE and chair != r.turn:
        r.drawn = random.choice(hand_cards(*hand_words(r, r.turn)))
    if r.color_before != NONE:
        r.challenged_hand[0] = random.getrandbits(13)
    for other in others:  # MERCY-1: what a player held who is out of the round
        if r.out_of_round >> other & 1:
            set_out_with(r, other, random.getrandbits(13), random.getrandbits(13))
    load_key(r, key_of(random.random()))


def twin_of(game: Game, seat: int | None, seed: int, kept: dict[int, list[int]]) -> Game:
    """A game that differs from this one only in what the seat cannot know."""
    twin = game.copy()
    random = Random(f"hidden {seed}")
    for table in twin.tables:
        chair = table.seating.index(seat) if seat in table.seating else None
        if table.round.phase == OVER:  # the hands lie open
            load_key(table.round, key_of(random.random()))
        else:
            hide_and_shuffle(table.round, chair, random, kept)
    twin.key = key_of(random.random())
    twin._kept.forget()  # positions of the other world
    return twin
