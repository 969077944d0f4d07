"""Adaptive bots: the number follows from the log, and everyone sees it."""

import pytest

from oneleft.bots.adaptive_bot import after_round
from oneleft.bots.factory import new_bot
from oneleft.protocol.tables import SeatShown
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.presenters import show_table
from oneleft.room.results import rows_of
from oneleft.table import events as e
from oneleft.terminal.adaptive_strength import bot_to_seat, keep_strength
from tests.support.offline_table import OfflineTable, playing


def bots_of(offline: OfflineTable) -> list[str | None]:
    return [seat.bot for seat in show_table(offline.room).seats]


def winner_of(offline: OfflineTable) -> int:
    return next(event.seat for event in offline.game.events if isinstance(event, e.Out))


def test_bots_change_after_every_round_and_a_page_is_told():
    offline = playing(people=1, bots=("adaptive@300", "sharp", "adaptive"))
    number = 300
    for _ in range(3):
        offline.play_on(lambda table: table.game.round_over)
        number = after_round(number, won=winner_of(offline) == 0, share=0.25)
        assert bots_of(offline)[1] == f"adaptive@{number}"
        assert bots_of(offline)[2] == "sharp"
        assert offline.told(0).table.seats[1].bot == f"adaptive@{number}"
        assert show_table(offline.folded()) == show_table(offline.room)
        offline.move("deal", seat=0)
    assert number != 300


def test_people_share_the_wins_and_partners_win_together():
    offline = playing(people=2, bots=("adaptive@300", "adaptive@300"), rules="classic+partners+target=5000")
    offline.play_on(lambda table: table.game.round_over)
    # each person plays with a bot, so half of the winners are people, which is their share
    assert bots_of(offline)[2:] == ["adaptive@300", "adaptive@300"]
    offline = playing(people=3, bots=("adaptive@300",))
    offline.play_on(lambda table: table.game.round_over)
    assert bots_of(offline)[3] == ("adaptive@312" if winner_of(offline) < 3 else "adaptive@262")


def test_nobody_is_matched_while_bots_play_for_all_people():
    offline = playing(people=1, bots=("adaptive@300",))
    offline.write(n.StoodIn(at=offline.now, seat=0))
    offline.play_on(lambda table: table.game.round_over)
    assert bots_of(offline)[1] == "adaptive@300"


def test_results_count_it_as_one_bot():
    offline = playing(people=1, bots=("adaptive@300",), rules="classic+target=1")
    offline.play_on(lambda table: table.game.over)
    assert [row["player"] for row in rows_of(offline.room)][1] == "adaptive"


@pytest.mark.parametrize("level", ["adaptive@501", "adaptive@1000", "adaptive@", "adaptive@-1", "adaptive@x"])
def test_numbers_beyond_the_scale_are_refused(level):
    offline = OfflineTable(people=1, players=2)
    assert offline.refused(commands.add_bot, offline.room, level, offline.now) == "bad-bot"
    assert commands.add_bot(offline.room, "adaptive@500", offline.now).level == "adaptive@500"


def test_the_terminal_keeps_one_number(tmp_path, monkeypatch):
    monkeypatch.setattr("oneleft.terminal.adaptive_strength.data_directory", lambda: tmp_path / "data")
    assert bot_to_seat("adaptive") == "adaptive"
    keep_strength([SeatShown(seat=0, name="Mia"), SeatShown(seat=1, name="Ana", bot="adaptive@317")])
    assert [file.read_text() for file in (tmp_path / "data").iterdir()] == ["317"]
    assert bot_to_seat("adaptive") == "adaptive@317"
    assert bot_to_seat("sharp") == "sharp"
    (tmp_path / "data" / "adaptive").write_text("9999")
    assert bot_to_seat("adaptive") == "adaptive"


def test_its_name_in_earlier_versions_is_still_read(tmp_path, monkeypatch):
    offline = OfflineTable(people=1, players=3)
    offline.write(n.BotSat(at=offline.now, seat=1, name="Bo", level="match@310"))
    assert commands.add_bot(offline.room, "match", offline.now).level == "adaptive"
    assert offline.room.seats[1].bot == "adaptive@310"
    assert new_bot("match@310", "seed").chance == new_bot("adaptive@310", "seed").chance
    monkeypatch.setattr("oneleft.terminal.adaptive_strength.data_directory", lambda: tmp_path)
    (tmp_path / "match").write_text("317")
    assert bot_to_seat("match") == "adaptive@317"
