"""The map's tiles: a chapter that is open, one that is shut, the finale. Source: mocks/campaign.md 1."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent

from noria_desktop.ui.art.canvas import LEFT, RIGHT, Canvas, PictureCache
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.pages.campaign.four import FourTables
from noria_desktop.ui.pages.campaign.model import Finale, Picture, Tile
from noria_desktop.ui.pages.campaign.paper import paint_stars
from noria_desktop.ui.widgets.buttons import PaintedButton
from noria_desktop.ui.widgets.marks import paint_stamp

WALKS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)
SLIM = 120
"""Design pixels; a lower tile has no picture."""
_ROOM_FOR_LINE = 170
"""Design pixels from which on a tile has a line of its own for what comes next."""
_NARROW = 120
"""Design pixels; on a narrower tile name and stars take what the medallion leaves them, which is smaller there."""
_CONDITION = 37
"""Design pixels of what the next star asks for, in two lines where one is too short."""


class MapTile(PaintedButton):
    """Base: a pressed or focused tile is what the sheet tells of."""

    chosen = Signal()
    walked = Signal(int)
    """An arrow, Home or End."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self._marked = False
        self.clicked.connect(self.chosen)

    def set_marked(self, marked: bool) -> None:
        """Whether the sheet tells of this tile."""
        # One stop of Tab for all tiles: on the way to the sheet's buttons no other tile may change the sheet.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if marked else Qt.FocusPolicy.ClickFocus)
        if marked != self._marked:
            self._marked = marked
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.MouseFocusReason):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the map's: Qt would walk to whichever button is near, or scroll."""
        if event.key() in WALKS:
            self.walked.emit(event.key())
        else:
            super().keyPressEvent(event)

    def body(self) -> QRectF:
        """The tile inside the room for its ring."""
        ring = 3 * self._style.scale
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def paint_frame(self, canvas: Canvas, box: QRectF, *, open_: bool) -> None:
        """Ground and edge."""
        style, theme = self._style, self._style.theme
        radius = 12 * style.scale
        if open_:
            if style.colours.shadow:
                canvas.fill(rounded_rect(box.translated(0, 3 * style.scale), radius), "#000000", 0.3)
            canvas.fill(rounded_rect(box, radius), theme.raised if self._hovered else theme.surface)
        elif self._hovered:
            canvas.fill(rounded_rect(box, radius), theme.surface)
        edge = theme.line if not self._marked else theme.focus
        canvas.stroke(rounded_rect(box, radius), edge, (2.2 if self._marked else 1.1) * style.scale)
        if self.hasFocus():
            out = 2.4 * style.scale
            canvas.stroke(
                rounded_rect(box.adjusted(-out, -out, out, out), radius + out), theme.focus, 2 * style.scale
            )


class ChapterButton(MapTile):
    """A chapter."""

    def __init__(self, style: ShellStyle, tile: Tile) -> None:
        super().__init__(style)
        self.tile = tile
        self._picture: Picture | None = None
        self._loaded = False
        self._cache = PictureCache()
        self.setObjectName(tile.chapter.id)
        self.show_tile(tile)

    def show_tile(self, tile: Tile) -> None:
        """Another state of the same chapter."""
        self.tile = tile
        self.setAccessibleName(tile.spoken)
        self._cache.drop()
        self.update()

    def show_picture(self, picture: Picture | None) -> None:
        """The player's own position in place of the card's picture."""
        self._picture = picture
        self._loaded = True
        self._cache.drop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, box = Canvas(painter, self._style), self.body()
        tile = self.tile
        self.paint_frame(canvas, box, open_=tile.open)
        if not tile.open or box.height() < SLIM * self._style.scale:
            self._paint_slim(canvas, box)
        else:
            facts = (self._style, tile.chapter.id, self._loaded, tile.stars > 0)
            pixmap = self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, self._paint_picture)
            painter.drawPixmap(0, 0, pixmap)
            self._paint_words(canvas, box)
        painter.end()

    def _is_narrow(self, box: QRectF) -> bool:
        return box.width() < _NARROW * self._style.scale

    def _large(self, box: QRectF) -> bool:
        return box.height() >= _ROOM_FOR_LINE * self._style.scale

    def _picture_box(self, box: QRectF) -> QRectF:
        scale = self._style.scale
        low = (60 + _CONDITION if self._large(box) else 55) * scale
        return box.adjusted(4 * scale, 4 * scale, -4 * scale, -low)

    def _paint_picture(self, painter: QPainter) -> None:
        style, scale = self._style, self._style.scale
        canvas = Canvas(painter, style)
        area = self._picture_box(self.body())
        radius = 9 * scale
        canvas.clip(rounded_rect(area, radius))
        cover = game_cover(self.tile.chapter.game)
        if self._picture is not None:
            self._picture.cover(painter, area)
        else:
            cover.paint_emblem(canvas, area)
        won = self.tile.stars > 0
        if not won and not style.contrast:
            canvas.fill(rounded_rect(area, 0), style.theme.bg, 0.26 if style.dark else 0.1)
        painter.restore()
        canvas.stroke(rounded_rect(area, radius), style.colours.brass if won else style.theme.focus, 1.4)
        middle, half = (14, 11) if self._is_narrow(self.body()) else (20, 15)
        cover.paint_medallion(canvas, area.left() + middle * scale, area.bottom(), half * scale)

    def _paint_words(self, canvas: Canvas, box: QRectF) -> None:
        theme, scale, tile = self._style.theme, self._style.scale, self.tile
        area = self._picture_box(box)
        if tile.sealed:
            paint_stamp(canvas, area.right() - 11 * scale, area.top() + 11 * scale, 10 * scale)
        narrow = self._is_narrow(box)
        left = area.left() + (29 if narrow else 42) * scale
        right = box.right() - (4 if narrow else 8) * scale
        name = QRectF(left, area.bottom() + 3 * scale, right - left, 24 * scale)
        canvas.words(name, tile.rival, 12.5 if narrow else 14.5, theme.text, True)
        line = QRectF(box.left() + 10 * scale, name.bottom(), box.width() - 18 * scale, 24 * scale)
        middle = line.center().y()
        end = paint_stars(canvas, line.left() + scale, middle, 7 * scale, tile.stars)
        large = self._large(box)
        if tile.pill and (large or not tile.score):
            self._paint_pill(canvas, line, end)
        elif tile.score and canvas.width(tile.score, 14, True) < line.right() - end - 6 * scale:
            canvas.words(line, tile.score, 14, theme.text, True, RIGHT)
        if large:
            last = QRectF(line.left(), line.bottom(), line.width(), _CONDITION * scale)
            if canvas.width(tile.line, 12) <= last.width():
                last.setHeight(22 * scale)
                canvas.words(last, tile.line, 12, theme.muted)
            else:
                canvas.words(last, tile.line, 12, theme.muted, wrap=True)

    def _paint_pill(self, canvas: Canvas, line: QRectF, left: float) -> None:
        """How far the game is that goes on."""
        theme, scale = self._style.theme, self._style.scale
        room = line.right() - left - 8 * scale
        if room < 44 * scale:
            return
        wide = min(room, canvas.width(self.tile.pill, 11.5, True) + 18 * scale)
        box = QRectF(line.right() - wide, line.top() + 2 * scale, wide, line.height() - 4 * scale)
        canvas.stroke(rounded_rect(box, box.height() / 2), theme.focus, 1.2)
        inner = box.adjusted(8 * scale, 0, -6 * scale, 0)
        canvas.words(inner, self.tile.pill, 11.5, theme.text, True, LEFT)

    def _paint_slim(self, canvas: Canvas, box: QRectF) -> None:
        theme, scale, tile = self._style.theme, self._style.scale, self.tile
        cover = game_cover(tile.chapter.game)
        middle = box.center().y()
        narrow = self._is_narrow(box)
        edge, after, most, size = (6, 4, 11, 12.5) if narrow else (12, 8, 17, 14.0)
        half = min(most * scale, box.height() * 0.36)
        cover.paint_medallion(canvas, box.left() + edge * scale + half, middle, half, dim=not tile.open)
        left = box.left() + (edge + edge) * scale + 2 * half
        wide = box.right() - after * scale - left
        colour = theme.text if tile.open else theme.muted
        high = 20 * scale
        if box.height() < 44 * scale:
            canvas.words(
                QRectF(left, middle - high / 2, wide, high), tile.rival, min(size, 13.5), colour, True
            )
            return
        canvas.words(
            QRectF(left, middle - high, wide, high),
            tile.rival if tile.open else cover.name(),
            12.5 if not tile.open else size,
            colour,
            tile.open,
        )
        low = QRectF(left, middle, wide, high)
        if tile.open:
            end = paint_stars(canvas, left, low.center().y(), 6 * scale, tile.stars)
            room = low.adjusted(end - left + 8 * scale, 0, 0, 0)
            fits = canvas.width(tile.score, 12.5, True) <= room.width()
            told = tile.pill or (tile.score if fits else tile.bare_score)
            if not narrow:
                canvas.words(room, told, 12.5, theme.text, bool(tile.score), RIGHT)
        else:
            size = size if canvas.width(tile.rival, size, True) <= wide else 12.5
            canvas.words(low, tile.rival, size, theme.text, True)


class TablesPicture:
    """What lies on a tile of games that count together: the tables of those that were played last."""

    def __init__(self, games: tuple[str, ...]) -> None:
        """Nothing was played yet."""
        self._games = games
        self._tables: FourTables | None = None
        self._cache = PictureCache()

    def show(self, tables: FourTables | None) -> None:
        """The player's own tables; without any the pictures of the games' cards stand there."""
        self._tables = tables
        self._cache.drop()

    def paint(self, on: MapTile, canvas: Canvas, area: QRectF, *, dim: bool) -> None:
        """The tables in one row, or in two where one game is all of it; in a frame of brass once something was played."""
        tables, style = self._tables, canvas.style
        theme = style.theme
        facts = (style, id(tables), dim, area.width())

        def paint(painter: QPainter) -> None:
            inner, radius = Canvas(painter, style), 7 * style.scale
            inner.clip(rounded_rect(area, radius))
            if tables is not None:
                shown = tables.row(style) if len(self._games) > 1 else tables.square(style)
                shown.cover(painter, area)
            else:
                wide = area.width() / len(self._games)
                for number, game in enumerate(self._games):
                    part = QRectF(area.left() + number * wide, area.top(), wide, area.height())
                    inner.clip(rounded_rect(part, 0))
                    game_cover(game).paint_emblem(inner, part)
                    painter.restore()
            if dim and not style.contrast:
                inner.fill(rounded_rect(area, 0), theme.bg, 0.45 if style.dark else 0.3)
            painter.restore()
            edge = style.colours.brass if tables is not None else theme.line
            inner.stroke(rounded_rect(area, radius), edge, 1.3)

        canvas.p.drawPixmap(0, 0, self._cache.pixmap(on.size(), on.devicePixelRatioF(), facts, paint))


class FinaleButton(MapTile):
    """The last evening, in dashed brass until it is open."""

    def __init__(self, style: ShellStyle, games: tuple[str, ...]) -> None:
        super().__init__(style)
        self._tables = TablesPicture(games)
        self._facts: Finale | None = None
        self._title = self._sub = self._stars = ""

    def show_tables(self, tables: FourTables | None) -> None:
        """The player's own tables; None: nothing was played yet."""
        self._tables.show(tables)
        self.update()

    def show_finale(self, facts: Finale, title: str, sub: str, stars: str) -> None:
        """What is told of it."""
        self._facts, self._title, self._sub, self._stars = facts, title, sub, stars
        self.setAccessibleName(f"{title}, {sub}, {stars}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, box, scale = Canvas(painter, self._style), self.body(), self._style.scale
        theme, facts = self._style.theme, self._facts
        radius = 12 * scale
        is_open = facts is not None and facts.open
        canvas.fill(rounded_rect(box, radius), theme.surface, 1.0 if self._hovered or is_open else 0.5)
        canvas.stroke(
            rounded_rect(box, radius),
            self._style.colours.brass,
            1.4,
            dash=() if is_open else (4, 3),
        )
        if self._marked or self.hasFocus():
            canvas.stroke(rounded_rect(box, radius), theme.focus, 2.2 * scale)
        middle, high = box.center().y(), box.height() - 12 * scale
        wide = min(high * 3.3, box.width() * 0.3)
        self._tables.paint(
            self, canvas, QRectF(box.left() + 7 * scale, middle - high / 2, wide, high), dim=not is_open
        )
        left = box.left() + 7 * scale + wide + 14 * scale
        room = box.right() - 14 * scale - left
        bar = min(100 * scale, room * 0.28)
        words = QRectF(left, middle - 20 * scale, room - bar - 10 * scale, 20 * scale)
        canvas.words(words, self._title, 15, theme.text, True)
        small = _fitting(canvas, self._sub, words.width())
        canvas.words(words.translated(0, 20 * scale), self._sub, small, theme.muted)
        right = QRectF(box.right() - 14 * scale - bar, middle - 20 * scale, bar, 20 * scale)
        canvas.words(right, self._stars, 12, theme.text, False, RIGHT)
        if facts is not None:
            line = QRectF(right.left(), middle + 5 * scale, bar, 7 * scale)
            canvas.fill(rounded_rect(line, 3.5 * scale), theme.line)
            share = min(1.0, facts.stars / facts.needed)
            if share:
                done = QRectF(line.left(), line.top(), line.width() * share, line.height())
                canvas.fill(rounded_rect(done, 3.5 * scale), theme.accent)
        painter.end()


class NightsButton(MapTile):
    """Four Nights: Solani's own voyage beside the finale, always open."""

    def __init__(self, style: ShellStyle) -> None:
        super().__init__(style)
        self._tables = TablesPicture(("solani",))
        self._title = self._sub = ""

    def show_tables(self, tables: FourTables | None) -> None:
        """The player's own tables; None: nothing was played yet."""
        self._tables.show(tables)
        self.update()

    def show_nights(self, title: str, sub: str) -> None:
        """What is told of it."""
        self._title, self._sub = title, sub
        self.setAccessibleName(f"{title}, {sub}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, box, scale = Canvas(painter, self._style), self.body(), self._style.scale
        theme, cover = self._style.theme, game_cover("solani")
        radius = 12 * scale
        canvas.fill(rounded_rect(box, radius), theme.raised if self._hovered else theme.surface)
        if not self._style.contrast:
            canvas.fill(rounded_rect(box, radius), cover.ground, 0.22 if self._style.dark else 0.14)
        canvas.stroke(rounded_rect(box, radius), theme.line, 1.2)
        if self._marked or self.hasFocus():
            canvas.stroke(rounded_rect(box, radius), theme.focus, 2.2 * scale)
        middle, high = box.center().y(), box.height() - 12 * scale
        wide = high * 0.92
        self._tables.paint(
            self, canvas, QRectF(box.left() + 7 * scale, middle - high / 2, wide, high), dim=False
        )
        left = box.left() + 7 * scale + wide + 9 * scale
        line = QRectF(left, middle - 20 * scale, box.right() - left - 6 * scale, 20 * scale)
        canvas.words(line, self._title, 15, theme.text, True)
        small = _fitting(canvas, self._sub, line.width())
        canvas.words(line.translated(0, 20 * scale), self._sub, small, theme.muted)
        painter.end()


def _fitting(canvas: Canvas, text: str, wide: float) -> float:
    """The size of small words, a little less where they would not fit."""
    return next((size for size in (12.0, 11.5) if canvas.width(text, size) <= wide), 11.0)


PictureSource = Callable[[str], Picture | None]
"""The player's own picture of a chapter by its id; it may take a moment to make."""
TablesSource = Callable[[str], FourTables | None]
"""The games of the ``finale`` or of the ``nights`` that were played last; the same."""
