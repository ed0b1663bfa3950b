"""A decision of Noria beside the best one, as the lead in points with which the game can be made to end.

Nothing is hidden and after the set-up nothing is drawn, so what was played is searched from where it leads to with the same
effort as the best, and every number is the lead of a game that can really be had. Source: mocks/library.md 3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from noria_desktop.bots.appraising import SCALE, Appraised, Measure
from noria_desktop.bots.noria.encode import cells_of, decoded
from noria_desktop.bots.noria.plan_search import AGAIN as LEAST
from noria_desktop.bots.noria.plan_search import PlanSearch
from noria_desktop.bots.noria.pricing import TASTE
from noria_desktop.bots.policy import never
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import Action, ChooseTrack, EndPhase
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import State

MEASURE: Final = Measure.LEAD
LUCK: Final = False
"""Nothing but the player's own decisions moves what can be expected."""
EXACT: Final = True
"""Every number is what can be had, so that what was had later could be had before as well."""
TURNS: Final = 24
"""Turns of one's own played in mind for a first look."""
AGAIN: Final = 0.2
"""By the effort, so many of the best proposals are looked at again; a few in any case."""

MISSED: Final = 4
"""Points by which a search may be off that found something better. Of losses of 6 points half were found to lie elsewhere when
every decision was searched ten times as long, and some of 8."""
MISSED_EARLY: Final = 6
"""The same while most of the game is still to come: of early losses of 10 and 12 points some lay elsewhere. The first track is
chosen among a few, each of which is searched, and was always told rightly."""
EARLY: Final = 5
"""Rounds."""


def appraise(
    view: Any,
    legal: tuple[Any, ...],
    played: Any,
    rng: Rng,
    effort: int,
    stopped: Callable[[], bool] = never,
) -> Appraised:
    """Compare the move that was made with the best, in hundredths of a point; chance plays no part."""
    found = _searched(view, effort, stopped)
    line = tuple(map(decoded, found.candidates[0].codes))
    best, lead = line[0], found.candidates[0].lead
    mine = max(
        (one.lead for one in found.candidates if one.codes and decoded(one.codes[0]) == played), default=None
    )
    if best != played and (mine is None or effort > 1):
        after = _after(view, played, effort, stopped)
        mine = after if mine is None else max(mine, after)
        if effort > 1:
            # From where it leads to as well, as the other was.
            lead = max(lead, _after(view, best, effort, stopped))
    assert mine is not None, "nothing is known of what was played"
    missed = MISSED_EARLY if view.round <= EARLY and not isinstance(best, ChooseTrack) else MISSED
    then = line[1:-1] if len(line) > 1 and isinstance(line[-1], EndPhase) else line[1:]
    doubt = SCALE * missed * (lead > mine)
    return Appraised(best, then=then, best=SCALE * lead, played=SCALE * mine, doubt=doubt)


def _searched(state: State, effort: int, stopped: Callable[[], bool]) -> PlanSearch:
    """Search a position; one that was searched as long a short while ago is known."""
    cells = cells_of(state)
    key = (effort, *cells)
    known = _SEARCHED.get(key)
    if known is not None:
        return known
    search = PlanSearch(TASTE, TURNS * effort, stopped, max(LEAST, round(AGAIN * effort)), _ENDS)
    search.run(cells)
    if not stopped():
        if len(_SEARCHED) >= MOST_SEARCHED:
            del _SEARCHED[next(iter(_SEARCHED))]
        _SEARCHED[key] = search
    return search


MOST_SEARCHED: Final = 16
_SEARCHED: Final[dict[tuple[int, ...], PlanSearch]] = {}
"""The last searches: where a move leads to is where the next decision begins. Nothing is found otherwise for it."""
_ENDS: Final[dict[tuple[int, ...], list[int]]] = {}
"""How games end from positions that were played on before, whichever decision was asked about."""


def _after(state: State, action: Action, effort: int, stopped: Callable[[], bool]) -> int:
    """The lead that can be had once something was done."""
    state = RULES.apply_unchecked(state, action).state
    turn = RULES.turn(state)
    while turn.automatic:
        state = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
        turn = RULES.turn(state)
    if turn.seat is None:
        sheet = RULES.scores(state)
        return sheet.total(HUMAN) - sheet.total(BOT)
    return _searched(state, effort, stopped).candidates[0].lead
