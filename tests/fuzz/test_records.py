"""A record that was changed does not hold."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from oneleft import LANGUAGES, Rules
from oneleft.errors import RecordError
from oneleft.lang import on_one_line
from oneleft.table.record import Record, play_record, read_record, verify_record, write_record
from tests.support.fuzz_values import SIGNS, seeds
from tests.support.random_games import finished_game

# Records

KINDS = {
    "classic+target=1": 2,
    "jam+progressive+seven_zero+jump_in+lowest+target=1": 4,
    "international+no_bluffing+rotating+hands=2": 4,
    "graduation+jump_in+challenge+target=60": 3,
    "deluxe+progressive+partners+target=30": 6,
}
LONG = {"classic+seven_zero+eight": 8}
WORDS = {"graduation+jump_in+challenge+target=60": ("otters", "¿búhos?"), "classic+seven_zero+eight": ("x",) * 8}


@cache
def record_of(kind: str, words: tuple[str, ...] | None = None) -> str:
    """Some players have added words of their own."""
    said = WORDS.get(kind, ()) if words is None else words
    return write_record(finished_game(Rules.parse(kind), (KINDS | LONG)[kind], f"record {kind}", said))


def check_refused(text: str) -> RecordError:
    """Only a RecordError, with a line that exists (or the next one) and words in both languages."""
    with pytest.raises(RecordError) as refused:
        verify_record(text)
    check_error(refused.value, text)
    try:  # what does not hold may well be played
        list(play_record(read_record(text)))
    except RecordError as error:
        check_error(error, text)
    return refused.value


def check_error(error: RecordError, text: str) -> None:
    assert 0 <= error.line <= text.count("\n") + 2
    explained = [error.explain(language) for language in LANGUAGES]
    assert len(set(explained)) == len(LANGUAGES)
    assert all(on_one_line(said) == said and len(said) < 2_000 for said in explained)
    assert error.line == 0 or all(str(error.line) in said for said in explained)


def change_lines(random: Random, lines: list[str]) -> None:
    one, other = sorted(random.choices(range(len(lines)), k=2))
    change = random.randrange(6)
    if change == 0:
        del lines[one]
    elif change == 1:
        del lines[one:other]
    elif change == 2:
        lines.insert(other, lines[one])
    elif change == 3:
        lines[one], lines[other] = lines[other], lines[one]
    elif change == 4:
        lines[one] = lines[other]
    else:
        lines[one : one + 2] = [" ".join(lines[one : one + 2])]


def change_signs(random: Random, text: str) -> str:
    """Where a thing is said a sign is put in, taken away or exchanged."""
    place = random.randrange(len(text))
    change = random.randrange(5)
    if change == 0:
        return text[:place]
    if change == 1:
        return text[:place] + text[place + 1 :]
    new = random.choice(
        ["0", "1", "9", "R", "B", " ", ";", ",", "\n", "\r", "\x0b", "\u2028", "\x85", "\ud800", '"', "²"]
    )
    if change == 2:
        return text[:place] + new + text[place:]
    if change == 3:
        return text[:place] + text[place].swapcase() + text[place + 1 :]
    return text[:place] + new + text[place + 1 :]


@pytest.mark.slow
@settings(max_examples=250)
@example("international+no_bluffing+rotating+hands=2", 7805895)
@given(st.sampled_from(list(KINDS)), seeds)
def test_a_changed_record_does_not_hold_or_is_that_of_another_game(kind, seed):
    random = Random(seed)
    text = record_of(kind)
    if random.random() < 0.4:
        lines = text.split("\n")
        change_lines(random, lines)
        changed_text = "\n".join(lines)
    else:
        changed_text = change_signs(random, text)
    assume(changed_text.rstrip("\n") != text.rstrip("\n"))
    try:
        another = verify_record(changed_text)
    except RecordError:
        check_refused(changed_text)
    else:  # other names, other rules or another colour by which the match goes on the same: all of it is so
        assert write_record(another).rstrip("\n") == changed_text.rstrip("\n")


@pytest.mark.parametrize("kind", [*KINDS, *LONG])
def test_a_record_holds_with_or_without_its_last_newline(kind):
    text = record_of(kind)
    assert write_record(verify_record(text)) == text
    assert write_record(verify_record(text.removesuffix("\n"))) == text


def swap_in(line: int, old: str, new: str) -> Any:
    """Change one line of a record, counted from 1; a negative number counts from the end."""

    def change(text: str) -> str:
        lines = text.removesuffix("\n").split("\n")
        place = line - 1 if line > 0 else line
        assert old in lines[place]
        lines[place] = lines[place].replace(old, new, 1)
        return "\n".join(lines) + "\n"

    return change


def upper_key(text: str) -> str:
    head, _, key = text.rpartition("key ")
    return f"{head}key {key.upper()}"


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (1, lambda text: ""),
        (1, lambda text: "\n"),
        (1, lambda text: "\ufeff" + text),
        (1, lambda text: text.replace("\n", "\r\n")),
        (1, lambda text: text.replace("\n", "\u2028")),
        (1, lambda text: text.replace("\n", "\x0b", 1)),
        (1, lambda text: "\n" + text),
        (1, lambda text: "oneleft record "),
        (1, swap_in(1, "4", "6")),
        (5, swap_in(1, "4", "5")),  # which says how often something was taken back
        (2, lambda text: "oneleft record 2\n"),
        (2, swap_in(2, "classic", "clasic")),
        (2, swap_in(2, "classic", "classic+points")),
        (2, swap_in(2, "target=1", "target=01")),
        (2, swap_in(2, "target=1", "target=" + "9" * 5_000)),
        (2, swap_in(2, "rules", "Rules")),
        (3, swap_in(3, "[", "")),
        (3, swap_in(3, '"Player 0"', "0")),
        (3, swap_in(3, '"Player 0"', '""')),
        (3, swap_in(3, '"Player 0"', '"\\u0050layer 0"')),
        (3, swap_in(3, '"Player 0"', '"Player 1"')),
        (3, swap_in(3, '"Player 0"', '"Player\ud800"')),
        (3, swap_in(3, '"Player 0", ', "")),
        (3, swap_in(3, ", ", ",")),
        (3, swap_in(3, "[", "[" * 100_000)),
        (4, swap_in(4, "commitment ", "commitment 0")),
        (4, swap_in(-1, "key ", "key " + "0" * 64 + "\nkey ")),
        (0, lambda text: text.rpartition("key ")[0]),
        (5, swap_in(2, "classic+", "jam+")),  # another deck
        (5, swap_in(5, "deal", "0 draw")),
        (5, swap_in(5, "pile ", "pile R7 ")),
        (5, lambda text: "\n".join([*text.split("\n")[:4], text.split("\n")[-2]])),
        (6, lambda text: "\n".join([*text.split("\n")[:5], text.split("\n")[-2]])),
        (6, swap_in(6, " ", "  ")),
        (6, swap_in(6, " ", "\x1b[2J")),
        (6, swap_in(6, " ", " " + "x" * 5_000)),
        (-1, upper_key),
        (-1, swap_in(-1, "key ", "key  ")),
        (-1, swap_in(-1, "key ", "key 0")),
        (-1, swap_in(-1, "key ", "key ٠")),
        (-2, swap_in(-2, "scored points=", "scored points=1")),
        (-2, swap_in(-2, "won seats=", "won seats=1,")),
    ],
)
def test_a_forged_record_is_refused_in_the_forged_line(line, change):
    forged = change(record_of("classic+target=1"))
    expected = line if line >= 0 else len(forged.removesuffix("\n").split("\n")) + 1 + line
    if line == 4 and forged.count("\nkey ") > 1:  # two keys: the second is one too many
        expected = len(forged.removesuffix("\n").split("\n"))
    assert check_refused(forged).line == expected


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (4, lambda text: "\n".join([*text.split("\n")[:3], text.split("\n")[4]])),
        (5, swap_in(5, "words ", "words  ")),
        (5, swap_in(5, "words ", "word ")),
        (5, swap_in(5, "words ", "Words ")),
        (5, swap_in(5, "]", "] ")),
        (5, swap_in(5, "]", "")),
        (5, swap_in(5, '["otters", "owls"]', "[]")),
        (5, swap_in(5, '["otters", "owls"]', '"otters"')),
        (5, swap_in(5, '["otters", "owls"]', "[1]")),
        (5, swap_in(5, "[", "[" * 100_000)),
        (5, swap_in(5, ", ", ",")),
        (5, swap_in(5, "otters", "\\u006ftters")),
        (5, swap_in(5, "otters", "\\ud800")),
        (5, swap_in(5, "otters", "\ud800")),
        (6, swap_in(5, "words ", 'words ["a"]\nwords ')),
        (6, swap_in(5, "otters", "badgers")),
        (6, swap_in(5, "otters", "otters ")),
        (6, swap_in(5, '"otters", "owls"', '"owls", "otters"')),
        (6, swap_in(5, '"otters", "owls"', '"otters"')),
        (6, swap_in(5, "otters", "two\\nlines")),
        (6, swap_in(6, "deal", "words")),
    ],
)
def test_forged_words_are_refused(line, change):
    assert check_refused(change(record_of("classic+target=1", ("otters", "owls")))).line == line


def test_a_record_without_its_words_is_of_another_deal():
    lines = record_of("classic+target=1", ("otters", "owls")).split("\n")
    del lines[4]
    assert check_refused("\n".join(lines)).line == 5


def test_the_first_fault_is_told():
    """A card changed early on, although a move far below could not be made at all."""
    lines = record_of("classic+target=1").split("\n")
    early = next(number for number, line in enumerate(lines) if number > 4 and " drew " in line)
    lines[early] = lines[early].replace("cards=", "cards=W,")
    lines[-4] = "1 fly"
    assert check_refused("\n".join(lines)).line == early + 1


@given(st.text(SIGNS) | st.text(SIGNS).map("oneleft record 1\n{}".format))
@example("oneleft record 1\nrules classic\nseats [[[[[\ncommitment 0\ndeal\nkey 0")
def test_any_text_is_no_record(text):
    check_refused(text)


@given(
    rules=st.text(SIGNS, max_size=20) | st.just("classic"),
    seats=st.lists(st.text(SIGNS, max_size=5), max_size=12).map(tuple),
    promised=st.text(SIGNS, max_size=5),
    moves=st.lists(st.text(SIGNS, max_size=8), max_size=3),
    key=st.none() | st.text(SIGNS, max_size=70) | st.just("07" * 32),
)
def test_a_made_up_record_is_refused(rules, seats, promised, moves, key):
    record = Record(rules, seats, promised, moves, list(range(6, 6 + len(moves))), key)
    with pytest.raises(RecordError):
        list(play_record(record))
