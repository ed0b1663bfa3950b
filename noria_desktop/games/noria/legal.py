"""What may be done now, who decides, and why something else may not be done.

The order of legal actions is fixed: within a phase as the rulebook lists them, spaces in wheel order,
everything else in printed order, black market after the discs' actions, ``EndPhase`` last.
"""

from __future__ import annotations

from collections.abc import Callable

from noria_desktop.engine.contract import BOT, HUMAN, Turn
from noria_desktop.games.noria.actions import Action, Advance, ChooseTrack, EndPhase
from noria_desktop.games.noria.activation import disc_on, gatherings, namings, substitute
from noria_desktop.games.noria.administration import placings
from noria_desktop.games.noria.black_market import deals
from noria_desktop.games.noria.influence import influences
from noria_desktop.games.noria.investment import investments
from noria_desktop.games.noria.market import purchases
from noria_desktop.games.noria.politics import intrigues, removals
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    ChoosingTrack,
    Finished,
    Influencing,
    Intriguing,
    Naming,
    PlacingDiscs,
    Removing,
    State,
    TurningRings,
)
from noria_desktop.games.noria.terms import Disc, Phase, Prompt, Space, Track
from noria_desktop.games.noria.travel import journeys
from noria_desktop.games.noria.workshop import productions, upgrades

_TURNS: dict[type, Turn] = {
    ChoosingTrack: Turn(HUMAN, Phase.SETUP, Prompt.CHOOSE_TRACK),
    Influencing: Turn(HUMAN, Phase.INFLUENCE, Prompt.INFLUENCE),
    Naming: Turn(HUMAN, Phase.ACTION, Prompt.NAME_DISCS),
    Acting: Turn(HUMAN, Phase.ACTION, Prompt.USE_DISCS),
    Intriguing: Turn(HUMAN, Phase.POLITICS, Prompt.INTRIGUE),
    Removing: Turn(HUMAN, Phase.POLITICS, Prompt.REMOVE_POLITICIAN),
    TurningRings: Turn(HUMAN, Phase.ADMINISTRATION, Prompt.TURN_RINGS, automatic=True),
    PlacingDiscs: Turn(HUMAN, Phase.ADMINISTRATION, Prompt.PLACE_DISCS),
    Finished: Turn(None, Phase.GAME_OVER, Prompt.FINISHED),
}
_BOT_BEGINS = Turn(BOT, Phase.BOT_TURN, Prompt.BOT_BEGINS, automatic=True)
_BOT_LETTER = Turn(BOT, Phase.BOT_TURN, Prompt.BOT_LETTER, automatic=True)
_BOT_ENDS = Turn(BOT, Phase.BOT_TURN, Prompt.BOT_ENDS, automatic=True)

_TRACKS: tuple[Action, ...] = tuple(ChooseTrack(track) for track in Track)
_ADVANCE: tuple[Action, ...] = (Advance(),)
_END: tuple[Action, ...] = (EndPhase(),)


def turn(state: State) -> Turn:
    """Who decides what now."""
    pending = state.pending
    if type(pending) is BotTurn:
        if pending.queue is None:
            return _BOT_BEGINS
        return _BOT_LETTER if pending.queue else _BOT_ENDS
    return _TURNS[type(pending)]


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action the rules allow now."""
    return _LEGAL[type(state.pending)](state)


def uses(state: State) -> tuple[Action, ...]:
    """Actions of every disc with actions left, each disc's substitute, deals, and ending the phase."""
    pending = state.pending
    assert isinstance(pending, Acting)
    actions: tuple[Action, ...] = ()
    for task in pending.tasks:
        space = task.space
        actions += _USES[disc_on(state, space).disc.index](state, space)
    return actions + deals(state) + _END


def _gather(state: State, space: Space) -> tuple[Action, ...]:
    return gatherings(space)


def _city(state: State, space: Space) -> tuple[Action, ...]:
    return purchases(state, space) + investments(state, space) + substitute(space)


def _journey(state: State, space: Space) -> tuple[Action, ...]:
    return journeys(state, space) + substitute(space)


def _tool(state: State, space: Space) -> tuple[Action, ...]:
    return upgrades(state, space) + productions(state, space) + substitute(space)


def _bonus(state: State, space: Space) -> tuple[Action, ...]:
    return ()


_USES: tuple[Callable[[State, Space], tuple[Action, ...]], ...] = tuple(
    {
        Disc.ENERGY: _gather,
        Disc.MYCELIUM: _gather,
        Disc.OBSIDIAN: _gather,
        Disc.JOURNEY: _journey,
        Disc.CITY: _city,
        Disc.TOOL: _tool,
        Disc.BONUS: _bonus,
    }[disc]
    for disc in Disc
)

_LEGAL: dict[type, Callable[[State], tuple[Action, ...]]] = {
    ChoosingTrack: lambda state: _TRACKS,
    Influencing: influences,
    Naming: namings,
    Acting: uses,
    Intriguing: intrigues,
    Removing: removals,
    TurningRings: lambda state: _ADVANCE,
    PlacingDiscs: placings,
    BotTurn: lambda state: _ADVANCE,
    Finished: lambda state: (),
}
