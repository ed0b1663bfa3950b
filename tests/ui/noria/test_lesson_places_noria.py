"""What Noria's lessons point at is framed as far as it is meant."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.games.noria.terms import Good
from noria_desktop.ui.noria.board.handles import warehouses
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.lesson_places import lesson_places
from noria_desktop.ui.noria.board.measures import council_plan
from noria_desktop.ui.noria.board.project_rail import rail_art
from noria_desktop.ui.noria.game_ui import pointed_at
from noria_desktop.ui.noria.paint.rail import rail_parts
from noria_desktop.ui.table.leader import RING
from noria_desktop.ui.window.languages import Languages
from tests.games.noria.positions import a_state
from tests.ui.spoken import silence_afterwards

STROKE = 1.3
"""Half of a frame's line."""


def test_only_the_heading_is_framed_on_which_the_tool_is_let_go() -> None:
    """4.2 framed all warehouses, and over each of them another thing is done."""
    table, state = layout(1280, 678), a_state()
    (step,) = (step for step in lessons("noria")[3].steps if step.id == "4.2")
    assert step.at == ("space M3", "heading warehouses"), "which tool is meant is framed too"
    (framed,) = lesson_places(step.at[1], state, table)
    assert framed.handle == warehouses()
    for good in Good:
        (crate,) = lesson_places(f"warehouse {good.value}", state, table)
        assert framed.y + framed.height / 2 <= crate.y - crate.height / 2 + 1


def test_the_names_over_the_chambers_are_known() -> None:
    table, state = layout(1280, 678), a_state()
    names = lesson_places("names", state, table)
    assert len(names) == 4
    for name, track in zip(names, ("refinement", "settlement", "exploration", "research"), strict=True):
        (chamber,) = lesson_places(f"lower {track}", state, table)
        assert name.x == chamber.x
        assert name.y + name.height / 2 <= chamber.y


def test_no_frame_of_the_council_strikes_out_what_is_read_beside_it() -> None:
    """The frame of a track hid the numbers of its levels, that of an upper row the numbers below it."""
    table, state = layout(1280, 678), a_state()
    plan, room = council_plan(*table.council.size), table.council
    levels = room.x + plan.levels.left + 11 + 4  # right edge of a number, set in the middle of its column
    (track,) = lesson_places("track refinement", state, table)
    (car,) = lesson_places("car refinement", state, table)
    assert track.x - track.width / 2 - RING - STROKE > levels
    assert car.x - car.width / 2 - RING - STROKE / 2 > levels
    (upper,) = lesson_places("upper refinement", state, table)
    (lower,) = lesson_places("lower refinement", state, table)
    assert upper.y + upper.height / 2 + 2 * RING <= lower.y - lower.height / 2 + 1


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [1280, 1920])
def test_frames_on_the_rail_go_round_what_is_written_there(qtbot: QtBot, language: str, width: int) -> None:
    """That of the rounds began between 2 and 3 and ran on into that of the score."""
    table, state = layout(width, 678), a_state()
    with silence_afterwards():
        languages = Languages(language)
        assert languages.language == language
        parts = [pointed_at(name, state, table)[0] for name in ("phases", "rounds", "score")]
        begin = rail_parts(rail_art(state, table))["rounds"][0] + table.rail.x
    for left, right in pairwise(parts):
        assert left.x + left.width / 2 + 2 * RING <= right.x - right.width / 2 + 1
    assert parts[1].x - parts[1].width / 2 == pytest.approx(begin)
    assert parts[2].x + parts[2].width / 2 <= table.rail.right


def test_whatever_is_written_is_known_to_the_leader() -> None:
    table, state = layout(1280, 678), a_state()
    read = lesson_places("read", state, table)
    for words in ("upper settlement", "track research", "knowledge"):
        (spot,) = lesson_places(words, state, table)
        assert any(
            abs(one.x - spot.x) < one.width / 2 and abs(one.y - spot.y) < one.height / 2 for one in read
        )
