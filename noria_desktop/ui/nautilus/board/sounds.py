"""What is heard of Nautilus: an effect an event, none for what is seen well enough."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from noria_desktop.games.nautilus import events as ev
from noria_desktop.ui.sound.effects import Effect

SOUNDS: Final[Mapping[type[ev.Event], Effect]] = MappingProxyType(
    {
        ev.RoundBegan: Effect.ROUND,
        ev.RowRevealed: Effect.CARD,
        ev.DiversDealt: Effect.CARD,
        ev.SpecialsDrawn: Effect.CARD,
        ev.SpecialGiven: Effect.CARD,
        ev.SpecialUsed: Effect.CARD,
        ev.SubmarineDrew: Effect.CARD,
        ev.SubmarineReturned: Effect.CARD,
        ev.HarpoonDrew: Effect.CARD,
        ev.HarpoonGave: Effect.CARD,
        ev.CardPlaced: Effect.CARD,
        ev.CardMoved: Effect.CARD,
        ev.CardAwarded: Effect.CARD,
        ev.DomainWon: Effect.DOMAIN,
    }
)


def sound(event: ev.Event) -> Effect | None:
    """What is heard of an event."""
    return SOUNDS.get(type(event))
