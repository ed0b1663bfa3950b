"""What the bot says about its choices is true: every trail leads to the choice, by the numbers it shows."""

from __future__ import annotations

import random
from functools import cache

import pytest

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.events import Criterion, Narrowed, Question
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Options, State
from noria_desktop.games.noria.terms import Chamber, Landing, Letter, Track
from noria_desktop.resource_files import resource
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.noria.game_ui import explain, log_line
from noria_desktop.ui.noria.words.reasons import RULE_OF, candidate_name, choice_text
from tests.ui.wording.wording import faults

GAMES = 100

ONLY_WHERE_ANY = {
    Criterion.STILL_HAS_SHIPS,
    Criterion.FREE_SPACE,
    Criterion.HAS_BOT_REPRESENTATIVE,
    Criterion.HAS_HUMAN_REPRESENTATIVE,
    Criterion.POLITICIAN_IN_UPPER_ROW,
    Criterion.FALLBACK_CHAMBER,
    Criterion.BELOW_TOP_LEVEL,
    Criterion.STILL_NORMAL,
}
"""Rules 5.3: conditions; everything else compares, and these two look for the least."""
LEAST = {Criterion.FEWEST_SHIPS, Criterion.ENTERS_SOONEST}

KINDS: dict[Question, tuple[type, str]] = {
    Question.WHICH_SHIP_LEAVES: (Landing, "A"),
    Question.WHERE_TO_BUILD: (Landing, "B"),
    Question.WHERE_TO_SEAT: (Chamber, "C"),
    Question.WHERE_TO_REMOVE: (Chamber, "C"),
    Question.WHERE_TO_INVEST: (Track, "D"),
    Question.WHICH_TRACK_TO_FOLLOW: (Track, "E"),
    Question.WHICH_LETTER_TO_ENHANCE: (Letter, "F"),
}
"""What is chosen among, and the letter whose paragraph of rules 5.3 decides."""


@cache
def reasoned() -> tuple[tuple[ev.Event, State], ...]:
    """Every choice and cancellation of the bot in random games, with the state before its step."""
    found: list[tuple[ev.Event, State]] = []
    for seed in range(GAMES):
        pick, state = random.Random(seed), RULES.setup(Options(), seed).state
        while RULES.turn(state).seat is not None:
            step = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state)))
            found += [(e, state) for e in step.events if isinstance(e, ev.Decided | ev.LetterCancelled)]
            state = step.state
    return tuple(found)


def kept(step: Narrowed) -> tuple[ev.Candidate, ...]:
    """What the criterion leaves, worked out again from the numbers that are shown."""
    pairs = list(zip(step.before, step.worths, strict=True))
    if step.criterion in ONLY_WHERE_ANY:
        return tuple(candidate for candidate, worth in pairs if worth > 0)
    best = (min if step.criterion in LEAST else max)(step.worths)
    return tuple(candidate for candidate, worth in pairs if worth == best)


def test_the_games_ask_every_question() -> None:
    asked = {event.question for event, _ in reasoned() if isinstance(event, ev.Decided)}
    assert asked == set(Question)
    assert len(reasoned()) > 10 * GAMES


def test_every_trail_leads_to_the_choice() -> None:
    """Replaying the candidates with the numbers shown comes to the same choice (rules 5.3)."""
    for event, _ in reasoned():
        if not isinstance(event, ev.Decided):
            continue
        left: tuple[ev.Candidate, ...] | None = None
        for step in event.trail:
            fallback = step.criterion is Criterion.FALLBACK_CHAMBER
            assert step.before == left or left is None or (fallback and left == ()), event
            left = kept(step)
            assert left == step.after, event
        assert left is None or left == (event.chosen,), event


def test_every_cancellation_ends_with_nobody_left() -> None:
    for event, _ in reasoned():
        if isinstance(event, ev.LetterCancelled) and event.trail:
            assert event.trail[-1].after == (), event


def test_every_choice_is_explained(language: str) -> None:
    for event, state in reasoned():
        explained = explain(event, state)
        assert explained is not None
        # Bars are named once, below the criteria.
        assert len(explained.lines) == len(event.trail) + bool(explained.bars)  # type: ignore[union-attr]
        for words in (explained.title, *explained.lines, *(name for name, _, _ in explained.bars)):
            assert faults(words, language) == []
        if isinstance(event, ev.Decided):
            kind, letter = KINDS[event.question]
            assert isinstance(event.chosen, kind)
            assert explained.rule == f"5.3 {letter}"
            assert explained.anchor == RULE_OF[event.question][1]
            assert faults(choice_text(event, state), language) == []
            # The strip tells the choice by what decided it, not by a rule that left everybody in.
            assert explained.short == choice_text(event, state)
            assert explained.short.startswith(capital(candidate_name(event.chosen)))
            assert sum(chosen for _, _, chosen in explained.bars) <= 1
            if explained.bars:
                # Somebody was better or equal: the chosen one is never beaten in what was compared last.
                compared = next(
                    s
                    for s in reversed(event.trail)
                    if tuple(s.worths) == tuple(w for _, w, _ in explained.bars)
                )
                assert event.chosen in kept(compared) or compared.criterion in ONLY_WHERE_ANY
        else:
            assert isinstance(event, ev.LetterCancelled)
            assert explained.rule == f"5.3 {event.letter.value}"
            line = log_line(event, state, 1)
            assert line is not None
            assert faults(line.text, language) == []


@pytest.mark.parametrize("code", ["en", "ja"])
def test_the_rules_page_has_the_paragraph_that_is_named(code: str) -> None:
    """A rule number leads somewhere: heading 5.3 and an anchor for each letter."""
    page = resource("help", f"noria_{code}.md").read_text(encoding="utf-8")
    for anchor in {
        *(anchor for _, anchor in RULE_OF.values()),
        *(f"bot-{letter.value.lower()}" for letter in Letter),
    }:
        assert f"{{#{anchor}}}" in page, anchor
    assert "5.3" in page
