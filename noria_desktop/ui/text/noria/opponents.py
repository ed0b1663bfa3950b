"""What the opponent of a set-up is called."""

from __future__ import annotations

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.notation import read_bot_wheel
from noria_desktop.games.noria.state import Options
from noria_desktop.ui.i18n import translate


def bot_number(options: Options) -> int | None:
    """1, 2 or 3 for the printed wheels; None for any other wheel."""
    for number, text in enumerate(components().bot_presets, start=1):
        if read_bot_wheel(text)[0] == options.bot_wheel:
            return number
    return None


def opponent_name(options: Options) -> str:
    """Name of the bot by its wheel."""
    number = bot_number(options)
    if number is None:
        return translate("Noria", "own bot wheel")
    return translate("Noria", "Bot {number}").format(number=number)
