"""All keys on one card, in groups by when they are wanted; here they are changed too. Source: mocks/way-in.md 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from noria_desktop.app.keys import BY_NAME, KeysError, Kind, changed, keys_in, text_of, who_has
from noria_desktop.ui.art.style import ShellStyle
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.pages.key_caps import KeyRow
from noria_desktop.ui.pages.keys_listed import GROUPS, command_name
from noria_desktop.ui.pages.page import Page
from noria_desktop.ui.widgets.buttons import BrassButton
from noria_desktop.ui.widgets.buttons import Kind as Look
from noria_desktop.ui.widgets.key_names import KEY_NAMES
from noria_desktop.ui.widgets.layouts import NO_EDGES, column, put, row
from noria_desktop.ui.widgets.sheets import Heading, Sheet, Words

COLUMNS: Final = ((1080, 3), (720, 2), (0, 1))
"""From which page width on, in design pixels, how many columns lie side by side."""
BY_COLUMNS: Final = {3: ((0, 5), (1, 4), (2, 3, 6)), 2: ((0, 1, 3, 6), (2, 4, 5)), 1: (tuple(range(7)),)}
"""Groups of each column, by how many columns there are."""


class KeysPage(Page):
    """Every key of the table; Escape goes back to it."""

    keys_changed = Signal(str)
    """What the settings are to say of the keys."""

    def __init__(self, style: ShellStyle, game_id: str = "") -> None:
        """``game_id``: of the table it was asked from; keys of other games are left out."""
        super().__init__(style, back=True)
        self._keys = KEY_NAMES.keys
        self._wanted = ("", "")
        """Command and key that are asked about."""
        self.change = BrassButton(style, icon="gear")
        self.change.setCheckable(True)
        self.usual = BrassButton(style, icon="undo")
        self.notice = Words(style, 13.5, wrap=True)
        self.swap = BrassButton(style, Look.SMALL)
        self.leave = BrassButton(style, Look.SMALL)
        self.about = Words(style, 13.5, colour="muted", wrap=True)
        top = row(style, (self.about, 1), self.usual, self.change, gap=4)
        self._asking = Sheet(style, (14, 2, 8, 2))
        self._asking.column.addLayout(
            row(style, (self.notice, 1), self.swap, self.leave, gap=4, edges=NO_EDGES)
        )
        self._columns = QGridLayout()
        self._frame = column(style, top, self._asking, self._columns, 1, gap=6, within=self.body)
        self.groups: list[tuple[Sheet, Heading, Text, list[KeyRow]]] = []
        for title, lines in GROUPS:
            sheet, heading = Sheet(style, (16, 10, 12, 10), gap=1), Heading(style, 15)
            rows = [KeyRow(style, line) for line in lines if line.game in ("", game_id) or not game_id]
            put(sheet.column, heading, *rows)
            sheet.setVisible(bool(rows))
            self.groups.append((sheet, heading, title, rows))
            for one in rows:
                one.caps.caught.connect(lambda key, name=one.line.command: self._caught(name, key))
        self._holders = [QWidget() for _ in range(3)]
        self._piles = [column(style, gap=6, edges=NO_EDGES, within=holder) for holder in self._holders]
        self.across = 0
        self._asking.hide()
        self.usual.hide()
        self.change.toggled.connect(self._open)
        self.usual.clicked.connect(lambda: self._take(keys_in("")))
        self.swap.clicked.connect(self._swap)
        self.leave.clicked.connect(self._asking.hide)
        self.ready()

    @property
    def rows(self) -> list[KeyRow]:
        """All lines."""
        return [one for _, _, _, rows in self.groups for one in rows]

    # Changing --------------------------------------------------------------------------------------

    def _open(self, is_open: bool) -> None:
        for one in self.rows:
            one.caps.set_open(is_open)
        self.usual.setVisible(is_open)
        self._asking.hide()
        self.retranslate()
        if is_open:
            first = next(one.caps for one in self.rows if one.line.command)
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _caught(self, name: str, key: str) -> None:
        """A key for a command: at once where it is free, else after a question."""
        other = who_has(self._keys, key)
        if other == name:
            return
        try:
            result = changed(self._keys, name, key)
        except KeysError:
            self._ask(self._why_not(name, key, other))
            return
        if not other:
            self._take(result)
            return
        self._wanted = (name, key)
        words = translate("Keys", "{key} belongs to “{other}”.").format(key=key, other=command_name(other))
        self._ask(words, swap=True)

    def _why_not(self, name: str, key: str, other: str) -> str:
        if other:
            words = translate(
                "Keys", "{key} belongs to “{other}”, which cannot have the other key in exchange."
            )
            return words.format(key=key, other=command_name(other))
        if BY_NAME[name].kind is Kind.TABLE:
            words = translate("Keys", "{key} cannot be used here: a letter or F2 to F12, alone.")
        else:
            words = translate("Keys", "{key} cannot be used here: Ctrl with a letter, or F2 to F12.")
        return words.format(key=key)

    def _ask(self, words: str, *, swap: bool = False) -> None:
        self.notice.setText(words)
        self.notice.setAccessibleName(words)
        self.swap.setVisible(swap)
        self._asking.show()
        (self.swap if swap else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)

    def _swap(self) -> None:
        self._take(changed(self._keys, *self._wanted))

    def _take(self, keys: Mapping[str, str]) -> None:
        """These keys from now on."""
        self._keys = keys
        self._asking.hide()
        self.keys_changed.emit(text_of(keys))
        self.retranslate()

    # Frame -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """All words of the page."""
        super().retranslate()
        changing = self.change.isChecked()
        self.header.title.setText(translate("Keys", "All keys"))
        self.about.setText(
            translate(
                "Keys", "Press a brass cap, then the new key. Keys without brass are the same everywhere."
            )
            if changing
            else translate("Keys", "Everything the mouse can do, the keyboard can do.")
        )
        self.change.set_words(translate("Keys", "Done") if changing else translate("Keys", "Change keys…"))
        self.usual.set_words(translate("Keys", "Usual keys"))
        self.swap.set_words(translate("Keys", "Swap them"))
        self.leave.set_words(translate("Keys", "Leave it"))
        for _, heading, title, rows in self.groups:
            heading.set_words(str(title))
            for one in rows:
                one.show_keys(self._keys)

    def fit_width(self) -> None:
        """As many columns as there is room for."""
        wide = self.width() / self.style_now.scale
        across = next(count for least, count in COLUMNS if wide >= least)
        if across == self.across:
            return
        self.across = across
        for number, holder in enumerate(self._holders):
            pile = self._piles[number]
            while pile.count():
                pile.takeAt(0)
            holder.setVisible(number < across)
            if number < across:
                for group in BY_COLUMNS[across][number]:
                    pile.addWidget(self.groups[group][0])
                pile.addStretch(1)
                self._columns.addWidget(holder, 0, number)
            self._columns.setColumnStretch(number, 1 if number < across else 0)

    def entrance(self) -> QWidget:
        """Where the keyboard begins."""
        return self.header.back

    def arrange(self, style: ShellStyle) -> None:
        """Gaps."""
        self._frame.setContentsMargins(*self.margins(style))
        self._columns.setSpacing(style.px(10))
