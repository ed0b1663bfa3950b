"""What the forecast says of a letter that comes to nothing is true of the council as it lies there."""

from __future__ import annotations

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.terms import BERTHS, Chamber, Landing, Letter
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.noria.words.forecast import last_step, outcome
from noria_desktop.ui.noria.words.reasons import choice_text, criterion_text, deciding, short_reason
from tests.games.noria.bot_positions import acting, table, with_council, with_levels

NOBODY = (0, 0, 0, 0, 0, 0)


def test_an_intrigue_without_effect_says_why_politicians_that_are_left_do_not_count() -> None:
    """R11, R12: two grey politicians stood in the chamber of a track on which nobody has a representative."""
    state = with_levels(table(), bot=(6, 2, 1, 0), human=(8, 3, 0, 0))
    state = with_council(state, (0, 0, 0, 2, 0, 0), NOBODY)
    after, events = acting(state, Letter.C)
    assert after.council == state.council
    assert outcome(events, state) == "cancelled (no politician where a representative stands)"


def test_the_chamber_kept_for_that_case_is_not_called_a_track() -> None:
    """5.3 C: the human's only track has an empty upper row, so a politician leaves diversification.

    The strip said "tracks with one of your representatives" and the panel "chambers with a politician in the upper row".
    """
    state = with_levels(table(), bot=(0, 1, 0, 0), human=(3, 0, 0, 0))
    state = with_council(state, (0, 2, 3, 4, 3, 4), (4, 0, 0, 0, 0, 0))
    _, events = acting(state, Letter.C)
    removal = [event for event in events if isinstance(event, ev.Decided)][-1]
    assert removal.chosen is Chamber.DIVERSIFICATION
    why = "Set by rule, as no track's chamber fits"
    short = "set by rule, as no track's chamber fits"
    assert choice_text(removal, state) == f"Diversification, {short}"
    assert last_step(events, state)[1] == why
    explained = GAME_UI.explain(removal, state)
    assert explained is not None
    assert explained.lines[-2] == f"{why} → Diversification"
    assert explained.lines[-1].startswith("Behind each "), "what the bars count"
    assert short_reason(deciding(removal.trail) or ev.Criterion.RIGHTMOST) == short


def test_of_a_cancelled_intrigue_no_chamber_is_said_to_be_taken() -> None:
    """Under "cancelled" the panel said "No track's chamber: the one kept for that"."""
    state = with_levels(table(), bot=(6, 2, 1, 0), human=(8, 3, 0, 0))
    state = with_council(state, (0, 0, 0, 2, 0, 0), NOBODY)
    _, events = acting(state, Letter.C)
    assert any(isinstance(event, ev.LetterCancelled) for event in events)
    assert last_step(events, state) == (
        "Last step: C · cancelled (no politician where a representative stands)",
        "",
    )


def test_a_choice_answers_its_question_in_one_sentence() -> None:
    """It read "Which ship leaves the island? middle berth: Only kinds that still have a ship"."""
    event = ev.Decided(
        ev.Question.WHICH_SHIP_LEAVES,
        (ev.Narrowed(ev.Criterion.STILL_HAS_SHIPS, tuple(BERTHS), (0, 1, 0), (Landing.BERTH_2,)),),
        Landing.BERTH_2,
    )
    assert choice_text(event, table()) == "Middle berth, the only kind left"
    only = ev.Decided(ev.Question.WHICH_SHIP_LEAVES, (), Landing.BERTH_1)
    assert choice_text(only, table()) == "Left berth, the only one possible"


def test_the_last_tie_break_is_about_equals() -> None:
    """The middle ship of an island left, and the panel said "Rightmost"."""
    assert criterion_text(ev.Criterion.RIGHTMOST) == "Rightmost of equals"
