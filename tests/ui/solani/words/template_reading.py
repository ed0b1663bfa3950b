"""How Solani's words are read back, and the register of what is compared with the table.

Names and places are read here by tables of their own: none of the words' helpers is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from attrs import frozen

from noria_desktop.bots.solani.thoughts import Reasoned
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, PlacingFeature, State
from noria_desktop.games.solani.terms import (
    FEATURES,
    GAPS,
    SIDE,
    Branch,
    Kind,
    Line,
    Player,
    Row,
    Sector,
    Tile,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.solani.board.handles import seat_of
from noria_desktop.ui.solani.board.viewpoint import viewer
from tests.ui.solani.walks import Moment


@frozen
class Case:
    """Where something is said."""

    moment: Moment
    surface: str
    """Prompt, action, preview, log, refusal, told line, reason, hint."""
    action: Any = None
    after: State | None = None
    event: Any = None
    thing: Handle | None = None
    choice: Reasoned | None = None

    @property
    def view(self) -> State:
        """Before the step."""
        return self.moment.before


Fields: TypeAlias = dict[str, Any]
Check: TypeAlias = Callable[[Case, dict[str, Any], int], Any]
CHECKS: Final[dict[str, Check]] = {}


def check(*templates: str) -> Callable[[Check], Check]:
    """This is how these templates are compared."""

    def register(one: Check) -> Check:
        CHECKS.update(dict.fromkeys(templates, one))
        return one

    return register


# Reading words back ---------------------------------------------------------------------------------------------

_SMALL: Final = ("of", "the")
TILES_BY_NAME: Final = {
    "2-star cluster": Tile.C2,
    "3-star cluster": Tile.C3,
    "4-star cluster": Tile.C4,
    "2+1 cluster": Tile.W21,
    "3+1 cluster": Tile.W31,
    "red planet": Tile.RED,
    "blue planet": Tile.BLUE,
    "yellow planet": Tile.YELLOW,
    "white planet": Tile.WHITE,
    **{feature.name.replace("_", " ").lower(): feature for feature in FEATURES},
}
BRANCHES_BY_NAME: Final = {
    "1-node branch": Branch.I1,
    "straight branch": Branch.L2,
    "bent branch": Branch.V2,
    "3-node branch": Branch.T3,
    "4-node branch": Branch.X4,
}
SECTORS: Final = {
    "north-west": Sector.NW,
    "north-east": Sector.NE,
    "south-west": Sector.SW,
    "south-east": Sector.SE,
}
ARMS: Final = ("north-west", "north-east", "south-east", "south-west")
LINES: Final = {
    "Planets": Line.PLANETS,
    "Star Clusters": Line.CLUSTERS,
    "Guiding Stars": Line.GUIDING,
    "Features": Line.FEATURES,
    "Bonus tiles": Line.BONUS,
    "Clusters kept": Line.KEPT_PLAIN,
    "White stars kept": Line.KEPT_WHITE,
    "Loose nodes": Line.LOOSE,
    "fewer loose nodes": Line.LOOSE,
    "more loose nodes": Line.LOOSE,
}


def tile(words: Any) -> Tile | None:
    """A circular tile by its name, with or without its article; None for other words."""
    return words if isinstance(words, Tile) else TILES_BY_NAME.get(str(words).lower().removeprefix("the "))


def unplaced(words: Any) -> str:
    """A tile's name without its place in the market."""
    return str(words).split(" (place ")[0]


def branch(words: Any) -> Branch | None:
    """A kind of branch tile by its name, with or without its article."""
    return (
        words if isinstance(words, Branch) else BRANCHES_BY_NAME.get(str(words).lower().removeprefix("the "))
    )


def kind_of_mask(mask: int) -> Branch:
    """The kind whose nodes lie like this."""
    nodes = bin(mask).count("1")
    if nodes == 2:
        return Branch.L2 if mask in (5, 10) else Branch.V2
    return {1: Branch.I1, 3: Branch.T3, 4: Branch.X4}[nodes]


def circle_at(words: str) -> int | None:
    """A circular space by row and column."""
    found = re.search(r"(?<!gap )row (\d+), column (\d+)", words)
    return None if found is None else (int(found[1]) - 1) * SIDE + int(found[2]) - 1


def gap_at(words: str) -> int | None:
    """A branch space by row and column."""
    found = re.search(r"gap row (\d+), column (\d+)", words, re.IGNORECASE)
    return None if found is None else (int(found[1]) - 1) * GAPS + int(found[2]) - 1


def pointing(words: str) -> int:
    """The nodes that directions name."""
    if words == "all four ways":
        return 15
    return sum(1 << ARMS.index(one) for one in words.split(", "))


def turned(words: str, mask: int) -> bool:
    """Whether a turn is that of a mask: its number among those of its kind, clockwise, and where the nodes point."""
    found = re.fullmatch(r"turn (\d+) of (\d+): (.+)", words)
    if found is None:
        return pointing(words) == mask
    turns = [components().rotations[kind_of_mask(mask).index][0]]
    while (following := (turns[-1] << 1 & 15) | turns[-1] >> 3) not in turns:
        turns.append(following)
    return (int(found[1]), int(found[2]), pointing(found[3])) == (turns.index(mask) + 1, len(turns), mask)


def number(words: Any) -> int:
    """A number with any minus sign."""
    return int(str(words).replace("−", "-").replace("+", ""))


def spoken(words: str) -> int:
    """A change in words."""
    if words == "no change":
        return 0
    sign, amount = words.split()
    return int(amount) * (1 if sign == "plus" else -1)


LEVELS: Final = {
    Player.LEVEL_1: "Stargazer",
    Player.LEVEL_1B: "Pathseeker",
    Player.LEVEL_2: "Wayfinder",
    Player.LEVEL_3: "Chartmaker",
    Player.LEVEL_4: "Astronomer",
}
"""The computer's players as they are chosen."""


def called(words: str, seat: Seat | int | None, view: State) -> bool:
    """Whether a seat is called so: you, Coyote, or the board in front of it, perhaps with who was chosen for it."""
    if seat is None:
        return False
    words, also, player = words.partition(" (")
    if also and player != f"{LEVELS[view.options.players[seat]]})":
        return False
    people = [one for one, player in enumerate(view.options.players) if player is Player.HUMAN]
    if words == "You":
        return people == [seat]
    if seat >= len(view.skies):
        return words == "Coyote"
    board = view.skies[seat].board.value.replace("_", " ").title()
    return (words in (board, f"{board} board") and people != [seat]) or (words == board and words != "Coyote")


def row(words: Any) -> Row:
    """A row of feature cards."""
    return words if isinstance(words, Row) else Row(str(words)[-1])


def kind(words: Any) -> Kind:
    """A type of tile."""
    return (
        words
        if isinstance(words, Kind)
        else {"clusters": Kind.CIRCLE, "branch tiles": Kind.BRANCH}[str(words)]
    )


# Counting by hand -----------------------------------------------------------------------------------------------


def nodes_at(sky: Any, space: int) -> int:
    """Arms that point at a circle."""
    r, c = divmod(space, SIDE)
    arms = ((r, c, 0), (r, c - 1, 1), (r - 1, c - 1, 2), (r - 1, c, 3))
    return sum(sky.branches[y * GAPS + x] >> arm & 1 for y, x, arm in arms if 0 <= y < GAPS and 0 <= x < GAPS)


def gaps_round(space: int) -> list[int]:
    """Branch spaces round a circle."""
    r, c = divmod(space, SIDE)
    return [y * GAPS + x for y in (r - 1, r) for x in (c - 1, c) if 0 <= y < GAPS and 0 <= x < GAPS]


def closed(sky: Any, space: int) -> bool:
    """Whether all gaps round a circle are filled."""
    return all(sky.branches[gap] for gap in gaps_round(space))


def line_points(state: State, seat: int, line: Line) -> int:
    """Points of a row of the score sheet."""
    return sum(one.points for one in RULES.scores(state).of(Seat(seat)) if one.code is line)


def changes(case: Case) -> dict[Line, int]:
    """What an action changes, row by row, for whoever decides."""
    assert case.after is not None
    seat = RULES.turn(case.view).seat
    assert seat is not None
    found = {line: line_points(case.after, seat, line) - line_points(case.view, seat, line) for line in Line}
    return {line: points for line, points in found.items() if points}


def total_change(case: Case) -> int:
    """The same for the total."""
    assert case.after is not None
    seat = RULES.turn(case.view).seat
    assert seat is not None
    return RULES.scores(case.after).total(seat) - RULES.scores(case.view).total(seat)


def ends(spaces: tuple[Any, ...]) -> dict[int, set[int]]:
    """By sign: the spaces of the track that a cluster of so many stars reaches (rules.md 4.2)."""
    lie = [space for space, planet in enumerate(spaces) if planet is not None]
    west, east = [s for s in lie if s < 6], [s for s in lie if s >= 6]
    return {2: set(lie[:1]), 3: set(lie[-1:]), 4: {*west[-1:], *east[:1]}}


# Who and where ---------------------------------------------------------------------------------------------------


def turn_seat(case: Case) -> Any:
    return RULES.turn(case.view).seat


def sky(case: Case) -> Any:
    """The sky of whoever decides."""
    return case.view.skies[turn_seat(case)]


def held(case: Case) -> Tile | None:
    pending = case.view.pending
    return pending.feature if isinstance(pending, PlacingFeature) else sky(case).held_circle


def drafted(case: Case) -> Kind | None:
    """The type that is drafted now."""
    pending = case.view.pending
    assert isinstance(pending, Drafting)
    if not pending.second or pending.first is None:
        return pending.first
    return Kind.BRANCH if pending.first is Kind.CIRCLE else Kind.CIRCLE


def key(case: Case) -> int:
    """The space or slot of the thing that was pressed."""
    assert case.thing is not None
    return int(case.thing.key.rpartition(".")[2])


def pressed_sky(case: Case) -> Any:
    """The sky on which the thing lies: the one in the centre, unless the thing bears another's seat."""
    assert case.thing is not None
    owner = seat_of(case.thing)
    return case.view.skies[viewer(case.view) if owner is None else owner]
