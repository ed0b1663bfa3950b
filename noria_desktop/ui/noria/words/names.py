"""Names of Noria's components in the player's language.

Japanese terms follow the user's documents; they are listed in the glossary.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from noria_desktop.games.noria.presets import bot_presets
from noria_desktop.games.noria.state import Goods, Options, Resources, Wheel
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
from noria_desktop.ui.i18n import Speech, Text, Texts, translate

resource_name: Final = Texts(
    Resource,
    ENERGY=Text("Noria", "Energy"),
    MYCELIUM=Text("Noria", "Mycelium"),
    OBSIDIAN=Text("Noria", "Obsidian"),
)
"""A resource as a word."""


good_name: Final = Texts(
    Good,
    SAIL=Text("Noria", "Sail"),
    COMPASS=Text("Noria", "Compass"),
    PROPELLER=Text("Noria", "Propeller"),
    PISTON=Text("Noria", "Piston"),
    LAMP=Text("Noria", "Lamp"),
)
"""A good as a word."""


disc_name: Final = Texts(
    Disc,
    ENERGY=Text("Noria", "Energy"),
    MYCELIUM=Text("Noria", "Mycelium"),
    OBSIDIAN=Text("Noria", "Obsidian"),
    JOURNEY=Text("Noria", "Journey"),
    CITY=Text("Noria", "City"),
    TOOL=Text("Noria", "Tool"),
    BONUS=Text("Noria", "Bonus"),
)
"""A type of disc as a word."""


track_name: Final = Texts(
    Track,
    REFINEMENT=Text("Noria", "Refinement"),
    SETTLEMENT=Text("Noria", "Settlement"),
    EXPLORATION=Text("Noria", "Exploration"),
    RESEARCH=Text("Noria", "Research"),
)
"""A project's track as a word."""


chamber_name: Final = Texts(
    Chamber,
    REFINEMENT=Text("Noria", "Refinement"),
    SETTLEMENT=Text("Noria", "Settlement"),
    EXPLORATION=Text("Noria", "Exploration"),
    RESEARCH=Text("Noria", "Research"),
    SPECIALISATION=Text("Noria", "Specialisation"),
    DIVERSIFICATION=Text("Noria", "Diversification"),
)
"""A council chamber as a word."""


side_name: Final = Texts(
    Side,
    HUMAN=Text("Noria", "You"),
    BOT=Text("Noria", "Bot"),
)
"""Who."""


ring_name: Final = Texts(
    Ring,
    SMALL=Text("Noria", "small ring"),
    MEDIUM=Text("Noria", "medium ring"),
    LARGE=Text("Noria", "large ring"),
)
"""A ring of a wheel."""


def space_name(space: Space) -> str:
    """A wheel space: ring and position, as the notation counts them."""
    return say("{ring} {position}", ring=space.ring, position=space.position)


phase_name: Final = Texts(
    Phase,
    SETUP=Text("Noria", "Set-up"),
    INFLUENCE=Text("Noria", "Influence"),
    ACTION=Text("Noria", "Action"),
    POLITICS=Text("Noria", "Politics"),
    ADMINISTRATION=Text("Noria", "Administration"),
    BOT_TURN=Text("Noria", "Bot's turn"),
    GAME_OVER=Text("Noria", "Game over"),
)
"""A phase as the rulebook calls it."""


_letters: Final = Texts(
    Letter,
    A=Text("Noria", "Airship"),
    B=Text("Noria", "Factory"),
    C=Text("Noria", "Intrigue"),
    D=Text("Noria", "Investment"),
    E=Text("Noria", "Follow"),
    F=Text("Noria", "Enhance"),
)


def letter_name(letter: Letter, *, surge: bool) -> str:
    """What a letter does; A changes when the surges begin."""
    return say("Energy surge") if surge and letter is Letter.A else _letters(letter)


landing_name: Final = Texts(
    Landing,
    NOTHING=Text("Noria", "nothing"),
    BERTH_1=Text("Noria", "left berth"),
    BERTH_2=Text("Noria", "middle berth"),
    BERTH_3=Text("Noria", "right berth"),
    SPACE_1=Text("Noria", "space 1"),
    SPACE_2=Text("Noria", "space 2"),
    SPACE_3=Text("Noria", "space 3"),
    SPACE_4=Text("Noria", "space 4"),
)
"""A berth or factory space, counted from the left."""


def listed(words: Iterable[str]) -> str:
    """Words one after another, as the language separates them."""
    return translate("Noria", ", ", "separator of a list").join(words)


def joined(words: Iterable[str]) -> str:
    """Words of which all are meant, such as "City, Energy and Tool"."""
    *first, last = words
    return say("{first} and {last}", first=listed(first), last=last) if first else last


def either(words: Iterable[str]) -> str:
    """Words of which one is meant, such as "Sail, Compass or Propeller"; the same word only once."""
    *first, last = dict.fromkeys(words)
    return say("{first} or {last}", first=listed(first), last=last) if first else last


def resources_text(resources: Resources) -> str:
    """Amounts of resources, such as "2 Energy, 1 Obsidian"; "nothing" for none."""
    return _amounts(zip(map(resource_name, Resource), resources, strict=True))


def good_count(good: Good, amount: int) -> str:
    """So many of a good, such as "2 Sails"."""
    match good:
        case Good.SAIL:
            return say("%n Sail(s)", amount)
        case Good.COMPASS:
            return say("%n Compass(es)", amount)
        case Good.PROPELLER:
            return say("%n Propeller(s)", amount)
        case Good.PISTON:
            return say("%n Piston(s)", amount)
        case Good.LAMP:
            return say("%n Lamp(s)", amount)


def goods_text(goods: Goods) -> str:
    """Amounts of goods, such as "1 Sail, 2 Lamps"; "nothing" for none."""
    parts = [good_count(good, amount) for good, amount in zip(Good, goods, strict=True) if amount]
    return listed(parts) if parts else say("nothing")


def _amounts(counted: Iterable[tuple[str, int]]) -> str:
    parts = tuple(say("{amount} {name}", amount=amount, name=name) for name, amount in counted if amount)
    return listed(parts) if parts else say("nothing")


def payment_text(resources: Resources, goods: Goods) -> str:
    """Everything that is paid at once."""
    if any(resources) and any(goods):
        return listed((goods_text(goods), resources_text(resources)))
    return goods_text(goods) if any(goods) else resources_text(resources)


def disc_on(wheel: Wheel, space: Space) -> str:
    """Name of the disc lying on a space of the human's wheel."""
    lying = wheel[SPACES.index(space)]
    return disc_name(lying.disc) if lying else say("empty space")


def bot_number(options: Options) -> int | None:
    """1, 2 or 3 for the printed wheels; None for any other wheel."""
    wheels = bot_presets()
    return wheels.index(options.bot_wheel) + 1 if options.bot_wheel in wheels else None


def opponent_name(options: Options) -> str:
    """Name of the bot by its wheel."""
    number = bot_number(options)
    if number is None:
        return say("own bot wheel")
    return say("Bot {number}", number=number)


say: Final = Speech(
    "Noria",
    {
        "track": track_name,
        "ring": ring_name,
        "first": space_name,
        "second": space_name,
        "space": space_name,
        "good": good_name,
        "resource": resource_name,
        "chamber": chamber_name,
        "disc": disc_name,
        "phase": phase_name,
        "landing": landing_name,
        "replaced": disc_name,
        "payment": resources_text,
        "paid": resources_text,
        "goods": goods_text,
        "letter": attrgetter("value"),
    },
)
