"""The Automa's side of a battle: its card, its power and combat cards, what defeat and victory do to it.

Who decides what when is ``combat``'s; it calls ``fight`` once the human's commitment is sealed, and the rest after
the human's units have retreated. Source: automa.md 10; R15, R20 to R22, R29.
"""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.scythe.automa_deck import draw_battle_card
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_workers
from noria_desktop.games.scythe.copies import more, moved, with_goods
from noria_desktop.games.scythe.events import (
    AutomaUnitRetreated,
    BattleCardDrawn,
    CombatRevealed,
    GoodsGained,
    GoodsRemoved,
    WorkersRouted,
)
from noria_desktop.games.scythe.gains import discard_combat_cards
from noria_desktop.games.scythe.record import BattleEntry
from noria_desktop.games.scythe.state import Automa, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    RESOURCES,
    AutomaCard,
    CombatCard,
    Goods,
    Place,
    Source,
    Unit,
    home_base,
)


@frozen
class Fought:
    """How a battle came out."""

    winner: Seat
    committed: bool
    """The loser used at least one power or one card, so it draws a card (10.8)."""


@frozen
class Commitment:
    """What the Automa puts into a battle."""

    column: int
    """Of the battle table, by its power; from 0."""
    power: int
    cards: tuple[CombatCard, ...]
    """Ascending, out of its hand."""


# The battle itself --------------------------------------------------------------------------------------


def fight(
    table: StateBuilder, place: Place, attacker: Seat, power: int, cards: tuple[CombatCard | None, ...]
) -> Fought:
    """Steps 2 to 6: the battle card is drawn, both sides are revealed and pay, the higher total wins.

    Args:
        table: the human's cards have left the hand already, the power has not left the track.
        place: where the combat units of both sides stand; they stay there for now.
        attacker: wins a tie.
        power: on the human's dial.
        cards: the human's.
    """
    card = draw_battle_card(table)
    theirs, table.rng = commitment(table.automa, card, table.rng)
    mine = tuple([value for value in cards if value is not None])
    human, automa = power + sum(mine), theirs.power + sum(theirs.cards)
    winner = attacker if human == automa else HUMAN if human > automa else BOT

    table.human = changed(table.human, power=table.human.power - power)
    hand = list(table.automa.hand)
    for value in theirs.cards:
        hand.remove(value)
    table.automa = changed(table.automa, power=table.automa.power - theirs.power, hand=tuple(hand))
    discard_combat_cards(table, (*mine, *theirs.cards))

    if attacker == BOT:
        note(table, BattleEntry(place, card, (power, theirs.power), (mine, theirs.cards), winner))
    table.tell(BattleCardDrawn(card, theirs.column))
    table.tell(
        CombatRevealed(
            place, attacker, (power, theirs.power), (mine, theirs.cards), winner, card, theirs.column
        )
    )
    committed = bool(power or mine) if winner == BOT else bool(theirs.power or theirs.cards)
    return Fought(winner, committed)


def note(table: StateBuilder, battle: BattleEntry) -> None:
    """Write a battle of the Automa's turn into the record of that turn (automa.md 15)."""
    record = table.automa.record
    if record is not None:
        table.automa = changed(table.automa, record=changed(record, battle=battle))


def commitment(automa: Automa, card: AutomaCard, rng: Rng) -> tuple[Commitment, Rng]:
    """Steps 3 to 5: what a battle card makes the Automa use, and the generator after its cards were picked.

    The number in the column of its present power, and the printed number of cards picked at random, or all it has if
    that is less. How many units fight does not limit the cards (R21).
    """
    printed = components().automa
    column = printed.column_of[automa.power]
    row = printed.cards[card - 1]
    hand = tuple([value for value in automa.hand if value is not None])
    used = min(row.combat_cards, len(hand))
    if 0 < used < len(hand):
        hand, rng = rng.dealt(hand)
    return Commitment(column, min(row.power[column], automa.power), tuple(sorted(hand[:used]))), rng


# What it leaves behind ----------------------------------------------------------------------------------


def automa_retreats(table: StateBuilder, place: Place) -> int:
    """The Automa lost: combat units go to its faction mat, workers to its home base (10.8).

    Returns how many workers were forced home; when the human attacked each of them costs popularity (10.9).
    """
    automa = table.automa
    if automa.character == place:
        table.automa = changed(automa, character=None)
        table.tell(AutomaUnitRetreated(Unit.CHARACTER, place))
    lost = automa.mechs.count(place)
    if lost:
        table.automa = changed(table.automa, mechs=tuple([mech for mech in automa.mechs if mech != place]))
        table.tell(*[AutomaUnitRetreated(Unit.MECH, place)] * lost)
    return send_workers_home(table, place)


def send_workers_home(table: StateBuilder, place: Place) -> int:
    """The Automa's workers on a territory go to its home base; returns how many there were.

    Also what happens when the human moves in where nobody but workers stands: no battle, the human loses popularity
    for each and then lays the resource box (10.11).
    """
    number = automa_workers(table.automa, place)
    if number:
        home = home_base(table.automa.faction)
        table.automa = changed(table.automa, workers=moved(table.automa.workers, place, home, number))
        table.tell(WorkersRouted(BOT, place, number, home))
    return number


def settle_resources(table: StateBuilder, place: Place, attacker: Seat, winner: Seat) -> None:
    """10.10: tokens appear for the human's won attack and vanish for the Automa's; a won defence leaves them (R22)."""
    if winner != attacker:
        return
    if winner == HUMAN:
        lay_resource_box(table, place)
    else:
        remove_goods(table, place)


def remove_goods(table: StateBuilder, place: Place) -> None:
    """The Automa's attack leaves no token on the territory."""
    goods = table.board.goods[place]
    if any(goods):
        table.board = changed(table.board, goods=with_goods(table.board.goods, place, NO_GOODS))
        table.tell(GoodsRemoved(place, goods))


# The resource box (automa.md 10) ------------------------------------------------------------------------


def boxed_goods(sight: Observation, place: Place) -> Goods:
    """Tokens that conquering a territory would lay on it now.

    As many as the resource box of the Automa's last turn card says, in both schemes and wherever that card lies by
    now; none before its first turn (R23). Of the territory's own resource; lakes, villages and the Factory have none.
    """
    printed, card = components(), sight.automa.remembered
    resource = printed.map.yields[printed.map.terrain[place].index]
    if card is None or resource is None:
        return NO_GOODS
    number = printed.automa.cards[card - 1].resource_box
    oil, metal, food, wood = (number if kind is resource else 0 for kind in RESOURCES)
    return oil, metal, food, wood


def lay_resource_box(table: StateBuilder, place: Place) -> None:
    """The human attacked and won here, or drove the Automa's workers off: tokens appear, the human's at once (R30)."""
    goods = boxed_goods(table, place)
    if any(goods):
        board = table.board
        table.board = changed(board, goods=with_goods(board.goods, place, more(board.goods[place], goods)))
        table.tell(GoodsGained(place, goods, Source.RESOURCE_BOX))
