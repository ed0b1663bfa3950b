"""The printed bot wheels and suggested human wheels. Source: rules.md 5.1; the seed's bots 1 to 3."""

from __future__ import annotations

from functools import cache

from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Ring


@cache
def bot_presets() -> tuple[tuple[Letter | None, ...], ...]:
    """The wheels of bots 1, 2 and 3, easiest first, twelve spaces each."""
    return tuple(_wheel(text) for text in components().bot_presets)


@cache
def suggested_wheels() -> tuple[tuple[Disc | None, ...], ...]:
    """Human wheels for a first game; they differ only in which resource lies where."""
    from noria_desktop.games.noria.notation import read_single
    from noria_desktop.games.noria.notation_tokens import Line

    wheels = (read_single(Line.PLAYER, text).player_wheel for text in components().suggested_wheels)
    return tuple(wheel for wheel in wheels if wheel is not None)


def _wheel(text: str) -> tuple[Letter | None, ...]:
    """A wheel as the data write it, such as ``1A - 1E 2B - 3C 4F 5D``.

    Every game begins with one of these; the reader of whatever people write is not wanted for them.
    """
    letters = {
        ring.value[0].upper() + place[0]: Letter(place[1])
        for ring, places in zip(Ring, text.split(" - "), strict=True)
        for place in places.split()
    }
    return tuple(letters.get(space.value) for space in SPACES)
