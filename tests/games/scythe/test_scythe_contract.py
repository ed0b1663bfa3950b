"""States, decisions, actions and events as values: kept in files, shown to those who may know. Source: H15."""

from __future__ import annotations

import json
from typing import Any, get_args

import attrs
import pytest

from noria_desktop.app.saves.converter import strict_converter
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe import actions, events, pending
from noria_desktop.games.scythe.copies import less, more, moved, with_goods
from noria_desktop.games.scythe.ending import end_game, place_due_stars
from noria_desktop.games.scythe.gains import gain, without_card
from noria_desktop.games.scythe.record import (
    Criterion,
    Destination,
    GainEntry,
    MoveEntry,
    Outcome,
    Rejected,
    Rejection,
    TrackerStep,
    TurnRecord,
    UnitChoice,
)
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    AutomaGain,
    Bonus,
    MoveSymbol,
    Scheme,
    Source,
    Star,
    Unit,
)
from tests.games.scythe.positions import position

WORKER = UnitChoice(Unit.WORKER, 33, 1, 4)
RECORD = TurnRecord(
    turn=3,
    card=3,
    scheme=Scheme.I,
    moves=(
        MoveEntry(
            MoveSymbol.MOVE_WORKER,
            None,
            0,
            Outcome.DONE,
            units=(WORKER,),
            selected=WORKER,
            selected_by=Criterion.READING_ORDER,
            valid=(Destination(33, 1, 4), Destination(34, 1, 3)),
            rejected=(Rejected(40, Rejection.OWN_WORKER),),
            destination=34,
            decided_by=Criterion.NEAREST_FACTORY,
        ),
    ),
    gains=(GainEntry(AutomaGain.POWER, 3, None, 3),),
    offer=Bonus.COINS,
    tracker=TrackerStep(2, 3),
)


# Files --------------------------------------------------------------------------------------------------


def test_a_state_with_a_record_and_a_stack_is_written_and_read_again() -> None:
    """Architecture 6: every type of field can be kept in a file; automa.md 15: the record is data."""
    converter = strict_converter((actions.Action, pending.Pending))
    state = position()
    state = attrs.evolve(
        state,
        pending=(
            pending.EndingTurn(),
            pending.Aftermath((pending.Arrival(1, Unit.MECH, 2, 3, (0, 1, 0, 0), 2),)),
        ),
        automa=attrs.evolve(state.automa, record=RECORD),
    )
    data = json.loads(json.dumps(converter.unstructure(state, unstructure_as=State)))
    assert converter.structure(data, State) == state


def test_names_in_files_are_unique() -> None:
    """Members of a union are written by their names."""
    for union in (actions.Action, pending.Pending, events.Event):
        names = [member.__name__ for member in get_args(union)]
        assert len(set(names)) == len(names)


def test_every_event_is_an_event() -> None:
    """engine.contract: animator and log rely on it."""
    assert all(issubclass(member, BaseEvent) for member in get_args(events.Event))


# Who may know -------------------------------------------------------------------------------------------


def test_the_automas_combat_cards_stay_secret() -> None:
    """H15: their number is public, their values are not; R31 even from discards that were seen."""
    drawn = events.CombatCardsDrawn(BOT, (2, 5), Source.AUTOMA)
    seen = events.seen_by(drawn, HUMAN)
    assert isinstance(seen, events.CombatCardsDrawn)
    assert seen.cards == (None, None)
    own = events.CombatCardsDrawn(HUMAN, (4,), Source.TOP)
    assert events.seen_by(own, HUMAN) is own


def test_the_automas_factory_card_is_never_read() -> None:
    """automa.md 6: face down on its mat."""
    taken = events.FactoryCardTaken(BOT, 7)
    seen = events.seen_by(taken, HUMAN)
    assert isinstance(seen, events.FactoryCardTaken)
    assert seen.card is None
    own = events.FactoryCardTaken(HUMAN, 7)
    assert events.seen_by(own, HUMAN) is own


# Copies -------------------------------------------------------------------------------------------------


def test_a_changed_value_is_what_its_class_would_make() -> None:
    """Copies are ordinary frozen values: equal, hashable, locked."""
    human = position().human
    poorer = changed(human, coins=3)
    assert poorer == attrs.evolve(human, coins=3)
    assert hash(poorer) == hash(attrs.evolve(human, coins=3))
    assert type(poorer) is type(human)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        poorer.coins = 4  # type: ignore[misc]
    with pytest.raises(AttributeError):
        changed(human, gold=1)  # type: ignore[call-arg]


def test_goods_and_places() -> None:
    """Tokens are added and taken by kind; units in ascending order."""
    assert more((1, 0, 2, 0), (0, 3, 1, 0)) == (1, 3, 3, 0)
    assert less((1, 3, 3, 0), (0, 3, 1, 0)) == (1, 0, 2, 0)
    assert with_goods((NO_GOODS,) * 3, 1, (1, 0, 0, 0)) == (NO_GOODS, (1, 0, 0, 0), NO_GOODS)
    assert moved((3, 4, 4, 9), 4, 12, 2) == (3, 9, 12, 12)
    with pytest.raises(ValueError, match="not in"):
        moved((3, 4), 5, 6)


# Gains --------------------------------------------------------------------------------------------------


def told(table: StateBuilder) -> list[Any]:
    return table.events


def test_what_exceeds_the_top_is_lost() -> None:
    """1: power to 16, popularity to 18, coins without end."""
    table = StateBuilder(position(power=15, popularity=18, coins=10))
    assert gain(table, HUMAN, Bonus.POWER, 3, Source.TOP) == 1
    assert gain(table, HUMAN, Bonus.POPULARITY, 2, Source.TOP) == 0
    assert gain(table, HUMAN, Bonus.COINS, 3, Source.BOTTOM) == 3
    assert (table.human.power, table.human.popularity, table.human.coins) == (16, 18, 13)
    assert told(table) == [
        events.Gained(HUMAN, Bonus.POWER, 1, Source.TOP),
        events.Gained(HUMAN, Bonus.COINS, 3, Source.BOTTOM),
    ]


def test_the_automas_popularity_never_changes() -> None:
    """The user's document: popularity does not change; automa.md 1.3."""
    table = StateBuilder(position(their_power=15))
    assert gain(table, BOT, Bonus.POPULARITY, 2, Source.AUTOMA) == 0
    assert gain(table, BOT, Bonus.POWER, 4, Source.AUTOMA) == 1
    assert gain(table, BOT, Bonus.COINS, 1, Source.AUTOMA) == 1
    assert (table.automa.power, table.automa.coins) == (16, 6)


def test_an_empty_combat_deck_is_made_of_the_discards() -> None:
    """6; R31: one card left, two discards, three drawn; then nothing is left to draw."""
    table = StateBuilder(position(combat_deck=(5,), combat_discard=(2, 3)))
    assert gain(table, HUMAN, Bonus.COMBAT_CARDS, 3, Source.TOP) == 3
    assert table.human.hand == (2, 3, 5)
    assert (len(table.decks.combat), table.decks.combat_discard) == (0, ())
    assert [type(event) for event in told(table)] == [events.CombatDeckShuffled, events.CombatCardsDrawn]
    assert gain(table, HUMAN, Bonus.COMBAT_CARDS, 1, Source.TOP) == 0


def test_the_automa_draws_into_its_own_hand() -> None:
    """automa.md 7."""
    table = StateBuilder(position(combat_deck=(4,), combat_discard=()))
    table.decks = attrs.evolve(table.decks, combat=Pile((4,)))
    assert gain(table, BOT, Bonus.COMBAT_CARDS, 1, Source.AUTOMA) == 1
    assert table.automa.hand == (4,)


def test_a_card_that_is_not_there_cannot_be_spent() -> None:
    """Bad input."""
    assert without_card((2, 2, 5), 2) == (2, 5)
    with pytest.raises(ValueError, match="not in"):
        without_card((2, 2, 5), 4)


# Stars and the end --------------------------------------------------------------------------------------


def test_stars_are_placed_and_the_sixth_ends_the_game() -> None:
    """10: four stars, both tracks at their ends: two more, and everything else is dropped."""
    table = StateBuilder(
        position(power=16, popularity=18, stars={Star.COMBAT: 2, Star.OBJECTIVE: 1, Star.RECRUITS: 1})
    )
    place_due_stars(table)
    assert is_over(table)
    end_game(table)
    assert table.pending == [pending.Finished()]
    assert [type(event) for event in told(table)] == [events.StarPlaced, events.StarPlaced, events.GameEnded]


def test_the_humans_sixth_comes_before_the_automas() -> None:
    """automa.md R28: with five on both sides the human's is placed first and ends it."""
    five = {Star.COMBAT: 2, Star.OBJECTIVE: 1, Star.RECRUITS: 1, Star.MECHS: 1}
    table = StateBuilder(position(power=16, stars=five, their_power=16, their_stars={Star.TRACKER: 5}))
    place_due_stars(table)
    assert is_over(table)
    assert (sum(table.human.stars), sum(table.automa.stars)) == (6, 5)


def test_nothing_ends_with_five() -> None:
    """10."""
    table = StateBuilder(position(power=16, stars={Star.COMBAT: 2}))
    place_due_stars(table)
    assert not is_over(table)
    assert sum(table.human.stars) == 3
