"""What happened in Scythe, in rulebook words; read by the animator, the log and statistics.

Secrecy: whoever shows events to a player passes each one through ``seen_by(event, seat)`` first. Values of the
Automa's combat cards and its Factory card are secret, and so is what was not taken at the Factory from everybody
else. Source: rules.md 3 to 11 and H15, automa.md 5 to 10.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.automa_events import (
    AutomaCardDrawn,
    AutomaDecided,
    AutomaGained,
    AutomaMoved,
    AutomaSkipped,
    AutomaUnitArrived,
    Brought,
    OfferMade,
    TrackerHeld,
    TrackerMoved,
)
from noria_desktop.games.scythe.combat_events import (
    AutomaDeckShuffled,
    AutomaUnitRetreated,
    BattleCardDrawn,
    CardScouted,
    CombatBegan,
    CombatCommitted,
    CombatRevealed,
    Loaded,
    MoveEnded,
    MoverPicked,
    MovesUndone,
    PopularityLost,
    PowerStruck,
    UnitRetreated,
    UnitStepped,
    Unloaded,
    WorkersRetreated,
    WorkersRouted,
)
from noria_desktop.games.scythe.turn_events import (
    BottomTaken,
    Built,
    CardPaid,
    CombatCardsDrawn,
    CombatDeckShuffled,
    Deployed,
    EncounterDrawn,
    EncounterEnded,
    Enlisted,
    FactoryCardsSeen,
    FactoryCardTaken,
    FactoryCardUsed,
    Gained,
    GainLost,
    GameBegan,
    GameEnded,
    GoodsGained,
    GoodsPaid,
    GoodsRemoved,
    ObjectiveRevealed,
    OptionChosen,
    Produced,
    RowSkipped,
    SectionChosen,
    StarPlaced,
    TokenRemoved,
    TopTaken,
    TurnBegan,
    TurnEnded,
    Upgraded,
    WorkersGained,
)

__all__ = [
    "AutomaCardDrawn",
    "AutomaDecided",
    "AutomaDeckShuffled",
    "AutomaGained",
    "AutomaMoved",
    "AutomaSkipped",
    "AutomaUnitArrived",
    "AutomaUnitRetreated",
    "BattleCardDrawn",
    "BottomTaken",
    "Brought",
    "Built",
    "CardPaid",
    "CardScouted",
    "CombatBegan",
    "CombatCardsDrawn",
    "CombatCommitted",
    "CombatDeckShuffled",
    "CombatRevealed",
    "Deployed",
    "EncounterDrawn",
    "EncounterEnded",
    "Enlisted",
    "Event",
    "FactoryCardTaken",
    "FactoryCardUsed",
    "FactoryCardsSeen",
    "GainLost",
    "Gained",
    "GameBegan",
    "GameEnded",
    "GoodsGained",
    "GoodsPaid",
    "GoodsRemoved",
    "Loaded",
    "MoveEnded",
    "MoverPicked",
    "MovesUndone",
    "ObjectiveRevealed",
    "OfferMade",
    "OptionChosen",
    "PopularityLost",
    "PowerStruck",
    "Produced",
    "RowSkipped",
    "SectionChosen",
    "StarPlaced",
    "TokenRemoved",
    "TopTaken",
    "TrackerHeld",
    "TrackerMoved",
    "TurnBegan",
    "TurnEnded",
    "UnitRetreated",
    "UnitStepped",
    "Unloaded",
    "Upgraded",
    "WorkersGained",
    "WorkersRetreated",
    "WorkersRouted",
    "seen_by",
]

Event: TypeAlias = (
    GameBegan
    | TurnBegan
    | SectionChosen
    | TopTaken
    | FactoryCardUsed
    | BottomTaken
    | RowSkipped
    | TurnEnded
    | Gained
    | CombatCardsDrawn
    | CombatDeckShuffled
    | GoodsGained
    | GoodsPaid
    | GoodsRemoved
    | CardPaid
    | Produced
    | WorkersGained
    | GainLost
    | Upgraded
    | Deployed
    | Built
    | Enlisted
    | MoverPicked
    | Loaded
    | Unloaded
    | UnitStepped
    | MoveEnded
    | WorkersRouted
    | PopularityLost
    | MovesUndone
    | CombatBegan
    | PowerStruck
    | CardScouted
    | CombatCommitted
    | AutomaDeckShuffled
    | BattleCardDrawn
    | CombatRevealed
    | UnitRetreated
    | WorkersRetreated
    | AutomaUnitRetreated
    | EncounterDrawn
    | OptionChosen
    | EncounterEnded
    | TokenRemoved
    | FactoryCardsSeen
    | FactoryCardTaken
    | ObjectiveRevealed
    | StarPlaced
    | AutomaCardDrawn
    | AutomaSkipped
    | AutomaDecided
    | AutomaMoved
    | AutomaGained
    | AutomaUnitArrived
    | OfferMade
    | TrackerMoved
    | TrackerHeld
    | GameEnded
)


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as a seat may see it. Source: H15."""
    if isinstance(event, CombatCardsDrawn):
        return event if event.seat == seat else evolve(event, cards=(None,) * len(event.cards))
    if isinstance(event, FactoryCardTaken):
        return event if event.seat == seat == HUMAN else evolve(event, card=None)
    if seat == BOT and isinstance(event, FactoryCardsSeen):
        return evolve(event, cards=(None,) * len(event.cards))
    if seat == BOT and isinstance(event, ObjectiveRevealed):
        return evolve(event, discarded=(None,) * len(event.discarded))
    return event
