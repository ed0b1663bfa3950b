"""A save of Scythe that nobody named says both sides and the turn. Source: issue 13, names."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.saves.heads import read_head
from noria_desktop.games.scythe.actions import ChooseSection, EndTurn, Skip
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import new_options
from noria_desktop.games.scythe.terms import Faction, Level, Mat
from noria_desktop.ui.game_cover import game_cover
from noria_desktop.ui.scythe.words.names import faction_name
from noria_desktop.ui.scythe.words.opponents import level_title
from noria_desktop.ui.window.files import Files


def test_a_save_is_called_by_both_sides_and_the_turn(tmp_path: Path) -> None:
    files = Files(tmp_path)
    options = evolve(
        new_options(),
        faction=Faction.CRIMEA,
        mat=Mat.INDUSTRIAL,
        automa=Faction.POLANIA,
        level=Level.AUTOMASZYNA,
    )
    session = files.begin("scythe", options, 3)
    assert files.proposed_name(session).stem.startswith(
        "Scythe · Crimea against Automaszyna (Polania), turn 1"
    )
    for action in (ChooseSection(0), Skip(), Skip(), EndTurn()):
        session.dispatch(action)
    while RULES.turn(session.state).automatic:
        session.dispatch(session.legal[0])
    assert "turn 2" in files.proposed_name(session).stem


def test_a_list_knows_the_level_by_its_key() -> None:
    """A save that keeps itself has no name: its list line says whom it is played against."""
    for level in Level:
        assert game_cover("scythe").opponent(level.value) == level_title(level)
    assert game_cover("scythe").opponent("admiral") == ""


@pytest.mark.parametrize("chosen", [True, False])
def test_a_save_that_keeps_itself_is_called_by_both_factions(tmp_path: Path, *, chosen: bool) -> None:
    """Two evenings of Scythe are told apart in lists, also where the seed dealt the factions."""
    options = new_options()
    if chosen:
        options = evolve(options, faction=Faction.CRIMEA, automa=Faction.POLANIA)
    files = Files(tmp_path)
    session = files.begin("scythe", options, 3)
    file = files.store.autosave(session, kit("scythe"))
    head = read_head(file.read_bytes())
    human, automa = session.state.human.faction, session.state.automa.faction
    assert head.sides == (human.value, automa.value)
    words = game_cover("scythe").pairing(head.opponent, head.sides)
    assert words == f"{faction_name(human)} against Automa ({faction_name(automa)})"
    assert game_cover("scythe").pairing(head.opponent, ()) == "Automa"
    assert {side: game_cover("scythe").pairing("automa", (side.value,) * 2) for side in Faction} == {
        side: f"{faction_name(side)} against Automa ({faction_name(side)})" for side in Faction
    }
