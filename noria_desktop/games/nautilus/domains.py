"""Points in the domains, and who has won which. Source: rules.md 10, 11; N21 to N24, N29."""

from __future__ import annotations

from collections.abc import Iterable

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.state import Match, Settled
from noria_desktop.games.nautilus.terms import Domain, DomainCard


def net_points(cards: Iterable[DomainCard | None], domain: Domain) -> int:
    """The net sum of a player's cards of a domain, the own -1 deducted; unseen cards count nothing."""
    printed = components()
    return sum(printed.points[card] for card in cards if card is not None and printed.domains[card] is domain)


def minus_taken(match: Match, domain: Domain) -> bool:
    """Whether the domain's -1 was awarded to either player."""
    printed = components()
    return any(
        card is not None and printed.domains[card] is domain and printed.points[card] < 0
        for cards in match.taken
        for card in cards
    )


def is_won(points: int, minus: bool) -> bool:
    """Whether so many net points win a domain; ``minus``: its -1 was taken by somebody."""
    return any(points >= way.points and (minus or not way.needs_minus) for way in components().clinches)


def settled_now(match: Match) -> Settled:
    """Who has won each domain after an award; what was settled stays so (N22)."""
    return tuple(
        before if before is not None else _winner(match, domain)
        for before, domain in zip(match.settled, Domain, strict=True)
    )


def _winner(match: Match, domain: Domain) -> Seat | None:
    """The player who fulfils a condition; never both (rules.md 11)."""
    minus = minus_taken(match, domain)
    for seat in (HUMAN, BOT):
        if is_won(net_points(match.taken[seat], domain), minus):
            return seat
    return None


def settled_by_points(match: Match) -> Settled:
    """The hidden variant's late settlement: more net points win a domain (N23)."""
    found = []
    for domain in Domain:
        mine, theirs = (net_points(match.taken[seat], domain) for seat in (HUMAN, BOT))
        found.append(None if mine == theirs else HUMAN if mine > theirs else BOT)
    return tuple(found)


def domains_won(settled: Settled, seat: Seat) -> int:
    """How many domains a player has won."""
    return sum(winner == seat for winner in settled)
