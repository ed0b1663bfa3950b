"""Programs that play Noria's human side."""

from noria_desktop.bots.noria.look_ahead import PLAYERS

__all__ = ["PLAYERS"]
