"""`oneleft name`: a name of one's own at a real server, from two devices."""

import json
import re
import subprocess

import pytest

from tests.support.command import COMMAND, environment, run_text

pytestmark = pytest.mark.slow
CODE = re.compile(r"([0-9A-Z]{5}-){3}[0-9A-Z]{5}")
SECONDS = 60


class Device:
    """A device with a data directory of its own."""

    def __init__(self, server, home):
        self.server, self.env = server, environment(XDG_DATA_HOME=str(home))

    def name(self, action, *words, given=""):
        return run_text("name", action, self.server.address, *words, "--name", "Zoe", given=given, env=self.env)

    def said(self, action, *words, given=""):
        done = self.name(action, *words, given=given)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def claim(self):
        """Claim the name as a person does who types the code that is shown; the code."""
        words = [*COMMAND, "name", "claim", self.server.address, "--name", "Zoe"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "env": self.env}
        with subprocess.Popen(words, **pipes) as process:
            found = None
            while found is None:
                line = process.stdout.readline()
                assert line, "no code"
                found = CODE.search(line)
            told, _ = process.communicate(found[0].lower() + "\n", timeout=SECONDS)
        assert process.returncode == 0, told
        assert "“Zoe” is yours" in told
        return found[0]


def test_a_name_is_claimed_opened_elsewhere_exported_and_deleted(server, tmp_path):
    laptop, phone = Device(server, tmp_path / "laptop"), Device(server, tmp_path / "phone")
    assert laptop.said("show") == "“Zoe” is free.\n"
    code = laptop.claim()
    assert "“Zoe” is yours" in laptop.said("show")
    assert "belongs to somebody" in phone.said("show")
    refused = phone.name("claim")
    assert (refused.returncode, "belongs to somebody" in refused.stderr) == (1, True)
    assert "“Zoe” is yours" in phone.said("sign-in", given=f"{code}\n")
    assert "Signed-in devices: 1." in laptop.said("sign-out", "--others", given=f"{code}\n")
    assert "belongs to somebody" in phone.said("show")
    file = tmp_path / "data.json"
    laptop.said("export", str(file), given=f"{code}\n")
    assert json.loads(file.read_text("utf-8"))["name"]["name"] == "Zoe"
    assert laptop.name("export", str(file), given=f"{code}\n").returncode == 1
    assert laptop.said("sign-out") == "You are signed out here.\n"
    laptop.said("sign-in", given=f"{code}\n")
    assert "“Zoe” is free again." in laptop.said("release", given=f"{code}\n")
    code = laptop.claim()
    assert "Your data is deleted." in laptop.said("delete", given=f"{code}\n")
    assert laptop.said("show") == "“Zoe” is free.\n"


@pytest.mark.parametrize(
    ("given", "said"),
    [("1234\n", "typing error"), ("00000-00000-00000-00000\n", "Nobody has claimed"), ("", "Aborted")],
)
def test_a_wrong_code_is_explained(server, tmp_path, given, said):
    done = Device(server, tmp_path).name("sign-in", given=given)
    assert (done.returncode, said in done.stderr) == (1, True), done.stderr
