"""Enlisting: the bonus that a recruit covers is seen and said before it is taken; no line reads "Enlist from Enlist"."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QApplication

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import Bonus, Bottom
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.pieces import RecruitArt
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.game_ui import GAME_UI, PRESENTER
from tests.ui.scythe.walks import Moment, moments
from tests.ui.words import JapaneseWords

TABLE = layout(1280, 678)
PRINTED = {
    Bottom.UPGRADE: Bonus.POWER,
    Bottom.DEPLOY: Bonus.COINS,
    Bottom.BUILD: Bonus.POPULARITY,
    Bottom.ENLIST: Bonus.COMBAT_CARDS,
}
"""Rules 9: what each recruit covers on every player mat."""


def enlisting() -> list[Moment]:
    """A recruit can be enlisted."""
    found = [one for one in moments() if any(isinstance(action, act.Enlist) for action in one.legal)]
    assert len(found) > 10
    return found


def test_a_recruit_shows_the_bonus_that_it_covers() -> None:
    """Each that can be dragged bears the sign of what it uncovers, in its place and in the hand."""
    met = set()
    for moment in enlisting():
        drawn = {sprite.handle: sprite for sprite in PRESENTER.project(moment.before, TABLE, moment.legal)}
        for action in moment.legal:
            if not isinstance(action, act.Enlist):
                continue
            sprite = drawn[at.scenery("recruit", str(action.bottom.index))]
            assert isinstance(sprite.art, RecruitArt)
            assert isinstance(sprite.held, RecruitArt)
            assert sprite.art.bonus is sprite.held.bonus is PRINTED[action.bottom]
            met.add(action.bottom)
    assert met == set(Bottom)


def test_its_card_says_the_bonus_that_it_covers() -> None:
    """Whoever reads or hears the mat learns it from the recruit's place."""
    words = {
        Bonus.POWER: "power",
        Bonus.COINS: "coin",
        Bonus.POPULARITY: "popularity",
        Bonus.COMBAT_CARDS: "combat card",
    }
    view = moments()[0].before
    for bottom, bonus in PRINTED.items():
        assert components().mats.bottoms[bottom.index].ongoing[0] is bonus
        lines = GAME_UI.inspect(at.recruit(bottom.index), view)[1]
        assert re.search(rf"it brings \d+ {words[bonus]}", lines[0]), lines


def test_no_line_enlists_from_enlist() -> None:
    """What is enlisted is a recruit, named by the action whose bonus it covers, with what it brings at once."""
    own = 0
    for moment in enlisting():
        for action in moment.legal:
            if not isinstance(action, act.Enlist):
                continue
            line = GAME_UI.describe(action, moment.before)
            name = action.bottom.value.capitalize()
            assert line.startswith(f"Enlist the recruit of {name}: ")
            assert line.endswith(" at once")
            own += action.bottom is Bottom.ENLIST
    assert own


def test_the_japanese_line_names_the_recruit_too(qapp: QApplication) -> None:
    """徴兵 is what is done, 補充兵 who is enlisted."""
    translator = JapaneseWords(watched=("Scythe",))
    qapp.installTranslator(translator)
    moment = enlisting()[0]
    action = next(one for one in moment.legal if isinstance(one, act.Enlist))
    line = GAME_UI.describe(action, moment.before)
    qapp.removeTranslator(translator)
    assert "の補充兵を徴兵" in line
