"""The streak that the terminal keeps in the data directory."""

from datetime import date, timedelta

import pytest

from oneleft.puzzles.streak import DAYS_KEPT, load_days, note_day, streak_file, streak_of

DAY = date(2027, 1, 1)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setattr("oneleft.puzzles.streak.data_directory", lambda: tmp_path / "oneleft")


def test_right_answers_are_counted_day_by_day():
    for back in (2, 1, 0):
        note_day(DAY - timedelta(back), True)
    assert streak_of(load_days(), DAY) == 3
    assert streak_of(load_days(), DAY + timedelta(1)) == 3  # tomorrow's puzzle is still open
    assert streak_of(load_days(), DAY + timedelta(2)) == 0


def test_a_wrong_answer_ends_it_and_only_the_first_answer_counts():
    note_day(DAY - timedelta(1), True)
    note_day(DAY, False)
    assert note_day(DAY, True)[DAY.isoformat()] is False
    assert streak_of(load_days(), DAY) == 0


def test_old_days_are_forgotten():
    for back in range(DAYS_KEPT + 5, -1, -1):
        note_day(DAY - timedelta(back), True)
    assert len(load_days()) == DAYS_KEPT
    assert streak_of(load_days(), DAY) == DAYS_KEPT


def test_a_damaged_file_is_an_empty_one():
    note_day(DAY, True)
    streak_file().write_text("nonsense", "utf-8")
    assert load_days() == {}
    assert streak_of(note_day(DAY, True), DAY) == 1
