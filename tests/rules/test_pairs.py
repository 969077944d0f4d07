"""Every pair of house rules, where the two meet: the rows of pairs.txt."""

import pytest

from oneleft import Rules, SetupError
from tests.support.pairs import PAIRS, holds, rows

ROWS = list(rows())
MEETING = [row for row in ROWS if not row.is_refused]


def name(row):
    return "+".join(row.pair)


def test_house_1_every_pair_has_a_row():
    """HOUSE-1: house rules combine freely."""
    assert sorted(row.pair for row in ROWS) == sorted(PAIRS)


@pytest.mark.parametrize("row", MEETING, ids=name)
def test_house_1_what_a_pair_does(row):
    """HOUSE-1: what is expected of the last position of a row, or the refusal of its last move."""
    *before, last = row.answers()
    assert all("error" not in answer for answer in before)
    for expected in row.expected:
        assert holds(last, expected), (expected, last)


@pytest.mark.parametrize("row", MEETING, ids=name)
def test_house_1_both_rules_matter(row):
    """HOUSE-1: without either of the two something else happens."""
    answers = row.answers()
    for word in row.words[:2]:
        others = tuple(other for other in row.words if other != word)
        assert (row.answers(others) == answers) == (word in row.idle), word


@pytest.mark.parametrize("row", [row for row in ROWS if row.is_refused], ids=name)
def test_house_1_a_pair_that_is_refused(row):
    """HOUSE-1, FREE-1: a pair that cannot be combined is refused, in either order."""
    for words in (row.words, row.words[::-1]):
        with pytest.raises(SetupError, match="cannot be combined"):
            Rules.parse("+".join(["classic", *words]))
