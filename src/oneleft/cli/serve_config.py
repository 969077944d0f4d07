"""Where the settings of ``oneleft serve`` come from: its options, else the environment, else a TOML file.

Its options are the one declaration: ``--keep-days`` is also ``ONELEFT_KEEP_DAYS`` and the key ``keep_days``.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import typer

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.system_errors import reason_in_words

from .command_io import fail, terminal_language

PREFIX = "ONELEFT"
HIDDEN = "(hidden)"
SECRETS = ("invite_code", "admin_token")
NOT_IN_FILES = ("config", "print_config", "help")


def variable_of(option: Any) -> str:
    return str(option.envvar or f"{PREFIX}_{option.name.upper()}")


def key_of(option: Any) -> str:
    return variable_of(option).removeprefix(f"{PREFIX}_").lower()


def settings_of(command: Any) -> dict[str, Any]:
    """The options that the environment and a file can give, by their keys."""
    return {key_of(option): option for option in command.params if option.name not in NOT_IN_FILES}


def read_sources(context: typer.Context, file: Path | None) -> Path | None:
    """Take what a file gives, and refuse what it or the environment gives wrongly, with its place."""
    settings = settings_of(context.command)
    given = {} if file is None else read_file(file)
    for key, value in given.items():
        place = f"{file}: {key}"
        if key not in settings:
            fail(say("serve-no-setting", terminal_language(), place=place, known=", ".join(settings)), 2)
        if isinstance(value, list) != bool(settings[key].multiple):
            fail(say("serve-list" if settings[key].multiple else "serve-no-list", terminal_language(), place=place), 2)
        check(place, context, settings[key], value)
    for option in settings.values():
        if os.environ.get(variable_of(option)):  # an empty one counts as absent
            check(variable_of(option), context, option, option.value_from_envvar(context))
    context.default_map = {settings[key].name: value for key, value in given.items()}
    return file


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:  # ValueError for what is no TOML, or not UTF-8
        reason = reason_in_words(error, terminal_language())
        fail(say("serve-setting", terminal_language(), place=str(file), reason=reason), 2)


def check(place: str, context: typer.Context, option: Any, value: Any) -> None:
    """Refuse a value as the option would, with the place that gives it."""
    try:
        CHECKS.get(option.name, lambda _: None)(option.process_value(context, value))
    except typer.BadParameter as error:
        fail(say("serve-setting", terminal_language(), place=place, reason=error.message), 2)
    except OneleftError as error:
        fail(say("serve-setting", terminal_language(), place=place, reason=error.explain(terminal_language())), 2)


def check_database(url: str) -> None:
    from oneleft.server.run import database_url

    database_url(url)


def check_proxies(given: list[str]) -> None:
    from oneleft.server.addresses import Proxies

    Proxies(given)


def check_root_path(given: str) -> None:
    from oneleft.server.root_path import read_root_path

    read_root_path(given)


def check_invite_code(given: str) -> None:
    from oneleft.server.access import read_invite_code

    read_invite_code(given)


def check_admin_token(given: str) -> None:
    from oneleft.server.desk_access import read_admin_token

    read_admin_token(given)


def check_node_address(given: str) -> None:
    from oneleft.server.node_addresses import Address

    Address.read(given)


CHECKS: Mapping[str, Callable[[Any], None]] = {
    "admin_token": check_admin_token,
    "database": check_database,
    "invite_code": check_invite_code,
    "node_address": check_node_address,
    "proxy": check_proxies,
    "root_path": check_root_path,
}


def shown_config(context: typer.Context) -> str:
    """The settings in force as a TOML file, each with where it comes from. Secrets are left out."""
    from oneleft.server.run import without_password

    lines = []
    for key, option in settings_of(context.command).items():
        source = context.get_parameter_source(option.name)
        places = {
            "COMMANDLINE": option.opts[0],
            "ENVIRONMENT": variable_of(option),
            "DEFAULT_MAP": str(context.params.get("config")),
        }
        value = context.params[option.name]
        if key == "database" and value:
            value = without_password(value)
        if key in SECRETS and value:
            value = HIDDEN
        written = f"# {key} =" if value is None else f"{key} = {json.dumps(value, ensure_ascii=False)}"
        lines.append(f"{written}  # {places.get(source.name if source else '', 'default')}")
    return "\n".join(lines)
