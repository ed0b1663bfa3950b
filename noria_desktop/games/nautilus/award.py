"""R6 and R7: domain cards are taken, domains settled, the table cleared. Source: rules.md 5, 9, 10."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.games.nautilus.actions import Advance
from noria_desktop.games.nautilus.components import beats, components
from noria_desktop.games.nautilus.copies import rival, with_row
from noria_desktop.games.nautilus.domains import domains_won, net_points, settled_by_points, settled_now
from noria_desktop.games.nautilus.events import CardAwarded, DomainWon, Event, GameEnded, TableCleared
from noria_desktop.games.nautilus.lessons import lesson
from noria_desktop.games.nautilus.setup import EMPTY_ROW, EMPTY_TABLE
from noria_desktop.games.nautilus.state import (
    Clearing,
    Deal,
    Finished,
    Knowledge,
    Match,
    Settled,
    Spaces,
    State,
    Table,
    Taken,
)
from noria_desktop.games.nautilus.terms import COLUMNS, Domain, DomainCards

_CLEARING = Clearing()
_FINISHED = Finished()


def column_winner(spaces: Spaces, column: int) -> Seat:
    """The player on whose side the winning card of a full column lies (N2)."""
    mine, theirs = spaces[column], spaces[column + COLUMNS]
    assert mine is not None
    assert theirs is not None
    return HUMAN if beats(mine, theirs) else BOT


def award(state: State, action: Advance) -> Step[State, Event]:
    """Take the five domain cards, settle domains, and end the game when it is decided (N21)."""
    taken, events = _awards(state)
    before, printed = state.match, components()
    last, hidden = before.round == printed.rounds, before.options.domain_cards is DomainCards.HIDDEN
    match = _with_domains(before, taken, before.settled)
    settled = before.settled
    if not hidden:
        settled = settled_now(match)
    elif last:
        settled = settled_by_points(match)
    if settled != before.settled:
        events += _wins(match, settled)
        match = _with_domains(before, taken, settled)
    won = (domains_won(settled, HUMAN), domains_won(settled, BOT))
    over = last or max(won) >= printed.domains_needed
    table = state.table
    after = State(
        state.rng,
        match,
        with_row(state.deal, EMPTY_ROW),
        Table(
            _FINISHED if over else _CLEARING,
            table.spaces,
            table.anchored,
            table.hands,
            table.specials,
            table.course,
        ),
    )
    if over:
        winner = None if won[0] == won[1] else HUMAN if won[0] > won[1] else BOT
        events += (GameEnded(winner, won),)
        if hidden:
            # All is shown at the end: each human sees what the rival collected.
            events += (*lesson(state, HUMAN), *lesson(state, BOT))
    return Step(after, events)


def _with_domains(match: Match, taken: Taken, settled: Settled) -> Match:
    """The match with other domain cards taken and domains settled."""
    return Match(
        match.options,
        match.round,
        match.start,
        match.domain_deck,
        match.special_deck,
        match.revealed,
        taken,
        settled,
    )


def _awards(state: State) -> tuple[Taken, tuple[Event, ...]]:
    """What both have taken after this round, and the awards left to right; taking is compulsory."""
    spaces, row = state.table.spaces, state.deal.row
    taken = [list(cards) for cards in state.match.taken]
    awards: list[Event] = []
    for column in range(COLUMNS):
        seat, card = column_winner(spaces, column), row[column]
        mine, theirs = spaces[column], spaces[column + COLUMNS]
        assert card is not None
        assert mine is not None
        assert theirs is not None
        taken[seat].append(card)
        winner, loser = (mine, theirs) if seat == HUMAN else (theirs, mine)
        awards.append(CardAwarded(seat, column, card, winner, loser))
    return (tuple(taken[0]), tuple(taken[1])), tuple(awards)


def _wins(match: Match, settled: Settled) -> tuple[Event, ...]:
    """An event for each domain won just now."""
    return tuple(
        DomainWon(winner, domain, net_points(match.taken[winner], domain))
        for before, winner, domain in zip(match.settled, settled, Domain, strict=True)
        if before is None and winner is not None
    )


def clear(state: State, action: Advance) -> Step[State, Event]:
    """Everything the round dealt leaves the table unseen; the other player becomes start player (N20, N25)."""
    match = state.match
    known = tuple(Knowledge(() if one is None else one.specials) for one in state.deal.knowledge)
    after = State(
        state.rng,
        Match(
            match.options,
            match.round + 1,
            rival(match.start),
            match.domain_deck,
            match.special_deck,
            match.revealed,
            match.taken,
            match.settled,
        ),
        Deal(EMPTY_ROW, (), (), (known[0], known[1])),
        EMPTY_TABLE,
    )
    return Step(after, (TableCleared(match.round),))
