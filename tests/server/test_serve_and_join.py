"""`oneleft serve` and `oneleft join` from the command line: every problem is reported in a sentence."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, contextmanager

import pytest

from oneleft.client import Lobby, read_link
from oneleft.errors import SetupError, Unreachable
from oneleft.protocol.tables import Settings
from oneleft.server.run import database_url
from tests.support.command import run_text

pytestmark = pytest.mark.slow

IN_BOTH = pytest.mark.parametrize("language", ["en", "es"])


def oneleft(*words, home=None, **variables):
    if home:
        variables |= {"XDG_DATA_HOME": str(home), "HOME": str(home)}
    return run_text(*words, env=os.environ | variables)


def check_sentence(done, status):
    """The single line on standard error."""
    assert done.returncode == status, done
    assert "Traceback" not in done.stderr
    said = done.stderr.strip()
    assert len(said.splitlines()) == 1, said
    return said


@contextmanager
def port_in_use():
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield str(taken.getsockname()[1])


@IN_BOTH
def test_a_port_in_use(tmp_path, language):
    with port_in_use() as port:
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        said = check_sentence(oneleft("serve", "--port", port, "--database", database, "--lang", language), 2)
    assert port in said
    assert "--port" in said
    assert said.startswith({"en": "Cannot listen", "es": "No se puede"}[language])


def test_an_address_of_another_machine(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    said = check_sentence(oneleft("serve", "--host", "no.such.host.invalid", "--database", database, "--lang", "en"), 2)
    assert "no.such.host.invalid" in said


@IN_BOTH
def test_an_invalid_database_url(language):
    said = check_sentence(oneleft("serve", "--port", "0", "--lang", language, "--database", "nonsense"), 2)
    assert "nonsense" in said
    assert "sqlite:///" in said


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mysql://localhost/games",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "postgresql:/",
        "postgresql://h:x/g",
    ],
)
def test_unusable_database_urls(url):
    if not url:
        assert database_url(url).startswith("sqlite:///")  # the default
        return
    with pytest.raises(SetupError) as refused:
        database_url(url)
    assert refused.value.key == "serve-database"


@IN_BOTH
def test_a_file_that_is_not_a_database(tmp_path, language):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, this is a letter and no database at all.\n" * 50)
    said = check_sentence(oneleft("serve", "--port", "0", "--database", f"sqlite:///{file}", "--lang", language), 2)
    assert said.startswith({"en": "The server could not start", "es": "El servidor no pudo arrancar"}[language])
    assert file.read_text().startswith("Dear Ana")


@IN_BOTH
def test_an_unwritable_database_file(tmp_path, language):
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file" / "tables.sqlite", tmp_path):  # below a file; a directory
        said = check_sentence(
            oneleft("serve", "--port", "0", "--database", f"sqlite:///{place}", "--lang", language), 2
        )
        assert said.startswith({"en": "The server could not start", "es": "El servidor no pudo arrancar"}[language])


@IN_BOTH
def test_an_unreachable_postgresql(language):
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = f"postgresql://ana:hunter2@127.0.0.1:{port}/games"
    done = oneleft("serve", "--port", "0", "--database", database, "--lang", language)
    said = check_sentence(done, 2)
    assert str(port) in said
    assert "hunter2" not in done.stdout + done.stderr


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_says_so_and_exits_with_status_0(tmp_path, how):
    words = [sys.executable, "-m", "oneleft", "serve", "--port", "0", "--lang", "en"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    started = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        address = started.stdout.readline().split()[2]
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{address}/health", timeout=5):
                    break
            except OSError:
                assert started.poll() is None
                time.sleep(0.05)
        started.send_signal(how)
        out, err = started.communicate(timeout=20)
    finally:
        started.kill()
        started.wait()
    assert (started.returncode, err) == (0, "")
    assert out.splitlines()[-1].startswith("Stopped.")
    assert (tmp_path / "oneleft" / "tables.sqlite").exists()


@IN_BOTH
def test_a_seed_for_tests_is_refused_without_the_guard(tmp_path, language):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    words = ("serve", "--port", "0", "--database", database, "--lang", language)
    said = check_sentence(oneleft(*words, ONELEFT_TEST_SEED="7"), 2)
    assert "ONELEFT_TESTING=1" in said
    check_sentence(oneleft(*words, "--host", "0.0.0.0", ONELEFT_TEST_SEED="7", ONELEFT_TESTING="1"), 2)


# oneleft join


@IN_BOTH
def test_join_refuses_an_invalid_link(language):
    said = check_sentence(oneleft("join", "localhost:8000/t/abc", "--bot", "steady", "--lang", language), 2)
    assert "localhost:8000/t/abc" in said


@pytest.mark.parametrize("link", ["", "abc", "ftp://localhost/t/abc", "http://localhost:8000", "http://[::1/t/abc"])
def test_read_link_refuses_invalid_links(link):
    with pytest.raises(Unreachable) as refused:
        read_link(link)
    assert refused.value.key == "client-link"


@IN_BOTH
def test_join_reports_an_unreachable_server(language):
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{probe.getsockname()[1]}"
    for end in ("", "#token"):
        said = check_sentence(oneleft("join", f"{address}/t/abc{end}", "--bot", "steady", "--lang", language), 2)
        assert {"en": "is not responding", "es": "no responde"}[language] in said


def opened(server, **settings):
    async def work():
        async with Lobby(server.address) as lobby:
            return await lobby.open_table("Ana", Settings(players=2, **settings), ["easy"])

    return asyncio.run(work())


@IN_BOTH
def test_join_reports_an_unknown_table(server, language):
    said = check_sentence(oneleft("join", f"{server.address}/t/abc", "--bot", "steady", "--lang", language), 1)
    assert {"en": "no such table", "es": "mesa"}[language] in said


@IN_BOTH
def test_join_reports_a_full_table(server, language):
    link = f"{server.address}/t/{opened(server).table.id}"
    said = check_sentence(oneleft("join", link, "--bot", "steady", "--lang", language), 1)
    assert {"en": "seats are taken", "es": "asientos"}[language] in said


@IN_BOTH
def test_join_reports_an_invalid_token(server, language):
    link = f"{server.address}/t/{opened(server).table.id}#nonsense"
    said = check_sentence(oneleft("join", link, "--bot", "steady", "--lang", language), 1)
    assert {"en": "This seat is not yours", "es": "asiento"}[language] in said


@IN_BOTH
def test_join_reports_an_unknown_bot(language):
    said = check_sentence(oneleft("join", "http://localhost/t/abc", "--bot", "genius", "--lang", language), 2)
    assert "genius" in said
