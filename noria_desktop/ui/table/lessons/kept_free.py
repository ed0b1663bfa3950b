"""What no callout of a lesson covers: where its step is done from beginning to end, and what its words speak of besides.

What is done is asked of the game's own presenter, as for a hint; a lesson names only what it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.app.session import AnyRules
from noria_desktop.ui.board.gestures import Gesture, Turned
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.presenter import Dialling
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.game_ui import AnyGameUi
from noria_desktop.ui.table.lamp_plan import plan

FEW: Final = 3
"""Where a piece may be turned in more places than so many, its turns are looked at wherever the player goes."""


def on_the_way(
    rules: AnyRules, face: AnyGameUi, view: Any, actions: tuple[Any, ...], table: Any
) -> Iterator[Spot]:
    """The places where these actions are done one after the other, as far as they can be foreseen."""
    if actions:
        for leg in plan(rules, face, view, Hint(actions, "", ()), table).legs:
            yield from (spot for spot in (leg.source, leg.target) if spot is not None)


def turns_shown(face: AnyGameUi, view: Any, wanted: Sequence[Gesture[Any]], table: Any) -> Iterator[Spot]:
    """Where the turns of a piece are shown while it is held over a place that is meant."""
    turning = {(one.source, one.target): one for one in wanted if one.turns}
    if not isinstance(face.presenter, Dialling) or len(turning) > FEW:
        return
    for source, target in turning:
        turned = Turned(source, 0, target, (turning[source, target],), 0)
        for shown in face.presenter.dial(view, turned, table).faces:
            yield Spot(Handle("dial", str(shown.turn)), shown.x, shown.y, shown.width, shown.height, "lesson")
