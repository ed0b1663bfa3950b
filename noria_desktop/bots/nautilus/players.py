"""The computer player of Nautilus: ``PLAYERS`` is what ``app/players`` looks for, ``timed`` what ``app/thinking`` does."""

from noria_desktop.bots.nautilus.levels import PLAYERS, timed

__all__ = ["PLAYERS", "timed"]
