"""Positions as pictures: stable names, everything in its zone, states that can be read (mocks/noria.md)."""

from __future__ import annotations

from functools import cache

import pytest
from attrs import evolve

from noria_desktop.games.noria.actions import BeginActions, Upgrade
from noria_desktop.games.noria.events import Decided, DiscUpgraded, LetterCancelled, Modified
from noria_desktop.games.noria.positions import position
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.state import Acting, Naming, Options, State, Task, WheelDisc
from noria_desktop.games.noria.terms import Disc, Letter, Side, Space, Track
from noria_desktop.ui.board.beats import Beat, Glide, Pulse, Show, Together
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.reconcile import reconcile
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board.arts import DiscArt, HubArt, LetterArt
from noria_desktop.ui.noria.board.arts_panels import CouncilArt, ForecastArt, RailArt
from noria_desktop.ui.noria.board.layout import ZONES, layout
from noria_desktop.ui.noria.board.outlook import outlook
from noria_desktop.ui.noria.board.present import NoriaPresenter
from noria_desktop.ui.noria.board.project_council import council_art
from tests.ui.noria.test_present_layout import SIZES, contains
from tests.ui.noria.walks import moments

PRESENTER = NoriaPresenter()
TABLE = layout(1280, 678)
BASE = RULES.setup(Options(player_track=Track.RESEARCH), 5).state

ZONE_OF = {
    **dict.fromkeys(("disc", "waiting", "mark-links", "mark-hub", "mark-turn"), "wheel"),
    **dict.fromkeys(("island", "ship", "house", "letter", "marker", "mark-visit", "mark-arcs"), "sky"),
    **dict.fromkeys(("politician", "seated", "car", "bot_car"), "council"),
    **dict.fromkeys(("market_disc", "mark-copies"), "market"),
    **dict.fromkeys(("stored", "book"), "workshop"),
}


def pictures(view: State) -> dict[Handle, Sprite]:
    return {sprite.handle: sprite for sprite in PRESENTER.project(view, TABLE)}


def test_names_are_unique_and_projection_is_deterministic() -> None:
    for moment in moments()[::3]:
        sprites = PRESENTER.project(moment.after, TABLE)
        assert reconcile((), sprites).added == sprites
        assert sprites == PRESENTER.project(moment.after, TABLE)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pieces_stand_in_their_zones_and_spots_on_the_board(size: tuple[int, int]) -> None:
    table = layout(*size)
    for moment in moments()[::40]:
        for sprite in PRESENTER.project(moment.after, table):
            assert contains(table.ground, sprite.x, sprite.y), sprite
            zone = ZONE_OF.get(sprite.handle.kind)
            if zone:
                assert contains(getattr(table, zone), sprite.x, sprite.y), sprite
        for spot in PRESENTER.spots(moment.after, table):
            assert spot.zone in ZONES
            assert spot.x - spot.width / 2 >= -0.01, spot
            assert spot.y - spot.height / 2 >= -0.01, spot
            assert spot.x + spot.width / 2 <= table.width + 0.01, spot
            assert spot.y + spot.height / 2 <= table.height + 0.01, spot
            assert min(spot.width, spot.height) >= 24, spot


def test_zones_come_in_tab_order() -> None:
    zones = list(dict.fromkeys(spot.zone for spot in PRESENTER.spots(BASE, TABLE)))
    assert zones == list(ZONES)


# What can be read off ----------------------------------------------------------------------------------


def with_wheel(*lying: tuple[Space, Disc, bool]) -> State:
    """BASE with only these discs on the human's wheel."""
    wheel = {space: WheelDisc(disc, upgraded) for space, disc, upgraded in lying}
    return position(Options(player_track=Track.RESEARCH), 5, wheel=wheel)


CHAIN = with_wheel(
    (Space.S2, Disc.JOURNEY, True), (Space.M4, Disc.BONUS, False), (Space.L6, Disc.CITY, False)
)
"""The mock's position: an upgraded journey, a bonus aimed at it, a city: four actions."""


def art(view: State, handle: Handle) -> object:
    return pictures(view)[handle].art


def tag(view: State, space: Space) -> str:
    shown = art(view, at.disc(space))
    assert isinstance(shown, DiscArt)
    return shown.tag


def used(left: dict[Space, int], in_use: Space | None) -> State:
    """CHAIN with so many actions left."""
    tasks = tuple(Task(space, count) for space, count in left.items())
    return evolve(CHAIN, pending=Acting((Space.S2, Space.M4, Space.L6), Space.S2, tasks, in_use))


def test_tags_count_the_actions_of_the_chain() -> None:
    """0/3 before, 1/3 after the first travel, 0/1 for the city, a tick for the bonus: what was used, of all."""
    fresh = used({Space.S2: 3, Space.L6: 1}, None)
    assert (tag(fresh, Space.S2), tag(fresh, Space.M4), tag(fresh, Space.L6)) == ("0/3", "✓", "0/1")
    second = used({Space.S2: 2, Space.L6: 1}, Space.S2)
    assert tag(second, Space.S2) == "1/3"
    city = used({Space.L6: 1}, None)
    assert (tag(city, Space.S2), tag(city, Space.L6)) == ("✓", "0/1")


def test_the_hub_counts_the_turns_actions() -> None:
    """2 of the upgraded journey + 1 of the bonus + 1 of the city = 4 (rules.md 4.2)."""
    hub = art(used({Space.S2: 2, Space.L6: 1}, Space.S2), at.mark("hub"))
    assert isinstance(hub, HubArt)
    assert (hub.done, hub.total) == (1, 4)


def test_while_naming_the_hub_says_how_many_actions_the_set_would_have() -> None:
    """Upgraded journey 2, with the bonus 3, with the city 4; a bonus alone none (R28)."""
    for named, total in (
        ((), 0),
        ((Space.S2,), 2),
        ((Space.S2, Space.M4), 3),
        ((Space.S2, Space.M4, Space.L6), 4),
        ((Space.M4,), 0),
    ):
        hub = art(evolve(CHAIN, pending=Naming(named)), at.mark("hub"))
        assert isinstance(hub, HubArt)
        assert hub.total == total, named


def test_the_promised_count_is_what_activation_gives() -> None:
    for moment in moments():
        if isinstance(moment.action, BeginActions):
            before, after = (art(view, at.mark("hub")) for view in (moment.before, moment.after))
            assert isinstance(before, HubArt)
            assert isinstance(after, HubArt)
            assert (before.total, after.done) == (after.total, 0)


def test_naming_lights_the_chain_and_shows_where_it_may_grow() -> None:
    view = evolve(CHAIN, pending=Naming((Space.S2,)))
    links = art(view, at.mark("links"))
    assert getattr(links, "lit") == ()  # noqa: B009
    assert (Space.S2, Space.M4) in getattr(links, "possible")  # noqa: B009
    more = art(evolve(CHAIN, pending=Naming((Space.S2, Space.M4))), at.mark("links"))
    assert getattr(more, "lit") == ((Space.S2, Space.M4),)  # noqa: B009
    lit = art(view, at.disc(Space.S2))
    assert isinstance(lit, DiscArt)
    assert lit.lit


def test_resting_discs_are_veiled() -> None:
    for space in (Space.M1, Space.M4):
        shown = art(with_wheel((space, Disc.CITY, False)), at.disc(space))
        assert isinstance(shown, DiscArt)
        assert shown.resting == (not space.active)


def test_points_on_rail_and_council_are_those_of_the_score_sheet() -> None:
    for moment in moments()[::9]:
        sheet = RULES.scores(moment.after)
        shown = pictures(moment.after)
        rail, council = shown[at.scenery("rail")].art, shown[at.scenery("council")].art
        assert isinstance(rail, RailArt)
        assert isinstance(council, CouncilArt)
        for side, row, total in (
            (0, council.human_points, rail.human_points),
            (1, council.bot_points, rail.bot_points),
        ):
            lines = [line for line in sheet.lines if line.seat == side]
            assert [line.points for line in lines] == list(row)
            assert sum(row) == total


def test_the_council_names_the_cost_of_an_intrigue_before_the_first_round() -> None:
    """One cog wheel is exposed in rounds 1 to 5 (rules.md 4.2), so the first intrigue will cost 1."""
    state = RULES.setup(Options(), 5).state
    assert state.round == 0
    assert council_art(state, TABLE).intrigue_cost == 1
    assert council_art(evolve(state, round=1), TABLE).intrigue_cost == 1


def test_entering_letters_wear_a_collar_and_lead_the_forecast() -> None:
    shown = pictures(BASE)
    collars = {
        sprite.art.letter
        for sprite in shown.values()
        if isinstance(sprite.art, LetterArt) and sprite.art.entering
    }
    forecast = shown[at.scenery("forecast")].art
    assert isinstance(forecast, ForecastArt)
    assert collars == {row.letter for row in forecast.rows}
    assert list(outlook(BASE).letters) == sorted(collars, key=lambda letter: letter.index)


def test_a_letter_keeps_its_name_wherever_it_lies() -> None:
    for moment in moments()[::25]:
        shown = {handle.key for handle in pictures(moment.after) if handle.kind == "letter"}
        assert shown == {letter.value for letter in Letter}


# Beats -------------------------------------------------------------------------------------------------


def mentioned(beat: Beat) -> list[Handle]:
    if isinstance(beat, Together):
        return [handle for part in beat.beats for handle in mentioned(part)]
    if isinstance(beat, Show):
        return [handle for handle, _ in beat.marks]
    handle = getattr(beat, "handle", None)
    return [handle] if handle is not None else []


@cache
def names(view: State) -> tuple[frozenset[Handle], frozenset[Handle]]:
    """Names of pictures and of places."""
    sprites = frozenset(sprite.handle for sprite in PRESENTER.project(view, TABLE))
    return sprites, frozenset(spot.handle for spot in PRESENTER.spots(view, TABLE))


def test_beats_mention_only_what_is_there() -> None:
    """Glide, Orbit, Turn, Flip, Appear, Vanish need a picture; Pulse and Show are content with a place."""
    for moment in moments():
        (old, old_spots), (new, new_spots) = names(moment.before), names(moment.after)
        for event in moment.events:
            for beat in PRESENTER.beats(event, moment.before, moment.after, TABLE):
                for part in beat.beats if isinstance(beat, Together) else (beat,):
                    known = old | new
                    if isinstance(part, Pulse | Show):
                        known |= old_spots | new_spots
                    missing = set(mentioned(part)) - known
                    assert not missing, (event, part, missing)


def test_every_choice_of_the_bot_is_shown() -> None:
    seen = 0
    for moment in moments():
        for event in moment.events:
            if isinstance(event, Decided):
                beats = PRESENTER.beats(event, moment.before, moment.after, TABLE)
                assert isinstance(beats[-1], Show)
                assert beats[-1].marks[0][1].value == "chosen"
                seen += 1
            if isinstance(event, LetterCancelled):
                assert PRESENTER.beats(event, moment.before, moment.after, TABLE)
    assert seen > 50


def test_a_ring_turn_ends_where_the_new_picture_begins() -> None:
    """Each disc travels by exactly one space of its ring: seamless without identities."""
    for side, kind in ((Side.HUMAN, "disc"), (Side.BOT, "letter")):
        for moment in moments():
            for event in moment.events:
                if type(event).__name__ == "RingsTurned" and getattr(event, "side", None) is side:
                    (beat,) = PRESENTER.beats(event, moment.before, moment.after, TABLE)
                    assert isinstance(beat, Together)
                    moved = [part for part in beat.beats if mentioned(part)[0].kind == kind]
                    assert moved
                    assert {getattr(part, "degrees") for part in moved} <= {180.0, 90.0, 60.0}  # noqa: B009


def test_exchanged_discs_end_where_the_new_picture_has_them() -> None:
    """Modification: wherever a disc was dropped, both glide to each other's space."""
    seen = 0
    for moment in moments():
        for event in moment.events:
            if isinstance(event, Modified):
                (beat,) = PRESENTER.beats(event, moment.before, moment.after, TABLE)
                assert isinstance(beat, Together)
                for part in beat.beats:
                    assert isinstance(part, Glide)
                    goal = event.second if part.handle == at.disc(event.first) else event.first
                    place = pictures(moment.after)[at.disc(goal)]
                    assert (part.x, part.y) == (place.x, place.y)
                seen += 1
    assert seen


def test_a_disc_carried_to_its_work_returns() -> None:
    for moment in moments():
        for event in moment.events:
            if isinstance(event, DiscUpgraded):
                assert isinstance(moment.action, Upgrade)
                first = PRESENTER.beats(event, moment.before, moment.after, TABLE)[0]
                assert isinstance(first, Together)
                home = first.beats[0]
                assert isinstance(home, Glide)
                place = pictures(moment.after)[at.disc(moment.action.space)]
                assert (home.handle, home.x, home.y) == (place.handle, place.x, place.y)
