"""What happens in a turn of Scythe besides moving and fighting: sections, rows, payments, gains, cards, stars.

Source: rules.md 3, 4, 7 to 11.
"""

from __future__ import annotations

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe.terms import (
    Bonus,
    Bottom,
    CombatCard,
    Cube,
    Encounter,
    FactoryCard,
    Gain,
    Goods,
    Objective,
    Place,
    Section,
    Slot,
    Source,
    Star,
    Structure,
    TopChoice,
)


@frozen
class GameBegan(Revelation):
    """Mats were chosen, decks shuffled, cards dealt; the human begins."""


@frozen
class TurnBegan(BaseEvent):
    """A turn of this side began; the Automa's has the number of the human's before it."""

    seat: Seat
    turn: int


@frozen
class SectionChosen(BaseEvent):
    """3: the action token went to a section."""

    section: Section


@frozen
class TopTaken(BaseEvent):
    """4: one side of a top-row action was taken and paid for."""

    choice: TopChoice
    power: int = 0
    """Paid, like the next two."""
    popularity: int = 0
    coins: int = 0


@frozen
class FactoryCardUsed(BaseEvent):
    """8: one side of the Factory card was taken; combat cards paid for it are an event of their own."""

    card: FactoryCard
    option: int
    power: int = 0
    popularity: int = 0
    coins: int = 0


@frozen
class BottomTaken(BaseEvent):
    """9: a bottom-row action was taken; what was paid follows. ``bottom`` None: the Factory card's move."""

    bottom: Bottom | None


@frozen
class RowSkipped(BaseEvent):
    """3: top row or bottom row left out."""

    top: bool


@frozen
class TurnEnded(BaseEvent):
    """The human's turn is over."""


# Gains and payments ------------------------------------------------------------------------------------


@frozen
class Gained(BaseEvent):
    """A track or the purse of a side went up by ``amount``; what would exceed the top is lost."""

    seat: Seat
    bonus: Bonus
    """Power, coins or popularity."""
    amount: int
    source: Source


@frozen
class CombatCardsDrawn(Revelation):
    """A side drew combat cards, as many as there were."""

    seat: Seat
    cards: tuple[CombatCard | None, ...]
    source: Source


@frozen
class CombatDeckShuffled(Revelation):
    """6: the combat deck was empty, the discards were shuffled."""


@frozen
class GoodsGained(BaseEvent):
    """Resource tokens appeared on a territory."""

    place: Place
    goods: Goods
    source: Source


@frozen
class GoodsPaid(BaseEvent):
    """9: tokens of a territory were spent."""

    place: Place
    goods: Goods


@frozen
class GoodsRemoved(BaseEvent):
    """automa.md 6, 10.10: the Automa attacked; all tokens of the territory are gone."""

    place: Place
    goods: Goods


@frozen
class CardPaid(BaseEvent):
    """A combat card was spent, for the Factory card or by Coercion."""

    card: CombatCard
    source: Source


@frozen
class Produced(BaseEvent):
    """4: a territory yielded; tokens or new workers."""

    place: Place
    goods: Goods
    workers: int = 0


@frozen
class WorkersGained(BaseEvent):
    """Workers came from the mat, of the human to a territory, of the Automa to its home base."""

    seat: Seat
    place: Place
    number: int
    source: Source


@frozen
class GainLost(BaseEvent):
    """A gain was declined, or nothing of it could be had."""

    source: Source
    gain: Gain
    amount: int
    declined: bool


@frozen
class Upgraded(BaseEvent):
    """9.1: a cube moved."""

    cube: Cube
    bottom: Bottom
    source: Source


@frozen
class Deployed(BaseEvent):
    """9.2: a mech came onto a territory; its ability works from now on."""

    slot: Slot
    place: Place
    source: Source


@frozen
class Built(BaseEvent):
    """9.3: a structure was built."""

    structure: Structure
    place: Place
    source: Source


@frozen
class Enlisted(BaseEvent):
    """9.4: a recruit left the mat for a one-time space; what it brings follows."""

    bottom: Bottom
    bonus: Bonus
    source: Source


# Encounter, Factory, objectives, stars ------------------------------------------------------------------


@frozen
class EncounterDrawn(Revelation):
    """7: the human's character took a token; this card lies open."""

    place: Place
    card: Encounter


@frozen
class OptionChosen(BaseEvent):
    """7: an option of the encounter was taken and paid for."""

    card: Encounter
    option: int
    power: int = 0
    popularity: int = 0
    coins: int = 0


@frozen
class EncounterEnded(BaseEvent):
    """7: the card goes under the deck."""

    card: Encounter


@frozen
class TokenRemoved(BaseEvent):
    """automa.md 6: the Automa's character took a token and gains nothing."""

    place: Place


@frozen
class FactoryCardsSeen(Revelation):
    """8: the human looks at the cards at the Factory."""

    cards: tuple[FactoryCard | None, ...]


@frozen
class FactoryCardTaken(Revelation):
    """8: a side took a Factory card; the Automa's is drawn at random and stays face down."""

    seat: Seat
    card: FactoryCard | None


@frozen
class ObjectiveRevealed(BaseEvent):
    """11: an objective was revealed; other cards discarded for it, None for somebody who may not know."""

    card: Objective
    discarded: tuple[Objective | None, ...]


@frozen
class StarPlaced(BaseEvent):
    """10: a star; ``total`` is how many this side has now."""

    seat: Seat
    star: Star
    total: int


@frozen
class GameEnded(BaseEvent):
    """10: six stars of one side; coins in the end."""

    totals: tuple[int, int]
    winners: tuple[Seat, ...]
    """Both share the victory when all tie-breaks are equal."""
