"""What a new player was not told: what a drop spoils, that a feature is won, that the round is the last, which rule is asked.

Source: issue "Nothing lies"; played by hand by somebody who had only the screen to go by.
"""

from __future__ import annotations

from functools import cache

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.actions import PlaceBranch
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import CoyoteDrafting, Drafting, Placing, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import Kind
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.words.drags import preview, spoken
from noria_desktop.ui.solani.words.prompts import parting_text, prompt_text
from noria_desktop.ui.solani.words.refusals import refused
from noria_desktop.ui.solani.words.rules import rule_now
from tests.bots.solani.positions import ALONE, TWO, whole_game


@cache
def positions() -> tuple[State, ...]:
    return tuple(state for seed in (1, 2) for state in whole_game(seed, ALONE))


def test_a_star_that_is_spoilt_is_named_and_what_it_scored() -> None:
    """The preview said "Total 19, as before" where 3 points were lost in one place and won in another."""
    seen = 0
    for state in positions():
        for action in RULES.legal_actions(state) if isinstance(state.pending, Placing) else ():
            if not isinstance(action, PlaceBranch):
                continue
            after = RULES.apply(state, action).state
            was, now = tally(state.skies[HUMAN]), tally(after.skies[HUMAN])
            spoilt = [
                space
                for space, points in enumerate(was.points)
                if points > 0 and was.fates[space] is Fate.SCORES and now.fates[space] is Fate.OVERFILLED
            ]
            lines = preview(state, after, action)[1]
            lost = [line for line in lines if line.startswith("Lost: ") and "too many" in line]
            assert len(lost) == len(spoilt)
            for space, line in zip(spoilt, lost, strict=True):
                assert line.endswith(f"It scored {was.points[space]}.")
                assert line in spoken(state, after, action)
            seen += len(spoilt)
    assert seen > 5


def test_the_first_pick_leads_to_the_draft_and_clusters_to_the_trade() -> None:
    firsts = [state for state in positions() if isinstance(state.pending, Drafting)]
    asked = {
        (state.pending.first, state.pending.second): rule_now(state)[0]
        for state in firsts
        if isinstance(state.pending, Drafting) and any(state.supply.track)
    }
    assert asked[None, False] == "Draft"
    assert asked[Kind.CIRCLE, False] == "Trade for a planet"
    assert asked[Kind.BRANCH, True] == "Trade for a planet"
    assert asked[Kind.BRANCH, False] == asked[Kind.CIRCLE, True] == "Draft"


def test_a_feature_is_told_when_it_is_won_and_its_cards_say_when_they_are_chosen() -> None:
    won = [
        after
        for state in positions()
        for action in (RULES.legal_actions(state) if isinstance(state.pending, Placing) else ())
        for after in (RULES.apply(state, action).state,)
        if after.skies[HUMAN].picks == 1 and isinstance(after.pending, Placing | CoyoteDrafting)
    ]
    assert won
    for state in won:
        if isinstance(state.pending, Placing):
            words = prompt_text(RULES.turn(state), state)[1]
        else:
            words = parting_text(state)[1]
        assert "You have won 1 feature" in words, "in the last round that is said before it"
        if state.round == components().rounds and isinstance(state.pending, CoyoteDrafting):
            assert words.index("then you choose") < words.index("then the game is over")
        card = next(feature for row in state.supply.rows for feature in row)
        refusal = refused(state, RULES.legal_actions(state), at.feature(card), None)
        assert refusal is not None
        assert refusal.reason.startswith("You have won 1 feature")


def test_the_last_round_is_named_before_it_is_over() -> None:
    rounds = components().rounds
    for state in positions():
        if isinstance(state.pending, Drafting | Placing):
            detail = prompt_text(RULES.turn(state), state)[1]
            assert detail.startswith("The last round. ") == (state.round == rounds)
        if isinstance(state.pending, CoyoteDrafting) and state.pending.second:
            assert ("the game is over" in parting_text(state)[1]) == (state.round == rounds)


def test_a_tile_on_another_one_is_told_what_lies_there() -> None:
    """It said that tiles laid never move, which nobody had tried."""
    for state in positions():
        sky = state.skies[HUMAN]
        if not isinstance(state.pending, Placing) or sky.held_circle is None:
            continue
        space = next((space for space, tile in enumerate(sky.circles) if tile is not None), None)
        if space is None:
            continue
        refusal = refused(state, RULES.legal_actions(state), at.circle(space), at.held(Kind.CIRCLE))
        assert refusal is not None
        assert refusal.reason.endswith(": a tile lies there.")
        assert refusal.rule == "It goes onto a lit space."
        return
    raise AssertionError("no such position")


def test_a_turn_that_waits_to_be_ended_does_not_lead_to_the_trade_of_somebody_else() -> None:
    """Seen before: "end your turn, or take them back", with the rule of trading for a planet, as a rival drafts next."""
    others = [
        state
        for state in whole_game(1, TWO)
        if isinstance(state.pending, Drafting)
        and state.pending.seat != HUMAN
        and state.pending.second
        and state.pending.first is Kind.BRANCH
        and any(state.supply.track)
    ]
    assert others
    assert {rule_now(RULES.observe(state, HUMAN))[0] for state in others} == {"Draft"}
