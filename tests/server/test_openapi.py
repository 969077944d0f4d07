"""The OpenAPI description against a real server: every answer is as described, and none is a failure."""

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.generation.meta import TestPhase

from oneleft.server.app import Application, Options
from tests.support.servers import Server

pytestmark = pytest.mark.slow
pytest_plugins = [
    "schemathesis.pytest.plugin"
]  # pyproject.toml keeps it out of all other test runs, to save its imports

EXAMPLES = 10  # for each of the operations


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    directory = tmp_path_factory.mktemp("description")
    database, words = (
        f"sqlite:///{directory / 'tables.sqlite'}",
        ("--rate", "0", "--admin-token", "a-token-of-the-operator"),
    )
    with Server(database, directory / "log", words) as running:
        yield running
    log = running.log.read_text("utf-8")
    assert "Traceback" not in log
    assert "failed" not in log


@pytest.fixture(scope="module")
def http(server):
    with httpx.Client(base_url=server.address) as client:
        yield client


DESCRIPTION = msgspec.to_builtins(Application(Options("sqlite:///nowhere")).http_app.openapi_schema.to_schema())
schema = schemathesis.openapi.from_dict(DESCRIPTION)


def test_the_served_description_is_that_of_the_application(http):
    assert http.get("/api/openapi.json").json() == DESCRIPTION


# Checks that do not apply, each for its reason.
CHECKS = schemathesis.checks
BESIDES = [
    CHECKS.positive_data_acceptance,  # printable characters and bot levels are no pattern
    CHECKS.negative_data_rejection,  # 0 is accepted for false, as forms send it
    CHECKS.unsupported_method,  # OPTIONS is answered everywhere
    CHECKS.allow_header_conformance,  # and by each handler of a path for itself
]


def ask(case, server, token):
    case.headers["Authorization"] = f"Bearer {token}"
    case.call_and_validate(base_url=server.address, excluded_checks=BESIDES)


def open_table(http):
    document = {"nickname": "Ana", "settings": {"players": 2}, "bots": ["easy"]}
    return http.post("/api/tables", json=document).json()


@pytest.fixture(scope="module")
def table_to_read(http):
    return open_table(http)


@schema.parametrize()
@settings(max_examples=EXAMPLES)
def test_every_answer_matches_the_description(case, server, http, table_to_read):
    """For unknown tables, and for a table as its host, a new one wherever it may be changed.

    The many cases at the limits of the schema are about a table that exists: of others, none is read.
    """
    is_about_table = "table_id" in case.path_parameters
    if not is_about_table or case.meta.phase.name != TestPhase.COVERAGE:
        ask(case, server, "no token")
    if is_about_table:
        opened = table_to_read if case.method == "GET" else open_table(http)
        case.path_parameters["table_id"] = opened["table"]["id"]
        ask(case, server, opened["token"])
