"""From a section of the rules to the lesson in which it can be tried by hand. Source: mocks/way-in.md 6."""

from __future__ import annotations

from typing import Final

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.progress import name_of
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.learn.model import said
from noria_desktop.ui.pages.rules_text import Way

SCHEME: Final = "lesson"


def ways(game_id: str) -> dict[str, Way]:
    """By the anchor of each section that a lesson names: the way to the first lesson that does."""
    found: dict[str, Way] = {}
    for lesson in lessons(game_id):
        words = translate("RulesPage", "Try it by hand: {lesson}").format(lesson=said(lesson.title))
        for anchor in lesson.rules:
            found.setdefault(anchor, Way(f"{SCHEME}:{name_of(game_id, lesson)}", words))
    return found
