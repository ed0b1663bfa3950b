"""Points in the domains, and who has won which. Source: rules.md 10, 11; N21 to N24, N29."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.state import Match, Settled, Taken
from noria_desktop.games.nautilus.terms import Domain, DomainCard

Points: TypeAlias = list[int]
"""A player's net points in each domain, in order of ``Domain``."""


def net_points(cards: Iterable[DomainCard | None], domain: Domain) -> int:
    """The net sum of a player's cards of a domain, the own -1 deducted; unseen cards count nothing."""
    return points_by_domain(cards)[domain.index]


def points_by_domain(cards: Iterable[DomainCard | None]) -> Points:
    """A player's net points in each domain, in order of ``Domain``."""
    printed = PRINTED
    points, places = printed.points, printed.places
    found = [0, 0, 0, 0, 0]
    for card in cards:
        if card is not None:
            found[places[card]] += points[card]
    return found


def minus_taken(match: Match, domain: Domain) -> bool:
    """Whether the domain's -1 was awarded to either player."""
    mine, theirs = match.taken
    return any(card in mine or card in theirs for card in PRINTED.minus_cards[domain.index])


def is_won(points: int, minus: bool) -> bool:
    """Whether so many net points win a domain; ``minus``: its -1 was taken by somebody."""
    return points >= PRINTED.needed[minus]


def settled_now(match: Match) -> Settled:
    """Who has won each domain after an award; what was settled stays so (N22).

    Both players never fulfil a condition in the same domain (rules.md 11).
    """
    return settled_with(match.taken, match.settled)


def settled_with(taken: Taken, settled: Settled) -> Settled:
    """Who has won each domain with these cards taken, when so much was settled before."""
    mine, theirs = taken
    return settled_by(points_by_domain(mine), points_by_domain(theirs), taken, settled)


def settled_by(own: Points, others: Points, taken: Taken, settled: Settled) -> Settled:
    """The same, each seat's net points with these cards being known."""
    printed = PRINTED
    sure, least = printed.needed
    if max(own) < least and max(others) < least:
        return settled
    mine, theirs = taken
    found = list(settled)
    for index, winner in enumerate(settled):
        # Whether the domain's -1 is out is asked only where it can matter.
        if winner is None and (own[index] >= least or others[index] >= least):
            if own[index] >= sure or others[index] >= sure:
                found[index] = HUMAN if own[index] >= sure else BOT
                continue
            for card in printed.minus_cards[index]:
                if card in mine or card in theirs:
                    found[index] = HUMAN if own[index] >= least else BOT
    return tuple(found)


def settled_late(taken: Taken) -> Settled:
    """The same, with these cards taken."""
    mine, theirs = taken
    return settled_by_more(points_by_domain(mine), points_by_domain(theirs))


def settled_by_more(own: Points, others: Points) -> Settled:
    """The same, each seat's net points being known."""
    return tuple(
        None if one == other else HUMAN if one > other else BOT
        for one, other in zip(own, others, strict=True)
    )


def domains_won(settled: Settled, seat: Seat) -> int:
    """How many domains a player has won."""
    return settled.count(seat)
