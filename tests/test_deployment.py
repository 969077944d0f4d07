"""The files for hosting agree with the server: its settings, port, volume and health; and with each other."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from typer.main import get_command

import oneleft
from oneleft.cli import app
from oneleft.cli.serve_config import settings_of, variable_of
from oneleft.server.admission import MONITORING
from tests.test_packaging import imported_modules

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
HADOLINT = Path(sys.executable).with_name("hadolint")
COMPOSE = [ROOT / "compose.yaml", DEPLOY / "compose.caddy.yaml", DEPLOY / "compose.postgres.yaml"]
SETTINGS = settings_of(get_command(app).commands["serve"])
VARIABLES = {variable_of(option) for option in SETTINGS.values()} | {"ONELEFT_CONFIG"}
HOSTING = [ROOT / "Dockerfile", *COMPOSE, *(file for file in DEPLOY.iterdir() if file not in COMPOSE)]


@pytest.mark.parametrize("file", HOSTING, ids=lambda file: file.name)
def test_every_variable_is_a_setting_and_every_path_answers(file):
    text = file.read_text("utf-8")
    assert set(re.findall(r"ONELEFT_[A-Z_]+", text)) <= VARIABLES
    assert set(re.findall(r"/(?:health|metrics|ready)[\w/]*", text)) <= set(MONITORING)


def test_settings_of_the_image():
    settings = dict(re.findall(r"^\s+(ONELEFT_\w+)=(\S+)", DOCKERFILE, re.MULTILINE))
    (volume,) = re.findall(r"^VOLUME (\S+)", DOCKERFILE, re.MULTILINE)
    (port,) = re.findall(r"^EXPOSE (\d+)", DOCKERFILE, re.MULTILINE)
    assert settings["ONELEFT_PORT"] == port
    assert settings["ONELEFT_DATABASE"] == f"sqlite:///{volume}/tables.sqlite"
    assert "127.0.0.1:{os.environ['ONELEFT_PORT']}/health/live" in DOCKERFILE
    assert re.search(r"^USER \d+:\d+$", DOCKERFILE, re.MULTILINE)


@pytest.mark.skipif(not HADOLINT.exists(), reason="no hadolint for this system: the Dockerfile IS NOT CHECKED by it")
def test_the_dockerfile_is_clean():
    done = subprocess.run([HADOLINT, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_gets_what_its_build_reads():
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {
        "src",
        "page",
        "pyproject.toml",
        "hatch_build.py",
        "deploy/prune.py",
        "constraints.txt",
        project["readme"],
        "LICENSE",
    }
    assert needed <= kept
    assert all((ROOT / name).exists() for name in kept)


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_compose_files(file):
    compose = yaml.safe_load(file.read_text("utf-8"))
    nodes = [service for service in compose["services"].values() if service["image"] == "oneleft"]
    for node in nodes:
        assert (file.parent / node["build"] / "Dockerfile").resolve() == ROOT / "Dockerfile"
        assert node["read_only"]
        assert any("/data" in place for place in node.get("volumes", []) + node["tmpfs"])
    assert nodes
    for service in compose["services"].values():
        for mount in service.get("volumes", []):
            source = mount.partition(":")[0]
            assert source in compose["volumes"] or (file.parent / source).exists(), mount
    caddy = compose["services"].get("caddy")
    if caddy:
        servers = [f"{name}:8000" for name, service in compose["services"].items() if service["image"] == "oneleft"]
        assert caddy["environment"]["UPSTREAMS"].split() == servers
        (network,) = compose["networks"]["default"]["ipam"]["config"]
        assert all(node["environment"]["ONELEFT_PROXY"] == network["subnet"] for node in nodes)


def test_kubernetes():
    parts = {part["kind"]: part for part in yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text("utf-8"))}
    (container,) = parts["Deployment"]["spec"]["template"]["spec"]["containers"]
    assert container["ports"][0]["containerPort"] == 8000
    assert container["readinessProbe"]["httpGet"]["path"] == "/ready"
    assert container["livenessProbe"]["httpGet"]["path"] == "/health/live"
    assert container["securityContext"]["readOnlyRootFilesystem"]


def test_the_systemd_unit_starts_a_server_with_the_sample_file():
    unit = (DEPLOY / "oneleft.service").read_text("utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    words = shlex.split(start)
    assert words[0].endswith("/bin/oneleft")
    options = {name for option in get_command(app).commands[words[1]].params for name in option.opts}
    assert {word for word in words[2:] if word.startswith("--")} <= options
    (directory,) = re.findall(r"^StateDirectory=(.*)$", unit, re.MULTILINE)
    assert f"sqlite:////var/lib/{directory}/" in unit
    assert set(tomllib.loads((DEPLOY / "oneleft.toml").read_text("utf-8"))) <= set(SETTINGS)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd: its unit IS NOT CHECKED by it")
def test_systemd_accepts_the_unit_and_finds_it_closed(tmp_path):
    unit = tmp_path / "oneleft.service"
    text = (DEPLOY / "oneleft.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/oneleft/bin/oneleft", sys.executable), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, "oneleft.service" in done.stderr) == (0, False), done.stderr
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit]  # of 100; lower is safer
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:]
    (cache,) = re.findall(r"^CacheDirectory=(.*)$", text, re.MULTILINE)
    assert f"XDG_CACHE_HOME=/var/cache/{cache}\n" in text  # of compiled code: the rest is read-only


def test_one_version():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == oneleft.__version__
    sections = re.findall(r"^## \[(.+?)\](.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in sections[:2]] == ["Unreleased", oneleft.__version__]
    assert re.fullmatch(r" - \d{4}-\d\d-\d\d", sections[1][1])
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dynamic"]


@pytest.mark.parametrize("file", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda file: file.name)
def test_github_files(file):
    """They can be read, and the files and make targets that a workflow names exist."""
    read = yaml.safe_load(file.read_text("utf-8"))
    commands = [step.get("run", "") for job in read.get("jobs", {}).values() for step in job["steps"]]
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for command in commands:
        assert all((ROOT / name).exists() for name in re.findall(r"\btests/[\w/.]+", command)), command
        assert set(re.findall(r"^make ([\w-]+)", command)) <= set(targets)
    uses = [step["uses"] for job in read.get("jobs", {}).values() for step in job["steps"] if "uses" in step]
    assert all(re.fullmatch(r"[\w-]+(/[\w-]+)+@v\d+", name) for name in uses)


def test_the_image_has_a_name_on_every_branch_and_without_a_registry():
    """Names of images are lower-case and have no slash in the tag: the action for metadata makes them so."""
    (job,) = yaml.safe_load((ROOT / ".github/workflows/image.yml").read_text("utf-8"))["jobs"].values()
    steps = {step["uses"].partition("@")[0]: step for step in job["steps"]}
    assert steps["docker/build-push-action"]["with"]["tags"] == "${{ steps.names.outputs.tags }}"
    assert steps["docker/metadata-action"]["id"] == "names"
    pushed = steps["docker/build-push-action"]["with"]["push"]
    assert pushed == "${{ " + steps["docker/login-action"]["if"] + " != '' }}"


def test_the_platforms_install_what_their_tests_import():
    """Without the extras that it leaves out nothing that these tests import at their top may be needed."""
    steps = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))["jobs"]["platforms"]["steps"]
    commands = [step["run"] for step in steps if "run" in step]
    assert '".[envs,postgres]" pytest hypothesis' in commands[0]
    given = {"pytest", "hypothesis", "oneleft", "tests", "numpy", "numba", *sys.stdlib_module_names}
    given |= {"msgspec", "httpx", "sqlalchemy", "typer"}  # of the base install
    for place in re.findall(r"tests/[\w/.]+", commands[1]):
        for file in [ROOT / place] if place.endswith(".py") else (ROOT / place).glob("test_*.py"):
            assert imported_modules(file) <= given, file
