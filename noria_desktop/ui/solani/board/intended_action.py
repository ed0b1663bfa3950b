"""What a player seems to want who carries one thing to another, legal or not.

Only used to ask the rules why they refuse it; lit targets come from legal actions alone.
"""

from __future__ import annotations

from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.state import Keeping, PlacingFeature, State
from noria_desktop.games.solani.terms import Kind, Row
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.solani.board.gestures import turns_of
from noria_desktop.ui.solani.board.handles import feature_of, seat_of
from noria_desktop.ui.solani.board.viewpoint import decider, held_branch


def intended_action(source: Handle, target: Handle, state: State) -> act.Action | None:
    """The action that carrying ``source`` to ``target`` would be; None when it makes no sense."""
    feature = feature_of(source)
    if seat_of(target) is not None or seat_of(source) is not None:
        return None  # nothing is laid on a sky that is only looked at
    match source.kind, target.kind:
        case "quartz", "market_row":
            return act.SpendQuartz(Kind(target.key))
        case "cluster", "station":
            return act.DraftCluster(int(source.key), int(target.key))
        case "cluster", ("held" | "cluster"):
            return act.DraftCluster(int(source.key))
        case "branch", ("held" | "branch"):
            return act.DraftBranch(int(source.key))
        case "cluster", "circle":
            return act.PlaceCircle(int(target.key))
        case "branch", "gap":
            mask = turns_of(state.market.branches[int(source.key)])[0]
            return act.PlaceBranch(int(target.key), mask)
        case "held", "gap" if source.key == Kind.BRANCH.value:
            seat = decider(state)
            turns = turns_of(held_branch(state, seat)) if seat is not None else ()
            return act.PlaceBranch(int(target.key), turns[0]) if turns else None
        case "held", "circle" if source.key == Kind.CIRCLE.value:
            space = int(target.key)
            placed = isinstance(state.pending, PlacingFeature)
            return act.PlaceFeature(space) if placed else act.PlaceCircle(space)
        case "feature", _ if feature is not None:
            keeps = isinstance(state.pending, Keeping)
            return act.KeepFeature(feature) if keeps else act.TakeFeature(feature)
        case "deck", _:
            return act.DrawFeatures(Row(source.key))
        case _:
            return None
