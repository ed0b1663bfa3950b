"""What is to be pressed next when a part of a lesson's step is done: the frame lies on that, and on nothing else.

It is found among the gestures and buttons that the game itself offers; a lesson need not name it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from noria_desktop.ui.board.gestures import Collect, Gesture, Key
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Collecting
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.table.strip_buttons import StripButton

Pressed: TypeAlias = Spot | Key
"""A place of the board, or a button by its key."""
FEW: Final = 3
"""Where more than so many things may come next, only the one that is proposed is framed."""


def next_things(
    proposed: tuple[Any, ...],
    expected: Sequence[Any],
    gestures: Sequence[Gesture[Any]],
    buttons: Sequence[StripButton],
    spots: Mapping[Handle, Spot],
) -> tuple[Pressed, ...]:
    """Places and buttons with which the step goes on, that to which a line leads first; none where there are none.

    Args:
        proposed: the actions that are shown to whoever asks.
        expected: all with which the step can go on.
        gestures: what the board offers.
        buttons: what the strip does.
        spots: places of the board.
    """
    if not proposed:
        return ()
    found = dict.fromkeys(_things(proposed, gestures, buttons, spots))
    if len(expected) <= FEW:
        for action in expected:
            press = _press((action,), gestures)
            if press is not None and press.source in spots:
                found[spots[press.source]] = None
    return tuple(found)


def _things(
    ahead: tuple[Any, ...],
    gestures: Sequence[Gesture[Any]],
    buttons: Sequence[StripButton],
    spots: Mapping[Handle, Spot],
) -> Iterator[Pressed]:
    """With a press, with a button, or else carried: where it goes before where it lies."""
    best = _best(ahead, gestures)
    if best is not None and best.source == best.target:
        yield from (spot for spot in (spots.get(best.source),) if spot is not None)
        return
    for button in buttons:
        if any(actions[:1] == ahead[:1] for _, actions in button.options):
            yield button.key
            return
    if best is not None:
        yield from (spots[end] for end in (best.target, best.source) if end in spots)


def _best(ahead: tuple[Any, ...], gestures: Sequence[Gesture[Any]]) -> Gesture[Any] | None:
    """The gesture that does most of what is ahead and no more; of equal ones a press."""
    fitting = [one for one in gestures if one.actions and one.actions == ahead[: len(one.actions)]]
    return max(fitting, key=lambda one: (len(one.actions), one.source == one.target), default=None)


def _press(ahead: tuple[Any, ...], gestures: Sequence[Gesture[Any]]) -> Gesture[Any] | None:
    best = _best(ahead, gestures)
    return best if best is not None and best.source == best.target else None


def collected_next(
    ahead: tuple[Any, ...],
    view: Any,
    legal: tuple[Any, ...],
    gestures: Sequence[Gesture[Any]],
    presenter: object,
    spots: Mapping[Handle, Spot],
) -> tuple[Spot, ...]:
    """Where this is collected, of what is collected first and then settled by a button.

    Args:
        ahead: the actions that are meant.
        view: what the player sees.
        legal: what can be done.
        gestures: what the board offers.
        presenter: the game's own.
        spots: places of the board.
    """
    if not isinstance(presenter, Collecting):
        return ()
    found: dict[Spot, None] = {}
    for gesture in gestures:
        if gesture.source in spots and _collects(gesture, ahead, view, legal, presenter):
            found[spots[gesture.source]] = None
    return tuple(found)


def _collects(
    gesture: Gesture[Any], ahead: tuple[Any, ...], view: Any, legal: tuple[Any, ...], presenter: Collecting
) -> bool:
    """Whether what a place collects, once or again and again, is settled by the first action that is meant."""
    what: Any = gesture.actions[0] if gesture.actions else None
    for _ in ahead:
        if not isinstance(what, Collect):
            return False
        there = presenter.collecting(what.draft)
        if any(ahead[0] in command.actions for command in there.commands(view, legal)):
            return True
        again = (one for one in there.gestures(view, legal) if one.source == gesture.source and one.actions)
        what = next((one.actions[0] for one in again), None)
    return False
