"""What single words of Scythe's lessons mean: places by their numbers on the board, sections, mechs, numbers."""

from __future__ import annotations

from noria_desktop.app.lessons.language import LessonError, word_of
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    PLACE_OF,
    Ability,
    Faction,
    Mat,
    Place,
    home_base,
    place_id,
)


def board_name(word: str) -> str:
    """The public name of a place."""
    if word == "base":
        return word
    if not word.isdigit():
        raise LessonError(word)
    return f"h{int(word):02}"


def board_names(words: str) -> str:
    """The public names of several places."""
    return " ".join(map(board_name, words.split()))


def place_of(word: str) -> Place:
    """The place of a number on the board; ``base`` is the player's own.

    Raises:
        LessonError: there is no such place.
    """
    name = board_name(word)
    if name == "base":
        return home_base(Faction.SAXONY)
    if name not in PLACE_OF:
        raise LessonError(word)
    return PLACE_OF[name]


def section_of(word: str) -> int:
    """The section of a top-row action; ``factory`` is that of the Factory card."""
    if word == "factory":
        return FACTORY_SECTION
    tops = [column.top.value for column in components().mats.players[Mat.INDUSTRIAL.index].sections]
    if word not in tops:
        raise LessonError(word)
    return tops.index(word)


def slot_of(word: str, state: State) -> int:
    """The slot of the learner's mech with this ability.

    Raises:
        LessonError: that faction has none.
    """
    mechs = components().mats.factions[state.human.faction.index].mechs
    ability = word_of(Ability, word)
    if ability not in mechs:
        raise LessonError(word)
    return mechs.index(ability)


def place_number(place: Place) -> str:
    """What a place is called in lessons; ``base`` is the Automa's own."""
    name = place_id(place)
    return str(int(name[1:])) if name[1:].isdigit() else "base"


def number_in(word: str) -> int:
    """A number as it is written.

    Raises:
        LessonError: it is none.
    """
    if not word.isdigit():
        raise LessonError(word)
    return int(word)
