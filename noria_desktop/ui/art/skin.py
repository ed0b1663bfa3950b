"""What every picture is painted in: the colours and the language."""

from __future__ import annotations

from noria_desktop.engine.values import frozen
from noria_desktop.ui.art.theme import Theme


@frozen
class Skin:
    """Look of all pictures. Changing it repaints the board; nothing else about the board changes."""

    theme: Theme
    language: str = "en"
    """Words on pictures come from the installed translation; the language keeps cached pictures apart."""
    zoom: float = 1.0
    """How much larger than usual the player wants words and controls; boards grow with them."""
