"""What will start, or why nothing can: mark and sentence beside the Start button."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.layouts import put
from noria_desktop.ui.widgets.marks import Mark
from noria_desktop.ui.widgets.sheets import Words


class StartWords:
    """A mark and a sentence, which stand in a row of the page."""

    def __init__(self, style: ShellStyle, row: QHBoxLayout) -> None:
        """Without words."""
        self.mark = Mark(style, "stamp", 34)
        self.sentence = Words(style, 14, wrap=True)
        put(row, self.mark, (self.sentence, 1))

    def refuse(self, reason: str) -> None:
        """Nothing can start, and why."""
        self.mark.set_mark("warn", "danger")
        self.sentence.set_colour("danger")
        self.sentence.setText(reason)

    def promise(self, new: bool | None, opening: str) -> None:
        """The game can start; ``new`` says whether the set-up was never played, None that nobody knows.

        ``opening`` is one sentence about what will start.
        """
        self.mark.set_mark("stamp" if new else "info", "accent")
        self.sentence.set_colour("text")
        if new is None:
            self.sentence.setText(opening)
            return
        more = (
            translate("NewGamePage", "This set-up is new to you: the game can become a sealed record.")
            if new
            else translate("NewGamePage", "You have played this set-up before: the game counts as open.")
        )
        self.sentence.setText(translate("NewGamePage", "{rounds} {more}").format(rounds=opening, more=more))
