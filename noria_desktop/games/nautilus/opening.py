"""R1 to R3: a round opens; the start player keeps one special and gives the other away.

Chance is used in the order divers, special deck (before round 4). Source: rules.md 5.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN, Seat, Step
from noria_desktop.engine.piles import Pile, shuffle
from noria_desktop.engine.values import draft_of
from noria_desktop.games.nautilus.actions import Advance, KeepSpecial
from noria_desktop.games.nautilus.components import PRINTED
from noria_desktop.games.nautilus.copies import (
    before_placement,
    dealt,
    knowing,
    knowledge_of,
    lasting,
    next_step,
    rival,
)
from noria_desktop.games.nautilus.events import (
    DiversDealt,
    Event,
    RoundBegan,
    RowRevealed,
    SpecialGiven,
    SpecialsDrawn,
    SpecialsReshuffled,
)
from noria_desktop.games.nautilus.lessons import lesson
from noria_desktop.games.nautilus.specials import Specials, first_asked
from noria_desktop.games.nautilus.state import KeepingSpecial, Pending, State
from noria_desktop.games.nautilus.terms import COLUMNS, SPECIALS, Special

_KEEPINGS = tuple(KeepSpecial(special) for special in SPECIALS)
"""Keeping each special, made once."""
_REVEALED, _DEALT = draft_of(RowRevealed), draft_of(DiversDealt)


@cache
def _round_began(number: int, start: Seat) -> RoundBegan:
    """A round's beginning, made once for each."""
    return RoundBegan(number, start)


@cache
def _drawn(first: int, second: int) -> tuple[KeepingSpecial, tuple[SpecialsDrawn, SpecialsDrawn]]:
    """Two specials, by ``index``, to choose from, and the news of it by start player; made once for each pair."""
    pair = SPECIALS[first], SPECIALS[second]
    return KeepingSpecial(pair), (SpecialsDrawn(HUMAN, pair), SpecialsDrawn(BOT, pair))


def open_round(state: State, action: Advance) -> Step[State, Event]:
    """Reveal the row, deal all divers anew, draw two specials for the start player (N19, N26)."""
    printed, match, rng = PRINTED, state.match, state.rng
    row, domain_deck = match.domain_deck.draw(COLUMNS)
    size = printed.hand_size
    # A hand is sorted anyway, so the order of the first one's cards is left open.
    divers, rng = rng.dealt(printed.divers, heap=size)
    hands = (tuple(sorted(divers[:size])), tuple(sorted(divers[size : 2 * size])))
    special_deck: Pile[Special] = match.special_deck
    again = match.round == printed.reshuffled_before_round
    if again:
        special_deck, rng = shuffle(SPECIALS, rng)
    drawn, special_deck = special_deck.draw(printed.specials_per_round)
    start = match.start
    keeping, told = _drawn(drawn[0].index, drawn[1].index)
    events: tuple[Event, ...]
    began = _round_began(match.round, start)
    # Filled in by hand, see ``engine.values``: each round has both.
    revealed: Any = _REVEALED()
    revealed.cards = row
    revealed.__class__ = RowRevealed
    hands_dealt: Any = _DEALT()
    hands_dealt.hands = hands
    hands_dealt.__class__ = DiversDealt
    if again:
        # The specials seen in the first half say nothing about the new deck.
        mine, theirs = knowing(drawn), knowing(())
        events = (began, revealed, hands_dealt, SpecialsReshuffled(), told[start])
    else:
        mine = knowing(knowledge_of(state.deal, start).specials + drawn)
        theirs = knowledge_of(state.deal, rival(start))
        events = (began, revealed, hands_dealt, told[start])
    return next_step(
        rng,
        lasting(
            match.options,
            match.round,
            start,
            domain_deck,
            special_deck,
            match.revealed + row,
            match.taken,
            match.settled,
        ),
        dealt(row, divers[2 * size :], (), (mine, theirs) if start == HUMAN else (theirs, mine)),
        keeping,
        state.table.spaces,
        None,
        hands,
        ((), ()),
        (),
        events,
    )


def keepings(state: State) -> tuple[KeepSpecial, ...]:
    """Either of the two specials drawn."""
    pending = state.table.pending
    assert isinstance(pending, KeepingSpecial)
    first, second = pending.drawn
    if first is None or second is None:
        return tuple([_KEEPINGS[special.index] for special in pending.drawn if special is not None])
    return _KEEPINGS[first.index], _KEEPINGS[second.index]


def keep_special(state: State, action: KeepSpecial) -> Step[State, Event]:
    """Keep one special, give the other to the rival, who alone learns which (R3)."""
    pending, table, deal, start = state.table.pending, state.table, state.deal, state.match.start
    other = rival(start)
    assert isinstance(pending, KeepingSpecial)
    kept = action.special
    given = pending.drawn[1] if kept is pending.drawn[0] else pending.drawn[0]
    assert given is not None
    mine, theirs = knowledge_of(deal, start), knowledge_of(deal, other)
    mine = knowing(mine.specials, given)
    theirs = knowing(theirs.specials + (given,))  # noqa: RUF005  (less time than with a star)
    specials, following, told = _shared(start, kept.index, given.index)
    return before_placement(
        state,
        dealt(deal.row, deal.pile, (), (mine, theirs) if start == HUMAN else (theirs, mine)),
        following,
        table.hands,
        specials,
        told + lesson(state, other),
    )


@cache
def _shared(start: Seat, kept: int, given: int) -> tuple[Specials, Pending, tuple[Event, ...]]:
    """Two specials, by ``index``, shared out: who holds which, who is asked next, and the news; made once for each way."""
    mine, theirs = SPECIALS[kept], SPECIALS[given]
    specials = ((mine,), (theirs,)) if start == HUMAN else ((theirs,), (mine,))
    return specials, first_asked(start, specials), (SpecialGiven(start, mine, theirs),)
