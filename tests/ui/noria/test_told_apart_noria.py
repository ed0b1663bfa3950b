"""Two choices of a menu never read the same: of two discs of one type the ring is named."""

from __future__ import annotations

from noria_desktop.games.noria.actions import BeginActions, Invest, TakeKnowledge
from noria_desktop.games.noria.legal import legal_actions
from noria_desktop.games.noria.state import Naming, State
from noria_desktop.games.noria.terms import Space, Track
from noria_desktop.ui.noria.game_ui import GAME_UI
from tests.games.noria.positions import a_state, acting

S2, M3, L4 = Space.S2, Space.M3, Space.L4


def menu(state: State, kind: type) -> list[str]:
    return [GAME_UI.describe(action, state) for action in legal_actions(state) if isinstance(action, kind)]


def test_a_bonus_between_two_discs_alike_names_their_rings() -> None:
    """The menu had "Begin: +1 Obsidian" twice."""
    state = a_state(Naming((S2, M3, L4)), wheel="S2 obsidian, M3 bonus, L4 obsidian")
    lines = menu(state, BeginActions)
    assert lines == ["Begin: +1 Obsidian (small ring)", "Begin: +1 Obsidian (large ring)"]


def test_knowledge_instead_of_one_of_two_discs_alike_names_the_ring() -> None:
    state = a_state(acting((S2, 1), (L4, 1)), wheel="S2 obsidian, L4 obsidian")
    lines = menu(state, TakeKnowledge)
    assert lines == [
        "1 knowledge instead of Obsidian (small ring)",
        "1 knowledge instead of Obsidian (large ring)",
    ]


def test_a_level_by_one_of_two_cities_names_the_ring() -> None:
    state = a_state(acting((S2, 1), (M3, 1)), wheel="S2 city, M3 city", resources=(0, 0, 9))
    raised = [action for action in legal_actions(state) if isinstance(action, Invest)]
    same = [action for action in raised if action.track is Track.REFINEMENT]
    lines = [GAME_UI.describe(action, state) for action in same]
    assert len(set(lines)) == len(lines) == 2
    assert lines[0].endswith("(small ring)")


def test_a_disc_alone_of_its_type_needs_no_ring() -> None:
    state = a_state(acting((S2, 1), (L4, 1)), wheel="S2 obsidian, L4 energy")
    assert menu(state, TakeKnowledge) == ["1 knowledge instead of Obsidian", "1 knowledge instead of Energy"]
