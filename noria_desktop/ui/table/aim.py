"""What a drop that is being aimed would do: in words for the callout or the prompt strip, as ghosts on the board.

One drop may stand for several actions, such as ways of paying. Until one is chosen only what they have in
common is promised. Pure questions; nothing is played here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from noria_desktop.engine.values import frozen
from noria_desktop.ui.board.accessible import announce
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.cards import Card
from noria_desktop.ui.board.gestures import Collect, Gesture
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.moment import Moment
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.i18n import translate
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.seated_game import SeatedGame

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


def ways(moment: Moment, face: AnyGameUi, view: Any, options: Sequence[Gesture[Any]]) -> Ways:
    """Try the ways of a drop on the state; of very many the first.

    Where chance or hidden things decide, nothing is foreseen: the state stays what it is.
    """
    found = []
    for option in options[:MOST_WAYS]:
        before = after = view
        for action in option.actions:
            before = after
            if face.foreseeable(action, before):
                after = moment.rules.apply(before, action).state
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


class Aim:
    """Tells what a drop would do in the game at the table."""

    def __init__(self, board: Board, strip: PromptStrip, conductor: SeatedGame, face: AnyGameUi) -> None:
        """The board asks here from now on."""
        self._board, self._strip = board, strip
        self._conductor = conductor
        self._face = face
        self._tried: tuple[Any, Ways] | None = None
        """What a drop would do, with what was asked: the card and the ghosts ask the same."""
        board.set_texts(
            inspect=lambda handle: face.inspect(handle, conductor.view) if self._plays else None,
            preview=self._preview,
            describe=self._describe,
            label=lambda handle: face.label(handle, conductor.view) if self._plays else "",
        )
        board.set_foresight(self._foresee)
        board.tell_elsewhere(self._tell_change if face.ribbon else None)

    @property
    def _plays(self) -> bool:
        """Whether a game lies on the table; of one that was left somebody may still ask the names."""
        return self._conductor.mode is not Mode.EMPTY

    def _describe(self, gesture: Gesture[Any]) -> str:
        """An option's words on its button."""
        view = self._conductor.view
        if len(gesture.actions) == 1:
            return self._face.describe(gesture.actions[0], view)
        (way,) = ways(self._conductor.moment, self._face, view, (gesture,))
        return self._face.describe(way.action, way.before)

    def _preview(self, source: Handle, target: Handle) -> Card | None:
        """What dropping here would change, in words."""
        options = self._board.meant(source, target)
        tried = self._try(options)
        return preview(self._face, self._conductor.view, tried, len(options)) if tried else None

    def _foresee(self, source: Handle, target: Handle) -> tuple[Sprite, ...]:
        """What dropping here would change, on the board."""
        if self._board.table is None:
            return ()
        tried = self._try(self._board.meant(source, target))
        return ghosts(self._face, self._conductor.view, tried, self._board.table)

    def _try(self, options: tuple[Gesture[Any], ...]) -> Ways:
        """The ways of a drop tried on the state, once for all who ask about it."""
        # What is only collected changes nothing yet.
        options = tuple(one for one in options if not any(isinstance(part, Collect) for part in one.actions))
        # What is meant mostly comes first: it is told, and others are compared with it.
        options = tuple(sorted(options, key=lambda option: not option.usual))
        asked = (self._conductor.moment, self._conductor.eyes, options)
        if self._tried is None or self._tried[0] != asked:
            moment, view = self._conductor.moment, self._conductor.view
            self._tried = (asked, ways(moment, self._face, view, options))
        return self._tried[1]

    def _tell_change(self, change: Card | None) -> None:
        """What dropping here would change, in the prompt strip; said aloud where keys aim."""
        self._strip.show_change(change)
        if change is not None and self._board.view.hand.focus_visible:
            announce(self._board.view, self._aloud(change))

    def _aloud(self, change: Card) -> str:
        """A change as it is spoken; ``change`` is what was tried last."""
        tried = self._tried[1] if self._tried is not None else ()
        if self._face.spoken is None or len(tried) != 1:
            return " ".join(change[1])
        (way,) = tried
        return self._face.spoken(self._conductor.view, way.after, way.action)
