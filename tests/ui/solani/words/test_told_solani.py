"""What the others did last: the told line and its marks are the record of that turn, nothing more. Source: table.md 4."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import RandomPlayer
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.rng import Rng
from noria_desktop.games.solani import events as ev
from noria_desktop.games.solani.state import Drafting, Options, State
from noria_desktop.games.solani.terms import Kind, Player
from noria_desktop.ui.board.boxes import Box, Point
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.solani.board.arts_docks import BeadArt, TraceArt
from noria_desktop.ui.solani.board.layout import SolaniLayout
from noria_desktop.ui.solani.board.present import SolaniPresenter
from noria_desktop.ui.solani.board.traces import MOST, marks
from noria_desktop.ui.solani.game_ui import GAME_UI
from noria_desktop.ui.solani.words.names import branch_name, seat_name, tile_name
from noria_desktop.ui.solani.words.told import deeds
from noria_desktop.ui.table.history import last_bot_turn
from tests.ui.wording.wording import faults

Turn = tuple[tuple[StoryStep, ...], State]
TABLES = {
    "Coyote": Options((Player.HUMAN,)),
    "one": Options((Player.HUMAN, Player.LEVEL_1)),
    "three": Options((Player.HUMAN, Player.LEVEL_1, Player.LEVEL_2, Player.LEVEL_1)),
}


@cache
def turns(name: str) -> tuple[Turn, ...]:
    """What happened between the human's decisions of a random game, and what is seen then."""
    options = TABLES[name]
    session, rng = Session(kit("solani"), options, 6), Rng(6)
    found: list[Turn] = []
    while True:
        session.run_automatic()
        seat = session.turn.seat
        if seat is None:
            return tuple(found)
        if seat == HUMAN:
            span = last_bot_turn(session, HUMAN, several=True)
            if span is not None:
                first, last = span
                steps = tuple(
                    StoryStep(ply, session.state_at(ply - 1), session.events_at(ply), session.state_at(ply))
                    for ply in range(first + 1, last + 1)
                )
                found.append((steps, session.view(HUMAN)))
        choice, rng = RandomPlayer().choose(session.view(seat), session.legal, rng)
        session.dispatch(choice.action)


def test_before_anybody_had_a_turn_there_is_none_to_show_again() -> None:
    """The market that is laid at the start is nobody's turn, so there is nothing to replay."""
    session = Session(kit("solani"), TABLES["Coyote"], 77)
    session.run_automatic()
    assert session.turn.seat == HUMAN
    assert session.cursor == 1
    assert last_bot_turn(session, HUMAN, several=True) is None


def table() -> SolaniLayout:
    layout = SolaniPresenter().layout(1280, 678)
    assert isinstance(layout, SolaniLayout)
    return layout


def test_every_part_names_what_was_taken_or_laid(language: str) -> None:
    for name in TABLES:
        told_of = 0
        for steps, view in turns(name):
            told = GAME_UI.told(steps, view)
            done = deeds(steps, HUMAN)
            assert (told is None) == (not done)
            if told is None:
                continue
            told_of += 1
            assert len(told.parts) == len(done)
            assert told.side == done[-1][0]
            for (_, event, _), words in zip(done, told.parts, strict=True):
                assert faults(words, language) == []
                if isinstance(event, ev.ClusterTaken):
                    assert tile_name(event.cluster) in words
                elif isinstance(event, ev.BranchTaken):
                    assert branch_name(event.branch) in words
                elif isinstance(event, ev.PlanetTraded):
                    assert tile_name(event.planet) in words
                    assert tile_name(event.cluster) in words
        assert told_of > 20


def test_what_is_left_is_what_lies_in_the_market() -> None:
    met = 0
    for name in TABLES:
        for steps, view in turns(name):
            told, pending = GAME_UI.told(steps, view), view.pending
            if told is None or not isinstance(pending, Drafting) or pending.first is None:
                continue
            words = told.effect.partition("left for you: ")[2]
            market = view.market
            clusters = [
                t for t, taker in zip(market.clusters, market.cluster_takers, strict=True) if taker is None
            ]
            kinds = [
                b for b, taker in zip(market.branches, market.branch_takers, strict=True) if taker is None
            ]
            assert words in (
                ", ".join(tile_name(tile) for tile in clusters),
                ", ".join(branch_name(kind) for kind in kinds),
            )
            met += 1
    assert met > 20


def test_points_that_came_are_those_of_the_score_sheet() -> None:
    rules = kit("solani").rules
    for name in TABLES:
        for steps, view in turns(name):
            told = GAME_UI.told(steps, view)
            if told is None:
                continue
            for seat in {seat for seat, _, _ in deeds(steps, HUMAN)}:
                was, now = (
                    rules.scores(steps[0].before).total(seat),
                    rules.scores(steps[-1].after).total(seat),
                )
                sign = f"+{now - was}" if now > was else f"−{was - now}"
                assert (f" {sign}" in told.effect) >= (now != was)


def test_each_part_says_whose_it_is_where_that_changes() -> None:
    """The actor comes first, for eyes and ears; before, nobody heard which tile a rival took."""
    for name in TABLES:
        for steps, view in turns(name):
            told, done = GAME_UI.told(steps, view), deeds(steps, HUMAN)
            if told is None:
                continue
            for number, (part, (seat, _, before)) in enumerate(zip(told.parts, done, strict=True)):
                named = part.startswith(f"{seat_name(seat, before, HUMAN)}: ")
                assert named is (not number or done[number - 1][0] != seat)


def test_coyotes_rule_is_the_reason() -> None:
    for steps, view in turns("Coyote"):
        told = GAME_UI.told(steps, view)
        decided = [event for step in steps for event in step.events if isinstance(event, ev.CoyoteDecided)]
        assert told is None or bool(told.why) == bool(decided)


def test_marks_lie_where_tiles_were_taken_and_laid() -> None:
    """On the small sky, and on the large one while it is looked at; no more than six places."""
    layout = table()
    met = set()
    for steps, _ in turns("one"):
        for centre in (None, Seat(1)):
            sprites = marks(steps, layout, centre)
            places = [sprite for sprite in sprites if isinstance(sprite.art, TraceArt)]
            assert len(places) <= MOST
            for step in steps:
                for event in step.events:
                    if isinstance(event, ev.CirclePlaced) and event.seat == 1 and len(places) < MOST:
                        spots = {Point(one.x, one.y) for one in places if one.art.now}  # type: ignore[attr-defined]
                        on_large = layout.circle(event.space) in spots
                        assert on_large is (centre == 1)
                        small = layout.small_sky(0, 1)
                        inside = any(
                            abs(p.x - small.x) < small.width / 2 and abs(p.y - small.y) < small.height / 2
                            for p in spots
                        )
                        assert inside is (centre is None)
                        met.add(centre)
    assert met == {None, Seat(1)}


def test_beads_count_the_parts_of_the_line() -> None:
    for name in TABLES:
        for steps, view in turns(name):
            told = GAME_UI.told(steps, view)
            numbers = {
                sprite.art.number for sprite in marks(steps, table()) if isinstance(sprite.art, BeadArt)
            }
            assert numbers <= set(range(1, 1 + len(told.parts if told is not None else ())))


def test_nothing_of_a_market_that_is_gone_is_marked() -> None:
    """When a new round has begun, other tiles lie in the slots from which the old ones were taken."""
    layout, met = table(), 0
    for steps, _ in turns("Coyote"):
        end = steps[-1].after
        old = [step for step in steps if step.before.round != end.round]
        if not old:
            continue
        met += 1
        dots = {
            (sprite.x, sprite.y)
            for sprite in marks(steps, layout)
            if isinstance(sprite.art, TraceArt) and not sprite.art.now
        }
        new = {
            (box.x, box.y)
            for step in steps
            if step.before.round == end.round
            for event in step.events
            for box in slots(event, layout)
        }
        gone = {(box.x, box.y) for step in old for event in step.events for box in slots(event, layout)}
        assert not dots & (gone - new)
    assert met


def slots(event: ev.Event, layout: SolaniLayout) -> Iterator[Box]:
    """The place of the market from which a tile was taken."""
    if isinstance(event, ev.ClusterTaken | ev.PlanetTraded):
        yield layout.slot(Kind.CIRCLE, event.slot, 3)
    elif isinstance(event, ev.BranchTaken):
        yield layout.slot(Kind.BRANCH, event.slot, 3)


def test_no_bead_lies_over_a_heading_of_the_market() -> None:
    """Before: the bead of what was taken hid how many tiles are in the bag."""
    layout, met = table(), 0
    words = [layout.market_row(kind) for kind in Kind]
    for steps, _ in turns("Coyote"):
        for sprite in marks(steps, layout):
            if isinstance(sprite.art, BeadArt):
                top, bottom = sprite.y - BeadArt.RADIUS - 1.6, sprite.y + BeadArt.RADIUS + 1.6
                assert all(bottom <= row.top + 2 or top >= row.bottom - 2 for row in words), sprite
                met += 1
    assert met
