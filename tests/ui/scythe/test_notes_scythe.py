"""What stands beside the map: notes on a drop and on refused neighbours, the tray of a load (mocks/scythe.md 2, 4, 8)."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app import catalogue
from noria_desktop.app.kits.scythe_lessons import LANGUAGE
from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.control import controller
from noria_desktop.games.scythe.legal import legal_actions
from noria_desktop.games.scythe.positions import position
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import steps
from noria_desktop.games.scythe.terms import PLACE_OF, TERRITORIES, Cargo, Faction, Resource, Terrain, Unit
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.boxes import overlap
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.collect import BoxArt, CargoRowArt, Head
from noria_desktop.ui.scythe.board.arts.land import HexArt, Mark
from noria_desktop.ui.scythe.board.arts.notes import (
    Chip,
    ConsequenceArt,
    Fact,
    LeaderArt,
    RefusalArt,
)
from noria_desktop.ui.scythe.board.collecting import Picks, start, with_pick
from noria_desktop.ui.scythe.board.foretold import ahead, chips, goal_of, refusal_sprites
from noria_desktop.ui.scythe.board.ghosts import ghosts, notes
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.board.loading import Load, load_changed, load_limits
from noria_desktop.ui.scythe.board.present import ScythePresenter
from noria_desktop.ui.scythe.board.project import project
from noria_desktop.ui.scythe.board.project_load import load_box, load_spots, slots_spots
from noria_desktop.ui.scythe.board.project_orders import INFLUENCE
from noria_desktop.ui.scythe.words.drags import preview
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.scythe.walks import Moment, game, of_kind, sample

TABLE = layout(1280, 678)
SIZES = ((1280, 678), (1616, 958), (1024, 578), (1000, 560))


def setting(faction: Faction, character: str = "base") -> State:
    """A Move action at the start of a game: the character on its base, workers on both land neighbours."""
    moving = (due.ChoosingBottom(0), due.Aftermath(), due.Moving(2, 1))
    options = game(0, faction)[0].true.options
    return position(options, turn=1, last_section=0, pending=moving, character=character)


def loading() -> tuple[Moment, ...]:
    """Moments with a load to look at."""
    found = tuple(moment for moment in of_kind(due.Travelling) if isinstance(start(moment.before), Load))
    assert len(found) > 20
    return found


# The tray -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_box_lies_on_the_map_and_leaves_lit_territories_free(size: tuple[int, int]) -> None:
    """Between the rails and below the ribbon; of no lit territory more than half of the middle is hidden."""
    table = layout(*size)
    for moment in loading()[::3]:
        view, entry = moment.before, moment.entry
        assert isinstance(entry, due.Travelling)
        room = load_box(view, table).room
        assert room.left >= table.popularity.right
        assert room.right <= table.power.left
        assert room.top >= table.ribbon.bottom
        assert room.bottom <= table.field.bottom
        for place in (entry.place, *steps(view, entry.unit, entry.place)):
            spot = table.place(place)
            assert not (room.left < spot.x < room.right and room.top < spot.y < room.bottom)


@pytest.mark.parametrize("size", SIZES)
def test_the_box_keeps_clear_of_the_notes_on_a_drop(size: tuple[int, int]) -> None:
    """Dragged on, three boxes lay over each other at the foot of the map, and the load's counter was cut."""
    table = layout(*size)
    for moment in loading():
        room = load_box(moment.before, table).room
        for note in (table.refusal, table.consequence):
            assert not overlap(room, evolve(note, width=note.width - 2, height=note.height - 2))


def test_each_kind_of_cargo_has_its_row_and_stays_there() -> None:
    """Table.md 6: per kind minus, so many of so many, plus; nothing moves between two presses."""
    for moment in loading()[::3]:
        view = moment.before
        draft = start(view)
        assert isinstance(draft, Load)
        places = [tuple(load_spots(view, TABLE))]
        for kind in Cargo:
            for by in (-1, 1):
                changed = load_changed(view, draft, kind, by)
                if changed is not None:
                    places.append(tuple(load_spots(view, TABLE)))
        assert len(set(places)) == 1
        boxes = [room for _, room in places[0]]
        assert all(min(room.width, room.height) >= 24 for room in boxes)
        assert not any(overlap(one, other) for one in boxes for other in boxes if one is not other)


def test_the_box_names_the_unit_and_says_how_much_goes_along() -> None:
    for moment in loading()[::3]:
        entry, draft = moment.entry, start(moment.before)
        assert isinstance(entry, due.Travelling)
        assert isinstance(draft, Load)
        sprites = [sprite.art for sprite in project(moment.before, TABLE, moment.legal, draft)]
        (plate,) = (art for art in sprites if isinstance(art, BoxArt))
        assert (plate.head, plate.unit) == (Head.LOAD, entry.unit)
        rows = {art.cargo: (art.number, art.most) for art in sprites if isinstance(art, CargoRowArt)}
        limits = load_limits(moment.before, entry)
        assert rows == {
            kind: (draft.numbers[kind.index], limits[kind.index][1])
            for kind in Cargo
            if limits[kind.index][1]
        }


def test_kinds_of_token_lie_beside_their_territory_and_stay_there() -> None:
    """Within four hexes of it, each can be hit, and nothing moves while some are chosen."""
    for moment in of_kind(due.PlacingGoods):
        entry = moment.entry
        assert isinstance(entry, due.PlacingGoods)
        if entry.place is None:
            continue
        here = TABLE.place(entry.place)
        one = with_pick(Picks(), act.ChooseResource(Resource.WOOD))
        places = [
            {name: room for name, room in slots_spots(moment.before, TABLE, draft) if name.kind == "kind"}
            for draft in (Picks(), one)
        ]
        assert places[0] == places[1]
        for spot in places[0].values():
            assert min(spot.width, spot.height) >= 24
            assert abs(spot.x - here.x) + abs(spot.y - here.y) < 5 * TABLE.radius


# What a drop would do ---------------------------------------------------------------------------------------


def moved(state: State, unit: Unit, origin: str, goal: str) -> State:
    for action in (act.PickMover(unit, PLACE_OF[origin]), act.MoveTo(PLACE_OF[goal])):
        state = RULES.apply(state, action).state
    return state


def test_a_drop_tells_what_it_brings() -> None:
    """A worker from h34 joins h41, where the other one stands: one territory less is controlled."""
    before = setting(Faction.SAXONY)
    after = moved(before, Unit.WORKER, "h34", "h41")
    goal = PLACE_OF["h41"]
    assert goal_of(before, after) == goal
    assert tuple(chips(before, after, goal)) == (Chip(Fact.TERRITORIES, 2, 1),)
    (note,) = (sprite for sprite in ghosts(before, after, TABLE) if isinstance(sprite.art, ConsequenceArt))
    assert (note.x, note.y) == (TABLE.consequence.x, TABLE.consequence.y)


def test_the_character_hears_of_an_encounter() -> None:
    """From h34 it reaches h35, where a token lies."""
    before = setting(Faction.SAXONY, character="h34")
    assert PLACE_OF["h35"] in before.board.tokens
    after = moved(before, Unit.CHARACTER, "h34", "h35")
    facts = [chip.fact for chip in chips(before, after, PLACE_OF["h35"])]
    assert facts == [Fact.ENCOUNTER, Fact.TERRITORIES]


def test_a_second_unit_hears_what_it_means_for_the_combat_that_waits() -> None:
    """Lesson 5: the mech stands on 37 already; the character that follows was told of everything but the combat."""
    state = LANGUAGE.position(lessons("scythe")[4].positions["5"])
    for words in ("section move", "top move", "pick mech 36"):
        state = RULES.apply(state, LANGUAGE.actions(words, state)[0]).state
    for first, unit, said in (
        (True, Unit.CHARACTER, "Combat there after the moves."),
        (False, Unit.CHARACTER, "It joins the combat there: room for 2 combat card(s) instead of 1."),
    ):
        step = act.MoveTo(PLACE_OF["h37"])
        after = RULES.apply(state, step).state
        lines = preview(state, after, step)[1]
        assert (said in lines, len([line for line in lines if "ombat" in line])) == (True, 1)
        told = [chip for chip in chips(state, after, step.place) if chip.fact in (Fact.COMBAT, Fact.JOINED)]
        assert told == [Chip(Fact.COMBAT) if first else Chip(Fact.JOINED, 1, 2)]
        if first:
            state = RULES.apply(after, act.PickMover(unit, PLACE_OF["h30"])).state


def test_a_note_has_a_line_to_a_territory_near_it() -> None:
    """The line ends on it, and not on its middle."""
    before = setting(Faction.CRIMEA)
    after = moved(before, Unit.WORKER, "h43", "h47")
    goal = TABLE.place(PLACE_OF["h47"])
    ends = [
        (sprite.x + sprite.art.dx / 2 - goal.x, sprite.y + sprite.art.dy / 2 - goal.y)
        for sprite in ghosts(before, after, TABLE)
        if isinstance(sprite.art, LeaderArt)
    ]
    assert [(x * x + y * y) ** 0.5 for x, y in ends] == [pytest.approx(0.7 * TABLE.radius)]


# What is refused ----------------------------------------------------------------------------------------------


def test_refused_neighbours_are_told_by_their_rule() -> None:
    """From h34 rivers bar h27 and h28 (rules.md 14); home bases are barred to everybody and not told."""
    state = setting(Faction.SAXONY)
    found = notes(state, RULES.legal_actions(state), at.own(Unit.WORKER, PLACE_OF["h34"]), None, TABLE)
    (note,) = (sprite.art for sprite in found if isinstance(sprite.art, RefusalArt))
    assert note.reasons == ((Why.RIVER, (PLACE_OF["h27"], PLACE_OF["h28"])),)
    assert not any(isinstance(sprite.art, LeaderArt) for sprite in found), "too far for a line"


def test_a_refused_neighbour_near_the_note_has_a_line() -> None:
    """h41 lies in the row above the lower left corner."""
    refused = {PLACE_OF["h41"]: Why.RIVER}
    found = tuple(refusal_sprites(refused, TABLE))
    assert [type(sprite.art) for sprite in found] == [LeaderArt, RefusalArt]


def test_whoever_crosses_rivers_is_told_where_to() -> None:
    """Polania's Riverwalk leads to villages and mountains (rules.md 13): from h14 not across to tundra h08."""
    state = setting(Faction.POLANIA)
    h14, h08 = PLACE_OF["h14"], PLACE_OF["h08"]
    army = evolve(state.human.army, mechs=(h14, None, None, None))
    state = evolve(state, human=evolve(state.human, army=army))
    for unit, across in ((Unit.MECH, (Terrain.VILLAGE, Terrain.MOUNTAIN)), (Unit.WORKER, ())):
        found = notes(state, RULES.legal_actions(state), at.own(unit, h14), None, TABLE)
        (note,) = (sprite.art for sprite in found if isinstance(sprite.art, RefusalArt))
        assert h08 in dict(note.reasons)[Why.RIVER]
        assert set(note.across) == set(across)


# One step further -----------------------------------------------------------------------------------------------


def test_speed_shows_where_a_second_step_leads() -> None:
    """From h46 a mech steps to h39, h40 and h45; from there on to h32 and h38.

    h33 is a lake and a river parts h45 from h44 (rules.md 14).
    """
    origin = PLACE_OF["h46"]
    state = setting(Faction.SAXONY)
    army = evolve(state.human.army, mechs=(None, None, None, origin))
    swift = evolve(state, human=evolve(state.human, army=army))
    slow = evolve(state, human=evolve(state.human, army=evolve(army, mechs=(None, origin, None, None))))
    further = ahead(swift, Unit.MECH, origin)
    assert further == {PLACE_OF["h32"], PLACE_OF["h38"]}
    assert ahead(slow, Unit.MECH, origin) == frozenset(), "the fourth mech brings Speed"
    found = notes(swift, RULES.legal_actions(swift), at.own(Unit.MECH, origin), None, TABLE)
    lit = {
        sprite.handle.key
        for sprite in found
        if isinstance(sprite.art, HexArt) and sprite.art.mark is Mark.AHEAD
    }
    assert lit == {str(place) for place in further}


def test_workers_are_never_swift() -> None:
    """rules.md 13: Speed is for characters and mechs."""
    state = setting(Faction.SAXONY)
    army = evolve(state.human.army, mechs=(None, None, None, PLACE_OF["h47"]))
    swift = evolve(state, human=evolve(state.human, army=army))
    assert ahead(swift, Unit.WORKER, PLACE_OF["h34"]) == frozenset()


def test_every_place_ahead_is_reached_by_two_steps() -> None:
    """Played out by the rules."""
    for moment in of_kind(due.Travelling)[::7]:
        entry, view = moment.entry, moment.before
        assert isinstance(entry, due.Travelling)
        for place in ahead(view, entry.unit, entry.place):
            middles = [
                RULES.apply(view, act.MoveTo(first)).state for first in steps(view, entry.unit, entry.place)
            ]
            assert any(act.MoveTo(place) in RULES.legal_actions(middle) for middle in middles)


# Who controls what --------------------------------------------------------------------------------------------


def test_the_compass_shows_who_controls_what() -> None:
    """Every territory in its controller's colour, the others veiled; pressed again nothing is left of it."""
    presenter = ScythePresenter()
    for moment in sample(97):
        view = moment.before
        compass, looks = at.influence(), presenter.looks(view)
        assert looks.keys() <= {spot.handle for spot in presenter.spots(view, TABLE)}
        look = looks[compass]
        shown = {
            sprite.handle: sprite.art
            for sprite in presenter.looking_at(look.thing).project(view, TABLE, legal_actions(view))
        }
        for place in range(TERRITORIES):
            art = shown[at.mark("influence", str(place))]
            assert isinstance(art, HexArt)
            holds_it = controller(view, place)
            assert art.mark is (
                Mark.YOURS if holds_it == HUMAN else Mark.THEIRS if holds_it == BOT else Mark.VEIL
            )
        assert presenter.looking_at(None).project(view, TABLE, legal_actions(view)) == presenter.project(
            view, TABLE, legal_actions(view)
        )


def test_a_key_lays_it_over_the_board(qtbot: QtBot) -> None:
    """G shows it and G hides it; the game has not moved."""
    kit = catalogue.kit("scythe")
    session = Session(kit, kit.default_options(), 1)
    page = GamePage(Skin(THEMES["night"]))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.set_speed(BotSpeed.INSTANT)
    with qtbot.waitExposed(page):
        page.show()
    page.open(session, game_ui("scythe"))
    state = session.state
    for shown in (INFLUENCE, None):
        QTest.keyClick(page.board.view, Qt.Key.Key_G)
        assert page.board.looking == shown
        names = {sprite.handle for sprite in page.board.sprites()}
        assert (at.mark("influence") in names) is (shown is not None)
    assert session.state == state
    page.close_game()
