"""The buttons of the prompt strip as values: what they say, which key they answer to, what they play."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.widgets.key_names import KEY_NAMES

TAKE_BACK = ("take back",)
"""Stands for the actions of a button that plays nothing but takes the last decision back."""
TRY_AGAIN = ("try again",)
"""Stands for those of one that asks a player again who could not decide."""
ANY_MOVE = ("any move",)
"""Stands for those of one that lets chance decide for that player."""
WHY = ("why",)
"""Stands for those of the one that tells the reasons of another's last turn."""
KEYS: dict[Qt.Key, Key] = {
    Qt.Key.Key_Space: Key.GO_ON,
    Qt.Key.Key_E: Key.END,
    Qt.Key.Key_Return: Key.CONFIRM,
    Qt.Key.Key_Enter: Key.CONFIRM,
    Qt.Key.Key_K: Key.SUBSTITUTE,
    Qt.Key.Key_L: Key.LOAD,
    Qt.Key.Key_N: Key.DECLINE,
    Qt.Key.Key_Escape: Key.BACK,
}
"""What the keyboard says for the keys that games name."""


@frozen
class StripButton:
    """A button of the strip; several options open a menu."""

    text: str
    key: Key
    primary: bool
    options: tuple[tuple[str, tuple[Any, ...]], ...]
    """Words and actions of each alternative."""
    cap: str = ""
    """What is printed on its key cap; empty: what its key says."""
    flat: bool = False
    """Only words: what is done seldom."""


def unable() -> tuple[str, str, list[StripButton]]:
    """Title, second line and buttons while a program that could not decide keeps the game from going on."""
    return (
        translate("Table", "The computer player could not decide this move"),
        translate("Table", "Let it try again, or let chance choose for it. You can also undo, or leave."),
        [
            StripButton(translate("Table", "Random move"), Key.DECLINE, False, (("", ANY_MOVE),)),
            StripButton(translate("Table", "Try again"), Key.CONFIRM, True, (("", TRY_AGAIN),)),
        ],
    )


def key_text(key: Key) -> str:
    """The key's cap on a button."""
    caps = {
        Key.GO_ON: KEY_NAMES.cap("go_on"),
        Key.END: KEY_NAMES.cap("end"),
        Key.CONFIRM: translate("Table", "Enter"),
        Key.SUBSTITUTE: KEY_NAMES.cap("substitute"),
        Key.LOAD: KEY_NAMES.cap("load"),
        Key.DECLINE: KEY_NAMES.cap("decline"),
        Key.BACK: "Esc",
    }
    return caps.get(key, "")
