"""Whatever can happen, be chosen, be asked or be refused in Nautilus has words in both languages.

Source: issue 3 "Done when" 8; rules.md 13 for what words may tell.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Any, get_args

import pytest

from noria_desktop.bots.nautilus.thoughts import Considered, Method, Thoughts, reasoned
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.events import seen_by
from noria_desktop.games.nautilus.reasons import Why
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options, State, known_hand
from noria_desktop.games.nautilus.terms import (
    Arrow,
    Domain,
    DomainCards,
    FirstPlayer,
    HarpoonWording,
    Opponent,
    Phase,
    Prompt,
    Special,
)
from noria_desktop.resource_files import resource
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.game_ui import GAME_UI, forgets, log_line
from noria_desktop.ui.nautilus.words import names
from noria_desktop.ui.nautilus.words.actions import describe_action
from noria_desktop.ui.nautilus.words.drags import leanings, preview, why_text
from noria_desktop.ui.nautilus.words.events import as_read, describe_event, has_line
from noria_desktop.ui.nautilus.words.opponents import opponent_name, opponent_sentence, opponent_title
from noria_desktop.ui.nautilus.words.prompts import command_text, prompt_text
from noria_desktop.ui.nautilus.words.reasons import reason
from noria_desktop.ui.nautilus.words.rules import rule_now
from noria_desktop.ui.nautilus.words.specials import card_rule, special_text, timing_text
from noria_desktop.ui.nautilus.words.thoughts import RULE_OF, method_text
from tests.ui.nautilus.words.nautilus_moments import Moment, moments, views
from tests.ui.wording.wording import faults

READERS = (HUMAN, BOT, None)


def wrong(texts: Iterable[str], language: str) -> list[str]:
    """All faults of several texts, without repeats."""
    return list(dict.fromkeys(fault for text in texts for fault in faults(text, language)))


@cache
def some_moments() -> tuple[Moment, ...]:
    """Enough to meet everything, few enough to word them all in a moment."""
    return moments()[::5]


# Names ------------------------------------------------------------------------------------------------

ENUMS: dict[type[Enum], Callable[[Any], str]] = {
    Domain: names.domain_name,
    Special: names.special_name,
    Phase: names.phase_name,
    Opponent: opponent_title,
    Why: why_text,
    Method: lambda method: method_text(Thoughts(method, worlds=3, iterations=400)),
}


@pytest.mark.parametrize("kind", list(ENUMS), ids=lambda kind: kind.__name__)
def test_every_member_has_a_name_of_its_own(language: str, kind: type[Enum]) -> None:
    words = [ENUMS[kind](member) for member in kind]
    assert wrong(words, language) == []
    assert len(set(words)) == len(words), "two members are called the same"


def test_every_enum_of_the_game_is_covered() -> None:
    """Arrows are told with their cards, choices of a set-up on the New game page."""
    from noria_desktop.games.nautilus import events, reasons, terms

    found = {
        kind
        for module in (events, reasons, terms)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Enum)
        and kind.__module__ == module.__name__
        and list(kind)
    }
    assert found == {*ENUMS, Prompt, Arrow, DomainCards, FirstPlayer, HarpoonWording} - {Method}


def test_cards_opponents_and_specials(language: str) -> None:
    texts = [
        *(names.card_title(card) for card in range(16)),
        *(card_rule(card) for card in (0, 1, 6, 7, 8, 9, 14, 15)),
        *(names.domain_card_name(card) for card in components().domain_cards),
        *(special_text(special, wording) for special in Special for wording in HarpoonWording),
        *(timing_text(special) for special in Special),
        *(opponent_sentence(opponent) for opponent in Opponent),
        *(opponent_name(Options(opponent)) for opponent in Opponent),
    ]
    assert wrong(texts, language) == []
    assert all(card_rule(card) == "" for card in (2, 3, 4, 5, 10, 11, 12, 13)), "plain divers have no rule"
    kinds = {names.domain_card_name(card) for card in components().domain_cards}
    assert len(kinds) == 15, "five domains with three kinds of cards each"


def test_terms_are_those_of_the_document() -> None:
    """Source: the user's document, which names domains and specials."""
    from noria_desktop.ui.window.languages import Languages
    from tests.ui.spoken import silence_afterwards

    with silence_afterwards():
        Languages("ja")
        assert [names.domain_name(domain) for domain in Domain] == ["科学", "探検", "航海", "工学", "戦争"]
        assert [names.special_name(special) for special in Special] == [
            "クラーケン", "骨", "碇", "潜水艦", "銛", "目",
        ]  # fmt: skip


# Events -----------------------------------------------------------------------------------------------


def test_the_games_meet_everything() -> None:
    met = {type(event) for moment in moments() for event in moment.events}
    assert met >= set(get_args(ev.Event)) - {ev.GameBegan}
    assert {RULES.turn(moment.before).prompt for moment in moments()} == set(Prompt) - {Prompt.FINISHED}
    assert {type(moment.action) for moment in moments()} == set(get_args(Action))


@pytest.mark.parametrize("reader", READERS)
def test_every_event_has_a_line_or_is_quiet(language: str, reader: Any) -> None:
    for moment in some_moments():
        for event in moment.events:
            seen = as_read(event, reader)
            if seen is not None:
                assert faults(describe_event(seen, moment.before, reader), language) == []
                assert isinstance(has_line(seen), bool)


def test_the_log_tells_no_secret(language: str) -> None:
    """A line is the same whatever the reader may not know (rules 13; N33, N34)."""
    for moment in moments():
        for event in moment.events:
            line = log_line(event, RULES.observe(moment.before, HUMAN), 1)
            if isinstance(event, ev.SpecialDeclined) and event.seat == BOT:
                assert line is None
            if line is not None:
                seen = seen_by(event, HUMAN)
                assert seen is not None
                again = log_line(seen, RULES.observe(moment.before, HUMAN), 1)
                assert again is not None
                assert again.text == line.text
                assert faults(line.text, language) == []


def test_two_people_read_only_what_both_know(language: str) -> None:
    """At one screen the log shows nobody's hand."""
    for moment in moments():
        if moment.before.match.options.opponent is not Opponent.HUMAN:
            continue
        for event in moment.events:
            line = log_line(event, moment.before, 1)
            if isinstance(event, ev.DiversDealt | ev.SpecialDeclined):
                assert line is None
            if line is not None:
                assert faults(line.text, language) == []
                for seat in (HUMAN, BOT):
                    view = RULES.observe(moment.before, seat)
                    again = log_line(event, view, 1)
                    assert again is not None
                    assert again.text == line.text, "the same line whoever looks"


def test_the_hidden_variant_forgets_awards_of_earlier_rounds() -> None:
    """N32: while the round is still on the table its awards are told."""
    award = ev.CardAwarded(HUMAN, 0, 3, 13, 2)
    hidden = [m.after for m in moments() if m.after.match.options.domain_cards is DomainCards.HIDDEN]
    first = next(state for state in hidden if state.match.round == 1)
    second = next(state for state in hidden if state.match.round == 2)
    assert forgets(award, first, second)
    assert not forgets(award, first, first)
    assert not forgets(ev.TableCleared(1), first, second)
    open_second = next(
        m.after for m in moments() if m.after.match.round == 2 and m.after.match.options == m.before.match.options
        and m.after.match.options.domain_cards is DomainCards.VISIBLE
    )  # fmt: skip
    assert not forgets(award, first, open_second)


# Actions and prompts ------------------------------------------------------------------------------------


def test_every_decision_has_words_and_none_reads_like_another(language: str) -> None:
    for moment in some_moments():
        view = RULES.observe(moment.before, moment.seat)
        words = [describe_action(action, view) for action in moment.legal]
        assert wrong(words, language) == []
        assert len(set(words)) == len(words), words


def test_every_prompt_is_worded_for_who_decides_and_who_waits(language: str) -> None:
    for view in views()[::7]:
        turn = RULES.turn(view)
        assert wrong((words for words in prompt_text(turn, view) if words), language) == []
        assert wrong(rule_now(view), language) == []


def test_prompts_say_nothing_of_a_question_to_the_rival(language: str) -> None:
    """N34: who may not know of the question reads on what came before, or what surely comes next."""
    asked = [
        m.before
        for m in moments()
        if RULES.turn(m.before).prompt is Prompt.USE_SPECIAL and m.seat == BOT and m.before.match.start == BOT
    ]
    placing = next(
        m.before
        for m in moments()
        if RULES.turn(m.before).prompt is Prompt.PLACE and m.seat == BOT
        and m.before.match.options.opponent is not Opponent.HUMAN
    )  # fmt: skip
    keeping = next(
        m.before
        for m in moments()
        if RULES.turn(m.before).prompt is Prompt.KEEP_SPECIAL and m.seat == BOT
    )  # fmt: skip
    assert asked
    for state in asked:
        if state.match.options.opponent is Opponent.HUMAN:
            continue
        (own,) = state.table.specials[HUMAN]
        usual = keeping if own in components().at_start else placing
        words = prompt_text(RULES.turn(usual), RULES.observe(usual, HUMAN))
        assert prompt_text(RULES.turn(state), RULES.observe(state, HUMAN)) == words


def test_buttons_are_worded(language: str) -> None:
    for moment in some_moments():
        view = RULES.observe(moment.before, moment.seat)
        for command in GAME_UI.presenter.commands(view, moment.legal):
            text = command_text(command.name, view)
            assert text != command.name
            assert faults(text, language) == []


def test_what_a_drop_would_change_is_worded(language: str) -> None:
    face = GAME_UI
    assert face.foreseeable is not None
    for moment in some_moments():
        view = RULES.observe(moment.before, moment.seat)
        for action in random.Random(7).sample(moment.legal, min(4, len(moment.legal))):
            after = RULES.apply(view, action).state if face.foreseeable(action, view) else view
            title, lines = preview(view, after, action)
            assert wrong((title, *lines), language) == []


# Things -------------------------------------------------------------------------------------------------


def test_every_place_has_a_name_of_its_own_and_a_card(language: str) -> None:
    face, table = GAME_UI, layout(1280, 668)
    for view in views()[::41]:
        told: dict[tuple[str, str], Any] = {}
        for spot in face.presenter.spots(view, table):
            label = face.label(spot.handle, view)
            title, lines = face.inspect(spot.handle, view)
            assert wrong((label, title, *lines), language) == [], spot.handle
            twin = told.setdefault((spot.handle.kind, label), spot.handle)
            assert twin == spot.handle, label


def test_cards_of_the_rival_are_not_told(language: str) -> None:
    """A view from which the rival's hand was cleared is all there is; known cards are named, no others."""
    face = GAME_UI
    from noria_desktop.ui.nautilus.board import handles as at

    for view in views()[::41]:
        _, lines = face.inspect(at.rival_hand(), view)
        seat = names.viewer(view)
        for card in known_hand(view, seat):
            assert any(str(card) in line for line in lines)
        if not known_hand(view, seat):
            assert len(lines) == 1


def test_refusals_are_worded(language: str) -> None:
    """Every pair of things that could be tried gives a sentence or nothing, never an error."""
    from noria_desktop.ui.nautilus.board import handles as at

    face = GAME_UI
    tried = [at.space(0), at.space(7), at.card(3), at.card(11), at.special(Special.KRAKEN), at.pile()]
    tried += [at.special(Special.HARPOON), at.rival_hand(), at.own_hand(), at.anchored_space(2)]
    met = set()
    for view in views()[::23]:
        for source in tried:
            for target in tried:
                words = face.refusal(view, source, target)
                if words:
                    met.add(words)
                    assert faults(words, language) == []
    assert len(met) > 8


# Reasons ------------------------------------------------------------------------------------------------


def record(moment: Moment) -> Any:
    """As if the player had weighed every legal action."""
    considered = tuple(Considered(action, 9000 - 10 * n) for n, action in enumerate(moment.legal))
    return reasoned(moment.action, Thoughts(Method.SEARCH, considered, worlds=5, iterations=1500))


def told(explained: Any) -> str:
    return "\n".join((explained.title, *explained.lines, *(name for name, _, _ in explained.bars)))


def test_reasons_are_worded_and_lead_to_a_rule(language: str) -> None:
    pages = {
        code: resource("help", f"nautilus_{code}.md").read_text(encoding="utf-8") for code in ("en", "ja")
    }
    for moment in some_moments():
        view = RULES.observe(moment.after, HUMAN)
        explained = reason(record(moment), moment.before, view)
        if isinstance(moment.action, act.DeclineSpecial | act.EyeSeen | act.Advance):
            assert explained is None
            continue
        assert explained is not None
        assert wrong((explained.title, *explained.lines), language) == []
        assert all(name.strip() and 0 <= share <= 100 for name, share, _ in explained.bars)
        for page in pages.values():
            assert f"{{#{explained.anchor}}}" in page
            assert f"### {explained.rule} " in page


def test_while_the_round_runs_no_numbers_are_told() -> None:
    """Decisions 28 and 32: a chance follows from the hand that its player holds."""
    checked = 0
    for moment in moments():
        if moment.seat != BOT or not isinstance(moment.action, act.Place):
            continue
        explained = reason(record(moment), moment.before, RULES.observe(moment.after, HUMAN))
        assert explained is not None
        assert explained.bars == ()
        assert explained.lines
        checked += 1
    assert checked > 50


def test_after_the_round_other_cards_are_compared_but_no_special_that_was_never_shown() -> None:
    """Decision 28; N33."""
    later: State | None = None
    for moment in reversed(moments()):
        if moment.before.match.round == 1 and isinstance(moment.action, act.Advance):
            later = RULES.observe(moment.after, HUMAN)
            continue
        if later is None or not isinstance(moment.action, act.Place) or moment.seat != BOT:
            continue
        if moment.before.match.round != 1 or moment.before.match.options != later.match.options:
            continue
        explained = reason(record(moment), moment.before, later)
        assert explained is not None
        seen = later.deal.knowledge[HUMAN]
        assert seen is not None
        for special in (Special.KRAKEN, Special.BONE):
            if special not in seen.specials:
                assert names.special_name(special) not in told(explained)


def test_every_kind_of_decision_has_a_rule() -> None:
    assert set(RULE_OF) == set(get_args(Action))


def test_hints_are_worded(language: str) -> None:
    face = GAME_UI
    assert face.hints is not None
    for moment in some_moments():
        if isinstance(moment.action, act.Advance):
            continue
        for hint in face.hints(record(moment), RULES.observe(moment.before, moment.seat)):
            told = (hint.title, *hint.steps, hint.cover, hint.measure, hint.cause, hint.why_not, *hint.chips)
            assert wrong(tuple(words for words in told if words), language) == []


def test_a_card_of_a_domain_that_is_decided_is_not_told_as_a_prize() -> None:
    """Rules.md 10. Seen before: "Exploration +1 would be yours", of a domain that was won long ago."""
    tried = 0
    for moment in moments():
        if not isinstance(moment.action, act.Place):
            continue
        before, after = (RULES.observe(state, moment.seat) for state in (moment.before, moment.after))
        lines = leanings(before, after)
        for domain in Domain:
            if f"{names.domain_name(domain)} is decided already" in lines:
                told = [line for line in lines if " would be " in line]
                assert not any(line.startswith(names.domain_name(domain)) for line in told), lines
                tried += 1
    assert tried
