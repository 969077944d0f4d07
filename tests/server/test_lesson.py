"""The first game over HTTP: typed, cached, and in the language that was asked for."""

from __future__ import annotations

import asyncio

import msgspec

from oneleft.protocol.lessons import LessonShown
from oneleft.room.lesson import show_lesson
from tests.support.in_process_app import in_process_app


def test_lesson_is_served(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            served = await app.http.get("/api/lesson", params={"language": "es"})
            assert msgspec.json.decode(served.content, type=LessonShown) == show_lesson("es")
            assert "max-age" in served.headers["cache-control"]
            assert (await app.http.get("/api/lesson")).json() != served.json()
            assert (await app.http.get("/api/lesson?language=xx")).status_code == 400
            assert (await app.http.get("/learn", headers={"accept": "text/html"})).status_code == 200

    asyncio.run(main())
