"""A saved game as lists show it: its title and day, what is wrong with it, and what helps."""

from __future__ import annotations

from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.messages import one_line, save_error_text
from noria_desktop.app.saves.errors import Reason
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.progress_words import game_and_progress

if TYPE_CHECKING:
    from noria_desktop.app.saves.heads import Head
    from noria_desktop.app.saves.listing import Listed
    from noria_desktop.ui.pages.models import SaveRow


LONGEST_WHEN = 32
_EARLIEST, _LATEST = -62_135_596_800, 253_402_300_799
"""Seconds of the years 1 to 9999, which calendars know."""
_JULIAN = 1_721_425
"""The Julian day before the first day of the calendar."""


def save_row(listed: Listed, language: str) -> SaveRow:
    """A file as lists show it, with what is wrong with it and what helps."""
    known = listed.head or listed.backup
    damaged, trouble = None, ""
    if listed.head is None and listed.error is not None:
        damaged = save_error_text(listed.error, language)
        trouble = _trouble(listed)
        if is_set_aside(listed.file):
            damaged = f"{_set_aside_text()} {damaged}"
    game_id = listed.file.name.partition("-")[0] if known is None else known.game
    if game_id not in game_ids():
        game_id = ""
    title = listed.file.name.partition(".ndsave")[0]
    if known is not None:
        title = _row_title(known)
    elif game_id and listed.is_automatic:
        title = game_cover(game_id).name()
    row: SaveRow = _models().SaveRow(
        path=listed.file,
        title=title,
        when=when_text(listed.head.saved_at) if listed.head is not None else age_text(listed.changed),
        auto=listed.is_automatic,
        damaged=damaged,
        has_backup=listed.backup is not None,
        game_id=game_id,
        trouble=trouble,
    )
    return row


def trash_row(listed: Listed, language: str) -> SaveRow:
    """A file in the trash: damaged ones go back as they are, and are mended where they belong."""
    row = save_row(listed, language)
    if row.has_backup:
        trouble = translate("Saves", "damaged; its previous version comes back with it")
        return evolve(row, has_backup=False, trouble=trouble)
    return row


@cache
def _models() -> ModuleType:
    """Imported when home is first shown; thousands of rows must not ask for it anew each."""
    from noria_desktop.ui.pages import models

    return models


def _row_title(head: Head) -> str:
    if head.title:
        return head.title
    # Not of the game's door: with saves of all games, home's first frame would wait for all their tables.
    summary, counts, cover = head.summary, kit(head.game).counts, game_cover(head.game)
    name = cover.name()
    if opponent := cover.pairing(head.opponent, head.sides):
        name = translate("Window", "{game} · {opponent}").format(game=name, opponent=opponent)
    return game_and_progress(name, counts, summary.done, summary.total)


def is_finished(listed: Listed) -> bool:
    """Autosaves of finished games are kept for replay but do not crowd the list."""
    return listed.is_automatic and listed.head is not None and listed.head.summary.over


def is_set_aside(file: Path) -> bool:
    """Whether a file was set aside because it could not be read."""
    return ".ndsave.broken" in file.name


def _set_aside_text() -> str:
    return translate(
        "Saves",
        "This file could not be read and was set aside, so that nothing overwrites it. It may stay, or go to the trash.",
    )


def _trouble(listed: Listed) -> str:
    """What is wrong with a file and what helps, in a few words."""
    reason = None if listed.error is None else listed.error.reason
    if is_set_aside(listed.file):
        return translate("Saves", "set aside as damaged")
    if reason in (Reason.NEWER, Reason.UNKNOWN_GAME):
        return translate("Saves", "needs a newer version")
    if reason is Reason.TOO_OLD:
        return translate("Saves", "too old to be read")
    if reason is Reason.OTHER_PROGRAM:
        return translate("Saves", "not a saved game")
    if reason in (Reason.UNREADABLE, Reason.NOT_A_FILE):
        return translate("Saves", "cannot be read")
    if listed.backup is None:
        return translate("Saves", "damaged; kept as it is")
    return translate("Saves", "damaged")


def when_text(saved_at: str) -> str:
    """A time of saving as people say it: today, yesterday, or the date; as it is written when it is no time."""
    try:
        moment = datetime.fromisoformat(saved_at).astimezone()
    except (ValueError, OverflowError, OSError):  # no time, or one that the system's calendar does not know
        return one_line(saved_at[:LONGEST_WHEN])
    return _said(moment.toordinal(), moment.hour * 60 + moment.minute, QDate.currentDate(), QLocale())


def age_text(seconds: float) -> str:
    """A time of the file system, however far off: clocks and file systems tell strange ones."""
    moment = QDateTime.fromSecsSinceEpoch(int(min(_LATEST, max(_EARLIEST, seconds))))
    minute = moment.time().hour() * 60 + moment.time().minute()
    return _said(moment.date().toJulianDay() - _JULIAN, minute, QDate.currentDate(), QLocale())


def _said(day: int, minute: int, today: QDate, locale: QLocale) -> str:
    """A day of the calendar and a minute of it, in words."""
    time = _time_text(minute, locale.name())
    days = today.toJulianDay() - _JULIAN - day
    if days == 0:
        return translate("Window", "today {time}").format(time=time)
    if days == 1:
        return translate("Window", "yesterday {time}").format(time=time)
    return f"{_day_text(day, locale.name())} {time}"


@lru_cache(maxsize=3000)
def _time_text(minute: int, locale: str) -> str:
    """Kept for each language: a list of thousands of saves asks for the same ones again and again."""
    del locale  # the one in force
    return QLocale().toString(QTime(minute // 60, minute % 60), QLocale.FormatType.ShortFormat)


@lru_cache(maxsize=3000)
def _day_text(day: int, locale: str) -> str:
    del locale
    date = QDate.fromJulianDay(day + _JULIAN)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)
