"""What the other side's last turn moved, marked on the table until the player's next step.

Dots where a card was, a line where it is now, and the bow that its arrow sent it along; in the other side's colour. Source:
mocks/table.md 1 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import COLUMNS, Space
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import ArcArt, TraceArt
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.project_table import space_box
from noria_desktop.ui.nautilus.board.viewpoint import viewer

if TYPE_CHECKING:
    from noria_desktop.ui.game_says import StoryStep


def marks(steps: Sequence[StoryStep], table: NautilusLayout) -> tuple[Sprite, ...]:
    """The card laid, the card moved and its way; nothing once the table was cleared."""
    return tuple(_marks(steps, table)) if steps else ()


def _marks(steps: Sequence[StoryStep], table: NautilusLayout) -> Iterator[Sprite]:
    view: State = steps[-1].after
    me, lying = viewer(view), view.table.spaces
    moved: set[Space] = set()
    for step in steps:
        for event in step.events:
            match event:
                case ev.CardPlaced(seat, card, space) if seat != me and card in lying:
                    moved.add(lying.index(card))
                case ev.CardMoved(seat, card, origin, to) if seat != me and lying[to] == card:
                    moved.add(to)
                    box = space_box(view, table, origin)
                    trace = TraceArt(*box.size, table.unit, was=True)
                    yield lay(at.mark("was", str(origin)), trace, box, Layer.FLAG)
                    yield _bow(view, table, origin, to)
    for space in sorted(moved):
        box = space_box(view, table, space)
        yield lay(at.mark("is", str(space)), TraceArt(*box.size, table.unit), box, Layer.FLAG)


def _bow(view: State, table: NautilusLayout, origin: Space, to: Space) -> Sprite:
    """The way that the arrow sent a card."""
    k = table.unit
    here, there = space_box(view, table, origin), space_box(view, table, to)
    if origin % COLUMNS == to % COLUMNS:
        down = 1 if there.y > here.y else -1
        x, y = here.right - 6 * k, here.y + down * here.height * 0.18
        art = ArcArt(0.0, there.y - down * there.height * 0.2 - y, k, theirs=True)
    else:
        own = here.y > table.window.y
        x, y = here.x, here.bottom - 20 * k if own else here.top + 20 * k
        art = ArcArt(there.x - here.x, 0.0, k, theirs=True)
    return Sprite(at.mark("way", f"{origin}-{to}"), art, x, y, Layer.LABEL)
