"""Whether a position of Scythe can occur: what an edited save is refused for, with the place.

The census of the game counts every piece and card and compares the stack of decisions with the table; here is what it
leaves to those who read files. Source: rules.md 2, 4, 9; automa.md 3, 5.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.app.catalogue import ImpossibleState
from noria_desktop.games.scythe.card_count import Finding
from noria_desktop.games.scythe.census import Miscount, census
from noria_desktop.games.scythe.state import State


def check_position(state: State) -> None:
    """Make sure that a position can occur in a game.

    Raises:
        ImpossibleState: with the first place at fault.
    """
    try:
        census(state)
    except Miscount as error:
        raise ImpossibleState(error.place, error.found) from None
    for place, found, possible in _more(state):
        if not possible:
            raise ImpossibleState(place, found)


def _more(state: State) -> Iterator[Finding]:
    """Nothing yet."""
    yield "turn", state.turn, True
