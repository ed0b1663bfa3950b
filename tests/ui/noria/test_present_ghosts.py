"""What a drop would change, shown on the board before it is made (mocks/noria.md 2, point 3)."""

from __future__ import annotations

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.noria.actions import BuyDisc, Gather, Invest, Modify, PlaceDisc, Travel, Upgrade
from noria_desktop.games.noria.scoring import points
from noria_desktop.games.noria.state import Acting, Intriguing
from noria_desktop.games.noria.terms import Good, Side
from noria_desktop.ui.board.gestures import GestureTable
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.arts_panels import CarArt, CrateArt, CrateState, RailArt, WorkshopArt
from noria_desktop.ui.noria.board.ghosts import ghosts
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.outlook import outlook
from noria_desktop.ui.noria.game_ui import PRESENTER, recall
from noria_desktop.ui.noria.paint.table import PICTURES
from noria_desktop.ui.noria.words.actions import describe_in_general
from tests.ui.noria.walks import Moment, moments

TABLE = layout(1280, 678)


def shown(moment: Moment) -> dict[object, Sprite]:
    return {sprite.handle: sprite for sprite in ghosts(moment.before, moment.after, TABLE)}


def those(kind: type) -> list[Moment]:
    found = [moment for moment in moments() if isinstance(moment.action, kind)]
    assert found
    return found


def test_nothing_changes_nothing_to_show() -> None:
    for moment in moments()[::20]:
        assert ghosts(moment.before, moment.before, TABLE) == ()


def test_every_ghost_has_a_picture_and_a_name_of_its_own() -> None:
    for moment in moments():
        sprites = ghosts(moment.before, moment.after, TABLE)
        assert len({sprite.handle for sprite in sprites}) == len(sprites)
        assert all(type(sprite.art) in PICTURES for sprite in sprites)


def test_a_journey_shows_the_house_and_the_warehouses_to_come() -> None:
    built = 0
    for moment in those(Travel):
        sprites = shown(moment)
        mine, then = moment.before.human, moment.after.human
        assert any(getattr(handle, "kind", "") == "house" for handle in sprites) == (
            then.factories < mine.factories
        )
        for good in Good:
            for number in range(mine.warehouses[good.index], then.warehouses[good.index]):
                assert sprites[at.stored(good, number)].art == CrateArt(good, CrateState.COMING)
        if then.factories < mine.factories:
            art = sprites[at.scenery("workshop")].art
            assert isinstance(art, WorkshopArt)
            assert art.coming is not None
            assert (art.factories, art.coming.factories) == (mine.factories, then.factories)
            built += 1
    assert built


def test_an_investment_shows_the_next_level_and_the_points() -> None:
    scored = 0
    for moment in those(Invest):
        assert isinstance(moment.action, Invest)
        sprites = shown(moment)
        car = sprites[at.mark("risen", moment.action.track.value)]
        assert isinstance(car.art, CarArt)
        assert car.art.side is Side.HUMAN
        then = points(moment.after, moment.after.human.levels)
        if then != points(moment.before, moment.before.human.levels):
            rail = sprites[at.scenery("rail")].art
            assert isinstance(rail, RailArt)
            assert rail.human_points_after == then
            scored += 1
    assert scored


def test_discs_show_where_they_would_lie() -> None:
    for kind in (Upgrade, Modify, PlaceDisc):
        for moment in those(kind):
            assert any(getattr(handle, "kind", "") == "disc" for handle in shown(moment)), moment.action
    for moment in those(BuyDisc):
        last = len(moment.after.human.centre) - 1
        assert at.waiting(moment.after.human.centre[last], last) in shown(moment)


def test_gathering_shows_the_new_stores() -> None:
    for moment in those(Gather):
        art = shown(moment)[at.scenery("workshop")].art
        assert isinstance(art, WorkshopArt)
        assert art.coming is not None
        assert art.coming.resources == moment.after.human.resources


def test_what_can_be_taken_is_invited() -> None:
    """While discs act, every disc with actions left and what it moves; every politician that may move."""
    for moment in moments():
        invited = set(PRESENTER.subject(moment.before, HUMAN))
        if isinstance(moment.before.pending, Acting):
            assert {at.space(task.space) for task in moment.before.pending.tasks} <= invited
        if isinstance(moment.before.pending, Intriguing):
            assert all(handle.kind == "upper_row" for handle in invited)


def test_the_bots_last_step_comes_with_a_button() -> None:
    """Events of a bot's step word the remark; before the first there is neither remark nor button."""
    view = moments()[0].before
    assert not any(spot.button for spot in PRESENTER.spots(view, TABLE))
    recalling = recall((moment.events, moment.before) for moment in reversed(moments()))
    assert recalling is not PRESENTER
    for moment in moments()[::15]:
        spots = recalling.spots(moment.after, TABLE)
        button = next(spot for spot in spots if spot.button)
        rows = [spot for spot in spots if spot.handle.kind == "letter_row"]
        assert len(rows) == len(outlook(moment.after).letters)
        assert all(row.y + row.height / 2 <= button.y - button.height / 2 for row in rows)


def test_ways_of_one_drop_share_their_general_words() -> None:
    """What is still to be chosen after the drop is not promised before it; only filled goods may differ."""
    several = 0
    for moment in moments()[::7]:
        table = GestureTable(PRESENTER.gestures(moment.before, moment.legal))
        for gesture in table.gestures[:40]:
            options = table.options(gesture.source, gesture.target)
            words = {describe_in_general(option.actions[0], moment.before) for option in options}
            assert len(words) == 1, words
            several += len(options) > 1
    assert several
