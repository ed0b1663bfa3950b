"""The greedy player: whatever makes the own sky count most at once. A measure for others, not a level.

A tile on offer is worth the count of the sky with that tile laid at its best space, nothing else being changed;
cards not seen yet are worth the sky as it stands. What is equal is left to chance; quartz is never spent.
Source: rules.md 5.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from attrs import frozen

from noria_desktop.bots.policy import Choice, Weighed
from noria_desktop.engine.contract import Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani.actions import (
    Action,
    Advance,
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    KeepQuartz,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    SpendQuartz,
    TakeFeature,
)
from noria_desktop.games.solani.placement import (
    branch_placements,
    circle_spaces,
    place_branch,
    place_circle,
    place_feature,
)
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import PlacingFeature, Sky, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Branch, Tile


@frozen
class Greedy:
    """Looks at its own sky after one tile."""

    effort = "every place of a tile"

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Rng) -> tuple[Choice[Any], Rng]:
        """The action after which the own sky counts most."""
        seat = RULES.turn(view).seat
        assert seat is not None
        weighed = [
            Weighed(action, worth(view, seat, action))
            for action in legal
            if not isinstance(action, SpendQuartz)
        ]
        weighed.sort(key=lambda some: -some.worth)
        best = [some.action for some in weighed if some.worth == weighed[0].worth]
        action, rng = rng.pick(best)
        return Choice(action, tuple(weighed)), rng


def worth(view: State, seat: Seat, action: Action) -> int:
    """Points of the seat's sky after an action, bonus tiles left out."""
    sky = view.skies[seat]
    match action:
        case DraftCluster(slot, None):
            return best_with_tile(sky, view.market.clusters[slot])
        case DraftCluster(_, int(space)):
            planet = view.supply.track[space]
            assert planet is not None
            return best_with_tile(sky, planet)
        case DraftBranch(slot):
            return best_with_branch(sky, view.market.branches[slot])
        case TakeFeature(feature) | KeepFeature(feature):
            return best_with_tile(sky, feature)
        case PlaceBranch(space, mask):
            return tally(place_branch(sky, space, mask)).total
        case PlaceCircle(space):
            return tally(place_circle(sky, space)).total
        case PlaceFeature(space):
            assert isinstance(view.pending, PlacingFeature)
            return tally(place_feature(sky, view.pending.feature, space)).total
        case DrawFeatures() | Discard() | Advance() | DraftCluster() | SpendQuartz() | KeepQuartz():
            return tally(sky).total
        case _:
            assert_never(action)


def best_with_tile(sky: Sky, tile: Tile) -> int:
    """The most a sky can count with one circular tile more."""
    return _most(sky, (place_feature(sky, tile, space) for space in circle_spaces(sky)))


def best_with_branch(sky: Sky, branch: Branch) -> int:
    """The most a sky can count with one branch tile more."""
    return _most(sky, (place_branch(sky, space, mask) for space, mask in branch_placements(sky, branch)))


def _most(sky: Sky, ways: Iterable[Sky]) -> int:
    """The best count of several skies; of the sky as it is if there is no way at all."""
    return max((tally(way).total for way in ways), default=tally(sky).total)
