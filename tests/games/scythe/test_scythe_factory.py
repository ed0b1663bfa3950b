"""Coming to the Factory. Source: rules.md 8; H11, H14, H15."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.actions import (
    ChooseSection,
    EndTurn,
    Finish,
    Skip,
    TakeBottom,
    TakeFactoryCard,
)
from noria_desktop.games.scythe.events import FactoryCardsSeen, FactoryCardTaken, seen_by
from noria_desktop.games.scythe.pending import ChoosingBottom, EndingTurn, Moving
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.terms import FACTORY_SECTION, Ability, Phase, Prompt, Unit
from tests.games.scythe.positions import after, legal, move, moving, play, position, refused


def test_the_human_looks_at_the_cards_left_and_takes_exactly_one() -> None:
    """Rules 8, H14: no declining."""
    state = position(character="h24", factory=(4, 11, 7), pending=moving())
    step = play(state, *move(Unit.CHARACTER, "h24", "h23"), Finish())
    assert step.events[-1] == FactoryCardsSeen((4, 11, 7))
    looking = step.state
    turn = RULES.turn(looking)
    assert (turn.phase, turn.prompt) == (Phase.FACTORY, Prompt.FACTORY_CARD)
    assert legal(looking) == (TakeFactoryCard(4), TakeFactoryCard(11), TakeFactoryCard(7))
    assert refused(looking, TakeFactoryCard(5)) is Why.NOT_AT_FACTORY
    assert refused(looking, Skip()) is Why.FACTORY_CARD_FIRST
    step = play(looking, TakeFactoryCard(11))
    assert step.events == (FactoryCardTaken(HUMAN, 11),)
    assert step.state.human.factory_card == 11
    assert step.state.decks.factory == (4, 7)
    assert step.state.pending == (ChoosingBottom(0),)


def test_the_next_visitor_sees_one_card_fewer() -> None:
    """Rules 8: here the Automa was there first."""
    state = position(character="h23", factory=(4, 7), their_factory_card=11, pending=moving(0))
    assert legal(after(state, Finish())) == (TakeFactoryCard(4), TakeFactoryCard(7))


def test_one_card_per_player_never_exchanged() -> None:
    """Rules 8."""
    state = position(character="h23", factory_card=5, factory=(4, 7), pending=moving(0))
    assert after(state, Finish()).pending == (ChoosingBottom(0),)


def test_only_the_character_takes_a_card() -> None:
    state = position(mechs={Ability.SPEED: "h23"}, workers="h23 base", pending=moving(0))
    assert after(state, Finish()).pending == (ChoosingBottom(0),)


def test_the_card_is_the_fifth_section_from_the_next_turn_on() -> None:
    """Rules 3, 8."""
    state = position(character="h23", factory_card=5)
    assert ChooseSection(FACTORY_SECTION) in legal(state)
    assert ChooseSection(FACTORY_SECTION) not in legal(position(character="h23"))


def test_passing_through_the_factory_is_not_standing_there() -> None:
    """Rules 8: when the Move action is wholly finished; here with two steps."""
    state = position(character="h24", factory_card=None, pending=(EndingTurn(), *moving(1, 2)[1:]))
    state = after(state, *move(Unit.CHARACTER, "h24", "h23", "h30"), Finish())
    assert state.pending == (EndingTurn(),)
    assert state.human.factory_card is None


def test_the_factory_move_is_free_and_optional() -> None:
    """Rules 8."""
    state = position(character="h23", factory_card=5, power=0, coins=0, popularity=0)
    state = after(state, ChooseSection(FACTORY_SECTION), Skip())
    assert legal(state) == (TakeBottom(), Skip())
    moved = after(state, TakeBottom())
    assert isinstance(moved.pending[-1], Moving)
    assert EndTurn() in legal(after(state, Skip()))


def test_cards_seen_are_the_humans_alone() -> None:
    """H15: the cards not taken are seen once, when choosing."""
    seen = FactoryCardsSeen((4, 11, 7))
    assert seen_by(seen, HUMAN) == seen
    assert seen_by(seen, BOT) == FactoryCardsSeen((None, None, None))
    assert seen_by(FactoryCardTaken(BOT, 4), HUMAN) == FactoryCardTaken(BOT, None)
    looking = after(position(character="h23", factory=(4, 11, 7), pending=moving(0)), Finish())
    assert RULES.observe(looking, HUMAN).decks.factory == (4, 11, 7)
    assert RULES.observe(looking, BOT).decks.factory == (None, None, None)
    taken = after(looking, TakeFactoryCard(4))
    assert RULES.observe(taken, HUMAN).decks.factory == (None, None)


def test_an_empty_factory_asks_nothing() -> None:
    """Rules 8: with three cards and two sides there is always one; a position without is passed over all the same."""
    state = position(character="h23", factory=(), pending=moving(0))
    assert after(state, Finish()).pending == (ChoosingBottom(0),)
