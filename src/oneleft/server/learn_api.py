"""Practice over HTTP: the first game, the puzzle of today, and each puzzle by its number."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.protocol.lessons import LessonShown
from oneleft.protocol.puzzles import PuzzleShown
from oneleft.puzzles.presenter import show_puzzle
from oneleft.puzzles.puzzle_file import daily_number, puzzle_count
from oneleft.room.error_codes import Refused
from oneleft.room.lesson import show_lesson

from .dependencies import PROBLEMS, LanguageName, TheNode

LESSON_SECONDS = 3600  # that a browser keeps the lesson


@get(
    "/lesson",
    summary="The first game: a lesson on a fixed deal, as its learner sees it",
    cache_control=CacheControlHeader(public=True, max_age=LESSON_SECONDS),
    responses=PROBLEMS | {200: ResponseSpec(LessonShown, generate_examples=False)},
)
async def get_lesson(language: LanguageName = DEFAULT_LANGUAGE) -> LessonShown:
    return show_lesson(language)


@get("/puzzles/daily", summary="The puzzle of today (UTC)", responses=PROBLEMS)
async def get_daily_puzzle(node: TheNode, language: LanguageName = DEFAULT_LANGUAGE) -> PuzzleShown:
    today = datetime.fromtimestamp(node.clock.now(), UTC).date()
    return show_puzzle(daily_number(today), language, today.isoformat())


@get("/puzzles/{number:int}", summary="A puzzle by its number, from 1", responses=PROBLEMS)
async def get_puzzle(
    number: Annotated[int, Parameter(ge=1, le=10**6)], language: LanguageName = DEFAULT_LANGUAGE
) -> PuzzleShown:
    if number > puzzle_count():
        raise Refused("no-puzzle", given=str(number), count=str(puzzle_count()))
    return show_puzzle(number, language)


HANDLERS = [get_lesson, get_daily_puzzle, get_puzzle]
