"""Each untrue sentence that was found at the table of Nautilus, and what is said in its stead.

Source: reviews of truth (Nautilus 6, 7, 8, 13) and access (1, 5, 11); rules.md 13, N32.
"""

from __future__ import annotations

from attrs import evolve

from noria_desktop.bots.nautilus.thoughts import SCALE, Considered, Method, Thoughts, reasoned
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.components import components, domain_of, points_of
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Opening, Options, Returning, State
from noria_desktop.games.nautilus.terms import Domain, DomainCards, Special
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.arts import Blot, Fate
from noria_desktop.ui.nautilus.board.viewpoint import blot, fates
from noria_desktop.ui.nautilus.words.names import domain_name, row_card, special_name
from noria_desktop.ui.nautilus.words.things import inspect, label, unseen_divers
from noria_desktop.ui.nautilus.words.thoughts import method_text, percent
from tests.ui.nautilus.walks import moments, placing


def test_what_the_submarine_has_just_brought_up_is_seen() -> None:
    """Truth 7: its two open cards stood among the divers not seen yet."""
    found = 0
    for moment in moments():
        pending = moment.before.table.pending
        if isinstance(pending, Returning) and pending.seat == moment.seat:
            found += 1
            assert None not in pending.drawn
            assert set(pending.drawn).isdisjoint(unseen_divers(moment.before))
    assert found


def test_the_hidden_variant_tells_nothing_of_what_the_rival_has_taken() -> None:
    """Truth 6; N32: taken by the rival and still in the deck look the same."""
    hidden = Options(domain_cards=DomainCards.HIDDEN)
    state = RULES.setup(hidden, 3).state
    for domain in Domain:
        (minus,) = components().minus_cards[domain.index]
        for taken in (((), (minus,)), ((), ())):
            match = evolve(state.match, taken=taken, revealed=(minus,) if taken[1] else ())
            view = RULES.observe(evolve(state, match=match), HUMAN)
            assert blot(view, domain) is Blot.ELSEWHERE
        own = evolve(state, match=evolve(state.match, taken=((minus,), ()), revealed=(minus,)))
        assert blot(RULES.observe(own, HUMAN), domain) is Blot.OWN


def test_a_round_that_is_about_to_begin_has_no_row_yet() -> None:
    """Its spaces were spoken of with the domain cards of the round before."""
    begun = [moment.before for moment in moments() if isinstance(moment.before.table.pending, Opening)]
    assert any(view.match.revealed for view in begun)
    for view in begun:
        assert [row_card(view, column) for column in range(5)] == [None] * 5
        assert "At stake" not in " ".join(inspect(at.space(0), view)[1])


def test_nothing_estimated_is_certain() -> None:
    """Truth 13: "never quite certain" was shown as 100."""
    assert [percent(chance) for chance in (0, SCALE, SCALE // 2, 20)] == [1, 99, 50, 1]


def test_one_possible_hand_is_not_called_several() -> None:
    """Truth 8: "with 1 possible hands"; and what was counted were hands and special cards together (truth 4)."""
    thoughts = Thoughts(Method.SEARCH, (Considered(RULES.legal_actions(opened())[0], 5000),), 1, 60)
    words = method_text(reasoned(thoughts.considered[0].action, thoughts).thoughts)
    assert "possible hands" not in words
    assert "1 way" in words


def opened() -> State:
    return RULES.apply(
        RULES.setup(Options(), 1).state, RULES.legal_actions(RULES.setup(Options(), 1).state)[0]
    ).state


def test_the_plate_says_who_starts() -> None:
    """Access 5: its name was cut before it."""
    for moment in moments()[::9]:
        view, own = moment.before, moment.before.match.start == moment.seat
        assert ("Start player" in label(at.plate(own=True), view)) == own
        assert ("Start player" in label(at.plate(own=False), view)) == (not own)


def test_who_holds_a_special_is_said_and_not_only_coloured() -> None:
    """Access 11."""
    said = 0
    for moment in moments():
        view = moment.before
        words = label(at.fates(), view)
        for special, fate in zip(Special, fates(view), strict=True):
            if fate is Fate.RIVAL:
                assert f"The rival holds {special_name(special)}" in words
                said += 1
            elif special in view.table.specials[moment.seat]:
                assert f"You hold {special_name(special)}" in words
    assert said > 20


def test_a_space_tells_what_is_at_stake_also_where_a_card_faces_it() -> None:
    view = placing((13, None, 11, None, None, 14, None, None, 4, None), (3, 6, 12))
    for space in (3, 6, 7, 9):
        card = row_card(view, space % 5)
        assert card is not None
        words = label(at.space(space), view)
        assert f"At stake: {domain_name(domain_of(card))} " in words
        assert str(abs(points_of(card))) in words
