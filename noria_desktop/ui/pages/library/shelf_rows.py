"""The library's list as Qt asks for it: headings and games, worded when they are first seen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from noria_desktop.app.library.entries import Entry
from noria_desktop.engine.values import frozen
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.pages.library import words
from noria_desktop.ui.widgets.plain import plain_tip

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ITEM = Qt.ItemDataRole.UserRole
"""The role of the heading or game itself."""
_NO_INDEX = QModelIndex()


@frozen
class Head:
    """A heading over games."""

    text: str
    count: int


Item: TypeAlias = Head | Entry


class ShelfRows(QAbstractListModel):
    """Headings and games in their order."""

    def __init__(self, today: date) -> None:
        """Empty."""
        super().__init__()
        self.today = today
        self.items: tuple[Item, ...] = ()
        self.total = 0
        """All games of the library."""
        self._places: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        """Where each game is, among the rows and among the games, from 1."""

    def show(self, items: Sequence[Item], total: int) -> None:
        """Other rows."""
        if tuple(items) == self.items and total == self.total:
            # Files may have been read anew all the same.
            self.items = tuple(items)
            return
        self.beginResetModel()
        self.items, self.total = tuple(items), total
        self._places = {one.key: at for at, one in enumerate(self.items) if isinstance(one, Entry)}
        self._numbers = {key: number for number, key in enumerate(self._places, 1)}
        self.endResetModel()

    @property
    def shown(self) -> int:
        """Games among the rows."""
        return len(self._places)

    def place_of(self, key: str) -> QModelIndex:
        """Where a game's row is; not valid where it is not shown."""
        at = self._places.get(key)
        return QModelIndex() if at is None else self.index(at)

    def entry(self, index: Index) -> Entry | None:
        """The game of a row; None of a heading."""
        if not index.isValid() or index.row() >= len(self.items):
            return None
        found = self.items[index.row()]
        return found if isinstance(found, Entry) else None

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many rows."""
        return 0 if parent.isValid() else len(self.items)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if self.entry(index) is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The item itself, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.items):
            return None
        item = self.items[index.row()]
        if role == ITEM:
            return item
        if isinstance(item, Head):
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                return words.joined(item.text, str(item.count))
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.name(item)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            row = translate("Library", "row {row} of {all}")
            return words.listed(
                words.spoken(item, self.today),
                row.format(row=self._numbers[item.key], all=len(self._numbers)),
            )
        if role == Qt.ItemDataRole.ToolTipRole and item.file is not None and item.is_damaged:
            return plain_tip(item.file.name)
        return None
