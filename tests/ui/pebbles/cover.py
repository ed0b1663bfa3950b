"""The cover of the toy game: its name, and nothing else of its own."""

from noria_desktop.ui.game_cover import GameCover

COVER = GameCover("pebbles")
