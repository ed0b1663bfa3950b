"""What a player can decide in Noria, one frozen class a verb.

``space`` always names the activated disc that the action uses up. Source: rules.md 4.2.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.state import Goods, Resources
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Landing, Resource, Ring, Space, Track


@frozen
class ChooseTrack:
    """Put the first representative on level 1 of a track, free of charge."""

    track: Track


@frozen
class NightShift:
    """Turn the medium or large ring of the own wheel one step clockwise."""

    ring: Ring


@frozen
class Modify:
    """Exchange the contents of two spaces of the own wheel; ``first`` comes first in wheel order."""

    first: Space
    second: Space


@frozen
class NameDisc:
    """Add a disc to the connected set that will be activated this turn."""

    space: Space


@frozen
class BeginActions:
    """Activate the named set.

    ``upgraded`` is the one disc used on its upgraded side (None when no named disc is upgraded).
    ``aims`` names the disc that gets each extra action of the bonus discs, in wheel order.
    """

    upgraded: Space | None
    aims: tuple[Space, ...]


@frozen
class Gather:
    """Resource disc: take one resource for every own ship of that kind."""

    space: Space


@frozen
class TakeKnowledge:
    """Substitute: take one knowledge instead of an action of the disc."""

    space: Space


@frozen
class BuyDisc:
    """City, market: take a disc; it waits in the wheel's centre. ``payment`` is what is paid."""

    space: Space
    disc: Disc
    payment: Resources


@frozen
class Invest:
    """City, investment: raise the own representative on a track by one level.

    ``resources`` and ``goods`` are all that is paid: the level's cost plus the fee for representatives
    standing higher.
    """

    space: Space
    track: Track
    resources: Resources
    goods: Goods


@frozen
class Travel:
    """Journey: move the ambassador to another island and take a ship, build a factory, or neither."""

    space: Space
    island: int
    """Index of the destination in the circle."""
    landing: Landing
    fee: Resource | None
    """Paid where the bot's ambassador stands; None elsewhere."""


@frozen
class Upgrade:
    """Tool: turn another disc of the wheel to its upgraded side."""

    space: Space
    target: Space


@frozen
class Produce:
    """Tool: fill empty warehouses: any number of one good, or at most one of each."""

    space: Space
    goods: Goods


@frozen
class SellGood:
    """Black market: a stored good for knowledge."""

    good: Good


@frozen
class BuyResource:
    """Black market: knowledge for a resource."""

    resource: Resource


@frozen
class SeatPolitician:
    """Intrigue, first half: a politician moves from the upper to the lower row of a chamber."""

    chamber: Chamber


@frozen
class RemovePolitician:
    """Intrigue, second half: a politician of an upper row leaves the game."""

    chamber: Chamber


@frozen
class PlaceDisc:
    """Administration: a bought disc goes onto a space; a disc lying there leaves the game."""

    disc: Disc
    space: Space


@frozen
class EndPhase:
    """Leave the phase; actions left are given up, discs not placed are lost."""


@frozen
class Advance:
    """The next automatic beat: the rings turn, or the bot does its next thing."""


Action: TypeAlias = (
    ChooseTrack
    | NightShift
    | Modify
    | NameDisc
    | BeginActions
    | Gather
    | TakeKnowledge
    | BuyDisc
    | Invest
    | Travel
    | Upgrade
    | Produce
    | SellGood
    | BuyResource
    | SeatPolitician
    | RemovePolitician
    | PlaceDisc
    | EndPhase
    | Advance
)
