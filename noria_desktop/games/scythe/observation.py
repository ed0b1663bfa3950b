"""What a seat may see of the table. Source: H15.

Hidden from everybody are the order of all decks, the Automa's combat cards and Factory card, and the Factory cards
at the Factory except while the human looks at them. The human's hand and objectives are the human's alone; so are
cards committed to a combat before the reveal.
"""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.pending import ChoosingCards, ChoosingFactoryCard, Pending, Revealing
from noria_desktop.games.scythe.state import Automa, Decks, Human, State


def observe(state: State, seat: Seat) -> State:
    """The table as a seat may see it."""
    human = state.human if seat == HUMAN else _covered(state.human)
    looking = seat == HUMAN and isinstance(state.pending[-1], ChoosingFactoryCard)
    return changed(
        state,
        rng=state.rng.masked(),
        pending=tuple([_entry(entry, seat) for entry in state.pending]),
        human=human,
        automa=_automa(state.automa),
        decks=_decks(state.decks, looking),
    )


def _covered(human: Human) -> Human:
    """The human's belongings from the other side of the table; objectives revealed stay open."""
    return changed(
        human,
        hand=(None,) * len(human.hand),
        objectives=(None,) * len(human.objectives),
        discarded=(None,) * len(human.discarded),
    )


def _automa(automa: Automa) -> Automa:
    """The Automa's belongings: hand, deck and Factory card are seen by nobody."""
    return changed(
        automa,
        hand=(None,) * len(automa.hand),
        deck=automa.deck.hidden(),
        factory_card=(None,) * len(automa.factory_card),
    )


def _decks(decks: Decks, looking: bool) -> Decks:
    """The decks by their size; discards lie open."""
    return changed(
        decks,
        combat=decks.combat.hidden(),
        encounters=decks.encounters.hidden(),
        objectives=decks.objectives.hidden(),
        factory=decks.factory if looking else (None,) * len(decks.factory),
        unused_factory=decks.unused_factory.hidden(),
    )


def _entry(entry: Pending, seat: Seat) -> Pending:
    """What is being decided, without cards and dial committed by the other side."""
    if seat != HUMAN and isinstance(entry, (ChoosingCards, Revealing)):
        return changed(entry, power=0, cards=(None,) * len(entry.cards))
    return entry
