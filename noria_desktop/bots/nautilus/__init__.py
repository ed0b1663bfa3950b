"""The computer player of Nautilus; ``PLAYERS`` is what ``app/players`` looks for."""

from noria_desktop.bots.nautilus.levels import PLAYERS

__all__ = ["PLAYERS"]
