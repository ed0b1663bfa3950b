"""The four volumes by name and by the number on their plate; home shows them before any game is read."""

from __future__ import annotations

from typing import Final

from noria_desktop.ui.i18n import Text

ROMAN: Final = ("", "I", "II", "III", "IV")
"""Numbers of the volumes as they stand on their plates."""
_VOLUMES: Final = (
    Text("Circuit", "Volume I"),
    Text("Circuit", "Volume II"),
    Text("Circuit", "Volume III"),
    Text("Circuit", "Volume IV"),
)


def volume_name(number: int) -> str:
    """A volume by its number."""
    return str(_VOLUMES[number - 1])
