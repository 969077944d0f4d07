"""The observation: every part of the row is right, and nothing hidden is in it."""

from copy import deepcopy
from random import Random

import pytest

from oneleft.arena.batch import Batch
from oneleft.envs.card_types import TYPES
from oneleft.envs.episode import Episode
from oneleft.envs.memory import Memory, forget_those_out, known_words, observe_move, reset_memory
from oneleft.envs.observation import layout, row_length, write_observation
from oneleft.match.standing import Standing
from oneleft.policies.basic import any_legal_move, uniform
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE, WILD, color_of, fill_deck, rank_of
from oneleft.rules.config import SWITCHES, Rules
from oneleft.rules.deal import deal, start_round
from oneleft.rules.formats import FORMATS
from oneleft.rules.hands import card_count, hand_words, top_rank
from oneleft.rules.matching import challengeable
from oneleft.rules.moves import CHALLENGE, DRAW, SWAP_VERB, operand_of, verb_of
from oneleft.rules.moves import move as move_of
from oneleft.rules.rng import shuffle
from oneleft.rules.round import COLOR, OVER, SLAM, Round, clear
from oneleft.rules.turn import accused
from oneleft.table.fairness import load_key
from oneleft.table.notation import hand_cards
from tests.support.all_tables import ALL_RULES, key_of
from tests.support.interpreted_table import InterpretedTable
from tests.support.sampling import EXHAUSTIVE, by_turns
from tests.support.twin_worlds import hide_and_shuffle

pytestmark = pytest.mark.slow

HOUSE = [rules for rules in ALL_RULES if rules.seven_zero]


def kind_of(card: int) -> int:
    """The number of a card's type: 13 ranks of each colour, then the wilds. Written here a second time on purpose."""
    color, rank = color_of(card), rank_of(card)
    return 52 + rank - WILD if rank >= WILD else 13 * color + rank


def counts(cards: list[int]) -> list[int]:
    found = [0] * TYPES
    for card in cards:
        found[kind_of(card)] += 1
    return found


class ObservedRound:
    """A round with the memories of all its players, as the environments run it."""

    def __init__(self, rules: Rules, players: int, seed: object) -> None:
        self.random = Random(f"onlookers {seed}")
        self.round = rules.new_round(players)
        self.standing = Standing(Rules(), players)
        self.memories = [Memory(player) for player in range(players)]
        self.episode = Episode()
        self.episode.known = 1
        load_key(self.round, key_of(seed))
        start_round(self.round)
        self.sit_down()

    def sit_down(self) -> None:
        for m in self.memories:
            reset_memory(m, self.round, self.standing, 0)

    def choose(self) -> tuple[int, int]:
        return any_legal_move(self.round, self.random.getrandbits(32))

    def push(self, seat: int, move: int) -> None:
        for m in self.memories:
            observe_move(m, self.round, seat, move)
        apply(self.round, seat, move)
        for m in self.memories:
            forget_those_out(m, self.round)

    def row(self, player: int) -> list[int]:
        row = [0] * row_length(self.round.players)
        write_observation(self.episode, self.round, self.standing, self.memories[player], row)
        return row

    def parts(self, player: int) -> dict[str, list[int]]:
        row = self.row(player)
        return {part.name: row[at : at + part.length] for at, part in layout(self.round.players)}

    def known(self, player: int, holder: int) -> list[int]:
        """What the player knows of the holder's hand, by type."""
        return self.known_hands(player)[holder]

    def known_hands(self, player: int) -> dict[int, list[int]]:
        """What the player knows of every other hand, by type."""
        players, known = self.round.players, self.parts(player)["known"]
        hands = [known[at : at + TYPES] for at in range(0, len(known), TYPES)]
        return {(player + place) % players: hand for place, hand in enumerate(hands, 1)}


def rounds(rules: Rules, players: int, moves: int):
    """Random play: yields the round before each of this many moves, and the move."""
    table, dealt = ObservedRound(rules, players, f"{rules} {players}"), 0
    for _ in range(moves):
        if table.round.phase == OVER:
            dealt += 1
            table = ObservedRound(rules, players, f"{rules} {players} {dealt}")
        seat, move = table.choose()
        yield table, seat, move
        table.push(seat, move)


def one(place: int, length: int) -> list[int]:
    return [int(i == place) for i in range(length)]


@pytest.mark.parametrize("rules", ALL_RULES[::4], ids=str)
def test_row_matches_the_round(rules):
    for players in (2, 5):
        for table, _, _ in rounds(rules, players, 150):
            r = table.round
            for player in range(players):
                parts = table.parts(player)
                places = [(player + steps) % players for steps in range(players)]
                own = hand_cards(*hand_words(r, player))
                assert parts["hand"] == counts(own)
                assert parts["discard"] == counts(r.discard[: r.n_discard])
                assert parts["top"] == counts([r.discard[r.n_discard - 1]])
                assert parts["drawn"] == counts([r.drawn] if r.drawn != NONE and player == r.turn else [])
                assert parts["color"] == one(r.color, 4)
                assert parts["color_before"] == one(r.color_before, 4)
                assert parts["phase"] == one(r.phase, OVER + 1)
                assert parts["cards"] == [card_count(r, seat) for seat in places]
                assert parts["turn"] == [int(seat == r.turn) for seat in places]
                assert parts["dealer"] == [int(seat == r.dealer) for seat in places]
                assert parts["exposed"] == [int(seat == r.exposed) for seat in places]
                single = [parts[name] for name in ("direction", "pending", "slam", "pile", "shuffles", "rounds")]
                assert single == [[r.direction], [r.pending], [r.slam], [r.n_draw], [r.shuffles], [0]]
                landed = r.drop if r.phase in (COLOR, SLAM) else 0  # JAM-1: until the colour is named
                assert parts["drop"] == one(landed - 1, 3)
                assert parts["rules"] == [*map(rules.is_on, SWITCHES), rules.edition.special]
                assert not any(parts["partner"] + parts["score"] + parts["format"])


def test_row_shows_the_match():
    rules = Rules("graduation", format="rotating", target=200)
    table = ObservedRound(rules, 4, "match")
    s = table.standing = Standing(rules, 4)
    s.totals[:4] = [0, 50, 501, 199]
    s.played, s.seating[:4] = 3, [0, 2, 1, 3]
    table.sit_down()
    row = table.row(2)
    table.episode.matches = 1
    write_observation(table.episode, table.round, s, table.memories[2], row := [0] * len(row))
    parts = {part.name: row[at : at + part.length] for at, part in layout(4)}
    assert table.memories[2].order[:4] == [2, 1, 3, 0]
    assert parts["score"] == [127, 25, 99, 0]
    assert parts["partner"] == [0, 0, 1, 0]
    assert parts["format"] == one(list(FORMATS).index("rotating"), 6)
    assert parts["rounds"] == [3]


def test_player_without_a_chair_sees_no_hand():
    """CHALLENGE-1: a player who is out watches; the others keep their places."""
    table = ObservedRound(Rules(), 5, "out")
    s = table.standing
    table.round.players = s.chairs[0] = 3
    s.seating[:3] = [0, 2, 4]
    start_round(table.round)
    table.episode = Episode()
    table.sit_down()
    assert table.memories[1].order[:5] == [1, 0, 2, 4, 3]
    row = [0] * sum(section.length for _, section in layout(5))
    table.episode.matches = 1
    write_observation(table.episode, table.round, s, table.memories[1], row)
    parts = {part.name: row[at : at + part.length] for at, part in layout(5)}
    assert parts["cards"] == [0, 7, 7, 7, 0]
    assert not any(parts["hand"] + parts["partner"] + parts["known"])
    assert sum(parts["turn"]) == 1
    assert parts["turn"][0] == 0


# What is known of other hands


@pytest.mark.parametrize(("rules", "players"), by_turns(HOUSE[::2], [2, 4]), ids=str)
def test_known_cards_are_in_the_hand(rules, players):
    """SEVEN-1, SEVEN-2, WD4-4."""
    seen = 0
    for table, _, _ in rounds(rules, players, 500):
        held = [counts(hand_cards(*hand_words(table.round, holder))) for holder in range(players)]
        for player in range(players):
            for holder, known in table.known_hands(player).items():
                assert all(k <= h for k, h in zip(known, held[holder], strict=True))
                seen += sum(known)
    assert seen > 100


def test_known_cards_stay_when_a_zero_is_the_last_card():
    """SEVEN-3: so what is known stays with its holder when the round is over."""
    ended = 0
    for seed in range(400 if EXHAUSTIVE else 150):
        table = ObservedRound(Rules(seven_zero=True), 3, f"last zero {seed}")
        while table.round.phase != OVER:
            table.push(*table.choose())
        r = table.round
        ended += top_rank(r) == 0
        held = [counts(hand_cards(*hand_words(r, holder))) for holder in range(3)]
        for player in range(3):
            for holder, known in table.known_hands(player).items():
                assert all(k <= h for k, h in zip(known, held[holder], strict=True))
    assert ended > 2


def test_hand_given_away_is_known():
    """SEVEN-1, SEVEN-2: by a swap or by a 0."""
    given = 0
    for table, seat, move in rounds(Rules(seven_zero=True), 3, 3_000):
        r = table.round
        verb, rank = verb_of(move), rank_of(operand_of(move))
        if verb == SWAP_VERB:
            receiver = operand_of(move)
        elif verb <= 1 and rank == 0 and card_count(r, seat) > 1:
            receiver = (seat + r.direction) % 3
        else:
            continue
        after = r.copy()
        apply(after, seat, move)
        twin = ObservedRound(Rules(seven_zero=True), 3, "twin")
        twin.round, twin.memories = r.copy(), table.memories
        seen = [m.seen.copy() for m in table.memories]
        twin.push(seat, move)
        held = counts(hand_cards(*hand_words(after, receiver)))
        assert twin.known(seat, receiver) == held
        for m, cards in zip(table.memories, seen, strict=True):
            m.seen[:] = cards
        given += 1
    assert given > 30


def test_playing_the_drawn_card_keeps_known_cards():
    """TURN-4."""
    table = ObservedRound(Rules(), 2, "drawn")
    r = table.round
    clear(r)
    r.color, r.turn, r.phase = 0, 1, 0
    r.discard[0], r.n_discard = 3, 1  # red 3
    r.hands[2], r.hands[0] = 1 << 5 | 1 << 20, 1 << 22  # red 5 and a yellow card; another yellow one
    r.draw[:2], r.n_draw = [9, 64 + 5], 2  # the other red 5 is drawn first
    table.sit_down()
    table.memories[0].seen[0] = 1 << 5
    table.push(1, DRAW * 64)
    table.push(1, 5)
    assert table.known(0, 1)[5] == 1
    r.turn = 1
    table.push(1, 5)
    assert table.known(0, 1)[5] == 0


@pytest.mark.parametrize("rules", HOUSE[::2], ids=str)
def test_row_does_not_tell_copies_apart(rules):
    """Two decks that differ only in which copy lies where look the same to everyone, through the whole round."""
    for players in (2, 4):
        one, other = (ObservedRound(rules, players, "copies") for _ in range(2))
        random = Random(f"copies {rules}")
        for table in (one, other):
            r = table.round
            clear(r)
            r.n_draw = fill_deck(r.draw, r.special)
            load_key(r, key_of("copies"))
            shuffle(r, r.draw, r.n_draw)
        swap_copies(other.round, random)
        assert one.round.draw != other.round.draw
        for table in (one, other):
            deal(table.round)
            table.sit_down()
        moves = 0
        while one.round.phase != OVER and moves < 150:
            seat, move = one.choose()
            for table in (one, other):
                table.push(seat, move)
            assert [one.row(player) for player in range(players)] == [other.row(player) for player in range(players)]
            moves += 1
        assert moves > 10 or rules.mercy == 10  # then rounds can be short


def swap_copies(r: Round, random: Random) -> None:
    """Each type's copies change places among themselves."""
    for kind in range(TYPES):
        places = [i for i in range(r.n_draw) if kind_of(r.draw[i]) == kind]
        cards = [r.draw[i] for i in places]
        random.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            r.draw[i] = card


@pytest.mark.parametrize("rules", ALL_RULES[::3], ids=str)
def test_row_shows_nothing_hidden(rules):
    """Shuffling everything that a player cannot know leaves the row as it is, also after someone else's move."""
    for players in (2, 4):
        for number, (table, seat, move) in enumerate(rounds(rules, players, 160)):
            player = number % players
            twin = twin_of(table, player, {}, Random(number))
            assert twin.row(player) == table.row(player)
            r = table.round
            if seat == player or r.n_draw < 12:  # discards that are shuffled fall differently on other cards
                continue
            if rules.draw_until_playable and verb_of(move) == DRAW:  # UNTIL-2: what is drawn decides how many are
                continue
            # the mover's hand decides what the move does, and a challenge looks at the accused one
            twin = twin_of(table, player, dict.fromkeys({seat, accused(r)} - {player}), Random(number))
            same = twin.round
            same.drawn, same.challenged_hand = r.drawn, r.challenged_hand.copy()
            same.key, same.counter, same.used, same.pool = r.key.copy(), r.counter, r.used, r.pool.copy()
            original = twin_of(table, player, None, Random(number))
            for copy in (original, twin):
                copy.push(seat, move)
            if original.round.phase == OVER or original.round.phase != twin.round.phase:
                continue
            own = slice(2 * player, 2 * player + 2)
            if original.round.hands[own] == twin.round.hands[own]:  # cards that were drawn or taken over may differ
                assert twin.row(player) == original.row(player)


def twin_of(table: ObservedRound, player: int, kept: dict[int, None] | None, random: Random) -> ObservedRound:
    """A copy that looks the same to this player: other hands are dealt anew, except known cards and ``kept`` hands."""
    twin = object.__new__(ObservedRound)
    twin.round, twin.standing = table.round.copy(), table.standing
    twin.memories, twin.episode = deepcopy((table.memories, table.episode))
    if kept is not None:
        r = twin.round
        hands = {seat: hand_cards(*hand_words(r, seat)) for seat in range(r.players)}
        stays = {
            seat: cards if seat in kept else known_cards(table, player, seat)
            for seat, cards in hands.items()
            if seat != player
        }
        hide_and_shuffle(r, player, random, stays)
    return twin


def known_cards(table: ObservedRound, player: int, holder: int) -> list[int]:
    return hand_cards(*known_words(table.memories[player], table.round, holder))


def test_hidden_card_check_detects_leaks():
    table = ObservedRound(Rules(), 3, "leak")
    twin = twin_of(table, 1, {}, Random(1))
    assert twin.row(1) == table.row(1)
    assert twin.row(0) != table.row(0)


def test_challenged_hand_is_known_to_the_challenger_only():
    """WD4-4."""
    met = 0
    for table, seat, move in rounds(Rules(), 3, 6_000):
        if verb_of(move) != CHALLENGE:
            continue
        r = table.round
        holder = accused(r)
        shown = counts(hand_cards(*r.challenged_hand))
        twin = twin_of(table, 0, None, Random(0))
        other = next(player for player in range(3) if player not in (seat, holder))
        before = twin.known(other, holder)
        twin.push(seat, move)
        assert twin.known(seat, holder) == shown
        assert twin.known(other, holder) == before
        met += 1
    assert met > 20


@pytest.mark.parametrize("rules", [Rules(), Rules("jam"), Rules(seven_zero=True), Rules(mercy=10, progressive=True)])
def test_nothing_is_missed_while_nothing_can_be_known(rules):
    """An episode looks at moves only once a hand can be known, and counts discards when someone is asked."""
    table = InterpretedTable(Batch(rules, 4, key_of("missed")), 3)
    always = [deepcopy(m) for m in table.memories]
    random = Random(5)
    moves = 0
    while not table.episode.over:
        r, chair = table.round, table.episode.chair
        if chair == r.turn and challengeable(r):
            code = move_of(CHALLENGE, 0)
        else:
            code = uniform(r, chair, random.getrandbits(32))
        if code != NONE:
            for m in always:
                observe_move(m, r, chair, code)
        table.answer(code)
        for m in always:
            forget_those_out(m, r)
        moves += 1
        if table.episode.over:
            break
        everything = deepcopy(table.episode)
        everything.known, everything.taken_in, everything.discarded = 1, 0, [0, 0]
        for player, m in enumerate(always):
            row = [0] * row_length(4)
            write_observation(everything, table.round, table.standing, m, row)
            assert table.row(player) == row
    assert moves > 30
