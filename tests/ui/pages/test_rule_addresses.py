"""Every prompt, refusal, reason and hint has an address on the rules page, in both languages: F1 opens there.

Seen before: for 18 of 40 titles F1 opened the first chapter, although the panel of the log told the right rule.
"""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.games.scythe.terms import AutomaStage, Bottom, Top
from noria_desktop.resource_files import resource
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.nautilus.words.names import special_name
from noria_desktop.ui.pages.rules_text import rules_text, to_html
from noria_desktop.ui.scythe.words.names import bottom_name, stage_name, top_name

LANGUAGES = ("en", "ja")
NAMED: Final[dict[str, Callable[[], tuple[str, ...]]]] = {
    "special_name(Special.SUBMARINE)": lambda: (special_name(Special.SUBMARINE),),
    "special_name(Special.HARPOON)": lambda: (special_name(Special.HARPOON),),
    "special_name(Special.EYE)": lambda: (special_name(Special.EYE),),
    "special_name(Special.ANCHOR)": lambda: (special_name(Special.ANCHOR),),
    "top_name(top)": lambda: tuple(top_name(top) for top in Top),
    "top_name(Top.PRODUCE)": lambda: (top_name(Top.PRODUCE),),
    "bottom_name(tuple(Bottom)[section])": lambda: tuple(bottom_name(bottom) for bottom in Bottom),
    "stage_name(stage)": lambda: tuple(stage_name(stage) for stage in AutomaStage),
}
"""Titles that are names of things: what can be called so."""


GAMES: Final = {"noria": 2, "nautilus": 4, "solani": 2, "scythe": 3}
"""So many random games are looked at."""
MOST: Final = 900
"""So many steps of each."""
FOLLOW_THE_PROMPT: Final[dict[str, set[str]]] = {
    "noria": {"rounds"},
    "nautilus": set(),
    "solani": {"sky"},
    "scythe": {"slot", "kind"},
}
"""Kinds of things of which a press in vain is about what is decided now."""
REASONS: Final = {
    "noria": ("reasons:RULE_OF",),
    "nautilus": ("thoughts:RULE_OF",),
    "solani": ("coyote:RULE_OF", "coyote:FEATURE_RULE", "thoughts:RULE_OF"),
    "scythe": (
        "automa:RULE_OF",
        "automa:TURN_RULE",
        "automa:SELECTION_RULE",
        "automa:BATTLE_RULE",
        "automa:GAIN_RULE",
        "automa:OFFER_RULE",
        "automa:TRACKER_RULE",
    ),
}
"""Where reasons have their rules from: module of the words, and name in it."""


def titles(rules: ModuleType) -> tuple[str, ...]:
    """All that the module calls a rule, in the language of now: the first of each pair that it returns."""
    found: list[str] = []
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        if not isinstance(node, ast.Return) or not isinstance(node.value, ast.Tuple):
            continue
        first = node.value.elts[0]
        if isinstance(first, ast.Call) and ast.unparse(first.func) == "say":
            assert isinstance(first.args[0], ast.Constant)
            found.append(rules.say(first.args[0].value))
        else:
            found.extend(NAMED[ast.unparse(first)]())
    return tuple(found)


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Words are said in a language."""
    words = QTranslator()
    assert words.load(str(resource("i18n", f"noria_desktop_{code}.qm")))
    QCoreApplication.installTranslator(words)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(words)


def anchors(game: str, code: str) -> tuple[tuple[str, str], ...]:
    """Where each title of a game leads, the titles in the words of a language."""
    with spoken(code):
        called = titles(import_module(f"noria_desktop.ui.{game}.words.rules"))
    text = rules_text(game, code)
    return tuple((title, text.anchor_of(title)) for title in called)


@pytest.mark.parametrize("game", game_ids())
def test_every_title_of_a_rule_has_its_section(game: str, qtbot: QtBot) -> None:
    """And the same one in both languages."""
    english, japanese = (anchors(game, code) for code in LANGUAGES)
    assert len(english) >= 8
    assert [title for title, anchor in english + japanese if not anchor] == []
    called: dict[str, set[str]] = {}
    for (title, _), (word, _) in zip(english, japanese, strict=True):
        called.setdefault(word, set()).add(title)
    # Where Japanese has one word for two of them ("Move", "Moves"), one of the two has to do.
    differing = [
        (title, there, here)
        for (title, there), (word, here) in zip(english, japanese, strict=True)
        if there != here and len(called[word]) == 1
    ]
    assert differing == []


# Prompts, refusals, reasons and hints (issue: done when 3) -----------------------------------------------------


@cache
def played(game: str) -> tuple[tuple[Any, Any, tuple[Any, ...]], ...]:
    """What seat 0 sees of random games: before a step, after it, and what happened."""
    rules, found = kit(game).rules, []
    for seed in range(GAMES[game]):
        pick, state = random.Random(seed), rules.setup(kit(game).default_options(), seed).state
        for _ in range(MOST):
            if rules.turn(state).seat is None:
                break
            step = rules.apply_unchecked(state, pick.choice(rules.legal_actions(state)))
            seen = rules.observe(state, HUMAN), rules.observe(step.state, HUMAN)
            found.append((*seen, step.events))
            state = step.state
    return tuple(found)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_prompt_and_hint_has_its_section(game: str, code: str, qtbot: QtBot) -> None:
    """A hint is about what is decided, so its rule is the prompt's."""
    text, door = rules_text(game, code), game_ui(game)
    with spoken(code):
        called = {door.rule(view)[0] for view, _, _ in played(game)}
    assert len(called) >= 6
    assert {title for title in called if not text.anchor_of(title)} == set()


@pytest.mark.parametrize("game", game_ids())
def test_every_thing_that_can_be_pressed_in_vain_has_its_section(game: str, qtbot: QtBot) -> None:
    """The refusal leads there; where a kind of thing has none of its own, to the rule of the prompt."""
    about: dict[str, str] = import_module(f"noria_desktop.ui.{game}.words.addresses").ABOUT
    for code in LANGUAGES:
        there = {chapter.anchor for chapter in rules_text(game, code).chapters}
        assert set(about.values()) <= there
    door = game_ui(game)
    table = door.presenter.layout(1280, 678)
    refused: dict[str, Handle] = {}
    for view, _, _ in played(game)[::9]:
        for spot in door.presenter.spots(view, table):
            refused.setdefault(spot.handle.kind, spot.handle)
    assert len(refused) > 12
    assert refused.keys() - about.keys() <= FOLLOW_THE_PROMPT[game]
    for view, _, _ in played(game)[::9]:
        for kind, thing in refused.items():
            assert door.rule_about(thing, view) in ("", about.get(kind, ""))
    known = set(refused) | {
        kind for kind in about if kind in vars(import_module(f"noria_desktop.ui.{game}.board.handles"))
    }
    assert set(about) <= known, "no section for things that are not there"


def pressed(game: str, thing: Handle, decided: str) -> set[str]:
    """Where a press in vain on a thing leads while so much is decided, by the name of its class."""
    door = game_ui(game)
    return {
        door.rule_about(thing, view)
        for view, _, _ in played(game)
        if type(
            view.pending[-1] if game == "scythe" else getattr(view, "pending", None) or view.table.pending
        ).__name__
        == decided
    }


def test_what_comes_before_all_else_has_the_rule_of_the_prompt() -> None:
    """A disc pressed while the track is chosen is refused for the track's sake, a card for that of the arrow to be followed.

    What is only read leads to its own section at any time.
    """
    disc, score = Handle("space", "S2"), Handle("score", "")
    assert pressed("noria", disc, "ChoosingTrack") == {""}
    assert pressed("noria", disc, "Naming") == {"actions"}
    assert pressed("noria", score, "ChoosingTrack") == pressed("noria", score, "BotTurn") == {"scoring"}
    card = Handle("space", "3")
    assert pressed("nautilus", card, "Moving") == {""}
    assert pressed("nautilus", card, "Placing") == {"placement"}
    unit = Handle("place", "h30")
    assert pressed("scythe", unit, "ChoosingSection") == {""}
    assert pressed("scythe", unit, "ChoosingTop") == {"moving"}


def reasons_of(game: str) -> set[tuple[str, str]]:
    """Number and anchor of every reason: of the tables that name them, and of what was said in games."""
    found: set[tuple[str, str]] = set()
    for name in REASONS[game]:
        module, _, what = name.partition(":")
        named = getattr(import_module(f"noria_desktop.ui.{game}.words.{module}"), what)
        found |= set(named.values()) if isinstance(named, dict) else {named}
    door = game_ui(game)
    for view, _, events in played(game):
        for event in events:
            explained = door.explain(event, view)
            if explained is not None:
                found.add((explained.rule, explained.anchor))
    return found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_reason_has_its_section_of_that_number(game: str, code: str, qtbot: QtBot) -> None:
    titled = {chapter.anchor: chapter.title for chapter in rules_text(game, code).chapters}
    found = reasons_of(game)
    assert len(found) >= 5
    wrong = [
        (number, anchor) for number, anchor in sorted(found) if not titled.get(anchor, "").startswith(number)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", game_ids())
def test_every_section_that_a_lesson_names_is_there(game: str) -> None:
    named = [anchor for lesson in lessons(game) for anchor in lesson.rules]
    assert all(lesson.rules for lesson in lessons(game))
    for code in LANGUAGES:
        # A heading that only stands over others would have the way to the lesson in place of a text.
        assert set(named) <= {section.head.anchor for section in rules_text(game, code).sections}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_sections_are_the_whole_text_once(game: str, code: str) -> None:
    """Beside the board one is read at a time; each has something to read, and every address leads to one."""
    text = rules_text(game, code)
    every = text.sections
    assert "\n".join(one.source for one in every).splitlines() == text.source.splitlines()
    assert [heading for one in every for heading in one.headings] == list(text.chapters)
    for number, one in enumerate(every):
        assert any(line.strip() and not line.startswith("#") for line in one.source.splitlines())
        assert text.section_at(one.head.anchor) == number
        assert one.head.depth == 2 or one.chapter or len(one.headings) > 1 or one.head.depth == 1
    assert {one.head.title for one in every if "4" in one.chapter[:1]}
    assert text.number_of("nowhere") == ""


def test_what_the_table_calls_a_section_is_not_shown_on_the_page() -> None:
    chapter = next(one for one in rules_text("nautilus", "en").chapters if one.anchor == "arrows")
    assert chapter.also == ("Arrows of 6 and 9", "Arrows of 7 and 8")
    assert chapter.title == "4.5 Arrows"
    colours = {"text": "#000", "muted": "#000", "accent": "#000", "line": "#000"}
    assert "Arrows of 6 and 9" not in to_html(rules_text("nautilus", "en").source, colours)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_no_two_sections_answer_to_one_name(game: str, code: str) -> None:
    called = [name.casefold() for chapter in rules_text(game, code).chapters for name in chapter.also]
    assert len(called) == len(set(called))
