"""The look-ahead player of Scythe. Source: engines-and-bots 7; rules.md 16 (H15)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app import players
from noria_desktop.app.kits.scythe import KIT
from noria_desktop.app.simulate import play
from noria_desktop.bots.policy import Policy, RandomPlayer
from noria_desktop.bots.resolute import resolute
from noria_desktop.bots.scythe.look_ahead import LookAhead
from noria_desktop.bots.scythe.players import PLAYERS
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.bots.scythe.ways import ways
from noria_desktop.bots.scythe.weights import Weights
from noria_desktop.bots.scythe.worth import chance_to_win, worth
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe.actions import Action, Advance, PickMover, Take
from noria_desktop.games.scythe.card_count import unseen_battle_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import ChoosingFactoryCard, Encountering, Finished, Revealing
from noria_desktop.games.scythe.positions import check
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import BASE_FACTIONS, Ability, Cargo, Faction, Level, Star, Unit
from tests.chance import seat_chance
from tests.games.scythe.positions import after, at, legal, moving, position

USUAL = Weights()


def played(seed: int, policy: Policy, options: Options | None = None) -> Iterator[tuple[State, Action]]:
    """A game's positions in which the human decides, with what was chosen; the final position last."""
    state, rng = RULES.setup(options or Options(), seed).state, seat_chance(seed, HUMAN)
    policy = resolute(policy)
    while not isinstance(state.pending[-1], Finished):
        offered = RULES.legal_actions(state)
        if RULES.turn(state).automatic:
            action = offered[0]
        else:
            choice, rng = policy.choose(RULES.observe(state, HUMAN), offered, rng)
            action = choice.action
            assert action in offered
            yield state, action
        state = RULES.apply_unchecked(state, action).state
    yield state, Advance()


@cache
def game(seed: int) -> tuple[tuple[State, Action], ...]:
    """A game of the look-ahead player."""
    return tuple(played(seed, LookAhead()))


def points(seed: int, policy: Policy, level: Level) -> int:
    """The human's coins in the end."""
    *_, (final, _) = played(seed, policy, Options(level=level))
    return RULES.scores(final).total(HUMAN)


# How it plays ------------------------------------------------------------------------------------------


def test_beats_the_random_player_by_far() -> None:
    seeds = range(1, 4)
    greedy = sum(points(seed, LookAhead(), Level.AUTOMA) for seed in seeds)
    by_chance = sum(points(seed, RandomPlayer(), Level.AUTOMA) for seed in seeds)
    assert greedy > by_chance + 15 * len(seeds)


def test_it_builds_fights_and_explores() -> None:
    """Over a few games every kind of progress is made."""
    finals = [game(seed)[-1][0].human for seed in range(1, 5)]
    assert sum(sum(human.works.slots) for human in finals) >= len(finals)
    assert any(place is not None for human in finals for place in human.army.mechs)
    assert any(place is not None for human in finals for place in human.works.structures)
    assert any(bonus is not None for human in finals for bonus in human.works.recruits)
    assert any(len(human.army.workers) > 2 for human in finals)
    assert any(sum(human.stars) > 1 for human in finals)
    assert any(isinstance(state.pending[-1], Encountering) for seed in range(1, 5) for state, _ in game(seed))


def test_same_seed_same_game() -> None:
    assert tuple(played(5, LookAhead())) == tuple(played(5, LookAhead()))


def test_its_own_chance_plays_no_part() -> None:
    view = RULES.observe(RULES.setup(Options(), 8).state, HUMAN)
    first, second = (LookAhead().choose(view, legal(view), Rng(key))[0] for key in (1, 2))
    assert first == second


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_finds_a_legal_action_wherever_somebody_else_has_led_the_game(faction: Faction) -> None:
    """A hint can be asked for in the middle of any turn."""
    for count, (state, _) in enumerate(played(3, RandomPlayer(), Options(faction=faction))):
        if isinstance(state.pending[-1], Finished) or count % 11:
            continue
        offered = RULES.legal_actions(state)
        choice, _ = LookAhead().choose(RULES.observe(state, HUMAN), offered, Rng(1))
        assert choice.action in offered


def test_half_way_through_its_own_turn_it_needs_no_memory_to_go_on() -> None:
    for count, (state, _) in enumerate(game(3)):
        if isinstance(state.pending[-1], Finished) or count % 13:
            continue
        offered = RULES.legal_actions(state)
        choice, _ = LookAhead().choose(RULES.observe(state, HUMAN), offered, Rng(1))
        assert choice.action in offered


def test_what_it_weighed_stands_best_first_and_begins_with_what_it_chose() -> None:
    for state, _ in game(4)[::9]:
        offered = RULES.legal_actions(state)
        if isinstance(state.pending[-1], Finished) or len(offered) == 1:
            continue
        choice, _ = LookAhead().choose(RULES.observe(state, HUMAN), offered, Rng(1))
        worths = [entry.worth for entry in choice.weighed]
        actions = [entry.action for entry in choice.weighed]
        assert worths == sorted(worths, reverse=True)
        assert actions[0] == choice.action
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(offered)


def unseen_exchanged(state: State, seed: int) -> State:
    """The same table with every card that the human cannot see exchanged for another such card, and other chance."""
    mix, automa, decks = random.Random(seed), state.automa, state.decks

    def mixed(*rows: Iterable[Any]) -> list[Any]:
        cards = [card for row in rows for card in row]
        mix.shuffle(cards)
        return cards

    combat = mixed(automa.hand, decks.combat.cards)
    hand = tuple(sorted(combat[: len(automa.hand)]))
    looking = isinstance(state.pending[-1], ChoosingFactoryCard)
    factory = mixed(automa.factory_card, () if looking else decks.factory, decks.unused_factory.cards)
    theirs = tuple(factory.pop() for _ in automa.factory_card)
    laid_out = decks.factory if looking else tuple(factory.pop() for _ in decks.factory)
    return evolve(
        state,
        rng=Rng(99 + seed),
        automa=evolve(automa, hand=hand, deck=Pile(tuple(mixed(automa.deck.cards))), factory_card=theirs),
        decks=evolve(
            decks,
            combat=Pile(tuple(combat[len(hand) :])),
            encounters=Pile(tuple(mixed(decks.encounters.cards))),
            objectives=Pile(tuple(mixed(decks.objectives.cards))),
            factory=laid_out,
            unused_factory=Pile(tuple(factory)),
        ),
    )


def test_only_what_can_be_seen_matters() -> None:
    """H15: whatever the covered cards are, the same move is chosen, even by a player who is shown the whole table."""
    for seed in (3, 6):
        for number, (state, _) in enumerate(game(seed)[::17]):
            if isinstance(state.pending[-1], Finished):
                continue
            other = unseen_exchanged(state, number)
            check(other)
            assert RULES.observe(other, HUMAN) == RULES.observe(state, HUMAN)
            offered = RULES.legal_actions(state)
            assert RULES.legal_actions(other) == offered
            first, _ = LookAhead().choose(state, offered, Rng(1))
            second, _ = LookAhead().choose(other, offered, Rng(1))
            assert first == second


def test_is_found_by_its_name() -> None:
    assert "greedy" in players.player_names("scythe")
    assert isinstance(players.player("scythe", "greedy"), LookAhead)
    assert set(PLAYERS) == {"adviser", "greedy", "planner"}


def test_it_plays_series_of_games() -> None:
    outcome = play(KIT, Options(level=Level.AUTOMETTA), 11, {HUMAN: LookAhead()})
    assert len(outcome.scores) == 2
    assert outcome.actions <= KIT.action_bound


# What stands in for hidden cards ------------------------------------------------------------------------


def test_a_stand_in_is_a_possible_table_that_looks_the_same() -> None:
    """H15: it is made of the view alone, and every card is there exactly once."""
    for seed in range(1, 4):
        for state, _ in game(seed)[::5]:
            view = RULES.observe(state, HUMAN)
            table = stand_in(view)
            check(table)
            assert RULES.observe(table, HUMAN) == view


def test_battle_cards_that_may_come() -> None:
    """R24: what was discarded does not come again before the pile is empty; then all nineteen may."""
    *_, (state, _) = game(1)
    automa = state.automa
    assert set(unseen_battle_cards(state)) == set(range(1, 20)) - {*automa.main, *automa.battle}
    empty = evolve(
        state,
        automa=evolve(automa, deck=type(automa.deck)(()), main=tuple(range(1, 20)), battle=()),
    )
    assert unseen_battle_cards(empty) == tuple(range(1, 20))


# Worth -------------------------------------------------------------------------------------------------


def test_a_finished_game_is_worth_its_points_and_who_won() -> None:
    *_, (final, _) = game(2)
    sheet = RULES.scores(final)
    ahead = sheet.total(HUMAN) + USUAL.prices.rival * sheet.total(BOT)
    sign = 1 if sheet.winner == HUMAN else -1
    assert worth(final, USUAL) == ahead + sign * USUAL.hopes.victory


def test_more_of_anything_is_worth_more() -> None:
    base = worth(position(), USUAL)
    assert worth(position(coins=11), USUAL) == pytest.approx(base + 1)
    assert worth(position(power=6), USUAL) > base
    assert worth(position(popularity=8), USUAL) > base
    assert worth(position(stars={Star.RECRUITS: 1}), USUAL) > base
    assert worth(position(goods={"h04": "2 oil"}, workers="h04 base"), USUAL) > worth(
        position(workers="h04 base"), USUAL
    )


def sealed(power: int, their_power: int, attacker: int = HUMAN, **more: object) -> tuple[State, Revealing]:
    """A combat on h12 of which only the reveal is left; the Automa has no combat cards."""
    entry = Revealing(at("h12"), HUMAN if attacker == HUMAN else BOT, power, ())
    state = position(
        character="h12",
        their_character="h12",
        power=power,
        their_power=their_power,
        pending=(entry,),
        **more,  # type: ignore[arg-type]
    )
    return state, entry


def test_nobody_loses_to_an_automa_without_power_and_cards() -> None:
    """automa.md 10: it can use no more power than it has; the attacker wins a tie."""
    assert chance_to_win(*sealed(0, 0)) == 1.0
    assert chance_to_win(*sealed(0, 0, attacker=BOT)) == 0.0
    assert chance_to_win(*sealed(1, 0, attacker=BOT)) == 1.0


def test_chances_are_counted_over_the_battle_table() -> None:
    """Of nineteen cards those count that use no more power than the dial shows."""
    printed = components().automa
    column = printed.column_of[16]
    for power in range(8):
        better = sum(card.power[column] <= power for card in printed.cards)
        assert chance_to_win(*sealed(power, 16)) == pytest.approx(better / 19)


# Ways ---------------------------------------------------------------------------------------------------


def test_loads_of_a_part_are_not_followed() -> None:
    """A kind goes along whole or not at all; of tokens the first kind there is comes first."""
    start = position(
        mechs={Ability.SPEED: "h12"},
        workers="h12 h12",
        goods={"h12": "3 oil, 2 wood"},
        pending=moving(),
    )
    loading = after(start, PickMover(Unit.MECH, at("h12")))
    offered = [action for action in legal(loading) if isinstance(action, Take)]
    assert Take(Cargo.OIL, 1) in offered
    followed = [action for action in ways(loading, legal(loading)) if isinstance(action, Take)]
    assert followed == [Take(Cargo.OIL, 3), Take(Cargo.FRESH_WORKERS, 2)]


def test_a_walker_takes_nothing_along() -> None:
    start = position(character="h12", goods={"h12": "3 oil"}, pending=moving())
    loading = after(start, PickMover(Unit.CHARACTER, at("h12")))
    assert any(isinstance(action, Take) for action in legal(loading))
    assert not any(isinstance(action, Take) for action in ways(loading, legal(loading)))


def test_there_is_always_a_way() -> None:
    for seed in range(3):
        for state, _ in played(seed, RandomPlayer()):
            offered = RULES.legal_actions(state)
            followed = ways(state, offered)
            assert bool(followed) == bool(offered)
            assert set(followed) <= set(offered)
