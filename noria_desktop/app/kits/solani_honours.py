"""Marks of honour of Solani: ten things worth doing once, read off a finished game. Source: lessons/solani.md, Honours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.app.honours.honour import Honour, Line, Played, happened
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.bonuses import bonus_standing
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.coyote import SEAT as COYOTE
from noria_desktop.games.solani.coyote import cluster_choice
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.state import Finished, Sky, State
from noria_desktop.games.solani.tally import Tally, tally
from noria_desktop.games.solani.terms import CLUSTERS, PLANETS

ENOUGH: Final = 4
"""Clusters on a sky of which every one scores."""
AT_ONCE: Final = 3
COLOURS: Final = len(PLANETS)
BOTH: Final = 2
"""Dark Sky tokens that one branch tile surrounds."""
GUIDES: Final = 3
LONG: Final = 8
"""Circles of a long constellation."""


def _in_the_end(holds: Callable[[State, Sky, Tally], bool]) -> Callable[[Line], int | None]:
    """A condition on your sky when the game is over."""

    def found(line: Line) -> int | None:
        if not line or not isinstance(line[-1].after.pending, Finished):
            return None
        state: State = line[-1].after
        sky = state.skies[HUMAN]
        return line[-1].ply if holds(state, sky, tally(sky)) else None

    return found


# The conditions -----------------------------------------------------------------------------------------


def three_guides(state: State, sky: Sky, counted: Tally) -> bool:
    """Three Guiding Stars or more score."""
    printed = components().guiding[sky.board.index]
    scoring = [
        circle for circle, stars in enumerate(printed) if stars and counted.fates[circle] is Fate.SCORES
    ]
    return len(scoring) >= GUIDES


def four_colours(state: State, sky: Sky, counted: Tally) -> bool:
    """A sector has a set of all four colours."""
    return any(one.colour is None and len(one.circles) == COLOURS for one in counted.sets)


def none_left_over(state: State, sky: Sky, counted: Tally) -> bool:
    """No node is loose."""
    return not sum(counted.loose)


def four_corners(state: State, sky: Sky, counted: Tally) -> bool:
    """Against Coyote all four bonus tiles are yours."""
    return state.coyote is not None and all(tile[HUMAN].points for tile in bonus_standing(state))


def long_figure(state: State, sky: Sky, counted: Tally) -> bool:
    """One constellation has eight circles or more."""
    return any(figure.bit_count() >= LONG for figure in counted.figures)


def exactly_enough(state: State, sky: Sky, counted: Tally) -> bool:
    """Four clusters or more lie on your sky, and every one scores."""
    clusters = [circle for circle, tile in enumerate(sky.circles) if tile in CLUSTERS]
    return len(clusters) >= ENOUGH and all(counted.fates[circle] is Fate.SCORES for circle in clusters)


def night_closed(state: State, sky: Sky, counted: Tally) -> bool:
    """All your Dark Sky tokens are surrounded."""
    return all(sky.surrounded)


def three_at_once(line: Line) -> int | None:
    """By one branch tile three circles or more began to score."""
    for step, event in happened(line):
        match event:
            case ev.BranchPlaced(seat) if seat == HUMAN:
                before, after = (tally(state.skies[HUMAN]).fates for state in (step.before, step.after))
                begun = [
                    now is Fate.SCORES and was is not Fate.SCORES
                    for was, now in zip(before, after, strict=True)
                ]
                if sum(begun) >= AT_ONCE:
                    return step.ply
    return None


def two_with_one(line: Line) -> int | None:
    """One branch tile surrounded two of your Dark Sky tokens."""
    for step in line:
        closed = [one for one in step.events if isinstance(one, ev.DarkSkySurrounded) and one.seat == HUMAN]
        if len(closed) >= BOTH:
            return step.ply
    return None


def ahead_of_coyote(line: Line) -> int | None:
    """You traded for the very planet that Coyote would have taken as its fourth colour."""
    for step, event in happened(line):
        match event:
            case ev.PlanetTraded(seat, space=space) if seat == HUMAN and space == _wanted(step):
                return step.ply
    return None


def _wanted(step: Played) -> int | None:
    """The space of the planet that Coyote is about to take as its fourth colour, when it has three and trades."""
    state: State = step.before
    if (
        state.coyote is None
        or COYOTE in state.market.cluster_takers
        or len(state.coyote.planets) != COLOURS - 1
    ):
        return None
    choice = cluster_choice(state)
    if choice.rule is not ev.CoyoteRule.NEW_PLANET or choice.chosen is None:
        return None
    return choice.candidates[choice.chosen].planet


HONOURS: Final = (
    Honour("solani-three-guides", "clusters", _in_the_end(three_guides)),
    Honour("solani-four-colours", "planets", _in_the_end(four_colours)),
    Honour("solani-none-left-over", "loose", _in_the_end(none_left_over)),
    Honour("solani-four-corners", "bonus", _in_the_end(four_corners)),
    Honour("solani-long-figure", "sky", _in_the_end(long_figure)),
    Honour("solani-exactly-enough", "clusters", _in_the_end(exactly_enough)),
    Honour("solani-three-at-once", "placement", three_at_once),
    Honour("solani-ahead-of-coyote", "coyote-clusters", ahead_of_coyote),
    Honour("solani-two-with-one", "dark-sky", two_with_one),
    Honour("solani-night-closed", "dark-sky", _in_the_end(night_closed)),
)
"""The easiest first, as named players came by them; see ``tests.app.honours.honours_check``."""
