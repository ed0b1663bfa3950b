"""What is heard of Noria: an effect an event, none for what is seen well enough."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from noria_desktop.games.noria import events as ev
from noria_desktop.ui.sound.effects import Effect

SOUNDS: Final[Mapping[type[ev.Event], Effect]] = MappingProxyType(
    {
        ev.RoundBegan: Effect.ROUND,
        ev.RingsTurned: Effect.RING,
        ev.NightShifted: Effect.RING,
        ev.Surged: Effect.RING,
        ev.DiscBought: Effect.TILE,
        ev.DiscPlaced: Effect.TILE,
        ev.DiscUpgraded: Effect.TILE,
        ev.LetterUpgraded: Effect.TILE,
        ev.Modified: Effect.TILE,
        ev.ShipTaken: Effect.TILE,
        ev.FactoryBuilt: Effect.TILE,
        ev.KnowledgeTaken: Effect.COIN,
        ev.IncomeTaken: Effect.COIN,
        ev.GoodSold: Effect.COIN,
        ev.PoliticianSeated: Effect.CARD,
        ev.PoliticianRemoved: Effect.CARD,
    }
)


def sound(event: ev.Event) -> Effect | None:
    """What is heard of an event."""
    return SOUNDS.get(type(event))
