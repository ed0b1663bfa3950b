"""No silent refusal: every press acts, or a sentence says what is true of the very thing that was pressed."""

from __future__ import annotations

from functools import cache

import pytest

from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.placement import circle_spaces
from noria_desktop.games.solani.state import Drafting, Placing, State
from noria_desktop.games.solani.terms import Kind, Tile
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_says import Refusal
from noria_desktop.ui.solani.board import handles as at
from noria_desktop.ui.solani.board.gestures import gestures
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.board.viewpoint import decider, decides, held_branch, held_circle, viewer
from noria_desktop.ui.solani.game_ui import GAME_UI
from noria_desktop.ui.solani.words.names import branch_name, reader_of, tile_name
from tests.ui.solani.walks import Moment, moments
from tests.ui.wording.wording import faults

PRESENTER = SolaniPresenter()
TABLE = PRESENTER.layout(1280, 678)
POSITIONS = 100


@cache
def positions() -> tuple[Moment, ...]:
    """A hundred of them, from every kind of table and of moment."""
    every = moments()
    return every[:: max(1, len(every) // POSITIONS)][:POSITIONS]


def pressed(moment: Moment, thing: Handle, held: Handle | None = None) -> Refusal | None:
    return GAME_UI.refused(moment.before, moment.legal, thing, held)


def acts(moment: Moment, thing: Handle, held: Handle | None = None) -> bool:
    """Whether the table does something when it is pressed."""
    if held is None:
        offered = any(way.source == thing for way in gestures(moment.before, moment.legal))
        return offered or thing in PRESENTER.looks(moment.before)
    return held == thing or any(
        (way.source, way.target) == (held, thing) for way in gestures(moment.before, moment.legal)
    )


def test_there_are_a_hundred_positions_of_every_kind() -> None:
    assert len(positions()) == POSITIONS
    assert len({type(moment.before.pending) for moment in positions()}) >= 7


def test_every_spot_of_a_hundred_positions_acts_or_says_why(language: str) -> None:
    spoken = 0
    for moment in positions():
        for spot in PRESENTER.spots(moment.before, TABLE):
            refusal = pressed(moment, spot.handle)
            assert (refusal is None) == acts(moment, spot.handle), spot.handle
            if refusal is not None:
                assert refusal.reason
                assert refusal.rule
                assert faults(refusal.reason, language) == []
                assert faults(refusal.rule, language) == []
                spoken += 1
    assert spoken > 50 * POSITIONS


def test_whatever_is_in_hand_goes_there_or_the_place_says_why_not(language: str) -> None:
    tried = 0
    for moment in positions():
        sources = {way.source for way in gestures(moment.before, moment.legal)}
        for held in sorted(sources, key=str)[:3]:
            for spot in PRESENTER.spots(moment.before, TABLE)[::3]:
                refusal = pressed(moment, spot.handle, held)
                assert (refusal is None) == acts(moment, spot.handle, held), (held, spot.handle)
                if refusal is not None:
                    assert faults(refusal.reason, language) == []
                    assert refusal.rule
                    tried += 1
    assert tried > 500


def test_equal_things_in_other_states_get_other_sentences(language: str) -> None:
    """The sentence is about the thing's own state: as many different ones as there are states to be in."""
    told = {
        pressed(moment, spot.handle)
        for moment in positions()
        for spot in PRESENTER.spots(moment.before, TABLE)
    }
    assert len({one.reason for one in told if one is not None}) > 150


# What the sentences name ------------------------------------------------------------------------------------


def reason(moment: Moment, thing: Handle) -> str:
    refusal = pressed(moment, thing)
    return "" if refusal is None else refusal.reason


@pytest.mark.parametrize("kind", Kind)
def test_a_tile_of_the_market_names_itself_and_who_took_it(kind: Kind) -> None:
    met = set()
    for moment in positions():
        market, view = moment.before.market, moment.before
        tiles = market.clusters if kind is Kind.CIRCLE else market.branches
        takers = market.cluster_takers if kind is Kind.CIRCLE else market.branch_takers
        for slot, taker in enumerate(takers):
            handle = at.cluster(slot) if kind is Kind.CIRCLE else at.branch(slot)
            words = reason(moment, handle)
            if not words:
                continue
            tile = tiles[slot]
            name = tile_name(tile) if isinstance(tile, Tile) else branch_name(tile)
            assert name in words
            assert ("took" in words or "yours already" in words) is (taker is not None)
            met.add((taker is None, taker == reader_of(view)))
    assert {(True, False), (False, True), (False, False)} <= met


def test_a_space_of_the_track_names_its_planet_and_the_signs_that_reach_it() -> None:
    for moment in positions():
        track = moment.before.supply.track
        for space, planet in enumerate(track):
            words = reason(moment, at.station(space))
            assert "space 1" not in words, "nothing on the board is numbered"
            assert ("No planet lies" in words) is (planet is None)
            assert planet is None or tile_name(planet) in words


def test_a_circle_says_what_lies_on_it_and_an_empty_one_what_it_lacks() -> None:
    for moment in positions():
        seat = viewer(moment.before)
        sky = moment.before.skies[seat]
        guiding = components().guiding[sky.board.index]
        for space, tile in enumerate(sky.circles):
            words = reason(moment, at.circle(space))
            if not words:
                continue
            if tile is not None:
                assert tile_name(tile).lower() in words.lower()
            elif space in sky.dark:
                assert "Dark Sky" in words
            elif guiding[space]:
                assert f"Guiding Star of {guiding[space]}" in words
            else:
                lacks = (
                    "This space has no branch tile beside it.",
                    "No circular tile is in hand for this space.",
                )
                assert words in lacks


def test_a_tile_that_can_be_of_this_turn_says_how_it_is_taken_back(language: str) -> None:
    """While the other tile is still to be laid, "never moves again" alone would be read as lost for good."""
    undo = {"en": "Undo", "ja": "元に戻す"}[language]
    spoken = set()
    for moment in moments():
        view = moment.before
        if not isinstance(view.pending, Placing) or not decides(view):
            continue
        seat = viewer(view)
        for space, tile in enumerate(view.skies[seat].circles):
            if tile is not None and (words := reason(moment, at.circle(space))):
                assert (undo in words) == (held_circle(view, seat) is None)
                spoken.add(undo in words)
        for gap, mask in enumerate(view.skies[seat].branches):
            if mask and (words := reason(moment, at.gap(gap))):
                assert (undo in words) == (held_branch(view, seat) is None)
    assert spoken == {True, False}


def test_the_rule_says_whose_turn_it_is() -> None:
    for moment in positions():
        refusal = pressed(moment, at.rounds())
        assert refusal is not None
        if decider(moment.before) is not None and not decides(moment.before):
            assert refusal.rule.endswith("decides now.")


def test_a_tile_without_a_space_is_not_asked_for() -> None:
    """It said that the cluster had no space, and in the same breath to lay both tiles."""
    met = 0
    for moment in moments():
        view = moment.before
        if not isinstance(view.pending, Placing) or not decides(view):
            continue
        sky = view.skies[viewer(view)]
        if sky.held_branch is None or sky.held_circle is None or circle_spaces(sky):
            continue
        refusal = pressed(moment, at.held(Kind.CIRCLE))
        assert refusal is not None
        assert "has no space yet" in refusal.reason
        assert refusal.rule == "Lay the branch tile: press it, then a lit gap."
        met += 1
    assert met


def test_what_is_dropped_on_something_else_is_refused_in_one_sentence(language: str) -> None:
    """It ended in a colon and a name."""
    found = []
    for moment in positions():
        sources = {way.source for way in gestures(moment.before, moment.legal)}
        for held in sorted(sources, key=str)[:1]:
            refusal = pressed(moment, at.coyote(), held) if moment.before.coyote is not None else None
            if refusal is not None and ("ここ" in refusal.reason or "here" in refusal.reason):
                found.append(refusal.reason)
    assert found
    if language == "ja":
        assert all(words.endswith("には置けません。") and "：" not in words for words in found), found


def test_the_wrong_type_is_named() -> None:
    def wrong(view: State) -> bool:
        pending = view.pending
        return isinstance(pending, Drafting) and pending.second and decides(view)

    moment = next(moment for moment in moments() if wrong(moment.before))
    pending = moment.before.pending
    assert isinstance(pending, Drafting)
    first = pending.first
    slot = next(
        number
        for number, taker in enumerate(
            moment.before.market.cluster_takers
            if first is Kind.CIRCLE
            else moment.before.market.branch_takers
        )
        if taker is None
    )
    words = reason(moment, at.cluster(slot) if first is Kind.CIRCLE else at.branch(slot))
    assert words.startswith(
        ("It is the turn of the branch tiles; the ", "It is the turn of the clusters; the ")
    )
    assert words.endswith(" must wait.")


def test_nothing_is_given_up_by_ending_a_turn() -> None:
    """Both tiles must be laid and quartz stays: Solani asks nothing before a turn ends."""
    for moment in positions():
        for command in PRESENTER.commands(moment.before, moment.legal):
            assert GAME_UI.unused(moment.before, moment.legal, command.actions) is None
