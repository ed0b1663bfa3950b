"""R6 and R7: domain cards are taken, domains settled, the table cleared. Source: rules.md 5, 9, 10."""

from __future__ import annotations

from functools import cache
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.engine.values import draft_of
from noria_desktop.games.nautilus.actions import Advance
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.copies import dealt, knowing, lasting, next_step, rival, with_table
from noria_desktop.games.nautilus.domains import (
    Points,
    domains_won,
    points_by_domain,
    settled_by,
    settled_by_more,
)
from noria_desktop.games.nautilus.events import CardAwarded, DomainWon, Event, GameEnded, TableCleared
from noria_desktop.games.nautilus.lessons import lesson
from noria_desktop.games.nautilus.setup import EMPTY_ROW, EMPTY_TABLE
from noria_desktop.games.nautilus.state import (
    Clearing,
    Finished,
    Settled,
    State,
    Taken,
)
from noria_desktop.games.nautilus.terms import COLUMNS, Domain, DomainCards

_CLEARING = Clearing()
_FINISHED = Finished()
_HIDDEN = DomainCards.HIDDEN
_DOMAINS = tuple(Domain)
_AWARDED = draft_of(CardAwarded)


def award(state: State, action: Advance) -> Step[State, Event]:
    """Take the five domain cards, settle domains, and end the game when it is decided (N21)."""
    taken, events = _awards(state)
    before, printed = state.match, PRINTED
    last, hidden = before.round == printed.rounds, before.options.domain_cards is _HIDDEN
    settled, over = before.settled, last
    if last or not hidden:
        points = points_by_domain(taken[HUMAN]), points_by_domain(taken[BOT])
        own, others = points
        settled = settled_by_more(own, others) if hidden else settled_by(own, others, taken, settled)
        if settled != before.settled:
            events += _wins(before.settled, settled, points)
            needed = printed.domains_needed
            over = last or domains_won(settled, HUMAN) >= needed or domains_won(settled, BOT) >= needed
    if over:
        won = (domains_won(settled, HUMAN), domains_won(settled, BOT))
        winner = None if won[0] == won[1] else HUMAN if won[0] > won[1] else BOT
        events += (GameEnded(winner, won),)
        if hidden:
            # All is shown at the end: each human sees what the rival collected.
            events += (*lesson(state, HUMAN), *lesson(state, BOT))
    deal, table = state.deal, state.table
    return next_step(
        state.rng,
        lasting(
            before.options,
            before.round,
            before.start,
            before.domain_deck,
            before.special_deck,
            before.revealed,
            taken,
            settled,
        ),
        dealt(EMPTY_ROW, deal.pile, deal.used, deal.knowledge),
        _FINISHED if over else _CLEARING,
        table.spaces,
        table.anchored,
        table.hands,
        table.specials,
        table.course,
        events,
    )


def _awards(state: State) -> tuple[Taken, tuple[Event, ...]]:
    """What both have taken after this round, and the awards left to right; taking is compulsory."""
    beaten = PRINTED.table
    spaces: Any = state.table.spaces  # all of them full, so it is not asked of each
    first, second = state.match.taken
    own, others = [*first], [*second]
    awards: list[Event] = []
    for column, card in enumerate(state.deal.row):
        winner, loser = spaces[column], spaces[column + COLUMNS]
        if beaten[winner][loser]:
            seat = HUMAN
            own.append(card)
        else:
            seat, winner, loser = BOT, loser, winner
            others.append(card)
        # Filled in by hand, see ``engine.values``: each round has five.
        made: Any = _AWARDED()
        made.seat = seat
        made.column = column
        made.domain_card = card
        made.winner = winner
        made.loser = loser
        made.__class__ = CardAwarded
        awards.append(made)
    return (tuple(own), tuple(others)), tuple(awards)


def _wins(before: Settled, settled: Settled, points: tuple[Points, Points]) -> tuple[Event, ...]:
    """An event for each domain won just now, with the winner's net points in it."""
    return tuple(
        [
            _won(winner, index, points[winner][index])
            for index, winner in enumerate(settled)
            if winner is not None and before[index] is None
        ]
    )


@cache
def _won(winner: Seat, index: int, points: int) -> DomainWon:
    """Winning a domain, made once for the few points that win one."""
    return DomainWon(winner, _DOMAINS[index], points)


def clear(state: State, action: Advance) -> Step[State, Event]:
    """Everything the round dealt leaves the table unseen; the other player becomes start player (N20, N25)."""
    match = state.match
    one, other = state.deal.knowledge
    following = lasting(
        match.options,
        match.round + 1,
        rival(match.start),
        match.domain_deck,
        match.special_deck,
        match.revealed,
        match.taken,
        match.settled,
    )
    known = knowing(() if one is None else one.specials), knowing(() if other is None else other.specials)
    deal = dealt(EMPTY_ROW, (), (), known)
    return with_table(state.rng, following, deal, EMPTY_TABLE, (_table_cleared(match.round),))


@cache
def _table_cleared(number: int) -> TableCleared:
    """The end of a round, made once for each."""
    return TableCleared(number)
