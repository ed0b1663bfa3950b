"""The first column of Scythe's New game page: the human's faction and player mat."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.setup import is_discouraged
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_MATS, Faction, Mat
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.scythe.pages.faction_strip import OWN, Open, Side, faction_strip, set_wide
from noria_desktop.ui.scythe.pages.mat_row import MatRow
from noria_desktop.ui.scythe.pages.words import (
    faction_line,
    faction_start,
    mat_start,
    pair_warning,
)
from noria_desktop.ui.scythe.words.names import faction_name, mat_name, say
from noria_desktop.ui.widgets.choices import Buttons
from noria_desktop.ui.widgets.form_column import FormColumn

ROOMY = 830
"""Design pixels of a page that is high enough for a line about every faction."""


_heading: Final = Text("Scythe", "Your faction")
_mats_heading: Final = Text("Scythe", "Your player mat")


class OwnSide(FormColumn):
    """Who you are."""

    def __init__(self, style: ShellStyle) -> None:
        """All by chance."""
        super().__init__(style, _heading, gap=3, margins=(14, 13))
        self._faction: Faction | None = None
        self._expansion = False
        self._height = 0.0
        self._wide = False
        self.factions: Buttons[Side] = faction_strip(style, OWN)
        self.mats: Buttons[Mat | None] = Buttons(
            {mat: MatRow(style, mat) for mat in (*Mat, None)}, say=lambda mat, row: row.retranslate()
        )
        self.add_buttons(self.factions, _heading)
        self.name = self.add_words(bold=True)
        self.about = self.add_words(size=12.5, wrap=True)
        self.add_heading(_mats_heading, 15, Text("Scythe", "cost and coins of the bottom action"))
        self.add_buttons(self.mats, _mats_heading, stretch=1)
        self.note = self.add_line(size=12.5)
        self.column.addStretch(0)

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
        self._expansion = options.expansion
        self._limit()
        self._spread()

    def _limit(self) -> None:
        """Rows grow a little where there is room."""
        shown = sum(not row.isHidden() for row in self.mats.buttons.values())
        self.mats.setMaximumHeight(self._style.px(54) * shown)

    def show_state(self, options: Options, state: State) -> None:
        """What the choices and the seed lead to."""
        faction, mat = state.human.faction, state.human.mat
        name = faction_name(faction)
        if options.faction is None:
            name = say("By chance: {name}", name=name)
        self.name.setText(name)
        self._faction = faction
        self._say_about()
        warned = is_discouraged(faction, mat)
        self.note.set_colour("danger" if warned else "muted")
        if warned:
            self.note.setText(pair_warning(faction, mat))
            return
        told = say("By chance: {name}", name=mat_name(mat))
        start = say("{words}.", words=mat_start(mat))
        self.note.setText(start if options.mat is not None else say("{one}. {two}", one=told, two=start))

    def _say_about(self) -> None:
        """What the faction can do, unless it stands above, and what it begins with."""
        if self._faction is None:
            return
        start = say("{words}.", words=faction_start(self._faction))
        both = translate("Scythe", "{one} {two}", "two sentences")
        self.about.setText(start if self._wide else both.format(one=faction_line(self._faction), two=start))

    def fit(self, height: float) -> None:
        """The page is so many design pixels high."""
        self._height = height
        self._spread()

    def _spread(self) -> None:
        """High windows have room for what every faction can do; mats of the expansion take that room."""
        wide = not self._expansion and self._height >= ROOMY
        if wide != self._wide:
            self._wide = wide
            self._say_about()
        set_wide(self.factions, wide)

    def set_style(self, style: ShellStyle) -> None:
        """The rows' limit follows the style."""
        super().set_style(style)
        if hasattr(self, "mats"):
            self._limit()
