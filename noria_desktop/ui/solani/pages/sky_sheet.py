"""The finished skies as pictures: one after the other, and each as a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.state import State
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.solani.pages.art import paint_badge, paint_sky
from noria_desktop.ui.solani.pages.more import SkyPicture
from noria_desktop.ui.solani.words.names import reader_of, say, sky_name
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.file_places import ask_where
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.option_row import ChoiceButton
from noria_desktop.ui.widgets.picture_file import write_picture
from noria_desktop.ui.widgets.plain import plain_tip

SIDE = 1200
"""Of a sky as a picture file, in pixels."""


class SkyButton(ChoiceButton):
    """Whose sky is shown: the badge of a seat."""

    faint = 1

    def __init__(self, style: ShellStyle, seat: Seat) -> None:
        """One of several."""
        super().__init__(style, 44, 38)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.seat = seat

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """The badge."""
        paint_badge(self.seat, canvas, box.center().x(), box.center().y(), 7 * self._style.scale)


class SkySheet(QWidget):
    """One finished sky, a button for each of them, and one that saves it."""

    def __init__(self, style: ShellStyle, state: State) -> None:
        """The first player's sky."""
        super().__init__()
        self._state, self._style = state, style
        self.picture = SkyPicture(style)
        seats: dict[Seat, QAbstractButton] = {
            Seat(seat): SkyButton(style, Seat(seat)) for seat in range(len(state.skies))
        }
        self.whose: Buttons[Seat] = Buttons(seats, across=True)
        self.save = BrassButton(style, Kind.SMALL, icon="picture")
        foot = row(style, self.whose, 1, self.save)
        column(style, (self.picture, 1), foot, gap=2, edges=NO_EDGES, within=self)
        self.whose.setVisible(len(seats) > 1)
        self.whose.chosen.connect(self._show)
        self.save.clicked.connect(self.ask)
        self.retranslate()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style

    def _title(self) -> str:
        return sky_name(self.whose.choice, self._state, reader_of(self._state))

    def _show(self) -> None:
        self.picture.show_sky(self._state.skies[self.whose.choice], self._title())

    def retranslate(self) -> None:
        """Names of the skies."""
        reader = reader_of(self._state)
        for seat, button in self.whose.buttons.items():
            name = sky_name(seat, self._state, reader)
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.save.set_words(say("Save sky"), tip=say("This sky as a picture, PNG or SVG"))
        self._show()

    def ask(self) -> None:
        """Ask for a file and write the sky; a file that cannot be written is said in the button's hint."""
        chosen, _ = ask_where(self, say("Save sky"), "solani.png", "PNG (*.png);;SVG (*.svg)")
        if not chosen:
            return
        try:
            self.export(Path(chosen))
        except OSError:
            text = translate("ResultPage", "{file} could not be written. Choose another folder.")
            self.save.setToolTip(plain_tip(text.format(file=chosen)))

    def export(self, path: Path) -> None:
        """Write the sky that is shown.

        Raises:
            OSError: the file cannot be written.
        """
        sky, whole = self._state.skies[self.whose.choice], QRectF(0, 0, SIDE, SIDE)

        def draw(painter: QPainter) -> None:
            paint_sky(Canvas(painter, self._style), whole, sky)

        write_picture(path, QSize(SIDE, SIDE), self._title(), draw)
