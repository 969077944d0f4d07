"""The characters: their files, and that each does what its sentence says, unlike the bot that it plays like."""

from collections.abc import Iterator

import pytest

from oneleft import Game, Move, Rules
from oneleft.bots.factory import new_bot
from oneleft.bots.levels import LEVELS
from oneleft.policies.characters import CHARACTERS
from oneleft.policies.registry import WEIGHTED, read_weights
from oneleft.policies.weight_row import WEIGHTS
from oneleft.table.views import View
from tests.support.all_tables import key_of

ROUNDS = 12


def decisions(name: str, rules: str = "classic", players: int = 4) -> Iterator[tuple[View, Move | None]]:
    """What bots of this name decide at a table among themselves: the view, and the move if they made one."""
    for number in range(ROUNDS):
        game = Game(Rules.parse(rules), players, key_of(f"{rules} {players} {number}"))
        bots = [new_bot(name, f"{number} {seat}") for seat in range(players)]
        while not game.round_over:
            seats = [*(seat for seat in range(players) if seat != game.turn), game.turn]
            for seat in seats:
                view = game.view(seat)
                answer = bots[seat].answer(view) if view.legal else None
                if view.legal:
                    yield view, None if answer is None else Move(answer)
                if answer is not None:
                    game.push(answer)
                    break


def share(times: list[bool]) -> float:
    assert len(times) >= 8, "it came up too seldom to say anything"
    return sum(times) / len(times)


def could(view: View, verb: str, card: str = "") -> bool:
    return any(move.verb == verb and (move.card or "").startswith(card) for move in map(Move, view.legal))


def lays(move: Move | None, *cards: str) -> bool:
    return move is not None and move.verb == "play" and (move.card or "").startswith(cards)


def holds_color(view: View) -> bool:
    return any(card.startswith(view.color or "?") for card in view.hand or [])


@pytest.mark.parametrize("name", CHARACTERS)
def test_file_names_weights_that_exist(name):
    character = CHARACTERS[name]
    assert character.like in WEIGHTED
    assert set(character.weights) <= set(WEIGHTS)
    for family in read_weights(name).rows.values():
        for row in family.values():
            assert character.weights.items() <= row.items()
    assert 0 <= character.face.hue < 360


def test_characters_look_different():
    assert len({character.face.hue for character in CHARACTERS.values()}) == len(CHARACTERS)
    assert len({character.face.top for character in CHARACTERS.values()}) == len(CHARACTERS)


def test_hoarder_lays_no_wild_from_a_large_hand():
    def lays_wild(name: str) -> float:
        return share(
            [
                lays(move, "W")
                for view, move in decisions(name)
                if view.phase == "turn" and len(view.hand or []) > 4 and could(view, "play", "W")
            ]
        )

    assert lays_wild("hoarder") == 0
    assert lays_wild("sharp") > 0.05


def test_bluffer_bluffs_and_challenges():
    def bluffs(name: str) -> float:
        return share(
            [
                lays(move, "W+4")
                for view, move in decisions(name)
                if view.phase == "turn"
                and holds_color(view)
                and could(view, "play", "W+4")
                and len(view.hand or []) > 2
            ]
        )

    def challenges(name: str) -> float:
        asked = [(view, move) for view, move in decisions(name) if could(view, "challenge")]
        return share([move is not None and move.verb == "challenge" for _, move in asked])

    assert bluffs("bluffer") > 0.9
    assert bluffs("sharp") < 0.5
    assert challenges("bluffer") == 1


def test_hunter_hits_whoever_has_the_fewest_cards():
    def hits_leader(name: str) -> float:
        hits = []
        for view, move in decisions(name):
            if (
                view.phase == "turn"
                and move is not None
                and lays(move, "RS", "YS", "GS", "BS", "R+", "Y+", "G+", "B+", "W+4")
            ):
                others = {seat: view.counts[seat] for seat in view.table if seat != view.seat}
                at = view.table.index(move.seat) + (1 if view.direction == "left" else -1)
                hits.append(others[view.table[at % len(view.table)]] == min(others.values()))
        return share(hits)

    assert hits_leader("hunter") > hits_leader("sharp") + 0.2


def test_dreamer_forgets_to_call_and_to_catch():
    def calls(name: str) -> float:
        return share(
            [move.uno for view, move in decisions(name) if move and lays(move, "") and len(view.hand or []) == 2]
        )

    def catches(name: str) -> float:
        return share(
            [move is not None and move.verb == "catch" for view, move in decisions(name) if could(view, "catch")]
        )

    assert calls("dreamer") < 0.5
    assert calls("steady") == 1
    assert catches("dreamer") < 0.7


def test_racer_jumps_in_wherever_it_can_and_is_the_fastest():
    def jumps(name: str) -> float:
        return share(
            [
                move is not None and move.verb == "jump"
                for view, move in decisions(name, "classic+jump_in")
                if view.turn != view.seat and could(view, "jump")
            ]
        )

    assert jumps("racer") == 1
    assert jumps("sharp") < 1
    for name, level in LEVELS.items():
        if name != "racer":
            assert LEVELS["racer"].reaction < level.reaction
            assert LEVELS["racer"].turn < level.turn
