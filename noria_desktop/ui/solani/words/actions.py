"""What each decision is called: in choosers, in the list of legal actions and in the Undo menu."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Finished,
    Keeping,
    PlacingFeature,
    Preparing,
    Sky,
    State,
)
from noria_desktop.games.solani.terms import Mask, Tile
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.solani.board.viewpoint import decider
from noria_desktop.ui.solani.words.names import (
    branch_name,
    circle_place,
    feature_name,
    gap_place,
    kind_of,
    nodes_toward,
    one_tile,
    row_name,
    say,
    tile_name,
    turn_of,
)


def describe_action(action: Action, state: State) -> str:
    """One line for an action that is legal in ``state``, spoken to the player who decides."""
    match action:
        case act.DraftCluster(slot, planet):
            cluster = _slot(tile_name(state.market.clusters[slot]), slot, state.market.clusters)
            goal = None if planet is None else state.supply.track[planet]
            if goal is None or planet is None:
                return say("Take the {tile}", tile=cluster)
            return say(
                "Trade the {tile} for the {planet} on space {number}",
                tile=cluster,
                planet=goal,
                number=planet + 1,
            )
        case act.DraftBranch(slot):
            branch = branch_name(state.market.branches[slot])
            return say("Take the {tile}", tile=_slot(branch, slot, state.market.branches))
        case act.PlaceBranch(space, mask):
            return say(
                "{branch} to {place}, {turn}",
                branch=capital(branch_name(kind_of(mask))),
                place=gap_place(space),
                turn=turn_text(mask),
            )
        case act.PlaceCircle(space):
            tile = held_circle(state)
            return say(
                "{tile} to {place}",
                tile=capital(say("circular tile") if tile is None else tile_name(tile)),
                place=circle_place(space),
            )
        case act.Discard():
            tile = held_circle(state)
            if tile is None:
                return say("Discard the tile")
            return say("Discard {tile}: no space is left for it", tile=one_tile(tile))
        case act.TakeFeature(feature):
            return say("Take {feature}", feature=feature)
        case act.DrawFeatures(row):
            drawn = components().drawn
            return say("Draw %n card(s) from the {row} and keep one", drawn, row=row_name(row))
        case act.KeepFeature(feature):
            return _keep(feature, state)
        case act.PlaceFeature(space):
            pending = state.pending
            name = (
                feature_name(pending.feature) if isinstance(pending, PlacingFeature) else say("feature tile")
            )
            return say("{tile} to {place}", tile=name, place=circle_place(space))
        case act.Advance():
            return advance_text(state)
        case act.SpendQuartz(kind):
            return say("Spend a quartz: draw the {kind} anew", kind=kind)
        case act.KeepQuartz():
            return say("Let Coyote pick first")
        case _:
            assert_never(action)


def describe_in_general(action: Action, state: State) -> str:
    """The same without what is still to be chosen: a branch tile's rotation."""
    if isinstance(action, act.PlaceBranch):
        return say(
            "{tile} to {place}",
            tile=capital(branch_name(kind_of(action.mask))),
            place=gap_place(action.space),
        )
    return describe_action(action, state)


def turn_text(mask: Mask) -> str:
    """How a branch tile lies: which of its turns, or where its nodes point when it has only one."""
    turn, of = turn_of(mask)
    if of == 1:
        return nodes_toward(mask)
    return say("turn {number} of {all}: {directions}", number=turn, all=of, directions=mask)


def own_sky(state: State) -> Sky | None:
    """The sky of whoever decides."""
    seat = decider(state)
    return None if seat is None else state.skies[seat]


def held_circle(state: State) -> Tile | None:
    """The circular tile that whoever decides has to lay: a feature just won, or what lies in the holding space."""
    if isinstance(state.pending, PlacingFeature):
        return state.pending.feature
    sky = own_sky(state)
    return None if sky is None else sky.held_circle


def advance_text(state: State) -> str:
    """The next automatic beat."""
    match state.pending:
        case Preparing():
            return say("Begin round {number}", number=state.round)
        case CoyoteDrafting():
            return say("Coyote drafts")
        case CoyotePicking():
            return say("Coyote takes a feature")
        case CleaningUp():
            return say("End round {number}", number=state.round)
        case Finished():
            return say("Game over")
        case _:
            return say("Go on")


def _slot(name: str, slot: int, offered: tuple[object, ...]) -> str:
    """A tile of the market, with its place where another like it lies there."""
    if offered.count(offered[slot]) == 1:
        return name
    return say("{tile} (place {number})", tile=name, number=slot + 1)


def _keep(feature: Tile, state: State) -> str:
    """What is kept and what joins its row."""
    pending = state.pending
    drawn = pending.drawn if isinstance(pending, Keeping) else ()
    others = [other for other in drawn if other is not None and other is not feature]
    if not others:
        return say("Keep {feature}", feature=feature)
    return say("Keep {feature}; {other} joins its row", feature=feature, other=feature_name(others[0]))
