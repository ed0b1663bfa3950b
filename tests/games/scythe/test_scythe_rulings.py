"""Every numbered ruling has a test that names it; here those that no chapter's tests take up, and how they meet.

Source: rules.md 16 (H1 to H16); automa.md (R1 to R32), 12 (S1 to S9).
"""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.games.scythe.actions import (
    Advance,
    ChooseCombat,
    Finish,
    MoveTo,
    PickMover,
    SetPower,
    Take,
)
from noria_desktop.games.scythe.battle import commitment
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.events import (
    AutomaMoved,
    EncounterDrawn,
    GameEnded,
    MovesUndone,
    PowerStruck,
    StarPlaced,
)
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingPower, Finished, Revealing
from noria_desktop.games.scythe.record import Outcome
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import (
    Ability,
    AutomaStage,
    Cargo,
    Faction,
    Level,
    Mat,
    Scheme,
    Star,
    Unit,
    home_base,
)
from tests.games.scythe.automa_positions import (
    a_table,
    advanced,
    decided,
    done,
    with_automa,
    with_card,
    with_human,
)
from tests.games.scythe.positions import after, at, move, moving, names, of_kind, on, play, position

CHARACTER, MECH = Unit.CHARACTER, Unit.MECH
II = Scheme.II


# Coverage -----------------------------------------------------------------------------------------------


def _numbered(name: str, letters: str) -> set[str]:
    """The rulings that a rules file numbers."""
    text = files("noria_desktop.games.scythe").joinpath(name).read_text(encoding="utf-8")
    return set(re.findall(rf"\b[{letters}]\d{{1,2}}\b", text))


def _cited() -> set[str]:
    """Rulings named by the docstring of a test of this folder; a module's docstring is not enough."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\b[HRS]\d{1,2}\b", ast.get_docstring(node) or ""))
    return found


def test_the_rulings_are_numbered_without_gaps() -> None:
    """rules.md: H1 to H16; automa.md: R1 to R32, S1 to S9; no test names one that does not exist."""
    human = {f"H{number}" for number in range(1, 18)}
    automa = {f"R{number}" for number in range(1, 33)} | {f"S{number}" for number in range(1, 10)}
    assert _numbered("rules.md", "H") == human
    assert _numbered("automa.md", "RS") == automa
    assert _cited() <= human | automa


def test_each_ruling_is_named_by_a_test() -> None:
    """Nothing was decided by the way and then forgotten."""
    assert (_numbered("rules.md", "H") | _numbered("automa.md", "RS")) - _cited() == set()


# Rulings of the Automa ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("base_saxony", "h34", 1),  # (-5, 3) and (-4, 2)
        ("base_saxony", "h41", 1),  # and (-4, 3)
        ("base_saxony", "base_crimea", 3),  # and (-3, 4)
        ("base_saxony", "h23", 5),  # and (0, 0)
        ("h34", "h27", 1),  # across a river
        ("h30", "h32", 2),  # the lake h31 lies between
        ("h10", "h37", 4),  # both with a tunnel: (1, -2) and (-1, 2)
    ],
)
def test_distances(one: str, other: str, steps: int) -> None:
    """R3: on the plain grid, home bases having cells of their own; water and tunnels are disregarded."""
    assert geography().distance[at(one)][at(other)] == steps


@pytest.mark.parametrize("faction", [Faction.ALBION, Faction.TOGAWA])
def test_factions_with_flags_and_traps_are_not_in_the_game(faction: Faction) -> None:
    """R32; rules.md 13: neither side can be one of them, not even with the expansion's mats."""
    for options in (
        Options(faction, Mat.ENGINEERING, Faction.SAXONY, expansion=True),
        Options(Faction.NORDIC, Mat.ENGINEERING, faction, expansion=True),
    ):
        with pytest.raises(BadOptions):
            setup(options, 1)


def test_slips_of_the_document_mean_the_selected_unit() -> None:
    """S3: where it says to take the worker, the mech, the character, the attacker is taken; no worker stirs."""
    mech = a_table(Faction.SAXONY, workers="h34 h41", mechs="h35", enemy="h30")
    character = a_table(Faction.SAXONY, workers="h34 h41", character="h35", enemy="h30", tokens="")
    attacker = a_table(Faction.SAXONY, workers="h34 h41", mechs="h36", character="-", enemy="h30", power=6)
    for state, card, scheme, unit in (
        (mech, 5, II, MECH),
        (character, 18, Scheme.I, CHARACTER),
        (attacker, 17, Scheme.I, MECH),
    ):
        step = advanced(with_card(state, card, scheme), 2)
        assert [event.unit for event in of_kind(step.events, AutomaMoved)] == [unit]
        assert names(step.state.automa.workers) == "h34 h41"


def test_the_home_base_clause_has_no_effect_on_attacks() -> None:
    """S4: the human's mech beside it is attacked or nobody is, whether the character is at home or not."""
    fields: dict[str, Any] = {"workers": "", "mechs": "h30", "character": "-", "power": 6}
    assert done(a_table(Faction.SAXONY, enemy_mechs="h23", **fields), 17).destination == at("h23")
    assert decided(a_table(Faction.SAXONY, **fields), 17)[0].outcome is Outcome.NO_DESTINATION


def test_the_levels_are_named_as_on_the_cards() -> None:
    """S5: Autometta, Automa, Automaszyna, Ultimaszyna, easiest first; the first alone obeys the skip mark."""
    assert [level.value for level in Level] == ["autometta", "automa", "automaszyna", "ultimaszyna"]
    assert [tracker.honours_skip_mark for tracker in components().automa.trackers] == [
        True,
        False,
        False,
        False,
    ]


def test_only_the_tracker_switches_the_scheme() -> None:
    """S8: a battle gives the very first star: scheme I stays, no card is shuffled; the tracker's 9th space does it."""
    state = a_table(Faction.SAXONY, enemy="h30", mechs="h30", workers="", character="-", power=9)
    state = with_human(with_card(state, 3), power=0)
    pending = (AutomaTurn(AutomaStage.GAIN), Revealing(at("h30"), BOT, 0, ()))
    won = RULES.apply(evolve(state, pending=pending), Advance()).state.automa
    assert (sum(won.stars), won.scheme, len(won.deck)) == (1, Scheme.I, 18)
    later = with_card(with_automa(state, stars=won.stars, token=8), 3)
    later = evolve(later, pending=(AutomaTurn(AutomaStage.TRACKER),))
    record = advanced(with_card(state, 3)).state.automa.record
    switched = advanced(with_automa(later, record=record)).state.automa
    assert (sum(switched.stars), switched.scheme) == (2, II)


def test_card_eight_of_the_battle_table() -> None:
    """S9: 0, 5, 7: with 8 power it uses 5."""
    assert components().automa.cards[7].power == (0, 5, 7)
    state = a_table(Faction.SAXONY, power=8, hand=())
    assert commitment(state.automa, 8, state.rng)[0].power == 5


def test_artillery_changes_the_column() -> None:
    """R20: 9 power less 2 are 7: battle card 3 has the Automa use 3 and not 7; the dial ends at what is left."""
    state = position(
        character="h04",
        mechs={Ability.ARTILLERY: "base"},
        their_mechs="h05",
        their_power=9,
        automa_deck=(3,),
        power=3,
        encounters="",
        pending=moving(),
    )
    state = after(state, *move(CHARACTER, "h04", "h05"), Finish())
    accept = RULES.legal_actions(state)[0]
    step = play(state, accept)
    assert of_kind(step.events, PowerStruck) == [PowerStruck(1, 2)]
    assert step.state.pending[-1] == ChoosingPower(at("h05"), HUMAN)
    assert RULES.legal_actions(step.state) == (SetPower(0), SetPower(1), SetPower(2))
    lost = after(step.state, SetPower(2), Advance())
    assert lost.automa.power == 7 - 3
    assert lost.human.army.character == home_base(Faction.NORDIC)


# Rulings of the human's turn ----------------------------------------------------------------------------


def test_the_automas_sixth_star_undoes_the_other_combat_with_its_cargo() -> None:
    """R29, H11; rules.md 6: the character loses on h12; the mech on h11 goes back to h05 with worker and oil.

    Nothing is paid for in the bottom row then, no encounter follows on h11's token.
    """
    state = position(
        character="h12",
        workers="h05 h05",
        mechs={Ability.SPEED: "h05"},
        goods={"h05": "2 oil"},
        their_mechs="h11 h12",
        their_power=9,
        their_stars={Star.TRACKER: 5},
        automa_deck=(3,),
        power=0,
        pending=moving(),
    )
    way = (PickMover(MECH, at("h05")), Take(Cargo.OIL, 2), Take(Cargo.FRESH_WORKERS, 1), MoveTo(at("h11")))
    state = after(state, *way, Finish())
    assert on(state, "h11") == (2, 0, 0, 0)
    step = play(state, ChooseCombat(at("h12")), SetPower(0), Advance())
    assert step.state.pending == (Finished(),)
    assert of_kind(step.events, StarPlaced) == [StarPlaced(BOT, Star.COMBAT, 6)]
    assert of_kind(step.events, MovesUndone) == [MovesUndone(at("h11"), (at("h05"),))]
    assert names(step.state.human.army.workers) == "h05 h05"
    assert at("h05") in step.state.human.army.mechs
    assert (on(step.state, "h05"), on(step.state, "h11")) == ((2, 0, 0, 0), (0, 0, 0, 0))
    assert of_kind(step.events, EncounterDrawn) == []
    assert len(of_kind(step.events, GameEnded)) == 1
