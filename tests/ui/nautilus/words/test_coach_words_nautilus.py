"""The coach's lines on the submarine: whole in both languages, short enough for the strip, about things that are there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.nautilus.coach import COACH, Line, lines
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import DeclineSpecial, Place
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options, State
from noria_desktop.resource_files import resource
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.game_ui import GAME_UI
from tests.bots.nautilus.positions import decisions, seat_of
from tests.ui.wording.wording import faults

STRIP = 592
"""Room of the line in a window 1280 wide, in its units (mocks/way-in.md 3)."""


@cache
def remarks() -> tuple[tuple[State, Remark], ...]:
    """Lines that are true at decisions of random games, several of each kind."""
    found: dict[str, list[tuple[State, Remark]]] = {kind: [] for kind in COACH.kinds}
    for view, remark in _all():
        if len(found[remark.kind]) < 12:
            found[remark.kind].append((view, remark))
    return tuple(one for kind in COACH.kinds for one in found[kind])


def _all() -> Iterator[tuple[State, Remark]]:
    pick = random.Random(5)
    for seed in range(40):
        for state in decisions(seed + 100):
            if seat_of(state) != HUMAN:
                continue
            view = RULES.observe(state, HUMAN)
            legal = [one for one in RULES.legal_actions(view) if isinstance(one, Place | DeclineSpecial)]
            for action in pick.sample(legal, min(6, len(legal))):
                yield from ((view, remark) for remark in lines(view, action))


def test_every_line_is_heard_in_random_games() -> None:
    assert {remark.kind for _, remark in remarks()} == set(COACH.kinds)


def test_every_line_is_whole_in_both_languages(language: str) -> None:
    from noria_desktop.ui.art.type import text_width

    for view, remark in remarks():
        said = GAME_UI.coached(remark, view)
        for words in (said.line, said.title, said.why, *(said.sum.heads if said.sum else ())):
            assert not faults(words, language), words
        if said.sum is not None:
            assert all(len(row) == len(said.sum.heads) + 1 for row in said.sum.rows)
        assert text_width(said.line, 14.5) <= STRIP, said.line
        assert not faults(GAME_UI.coached_about(remark.kind), language)


@pytest.mark.parametrize("kind", COACH.kinds)
def test_every_line_speaks_of_something_on_the_table(kind: str) -> None:
    presenter = GAME_UI.presenter
    table = presenter.layout(1280, 678)
    for view, remark in remarks():
        if remark.kind == kind:
            there = {spot.handle for spot in presenter.spots(view, table)}
            things = GAME_UI.coached(remark, view).things
            assert things
            assert set(things) <= there


def test_every_line_has_a_rule_that_stands_in_both_languages() -> None:
    anchors = [
        {
            part.split("}")[0]
            for part in resource("help", f"nautilus_{name}.md").read_text("utf-8").split("{#")[1:]
        }
        for name in ("en", "ja")
    ]
    for view, remark in remarks():
        assert all(GAME_UI.coached(remark, view).anchor in known for known in anchors)


def test_columns_are_counted_from_1(language: str) -> None:
    view, remark = next(one for one in remarks() if one[1].kind == Line.WIN_DOMAIN.value)
    said = GAME_UI.coached(remark, view)
    assert str(remark.field("column") + 1) in said.line
    assert said.things == (at.column(remark.field("column")),)
    assert said.sum is not None
    now, then, flag = (row[1] for row in said.sum.rows)
    assert int(then.split("=")[1]) >= int(flag)
    assert then.startswith(now)


def test_an_unknown_line_has_no_words() -> None:
    view = RULES.observe(RULES.setup(Options(), 1).state, HUMAN)
    with pytest.raises(KeyError):
        GAME_UI.coached(Remark("nautilus.k99"), view)
