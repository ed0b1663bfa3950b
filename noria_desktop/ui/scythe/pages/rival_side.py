"""The second column of Scythe's New game page: the Automa's faction and level, and the level's star tracker."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Level
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.shapes import circle, segment, star
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text
from noria_desktop.ui.scythe.pages.art import home_distance, ink
from noria_desktop.ui.scythe.pages.faction_strip import RIVAL, Open, Side, faction_strip
from noria_desktop.ui.scythe.pages.words import tracker_sentence
from noria_desktop.ui.scythe.paint.colours import GOLD
from noria_desktop.ui.scythe.paint.people import face
from noria_desktop.ui.scythe.words.names import faction_name, say
from noria_desktop.ui.scythe.words.opponents import level_sentence, level_title
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.form_column import FormColumn
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.option_row import ChoiceButton
from noria_desktop.ui.widgets.painted import PaintedWidget
from noria_desktop.ui.widgets.person import paint_round


class LevelRow(ChoiceButton):
    """A level: its face, its sentence in full, the user's record against it."""

    radius = 10.0
    edge = 2.5
    lit = 0.1

    def __init__(self, style: ShellStyle, level: Level) -> None:
        """The face follows from the level."""
        super().__init__(style, 230, 64)
        self.level = level

    def paint_inside(self, canvas: Canvas, box: QRectF) -> None:
        """Face, title and two lines of words."""
        scale = self._style.scale
        paint_round(face(self.level), canvas, box.left() + 26 * scale, box.center().y(), 20 * scale)
        left = box.left() + 54 * scale
        line = QRectF(left, box.top() + 3 * scale, box.right() - 9 * scale - left, 20 * scale)
        self.paint_title(canvas, line)
        about = QRectF(left, box.top() + 22 * scale, line.width(), 36 * scale)
        canvas.words(about, self._line, 12, self._style.theme.muted, wrap=True)


class TrackerPicture(PaintedWidget):
    """The spaces of a star tracker in a line: stars, and from where on water is no obstacle."""

    def __init__(self, style: ShellStyle) -> None:
        """The usual level's."""
        super().__init__(style, 0, 34, line=True)
        self._level = Level.AUTOMA

    def show_level(self, level: Level) -> None:
        """Another tracker."""
        self._level = level
        self.say(tracker_sentence(level))

    def paint(self, canvas: Canvas) -> None:
        """The line."""
        theme, scale = self._style.theme, self._style.scale
        tracker = components().automa.trackers[self._level.index]
        left, right, y = 14 * scale, self.width() - 14 * scale, self.height() * 0.5
        step = (right - left) / (tracker.spaces - 1)
        canvas.stroke(segment(left, y, right, y), theme.line, 1.4)
        for space in range(tracker.spaces):
            x = left + space * step
            if space in tracker.stars:
                mark = star(x, y, min(9 * scale, step * 0.62))
                canvas.fill(mark, GOLD)
                canvas.stroke(mark, theme.ink, 0.8)
                continue
            free = space >= tracker.first_free
            canvas.fill(circle(x, y, 3.4 * scale), "#3E8EC4" if free else theme.surface)
            canvas.stroke(circle(x, y, 3.4 * scale), theme.muted, 1.2)
            if free and space == tracker.first_free:
                ink(canvas).glyph("river", x, y - 11 * scale, 11 * scale, theme.text)


_heading: Final = Text("Scythe", "The Automa's faction")
_level_heading: Final = Text("Scythe", "Level")


class RivalSide(FormColumn):
    """Who the Automa is."""

    def __init__(self, style: ShellStyle) -> None:
        """The farthest, of normal strength."""
        super().__init__(style, _heading, gap=3, margins=(14, 13))
        self.model = NewGameModel(seed=0)
        self.factions: Buttons[Side] = faction_strip(style, RIVAL)
        self.levels: Buttons[Level] = Buttons(
            {level: LevelRow(style, level) for level in Level}, say=self._say_level
        )
        self.tracker = TrackerPicture(style)
        self.add_buttons(self.factions, _heading)
        self.name = self.add_words(bold=True)
        self.about = self.add_words(size=12.5, wrap=True)
        self.add_heading(_level_heading, 15)
        self.add_buttons(self.levels, _level_heading)
        self.add(self.tracker)
        self.note = self.add_line(size=12.5)
        self.column.addStretch(1)

    def _say_level(self, level: Level, row: LevelRow) -> None:
        row.set_words(level_title(level), level_sentence(level), self.model.record_words(level.value))
        row.setToolTip("\n".join((level_sentence(level), tracker_sentence(level))))

    def show_choice(self, side: Side, level: Level, own: Faction | None) -> None:
        """Choose without telling; the human's faction cannot be the Automa's."""
        self.factions.choose(side)
        self.levels.choose(level)
        for choice, button in self.factions.buttons.items():
            button.setEnabled(choice is not own or own is None)

    def show_state(self, state: State) -> None:
        """What the choices and the seed lead to."""
        faction, side = state.automa.faction, self.factions.choice
        name = faction_name(faction)
        if side is Open.FARTHEST:
            name = say("Farthest from you: {name}", name=name)
        elif side is Open.RANDOM:
            name = say("By chance: {name}", name=name)
        self.name.setText(name)
        steps = home_distance(state.human.faction, faction)
        self.about.setText(say("Its home base is %n step(s) from yours; the farther, the gentler.", steps))
        self.tracker.show_level(state.automa.level)
        self.note.setText(tracker_sentence(state.automa.level))
