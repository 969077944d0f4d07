"""The catalogues: complete, and fit for whatever the code hands them."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import oneleft
from oneleft.analysis.quality import QUALITIES
from oneleft.analysis.reasons import REASONS as WHYS
from oneleft.analysis.report import NOTES
from oneleft.bots.levels import OFFERED_LEVELS
from oneleft.ladder.bot_stats import FAULTS
from oneleft.lang import DEFAULT_LANGUAGE, LANGUAGES, on_one_line, say
from oneleft.protocol.codes import CODES
from oneleft.protocol.phrases import PHRASES
from oneleft.protocol.tables import RATED, UNRATED, VOTED_OUT
from oneleft.room.lesson import LESSON
from oneleft.rules.cards import COLORS, DECK_SIZE, fill_deck
from oneleft.rules.editions import CLASSIC, EDITIONS
from oneleft.rules.formats import ANY_PLAYERS, FORMATS
from oneleft.rules.options import GROUPS
from oneleft.rules.presets import PRESETS
from oneleft.rules.refusal import REASONS
from oneleft.table import events as e
from oneleft.table.explain_refusal import new_refusal
from oneleft.table.game import Game
from oneleft.table.move import VERBS, Move, kind
from oneleft.table.narrate import card_words, tell
from oneleft.table.notation import card_text
from oneleft.table.phase_reader import phase_checks
from oneleft.table.position import Position
from oneleft.table.rulebook import RULES
from oneleft.table.rules_in_words import described
from oneleft.terminal.typed_moves import COMMANDS
from tests.support.catalogues import variables
from tests.support.sample_events import samples

NAMES = ("Ana", "Bo", "Cy")
REFUSED = [name for name, _ in REASONS if name != "legal"]
IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)


def phase_fields() -> set[str]:
    """The fields of a position that can contradict its phase."""
    return {check.message_id for check in phase_checks(Position(hands=[], discard=[]), Game().tables[0].round)}


@cache
def calls() -> list[ast.Call]:
    """Every call in the code. Parsing it takes a second, which nobody needs who only collects the tests."""
    return [node for node in ast.walk(ast.parse(SOURCES)) if isinstance(node, ast.Call)]


def refusals() -> list[tuple[ast.Call, Any]]:
    """Each refusal of the server: the call and its code."""
    return [
        (call, code.value)
        for call in calls()
        if isinstance(call.func, ast.Name) and call.func.id == "Refused"
        for code in call.args[:1]
        if isinstance(code, ast.Constant)
    ]


EN = variables(DEFAULT_LANGUAGE)
HOMES = (Path(oneleft.__path__[0]), Path(__file__).parents[1] / "docs")
SOURCES = "\n".join(path.read_text("utf-8") for home in HOMES for path in home.rglob("*.py"))
UNSAID = {"bad-setting", "illegal", "notation", "bad-document"}  # others explain them
UNSAID |= {"not-entered", "too-slow"}  # to a program that does not behave, with a close code alone
EVENT_NAMES = {event: str(event.__struct_config__.tag).replace("_", "-") for event in e.EVENTS}
FAMILIES = {  # keys that the code puts together
    "color-": {"none"}.union(*(edition.colors for edition in EDITIONS.values())),
    "event-": set(EVENT_NAMES.values()),
    "replay-judged-": {"best", "good", "worse", "shown"},
    "event-you-": {
        name for kind, name in EVENT_NAMES.items() if {"seat", "by", "dealer", "seats"} & set(kind.__struct_fields__)
    }
    - {"cut"},  # it names everyone
    "event-caught-": {"you"},
    "event-challenged-": {"you"},
    "event-swapped-": {"you"},
    "event-received-": {"you"},
    "refusal-": {*REFUSED, "caught-too-late"},
    "setup-players-": {name for name, played in FORMATS.items() if played.players is not ANY_PLAYERS}
    | {f"{name}-table" for name, played in FORMATS.items() if played.tables > 1},
    "notation-needs-": {kind(verb) for verb in VERBS},
    "document-": phase_fields(),
    "section-": {rule.section for rule in RULES},
    "rule-": {rule.id for rule in RULES},
    "note-": {rule.id for rule in RULES if rule.note(DEFAULT_LANGUAGE)},
    "edition-": set(EDITIONS),
    "format-": set(FORMATS),
    "house-": set(described()),
    "preset-": set(PRESETS),
    "group-": set(GROUPS),
    "typed-": set(COMMANDS),
    "ladder-fault-": {*FAULTS, "other"},
    "why-": set(WHYS),
    "analysis-quality-": set(QUALITIES),
    "analysis-note-": set(NOTES),
    "lesson-": {step.say for step in LESSON.steps},
    "lesson-do-": {"play", "wild", "uno", "draw", "challenge", "catch"},
    "phrase-": set(PHRASES),
    "server-": CODES.keys() - UNSAID,
    "page-phase-": {"turn", "drew", "penalty", "color", "color-drop", "swap", "slam", "series"},
    "page-level-": set(OFFERED_LEVELS),
    "page-does-": set(OFFERED_LEVELS),
    "rated-": {RATED, VOTED_OUT, *UNRATED},
    "desk-": {"waiting", "starting", "playing", "over"},
    "desk-order-": {"drain", "name", "network"},
    "tournament-table-": {"waiting", "playing", "over", "called"},
    "page-sort-": {"color", "number", "drawn"},
    "page-theme": {"", "-auto", "-classic", "-night", "-paper", "-contrast"},
    "page-speed": {"", "-calm", "-normal", "-fast"},
    "page-join-": {"waiting", "starting", "playing", "over"},
    "page-sign-": {"draw", "stack", "nomatch", "uno", "caught", "guilty", "lawful", "skip", "reverse", "jump"}
    | {"swap", "pass", "graduation"},
}
PAGE = {file: file.read_text("utf-8") for file in sorted((Path(__file__).parents[1] / "page" / "src").rglob("*.*"))}
SAID_BY_PAGE = r"\bt\(\s*'([a-z-]+)'|'((?:page|people|puzzle|replay|desk)-[a-z-]*[a-z])'"
PAGE_KEYS = {a or b for text in PAGE.values() for a, b in re.findall(SAID_BY_PAGE, text)}
LITERAL = (
    "desk",
    "refusal",
    "advice",
    "setup",
    "notation",
    "document",
    "record",
    "lobby",
    "key",
    "rules",
    "play",
    "screen",
    "cli",
    "puzzle",
    "book",
)
LITERAL += ("batch", "simulate", "compare", "cluster", "chart", "file", "env", "policy", "bot")
LITERAL += (
    "ladder",
    "benchmark",
    "dataset",
    "tune",
    "train",
    "serve",
    "join",
    "client",
    "language",
    "did-you-mean",
    "games",
    "admin",
    "log",
)
LITERAL += ("analysis", "hint", "lesson", "menu", "claim", "tournament", "system")
KEYS = {key for key in re.findall(r"[\"']([a-z]+(?:-[a-z]+)+)[\"']", SOURCES) if key.startswith(LITERAL)}


LISTS = {"list-last", "list-or", "list-choices"}  # joined by `listed`


# The catalogue and the code


@pytest.mark.parametrize("prefix", FAMILIES)
def test_every_family_is_complete(prefix: str) -> None:
    assert FAMILIES[prefix] <= {key.removeprefix(prefix) for key in EN}


@pytest.mark.parametrize("family", LITERAL)
def test_every_key_in_the_code_has_a_message(family: str) -> None:
    """Codes of refusals have their messages in the family of the server."""
    assert not {key for key in KEYS if key.startswith(f"{family}-")} - EN.keys() - CODES.keys()


def test_no_message_is_left_over() -> None:
    families = {prefix + name for prefix, names in FAMILIES.items() for name in names}
    prefixes = tuple(
        re.findall(
            r"[\"'](play-[a-z-]*-|cli-[a-z-]*-|simulate-|compare-|ladder-|benchmark-|analysis-|chart-[a-z-]*-)[{\"']",
            SOURCES,
        )
    )
    assert not {
        key
        for key in EN.keys() - KEYS - PAGE_KEYS - families - {"card", "card-with-article", "list-you", *LISTS}
        if not key.startswith(prefixes)
    }


def test_every_key_of_the_page_has_a_message() -> None:
    assert len(PAGE_KEYS) > 60
    assert not PAGE_KEYS - EN.keys()


def test_the_page_is_built_with_every_message_that_it_says() -> None:
    """It leaves out those of other programs, by the first word of their keys."""
    config = (Path(__file__).parents[1] / "page" / "vite.config.ts").read_text("utf-8")
    lists = re.findall(r"TABLE_WORDS = '([a-z -]+)'|words\([`'](?:\${TABLE_WORDS} )?([a-z -]+)[`']\)", config)
    assert len(lists) == 7
    said_here = {word for some in lists for word in "".join(some).split()}
    put_together = {word for text in PAGE.values() for word in re.findall(r"[\(\[ ]`([a-z]+)-\$\{", text)}
    assert {"event", "house", "server"} <= put_together
    assert put_together <= said_here
    beginnings = tuple(f"{word}-" for word in said_here)
    assert all(f"{key}-".startswith(beginnings) for key in PAGE_KEYS)


OWN_WORDS = {"oneleft", "UNO!", "JAM", "nbsp"}  # names, the same in every language


def test_no_text_of_the_page_is_written_into_it() -> None:
    for file, text in PAGE.items():
        if file.suffix == ".svelte":
            markup = re.sub(
                r"<script.*?</script>|<style.*?</style>|<!--.*?-->|<kbd>.*?</kbd>", "", text, flags=re.DOTALL
            )
            bare = re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", markup)))
            words = set(re.findall(r"[A-Za-zÀ-ÿ]{2,}!?", " ".join(re.findall(r">([^<>]*)<", bare.replace("=>", "")))))
            assert words <= OWN_WORDS, (file.name, words - OWN_WORDS)


def test_messages_speak_only_of_what_the_code_hands_over() -> None:
    for call in calls():
        given = {keyword.arg for keyword in call.keywords}
        for arg in call.args:
            if isinstance(arg, ast.Constant) and arg.value in EN.keys() & KEYS:
                assert EN[arg.value] <= given, arg.value


def test_what_the_server_refuses_has_a_code_and_speaks_only_of_what_it_is_handed() -> None:
    assert len(refusals()) > 30
    for call, code in refusals():
        assert code in CODES
        assert EN[f"server-{code}"] <= {keyword.arg for keyword in call.keywords}, code


@pytest.mark.parametrize(
    ("prefix", "given"),
    [
        ("refusal-", {"card", "top", "color", "turn", "penalty", "advice"}),
        ("setup-players-", {"players"}),
        ("notation-needs-", {"given"}),
        ("document-", {"phase"}),
    ],
)
def test_families_speak_only_of_what_the_code_hands_over(prefix: str, given: set[str]) -> None:
    for name in FAMILIES[prefix]:
        assert EN[prefix + name] <= given, name


# Cards


@IN_EVERY
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_card_has_a_name_of_its_own(edition: Any, language: str) -> None:
    deck = [0] * DECK_SIZE
    texts = {card_text(edition, card) for card in deck[: fill_deck(deck, edition.special)]}
    names = {card_words(edition, text, language) for text in texts}
    assert len(names) == len(texts) == COLORS * 13 + 2 + bool(edition.special_name)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "red 7, red Skip, yellow Reverse, green Draw Two, Wild, Wild Draw Four"),
        ("es", "7 rojo, Salta roja, Reversa amarilla, Roba 2 verde, Comodín, Comodín Roba 4"),
        ("de", "rote 7, rote Aussetzen, gelbe Retour, grüne Zieh Zwei, Farbwahl, Zieh Vier Farbwahl"),
        ("fr", "7 rouge, Passe ton tour rouge, Inversion jaune, +2 vert, Joker, Super Joker"),
        ("pt", "7 vermelho, Pular vermelha, Inverter amarela, Comprar Duas verde, Curinga, Curinga Comprar Quatro"),
    ],
)
def test_cards_are_named_as_the_sheets_name_them(language: str, names: str) -> None:
    cards = ["R7", "RS", "YR", "G+2", "W", "W+4:B"]
    assert ", ".join(card_words(CLASSIC, card, language) for card in cards) == names


# Events


@IN_EVERY
@pytest.mark.parametrize("kind", e.EVENTS)
def test_every_event_is_told_to_everyone(kind: type[e.Event], language: str) -> None:
    for event in samples(kind):
        for seen in (event, event.seen_by(None)):
            told = tell(seen, language, CLASSIC, NAMES)
            assert told == told.strip()
            assert not re.search(r"\b(none|yes|x)\b|\S  |[{}]| [.,!:]", told), told
            assert told.partition("\n")[0][-1] in ".!”“»:", told


@IN_EVERY
@pytest.mark.parametrize("kind", e.EVENTS)
def test_whoever_is_concerned_reads_you(kind: type[e.Event], language: str) -> None:
    for event, viewer in product(samples(kind), (0, 1)):
        if "cards" in kind.__struct_fields__ and getattr(event, "cards", None) is None:
            continue  # of others: your own cards are always seen
        told = tell(event.seen_by(viewer), language, CLASSIC, NAMES, viewer)
        assert not re.search(r"\b(none|yes|x)\b|\S  |[{}]| [.,!:]", told.replace(" !", "!").replace(" :", ":")), told
        is_named = isinstance(event, e.Cut) or (isinstance(event, e.Won) and len(event.seats) > 1)
        assert is_named or NAMES[viewer] not in told, told


@IN_EVERY
@pytest.mark.parametrize("kind", [kind for kind in e.EVENTS if "cards" not in kind.PUBLIC])
def test_hidden_cards_are_not_told(kind: type[e.Event], language: str) -> None:
    hidden = card_words(CLASSIC, "GS", language)
    for event in samples(kind):
        if getattr(event, "cards", None):
            assert hidden in tell(event, language, CLASSIC, NAMES)
            assert hidden not in tell(event.seen_by(None), language, CLASSIC, NAMES)


HAPPENED = [
    e.Drew(seat=0, count=1),
    e.Drew(seat=0, count=2, cards=["R7", "BS"]),
    e.Played(seat=1, card="W", color="red"),
    e.Played(seat=1, card="GR", jump=True),
    e.Won(seats=[2]),
]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ana draws 1 card.",
                "Ana draws 2 cards: red 7, blue Skip.",
                "Bo plays a Wild and names red.",
                "Bo jumps in with a green Reverse!",
                "Cy wins the match.",
            ],
        ),
        (
            "es",
            [
                "Ana roba 1 carta.",
                "Ana roba 2 cartas: 7 rojo, Salta azul.",
                "Bo juega un Comodín y elige rojo.",
                "¡Descarte inmediato de Bo: una Reversa verde!",
                "¡Cy gana la partida!",
            ],
        ),
        (
            "de",
            [
                "Ana zieht 1 Karte.",
                "Ana zieht 2 Karten: rote 7, blaue Aussetzen.",
                "Bo legt eine Farbwahl und wünscht sich Rot.",
                "Bo wirft eine grüne Retour-Karte dazwischen!",
                "Cy gewinnt die Partie.",
            ],
        ),
    ],
)
def test_events_read_well(language: str, lines: list[str]) -> None:
    assert [tell(event, language, CLASSIC, NAMES) for event in HAPPENED] == lines


# Refusals

ABOUT_A_CARD = {
    "not-held",
    "no-match",
    "only-the-drawn-card",
    "unlawful-draw-four",
    "kinds-do-not-mix",
    "jump-in-turn",
    "jump-not-identical",
    "number-last",
    "series-number",
}


@pytest.mark.parametrize("reason", range(1, len(REASONS)), ids=REFUSED)
def test_every_reason_explains_itself(reason: int) -> None:
    game = Game("classic", NAMES, key="07" * 32)
    table = game.tables[0]
    move = "0 catch 1" if REASONS[reason][0] == "cannot-be-caught" else "0 play R7"
    refused = new_refusal(REASONS[reason], CLASSIC, table.round, table.seating, NAMES, Move(move))
    assert refused.rule in {rule.id for rule in RULES}
    assert str(refused) == f"{refused.explain('en')} [{refused.rule}]"
    assert refused.explain("en") != refused.explain("es")


def test_only_a_refused_card_is_named() -> None:
    """A move without a card leaves no hole in the sentence."""
    assert {name for name in REFUSED if "card" in EN[f"refusal-{name}"]} <= ABOUT_A_CARD


@IN_EVERY
def test_refusals_are_true_in_every_case(language: str) -> None:
    """A message that is used in several situations suggests nothing that one of them forbids."""
    sentences = {
        name: say(f"refusal-{name}", language, **dict.fromkeys(EN[f"refusal-{name}"], "x")) for name in REFUSED
    }
    assert not re.search(r"\b(or draw|o roba)\b", sentences["unlawful-draw-four"])  # also said under a penalty
    assert not re.search(r"Not yet|Todavía no", sentences["uno-not-due"])  # also said too late
    blocked = say("event-blocked", language, refills="no")  # PILE-2: all have passed, but some may hold a playable card
    assert not re.search(r"can play|puede jugar", blocked)
    assert "drew" not in say("document-reverse-pending", language, phase="x")


@pytest.mark.parametrize("name", sorted(ABOUT_A_CARD & {name for name in REFUSED if "card" in EN[f"refusal-{name}"]}))
def test_a_german_refusal_is_right_for_every_card(name: str) -> None:
    """Cards come in the accusative: none begins a sentence, follows a dative or is denied by “nicht”."""
    args = dict.fromkeys(EN[f"refusal-{name}"], "eine rote 5")
    said = say(
        f"refusal-{name}", "de", **args | {"penalty": "draw-two", "advice": "Ziehe"} if "advice" in args else args
    )
    assert "eine rote 5" in said
    assert not re.search(r"(^|[.!?] |nicht |zu |mit )eine rote 5", said)


# The rulebook


@pytest.mark.parametrize("rule", RULES, ids=[rule.id for rule in RULES])
def test_every_rule_is_written_in_every_language(rule: Any) -> None:
    texts = [rule.text(language) for language in LANGUAGES]
    assert all(text[0].isupper() and text.endswith(".") for text in texts)
    assert len(set(texts)) == len(LANGUAGES)


def test_no_break_spaces_are_kept_and_control_characters_are_escaped() -> None:
    assert on_one_line("«\u00a012\u202f000\u00a0»\x1b\u2028") == "«\u00a012\u202f000\u00a0»\\x1b[U+2028]"


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("no-such-key")
