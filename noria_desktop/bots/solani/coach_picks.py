"""What the coach says of what is taken: tiles of the market, planets of the track, feature cards.

Source: rules.md 4, 6, 8; lessons/solani.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.solani.coach_lines import MUCH, Line, line_of, sums
from noria_desktop.bots.solani.ways import branch_gain, gain, gain_in_sets
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.solani.actions import (
    DraftBranch,
    DraftCluster,
    TakeFeature,
)
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.coyote import branch_choice, cluster_choice
from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Drafting, Picking, Sky, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Tile


def is_bare(sky: Sky) -> bool:
    """Whether a seat holds no tile."""
    return sky.held_branch is None and sky.held_circle is None


def after_pick(start: State, action: DraftBranch | DraftCluster, view: State) -> Iterator[Remark]:
    """What may be said of a pick once Coyote has answered; going back is free, as nothing was revealed since.

    Args:
        start: what the player saw when it picked.
        action: the pick.
        view: what it sees now that it is its turn again.
    """
    for remark in (
        _coyotes_branch(start, action, view),
        _coyotes_colour(start, action, view),
        _next_colour(start, action),
    ):
        if remark is not None:
            yield remark


def _coyotes_branch(start: State, action: DraftBranch | DraftCluster, view: State) -> Remark | None:
    pending = start.pending
    if start.coyote is None or not isinstance(pending, Drafting) or pending.first is not None:
        return None
    sky = start.skies[HUMAN]
    worth = {slot: branch_gain(sky, branch) for slot, branch in enumerate(start.market.branches)}
    best, second = sorted(worth, key=lambda slot: -worth[slot])[:2]
    wanted = branch_choice(start.market)
    assert wanted.chosen is not None
    if wanted.candidates[wanted.chosen].slot != best or worth[best] - worth[second] < MUCH:
        return None
    if action == DraftBranch(best) or view.market.branch_takers[best] != BOT:
        return None
    return line_of(
        Line.COYOTES_BRANCH,
        best,
        worth=worth[best] - worth[second],
        now=worth[second],
        better=worth[best],
    )


def _coyotes_colour(start: State, action: DraftBranch | DraftCluster, view: State) -> Remark | None:
    if not isinstance(action, DraftCluster) or start.coyote is None or view.coyote is None:
        return None
    had, end = start.coyote.planets, RULES.apply(start, action).state
    all_colours = len(components().different) - 1
    if BOT in end.market.cluster_takers or len(set(had)) != all_colours - 1:
        return None
    wanted = _colour_for_coyote(end)
    if wanted is None:
        return None
    sky = start.skies[HUMAN]
    took = gain(sky, _taken(start, action))
    for other in RULES.legal_actions(start):
        if (
            not isinstance(other, DraftCluster)
            or _colour_for_coyote(RULES.apply(start, other).state) is not None
        ):
            continue
        if gain(sky, _taken(start, other)) >= took - 1:
            points = components().different[all_colours] - components().different[all_colours - 1]
            has_it = view.coyote.planets != had
            return line_of(
                Line.COYOTES_COLOUR,
                worth=points,
                points=points,
                colour=wanted,
                has_it=has_it,
            )
    return None


def _colour_for_coyote(state: State) -> Tile | None:
    """The planet of a new colour that Coyote would trade a cluster for; None: it would take something else."""
    choice = cluster_choice(state)
    if choice.rule is not CoyoteRule.NEW_PLANET or choice.chosen is None:
        return None
    space = choice.candidates[choice.chosen].planet
    return None if space is None else state.supply.track[space]


def _next_colour(start: State, action: DraftBranch | DraftCluster) -> Remark | None:
    if not isinstance(action, DraftCluster):
        return None
    sky, track = start.skies[HUMAN], start.supply.track
    took = gain(sky, _taken(start, action))
    offered = {
        other.planet
        for other in RULES.legal_actions(start)
        if isinstance(other, DraftCluster) and other.planet is not None
    }
    for space in sorted(offered):
        planet = track[space]
        assert planet is not None
        more = gain_in_sets(sky, planet)
        if more is not None and more - took >= MUCH:
            return line_of(
                Line.NEXT_COLOUR,
                space,
                worth=more - took,
                planet=planet,
                now=took,
                better=more,
            )
    return None


def _taken(state: State, action: DraftCluster) -> Tile:
    """The circular tile that a pick brings."""
    if action.planet is None:
        return state.market.clusters[action.slot]
    planet = state.supply.track[action.planet]
    assert planet is not None
    return planet


def before_pick(view: State) -> Iterator[Remark]:
    """Before the first pick of the last round but one: what the last round will not bring any more."""
    is_first = (
        isinstance(view.pending, Drafting) and view.pending.seat == HUMAN and is_bare(view.skies[HUMAN])
    )
    if view.round == components().rounds - 1 and is_first:
        nodes = tuple(sorted({components().nodes[kind.index] for kind in components().final_branches}))
        yield line_of(Line.LAST_BRANCHES, pressed=False, nodes=nodes)


def after_feature(start: State, end: State) -> Iterator[Remark]:
    """What may be said of a feature that lies.

    Args:
        start: what the player saw before it won the card.
        end: what it sees now.
    """
    assert isinstance(start.pending, Picking)
    sky = start.skies[HUMAN]
    now = tally(end.skies[HUMAN]).total - tally(sky).total
    offered = [action.feature for action in RULES.legal_actions(start) if isinstance(action, TakeFeature)]
    worth = {feature: gain(sky, feature) for feature in offered}
    better = max(worth.values(), default=0)
    if better - now >= MUCH:
        card = next(feature for feature in offered if worth[feature] == better)
        yield line_of(Line.BETTER_FEATURE, card, card=card, **sums(now, better))
