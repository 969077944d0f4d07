"""A client's part of the shuffles, with a server that cheats: what it sends, and what it says at the end."""

from __future__ import annotations

import shlex

import pytest

from oneleft import write_record
from oneleft.client.shuffle_check import check_in_words
from oneleft.client.shuffling import Shuffling
from oneleft.lang import LANGUAGES, say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import SeatShown, Settings, TableShown
from oneleft.table.fairness import commitment, key_from_seed, reveal_hash
from oneleft.table.game import Game
from tests.support.command import run_text

PUPPET = "ab" * 16


class CheatingServer:
    """A table of a person (seat 0) and a puppet of the operator, who decides what the person's client is shown."""

    def __init__(self) -> None:
        self.shuffling = Shuffling()
        self.sent: list[m.Commit | m.Reveal] = []

    def show(self, status: str, seed: int, match: int, hashes: list[str], entered: bool = False) -> None:
        table = TableShown(
            id="x",
            settings=Settings(players=len(hashes)),
            status=status,
            host=0,
            seats=[SeatShown(seat=seat, name=f"P{seat}", hash=text) for seat, text in enumerate(hashes)],
            match=match,
            commitment=commitment(key_from_seed(seed)),
            winners=[],
            number=1,
        )
        answer = self.shuffling.answer(0, table, entered)
        self.sent += [answer] if answer is not None else []

    def shuffle(self, seed: int, match: int = 0, entered: bool = False, seats: int = 2) -> tuple[str, str] | None:
        """Run one exchange. The person's hash and reveal, if the client took part."""
        before = len(self.sent)
        others = [reveal_hash(commitment(key_from_seed(seed)), seat, PUPPET) for seat in range(1, seats)]
        self.show("waiting", seed, match, ["", *others], entered)
        if len(self.sent) == before:
            return None
        promised = self.sent[-1].hash
        self.show("starting", seed, match, [promised, *others], entered)
        return (promised, self.sent[-1].reveal) if len(self.sent) == before + 2 else None

    def record(self, seed: int, parts: tuple[str, str], puppet: str = PUPPET) -> str:
        key = key_from_seed(seed)
        hashes = [parts[0], reveal_hash(commitment(key), 1, puppet)]
        game = Game("classic+target=1", ("Ana", "Puppet"), key, (parts[1], puppet), hashes=hashes)
        while not game.over:
            game.push("deal" if game.round_over else game.legal_moves()[0])
        return write_record(game)

    def said(self, record: str, match: int = 1, language: str = "en") -> list[str]:
        return check_in_words(record, match, 0, self.shuffling, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_honest_match_is_told_in_full(language):
    """Also how often the cards were shuffled, who took part, and a command that checks the record."""
    server = CheatingServer()
    parts = server.shuffle(1)
    holds, shuffles, people, command = server.said(server.record(1, parts), language=language)
    assert holds == say("page-part-holds", language)
    assert shuffles == say("page-shuffles", language, match=1, count=1)
    assert "Ana, Puppet" in people
    fixed = server.shuffling.fixed[commitment(key_from_seed(1))]
    for text in (commitment(key_from_seed(1)), parts[1], ",".join(fixed)):
        assert text in command


@pytest.mark.slow
def test_the_command_that_is_printed_verifies_the_record(tmp_path):
    server = CheatingServer()
    server.shuffling.words = "it's two words"
    text = server.record(1, server.shuffle(1))
    file = tmp_path / "oneleft.txt"
    file.write_text(text, "utf-8")
    *_, command = server.said(text)
    _, verb, _, *options = shlex.split(command[command.index("oneleft verify") :])
    done = run_text(verb, str(file), *options)
    assert done.returncode == 0
    assert say("record-hashes-seen", "en") in done.stdout


def test_an_operator_cannot_repeat_the_shuffle_until_it_suits():
    """One shuffle, and one more for each seat: then the client takes no part, and says so."""
    server = CheatingServer()
    taken = [server.shuffle(seed) is not None for seed in range(20)]
    assert taken == [True] * 3 + [False] * 17
    assert sum(isinstance(sent, m.Reveal) for sent in server.sent) == 3
    assert server.shuffling.seen[1].refusal == "page-too-many-shuffles"


def test_skipping_match_numbers_or_seats_for_show_is_no_way_around_it():
    server = CheatingServer()
    assert [server.shuffle(seed, match=2 * seed) is not None for seed in range(5)] == [True] * 3 + [False] * 2
    server = CheatingServer()
    assert all(server.shuffle(seed, seats=10) for seed in range(6))
    assert server.shuffle(7) is None


def test_matches_that_ended_do_not_count():
    server = CheatingServer()
    for match in range(10):
        assert server.shuffle(match, match)
        server.show("playing", match, match + 1, ["", ""])
        server.show("over", match, match + 1, ["", ""])
    assert server.shuffling.seen[10].shuffles == 1


def test_the_shuffles_are_counted_in_words():
    server = CheatingServer()
    server.shuffle(1)
    parts = server.shuffle(2)
    assert say("page-shuffles", "en", match=1, count=2) in server.said(server.record(2, parts))


def test_a_commitment_that_was_swapped_raises_the_alarm():
    server = CheatingServer()
    promised, reveal = server.shuffle(1)
    swapped = reveal_hash(commitment(key_from_seed(2)), 0, reveal)
    (alarm,) = server.said(server.record(2, (swapped, reveal)))
    assert alarm.startswith("This is not the match whose commitment you saw.")
    (alarm,) = server.said(server.record(1, (promised, reveal), puppet="cd" * 16))
    assert alarm == say("record-other-hashes", "en")
    (alarm,) = server.said("oneleft record 4\n")
    assert alarm


def test_a_match_that_the_client_never_saw_is_told_as_such():
    server = CheatingServer()
    parts = server.shuffle(1)
    foreign = CheatingServer()
    unseen, *people = foreign.said(server.record(1, parts))
    assert unseen == say("page-genuine-unseen", "en")
    assert len(people) == 1
    foreign.show("starting", 1, 0, [*parts])  # too late: a server that shows it first now may have seen all reveals
    assert foreign.said(server.record(1, parts))[0] == unseen


def test_a_commitment_is_never_used_for_two_matches():
    """With the secret and the reveal of the first match an operator would know the second one's cards."""
    server = CheatingServer()
    parts = server.shuffle(1)
    record = server.record(1, parts)
    assert server.said(record)[0] == say("page-part-holds", "en")
    server.show("over", 1, 1, ["", ""])
    before = len(server.sent)
    hashes = server.shuffling.fixed[commitment(key_from_seed(1))]
    for status in ("waiting", "starting"):
        server.show(status, 1, 1, hashes, entered=True)
    assert len(server.sent) == before
    assert server.said(record, match=2) == [say("page-seal-repeated", "en")]
    assert server.said(record, match=7) == [say("page-seal-repeated", "en")]  # a number that was never shown


def test_whoever_takes_no_part_is_told_why():
    server = CheatingServer()
    for seed in range(3):
        server.shuffle(seed)
    server.shuffle(3)
    hashes = ["", reveal_hash(commitment(key_from_seed(3)), 1, PUPPET)]
    server.show("starting", 3, 0, hashes)
    told = server.said(server.record(3, ("", "")))
    assert told[0] == say("page-part-none", "en")
    assert say("page-too-many-shuffles", "en") in told
    assert say("page-left-out", "en", names="Ana") in told


def test_the_same_set_is_revealed_again_after_a_lost_connection():
    server = CheatingServer()
    promised, reveal = server.shuffle(1)
    hashes = server.shuffling.fixed[commitment(key_from_seed(1))]
    server.show("starting", 1, 0, hashes)
    assert len(server.sent) == 2
    server.show("starting", 1, 0, hashes, entered=True)
    assert server.sent[-1].reveal == reveal
    server.show("starting", 1, 0, [promised, "0" * 64], entered=True)
    assert len(server.sent) == 3
