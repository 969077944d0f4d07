"""Tables at which time is called, and rounds that cannot be drawn, so that time is called at none."""

from __future__ import annotations

import msgspec
import pytest

from oneleft.room import commands as room_commands
from oneleft.room.commands import digest
from oneleft.room.entries import Begun
from oneleft.room.error_codes import Refused
from oneleft.room.timers import next_timer
from oneleft.server.limits import Limits
from oneleft.server.tournaments import Tournaments
from oneleft.tournament import commands
from oneleft.tournament.points import BYE
from tests.support.in_process_app import InProcessApp
from tests.support.tournament_app import code_of, in_app, open_with_people
from tests.support.tournament_people import EVENING

pytestmark = pytest.mark.slow


async def begin_tables(app: InProcessApp) -> list[str]:
    """Begin the match at every table in memory."""
    for live in list(app.node.live_tables.values()):
        await app.node.execute(live.room.id, lambda room, now: Begun(at=now))
    return list(app.node.live_tables)


@pytest.mark.parametrize(
    ("rounds", "people", "leavers", "code"),
    [(1, 6, 0, "last-round"), (2, 4, 2, "too-few-people")],
)
def test_a_round_that_cannot_be_drawn_leaves_the_tables_alone(tmp_path, rounds, people, leavers, code):
    """In the last round, and when too many have left. Nobody wins a tournament by a click too many."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(
            tournaments, msgspec.structs.replace(EVENING, rounds=rounds), people
        )
        host = {"authorization": f"Bearer {token}"}
        await tournaments.draw(tournament_id, digest(token), 1)
        for person in range(leavers):
            await tournaments.leave(tournament_id, digest(token), person)
        await begin_tables(app)
        answer = await app.http.post(f"/api/tournaments/{tournament_id}/rounds", json={"round": 2}, headers=host)
        assert answer.json()["code"] == code
        await tournaments.go_on(tournament_id)
        shown = await tournaments.show(tournament_id)
        assert (shown.status, [table.points for table in shown.rounds[0].tables]) == ("playing", [None] * (people // 3))
        assert not any(live.room.called for live in app.node.live_tables.values())

    in_app(tmp_path, check)


def test_a_round_is_not_skipped(tmp_path):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 6)
        assert await code_of(tournaments.draw(tournament_id, digest(token), 2)) == "stale"
        assert (await tournaments.show(tournament_id)).status == "waiting"

    in_app(tmp_path, check)


def test_a_called_table_stops(tmp_path):
    """Everybody there is told the result. No bot and no clock goes on, and nobody can move."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, msgspec.structs.replace(EVENING, minutes=20), 3)
        await tournaments.draw(tournament_id, digest(token), 1)
        tournament = await tournaments.get(tournament_id)
        [table] = await begin_tables(app)
        seat_token = tournaments.tables.seat_token(table, tournament.round.tables[0][0])
        socket = app.socket(table)
        socket.say({"type": "enter", "protocol": 1, "token": seat_token})
        hello = await socket.hear("hello")
        assert 0 < hello["ends_in"] <= 20 * 60
        assert not hello["table"].get("called")
        room = app.node.live_tables[table].room
        assert next_timer(room, set()) is not None
        await tournaments.count_tables(tournament, call=True)
        told = next(m for m in reversed(socket.sent) if m["type"] == "table")
        shown = await tournaments.show(tournament_id)
        assert told["table"]["called"] == shown.rounds[0].tables[0].points
        assert sum(told["table"]["called"]) == 3 * BYE
        assert next_timer(app.node.live_tables[table].room, set()) is None
        with pytest.raises(Refused, match="Time is up"):
            room_commands.move(app.node.live_tables[table].room, 0, 0, "0 draw", "", 0.0)
        number = app.node.live_tables[table].room.number
        await tournaments.result(table, 3)  # again, as by another node
        assert app.node.live_tables[table].room.number == number
        socket.leave()

    in_app(tmp_path, check)


def test_a_table_that_was_called_before_a_crash_is_counted_after_it(tmp_path):
    """The table stops first. What is counted is what it said, also if the server was killed in between."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)
        await tournaments.draw(tournament_id, digest(token), 1)
        [table] = await begin_tables(app)
        await app.node.execute(table, commands.call_time)
        await tournaments.go_on(tournament_id)
        [first] = (await tournaments.show(tournament_id)).rounds[0].tables
        assert (first.called, tuple(first.points)) == (True, app.node.live_tables[table].room.called)

    in_app(tmp_path, check)


def test_a_table_with_a_full_log_can_be_called(tmp_path):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)
        await tournaments.draw(tournament_id, digest(token), 1)
        app.node.limits = Limits(other_entries=0)
        await tournaments.finish(tournament_id, digest(token))
        assert (await tournaments.show(tournament_id)).rounds[0].tables[0].called

    in_app(tmp_path, check)
