"""A game of the catalogue on the home page: picture, record, and the three ways in."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from noria_desktop.app.lessons.taught import written
from noria_desktop.ui.art.canvas import CENTRE, Canvas, PictureCache
from noria_desktop.ui.art.picture_store import PictureStore
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import GameCover, game_cover
from noria_desktop.ui.i18n import minus, side_by_side, translate
from noria_desktop.ui.pages.game_head import GameHead
from noria_desktop.ui.pages.models import GameCard
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.buttons import shown as plain_words
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.marks import LastFive, Sparkline
from noria_desktop.ui.widgets.sheets import Sheet, Words

_HALF = 22
"""Design pixels of half an emblem."""
_MIDDLE = 28
"""From a picture's left edge to the middle of the emblem on its lower edge."""


class GamePicture(QWidget):
    """The game's picture with its emblem over the edge and its number key in the corner."""

    def __init__(self, style: ShellStyle, wide: bool, *, bare: bool = False) -> None:
        """``wide``: the emblem lies on the right edge instead of the lower one; ``bare``: there is a head above it."""
        super().__init__()
        self._style, self._wide, self._bare = style, wide, bare
        self._number = 1
        self._cover = GameCover("")
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def keep_in(self, store: PictureStore) -> None:
        """Use what earlier runs have painted."""
        self._cache.keep_in(store, "card")

    def show_game(self, game_id: str, number: int) -> None:
        """Whose picture, and the key that opens New game."""
        self._cover, self._number = game_cover(game_id), number
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Smallest size; a card's words go before its picture."""
        self._style = style
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """A card's words go before its picture."""
        return QSize(self._style.px(140), self._style.px(84))

    def sizeHint(self) -> QSize:
        """It takes what is left."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Scene, frame, key, emblem."""
        style, number, cover = self._style, self._number, self._cover
        scale = style.scale
        half = _HALF * scale
        low = 0.0 if self._wide or self._bare else _HALF * scale
        box = QRectF(self.rect()).adjusted(0, 0, -half if self._wide else 0, -low)
        wide, bare = self._wide, self._bare

        def picture(inner: QPainter) -> None:
            canvas = Canvas(inner, style)
            radius = 10 * scale
            canvas.clip(rounded_rect(box, radius))
            cover.paint_emblem(canvas, box)
            canvas.p.restore()
            canvas.stroke(rounded_rect(box.adjusted(0.7, 0.7, -0.7, -0.7), radius), style.colours.brass, 1.4)
            if bare:
                return
            key = QRectF(box.left() + 7 * scale, box.top() + 7 * scale, 22 * scale, 22 * scale)
            canvas.fill(rounded_rect(key, 6 * scale), "#0E1218", 0.78)
            canvas.words(key, str(number), 12, "#F2EEE4", True, CENTRE)
            if wide:
                cover.paint_medallion(canvas, box.right(), box.top() + 34 * scale, half * 0.97)
            else:
                cover.paint_medallion(canvas, box.left() + _MIDDLE * scale, box.bottom(), half * 0.97)

        painter = QPainter(self)
        facts = (style, number, cover.game_id)
        painter.drawPixmap(0, 0, self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, picture))
        painter.end()


def record_text(game: GameCard) -> str:
    """The user's best result and share of wins in one line."""
    if not game.played or game.best is None:
        return translate("HomePage", "No game finished yet")
    best = minus(game.best)
    if game.best_rival is not None:
        best = translate("HomePage", "{own} : {rival}").format(own=best, rival=minus(game.best_rival))
    text = translate("HomePage", "Best {best} · {won} of {played} won")
    return text.format(best=best, won=game.won, played=game.played)


_EDGE = 7
"""Design pixels between the edge of a card and what is on it."""
_INSIDE = 1
"""More of them beside the buttons of a card among several."""


class Shape(enum.Enum):
    """How a card is laid out; it follows from how many there are."""

    ACROSS = "across"
    """Alone: picture and words side by side, with the line of scores."""
    PAIR = "pair"
    """One of two: a wide picture over two lines and one row of buttons."""
    COLUMN = "column"
    """One of several: everything under each other."""


def shape_for(games: int) -> Shape:
    """The shape of the cards when there are so many games."""
    return Shape.ACROSS if games == 1 else Shape.PAIR if games == 2 else Shape.COLUMN


class GameCardSheet(Sheet):
    """One game."""

    new_requested = Signal(str)
    again_requested = Signal(str)
    lessons_requested = Signal(str)
    rules_requested = Signal(str)
    """In place of the lessons, for a game that has none."""

    def __init__(self, style: ShellStyle, shape: Shape) -> None:
        """Empty card."""
        self._shape = shape
        self._wide = wide = shape is Shape.ACROSS
        super().__init__(style, (_EDGE, _EDGE, _EDGE, _EDGE), gap=4)
        self._game: GameCard | None = None
        several = shape is Shape.COLUMN
        self.picture = GamePicture(style, wide, bare=several)
        self.name = Words(style, 22 if wide else 18, bold=True)
        self.line = Words(style, 13 if wide else 12.5, colour="muted", wrap=True)
        self.record = Words(style, 14 if wide else 13)
        self.last = Words(style, 12, colour="muted")
        self.five = LastFive(style)
        # Cards beside each other keep their pictures level, whether or not a game was finished.
        kept = self.five.sizePolicy()
        kept.setRetainSizeWhenHidden(shape is Shape.COLUMN)
        self.five.setSizePolicy(kept)
        self.about = Words(style, 13.5, wrap=True)
        self.scores = Sparkline(style)
        self._compact = False
        pair = shape is Shape.PAIR
        self.new: BrassButton | GameHead = (
            GameHead(style)
            if several
            else BrassButton(style, Kind.SMALL if pair else Kind.NORMAL, icon="play", wide=True)
        )
        self.again = BrassButton(style, Kind.SMALL, icon="replay" if wide else "", wide=True)
        self.learn = BrassButton(style, Kind.SMALL, icon="book" if wide else "", wide=True)
        self._five_row = row(style, gap=8)
        self._facts = column(style, gap=4)
        if wide:
            self.column.setDirection(QBoxLayout.Direction.LeftToRight)
        if several:
            put(self.column, self.new)
        put(self.column, (self.picture, 56 if wide else 1), (self._facts, 44 if wide else 0))
        self._lay_out()
        self.new.clicked.connect(lambda: self.new_requested.emit(self._id()))
        self.again.clicked.connect(lambda: self.again_requested.emit(self._id()))
        self.learn.clicked.connect(self._learn)
        self.set_style(style)

    def _lay_out(self) -> None:
        """Words and buttons in the card's shape."""
        pair, style = self._shape is Shape.PAIR, self._style
        if pair:
            put(self._facts, row(style, self.name, 1, self.line))
            self.line.setWordWrap(False)
            put(self._five_row, self.record, 1, self.five)
            self.last.hide()
        else:
            if self._wide:
                put(self._facts, self.name)
            else:
                self.name.setParent(None)
                self.record.setWordWrap(True)
            put(self._facts, self.line, self.record)
            put(self._five_row, self.last, self.five, 1)
        put(self._facts, self._five_row)
        if self._wide:
            put(self._facts, (self.scores, 1), self.about, 0)
        else:
            self.about.setParent(None)
            self.scores.setParent(None)
            put(self._facts, 1)
        small = row(style, *([(self.new, 1)] if pair else []), (self.again, 1), (self.learn, 1), gap=0)
        put(self._facts, column(style, *([self.new] if self._wide else []), small, gap=0))

    def _id(self) -> str:
        """The game's id."""
        return "" if self._game is None else self._game.game_id

    def _learn(self) -> None:
        """Lessons teach better than a page to read; the rules are one press behind them."""
        asked = self.lessons_requested if self._is_taught() else self.rules_requested
        asked.emit(self._id())

    def _is_taught(self) -> bool:
        return self._id() in written()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.new, self.again, self.learn]

    # Room ------------------------------------------------------------------------------------------

    def width_with_words(self) -> int:
        """Logical pixels in which all three ways in stand with their words."""
        small = self.again.width_with_words() + self.learn.width_with_words()
        if isinstance(self.new, BrassButton):
            small = max(small, self.new.width_with_words(glyph=True))
        return small + self._sides()

    def smallest_width(self) -> int:
        """Logical pixels below which even the card with glyphs is squeezed."""
        head = self.new.sizeHint() if isinstance(self.new, GameHead) else None
        new = (head.width() if head is not None else self.new.minimumSizeHint().width()) + self._sides()
        return max(new, self.picture.minimumSizeHint().width() + 2 * self._style.px(_EDGE))

    def _sides(self) -> int:
        """Left and right of the buttons."""
        return 2 * (self._style.px(_EDGE) + self._style.px(_INSIDE))

    def fit(self, *, line: bool, words: bool) -> None:
        """A card among several: whether there is room for the line about the game, and for words on all buttons."""
        if self._shape is not Shape.COLUMN:
            return
        self.line.setVisible(line)
        self._compact = not words
        for button, icon in ((self.again, "replay"), (self.learn, "book")):
            button.set_compact(not words)
            button.set_icon("" if words else icon)
        self._show_last()

    def _show_last(self) -> None:
        """The words before the last results go first."""
        has = self._game is not None and bool(self._game.last_five)
        self.last.setVisible(has and not self._compact and self._shape is not Shape.PAIR)

    def show_game(self, game: GameCard, number: int) -> None:
        """Show a game; ``number`` is the key that opens it."""
        self._game = game
        self.picture.show_game(game.game_id, number)
        if isinstance(self.new, GameHead):
            self.new.show_game(game.game_id, number)
        self.again.setEnabled(game.can_repeat)
        self.retranslate()

    def retranslate(self) -> None:
        """Words of the card."""
        game = self._game
        if game is None:
            return
        cover = game_cover(game.game_id)
        self.name.setText(cover.name())
        self.line.setText(cover.line())
        self.record.setText(record_text(game))
        self.last.setText(translate("HomePage", "Last five"))
        won, all_ = sum(game.last_five[-5:]), len(game.last_five[-5:])
        self.five.set_results(
            game.last_five,
            translate("HomePage", "Last games: {won} of {count} won").format(won=won, count=all_),
        )
        shown = side_by_side(map(minus, game.scores[-12:]))
        self.scores.set_scores(
            game.scores, translate("HomePage", "Points of the last games: {list}").format(list=shown)
        )
        has = bool(game.last_five)
        self.scores.setVisible(self._wide and len(game.scores) > 1)
        self.about.setText(cover.about())
        self.about.setVisible(self._wide and len(game.scores) < 2)
        self._show_last()
        self.five.setVisible(has)
        tip = (
            "" if game.can_repeat else translate("HomePage", "After your first game this starts one like it.")
        )
        learn = (
            translate("HomePage", "Lessons") if self._is_taught() else translate("HomePage", "How to play")
        )
        for button, words, hint in (
            (self.new, translate("HomePage", "&New game…"), ""),
            (self.again, translate("HomePage", "Same again"), tip),
            (self.learn, learn, ""),
        ):
            # Each card has the same three buttons: heard alone they say of which game.
            spoken = translate("HomePage", "{game}: {words}", "a button's name")
            button.set_words(words, name=spoken.format(game=cover.name(), words=plain_words(words)), tip=hint)

    def set_style(self, style: ShellStyle) -> None:
        """Margins that depend on the card's shape."""
        super().set_style(style)
        if not hasattr(self, "_facts"):
            return
        px = style.px
        ring = px(RING)
        several = self._shape is Shape.COLUMN
        side = px(_INSIDE if several else 10)
        self._facts.setContentsMargins(side, px(8) if self._wide else 0, side, px(6) - ring // 2)
        # Buttons keep room for their ring, so that words begin where the buttons' shapes do.
        inset = ring if several else 0
        for words in (self.line, self.record):
            words.setContentsMargins(inset, 0, inset, 0)
        self._five_row.setContentsMargins(inset, 0, 0, 0)
