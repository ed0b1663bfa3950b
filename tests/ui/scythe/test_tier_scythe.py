"""Popularity that falls to a lower tier is asked about, whatever takes it. Source: rules.md 5, 7, 12."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    PLACE_OF,
    Ability,
    Bonus,
    Cargo,
    Faction,
    Gain,
    Source,
    Star,
    Unit,
)
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.words.questions import unused
from tests.games.scythe.positions import move, moving, position

FIELD = PLACE_OF["h16"]
FOUGHT_FOR: dict[str, Any] = {
    "character": "h16",
    "mechs": {Ability.RIVERWALK: "h16"},
    "their_mechs": "h16",
    "their_workers": "h16",
    "their_power": 3,
    "power": 7,
    "hand": (5, 5, 2),
}
BOTH = (act.CommitCard(5), act.CommitCard(5))


def at_the_dial(popularity: int, attacker: Seat = HUMAN, **changed: Any) -> State:
    """Before a fight against a mech with a worker beside it."""
    pending = (due.ChoosingBottom(0), due.ChoosingPower(FIELD, attacker))
    built = position(**{**FOUGHT_FOR, **changed}, popularity=popularity, pending=pending)
    return RULES.observe(built, HUMAN)


def asked(view: State, *actions: act.Action) -> Question | None:
    return unused(view, RULES.legal_actions(view), actions)


@pytest.mark.parametrize(
    ("popularity", "falls"), [(7, True), (13, True), (8, False), (6, False), (18, False), (0, False)]
)
def test_a_victory_that_costs_the_tier_is_asked_about_before_the_fight(popularity: int, falls: bool) -> None:
    """One worker driven home: 7 to 6 and 13 to 12 count less in the end, and nothing had said so."""
    question = asked(at_the_dial(popularity), act.SetPower(7), *BOTH, act.Finish())
    assert (question is not None) == falls
    if question is not None:
        said = f"A victory takes popularity below {popularity}: all counts less. Fight all the same?"
        assert question.title == said
        assert at.track(Bonus.POPULARITY) in question.things


def test_two_workers_cost_two() -> None:
    assert asked(at_the_dial(8), act.SetPower(7), *BOTH, act.Finish()) is None
    assert asked(at_the_dial(8, their_workers="h16 h16"), act.SetPower(7), *BOTH, act.Finish()) is not None


def test_what_is_the_players_counts_less_by_so_much() -> None:
    """A star for 4 coins counts 3, a territory for 3 counts 2; the coins in hand stay."""
    view = at_the_dial(7, stars={Star.POWER: 1}, workers="h06 h06", coins=10)
    question = asked(view, act.SetPower(7), *BOTH, act.Finish())
    assert question is not None
    assert question.detail.endswith("what is yours now counts 15 coins, not 17.")


def test_who_is_attacked_loses_no_popularity() -> None:
    assert asked(at_the_dial(7, BOT, their_workers=""), act.SetPower(7), *BOTH, act.Finish()) is None


def test_camaraderie_spares_it() -> None:
    """Rules.md 13, Polania: workers that retreat after a combat cost it nothing."""
    for mechs, falls in (({Ability.CAMARADERIE: "h16"}, False), ({Ability.RIVERWALK: "h16"}, True)):
        view = at_the_dial(7, faction=Faction.POLANIA, mechs=mechs)
        assert (asked(view, act.SetPower(7), *BOTH, act.Finish()) is not None) == falls


def test_beside_cards_that_could_be_added_the_tier_is_named_too() -> None:
    """One question stands at a time: what it says of the cards does not silence the popularity."""
    question = asked(at_the_dial(7), act.SetPower(1), act.Finish())
    assert question is not None
    assert question.title.startswith("You add no card")
    assert question.detail.endswith("A victory takes popularity below 7: all counts less.")
    plain = asked(at_the_dial(8), act.SetPower(1), act.Finish())
    assert plain is not None
    assert "popularity" not in plain.detail


@pytest.mark.parametrize(("source", "paid"), [(Source.BOTTOM, True), (Source.ONGOING, False)])
def test_a_gain_that_was_paid_for_says_so_when_it_is_declined(source: Source, paid: bool) -> None:
    """Three food paid for a recruit: the question said only that what is declined does not come back."""
    gaining = due.Gaining((due.Due(Gain.POPULARITY, 1, source),))
    view = RULES.observe(position(pending=(due.ChoosingBottom(0), gaining)), HUMAN)
    question = asked(view, act.Decline())
    assert question is not None
    assert ("nothing that was paid is returned" in question.detail) == paid


def test_a_unit_that_drives_a_worker_off_is_asked_about_and_told_why() -> None:
    """The worker goes home when the unit comes, without a fight; what costs popularity there was not named."""
    moving = due.Moving(2, 1)
    for popularity, falls in ((7, True), (13, True), (8, False)):
        view = RULES.observe(
            position(
                character="h15",
                their_workers="h16",
                popularity=popularity,
                pending=(due.ChoosingBottom(0), moving),
            ),
            HUMAN,
        )
        pick = act.PickMover(Unit.CHARACTER, PLACE_OF["h15"])
        question = asked(view, pick, act.MoveTo(FIELD))
        assert question is not None
        if falls:
            assert question.title.startswith(f"Popularity falls below {popularity}")
            assert question.detail.startswith("Driving 1 worker(s) home costs popularity. If it ended now")
        else:
            assert question.title == "1 worker(s) of the Automa's would be driven home. Do it?"
            assert question.detail == "That costs popularity: 8 now, 7 then.", (
                "a press went so without a word"
            )


def test_where_there_is_no_popularity_left_to_lose_nothing_is_asked() -> None:
    view = RULES.observe(
        position(character="h15", their_workers="h16", popularity=0, pending=moving(2, 1)), HUMAN
    )
    assert asked(view, *move(Unit.CHARACTER, "h15", "h16")) is None


def goods_behind(**more: Any) -> State:
    """The character about to leave a forest with two oil and a food on it."""
    built = position(character="h16", goods={"h16": "2 oil, food"}, pending=moving(2, 1), **more)
    return RULES.observe(built, HUMAN)


def test_tokens_that_stay_behind_on_nobodys_territory_are_asked_about() -> None:
    """Two oil and two food were left by both units of a village and counted no more, without a word."""
    question = asked(goods_behind(), *move(Unit.CHARACTER, "h16", "h15"))
    assert question is not None
    assert question.title == "2 oil, 1 food would stay behind, yours no more. Go all the same?"
    assert question.things == (at.place(FIELD),)


def test_where_somebody_stays_or_all_goes_along_nothing_is_asked() -> None:
    gone = move(Unit.CHARACTER, "h16", "h15")
    assert asked(goods_behind(workers="h16 h16"), *gone) is None
    state = RULES.apply(goods_behind(), gone[0]).state
    loads: list[act.Action] = []
    while takes := [one for one in RULES.legal_actions(state) if isinstance(one, act.Take)]:
        loads.append(max(takes, key=lambda one: one.number))
        state = RULES.apply(state, loads[-1]).state
    assert loads == [act.Take(Cargo.OIL, 2), act.Take(Cargo.FOOD, 1)]
    assert asked(goods_behind(), gone[0], *loads, gone[1]) is None
