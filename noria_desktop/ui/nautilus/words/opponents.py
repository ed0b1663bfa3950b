"""Who sits across the table: the computer's four levels by their rank on board, or a second person."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.nautilus.cover import OPPONENTS
from noria_desktop.ui.nautilus.words.names import say

opponent_title: Final = Texts(
    Opponent,
    LEVEL_1=OPPONENTS["level1"],
    LEVEL_2=OPPONENTS["level2"],
    LEVEL_3=OPPONENTS["level3"],
    LEVEL_4=OPPONENTS["level4"],
    HUMAN=OPPONENTS["human"],
)
"""The name of an opponent."""


opponent_sentence: Final = Texts(
    Opponent,
    LEVEL_1=Text("Nautilus", "Takes what lies open, overlooks arrows."),
    LEVEL_2=Text("Nautilus", "Weighs every space, one card ahead."),
    LEVEL_3=Text("Nautilus", "Imagines hands, plays the round ahead."),
    LEVEL_4=Text("Nautilus", "Thinks deepest, counts endings exactly."),
    HUMAN=Text("Nautilus", "At one screen, with a curtain in between."),
)
"""One plain sentence about how an opponent plays."""


def opponent_name(options: Options) -> str:
    """Name of the opponent of a set-up."""
    if options.opponent is Opponent.HUMAN:
        return say("a second player")
    return opponent_title(options.opponent)
