"""What no game can come to is noticed, with the place. Source: rules.md 1, 2, 5, 9 to 11, 14; automa.md 3, 9, 15."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.piles import Pile
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.engine.rng import Rng
from noria_desktop.games.scythe.census import census
from noria_desktop.games.scythe.pending import (
    Aftermath,
    AutomaTurn,
    ChoosingBottom,
    ChoosingCombat,
    ChoosingPower,
    ChoosingSection,
    ChoosingTop,
    EndingTurn,
    Finished,
    Moving,
    RetreatingWorkers,
    Settling,
    Travelling,
)
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    NO_GOODS,
    PLACE_OF,
    PLACES,
    AutomaStage,
    Bonus,
    Faction,
    Level,
    Mat,
    Scheme,
    Unit,
)

Change = Callable[[State], State]


def at(name: str) -> int:
    return PLACE_OF[name]


def start(faction: Faction = Faction.NORDIC, automa: Faction = Faction.SAXONY) -> State:
    return setup(Options(faction, Mat.INDUSTRIAL, automa, Level.AUTOMA), 3).state


def human(**fields: Any) -> Change:
    return lambda state: evolve(state, human=evolve(state.human, **fields))


def army(**fields: Any) -> Change:
    return lambda state: evolve(state, human=evolve(state.human, army=evolve(state.human.army, **fields)))


def works(**fields: Any) -> Change:
    return lambda state: evolve(state, human=evolve(state.human, works=evolve(state.human.works, **fields)))


def automa(**fields: Any) -> Change:
    return lambda state: evolve(state, automa=evolve(state.automa, **fields))


def decks(**fields: Any) -> Change:
    return lambda state: evolve(state, decks=evolve(state.decks, **fields))


def whole(**fields: Any) -> Change:
    return lambda state: evolve(state, **fields)


def goods_on(name: str, *here: int) -> Change:
    oil, metal, food, wood = here
    goods = [NO_GOODS] * PLACES
    goods[at(name)] = oil, metal, food, wood
    return lambda state: evolve(state, board=evolve(state.board, goods=tuple(goods)))


def test_a_game_just_set_up_is_possible() -> None:
    """2."""
    census(start())


@pytest.mark.parametrize(
    ("change", "place"),
    [
        # Options and tracks
        (whole(rng=Rng(None)), "rng.key"),
        (whole(options=Options(None, Mat.INDUSTRIAL, Faction.SAXONY)), "human.faction"),
        (human(mat=Mat.PATRIOTIC), "human.mat"),
        (automa(level=Level.AUTOMETTA), "automa.level"),
        (human(power=17), "human.power"),
        (human(popularity=-1), "human.popularity"),
        (human(popularity=19), "human.popularity"),
        (human(coins=-1), "human.coins"),
        (human(coerced=True), "human.coerced"),
        (human(last_section=4), "human.last_section"),
        (human(last_section=5), "human.last_section"),
        (automa(power=17), "automa.power"),
        # Units
        (army(character=at("base_crimea")), "human.army.character"),
        (army(mechs=(PLACES, None, None, None)), "human.army.mechs[0]"),
        (army(workers=(at("h04"),)), "human.army.workers"),
        (army(workers=(at("h05"), at("h04"))), "human.army.workers"),
        (army(workers=(at("h04"),) * 9), "human.army.workers"),
        (army(workers=(at("h04"), at("h17"))), "human.army.workers[1]"),
        (army(workers=(at("h04"), at("h34"))), "human.army"),
        (automa(mechs=(at("h34"), at("h34"))), "automa.mechs"),
        (automa(workers=(at("h34"), at("h34"))), "automa.workers"),
        (automa(workers=(at("h34"), at("h36"))), "automa"),
        (automa(character=at("base_nordic")), "automa.character"),
        # Mats
        (works(slots=(1, 0, 0, 0)), "human.works.slots"),
        (works(slots=(2, 0, 0, 0), cubes=(True, True, False, False, False, False)), "human.works.slots[0]"),
        (works(structures=(at("h17"), None, None, None)), "human.works.structures[0]"),
        (works(structures=(at("h04"), at("h04"), None, None)), "human.works.structures"),
        (works(recruits=(Bonus.COINS, Bonus.COINS, None, None)), "human.works.recruits"),
        # Map
        (goods_on("h04", 0, 0, 0, -1), f"board.goods[{PLACE_OF['h04']}]"),
        (goods_on("base_nordic", 1, 0, 0, 0), f"board.goods[{PLACE_OF['base_nordic']}]"),
        (lambda s: evolve(s, board=evolve(s.board, tokens=(at("h04"),))), "board.tokens"),
        # Stars
        (human(stars=(0, 0, 0, 0, 0, 0, 3, 0, 0, 0)), "human.stars[6]"),
        (human(stars=(0, 1, 0, 0, 0, 0, 0, 0, 0, 0)), "human.stars[1]"),
        (human(stars=(0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), "human.stars[9]"),
        (human(stars=(0, 0, 0, 0, 0, 1, 0, 0, 0, 0)), "human.revealed"),
        (automa(stars=(0, 1, 0, 0, 0, 0, 0, 0, 0, 0)), "automa.stars[1]"),
        (automa(stars=(0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), "automa.stars[9]"),
        (automa(scheme=Scheme.II), "automa.scheme"),
        (automa(token=22), "automa.token"),
        # Cards
        (human(hand=(2, 3, 4, 5)), "decks.combat"),
        (human(hand=(None,)), "human.hand"),
        (automa(hand=(5, 4, 3, 2)), "automa.hand"),
        (decks(combat_discard=(2,)), "decks.combat"),
        (decks(encounters=Pile(tuple(range(2, 29)))), "decks.encounters"),
        (decks(encounters=Pile(tuple(range(2, 29))), used_encounters=(1,)), "decks.used_encounters"),
        (human(objectives=(1, 1)), "decks.objectives"),
        (decks(factory=(1, 2)), "decks.factory"),
        (automa(deck=Pile(tuple(range(1, 19)))), "automa.deck"),
        (automa(main=(1,)), "automa.deck"),
        # Turns and the moment
        (whole(turn=0), "turn"),
        (whole(turn=2), "automa.turns"),
        (automa(turns=1), "automa.turns"),
        (automa(remembered=3), "automa.remembered"),
        (whole(pending=()), "pending"),
        (whole(pending=(Finished(),)), "pending"),
        (whole(pending=(ChoosingSection(), ChoosingSection())), "pending[1]"),
        (whole(pending=(ChoosingTop(2),)), "pending[0].section"),
        (whole(pending=(EndingTurn(), Aftermath())), "pending"),
        (whole(pending=(EndingTurn(), Aftermath(), ChoosingCombat())), "pending[2]."),
        (whole(pending=(Moving(2, 1),)), "pending[0]"),
        (
            whole(pending=(AutomaTurn(AutomaStage.CARD), ChoosingPower(at("h23"), HUMAN))),
            "pending[1].attacker",
        ),
    ],
)
def test_impossible_positions(change: Change, place: str) -> None:
    """Bad input: each is refused, naming what is wrong."""
    with pytest.raises(ImpossibleState) as caught:
        census(change(start()))
    assert caught.value.place == place


def moving(*entries: Any, **flags: Any) -> Change:
    """In the middle of a Move of the human's first turn, a section chosen."""

    def change(state: State) -> State:
        below = (ChoosingBottom(2), Aftermath(), Moving(1, 1, **flags))
        return evolve(state, human=evolve(state.human, last_section=2), pending=(*below, *entries))

    return change


def travelling(**fields: Any) -> Travelling:
    """A worker on h04 before its first step, unless something else is named."""
    h04 = at("h04")
    return evolve(Travelling(Unit.WORKER, 0, h04, h04, 1), **fields)


def test_a_move_that_is_going_on_is_possible() -> None:
    """16, H8: a worker picked on h04, with its move used, about to take the wood there."""
    state = goods_on("h04", 0, 0, 0, 2)(start())
    state = moving(travelling(), workers_moved=(at("h04"),))(state)
    census(state)
    census(moving(travelling(goods=(0, 0, 0, 2)), workers_moved=(at("h04"),))(state))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (moving(travelling()), "pending[3].unit"),
        (moving(travelling(place=at("h11")), workers_moved=(at("h04"),)), "pending[3].place"),
        (moving(travelling(goods=(1, 0, 0, 0)), workers_moved=(at("h04"),)), "pending[3].goods"),
        (moving(travelling(fresh=1), workers_moved=(at("h04"),)), "pending[3].fresh"),
        (moving(travelling(unit=Unit.MECH)), "pending[3].place"),
        (moving(workers_moved=(at("h11"),)), "pending[2].workers_moved"),
        (moving(mechs_moved=(True, False, False, False)), "pending[2].mechs_moved[0]"),
        (moving(character_moved=True), None),
    ],
)
def test_impossible_moves(change: Change, place: str | None) -> None:
    """Bad input: units that are not there, cargo that does not lie there, moves of mechs on the mat."""
    state = change(start())
    if place is None:
        census(state)
        return
    with pytest.raises(ImpossibleState) as caught:
        census(state)
    assert caught.value.place == place


def test_both_sides_together_only_before_a_combat() -> None:
    """1, 6: a mech beside the Automa's character on h24 outside a move."""
    state = army(character=at("h35"))(automa(character=at("h35"))(start()))
    with pytest.raises(ImpossibleState) as caught:
        census(state)
    assert caught.value.place == "human.army"
    census(moving()(state))


def test_workers_may_be_the_last_to_retreat() -> None:
    """6: the mech has gone to the lake h31, its worker on h24 has not; the Automa's mech stands there."""
    state = army(mechs=(None, at("h31"), None, None), workers=(at("h04"), at("h24")))(start())
    state = automa(mechs=(at("h24"),), token=4)(state)
    settling = Settling(at("h24"), HUMAN, BOT, True)
    below = (ChoosingBottom(2), Aftermath(), settling)
    state = human(last_section=2)(evolve(state, pending=(*below, RetreatingWorkers(at("h24"), (at("h31"),)))))
    census(state)
    with pytest.raises(ImpossibleState) as caught:
        census(evolve(state, pending=(EndingTurn(),)))
    assert caught.value.place == "human.army"


def test_wayfare_opens_home_bases_that_are_out_of_the_game() -> None:
    """13; H10: Crimea on the Rusviet base with a token, but not on the Automa's, nor before its second mech is out."""
    crimea = start(Faction.CRIMEA, Faction.SAXONY)
    wayfare = army(mechs=(None, at("h44"), None, None))(crimea)
    census(goods_on("base_rusviet", 1, 0, 0, 0)(army(character=at("base_rusviet"))(wayfare)))
    for refused in (army(character=at("base_saxony"))(wayfare), army(character=at("base_rusviet"))(crimea)):
        with pytest.raises(ImpossibleState) as caught:
            census(refused)
        assert caught.value.place == "human.army.character"


def test_the_attacker_is_who_has_the_turn() -> None:
    """automa.md 10: in its turn the Automa attacks."""
    state = army(character=at("h35"))(automa(character=at("h35"), turns=1)(start()))
    pending = (AutomaTurn(AutomaStage.GAIN), ChoosingPower(at("h35"), BOT))
    with pytest.raises(ImpossibleState) as caught:
        census(evolve(state, pending=pending))
    assert caught.value.place == "automa.remembered"
