"""The first column of Scythe's New game page: the human's faction and player mat."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from noria_desktop.games.scythe.setup import is_discouraged
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_MATS, Faction, Mat
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.scythe.pages.faction_strip import OWN, Open, Side, faction_strip, retranslate, set_wide
from noria_desktop.ui.scythe.pages.mat_row import MatRow
from noria_desktop.ui.scythe.pages.words import (
    faction_line,
    faction_start,
    mat_start,
    pair_warning,
)
from noria_desktop.ui.scythe.words.names import faction_name, mat_name
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words


class OwnSide(Sheet):
    """Who you are."""

    changed = Signal()

    def __init__(self, style: ShellStyle) -> None:
        """All by chance."""
        super().__init__(style)
        self._faction: Faction | None = None
        self._wide = False
        self.heading = Heading(style, 17, inset=RING)
        self.factions: Buttons[Side] = faction_strip(style, OWN)
        self.name = Words(style, 14, bold=True)
        self.about = Words(style, 12.5, wrap=True)
        self.mats_heading = Heading(style, 15, inset=RING)
        rows: dict[Mat | None, QAbstractButton] = {mat: MatRow(style, mat) for mat in (*Mat, None)}
        self.mats: Buttons[Mat | None] = Buttons(rows)
        self.note = Words(style, 12.5, colour="muted", wrap=True)
        self._column = QVBoxLayout(self)
        for part in (self.heading, self.factions, self.name, self.about, self.mats_heading):
            self._column.addWidget(part)
        self._column.addWidget(self.mats, 1)
        self._column.addWidget(self.note)
        self._column.addStretch(0)
        self.factions.chosen.connect(self.changed)
        self.mats.chosen.connect(self.changed)
        self.set_style(style)

    @property
    def faction(self) -> Faction | None:
        """The chosen one; None: by chance."""
        choice = self.factions.choice
        return choice if isinstance(choice, Faction) else None

    def show_options(self, options: Options) -> None:
        """Choose without telling."""
        self.factions.choose(Open.RANDOM if options.faction is None else options.faction)
        self.mats.choose(options.mat)
        for mat, row in self.mats.buttons.items():
            row.setVisible(options.expansion or mat is None or mat in BASE_MATS)
        self._limit()

    def _limit(self) -> None:
        """Rows grow a little where there is room."""
        shown = sum(not row.isHidden() for row in self.mats.buttons.values())
        self.mats.setMaximumHeight(self._style.px(54) * shown)

    def show_state(self, options: Options, state: State) -> None:
        """What the choices and the seed lead to."""
        faction, mat = state.human.faction, state.human.mat
        name = faction_name(faction)
        if options.faction is None:
            name = translate("Scythe", "By chance: {name}").format(name=name)
        self.name.setText(name)
        self._faction = faction
        self._say_about()
        warned = is_discouraged(faction, mat)
        self.note.set_colour("danger" if warned else "muted")
        if warned:
            self.note.setText(pair_warning(faction, mat))
            return
        told = translate("Scythe", "By chance: {name}").format(name=mat_name(mat))
        start = translate("Scythe", "{words}.").format(words=mat_start(mat))
        self.note.setText(
            start
            if options.mat is not None
            else translate("Scythe", "{one}. {two}").format(one=told, two=start)
        )

    def _say_about(self) -> None:
        """What the faction can do, unless it stands above, and what it begins with."""
        if self._faction is None:
            return
        start = translate("Scythe", "{words}.").format(words=faction_start(self._faction))
        both = translate("Scythe", "{one} {two}", "two sentences")
        self.about.setText(start if self._wide else both.format(one=faction_line(self._faction), two=start))

    def set_wide(self, wide: bool) -> None:
        """Whether all abilities are told at once; otherwise that of the chosen faction."""
        if wide != self._wide:
            self._wide = wide
            self._say_about()
        set_wide(self.factions, wide)

    def focus_chain(self) -> list[QWidget]:
        """Widgets in the order of Tab."""
        return [*self.factions.buttons.values(), *self.mats.buttons.values()]

    def retranslate(self) -> None:
        """Names and headings; the sentences are the page's."""
        self.heading.set_words(translate("Scythe", "Your faction"))
        self.mats_heading.set_words(
            translate("Scythe", "Your player mat"),
            translate("Scythe", "cost and coins of the lower action"),
        )
        retranslate(self.factions, translate("Scythe", "Your faction"))
        self.mats.setAccessibleName(translate("Scythe", "Your player mat"))
        for row in self.mats.buttons.values():
            assert isinstance(row, MatRow)
            row.retranslate()

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
        self._limit()
