"""Names of what lies under the night sky of Solani, in the player's language.

Seats are called by their boards; a person who plays alone against programs or Coyote is called "you". Words speak
to a reader: ``reader`` is the seat that is called so; None when several people share the screen.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Final

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import State, seat_count
from noria_desktop.games.solani.terms import (
    FEATURES,
    GAPS,
    SIDE,
    Board,
    Branch,
    BranchSpace,
    CircleSpace,
    Kind,
    Mask,
    Phase,
    Player,
    Row,
    Sector,
    SetupCard,
    Tile,
)
from noria_desktop.ui.i18n import Speech, Text, Texts, translate

Reader = Seat | None


class Alone(enum.Enum):
    """Who has no board: the solo opponent, among rivals that are told by theirs."""

    COYOTE = "coyote"


# Seats ------------------------------------------------------------------------------------------------


def reader_of(state: State) -> Reader:
    """Whom words speak to: the only person at the table, or nobody in particular."""
    people = sum(player is Player.HUMAN for player in state.options.players)
    return HUMAN if people == 1 else None


def seats(state: State) -> tuple[Seat, ...]:
    """Every seat that takes part, Coyote's last."""
    return tuple(Seat(seat) for seat in range(seat_count(state)))


def is_coyote(seat: Seat, state: State) -> bool:
    """Whether a seat is the solo opponent, who has no sky."""
    return state.coyote is not None and seat == len(state.skies)


def board_of(seat: Seat, state: State) -> Board:
    """The board that a seat is called by."""
    return Board.COYOTE if is_coyote(seat, state) else state.skies[seat].board


board_name: Final = Texts(
    Board,
    FIRST_WOMAN=Text("Solani", "First Woman"),
    FIRST_MAN=Text("Solani", "First Man"),
    COYOTE=Text("Solani", "Coyote board"),
    FIRE_MAN=Text("Solani", "Fire Man"),
)
"""A player board; its seat is called by it too. Coyote's in other hands is a board, Coyote the opponent has none."""


def seat_name(seat: Seat, state: State, reader: Reader) -> str:
    """A seat: you, or the name of its board."""
    if seat == reader:
        return say("You")
    return say("Coyote") if is_coyote(seat, state) else board_name(board_of(seat, state))


def rival_of(seat: Seat, state: State) -> Board | Alone:
    """Who a rival is, as a value that can be worded at any time: the board in front of it, or Coyote, who has none."""
    return Alone.COYOTE if is_coyote(seat, state) else board_of(seat, state)


def rival_name(rival: Board | Alone) -> str:
    """A rival by that value."""
    return say("Coyote") if isinstance(rival, Alone) else board_name(rival)


def sky_name(seat: Seat, state: State, reader: Reader) -> str:
    """Whose sky it is."""
    return say("Your sky") if seat == reader else say("Sky of {seat}", seat=seat_name(seat, state, None))


# Tiles ------------------------------------------------------------------------------------------------


tile_name: Final = Texts(
    Tile,
    C2=Text("Solani", "2-star cluster"),
    C3=Text("Solani", "3-star cluster"),
    C4=Text("Solani", "4-star cluster"),
    W21=Text("Solani", "2+1 cluster"),
    W31=Text("Solani", "3+1 cluster"),
    RED=Text("Solani", "red planet"),
    BLUE=Text("Solani", "blue planet"),
    YELLOW=Text("Solani", "yellow planet"),
    WHITE=Text("Solani", "white planet"),
    COMET=Text("Solani", "Comet"),
    MOON_HALO=Text("Solani", "Moon Halo"),
    DOUBLE_STAR=Text("Solani", "Double Star"),
    DUST_LANE=Text("Solani", "Dust Lane"),
    BEACON=Text("Solani", "Beacon"),
    LONE_WANDERER=Text("Solani", "Lone Wanderer"),
    CROSSROADS=Text("Solani", "Crossroads"),
    THREAD=Text("Solani", "Thread"),
    CRADLE=Text("Solani", "Cradle"),
    CHAIN=Text("Solani", "Chain"),
    REFLECTION=Text("Solani", "Reflection"),
    HORIZON=Text("Solani", "Horizon"),
    HEART_OF_THE_SKY=Text("Solani", "Heart of the Sky"),
    CROWN_OF_WORLDS=Text("Solani", "Crown of Worlds"),
    TRIAD=Text("Solani", "Triad"),
    EDGE_OF_NIGHT=Text("Solani", "Edge of Night"),
    NORTH_ROAD=Text("Solani", "North Road"),
    CROWDED_SKY=Text("Solani", "Crowded Sky"),
    NEXUS=Text("Solani", "Nexus"),
    DRAWN_BOW=Text("Solani", "Drawn Bow"),
    HARVEST_LIGHTS=Text("Solani", "Harvest Lights"),
    LONG_RIVER=Text("Solani", "Long River"),
    COMPASS=Text("Solani", "Compass"),
    MERIDIAN=Text("Solani", "Meridian"),
)
"""A circular tile within a sentence; of a Special Feature its card as well."""

feature_name: Final = tile_name
"""A Special Feature, card and tile."""


def one_tile(tile: Tile) -> str:
    """A circular tile as the one that is meant within a sentence: a Special Feature bears a name, others are of a kind."""
    return feature_name(tile) if tile in FEATURES else say("the {tile}", tile=tile_name(tile))


branch_name: Final = Texts(
    Branch,
    I1=Text("Solani", "1-node branch"),
    L2=Text("Solani", "straight branch"),
    V2=Text("Solani", "bent branch"),
    T3=Text("Solani", "3-node branch"),
    X4=Text("Solani", "4-node branch"),
)
"""A kind of branch tile within a sentence."""


def kind_of(mask: Mask) -> Branch:
    """The kind of a branch tile that lies somewhere."""
    branch = components().branch_of[mask]
    assert branch is not None
    return branch


def placed_branch(mask: Mask) -> str:
    """The kind alone, for the log."""
    return branch_name(kind_of(mask))


def turn_of(mask: Mask) -> tuple[int, int]:
    """Which of the rotations of its kind a mask is, from 1, and how many there are."""
    rotations = components().rotations[kind_of(mask).index]
    return rotations.index(mask) + 1, len(rotations)


kind_name: Final = Texts(
    Kind,
    CIRCLE=Text("Solani", "clusters"),
    BRANCH=Text("Solani", "branch tiles"),
)
"""A type of tile that is drafted."""


row_name: Final = Texts(
    Row,
    TWO=Text("Solani", "features of 2"),
    THREE=Text("Solani", "features of 3"),
)
"""A row of feature cards with its deck."""


# Places -----------------------------------------------------------------------------------------------


def circle_place(space: CircleSpace) -> str:
    """A circular space by row and column, counted from 1 at the north west."""
    return say("row {row}, column {column}", row=space // SIDE + 1, column=space % SIDE + 1)


def gap_place(space: BranchSpace) -> str:
    """A branch space by row and column of the gaps, counted from 1 at the north west."""
    return say("gap row {row}, column {column}", row=space // GAPS + 1, column=space % GAPS + 1)


sector_name: Final = Texts(
    Sector,
    NW=Text("Solani", "north-west"),
    NE=Text("Solani", "north-east"),
    SW=Text("Solani", "south-west"),
    SE=Text("Solani", "south-east"),
)
"""A quarter of a board within a sentence."""


def nodes_toward(mask: Mask) -> str:
    """Where the nodes of a branch tile point."""
    if mask == 0b1111:
        return say("all four ways")
    order = (Sector.NW, Sector.NE, Sector.SE, Sector.SW)
    return listed(sector_name(sector) for bit, sector in enumerate(order) if mask >> bit & 1)


# The course of the game --------------------------------------------------------------------------------


phase_name: Final = Texts(
    Phase,
    PREPARATION=Text("Solani", "Preparation"),
    DRAFT=Text("Solani", "Draft"),
    PLACEMENT=Text("Solani", "Placement"),
    FEATURES=Text("Solani", "Features"),
    CLEANUP=Text("Solani", "Clean-up"),
    GAME_OVER=Text("Solani", "Game over"),
)
"""A phase of a round."""


def setup_card_name(card: SetupCard) -> str:
    """A Dark Sky card by its number."""
    return say("Dark Sky card {number}", number=card.index + 1)


# Words ------------------------------------------------------------------------------------------------


def listed(words: Iterable[str]) -> str:
    """Words one after another, as the language separates them."""
    return translate("Solani", ", ", "separator of a list").join(words)


say: Final = Speech(
    "Solani",
    {
        "feature": feature_name,
        "planet": tile_name,
        "branch": branch_name,
        "directions": nodes_toward,
        "kind": kind_name,
        "sector": sector_name,
    },
)
