"""Gains that may be left in part, where leaving them can matter. Source: rules.md 3 and 16 (H4, H13, H17).

Whoever takes a row is not asked about what it brings. Where less of it can be better, the row may be taken in parts
instead: then each gain that matters is taken, taken in part or declined. It matters where an objective in hand asks
for little of something, or where the star at the end of a track would be the sixth and end the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Demand
from noria_desktop.games.scythe.decisions import Decision
from noria_desktop.games.scythe.pending import Due, InParts
from noria_desktop.games.scythe.stars import human_may_place
from noria_desktop.games.scythe.state import TODAYS_RULINGS, Human, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Bonus, Star

_LITTLE: Final = {Bonus.COINS: Demand.COINS_MAX, Bonus.POWER: Demand.POWER_MAX}
"""What objectives ask for that less of something fulfils."""
_BONUSES: Final = frozenset(bonus.value for bonus in Bonus)


def is_allowed(sight: Observation) -> bool:
    """Whether this game is played by the ruling; older games have no such choice."""
    return sight.options.rulings >= TODAYS_RULINGS


def may_matter(sight: Observation, bonus: Bonus, amount: int) -> bool:
    """Whether so much of a track, a purse or a hand may be worth leaving."""
    return is_allowed(sight) and (_objective_asks(sight.human, bonus) or _ends(sight.human, bonus, amount))


def _objective_asks(human: Human, bonus: Bonus) -> bool:
    """An objective in hand asks for little of it, and may still bring a star."""
    demand = _LITTLE.get(bonus)
    if demand is None or not human_may_place(human, Star.OBJECTIVE):
        return False
    cards = components().cards.objectives
    held = [cards[card - 1].conditions for card in human.objectives if card is not None]
    return any(one.demand is demand for conditions in held for one in conditions)


def _ends(human: Human, bonus: Bonus, amount: int) -> bool:
    """The star at the end of the track would be the sixth, and end the game."""
    mats = components().mats
    if sum(human.stars) != mats.end_stars - 1:
        return False
    if bonus is Bonus.POWER:
        return human_may_place(human, Star.POWER) and human.power + amount >= mats.power_star
    if bonus is Bonus.POPULARITY:
        reaches = human.popularity + amount >= mats.popularity_star
        return human_may_place(human, Star.POPULARITY) and reaches
    return False


def any_matters(sight: Observation, due: Sequence[Due]) -> bool:
    """Whether any of several gains may be worth leaving."""
    return is_allowed(sight) and any(
        may_matter(sight, Bonus(one.gain.value), one.amount) for one in due if one.gain.value in _BONUSES
    )


def is_in_parts(sight: Observation) -> bool:
    """Whether the gains on top of the stack are of a row that is taken in parts."""
    return len(sight.pending) > 1 and isinstance(sight.pending[-2], InParts)


def _settled(table: StateBuilder, entry: InParts) -> bool:
    """All gains of the row are settled."""
    table.pop()
    return True


DECISIONS: Final = (Decision(InParts, resolve=_settled, amid=True),)
