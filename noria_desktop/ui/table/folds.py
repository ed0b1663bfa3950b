"""What the log lies over, in a line each: a title and the figures that matter; pressed, all that stands there.

Source: mocks/table.md 5.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from noria_desktop.ui.art.pens import mix, pen
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.type import LEFT, RIGHT, font, text, text_width
from noria_desktop.ui.game_says import Folded, FoldedCell
from noria_desktop.ui.table.buttons import plate

HEIGHT: Final = 30
CELLS: Final = 46
"""Further height of a line with cells."""
LOW: Final = 26
"""Height of each where there are many."""
MANY: Final = 5
TITLE: Final = 13
SUMMARY: Final = 13.5
WORTH: Final = 13
GAP: Final = 8
"""Between title and summary."""
SHARE: Final = 0.4
"""The summary's of a line that has no room for both."""
PLATED: Final = 10
"""So much wider than its figure is the plate of what a cell is worth."""
PLATE_GAP: Final = 6
FIGURE_GAP: Final = 2


class FoldLine(QAbstractButton):
    """One of them: a mark that it can be unfolded, title at the left, summary at the right."""

    def __init__(self, skin: Skin, folded: Folded, parent: QWidget) -> None:
        """Folded."""
        super().__init__(parent)
        self._skin, self.folded, self._line = skin, folded, HEIGHT
        self.setCheckable(True)
        self.set_height(HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.word(folded)

    def set_height(self, units: int) -> None:
        """The height of its first line; the cells have theirs below."""
        self._line = units
        self.setFixedHeight(round((units + (CELLS if self.folded.cells else 0)) * self._skin.zoom))

    def word(self, folded: Folded) -> None:
        """The same line as things are now."""
        self.folded = folded
        self.set_height(self._line)
        self.setAccessibleName(folded.title)
        self.setAccessibleDescription(folded.summary)
        self.setToolTip("")
        self.update()

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._skin.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._skin.zoom
        painter.scale(zoom, zoom)
        box = QRectF(0, 0, self.width() / zoom, self.height() / zoom).adjusted(1, 1, -1, -1)
        hover = self.underMouse() or self.isChecked()
        plate(painter, box, 6, theme.raised, pen(theme.accent if hover else theme.line, 1))
        if self.hasFocus():
            plate(painter, box, 6, None, pen(theme.focus, 2.2))
        cells, box = box, QRectF(box.left(), box.top(), box.width(), self._line - 2)
        middle, x = box.center().y(), box.left() + 12
        painter.setPen(pen(theme.muted, 1.6))
        turned = ((-4, -2), (0, 3), (4, -2)) if self.isChecked() else ((-2, -4), (3, 0), (-2, 4))
        painter.drawPolyline([QPointF(x + across, middle + down) for across, down in turned])
        title = box.adjusted(23, 0, -8, 0)
        if self.folded.cells:
            text(painter, title, self.folded.title, TITLE, theme.accent, bold=True, align=LEFT)
            self._paint_cells(painter, cells.adjusted(5, self._line - 4, -5, -5))
        else:
            title, summary = line_places(self.folded, title)
            text(painter, title, self.folded.title, TITLE, theme.accent, bold=True, align=LEFT)
            text(painter, summary, self.folded.summary, SUMMARY, theme.text, bold=True, align=RIGHT)
        painter.end()

    def _paint_cells(self, painter: QPainter, area: QRectF) -> None:
        """Side by side: the name, what it is worth on a plate, both sides' figures in their colours."""
        theme, cells = self._skin.theme, self.folded.cells
        wide = (area.width() - 4 * (len(cells) - 1)) / len(cells)
        for number, cell in enumerate(cells):
            box = QRectF(area.left() + number * (wide + 4), area.top(), wide, area.height())
            plate(painter, box, 5, mix(theme.raised, theme.bg, 0.4), None)
            name = QRectF(box.left() + 2, box.top() + 1, wide - 4, 20)
            text(painter, name, cell.name, 12, theme.text, bold=True)
            plated, *figures = cell_places(cell, QRectF(box.left(), box.top() + 21, wide, 20))
            plate(painter, plated, 4, theme.surface, pen(theme.accent, 1.4))
            inside = plated.adjusted(PLATED / 2, 0, -PLATED / 2, 0)
            text(painter, inside, cell.worth, WORTH, theme.text, bold=True)
            shown = ((cell.mine, theme.you_text), (":", theme.muted), (cell.theirs, theme.bot_text))
            for (figure, colour), place in zip(shown, figures, strict=True):
                text(painter, place, figure, SUMMARY, colour, bold=True)


def line_places(folded: Folded, line: QRectF) -> tuple[QRectF, QRectF]:
    """Where title and summary stand in a line: the title gives way a little, before figures would be left out."""
    left = line.width() - text_width(folded.title, TITLE, True) - GAP
    figures = min(text_width(folded.summary, SUMMARY, True), line.width() * SHARE)
    room = max(left, figures)
    return line.adjusted(0, 0, -room - GAP, 0), line.adjusted(line.width() - room, 0, 0, 0)


def cell_places(cell: FoldedCell, row: QRectF) -> tuple[QRectF, ...]:
    """Where a cell's figures stand in its row: what it is worth on its plate, one side's, the colon, the other side's.

    Each is as wide as its figures; all are narrower by the same share where the row is, so that none leaves its cell.
    """
    wide = (
        text_width(cell.worth, WORTH, True) + PLATED,
        *(text_width(figure, SUMMARY, True) for figure in (cell.mine, ":", cell.theirs)),
    )
    gaps = (PLATE_GAP, FIGURE_GAP, FIGURE_GAP, 0.0)
    needed = sum(wide) + sum(gaps)
    share = min(1.0, (row.width() - 4) / needed)
    left = row.center().x() - needed * share / 2
    places = []
    for width, gap in zip(wide, gaps, strict=True):
        places.append(QRectF(left, row.top(), width * share, row.height()))
        left += (width + gap) * share
    return tuple(places)


class Folds(QWidget):
    """All of them, and what the pressed one holds; at most a third of the log's height."""

    changed = Signal()
    """One was pressed: the room for the log is another one."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        """None yet."""
        super().__init__(parent)
        self._skin = skin
        self._rows: list[FoldLine] = []
        self._room = 200
        self._words = QLabel(self)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setFont(font(13))
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._words.setContentsMargins(10, 4, 8, 4)
        self._area = QScrollArea(self)
        self._area.setWidget(self._words)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._area)

    @property
    def lines(self) -> tuple[Folded, ...]:
        """What is folded now."""
        return tuple(row.folded for row in self._rows)

    def rows(self) -> tuple[FoldLine, ...]:
        """The lines as buttons."""
        return tuple(self._rows)

    @property
    def unfolded(self) -> Folded | None:
        """What lies open over the log's top."""
        return next((row.folded for row in self._rows if row.isChecked()), None)

    def show_lines(self, lines: tuple[Folded, ...]) -> None:
        """Fold these; what lies open stays open."""
        if lines == self.lines:
            return
        while len(self._rows) > len(lines):
            row = self._rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for number, folded in enumerate(lines):
            if number < len(self._rows):
                self._rows[number].word(folded)
                continue
            row = FoldLine(self._skin, folded, self)
            row.clicked.connect(lambda _=False, one=row: self._press(one))
            self._rows.append(row)
            self._column.insertWidget(number, row)
            row.show()
        self._fit()
        self._column.setSpacing(3 if len(lines) >= MANY else 6)
        self._tell()

    def _fit(self) -> None:
        """Lower lines where there are many."""
        for row in self._rows:
            high = LOW if len(self._rows) >= MANY else HEIGHT
            row.set_height(high)

    def _press(self, pressed: FoldLine) -> None:
        for row in self._rows:
            if row is not pressed:
                row.setChecked(False)
        self._tell()

    def _tell(self) -> None:
        """Show what the open one holds."""
        opened = self.unfolded
        self._area.setVisible(opened is not None)
        if opened is not None:
            self._words.setText("\n".join(opened.lines))
            self._area.setAccessibleName(opened.title)
            self._words.setAccessibleName("\n".join(opened.lines))
            self.set_room(self._room * 3)
        self.changed.emit()

    def set_room(self, height: int) -> None:
        """A third of so much may lie open."""
        self._room = max(60, height // 3)
        needed = self._words.heightForWidth(max(1, self.width() - 12)) + 6
        self._area.setFixedHeight(min(self._room, needed))

    def set_skin(self, skin: Skin) -> None:
        """Another theme or size."""
        self._skin = skin
        theme = skin.theme
        for row in self._rows:
            row.set_skin(skin)
        ground = mix(theme.surface, theme.accent, 0.06)
        self._area.setStyleSheet(f"QScrollArea, QLabel {{ background: {ground}; color: {theme.text}; }}")
        self._words.setFont(font(13 * skin.zoom))
        self._fit()
        self.update()
