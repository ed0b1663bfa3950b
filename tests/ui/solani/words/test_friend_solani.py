"""A friend's sentence over each reason of Coyote and of the computer players is true. Source: lessons/solani.md."""

from __future__ import annotations

from noria_desktop.bots.solani.thoughts import Considered, Gain, Method, Thoughts
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.events import CoyoteRule
from noria_desktop.games.solani.terms import Line
from noria_desktop.ui.solani.game_ui import explain
from noria_desktop.ui.solani.words.friend import program_text
from tests.ui.solani.walks import moments

EQUAL = "They were equal; it took the left one."
NEXT = Seat(1)


def test_coyotes_rule_and_its_tie() -> None:
    rules = set()
    ties = 0
    for moment in moments():
        for event in moment.events:
            if not isinstance(event, ev.CoyoteDecided):
                continue
            explained = explain(event, moment.before)
            assert explained is not None
            assert explained.friend
            assert explained.lines[-1].startswith("Behind each "), "what the figures of the candidates count"
            rules.add(event.rule)
            printed, market = components(), moment.before.market
            white = any(
                printed.white[tile.index]
                for tile, taker in zip(market.clusters, market.cluster_takers, strict=True)
                if taker is None
            )
            if event.rule in (CoyoteRule.LEADS_CLUSTERS, CoyoteRule.LEADS_BRANCHES):
                assert explained.friend.startswith("There is a white star") == white
                assert explained.friend.startswith("No white star today") != white
                continue
            assert event.chosen is not None
            best = [one for one in event.candidates if one.worth == event.candidates[event.chosen].worth]
            tied = event.rule is not CoyoteRule.NEW_PLANET and len(best) > 1
            assert (EQUAL in explained.friend) == tied
            assert not tied or event.candidates[event.chosen] is best[0]
            ties += tied
    assert rules == set(CoyoteRule)
    assert ties > 3


def test_its_feature_card_is_the_leftmost_every_third_round() -> None:
    """rules.md 9: rounds 3 and 9, and 6 and 12; from the deck only where the row is empty."""
    seen = 0
    for moment in moments():
        for event in moment.events:
            if isinstance(event, ev.CoyoteFeature):
                explained = explain(event, moment.before)
                assert explained is not None
                assert explained.anchor == "coyote-features"
                assert bool(explained.friend) != event.from_deck
                assert moment.before.round in (3, 6, 9, 12)
                seen += 1
    assert seen > 1
    due = [number for number, row in enumerate(components().coyote_features) if row is not None]
    assert due == [3, 6, 9, 12]


# Computer players ----------------------------------------------------------------------------------------

HERE, THERE = act.DraftBranch(0), act.DraftBranch(1)


def weighed(method: Method, *some: Considered) -> Thoughts:
    return Thoughts(method, some, until=7)


def gaining(points: int) -> tuple[Gain, ...]:
    return (Gain(next(iter(Line)), points),)


def test_a_pair_that_costs_the_reader_something_is_said_to() -> None:
    """600 hundredths denied to the next player: to the reader it is said, to somebody else not."""
    best = Considered(HERE, 900, denied=600, denied_to=HUMAN)
    thoughts = weighed(Method.PAIR, best, Considered(THERE, 400))
    both = "This pair fits its own sky, and you would have liked it too."
    assert program_text(HERE, thoughts, HUMAN) == both
    assert program_text(HERE, thoughts, None) == "This pair fits its own sky."
    assert program_text(HERE, thoughts, NEXT) == "This pair fits its own sky."
    small = weighed(Method.PAIR, Considered(HERE, 900, denied=40, denied_to=HUMAN), Considered(THERE, 400))
    assert program_text(HERE, small, HUMAN) == "This pair fits its own sky."


def test_what_is_not_the_best_pair_has_no_sentence() -> None:
    thoughts = weighed(Method.PAIR, Considered(HERE, 300), Considered(THERE, 400))
    assert program_text(HERE, thoughts, HUMAN) == ""


def test_less_now_is_said_only_where_it_is_less_now() -> None:
    patient = weighed(
        Method.PLAYED_OUT,
        Considered(HERE, 900, gaining(1)),
        Considered(THERE, 400, gaining(4)),
    )
    words = "Less now, more by the end of round 7: it played them on in mind."
    assert program_text(HERE, patient, HUMAN) == words
    assert program_text(THERE, patient, HUMAN) == ""


def test_a_branch_laid_by_itself_brings_most_at_once() -> None:
    one, other = act.PlaceBranch(3, 5), act.PlaceBranch(4, 5)
    thoughts = weighed(Method.TILE, Considered(one, 300), Considered(other, 100))
    assert program_text(one, thoughts, HUMAN) == "From here the tile brings most at once."
    assert program_text(other, thoughts, HUMAN) == ""
    assert program_text(one, Thoughts(Method.ONLY), HUMAN) == ""
