"""The three lines of a logbook page: what happened in a finished game, and what decided it.

The game says what may be told and how much there is to each; here the lines are chosen: the best of the first and of
the second third, and of what decided the game the best of the last. Source: campaign.md, section 2.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from noria_desktop.app.session import Session
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import StoryLine

AS_GOOD: Final = 80
"""Percent of the best line's weight from which on another is as good."""


def steps_of(session: Session) -> tuple[StoryStep, ...]:
    """A finished game's steps from its set-up, or from where it was resumed, to its end.

    Raises:
        ValueError: the game is not over where the table stands.
    """
    if not session.is_over:
        raise ValueError("the game is not over")
    start = session.start
    return (
        StoryStep(0, start.state, start.events, start.state),
        *(
            StoryStep(ply, session.state_at(ply - 1), session.events_at(ply), session.state_at(ply))
            for ply in range(1, session.cursor + 1)
        ),
    )


def told(
    steps: Sequence[StoryStep],
    line_source: Callable[[Sequence[StoryStep]], Iterable[StoryLine]],
    already: Collection[str] = (),
) -> tuple[StoryLine, ...]:
    """The lines that a logbook page tells of a game, in the order in which they happened; the last decided it.

    There are three of three different kinds, fewer only of a game whose beginning is not known.

    Args:
        steps: the whole game.
        line_source: the game's ``story``.
        already: kinds of lines that other pages of the book tell; another that is as good goes first.

    Raises:
        ValueError: nothing can be told as what decided the game.
    """
    lines = tuple(line_source(steps))
    thirds = len(steps)
    deciding = [line for line in lines if line.decides]
    if not deciding:
        raise ValueError("nothing decided the game")
    late = [line for line in deciding if _third(line, thirds) == 2]
    last = _best(late or deciding, already)
    chosen = [last]
    open_to = [line for line in lines if not line.decides and line.ply <= last.ply]
    for third in (0, 1):
        within = _others([line for line in open_to if _third(line, thirds) == third], chosen)
        if within:
            chosen.append(_best(within, already))
    while len(chosen) < 3 and (rest := _others(open_to, chosen)):
        chosen.append(_best(rest, already))
    return (*sorted(chosen[1:], key=lambda line: line.ply), last)


def _third(line: StoryLine, steps: int) -> int:
    """In which third of the game a line lies, from 0."""
    return min(3 * line.ply // steps, 2)


def _others(lines: Iterable[StoryLine], chosen: Sequence[StoryLine]) -> list[StoryLine]:
    """Lines that tell of another event, and of another kind of event, than those chosen."""
    kinds, plies = {line.kind for line in chosen}, {line.ply for line in chosen}
    return [line for line in lines if line.kind not in kinds and line.ply not in plies]


def _best(lines: Sequence[StoryLine], already: Collection[str]) -> StoryLine:
    """The line with most to tell, the earliest of several; of those as good, one of a kind not told yet."""
    best = max(lines, key=_order)
    fresh = [
        line for line in lines if line.kind not in already and line.weight * 100 >= best.weight * AS_GOOD
    ]
    return max(fresh, key=_order) if best.kind in already and fresh else best


def _order(line: StoryLine) -> tuple[int, int]:
    return line.weight, -line.ply
