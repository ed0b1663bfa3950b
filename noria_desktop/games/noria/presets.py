"""The printed bot wheels and suggested human wheels. Source: rules.md 5.1; the seed's bots 1 to 3."""

from __future__ import annotations

from functools import cache

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.notation import read_bot_wheel, read_wheel
from noria_desktop.games.noria.terms import Disc, Letter


@cache
def bot_presets() -> tuple[tuple[Letter | None, ...], ...]:
    """The wheels of bots 1, 2 and 3, easiest first, twelve spaces each."""
    return tuple(read_bot_wheel(text)[0] for text in components().bot_presets)


@cache
def suggested_wheels() -> tuple[tuple[Disc | None, ...], ...]:
    """Human wheels for a first game; they differ only in which resource lies where."""
    return tuple(read_wheel(text)[0] for text in components().suggested_wheels)
