"""The map itself: headline, route, a row of chapters a volume, finale. Source: mocks/campaign.md 1."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.app.campaign.chapters import FINALE, NIGHTS, OPENING_STARS
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.model import STARS_OF_ALL, STARS_OF_VOLUME, CircuitModel
from noria_desktop.ui.pages.campaign.rail import TOLD, WIDTH, Rail
from noria_desktop.ui.pages.campaign.tiles import ChapterButton, FinaleButton, NightsButton
from noria_desktop.ui.widgets.buttons import BrassButton, Kind

_HEAD = 40
"""Design pixels of the line above the rows."""
_GAP = 12
_FINALE = 67
_SHUT = 0.1775
_CURRENT = 0.385
"""Shares of the height that the rows have together."""
_LABEL = 21
"""Design pixels of a heading over a low row."""
_LOW = 128
"""Design pixels below which a row has a heading and tiles without pictures."""
COLUMNS = 4


class CircuitMap(QWidget):
    """Headline, route, rows of chapters, finale."""

    def __init__(self, style: ShellStyle, model: CircuitModel) -> None:
        super().__init__()
        self._style = style
        self._model = model
        self.told = ""
        """What was just done with a campaign's file; empty where the rule is told."""
        self.rail = Rail(style)
        self.book = BrassButton(style, Kind.LINK, icon="book")
        self.tiles = tuple(ChapterButton(style, tile) for row in model.rows for tile in row.tiles)
        self.finale = FinaleButton(style, tuple(tile.chapter.game for tile in model.rows[0].tiles))
        self.nights = NightsButton(style)
        for child in (self.rail, self.book, *self.tiles, self.finale, self.nights):
            child.setParent(self)

    def set_style(self, style: ShellStyle) -> None:
        """Take over colours and sizes."""
        self._style = style
        self.setMinimumSize(style.px(560), style.px(500))
        self._place()
        self.update()

    def show_model(self, model: CircuitModel) -> None:
        """Another state of a campaign, or another campaign."""
        self._model = model
        tiles = [tile for row in model.rows for tile in row.tiles]
        for button, tile in zip(self.tiles, tiles, strict=True):
            button.show_tile(tile)
        self.mark(model.chosen)
        self._place()
        self.update()

    def mark(self, chosen: str) -> None:
        """Which tile the sheet tells of."""
        for button in self.tiles:
            button.set_marked(button.tile.chapter.id == chosen)
        self.finale.set_marked(chosen == FINALE)
        self.nights.set_marked(chosen == NIGHTS)

    def tell(self, text: str) -> None:
        """What was just done with a campaign's file, in place of the rule."""
        self.told = text
        self.update()

    # Places ---------------------------------------------------------------------------------------------

    def rows(self) -> tuple[QRectF, ...]:
        """The four volumes and the finale, in logical pixels of this widget."""
        scale, model = self._style.scale, self._model
        top, gap, finale = _HEAD * scale, _GAP * scale, _FINALE * scale
        room = self.height() - top - finale - len(model.rows) * gap - 2 * scale
        shares = [_CURRENT if row.number == model.current else _SHUT for row in model.rows]
        # The room that is left goes to the row just passed, or to the current one.
        spare = 1.0 - sum(shares)
        shares[0 if model.current == 2 else model.current - 1] += spare
        left = WIDTH * scale
        found = []
        for share in shares:
            found.append(QRectF(left, top, self.width() - left, room * share))
            top += room * share + gap
        found.append(QRectF(left, top, self.width() - left, finale))
        return tuple(found)

    def _place(self) -> None:
        scale, rows = self._style.scale, self.rows()
        hint = self.book.sizeHint()
        self.book.setGeometry(self.width() - hint.width(), 0, hint.width(), hint.height())
        self.rail.setGeometry(0, 0, round(WIDTH * scale), self.height())
        self.rail.show_model(self._model, rows)
        gap = 6 * scale
        for number, row in enumerate(rows[:-1]):
            low = row.height() < _LOW * scale
            top = row.top() + (_LABEL * scale if low else 0)
            wide = (row.width() - (COLUMNS - 1) * gap) / COLUMNS
            for column in range(COLUMNS):
                box = QRectF(row.left() + column * (wide + gap), top, wide, row.bottom() - top)
                self.tiles[number * COLUMNS + column].setGeometry(box.toRect())
        last = rows[-1]
        wide = (last.width() - (COLUMNS - 1) * gap) / COLUMNS
        self.finale.setGeometry(
            QRectF(last.left(), last.top(), last.width() - wide - gap, last.height()).toRect()
        )
        self.nights.setGeometry(QRectF(last.right() - wide, last.top(), wide, last.height()).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Stars of all, the rule in one sentence, headings of low rows."""
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        model = self._model
        line = QRectF(0, 0, self.width() - self.book.width() - 8 * scale, 40 * scale)
        middle = line.center().y() - 2 * scale
        canvas.glyph("star", 10 * scale, middle, 10 * scale, theme.accent)
        told = translate("Circuit", "{stars} / {most}").format(stars=model.stars, most=STARS_OF_ALL)
        took = canvas.words(line.adjusted(28 * scale, -4 * scale, 0, 0), told, 17, theme.text, True)
        rule = translate(
            "Circuit", "{count} stars in a volume open the next. Any order, as often as you like."
        )
        left = 28 * scale + took + 16 * scale
        rule = rule.format(count=OPENING_STARS)
        if canvas.width(rule, 13) > line.width() - left:
            rule = translate("Circuit", "{count} stars in a volume open the next.")
        rule = rule.format(count=OPENING_STARS)
        said, colour = (self.told, theme.text) if self.told else (rule, theme.muted)
        canvas.words(line.adjusted(left, -4 * scale, 0, 0), said, 13, colour, bool(self.told))
        for row, box in zip(model.rows, self.rows(), strict=False):
            if box.height() >= _LOW * scale:
                continue
            head = QRectF(box.left() + 4 * scale, box.top(), box.width(), 18 * scale)
            colour = theme.text if row.open else theme.muted
            name = canvas.words(head, words.volume_name(row.number), 13.5, colour, True)
            beside = head.adjusted(name + 12 * scale, 0, 0, 0)
            if row.open and not row.note and box.height() <= TOLD * scale:
                canvas.glyph(
                    "star", beside.left() + 6 * scale, beside.center().y(), 6.5 * scale, theme.accent
                )
                told = translate("Circuit", "{stars} / {most}").format(stars=row.stars, most=STARS_OF_VOLUME)
                canvas.words(beside.adjusted(18 * scale, 0, 0, 0), told, 12.5, theme.text)
            else:
                canvas.words(beside, row.note, 12.5, theme.muted)
        painter.end()
