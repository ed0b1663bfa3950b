"""The sheet of the chosen day: its game's card picture, what can be done, and how it went. Source: mocks/campaign.md 4."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from noria_desktop.app.today.days import Stand
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.pens import rgba
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.pages.today import words
from noria_desktop.ui.pages.today.model import TodayModel
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.marks import Mark, Stamp
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.sheets import Words

_PICTURE: Final = 0.535
"""Of the sheet's height, for the picture."""
_NIGHT: Final = "#06181F"
_BLACK: Final = "#000000"
_HEAD, _FOOT = 52, 92
"""Design pixels of the picture on which words lie: the date above, game and rival below."""
_ON_PICTURE, _DATE, _SUB = "#F6F0E0", "#F3D58A", "#E9E2D2"
_SENTENCES: Final = (
    ("stamp", Text("Today", "One sealed try counts. Leave and come back whenever you like.")),
    ("undo", Text("Today", "Take back as you please; past something revealed the try is open.")),
    ("replay", Text("Today", "Afterwards, play it open as often as you like.")),
)


class DayPicture(PaintedWidget):
    """The card picture of a day's game with date, game and rival on it; never the deal."""

    def __init__(self, style: ShellStyle, model: TodayModel) -> None:
        """For the chosen day."""
        super().__init__(style, 260, 150)
        self._model = model

    def show_model(self, model: TodayModel) -> None:
        """Another day."""
        self._model = model
        self._cache.drop()
        self.retranslate()

    def retranslate(self) -> None:
        """What is read out."""
        state, today = self._model.chosen, self._model.today
        game = words.game_name(state) if state.game is None or self._hidden else words.title(state.game)
        self.say(translate("Today", "{day}: {game}").format(day=words.whole_day(state.day, today), game=game))

    @property
    def _hidden(self) -> bool:
        """Nobody is told before its day what it brings."""
        return self._model.chosen.stand is Stand.AHEAD

    def facts(self) -> object:
        """The day, and the language."""
        return self._model.chosen.day, self._model.today, self.accessibleName()

    def paint(self, canvas: Canvas) -> None:
        """Picture, veil, words."""
        scale, state = canvas.style.scale, self._model.chosen
        box = QRectF(self.rect())
        shape = rounded_rect(box.adjusted(0, 0, 0, 20 * scale), 15 * scale)
        canvas.clip(shape)
        counted = state.counted
        game = state.game.game if state.game is not None else "" if counted is None else counted.game
        canvas.fill(rounded_rect(box, 0), canvas.style.theme.raised)
        if game and not self._hidden:
            game_cover(game).paint_emblem(canvas, box)
            canvas.p.restore()
            canvas.clip(shape)
        self._paint_veil(canvas, box)
        canvas.p.restore()
        left = box.left() + 30 * scale
        wide = box.width() - 2 * 30 * scale
        date = words.whole_day(state.day, self._model.today)
        canvas.words(QRectF(left, box.top() + 20 * scale, wide, 26 * scale), date, 15, _DATE, True)
        foot = box.bottom() - 20 * scale
        if self._hidden or not game:
            return
        game_cover(game).paint_medallion(canvas, left + 24 * scale, foot - 30 * scale, 24 * scale)
        left, wide = left + 62 * scale, wide - 62 * scale
        title = words.game_name(state) if state.game is None else words.title(state.game)
        size = next((one for one in (25.0, 22.0, 19.0) if canvas.width(title, one, True) <= wide), 17.0)
        canvas.words(QRectF(left, foot - 62 * scale, wide, 38 * scale), title, size, _ON_PICTURE, True)
        if state.game is not None:
            told = words.facts(state.game)
            canvas.words(QRectF(left, foot - 26 * scale, wide, 24 * scale), told, 13.5, _SUB)

    @staticmethod
    def _paint_veil(canvas: Canvas, box: QRectF) -> None:
        """Dark where words stand."""
        if canvas.style.contrast:
            scale = canvas.style.scale
            # Nothing of the picture lies behind words, whatever their size.
            foot = _FOOT * scale
            canvas.fill(rounded_rect(QRectF(box.left(), box.top(), box.width(), _HEAD * scale), 0), _BLACK)
            canvas.fill(rounded_rect(QRectF(box.left(), box.bottom() - foot, box.width(), foot), 0), _BLACK)
            return
        veil = QLinearGradient(0, box.top(), 0, box.bottom())
        stops = ((0, 0.72), (0.3, 0.08), (0.55, 0.12), (0.76, 0.82), (1, 0.94))
        for place, alpha in stops:
            veil.setColorAt(place, rgba(_NIGHT, round(255 * alpha)))
        canvas.p.fillRect(box, QBrush(veil))


class DaySheet(QFrame):
    """Picture above, words and buttons below."""

    primary_requested = Signal()
    """What the stand of the day asks for next."""
    open_requested = Signal()
    """An open try."""

    def __init__(self, style: ShellStyle, model: TodayModel) -> None:
        """For the chosen day."""
        super().__init__()
        self._style, self._model = style, model
        self.picture = DayPicture(style, model)
        self.heading = Words(style, 15.5, bold=True, wrap=True)
        self.stamp = Stamp(style)
        self.why = Words(style, 13.5, wrap=True)
        self.rival = Words(style, 13.5, colour="muted", wrap=True)
        self.sentences: list[Words] = []
        self.marks: list[Mark] = []
        lines = []
        for mark, _ in _SENTENCES:
            sign, said = Mark(style, mark, 22), Words(style, 13.5, wrap=True)
            self.marks.append(sign)
            self.sentences.append(said)
            lines.append(row(style, sign, (said, 1), gap=14))
        self.told = Words(style, 12.5, colour="muted", wrap=True)
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.open = BrassButton(style)
        buttons = row(style, self.go, 1, self.open, gap=8)
        below = column(
            style,
            row(style, (self.heading, 1), self.stamp, gap=8),
            self.why,
            self.rival,
            *lines,
            1,
            self.told,
            buttons,
            gap=9,
            edges=(30, 16, 26, 18),
        )
        self._column = column(style, self.picture, (below, 1), gap=0, edges=NO_EDGES, within=self)
        self.go.clicked.connect(self.primary_requested)
        self.open.clicked.connect(self.open_requested)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._frame = Frame(style, self)
        self.retranslate()

    def show_model(self, model: TodayModel) -> None:
        """Another day, or what became of it."""
        self._model = model
        self.picture.show_model(model)
        self.retranslate()

    def set_style(self, style: ShellStyle) -> None:
        """Colours and sizes."""
        self._style = style
        self.update()

    def least_width(self) -> int:
        """Logical pixels in which both buttons have their words."""
        shown = [one.sizeHint().width() for one in (self.go, self.open) if not one.isHidden()]
        return sum(shown) + self._style.px(76)

    def fit_height(self, height: int) -> None:
        """So high may the sheet be, logical pixels: the picture takes its part, and gives way to words."""
        words_high = self._words_height()
        wanted = min(round(height * _PICTURE), height - words_high)
        self.picture.setFixedHeight(max(self._style.px(120), wanted))

    def _words_height(self) -> int:
        inner = self._column.itemAt(1)
        layout = None if inner is None else inner.layout()
        if layout is None:
            return 0
        high: int = layout.heightForWidth(self.width()) if layout.hasHeightForWidth() else 0
        return max(high, layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The edge lies over everything."""
        super().resizeEvent(event)
        self._frame.setGeometry(self.rect())
        self._frame.raise_()

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [self.go, self.open]

    # Words ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Words of the chosen day."""
        state = self._model.chosen
        self.picture.retranslate()
        self.heading.setText(words.heading(state))
        is_over = state.is_over
        self.stamp.setVisible(is_over or state.stand is Stand.OPENED)
        self.stamp.set_words(state.sealed, words.seal_word(sealed=state.sealed))
        why = "" if state.why is None else words.WHYS(state.why)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        rival = ""
        if state.game is not None and state.stand is not Stand.AHEAD:
            rival = words.rival_sentence(state.game)
        self.rival.setText(rival)
        is_new = state.stand in (Stand.NEW, Stand.BEGUN)
        self.rival.setVisible(bool(rival) and not is_new)
        for mark, said, (_, text) in zip(self.marks, self.sentences, _SENTENCES, strict=True):
            said.setText(str(text))
            mark.setVisible(is_new)
            said.setVisible(is_new)
        self._word_buttons()
        self.told.setText(self._foot())

    def _foot(self) -> str:
        match self._model.chosen.stand:
            case Stand.PAST:
                return translate("Today", "A day that is over can be played open.")
            case Stand.AHEAD | Stand.NONE:
                return ""
            case _:
                return translate("Today", "Nobody's try is sent anywhere; you share it yourself.")

    def _word_buttons(self) -> None:
        model, stand = self._model, self._model.chosen.stand
        again = translate("Today", "Go on, open") if model.goes_on else translate("Today", "Play open")
        text, icon, open_ = "", "play", ""
        match stand:
            case Stand.NEW:
                text, open_ = translate("Today", "Begin the sealed try"), again
            case Stand.BEGUN:
                text = translate("Today", "Go on")
            case Stand.PLAYED:
                text, icon, open_ = translate("Today", "Copy my line"), "clip", again
            case Stand.OPENED if model.own is not None:
                text, icon, open_ = translate("Today", "Copy my line"), "clip", again
            case Stand.OPENED | Stand.PAST:
                text = again
        self.go.set_icon(icon)
        self.go.set_words(text)
        self.go.setVisible(bool(text))
        self.open.set_words(open_)
        self.open.setVisible(bool(open_))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet with a brass edge, the picture's lower edge in brass too."""
        painter = QPainter(self)
        canvas, theme = Canvas(painter, self._style), self._style.theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        canvas.fill(rounded_rect(box, 15 * self._style.scale), theme.surface)
        painter.end()


class Frame(QWidget):
    """The brass edge over the sheet; the mouse goes through it."""

    def __init__(self, style: ShellStyle, over: DaySheet) -> None:
        """Over this sheet."""
        super().__init__(over)
        self._style, self._over = style, over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # The line under the picture goes with it.
        over.picture.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The picture has another height: the line is painted anew."""
        if event.type() == QEvent.Type.Resize:
            self.update()
        return super().eventFilter(watched, event)

    def set_style(self, style: ShellStyle) -> None:
        """Colours."""
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Edge and line."""
        painter = QPainter(self)
        canvas, style = Canvas(painter, self._style), self._style
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        canvas.stroke(rounded_rect(box, 15 * style.scale), style.colours.brass, 2 * style.scale)
        low = self._over.picture.geometry().bottom()
        painter.fillRect(
            QRectF(1, low, self.width() - 2, 1.6 * style.scale), QBrush(rgba(style.colours.brass))
        )
        painter.end()
