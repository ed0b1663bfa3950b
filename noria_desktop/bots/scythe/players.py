"""The computer player of Scythe's human side: ``PLAYERS`` is what ``app/players`` looks for."""

from noria_desktop.bots.scythe.look_ahead import PLAYERS

__all__ = ["PLAYERS"]
