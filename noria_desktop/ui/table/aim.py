"""What a drop that is being aimed would do: in words for the callout, as ghosts on the board.

One drop may stand for several actions, such as ways of paying. Until one is chosen only what they have in
common is promised. Pure questions; nothing is played here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from noria_desktop.app.session import Session
from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate

MOST_WAYS = 6
"""So many ways of making one drop are compared for its preview."""


@frozen
class Way:
    """One thing that a drop may mean."""

    action: Any
    """Its last action: it names the drop."""
    before: Any
    """The state in which that action is decided."""
    after: Any
    """The state after it as the player would see it."""


Ways: TypeAlias = tuple[Way, ...]


def ways(session: Session, face: AnyGameUi, view: Any, options: Sequence[Gesture[Any]]) -> Ways:
    """Try the ways of a drop on the state; of very many the first.

    Where chance or hidden things decide, nothing is foreseen: the state stays what it is.
    """
    found = []
    for option in options[:MOST_WAYS]:
        before = after = view
        for action in option.actions:
            before = after
            if face.foreseeable(action, before):
                after = session.rules.apply(before, action).state
        found.append(Way(option.actions[-1], before, after))
    return tuple(found)


def preview(face: AnyGameUi, view: Any, tried: Ways, count: int) -> tuple[str, tuple[str, ...]]:
    """What the drop would change, in words; ``count`` is the number of ways there really are.

    ``tried`` has at least one way.
    """
    first, *others = tried
    title, lines = face.preview(view, first.after, first.action)
    if first.before is not view:
        title = face.describe(first.action, first.before)
    if others:
        if face.in_general is not None:
            title = face.in_general(first.action, view)
        told = [face.preview(view, other.after, other.action)[1] for other in others]
        lines = tuple(line for line in lines if all(line in other for other in told))
        lines += (translate("Table", "{count} ways: you choose after the drop").format(count=count),)
    return title, lines


def ghosts(face: AnyGameUi, view: Any, tried: Ways, table: Any) -> tuple[Sprite, ...]:
    """What the drop would change, on the board; nothing where no way was tried."""
    if not tried:
        return ()
    first, *others = tried
    shared = face.ghosts(view, first.after, table)
    for other in others:
        also = frozenset(face.ghosts(view, other.after, table))
        shared = tuple(ghost for ghost in shared if ghost in also)
    return shared
