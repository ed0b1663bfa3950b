"""The head of the page of lessons: where you were, and one button that goes on. Source: mocks/way-in.md 1."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from noria_desktop.ui.art.canvas import Canvas, PictureCache
from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.learn.model import Hero, Path, State, met, said
from noria_desktop.ui.widgets.buttons import RING, BrassButton, Kind
from noria_desktop.ui.widgets.layouts import column, row
from noria_desktop.ui.widgets.sheets import Words

HIGH = 188
"""Design pixels."""
HIGHEST = 340
"""Where there is room for more of the picture."""
WORDS = 0.49
"""Of the width, for the words."""
SEEN = 0.9
"""Height of the whole picture as part of its width."""
FADE = 150
"""Design pixels over which the picture fades into the sheet."""


class HeroSheet(QWidget):
    """A sheet with the lesson's position at the right."""

    go_requested = Signal()
    known_requested = Signal()

    def __init__(self, style: ShellStyle, hero: Hero, path: Path) -> None:
        """What comes next."""
        super().__init__()
        self._style, self._hero, self._path = style, hero, path
        self._cache = PictureCache()
        self.kicker = Words(style, 13, bold=True, colour="accent")
        self.title = Words(style, 31, bold=True)
        self.about = Words(style, 15, wrap=True)
        self.left = Words(style, 13.5, colour="muted")
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.known = BrassButton(style)
        self.known.setVisible(hero.is_first)
        texts = column(style, self.kicker, self.title, self.about, gap=5, edges=(RING, 0, 0, 0))
        buttons = row(style, self.go, self.known, self.left, 1, gap=10)
        inner = column(style, texts, 1, buttons, gap=6)
        self._row = row(style, (inner, 49), (QWidget(), 51), edges=(22, 16, 22, 12), within=self)
        self.go.clicked.connect(self.go_requested)
        self.known.clicked.connect(self.known_requested)
        self._set_height()
        self.retranslate()

    def show_hero(self, hero: Hero, path: Path) -> None:
        """Another way on."""
        self._hero, self._path = hero, path
        self.known.setVisible(hero.is_first)
        self.retranslate()

    def set_style(self, style: ShellStyle) -> None:
        """Colours and sizes."""
        self._style = style
        self._set_height()
        self._cache.drop()
        self.update()

    def _set_height(self) -> None:
        self.setMinimumHeight(self._style.px(HIGH))
        self.setMaximumHeight(self._style.px(HIGHEST))

    def retranslate(self) -> None:
        """Words of the sheet."""
        hero, node = self._hero, self._hero.node
        game = game_cover(hero.game_id).name()
        if node is None:
            opponent = met(self._path)
            self.kicker.setText(translate("Learn", "All lessons of {game} done").format(game=game))
            self.title.setText(translate("Learn", "A game with {opponent}").format(opponent=opponent))
            self.about.setText(translate("Learn", "Learning is for playing. Any lesson can be done again."))
            self.go.set_words(translate("Learn", "New game"))
            self.left.setText("")
        else:
            number = translate("Learn", "{game}, lesson {number} of {count}").format(
                game=game, number=node.number, count=hero.count
            )
            begun = node.state is State.BEGUN
            kicker = translate("Learn", "Where you were") if begun else translate("Learn", "What comes next")
            self.kicker.setText(
                translate("Learn", "{where} · {lesson}").format(
                    where=translate("Learn", "The kindest first game") if hero.is_kindest else kicker,
                    lesson=number,
                )
            )
            self.title.setText(said(node.title))
            self.about.setText(said(hero.about) if hero.about is not None else "")
            go = translate("Learn", "Go on") if begun else translate("Learn", "Begin")
            if hero.is_first:
                go = translate("Learn", "Begin the first lesson")
            self.go.set_words(go)
            minutes = max(1, round(node.minutes * (1 - node.behind / node.steps)))
            left = translate("Learn", "about %n minute(s)", "", minutes)
            if begun:
                left = translate("Learn", "step {step} of {steps} · {left}").format(
                    step=node.behind + 1, steps=node.steps, left=left
                )
            self.left.setText(left)
        self.known.set_words(translate("Learn", "I know it"))
        self._cache.drop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        facts = (self._style, self._hero, translate("Shell", "en", "code of this language: en or ja"))
        self._cache.show(painter, self, facts, self._paint)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        style = self._style
        canvas, scale, theme = Canvas(painter, style), style.scale, style.theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = rounded_rect(box, 14 * scale)
        canvas.fill(shape, theme.surface)
        if self._hero.position is not None:
            painter.save()
            painter.setClipPath(shape)
            self._paint_picture(painter, box)
            painter.restore()
        canvas.stroke(shape, theme.accent, 2 * scale)

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        style, hero = self._style, self._hero
        left = box.left() + box.width() * WORDS
        picture = QRectF(left, box.top(), box.right() - left, box.height())
        # The picture is as wide as its part of the sheet, and of its height a strip is seen.
        door, high = game_ui(hero.game_id), max(box.height(), picture.width() * SEEN)
        over = min(max(0.0, high * door.heart - box.height() / 2), high - box.height())
        picture = QRectF(picture.left(), picture.top() - over, picture.width(), high)
        code = translate("Shell", "en", "code of this language: en or ja")
        door.paint_miniature(painter, picture, hero.position, Skin(style.theme, code))
        fade = QLinearGradient(left - 1, 0, left + FADE * style.scale, 0)
        fade.setColorAt(0, rgba(style.theme.surface))
        fade.setColorAt(1, rgba(style.theme.surface, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(picture.adjusted(-2, 0, 0, 0), QBrush(fade))
