"""A save of Scythe that nobody named says both sides and the turn. Source: issue 13, names."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from noria_desktop.games.scythe.actions import ChooseSection, EndTurn, Skip
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import new_options
from noria_desktop.games.scythe.terms import Faction, Level, Mat
from noria_desktop.ui.game_cover import game_cover
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
