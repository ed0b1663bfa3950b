"""Why a slot or a number of what is being collected can do nothing now."""

from __future__ import annotations

from typing import Final

from noria_desktop.games.scythe.actions import PayToken, Produce
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import ChoosingPower, Paying, PlacingGoods, Producing, Travelling
from noria_desktop.games.scythe.produce import most_yields
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Cargo
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.collecting import Draft, brings_workers, cards_of, power_of
from noria_desktop.ui.scythe.board.loading import Load, load_limits
from noria_desktop.ui.scythe.board.settling import is_complete
from noria_desktop.ui.scythe.words.names import cargo_name, place_name, resource_name, say
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_now import Chapter, Legal, Said, now


def collected_so_far(view: State, draft: Draft, thing: Handle) -> Said | None:
    """What of the things picked already keeps this one from being picked too; None: nothing of them does."""
    if isinstance(draft, Load):
        return None
    match view.pending[-1]:
        case Paying() as entry if thing.kind in ("place", "card"):
            if is_complete(view, draft):
                return say("All that is to be paid is chosen."), say("Press a slot to give something back.")
            place = PLACE_OF[thing.key] if thing.kind == "place" else None
            if place is None or not any(
                isinstance(pick, PayToken) and pick.place == place for pick in draft.picks
            ):
                return None
            kind = components().mats.bottoms[entry.bottom.index].resource
            return (
                say(
                    "All {resource} on {place} is chosen already.",
                    resource=resource_name(kind),
                    place=place_name(place),
                ),
                say("The rest comes from another lit place."),
            )
        case Producing() as entry if thing.kind == "place":
            place = PLACE_OF[thing.key]
            taken = {pick.place for pick in draft.picks if isinstance(pick, Produce)}
            yields = any(one == place for one, _ in most_yields(view, entry))
            if yields and len(taken) < entry.left and brings_workers(place):
                return (
                    say("The workers chosen are the last ones of your mat."),
                    say("Press one of them again to give it back."),
                )
        case ChoosingPower() as entry if thing.kind == "card" and power_of(view, draft) is not None:
            most = most_cards(view, entry.place)
            if len(cards_of(view, draft)) >= most:
                return say("%n combat card(s) at most here, and all are chosen.", most), say(
                    "Press one to give it back."
                )
        case _:
            pass
    return None


def _slot(view: State, legal: Legal, thing: Handle) -> Said:
    number = int(thing.key.partition(".")[0]) + 1
    return say("Slot {number} is empty.", number=number), say("Press a lit thing: it comes here.")


def _paid(view: State, legal: Legal, thing: Handle) -> Said:
    place = PLACE_OF[thing.key.partition(".")[2]]
    return (
        say("What is paid from {place} was taken by itself.", place=place_name(place)),
        say("Without it the other places could not pay the whole price."),
    )


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
    "paid": _paid,
    "less": _less,
    "more": _more,
    "aboard": _more,
    "kind": _kind,
}
"""What is said of each kind of thing in the box of what is collected."""
