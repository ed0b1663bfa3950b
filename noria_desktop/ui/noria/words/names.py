"""Names of Noria's components in the player's language.

Japanese terms follow the user's documents; they are listed in the glossary.
"""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.noria.state import Goods, Resources, Wheel
from noria_desktop.games.noria.terms import (
    SPACES,
    Chamber,
    Disc,
    Good,
    Landing,
    Letter,
    Phase,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)
from noria_desktop.ui.i18n import translate


def resource_name(resource: Resource) -> str:
    """A resource as a word."""
    match resource:
        case Resource.ENERGY:
            return translate("Noria", "Energy")
        case Resource.MYCELIUM:
            return translate("Noria", "Mycelium")
        case Resource.OBSIDIAN:
            return translate("Noria", "Obsidian")
        case _:
            assert_never(resource)


def good_name(good: Good) -> str:
    """A good as a word."""
    match good:
        case Good.SAIL:
            return translate("Noria", "Sail")
        case Good.COMPASS:
            return translate("Noria", "Compass")
        case Good.PROPELLER:
            return translate("Noria", "Propeller")
        case Good.PISTON:
            return translate("Noria", "Piston")
        case Good.LAMP:
            return translate("Noria", "Lamp")
        case _:
            assert_never(good)


def disc_name(disc: Disc) -> str:
    """A type of disc as a word."""
    match disc:
        case Disc.ENERGY:
            return translate("Noria", "Energy")
        case Disc.MYCELIUM:
            return translate("Noria", "Mycelium")
        case Disc.OBSIDIAN:
            return translate("Noria", "Obsidian")
        case Disc.JOURNEY:
            return translate("Noria", "Journey")
        case Disc.CITY:
            return translate("Noria", "City")
        case Disc.TOOL:
            return translate("Noria", "Tool")
        case Disc.BONUS:
            return translate("Noria", "Bonus")
        case _:
            assert_never(disc)


def track_name(track: Track) -> str:
    """A project's track as a word."""
    match track:
        case Track.REFINEMENT:
            return translate("Noria", "Refinement")
        case Track.SETTLEMENT:
            return translate("Noria", "Settlement")
        case Track.EXPLORATION:
            return translate("Noria", "Exploration")
        case Track.RESEARCH:
            return translate("Noria", "Research")
        case _:
            assert_never(track)


def chamber_name(chamber: Chamber) -> str:
    """A council chamber as a word."""
    match chamber:
        case Chamber.REFINEMENT:
            return translate("Noria", "Refinement")
        case Chamber.SETTLEMENT:
            return translate("Noria", "Settlement")
        case Chamber.EXPLORATION:
            return translate("Noria", "Exploration")
        case Chamber.RESEARCH:
            return translate("Noria", "Research")
        case Chamber.SPECIALISATION:
            return translate("Noria", "Specialisation")
        case Chamber.DIVERSIFICATION:
            return translate("Noria", "Diversification")
        case _:
            assert_never(chamber)


def side_name(side: Side) -> str:
    """Who."""
    match side:
        case Side.HUMAN:
            return translate("Noria", "You")
        case Side.BOT:
            return translate("Noria", "Bot")
        case _:
            assert_never(side)


def ring_name(ring: Ring) -> str:
    """A ring of a wheel."""
    match ring:
        case Ring.SMALL:
            return translate("Noria", "small ring")
        case Ring.MEDIUM:
            return translate("Noria", "medium ring")
        case Ring.LARGE:
            return translate("Noria", "large ring")
        case _:
            assert_never(ring)


def space_name(space: Space) -> str:
    """A wheel space: ring and position, as the notation counts them."""
    return translate("Noria", "{ring} {position}").format(ring=ring_name(space.ring), position=space.position)


def phase_name(phase: Phase) -> str:
    """A phase as the rulebook calls it."""
    match phase:
        case Phase.SETUP:
            return translate("Noria", "Set-up")
        case Phase.INFLUENCE:
            return translate("Noria", "Influence")
        case Phase.ACTION:
            return translate("Noria", "Action")
        case Phase.POLITICS:
            return translate("Noria", "Politics")
        case Phase.ADMINISTRATION:
            return translate("Noria", "Administration")
        case Phase.BOT_TURN:
            return translate("Noria", "Bot's turn")
        case Phase.GAME_OVER:
            return translate("Noria", "Game over")
        case _:
            assert_never(phase)


def letter_name(letter: Letter, *, surge: bool) -> str:
    """What a letter does; A changes when the surges begin."""
    match letter:
        case Letter.A:
            return translate("Noria", "Energy surge") if surge else translate("Noria", "Airship")
        case Letter.B:
            return translate("Noria", "Factory")
        case Letter.C:
            return translate("Noria", "Intrigue")
        case Letter.D:
            return translate("Noria", "Investment")
        case Letter.E:
            return translate("Noria", "Follow")
        case Letter.F:
            return translate("Noria", "Enhance")
        case _:
            assert_never(letter)


def landing_name(landing: Landing) -> str:
    """A berth or factory space, counted from the left."""
    match landing:
        case Landing.NOTHING:
            return translate("Noria", "nothing")
        case Landing.BERTH_1:
            return translate("Noria", "left berth")
        case Landing.BERTH_2:
            return translate("Noria", "middle berth")
        case Landing.BERTH_3:
            return translate("Noria", "right berth")
        case Landing.SPACE_1:
            return translate("Noria", "space 1")
        case Landing.SPACE_2:
            return translate("Noria", "space 2")
        case Landing.SPACE_3:
            return translate("Noria", "space 3")
        case Landing.SPACE_4:
            return translate("Noria", "space 4")
        case _:
            assert_never(landing)


def listed(words: tuple[str, ...]) -> str:
    """Words one after another, as the language separates them."""
    return translate("Noria", ", ", "separator of a list").join(words)


def resources_text(resources: Resources) -> str:
    """Amounts of resources, such as "2 Energy, 1 Obsidian"; "nothing" for none."""
    parts = tuple(
        translate("Noria", "{amount} {name}").format(amount=amount, name=resource_name(resource))
        for resource, amount in zip(Resource, resources, strict=True)
        if amount
    )
    return listed(parts) if parts else translate("Noria", "nothing")


def goods_text(goods: Goods) -> str:
    """Amounts of goods, such as "1 Sail, 2 Lamp"; "nothing" for none."""
    parts = tuple(
        translate("Noria", "{amount} {name}").format(amount=amount, name=good_name(good))
        for good, amount in zip(Good, goods, strict=True)
        if amount
    )
    return listed(parts) if parts else translate("Noria", "nothing")


def payment_text(resources: Resources, goods: Goods) -> str:
    """Everything that is paid at once."""
    if any(resources) and any(goods):
        return listed((goods_text(goods), resources_text(resources)))
    return goods_text(goods) if any(goods) else resources_text(resources)


def disc_on(wheel: Wheel, space: Space) -> str:
    """Name of the disc lying on a space of the human's wheel."""
    lying = wheel[SPACES.index(space)]
    return disc_name(lying.disc) if lying else translate("Noria", "empty space")
