"""A callout that waits for something says what the hand does, not only what is good about it."""

from __future__ import annotations

from typing import Final

import pytest

from noria_desktop.app.lessons.lesson import Step, Words, lessons

HAND: Final = {
    "noria": {
        "seat": ("down", "下段"),
        "shift": ("turn the", "回"),
        "end": ("end", "終了"),
    },
    "scythe": {
        "bottom": ("press", "押"),
        "top": ("press", "押"),
        "finish": ("finish", "終え"),
        "end": ("end", "終え"),
    },
}
"""By game and the word of the one action that a step expects: how the gesture is said, in English and in Japanese."""


def _first_word(step: Step) -> str:
    """The word of the one action that the step expects; nothing where it expects several in a row."""
    return step.do[0].split()[0] if step.do and ";" not in step.do[0] else ""


STEPS = [
    (game, step)
    for game, hand in HAND.items()
    for lesson in lessons(game)
    for step in lesson.steps
    if _first_word(step) in hand
]


@pytest.mark.parametrize(("game", "step"), STEPS, ids=[f"{game}/{step.id}" for game, step in STEPS])
def test_a_callout_says_what_the_hand_does(game: str, step: Step) -> None:
    english, japanese = HAND[game][_first_word(step)]
    assert english in step.say.en.lower()
    assert japanese in step.say.ja


def _answer(game: str, number: int, step_id: str, act: str) -> Words:
    (step,) = (step for step in lessons(game)[number - 1].steps if step.id == step_id)
    (wrong,) = (wrong for wrong in step.wrong if wrong.act == act)
    return wrong.say


def test_the_obsidian_is_not_said_to_lie_beside_the_mycelium() -> None:
    # Large 4 and large 6 lie at the two ends of the active half: what joins the obsidian is the energy's line.
    said = _answer("noria", 2, "2.3", "name L6")
    assert "beside" not in said.en
    assert "hangs on the energy" in said.en
    assert "エネルギー" in said.ja


def test_a_combat_is_said_to_be_fought_by_its_button_and_cards_to_be_dragged() -> None:
    (step,) = (step for step in lessons("scythe")[4].steps if step.id == "5.4")
    assert "drag" in step.say.en
    assert "press Fight" in step.say.en
    assert "ドラッグ" in step.say.ja
    assert "「戦う」を押して" in step.say.ja
