"""Solani's words for lessons: ``2,5`` is row 2, column 5 of circles (1 to 6) or of gaps (1 to 5).

Actions: ``branch 2,5 NW SW``, ``circle 2,4``, ``take cluster 1``, ``take branch 2``, ``trade 2 > 4`` (market place,
station), ``feature F2-01``, ``draw 3``, ``keep F3-09``; a ``*`` in place of what follows means every legal one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from noria_desktop.app.lessons.language import LessonError, is_claimed, word_of
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.printed import structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.solani.actions import (
    Action,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import BranchTaken, ClusterTaken, CoyoteFeature, PlanetTraded
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import BITS
from noria_desktop.games.solani.mid_round import Lying, Offer, mid_round
from noria_desktop.games.solani.placement import circle_spaces, closed_round
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import (
    CleaningUp,
    Collection,
    CoyoteDrafting,
    Drafting,
    Pending,
    Placing,
    PlacingFeature,
    Preparing,
    State,
)
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import (
    CLUSTERS,
    FEATURES,
    GAPS,
    PLANETS,
    SIDE,
    Branch,
    Kind,
    Row,
    SetupCard,
    Tile,
)

WAYS: Final = dict(zip(("NW", "NE", "SE", "SW"), BITS, strict=True))
"""Where a node points."""
TAKERS: Final = {"*": HUMAN, "~": BOT}
"""Signs behind a tile of the market: who has taken it."""
SUMS: Final = ("planets", "clusters", "guiding", "features", "loose")
FATES: Final = {"lit": Fate.SCORES, "open": Fate.OPEN, "out": Fate.OUT_OF_REACH, "over": Fate.OVERFILLED}


@frozen
class Position:
    """A position as a lesson writes it: round, market, planet track and rows in full, and what lies on the sky."""

    round: int
    now: str
    """``place``, ``draft``, ``draft back`` or ``coyote``."""
    market: tuple[tuple[str, ...], tuple[str, ...]]
    """Clusters and branch tiles; a ``*`` behind one that the human took, ``~`` behind one that Coyote took."""
    track: tuple[str, ...]
    """From west to east, ``-`` where no planet lies."""
    rows: tuple[tuple[str, ...], tuple[str, ...]]
    led: str = ""
    """What came first this round: ``branches`` or ``clusters``; empty: nothing yet."""
    card: str = SetupCard.S1.value
    hand: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()
    """Such as ``2,4 NE SE``: where a tile's nodes point."""
    circles: tuple[str, ...] = ()
    """Such as ``3,5 c2``."""
    decks: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    coyote: tuple[str, ...] = ()
    """Clusters, planets and feature cards that it owns, as far as they matter."""


def place_of(words: str, side: int) -> int:
    """The space that ``2,5`` means in rows of so many.

    Raises:
        LessonError: there is no such space.
    """
    row, _, column = words.partition(",")
    if not (row.isdigit() and column.isdigit()) or not (1 <= int(row) <= side and 1 <= int(column) <= side):
        raise LessonError(words)
    return (int(row) - 1) * side + int(column) - 1


def _number(word: str) -> int:
    if not word.isdigit() or word == "0":
        raise LessonError(word)
    return int(word) - 1


def _mask(words: list[str]) -> int:
    if not words or any(word not in WAYS for word in words):
        raise LessonError(" ".join(words))
    return sum(WAYS[word] for word in words)


def _is_branch(word: str) -> bool:
    return word in {kind.value for kind in Branch}


class SolaniLanguage:
    """Solani's words for lessons."""

    # Positions ------------------------------------------------------------------------------------------

    def position(self, data: Mapping[str, Any]) -> State:
        """A round in the midst, see ``Position``."""
        said = structured(data, Position)
        held = [word for word in said.hand if not _is_branch(word)]
        branch = [word for word in said.hand if _is_branch(word)]
        owned = [word_of(Tile, word) for word in said.coyote]
        clusters, branches = said.market
        return mid_round(
            said.round,
            _pending(said),
            Offer(
                tuple(word_of(Tile, word.rstrip("*~")) for word in clusters),
                tuple(Branch(word.rstrip("*~")) for word in branches),
                tuple(TAKERS.get(word[-1]) for word in clusters),
                tuple(TAKERS.get(word[-1]) for word in branches),
            ),
            Lying(
                {place_of(at, SIDE): word_of(Tile, tile) for at, tile in map(str.split, said.circles)},
                {place_of(at, GAPS): _mask(nodes) for at, *nodes in map(str.split, said.gaps)},
                word_of(Tile, held[0]) if held else None,
                Branch(branch[0]) if branch else None,
            ),
            track=tuple(None if word == "-" else word_of(Tile, word) for word in said.track),
            rows=(
                tuple(word_of(Tile, one) for one in said.rows[0]),
                tuple(word_of(Tile, one) for one in said.rows[1]),
            ),
            decks=(
                tuple(word_of(Tile, one) for one in said.decks[0]),
                tuple(word_of(Tile, one) for one in said.decks[1]),
            ),
            coyote=Collection(
                tuple(tile for tile in owned if tile in CLUSTERS),
                tuple(tile for tile in owned if tile in PLANETS),
                tuple(tile for tile in owned if tile in FEATURES),
            ),
            card=SetupCard(said.card),
        )

    # Actions --------------------------------------------------------------------------------------------

    def actions(self, words: str, state: State) -> tuple[Action, ...]:
        """The actions that these words mean."""
        legal = RULES.legal_actions(state)
        lay = PlaceFeature if isinstance(state.pending, PlacingFeature) else PlaceCircle
        match words.split():
            case ["branch", "*"]:
                return tuple(one for one in legal if isinstance(one, PlaceBranch))
            case ["branch", at, "*"]:
                gap = place_of(at, GAPS)
                return tuple(one for one in legal if isinstance(one, PlaceBranch) and one.space == gap)
            case ["branch", at, *nodes]:
                return (PlaceBranch(place_of(at, GAPS), _mask(nodes)),)
            case ["circle", "*"]:
                return tuple(one for one in legal if isinstance(one, PlaceCircle | PlaceFeature))
            case ["circle", at]:
                return (lay(place_of(at, SIDE)),)
            case ["take", "branch", slot]:
                return (DraftBranch(_number(slot)),)
            case ["take", "cluster", slot]:
                return (DraftCluster(_number(slot)),)
            case ["trade", slot, ">", station]:
                return (DraftCluster(_number(slot), _number(station)),)
            case ["feature", "*"]:
                return tuple(one for one in legal if isinstance(one, TakeFeature))
            case ["feature", card]:
                return (TakeFeature(word_of(Tile, card)),)
            case ["draw", row]:
                return (DrawFeatures(Row(row)),)
            case ["keep", card]:
                return (KeepFeature(word_of(Tile, card)),)
            case _:
                raise LessonError(words)

    # Claims ---------------------------------------------------------------------------------------------

    def holds(self, claim: str, before: State, state: State) -> bool:
        """Whether a claim holds, such as ``points 4``, ``lit 2,5``, ``total 5:6``."""
        return is_claimed(claim, _CLAIMS, before, state)

    def stays(self, state: State) -> bool:
        """A round that is over or not begun waits for the next step."""
        return isinstance(state.pending, Preparing | CleaningUp)

    def forced(self, state: State) -> None:
        """A turn has no phase that is passed over."""

    def told(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        """What Coyote took: ``branch 3``, ``cluster 2``, ``trade 1 > 4``, ``feature F2-05``."""
        said = []
        for event in events:
            match event:
                case BranchTaken():
                    said.append(f"branch {event.slot + 1}")
                case ClusterTaken():
                    said.append(f"cluster {event.slot + 1}")
                case PlanetTraded():
                    said.append(f"trade {event.slot + 1} > {event.space + 1}")
                case CoyoteFeature():
                    said.append(f"feature {event.feature.value}")
        return tuple(said)


def _pending(said: Position) -> Pending:
    firsts = {"branches": Kind.BRANCH, "clusters": Kind.CIRCLE, "": None}
    if said.led not in firsts:
        raise LessonError(said.led)
    first = firsts[said.led]
    match said.now:
        case "place" if first is not None:
            return Placing(HUMAN, first)
        case "draft":
            return Drafting(HUMAN, first, second=False)
        case "draft back":
            return Drafting(HUMAN, first, second=True)
        case "coyote":
            return CoyoteDrafting(first, second=False)
        case _:
            raise LessonError(said.now)


def _summed(name: str) -> Callable[..., bool]:
    """What a sum of the sky is, or with ``under`` what it stays below."""

    def summed(before: State, state: State, *value: str) -> bool:
        found = tally(state.skies[0]).sums[SUMS.index(name)]
        match value:
            case ["under", number]:
                return found < int(number)
            case [number]:
                return found == int(number)
            case _:
                raise LessonError(" ".join((name, *value)))

    return summed


def _fated(fate: Fate) -> Callable[..., bool]:
    """What becomes of the circle on a space."""

    def fated(before: State, state: State, at: str) -> bool:
        return tally(state.skies[0]).fates[place_of(at, SIDE)] is fate

    return fated


def _points(before: State, state: State, value: str) -> bool:
    return tally(state.skies[0]).total == int(value)


def _total(before: State, state: State, both: str) -> bool:
    scores = RULES.scores(state)
    return f"{scores.total(HUMAN)}:{scores.total(BOT)}" == both


def _nodes(before: State, state: State, at: str, value: str) -> bool:
    return tally(state.skies[0]).nodes[place_of(at, SIDE)] == int(value)


def _lights(before: State, state: State, value: str) -> bool:
    was, now = tally(before.skies[0]).fates, tally(state.skies[0]).fates
    return sum(
        new is Fate.SCORES and old is not Fate.SCORES for old, new in zip(was, now, strict=True)
    ) == int(value)


def _guided(before: State, state: State, value: str) -> bool:
    sky = state.skies[0]
    nodes = tally(sky).nodes
    stars = components().guiding[sky.board.index]
    return sum(nodes[space] for space, printed in enumerate(stars) if printed) == int(value)


def _healable(before: State, state: State) -> bool:
    fates = tally(state.skies[0]).fates
    return any(fates[space] is Fate.LOOSE for space in circle_spaces(state.skies[0]))


def _in(before: State, state: State, where: str) -> bool:
    if where != "dark":
        raise LessonError(where)
    fates = tally(state.skies[0]).fates
    return any(fates[space] is Fate.LOOSE for space in state.skies[0].dark)


def _surrounded(before: State, state: State, value: str) -> bool:
    sky = state.skies[0]
    return sum(closed_round(sky.branches, space) for space in sky.dark) == int(value)


def _picks(before: State, state: State, value: str) -> bool:
    return state.skies[0].picks == int(value)


def _bonus(before: State, state: State, which: str) -> bool:
    return bonus_standing(state)[_number(which[1:])][0].points > 0


def _prompt(before: State, state: State, which: str) -> bool:
    return str(RULES.turn(state).prompt.value) == which


def _row(before: State, state: State, card: str) -> bool:
    return word_of(Tile, card) in (*state.supply.rows[0], *state.supply.rows[1])


def _laid(before: State, state: State, at: str) -> bool:
    return bool(state.skies[0].branches[place_of(at, GAPS)])


def _holding(before: State, state: State, what: str) -> bool:
    held = state.skies[0].held_circle
    return held is not None and (held in CLUSTERS if what == "cluster" else held in PLANETS)


def _round(before: State, state: State, number: str) -> bool:
    return state.round == int(number)


_CLAIMS: Final[dict[str, Callable[..., bool]]] = {
    **{name: _summed(name) for name in SUMS},
    **{word: _fated(fate) for word, fate in FATES.items()},
    "points": _points,
    "total": _total,
    "nodes": _nodes,
    "lights": _lights,
    "guided": _guided,
    "healable": _healable,
    "in": _in,
    "surrounded": _surrounded,
    "picks": _picks,
    "bonus": _bonus,
    "prompt": _prompt,
    "row": _row,
    "laid": _laid,
    "holding": _holding,
    "round": _round,
}
"""What may be claimed by its first word; what a word lacks of its places is refused."""


LANGUAGE: Final = SolaniLanguage()
