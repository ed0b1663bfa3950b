"""Carrying out actions: each verb of ``actions`` is one function of its chapter.

Source: rules.md 4.2, 5.2.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.activation import begin_actions, end_action, gather, name_disc, take_knowledge
from noria_desktop.games.noria.administration import begin_round, give_up_discs, place_disc, turn_rings
from noria_desktop.games.noria.black_market import buy_resource, sell_good
from noria_desktop.games.noria.bot_wheel import advance_bot
from noria_desktop.games.noria.events import Event, TrackChosen
from noria_desktop.games.noria.influence import end_influence, modify, night_shift
from noria_desktop.games.noria.investment import invest
from noria_desktop.games.noria.market import buy_disc
from noria_desktop.games.noria.politics import (
    end_politics,
    leave_out_removal,
    remove_politician,
    seat_politician,
)
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
)
from noria_desktop.games.noria.travel import travel
from noria_desktop.games.noria.workshop import produce, upgrade


def apply_unchecked(state: State, action: act.Action) -> Step[State, Event]:
    """Carry out an action taken from the legal ones."""
    return _VERBS[type(action)](state, action)


def choose_track(state: State, action: act.ChooseTrack) -> Step[State, Event]:
    """Put the first representative on level 1 for free; then the first round begins."""
    human = state.human
    levels = list(human.levels)
    levels[action.track.index] = 1
    chosen = changed(human, levels=(levels[0], levels[1], levels[2], levels[3]))
    begun = begin_round(changed(state, pending=state.pending, human=chosen))
    return Step(begun.state, (TrackChosen(action.track), *begun.events))


def end_phase(state: State, action: act.EndPhase) -> Step[State, Event]:
    """Leave the phase."""
    return _ENDS[type(state.pending)](state)


def advance(state: State, action: act.Advance) -> Step[State, Event]:
    """The next automatic beat."""
    return _BEATS[type(state.pending)](state)


_ENDS: dict[type, Callable[[State], Step[State, Event]]] = {
    Influencing: end_influence,
    Naming: end_action,
    Acting: end_action,
    Intriguing: end_politics,
    Removing: leave_out_removal,
    PlacingDiscs: give_up_discs,
}

_BEATS: dict[type, Callable[[State], Step[State, Event]]] = {
    TurningRings: turn_rings,
    BotTurn: advance_bot,
}

_VERBS: dict[type, Callable[[State, Any], Step[State, Event]]] = {
    act.ChooseTrack: choose_track,
    act.NightShift: night_shift,
    act.Modify: modify,
    act.NameDisc: name_disc,
    act.BeginActions: begin_actions,
    act.Gather: gather,
    act.TakeKnowledge: take_knowledge,
    act.BuyDisc: buy_disc,
    act.Invest: invest,
    act.Travel: travel,
    act.Upgrade: upgrade,
    act.Produce: produce,
    act.SellGood: sell_good,
    act.BuyResource: buy_resource,
    act.SeatPolitician: seat_politician,
    act.RemovePolitician: remove_politician,
    act.PlaceDisc: place_disc,
    act.EndPhase: end_phase,
    act.Advance: advance,
}
