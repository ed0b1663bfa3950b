"""What the coach says of the own faction is what its ability allows. Source: rules.md 7, 14."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.bots.coaching import Remark
from noria_desktop.games.scythe.terms import Faction
from noria_desktop.ui.scythe.game_ui import GAME_UI
from tests.ui.scythe.walks import moments


@pytest.mark.parametrize("faction", list(Faction))
def test_how_many_offers_of_an_encounter_are_taken(faction: Faction) -> None:
    """Meander is Polania's: it was told that one of three may be chosen, as for everybody else."""
    view = moments()[0].before
    view = evolve(view, human=evolve(view.human, faction=faction))
    why = GAME_UI.coached(Remark("scythe.c6", (), ()), view).why
    assert ("up to two of three offers" in why) is (faction is Faction.POLANIA)
    assert ("one of three offers" in why) is (faction is not Faction.POLANIA)
