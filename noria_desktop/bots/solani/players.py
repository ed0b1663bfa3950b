"""The computer players of Solani: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking`` does."""

from noria_desktop.bots.solani.levels import PLAYERS, timed

__all__ = ["PLAYERS", "timed"]
