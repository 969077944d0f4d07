"""Who meets whom: thousands of simulated tournaments, and small ones against every possible draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from oneleft.errors import SetupError
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.tournament.pairing import draw
from oneleft.tournament.points import BYE, MOST, share_points
from oneleft.tournament.rounds import Round, Score, meetings, scores, standings
from oneleft.tournament.separation import least_meetings
from oneleft.tournament.table_sizes import SIZES, sizes_for, table_sizes
from tests.support.tournaments import PlayedTournament

EVENTS = 2000
ROUNDS = 3


@pytest.mark.slow
def test_thousands_of_tournaments():
    """Of 6 to 64 people. In every other one people come and go between the rounds."""
    better_on_top = 0
    for seed in range(EVENTS):
        played = PlayedTournament(seed, 6 + seed % 59)
        for number in range(ROUNDS):
            if number and seed % 2:
                played.come_and_go()
            check_round(played, number)
        everyone = scores(played.rounds, len(played.strength))
        stayed = set.intersection(*map(set, played.presences))
        assert all(everyone[person].played == ROUNDS for person in stayed), "everyone plays in every round"
        check_first_seats(everyone, stayed)
        order = [person for person in played.order() if person in stayed]
        half = len(order) // 2
        upper, lower = (sum(played.strength[person] for person in part) for part in (order[:half], order[-half:]))
        better_on_top += upper > lower
    assert better_on_top > 0.9 * EVENTS


def check_round(played: PlayedTournament, number: int) -> None:
    drawn = played.play_round()
    seated = [person for table in drawn.tables for person in table]
    assert sorted(seated) == sorted(played.present), "everyone sits at one table, and nobody has a bye"
    assert not drawn.byes
    sizes = sorted(map(len, drawn.tables))
    assert set(sizes) <= set(SIZES)
    assert sizes[-1] - sizes[0] <= 1
    if len(played.present) >= 18:  # enough for nobody to meet again in three rounds
        assert played.repeats(number) == 0, (played.seed, number)
    elif number == 1 and len(played.presences[0]) == len(played.present) and not played.seed % 2:
        assert played.repeats(number) == least_meetings(drawn.tables, played.rounds[:1]), played.seed


def check_first_seats(everyone: list[Score], stayed: set[int]) -> None:
    """Nobody who stayed sits first three times before another one does; nor do those who come late catch up."""
    firsts = [everyone[person].firsts for person in stayed]
    assert max(firsts) - min(firsts) <= 2
    assert all(abs(score.firsts - score.share) <= 1.5 for score in everyone)


def splits(people: tuple[int, ...], layout: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat these people at tables of these sizes."""
    if not layout:
        yield []
        return
    for rest in combinations(people[1:], layout[0] - 1):
        table = (people[0], *rest)
        others = tuple(person for person in people if person not in table)
        for more in splits(others, layout[1:]):
            yield [table, *more]
    if layout[-1] < layout[0]:  # the first person may sit at a smaller table
        yield from splits(people, layout[-1:] + layout[:-1])


@pytest.mark.parametrize("people", range(6, 11))
def test_small_tournaments_have_the_fewest_meetings_there_are(people):
    for seed in range(4):
        played = PlayedTournament(seed, people)
        for number in range(4):
            drawn = played.play_round()
            met = meetings(played.rounds[:number])
            fewest = min(
                sum(met[one, other] for table in tables for one, other in combinations(table, 2))
                for tables in splits(tuple(range(people)), [len(table) for table in drawn.tables])
            )
            assert played.repeats(number) == fewest, (seed, number)


def test_people_with_like_points_meet():
    """In the last round of a large tournament, the tables are far closer than those of a blind draw would be."""
    close = apart = 0.0
    for seed in range(20):
        played = PlayedTournament(seed, 48)
        for _ in range(4):
            played.play_round()
        points = [score.points for score in scores(played.rounds[:-1], 48)]
        for table in played.rounds[-1].tables:
            close += sum(abs(points[one] - points[other]) for one, other in combinations(table, 2))
        for table in zip(*[iter(range(48))] * 4, strict=True):
            apart += sum(abs(points[one] - points[other]) for one, other in combinations(table, 2))
    assert close < 0.45 * apart


def test_the_first_seat_goes_round():
    """In twelve rounds at tables of four, everyone sits first about three times."""
    for people in (16, 33, 64):
        played = PlayedTournament(7, people)
        for _ in range(12):
            played.play_round()
        firsts = [score.firsts for score in scores(played.rounds, people)]
        assert max(firsts) - min(firsts) <= 2, firsts


# Of so many people, the meetings that are not the first in each round, at most in all events and on average.
# Five rounds of sixteen people without any exist, and are the most there can be: then everyone has met everyone.
REPEATS = {
    12: ([0, 3, 6, 9, 12], [0, 3, 6, 9, 12]),
    16: ([0, 0, 0, 4, 4], [0, 0, 0, 0.5, 0.5]),
    20: ([0, 0, 0, 2, 4], [0, 0, 0, 1.5, 3]),
    32: ([0, 0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 0, 1.5]),
    64: ([0] * 8, [0] * 8),
}


@pytest.mark.parametrize("people", REPEATS)
def test_few_meetings_are_repeated_in_many_rounds(people):
    most, average = REPEATS[people]
    events = 8 if people <= 16 else 3
    repeats = []
    for seed in range(events):
        played = PlayedTournament(seed, people, planned=len(most))
        for _ in most:
            played.play_round()
        repeats.append([played.repeats(number) for number in range(len(most))])
    for number, here in enumerate(zip(*repeats, strict=True)):
        assert max(here) <= most[number], (number, here)
        assert sum(here) <= average[number] * events, (number, here)


def test_who_begins_does_not_depend_on_the_seat():
    """The dealer is drawn by cards (SETUP-1), so the first seat is worth nothing in play."""
    begins = Counter(Game("classic", list("abcd"), f"{seed:064x}").view(0).turn for seed in range(400))
    assert all(70 <= begins[seat] <= 130 for seat in range(4)), begins


def test_byes_are_shared_where_the_rules_need_four():
    """Partners: only tables of four. Those without a seat have a bye, and nobody a second one before the others."""
    for people in (6, 7, 9, 11):
        played = PlayedTournament(people, people, sizes_for(Rules.parse("classic+partners")))
        for number in range(1, 2 * people):
            drawn = played.play_round()
            assert {len(table) for table in drawn.tables} == {4}
            assert len(drawn.byes) == people % 4
            byes = [score.byes for score in scores(played.rounds, people)]
            assert sum(byes) == number * (people % 4)
            assert max(byes) - min(byes) <= 1
            rested = [score for score in scores(played.rounds[-1:], people) if score.byes]
            assert all((score.points, score.played) == (BYE, 0) for score in rested)


def test_byes_are_shared_among_people_who_come_and_go():
    """Nobody has a second bye while someone who is there has had none, nor a third before all had two."""
    for seed in range(40):
        played = PlayedTournament(seed, 6 + seed % 20, sizes_for(Rules.parse("classic+partners")))
        for number in range(8):
            before = {score.person: score.byes for score in scores(played.rounds, len(played.strength))}
            drawn = played.play_round()
            assert len(drawn.byes) == len(played.present) % 4
            least = sorted(before[person] for person in played.present)[: len(drawn.byes)]
            assert sorted(before[person] for person in drawn.byes) == least, (seed, number)
            played.come_and_go()


def test_a_draw_follows_from_the_key_and_the_rounds():
    one, same, other = PlayedTournament(5, 21), PlayedTournament(5, 21), PlayedTournament(5, 21)
    for _ in range(3):
        assert one.play_round() == same.play_round()
    assert draw("f" * 64, range(21), other.rounds) != (one.rounds[0].tables, ())


def test_table_sizes():
    for people in range(3, 80):
        layout = table_sizes(people)
        assert sum(layout) == people
        assert set(layout) <= set(SIZES)
    assert table_sizes(2) == []
    assert [table_sizes(people) for people in (9, 10, 12, 13)] == [[5, 4], [4, 3, 3], [4, 4, 4], [5, 4, 4]]
    assert sizes_for(Rules.parse("classic")) == (3, 4, 5)
    assert sizes_for(Rules.parse("classic+rotating")) == (4,)
    with pytest.raises(SetupError):
        sizes_for(Rules.parse("classic+eight"))


def test_every_table_gives_the_same_points():
    for size in SIZES:
        for ranks in ([*range(size)], [0] * size, [1] + [0] * (size - 1)):
            points = share_points(ranks)
            assert sum(points) == size * BYE
            assert all(2 * one == int(2 * one) for one in points)
    assert share_points([3, 2, 1, 0]) == (MOST, 8, 4, 0)


def test_standings_count_points_then_opponents_then_tables_won():
    first = Round(((0, 1, 2), (3, 4, 5)), points=[(12.0, 6.0, 0.0), (12.0, 6.0, 0.0)])
    second = Round(((0, 4, 2), (3, 1, 5)), points=[(12.0, 6.0, 0.0), (0.0, 12.0, 6.0)])
    table = standings([first, second], 6)
    assert [(score.person, score.points) for score in table[:2]] == [(0, 24), (1, 18)]
    level = {score.person: (score.points, score.opposition) for score in table if score.points == 12}
    assert level == {3: (12, 12 + 6 + 18 + 6), 4: (12, 12 + 6 + 24 + 0)}
    assert [score.person for score in table].index(3) < [score.person for score in table].index(4), "more tables won"
