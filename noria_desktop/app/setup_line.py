"""From the line of text that repeats a game to its options and its number."""

from __future__ import annotations

from typing import TypeVar

from noria_desktop.app.catalogue import NotationFault
from noria_desktop.app.seed_code import SeedError, read_seed
from noria_desktop.engine.setup_line import Parsed

OptionsT = TypeVar("OptionsT")


def options_and_seed(parsed: Parsed[OptionsT]) -> tuple[OptionsT, int | None]:
    """Options and seed of a line: together they are one game. None where the line names no seed.

    Raises:
        NotationFault: some place cannot be read; the first one.
    """
    for fault in parsed.faults:
        raise NotationFault(fault.line, fault.column + 1, fault.token)
    seed = parsed.seed
    if seed is None:
        return parsed.options, None
    try:
        return parsed.options, read_seed(seed.text)
    except SeedError:
        raise NotationFault(seed.line, seed.column + 1, seed.text) from None
