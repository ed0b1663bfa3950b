"""Statistics: one honest page of figures a game, and one of all. Source: mocks/library.md 4."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library import words as library
from noria_desktop.ui.pages.library.filter_parts import Pill
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.pages.statistics.all_plots import EveningsPlot, HeadToHeadPlot, TimesPlot
from noria_desktop.ui.pages.statistics.game_plots import KindsPlot, SourcesPlot, TrendPlot
from noria_desktop.ui.pages.statistics.glance import Glance
from noria_desktop.ui.pages.statistics.model import GameTab, StatisticsModel
from noria_desktop.ui.pages.statistics.opponents_plot import OpponentsPlot
from noria_desktop.ui.pages.statistics.plot import Plot
from noria_desktop.ui.widgets.buttons import BrassButton
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, row
from noria_desktop.ui.widgets.sheets import Words

_NARROW = 1060
"""Design pixels below which everything stands in one column."""
_GAP = 14


class StatisticsPage(Page):
    """Tabs, and the plots of the game that is shown."""

    tab_requested = Signal(str)
    """A game, or empty for all."""
    opened = Signal(str)
    """Key of a game to be replayed."""
    new_requested = Signal(str)
    """A game of this kind."""
    csv_requested = Signal()
    picture_requested = Signal()

    def __init__(self, model: StatisticsModel, style: ShellStyle) -> None:
        """Show a model; ``show_model`` shows another."""
        super().__init__(style, back=True)
        self.model = model
        self.tabs = {game: Pill(style, game=game) for game in ("", *game_ids())}
        for game, pill in self.tabs.items():
            pill.setCheckable(True)
            pill.clicked.connect(lambda _=False, game=game: self._ask_tab(game))
        self.csv = BrassButton(style, icon="export")
        self.picture = BrassButton(style, icon="picture")
        self.csv.clicked.connect(self.csv_requested)
        self.picture.clicked.connect(self.picture_requested)
        self.told = Words(style, 13, colour="muted")
        self.told.hide()
        self._line = row(style, *self.tabs.values(), 1, self.csv, self.picture, gap=0, edges=NO_EDGES)
        self.glance = Glance(style)
        self.opponents = OpponentsPlot(style)
        self.trend, self.sources, self.kinds = (
            TrendPlot(style, 300, 190),
            SourcesPlot(style, 260, 190),
            KindsPlot(style, 280, 190),
        )
        self.head_to_head, self.evenings, self.times = (
            HeadToHeadPlot(style),
            EveningsPlot(style),
            TimesPlot(style),
        )
        self.empty = Words(style, 15, colour="muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sheets = QWidget()
        self._grid = QGridLayout(self.sheets)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._column = column(style, self._line, self.told, (self.sheets, 1), gap=6, within=self.body)
        self._shape: tuple[bool, str] | None = None
        for plot in self.plots:
            plot.opened.connect(self.opened)
            plot.hide()
        self.opponents.new_requested.connect(self._ask_new)
        self._show()
        self.ready()

    @property
    def plots(self) -> tuple[Plot, ...]:
        """All plots, in the order of reading."""
        return (
            self.glance,
            self.opponents,
            self.trend,
            self.kinds,
            self.sources,
            self.head_to_head,
            self.evenings,
            self.times,
        )

    @property
    def shown_plots(self) -> tuple[Plot, ...]:
        """Those of the tab that is shown."""
        return tuple(plot for plot in self.plots if not plot.isHidden())

    # What is shown --------------------------------------------------------------------------------------

    def show_model(self, model: StatisticsModel) -> None:
        """Other figures, or another tab."""
        self.model = model
        self._show()
        self._word()
        self.fit_width()

    def show_gathered(self, model: StatisticsModel) -> None:
        """More of what the files of the shown game tell; everything else stays."""
        self.model = model
        tab, today = model.tab, model.counted.today
        if isinstance(tab, GameTab):
            for plot in (self.sources, self.kinds):
                plot.show_tab(tab, today)

    def _show(self) -> None:
        tab, today = self.model.tab, self.model.counted.today
        if isinstance(tab, GameTab):
            for plot in (self.opponents, self.trend, self.sources, self.kinds):
                plot.show_tab(tab, today)
        else:
            for every in (self.head_to_head, self.evenings, self.times):
                every.show_tab(tab, today)
        self.glance.show_tab(tab, today)

    @property
    def _game(self) -> str:
        tab = self.model.tab
        return tab.game if isinstance(tab, GameTab) else ""

    def say_saved(self, text: str) -> None:
        """What became of an export."""
        self.told.setText(text)
        self.told.setVisible(bool(text))
        announce(self, text)

    def _ask_tab(self, game: str) -> None:
        self.say_saved("")
        on_tab = any(pill.hasFocus() for pill in self.tabs.values())
        self.tab_requested.emit(game)
        self._check()
        # Whatever is not shown any more cannot keep the keyboard.
        here: QWidget | None = self.window().focusWidget()
        if on_tab or here is None or not here.isVisible():
            self.tabs[game].setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_new(self) -> None:
        self.new_requested.emit(self._game or game_ids()[0])

    def _check(self) -> None:
        for game, pill in self.tabs.items():
            pill.setChecked(game == self._game)

    # Layout ---------------------------------------------------------------------------------------------

    def _lay(self, narrow: bool) -> None:
        """The plots of the tab in their places."""
        tab = self.model.tab
        none = not tab.figures.games
        shape = narrow, "none" if none else "game" if isinstance(tab, GameTab) else "all"
        if shape == self._shape:
            return
        self._shape = shape
        grid = self._grid
        for widget in (*self.plots, self.empty):
            grid.removeWidget(widget)
            widget.setParent(self.sheets)
        for number in range(8):
            grid.setRowStretch(number, 0)
            grid.setColumnStretch(number, 0)
            grid.setColumnMinimumWidth(number, 0)
        shown: list[QWidget]
        if none:
            shown = [self.empty]
            grid.addWidget(self.empty, 0, 0)
        elif narrow:
            shown = (
                [self.glance, self.opponents, self.trend, self.kinds, self.sources]
                if isinstance(tab, GameTab)
                else [self.glance, self.head_to_head, self.evenings, self.times]
            )
            for number, widget in enumerate(shown):
                grid.addWidget(widget, number, 0)
        elif isinstance(tab, GameTab):
            shown = [self.glance, self.opponents, self.trend, self.kinds, self.sources]
            grid.addWidget(self.opponents, 0, 0, 1, 2)
            grid.addWidget(self.glance, 0, 2)
            grid.addWidget(self.trend, 1, 0)
            grid.addWidget(self.sources, 1, 1)
            grid.addWidget(self.kinds, 1, 2)
            for number, share in enumerate((575, 425)):
                grid.setRowStretch(number, share)
            for number, share in enumerate((392, 308, 300)):
                grid.setColumnStretch(number, share)
        else:
            shown = [self.glance, self.head_to_head, self.evenings, self.times]
            grid.addWidget(self.head_to_head, 0, 0, 3, 1)
            for number, widget in enumerate((self.glance, self.evenings, self.times)):
                grid.addWidget(widget, number, 1)
                grid.setRowStretch(number, (22, 39, 39)[number])
            grid.setColumnStretch(0, 62)
            grid.setColumnStretch(1, 38)
        for widget in (*self.plots, self.empty):
            widget.setVisible(widget in shown)
        self._order_focus()

    def _order_focus(self) -> None:
        chain = [
            *self.tabs.values(),
            self.csv,
            self.picture,
            self.glance,
            self.glance.replay,
            self.opponents,
            self.opponents.new,
            self.trend,
            self.kinds,
            self.sources,
            self.head_to_head,
            self.evenings,
            self.times,
            self.header.back,
            self.header.rules,
            self.header.settings,
        ]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def fit_width(self) -> None:
        """One column where there is no room for two; tabs lose their words first."""
        style = self.style_now
        super().fit_width()
        room = self.width() - 2 * style.px(24)
        for button in (self.csv, self.picture):
            button.set_compact(False)
        for compact in (False, True):
            for game, pill in self.tabs.items():
                pill.set_compact(bool(game) and compact)
            pills = sum(pill.sizeHint().width() for pill in self.tabs.values())
            taken = pills + self.csv.sizeHint().width() + self.picture.sizeHint().width()
            if taken <= room:
                break
        for button in (self.picture, self.csv):
            button.set_compact(taken > room)
        self._lay(self.width() < _NARROW * style.scale)

    def arrange(self, style: ShellStyle) -> None:
        """Edges and gaps."""
        self._column.setContentsMargins(*self.margins(style))
        self._grid.setSpacing(style.px(_GAP - 5))

    # Words ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Every word again."""
        super().retranslate()
        for plot in self.plots:
            plot.retranslate()
        self._word()

    def _word(self) -> None:
        counted, game = self.model.counted, self._game
        self.header.title.setText(translate("Statistics", "Statistics"))
        self.csv.set_words(translate("Statistics", "Export CSV"))
        self.picture.set_words(translate("Statistics", "Save picture"))
        for name, pill in self.tabs.items():
            text = library.game_name(name) if name else translate("Statistics", "All games")
            count = counted.games[name] if name else counted.whole
            # A dash is no count, and is not read out.
            pill.set_words(text, count or "–", name=text if not count else "")
        self._check()
        games = len(self.model.tab.figures.games)
        if counted.reading:
            sub = translate("Statistics", "Reading the games…")
        elif 0 < games < _FIRST and game:
            told = translate("Statistics", "%n game(s) of {game} so far", "", games)
            sub = told.format(game=library.game_name(game))
        else:
            sub = translate("Statistics", "Everything here is counted from your library")
        self.header.sub.setText(sub)
        self.header.fit(self.width(), told=True)
        if counted.reading:
            self.empty.setText(sub)
        elif game:
            told = translate(
                "Statistics", "No game of {game} has been finished yet. The first one fills this page."
            )
            self.empty.setText(told.format(game=library.game_name(game)))
        else:
            self.empty.setText(
                translate("Statistics", "No game has been finished yet. The first one fills this page.")
            )
        self.csv.setEnabled(bool(games))
        self.picture.setEnabled(bool(games))

    # Hands ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose a tab, Ctrl+E and Ctrl+P export."""
        text = event.text()
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if held and event.key() == Qt.Key.Key_E:
            self.csv.click()
        elif held and event.key() == Qt.Key.Key_P:
            self.picture.click()
        elif text.isascii() and text.isdigit() and int(text) <= len(game_ids()):
            self._ask_tab("" if text == "0" else game_ids()[int(text) - 1])
        else:
            super().keyPressEvent(event)

    def entrance(self) -> QWidget:
        """The tab that is shown."""
        return self.tabs[self._game]

    def game_id(self) -> str:
        """The game whose rules the header opens."""
        return self._game or super().game_id()


_FIRST = 5
"""Below so many games the page says how many there are."""
