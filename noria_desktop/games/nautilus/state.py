"""Everything that lies on the table of Nautilus, and what each player has learned.

Three parts change at different times: ``Match`` once a round, ``Deal`` at a round's start, ``Round`` with
each placement. A state as a seat may see it (``rules.observe``) is of the same classes: a hidden identity
is None, a count is kept, and of what players learned only the seat's own is left. Source: rules.md 2 to 5,
13.
"""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import Seat
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import frozen
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.terms import (
    Card,
    DomainCard,
    DomainCards,
    FirstPlayer,
    HarpoonWording,
    Opponent,
    Space,
    Special,
)

Hand: TypeAlias = tuple[Card | None, ...]
"""Diver cards in hand, ascending; all None for somebody who may not see them."""
HeldSpecial: TypeAlias = tuple[Special | None, ...]
"""The special card a player holds: empty for none, one entry otherwise, None when it may not be seen."""
Row: TypeAlias = tuple[DomainCard | None, ...]
"""The domain card of each of the five columns; None before it is revealed and once it was awarded."""
Spaces: TypeAlias = tuple[Card | None, ...]
"""The card on each of the ten spaces; None where it is empty."""
Taken: TypeAlias = tuple[tuple[DomainCard | None, ...], tuple[DomainCard | None, ...]]
"""Domain cards each seat was awarded, in that order; None for those that may not be seen."""
Settled: TypeAlias = tuple[Seat | None, ...]
"""Who won each of the five domains, in order of ``Domain``; None while it is open."""


@frozen
class Options:
    """How a game is set up. ``FirstPlayer.RANDOM`` is the only gap; the seed fills it."""

    opponent: Opponent = Opponent.LEVEL_1
    domain_cards: DomainCards = DomainCards.VISIBLE
    first_player: FirstPlayer = FirstPlayer.RANDOM
    harpoon: HarpoonWording = HarpoonWording.SEED


# What is being decided ------------------------------------------------------------------------------


@frozen
class Opening:
    """The round is about to open: reveal the row, deal divers, draw two specials. Automatic."""


@frozen
class KeepingSpecial:
    """The start player keeps one of the two specials and gives the other away."""

    drawn: tuple[Special | None, Special | None]
    """In the order drawn; both None for the rival."""


@frozen
class UsingSpecial:
    """A holder of submarine, harpoon or eye uses it now or declines.

    Somebody who does not know the holder's special sees ``Placing(seat)`` in its stead, or before a question of
    its own ``KeepingSpecial``: the question alone would give away that it is one of the three (N34).
    """

    seat: Seat


@frozen
class Returning:
    """Submarine: one of two drawn cards goes back to the pile, the other joins the hand."""

    seat: Seat
    drawn: tuple[Card | None, Card | None]
    """In the order drawn; neither in the hand nor in the pile now. Both None for the rival."""


@frozen
class Giving:
    """Harpoon: the user, now with one card more, gives one to the rival."""

    seat: Seat
    drawn: Card
    """The card drawn from the rival's hand, already in the user's; both players know it."""


@frozen
class Looking:
    """Eye: the user looks at the rival's divers (``Knowledge.rival_cards``) until saying so."""

    seat: Seat


@frozen
class Placing:
    """A player lays a card on an empty space."""

    seat: Seat


@frozen
class Anchoring:
    """The anchor was played with the card on ``space``; its player must choose the card to fix."""

    seat: Seat
    space: Space


@frozen
class Moving:
    """The arrow of the card on ``space`` demands that its player moves another card of that side."""

    seat: Seat
    space: Space


@frozen
class Awarding:
    """All ten spaces are full: domain cards are about to be taken. Automatic."""


@frozen
class Clearing:
    """The round is over and the game goes on: the table is about to be cleared. Automatic."""


@frozen
class Finished:
    """The game is over."""


Pending: TypeAlias = (
    Opening
    | KeepingSpecial
    | UsingSpecial
    | Returning
    | Giving
    | Looking
    | Placing
    | Anchoring
    | Moving
    | Awarding
    | Clearing
    | Finished
)


# The table --------------------------------------------------------------------------------------------


@frozen
class Knowledge:
    """What one seat has learned and the cards themselves no longer show."""

    specials: tuple[Special, ...] = ()
    """Specials seen in this half of the game (rounds 1-3 or 4-6), in the order seen."""
    given: Special | None = None
    """The special given to the rival this round; None for who is not start player."""
    rival_cards: tuple[Card, ...] = ()
    """Divers known to have been in the rival's hand when placement began, ascending; see ``known_hand``."""
    pile_card: Card | None = None
    """The card this seat put back under the sea with the submarine this round."""


@frozen
class Match:
    """What lasts for the whole game; changes at a round's opening, award and end."""

    options: Options
    """Without gaps."""
    round: int
    """1 to 6."""
    start: Seat
    """Start player of the round, who holds the Nemo token."""
    domain_deck: Pile[DomainCard]
    special_deck: Pile[Special]
    revealed: tuple[DomainCard, ...]
    """Every domain card turned up so far, five a round, left to right; this round's row comes last."""
    taken: Taken
    """In the hidden variant the rival's are None until the game is over."""
    settled: Settled


@frozen
class Deal:
    """What a round's start dealt and what was learned from it."""

    row: Row
    """Domain cards between the two sides."""
    pile: tuple[Card | None, ...]
    """Face-down divers that nobody holds, top first; None where this observer may not know."""
    used: tuple[Special, ...]
    """Specials used this round, in order; both players saw them."""
    knowledge: tuple[Knowledge | None, Knowledge | None]
    """A seat's; None in the other seat's view."""


@frozen
class Round:
    """What changes with each placement."""

    pending: Pending
    spaces: Spaces
    """Always open to both."""
    anchored: Space | None
    """Where the anchored card lies; it stays there until the round's end."""
    hands: tuple[Hand, Hand]
    specials: tuple[HeldSpecial, HeldSpecial]
    """Specials that are held and not yet used."""
    course: tuple[Action, ...] = ()
    """Placements, anchor targets and moves of this round so far. Both saw them, and who laid which card."""


@frozen
class State:
    """A whole game at one moment."""

    rng: Rng
    match: Match
    deal: Deal
    table: Round


def known_hand(state: State, viewer: Seat) -> tuple[Card, ...]:
    """Divers that ``viewer`` knows to be in the rival's hand now, ascending.

    A card learned earlier leaves this list when it is placed; cards on the board never go back to a hand.
    """
    knowledge = state.deal.knowledge[viewer]
    if knowledge is None:
        return ()
    return tuple(card for card in knowledge.rival_cards if card not in state.table.spaces)


def is_hidden(state: State) -> bool:
    """Whether the rival's domain cards are hidden now: in the hidden variant until the game is over."""
    return state.match.options.domain_cards is DomainCards.HIDDEN and not isinstance(
        state.table.pending, Finished
    )
