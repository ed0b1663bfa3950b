"""What a try of a day's game is called where it stands among other games: in the library and on its result."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale

from noria_desktop.app.today.tries import mark_of
from noria_desktop.ui.i18n import translate


def day_name(identity: str) -> str:
    """The day's game with its date, of a game that is a try of one; empty of any other game."""
    mark = mark_of(identity)
    if mark is None:
        return ""
    written = translate("Library", "MMM d, yyyy", "how a date is written, in Qt's letters")
    date = QLocale().toString(QDate(mark.day.year, mark.day.month, mark.day.day), written)
    return translate("Library", "The day's game, {date}").format(date=date)
