"""Two ways without a mouse: by Tab, arrows, Enter and Esc, and by what a screen reader presses by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from noria_desktop.app.campaign.chapters import FINALE, NIGHTS
from noria_desktop.ui.pages.campaign.circuit import CircuitPage
from noria_desktop.ui.window.main_window import MainWindow

_PRESSED_MS = 130
_LONGEST_WAY = 60
"""Presses of Tab after which something cannot be reached."""


class Hand(Protocol):
    """Somebody who presses what bears a name."""

    def press(self, name: str) -> None:
        """Press what is called so, or whose name begins so."""
        ...

    def choose(self, page: CircuitPage, chapter: str) -> None:
        """Make the map's sheet tell of a chapter, the finale or the Four Nights, and play it."""
        ...

    def pick(self, names: list[str], wanted: str) -> None:
        """Choose one of several, of which one is chosen always."""
        ...

    def write(self, name: str, text: str) -> None:
        """Write into the field of that name."""
        ...

    def leave(self) -> None:
        """Away from this page or sheet."""
        ...


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def _top(window: MainWindow) -> QWidget:
    """What lies over everything."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or window


class ByKeys:
    """Tab, arrows, Enter, Esc and letters; nothing is pressed that has no focus."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def _focus(self) -> QWidget:
        top = _top(self._window)
        found: QWidget | None = top.focusWidget()
        if found is None:
            found = QApplication.focusWidget()
        assert found is not None, f"no focus in {top.accessibleName() or top}"
        return found

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """One key, where the focus is."""
        QTest.keyClick(self._focus(), key, modifier)
        _settle()

    def _go_to(self, name: str) -> QWidget:
        seen = []
        for _ in range(_LONGEST_WAY):
            now = self._focus()
            if now.accessibleName().startswith(name):
                return now
            seen.append(now.accessibleName())
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name!r} but to {list(dict.fromkeys(seen))}")

    def press(self, name: str) -> None:
        self._go_to(name)
        self.key(Qt.Key.Key_Space)

    def choose(self, page: CircuitPage, chapter: str) -> None:
        self._go_to(page.entrance().accessibleName())
        self.key(Qt.Key.Key_Home)
        for _ in range(len(page.map.tiles) + 2):
            if page.model.chosen == chapter:
                break
            self.key(Qt.Key.Key_Right)
        assert page.model.chosen == chapter
        self.key(Qt.Key.Key_Return)

    def pick(self, names: list[str], wanted: str) -> None:
        for _ in range(_LONGEST_WAY):
            if self._focus().accessibleName() in names:
                break
            self.key(Qt.Key.Key_Tab)
        assert self._focus().accessibleName() in names, "Tab does not come to what is chosen now"
        key = (
            Qt.Key.Key_Up
            if names.index(self._focus().accessibleName()) > names.index(wanted)
            else Qt.Key.Key_Down
        )
        for _ in names:
            if self._focus().accessibleName().startswith(wanted):
                break
            self.key(key)
        self.key(Qt.Key.Key_Space)

    def write(self, name: str, text: str) -> None:
        field = self._go_to(name)
        assert isinstance(field, QLineEdit)
        self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)

    def leave(self) -> None:
        self.key(Qt.Key.Key_Escape)


class ByReader:
    """What a screen reader does: it finds things by their names and asks them to press themselves."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def _find(self, name: str) -> QAccessibleInterface:
        root = QAccessible.queryAccessibleInterface(_top(self._window))
        found = [
            one for one in within(root) if name_of(one).startswith(name) and one.actionInterface() is not None
        ]
        assert found, (
            name,
            sorted({name_of(one) for one in within(root) if one.actionInterface() is not None}),
        )
        # The shortest name is the one that is meant; a page's own things come after the header's.
        least = min(len(name_of(one)) for one in found)
        return [one for one in found if len(name_of(one)) == least][-1]

    def press(self, name: str) -> None:
        found = self._find(name)
        assert not found.state().disabled, name
        actions = found.actionInterface().actionNames()
        wanted = next(one for one in ("Press", "Toggle", "SetFocus") if one in actions)
        assert wanted != "SetFocus", f"{name!r} cannot be pressed"
        found.actionInterface().doAction(wanted)
        # Qt shows a button that is pressed in this way for a moment before it is clicked.
        QTest.qWait(_PRESSED_MS)
        _settle()

    def choose(self, page: CircuitPage, chapter: str) -> None:
        others = {FINALE: page.map.finale, NIGHTS: page.map.nights}
        tiles: dict[str, QWidget] = {one.tile.chapter.id: one for one in page.map.tiles}
        self.press((tiles | others)[chapter].accessibleName())
        assert page.model.chosen == chapter
        self.press((page.together if chapter in others else page.sheet).go.accessibleName())

    def pick(self, names: list[str], wanted: str) -> None:
        assert wanted in names
        self.press(wanted)

    def write(self, name: str, text: str) -> None:
        root = QAccessible.queryAccessibleInterface(_top(self._window))
        field = next(
            one
            for one in within(root)
            if one.role() == QAccessible.Role.EditableText and name_of(one).startswith(name)
        )
        field.setText(QAccessible.Text.Value, text)
        _settle()

    def leave(self) -> None:
        top = _top(self._window)
        focused: QWidget | None = top.focusWidget()
        QTest.keyClick(top if focused is None else focused, Qt.Key.Key_Escape)
        _settle()


def name_of(one: QAccessibleInterface) -> str:
    """What a reader calls it."""
    return str(one.text(QAccessible.Text.Name))


def within(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Everything below that can be seen."""
    for number in range(root.childCount()):
        child = root.child(number)
        if not child.isValid() or child.state().invisible:
            continue
        yield child
        yield from within(child)
