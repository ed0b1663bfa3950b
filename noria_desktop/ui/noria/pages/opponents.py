"""Whom to play Noria against."""

from __future__ import annotations

import enum
from typing import Final

from noria_desktop.ui.i18n import translate


class Opponent(enum.Enum):
    """Whom to play Noria against."""

    BOT_1 = "bot_1"
    BOT_2 = "bot_2"
    BOT_3 = "bot_3"
    OWN = "own"
    RANDOM = "random"


PRINTED: Final = (Opponent.BOT_1, Opponent.BOT_2, Opponent.BOT_3)
"""Those whose wheel is printed in the rulebook."""


def opponent_name(opponent: Opponent) -> str:
    """An opponent's name."""
    return {
        Opponent.BOT_1: translate("Games", "Bot 1"),
        Opponent.BOT_2: translate("Games", "Bot 2"),
        Opponent.BOT_3: translate("Games", "Bot 3"),
        Opponent.OWN: translate("Games", "Your own layout"),
        Opponent.RANDOM: translate("Games", "Random wheel"),
    }[opponent]


def opponent_line(opponent: Opponent) -> str:
    """One plain sentence about an opponent."""
    return {
        Opponent.BOT_1: translate("Games", "The recommended first wheel. Invests late."),
        Opponent.BOT_2: translate("Games", "Invests at once and keeps pace with you."),
        Opponent.BOT_3: translate("Games", "Enhances from the first turn. Hard."),
        Opponent.OWN: translate("Games", "Place the letters A to F yourself."),
        Opponent.RANDOM: translate("Games", "Any legal wheel, drawn by the seed."),
    }[opponent]
