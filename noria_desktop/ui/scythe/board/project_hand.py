"""Pictures of the Factory card, combat cards and objectives of the human."""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.scythe.actions import (
    Action,
    ChooseSection,
    CommitCard,
    PayCard,
    RevealObjective,
)
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.conditions import Condition, Demand
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.objectives import fulfilled, holdings, holds
from noria_desktop.games.scythe.pending import ChoosingCards, Paying, PayingCard
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import FACTORY_SECTION, CombatCard, Objective
from noria_desktop.ui.board.boxes import Box, box
from noria_desktop.ui.board.sprites import Layer, Sprite, lay
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board import measures
from noria_desktop.ui.scythe.board.arts.docks import CombatCardArt, DrawerArt, Fate, ObjectiveArt, Words
from noria_desktop.ui.scythe.board.arts.mats import FactoryStripArt, Use
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_map import LIFTED
from noria_desktop.ui.scythe.board.project_mats import panel_sprite
from noria_desktop.ui.scythe.board.viewpoint import objective_ready, section_now

MOST_APART = 108.0
"""Height of cards laid out to choose from."""
SHARE = 0.5
"""Of a drawer's hand that belongs to the combat cards."""


def hand_sprites(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    """Factory card, hand, objectives; where the dock is low, one line."""
    if not table.left_open:
        return
    human = view.human
    if (line := table.drawer) is not None and unfolded(view, table) is None:
        drawer = DrawerArt(human.hand, human.factory_card, *line.size)
        yield lay(at.scenery("drawer"), drawer, line, Layer.PANEL)
        for number, objective in enumerate(goals(view)):
            yield _objective(view, table, number, objective, legal)
        if apart(view, table) is not None:
            yield from _cards(view, table, legal)
        return
    strip = factory_box(view, table)
    art = FactoryStripArt(human.factory_card, *strip.size, factory_use(view, legal))
    yield lay(at.scenery("factory"), art, strip, Layer.PANEL)
    if table.drawer is not None:
        return
    yield panel_sprite(Words.HAND, table.hand)
    yield from _cards(view, table, legal)
    for number, objective in enumerate(goals(view)):
        yield _objective(view, table, number, objective, legal)


def unfolded(view: State, table: ScytheLayout) -> Box | None:
    """The line of a low dock while the Factory card is in use: its sides are to be read; None at other times."""
    if table.drawer is None or view.human.factory_card is None or section_now(view) != FACTORY_SECTION:
        return None
    # Cards and objectives that can be pressed are not covered by it.
    return table.drawer if not objective_ready(view) and apart(view, table) is None else None


def factory_box(view: State, table: ScytheLayout) -> Box:
    """The Factory card: where the dock is low a third of its line, or all of it while the card is in use."""
    return unfolded(view, table) or table.factory


def factory_use(view: State, legal: tuple[Action, ...]) -> Use:
    """What the Factory card is at the moment."""
    if ChooseSection(FACTORY_SECTION) in legal:
        return Use.LEGAL
    if section_now(view) == FACTORY_SECTION:
        return Use.NOW  # a side or the move alone is framed then, and not the card round them
    return Use.LAST if view.human.last_section == FACTORY_SECTION else Use.REST


# Combat cards -------------------------------------------------------------------------------------------


def hand_values(view: State) -> tuple[CombatCard, ...]:
    """The combat cards in hand, ascending."""
    return tuple(card for card in view.human.hand if card is not None)


def apart(view: State, table: ScytheLayout) -> Box | None:
    """Where cards are laid out that a drawer would hide while one is to be chosen; None when they need not be."""
    if table.drawer is None:
        return None
    match view.pending[-1]:
        case ChoosingCards():
            # As wide as there is room between both sides, so that each card of many shows its value.
            room = table.combat.width * (1 - 2 * measures.COMBAT_SIDE) - 4 * measures.COMBAT_EDGE
            return Box(table.dial.x, table.dial.y, room, table.dial.height)
        case PayingCard() | Paying(coercible=True):
            return table.consequence
        case _:
            return None


def card_box(view: State, table: ScytheLayout, number: int) -> Box:
    """A combat card in hand; in a drawer an even part of the line."""
    count = len(view.human.hand)
    if (room := apart(view, table)) is not None:
        high = min(room.height - 4, MOST_APART)
        wide = high * 0.6
        step = min(wide + 4, (room.width - wide) / max(1, count - 1))
        return box(room.x - ((count - 1) * step + wide) / 2 + number * step, room.y - high / 2, wide, high)
    if table.drawer is None:
        return table.card(number, count)
    hand = table.hand
    wide = hand.width * SHARE / count
    return box(hand.left + number * wide, hand.top, wide, hand.height)


def value_box(view: State, table: ScytheLayout, value: CombatCard) -> Box:
    """All that can be seen of the cards of one value."""
    hand = hand_values(view)
    first = hand.index(value)
    last = first + hand.count(value) - 1
    left, right = card_box(view, table, first), card_box(view, table, last)
    # The next card lies on its right part.
    edge = right.right if last == len(hand) - 1 else card_box(view, table, last + 1).left
    return box(left.left, left.top, edge - left.left, left.height)


def _cards(view: State, table: ScytheLayout, legal: tuple[Action, ...]) -> Iterator[Sprite]:
    hand = hand_values(view)
    layer = Layer.PIECE if apart(view, table) is None else Layer.LABEL
    for number, value in enumerate(hand):
        place = card_box(view, table, number)
        top = number == len(hand) - 1 or hand[number + 1] != value
        playable = CommitCard(value) in legal or PayCard(value) in legal
        art = CombatCardArt(value, *place.size, legal=playable)
        if top:
            held = CombatCardArt(value, place.width * LIFTED, place.height * LIFTED)
            yield lay(at.card(value), art, place, layer, carries=at.card(value), held=held)
        else:
            yield lay(at.scenery("card", str(number)), art, place, layer)


# Objectives ---------------------------------------------------------------------------------------------


def goals(view: State) -> tuple[Objective, ...]:
    """The human's objectives: in hand, revealed, discarded."""
    human = view.human
    known = (*human.objectives, *human.revealed, *human.discarded)
    return tuple(card for card in known if card is not None)


def objective_box(view: State, table: ScytheLayout, number: int) -> Box:
    """An objective; in a drawer an even part of the line."""
    count = len(goals(view))
    if table.drawer is None:
        return table.objective(number, count)
    hand = table.hand
    wide = hand.width * (1 - SHARE) / count
    return box(hand.left + hand.width * SHARE + number * wide + 2, hand.top + 3, wide - 4, hand.height - 6)


def fate_of(view: State, card: Objective) -> Fate:
    """What became of an objective."""
    if card in view.human.revealed:
        return Fate.REVEALED
    if card in view.human.discarded:
        return Fate.DISCARDED
    return Fate.READY if fulfilled(view, card) else Fate.OPEN


def progress(view: State, card: Objective) -> tuple[int, int]:
    """How far an objective is: territories of those it asks for, or else conditions that hold, of how many.

    Once revealed it stays reached, whatever holds later.
    """
    conditions = components().cards.objectives[card - 1].conditions
    table, done = holdings(view), card in view.human.revealed
    if len(conditions) == 1 and (places := _wanted(conditions[0])):
        needed = conditions[0].amount
        return needed if done else min(table.among(places), needed), needed
    if done:
        return len(conditions), len(conditions)
    return sum(holds(table, condition) for condition in conditions), len(conditions)


def _wanted(condition: Condition) -> tuple[int, ...]:
    """Territories of which a condition asks for some."""
    map_ = geography()
    match condition.demand:
        case Demand.CONTROL_TERRAIN if condition.terrain is not None:
            return map_.of_terrain[condition.terrain.index]
        case Demand.CONTROL_TUNNELS:
            return map_.tunnels
        case Demand.BESIDE_FACTORY:
            return map_.neighbours[map_.factory]
        case _:
            return ()


def _objective(
    view: State, table: ScytheLayout, number: int, card: Objective, legal: tuple[Action, ...]
) -> Sprite:
    place = objective_box(view, table, number)
    have, need = progress(view, card)
    art = ObjectiveArt(
        card, have, need, fate_of(view, card), *place.size, legal=RevealObjective(card) in legal
    )
    return lay(at.objective(card), art, place, Layer.PIECE)
