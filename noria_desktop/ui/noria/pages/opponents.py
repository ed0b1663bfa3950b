"""Whom to play Noria against."""

from __future__ import annotations

import enum
from typing import Final

from noria_desktop.ui.i18n import Text, Texts


class Opponent(enum.Enum):
    """Whom to play Noria against."""

    BOT_1 = "bot_1"
    BOT_2 = "bot_2"
    BOT_3 = "bot_3"
    OWN = "own"
    RANDOM = "random"


PRINTED: Final = (Opponent.BOT_1, Opponent.BOT_2, Opponent.BOT_3)
"""Those whose wheel is printed in the rulebook."""


opponent_name: Final = Texts(
    Opponent,
    BOT_1=Text("Games", "Bot 1"),
    BOT_2=Text("Games", "Bot 2"),
    BOT_3=Text("Games", "Bot 3"),
    OWN=Text("Games", "Your own layout"),
    RANDOM=Text("Games", "Random wheel"),
)
"""An opponent's name."""


opponent_line: Final = Texts(
    Opponent,
    BOT_1=Text("Games", "The recommended first wheel. Invests late."),
    BOT_2=Text("Games", "Invests at once and keeps pace with you."),
    BOT_3=Text("Games", "Enhances from the first turn. Hard."),
    OWN=Text("Games", "Place the letters A to F yourself."),
    RANDOM=Text("Games", "Any legal wheel, drawn by the seed."),
)
"""One plain sentence about an opponent."""
