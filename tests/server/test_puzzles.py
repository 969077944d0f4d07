"""Puzzles over HTTP."""

import asyncio
from datetime import UTC, date, datetime

import msgspec

from oneleft.lang import LANGUAGES
from oneleft.protocol.puzzles import PuzzleShown
from oneleft.puzzles.presenter import show_puzzle
from oneleft.puzzles.puzzle_file import daily_number, puzzle_count
from tests.support.in_process_app import in_process_app


def test_puzzles_by_number_and_by_day(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            for day in (date(2026, 11, 17), date(2026, 11, 18)):
                noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
                app.node.clock.now = lambda noon=noon: noon
                daily = await app.http.get("/api/puzzles/daily")
                shown = msgspec.json.decode(daily.content, type=PuzzleShown)
                assert shown == show_puzzle(daily_number(day), "en", day.isoformat())
                assert shown.date == day.isoformat()
            for language in LANGUAGES:
                answer = await app.http.get(f"/api/puzzles/{puzzle_count()}?language={language}")
                assert msgspec.json.decode(answer.content, type=PuzzleShown) == show_puzzle(puzzle_count(), language)
            missing = await app.http.get(f"/api/puzzles/{puzzle_count() + 1}")
            assert (missing.status_code, missing.json()["code"]) == (404, "no-puzzle")
            for bad in ("0", "daily?language=xx"):
                assert (await app.http.get(f"/api/puzzles/{bad}")).status_code == 400
            for path in ("/puzzle", "/puzzle/7"):
                assert (await app.http.get(path, headers={"accept": "text/html"})).status_code == 200

    asyncio.run(main())
