"""The report of a match: verdicts, notes, summaries, several matches together."""

import msgspec
import pytest

from oneleft import Game, Rules
from oneleft.analysis.analyse import Listener, Options, analyse
from oneleft.analysis.coach import Budget
from oneleft.analysis.curve import CHANCE
from oneleft.analysis.player_totals import Reports, gather
from oneleft.analysis.report import NOTES, Report, accuracy_of
from oneleft.analysis.summary import turning_points
from oneleft.analysis.win_chances import WHOLE
from oneleft.analysis.words import Narrator
from oneleft.bots.policy import PolicyBot
from oneleft.lang import LANGUAGES
from oneleft.rules.editions import EDITIONS
from tests.support.all_tables import key_of
from tests.support.random_games import finished_game

pytestmark = pytest.mark.slow

OPTIONS = Options(Budget(None, 60), worlds=8)


@pytest.fixture(scope="module")
def game() -> Game:
    """Random people, who forget to call UNO and to catch, and challenge at random."""
    return finished_game(Rules(target=150), 3, "analysed")


@pytest.fixture(scope="module")
def report(game: Game) -> Report:
    return analyse(game, OPTIONS)


def test_report_has_every_event_with_its_decision(game, report):
    assert [event.move for event in report.events[1:]] == [str(move) for move in game.log]
    assert report.events[0].move == "deal"
    assert report.winners == game.winners
    judged = [verdict for event in report.events for verdict in event.verdicts]
    assert len(judged) > 50
    for event in report.events:
        assert {verdict.made for verdict in event.verdicts} <= {event.move, ""}
    assert all(verdict.why is None for verdict in judged if verdict.loss == 0)
    assert all(verdict.why is not None for verdict in judged if verdict.loss > 0)


def test_summary_adds_up(report):
    for player in report.players:
        assert player.luck + player.own + player.others == player.last - player.first
        mine = [verdict for event in report.events for verdict in event.verdicts if verdict.seat == player.seat]
        assert sum(player.qualities.values()) == len(mine)
        assert player.loss == sum(verdict.loss for verdict in mine)
        assert 0 <= accuracy_of(player.qualities) <= 1
        assert len(player.turning_points) == 3 == len(set(player.turning_points))
        assert player.turning_points == sorted(player.turning_points)
    assert sum(player.last for player in report.players) == WHOLE


def test_turning_points_are_the_events_that_changed_most(report):
    chances = [report.start, *(event.chances for event in report.events)]
    changes = {
        number: max(abs(now - then) for now, then in zip(chances[number + 1], chances[number], strict=True))
        for number in range(len(report.events))
    }
    found = turning_points(report.start, report.events, range(3))
    assert min(changes[number] for number in found) >= sorted(changes.values())[-3]


def test_notes_tell_what_was_forgotten_missed_and_challenged(game, report):
    """Counted again from the moves and the events alone."""
    again = Game(game.rules, game.names, game.key)
    expected = []
    for number, move in enumerate(game.log, 1):
        exposed = again.view(0).exposed
        table = again.tables[0]
        could = [] if table.over else [table.seating[chair] for chair in table.acting_chairs()]
        turn = again.turn
        again.push(move)
        if again.view(0).exposed == move.seat != exposed:
            expected.append((number, "uno-forgotten", move.seat))
        if exposed is not None and move.verb not in ("catch", "uno"):
            missed = [seat for seat in could if seat != exposed and (seat == move.seat or move.seat == turn)]
            expected += [(number, "catch-missed", seat) for seat in missed]
        for event in again.events:
            if hasattr(event, "guilty"):
                expected.append((number, f"challenge-{'right' if event.guilty else 'wrong'}", move.seat))
    found = [(event.number, note.kind, note.seat) for event in report.events for note in event.notes]
    assert sorted(found) == sorted(expected)
    assert {kind for _, kind, _ in found} == set(NOTES)


def test_worth_of_a_note_is_a_step_of_its_event(report):
    before = report.start
    for event in report.events:
        at = [before, *(step.chances for step in event.steps)]
        changes = {
            (now[seat] - then[seat])
            for then, now, step in zip(at, at[1:], event.steps, strict=False)
            if step.kind != CHANCE
            for seat in range(3)
        }
        assert {note.worth for note in event.notes} <= changes
        before = event.chances


def test_a_budget_of_playouts_gives_the_same_report_again():
    game = finished_game(Rules(target=20), 2, "again")
    one, other = (analyse(game, OPTIONS) for _ in range(2))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    assert any(verdict.loss for event in one.events for verdict in event.verdicts)


def test_one_seat_is_judged_alone(game, report):
    heard: list[tuple[int, int]] = []
    rough: list[int] = []
    listener = Listener(lambda curve: rough.append(len(curve.events)), lambda done, total: heard.append((done, total)))
    alone = analyse(game, Options(OPTIONS.budget, (1,), OPTIONS.worlds), listener)
    assert {verdict.seat for event in alone.events for verdict in event.verdicts} == {1}
    assert alone.players[0].luck == report.players[0].luck
    assert sum(alone.players[0].qualities.values()) == 0
    assert rough == [len(game.log) + 1]
    assert [done for done, _ in heard] == list(range(1, heard[-1][1] + 1))


def test_several_matches_are_summed_by_name(report):
    together = gather([report, report])
    assert [player.name for player in together.players] == list(report.names)
    for totals, player in zip(together.players, report.players, strict=True):
        assert (totals.matches, totals.rounds) == (2, 2 * report.rounds)
        assert totals.luck == 2 * player.luck
        assert totals.luck + totals.own + totals.others == totals.last - totals.first
        assert totals.luck_error == round(2**0.5 * player.luck_error)
    assert msgspec.json.decode(msgspec.json.encode(together), type=Reports) == together


def test_random_play_loses_more_than_sharp_play():
    game = Game(Rules(target=150), 2, key_of("strength"))
    game.play([PolicyBot("random", "a"), PolicyBot("sharp", "b")])
    weak, strong = analyse(game, Options(Budget(None, 1000), worlds=8)).players
    assert weak.loss / sum(weak.qualities.values()) > strong.loss / sum(strong.qualities.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sentence_can_be_told(edition):
    """In every language and edition, with the house rules that bring the rarer moves."""
    rules = Rules(edition, jump_in=True, seven_zero=True, progressive=True, multi_play=True, target=40)
    game = finished_game(rules, 4, f"told {edition}")
    report = analyse(game, Options(Budget(None, 60), worlds=2))
    for language in LANGUAGES:
        narrator = Narrator(language, game.rules.edition, game.names)
        for event in report.events:
            for verdict in event.verdicts:
                assert narrator.move(verdict.made)
                assert narrator.fault(verdict).startswith(game.names[verdict.seat])
            assert all(narrator.note(note) for note in event.notes)
            assert all(name in narrator.chances(event.chances) for name in game.names)
