"""Steps 2b and 2c: what the card gives the Automa, and the recruit bonus it offers the human.

Source: automa.md 7, 8; R16, R17, R28, R31.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.ending import place_due_stars
from noria_desktop.games.scythe.events import AutomaUnitArrived, GainLost, WorkersGained
from noria_desktop.games.scythe.gains import gain
from noria_desktop.games.scythe.printed_automa import GainOrder
from noria_desktop.games.scythe.record import GainEntry
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import Automa, Human, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import AutomaGain, Bonus, Gain, Source, Unit, home_base

_BONUS: Final = {
    AutomaGain.POWER: Bonus.POWER,
    AutomaGain.COIN: Bonus.COINS,
    AutomaGain.COMBAT_CARD: Bonus.COMBAT_CARDS,
}


# Step 2b: the Automa gains ------------------------------------------------------------------------------


def gain_all(table: StateBuilder, orders: Sequence[GainOrder]) -> tuple[GainEntry, ...]:
    """Resolve the gain symbols in their order and write down what became of each.

    A star for the end of the power track is placed at once; if it is the sixth the symbols after it are dropped.
    """
    entries: list[GainEntry] = []
    for order in orders:
        entries.append(_gained(table, order))
        place_due_stars(table)
        if is_over(table):
            break
    return tuple(entries)


def _gained(table: StateBuilder, order: GainOrder) -> GainEntry:
    """One symbol; another faction's is skipped."""
    number = 0
    if order.faction in (None, table.automa.faction):
        bonus = _BONUS.get(order.gain)
        if bonus is not None:
            number = gain(table, BOT, bonus, order.amount, Source.AUTOMA)
        elif order.gain is AutomaGain.WORKER:
            number = _workers_arrive(table, order.amount)
        else:
            number = sum([_combat_unit_arrives(table) for _ in range(order.amount)])
    return GainEntry(order.gain, order.amount, order.faction, number)


def _workers_arrive(table: StateBuilder, amount: int) -> int:
    """Workers from the mat to the home base, as far as there are any; the eighth brings no star (R16)."""
    automa = table.automa
    number, home = min(amount, workers_left(automa)), home_base(automa.faction)
    if number:
        table.automa = changed(automa, workers=tuple(sorted((*automa.workers, *(home,) * number))))
        table.tell(WorkersGained(BOT, home, number, Source.AUTOMA))
    return number


def _combat_unit_arrives(table: StateBuilder) -> int:
    """The character if it is on the mat, else a mech, to the home base; the fourth mech brings no star (R16)."""
    automa, home = table.automa, home_base(table.automa.faction)
    if automa.character is None:
        table.automa = changed(automa, character=home)
        table.tell(AutomaUnitArrived(Unit.CHARACTER))
        return 1
    if mechs_left(automa):
        table.automa = changed(automa, mechs=tuple(sorted((*automa.mechs, home))))
        table.tell(AutomaUnitArrived(Unit.MECH))
        return 1
    return 0


def workers_left(automa: Automa) -> int:
    """Workers on the Automa's mat."""
    return components().mats.workers - len(automa.workers)


def mechs_left(automa: Automa) -> int:
    """Mechs on the Automa's mat."""
    return len(components().mats.factions[automa.faction.index].mechs) - len(automa.mechs)


# Step 2c: the human is offered --------------------------------------------------------------------------


def is_unlocked(human: Human, bonus: Bonus) -> bool:
    """Whether the human has enlisted the recruit that brings this bonus again and again."""
    bottoms = components().mats.bottoms
    return any(
        space is not None and action.ongoing[0] is bonus
        for space, action in zip(human.works.recruits, bottoms, strict=True)
    )


def is_worth_taking(sight: Observation, bonus: Bonus) -> bool:
    """Whether the human would get anything: a track that is full and a deck without cards give nothing."""
    mats, human, decks = components().mats, sight.human, sight.decks
    if bonus is Bonus.POWER:
        return human.power < mats.most_power
    if bonus is Bonus.POPULARITY:
        return human.popularity < mats.most_popularity
    return bonus is Bonus.COINS or bool(decks.combat.cards or decks.combat_discard)


def take_offer(table: StateBuilder, bonus: Bonus) -> None:
    """The human takes the bonus once; stars due by it are placed before step 3 (R28)."""
    gain(table, HUMAN, bonus, offered(bonus), Source.OFFER)


def offered(bonus: Bonus) -> int:
    """How much of it the recruit's ongoing bonus is."""
    return dict(action.ongoing for action in components().mats.bottoms)[bonus]


def leave_offer(table: StateBuilder, bonus: Bonus, *, declined: bool) -> None:
    """The human does without it, or there is nothing of it to be had."""
    table.tell(GainLost(Source.OFFER, Gain(bonus.value), offered(bonus), declined))
