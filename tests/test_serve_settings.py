"""The settings of a server: by options, by the environment, by a file; and refused with their place."""

from __future__ import annotations

import tomllib

import pytest
from typer.testing import CliRunner

from oneleft.cli import app

RUN = CliRunner()


def serve(*words: str, **environment: str):
    return RUN.invoke(app, ["serve", *words], env={"LC_ALL": "en_US.UTF-8"} | environment)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "oneleft.toml"


def test_an_option_goes_before_the_environment_and_that_before_a_file(file):
    file.write_text('port = 9001\nrate = 1\nquota = 3\nproxy = ["10.0.0.2", "10.1.0.0/16"]\nroot_path = "/uno/"\n')
    given = {"ONELEFT_CONFIG": str(file), "ONELEFT_RATE": "2", "ONELEFT_QUOTA": "4", "ONELEFT_HOST_NAME": "a.example b"}
    done = serve("--quota", "5", "--print-config", **given)
    config = tomllib.loads(done.stdout)
    assert (config["port"], config["rate"], config["quota"]) == (9001, 2, 5)
    assert (config["proxy"], config["host_name"]) == (["10.0.0.2", "10.1.0.0/16"], ["a.example", "b"])
    assert config["keep_days"] == 1
    sources = {line.split(" = ")[0]: line.rpartition("  # ")[2] for line in done.stdout.splitlines()}
    assert sources["port"] == str(file)
    assert (sources["rate"], sources["quota"], sources["host"]) == ("ONELEFT_RATE", "--quota", "default")


def test_what_is_printed_can_be_used_as_a_file_and_has_no_password(file):
    first = serve("--print-config", "--port", "9001", "--origin", "https://a.example", "--lang", "de").stdout
    file.write_text(first)
    again = serve("--print-config", "--config", str(file)).stdout
    assert tomllib.loads(again) == tomllib.loads(first)
    secret = serve("--print-config", ONELEFT_DATABASE="postgresql://ana:secret@db/games").stdout
    assert "secret" not in secret
    assert "ana:***@db" in secret


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("prot = 1", "prot is not a setting. Choose from: language, host, port"),
        ("port = 99999", "port: "),
        ('port = "many"', "port: "),
        ("proxy = '10.0.0.2'", "proxy needs a list"),
        ("rate = [1]", "rate takes a single value"),
        ('proxy = ["nginx"]', "proxy: “nginx” is not an address"),
        ('database = "mysql://x"', "database: “mysql://x” is not a supported database URL"),
        ('root_path = "uno"', "root_path: “uno” cannot be a root path"),
        ('language = "it"', "language: "),
        ("port 9000", "line 1"),
    ],
)
def test_a_wrong_value_in_a_file_is_refused_with_its_place(file, content, told):
    file.write_text(content)
    done = serve("--config", str(file), "--print-config")
    assert done.exit_code == 2
    assert done.stderr.startswith(str(file))
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("variable", "value"),
    [("ONELEFT_PORT", "many"), ("ONELEFT_RATE", "-1"), ("ONELEFT_PROXY", "10.0.0.2 x"), ("ONELEFT_ROOT_PATH", "a b")],
)
def test_a_wrong_variable_is_refused_by_its_name(variable, value):
    done = serve("--print-config", **{variable: value})
    assert (done.exit_code, done.stderr.partition(":")[0]) == (2, variable)


def test_a_file_that_is_not_there_is_named(file):
    done = serve(ONELEFT_CONFIG=str(file))
    assert done.exit_code == 2
    assert done.stderr == f"{file}: no such file or directory\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--workers", "2"), "PostgreSQL"),
        (("--workers", "0"), "workers"),
        (("--node-address", "10.0.0.5:port"), "10.0.0.5:port"),
    ],
)
def test_workers_and_addresses_that_cannot_be_are_refused_in_a_sentence(tmp_path, words, said):
    done = serve("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}", *words)
    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output
