"""The second column of Scythe's New game page: the Automa's faction and level, and the level's star tracker."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Level
from noria_desktop.ui.art.canvas import RIGHT, Canvas
from noria_desktop.ui.art.page_shapes import disc, line, rr
from noria_desktop.ui.art.style import ShellStyle, mix
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.noria.pages.opponent_list import OptionRow
from noria_desktop.ui.scythe.pages.art import home_distance, ink, paint_level
from noria_desktop.ui.scythe.pages.faction_strip import RIVAL, Open, Side, faction_strip, retranslate
from noria_desktop.ui.scythe.pages.words import tracker_sentence
from noria_desktop.ui.scythe.paint.colours import GOLD
from noria_desktop.ui.scythe.paint.outlines import star_path
from noria_desktop.ui.scythe.words.names import faction_name
from noria_desktop.ui.scythe.words.opponents import level_sentence, level_title
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.new_game import OpponentRecord
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


class LevelRow(OptionRow):
    """A level: its stars, its sentence in full, the user's record against it."""

    def __init__(self, style: ShellStyle, level: Level) -> None:
        """The stars follow from the level."""
        super().__init__(style)
        self.level = level

    def sizeHint(self) -> QSize:
        """A title and two lines of words."""
        return QSize(self._style.px(230), self._style.px(64))

    def minimumSizeHint(self) -> QSize:
        """Same as the hint."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme, colours, scale = self._style.theme, self._style.colours, self._style.scale
        box = QRectF(self.rect()).adjusted(RING * scale, 2.5 * scale, -RING * scale, -2.5 * scale)
        on = self.isChecked()
        body = mix(theme.raised, theme.accent, 0.1) if self._hovered and not on else theme.raised
        canvas.fill(rr(box, 10 * scale), body, 1.0 if on or self._hovered else 0.5)
        canvas.stroke(rr(box, 10 * scale), theme.accent if on else colours.hair, 2 if on else 1.2)
        self.paint_ring(canvas, box, 10 * scale)
        paint_level(canvas, self.level, box.left() + 24 * scale, box.center().y(), 18 * scale)
        left, right = box.left() + 48 * scale, box.right() - 9 * scale
        note = canvas.width(self._note, 12) + 2
        top = QRectF(left, box.top() + 3 * scale, right - left - note - 6, 20 * scale)
        canvas.words(top, self.text(), 14, theme.text, True)
        canvas.words(
            QRectF(right - note, top.top(), note, top.height()), self._note, 12, theme.muted, False, RIGHT
        )
        about = QRectF(left, box.top() + 22 * scale, right - left, 36 * scale)
        canvas.words(about, self._line, 12, theme.muted, wrap=True)
        painter.end()


class TrackerPicture(QWidget):
    """The spaces of a star tracker in a line: stars, and from where on water is no obstacle."""

    def __init__(self, style: ShellStyle) -> None:
        """The usual level's."""
        super().__init__()
        self._style, self._level = style, Level.AUTOMA
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_style(style)

    def show_level(self, level: Level) -> None:
        """Another tracker."""
        self._level = level
        self.setAccessibleName(tracker_sentence(level))
        self.update()

    def set_style(self, style: ShellStyle) -> None:
        """Take over the style."""
        self._style = style
        self.setFixedHeight(style.px(34))
        self.update()

    def sizeHint(self) -> QSize:
        """A line."""
        return QSize(self._style.px(200), self._style.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        painter = QPainter(self)
        canvas = Canvas(painter, self._style)
        theme, scale = self._style.theme, self._style.scale
        tracker = components().automa.trackers[self._level.index]
        left, right, y = 14 * scale, self.width() - 14 * scale, self.height() * 0.5
        step = (right - left) / (tracker.spaces - 1)
        canvas.stroke(line(left, y, right, y), theme.line, 1.4)
        for space in range(tracker.spaces):
            x = left + space * step
            if space in tracker.stars:
                star = star_path(x, y, min(9 * scale, step * 0.62))
                canvas.fill(star, GOLD)
                canvas.stroke(star, theme.ink, 0.8)
                continue
            free = space >= tracker.first_free
            canvas.fill(disc(x, y, 3.4 * scale), "#3E8EC4" if free else theme.surface)
            canvas.stroke(disc(x, y, 3.4 * scale), theme.muted, 1.2)
            if free and space == tracker.first_free:
                ink(canvas).glyph("river", x, y - 11 * scale, 11 * scale, theme.text)
        painter.end()


class RivalSide(Sheet):
    """Who the Automa is."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """The farthest, of normal strength."""
        super().__init__(style)
        self._records: Mapping[object, OpponentRecord] = {}
        self.heading = Heading(style, 17, inset=RING)
        self.factions: Buttons[Side] = faction_strip(style, RIVAL)
        self.name = Words(style, 14, bold=True)
        self.about = Words(style, 12.5, wrap=True)
        self.level_heading = Heading(style, 15, inset=RING)
        rows: dict[Level, QAbstractButton] = {level: LevelRow(style, level) for level in Level}
        self.levels: Buttons[Level] = Buttons(rows)
        self.tracker = TrackerPicture(style)
        self.note = Words(style, 12.5, colour="muted", wrap=True)
        self._column = QVBoxLayout(self)
        for part in (
            self.heading,
            self.factions,
            self.name,
            self.about,
            self.level_heading,
            self.levels,
            self.tracker,
            self.note,
        ):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.factions.chosen.connect(self.changed)
        self.levels.chosen.connect(self.changed)
        self.set_style(style)

    def set_records(self, records: tuple[OpponentRecord, ...]) -> None:
        """The user's results so far."""
        self._records = {record.opponent: record for record in records}

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
            name = translate("Scythe", "Farthest from you: {name}").format(name=name)
        elif side is Open.RANDOM:
            name = translate("Scythe", "By chance: {name}").format(name=name)
        self.name.setText(name)
        steps = home_distance(state.human.faction, faction)
        self.about.setText(
            translate(
                "Scythe", "Its home base is %n step(s) from yours; the farther, the gentler.", "", steps
            )
        )
        self.tracker.show_level(state.automa.level)
        self.note.setText(tracker_sentence(state.automa.level))

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [*self.factions.buttons.values(), *self.levels.buttons.values()]

    def retranslate(self) -> None:
        """Names, sentences, records."""
        self.heading.set_words(translate("Scythe", "The Automa's faction"))
        self.level_heading.set_words(translate("Scythe", "Level"))
        retranslate(self.factions, translate("Scythe", "The Automa's faction"))
        self.levels.setAccessibleName(translate("Scythe", "Level"))
        for level, row in self.levels.buttons.items():
            assert isinstance(row, LevelRow)
            record = self._records.get(level.value)
            note = (
                translate("NewGamePage", "won {won} of {played}").format(won=record.won, played=record.played)
                if record is not None and record.played
                else translate("NewGamePage", "not met yet")
            )
            row.set_words(level_title(level), level_sentence(level), note)
            row.setToolTip("\n".join((level_sentence(level), tracker_sentence(level))))

    def set_style(self, style: ShellStyle) -> None:
        """Gaps."""
        super().set_style(style)
        if not hasattr(self, "_column"):
            return
        px = style.px
        self.setContentsMargins(px(13), px(14), px(13), px(8) + px(5))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(3))
        for words in (self.name, self.about, self.note):
            words.setContentsMargins(px(RING), 0, px(RING), 0)
