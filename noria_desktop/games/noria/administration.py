"""Administration: rings turn, knowledge comes in, bought discs are laid; and how rounds begin and end.

Source: rules.md 4.2 (administration), 5.2, 5.4; R21, R35.
"""

from __future__ import annotations

from functools import cache

from noria_desktop.engine.contract import Step
from noria_desktop.engine.values import changed
from noria_desktop.games.noria.actions import Action, EndPhase, PlaceDisc
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import (
    DiscPlaced,
    DiscsLost,
    Event,
    GameEnded,
    IncomeTaken,
    PhaseBegan,
    RingsTurned,
    RoundBegan,
)
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import (
    BotTurn,
    Finished,
    Influencing,
    PlacingDiscs,
    State,
    WheelDisc,
)
from noria_desktop.games.noria.terms import SPACES, Disc, Phase, Ring, Side
from noria_desktop.games.noria.wheel import laid, turned

_RINGS = tuple(Ring)
_DISCS = tuple(Disc)
_INFLUENCING = Influencing()
_NOTHING_PLACED = PlacingDiscs()
_BOT_TURN = BotTurn()
_ROUND_BEGINS = PhaseBegan(Phase.INFLUENCE)
_RINGS_TURNED = RingsTurned(Side.HUMAN)


def begin_round(state: State) -> Step[State, Event]:
    """The lowest round marker leaves the track, and the human may influence the wheel."""
    begun = changed(state, round=state.round + 1, pending=_INFLUENCING)
    return Step(begun, (RoundBegan(begun.round), _ROUND_BEGINS))


def end_game(state: State) -> Step[State, Event]:
    """All rounds are over: both sides' points are counted."""
    ended = GameEnded(points(state, state.human.levels), points(state, state.bot.levels))
    return Step(changed(state, pending=Finished()), (ended,))


def turn_rings(state: State) -> Step[State, Event]:
    """All three rings turn, then built factories bring knowledge; bought discs come after (R35)."""
    human = state.human
    printed = components()
    income = printed.incomes[printed.factories - human.factories]
    turned_human = changed(human, wheel=turned(human.wheel, _RINGS), knowledge=human.knowledge + income)
    after = changed(state, pending=_NOTHING_PLACED if human.centre else _BOT_TURN, human=turned_human)
    if income:
        return Step(after, (_RINGS_TURNED, IncomeTaken(income)))
    return Step(after, (_RINGS_TURNED,))


def placings(state: State) -> tuple[Action, ...]:
    """Each kind of disc in the centre, in market order, on each space not filled this turn; or give up."""
    pending = state.pending
    assert isinstance(pending, PlacingDiscs)
    filled = 0
    for space in pending.placed:
        filled |= 1 << space.index
    kinds = 0
    for disc in state.human.centre:
        kinds |= 1 << disc.index
    return _placings(kinds, filled)


@cache
def _placings(kinds: int, filled: int) -> tuple[Action, ...]:
    """Placings for a set of kinds and a set of filled spaces, both as bits."""
    free = [space for space in SPACES if not filled >> space.index & 1]
    discs = [disc for disc in _DISCS if kinds >> disc.index & 1]
    return (*(PlaceDisc(disc, space) for disc in discs for space in free), EndPhase())


def place_disc(state: State, action: PlaceDisc) -> Step[State, Event]:
    """A bought disc goes onto any space, normal side up; a disc there leaves the game (R21)."""
    pending, human = state.pending, state.human
    assert isinstance(pending, PlacingDiscs)
    replaced = human.wheel[action.space.index]
    centre = list(human.centre)
    centre.remove(action.disc)
    after = changed(
        human, wheel=laid(human.wheel, action.space, WheelDisc(action.disc)), centre=tuple(centre)
    )
    event = DiscPlaced(action.disc, action.space, None if replaced is None else replaced.disc)
    following = PlacingDiscs((*pending.placed, action.space)) if centre else _BOT_TURN
    return Step(changed(state, pending=following, human=after), (event,))


def give_up_discs(state: State) -> Step[State, Event]:
    """Bought discs that are not placed are lost."""
    human = state.human
    after = changed(human, centre=())
    return Step(changed(state, pending=_BOT_TURN, human=after), (DiscsLost(human.centre),))
