"""Settings: one page, every change applies at once. Source: ux.md 2.12."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from attrs import asdict, fields
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QWidget,
)

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.settings import (
    COACHES,
    LANGUAGES,
    LARGEST,
    MOTIONS,
    SMALLEST,
    SPEEDS,
    THEMES,
    Settings,
)
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton, Kind
from noria_desktop.ui.widgets.key_names import KEY_NAMES
from noria_desktop.ui.widgets.layouts import column, put, row
from noria_desktop.ui.widgets.level import Level
from noria_desktop.ui.widgets.one_of import OneOf
from noria_desktop.ui.widgets.sheets import Heading, Rule, Sheet, Words

_SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 2.0)
assert _SCALES[0] == SMALLEST and _SCALES[-1] == LARGEST  # noqa: PT018 - one statement about one tuple


class ChoiceRow(QWidget):
    """A setting: name, explanation, and its values as buttons; arrows move between them."""

    chosen = Signal(object)

    def __init__(self, style: ShellStyle, values: tuple[Any, ...]) -> None:
        """One button a value."""
        super().__init__()
        self.name = Words(style, 14, bold=True)
        self.line = Words(style, 12.5, colour="muted", wrap=True)
        self._group = OneOf(self)
        self.buttons: dict[Any, BrassButton] = {}
        for value in values:
            button = BrassButton(style, Kind.CHOICE)
            self.buttons[value] = button
            self._group.addButton(button)
        words = column(style, self.name, self.line, gap=0)
        choices = row(style, 1, *self.buttons.values(), gap=0)
        row(style, (words, 5), (choices, 6), gap=14, edges=(0, 3, 0, 3), within=self)
        self._group.buttonToggled.connect(self._toggled)
        self._quiet = False
        self.set_style(style)

    def _toggled(self, button: QAbstractButton, checked: bool) -> None:
        if checked and not self._quiet:
            self.chosen.emit(next(value for value, known in self.buttons.items() if known is button))

    def set_value(self, value: Any) -> None:
        """Show a value without telling."""
        if value in self.buttons:
            self._quiet = True
            self.buttons[value].setChecked(True)
            self._quiet = False

    def set_words(self, name: str, line: str, values: dict[Any, str]) -> None:
        """Name, explanation, words of the values."""
        self.name.setText(name)
        self.line.setText(line)
        self.setAccessibleName(name)
        for value, text in values.items():
            self.buttons[value].set_words(text, name=f"{name}: {text}")

    def set_style(self, style: ShellStyle) -> None:
        """Otherwise the page reserves height for sentences in the narrowest of columns."""
        self.line.setMinimumHeight(self.line.fontMetrics().height())


class LevelRow(QWidget):
    """A setting between nothing and full: name, explanation, and its level."""

    chosen = Signal(object)

    def __init__(self, style: ShellStyle) -> None:
        """At nothing."""
        super().__init__()
        self.name = Words(style, 14, bold=True)
        self.line = Words(style, 12.5, colour="muted", wrap=True)
        self.level = Level(style)
        words = column(style, self.name, self.line, gap=0)
        row(style, (words, 5), (self.level, 6), gap=14, edges=(0, 3, 0, 3), within=self)
        self.level.valueChanged.connect(self._changed)
        self._quiet = False
        self.set_style(style)

    def _changed(self, value: int) -> None:
        if not self._quiet:
            self.chosen.emit(value)

    def set_value(self, value: int) -> None:
        """Show a value without telling."""
        self._quiet = True
        self.level.setValue(value)
        self._quiet = False

    def set_words(self, name: str, line: str) -> None:
        """Name and explanation."""
        self.name.setText(name)
        self.line.setText(line)
        self.setAccessibleName(name)
        self.level.set_name(name)

    def set_style(self, style: ShellStyle) -> None:
        """The same as of the other rows."""
        self.line.setMinimumHeight(self.line.fontMetrics().height())


class Section(Sheet):
    """Settings of one kind, with a button that resets them."""

    reset_asked = Signal()

    def __init__(self, style: ShellStyle, rows: tuple[ChoiceRow | LevelRow, ...]) -> None:
        """These rows, parted by hairlines."""
        super().__init__(style, gap=5)
        self.heading = Heading(style, 16)
        self.reset = BrassButton(style, Kind.SMALL, icon="undo")
        put(self.column, row(style, (self.heading, 1), self.reset), rows[0])
        for setting in rows[1:]:
            put(self.column, Rule(style), setting)
        self.reset.clicked.connect(self.reset_asked)


class CoachedLines(Sheet):
    """The coach's lines that were sent away, with a switch each; hidden where there are none."""

    changed = Signal(str)
    """The kinds that are not to be heard, as settings keep them."""

    def __init__(self, style: ShellStyle, kinds: Collection[str]) -> None:
        """A row for each of these that a game still has."""
        super().__init__(style, gap=5)
        self._unheard = set(kinds)
        self.heading = Heading(style, 16)
        put(self.column, self.heading)
        self.rows: dict[str, ChoiceRow] = {}
        for kind in sorted(kinds):
            game_id = kind.partition(".")[0]
            if game_id not in game_ids() or self._about(kind) is None:
                continue
            switch = self.rows[kind] = ChoiceRow(style, (False, True))
            switch.set_value(False)
            switch.chosen.connect(lambda heard, of=kind: self._switched(of, heard))
            put(self.column, Rule(style), switch)
        self.setVisible(bool(self.rows))

    def _about(self, kind: str) -> str | None:
        """What a line is about; None where its game has no such line any more."""
        door = game_ui(kind.partition(".")[0])
        coach = door.coach()
        return door.coached_about(kind) if coach is not None and kind in coach.kinds else None

    def _switched(self, kind: str, heard: object) -> None:
        if heard:
            self._unheard.discard(kind)
        else:
            self._unheard.add(kind)
        self.changed.emit(",".join(sorted(self._unheard)))

    def retranslate(self) -> None:
        """All words of it."""
        self.heading.set_words(translate("SettingsPage", "What the coach does not say again"))
        for kind, switch in self.rows.items():
            game = game_ui(kind.partition(".")[0]).title()
            words = {
                False: translate("SettingsPage", "Not said"),
                True: translate("SettingsPage", "Said"),
            }
            switch.set_words(self._about(kind) or "", game, words)


class SettingsPage(Page):
    """All settings."""

    changed = Signal(object)
    """A dictionary of setting and new value."""

    def __init__(self, settings: Settings, style: ShellStyle) -> None:
        """Show settings; ``set_settings`` shows others."""
        super().__init__(style, back=True)
        self.header.settings.hide()
        self.language = ChoiceRow(style, LANGUAGES)
        self.theme = ChoiceRow(style, THEMES)
        self.scale = ChoiceRow(style, _SCALES)
        self.speed = ChoiceRow(style, SPEEDS)
        self.auto = ChoiceRow(style, (True, False))
        self.asks = ChoiceRow(style, (True, False))
        self.reveals = ChoiceRow(style, (True, False))
        self.coach = ChoiceRow(style, COACHES)
        self.motion = ChoiceRow(style, MOTIONS)
        self.look = Section(style, (self.language, self.theme, self.scale, self.motion))
        self.volume = LevelRow(style)
        self.muted = ChoiceRow(style, (False, True))
        self.play = Section(style, (self.speed, self.auto, self.asks, self.reveals))
        self.learning = Section(style, (self.coach,))
        self.remarks = CoachedLines(style, settings.unheard)
        self.remarks.changed.connect(lambda kinds: self.changed.emit({"coach_silent": kinds}))
        self.sound = Section(style, (self.volume, self.muted))
        self._grid = QGridLayout(self.body)
        for number, section in enumerate((self.look, self.play, self.learning, self.remarks, self.sound)):
            self._grid.addWidget(section, number, 1)
        self.notice = Words(style, 13.5, colour="accent", wrap=True)
        self.notice.hide()
        self._grid.addWidget(self.notice, 5, 1)
        self._grid.setRowStretch(6, 1)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 12)
        self._grid.setColumnStretch(2, 1)
        self._rows: dict[str, ChoiceRow | LevelRow] = {
            "language": self.language,
            "theme": self.theme,
            "scale": self.scale,
            "bot_speed": self.speed,
            "auto_resolve": self.auto,
            "asks": self.asks,
            "reveals": self.reveals,
            "coach": self.coach,
            "motion": self.motion,
            "volume": self.volume,
            "muted": self.muted,
        }
        for name, choice in self._rows.items():
            choice.chosen.connect(self._teller(name))
        self.look.reset_asked.connect(lambda: self._reset("language", "theme", "scale", "motion"))
        self.play.reset_asked.connect(lambda: self._reset("bot_speed", "auto_resolve", "asks", "reveals"))
        self.learning.reset_asked.connect(lambda: self._reset("coach"))
        self.sound.reset_asked.connect(lambda: self._reset("volume", "muted"))
        self.set_settings(settings)
        self.ready()

    def show_notice(self, text: str) -> None:
        """One sentence below the settings, such as why they could not be kept; empty for none."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def _teller(self, name: str) -> Callable[[object], None]:
        """What reports a change of one setting."""

        def tell(value: object) -> None:
            self.changed.emit({name: value})

        return tell

    def _reset(self, *names: str) -> None:
        """Defaults for one section."""
        defaults = asdict(Settings())
        changes = {name: defaults[name] for name in names}
        for name, value in changes.items():
            self._rows[name].set_value(value)
        self.changed.emit(changes)

    def set_settings(self, settings: Settings) -> None:
        """Show settings."""
        for attribute in fields(Settings):
            row = self._rows.get(attribute.name)
            if row is not None:
                value = getattr(settings, attribute.name)
                if attribute.name == "scale":
                    value = min(_SCALES, key=lambda known: abs(known - value))
                row.set_value(value)

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        self.header.title.setText(translate("Shell", "Settings"))
        reset = translate("SettingsPage", "Reset this section")
        for section, name in (
            (self.look, translate("SettingsPage", "Language and looks")),
            (self.play, translate("SettingsPage", "Play")),
            (self.learning, translate("SettingsPage", "Learning")),
            (self.sound, translate("SettingsPage", "Sound")),
        ):
            section.heading.set_words(name)
            section.reset.set_words(reset, name=f"{name}: {reset}")
        self.language.set_words(
            translate("SettingsPage", "Language"),
            translate("SettingsPage", "Changes at once, even in the middle of a game."),
            {"": translate("SettingsPage", "System"), "ja": "日本語", "en": "English"},
        )
        self.theme.set_words(
            translate("SettingsPage", "Theme"),
            translate(
                "SettingsPage",
                "Night is the table by lamplight; high contrast has plain borders and no shadows.",
            ),
            {
                "system": translate("SettingsPage", "System"),
                "night": translate("SettingsPage", "Night"),
                "day": translate("SettingsPage", "Day"),
                "contrast": translate("SettingsPage", "High contrast"),
            },
        )
        self.scale.set_words(
            translate("SettingsPage", "Size of words and controls"),
            translate("SettingsPage", "On top of the size of the window and of the system's setting."),
            {
                scale: translate("SettingsPage", "{percent}%").format(percent=round(scale * 100))
                for scale in _SCALES
            },
        )
        self.speed.set_words(
            translate("SettingsPage", "Speed of the bot"),
            translate(
                "SettingsPage",
                "Step by step waits for a key before each move; it can be changed during the game.",
            ),
            {
                "step": translate("SettingsPage", "Step by step"),
                "slow": translate("SettingsPage", "Slow"),
                "normal": translate("SettingsPage", "Normal"),
                "fast": translate("SettingsPage", "Fast"),
                "instant": translate("SettingsPage", "At once"),
            },
        )
        self.auto.set_words(
            translate("SettingsPage", "Single options"),
            translate("SettingsPage", "What leaves no choice can be done for you."),
            {
                True: translate("SettingsPage", "Do them"),
                False: translate("SettingsPage", "Ask me"),
            },
        )
        self.asks.set_words(
            translate("SettingsPage", "Ask before something is given up"),
            translate(
                "SettingsPage",
                "Once a turn when an end leaves something unused, each time when going back would open the record.",
            ),
            {
                True: translate("SettingsPage", "Ask"),
                False: translate("SettingsPage", "Don't ask"),
            },
        )
        self.reveals.set_words(
            translate("SettingsPage", "Reveal of a combat in Scythe"),
            translate(
                "SettingsPage", "The cards lie face down until Fight; then they are turned and wait for you."
            ),
            {
                True: translate("SettingsPage", "Show it"),
                False: translate("SettingsPage", "Only the outcome"),
            },
        )
        self.coach.set_words(
            translate("SettingsPage", "Coach"),
            translate(
                "SettingsPage",
                "One quiet line where something lies open. It breaks no record and is no hint.",
            ),
            {
                "first": translate("SettingsPage", "First games"),
                "on": translate("SettingsPage", "Always"),
                "off": translate("SettingsPage", "Never"),
            },
        )
        self.remarks.retranslate()
        self.motion.set_words(
            translate("SettingsPage", "Movement"),
            translate("SettingsPage", "Reduced: nothing slides or turns, changes fade instead."),
            {
                "system": translate("SettingsPage", "System"),
                "full": translate("SettingsPage", "Full"),
                "reduced": translate("SettingsPage", "Reduced"),
            },
        )

        self.volume.set_words(
            translate("SettingsPage", "Volume"),
            translate("SettingsPage", "Nothing is told by sound alone: whatever is heard is seen as well."),
        )
        self.muted.set_words(
            translate("SettingsPage", "Effects at the table"),
            translate(
                "SettingsPage", "{key} at the table does the same. In the background it is silent."
            ).format(key=KEY_NAMES.cap("mute")),
            {False: translate("SettingsPage", "On"), True: translate("SettingsPage", "Off")},
        )

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.header.back

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        self._grid.setContentsMargins(*self.margins(style))
        self._grid.setVerticalSpacing(style.px(9))
