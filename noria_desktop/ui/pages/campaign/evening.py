"""The finale: one long evening, four games in a row on one seed, each against a rival of your choice.

No stars; evenings are ranked by the mean share of their targets. They are played in any order, so that any one game may
be left out. Source: ux 3.2.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.app.campaign.campaign import Campaign
from noria_desktop.app.campaign.chapters import LADDERS
from noria_desktop.app.campaign.standing import standing
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import RIGHT, Canvas, PictureCache
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import in_a_line, side_by_side, translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.campaign.four import FourTables
from noria_desktop.ui.pages.campaign.model import Picture
from noria_desktop.ui.pages.campaign.together import (
    Stop,
    StopState,
    Together,
    current_evening,
    evening_number,
    evening_of,
    percent,
    told_evening,
)
from noria_desktop.ui.pages.faces import paint_face
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


@frozen
class EveningModel:
    """An evening, and those before it."""

    told: Together
    ranking: tuple[tuple[int, int], ...]
    """Evenings that count: number and percent, the best first."""
    playing: int | None
    """Which of the four games the way on plays; None when all have ended."""

    @property
    def number(self) -> int:
        """Which evening."""
        return self.told.number

    @property
    def games(self) -> tuple[Stop, ...]:
        """The four."""
        return self.told.stops


def evening_model(
    campaign: Campaign, chosen: dict[str, int], number: int | None = None, playing: str = ""
) -> EveningModel:
    """An evening of a campaign.

    Args:
        campaign: the campaign.
        chosen: levels chosen for games that are not begun.
        number: which evening; by default the one that goes on, or the next.
        playing: the game that was chosen to be played; by default what comes next.
    """
    evening = current_evening(campaign) if number is None else evening_of(campaign, number)
    told = told_evening(campaign, evening, chosen)
    open_games = [n for n, one in enumerate(told.stops) if one.state is not StopState.ENDED]
    wanted = next((n for n in open_games if told.stops[n].chapter.game == playing), None)
    coming = told.next
    if wanted is None and coming is not None:
        wanted = told.stops.index(coming)
    counting = ((one.number, one.percent) for one in standing(campaign).evenings if one.percent is not None)
    return EveningModel(told, tuple(sorted(counting, key=lambda pair: -pair[1])), wanted)


class EveningRow(PaintedButton):
    """A game of the evening; pressing it makes it the one to play."""

    walked = Signal(int)

    def __init__(self, style: ShellStyle, facts: Stop, picture: Picture | None = None) -> None:
        """``picture``: how it ended; without one the picture of its game's card stands there."""
        super().__init__(style)
        self.facts, self._picture = facts, picture
        self._cache = PictureCache()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_facts(facts)

    def show_facts(self, facts: Stop) -> None:
        """Another state of the same game."""
        self.facts = facts
        self.setAccessibleName(facts.spoken)
        self.setEnabled(facts.state is not StopState.ENDED)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(420), self._style.px(104))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(320), self._style.px(78))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk between the games; Enter is the page's."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box, facts = self.body(), self.facts
        radius = 11 * scale
        raised = self.isChecked() or (self._hovered and self.isEnabled())
        canvas.fill(rounded_rect(box, radius), theme.raised if raised else theme.surface)
        edge = theme.accent if self.isChecked() else theme.line
        canvas.stroke(rounded_rect(box, radius), edge, 2.2 if self.isChecked() else 1.1)
        facts_of_picture = (self._style, facts.state is StopState.ENDED)
        pixmap = self._cache.pixmap(
            self.size(), self.devicePixelRatioF(), facts_of_picture, self._paint_picture
        )
        painter.drawPixmap(0, 0, pixmap)
        self.paint_ring(canvas, box, radius)
        middle, half = box.center().y(), min(38 * scale, box.height() * 0.39)
        x = box.left() + 20 * scale + half
        paint_face(canvas, x, middle, half, facts.chapter.game, words.face(facts.chapter, facts.level))
        small = min(18 * scale, half * 0.55)
        game_cover(facts.chapter.game).paint_medallion(canvas, x + half * 0.86, middle - half * 0.62, small)
        left = x + half + 30 * scale
        line = QRectF(left, middle - 25 * scale, box.right() - left - 18 * scale, 26 * scale)
        canvas.words(line, facts.title, 17, theme.text, True)
        canvas.words(
            line.translated(0, 25 * scale), words.against(facts.chapter, facts.level), 14, theme.text
        )
        if facts.state is StopState.ENDED:
            took = canvas.width(facts.worth, 24, True)
            canvas.words(line.translated(0, 2 * scale), facts.worth, 24, theme.accent, True, RIGHT)
            if facts.won:
                x = line.right() - took - 18 * scale
                canvas.glyph("check", x, line.center().y() + 2 * scale, 8 * scale, theme.success)
            canvas.words(line.translated(0, 28 * scale), facts.result, 14, theme.muted, False, RIGHT)
        painter.end()

    def _paint_picture(self, painter: QPainter) -> None:
        """How it ended, or its game's card; the rival stays at its left, buttons and results at its right."""
        canvas, scale, box = Canvas(painter, self._style), self._style.scale, self.body()
        left, right = box.left() + 330 * scale, box.right() - 172 * scale
        area = QRectF(left, box.top() + 6 * scale, right - left, box.height() - 12 * scale)
        if area.width() < 120 * scale or area.height() < 50 * scale:
            return
        ended, radius = self.facts.state is StopState.ENDED, 8 * scale
        canvas.clip(rounded_rect(area, radius))
        if self._picture is not None:
            self._picture.cover(painter, area)
        else:
            game_cover(self.facts.chapter.game).paint_emblem(canvas, area)
        if not ended and not self._style.contrast:
            canvas.fill(rounded_rect(area, 0), self._style.theme.surface, 0.4)
        painter.restore()
        edge = self._style.colours.brass if ended else self._style.theme.line
        canvas.stroke(rounded_rect(area, radius), edge, 1.2)


class EveningPage(Page):
    """The last evening."""

    play_requested = Signal(str)
    """The game to play."""
    game_chosen = Signal(str)
    """The game that the way on is to play."""
    level_chosen = Signal(str, int)
    close_requested = Signal()
    """The evening counts as it stands."""
    anew_requested = Signal()
    logbook_requested = Signal()

    def __init__(self, model: EveningModel, style: ShellStyle, tables: FourTables | None = None) -> None:
        """Show an evening; ``tables``: how those of its games ended that have."""
        super().__init__(style, back=True, strip=True)
        self.model = model
        self.intro = Words(style, 14, colour="muted", wrap=True)
        pictures = [None] * len(model.games) if tables is None else tables.pictures
        self.rows = [EveningRow(style, *pair) for pair in zip(model.games, pictures, strict=True)]
        self.others = [BrassButton(style, Kind.SMALL) for _ in model.games]
        self.group = OneOf(self)
        self.ranking = Sheet(style)
        self.ranking_head = Heading(style, 16)
        self.ranked = Words(style, 15, wrap=True)
        self.read = BrassButton(style, icon="book")
        inside = self.ranking.column
        inside.addWidget(self.ranking_head)
        inside.addWidget(self.ranked)
        inside.addStretch(1)
        inside.addWidget(self.read)
        self._left = QVBoxLayout()
        self._left.addWidget(self.intro)
        for number, (row, other) in enumerate(zip(self.rows, self.others, strict=True)):
            self.group.addButton(row, number)
            self._left.addWidget(row, 1)
            inner = QHBoxLayout(row)
            inner.addStretch(1)
            inner.addWidget(other)
            row.toggled.connect(lambda on, number=number: self._toggled(number, on))
            row.walked.connect(lambda step, number=number: self._walk(number, step))
            other.clicked.connect(lambda _=False, row=row: self._next_level(row))
        self._row = QHBoxLayout(self.body)
        self._row.addLayout(self._left, 66)
        self._row.addWidget(self.ranking, 34)
        assert self.strip is not None
        self.told = Words(style, 14)
        self.anew = BrassButton(style, icon="replay")
        self.close_here = BrassButton(style)
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.told)
        self.strip.row.addStretch(1)
        for button in (self.anew, self.close_here, self.go):
            self.strip.row.addWidget(button)
        self.go.clicked.connect(self._play)
        self.anew.clicked.connect(self.anew_requested)
        self.close_here.clicked.connect(self.close_requested)
        self.read.clicked.connect(self.logbook_requested)
        pairs = [widget for pair in zip(self.rows, self.others, strict=True) for widget in pair]
        chain = [self.go, *pairs, self.read, self.anew, self.close_here, self.header.back]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)
        self.set_model(model)
        self.ready()

    def set_model(self, model: EveningModel) -> None:
        """Another state."""
        self.model = model
        self.group.setExclusive(False)
        for number, (row, other, facts) in enumerate(zip(self.rows, self.others, model.games, strict=True)):
            row.show_facts(facts)
            row.setChecked(number == model.playing)
            may_choose = facts.state in (StopState.NEXT, StopState.AHEAD)
            other.setVisible(may_choose and model.told.open)
        self.group.setExclusive(model.playing is not None)
        told = model.told
        self.go.setEnabled(told.open and model.playing is not None)
        self.close_here.setVisible(told.counts)
        self.anew.setVisible(told.open and told.counts)
        self.read.setVisible(bool(model.ranking) or any(one.result for one in model.games))
        self.retranslate()

    def _play(self) -> None:
        if self.model.playing is not None and self.model.told.open:
            self.play_requested.emit(self.model.games[self.model.playing].chapter.game)

    def _toggled(self, number: int, on: bool) -> None:
        """A game is chosen by mouse, by keys or by what a screen reader toggles; what is shown already is none."""
        if on and number != self.model.playing:
            self.game_chosen.emit(self.model.games[number].chapter.game)

    def _walk(self, number: int, step: int) -> None:
        at = number + step
        while 0 <= at < len(self.rows):
            if self.rows[at].isEnabled():
                self.rows[at].setFocus(Qt.FocusReason.TabFocusReason)
                self.game_chosen.emit(self.rows[at].facts.chapter.game)
                return
            at += step

    def _next_level(self, row: EveningRow) -> None:
        facts = row.facts
        game = facts.chapter.game
        self.level_chosen.emit(game, (facts.level + 1) % len(LADDERS[game]))

    def game_id(self) -> str:
        return self.model.games[self.model.playing or 0].chapter.game

    def entrance(self) -> QWidget:
        return self.go

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays from anywhere; L opens the logbook; N is another evening."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._play()
        elif key == Qt.Key.Key_L and not event.modifiers():
            self.logbook_requested.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        super().retranslate()
        model, told = self.model, self.model.told
        self.header.title.setText(told.title)
        self.intro.setText(told.rule)
        self.ranking_head.set_words(translate("Circuit", "Your evenings"))
        lines = [
            translate("Circuit", "{evening}: {percent}").format(
                evening=evening_number(number), percent=percent(value)
            )
            for number, value in model.ranking
        ]
        self.ranked.setText("\n".join(lines) or translate("Circuit", "None counts yet."))
        self.read.set_words(translate("Circuit", "Read the page"))
        for row, other in zip(self.rows, self.others, strict=True):
            levels = words.levels(row.facts.chapter)
            other.set_words(
                translate("Circuit", "Another rival"),
                name=translate("Circuit", "{game}: another rival instead of {rival}").format(
                    game=row.facts.title, rival=row.facts.rival
                ),
                tip=side_by_side(levels),
            )
        so_far = (
            translate("Circuit", "so far {percent} of the targets").format(percent=told.total)
            if told.total
            else translate("Circuit", "the same seed for all four games")
        )
        note = told.note if not told.open else so_far
        self.told.setText(in_a_line(told.sub, note))
        self.close_here.set_words(
            translate("Circuit", "How it stands")
            if told.over
            else translate("Circuit", "Close the evening here")
        )
        self.anew.set_words(translate("Circuit", "Another evening"))
        if model.playing is None:
            self.go.set_words(translate("Circuit", "All played"))
        else:
            game = model.games[model.playing]
            text = (
                translate("Circuit", "Go on with {game}")
                if game.state is StopState.RUNNING
                else translate("Circuit", "Play {game}")
            )
            self.go.set_words(text.format(game=game.title))

    def arrange(self, style: ShellStyle) -> None:
        self._row.setContentsMargins(*self.margins(style))
        self._row.setSpacing(style.px(14))
        self._left.setSpacing(style.px(8))
