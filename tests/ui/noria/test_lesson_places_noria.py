"""What Noria's lessons point at is framed as far as it is meant."""

from __future__ import annotations

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.games.noria.terms import Good
from noria_desktop.ui.noria.board.handles import warehouses
from noria_desktop.ui.noria.board.layout import layout
from noria_desktop.ui.noria.board.lesson_places import lesson_places
from tests.games.noria.positions import a_state


def test_only_the_heading_is_framed_on_which_the_tool_is_let_go() -> None:
    """4.2 framed all warehouses, and over each of them another thing is done."""
    table, state = layout(1280, 678), a_state()
    (step,) = (step for step in lessons("noria")[3].steps if step.id == "4.2")
    (framed,) = (spot for words in step.at for spot in lesson_places(words, state, table))
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
