"""What costs more because of the bot says so where its price is asked: prompt, card, drop and choice (R5, R10, R32)."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.noria.actions import Invest, Travel
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import State
from noria_desktop.games.noria.terms import Landing, Side, Space, Track
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.project_council import council_art
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.noria.words.names import say
from tests.games.noria.positions import a_state, acting

S2, L5 = Space.S2, Space.L5
HERE = "The bot's ambassador is here: landing costs 1 resource."
JOURNEY = a_state(acting((L5, 1)), wheel="L5 journey", resources=(2, 1, 0))
"""The bot's ambassador stands on island 5, the last of the circle."""
_CITY = a_state(acting((S2, 1)), wheel="S2 city", resources=(3, 3, 3), levels=(0, 2, 0, 0))
CITY = evolve(_CITY, bot=evolve(_CITY.bot, levels=(1, 0, 0, 0)))
"""On refinement the bot stands on level 1, the human in the cave."""


def how(state: State) -> str:
    """The prompt's second line while the disc is in hand."""
    (task,) = state.pending.tasks  # type: ignore[union-attr]
    told = GAME_UI.in_hand(state, at.space(task.space))
    assert told is not None
    return told[1]


def landing_dear(number: int) -> str:
    return say(
        "Landing on island {number} costs %n resource(s): the bot's ambassador is there.", 1, number=number
    )


def test_the_prompt_says_where_landing_costs_a_resource_and_why() -> None:
    assert how(JOURNEY) == landing_dear(5)
    away = evolve(JOURNEY, bot=evolve(JOURNEY.bot, ambassador=1))
    assert how(away) == landing_dear(2)


def test_where_both_ambassadors_stand_no_journey_goes() -> None:
    together = evolve(JOURNEY, human=evolve(JOURNEY.human, ambassador=4))
    assert "costs" not in how(together)


def test_cards_of_ship_and_space_say_what_landing_there_costs() -> None:
    index = JOURNEY.bot.ambassador
    island = JOURNEY.islands[index]
    berth = next(place for place, left in enumerate(island.ships) if left)
    niche = next(place for place, owner in enumerate(island.factories) if owner is None)
    for thing in (at.island(index), at.berth(index, berth), at.niche(index, niche)):
        assert HERE in GAME_UI.inspect(thing, JOURNEY)[1], thing
    for thing in (at.island(0), at.berth(0, 0), at.niche(0, 0)):
        assert HERE not in GAME_UI.inspect(thing, JOURNEY)[1], thing
    assert (
        "Landing on its island costs you 1 resource." in GAME_UI.inspect(at.ambassador(Side.BOT), JOURNEY)[1]
    )


def test_a_drop_on_the_bots_island_says_what_is_paid_and_why_whatever_it_is_paid_in() -> None:
    fees = [
        action
        for action in legal_actions(JOURNEY)
        if isinstance(action, Travel) and action.island == 4 and action.landing is Landing.NOTHING
    ]
    assert len(fees) == 2
    reason = say("%n resource(s) because the bot's ambassador is there", 1)
    for action in fees:
        after = RULES.apply(JOURNEY, action).state
        assert reason in GAME_UI.preview(JOURNEY, after, action)[1]
        assert GAME_UI.describe(action, JOURNEY).endswith("as the bot's ambassador is there)")


def test_a_journey_elsewhere_names_no_ambassador() -> None:
    free = next(a for a in legal_actions(JOURNEY) if isinstance(a, Travel) and a.fee is None)
    after = RULES.apply(JOURNEY, free).state
    told = GAME_UI.preview(JOURNEY, after, free)
    assert not any("ambassador" in line for line in told[1])
    assert "ambassador" not in GAME_UI.describe(free, JOURNEY)


def test_the_prompt_names_tracks_on_which_the_bot_stands_higher() -> None:
    more = say("%n resource(s) more on {tracks}: the bot stands higher there.", 1, tracks="Refinement")
    assert how(CITY) == more


@pytest.mark.parametrize("level", [1, 2])
def test_at_the_same_level_or_above_nothing_is_dearer(level: int) -> None:
    state = evolve(CITY, human=evolve(CITY.human, levels=(level, 2, 0, 0)))
    assert "higher" not in how(state)


def test_each_way_to_pay_says_how_much_of_it_is_the_bots() -> None:
    raised = [a for a in legal_actions(CITY) if isinstance(a, Invest)]
    dear = [a for a in raised if a.track is Track.REFINEMENT]
    assert len(dear) > 1
    for action in dear:
        assert GAME_UI.describe(action, CITY).endswith("(1 of it as the bot stands higher)")
    for action in raised:
        if action.track is not Track.REFINEMENT:
            assert "bot" not in GAME_UI.describe(action, CITY)


def test_a_drop_says_once_what_the_bot_makes_dearer() -> None:
    """The card of a drop had it twice: "(1 of it as the bot stands higher)" and a line of its own."""
    dear = next(a for a in legal_actions(CITY) if isinstance(a, Invest) and a.track is Track.REFINEMENT)
    title, lines = GAME_UI.preview(CITY, RULES.apply(CITY, dear).state, dear)
    assert "bot" not in title
    assert [line for line in lines if "stands higher" in line] == [
        say("%n resource(s) of it because the bot stands higher", 1)
    ]
    fee = next(a for a in legal_actions(JOURNEY) if isinstance(a, Travel) and a.fee is not None)
    title, lines = GAME_UI.preview(JOURNEY, RULES.apply(JOURNEY, fee).state, fee)
    assert "ambassador" not in title
    assert len([line for line in lines if "ambassador" in line]) == 1


def test_the_ladder_marks_the_price_that_the_bot_makes_dearer() -> None:
    """The framed level read 2 while 3 were taken."""
    table = layout(1280, 678)
    assert council_art(CITY, table).dearer == (Track.REFINEMENT,)
    level = evolve(CITY, human=evolve(CITY.human, levels=(1, 2, 0, 0)))
    assert council_art(level, table).dearer == ()
