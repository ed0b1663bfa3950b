"""Places of the submarine's table one can point at, zone by zone in Tab order."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.engine.values import changed
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import COLUMNS, Domain, Special
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import OutlineArt
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.measures import HAND, TALL
from noria_desktop.ui.nautilus.board.project_bands import fan_cards, has_place_for_special, shown_special
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.project_table import anchor_place, domain_box, space_box
from noria_desktop.ui.nautilus.board.viewpoint import is_round_over, own_first, viewer

CORNER = 34.0
"""Hit area of the corner of an empty place that takes the anchor with the card, in units."""
APART = 10.0
"""Between the places of two rows of the race."""


def spots(view: State, table: NautilusLayout) -> tuple[Spot, ...]:
    """Every place one can point at."""
    return (
        *_stage(view, table),
        *(_round_end(view, table) if is_round_over(view) else _hand(view, table)),
        *_table(view, table),
        *_rival(table),
        *_dock(table),
    )


def _boxed(handle: Handle, box: Box, zone: str, outline: object | None = None) -> Spot:
    """A rectangular place."""
    return Spot(handle, box.x, box.y, box.width, box.height, zone, outline=outline)


def _card(handle: Handle, box: Box, zone: str) -> Spot:
    """A place as large as a card."""
    return _boxed(handle, box, zone, OutlineArt(*box.size))


def _stage(view: State, table: NautilusLayout) -> Iterator[Spot]:
    """The cards of a question."""
    found = asked(view)
    if found is None:
        return
    count = len(found.handles)
    for number, handle in enumerate(found.handles):
        place = table.stage_place(number, count, effects=bool(found.specials))
        yield _card(handle, place, "stage")


def _hand(view: State, table: NautilusLayout) -> Iterator[Spot]:
    """The viewer's cards from the left, the special card, the plate."""
    cards = fan_cards(view)
    wide = HAND * table.unit
    for number, card in enumerate(cards):
        where, tilt = table.hand_place(number, len(cards))
        # Cards overlap; each answers for the strip round its middle, so that no strip hides another.
        strip = min(wide, table.hand_step(len(cards)))
        outline = OutlineArt(wide, wide * TALL, tilt)
        yield Spot(at.card(card), where.x, where.y, strip, wide * TALL, "hand", outline=outline)
    yield _own_special(view, table)
    yield _boxed(at.own_hand(), table.fan, "hand")
    yield _boxed(at.plate(own=True), table.plate(own=True), "hand")


def _own_special(view: State, table: NautilusLayout) -> Spot:
    """The viewer's special card, or its empty place."""
    special, place = shown_special(view), table.own_special
    if special is None:
        return _card(at.own_special(), place, "hand")
    return _boxed(at.special(special), place, "hand", OutlineArt(*place.size, 3.0))


def _round_end(view: State, table: NautilusLayout) -> Iterator[Spot]:
    """What the round brought, as a whole and column by column; the special card that lies beside it."""
    first, panel = table.outcome(0), table.round_end
    words = box(panel.left, panel.top, first.left - panel.left, panel.height)
    yield _boxed(at.round_end(), words, "hand")
    for number in range(COLUMNS):
        yield _boxed(at.outcome(number), table.outcome(number), "hand")
    if has_place_for_special(view, table):
        yield _own_special(view, table)


def _table(view: State, table: NautilusLayout) -> Iterator[Spot]:
    """Places of the own row, domain cards, places of the rival's row; gauge and pile.

    While the stage hides the table, its places are not there.
    """
    order, hidden = own_first(view), asked(view) is not None
    for number, space in enumerate(order):
        if number == COLUMNS:
            for column in range(COLUMNS):
                yield _boxed(at.column(column), domain_box(view, table, column), "table")
        if not hidden:
            yield _card(at.space(space), space_box(view, table, space), "table")
    if not hidden and Special.ANCHOR in view.table.specials[viewer(view)]:
        size = CORNER * table.unit
        for space in order:
            if view.table.spaces[space] is None:
                where = anchor_place(view, table, space)
                handle, parent = at.anchored_space(space), at.space(space)
                yield Spot(handle, where.x, where.y, size, size, "table", round=True, parent=parent)
    gauge = table.gauge
    size = 74 * table.unit
    yield Spot(at.gauge(), gauge.x, gauge.y, size, size, "table", round=True)
    yield _boxed(at.pile(), table.pile, "table")


def _rival(table: NautilusLayout) -> Iterator[Spot]:
    """The rival's plate, hand and special card."""
    yield _boxed(at.plate(own=False), table.plate(own=False), "rival")
    yield _boxed(at.rival_hand(), table.rival_hand, "rival")
    yield _card(at.rival_special(), table.rival_special, "rival")


def _dock(table: NautilusLayout) -> Iterator[Spot]:
    """Rows of the race, the tracker, the specials."""
    for domain in Domain:
        row = table.race(domain)
        # Rows lie without a gap: frames round two neighbours stand apart.
        yield _boxed(at.race(domain), changed(row, height=row.height - APART), "dock")
    yield _boxed(at.tracker(), table.tracker, "dock")
    yield _boxed(at.fates(), table.fates, "dock")
