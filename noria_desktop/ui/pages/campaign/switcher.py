"""Which campaign it is: a capsule in the header, and under it the list of all. Source: mocks/campaign.md 1."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.shapes import lines, rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import side_by_side, translate
from noria_desktop.ui.pages.campaign.model import STARS_OF_ALL, Bookmark
from noria_desktop.ui.pages.campaign.paper import paint_book
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.sheets import paint_sheet

WIDE = 430
"""Design pixels of the list."""


class Shelf(Protocol):
    """The campaign that is looked at, and all there are."""

    @property
    def id(self) -> str:
        """Which one is looked at."""
        ...

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def campaigns(self) -> tuple[Bookmark, ...]:
        """All there are."""
        ...


@frozen
class Bookshelf:
    """The same without a map."""

    id: str
    name: str
    campaigns: tuple[Bookmark, ...]


class BookmarkRow(PaintedButton):
    """A campaign in the list: its book, name, where it is, its stars."""

    def __init__(self, style: ShellStyle, mark: Bookmark, *, current: bool) -> None:
        super().__init__(style)
        self.setObjectName(mark.name)
        self.mark, self._current = mark, current
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._stars = translate("Circuit", "{stars} / {most}").format(stars=mark.stars, most=STARS_OF_ALL)
        self._sub = mark.trouble or mark.where
        told = [mark.name, self._sub] if mark.trouble else [mark.name, self._sub, self._stars]
        if mark.has_backup:
            told.append(translate("Circuit", "press to restore its previous version"))
        self.setAccessibleName(side_by_side(told))
        self.setToolTip(mark.trouble)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(WIDE - 20), self._style.px(62))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(3 * scale, 2 * scale, -3 * scale, -2 * scale)
        if self._hovered or self.hasFocus() or self._current:
            canvas.fill(rounded_rect(box, 8 * scale), theme.raised)
        if self.hasFocus():
            canvas.stroke(rounded_rect(box, 8 * scale), theme.focus, 2 * scale)
        mark, middle = self.mark, box.center().y()
        book = QRectF(box.left() + 12 * scale, middle - 18 * scale, 27 * scale, 36 * scale)
        if mark.trouble:
            canvas.glyph("warn", book.center().x(), middle, 13 * scale, theme.accent)
        else:
            paint_book(canvas, book, mark.book)
        words = QRectF(book.right() + 14 * scale, middle - 21 * scale, box.width() - 150 * scale, 21 * scale)
        if mark.trouble:
            words.setRight(box.right() - 8 * scale)
        canvas.words(words, mark.name, 15, theme.text, True)
        canvas.words(words.translated(0, 21 * scale), self._sub, 12.5, theme.muted)
        if not mark.trouble:
            right = QRectF(box.right() - 90 * scale, middle - 11 * scale, 80 * scale, 22 * scale)
            took = canvas.width(self._stars, 14, True)
            canvas.words(right, self._stars, 14, theme.text, True, RIGHT)
            canvas.glyph("star", right.right() - took - 14 * scale, middle, 7 * scale, theme.accent)
        painter.end()


class ListWay(PaintedButton):
    """A line of the list that leads on to something, its words where those of the campaigns are."""

    def __init__(self, style: ShellStyle, icon: str, text: str) -> None:
        super().__init__(style)
        self._glyph = icon
        self.setText(text)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(WIDE - 20), self._style.px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = QRectF(self.rect()).adjusted(3 * scale, 2 * scale, -3 * scale, -2 * scale)
        if self._hovered or self.hasFocus():
            canvas.fill(rounded_rect(box, 8 * scale), theme.raised)
        if self.hasFocus():
            canvas.stroke(rounded_rect(box, 8 * scale), theme.focus, 2 * scale)
        middle = box.center().y()
        canvas.glyph(self._glyph, box.left() + 25.5 * scale, middle, 8.5 * scale, theme.accent)
        words = QRectF(box.left() + 53 * scale, middle - 12 * scale, box.width() - 60 * scale, 24 * scale)
        canvas.words(words, self.text(), 14.5, theme.text)
        painter.end()


class CampaignList(QFrame):
    """The list: all campaigns, a new one, files. Escape closes it."""

    def __init__(self, style: ShellStyle, model: Shelf, owner: Switcher) -> None:
        super().__init__(owner, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._style = style
        px = style.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(9), px(9), px(9), px(14))
        column.setSpacing(0)
        self.rows = [BookmarkRow(style, one, current=one.id == model.id) for one in model.campaigns]
        for row in self.rows:
            column.addWidget(row)
            row.clicked.connect(lambda _=False, row=row: self._chosen(owner, row.mark))
        self.new = ListWay(style, "book", translate("Circuit", "New campaign…"))
        self.files = ListWay(style, "clip", translate("Circuit", "Import, export or merge files…"))
        column.addSpacing(px(14))
        for button, signal in ((self.new, owner.new_asked), (self.files, owner.files_asked)):
            column.addWidget(button)
            button.clicked.connect(self.close)
            button.clicked.connect(signal)
        self.setFixedWidth(px(WIDE))
        self.setAccessibleName(translate("Circuit", "Campaigns"))

    def _chosen(self, owner: Switcher, mark: Bookmark) -> None:
        self.close()
        if mark.trouble:
            if mark.has_backup:
                owner.restore_asked.emit(mark.id)
        else:
            owner.chosen.emit(mark.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down walk through the list."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self._style.scale
        paint_sheet(
            Canvas(painter, self._style), QRectF(self.rect()).adjusted(2, 2, -2, -8 * scale), 12 * scale
        )
        y = self.new.geometry().top() - 7 * scale
        rule = lines([(22 * scale, y), (self.width() - 22 * scale, y)])
        Canvas(painter, self._style).stroke(rule, self._style.theme.line, 1.1)
        painter.end()


class Switcher(PaintedButton):
    """The capsule with the name of the campaign."""

    chosen = Signal(str)
    new_asked = Signal()
    files_asked = Signal()
    restore_asked = Signal(str)

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self.setObjectName("campaigns")
        self._model: Shelf | None = None
        self.list: CampaignList | None = None
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_list)

    def show_model(self, model: Shelf) -> None:
        """Whose name, and what the list holds."""
        self._model = model
        self.retranslate()

    def retranslate(self) -> None:
        """The name is the player's own; what it is for is told to those who listen."""
        if self._model is not None:
            self.setText(self._model.name)
            told = translate("Circuit", "Campaign: {name}. Opens the list of campaigns")
            self.setAccessibleName(told.format(name=self._model.name))
        self.updateGeometry()
        self.update()

    def open_list(self) -> None:
        """Show all campaigns."""
        if self._model is None:
            return
        self.list = CampaignList(self._style, self._model, self)
        self.list.adjustSize()
        self.list.move(self.mapToGlobal(QPoint(0, self.height())))
        self.list.show()
        first: QWidget = self.list.rows[0] if self.list.rows else self.list.new
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def sizeHint(self) -> QSize:
        from PySide6.QtGui import QFontMetricsF

        words = QFontMetricsF(self._style.font(14, True)).horizontalAdvance(self.text())
        scale = self._style.scale
        return QSize(round(min(words, 260 * scale) + 74 * scale), round(44 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(110), self._style.px(44))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Space and Down open the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.open_list()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box = self.body()
        radius = box.height() / 2
        canvas.fill(rounded_rect(box, radius), theme.raised if self._hovered else theme.surface)
        canvas.stroke(rounded_rect(box, radius), theme.line, 1.2)
        self.paint_ring(canvas, box, radius)
        middle = box.center().y()
        canvas.glyph("book", box.left() + 20 * scale, middle, 8.5 * scale, theme.accent)
        room = box.adjusted(36 * scale, 0, -28 * scale, 0)
        canvas.words(room, self.text(), 14, theme.text, True)
        x = box.right() - 18 * scale
        caret = [
            (x - 5 * scale, middle - 2.5 * scale),
            (x, middle + 2.5 * scale),
            (x + 5 * scale, middle - 2.5 * scale),
        ]
        canvas.stroke(lines(caret), theme.text, 1.6)
        painter.end()
