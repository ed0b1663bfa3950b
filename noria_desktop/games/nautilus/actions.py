"""What a player can decide in Nautilus, one frozen class a verb.

Who acts follows from the state, so no action names a seat. Source: rules.md 5 to 8.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from noria_desktop.games.nautilus.terms import Card, Space, Special


@frozen
class KeepSpecial:
    """Start player: keep this one of the two specials drawn; the other goes to the rival."""

    special: Special


@frozen
class UseSpecial:
    """Use the submarine, harpoon or eye that is held."""


@frozen
class DeclineSpecial:
    """Keep the submarine, harpoon or eye back; it is not used this round."""


@frozen
class SubmarineReturn:
    """Put this one of the two drawn divers back; the other joins the hand."""

    card: Card


@frozen
class HarpoonGive:
    """Give this diver of the own hand to the rival; the drawn one is allowed."""

    card: Card


@frozen
class EyeSeen:
    """The rival's hand was looked at."""


@frozen
class Place:
    """Lay a diver of the hand, or the kraken or bone held, on an empty space of either side."""

    card: Card
    space: Space
    with_anchor: bool = False
    """The anchor is played with it; choosing the card to fix comes next."""


@frozen
class AnchorTarget:
    """Fix the card on this space until the round's end."""

    space: Space


@frozen
class MoveCard:
    """Follow an arrow: the card of one space goes to another, empty one."""

    origin: Space
    to: Space


@frozen
class Advance:
    """The next automatic beat: the round opens, domain cards are awarded, or the table is cleared."""


Action: TypeAlias = (
    KeepSpecial
    | UseSpecial
    | DeclineSpecial
    | SubmarineReturn
    | HarpoonGive
    | EyeSeen
    | Place
    | AnchorTarget
    | MoveCard
    | Advance
)
