"""The four bonus tiles: what they reward, where, and how the seats stand."""

from __future__ import annotations

from typing import Final, assert_never

from noria_desktop.games.solani.state import State
from noria_desktop.games.solani.terms import Bonus, Sector
from noria_desktop.ui.i18n import Text, Texts
from noria_desktop.ui.solani.words.names import say, sector_name

bonus_name: Final = Texts(
    Bonus,
    HEARTH_LIGHT=Text("Solani", "Hearth Light"),
    WANDERERS=Text("Solani", "Gathering of Wanderers"),
    CLEAR_NIGHT=Text("Solani", "Clear Night"),
    GREAT_FIGURE=Text("Solani", "Great Figure"),
)
"""A bonus tile."""


def bonus_short(bonus: Bonus) -> str:
    """A bonus tile where there is little room."""
    if bonus is Bonus.WANDERERS:
        return say("Wanderers")
    return bonus_name(bonus)


def sector_of(bonus: Bonus, state: State) -> Sector:
    """Which sector a bonus tile looks at in this game."""
    sectors = state.options.bonus_sectors
    assert sectors is not None
    return sectors[bonus.index]


def bonus_text(bonus: Bonus, sector: Sector, points: int, least: int) -> str:
    """What a bonus tile rewards; ``least`` is what it takes at least."""
    match bonus:
        case Bonus.HEARTH_LIGHT:
            words = say(
                "{points} VP for the most points from clusters and Guiding Stars of the {sector} sector, "
                "{least} at least. Every tied player scores."
            )
        case Bonus.WANDERERS:
            words = say(
                "{points} VP for everybody with {least} or more planets without a node in the {sector} sector."
            )
        case Bonus.CLEAR_NIGHT:
            words = say(
                "{points} VP for everybody with {least} or more circular tiles and no loose node in the {sector} "
                "sector."
            )
        case Bonus.GREAT_FIGURE:
            words = say(
                "{points} VP for the most circles of one constellation inside the {sector} sector, {least} at least. "
                "Every tied player scores."
            )
        case _:
            assert_never(bonus)
    return words.format(points=points, least=least, sector=sector_name(sector))


def standing_text(bonus: Bonus, value: int) -> str:
    """What a seat has for a bonus tile now, without the seat."""
    match bonus:
        case Bonus.HEARTH_LIGHT:
            return say("%n point(s) there", value)
        case Bonus.WANDERERS:
            return say("%n planet(s) without a node", value)
        case Bonus.CLEAR_NIGHT:
            return say("%n circular tile(s)", value)
        case Bonus.GREAT_FIGURE:
            return say("%n circle(s) in one figure", value)
        case _:
            assert_never(bonus)
