"""Words of choices that are collected without an order: boxes, slots, steps, the prompt while they are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.pending import (
    ChoosingCards,
    ChoosingPower,
    Paying,
    PlacingGoods,
    Producing,
    Travelling,
)
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, Cargo, Resource, Unit
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.board.arts.collect import Head
from noria_desktop.ui.scythe.board.collecting import (
    Draft,
    cards_of,
    opened,
    power_of,
    start,
    territories_left,
    workers_coming,
)
from noria_desktop.ui.scythe.board.loading import Load, load_limits
from noria_desktop.ui.scythe.board.settling import is_complete, seen_with
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.words.battles import cards_sentence
from noria_desktop.ui.scythe.words.names import cargo_name, place_name, resource_name, say
from noria_desktop.ui.scythe.words.prices import Words, dearer_sentence, pay_words
from noria_desktop.ui.scythe.words.prompts import on_the_way, prompt_text
from noria_desktop.ui.scythe.words.verdict import verdict_sentence, verdict_title

Sheet = tuple[str, tuple[str, ...]]


# The boxes ----------------------------------------------------------------------------------------------


def head_text(head: Head, unit: Unit | None) -> str:
    """Title of a box."""
    match head, unit:
        case Head.LOAD, Unit.MECH:
            return say("Mech takes along")
        case Head.LOAD, Unit.CHARACTER:
            return say("Character takes along")
        case Head.LOAD, _:
            return say("Worker takes along")
        case Head.PAY, _:
            return say("To pay")
        case _:
            return say("To take")


def cargo_row_text(cargo: Cargo) -> str:
    """A kind of cargo, as short as it fits beside its numbers."""
    if cargo is Cargo.FRESH_WORKERS:
        return say("Workers")
    if cargo is Cargo.MOVED_WORKERS:
        return say("Workers, moved")
    return capital(cargo_name(cargo))


def share_text(number: int, most: int) -> str:
    """How many of how many."""
    return say("{number} of {most}", number=number, most=most)


# Names for screen readers, hover cards -------------------------------------------------------------------


def _slot_sheet(key: str) -> Sheet:
    number, _, source = key.partition(".")
    again = (say("Press it to give it back."),)
    if not source:
        return say("Slot {number}: empty", number=int(number) + 1), ()
    if source.startswith("card"):
        what = say("combat card {value}", value=source.removeprefix("card"))
    elif source in PLACE_OF:
        what = say("from {place}", place=place_name(PLACE_OF[source]))
    else:
        what = resource_name(Resource(source))
    return say("Slot {number}: {what}", number=int(number) + 1, what=what), again


def _paid_sheet(key: str) -> Sheet:
    number, _, where = key.partition(".")
    what = say("from {place}", place=place_name(PLACE_OF[where]))
    return say("Slot {number}: {what}", number=int(number) + 1, what=what), (
        say("Taken by itself: the other places hold too little."),
    )


SHEETS: Final[dict[str, Callable[[str], Sheet]]] = {
    "slot": _slot_sheet,
    "paid": _paid_sheet,
    "less": lambda key: (say("One less: {cargo}", cargo=cargo_name(Cargo(key))), ()),
    "more": lambda key: (say("One more: {cargo}", cargo=cargo_name(Cargo(key))), ()),
    "aboard": lambda key: (
        capital(cargo_name(Cargo(key))),
        (say("Press it to take all of it along, or nothing."),),
    ),
    "fewer_power": lambda key: (say("Commit one power less"), ()),
    "more_power": lambda key: (say("Commit one power more"), ()),
}
"""What is said of each kind of thing there, from its key."""


def sheet_of(handle: Handle) -> Sheet | None:
    """Title and lines of the hover card; None for things of the table itself."""
    found = SHEETS.get(handle.kind)
    return None if found is None else found(handle.key)


# The prompt ---------------------------------------------------------------------------------------------


def prompt(turn: Turn, view: State) -> Words:
    """What is asked, nothing being picked by hand yet."""
    chosen, before = opened(view)
    draft = start(chosen)
    if draft is not None:
        return collected(draft, turn, view)
    return prompt_text(RULES.turn(chosen) if before else turn, chosen)


def collected(draft: Draft | Verdict, turn: Turn, view: State) -> Words:
    """What is asked with so much collected, and how it can be changed."""
    if isinstance(draft, Verdict):
        return verdict_title(draft), verdict_sentence(draft)
    view = opened(view)[0]
    entry = view.pending[-1]
    if isinstance(draft, Load):
        title, _how = prompt_text(turn, seen_with(view, draft))
        return title, _load_sentence(view, draft)
    match entry:
        case Producing():
            return _produce(view, draft)
        case PlacingGoods(left=left, place=place) if place is not None:
            more = left - len(draft.picks)
            title = (
                say("Choose %n resource(s)", left)
                if more == left
                else say("Choose %n resource(s): {more} more", left, more=more)
                if more
                else say("Choose %n resource(s): all chosen", left)
            )
            if more:
                return title, say(
                    "In any order. Press a slot to give it back; once all are chosen, Enter takes them."
                )
            return title, say("Press a slot to give it back; Enter takes them.")
        case Paying():
            return pay_words(view, entry, len(draft.picks))
        case ChoosingPower() | ChoosingCards():
            return _fight(view, draft, entry, turn)
        case _:
            return prompt_text(turn, view)


def _load_sentence(view: State, draft: Load) -> str:
    """What goes along, and how to change it."""
    how = on_the_way(seen_with(view, draft))
    entry = view.pending[-1]
    if isinstance(entry, Travelling) and entry.stepped:
        # Half-way nothing is loaded by itself: what lies here stays here unless it is taken along.
        change = say("What is aboard goes on; here you can also load and unload.")
    else:
        limits = load_limits(view, entry) if isinstance(entry, Travelling) else ()
        whole = tuple(most for _, most in limits) == draft.numbers
        change = say("All goes along unless you leave something here.")
        if not whole:
            change = say("What stays here can still be loaded; a lit territory is where it goes.")
    return say("{first}. {second}", first=how, second=change)


def _produce(view: State, draft: Draft) -> Words:
    complete, left = is_complete(view, draft), territories_left(view, draft)
    title = say("Produce: %n territories left", left) if left else say("Produce: all is chosen")
    if not complete:
        return title, say("Press lit territories, in any order: each worker there yields one piece.")
    price = dearer_sentence(view, workers_coming(draft))
    if price:
        # Workers never leave the map: what they make dearer is said while a village can still bring fewer.
        return title, say(
            "{first} {second}", first=price, second=say("A village pressed again brings one fewer.")
        )
    return title, say("A territory pressed again yields one less, in the end nothing; Enter produces.")


def _fight(view: State, draft: Draft, entry: ChoosingPower | ChoosingCards, turn: Turn) -> Words:
    power = power_of(view, draft)
    if power is None:
        return prompt_text(turn, view)
    total = power + sum(cards_of(view, draft))
    title = say("Combat on {place}: you commit {total}", place=place_name(entry.place), total=total)
    hand = sum(card is not None for card in seen_with(view, draft).human.hand)
    more = min(most_cards(view, entry.place) - len(cards_of(view, draft)), hand)
    return title, cards_sentence(view, more)
