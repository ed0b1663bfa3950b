"""Words of the marks of honour: days, and what is told to those who listen."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache

from PySide6.QtCore import QDate, QLocale

from noria_desktop.ui.game_cover import HonourSaid, game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.honours.model import Mark

UNKNOWN = HonourSaid("?", "", "program/star")


def said(game: str, key: str) -> HonourSaid:
    """What a mark is called, in the language of now."""
    return _of_game(game, QLocale().name()).get(key, UNKNOWN)


@cache
def _of_game(game: str, locale: str) -> dict[str, HonourSaid]:
    del locale  # the one in force
    return dict(game_cover(game).honours())


def names(game: str, keys: Iterable[str]) -> tuple[str, ...]:
    """The names of marks."""
    return tuple(said(game, key).name for key in keys)


def day(when: date, today: date) -> str:
    """A day in few letters, with its year where it is not this one."""
    if when.year == today.year:
        pattern = translate("Honours", "d MMM", "a date, in letters of Qt's date formats")
    else:
        pattern = translate("Honours", "d MMM yyyy", "a date, in letters of Qt's date formats")
    return QLocale().toString(QDate(when.year, when.month, when.day), pattern)


def spoken(game: str, mark: Mark, today: date) -> str:
    """A mark in sentences."""
    here = said(game, mark.key)
    if mark.earned is None:
        return translate("Honours", "{name}: {how}. Not earned yet.").format(name=here.name, how=here.how)
    return translate("Honours", "{name}: {how}. Earned on {day}.").format(
        name=here.name, how=here.how, day=day(mark.earned, today)
    )


def leads_to(mark: Mark) -> str:
    """What a press on a mark does."""
    if mark.earned is None:
        return translate("Honours", "Opens the rule it speaks of.")
    return translate("Honours", "Opens its game at that moment.")


def line(shown: tuple[str, ...], more: int) -> str:
    """The marks of one game, in one line; ``more``: so many are not named."""
    listed = translate("Lists", ", ", "between words").join(shown)
    if more:
        listed = translate("Honours", "{names} and %n more", "", more).format(names=listed)
    if len(shown) + more == 1:
        return translate("Honours", "Mark of honour: {names}").format(names=listed)
    return translate("Honours", "Marks of honour: {names}").format(names=listed)
