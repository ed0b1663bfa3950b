"""A game of the catalogue on the home page: picture, record, and the three ways in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.ui.i18n import translate
from noria_desktop.ui.shell.buttons import RING, BrassButton, Kind
from noria_desktop.ui.shell.canvas import CENTRE, Canvas, PictureCache
from noria_desktop.ui.shell.game_names import game_about, game_line, game_name
from noria_desktop.ui.shell.landscape import paint_emblem
from noria_desktop.ui.shell.marks import LastFive, Sparkline, paint_medallion
from noria_desktop.ui.shell.models import GameCard
from noria_desktop.ui.shell.shapes import rr
from noria_desktop.ui.shell.style import ShellStyle
from noria_desktop.ui.shell.widgets import Sheet, Words


class GamePicture(QWidget):
    """The game's picture with its emblem over the edge and its number key in the corner."""

    def __init__(self, style: ShellStyle, wide: bool) -> None:
        """``wide``: the emblem lies on the right edge instead of the lower one."""
        super().__init__()
        self._style, self._wide = style, wide
        self._number = 1
        self._cache = PictureCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_style(style)

    def set_number(self, number: int) -> None:
        """The key that opens New game."""
        self._number = number
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Smallest size."""
        self._style = style
        self.setMinimumSize(style.px(180), style.px(112))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Scene, frame, key, emblem."""
        style, number = self._style, self._number
        scale = style.scale
        half = 22 * scale
        box = QRectF(self.rect()).adjusted(0, 0, -half if self._wide else 0, 0 if self._wide else -half)
        wide = self._wide

        def picture(inner: QPainter) -> None:
            canvas = Canvas(inner, style)
            radius = 10 * scale
            canvas.clip(rr(box, radius))
            paint_emblem(canvas, box)
            canvas.p.restore()
            canvas.stroke(rr(box.adjusted(0.7, 0.7, -0.7, -0.7), radius), style.colours.brass, 1.4)
            key = QRectF(box.left() + 7 * scale, box.top() + 7 * scale, 22 * scale, 22 * scale)
            canvas.fill(rr(key, 6 * scale), "#0E1218", 0.78)
            canvas.words(key, str(number), 12, "#F2EEE4", True, CENTRE)
            if wide:
                paint_medallion(canvas, box.right(), box.top() + 34 * scale, half * 0.97)
            else:
                paint_medallion(canvas, box.left() + 28 * scale, box.bottom(), half * 0.97)

        painter = QPainter(self)
        facts = (style, number)
        painter.drawPixmap(0, 0, self._cache.pixmap(self.size(), self.devicePixelRatioF(), facts, picture))
        painter.end()


class GameCardSheet(Sheet):
    """One game. Alone on the page it lies across, with its line of scores; several stand side by side."""

    new_requested = Signal(str)
    again_requested = Signal(str)
    rules_requested = Signal(str)

    def __init__(self, style: ShellStyle, wide: bool) -> None:
        """Empty card."""
        self._wide = wide
        super().__init__(style)
        self._game: GameCard | None = None
        self.picture = GamePicture(style, wide)
        self.name = Words(style, 22 if wide else 18, bold=True)
        self.line = Words(style, 13 if wide else 12.5, colour="muted", wrap=True)
        self.record = Words(style, 14 if wide else 13)
        self.last = Words(style, 12, colour="muted")
        self.five = LastFive(style)
        self.about = Words(style, 13.5, wrap=True)
        self.scores = Sparkline(style)
        self.new = BrassButton(style, Kind.NORMAL, icon="play", wide=True)
        self.again = BrassButton(style, Kind.SMALL, icon="replay", wide=True)
        self.learn = BrassButton(style, Kind.SMALL, icon="book", wide=True)
        self._five_row = QHBoxLayout()
        self._five_row.addWidget(self.last)
        self._five_row.addWidget(self.five)
        self._five_row.addStretch(1)
        self._small = QHBoxLayout()
        self._small.addWidget(self.again)
        self._small.addWidget(self.learn)
        self._facts = QVBoxLayout()
        for widget in (self.name, self.line, self.record):
            self._facts.addWidget(widget)
        self._facts.addLayout(self._five_row)
        if wide:
            self._facts.addWidget(self.scores, 1)
            self._facts.addWidget(self.about)
            self._facts.addStretch(0)
        else:
            self.about.setParent(None)
            self.scores.setParent(None)
            self._facts.addStretch(1)
        self._facts.addWidget(self.new)
        self._facts.addLayout(self._small)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._box = QBoxLayout(direction, self)
        self._box.addWidget(self.picture, 56 if wide else 1)
        self._box.addLayout(self._facts, 44 if wide else 0)
        self.new.clicked.connect(lambda: self.new_requested.emit(self._id()))
        self.again.clicked.connect(lambda: self.again_requested.emit(self._id()))
        self.learn.clicked.connect(lambda: self.rules_requested.emit(self._id()))
        self.set_style(style)

    def _id(self) -> str:
        """The game's id."""
        return "" if self._game is None else self._game.game_id

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.new, self.again, self.learn]

    def show_game(self, game: GameCard, number: int) -> None:
        """Show a game; ``number`` is the key that opens it."""
        self._game = game
        self.picture.set_number(number)
        self.again.setEnabled(game.can_repeat)
        self.retranslate()

    def retranslate(self) -> None:
        """Words of the card."""
        game = self._game
        if game is None:
            return
        self.name.setText(game_name(game.game_id))
        self.line.setText(game_line(game.game_id))
        if game.played and game.best is not None:
            text = translate("HomePage", "Best {best} · {won} of {played} won")
            self.record.setText(text.format(best=game.best, won=game.won, played=game.played))
        else:
            self.record.setText(translate("HomePage", "Not played yet"))
        self.last.setText(translate("HomePage", "Last five"))
        won, all_ = sum(game.last_five[-5:]), len(game.last_five[-5:])
        self.five.set_results(
            game.last_five,
            translate("HomePage", "Last games: {won} of {count} won").format(won=won, count=all_),
        )
        shown = ", ".join(str(score) for score in game.scores[-12:])
        self.scores.set_scores(
            game.scores, translate("HomePage", "Points of the last games: {list}").format(list=shown)
        )
        has = bool(game.last_five)
        self.scores.setVisible(self._wide and len(game.scores) > 1)
        self.about.setText(game_about(game.game_id))
        self.about.setVisible(self._wide and len(game.scores) < 2)
        self.last.setVisible(has)
        self.five.setVisible(has)
        self.new.set_words(translate("HomePage", "&New game…"))
        tip = (
            "" if game.can_repeat else translate("HomePage", "After your first game this starts one like it.")
        )
        self.again.set_words(translate("HomePage", "Same again"), tip=tip)
        self.learn.set_words(translate("HomePage", "How to play"))

    def set_style(self, style: ShellStyle) -> None:
        """Margins and gaps."""
        super().set_style(style)
        px = style.px
        edge = px(7)
        self.setContentsMargins(edge, edge, edge, edge + px(5))
        if not hasattr(self, "_box"):
            return
        ring = px(RING)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(px(4))
        self._facts.setContentsMargins(px(10), px(8) if self._wide else 0, px(10), px(6) - ring // 2)
        self._facts.setSpacing(px(4))
        self._five_row.setSpacing(px(8))
        self._small.setSpacing(0)
