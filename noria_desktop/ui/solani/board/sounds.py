"""What is heard of Solani: an effect an event, none for what is seen well enough."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from noria_desktop.games.solani import events as ev
from noria_desktop.ui.sound.effects import Effect

SOUNDS: Final[Mapping[type[ev.Event], Effect]] = MappingProxyType(
    {
        ev.RoundBegan: Effect.ROUND,
        ev.ReserveTurned: Effect.TILE,
        ev.MarketFilled: Effect.TILE,
        ev.QuartzSpent: Effect.TILE,
        ev.PlanetTraded: Effect.TILE,
        ev.BranchPlaced: Effect.TILE,
        ev.CirclePlaced: Effect.TILE,
        ev.FeaturePlaced: Effect.TILE,
        ev.FeatureTaken: Effect.CARD,
        ev.FeaturesDrawn: Effect.CARD,
        ev.FeatureKept: Effect.CARD,
        ev.CoyoteFeature: Effect.CARD,
        ev.RowRefilled: Effect.CARD,
        ev.DarkSkySurrounded: Effect.STAR,
    }
)


def sound(event: ev.Event) -> Effect | None:
    """What is heard of an event."""
    return SOUNDS.get(type(event))
