"""Analyses in both databases, and positions of finished matches."""

import gzip
from contextlib import contextmanager
from time import time

import msgspec
import pytest

from oneleft.analysis.analysis_status import RoughCurve
from oneleft.analysis.report import NOTES, Player
from oneleft.room.error_codes import Refused
from oneleft.server.admission import Admission
from oneleft.server.analyses import show_analysis
from oneleft.server.disk_space import delete_abandoned
from oneleft.server.limits import DAY
from oneleft.server.players import Players
from oneleft.server.replays import Replays
from oneleft.server.store import Store
from oneleft.server.stored_analyses import claim_analysis, find_analysis, finish_analysis, note_analysis
from oneleft.server.stored_ratings import count_results
from oneleft.table.kept_positions import INTERVAL, Positions
from oneleft.table.record import played_again
from tests.server.test_finished_matches import NOW, Shelf
from tests.server.test_housekeeping import write_table
from tests.support.offline_table import playing
from tests.support.servers import postgres


@contextmanager
def opened(url):
    store = Store(url)
    store.open()
    yield store
    store.close()


@pytest.fixture(scope="module")
def postgres_url():
    with postgres(synced=False) as database:
        yield database.url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(request, tmp_path):
    sqlite = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with opened(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres_url")) as made:
        yield made


def player(seat, luck, error, faults):
    qualities = {"best": 10 - faults, "good": 0, "inaccuracy": faults, "mistake": 0, "blunder": 0}
    return Player(seat, "", 0, 0, luck, error, 7, 0, qualities, 0, dict.fromkeys(NOTES, 0), [])


def write_result(store, room, names):
    counted = dict.fromkeys(("points", "rounds_won", "uno_missed", "challenges", "challenges_won"), 0) | {"rounds": 3}
    rows = [
        {"room": room, "match": 1, "seat": seat, "ended": 1.0, "name": name, "player": name.casefold(), "bot": False}
        | {"rules": "classic", "won": seat == 0, "person": "", "rating": ""}
        | counted
        for seat, name in enumerate(names)
    ]
    with store.begin() as connection:
        count_results(connection, rows)


def test_one_node_at_a_time_analyses_a_match(store):
    match = "both", 1
    assert find_analysis(store, *match) is None
    assert claim_analysis(store, *match, "first", {"second"})
    assert not claim_analysis(store, *match, "second", {"first", "second"}), "the first one is alive"
    rough = RoughCurve((500_000, 500_000), [(400_000, 600_000)])
    packed = gzip.compress(msgspec.json.encode(rough))
    note_analysis(store, *match, "first", state="running", progress=0.5, rough=packed)
    shown = show_analysis(find_analysis(store, *match))
    assert (shown.state, shown.progress, shown.rough) == ("running", 0.5, rough)
    assert claim_analysis(store, *match, "second", {"second"}), "the first one is dead"
    shown = show_analysis(find_analysis(store, *match))
    assert (shown.state, shown.progress, shown.rough) == ("waiting", 0, None)
    note_analysis(store, *match, "first", state="failed")
    assert find_analysis(store, *match).state == "waiting", "it has lost the match to the other one"
    note_analysis(store, *match, "second", state="failed")
    assert claim_analysis(store, *match, "first", {"first", "second"}), "a failed one can be tried again"
    finish_analysis(store, *match, "first", b"packed", [])
    assert find_analysis(store, *match).packed == b"packed"
    assert not claim_analysis(store, *match, "second", set()), "what is done is kept"


def test_luck_adds_up_over_analysed_matches(store):
    for number, names in enumerate((["Ana", "Bo"], ["Bo", "ANA"], ["Ana", "Cy"])):
        write_result(store, f"luck{number}", names)
    for room, players in (
        ("luck0", [player(0, 300_000, 3_000, 1), player(1, -300_000, 3_000, 0)]),
        ("luck1", [player(0, 900_000, 9_000, 0), player(1, -100_000, 4_000, 4)]),
    ):
        claim_analysis(store, room, 1, "node", {"node"})
        finish_analysis(store, room, 1, "node", b"", players)
    ana = Players(store).luck("Ana")
    assert (ana.matches, ana.rounds, ana.luck, ana.luck_error, ana.own) == (2, 6, 200_000, 5_000, 14)
    assert (ana.decisions, ana.faults, ana.accuracy) == (20, 5, 0.75)
    cy = Players(store).luck("Cy")
    assert (cy.matches, cy.luck, cy.accuracy) == (0, 0, None)
    with pytest.raises(Refused):
        Players(store).luck("Nobody")


def test_an_analysis_is_deleted_with_its_table(store):
    write_table(store, "old", time() - 2 * DAY)
    claim_analysis(store, "old", 1, "node", {"node"})
    assert delete_abandoned(store, time() - DAY) == 1
    assert find_analysis(store, "old", 1) is None


@pytest.mark.parametrize(("rules", "people"), [("jam+jump_in+target=400", 3), ("classic+eight", 8)])
def test_views_are_what_every_seat_saw(rules, people):
    offline = playing(people=people, rules=rules)
    offline.play_on(lambda offline: offline.game.over)
    assert len(offline.game.log) > INTERVAL
    replays = Replays(Shelf(offline.log))
    expected = [[game.view(seat) for seat in range(people)] for game in played_again(offline.game)]
    for step in [*range(len(expected), 0, -7), 1, 2, INTERVAL, INTERVAL + 1, INTERVAL + 2, len(expected)]:
        seen = [replays.view("offline", 1, step, seat, NOW) for seat in range(people)]
        assert seen == expected[step - 1]
    for step, seat, code in ((len(expected) + 1, 0, "no-step"), (1, people, "no-seat")):
        with pytest.raises(Refused) as refused:
            replays.view("offline", 1, step, seat, NOW)
        assert refused.value.code == code
    with pytest.raises(Refused):
        replays.view("offline", 2, 1, 0, NOW)


def test_positions_of_a_few_matches_are_kept(monkeypatch):
    offline = playing(people=2, rules="classic+target=1")
    offline.play_on(lambda offline: offline.game.over)
    read = []
    monkeypatch.setattr("oneleft.server.replays.finished_match", lambda *key: read.append(key[1:3]) or offline.game)
    replays = Replays(Shelf(offline.log))
    for room in ("a", "b", "c", "d", "a", "e", "a", "b"):
        replays.view(room, 1, 1, 0, NOW)
    assert [room for room, _ in read] == ["a", "b", "c", "d", "e", "b"]
    assert isinstance(replays.positions["a", 1], Positions)


def test_an_address_starts_only_so_many_analyses():
    admission = Admission(50)
    scope = {"client": ("192.0.2.1", 1), "headers": []}
    for _ in range(10):
        admission.check_analysis(scope)
    with pytest.raises(Refused) as refused:
        admission.check_analysis(scope)
    assert (refused.value.code, admission.turned_away["analysis"]) == ("too-fast", 1)
