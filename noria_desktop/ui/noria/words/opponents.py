"""What the opponent of a set-up is called."""

from __future__ import annotations

from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.state import Options
from noria_desktop.ui.noria.words.names import say


def bot_number(options: Options) -> int | None:
    """1, 2 or 3 for the printed wheels; None for any other wheel."""
    wheels = bot_presets()
    return wheels.index(options.bot_wheel) + 1 if options.bot_wheel in wheels else None


def opponent_name(options: Options) -> str:
    """Name of the bot by its wheel."""
    number = bot_number(options)
    if number is None:
        return say("own bot wheel")
    return say("Bot {number}", number=number)
