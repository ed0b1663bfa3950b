"""What a player seems to want who carries one thing to another, legal or not.

Only used to ask the rules why they refuse it; lit targets come from legal actions alone.
"""

from __future__ import annotations

from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import Acting, Influencing, Naming, PlacingDiscs, State
from noria_desktop.games.noria.terms import (
    BERTHS,
    FACTORY_SPACES,
    Chamber,
    Disc,
    Good,
    Landing,
    Resource,
    Ring,
    Space,
    Track,
)
from noria_desktop.ui.board.handles import Handle


def intended_action(source: Handle, target: Handle, state: State) -> act.Action | None:
    """The action that carrying ``source`` to ``target`` would be; None when it makes no sense."""
    match source.kind, target.kind:
        case "space", "space":
            return _between_spaces(Space(source.key), Space(target.key), state)
        case "ring_rim", _:
            return act.NightShift(Ring(source.key))
        case "ambassador", "island" | "berth" | "niche":
            return _journey(target, state)
        case "market", "centre":
            disc = Disc(source.key)
            price = state.market.prices[disc.index]
            return act.BuyDisc(_user(state, Disc.CITY), disc, (price, 0, 0))
        case "car" | "track", "car" | "track" if source.key == target.key:
            return act.Invest(_user(state, Disc.CITY), Track(source.key), (0, 0, 0), (0, 0, 0, 0, 0))
        case "crate", "knowledge" | "black_market":
            return act.SellGood(Good(source.key))
        case "knowledge", "resource":
            return act.BuyResource(Resource(target.key))
        case "upper_row", "lower_row":
            return act.SeatPolitician(Chamber(source.key))
        case "upper_row", "box":
            return act.RemovePolitician(Chamber(source.key))
        case "waiting", "space":
            return act.PlaceDisc(Disc(source.key.split(".")[0]), Space(target.key))
        case _:
            return None


def _user(state: State, disc: Disc) -> Space:
    """A space whose disc of this type would be used: an activated one, else any, else the first space."""
    if isinstance(state.pending, Acting):
        for task in state.pending.tasks:
            lying = state.human.wheel[task.space.index]
            if lying is not None and lying.disc is disc:
                return task.space
    return next(
        (space for space in Space if (d := state.human.wheel[space.index]) is not None and d.disc is disc),
        Space.S1,
    )


def _between_spaces(source: Space, target: Space, state: State) -> act.Action | None:
    """A disc carried to another space, or a disc that is only pressed."""
    if source is target:
        return act.NameDisc(source)
    match state.pending:
        case Influencing():
            first, second = sorted((source, target), key=lambda space: space.index)
            return act.Modify(first, second)
        case Acting():
            return act.Upgrade(source, target)
        case Naming():
            return act.NameDisc(source)
        case PlacingDiscs():
            return None
        case _:
            return act.NameDisc(source)


def _journey(target: Handle, state: State) -> act.Action:
    """The ambassador carried to an island or a place on it."""
    index, _, place = target.key.partition(".")
    landing = Landing.NOTHING
    if target.kind == "berth":
        landing = BERTHS[int(place)]
    elif target.kind == "niche":
        landing = FACTORY_SPACES[int(place)]
    return act.Travel(_user(state, Disc.JOURNEY), int(index), landing, None)
