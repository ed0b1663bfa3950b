"""The first column of Solani's New game page: how many play, and who sits at each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from noria_desktop.app.kits.solani import opponent
from noria_desktop.games.solani.setup import MOST_PLAYERS
from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.page_shapes import rr
from noria_desktop.ui.art.style import ShellStyle, mix
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.opponent_list import OptionRow
from noria_desktop.ui.solani.pages.art import paint_badge, paint_coyote, paint_player
from noria_desktop.ui.solani.pages.round_table import RoundTable
from noria_desktop.ui.solani.pages.words import count_name, level_line, player_line, table_about
from noria_desktop.ui.solani.words.opponents import coyote_title, player_title
from noria_desktop.ui.widgets.buttons import RING, BrassButton, PaintedButton
from noria_desktop.ui.widgets.choices import Buttons, MiddleChoice
from noria_desktop.ui.widgets.new_game import OpponentRecord
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

FIRST: Final = (Player.HUMAN, Player.LEVEL_2, Player.LEVEL_2, Player.LEVEL_2)
"""Who sits where until something else was chosen."""


class CoyoteRow(OptionRow):
    """A level of Coyote with its head."""

    def __init__(self, style: ShellStyle, level: CoyoteLevel) -> None:
        """The stars follow from the level."""
        super().__init__(style)
        self.level = level

    def paint_picture(self, canvas: Canvas, x: float, y: float, half: float) -> None:
        """The head."""
        paint_coyote(canvas, self.level.index + 1, x, y, half)


class PlayerButton(PaintedButton):
    """One who could sit at a seat: a picture in a small square."""

    def __init__(self, style: ShellStyle, player: Player) -> None:
        """The picture follows from who it is."""
        super().__init__(style)
        self.player = player
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, seat: str) -> None:
        """Name and hint; ``seat`` is whose choice it is."""
        title = player_title(self.player)
        self.setText(title)
        self.setAccessibleName(translate("Solani", "{seat}: {player}").format(seat=seat, player=title))
        self.setToolTip(
            translate("Solani", "{player}: {about}").format(player=title, about=player_line(self.player))
        )

    def sizeHint(self) -> QSize:
        """A square picture with room for the ring."""
        return QSize(self._style.px(46), self._style.px(42 + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        """Same as the hint."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame and picture."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme, colours, scale = self._style.theme, self._style.colours, self._style.scale
        box = self.body()
        on = self.isChecked()
        body = mix(theme.raised, theme.accent, 0.12) if self._hovered and not on else theme.raised
        canvas.fill(rr(box, 8 * scale), body, 1.0 if on or self._hovered else 0.5)
        canvas.stroke(rr(box, 8 * scale), theme.accent if on else colours.hair, 2 if on else 1.2)
        self.paint_ring(canvas, box, 8 * scale)
        if not on:
            painter.setOpacity(0.55 if not self._style.contrast else 1.0)
        paint_player(canvas, self.player, box.center().x(), box.center().y(), box.height() * 0.4)
        painter.end()


class SeatName(QWidget):
    """Badge and name of a seat, with who was chosen for it."""

    def __init__(self, style: ShellStyle, seat: int) -> None:
        """Without words."""
        super().__init__()
        self._style, self._seat = style, seat
        self._title, self._line, self._about = "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_style(style)

    def set_words(self, title: str, line: str, about: str = "") -> None:
        """The seat, who sits there, and a sentence about that."""
        self._title, self._line, self._about = title, line, about
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (line, about) if part))
        self.set_style(self._style)

    def set_style(self, style: ShellStyle) -> None:
        """Height of a line, or of two."""
        self._style = style
        self.setFixedHeight(style.px(42 if self._about else 24))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Badge, name, line."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        scale, theme = self._style.scale, self._style.theme
        box = QRectF(self.rect())
        if self._about:
            low = QRectF(
                box.left() + 32 * scale, box.top() + 22 * scale, box.width() - 36 * scale, 18 * scale
            )
            canvas.words(low, self._about, 12, theme.muted)
            box.setHeight(24 * scale)
        paint_badge(canvas, self._seat, box.left() + 15 * scale, box.center().y(), 7.5 * scale)
        left = box.left() + 32 * scale
        took = canvas.words(
            QRectF(left, 0, box.right() - left, box.height()), self._title, 14, theme.text, True
        )
        left += took + 10 * scale
        canvas.words(
            QRectF(left, 0, box.right() - left - 4 * scale, box.height()), self._line, 13, theme.text
        )
        painter.end()


class SeatRow(QWidget):
    """A seat beside the first: a person or one of four levels."""

    changed = Signal()

    def __init__(self, style: ShellStyle, seat: int) -> None:
        """As ``FIRST`` says."""
        super().__init__()
        self.seat = seat
        self.name = SeatName(style, seat)
        buttons: dict[Player, QAbstractButton] = {player: PlayerButton(style, player) for player in Player}
        self.players: Buttons[Player] = Buttons(buttons, across=True)
        self.players.choose(FIRST[seat])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addWidget(self.players)
        self.players.chosen.connect(self._chosen)

    def _chosen(self) -> None:
        self.retranslate()
        self.changed.emit()

    def retranslate(self) -> None:
        """Seat and player."""
        title = translate("Solani", "Seat {number}").format(number=self.seat + 1)
        player = self.players.choice
        self.name.set_words(title, player_title(player), player_line(player))
        self.players.setAccessibleName(title)
        for button in self.players.buttons.values():
            assert isinstance(button, PlayerButton)
            button.set_words(title)


class PlayersColumn(Sheet):
    """One to four, and who they are."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """Two: a person and a program."""
        super().__init__(style)
        self._records: Mapping[object, OpponentRecord] = {}
        self.heading = Heading(style, 17, inset=RING)
        counts: dict[int, QAbstractButton] = {
            count: MiddleChoice(style) for count in range(1, MOST_PLAYERS + 1)
        }
        self.count: Buttons[int] = Buttons(counts, across=True)
        self.you = SeatName(style, 0)
        levels: dict[CoyoteLevel, QAbstractButton] = {level: CoyoteRow(style, level) for level in CoyoteLevel}
        self.coyote: Buttons[CoyoteLevel] = Buttons(levels)
        self.coyote_title = Words(style, 14, bold=True)
        self.seats = [SeatRow(style, seat) for seat in range(1, MOST_PLAYERS)]
        self.about = Words(style, 12.5, colour="muted", wrap=True)
        self.record = Words(style, 12.5, bold=True)
        self.alone, self.others = QWidget(), QWidget()
        self._alone, self._others = QVBoxLayout(self.alone), QVBoxLayout(self.others)
        self.table = RoundTable(style)
        self._alone.addWidget(self.coyote_title)
        self._alone.addWidget(self.coyote)
        for row in self.seats:
            self._others.addWidget(row)
        self._column = QVBoxLayout(self)
        for part in (self.heading, self.count, self.you, self.alone, self.others):
            self._column.addWidget(part)
        self._column.addWidget(self.table, 1)
        self._column.addWidget(self.record)
        self._column.addWidget(self.about)
        self.count.chosen.connect(self._chosen)
        self.coyote.chosen.connect(self._chosen)
        for row in self.seats:
            row.changed.connect(self._chosen)
        self.set_style(style)

    def _chosen(self) -> None:
        self._show()
        self.changed.emit()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        others = tuple(row.players.choice for row in self.seats[: self.count.choice - 1])
        return (Player.HUMAN, *others)

    def show_options(self, options: Options) -> None:
        """Choose without telling."""
        self.count.choose(len(options.players))
        self.coyote.choose(options.coyote)
        for row, player in zip(self.seats, options.players[1:], strict=False):
            row.players.choose(player)
            row.retranslate()
        self._show()

    def set_records(self, records: tuple[OpponentRecord, ...]) -> None:
        """The user's results so far."""
        self._records = {record.opponent: record for record in records}

    def _show(self) -> None:
        """The seats that are there, and what can be said of them."""
        count = self.count.choice
        self.alone.setVisible(count == 1)
        self.others.setVisible(count > 1)
        for number, row in enumerate(self.seats, start=2):
            row.setVisible(number <= count)
        options = Options(players=self.players, coyote=self.coyote.choice)
        self.about.setText(table_about(options))
        found = self._records.get(opponent(options))
        if all(player is Player.HUMAN for player in self.players[1:]) and count > 1:
            self.record.setText("")
        elif found is not None and found.played:
            self.record.setText(
                translate("Solani", "This table so far: {record}").format(
                    record=translate("NewGamePage", "won {won} of {played}").format(
                        won=found.won, played=found.played
                    )
                )
            )
        else:
            self.record.setText(translate("Solani", "Not played like this yet"))

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [
            *self.count.buttons.values(),
            *self.coyote.buttons.values(),
            *(button for row in self.seats for button in row.players.buttons.values()),
        ]

    def retranslate(self) -> None:
        """Names, sentences, records."""
        self.heading.set_words(translate("Solani", "Players"))
        self.count.setAccessibleName(translate("Solani", "Players"))
        self.you.set_words(translate("Solani", "You"), translate("Solani", "Seat {number}").format(number=1))
        for count, button in self.count.buttons.items():
            assert isinstance(button, BrassButton)
            button.set_words(str(count), name=count_name(count), tip=count_name(count))
        self.coyote_title.setText(translate("Solani", "Against Coyote"))
        self.coyote.setAccessibleName(translate("Solani", "Coyote"))
        for level, row in self.coyote.buttons.items():
            assert isinstance(row, CoyoteRow)
            record = self._records.get(level.value)
            note = (
                translate("NewGamePage", "won {won} of {played}").format(won=record.won, played=record.played)
                if record is not None and record.played
                else translate("NewGamePage", "not met yet")
            )
            row.set_words(coyote_title(level), level_line(level), note)
        for seat in self.seats:
            seat.retranslate()
        self._show()

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(14), px(13), px(10) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        for layout in (self._alone, self._others):
            layout.setContentsMargins(0, px(4), 0, 0)
            layout.setSpacing(px(6))
        for words in (self.about, self.record, self.coyote_title):
            words.setContentsMargins(px(RING), 0, px(RING), 0)
