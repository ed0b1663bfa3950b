"""What is heard of Scythe: an effect an event, none for what is seen well enough."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.terms import Bonus
from noria_desktop.ui.sound.effects import Effect

SOUNDS: Final[Mapping[type[ev.Event], Effect]] = MappingProxyType(
    {
        ev.CombatBegan: Effect.COMBAT,
        ev.CombatRevealed: Effect.COMBAT,
        ev.StarPlaced: Effect.STAR,
        ev.EncounterDrawn: Effect.CARD,
        ev.AutomaCardDrawn: Effect.CARD,
        ev.BattleCardDrawn: Effect.CARD,
        ev.CombatCardsDrawn: Effect.CARD,
        ev.CardScouted: Effect.CARD,
        ev.CardPaid: Effect.CARD,
        ev.FactoryCardsSeen: Effect.CARD,
        ev.FactoryCardTaken: Effect.CARD,
        ev.ObjectiveRevealed: Effect.CARD,
        ev.Deployed: Effect.DROP,
        ev.Built: Effect.DROP,
        ev.Upgraded: Effect.DROP,
        ev.Enlisted: Effect.DROP,
        ev.GoodsGained: Effect.DROP,
        ev.WorkersGained: Effect.DROP,
    }
)


def sound(event: ev.Event) -> Effect | None:
    """What is heard of an event: money as it comes in, and turns as they come round to the human."""
    match event:
        case ev.TurnBegan(seat=seat):
            return Effect.ROUND if seat == HUMAN else None
        case ev.Gained(bonus=bonus):
            return Effect.COIN if bonus is Bonus.COINS else None
        case _:
            return SOUNDS.get(type(event))
