"""Every rule that a table names has an address on the rules page, in both languages: F1 opens there.

Seen before: for 18 of 40 titles F1 opened the first chapter, although the panel of the log told the right rule.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids
from noria_desktop.games.nautilus.terms import Special
from noria_desktop.games.scythe.terms import AutomaStage, Bottom, Top
from noria_desktop.resource_files import resource
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


def anchors(game: str, code: str) -> tuple[tuple[str, str], ...]:
    """Where each title of a game leads, the titles in the words of a language."""
    words = QTranslator()
    assert words.load(str(resource("i18n", f"noria_desktop_{code}.qm")))
    QCoreApplication.installTranslator(words)
    try:
        called = titles(import_module(f"noria_desktop.ui.{game}.words.rules"))
    finally:
        QCoreApplication.removeTranslator(words)
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
