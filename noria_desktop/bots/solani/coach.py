"""When Solani's coach speaks: what was done, beside what could have been done with the same tiles.

It speaks at three moments: when both tiles of a turn lie and the turn was not parted with (``coach_laying``), when a pick
was made and it is the player's turn again, and when a feature lies (``coach_picks``). Whoever plays well hears little.
Source: rules.md 4 to 7, 9; lessons/solani.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.bots.coaching import Coach, Decision, Occasion, Remark, at_most
from noria_desktop.bots.solani.coach_laying import after_laying
from noria_desktop.bots.solani.coach_lines import Line
from noria_desktop.bots.solani.coach_picks import after_feature, after_pick, before_pick, is_bare
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.solani.actions import (
    DraftBranch,
    DraftCluster,
    DrawFeatures,
    PlaceBranch,
    PlaceCircle,
    PlaceFeature,
    TakeFeature,
)
from noria_desktop.games.solani.moments import moment
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import State


def remarks(occasion: Occasion) -> Iterator[Remark]:
    """What holds at an occasion, the most important first."""
    view, before = occasion.view, occasion.before
    action = occasion.actions[-1] if occasion.actions else None
    decides = RULES.turn(view).seat == HUMAN
    if isinstance(action, PlaceBranch | PlaceCircle) and occasion.pressed:
        start, steps = _both_held(occasion)
        if start is not None and is_bare(view.skies[HUMAN]):
            for remark in after_laying(start, view):
                # Where the tile that came last is the only one spoken of, nothing else moves.
                alone = _OF_ONE.get(remark.kind)
                yield (
                    remark
                    if alone is not None and isinstance(action, alone)
                    else changed(remark, steps=steps)
                )
    elif isinstance(action, DraftBranch | DraftCluster) and decides and before.round == view.round:
        yield from after_pick(before, action, view)
    elif isinstance(action, PlaceFeature) and occasion.pressed:
        picked, steps = _picked(occasion)
        if picked is not None:
            for remark in after_feature(picked, view):
                yield changed(remark, steps=steps)
    if occasion.first_game:
        yield from before_pick(view)


_OF_ONE: Final = {Line.LOOSE_NODE.value: PlaceCircle, Line.BRANCH_LOSES.value: PlaceBranch}
"""Lines that speak of one of both tiles, and how that one is laid."""


def _latest_first(occasion: Occasion) -> Iterator[Decision]:
    """The player's decisions, those of the latest gesture included."""
    yield from reversed(occasion.played)
    yield from reversed(occasion.earlier)


def _both_held(occasion: Occasion) -> tuple[State | None, int]:
    """What the player saw before it laid the first tile of this turn, and how many decisions ago that was."""
    for steps, decision in enumerate(_latest_first(occasion), start=1):
        seen: State = decision.view
        sky = seen.skies[HUMAN]
        if seen.round != occasion.view.round:
            break
        if sky.held_branch is not None and sky.held_circle is not None:
            laid = isinstance(decision.action, PlaceBranch | PlaceCircle)
            return (seen, steps) if laid else (None, 0)
    return None, 0


def _picked(occasion: Occasion) -> tuple[State | None, int]:
    """What the player saw before it won the feature that lies now, and how many decisions ago that was."""
    for steps, decision in enumerate(_latest_first(occasion), start=1):
        if isinstance(decision.action, TakeFeature | DrawFeatures):
            seen: State = decision.view
            return (seen, steps) if seen.round == occasion.before.round else (None, 0)
    return None, 0


def turn(view: State) -> int:
    """The number of the player's decision: both picks of a round, its laying, and each feature."""
    done = moment(view)
    steps = (HUMAN in done.clusters) + (HUMAN in done.branches) + (HUMAN in done.laid)
    return view.round * 100 + 10 * steps + len(view.skies[HUMAN].features)


def _may_repeat(kind: str, occasion: Occasion) -> bool:
    return at_most(1 if kind == Line.LAST_BRANCHES.value else 2)(kind, occasion)


COACH: Final = Coach(tuple(line.value for line in Line), turn, remarks, _may_repeat)
