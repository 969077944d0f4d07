"""The catalogues side by side: each language says the same things, counts as its grammar asks, and is translated."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from oneleft.lang import CATALOGUES, DEFAULT_LANGUAGE, LANGUAGES, match_language, say
from oneleft.terminal.typed_moves import COMMANDS, SHORTCUTS, split_command, typed_words
from tests.support.catalogues import entries, messages, plurals, text_of, variables, words_of

ROOT = Path(__file__).parents[1]
IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATED = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != DEFAULT_LANGUAGE])
NUMBERS = range(1001)
NAMES = {"oneleft", "UNO", "uno", "bot", "Bots", "Elo", "A", "B", "ms", "p"}  # the same in every language
ALIKE = "as in English"  # in the comment of a text that is rightly the same


@IN_EVERY
def test_every_entry_is_read_once(language):
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert not [key for key, count in Counter(keys).items() if count > 1]


@TRANSLATED
def test_the_languages_have_the_same_messages_with_the_same_variables(language):
    assert variables(language) == variables(DEFAULT_LANGUAGE)


@IN_EVERY
def test_every_message_can_be_said(language):
    for key, names in variables(language).items():
        assert say(key, language, **dict.fromkeys(names, "x")).strip(), key


@TRANSLATED
def test_no_text_is_left_in_english(language):
    """Names are the same everywhere. A word that is the same by chance is marked with a comment."""
    english = messages(DEFAULT_LANGUAGE)
    for key, message in messages(language).items():
        if text_of(message) == text_of(english[key]) and not (message.comment and ALIKE in message.comment.content):
            assert words_of(message) <= NAMES, key


@TRANSLATED
def test_the_languages_count_the_same_things(language):
    for key, message in messages(DEFAULT_LANGUAGE).items():
        counted = {variable for variable, _ in plurals(message)}
        assert {variable for variable, _ in plurals(messages(language)[key])} == counted, key


@IN_EVERY
def test_every_number_has_its_plural_form(language):
    """A form that serves several numbers shows which one: in French “one” is also the form of 0."""
    form = [Locale(language).plural_form(number) for number in NUMBERS]
    for key, message in messages(language).items():
        for variable, forms in plurals(message):
            served: dict[str, set[int]] = {}
            for number in NUMBERS:
                name = str(number) if str(number) in forms else form[number]
                assert name in forms or (number == 0 and "1" in forms), f"{key} has no form for {number}"
                served.setdefault(name if name in forms else "other", set()).add(number)
            shows_number = any(variable in shown for shown in forms.values())
            for name, shown in forms.items():
                assert variable in shown or len(served[name]) < 2 or not shows_number, f"{key} [{name}]"


@IN_EVERY
def test_every_language_has_a_name_and_a_rulebook_of_its_own(language):
    for key in ("language-name", "book-file"):
        assert [say(key, other) for other in LANGUAGES].count(say(key, language)) == 1
    assert (ROOT / "docs" / say("book-file", language)).exists()


def test_french_has_no_break_spaces_inside_its_signs():
    """A line never begins with a colon or a closing quotation mark. Lists of keys are not sentences."""
    for key, message in messages("fr").items():
        if not key.endswith("-keys") and key != "play-help-moves":
            assert not re.search(r" [:;!?»%]|« |[^\W\d_}»][;!?»%]", text_of(message)), key


def test_a_typed_word_means_one_command_in_all_languages():
    meanings: dict[str, set[str]] = {word: {command} for word, command in SHORTCUTS.items()}
    for language in LANGUAGES:
        for command in COMMANDS:
            for word in typed_words(command, language):
                assert word == word.lower()
                meanings.setdefault(word, set()).add(command)
    assert not {word: commands for word, commands in meanings.items() if len(commands) > 1}


def test_a_language_is_one_file():
    """No module, page source or document generator names a language, but for the default."""
    quoted = re.compile(rf"[\"'`](?:{'|'.join(LANGUAGES)})[\"'`]")
    sources = [*CATALOGUES.parent.rglob("*.py"), *(ROOT / "docs").glob("*.py")]
    sources += [file for end in ("ts", "svelte") for file in (ROOT / "page" / "src").rglob(f"*.{end}")]
    named = [file for file in sources if ".test." not in file.name and quoted.search(file.read_text("utf-8"))]
    assert set(named) == {CATALOGUES / "__init__.py", ROOT / "page" / "src" / "lib" / "i18n.svelte.ts"}
    assert quoted.findall((CATALOGUES / "__init__.py").read_text("utf-8")) == [f'"{DEFAULT_LANGUAGE}"']


@pytest.mark.parametrize(
    ("requested", "language"),
    [
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("es_ES.UTF-8", "es"),
        ("ES", "es"),
        ("xx-YY, es;q=0.5", "es"),
        ("esx", "en"),
        ("C.UTF-8", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_a_request_is_matched_by_its_language_alone(requested, language):
    assert match_language(requested) == language


@IN_EVERY
def test_the_name_of_a_button_contains_its_text(language):
    """People who speak to their device say what they read."""
    assert say("page-swap", language) in say("page-swap-with", language, name="Ana")


@IN_EVERY
def test_typed_words_are_understood(language):
    for command in COMMANDS:
        for word in typed_words(command, language):
            assert split_command(f"{word.upper()} R7") == (command, "R7")
