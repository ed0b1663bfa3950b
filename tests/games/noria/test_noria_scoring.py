"""Rules 4.5 and 5.4: points, and who wins."""

from __future__ import annotations

import pytest

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import chamber_value
from noria_desktop.games.noria.terms import Chamber
from tests.games.noria.positions import a_council, a_state


def test_the_example_of_section_7() -> None:
    """Levels 4,0,2,1; seated 2,0,3,1, specialisation 2, diversification 4: 54 points, line by line."""
    state = a_state(levels=(4, 0, 2, 1), council=a_council((0, 2), (0, 0), (0, 3), (0, 1), (0, 2), (0, 4)))
    lines = RULES.scores(state).of(HUMAN)
    assert [line.code for line in lines] == list(Chamber)
    # 4x4, 0x0, 2x9, 1x4, highest 4 x 4, lowest 0 x 12
    assert [(line.count, line.value) for line in lines] == [(4, 4), (0, 0), (2, 9), (1, 4), (4, 4), (0, 12)]
    assert RULES.scores(state).total(HUMAN) == 54


def test_specialisation_counts_the_highest_level_wherever_it_stands() -> None:
    """Rules 4.5: highest own level x specialisation: 7 on research x 6 (three seated)."""
    state = a_state(levels=(4, 3, 2, 7), council=a_council((4, 0), (4, 0), (4, 0), (4, 0), (1, 3), (4, 0)))
    assert RULES.scores(state).total(HUMAN) == 42


def test_diversification_counts_the_lowest_level() -> None:
    """Rules 4.5: lowest of the four own levels x diversification: 2 x 3 (one seated)."""
    state = a_state(levels=(4, 3, 2, 5), council=a_council((4, 0), (4, 0), (4, 0), (4, 0), (4, 0), (3, 1)))
    assert RULES.scores(state).total(HUMAN) == 6


def test_a_chamber_without_politicians_is_worth_nothing() -> None:
    """R7: the leftmost value is 0."""
    state = a_state(levels=(9, 9, 9, 9), bot_levels=(9, 9, 9, 9))
    assert all(chamber_value(state, chamber) == 0 for chamber in Chamber)
    assert RULES.scores(state).total(HUMAN) == 0


@pytest.mark.parametrize(
    ("chamber", "values"),
    [
        (Chamber.REFINEMENT, [0, 2, 4, 6, 8]),
        (Chamber.SETTLEMENT, [0, 2, 4, 6, 8]),
        (Chamber.EXPLORATION, [0, 3, 6, 9, 12]),
        (Chamber.RESEARCH, [0, 4, 8, 12, 16]),
        (Chamber.SPECIALISATION, [0, 2, 4, 6, 8]),
        (Chamber.DIVERSIFICATION, [0, 3, 6, 9, 12]),
    ],
)
def test_value_is_the_leftmost_uncovered_number(chamber: Chamber, values: list[int]) -> None:
    """Rules 4.3."""
    states = [a_state(council=a_council(*[(0, seated)] * 6)) for seated in range(5)]
    assert [chamber_value(state, chamber) for state in states] == values


@pytest.mark.parametrize(
    ("human", "bot", "winner", "ranking"),
    [
        ((2, 0, 0, 0), (1, 0, 0, 0), HUMAN, ((HUMAN,), (BOT,))),
        ((1, 0, 0, 0), (1, 0, 0, 0), None, ((HUMAN, BOT),)),
        ((1, 0, 0, 0), (2, 0, 0, 0), BOT, ((BOT,), (HUMAN,))),
    ],
)
def test_the_human_wins_only_with_strictly_more(
    human: object, bot: object, winner: object, ranking: object
) -> None:
    """Rules 5.4: a tie is not a win."""
    state = a_state(levels=human, bot_levels=bot, council=a_council((0, 4)))  # type: ignore[arg-type]
    sheet = RULES.scores(state)
    assert (sheet.winner, sheet.ranking) == (winner, ranking)


def test_leftovers_score_nothing() -> None:
    """Rules 4.5: only politics and tracks score."""
    rich = a_state(
        resources=(9, 9, 9),
        knowledge=30,
        warehouses=(2, 2, 2, 2, 2),
        stored=(2, 2, 2, 2, 2),
        council=a_council(*[(0, 4)] * 6),
    )
    assert RULES.scores(rich).total(HUMAN) == 0
