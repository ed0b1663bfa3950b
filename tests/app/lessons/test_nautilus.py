"""What the lessons of Nautilus say of their positions is proved by playing everything that can follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from noria_desktop.app.kits.nautilus_lessons import LANGUAGE
from noria_desktop.app.lessons.language import LessonError
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.positions import ImpossibleState
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.components import beats, components
from noria_desktop.games.nautilus.events import ArrowIdle
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Awarding, Moving, State, known_hand
from noria_desktop.games.nautilus.terms import BONE, KRAKEN
from tests.app.lessons.test_all_lessons import played


def _run(step_id: str) -> LessonRun:
    """A lesson played up to a step."""
    run = LessonRun("nautilus", lessons("nautilus")[int(step_id.partition(".")[0]) - 1])
    for step in played(run):
        if step.id == step_id:
            break
    return run


def _at(step_id: str) -> State:
    """The table when a step comes up."""
    state: State = _run(step_id).session.state
    return state


def _does(state: State, *words: str) -> State:
    for word in words:
        (action,) = LANGUAGE.actions(word, state)
        state = RULES.apply(state, action).state
    return state


def _moves(state: State) -> set[str]:
    """What an arrow may do now, as the game tells it."""
    found = set()
    for action in RULES.legal_actions(state):
        for side in ("own", "rival"):
            for number in "12345":
                if action in LANGUAGE.actions(f"move {side} {number} > *", state):
                    found.add(f"{side} {number}")
    return found


def _ends(state: State) -> Iterator[State]:
    """Every table after the award that can follow, whoever chooses."""
    if isinstance(state.table.pending, Awarding):
        yield RULES.apply(state, RULES.legal_actions(state)[0]).state
        return
    for action in RULES.legal_actions(state):
        yield from _ends(RULES.apply(state, action).state)


def _surely(state: State, claim: str) -> set[tuple[Any, ...]]:
    """The learner's ways, up to the rival's turn, after which a claim holds whatever follows."""
    found = set()

    def go(here: State, way: tuple[Any, ...]) -> None:
        if isinstance(here.table.pending, Awarding) or RULES.turn(here).seat == BOT:
            if all(LANGUAGE.holds(claim, end, end) for end in _ends(here)):
                found.add(way)
            return
        for action in RULES.legal_actions(here):
            go(RULES.apply(here, action).state, (*way, action))

    go(state, ())
    return found


@pytest.mark.parametrize(
    ("step", "way", "claim"),
    [
        ("1.2", ["12 > own 3"], "victory"),
        ("1.7", ["12 > rival 2"], "points navigation 0"),
        ("2.3", ["12 > own 3"], "won exploration"),
        ("2.6", ["13 > rival 2"], "won navigation"),
        ("2.9", ["13 > own 5"], "victory"),
        ("3.9", ["8 > rival 5", "move rival 3 > rival 2"], "took 3"),
        ("4.5", ["bone > own 2"], "won navigation"),
        ("5.12", ["2 > rival 3"], "won science"),
    ],
)
def test_what_a_step_expects_is_the_only_way_that_surely_reaches_its_goal(
    step: str, way: list[str], claim: str
) -> None:
    state, actions = _at(step), []
    after = state
    for words in way:
        (action,) = LANGUAGE.actions(words, after)
        actions.append(action)
        after = RULES.apply(after, action).state
    if step == "5.12":
        # What the rival holds is not known: sure is what helps against each of the three.
        assert [beats(card, 2) for card in (4, 11, 13)] == [True] * 3
        assert not all(beats(card, 10) for card in (4, 11, 13))
        assert not any(beats(10, card) and beats(2, card) for card in (4, 11, 13))
    else:
        assert _surely(state, claim) == {tuple(actions)}


def test_arrows_do_in_the_third_lesson_what_is_said_of_them() -> None:
    state = _at("3.1")
    for number in range(1, 6):
        (action,) = LANGUAGE.actions(f"9 > own {number}", state)
        assert any(isinstance(event, ArrowIdle) for event in RULES.apply(state, action).events)
    for number in (1, 3, 4, 5):
        after = _does(state, f"9 > rival {number}")
        assert RULES.legal_actions(after) == LANGUAGE.actions("move rival 2 > own 2", after)
    assert _moves(_does(state, "7 > rival 3")) == {"rival 2"}
    assert _moves(_does(_at("3.3"), "7 > own 1")) == {"own 2"}
    state = _at("3.7")
    for number in (3, 5):
        assert _moves(_does(state, f"6 > own {number}")) == {"own 2"}
    left_open = _does(state, "6 > rival 3", "9 > own 5")
    assert RULES.legal_actions(left_open) == LANGUAGE.actions("move own 2 > rival 2", left_open)
    other = _does(_at("3.9"), "8 > rival 2")
    most = max(
        len(end.match.taken[HUMAN])
        for move in RULES.legal_actions(other)
        for end in _ends(RULES.apply(other, move).state)
    )
    assert most == len(other.match.taken[HUMAN]) + 2


def test_the_anchor_is_what_keeps_the_14() -> None:
    state = _at("4.7")
    with_it = _does(state, "3 > own 5 with anchor", "hold own 2", "9 > own 1")
    assert _moves(with_it) == {"own 5"}
    assert "own 2" in _moves(_does(state, "3 > own 5", "9 > own 1"))


def test_nobody_beats_or_moves_the_13_of_the_fifth_lesson() -> None:
    state = _at("5.4")
    known = known_hand(state, HUMAN)
    assert known == state.table.hands[BOT]
    assert not any(beats(card, 13) for card in (*known, BONE))
    assert not any(components().arrows[card] for card in known)
    assert 14 in state.deal.pile


def test_after_the_harpoon_only_the_kraken_beats_the_14() -> None:
    state = _at("5.10")
    assert 1 in state.table.hands[HUMAN]
    assert not any(card is None or beats(card, 14) for card in state.table.hands[BOT])
    assert beats(KRAKEN, 14)


def test_the_last_lesson_is_a_round_that_both_play_as_it_says() -> None:
    run = _run("6.7")
    spaces = run.session.state.table.spaces
    assert spaces == (2, 14, None, 11, None, 9, 4, None, 7, None)
    assert run.session.state.table.hands[HUMAN] == (1, 12)
    assert beats(1, 14)
    assert not beats(12, 14)
    assert not run.strayed


def test_whoever_goes_another_way_is_left_alone_and_the_rival_too() -> None:
    run = _run("6.3")
    other = next(one for one in run.session.legal if isinstance(one, Place) and one.card != 14)
    assert run.judge((other,)).passes
    run.session.dispatch(other)
    run.settle((other,))
    assert run.strayed
    assert run.said is None
    assert run.others_decide
    assert run.reply() is None
    run.session.undo()
    run.settle(())
    assert run.step is not None
    assert run.step.id == "6.3"


def test_a_rival_that_plays_otherwise_ends_the_proposals() -> None:
    run = _run("6.3")
    for action in run.proposed():
        run.session.dispatch(action)
        run.settle((action,))
    reply = run.reply()
    assert reply is not None
    run.session.dispatch(next(one for one in run.session.legal if one != reply))
    run.settle(())
    assert run.strayed


def test_the_rival_moves_only_when_a_step_says_so() -> None:
    run = _run("1.5")
    for action in run.proposed():
        run.session.dispatch(action)
        run.settle((action,))
    assert run.phase is Phase.OTHERS
    assert run.others_decide
    assert run.reply() is None  # that is said of real games alone
    assert run.let_one() == ("13 > rival 5",)
    assert run.rests()
    run.others_done()
    assert run.step is not None
    assert run.step.id == "1.6"
    while run.can_go_back:
        run.back()
    assert run.index == 0


def test_a_goal_is_that_of_the_last_step_which_brought_one() -> None:
    goals = {step: _run(step).goal.en for step in ("1.2", "1.4", "1.7", "3.2", "3.4", "3.9")}
    assert goals == {
        "1.2": "Win your third domain",
        "1.4": "The stars to you, the blot to the rival",
        "1.7": "The stars to you, the blot to the rival",
        "3.2": "The 13 to your side",
        "3.4": "The 14 out of the way",
        "3.9": "Three columns with one card",
    }


@pytest.mark.parametrize(
    "words",
    [
        "15 > own 1",
        "12 > own 6",
        "12 > mine 1",
        "keep whale",
        "dive",
        "12 > own 1 with rope",
        "move own 1",
        "",
    ],
)
def test_words_that_mean_nothing_are_refused(words: str) -> None:
    with pytest.raises(LessonError):
        LANGUAGE.actions(words, _at("1.2"))


@pytest.mark.parametrize("claim", ["glory", "won whales", "points science", "columns own", "own 7 3"])
def test_claims_that_mean_nothing_are_refused(claim: str) -> None:
    state = _at("1.2")
    with pytest.raises(LessonError):
        LANGUAGE.holds(claim, state, state)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"pile": [12, 6, 7, 8]}, ImpossibleState),
        ({"own": [1, 2, 3, 10, 11]}, ImpossibleState),
        ({"starts": "nobody"}, LessonError),
        ({"row": ["science +2"] * 5}, LessonError),
        ({"played": ["keep kraken"]}, LessonError),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], error: type[Exception]) -> None:
    data = dict(lessons("nautilus")[0].positions["1a"])
    assert isinstance(LANGUAGE.position(data), State)
    with pytest.raises(error):
        LANGUAGE.position(data | change)


def test_an_arrow_waits_for_its_player() -> None:
    assert isinstance(_at("3.2").table.pending, Moving)


def test_the_last_lesson_is_over_once() -> None:
    """What there is to keep of it came up after every round, and said of each that the rival starts the next."""
    run = LessonRun("nautilus", lessons("nautilus")[5])
    for _ in played(run):
        pass
    assert run.over
    over = set()
    while True:
        run.session.dispatch(run.session.legal[0])
        run.retrace()
        if run.over:
            over.add(run.session.state.match.round)
        if run.session.state.match.round > 2:
            break
    assert over <= {1}
