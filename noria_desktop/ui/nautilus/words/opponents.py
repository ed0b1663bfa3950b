"""Who sits across the table: the computer's four levels by their rank on board, or a second person."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Opponent
from noria_desktop.ui.i18n import translate


def opponent_title(opponent: Opponent) -> str:
    """The name of an opponent."""
    match opponent:
        case Opponent.LEVEL_1:
            return translate("Nautilus", "Novice")
        case Opponent.LEVEL_2:
            return translate("Nautilus", "Sailor")
        case Opponent.LEVEL_3:
            return translate("Nautilus", "Mate")
        case Opponent.LEVEL_4:
            return translate("Nautilus", "Captain")
        case Opponent.HUMAN:
            return translate("Nautilus", "Two players")
        case _:
            assert_never(opponent)


def opponent_sentence(opponent: Opponent) -> str:
    """One plain sentence about how an opponent plays."""
    match opponent:
        case Opponent.LEVEL_1:
            return translate("Nautilus", "Takes what lies open, overlooks arrows.")
        case Opponent.LEVEL_2:
            return translate("Nautilus", "Weighs every space, one card ahead.")
        case Opponent.LEVEL_3:
            return translate("Nautilus", "Imagines hands, plays the round ahead.")
        case Opponent.LEVEL_4:
            return translate("Nautilus", "Thinks deepest, counts endings exactly.")
        case Opponent.HUMAN:
            return translate("Nautilus", "At one screen, with a curtain in between.")
        case _:
            assert_never(opponent)


def opponent_name(options: Options) -> str:
    """Name of the opponent of a set-up."""
    if options.opponent is Opponent.HUMAN:
        return translate("Nautilus", "a second player")
    return opponent_title(options.opponent)
