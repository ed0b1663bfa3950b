"""Solani's legal actions as things to carry and press, or as buttons of the prompt strip.

Built from the legal actions alone; every one of them is offered while the sky of whoever decides is in the
centre. A market tile goes to the holding space of its type, a cluster also straight onto a planet in reach;
held tiles go to the sky. A branch tile means several actions in one gap, one a rotation: it is turned in hand.
What has one natural meaning can be pressed twice instead. Source: mocks/solani.md 4 and 7.
"""

from __future__ import annotations

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import (
    Action,
    Advance,
    Discard,
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    KeepFeature,
    KeepQuartz,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    SpendQuartz,
    TakeFeature,
)
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    Keeping,
    Picking,
    PlacingFeature,
    State,
)
from noria_desktop.games.solani.terms import Branch, Kind, Mask
from noria_desktop.ui.board.gestures import QUARTERS, Command, Gesture, Key, Way, press
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.viewpoint import decider, decides, held_branch


def gestures(
    view: State, legal: tuple[Action, ...], centre: Seat | None = None
) -> tuple[Gesture[Action], ...]:
    """The actions that have a place, spaces in reading order, rotations clockwise.

    While somebody else's sky is in the centre, ``centre``, nothing is laid and nothing kept; what is taken goes to
    the own sky, which is small then.
    """
    seat = decider(view)
    if seat is None or not decides(view):
        return ()
    own = centre is None or centre == seat
    kind = held_branch(view, seat)

    def goal(target: Handle) -> Handle:
        return at.sky(seat) if not own and target.kind in ("held", "own_cards") else target

    def rank(action: Action) -> tuple[int, int]:
        match action:
            case PlaceBranch(space, mask):
                return space, turns_of(kind).index(mask)
            case PlaceCircle(space) | PlaceFeature(space):
                return space, 0
            case DraftCluster(slot, planet):
                return slot, -1 if planet is None else planet
            case DraftBranch(slot):
                return slot, 0
            case _:
                return 0, 0

    return tuple(
        Gesture(source, goal(target), (action,), turns(kind, action))
        for action in sorted(legal, key=rank)
        if own or not happens_in_the_centre(action)
        for source, target in ways(action)
    )


def commands(view: State, legal: tuple[Action, ...]) -> tuple[Command[Action], ...]:
    """The actions that are buttons: a tile without a space, and what runs by itself."""
    found: list[Command[Action]] = []
    for action in legal:
        match action:
            case Advance():
                found.append(Command("advance", (action,), Key.GO_ON, primary=True))
            case KeepQuartz():
                found.append(Command("keep_quartz", (action,), Key.END, primary=True))
            case Discard() if decides(view):
                found.append(Command("discard", (action,), Key.CONFIRM, primary=True, waits=True))
    if may_wait(view):
        found.append(Command("end_turn", (), Key.END, primary=True, waits=True))
    return tuple(found)


def may_wait(view: State) -> bool:
    """Whether a seat may just have laid its last tile: until it parts with the turn, both can be taken back.

    Then the one before it drafts its second tile, features are won by others, or the round or the game is over.
    """
    match view.pending:
        case Drafting(second=second) | CoyoteDrafting(second=second):
            return second and not decides(view)
        case Picking() | Keeping() | PlacingFeature():
            return not decides(view)
        case CoyotePicking() | CleaningUp() | Finished():
            return True
        case _:
            return False


def ways(action: Action) -> tuple[Way, ...]:
    """How one action can be played on the table; what is only a button has no way."""
    match action:
        case DraftCluster(slot, None):
            return (at.cluster(slot), at.held(Kind.CIRCLE)), press(at.cluster(slot))
        case DraftCluster(slot, planet):
            assert planet is not None
            return ((at.cluster(slot), at.station(planet)),)
        case DraftBranch(slot):
            return (at.branch(slot), at.held(Kind.BRANCH)), press(at.branch(slot))
        case PlaceBranch(space):
            return ((at.held(Kind.BRANCH), at.gap(space)),)
        case PlaceCircle(space) | PlaceFeature(space):
            return ((at.held(Kind.CIRCLE), at.circle(space)),)
        case Discard():
            return (press(at.held(Kind.CIRCLE)),)
        case TakeFeature(feature) | KeepFeature(feature):
            return (at.feature(feature), at.own_cards()), press(at.feature(feature))
        case DrawFeatures(row):
            return (at.deck(row), at.own_cards()), press(at.deck(row))
        case SpendQuartz(kind):
            return ((at.quartz(), at.market_row(kind)),)
        case Advance() | KeepQuartz():
            return ()


def happens_in_the_centre(action: Action) -> bool:
    """Whether an action needs the sky of whoever decides in the centre: laying tiles, and the stage beside it."""
    return isinstance(action, PlaceBranch | PlaceCircle | PlaceFeature | Discard | KeepFeature)


def turns_of(kind: Branch | None) -> tuple[Mask, ...]:
    """The different rotations of a kind of branch tile, clockwise from the printed one; none for no tile."""
    return components().rotations[kind.index] if kind is not None else ()


def turns(kind: Branch | None, action: Action) -> tuple[int, ...]:
    """Quarter turns clockwise of the branch tile held with which it is laid so; none where turning changes nothing."""
    found = turns_of(kind)
    if not isinstance(action, PlaceBranch) or len(found) < 2:
        return ()
    return tuple(range(found.index(action.mask), QUARTERS, len(found)))
