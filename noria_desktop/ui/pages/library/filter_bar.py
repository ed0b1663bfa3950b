"""What of the library is shown: a field for words, a chip a game, and menus for the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.library.choosing import Choice, Length, Order, Record, length_of
from noria_desktop.app.library.entries import Entry, Outcome
from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.pages.library.filter_parts import Pill, SearchField
from noria_desktop.ui.widgets.buttons import RING
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, put, row
from noria_desktop.ui.widgets.sheets import clear_layout


@frozen
class _Way:
    """One line of a menu: its words, and the choice that it leads to."""

    text: str
    choice: Choice
    is_on: bool


class FilterBar(QWidget):
    """Field, chips and menus; below them what is set, to be taken off one by one."""

    changed = Signal()
    left_down = Signal()
    """From the field into the list."""

    def __init__(self, style: ShellStyle) -> None:
        """Everything is shown."""
        super().__init__()
        self._style = style
        self.choice = Choice()
        self.in_trash = False
        """Whether the trash is chosen from."""
        self._entries: tuple[Entry, ...] = ()
        self.field = SearchField(style, 200, size=14, bold=False)
        self.chips = {game: Pill(style, game=game) for game in ("", *game_ids())}
        for game, chip in self.chips.items():
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, game=game: self.set_game(game))
        self.menus: dict[str, Pill] = {}
        offers: dict[str, Callable[[], list[list[_Way]]]] = {
            "opponent": self._opponents,
            "outcome": self._outcomes,
            "more": self._more,
            "order": self._orders,
        }
        for name, ways in offers.items():
            pill = self.menus[name] = Pill(style, end="caret")
            pill.clicked.connect(lambda _=False, pill=pill, ways=ways: self._open_menu(pill, ways()))
        self._set = QWidget()
        self._set_row = row(style, gap=2, edges=NO_EDGES, within=self._set)
        line = row(style, self.field, *self.chips.values(), 1, *self.menus.values(), gap=0, edges=NO_EDGES)
        self._line = line
        self._below = row(style, gap=0, edges=NO_EDGES)
        self._is_split = True
        self._split(False)
        column(style, line, self._below, self._set, gap=0, edges=NO_EDGES, within=self)
        self._set.hide()
        self.field.textChanged.connect(lambda text: self.set_choice(evolve(self.choice, words=text)))
        self.field.left_down.connect(self.left_down)
        self.field.emptied.connect(self.left_down)

    def set_style(self, style: ShellStyle) -> None:
        """Sizes."""
        self._style = style

    def fit_width(self, width: float) -> None:
        """Emblems alone where ``width`` logical pixels have no room for the games' names."""
        for compact in (False, True):
            for game, chip in self.chips.items():
                chip.set_compact(bool(game) and compact)
            pills = [*self.chips.values(), *self.menus.values()]
            taken = self.field.width() + sum(pill.sizeHint().width() for pill in pills if not pill.isHidden())
            if taken <= width:
                break
        self._split(taken > width)

    def _split(self, split: bool) -> None:
        """The menus in a line of their own, or behind the chips."""
        if split == self._is_split:
            return
        self._is_split = split
        for line in (self._line, self._below):
            for pill in self.menus.values():
                line.removeWidget(pill)
        put(self._below if split else self._line, *self.menus.values())
        if split and self._below.count() == len(self.menus):
            put(self._below, 1)

    # What is chosen -------------------------------------------------------------------------------------

    def set_choice(self, choice: Choice) -> None:
        """Show something else."""
        if choice == self.choice:
            return
        self.choice = choice
        if self.field.text() != choice.words:
            self.field.setText(choice.words)
        self._show()
        self.changed.emit()

    def set_game(self, game: str) -> None:
        """One game or all."""
        opponent = self.choice.opponent
        keeps = not game or opponent is None or opponent[0] == game
        self.set_choice(evolve(self.choice, game=game, opponent=opponent if keeps else None))
        self._show()

    def clear(self) -> bool:
        """Take off the words, else all filters; False where there are none."""
        if self.choice.words:
            self.field.clear()
            return True
        if self.choice.filters:
            self.set_choice(Choice(order=self.choice.order))
            return True
        return False

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """What there is to choose from."""
        self._entries = entries
        self._show()

    def _show(self) -> None:
        found = Counter(one.game for one in self._entries)
        for game, chip in self.chips.items():
            text = words.game_name(game) if game else translate("Library", "All")
            chip.set_words(text, sum(found.values()) if not game else found[game])
            chip.setVisible(
                bool(self._entries) and (not game or any(one.game == game for one in self._entries))
            )
            chip.setChecked(self.choice.game == game)
        self.field.setVisible(bool(self._entries) or bool(self.choice.words))
        for pill in self.menus.values():
            pill.setVisible(len(self._entries) >= FEW)
        self.menus["order"].set_words(
            words.order(self.choice.order),
            name=translate("Library", "Order: {order}").format(order=words.order(self.choice.order)),
        )
        self._show_set()

    def _show_set(self) -> None:
        """A removable chip for every filter that is set."""
        clear_layout(self._set_row)
        names = [name for name in self.choice.filters if name != "game"]
        for name in names:
            pill = Pill(self._style, end="cross")
            text = self.filter_words(name)
            pill.set_words(text, name=translate("Library", "Take off: {filter}").format(filter=text))
            pill.clicked.connect(lambda _=False, name=name: self.set_choice(self.choice.without(name)))
            put(self._set_row, pill)
        if names:
            pill = Pill(self._style)
            pill.set_words(translate("Library", "Clear all"))
            pill.clicked.connect(lambda: self.set_choice(Choice(order=self.choice.order)))
            put(self._set_row, pill)
        put(self._set_row, 1)
        self._set.setVisible(bool(names))

    def filter_words(self, name: str) -> str:
        """What a filter lets through."""
        choice = self.choice
        match name:
            case "game":
                return words.game_name(choice.game)
            case "opponent" if choice.opponent is not None:
                return words.opponent_name(*choice.opponent) or words.game_name(choice.opponent[0])
            case "outcome" if choice.outcome is not None:
                return words.outcome(choice.outcome)
            case "record" if choice.record is not None:
                return words.record(choice.record)
            case "length" if choice.length is not None:
                return words.span(choice.length)
            case "lines_left":
                return translate("Library", "With lines taken back")
            case "words":
                return translate("Library", "“{words}”").format(words=choice.words)
            case _:
                return str(getattr(choice, name))

    # Menus ----------------------------------------------------------------------------------------------

    def _open_menu(self, pill: Pill, parts: Sequence[Sequence[_Way]]) -> None:
        menu = QMenu(self)
        for number, part in enumerate(parts):
            if number and part:
                menu.addSeparator()
            for way in part:
                action = QAction(way.text.replace("&", "&&"), menu)
                action.setCheckable(True)
                action.setChecked(way.is_on)
                action.triggered.connect(lambda _=False, choice=way.choice: self.set_choice(choice))
                menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(pill.mapToGlobal(QPoint(0, pill.height() - self._style.px(RING))))

    def _ways(self, name: str, values: Sequence[tuple[str, Any]]) -> list[_Way]:
        """A line a value; the one that is set takes itself off."""
        now = getattr(self.choice, name)
        return [
            _Way(
                text,
                self.choice.without(name) if value == now else evolve(self.choice, **{name: value}),
                value == now,
            )
            for text, value in values
        ]

    def _counted(self, text: str, count: int) -> str:
        return translate("Library", "{what} ({count})").format(what=text, count=count)

    def _opponents(self) -> list[list[_Way]]:
        """Those that were met, with how often."""
        met = Counter(
            (one.game, one.opponent)
            for one in self._entries
            if one.opponent and self.choice.game in ("", one.game)
        )
        found = []
        for game in game_ids():
            values = [
                (self._counted(words.joined(words.game_name(game), words.opponent_name(*key)), count), key)
                for key, count in sorted(met.items())
                if key[0] == game and words.opponent_name(*key)
            ]
            found.append(self._ways("opponent", values))
        return found

    def _outcomes(self) -> list[list[_Way]]:
        met = Counter(one.outcome for one in self._entries if self.choice.game in ("", one.game))
        values = [(self._counted(words.outcome(one), met[one]), one) for one in Outcome if met[one]]
        return [self._ways("outcome", values)]

    def _more(self) -> list[list[_Way]]:
        records = [(words.record(one), one) for one in Record]
        campaigns = dict.fromkeys(one.place.campaign for one in self._entries if one.place is not None)
        tags = dict.fromkeys(tag for one in self._entries for tag in (*one.tags, *one.titles))
        return [
            self._ways("record", records),
            self._ways("length", self._lengths()),
            self._ways("lines_left", self._with_lines()),
            self._ways("campaign", [(name, name) for name in campaigns]),
            self._ways("tag", [(tag, tag) for tag in list(tags)[:MOST_TAGS]]),
        ]

    def _lengths(self) -> list[tuple[str, Length]]:
        """Those that there are, with how many games."""
        met = Counter(length_of(one.seconds) for one in self._entries)
        return [(self._counted(words.span(one), met[one]), one) for one in Length if met[one]]

    def _with_lines(self) -> list[tuple[str, bool]]:
        """Games in which lines were left, where there are any."""
        count = sum(one.lines_left > 0 for one in self._entries if self.choice.game in ("", one.game))
        text = translate("Library", "With lines taken back")
        return [(self._counted(text, count), True)] if count or self.choice.lines_left else []

    def _orders(self) -> list[list[_Way]]:
        orders = [
            _Way(words.order(one), evolve(self.choice, order=one), one is self.choice.order) for one in Order
        ]
        return [orders]

    def retranslate(self) -> None:
        """All words."""
        self.field.setPlaceholderText(translate("Library", "Search (Ctrl+F)"))
        self.field.setAccessibleName(translate("Library", "Search the library"))
        self.menus["opponent"].set_words(translate("Library", "Opponent"))
        self.menus["outcome"].set_words(translate("Library", "Result"))
        self.menus["more"].set_words(translate("Library", "More"))
        self._show()


FEW = 8
"""Below so many games there are no menus: the field and a chip a game find each of them."""
MOST_TAGS = 30
"""Tags in the menu; all others are found by their words."""
