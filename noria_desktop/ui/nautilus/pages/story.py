"""A finished game of Nautilus told from its last position: who took which card when, and what that decided."""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.domains import is_won
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import COLUMNS, Domain, DomainCard, DomainCards


@frozen
class Award:
    """A domain card and who took it."""

    card: DomainCard
    seat: Seat


@frozen
class Won:
    """A domain, and when it was won by whom."""

    domain: Domain
    seat: Seat
    round: int
    points: int
    """Net points of the winner at that moment."""
    card: DomainCard | None = None
    """The card with which it was won, whoever took it; None where all is counted at the end."""


@frozen
class DomainFacts:
    """One domain at the end, for both sides."""

    domain: Domain
    cards: tuple[tuple[DomainCard, ...], tuple[DomainCard, ...]]
    """What each seat took of it, in that order."""
    points: tuple[int, int]
    winner: Seat | None


def rounds(state: State) -> tuple[tuple[Award, ...], ...]:
    """The awards of each round played, left to right."""
    owner = {
        card: Seat(seat) for seat, cards in enumerate(state.match.taken) for card in cards if card is not None
    }
    shown = [card for card in state.match.revealed if card in owner]
    return tuple(
        tuple(Award(card, owner[card]) for card in shown[start : start + COLUMNS])
        for start in range(0, len(shown), COLUMNS)
    )


def wins(state: State) -> tuple[Won, ...]:
    """The domains in the order in which they were won; in the hidden variant all at the end."""
    printed, found = components(), []
    played = rounds(state)
    points = {(seat, domain): 0 for seat in (0, 1) for domain in Domain}
    gone: set[Domain] = set()
    open_now = set(Domain)
    hidden = state.match.options.domain_cards is DomainCards.HIDDEN
    for number, awards in enumerate(played, start=1):
        decided: dict[tuple[int, Domain], DomainCard] = {}
        for award in awards:
            domain, worth = printed.domains[award.card], printed.points[award.card]
            points[award.seat, domain] += worth
            if worth < 0:
                gone.add(domain)
            for seat in (0, 1):
                # The first card after which it holds to the end of the round: an ink blot can undo it once more.
                if is_won(points[seat, domain], domain in gone):
                    decided.setdefault((seat, domain), award.card)
                else:
                    decided.pop((seat, domain), None)
        for domain in Domain:
            if domain not in open_now or hidden:
                continue
            for seat in (0, 1):
                if is_won(points[seat, domain], domain in gone):
                    found.append(Won(domain, Seat(seat), number, points[seat, domain], decided[seat, domain]))
                    open_now.discard(domain)
    if hidden:
        for domain, winner in zip(Domain, state.match.settled, strict=True):
            if winner is not None:
                found.append(Won(domain, winner, len(played), points[winner, domain]))
    return tuple(found)


def domain_facts(state: State) -> tuple[DomainFacts, ...]:
    """The five rows of the result."""
    printed, rows = components(), []
    for domain, winner in zip(Domain, state.match.settled, strict=True):
        cards = tuple(
            tuple(card for card in taken if card is not None and printed.domains[card] is domain)
            for taken in state.match.taken
        )
        rows.append(
            DomainFacts(
                domain=domain,
                cards=(cards[0], cards[1]),
                points=(
                    sum(printed.points[card] for card in cards[0]),
                    sum(printed.points[card] for card in cards[1]),
                ),
                winner=winner,
            )
        )
    return tuple(rows)


def decisive(state: State) -> tuple[Won, ...]:
    """The wins with which somebody reached the third domain: all that came in that round, as they come together."""
    needed = components().domains_needed
    counts = [0, 0]
    for won in wins(state):
        counts[won.seat] += 1
        if counts[won.seat] == needed:
            return tuple(one for one in wins(state) if (one.seat, one.round) == (won.seat, won.round))
    return ()
