"""Whether a position of Scythe can occur: what an edited save is refused for, with the place.

The census of the game counts every piece and card and compares the stack of decisions with the table; here is what it
leaves to those who read files: stars that would have been placed long ago, and marks of a turn that has not begun.
Source: rules.md 3, 10, 13; H3.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.app.catalogue import ImpossibleState
from noria_desktop.games.scythe.card_count import Finding
from noria_desktop.games.scythe.census import Miscount, census
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.pending import ChoosingSection
from noria_desktop.games.scythe.stars import automa_due, human_due, is_over
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
    for place, found, possible in (*_stars_placed(state), *_fresh_turn(state)):
        if not possible:
            raise ImpossibleState(place, found)


def _stars_placed(state: State) -> Iterator[Finding]:
    """A star is placed as soon as it is earned, but not amid a combat, nor when the game is over."""
    if is_over(state) or any(DECISIONS[type(entry)].amid for entry in state.pending):
        return
    for star in human_due(state.human):
        yield f"human.stars[{star.index}]", state.human.stars[star.index], False
    for star in automa_due(state.automa):
        yield f"automa.stars[{star.index}]", state.automa.stars[star.index], False


def _fresh_turn(state: State) -> Iterator[Finding]:
    """While a section is being chosen nothing of this turn has happened yet."""
    if not isinstance(state.pending[-1], ChoosingSection):
        return
    human = state.human
    yield "human.coerced", human.coerced, not human.coerced
    yield "human.routed", human.routed, human.routed == 0
    yield "human.last_section", human.last_section, (human.last_section is None) == (state.turn == 1)
