"""The coach's lines under the night sky: whole in both languages, short enough for the strip, about things that are there."""

from __future__ import annotations

from functools import cache

import pytest

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.solani.coach import COACH
from noria_desktop.bots.solani.coach_lines import Line
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import Options, State
from noria_desktop.games.solani.terms import Bonus, CoyoteLevel, Player, Tile
from noria_desktop.resource_files import resource
from noria_desktop.ui.solani.game_ui import GAME_UI
from tests.bots.coached_games import occasions
from tests.ui.wording.wording import faults

ALONE = Options((Player.HUMAN,), CoyoteLevel.PUP)
STRIP = 592
"""Room of the line in a window 1280 wide, in its units (mocks/way-in.md 3)."""
HEAD = 220
"""The same of a column's head in the reason's table."""
RARE = {
    Line.TOO_MANY: Remark(Line.TOO_MANY.value, (7,), (("now", 1), ("better", 3), ("worth", 2))),
    Line.TOO_LATE: Remark(Line.TOO_LATE.value, (7,), (("missing", 3), ("left", 2))),
    Line.COYOTES_COLOUR: Remark(
        Line.COYOTES_COLOUR.value, (), (("points", 5), ("colour", Tile.YELLOW), ("has_it", False)), 5
    ),
    Line.NEXT_COLOUR: Remark(
        Line.NEXT_COLOUR.value, (5,), (("planet", Tile.BLUE), ("now", 0), ("better", 3)), 3
    ),
    Line.COYOTES_BRANCH: Remark(Line.COYOTES_BRANCH.value, (1,), (("now", 2), ("better", 5)), 3),
}
"""Lines that some games do without; ``tests/bots/solani/test_coach`` finds them on positions of their own."""


@cache
def remarks() -> tuple[tuple[State, Remark], ...]:
    """Lines that are true in a few games of chance, with what is seen then; rare ones made by hand."""
    found: list[tuple[State, Remark]] = []
    for seed in (1, 2):
        for occasion in occasions("solani", ALONE, "random", seed):
            found += ((occasion.view, remark) for remark in COACH.remarks(occasion))
    view = found[-1][0]
    found += (
        (view, remark) for line, remark in RARE.items() if all(one.kind != line.value for _, one in found)
    )
    found.append(
        (
            view,
            Remark(Line.COYOTES_COLOUR.value, (), (("points", 5), ("colour", Tile.RED), ("has_it", True)), 5),
        )
    )
    return tuple(found)


def test_every_line_is_heard() -> None:
    assert {remark.kind for _, remark in remarks()} == set(COACH.kinds)


def test_every_line_is_whole_in_both_languages(language: str) -> None:
    from noria_desktop.ui.art.type import text_width

    for view, remark in remarks():
        said = GAME_UI.coached(remark, view)
        for words in (said.line, said.title, said.why, *(said.sum.heads if said.sum else ())):
            assert not faults(words.replace("H", ""), language), words
        if said.sum is not None:
            assert all(len(row) == len(said.sum.heads) + 1 for row in said.sum.rows)
            assert all(text_width(head, 13.5, True) <= HEAD for head in said.sum.heads), said.sum.heads
            now, better = (int(row[1].replace("\N{MINUS SIGN}", "-")) for row in said.sum.rows)
            assert better >= now
        assert text_width(said.line, 14.5) <= STRIP, said.line
        assert not faults(GAME_UI.coached_about(remark.kind), language)


def test_a_reason_speaks_of_dark_sky_only_where_a_node_points_at_it() -> None:
    view = remarks()[0][0]

    def why(*, dark: bool) -> str:
        fields = (("dark", dark), ("now", -1), ("better", 2), ("worth", 3))
        return GAME_UI.coached(Remark(Line.BRANCH_LOSES.value, (7,), fields), view).why

    assert "Dark Sky" in why(dark=True)
    assert "Dark Sky" not in why(dark=False)


def test_every_line_speaks_of_something_on_the_table() -> None:
    presenter = GAME_UI.presenter
    table = presenter.layout(1280, 678)
    for view, remark in remarks():
        there = {spot.handle for spot in presenter.spots(view, table)}
        things = GAME_UI.coached(remark, view).things
        assert things
        assert set(things) <= there, remark


def test_every_line_has_a_rule_that_stands_in_both_languages() -> None:
    anchors = [
        {
            part.split("}")[0]
            for part in resource("help", f"solani_{name}.md").read_text("utf-8").split("{#")[1:]
        }
        for name in ("en", "ja")
    ]
    for view, remark in remarks():
        assert all(GAME_UI.coached(remark, view).anchor in known for known in anchors)


def test_what_is_said_of_round_12_is_printed_so() -> None:
    nodes = {components().nodes[kind.index] for kind in components().final_branches}
    assert nodes == {1, 2}
    assert len(components().final_branches) == 5


@pytest.mark.parametrize("bonus", Bonus)
def test_the_bonus_tile_says_what_it_asks_for(bonus: Bonus, language: str) -> None:
    view = RULES.observe(RULES.setup(ALONE, 1).state, HUMAN)
    said = GAME_UI.coached(Remark(Line.BONUS_TILE.value, (bonus,), (("bonus", bonus),), 5), view)
    assert str(components().bonuses[bonus.index].points) in said.why


def test_an_unknown_line_has_no_words() -> None:
    view = RULES.observe(RULES.setup(ALONE, 1).state, HUMAN)
    with pytest.raises(KeyError):
        GAME_UI.coached(Remark("solani.k99"), view)
