"""What the player is told about keeping: that steps cannot be written, and that a game has become another one.

While something cannot be written nothing is lost: it is kept in memory and tried again. Only leaving would lose it, so
leaving asks.
"""

from __future__ import annotations

import enum
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from noria_desktop.app.messages import save_error_text
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.notice_bar import NoticeBar


class UnwrittenBar(NoticeBar):
    """Why the last steps are not on the disk, with Try again and Save elsewhere."""

    def __init__(
        self,
        try_again: Callable[[], object],
        save_elsewhere: Callable[[], object],
        language: Callable[[], str],
    ) -> None:
        """Hidden."""
        super().__init__()
        self._language = language
        self._error: SaveError | None = None
        self.try_button = self.add_button(try_again)
        self.elsewhere_button = self.add_button(save_elsewhere)
        self.close_button = self.add_button(self.close_bar)

    def tell(self, error: SaveError) -> None:
        """This is why."""
        self._error = error
        self.retranslate()
        self.say(self.words.text())

    def retranslate(self) -> None:
        """Words in the language of now."""
        if self._error is not None:
            reason = save_error_text(self._error, self._language())
            self.words.setText(
                translate("Unwritten", "Not saved yet, and tried again by itself: {reason}").format(
                    reason=reason
                )
            )
        self.try_button.set_words(translate("Unwritten", "Try again"))
        self.elsewhere_button.set_words(translate("Unwritten", "Save elsewhere…"))
        self.close_button.set_words(translate("FaultBar", "Close"))


class Older(enum.Enum):
    """What is to be known of an older save."""

    WILL_BE_ANOTHER = "will be another"
    """It was opened: the next decision will make a game of its own of it."""
    BECAME_ANOTHER = "became another"
    """It has just become one."""
    FILE_STAYS = "file stays"
    """A file in an older form was opened, which the program does not keep by itself."""
    TODAYS_FORM = "today's form"
    """A game that the program keeps by itself, in an older form until now."""


class OlderSaveBar(NoticeBar):
    """What comes of going on from an older save, or has come of it."""

    danger = False

    def __init__(self) -> None:
        """Hidden."""
        super().__init__()
        self.close_button = self.add_button(self.close_bar)
        self._told = Older.BECAME_ANOTHER

    def tell(self, what: Older) -> None:
        """This is to be known."""
        self._told = what
        self.retranslate()
        self.say(self.words.text())

    def retranslate(self) -> None:
        """Words in the language of now."""
        words = {
            Older.BECAME_ANOTHER: translate(
                "Window",
                "You went on from an older save: this is a game of its own now. The other one stays.",
            ),
            Older.WILL_BE_ANOTHER: translate(
                "Window",
                "This is an older save of a game that went on. Your next decision makes it a game of its own; the other one stays.",
            ),
            Older.FILE_STAYS: translate(
                "Window",
                "An older version saved this game; from your next decision on it is kept in today's form. The file you opened stays as it is, or as .bak if you save over it.",
            ),
            Older.TODAYS_FORM: translate(
                "Window",
                "An older version saved this game; from your next decision on it is kept in today's form, which that version cannot open.",
            ),
        }
        self.words.setText(words[self._told])
        self.close_button.set_words(translate("FaultBar", "Close"))


class Leaving(enum.Enum):
    """What the player wants when something would be lost."""

    STAY = "stay"
    ELSEWHERE = "elsewhere"
    LEAVE = "leave"


def ask_before_leaving(parent: QWidget, games: int) -> Leaving:
    """Ask whether to leave although so many games could not be written."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(translate("Unwritten", "Not saved yet"))
    box.setText(
        translate(
            "Unwritten",
            "%n game(s) could not be written to the disk. Whoever leaves now loses what was played since then.",
            "",
            games,
        )
    )
    stay = box.addButton(translate("Unwritten", "Stay"), QMessageBox.ButtonRole.RejectRole)
    elsewhere = box.addButton(translate("Unwritten", "Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(translate("Unwritten", "Leave and lose it"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    clicked = box.clickedButton()
    if clicked is leave:
        return Leaving.LEAVE
    return Leaving.ELSEWHERE if clicked is elsewhere else Leaving.STAY
