"""A column of a New game page: what can be chosen, one under the other, and the words between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

Say: TypeAlias = Callable[[], str]
"""Words in the language of now."""


opponent_heading: Final = Text("NewGamePage", "Opponent")
"""What stands over the opponents."""


class FormColumn(Sheet):
    """A sheet that a game fills from top to bottom; it says everything again when the language changes."""

    changed = Signal()
    """The user chose something."""

    def __init__(
        self,
        style: ShellStyle,
        heading: Say | None = None,
        *,
        mark: bool | None = None,
        gap: float = 6,
        margins: tuple[float, float] | None = None,
    ) -> None:
        """Without a heading it is no sheet of its own but a part of one.

        Args:
            style: of the page.
            heading: stands at the top.
            mark: a side's mark beside the heading, see ``Heading``.
            gap: design pixels between parts.
            margins: design pixels above and below; None: those of a sheet, and none of a part.
        """
        self._inset: list[tuple[QWidget, float]] = []
        side, bare = (0, True) if heading is None else (13, False)
        above, below = margins or ((0, 0) if bare else (14, 15))
        super().__init__(style, (side, above, side, below if bare else below - 5), gap=gap, bare=bare)
        self._retold: list[Callable[[], None]] = []
        self._stops: list[QWidget] = []
        if heading is not None:
            self.heading = self.add_heading(heading, 17, mark=mark)

    # Filling it ------------------------------------------------------------------------------------

    def add(self, part: QWidget, stretch: int = 0) -> None:
        """A widget; ``stretch`` is its share of what is left."""
        self.column.addWidget(part, stretch)

    def add_heading(self, words: Say, size: float, under: Say = str, *, mark: bool | None = None) -> Heading:
        """A heading, with a quieter line beside it."""
        heading = Heading(self._style, size, mark=mark, inset=RING)
        self._retold.append(lambda: heading.set_words(words(), under()))
        self.add(heading)
        return heading

    def add_words(
        self,
        say: Say | None = None,
        size: float = 14,
        *,
        bold: bool = False,
        colour: str = "text",
        wrap: bool = False,
        above: float = 0,
    ) -> Words:
        """Words in line with the buttons; without ``say`` they are set by whoever knows them."""
        words = Words(self._style, size, bold=bold, colour=colour, wrap=wrap)
        if say is not None:
            self._retold.append(lambda: words.setText(say()))
        self.indent(words, above)
        self.add(words)
        return words

    def add_line(self, say: Say | None = None, size: float = 12) -> Words:
        """A quiet line or paragraph."""
        return self.add_words(say, size, colour="muted", wrap=True)

    def add_buttons(self, buttons: Buttons[Any], name: Say = str, stretch: int = 0) -> None:
        """Something to choose; ``name`` says what, for screen readers."""
        self._retold.append(lambda: buttons.retranslate(name()))
        self._stops += buttons.buttons.values()
        buttons.chosen.connect(self.changed)
        self.add(buttons, stretch)

    def indent(self, part: QWidget, above: float = 0) -> None:
        """Stand in line with the buttons, which keep room for their focus rings."""
        self._inset.append((part, above))
        self._indent(part, above)

    def _indent(self, part: QWidget, above: float) -> None:
        px = self._style.px
        part.setContentsMargins(px(RING), px(above), px(RING), 0)

    def told(self, say: Callable[[], None]) -> None:
        """Done again in a new language, after what was added before."""
        self._retold.append(say)

    # Page ------------------------------------------------------------------------------------------

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return list(self._stops)

    def retranslate(self) -> None:
        """All words of the column."""
        for say in self._retold:
            say()

    def set_style(self, style: ShellStyle) -> None:
        """Words stand in line with the buttons in every style."""
        super().set_style(style)
        for part, above in self._inset:
            self._indent(part, above)
