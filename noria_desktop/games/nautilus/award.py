"""R6 and R7: domain cards are taken, domains settled, the table cleared. Source: rules.md 5, 9, 10."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Step
from noria_desktop.games.nautilus.actions import Advance
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.copies import dealt, knowing, lasting, next_step, rival
from noria_desktop.games.nautilus.domains import domains_won, net_points, settled_late, settled_with
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


def award(state: State, action: Advance) -> Step[State, Event]:
    """Take the five domain cards, settle domains, and end the game when it is decided (N21)."""
    taken, events = _awards(state)
    before, printed = state.match, components()
    last, hidden = before.round == printed.rounds, before.options.domain_cards is _HIDDEN
    settled = before.settled
    if not hidden:
        settled = settled_with(taken, settled)
    elif last:
        settled = settled_late(taken)
    if settled != before.settled:
        events += _wins(before.settled, settled, taken)
    won = (domains_won(settled, HUMAN), domains_won(settled, BOT))
    over = last or won[0] >= printed.domains_needed or won[1] >= printed.domains_needed
    if over:
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
    spaces, table = state.table.spaces, components().table
    first, second = state.match.taken
    taken = [*first], [*second]
    awards: list[Event] = []
    for column, card in enumerate(state.deal.row):
        mine, theirs = spaces[column], spaces[column + COLUMNS]
        assert mine is not None
        assert theirs is not None
        assert card is not None
        if table[mine][theirs]:
            taken[HUMAN].append(card)
            awards.append(CardAwarded(HUMAN, column, card, mine, theirs))
        else:
            taken[BOT].append(card)
            awards.append(CardAwarded(BOT, column, card, theirs, mine))
    return (tuple(taken[HUMAN]), tuple(taken[BOT])), tuple(awards)


def _wins(before: Settled, settled: Settled, taken: Taken) -> tuple[Event, ...]:
    """An event for each domain won just now."""
    return tuple(
        [
            DomainWon(winner, domain, net_points(taken[winner], domain))
            for was, winner, domain in zip(before, settled, _DOMAINS, strict=True)
            if was is None and winner is not None
        ]
    )


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
    cleared = State(state.rng, following, dealt(EMPTY_ROW, (), (), known), EMPTY_TABLE)
    return Step(cleared, (TableCleared(match.round),))
