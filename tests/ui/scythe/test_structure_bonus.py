"""The structure bonus can be checked on the map: what counts now is lit, named and numbered. Source: rules.md 12."""

from __future__ import annotations

from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.scoring import structure_count, structure_places
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import PLACE_OF, TERRITORIES, Faction, StructureTile
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.land import HexArt, Mark
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.project_orders import BONUS
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from noria_desktop.ui.scythe.words.names import place_name
from tests.ui.scythe.walks import game
from tests.ui.table.conftest import SeatAt
from tests.ui.table.conftest import seat_at as seat_at
from tests.ui.table.scythe_hands import at_the_table

TABLE = layout(1280, 678)
FARMS = tuple(PLACE_OF[name] for name in ("h11", "h12", "h13"))


def built(tile: StructureTile, *places: int) -> State:
    """The human's structures stand there."""
    first = game(0, Faction.NORDIC)[0].true
    one, two, three, four = [*map(int, places), None, None, None, None][:4]
    structures = (one, two, three, four)
    human = evolve(first.human, works=evolve(first.human.works, structures=structures))
    return evolve(first, human=human, decks=evolve(first.decks, tile=tile))


@pytest.mark.parametrize("tile", StructureTile)
def test_the_territories_that_count_are_as_many_as_count(tile: StructureTile) -> None:
    """For structures on any two territories, and on rows of three."""
    land = [place for place in range(TERRITORIES) if not geography().lake[place]]
    for places in (*combinations(land[:24], 2), FARMS, (*FARMS, PLACE_OF["h26"])):
        assert len(structure_places(tile, places)) == structure_count(tile, places)
    assert structure_places(tile, ()) == ()


def test_a_row_is_that_of_the_structures() -> None:
    """11, 12 and 13 in a row count; 26 stands apart."""
    assert structure_places(StructureTile.LINE, (PLACE_OF["h26"], *FARMS)) == FARMS


def test_what_counts_is_lit_and_the_structures_are_ringed() -> None:
    """Lakes beside 10 and 11: 9 and 17; pressed again the map is as before."""
    here = PLACE_OF["h10"]
    state = built(StructureTile.LAKES_ADJACENT, here)
    counted = structure_places(StructureTile.LAKES_ADJACENT, (here,))
    assert counted == (PLACE_OF["h09"], PLACE_OF["h17"])
    look = PRESENTER.looks(state)[at.structure_tile()]
    lit = PRESENTER.looking_at(look.thing).project(state, TABLE, legal_actions(state))
    shown = {sprite.handle: sprite.art for sprite in lit}
    for place in range(TERRITORIES):
        art = shown[at.mark("bonus", str(place))]
        assert isinstance(art, HexArt)
        assert art.mark is (Mark.CHOSEN if place in counted else Mark.SOURCE if place == here else Mark.VEIL)


def test_its_card_and_what_is_said_name_them_with_the_count() -> None:
    here = PLACE_OF["h10"]
    state = built(StructureTile.LAKES_ADJACENT, here)
    lakes = ", ".join(place_name(PLACE_OF[name]) for name in ("h09", "h17"))
    lines = GAME_UI.inspect(at.structure_tile(), state)[1]
    assert f"They count: {lakes}." in lines
    assert any(line.startswith("Yours now: 2, worth ") for line in lines)
    assert GAME_UI.looking(BONUS, state).endswith(f": {lakes}.")
    assert "Yours now: 2, worth " in GAME_UI.looking(BONUS, state)
    nothing = built(StructureTile.LAKES_ADJACENT)
    assert GAME_UI.looking(BONUS, nothing).endswith("Nothing counts yet.")
    assert not any(line.startswith("They count") for line in GAME_UI.inspect(at.structure_tile(), nothing)[1])


def test_it_is_pressed_by_mouse_and_by_key(seat_at: SeatAt) -> None:
    """A press lights it, a press takes it away; with the keyboard Enter does both."""
    seat = seat_at(at_the_table(built(StructureTile.LAKES_ADJACENT, PLACE_OF["h10"])))
    seat.click(at.structure_tile())
    shown = [seat.board.looking]
    seat.click(at.structure_tile())
    shown.append(seat.board.looking)
    seat.board.view.hand.focus_on(at.structure_tile(), visible=True)
    seat.press(Qt.Key.Key_Return)
    shown.append(seat.board.looking)
    assert shown == [BONUS, None, BONUS]
    assert not seat.session.log
