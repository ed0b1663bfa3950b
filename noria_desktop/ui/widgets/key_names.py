"""What is printed on the key of a command, as the player has chosen it. The window sets it, everybody may ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from noria_desktop.app.keys import keys_in
from noria_desktop.ui.i18n import Text

SPACE: Final = Text("Table", "Space")


class KeyNames:
    """The keys in force."""

    def __init__(self) -> None:
        """The usual ones."""
        self.keys: Mapping[str, str] = keys_in("")

    def use(self, keys: Mapping[str, str]) -> None:
        """Others from now on."""
        self.keys = keys

    def caps(self, name: str) -> tuple[str, ...]:
        """The caps of a command's key, such as ``Ctrl`` and ``Z``."""
        return tuple(str(SPACE) if part == "Space" else part for part in self.keys[name].split("+"))

    def cap(self, name: str) -> str:
        """All of it in a word."""
        return "+".join(self.caps(name))


KEY_NAMES: Final = KeyNames()
"""Of this run."""
