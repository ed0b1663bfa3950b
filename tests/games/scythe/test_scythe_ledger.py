"""Whoever only hears the events knows the table: animator, log and statistics rest on it. Source: events.py.

A ledger follows random games by their events alone and is compared with the state after every action.
"""

from __future__ import annotations

from collections import Counter

import pytest

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import events as told
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import Event
from noria_desktop.games.scythe.pending import ChoosingCards, Revealing
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import RESOURCES, Bonus, Goods, Place, Unit, home_base
from tests.games.scythe.test_scythe_rules import playthrough

SEEDS = range(12)


def lying(state: State) -> Counter[tuple[Place, int]]:
    """Tokens by place and kind."""
    return Counter(
        {
            (place, kind): number
            for place, goods in enumerate(state.board.goods)
            for kind, number in enumerate(goods)
        }
    )


class Ledger:
    """What can be told from events."""

    def __init__(self, state: State) -> None:
        human, automa = state.human, state.automa
        self.home = home_base(automa.faction)
        self.tracks = {
            (HUMAN, Bonus.POWER): human.power,
            (HUMAN, Bonus.COINS): human.coins,
            (HUMAN, Bonus.POPULARITY): human.popularity,
            (BOT, Bonus.POWER): automa.power,
            (BOT, Bonus.COINS): automa.coins,
        }
        self.cards = {HUMAN: Counter(human.hand), BOT: Counter(automa.hand)}
        self.stars = {HUMAN: list(human.stars), BOT: list(automa.stars)}
        self.workers = {HUMAN: Counter(human.army.workers), BOT: Counter(automa.workers)}
        self.character = {HUMAN: human.army.character, BOT: automa.character}
        self.mechs = list(human.army.mechs)
        self.their_mechs = Counter(automa.mechs)
        self.goods = lying(state)
        self.cubes = list(human.works.cubes)
        self.slots = list(human.works.slots)
        self.structures = list(human.works.structures)
        self.recruits = list(human.works.recruits)
        self.tokens = set(state.board.tokens)

    def lay(self, place: Place, goods: Goods, sign: int = 1) -> None:
        for kind in RESOURCES:
            self.goods[place, kind.index] += sign * goods[kind.index]

    def pay(self, power: int, popularity: int, coins: int) -> None:
        self.tracks[HUMAN, Bonus.POWER] -= power
        self.tracks[HUMAN, Bonus.POPULARITY] -= popularity
        self.tracks[HUMAN, Bonus.COINS] -= coins

    def walk(self, seat: Seat, origin: Place, place: Place, number: int = 1) -> None:
        self.workers[seat][origin] -= number
        self.workers[seat][place] += number

    def hear(self, event: Event) -> None:
        """Follow one event."""
        match event:
            case told.Gained(seat, bonus, amount, _):
                self.tracks[seat, bonus] += amount
            case told.TopTaken(_, power, popularity, coins):
                self.pay(power, popularity, coins)
            case told.FactoryCardUsed(_, _, power, popularity, coins):
                self.pay(power, popularity, coins)
            case told.OptionChosen(_, _, power, popularity, coins):
                self.pay(power, popularity, coins)
            case told.PopularityLost(amount):
                self.pay(0, amount, 0)
            case told.PowerStruck(paid, lost):
                self.pay(paid, 0, 0)
                self.tracks[BOT, Bonus.POWER] -= lost
            case told.CombatRevealed(power=(mine, theirs), cards=(my_cards, their_cards)):
                self.pay(mine, 0, 0)
                self.tracks[BOT, Bonus.POWER] -= theirs
                self.cards[HUMAN] -= Counter(my_cards)
                self.cards[BOT] -= Counter(their_cards)
            case told.CombatCardsDrawn(seat, cards, _):
                self.cards[seat] += Counter(cards)
            case told.CardPaid(card, _):
                self.cards[HUMAN] -= Counter([card])
            case told.CardScouted(card):
                self.cards[BOT] -= Counter([card])
                self.cards[HUMAN] += Counter([card])
            case told.GoodsGained(place, goods, _):
                self.lay(place, goods)
            case told.GoodsPaid(place, goods) | told.GoodsRemoved(place, goods):
                self.lay(place, goods, -1)
            case told.Produced(place, goods, workers):
                self.lay(place, goods)
                self.workers[HUMAN][place] += workers
            case told.WorkersGained(seat, place, number, _):
                self.workers[seat][place] += number
            case told.Upgraded(cube, bottom, _):
                self.cubes[cube.index] = True
                self.slots[bottom.index] += 1
            case told.Deployed(slot, place, _):
                self.mechs[slot] = place
            case told.Built(structure, place, _):
                self.structures[structure.index] = place
            case told.Enlisted(bottom, bonus, _):
                self.recruits[bottom.index] = bonus
            case told.StarPlaced(seat, star, _):
                self.stars[seat][star.index] += 1
            case told.TokenRemoved(place):
                self.tokens.discard(place)
            case told.EncounterDrawn(place, _):
                self.tokens.discard(place)
            case _:
                self._hear_a_move(event)

    def _hear_a_move(self, event: Event) -> None:
        match event:
            case told.UnitStepped(unit, slot, origin, place, goods, workers):
                self._put(unit, slot, origin, place)
                self.lay(origin, goods, -1)
                self.lay(place, goods)
                self.walk(HUMAN, origin, place, workers)
            case told.UnitRetreated(unit, slot, origin, place):
                self._put(unit, slot, origin, place)
            case told.WorkersRetreated(origin, place, number):
                self.walk(HUMAN, origin, place, number)
            case told.WorkersRouted(seat, place, number, home):
                self.walk(seat, place, home, number)
            case told.AutomaMoved(Unit.CHARACTER, _, place):
                self.character[BOT] = place
            case told.AutomaMoved(Unit.WORKER, origin, place):
                self.walk(BOT, origin, place)
            case told.AutomaMoved(Unit.MECH, origin, place):
                self.their_mechs[origin] -= 1
                self.their_mechs[place] += 1
            case told.AutomaUnitArrived(Unit.CHARACTER):
                self.character[BOT] = self.home
            case told.AutomaUnitArrived(Unit.MECH):
                self.their_mechs[self.home] += 1
            case told.AutomaUnitRetreated(Unit.CHARACTER, _):
                self.character[BOT] = None
            case told.AutomaUnitRetreated(Unit.MECH, origin):
                self.their_mechs[origin] -= 1
            case _:
                pass

    def _put(self, unit: Unit, slot: int, origin: Place, place: Place) -> None:
        if unit is Unit.CHARACTER:
            self.character[HUMAN] = place
        elif unit is Unit.MECH:
            self.mechs[slot] = place
        else:
            self.walk(HUMAN, origin, place)

    def compare(self, state: State) -> None:
        """The table is as was told; cards on the dial are still the human's."""
        human, automa = state.human, state.automa
        entry = state.pending[-1]
        dial = entry.cards if isinstance(entry, (ChoosingCards, Revealing)) else ()
        assert self.tracks == {
            (HUMAN, Bonus.POWER): human.power,
            (HUMAN, Bonus.COINS): human.coins,
            (HUMAN, Bonus.POPULARITY): human.popularity,
            (BOT, Bonus.POWER): automa.power,
            (BOT, Bonus.COINS): automa.coins,
        }
        assert self.cards[HUMAN] == Counter(human.hand) + Counter(dial)
        assert self.cards[BOT] == Counter(automa.hand)
        assert self.stars == {HUMAN: list(human.stars), BOT: list(automa.stars)}
        assert +self.workers[HUMAN] == Counter(human.army.workers)
        assert +self.workers[BOT] == Counter(automa.workers)
        assert self.character == {HUMAN: human.army.character, BOT: automa.character}
        assert self.mechs == list(human.army.mechs)
        assert +self.their_mechs == Counter(automa.mechs)
        assert +self.goods == +lying(state)
        works = human.works
        assert (self.cubes, self.slots) == (list(works.cubes), list(works.slots))
        assert (self.structures, self.recruits) == (list(works.structures), list(works.recruits))
        assert self.tokens == set(state.board.tokens)


@pytest.mark.parametrize("seed", SEEDS)
def test_events_tell_everything_that_changes(seed: int) -> None:
    """Counters, hands, units, tokens, structures and stars follow from the events alone."""
    steps = playthrough(seed)
    ledger = Ledger(steps[0][0])
    for _, action, state, events in steps:
        for event in events:
            if isinstance(event, told.MovesUndone):
                return
            ledger.hear(event)
        try:
            ledger.compare(state)
        except AssertionError as error:
            raise AssertionError(f"after {action}: {events}") from error


def test_gains_never_exceed_their_tracks() -> None:
    """Rules 1: what would exceed the top is lost and is not told."""
    mats = components().mats
    for _, _, state, events in playthrough(3):
        for event in events:
            if isinstance(event, told.Gained):
                assert event.amount > 0
        assert 0 <= state.human.power <= mats.most_power
        assert 0 <= state.human.popularity <= mats.most_popularity
        assert state.human.coins >= 0
