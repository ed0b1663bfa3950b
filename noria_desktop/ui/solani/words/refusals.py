"""Why pressing a thing does nothing now: what is true of this very thing, and what the rules ask for instead.

Only asked for presses that do nothing; what can be done follows from the legal actions alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.draft import reach
from noria_desktop.games.solani.features import may_own
from noria_desktop.games.solani.geometry import BRANCHES_ROUND
from noria_desktop.games.solani.order import type_now
from noria_desktop.games.solani.placement import branch_spaces, circle_spaces
from noria_desktop.games.solani.reasons import Why
from noria_desktop.games.solani.refusal import why_not
from noria_desktop.games.solani.state import (
    Drafting,
    Finished,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    State,
)
from noria_desktop.games.solani.terms import Bonus, Kind, Row, Tile
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.i18n import capital, translate
from noria_desktop.ui.solani.board.gestures import gestures
from noria_desktop.ui.solani.board.handles import feature_of, kind_of, seat_of, space_of
from noria_desktop.ui.solani.board.intended_action import intended_action
from noria_desktop.ui.solani.board.viewpoint import decider, decides, held_branch, held_circle, viewer
from noria_desktop.ui.solani.words.bonuses import bonus_name
from noria_desktop.ui.solani.words.drags import why_text
from noria_desktop.ui.solani.words.names import (
    branch_name,
    feature_name,
    is_coyote,
    kind_name,
    reader_of,
    say,
    seat_name,
    tile_name,
)
from noria_desktop.ui.solani.words.things import inspect
from noria_desktop.ui.solani.words.winnings import won_text


def refused(view: State, legal: tuple[Action, ...], thing: Handle, held: Handle | None) -> Refusal | None:
    """Why pressing a thing does nothing; None where it does something.

    Args:
        view: what the player sees.
        legal: what is allowed now.
        thing: what was pressed.
        held: what is in hand; None for an empty hand.
    """
    offered = gestures(view, legal)
    if held is None:
        if thing.kind in ("sky", "home") or any(way.source == thing for way in offered):
            return None
        return Refusal(_state_of(thing, view), due_text(view))
    if thing == held or any(way.source == held and way.target == thing for way in offered):
        return None
    return _dropped(view, thing, held)


def _dropped(view: State, thing: Handle, held: Handle) -> Refusal:
    """What is in hand cannot go there: by which rule, for this very place."""
    action = intended_action(held, thing, view) if decides(view) else None
    why = None if action is None else why_not(view, action)
    name, goal = _name(thing, view), _goal(held, view)
    if why is Why.SPACE_TAKEN:
        # What lies there is in its name; that it never moves was not asked.
        return Refusal(say("{place}: a tile lies there.", place=name), goal)
    if why in _OF_A_PLACE:
        return Refusal(_state_of(thing, view), why_text(why))
    if why is Why.OUT_OF_REACH:
        return Refusal(_station(thing, view), why_text(why))
    if why is not None:
        return Refusal(why_text(why), due_text(view))
    kind = kind_of(held) if held.kind == "held" and seat_of(thing) is None else None
    if kind is Kind.BRANCH and thing.kind == "circle":
        return Refusal(say("A branch tile lies in a gap between circles, not on one."), goal)
    if kind is Kind.CIRCLE and thing.kind == "gap":
        return Refusal(say("A circular tile lies on a circular space, not between them."), goal)
    return Refusal(
        say(
            "{tile} cannot be dropped here: {place}.",
            tile=capital(_in_hand(held, view)),
            place=name,
        ),
        goal,
    )


_OF_A_PLACE: Final = frozenset(
    {
        Why.GUIDING_STAR,
        Why.DARK_SKY,
        Why.NO_PLANET,
        Why.NO_CIRCLE_BESIDE,
        Why.NO_BRANCH_BESIDE,
    }
)
"""Reasons that lie in what is at the place, which is said first."""


def _in_hand(held: Handle, view: State) -> str:
    """What is carried."""
    feature = feature_of(held)
    if feature is not None:
        return feature_name(feature)
    seat, kind = decider(view), kind_of(held)
    if held.kind == "cluster":
        return tile_name(view.market.clusters[int(held.key)])
    if held.kind == "branch":
        return branch_name(view.market.branches[int(held.key)])
    if held.kind == "held" and seat is not None:
        branch, circle = held_branch(view, seat), held_circle(view, seat)
        if kind is Kind.BRANCH and branch is not None:
            return branch_name(branch)
        if kind is Kind.CIRCLE and circle is not None:
            return tile_name(circle)
    return _name(held, view)


def _goal(held: Handle, view: State) -> str:
    """Where what is in hand can go."""
    match held.kind:
        case "cluster":
            return say("It goes to its holding space, or onto a lit planet of the track to be traded.")
        case "branch":
            return say("It goes to its holding space.")
        case "held" if kind_of(held) is Kind.BRANCH:
            return say("It goes into a lit gap.")
        case "held":
            return say("It goes onto a lit space.")
        case "quartz":
            return say("It is spent on one of the two lit markets.")
        case _:
            return say("It goes to the place of the cards you won.")


# What is due --------------------------------------------------------------------------------------------------


def due_text(view: State) -> str:
    """What the rules ask for now, in a sentence."""
    seat = decider(view)
    if seat is not None and not decides(view):
        return say("{seat} decides now.", seat=seat_name(seat, view, reader_of(view)))
    match view.pending:
        case HoldingQuartz():
            return say("Spend a quartz, or let Coyote pick first.")
        case Drafting(_, first, second):
            kind = type_now(first, second)
            if kind is None:
                return say("Take any tile of the market.")
            return say("Take one of the {kind} of the market.", kind=kind)
        case Placing():
            return _laying(view)
        case Picking():
            return say("Choose the feature you won.")
        case Keeping():
            return say("Keep one of the cards you drew.")
        case PlacingFeature():
            return say("Lay the feature tile you won.")
        case Finished():
            return say("The game is over.")
        case _:
            return say("Nobody decides just now: the round goes on by itself.")


def _laying(view: State) -> str:
    """Which of the tiles in hand can be laid: the other one may have no place before."""
    sky = view.skies[viewer(view)]
    branch = sky.held_branch is not None and bool(branch_spaces(sky))
    circle = sky.held_circle is not None and bool(circle_spaces(sky))
    if branch and not circle:
        return say("Lay the branch tile: press it, then a lit gap.")
    if circle and not branch:
        return say("Lay the circular tile: press it, then a lit space.")
    return say("Lay the tiles you hold: press one of them, then a lit place.")


# What is true of a thing ------------------------------------------------------------------------------------------


def _state_of(thing: Handle, view: State) -> str:
    """What is true of it now."""
    found = _STATES.get(thing.kind)
    return (
        say("{place}: it is only to be looked at.", place=_name(thing, view))
        if found is None
        else found(thing, view)
    )


def _name(thing: Handle, view: State) -> str:
    """What a thing is."""
    return inspect(thing, view)[0]


def _cluster(thing: Handle, view: State) -> str:
    return _offered(thing, view, Kind.CIRCLE)


def _branch(thing: Handle, view: State) -> str:
    return _offered(thing, view, Kind.BRANCH)


def _offered(thing: Handle, view: State, kind: Kind) -> str:
    """A tile of the market."""
    market, slot = view.market, int(thing.key)
    circle = kind is Kind.CIRCLE
    tiles = market.clusters if circle else market.branches
    takers = market.cluster_takers if circle else market.branch_takers
    if slot >= len(tiles):
        return say("This place of the market is empty.")
    name = tile_name(market.clusters[slot]) if circle else branch_name(market.branches[slot])
    taker = takers[slot]
    if taker is not None:
        if taker == reader_of(view):
            return say(
                "The {tile} on place {number} of the market is yours already.", tile=name, number=slot + 1
            )
        return say(
            "{seat} took the {tile} on place {number} of the market.",
            seat=seat_name(taker, view, None),
            tile=name,
            number=slot + 1,
        )
    pending = view.pending
    now = type_now(pending.first, pending.second) if isinstance(pending, Drafting) else None
    if decides(view) and now is not None and now is not kind:
        return say("It is the turn of the {kind}; the {tile} must wait.", tile=name, kind=now)
    return say("The {tile} cannot be taken now.", tile=name)


def _station(thing: Handle, view: State) -> str:
    """A space of the planet track."""
    space = int(thing.key)
    planet = view.supply.track[space]
    if planet is None:
        return say("No planet lies on this space of the track.")
    signs = [str(stars) for stars, spaces in enumerate(reach(view.supply.track)) if space in spaces]
    if not signs:
        return say("Other planets lie nearer to every sign than this {planet}.", planet=planet)
    return say(
        "This {planet} is only traded for a cluster of {stars} stars.",
        planet=planet,
        stars=translate("Solani", " or ", "between numbers").join(signs),
    )


def _held(thing: Handle, view: State) -> str:
    """A holding space."""
    owner = seat_of(thing)
    seat = viewer(view) if owner is None else owner
    branch = kind_of(thing) is Kind.BRANCH
    tile = held_branch(view, seat) if branch else held_circle(view, seat)
    if tile is None:
        if branch:
            return say("No branch tile is held here.")
        return say("No circular tile is held here.")
    name = branch_name(tile) if not isinstance(tile, Tile) else tile_name(tile)
    if seat != decider(view):
        return say(
            "The {tile} is laid in the turn of {seat}.",
            tile=name,
            seat=seat_name(seat, view, reader_of(view)),
        )
    if isinstance(view.pending, Placing):
        if branch:
            return say("The {tile} has no gap yet; the circular tile opens one.", tile=name)
        return say("The {tile} has no space yet; the branch tile may open one.", tile=name)
    return say("The {tile} waits until you hold a tile of each type.", tile=name)


def _lies(thing: Handle, view: State, *, laid_now: bool) -> str:
    """A tile of one's own sky; while the other tile is still to be laid, one of this kind can be of this turn."""
    if laid_now and isinstance(view.pending, Placing) and decides(view):
        return say(
            "{place}. What lies never moves again; only Undo takes back what you laid this turn.",
            place=_name(thing, view),
        )
    return say("{place}. What lies never moves again.", place=_name(thing, view))


def _circle(thing: Handle, view: State) -> str:
    """A circular space of a sky."""
    owner = seat_of(thing)
    seat, space = (viewer(view) if owner is None else owner), space_of(thing)
    lies = _name(thing, view)
    if owner is not None:
        return say("{place}. You only look at this sky.", place=_name(thing, view))
    sky = view.skies[seat]
    if sky.circles[space] is not None:
        return _lies(thing, view, laid_now=held_circle(view, seat) is None)
    if space in sky.dark:
        return say("{place}. It blocks this space for the whole game.", place=lies)
    if components().guiding[sky.board.index][space]:
        return say("{place}. Nothing can cover it.", place=lies)
    if not any(sky.branches[gap] for gap, _ in BRANCHES_ROUND[space]):
        return say("This space has no branch tile beside it.")
    return say("No circular tile is in hand for this space.")


def _gap(thing: Handle, view: State) -> str:
    """A gap of a sky."""
    owner = seat_of(thing)
    seat, gap = (viewer(view) if owner is None else owner), space_of(thing)
    if owner is not None:
        return say("{place}. You only look at this sky.", place=_name(thing, view))
    sky = view.skies[seat]
    mask = sky.branches[gap]
    if mask:
        return _lies(thing, view, laid_now=held_branch(view, seat) is None)
    if gap not in branch_spaces(sky):
        return say("No circular tile or Guiding Star lies beside this gap.")
    return say("No branch tile is in hand for this gap.")


def _deck(thing: Handle, view: State) -> str:
    """A deck of feature cards."""
    row = Row(thing.key)
    left = len(view.supply.decks[row.index])
    if not left:
        return say("This deck has no cards left.")
    return (
        _won(row, view)
        or _to_choose(view)
        or say("Cards are only drawn for a Dark Sky token that you surrounded.")
    )


def _won(row: Row, view: State) -> str:
    """That the one who chooses owns enough of this number; empty otherwise."""
    pending = view.pending
    if isinstance(pending, Picking) and decides(view) and not may_own(view.skies[pending.seat], row):
        return why_text(Why.LIMIT_OF_NUMBER)
    return ""


def _to_choose(view: State) -> str:
    """That features are won already, and when they are chosen; empty where none is or they are chosen now."""
    reader = reader_of(view)
    if reader is None or not view.skies[reader].picks or isinstance(view.pending, Picking):
        return ""
    return won_text(view.skies[reader])


def _feature(thing: Handle, view: State) -> str:
    """A feature card."""
    feature = feature_of(thing)
    assert feature is not None
    name = feature_name(feature)
    for seat, sky in enumerate(view.skies):
        if feature in sky.features:
            if Seat(seat) == reader_of(view):
                return say("{feature}: you own this card.", feature=capital(name))
            return say(
                "{feature}: {seat} owns this card.",
                feature=capital(name),
                seat=seat_name(Seat(seat), view, None),
            )
    row = next(row for row in Row if int(row.value) == components().numbers[feature.index])
    if refusal := _won(row, view) or _to_choose(view):
        return refusal
    return say("{feature} is only taken for a Dark Sky token that you surrounded.", feature=capital(name))


def _quartz(thing: Handle, view: State) -> str:
    """The quartz over the market."""
    if not view.quartz:
        return why_text(Why.NO_QUARTZ)
    return why_text(Why.QUARTZ_TOO_LATE)


def _market_row(thing: Handle, view: State) -> str:
    """The market of one type."""
    return say("Only a quartz draws the {kind} anew: press it first.", kind=kind_name(Kind(thing.key)))


def _bonus(thing: Handle, view: State) -> str:
    return say("{bonus} is never taken: it scores by itself at the end.", bonus=bonus_name(Bonus(thing.key)))


def _own_cards(thing: Handle, view: State) -> str:
    owner = seat_of(thing)
    seat = viewer(view) if owner is None else owner
    count = len(view.skies[seat].features)
    if not count:
        return say("No feature card was won yet.")
    return say("%n feature card(s) won: they stay here and score at the end.", count)


def _coyote(thing: Handle, view: State) -> str:
    seat = Seat(len(view.skies))
    assert is_coyote(seat, view)
    return say("Coyote keeps what it took; nothing of it comes back.")


def _plan(thing: Handle, view: State) -> str:
    return say("Coyote follows its rules; nobody can change its plan but by taking a tile first.")


_STATES: Final[dict[str, Callable[[Handle, State], str]]] = {
    "cluster": _cluster,
    "branch": _branch,
    "station": _station,
    "held": _held,
    "circle": _circle,
    "gap": _gap,
    "deck": _deck,
    "feature": _feature,
    "quartz": _quartz,
    "market_row": _market_row,
    "bonus": _bonus,
    "own_cards": _own_cards,
    "coyote": _coyote,
    "plan": _plan,
}
"""By the kind of the thing; the others are only to be looked at."""
