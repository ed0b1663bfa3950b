"""The game and the set-up that a command line names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit, NotationFault
from noria_desktop.app.command_line import UsageError
from noria_desktop.app.messages import CliMessage


def kit_of(game: str) -> GameKit:
    """The game of this name.

    Raises:
        UsageError: there is none.
    """
    if game not in catalogue.game_ids():
        raise UsageError(CliMessage.UNKNOWN_GAME, value=game, known=", ".join(catalogue.game_ids()))
    return catalogue.kit(game)


def options_of(kit: GameKit, setup: str | None, settings: Sequence[str], seed: int) -> Any:
    """The game's options as the command line describes them, tried out once.

    Raises:
        UsageError: they cannot be read, or no table can be laid with them.
    """
    try:
        options = kit.default_options() if setup is None else kit.read_setup(setup)
    except NotationFault as error:
        place: dict[str, Any] = {"line": error.line, "column": error.column, "token": error.token}
        if any(error.why):
            saying = CliMessage.WRONG_SETUP if error.token else CliMessage.SETUP_LACKS
            raise UsageError(saying, **place, why=error.why) from None
        saying = CliMessage.BAD_SETUP if error.token else CliMessage.INCOMPLETE_SETUP
        raise UsageError(saying, **place) from None
    known = {setting.name: setting for setting in kit.settings}
    for text in settings:
        name, sign, value = text.partition("=")
        if name not in known or not sign:
            raise UsageError(CliMessage.UNKNOWN_SETTING, value=text, known=", ".join(known))
        try:
            options = kit.with_setting(options, name, value)
        except LookupError:
            values = ", ".join(known[name].values) + (", …" if known[name].open else "")
            raise UsageError(CliMessage.UNKNOWN_VALUE, option=name, value=value, known=values) from None
    try:
        kit.rules.setup(options, seed)
    except ValueError as error:
        raise UsageError(CliMessage.IMPOSSIBLE_SETUP, detail=error) from None
    return options
