"""Why a slot or a number of what is being collected can do nothing now."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.pending import PlacingGoods, Travelling
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Cargo
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.collecting import load_limits
from noria_desktop.ui.scythe.words.names import cargo_name, say
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_now import Chapter, Legal, Said, now


def _slot(view: State, legal: Legal, thing: Handle) -> Said:
    number = int(thing.key.partition(".")[0]) + 1
    return say("Slot {number} is empty.", number=number), say("Press a lit thing: it comes here.")


def _less(view: State, legal: Legal, thing: Handle) -> Said:
    return _stepped(view, Cargo(thing.key), more=False)


def _more(view: State, legal: Legal, thing: Handle) -> Said:
    return _stepped(view, Cargo(thing.key), more=True)


def _stepped(view: State, kind: Cargo, *, more: bool) -> Said:
    """The load is at one of its ends."""
    entry = view.pending[-1]
    if not isinstance(entry, Travelling):
        return now(view), ""
    least, most = load_limits(view, entry)[kind.index]
    cargo = cargo_name(kind)
    if more:
        return say("{cargo}: all {number} go along.", cargo=cargo, number=most), ""
    if least:
        return say("{cargo}: {number} must stay aboard here.", cargo=cargo, number=least), why_text(
            Why.LEFT_ALONE_ON_LAKE
        )
    return say("{cargo}: none is aboard.", cargo=cargo), ""


def _kind(view: State, legal: Legal, thing: Handle) -> Said:
    entry = view.pending[-1]
    left = entry.left if isinstance(entry, PlacingGoods) else 0
    return say("All %n resource(s) are chosen.", left), say("Press a slot to give one back.")


COLLECTED: Final[Chapter] = {
    "slot": _slot,
    "less": _less,
    "more": _more,
    "aboard": _more,
    "kind": _kind,
}
"""What is said of each kind of thing in the box of what is collected."""
