"""What the lessons of Scythe say would happen does happen on the rules."""

from __future__ import annotations

from typing import Any

import pytest

from noria_desktop.app.kits.scythe_lessons import LANGUAGE
from noria_desktop.app.lessons.language import LessonError
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from tests.app.lessons.test_all_lessons import strayings

FIRST: dict[str, Any] = dict(lessons("scythe")[0].positions["1"])


def _played(*words: str) -> State:
    """The first lesson's position after these actions; ``automa``: all of its beats."""
    state: State = LANGUAGE.position(FIRST)
    for word in words:
        if word == "automa":
            while RULES.turn(state).automatic:
                state = RULES.apply(state, RULES.legal_actions(state)[0]).state
        else:
            (action,) = LANGUAGE.actions(word, state)
            state = RULES.apply(state, action).state
    return state


@pytest.mark.parametrize(
    ("way", "totals"),
    [
        (("section trade", "top popularity", "bottom", "enlist enlist coins"), "56:50"),
        (("section trade", "skip", "bottom", "enlist enlist coins"), "44:50"),
        (("section trade", "top popularity", "skip", "end", "automa"), "52:54"),
    ],
)
def test_the_last_turn_ends_as_the_lesson_says(way: tuple[str, ...], totals: str) -> None:
    state = _played(*way)
    assert LANGUAGE.holds("over", state, state)
    assert LANGUAGE.holds(f"totals {totals}", state, state)


def test_popularity_7_is_worth_a_coin_more_for_each_star_territory_and_pair() -> None:
    before, after = _played("section trade"), _played("section trade", "top popularity")
    then, now = (
        [line.points for line in RULES.scores(state).lines if line.seat == HUMAN] for state in (before, after)
    )
    # Five stars, five territories, three pairs; and the coin that it cost.
    risen = [new - old for old, new in zip(then, now, strict=True) if new != old]
    assert sorted(risen) == [-1, 3, 5, 5]


@pytest.mark.parametrize(
    "words",
    [
        "section chess",
        "top gold",
        "enlist coins",
        "to 60",
        "deploy swim 35",
        "",
        "fly",
        "kind gold",
        "keep *",
    ],
)
def test_words_that_mean_nothing_are_refused(words: str) -> None:
    with pytest.raises(LessonError):
        LANGUAGE.actions(words, _played())


@pytest.mark.parametrize(
    "claim",
    [
        "glory",
        "totals",
        "missing friends 1",
        "goods 34 3 gold",
        "mech 99",
        "owns 2 gold",
        "chosen chess",
        "open",
        "",
        "not",
        "not glory",
        "asked chess",
    ],
)
def test_claims_that_mean_nothing_are_refused(claim: str) -> None:
    state = _played()
    with pytest.raises(LessonError):
        LANGUAGE.holds(claim, state, state)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"character": "99"}, ImpossibleState),
        ({"character": "forest"}, LessonError),
        ({"mechs": {"swim": "37"}}, ImpossibleState),
        ({"stars": {"luck": 1}}, LessonError),
        ({"power": 99}, ImpossibleState),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        LANGUAGE.position(FIRST | change)


def test_claims_are_turned_round_and_joined() -> None:
    state = _played()
    assert LANGUAGE.holds("popularity 5", state, state)
    assert LANGUAGE.holds("popularity 7 | popularity 5", state, state)
    assert not LANGUAGE.holds("not popularity 5", state, state)
    assert LANGUAGE.holds("not popularity 7 | popularity 9", state, state)
    assert not LANGUAGE.holds("popularity 7 | not popularity 5", state, state)


@pytest.mark.parametrize(
    ("mechs", "reached"), [({"riverwalk": "34"}, (True, True)), ({"speed": "34"}, (False, True))]
)
def test_both_encounters_are_in_reach_only_with_the_mech_that_crosses_rivers(
    mechs: dict[str, str], reached: tuple[bool, bool]
) -> None:
    state: State = LANGUAGE.position(
        {**FIRST, "character": "34", "workers": "34 35", "mechs": mechs, "goods": {}, "upgrades": {}}
    )
    assert tuple(LANGUAGE.holds(f"reaches {place}", state, state) for place in (27, 35)) == reached
    (said,) = [
        step.id
        for step in lessons("scythe")[6].steps
        if step.id in {"7.10", "7.10b"} and all(LANGUAGE.holds(claim, state, state) for claim in step.when)
    ]
    assert said == ("7.10" if all(reached) else "7.10b")


def _lesson(number: int, *words: str) -> State:
    """A lesson's position after these actions."""
    (position,) = lessons("scythe")[number - 1].positions.values()
    state: State = LANGUAGE.position(position)
    for word in words:
        (action,) = LANGUAGE.actions(word, state)
        state = RULES.apply(state, action).state
    return state


MARCH = ("section move", "top move", "pick mech 36", "to 37", "pick character 30", "to 37", "finish")
"""Both units stand where the Automa's mech is."""


@pytest.mark.parametrize("power", range(6))
@pytest.mark.parametrize("cards", [(), (2,), (3,), (4,), (2, 3), (2, 4), (3, 4)])
def test_ten_wins_against_ten_and_less_does_not(power: int, cards: tuple[int, ...]) -> None:
    state = _lesson(5, *MARCH, f"dial {power}", *(f"add {card}" for card in cards))
    while not RULES.turn(state).automatic:
        state = RULES.apply(state, LANGUAGE.actions("finish", state)[0]).state
    state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    assert LANGUAGE.holds("stars 1:0", state, state) == (power + sum(cards) >= 10)


@pytest.mark.parametrize(
    ("power", "cards", "step"),
    [
        (3, (3, 4), "5.5"),
        (4, (2, 4), "5.5"),
        (5, (2, 3), "5.5"),
        (4, (3, 4), "5.5b"),
        (5, (2, 4), "5.5b"),
        (5, (3, 4), "5.5b"),
    ],
)
def test_only_ten_is_told_as_a_tie(power: int, cards: tuple[int, ...], step: str) -> None:
    """Twelve against ten was told as a tie."""
    state = _lesson(5, *MARCH, f"dial {power}", *(f"add {card}" for card in cards))
    while not RULES.turn(state).automatic:
        state = RULES.apply(state, LANGUAGE.actions("finish", state)[0]).state
    state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    said = [
        one.id
        for one in lessons("scythe")[4].steps
        if one.id.startswith("5.5") and all(LANGUAGE.holds(claim, state, state) for claim in one.when)
    ]
    assert said == [step]


def test_only_30_and_37_keep_the_worker_near_its_home() -> None:
    state = _lesson(6, "end")
    while RULES.turn(state).automatic:
        state = RULES.apply(state, RULES.legal_actions(state)[0]).state
    for word in ("section move", "top move", "pick mech 36"):
        state = RULES.apply(state, LANGUAGE.actions(word, state)[0]).state
    after = {step: RULES.apply(state, step).state for step in LANGUAGE.actions("to *", state)}
    kept = {step for step, then in after.items() if LANGUAGE.holds("next-worker 25", then, then)}
    assert kept == {*LANGUAGE.actions("to 30", state), *LANGUAGE.actions("to 37", state)}


TRADE = ("section trade", "top resources", "put 34", "kind metal", "kind metal", "skip", "end")
PRODUCE = (
    "section produce",
    "top produce",
    "produce 34 1",
    "produce 41 1",
    "bottom",
    "deploy riverwalk 34",
    "end",
)
MOVE = (
    "section move",
    "top move",
    "pick character base",
    "to 34",
    "pick worker 34",
    "to 35",
    "finish",
    "skip",
    "end",
)
TO_41 = ("section move", "top move", "pick character base", "to 41", "finish", "skip", "end")
NOTHING = ("skip", "skip", "end")
"""The token is put somewhere, and no row is taken."""

EARLY = ("section move", "top move", "pick character 34", "to 35", "finish")


def _first_game(*words: str) -> LessonRun:
    """The seventh lesson after these decisions, all that is only said being read."""
    run = LessonRun("scythe", lessons("scythe")[6])
    run.go_on()
    for word in ("", *words):
        if word:
            (action,) = LANGUAGE.actions(word, run.session.state)
            run.session.dispatch(action)
            run.settle((action,))
        while run.moves or (run.step is not None and run.step.looks):
            if run.moves:
                run.beat()
            else:
                run.go_on()
    return run


@pytest.mark.parametrize(
    ("way", "step"),
    [
        (("section trade",), "7.2b"),
        (("section trade", "top popularity"), "7.2c"),
        (("section trade", "skip"), "7.2c"),
        (("section produce",), "7.2d"),
        (("section bolster",), "7.2e"),
        (("section move",), "7.2e"),
        (TRADE[:5], "7.3"),
        ((*TRADE, "section produce"), "7.5b"),
        ((*TRADE, *PRODUCE[:4]), "7.5g"),
        ((*TRADE, "section bolster"), "7.5c"),
        ((*TRADE, "section move"), "7.5c"),
        ((*TRADE, "section produce", "skip", "skip"), "7.5f"),
        ((*TRADE, *PRODUCE[:-1]), "7.5e"),
        ((*TRADE, *PRODUCE, "section move"), "7.7b"),
        ((*TRADE, *PRODUCE, "section move", "top gain"), "7.7c"),
        ((*TRADE, *PRODUCE, "section trade"), "7.7d"),
        ((*TRADE, *PRODUCE, *MOVE[:-2]), "7.7e"),
        ((*TRADE, *PRODUCE, *MOVE, "section produce", *NOTHING, "section move"), "7.11b"),
        ((*TRADE, *PRODUCE, *MOVE, "section produce", *NOTHING, "section trade"), "7.11c"),
        # From tundra 41 the character reaches village 35 alone: 27 is neither framed nor named.
        ((*TRADE, *PRODUCE, *TO_41, "section produce", *NOTHING, "section move"), "7.11f"),
        ((*TRADE, *PRODUCE, *TO_41, "section produce", *NOTHING, "section move", "skip"), "7.11e"),
    ],
)
def test_whoever_presses_a_section_of_their_own_first_game_is_answered_at_once(
    way: tuple[str, ...], step: str
) -> None:
    """Who pressed another section than the one that was asked for heard nothing of it before the turn was over."""
    run = _first_game(*way)
    assert run.step is not None
    assert run.step.id == step


@pytest.mark.parametrize(
    ("way", "words"),
    [
        (TRADE[:2], "Now mountain 34"),
        (TRADE[:3], "Choose metal twice, then press Take them."),
        (
            (*TRADE, *PRODUCE, *MOVE, "section produce", *NOTHING, "section move", "top move"),
            "Bring your character to 27 or 35.",
        ),
        # One of two units has moved: to finish is not the only thing that is left.
        (
            (
                *TRADE,
                *PRODUCE,
                *MOVE,
                *("section produce", *NOTHING, "section move", "top move", "pick character 34", "to 27"),
            ),
            "Your character is there. Move another unit where you like, or finish moving.",
        ),
    ],
)
def test_of_a_step_half_done_only_what_is_left_is_said(way: tuple[str, ...], words: str) -> None:
    """Both metals lay there and the whole step was said again; a move was called over with a unit left."""
    run = _first_game(*way)
    assert run.said is not None
    assert run.said.en.startswith(words)


def test_both_metals_collected_are_all_of_the_trade() -> None:
    run = _first_game(*TRADE[:3])
    (metal,) = LANGUAGE.actions("kind metal", run.session.state)
    (oil,) = LANGUAGE.actions("kind oil", run.session.state)
    assert run.completes((metal, metal))
    assert not any(run.completes(taken) for taken in ((), (metal,), (oil, metal), (oil, oil)))


def test_the_upper_row_is_pointed_at_before_the_mech_moves() -> None:
    """The sentence spoke of the upper row, and its line led to territory 30."""
    run = LessonRun("scythe", lessons("scythe")[5])
    while run.step is None or run.step.id != "6.6":
        run.one_on()
    for word, at in (("section move", ("top move",)), ("top move", ("own mech 36", "place 37", "place 30"))):
        (action,) = LANGUAGE.actions(word, run.session.state)
        run.session.dispatch(action)
        run.settle((action,))
        assert run.at == at


def test_another_section_does_not_tick_the_step_and_undo_brings_it_back() -> None:
    run = _first_game("section bolster")
    before = run.done
    assert run.step is not None
    assert "Undo takes it back" in run.step.say.en
    assert "元に戻す" in run.step.say.ja
    run.session.undo()
    run.retrace()
    assert run.step is not None
    assert run.step.id == "7.2"
    assert run.done == before == 1


@pytest.mark.parametrize(
    ("way", "step"),
    [
        # The mech is not there: metal is still to be had, and nobody is told to deploy without it.
        (("section bolster", *NOTHING), "7.5d"),
        # Move was used last: it is not asked for in the turn after.
        (("section bolster", *NOTHING, "section move", *NOTHING), "7.7f"),
        (
            (*TRADE, *PRODUCE, "section trade", *NOTHING, "section move", *MOVE[1:4], "finish", *NOTHING[1:]),
            "7.11d",
        ),
        # The character stands at home: from there nobody is met, so nobody is told to go.
        ((*TRADE, *PRODUCE, "section trade", *NOTHING, "section produce", *NOTHING), "7.11e"),
        ((*TRADE, *PRODUCE, "section trade", *NOTHING), "7.9b"),
        # Whoever meets people a turn early is asked what is on the card.
        (
            (*TRADE, *PRODUCE, *MOVE[:4], "finish", *NOTHING[1:], "section trade", *NOTHING, *EARLY),
            "7.12",
        ),
    ],
)
def test_nothing_is_asked_in_the_first_game_that_cannot_be_done(way: tuple[str, ...], step: str) -> None:
    run = _first_game(*way)
    assert run.step is not None
    assert run.step.id == step


@pytest.mark.parametrize("place", [34, 41])
def test_metal_is_counted_wherever_it_lies(place: int) -> None:
    run = _first_game("section trade", "top resources", f"put {place}", "kind metal", "kind metal")
    assert run.step is not None
    assert run.step.id == "7.3"
    assert LANGUAGE.holds("owns 2 metal", run.session.state, run.session.state)
    assert not LANGUAGE.holds("owns 3 metal", run.session.state, run.session.state)


def test_whatever_leaves_the_way_of_the_first_game_is_answered() -> None:
    """Metal put on 41, a mountain left out, a worker sent elsewhere: the step was said again as if nothing had been done."""
    run = LessonRun("scythe", lessons("scythe")[6])
    silent: set[tuple[str, str]] = set()
    for step, action in strayings(run):
        said = run.said
        if (
            not (run.over or run.strayed)
            and (said is None or said == step.say)
            and "yours" not in step.say.en
        ):
            silent.add((step.id, type(action).__name__))
    # Kinds are collected, and played when both are chosen; another unit may move as well.
    assert silent == {("7.2b", "ChooseResource"), ("7.11b", "PickMover")}


@pytest.mark.parametrize(
    ("way", "words", "at"),
    [
        (("section trade", "top resources", "put 41"), "That is tundra 41, not 34.", "place 41"),
        ((*TRADE, "section produce", "skip"), "Without Produce the third metal", "section produce"),
        ((*TRADE, "section produce", "top produce", "produce 41 1"), "Without mountain 34", "place 34"),
        ((*TRADE, *PRODUCE, *MOVE[:3], "to 41"), "Your character is out, on tundra 41.", "place 41"),
        ((*TRADE, *PRODUCE, *MOVE[:5], "to 41"), "Your worker went to tundra 41", "place 35"),
    ],
)
def test_a_wrong_try_of_the_first_game_is_answered_and_taken_back(
    way: tuple[str, ...], words: str, at: str
) -> None:
    run = _first_game(*way)
    assert run.said is not None
    assert run.said.en.startswith(words)
    assert run.at == (at,)
    run.session.undo()
    run.retrace()
    assert run.answered is None


def test_metal_on_41_is_answered_until_both_are_chosen() -> None:
    run = _first_game("section trade", "top resources", "put 41", "kind metal", "kind metal")
    assert run.answered is None
    assert run.step is not None
    assert run.step.id == "7.3"


def test_the_worker_may_go_before_the_character() -> None:
    run = _first_game(*TRADE, *PRODUCE, "section move", "top move", *MOVE[4:6], *MOVE[2:4])
    assert run.answered is None
    assert run.step is not None
    assert run.step.id == "7.7b" or LANGUAGE.holds("asked bottom", run.session.state, run.session.state)


def test_where_a_mech_may_be_dragged_is_pointed_at() -> None:
    """The workers' territories stood in the dimmed part, and in the first game nothing is lit before a mech is held."""
    fourth, seventh = ({step.id: step for step in lessons("scythe")[number].steps} for number in (3, 6))
    assert {"place 29", "place 34", "place 35"} <= set(fourth["4.9b"].at)
    said = seventh["7.13"].say
    assert "lit " not in said.en
    assert "光って" not in said.ja
