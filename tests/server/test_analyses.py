"""Analyses on a server: in the background, once for everyone, kept, and bounded."""

import asyncio
from contextlib import suppress
from dataclasses import replace

import httpx
import msgspec
import psutil
import pytest

from oneleft.analysis.analyse import Options, analyse
from oneleft.analysis.analysis_status import AnalysisShown
from oneleft.analysis.coach import Budget
from oneleft.analysis.quality import FAULTS
from oneleft.analysis.report import accuracy_of, faults_in
from oneleft.client import Lobby, ServerRefused
from oneleft.server import analyses
from oneleft.server.limits import TEST_LIMITS
from oneleft.server.store import Store
from oneleft.table.record import verify_record
from tests.support.command import run_text
from tests.support.in_process_app import in_process_app
from tests.support.in_process_nodes import until
from tests.support.prepared_tables import prepare_table
from tests.support.servers import Server

pytestmark = pytest.mark.slow

RULES = "classic+target=40"


def finished(database: str, rules: str = RULES) -> str:
    """A table with a finished match of two people and a bot; its id."""
    return prepare_table(database, lambda game: game.over, 2, ["easy"], rules=rules).table


def path_of(table: str, match: int = 1) -> str:
    return f"/api/tables/{table}/matches/{match}/analysis"


async def ended(lobby: Lobby, table: str) -> AnalysisShown:
    """The analysis once it is done or has failed."""
    async with asyncio.timeout(300):
        while (shown := await lobby.analysis(table, 1)).state not in ("done", "failed"):
            await asyncio.sleep(0.05)
    return shown


def test_a_match_is_analysed_once_and_kept(tmp_path):
    """The whole story of one match, through a restart."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    Store(database).open()
    table = finished(database)

    async def ask_for_it(server: Server) -> AnalysisShown:
        async with Lobby(server.address) as lobby:
            assert (await lobby.analysis(table, 1)).state == "none"
            first = await lobby.start_analysis(table, 1)
            assert first.state in ("waiting", "running")
            assert (await lobby.start_analysis(table, 1)).state in ("waiting", "running", "done")
            return await ended(lobby, table)

    with Server(database, tmp_path / "server.log") as server:
        shown = asyncio.run(ask_for_it(server))
        assert (shown.state, shown.progress) == ("done", 1)
        record = httpx.get(f"{server.address}/api/tables/{table}/matches/1/record").text
        here = analyse(verify_record(record), Options(Budget(None, 60), worlds=8))
        assert shown.report == here, "the same as `oneleft analyse` would say with this budget"
        assert len(shown.rough.chances) == len(shown.report.events)
        check_luck(server, shown)
        check_exercises(server, table, shown)
        check_command(server, table, tmp_path)
        (analyst,) = psutil.Process(server.process.pid).children()
        server.kill()
        asyncio.run(until(lambda: has_ended(analyst), 60))  # with its server, however that ends
        server.start()
        again = httpx.post(server.address + path_of(table), headers={"accept-encoding": "gzip"})
        assert again.headers["content-encoding"] == "gzip"
        assert msgspec.json.decode(again.content, type=AnalysisShown) == shown, "asked again, for free"
        plain = httpx.get(server.address + path_of(table), headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == again.content
        assert "oneleft_analyses_total 0.0" in httpx.get(f"{server.address}/metrics").text
        assert not psutil.Process(server.process.pid).children(recursive=True), "no process without a job"
        server.stop()
    assert "failed" not in server.log.read_text("utf-8")


def has_ended(process: psutil.Process) -> bool:
    """Whether a process is gone, or would be if someone waited for it."""
    with suppress(psutil.NoSuchProcess):
        return process.status() == psutil.STATUS_ZOMBIE
    return True


def check_luck(server, shown):
    ana = shown.report.players[0]
    luck = httpx.get(f"{server.address}/api/players/ANA/luck").json()
    assert (luck["name"], luck["matches"], luck["rounds"]) == ("Ana", 1, shown.report.rounds)
    assert (luck["luck"], luck["luck_error"], luck["own"]) == (ana.luck, ana.luck_error, ana.own)
    assert (luck["faults"], luck["accuracy"]) == (faults_in(ana.qualities), accuracy_of(ana.qualities))
    assert httpx.get(f"{server.address}/api/players/Nobody/luck").json()["code"] == "no-player"


def check_exercises(server, table, shown):
    """Whatever someone answers at the place of a fault, the report knows its chance."""
    faults = [(event, one) for event in shown.report.events for one in event.verdicts if one.quality in FAULTS]
    assert faults
    for event, fault in faults:
        seen = f"{server.address}/api/tables/{table}/matches/1/views/{event.number}"
        view = httpx.get(seen, params={"seat": fault.seat}).json()
        assert (view["seat"], view["number"]) == (fault.seat, event.number - 1)
        assert {*view["legal"], fault.made, fault.best} <= fault.chances.keys()
        assert fault.chances[fault.best] == fault.best_chance == max(fault.chances.values())
        assert fault.chances[fault.made] == fault.chance


def check_command(server, table, directory):
    file = directory / "report.json"
    done = run_text("analyse", f"{server.address}/t/{table}/replay/1", "--budget", "60", "--json", file)
    assert done.returncode == 0, done.stderr
    assert [player["name"] for player in msgspec.json.decode(file.read_bytes())["players"]][:2] == ["Ana", "Bo"]
    refused = run_text("analyse", f"{server.address}/t/nowhere/replay/1")
    assert (refused.returncode, "no such table" in refused.stderr) == (2, True), refused.stderr


LIMITS = replace(TEST_LIMITS, analyses_waiting=2, analysis_niceness=1)


def in_process(directory, story, limits=LIMITS):
    """Run a story with the application in this process, and a store to prepare tables in."""

    async def main():
        async with in_process_app(directory, limits) as app:
            await story(app, lambda **more: finished(f"sqlite:///{directory / 'tables.sqlite'}", **more))

    asyncio.run(main())


def test_only_a_finished_match_is_analysed(tmp_path):
    async def story(app, _):
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        playing = prepare_table(database, lambda game: len(game.log) == 5, 2, rules=RULES).table
        codes = {path_of(playing): "secret-yet", path_of(playing, 2): "no-match", path_of("nowhere"): "no-table"}
        for path, code in codes.items():
            assert (await app.http.get(path)).json()["code"] == code
            assert (await app.http.post(path)).json()["code"] == code
        for step, seat in ((1, 0), (3, 1)):
            view = await app.http.get(f"/api/tables/{playing}/matches/1/views/{step}", params={"seat": seat})
            assert view.json()["code"] == "secret-yet"
        assert app.analyses.analyst.process is None

    in_process(tmp_path, story)


def test_the_queue_is_bounded_and_a_stopped_server_has_nothing_under_way(tmp_path):
    tables = []

    async def story(app, new_table):
        tables.extend(new_table(rules=f"classic+target={target}") for target in (1, 2, 3))
        for table, status in zip(tables, (200, 200, 503), strict=True):
            answer = await app.http.post(path_of(table))
            assert answer.status_code == status
        assert answer.json()["code"] == "analysis-busy"
        assert (await app.http.get(path_of(tables[1]))).json()["state"] == "waiting"
        assert (await app.http.get(path_of(tables[2]))).json()["state"] == "none"
        assert "oneleft_waiting_analyses 2.0" in (await app.http.get("/metrics")).text
        await until(lambda: app.analyses.analyst.process is not None)
        running.append(psutil.Process(app.analyses.analyst.process.pid))
        await until(lambda: running[0].nice() == min(19, psutil.Process().nice() + 1))

    async def after(app, _):
        for table in tables:
            assert (await app.http.get(path_of(table))).json()["state"] == "none"

    running = []
    in_process(tmp_path, story)
    assert not running[0].is_running()
    in_process(tmp_path, after)


def test_a_process_that_dies_fails_its_match_alone(tmp_path, caplog, monkeypatch):
    async def story(app, new_table):
        first, second = new_table(rules="classic+target=1"), new_table(rules="classic+target=2")
        await app.http.post(path_of(first))
        await until(lambda: app.analyses.analyst.process is not None)
        await app.http.post(path_of(second))
        app.analyses.analyst.process.kill()
        await until(lambda: app.analyses.failed == 1)
        assert (await app.http.get(path_of(first))).json()["state"] == "failed"
        assert first in caplog.text
        await until(lambda: app.analyses.finished == 1, 300)
        assert (await app.http.get(path_of(second))).json()["state"] == "done"
        monkeypatch.setattr(analyses, "IDLE_SECONDS", 0)
        assert (await app.http.post(path_of(first))).json()["state"] in ("waiting", "running"), "it is tried again"
        await until(lambda: app.analyses.finished == 2, 300)
        await until(lambda: app.analyses.analyst.process is None)

    in_process(tmp_path, story)


def test_what_cannot_be_analysed_is_refused_at_once(tmp_path, monkeypatch):
    async def story(app, new_table):
        table = new_table()
        long = await app.http.post(path_of(table))
        assert (long.status_code, long.json()["code"]) == (409, "analysis-long")
        monkeypatch.setattr(analyses, "find_spec", lambda name: None)
        missing = await app.http.post(path_of(table), headers={"accept-language": "de"})
        assert (missing.status_code, missing.json()["code"]) == (501, "no-analysis")
        assert "arena" in missing.json()["message"]
        assert (await app.http.get(path_of(table))).json()["state"] == "none"

    in_process(tmp_path, story, replace(LIMITS, analysed_moves=3))


def test_a_faulty_match_fails_without_its_cards_in_the_log(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(analyses, "record_of", lambda store, room, match, now: "no record, but R7")

    async def story(app, new_table):
        table = new_table()
        await app.http.post(path_of(table))
        await until(lambda: app.analyses.failed == 1, 300)
        assert (await app.http.get(path_of(table))).json()["state"] == "failed"
        assert "RecordError" in caplog.text
        assert "R7" not in caplog.text

    in_process(tmp_path, story)


def test_the_client_raises_refusals(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app, Lobby("http://localhost") as lobby:
            lobby.http = app.http
            with pytest.raises(ServerRefused) as refused:
                await lobby.start_analysis("nowhere", 1)
            assert refused.value.code == "no-table"
            with pytest.raises(ServerRefused):
                await lobby.view("nowhere", 1, 1, 0)

    asyncio.run(main())
