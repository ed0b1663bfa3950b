"""The finale: one long evening, four games in a row on one seed, each against a rival of your choice.

No stars; evenings are ranked by the mean share of their targets. One game may be left out. Source: ux 3.2.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.app.campaign.campaign import Campaign
from noria_desktop.app.campaign.chapters import LADDERS, chapter
from noria_desktop.app.campaign.standing import Evening, share_of_target, standing
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.shapes import rounded_rect
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.campaign import words
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton, Kind, PaintedButton
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


@frozen
class EveningGame:
    """One of the four games."""

    game: str
    levels: tuple[str, ...]
    level: int
    result: str
    """Both scores; empty until it has ended."""
    percent: int | None
    running: bool


@frozen
class EveningModel:
    """An evening, and those before it."""

    number: int
    open: bool
    missing: int
    """Stars that the finale lacks."""
    games: tuple[EveningGame, ...]
    percent: int | None
    ranking: tuple[tuple[int, int], ...]
    """Evenings that have ended: number and percent, the best first."""

    @property
    def next(self) -> int | None:
        """Which game is to be played; None when all have ended."""
        return next((n for n, one in enumerate(self.games) if one.percent is None), None)


def evening_model(campaign: Campaign, needed: int, chosen: dict[str, int]) -> EveningModel:
    """The latest evening, or the first one to come.

    Args:
        campaign: the campaign.
        needed: stars that open the finale.
        chosen: levels chosen for games that are not begun.
    """
    now = standing(campaign)
    last = now.evenings[-1] if now.evenings else None
    is_over = last is not None and len(last.games) == len(LADDERS)
    number = 1 if last is None else last.number + (1 if is_over else 0)
    current = None if is_over else last
    ranking = sorted(
        ((one.number, one.percent) for one in now.evenings if one.percent is not None),
        key=lambda pair: -pair[1],
    )
    return EveningModel(
        number=number,
        open=now.finale_open,
        missing=max(0, needed - now.stars),
        games=tuple(_game(game, current, chosen.get(game, 0)) for game in LADDERS),
        percent=None if current is None else current.percent,
        ranking=tuple(ranking),
    )


def _game(game: str, evening: Evening | None, chosen: int) -> EveningGame:
    where = chapter(f"finale-{game}")
    ended = next((pair for pair in evening.games if pair[0].where.game == game), None) if evening else None
    going_on = evening is not None and any(one.where.game == game for one in evening.running)
    running = next((one for one in evening.running if one.where.game == game), None) if evening else None
    level = ended[0].level if ended else running.level if running else chosen
    result = ""
    if ended is not None:
        scores = ended[1].result.scores
        result = translate("Circuit", "{own} – {rival}").format(own=scores[0], rival=max(scores[1:]))
    return EveningGame(
        game=game,
        levels=words.levels(where),
        level=level,
        result=result,
        percent=None if ended is None else share_of_target(*ended),
        running=ended is None and going_on,
    )


class EveningRow(PaintedButton):
    """A game of the evening; pressing one that is not begun chooses its next rival."""

    def __init__(self, style: ShellStyle, facts: EveningGame) -> None:
        super().__init__(style)
        self.facts = facts
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_facts(facts)

    def show_facts(self, facts: EveningGame) -> None:
        """Another state of the same game."""
        self.facts = facts
        name = game_cover(facts.game).name()
        self.setAccessibleName(f"{name}, {facts.levels[facts.level]}, {self._told()}")
        self.setEnabled(facts.percent is None and not facts.running)
        self.update()

    def _told(self) -> str:
        facts = self.facts
        if facts.percent is not None:
            return translate("Circuit", "{result} · {percent} % of the target").format(
                result=facts.result, percent=facts.percent
            )
        if facts.running:
            return translate("Circuit", "goes on")
        return translate("Circuit", "press to choose another rival")

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(420), self._style.px(88))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(320), self._style.px(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas, scale, theme = Canvas(painter, self._style), self._style.scale, self._style.theme
        box, facts = self.body(), self.facts
        canvas.fill(
            rounded_rect(box, 11 * scale),
            theme.raised if self._hovered and self.isEnabled() else theme.surface,
        )
        canvas.stroke(rounded_rect(box, 11 * scale), theme.line, 1.1)
        self.paint_ring(canvas, box, 11 * scale)
        middle, half = box.center().y(), min(26 * scale, box.height() * 0.36)
        game_cover(facts.game).paint_medallion(canvas, box.left() + 20 * scale + half, middle, half)
        left = box.left() + 36 * scale + 2 * half
        line = QRectF(left, middle - 25 * scale, box.right() - left - 16 * scale, 26 * scale)
        canvas.words(line, game_cover(facts.game).name(), 17, theme.text, True)
        canvas.words(line.translated(0, 25 * scale), facts.levels[facts.level], 14, theme.text)
        canvas.words(line.translated(0, 12 * scale), self._told(), 13, theme.muted, False, RIGHT)
        painter.end()


class EveningPage(Page):
    """The last evening."""

    play_requested = Signal(str)
    """The game to play."""
    level_chosen = Signal(str, int)

    def __init__(self, model: EveningModel, style: ShellStyle) -> None:
        super().__init__(style, back=True, strip=True)
        self.model = model
        self.intro = Words(style, 14, colour="muted", wrap=True)
        self.rows = [EveningRow(style, one) for one in model.games]
        self.ranking = Sheet(style)
        self.ranking_head = Heading(style, 16)
        self.ranked = Words(style, 15, wrap=True)
        inside = self.ranking.column
        inside.addWidget(self.ranking_head)
        inside.addWidget(self.ranked)
        inside.addStretch(1)
        self._left = QVBoxLayout()
        self._left.addWidget(self.intro)
        for row in self.rows:
            self._left.addWidget(row)
            row.clicked.connect(lambda _=False, row=row: self._next_level(row))
        self._row = QHBoxLayout(self.body)
        self._row.addLayout(self._left, 64)
        self._row.addWidget(self.ranking, 36)
        assert self.strip is not None
        self.told = Words(style, 14)
        self.go = BrassButton(style, Kind.PRIMARY, icon="play", key="Enter")
        self.strip.row.addWidget(self.told)
        self.strip.row.addStretch(1)
        self.strip.row.addWidget(self.go)
        self.go.clicked.connect(self._play)
        for first, second in pairwise([self.go, *self.rows, self.header.back]):
            QWidget.setTabOrder(first, second)
        self.set_model(model)
        self.ready()

    def set_model(self, model: EveningModel) -> None:
        """Another state."""
        self.model = model
        for row, facts in zip(self.rows, model.games, strict=True):
            row.show_facts(facts)
        self.go.setEnabled(model.open and model.next is not None)
        self.retranslate()

    def _play(self) -> None:
        if self.model.next is not None and self.model.open:
            self.play_requested.emit(self.model.games[self.model.next].game)

    def _next_level(self, row: EveningRow) -> None:
        facts = row.facts
        self.level_chosen.emit(facts.game, (facts.level + 1) % len(facts.levels))

    def game_id(self) -> str:
        return self.model.games[self.model.next or 0].game

    def entrance(self) -> QWidget:
        return self.go

    def retranslate(self) -> None:
        super().retranslate()
        model = self.model
        self.header.title.setText(translate("Circuit", "One long evening"))
        self.intro.setText(
            translate(
                "Circuit",
                "Four games in a row on one seed, each against a rival of your choice. "
                "The evening counts by the mean share of its targets; one game may be left out.",
            )
        )
        self.ranking_head.set_words(translate("Circuit", "Your evenings"))
        lines = [
            translate("Circuit", "Evening {number}: {percent} %").format(number=number, percent=percent)
            for number, percent in model.ranking
        ]
        self.ranked.setText("\n".join(lines) or translate("Circuit", "None has ended yet."))
        number = translate("Circuit", "Evening {number}").format(number=model.number)
        missing = model.missing
        if missing:
            told = translate("Circuit", "%n more star(s) open it", "", missing)
        elif model.percent is not None:
            told = translate("Circuit", "so far {percent} % of the targets").format(percent=model.percent)
        else:
            told = translate("Circuit", "the same seed for all four games")
        self.told.setText(f"{number} · {told}")
        if model.next is None:
            self.go.set_words(translate("Circuit", "All played"))
        else:
            name = game_cover(model.games[model.next].game).name()
            text = (
                translate("Circuit", "Go on with {game}")
                if model.games[model.next].running
                else translate("Circuit", "Play {game}")
            )
            self.go.set_words(text.format(game=name))

    def arrange(self, style: ShellStyle) -> None:
        self._row.setContentsMargins(*self.margins(style))
        self._row.setSpacing(style.px(14))
        self._left.setSpacing(style.px(8))
