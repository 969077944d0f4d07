"""What happens in a tournament, and what is refused, at a server of this process."""

from __future__ import annotations

import asyncio
from functools import partial

import httpx
import msgspec
import pytest

from oneleft.protocol.tournaments import JoinTournament, TournamentShown
from oneleft.room.commands import digest
from oneleft.room.entries import Begun
from oneleft.server import stored_tournaments as stored
from oneleft.server.orders import DRAIN, NAME
from oneleft.server.schema import TOURNAMENT_ENTRIES
from oneleft.server.tournament_view import show
from oneleft.server.tournaments import Tournaments
from oneleft.tournament import commands
from oneleft.tournament import entries as n
from oneleft.tournament.state import Tournament
from oneleft.tournament.verify import first_wrong_draw
from tests.support.in_process_app import InProcessApp
from tests.support.tournament_app import code_of, give, in_app, open_with_people
from tests.support.tournament_people import EVENING, secret_of

pytestmark = pytest.mark.slow


def test_when_time_is_called_tables_count_as_they_stand(tmp_path):
    """The host goes on although nobody has finished, or the minutes of the round are over."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, msgspec.structs.replace(EVENING, minutes=1.0), 6)
        host = digest(token)
        await tournaments.draw(tournament_id, host, 1)
        await tournaments.draw(tournament_id, host, 2)
        await tournaments.draw(tournament_id, host, 2)  # as if it were clicked twice
        shown = await tournaments.show(tournament_id, host)
        first, second = shown.rounds
        assert [(table.points, table.called) for table in first.tables] == [([6, 6, 6], True)] * 2
        assert [table.points for table in second.tables] == [None, None]
        assert shown.ends == (await tournaments.get(tournament_id)).round.at + 60
        app.node.clock.now = lambda: shown.ends + 1
        await tournaments.go_on(tournament_id)
        shown = await tournaments.show(tournament_id)
        assert all(table.called for table in shown.rounds[1].tables)
        assert len(shown.rounds) == 3, "the pause is over at once"
        await tournaments.finish(tournament_id, host)
        shown = await tournaments.show(tournament_id)
        assert (shown.status, shown.rounds[2].tables[0].called) == ("over", True)
        assert first_wrong_draw(shown) is None

    in_app(tmp_path, check)


def test_late_people_leavers_and_those_who_come_back(tmp_path):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 6)
        host = digest(token)
        await tournaments.draw(tournament_id, host, 1)
        late = await tournaments.join(tournament_id, JoinTournament(nickname="Late", person="l" * 32), "")
        assert (late.tournament.you.person, late.tournament.you.table) == (6, "")
        await tournaments.leave(tournament_id, host, 0)
        await tournaments.draw(tournament_id, host, 2)
        assert drawn(await tournaments.get(tournament_id)) == {1, 2, 3, 4, 5, 6}
        again = await tournaments.join(tournament_id, JoinTournament(nickname="Whoever", person=secret_of(0)), "")
        assert again.tournament.you.person == 0
        await tournaments.draw(tournament_id, host, 3)
        assert drawn(await tournaments.get(tournament_id)) == {0, 1, 2, 3, 4, 5, 6}
        own = await tournaments.show(tournament_id, digest(late.token))
        room = app.node.live_tables[own.you.table].room
        assert room.seats[room.seat_of(digest(own.you.token))].name == "Late"
        played = {person.name: person.played for person in own.standings}
        assert (played["Late"], played["Guest 0"], played["Guest 1"]) == (1, 1, 2)

    in_app(tmp_path, check)


def drawn(tournament: Tournament) -> set[int]:
    return {person for table in tournament.round.tables for person in table}


def test_what_is_refused(tmp_path):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 2)
        host, path = digest(token), f"/api/tournaments/{tournament_id}"
        assert await code_of(tournaments.draw(tournament_id, host, 1)) == "too-few-people"
        guest = await tournaments.join(tournament_id, JoinTournament(nickname="Bo"), "")
        assert await code_of(tournaments.draw(tournament_id, digest(guest.token), 1)) == "not-host"
        assert await code_of(tournaments.leave(tournament_id, digest(guest.token), 0)) == "not-host"
        assert await code_of(tournaments.finish(tournament_id, "")) == "not-host"
        assert await code_of(tournaments.leave(tournament_id, host, 9)) == "no-person"
        for name in ("bo", "В\u043e", "Guest 0"):  # also in Cyrillic letters that look the same
            assert (
                await code_of(tournaments.join(tournament_id, JoinTournament(nickname=name), "")) == "tournament-name"
            )

        async def post(where: str, body: object) -> tuple[int, str]:
            answer = await app.http.post(where, json=body)
            return answer.status_code, answer.json()["code"]

        assert await post("/api/tournaments", {"name": " "}) == (400, "bad-title")
        assert await post("/api/tournaments", {"name": "x" * 61}) == (400, "bad-document")
        assert await post("/api/tournaments", {"name": "x", "rounds": 0}) == (400, "bad-document")
        assert (await post("/api/tournaments", {"name": "x", "settings": {"rules": "classic+eight"}}))[0] == 400
        assert (await post("/api/tournaments", {"name": "x", "settings": {"rules": "nonsense"}}))[0] == 400
        assert await post("/api/tournaments/nowhere/people", {"nickname": "Bo"}) == (404, "no-tournament")
        assert await post(f"{path}/people", {"nickname": "\u200b"}) == (400, "bad-name")
        assert await post(f"{path}/rounds", {"round": 1}) == (403, "not-host")
        assert (await app.http.get("/api/tournaments/nowhere")).status_code == 404
        await tournaments.finish(tournament_id, host)
        assert await code_of(tournaments.join(tournament_id, JoinTournament(nickname="Cy"), "")) == "tournament-over"
        assert await code_of(tournaments.finish(tournament_id, host)) == "tournament-over"

    in_app(tmp_path, check)


def test_a_page_that_asks_again_is_told_only_of_changes(tmp_path):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)

        async def ask(**headers: str) -> httpx.Response:
            return await app.http.get(f"/api/tournaments/{tournament_id}", headers=headers)

        first = await ask()
        assert first.json()["you"] is None
        assert (await ask(**{"if-none-match": first.headers["etag"]})).status_code == 304
        own = await ask(authorization=f"Bearer {token}", **{"if-none-match": first.headers["etag"]})
        assert own.json()["you"] == {"person": None, "is_host": True, "table": "", "token": ""}
        assert own.json()["key"] == ""
        await tournaments.join(tournament_id, JoinTournament(nickname="Late"), "")
        assert (await ask(**{"if-none-match": first.headers["etag"]})).status_code == 200
        assert token not in (await ask()).text
        assert await tournaments.show(tournament_id) is await tournaments.show(tournament_id), (
            "it is made once for all who ask"
        )
        await tournaments.draw(tournament_id, digest(token), 1)
        waiting = await ask()
        assert waiting.json()["rounds"][0]["tables"][0]["status"] == "waiting"
        [live] = app.node.live_tables.values()
        await app.node.execute(live.room.id, lambda room, now: Begun(at=now))
        begun = await ask(**{"if-none-match": waiting.headers["etag"]})
        assert begun.json()["rounds"][0]["tables"][0]["status"] == "playing"

    in_app(tmp_path, check)


def test_a_deleted_tournament_is_gone_from_memory_too(tmp_path):
    """Nobody writes after a log that the housekeeper has deleted, and one with a gap is not read."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        store = app.node.store
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)
        tournament = await tournaments.get(tournament_id)
        await asyncio.to_thread(stored.delete_unused, store, app.node.clock.now() + 1)
        assert not await tournaments.append(tournament, [n.Finished(at=0.0)])
        tournaments.known[tournament_id] = tournament
        assert await code_of(tournaments.show(tournament_id)) == "no-tournament"
        assert await code_of(tournaments.draw(tournament_id, digest(token), 1)) == "no-tournament"
        other, _ = await open_with_people(tournaments, EVENING, 3)
        gap = (stored.ENTRIES.tournament == other) & (stored.ENTRIES.number == 1)
        with store.begin() as connection:
            connection.execute(TOURNAMENT_ENTRIES.delete().where(gap))
        tournaments.known.clear()
        assert await code_of(tournaments.show(other)) == "damaged"

    in_app(tmp_path, check)


def test_nothing_is_seen_before_it_is_written(tmp_path, monkeypatch):
    """A person who looks while the end is being written, which then fails, gets neither the key nor the results."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)
        await tournaments.draw(tournament_id, digest(token), 1)
        before = await tournaments.get(tournament_id)
        seen = show(before, partial(tournaments.tables.ids, before), {})
        attempts: list[TournamentShown] = []

        def fail(*_: object) -> bool:
            attempts.append(show(before, partial(tournaments.tables.ids, before), {}))
            raise TimeoutError

        with monkeypatch.context() as patch:
            patch.setattr(stored, "append", fail)
            assert await code_of(tournaments.finish(tournament_id, digest(token))) == "busy"
            assert await code_of(tournaments.write(tournament_id, commands.finish)) == "busy"
        assert attempts == [seen, seen]
        stopped = await tournaments.show(tournament_id)  # the table was called, which was written
        assert (stopped.status, stopped.key, stopped.rounds[0].tables[0].points) == ("playing", "", None)
        assert await code_of(tournaments.finish(tournament_id, digest(token))) == ""

    in_app(tmp_path, check)


def test_a_tournament_that_waits_for_people_is_not_looked_at(tmp_path):
    """For its host to start the next round, or for enough people to come."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        store = app.node.store

        async def is_under_way(tournament_id: str) -> bool:
            return tournament_id in await asyncio.to_thread(stored.under_way, store)

        async def play_first_round(tournament_id: str, host: str) -> None:
            await tournaments.draw(tournament_id, host, 1)
            assert await is_under_way(tournament_id)
            await tournaments.count_tables(await tournaments.get(tournament_id), call=True)

        by_hand, token = await open_with_people(tournaments, msgspec.structs.replace(EVENING, pause=None), 3)
        await play_first_round(by_hand, digest(token))
        assert not await is_under_way(by_hand)
        await tournaments.draw(by_hand, digest(token), 2)
        assert await is_under_way(by_hand)

        slow = msgspec.structs.replace(EVENING, name="Slow", pause=60)
        tournament_id, token = await open_with_people(tournaments, slow, 3)
        await play_first_round(tournament_id, digest(token))
        assert await is_under_way(tournament_id)
        await tournaments.leave(tournament_id, digest(token), 0)
        assert not await is_under_way(tournament_id)
        await tournaments.join(tournament_id, JoinTournament(nickname="Late"), "")
        assert await is_under_way(tournament_id)

    in_app(tmp_path, check)


def test_a_banned_name_does_not_hold_up_the_others(tmp_path):
    """It cannot join or come back. People who joined before the ban play on until the host sends them away."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 6)
        await give(app, NAME, "guest 0")
        await give(app, NAME, "eve")
        assert await code_of(tournaments.join(tournament_id, JoinTournament(nickname="Eve"), "")) == "banned"
        await tournaments.draw(tournament_id, digest(token), 1)
        assert len(app.node.live_tables) == 2
        await tournaments.leave(tournament_id, digest(token), 0)
        again = JoinTournament(nickname="Guest 0", person=secret_of(0))
        assert await code_of(tournaments.join(tournament_id, again, "")) == "banned"

    in_app(tmp_path, check)


def test_a_table_that_cannot_be_opened_counts_equal_when_time_is_called(tmp_path):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 6)
        await give(app, DRAIN, "")
        await tournaments.write(tournament_id, commands.draw_round)
        await tournaments.go_on(tournament_id)
        assert (await tournaments.show(tournament_id)).rounds[0].tables[1].points is None
        await tournaments.finish(tournament_id, digest(token))
        shown = await tournaments.show(tournament_id)
        assert [(table.points, table.called) for table in shown.rounds[0].tables] == [([6, 6, 6], True)] * 2

    in_app(tmp_path, check)


def test_no_table_is_opened_after_its_result_was_counted(tmp_path):
    """Someone, here or at another node, sees a table missing. Before it is opened the host ends the tournament."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 6)
        seen = await tournaments.write(tournament_id, commands.draw_round)
        await tournaments.finish(tournament_id, digest(token))
        assert all(table.called for table in (await tournaments.show(tournament_id)).rounds[0].tables)
        for table in range(2):
            await tournaments.tables.open(seen, 0, table)
        assert [bool(live.room.called) for live in app.node.live_tables.values()] == [True, True]

    in_app(tmp_path, check)


def test_no_round_is_drawn_that_nobody_can_play(tmp_path):
    """While the server is drained, neither by the host nor by itself. The tables that play go on."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, msgspec.structs.replace(EVENING, minutes=1.0), 6)
        host = digest(token)
        await tournaments.draw(tournament_id, host, 1)
        await give(app, DRAIN, "")
        assert await code_of(tournaments.draw(tournament_id, host, 2)) == "draining"
        assert (await tournaments.show(tournament_id)).rounds[0].tables[0].points is None
        late = app.node.clock.now() + 61
        app.node.clock.now = lambda: late
        assert await code_of(tournaments.go_on(tournament_id)) == "draining"
        shown = await tournaments.show(tournament_id)
        assert (shown.status, len(shown.rounds)) == ("pausing", 1)

    in_app(tmp_path, check)


def test_a_bot_plays_for_whoever_is_sent_away(tmp_path):
    """A person who comes back in the same round has no seat in it any more."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)
        host = digest(token)
        await tournaments.draw(tournament_id, host, 1)
        [room] = [live.room for live in app.node.live_tables.values()]
        _, seat = (await tournaments.get(tournament_id)).round.place_of(2)
        for _ in range(2):  # as if it were clicked twice
            await tournaments.leave(tournament_id, host, 2)
            assert [i for i, taken in enumerate(room.seats) if taken.bot] == [seat]
        again = await tournaments.join(tournament_id, JoinTournament(nickname="Guest 2", person=secret_of(2)), "")
        assert (again.tournament.you.person, again.tournament.you.table) == (2, "")
        await tournaments.draw(tournament_id, host, 2)
        assert (await tournaments.show(tournament_id, digest(again.token))).you.table

    in_app(tmp_path, check)


def test_at_a_table_of_a_tournament_nobody_else_decides(tmp_path):
    """It has no host, nobody can sit down or play again, and who leaves it before the match keeps the seat's number."""

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournament_id, token = await open_with_people(tournaments, EVENING, 3)
        await tournaments.draw(tournament_id, digest(token), 1)
        tournament = await tournaments.get(tournament_id)
        [table] = tournaments.tables.ids(tournament, 0)
        path = f"/api/tables/{table}"
        seat_token = tournaments.tables.seat_token(table, tournament.round.tables[0][1])
        own = {"authorization": f"Bearer {seat_token}"}
        assert (await app.http.post(f"{path}/seats", json={"nickname": "Di"})).json()["code"] == "begun"
        assert (await app.http.post(f"{path}/start", headers=own)).json()["code"] == "not-host"
        assert (await app.http.post(f"{path}/bots", json={}, headers=own)).json()["code"] == "not-host"
        left = (await app.http.delete(f"{path}/seats/1", headers=own)).json()
        assert [seat["bot"] is not None for seat in left["seats"]] == [False, True, False]

    in_app(tmp_path, check)
