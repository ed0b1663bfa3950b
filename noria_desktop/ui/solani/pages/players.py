"""The first column of Solani's New game page: how many play, and who sits at each seat."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from noria_desktop.app.kits.solani import opponent
from noria_desktop.games.solani.setup import MOST_PLAYERS
from noria_desktop.games.solani.state import Options
from noria_desktop.games.solani.terms import CoyoteLevel, Player
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.solani.pages.art import paint_badge, paint_player
from noria_desktop.ui.solani.pages.round_table import RoundTable
from noria_desktop.ui.solani.pages.words import count_name, level_line, table_about
from noria_desktop.ui.solani.paint.people import coyote_face, level_face
from noria_desktop.ui.solani.words.names import say
from noria_desktop.ui.solani.words.opponents import coyote_title, player_sentence, player_title
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.choices import Buttons, MiddleChoice
from noria_desktop.ui.widgets.form_column import FormColumn
from noria_desktop.ui.widgets.layouts import NO_EDGES, column
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.option_row import ChoiceButton, OptionRow
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import paint_round

FIRST: Final = (Player.HUMAN, Player.LEVEL_2, Player.LEVEL_2, Player.LEVEL_2)
"""Who sits where until something else was chosen."""


class PlayerButton(ChoiceButton):
    """One who could sit at a seat: a picture in a small square."""

    def __init__(self, style: ShellStyle, player: Player) -> None:
        """The picture follows from who it is."""
        super().__init__(style, 46, 42 + 2 * RING)
        self.player = player

    def offer_for(self, seat: str) -> None:
        """Name and hint; ``seat`` is whose choice it is."""
        title = player_title(self.player)
        self.setText(title)
        self.setAccessibleName(say("{seat}: {player}", seat=seat, player=title))
        self.setToolTip(say("{player}: {about}", player=title, about=player_sentence(self.player)))

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """The picture."""
        if not self.isChecked():
            canvas.p.setOpacity(0.55 if not self._style.contrast else 1.0)
        x, y, half = box.center().x(), box.center().y(), box.height() * 0.42
        if self.player is Player.HUMAN:
            paint_player(canvas, self.player, x, y, half)
        else:
            paint_round(level_face(self.player), canvas, x, y, half)


class SeatName(PaintedWidget):
    """Badge and name of a seat, with who was chosen for it."""

    def __init__(self, style: ShellStyle, seat: int) -> None:
        """Without words."""
        super().__init__(style, 0, 24, line=True)
        self._seat = seat
        self._title, self._line, self._about = "", "", ""

    def set_words(self, title: str, line: str, about: str = "") -> None:
        """The seat, who sits there, and a sentence about that."""
        self._title, self._line, self._about = title, line, about
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (line, about) if part))
        self.need(0, 42 if about else 24)

    def paint(self, canvas: Canvas) -> None:
        """Badge, name, line."""
        scale, theme = self._style.scale, self._style.theme
        box = QRectF(self.rect())
        if self._about:
            low = QRectF(
                box.left() + 32 * scale, box.top() + 22 * scale, box.width() - 36 * scale, 18 * scale
            )
            canvas.words(low, self._about, 12, theme.muted)
            box.setHeight(24 * scale)
        paint_badge(self._seat, canvas, box.left() + 15 * scale, box.center().y(), 7.5 * scale)
        left = box.left() + 32 * scale
        took = canvas.words(
            QRectF(left, 0, box.right() - left, box.height()), self._title, 14, theme.text, True
        )
        left += took + 10 * scale
        canvas.words(
            QRectF(left, 0, box.right() - left - 4 * scale, box.height()), self._line, 13, theme.text
        )


class SeatRow(QWidget):
    """A seat beside the first: a person or one of five levels."""

    changed = Signal()

    def __init__(self, style: ShellStyle, seat: int) -> None:
        """As ``FIRST`` says."""
        super().__init__()
        self.seat = seat
        self.name = SeatName(style, seat)
        self.players: Buttons[Player] = Buttons(
            {player: PlayerButton(style, player) for player in Player},
            across=True,
            say=lambda player, button: button.offer_for(self._seat_words()),
        )
        self.players.choose(FIRST[seat])
        column(style, self.name, self.players, gap=0, edges=NO_EDGES, within=self)
        self.players.chosen.connect(self._chosen)

    def _chosen(self) -> None:
        self.retranslate()
        self.changed.emit()

    def _seat_words(self) -> str:
        return say("Seat {number}", number=self.seat + 1)

    def retranslate(self) -> None:
        """Seat and player."""
        player = self.players.choice
        self.name.set_words(self._seat_words(), player_title(player), player_sentence(player))
        self.players.retranslate(self._seat_words())


_heading: Final = Text("Solani", "Players")


class PlayersColumn(FormColumn):
    """One to four, and who they are."""

    def __init__(self, style: ShellStyle) -> None:
        """Two: a person and a program."""
        super().__init__(style, _heading)
        self.model = NewGameModel(seed=0)
        self.count: Buttons[int] = Buttons(
            {count: MiddleChoice(style) for count in range(1, MOST_PLAYERS + 1)},
            across=True,
            say=lambda count, button: button.set_words(
                str(count), name=count_name(count), tip=count_name(count)
            ),
        )
        self.you = SeatName(style, 0)
        self.coyote: Buttons[CoyoteLevel] = Buttons(
            {level: OptionRow(style, partial(paint_round, coyote_face(level))) for level in CoyoteLevel},
            say=self._say_level,
        )
        self.alone = FormColumn(style, margins=(4, 0))
        self.alone.add_words(Text("Solani", "Against Coyote"), bold=True)
        self.alone.add_buttons(self.coyote, Text("Solani", "Coyote"))
        self.others = FormColumn(style, margins=(4, 0))
        self.seats = [SeatRow(style, seat) for seat in range(1, MOST_PLAYERS)]
        self.table = RoundTable(style)
        for row in self.seats:
            self.others.add(row)
            self.others.told(row.retranslate)
            row.changed.connect(self.others.changed)
        self.add_buttons(self.count, _heading)
        for part in (self.you, self.alone, self.others):
            self.add(part)
        self.add(self.table, 1)
        self.record = self.add_words(size=12.5, bold=True)
        self.about = self.add_line(size=12.5)
        self.told(self._say_you)
        for group in (self.alone, self.others):
            self.told(group.retranslate)
            group.changed.connect(self.changed)
        self.told(self._show)

    def _say_you(self) -> None:
        self.you.set_words(say("You"), say("Seat {number}", number=1))

    def _say_level(self, level: CoyoteLevel, row: OptionRow) -> None:
        row.set_words(coyote_title(level), level_line(level), self.model.record_words(level.value))

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

    def _show(self) -> None:
        """The seats that are there, and what can be said of them."""
        count = self.count.choice
        self.alone.setVisible(count == 1)
        self.others.setVisible(count > 1)
        for number, row in enumerate(self.seats, start=2):
            row.setVisible(number <= count)
        options = Options(players=self.players, coyote=self.coyote.choice)
        self.about.setText(table_about(options))
        key = opponent(options)
        if all(player is Player.HUMAN for player in self.players[1:]) and count > 1:
            self.record.setText("")
        elif self.model.record(key) is not None:
            words = say("This table so far: {record}")
            self.record.setText(words.format(record=self.model.record_words(key)))
        else:
            self.record.setText(say("Not played like this yet"))

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [
            *super().focus_chain(),
            *self.alone.focus_chain(),
            *(button for row in self.seats for button in row.players.buttons.values()),
        ]
