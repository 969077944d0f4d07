"""A shuffle that nobody can bias: what a record proves, and what `oneleft verify` tells."""

import json
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft import RecordError, verify_record, write_record
from oneleft.errors import SetupError
from oneleft.lang import LANGUAGES, say
from oneleft.table.fairness import commitment, reveal_hash, with_words
from oneleft.table.game import Game
from oneleft.table.shuffle_parts import check_seen, parts_in_words
from tests.support.command import run_text

KEY = "07" * 32
COMMITMENT = commitment(KEY)
REVEALS = ("11" * 16, "22" * 16 + " otters", "", "")  # two people, one who did not reveal, and a bot
HASHES = (*(reveal_hash(COMMITMENT, seat, "22" * 16 if seat == 2 else REVEALS[seat]) for seat in range(3)), None)
NAMES = ("Ana", "Bo", "Cy", "Robot")


def play(game: Game) -> Game:
    while not game.over:
        game.push("deal" if game.round_over else game.legal_moves()[0])
    return game


@cache
def record() -> str:
    return write_record(play(Game("classic+target=1", NAMES, KEY, REVEALS, hashes=HASHES)))


def forged(*changes: tuple[str, str]) -> str:
    text = record()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def refusal(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as refused:
        verify_record(text)
    return refused.value.line, refused.value.key


def test_a_record_shows_every_hash_and_every_reveal():
    game = verify_record(record())
    assert (game.hashes, game.words) == (HASHES, REVEALS)
    assert write_record(game) == record()
    assert Game.load(game.dump()) == game
    assert eval(repr(game), {"Game": Game}) == game
    assert game.copy() == game


def test_an_operator_who_adds_ghost_words_is_found():
    """Having seen all reveals, an operator tries additions until a friend's hand is good."""
    names = ("Friend", "Victim")
    hashes = tuple(reveal_hash(COMMITMENT, seat, REVEALS[seat]) for seat in range(2))
    honest = Game("classic+target=1", names, KEY, REVEALS[:2], hashes=hashes)
    grinds = [Game("classic+target=1", names, KEY, (*REVEALS[:2], f"ghost {i}")) for i in range(30)]
    ground = max(grinds, key=lambda game: sum(card[0] == "W" for card in game.hands[0]))
    assert ground.hands != honest.hands
    text = write_record(play(ground))
    assert text.startswith("oneleft record 3\n")  # no version 4 can have them
    title = text.replace("oneleft record 3", "oneleft record 4")
    assert refusal(title) == (5, "record-unbound")
    assert refusal(title.replace("\nwords", f"\nhashes {json.dumps(hashes)}\nwords")) == (6, "setup-reveals")
    assert "prove nothing" in next(parts_in_words(verify_record(text), "en"))


def test_five_words_for_two_seats_are_no_exchange():
    with pytest.raises(SetupError):
        Game("classic", 2, KEY, ["a"] * 5, hashes=["0" * 64] * 2)
    with pytest.raises(SetupError):
        Game("classic", 2, KEY, ["a"] * 5, hashes=["0" * 64] * 5)


@pytest.mark.parametrize(
    ("line", "key", "change"),
    [
        (6, "setup-reveal", ("otters", "badgers")),
        (6, "setup-reveal", ("11" * 16, "12" * 16)),
        (6, "setup-reveal", ('"", ""]', f'"", "{"33" * 16}"]')),  # a bot that adds something
        (6, "setup-reveals", ('"", ""]', '""]')),
        (6, "setup-reveals", ('"", ""]', '"", "", ""]')),
        (6, "setup-reveal", (HASHES[0], "0" * 64)),
        (5, "record-texts", ("null]", "7]")),
        (5, "record-unbound", (f"hashes {json.dumps(HASHES)}", "hashes []")),
        (5, "record-no-deal", ("hashes [", "Hashes [")),
        (6, "record-header", ("\nwords [", "\nword [")),
    ],
)
def test_a_changed_exchange_is_refused_in_its_line(line, key, change):
    assert refusal(forged(change)) == (line, key)


def test_a_hash_that_was_swapped_between_seats_does_not_open():
    """A hash is bound to its seat, so nobody can repeat the part of someone else."""
    swapped = forged((HASHES[0], "x"), (HASHES[1], HASHES[0]), ("x", HASHES[1]))
    assert refusal(swapped)[1] == "setup-reveal"


def test_a_hash_is_bound_to_the_match():
    assert reveal_hash(COMMITMENT, 0, REVEALS[0]) != reveal_hash(commitment("08" * 32), 0, REVEALS[0])


def test_a_left_out_reveal_changes_the_cards():
    """A server cannot take a reveal out of the record, or put one in."""
    assert refusal(forged((REVEALS[0], "")))[0] == 7
    assert refusal(forged(('"", ""]', f'"{"22" * 16}", ""]')))[0] == 7


@given(st.lists(st.text(max_size=40), min_size=2, max_size=10), st.data())
def test_the_key_depends_on_every_reveal_and_its_seat(reveals, data):
    texts = [text.encode("utf-8", "ignore").decode() for text in reveals]
    seat = data.draw(st.integers(0, len(texts) - 1))
    other = [*texts]
    other[seat] += "."
    keys = [with_words(KEY, texts), with_words(KEY, other), with_words("08" * 32, texts), with_words(KEY, [*texts, ""])]
    if texts != texts[::-1]:
        keys.append(with_words(KEY, texts[::-1]))
    assert len({*keys, KEY}) == len(keys) + 1


# What someone saw


def test_what_somebody_saw_and_sent_is_compared():
    game = verify_record(record())
    check_seen(game, COMMITMENT.upper(), REVEALS[1], [promised or "" for promised in HASHES])
    for seen, key in (
        (("0" * 64, None), "record-other-commitment"),
        ((None, "44" * 16), "record-other-reveal"),
        ((None, ""), "record-other-reveal"),
        ((None, "22" * 16), "record-reveal-missing"),
        ((None, None, ["", "", "", ""]), "record-other-hashes"),
    ):
        with pytest.raises(RecordError) as refused:
            check_seen(game, *seen)
        assert refused.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_names_those_who_took_part(language, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(record(), "utf-8")
    options = ["--commitment", COMMITMENT, "--reveal", REVEALS[1], "--hashes", ",".join(one or "" for one in HASHES)]
    done = run_text("verify", str(file), "--lang", language, *options)
    assert done.returncode == 0
    _, parts, left_out, bots, *seen = done.stdout.splitlines()
    assert ("Ana, Bo" in parts, "Cy" in left_out, "Robot" in bots) == (True, True, True)
    keys = ("record-commitment-seen", "record-reveal-in", "record-hashes-seen")
    assert seen == [say(key, language) for key in keys]
    *_, last = run_text("verify", str(file), "--lang", language, *options[:4]).stdout.splitlines()
    assert last == say("record-hashes-unseen", language)


def test_an_operator_who_chooses_the_other_parts_afterwards_is_found_by_the_hashes(tmp_path):
    """With your reveal in hand, a puppet's part is chosen anew: commitment and reveal hold, the hashes do not."""
    chosen = "99" * 16
    hashes = (HASHES[0], reveal_hash(COMMITMENT, 1, chosen))
    game = play(Game("classic+target=1", NAMES[:2], KEY, (REVEALS[0], chosen), hashes=hashes))
    file = tmp_path / "match.txt"
    file.write_text(write_record(game), "utf-8")
    seen = ["--commitment", COMMITMENT, "--reveal", REVEALS[0]]
    assert run_text("verify", str(file), *seen).returncode == 0
    assert run_text("verify", str(file), *seen, "--hashes", ",".join(hashes).upper()).returncode == 0
    done = run_text("verify", str(file), *seen, "--hashes", f"{HASHES[0]},{HASHES[1]}")
    assert (done.returncode, done.stdout) == (1, "")
    assert say("record-other-hashes", "en") in done.stderr


def test_verify_fails_in_one_line_if_it_is_another_match(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(record(), "utf-8")
    for option, value, words in (
        ("--commitment", "0" * 64, "whose commitment you saw"),
        ("--reveal", "44" * 16, "not in the shuffle"),
        ("--reveal", "22" * 16, "left out"),
    ):
        done = run_text("verify", str(file), option, value)
        assert (done.returncode, done.stdout) == (1, "")
        assert words in done.stderr
        assert done.stderr.count("\n") == 1


def test_verify_says_that_nobody_took_part_in_a_local_game(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(write_record(play(Game("classic+target=1", 2, KEY))), "utf-8")
    assert "No player added anything" in run_text("verify", str(file)).stdout
