"""The saves that a list shows, as Qt asks for them: filtered, and changed in small steps where little has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from noria_desktop.ui.pages.models import SaveRow
from noria_desktop.ui.widgets.plain import plain_tip

MOST_RUNS = 40
MOST_ROWS = 400
"""So many single changes and rows are told one by one; more as a whole list."""
Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
"""The role of the row itself."""
_NO_INDEX = QModelIndex()


def _runs(places: list[int]) -> list[tuple[int, int]]:
    """First and last of every run of neighbours."""
    found: list[tuple[int, int]] = []
    for at in places:
        if found and found[-1][1] == at - 1:
            found[-1] = (found[-1][0], at)
        else:
            found.append((at, at))
    return found


class SaveRows(QAbstractListModel):
    """The rows that the filter leaves.

    Where little changes, only that is told, so that views keep what is chosen and where they stand.
    """

    about_to_change = Signal()
    changed = Signal()
    """After any change, whether it was told in single rows or as a whole."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self._all: tuple[SaveRow, ...] = ()
        self._texts: tuple[str, ...] = ()
        """What the filter looks for words in, a text a row."""
        self._filter: tuple[str, ...] = ()
        self._hidden: frozenset[Path] = frozenset()
        self.rows: tuple[SaveRow, ...] = ()
        self._places: dict[Path, int] | None = None
        """Where each file's row is; None until somebody asks."""

    def show(self, rows: tuple[SaveRow, ...]) -> None:
        """Other rows."""
        if rows == self._all:
            return
        self._all = rows
        self._texts = tuple(f"{row.title} {row.when}".casefold() for row in rows)
        self._renew()

    def set_filter(self, text: str) -> None:
        """Only rows with every word of ``text`` in title or date."""
        parts = tuple(text.casefold().split())
        if parts != self._filter:
            self._filter = parts
            self._renew()

    def hide(self, paths: frozenset[Path]) -> None:
        """Leave out rows that are about to be deleted."""
        if paths != self._hidden:
            self._hidden = paths
            self._renew()

    def place_of(self, path: Path) -> QModelIndex:
        """Where the row of a file is; not valid where it is not shown."""
        if self._places is None:
            self._places = {row.path: at for at, row in enumerate(self.rows)}
        at = self._places.get(path)
        return QModelIndex() if at is None else self.index(at)

    def _renew(self) -> None:
        left = list(zip(self._all, self._texts, strict=True))
        for part in self._filter:
            left = [pair for pair in left if part in pair[1]]
        rows = tuple([row for row, _ in left if row.path not in self._hidden])
        if rows == self.rows:
            return
        self.about_to_change.emit()
        if not self._mend(rows):
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        self._places = None
        self.changed.emit()

    def _mend(self, rows: tuple[SaveRow, ...]) -> bool:
        """Take out, put in and renew single runs of rows; False where that would be too many."""
        if abs(len(rows) - len(self.rows)) > MOST_ROWS:
            return False
        before, after = [row.path for row in self.rows], [row.path for row in rows]
        stay, there = set(after), set(before)
        if [path for path in before if path in stay] != [path for path in after if path in there]:
            return False
        gone = _runs([at for at, path in enumerate(before) if path not in stay])
        new = _runs([at for at, path in enumerate(after) if path not in there])
        if len(gone) + len(new) > MOST_RUNS:
            return False
        for first, last in reversed(gone):
            self.beginRemoveRows(QModelIndex(), first, last)
            self.rows = self.rows[:first] + self.rows[last + 1 :]
            self.endRemoveRows()
        for first, last in new:
            self.beginInsertRows(QModelIndex(), first, last)
            self.rows = self.rows[:first] + rows[first : last + 1] + self.rows[first:]
            self.endInsertRows()
        changed = [at for at, (old, row) in enumerate(zip(self.rows, rows, strict=True)) if old != row]
        self.rows = rows
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        return True

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Title, the row itself, and what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " · ".join(part for part in (row.title, row.when, row.trouble, row.damaged or "") if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.damaged or row.path.name)
        return None
