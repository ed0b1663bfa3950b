"""The black market lies on the table: its rates are shown, its card explains them, one can deal there (4.2.2)."""

from __future__ import annotations

from noria_desktop.games.noria.actions import BuyResource, SellGood
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.state import Intriguing, Naming, State
from noria_desktop.games.noria.terms import Good, Resource
from noria_desktop.ui.board.boxes import Box
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.game_ui import GAME_UI, PRESENTER
from tests.games.noria.positions import a_state

OPEN = a_state(Naming(), wheel="S2 city", knowledge=7, warehouses=(1, 0, 0, 1, 0), stored=(1, 0, 0, 1, 0))
SIZES = ((1280, 678), (1920, 958), (800, 398), (3840, 2000), (1280, 1400))


def test_it_is_a_place_of_the_table_that_one_can_point_at() -> None:
    spot = next(one for one in PRESENTER.spots(OPEN, layout(1280, 678)) if one.handle == at.black_market())
    assert spot.zone == "workshop"
    assert GAME_UI.rule_about(at.black_market(), OPEN) == "black-market"


def test_its_card_tells_the_rates_of_the_rules_page() -> None:
    title, lines = GAME_UI.inspect(at.black_market(), OPEN)
    assert title == "Black market"
    assert lines[:3] == (
        "Sail, Compass, Propeller: 2 knowledge each",
        "Piston, Lamp: 3 knowledge each",
        "A resource of any kind costs 3 knowledge.",
    )
    label = GAME_UI.label(at.black_market(), OPEN)
    assert label.startswith("Black market")
    assert "2 knowledge each" in label


def offers(state: State) -> list[object]:
    gestures = PRESENTER.gestures(state, legal_actions(state))
    return [gesture.actions[0] for gesture in gestures if gesture.target == at.black_market()]


def test_a_good_or_knowledge_can_be_dropped_on_it() -> None:
    assert sorted(map(repr, offers(OPEN))) == sorted(
        map(repr, (SellGood(Good.SAIL), SellGood(Good.PISTON), *map(BuyResource, Resource)))
    )


def test_closed_it_says_when_it_opens() -> None:
    closed = a_state(Intriguing(), knowledge=7, stored=(1, 0, 0, 0, 0), warehouses=(1, 0, 0, 0, 0))
    assert offers(closed) == []
    refusal = GAME_UI.refused(closed, legal_actions(closed), at.black_market(), None)
    assert refusal is not None
    assert refusal.reason == "The black market is open in the action phase."


def test_pressed_while_open_it_says_how_one_deals() -> None:
    refusal = GAME_UI.refused(OPEN, legal_actions(OPEN), at.black_market(), None)
    assert refusal is not None
    assert refusal.reason == "A good brings 2 or 3 knowledge, a resource costs 3."
    assert refusal.rule == "Drag a good to your knowledge, or knowledge to a resource."


def test_its_line_covers_no_other_part_of_the_workshop() -> None:
    for width, height in SIZES:
        room = layout(width, height).workshop
        plan = measures.workshop_plan(*room.size)
        for other in (*plan.goods, *plan.resources, plan.knowledge, plan.factories):
            assert apart(plan.black_market, other), (width, height)
        assert plan.black_market.bottom <= room.height / 2
        # a heading and a row of figures
        assert min(plan.knowledge.height, plan.factories.height) >= measures.KNOWLEDGE_ROW + 16


def apart(one: Box, other: Box) -> bool:
    return (
        one.left >= other.right
        or other.left >= one.right
        or one.top >= other.bottom - 0.01
        or other.top >= one.bottom - 0.01
    )
