"""What lessons point at on the submarine's table, by their own words. Places are counted from 1, from the left.

``own 3``, ``rival 3``: spaces; ``own empty``, ``rival empty``: those of a side on which nothing lies; ``full``: all on which a
card lies; ``column 2``: a domain card with both spaces, ``domain 2``: the card alone; ``card 12``: in the hand, among what is
asked, or on the table; ``special eye``; ``race science``; whole zones: ``hand`` (or what a round brought, while that is looked
at), ``table``, ``row``, ``stage`` (the cards that are asked about), ``question`` (with all that is said of them), ``drops``
(what stands at the two places that take one of two divers while one is in hand), ``own specials``, ``rival specials``,
``rival caption`` (the words beside that card), ``rival hand``, ``own plate``, ``rival plate``, ``pile``, ``gauge``, ``tracker``, ``fates``.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import COLUMNS, SPACES, Domain, Special
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import Deed
from noria_desktop.ui.nautilus.board.layout import NautilusLayout
from noria_desktop.ui.nautilus.board.measures import HAND
from noria_desktop.ui.nautilus.board.project_bands import fan_cards
from noria_desktop.ui.nautilus.board.project_stage import asked
from noria_desktop.ui.nautilus.board.project_table import domain_box, space_box
from noria_desktop.ui.nautilus.board.spots import spots
from noria_desktop.ui.nautilus.board.viewpoint import is_round_over

HEADING = 64.0
"""Height of the words over the cards of the stage, in units."""


def lesson_places(words: str, view: State, table: NautilusLayout) -> tuple[Spot, ...]:
    """The places that these words of a lesson mean now; none where they mean nothing that is there."""
    return tuple(_places(words.split(), view, table))


def _places(words: list[str], view: State, table: NautilusLayout) -> Iterator[Spot]:
    match words:
        case ["column", number]:
            column = int(number) - 1
            mine, theirs = (space_box(view, table, one) for one in (column, column + COLUMNS))
            across = domain_box(view, table, column)
            left, wide = min(mine.left, across.left), max(mine.width, across.width)
            yield _zone(f"column {number}", box(left, theirs.top, wide, mine.bottom - theirs.top))
        case ["full"]:
            full = {at.space(space) for space in SPACES if view.table.spaces[space] is not None}
            yield from (spot for spot in spots(view, table) if spot.handle in full)
        case ["card", number] if int(number) in view.table.spaces:
            yield from _spot(at.space(view.table.spaces.index(int(number))), view, table)
        case ["own" | "rival" as side, "empty"]:
            begin = 0 if side == "own" else COLUMNS
            for space in SPACES[begin : begin + COLUMNS]:
                if view.table.spaces[space] is None:
                    yield from _spot(at.space(space), view, table)
        case ["hand"] if fan_cards(view) or is_round_over(view):
            yield _zone("hand", table.round_end if is_round_over(view) else _fan(view, table))
        case ["table"]:
            yield _zone("table", table.window)
        case ["row"]:
            yield _zone("row", _row(view, table))
        case ["stage"]:
            found = asked(view)
            for handle in found.handles if found is not None else ():
                yield from _spot(handle, view, table)
        case ["rival", "caption"]:
            yield _zone("caption", table.caption)
        case ["drops"]:
            for deed in (Deed.JOIN, Deed.RETURN):
                yield _zone(f"drop {deed.value}", table.drop_note(deed))
        case ["question"]:
            yield from _question(view, table)
        case _:
            named = _handle(words)
            if named is not None:
                yield from _spot(named, view, table)


def _handle(words: list[str]) -> Handle | None:
    """A place of the table that is a spot of its own."""
    match words:
        case ["own", number] if number.isdigit():
            return at.space(int(number) - 1)
        case ["rival", number] if number.isdigit():
            return at.space(COLUMNS + int(number) - 1)
        case ["domain", number]:
            return at.column(int(number) - 1)
        case ["card", number]:
            return at.card(int(number))
        case ["special", name]:
            return at.special(Special(name))
        case ["race", name]:
            return at.race(Domain(name))
        case ["rival", "hand"]:
            return at.rival_hand()
        case ["own", "specials"]:
            return at.own_special()
        case ["rival", "specials"]:
            return at.rival_special()
        case ["own" | "rival" as side, "plate"]:
            return at.plate(own=side == "own")
        case ["pile"]:
            return at.pile()
        case ["gauge"]:
            return at.gauge()
        case ["tracker"]:
            return at.tracker()
        case ["fates"]:
            return at.fates()
        case _:
            return None


def _row(view: State, table: NautilusLayout) -> Box:
    """The five domain cards."""
    first, last = (domain_box(view, table, column) for column in (0, COLUMNS - 1))
    return box(first.left, first.top, last.right - first.left, first.height)


def _question(view: State, table: NautilusLayout) -> Iterator[Spot]:
    """Heading, cards and words of the stage, and the row at stake below them."""
    found = asked(view)
    if found is None:
        return
    count, effects, k = len(found.handles), bool(found.specials), table.unit
    for number, handle in enumerate(found.handles):
        yield from _spot(handle, view, table)
        if effects:
            yield _zone(f"effect {number}", table.effect(number, count))
    yield _zone(
        "heading", Box(table.stage.x, table.stage.top + HEADING / 2 * k, 8 * HEADING * k, HEADING * k)
    )
    yield _zone("row", _row(view, table))


def _fan(view: State, table: NautilusLayout) -> Box:
    """The cards of the hand with the room round them, in which they rise."""
    count = max(1, len(fan_cards(view)))
    first, last = (table.hand_place(number, count)[0].x for number in (0, count - 1))
    wide = 1.5 * HAND * table.unit
    return box(first - wide / 2, table.hand.top, last - first + wide, table.hand.height)


def _spot(handle: Handle, view: State, table: NautilusLayout) -> Iterator[Spot]:
    return (spot for spot in spots(view, table) if spot.handle == handle)


def _zone(name: str, where: Box) -> Spot:
    return Spot(Handle("lesson", name), where.x, where.y, where.width, where.height, "lesson")
