"""Games in which the player could foresee everything: how they are read, and which of their mistakes are told.

Nothing is hidden and nothing drawn, so every number is the lead of a game that can be had: it may be too low, never too high,
and along the game it only falls. What is in doubt is where it fell, as a good way that is found late makes the moves before
it innocent. So every decision is searched with care, and then each mistake that would be told is held against searches ten
times as long: at the decision and on the way to the next loss that is sure, densely at first, as what a search missed is mostly
found a few decisions later, where less is left to choose. Pure functions. Source: mocks/library.md 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import erf, hypot, sqrt
from typing import Any, Final

from noria_desktop.app.turning.changes import AMONG, CAREFUL, LEAST, MOST, Change, Look
from noria_desktop.bots.appraising import Appraised, Measure
from noria_desktop.engine.values import changed

THOROUGH: Final = 10 * CAREFUL
"""Effort of the looks that a mistake is held against."""
MOST_CAREFUL: Final = 260
"""Of a longer game only so many decisions are searched, spread evenly."""
MOST_THOROUGH: Final = 32
"""No more looks at a game are thorough; what they were not enough for is not told."""
ON_THE_WAY: Final = (1, 2, 4, 8, 16, 32)
"""So many decisions after a mistake thorough looks follow it, up to where the lead falls next."""
FAR: Final = 60
"""Decisions; what is found later than that is taken for what it is."""
LIKELY: Final = 0.95
"""What is told is among the five heaviest at least as surely as that, by the doubt of each of them."""


def spread(plies: Sequence[int]) -> tuple[int, ...]:
    """The decisions that are searched with care, in the order of the game; the last one is always among them."""
    step = -(-len(plies) // MOST_CAREFUL) or 1
    return tuple(reversed(plies[::-step]))


def as_planned(look: Look, played: Sequence[tuple[int, Any]], plies: Sequence[int]) -> tuple[Look, ...]:
    """Looks at the decisions after one in which what it had found best was played on: they need no search of their own.

    Until the player departs from that line its lead is still to be had, and nothing was lost. Nearly half of a game is so.

    Args:
        look: a decision that was searched.
        played: the player's actions in order, each with how many actions had been played before it.
        plies: the decisions that are looked at.
    """
    line, found = (look.found.action, *look.found.then), list[Look]()
    after = [one for one in played if one[0] >= look.ply]
    for place, ((ply, action), planned) in enumerate(zip(after, line, strict=False)):
        if action != planned:
            break
        if place and ply in plies:
            lead = look.found.played
            found.append(
                Look(ply, CAREFUL, Appraised(action, then=line[place + 1 :], best=lead, played=lead))
            )
    return tuple(found)


def carried_on(plies: Sequence[int], looks: Mapping[int, Look]) -> dict[int, Look]:
    """The same, where what was to be had after a move is to be had at the next decision, though a shorter look missed it.

    Without this a loss would lie between two decisions where nobody lost it.
    """
    found = dict(looks)
    doubts, largest = dict[int, int](), 0
    for ply in sorted(looks, reverse=True):
        # A look that found nothing better knows no doubt of its own: it is the largest of those that come.
        largest = doubts[ply] = max(largest, looks[ply].found.doubt)
    for before, ply in pairwise(plies):
        if before not in found or ply not in found:
            continue
        left, look = found[before].found.played, found[ply]
        if left > look.worth:
            doubt = doubts[ply] or max(doubts.values())
            found[ply] = changed(look, found=changed(look.found, best=left, doubt=doubt))
    return found


def wanted(
    plies: Sequence[int], looks: Mapping[int, Look], found: Sequence[Change], measure: Measure
) -> tuple[int, int] | None:
    """The decision that is to be looked at next, and with what effort; None: everything is known.

    Args:
        plies: the player's decisions, by how many actions had been played before them.
        looks: what is known of them.
        found: what follows from it.
        measure: what is measured.
    """
    for ply in spread(plies):
        if ply not in looks or not looks[ply].is_sure:
            return ply, CAREFUL
    if sum(_is_thorough(looks, ply) for ply in looks) >= MOST_THOROUGH:
        return None
    for one in likely(found, measure):
        for ply in held_against(one, plies, found, measure):
            if not _is_thorough(looks, ply):
                return ply, THOROUGH
    return None


def told(
    plies: Sequence[int], looks: Mapping[int, Look], found: Sequence[Change], measure: Measure
) -> tuple[Change, ...]:
    """The mistakes that are told, the heaviest first: likely ones that thorough looks have left as they are."""
    return tuple(
        one
        for one in likely(found, measure)
        if all(_is_thorough(looks, ply) for ply in held_against(one, plies, found, measure))
    )


def likely(found: Sequence[Change], measure: Measure) -> tuple[Change, ...]:
    """Losses worth telling at the lower end of their doubt that are likely among the five heaviest, the heaviest first."""
    losses = [one for one in found if one.weight >= LEAST[measure]]
    chosen = [one for one in losses if one.least >= LEAST[measure] and chance_among(one, losses) >= LIKELY]
    return tuple(sorted(chosen, key=lambda one: (-one.weight, one.ply))[:MOST])


def chance_among(one: Change, losses: Sequence[Change]) -> float:
    """How likely fewer than five of the others weigh more than one does, each being off by its doubt."""
    heavier = [1.0]
    """By how many weigh more, how likely so many do."""
    for other in losses:
        if other is one:
            continue
        share = _chance_of_more(other, one)
        grown = [0.0, *(share * chance for chance in heavier)]
        for count, chance in enumerate(heavier):
            grown[count] += (1.0 - share) * chance
        heavier = grown
    return sum(heavier[:AMONG])


def _chance_of_more(other: Change, one: Change) -> float:
    apart = other.weight - one.weight
    doubt = hypot(other.doubt, one.doubt)
    if not doubt:
        return 1.0 if apart > 0 else 0.0
    return 0.5 * (1.0 + erf(apart / (doubt * sqrt(2.0))))


def held_against(
    one: Change, plies: Sequence[int], found: Sequence[Change], measure: Measure
) -> tuple[int, ...]:
    """The decisions whose thorough looks a mistake must stand: its own, and some up to the next loss that is sure."""
    place = plies.index(one.ply)
    # A loss that may itself lie elsewhere ends no way: what was missed may come to light behind it.
    following = next((c.ply for c in found if c.ply > one.ply and c.least >= LEAST[measure]), plies[-1])
    last = min(plies.index(following), place + FAR, len(plies) - 1)
    reached = [place + step for step in ON_THE_WAY if place + step < last]
    if last > place:
        reached.append(last)
    return tuple(plies[at] for at in (place, *reached))


def _is_thorough(looks: Mapping[int, Look], ply: int) -> bool:
    return ply in looks and looks[ply].effort >= THOROUGH
