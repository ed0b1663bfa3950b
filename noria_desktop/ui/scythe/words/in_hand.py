"""The prompt while something is in hand: what it is, where it may go, and how it is put back."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.legal import legal_actions, turn
from noria_desktop.games.scythe.pending import Moving, Retreating, Travelling
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Unit
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import Text, capital
from noria_desktop.ui.scythe.board.collected import gestures, way_to_move
from noria_desktop.ui.scythe.board.collecting import start
from noria_desktop.ui.scythe.board.handles import unit_of
from noria_desktop.ui.scythe.words.collecting import prompt
from noria_desktop.ui.scythe.words.names import say, unit_name
from noria_desktop.ui.scythe.words.prices import Words

GOES: Final = {
    "token": Text("Scythe", "It goes on a framed section of your mat. Esc puts it back."),
    "cube": Text("Scythe", "It goes to a framed bottom box, which gets cheaper. Esc puts it back."),
    "berth": Text("Scythe", "It is deployed to a lit territory. Esc puts it back."),
    "site": Text("Scythe", "It is built on a lit territory. Esc puts it back."),
    "recruit": Text("Scythe", "It goes to a framed round space, which pays at once. Esc puts it back."),
    "workers_left": Text("Scythe", "They come to a lit village. Esc puts them back."),
    "card": Text("Scythe", "Press it again, or the combat: it is added there. Esc puts it back."),
}
"""Where things of each kind go."""


def in_hand(state: State, held: Handle) -> Words | None:
    """What is asked with this in hand; None: the same as with an empty hand."""
    if held.kind == "own":
        return _unit(state, held)
    goes = GOES.get(held.kind)
    return None if goes is None else (prompt(turn(state), state)[0], str(goes))


def _unit(state: State, held: Handle) -> Words | None:
    """A unit: how many places it may go to, and what a second press on it means."""
    unit, entry, legal = unit_of(held), state.pending[-1], legal_actions(state)
    if unit is None:
        return None
    ways = [one for one in gestures(state, legal, None) if one.source == held]
    goals = len({one.target for one in ways if one.target.kind == "place"})
    title = say("{unit}: where to?", unit=capital(unit_name(unit)))
    if isinstance(entry, Travelling) and start(state) is not None:
        return None  # its load is chosen meanwhile, and that prompt says where it goes
    if isinstance(entry, Travelling | Retreating):
        return title, say("Press one of the %n lit place(s). Esc puts it back.", goals)
    if not (isinstance(entry, Moving) or way_to_move(state, legal)):
        return None
    if unit is Unit.WORKER:
        return title, say("Press one of the %n lit place(s): it moves there. Esc puts it back.", goals)
    return title, say(
        "Press one of the %n lit place(s): all it can carry goes along. "
        "Press it again to choose its load. Esc puts it back.",
        goals,
    )
