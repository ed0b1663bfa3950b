"""What a drop that is being aimed would do: in words for the callout, as ghosts on the board.

One drop may stand for several actions, such as ways of paying. Until one is chosen only what they have in
common is promised. Pure questions; nothing is played here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from noria_desktop.app.session import Session
from noria_desktop.ui.board.gestures import Gesture
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.faces import GameFace
from noria_desktop.ui.i18n import translate

MOST_WAYS = 6
"""So many ways of making one drop are compared for its preview."""

Ways: TypeAlias = tuple[tuple[Any, Any], ...]
"""The actions that a drop may be, each with the state after it as the player would see it."""


def ways(session: Session, face: GameFace, view: Any, options: Sequence[Gesture[Any]]) -> Ways:
    """Try the ways of a drop on the state; of very many the first.

    Where chance or hidden things decide, nothing is foreseen: the state stays what it is.
    """
    found = []
    for option in options[:MOST_WAYS]:
        after = view
        for action in option.actions:
            if face.foreseeable is None or face.foreseeable(action, after):
                after = session.rules.apply(after, action).state
        found.append((option.actions[-1], after))
    return tuple(found)


def preview(face: GameFace, view: Any, tried: Ways, count: int) -> tuple[str, tuple[str, ...]]:
    """What the drop would change, in words; ``count`` is the number of ways there really are.

    ``tried`` has at least one way.
    """
    (action, after), *others = tried
    title, lines = face.preview(view, after, action)
    if others:
        if face.in_general is not None:
            title = face.in_general(action, view)
        told = [face.preview(view, after, action)[1] for action, after in others]
        lines = tuple(line for line in lines if all(line in other for other in told))
        lines += (translate("Table", "{count} ways: you choose after the drop").format(count=count),)
    return title, lines


def ghosts(face: GameFace, view: Any, tried: Ways, table: Any) -> tuple[Sprite, ...]:
    """What the drop would change, on the board; nothing where no way was tried."""
    if not tried or face.ghosts is None:
        return ()
    (_, first), *others = tried
    shared = face.ghosts(view, first, table)
    for _, after in others:
        also = frozenset(face.ghosts(view, after, table))
        shared = tuple(ghost for ghost in shared if ghost in also)
    return shared
