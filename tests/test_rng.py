"""Chance: the generator is ChaCha, shuffles are fair, and the key is bound before the deal and checked after."""

from collections import Counter
from itertools import permutations

import pytest

from oneleft import Game, Rules
from oneleft.errors import KeyFormatError
from oneleft.rules.rng import block, coin, fair_word, next_word, quarter, shuffle
from oneleft.rules.round import Round
from oneleft.table.fairness import commitment, load_key, new_key, read_key

# RFC 8439, sections 2.1.1, 2.3.2 and appendix A.1
KEY = bytes(range(32))


def words(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def keystream(key: bytes, counter: int, nonce: bytes, rounds: int = 20) -> bytes:
    out = [0] * 16
    block(words(key), counter, words(nonce), rounds, out)
    return b"".join(word.to_bytes(4, "little") for word in out)


def test_quarter_round_of_the_rfc():
    assert quarter(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


def test_block_of_the_rfc():
    stream = keystream(KEY, 1, bytes.fromhex("000000090000004a00000000"))
    assert stream.hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "start"),
    [
        ("00" * 32, 0, "00" * 12, "76b8e0ada0f13d90405d6ae55386bd28"),
        ("00" * 32, 1, "00" * 12, "9f07e7be5551387a98ba977c732d080d"),
        ("00" * 31 + "01", 1, "00" * 12, "3aeb5224ecf849929b9d828db1ced4dd"),
        ("00ff" + "00" * 30, 2, "00" * 12, "72d54dfbf12ec44b362692df94137f32"),
        ("00" * 32, 0, "00" * 11 + "02", "c2c64d378cd536374ae204b9ef933fcd"),
    ],
)
def test_vectors_of_the_rfc(key, counter, nonce, start):
    assert keystream(bytes.fromhex(key), counter, bytes.fromhex(nonce))[:16].hex() == start


def test_fewer_rounds_give_another_stream():
    assert keystream(KEY, 0, bytes(12), 8) != keystream(KEY, 0, bytes(12), 20)


def seeded(seed: int) -> Round:
    r = Rules().new_round(2)
    load_key(r, f"{seed:064x}")
    return r


def test_words_run_through_the_blocks_in_order():
    r = seeded(5)
    drawn = [next_word(r) for _ in range(40)]
    expected = b"".join(keystream((5).to_bytes(32, "big"), counter, bytes(12), 8) for counter in range(3))
    assert drawn == words(expected)[:40]


def test_tables_of_one_key_have_streams_of_their_own():
    one, other = seeded(7), seeded(7)
    load_key(other, f"{7:064x}", stream=1)
    assert [next_word(one) for _ in range(8)] != [next_word(other) for _ in range(8)]


def chi_square(counts: Counter[object], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (outcomes - len(counts)) * expected


def test_every_order_of_a_small_pile_is_equally_likely():
    r = seeded(1)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        shuffle(r, pile, 4)
        counts[tuple(pile)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 60  # 23 degrees of freedom: above this once in 40,000 keys, and the key is fixed


def test_every_card_comes_to_every_place_of_a_deck():
    r = seeded(2)
    places: Counter[object] = Counter()
    for _ in range(4_000):
        pile = list(range(108))
        shuffle(r, pile, 108)
        places[pile.index(0) // 12] += 1
        places[9 + pile[107] // 12] += 1
    assert chi_square(Counter({k: v for k, v in places.items() if k < 9}), 9) < 35
    assert chi_square(Counter({k: v for k, v in places.items() if k >= 9}), 9) < 35


def test_words_that_would_favour_an_outcome_are_rejected():
    """With a bound just above half of all words, nearly half of them would be unfair."""
    bound = (1 << 31) + 1
    r = seeded(3)
    indices = [(fair_word(r, bound) * bound) >> 32 for _ in range(2_000)]
    used = r.counter * 16 - (16 - r.used)
    assert 1.8 < used / 2_000 < 2.2
    assert 0.45 < sum(index < bound // 2 for index in indices) / 2_000 < 0.55


def test_both_sides_of_the_coin():
    r = seeded(4)
    assert 0.45 < sum(coin(r) for _ in range(4_000)) / 4_000 < 0.55


def test_commitment_binds_the_key():
    key = new_key()
    assert commitment(key) == commitment(key)
    assert commitment(key) != commitment(new_key())
    assert key not in commitment(key)
    assert Game(players=2, key=key).commitment == commitment(key)


def test_a_key_fixes_the_whole_game():
    one, other = (Game("jam", 4, "5a" * 32) for _ in range(2))
    assert [t.round for t in one.tables] == [t.round for t in other.tables]
    assert Game("jam", 4).tables[0].round != one.tables[0].round


@pytest.mark.parametrize("text", ["", "00", "0" * 63, "0" * 65, "g" * 64, "0" * 62 + " 0", "٠" * 64, "0x" + "0" * 62])
def test_texts_that_are_no_key(text):
    with pytest.raises(KeyFormatError, match="64"):
        read_key(text)
