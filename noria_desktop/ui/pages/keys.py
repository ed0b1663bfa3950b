"""All keys of the table on one page, in groups, each with what it does. Source: access.md 7, mocks/table.md 2."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import CENTRE, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.layouts import NO_EDGES, put, row
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

CAP: Final = 24
"""Height of a key cap, design pixels; none is narrower."""
COLUMN: Final = 112
"""The words beside the caps begin in one line."""
TWO_FROM: Final = 900
"""From this page width on, in design pixels, two groups lie side by side."""
BETWEEN: Final = 4
"""Design pixels between two caps."""


@frozen
class KeyLine:
    """Keys that do one thing, and what."""

    keys: tuple[str | Text, ...]
    """As printed on their caps."""
    does: Text


SPACE: Final = Text("Table", "Space")
ENTER: Final = Text("Table", "Enter")
ARROWS: Final = Text("Keys", "arrows")
WHEEL: Final = Text("Keys", "wheel")

GROUPS: Final[tuple[tuple[Text, tuple[KeyLine, ...]], ...]] = (
    (
        Text("Keys", "Playing"),
        (
            KeyLine((SPACE,), Text("Keys", "Let the others go on, one step")),
            KeyLine(("Shift", SPACE), Text("Keys", "Finish the bot's turn at once")),
            KeyLine(("E",), Text("Keys", "End your phase, turn or move")),
            KeyLine((ENTER,), Text("Keys", "Settle what is collected; pick up, press or drop on the board")),
            KeyLine(("Esc",), Text("Keys", "Give back what is in hand or collected")),
            KeyLine(("K",), Text("Keys", "Substitute, where a button bears it")),
            KeyLine(("L",), Text("Keys", "Load all or nothing, where a button bears it")),
            KeyLine(("N",), Text("Keys", "Decline what is offered, where a button bears it")),
            KeyLine(("Ctrl", "Z"), Text("Keys", "Undo")),
            KeyLine(("Ctrl", "Y"), Text("Keys", "Redo")),
        ),
    ),
    (
        Text("Keys", "On the board"),
        (
            KeyLine(("Tab",), Text("Keys", "Next zone, then the strip, the log and the tool bar")),
            KeyLine((ARROWS,), Text("Keys", "Next place; with a piece in hand the next place it may go")),
            KeyLine(("PgUp", "PgDn"), Text("Keys", "Previous or next piece that can be used")),
            KeyLine(("Home", "End"), Text("Keys", "First or last place of the zone")),
            KeyLine(("0", "…", "9"), Text("Keys", "To the place with this number")),
            KeyLine(("R",), Text("Keys", "Turn the piece in hand; with Shift the other way")),
            KeyLine(("1", "…", "4"), Text("Keys", "Choose among the turns of the piece in hand")),
            KeyLine(("I",), Text("Keys", "Tell about this place")),
        ),
    ),
    (
        Text("Keys", "Help"),
        (
            KeyLine(("H",), Text("Keys", "Hint; again: the next best")),
            KeyLine(("W",), Text("Keys", "Why the other played its last turn so")),
            KeyLine(("G",), Text("Keys", "Who controls what (Scythe)")),
            KeyLine(("Ctrl", "B"), Text("Keys", "Replay the last bot turn")),
            KeyLine(("Ctrl", "L"), Text("Keys", "Log and reasons")),
            KeyLine(("Ctrl", "F"), Text("Keys", "Search the log")),
            KeyLine((ENTER, "→"), Text("Keys", "In the log: open a line's reason, go to its rule")),
            KeyLine(("F1",), Text("Keys", "Rules of the game")),
            KeyLine(("?",), Text("Keys", "These keys; also Shift+F1")),
        ),
    ),
    (
        Text("Keys", "Looking"),
        (
            KeyLine(("Ctrl", "+"), Text("Keys", "Zoom in")),
            KeyLine(("Ctrl", "\N{MINUS SIGN}"), Text("Keys", "Zoom out")),
            KeyLine(("Ctrl", "0"), Text("Keys", "Fit the board")),
            KeyLine(("Ctrl", WHEEL), Text("Keys", "Zoom at the pointer")),
            KeyLine(("Shift", ARROWS), Text("Keys", "Move an enlarged board")),
            KeyLine(("F11",), Text("Keys", "Full screen")),
        ),
    ),
)
"""Every key of the table, said once."""


class KeyCaps(PaintedWidget):
    """Keys side by side as they look on a keyboard."""

    def __init__(self, style: ShellStyle) -> None:
        """Without keys."""
        self._words: tuple[str, ...] = ()
        super().__init__(style, 0, CAP, line=True)

    def set_words(self, words: tuple[str, ...]) -> None:
        """These, from left to right."""
        self._words = words
        self.setFixedWidth(self.wanted())
        self.say(" ".join(words))

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        super().set_style(style)
        self.setFixedWidth(self.wanted())

    def wanted(self) -> int:
        """Room for all caps."""
        wide = sum(self._cap(word) + BETWEEN * self._style.scale for word in self._words)
        return max(self._style.px(COLUMN), round(wide) + 2)

    def _cap(self, word: str) -> float:
        style = self._style
        wide = QFontMetricsF(style.font(12.5, True)).horizontalAdvance(word) + 14 * style.scale
        return max(wide, CAP * style.scale)

    def paint(self, canvas: Canvas) -> None:
        """Caps."""
        theme, scale, x = self._style.theme, self._style.scale, 0.6
        for word in self._words:
            box = QRectF(x, 0.6, self._cap(word), self.height() - 1.2)
            canvas.fill(rounded_rect(box, 5 * scale), theme.raised)
            canvas.stroke(rounded_rect(box, 5 * scale), theme.line, 1.2)
            canvas.words(box, word, 12.5, theme.text, True, CENTRE)
            x = box.right() + BETWEEN * scale


class KeyRow(QWidget):
    """Keys and what they do; heard as one."""

    def __init__(self, style: ShellStyle, line: KeyLine) -> None:
        """For one line."""
        super().__init__()
        self._line = line
        self._caps = KeyCaps(style)
        self._words = Words(style, 13.5, wrap=True)
        row(style, self._caps, (self._words, 1), gap=12, edges=NO_EDGES, within=self)

    def retranslate(self) -> None:
        """Words of now."""
        self._caps.set_words(tuple(map(str, self._line.keys)))
        self._words.setText(str(self._line.does))
        self._words.setAccessibleName(f"{' '.join(map(str, self._line.keys))}: {self._line.does}")


class KeysPage(Page):
    """Every key of the table; Escape goes back to it."""

    def __init__(self, style: ShellStyle) -> None:
        """In a style."""
        super().__init__(style, back=True)
        self._grid = QGridLayout(self.body)
        self._groups: list[tuple[Heading, Text, list[KeyRow]]] = []
        self._sheets: list[Sheet] = []
        for title, lines in GROUPS:
            sheet, heading = Sheet(style, gap=5), Heading(style, 16)
            rows = [KeyRow(style, line) for line in lines]
            put(sheet.column, heading, *rows, 1)
            self._groups.append((heading, title, rows))
            self._sheets.append(sheet)
        self._columns = 0
        self.ready()

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        self.header.title.setText(translate("Keys", "Keys"))
        for heading, title, rows in self._groups:
            heading.set_words(str(title))
            for line in rows:
                line.retranslate()

    def fit_width(self) -> None:
        """Two groups side by side where there is room for two, else one under the other."""
        columns = 2 if self.width() >= self.style_now.px(TWO_FROM) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for number, sheet in enumerate(self._sheets):
            self._grid.addWidget(sheet, number // columns, number % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)
        self._grid.setRowStretch(len(self._sheets), 1)

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.header.back

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        self._grid.setContentsMargins(*self.margins(style))
        self._grid.setSpacing(style.px(10))
