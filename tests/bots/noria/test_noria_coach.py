"""Noria's coach: each line on a position where it holds, and on one that differs in what it depends on.

Source: lessons/noria.md, coach lines.
"""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from noria_desktop.app.lessons.language import language
from noria_desktop.bots.coaching import Occasion, Remark, Said, first_remark
from noria_desktop.bots.noria.coach import COACH
from noria_desktop.bots.noria.coach_counts import gain, largest_set, values_ahead
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Chamber, Disc, Letter, Resource, Ring, Space, Track

LANGUAGE = language("noria")
BASE: dict[str, Any] = {
    "market": "J1 C2 T3 B4",
    "islands": "7 4(x) 2 8 9",
    "bot": "2A - 1B 3C - 1D 2E 4F",
    "wheel": "2C - 3E 2T - 4O 6M",
    "round": 3,
    "now": "politics",
}
C_ENTERS = "2A - 2C 3B - 1D 5E 6F"
"""The bot's wheel: an intrigue in its coming turn."""
E_ENTERS = "2A - 2E+ 3B - 1D 5C 6F"
"""The same with a follow that acts twice."""


def at(**said: Any) -> State:
    """A moment of a round."""
    return LANGUAGE.position({**BASE, **said})  # type: ignore[no-any-return]


def occasion(state: State, words: str) -> Occasion:
    """What the coach looks at after these presses, the last of which is the gesture; rules go on by themselves before it."""
    before = state
    actions: tuple[Any, ...] = ()
    for part in words.split(", "):
        while RULES.turn(state).automatic or (part != "end" and LANGUAGE.forced(state) is not None):
            state = RULES.apply(state, RULES.legal_actions(state)[0]).state
        actions = LANGUAGE.actions(part, state)[:1]
        before, state = state, RULES.apply(state, actions[0]).state
    return Occasion(state, RULES.legal_actions(state), HUMAN, before, actions)


def said(state: State, words: str) -> dict[str, Remark]:
    """Every line that holds after the last of these presses, by its kind."""
    return {remark.kind: remark for remark in COACH.remarks(occasion(state, words))}


LAST = {"round": 16, "levels": [4, 0, 0, 0], "bot_levels": [0, 2, 0, 0], "seated": [0, 1, 0, 0, 0, 0]}
LAST = {**LAST, "bot": "2A - 2D 3B - 1C 5E 6F", "knowledge": 3}
ONE_LEFT = {"bot": C_ENTERS, "bot_levels": [0, 3, 0, 0], "seated": [0, 1, 0, 0, 0, 0], "knowledge": 1}
FOLLOWED = {
    "now": "actions S2",
    "bot": E_ENTERS,
    "levels": [2, 1, 0, 0],
    "seated": [0, 2, 0, 0, 0, 0],
    "resources": [1, 1, 0],
}
JOURNEY = {"now": "actions M3 L4", "wheel": "- 3J - 4E"}
LATE = {"round": 14, "now": "discs", "wheel": "2C - 3E -", "resources": [0, 0, 1]}

HOLDS: dict[str, tuple[dict[str, Any], str]] = {
    "noria.k14": (LAST, "end"),
    "noria.k1": ({"levels": [2, 0, 0, 0], "bot_levels": [1, 0, 0, 0], "knowledge": 1}, "end"),
    "noria.k15": ({**ONE_LEFT, "waiting": [4, 1, 4, 4, 4, 4]}, "end"),
    "noria.k3": (
        {"round": 5, "levels": [2, 0, 0, 0], "seated": [1, 0, 0, 0, 0, 0], "knowledge": 1},
        "end",
    ),
    "noria.k2": ({"now": "actions S2", "levels": [2, 0, 0, 0]}, "end"),
    "noria.k8": ({"now": "influence", "wheel": "2C - 1E 2T - 4O", "knowledge": 1}, "end"),
    "noria.k13": (LATE, "name M3, begin"),
    "noria.k5": ({"now": "discs"}, "name S2, begin"),
    "noria.k4": ({"now": "actions S2 M3"}, "gather M3, end"),
    "noria.k6": (JOURNEY, "gather L4"),
    "noria.k7": (FOLLOWED, "invest S2 settlement 1E 1M"),
    "noria.k9": ({"now": "actions S2"}, "buy S2 energy, end, end, end"),
    "noria.k10": ({**JOURNEY, "resources": [1, 0, 0]}, "travel M3 4 berth 1 fee E"),
    "noria.k11": ({"bot_levels": [0, 2, 0, 0], "knowledge": 1}, "seat settlement"),
    "noria.k12": (
        {"levels": [2, 0, 0, 0], "bot_levels": [0, 2, 0, 0], "knowledge": 1},
        "seat research, remove refinement",
    ),
}
"""For each line a position and the presses, on the last of which it comes."""
SILENT: dict[str, tuple[dict[str, Any], str]] = {
    # The bot wins whatever is seated, and where one leads anyway nothing is missing.
    "noria.k14": ({**LAST, "levels": [1, 0, 0, 0]}, "end"),
    # The bot stands as high there.
    "noria.k1": ({"levels": [2, 0, 0, 0], "bot_levels": [2, 0, 0, 0], "knowledge": 1}, "end"),
    # Two are left: the chamber could still be raised a second time.
    "noria.k15": ({**ONE_LEFT, "waiting": [4, 2, 4, 4, 4, 4]}, "end"),
    "noria.k3": (
        {"round": 4, "levels": [2, 0, 0, 0], "seated": [1, 0, 0, 0, 0, 0], "knowledge": 1},
        "end",
    ),
    # One level brings 2 at most.
    "noria.k2": ({"now": "actions S2", "levels": [1, 0, 0, 0]}, "end"),
    # It cannot be paid.
    "noria.k8": ({"now": "influence", "wheel": "2C - 1E 2T - 4O"}, "end"),
    "noria.k13": ({**LATE, "round": 13}, "name M3, begin"),
    "noria.k5": ({"now": "discs"}, "name S2, name M3, name L4, begin"),
    "noria.k4": ({"now": "actions S2 M3"}, "gather M3"),
    # The journey has been made.
    "noria.k6": (JOURNEY, "travel M3 7 berth 3, gather L4"),
    # It follows there anyway.
    "noria.k7": ({**FOLLOWED, "levels": [1, 1, 0, 0]}, "invest S2 settlement 1E 1M"),
    "noria.k9": ({"now": "actions S2"}, "buy S2 energy, place energy S1"),
    "noria.k10": ({**JOURNEY, "resources": [1, 0, 0]}, "travel M3 7 berth 1"),
    "noria.k11": ({"levels": [0, 2, 0, 0], "bot_levels": [0, 2, 0, 0], "knowledge": 1}, "seat settlement"),
    # The bot stands higher nowhere.
    "noria.k12": ({"levels": [2, 0, 0, 0], "knowledge": 1}, "seat research, remove refinement"),
}
"""The same, less what it depends on."""


@pytest.mark.parametrize("kind", COACH.kinds)
def test_each_line_comes_where_it_is_true_and_only_there(kind: str) -> None:
    position, words = HOLDS[kind]
    assert kind in said(at(**position), words)
    position, words = SILENT[kind]
    assert kind not in said(at(**position), words)


def of(kind: str) -> Remark:
    """A line as it is made on its position."""
    position, words = HOLDS[kind]
    return said(at(**position), words)[kind]


def test_an_intrigue_still_wins_the_last_round() -> None:
    """Level 4 and a politician are 8 points, the bot has 4 and 6 after its turn."""
    remark = of("noria.k14")
    assert remark.things == (Chamber.REFINEMENT,)
    assert (remark.field("now"), remark.field("then")) == ((0, 6), (8, 6))


def test_a_level_is_worth_its_chamber() -> None:
    """2 levels: 0 now, 4 with one politician, 8 with two; each line of it can be counted again."""
    remark = of("noria.k1")
    assert (remark.field("track"), remark.field("level")) == (Track.REFINEMENT, 2)
    assert remark.field("values") == (0, 2, 4)
    assert remark.worth == 2 * 2 - 1 * 2
    state = at(**HOLDS["noria.k1"][0])
    assert gain(state, Chamber.REFINEMENT) == (4, 2)
    assert values_ahead(state, Chamber.RESEARCH) == (0, 4, 8)


def test_the_bots_intrigue_takes_the_last_politician() -> None:
    remark = of("noria.k15")
    assert (remark.field("chamber"), remark.field("its"), remark.field("mine")) == (Chamber.SETTLEMENT, 6, 0)


@pytest.mark.parametrize(("round_", "now", "later"), [(5, 1, 2), (10, 2, 3)])
def test_intrigues_become_dearer_after_rounds_5_and_10(round_: int, now: int, later: int) -> None:
    position, words = HOLDS["noria.k3"]
    remark = said(at(**{**position, "round": round_, "knowledge": now}), words)["noria.k3"]
    assert (remark.field("now"), remark.field("next")) == (now, later)


def test_politics_passed_over_is_told_with_what_is_missing() -> None:
    remark = of("noria.k2")
    assert (remark.field("cost"), remark.field("knowledge")) == (1, 0)
    assert remark.worth == 4
    assert not remark.of_press, "nothing was pressed that could be taken back for it"


def test_a_night_shift_joins_three_discs() -> None:
    remark = of("noria.k8")
    assert remark.things == (Ring.MEDIUM,)
    assert (remark.field("now"), remark.field("then")) == (1, 3)
    assert largest_set(at(**HOLDS["noria.k8"][0]).human.wheel) == 1


def test_what_else_is_named() -> None:
    assert of("noria.k5").field("disc") is Disc.ENERGY
    assert of("noria.k4").field("count") == 1
    assert of("noria.k13").things == (Space.S2,)
    assert of("noria.k13").field("turns") == 3
    assert of("noria.k6").field("resource") is Resource.ENERGY
    assert of("noria.k9").field("discs") == (Disc.ENERGY,)
    assert of("noria.k12").field("others") == (Chamber.SETTLEMENT,)


def test_a_follower_brings_the_bot_more_than_the_level_brings_you() -> None:
    """4 for the level, and the bot follows twice to a chamber of 4."""
    remark = of("noria.k7")
    assert (remark.field("letter"), remark.field("mine"), remark.field("points")) == (Letter.E, 4, 8)


def test_the_city_near_the_end_comes_before_a_disc_that_fits_in() -> None:
    found = [remark.kind for remark in COACH.remarks(occasion(at(**LATE), "name M3, begin"))]
    assert found == ["noria.k13"]


# What is said of several --------------------------------------------------------------------------------


def test_the_first_of_the_table_is_said_unless_it_was_sent_away() -> None:
    found = occasion(at(**LAST), "end")
    first = first_remark(COACH, found)
    assert first is not None
    assert first.kind == "noria.k14"
    second = first_remark(COACH, found, {"noria.k14"})
    assert second is not None
    assert second.kind == "noria.k1"


def test_one_line_a_turn_and_each_twice_a_game() -> None:
    found = occasion(at(**HOLDS["noria.k1"][0]), "end")
    assert found.before.round == 3
    assert first_remark(COACH, evolve(found, said=(Said("noria.k4", 3),))) is None
    once = evolve(found, said=(Said("noria.k1", 1),))
    assert first_remark(COACH, once) is not None
    assert first_remark(COACH, evolve(found, said=(Said("noria.k1", 1), Said("noria.k1", 2)))) is None


def test_nothing_is_said_of_a_press_that_others_have_answered() -> None:
    found = occasion(at(**HOLDS["noria.k1"][0]), "end")
    assert first_remark(COACH, evolve(found, answered=True)) is None


def test_a_gesture_of_several_actions_is_looked_at_action_by_action() -> None:
    """A politician for the bot's chamber, and one of the own chamber removed: the seat is the more important."""
    state = at(levels=[2, 0, 0, 0], bot_levels=[0, 3, 0, 0], knowledge=1)
    seat = LANGUAGE.actions("seat settlement", state)
    half = RULES.apply(state, seat[0]).state
    remove = LANGUAGE.actions("remove refinement", half)
    end = RULES.apply(half, remove[0]).state
    whole = Occasion(end, RULES.legal_actions(end), HUMAN, state, (seat[0], remove[0]), between=(half,))
    assert [remark.kind for remark in COACH.remarks(whole)] == ["noria.k11", "noria.k12"]
