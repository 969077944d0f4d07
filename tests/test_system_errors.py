"""What the system says of files and networks is said in the chosen language."""

import errno
import pickle
import socket

import httpx
import pytest

from oneleft.errors import Unreachable
from oneleft.lang import LANGUAGES, say
from oneleft.system_errors import KEYS, reason_in_words, reason_of
from tests.support.command import run_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_there(language, tmp_path):
    done = run_text("verify", str(tmp_path / "nothing"), "--lang", language)
    assert (done.returncode, done.stderr) == (2, f"{tmp_path / 'nothing'}: {say('system-no-file', language)}\n")


@pytest.mark.parametrize("number", KEYS)
def test_every_known_error_has_words(number):
    assert reason_in_words(OSError(number, "in English"), LANGUAGES[-1]) == say(KEYS[number], LANGUAGES[-1])


def test_an_error_inside_others_is_found():
    """As libraries for networks wrap it."""
    refused = OSError(errno.ECONNREFUSED, "Connection refused")
    try:
        try:
            raise ExceptionGroup("attempts", [refused])
        except ExceptionGroup as group:
            raise httpx.ConnectError("All connection attempts failed") from group
    except httpx.ConnectError as error:
        failure = Unreachable("client-unreachable", given="somewhere", reason=reason_of(error))
    again = pickle.loads(pickle.dumps(failure))
    for language in LANGUAGES:
        assert say("system-refused", language) in again.explain(language)
    assert reason_in_words(socket.gaierror(-2, "Name or service not known")) == say("system-no-host", "en")
    assert reason_in_words(ValueError("strange")) == "strange"
