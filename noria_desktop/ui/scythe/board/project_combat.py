"""Pictures of a combat over the map: both sides, the dial, cards, and what a total is good for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import ChoosingArtillery, ChoosingCards, ChoosingPower, Revealing
from noria_desktop.games.scythe.state import Hand, State
from noria_desktop.games.scythe.terms import Place, Unit
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.docks import CombatCardArt
from noria_desktop.ui.scythe.board.arts.land import Mark
from noria_desktop.ui.scythe.board.arts.stage import CombatArt, DialArt, Fighter, Span
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.outlook import outlook, own_span, stakes
from noria_desktop.ui.scythe.board.project_map import groups
from noria_desktop.ui.scythe.board.project_orders import hex_sprite

Fight: TypeAlias = ChoosingArtillery | ChoosingPower | ChoosingCards | Revealing


def combat_sprites(view: State, table: ScytheLayout, given: State) -> Iterator[Sprite]:
    """The panel, the dial while it is set, and the cards of both sides; ``given`` is the view without what was collected."""
    entry = view.pending[-1]
    assert isinstance(entry, Fight)
    room, found = table.combat, outlook(view, entry.attacker)
    dialled = isinstance(entry, ChoosingPower)
    mine, theirs = own_fighter(view, entry), rival_fighter(view, entry.place, found.theirs)
    art = CombatArt(
        entry.place,
        entry.attacker == HUMAN,
        mine,
        theirs,
        *room.size,
        found,
        reach(given),
        stakes(view, entry.place, entry.attacker),
        # In low tables cards to choose from lie where else the dial stands.
        dialled or (isinstance(entry, ChoosingCards) and table.drawer is not None),
    )
    yield lay(at.scenery("combat"), art, room, Layer.LABEL)
    yield hex_sprite(entry.place, Mark.CONTESTED, table, "contested")
    count = max(mine.slots, len(mine.cards))
    for number in range(count):
        card = mine.cards[number] if number < len(mine.cards) else None
        spot = table.committed(number, count=count)
        lying = CombatCardArt(card, *spot.size, chosen=card is not None, empty=card is None)
        yield lay(at.scenery("committed", str(number)), lying, spot, Layer.LABEL)
    for number in range(theirs.slots):
        spot = table.committed(number, own=False, count=theirs.slots)
        yield lay(at.scenery("theirs", str(number)), CombatCardArt(None, *spot.size), spot, Layer.LABEL)
    if dialled:
        dial = table.dial
        face = DialArt(0, most_power(view.human), view.human.faction, dial.width)
        yield lay(at.scenery("dial"), face, dial, Layer.LABEL)


def own_fighter(view: State, entry: Fight) -> Fighter:
    """The human's side of a combat."""
    human, bounds = view.human, (0, most_power(view.human))
    power, total = None, None
    cards: Hand = ()
    if isinstance(entry, ChoosingCards | Revealing):
        power, cards, bounds = entry.power, entry.cards, (entry.power, entry.power)
        total = power + sum(card for card in cards if card is not None)
    return Fighter(
        human.faction,
        fighting(view, entry.place, HUMAN),
        power,
        cards,
        human.power,
        total,
        span=own_span(view, entry.place, bounds, cards),
        # A place that no card of the hand can fill would ask for one.
        slots=len(cards)
        if isinstance(entry, Revealing)
        else min(most_cards(view, entry.place), len(cards) + len(human.hand)),
        hand=len(human.hand),
    )


def reach(given: State) -> int:
    """The highest total that the human can still come to.

    What is only collected can be changed: the dial turned on, a card exchanged for a better one.
    """
    entry = given.pending[-1]
    assert isinstance(entry, Fight)
    span = own_fighter(given, entry).span
    return 0 if span is None else span.total[1]


def fighting(view: State, place: Place, seat: Seat) -> tuple[tuple[Unit, int], ...]:
    """A side's units on a place, and how many of each kind."""
    return tuple((group.unit, group.count) for group in groups(view, place) if group.seat == seat)


def rival_fighter(view: State, place: Place, span: Span) -> Fighter:
    """The Automa's side of a combat: before the reveal only what it may commit is known."""
    automa, units, cards = view.automa, fighting(view, place, BOT), span.cards[1]
    return Fighter(
        automa.faction, units, None, (), automa.power, None, span=span, slots=cards, hand=len(automa.hand)
    )


def dial_numbers(table: ScytheLayout) -> tuple[tuple[int, Point], ...]:
    """Every number on the dial, with its place."""
    most = components().mats.most_dial
    return tuple((power, table.dial_number(power, most)) for power in range(most + 1))


def arena_box(table: ScytheLayout, *, own: bool = True) -> Box:
    """A side of the combat panel: on the human's, cards are committed."""
    room = table.combat
    return measures.combat_side(*room.size, own=own).moved(room.x, room.y)
