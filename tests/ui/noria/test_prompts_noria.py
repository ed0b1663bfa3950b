"""Noria's prompt strip says what is true now (play.md, Noria's prompts)."""

from __future__ import annotations

import pytest
from attrs import evolve

from noria_desktop.games.noria.actions import Modify, NightShift
from noria_desktop.games.noria.events import PhaseBegan
from noria_desktop.games.noria.forecast import forecast
from noria_desktop.games.noria.rules import RULES
from noria_desktop.games.noria.scoring import chamber_value
from noria_desktop.games.noria.state import (
    Acting,
    BotTurn,
    Influencing,
    Intriguing,
    Naming,
    Pending,
    PlacingDiscs,
    Removing,
    State,
    Task,
)
from noria_desktop.games.noria.terms import Chamber, Disc, Phase, Ring, Side, Space
from noria_desktop.ui.game_says import FoldedCell
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.game_ui import GAME_UI
from noria_desktop.ui.noria.words.names import say
from tests.games.noria.positions import a_council, a_state, acting

S2, M3, L4, L5, L6 = Space.S2, Space.M3, Space.L4, Space.L5, Space.L6
FULL = "S2 city, M3 energy, M4 tool, L4 mycelium, L5 journey, L6 obsidian"


def asked(state: State) -> tuple[str, str]:
    return GAME_UI.prompt(RULES.turn(state), state)


def test_after_the_last_round_no_next_one_is_promised() -> None:
    assert asked(a_state(BotTurn(()), round_number=15))[1] == "The next round begins."
    assert (
        asked(a_state(BotTurn(()), round_number=16))[1] == "The last round is over: the points are counted."
    )


def test_all_discs_with_actions_are_named() -> None:
    """Journey and Energy are unused beside the Obsidian in use: three actions, not one."""
    pending = Acting((M3, S2, L6), None, (Task(S2, 1), Task(M3, 1), Task(L6, 1)), in_use=L6)
    title, _ = asked(a_state(pending, wheel=FULL))
    left = say("{disc}: %n action(s) left", 1, disc="Obsidian")
    assert title == f"{left}, then City, Energy"
    done = evolve(pending, tasks=(Task(S2, 1), Task(M3, 1)))
    assert asked(a_state(done, wheel=FULL))[0] == "Use your discs: City, Energy"


def test_how_to_use_discs_names_no_kind_that_is_not_there() -> None:
    assert asked(a_state(acting((S2, 1), (Space.L5, 1)), wheel=FULL))[1].startswith("Drag a disc")
    assert asked(a_state(acting((M3, 1), (L6, 1)), wheel=FULL))[1].startswith("Press a disc")
    assert asked(a_state(acting((M3, 1), (S2, 1)), wheel=FULL))[1].startswith("Press a resource disc; drag")
    assert asked(a_state(acting((Space.L5, 1)), wheel=FULL))[1].startswith("Drag your ambassador")


def test_three_discs_cannot_be_added_to() -> None:
    title, detail = asked(a_state(Naming((S2, M3, L4)), wheel=FULL))
    assert title == "City, Energy, Mycelium chosen: begin the actions"
    assert detail == "No other disc can join."


def test_two_discs_say_what_could_join_and_a_torn_set_what_connects_it() -> None:
    assert asked(a_state(Naming((S2, M3)), wheel=FULL))[1] == "Mycelium or Journey could join."
    assert (
        asked(a_state(Naming((S2, L4)), wheel=FULL))[0] == "City, Mycelium chosen: add Energy to connect them"
    )


def test_without_a_disc_nothing_is_to_be_chosen() -> None:
    bare = a_state(Naming(), wheel="S1 city, M1 tool")
    assert asked(bare)[0] == "No disc can be used this turn"
    rich = evolve(bare, human=evolve(bare.human, knowledge=3))
    assert "black market" in asked(rich)[1]


def test_used_up_actions_promise_the_black_market_only_where_something_can_be_dealt() -> None:
    assert asked(a_state(acting(also=(S2,)), wheel=FULL))[1] == "Politics comes next."
    assert "black market" in asked(a_state(acting(also=(S2,)), wheel=FULL, knowledge=3))[1]


def test_influence_and_politics_say_their_cost() -> None:
    """Rules 4.2: doubled with each use of a kind, 1 more from round 11 on; the intrigue's base is 2 in round 6."""
    state = a_state(Influencing(night_shifts=1), round_number=11, knowledge=9)
    assert asked(state)[1] == (
        "Turn a ring by its rim (4) or drag a disc onto another space (3); you have 9 knowledge. "
        "Night shifts: 4 now, doubled each time."
    )
    again = a_state(Influencing(modifications=1), round_number=13, knowledge=3)
    assert asked(again)[1] == (
        "Turn the medium or large ring by its rim: 2 of your 3 knowledge. "
        "Modifications: 6 now, doubled each time."
    )
    assert "doubled" not in asked(a_state(Influencing(), round_number=13, knowledge=6))[1]
    poor = a_state(Influencing(), round_number=1, knowledge=0)
    assert asked(poor)[1] == "A night shift costs 1 knowledge, a modification 2; you have 0."
    politics = a_state(Intriguing(), round_number=6, knowledge=1)
    assert asked(politics)[0] == "Politics: an intrigue costs 2 knowledge, you have 1"
    second = a_state(Intriguing(1), round_number=6, knowledge=4)
    assert "(4 of your 4 knowledge)" in asked(second)[1]


def test_influence_says_in_the_round_before_that_it_gets_dearer() -> None:
    """Rules 4.2: 1 more from round 11 on, said in round 10 whatever can be paid."""
    said = "From the next round on: night shift 2, modification 3."
    for knowledge in (0, 1, 9):
        assert asked(a_state(Influencing(), round_number=10, knowledge=knowledge))[1].endswith(f" {said}")
    for number in (1, 9, 11, 16):
        assert said not in asked(a_state(Influencing(), round_number=number, knowledge=9))[1]


def test_one_new_disc_is_no_several() -> None:
    state = a_state(PlacingDiscs(), wheel=FULL)
    one = evolve(state, human=evolve(state.human, centre=(Disc.TOOL,)))
    assert asked(one) == (
        "Place your new disc: Tool",
        "Drag it from the hub to any space. A disc lying there leaves the game.",
    )
    two = evolve(state, human=evolve(state.human, centre=(Disc.TOOL, Disc.CITY)))
    assert asked(two)[0] == "Place your new discs: Tool, City"
    assert asked(two)[1].startswith("Drag them")


def test_a_phase_in_which_nothing_can_be_done_says_why_in_the_log() -> None:
    def said(phase: Phase, state: State) -> str | None:
        line = GAME_UI.log_line(PhaseBegan(phase), state, 7)
        return None if line is None else line.text

    poor = a_state(acting(also=(S2,)), wheel=FULL, round_number=6, knowledge=1)
    assert said(Phase.POLITICS, poor) == "Politics: an intrigue costs 2 knowledge, you have 1"
    assert said(Phase.POLITICS, evolve(poor, human=evolve(poor.human, knowledge=2))) is None
    late = a_state(BotTurn(()), round_number=10, knowledge=1)
    assert said(Phase.INFLUENCE, late) == "Influence: a night shift costs 2 knowledge, you have 1"
    empty = a_state(Influencing(), wheel="S1 city", knowledge=2)
    assert said(Phase.ACTION, empty) == "Actions: no disc lies in the active half"
    assert said(Phase.ACTION, evolve(empty, human=evolve(empty.human, knowledge=3))) is None


def test_the_strip_says_the_bots_reason_while_it_acts() -> None:
    """play.md: not "the reason for each choice stands in the log"."""
    state = a_state(BotTurn(), wheel=FULL, bot_levels=(1, 0, 0, 0), levels=(2, 0, 0, 0))
    entered = RULES.apply_unchecked(state, RULES.legal_actions(state)[0]).state
    assert isinstance(entered.pending, BotTurn)
    assert entered.pending.queue
    title, detail = asked(entered)
    assert title == "The bot's turn"
    assert detail
    letter = entered.pending.queue[0].letter
    assert forecast(entered)[0][0].letter is letter  # type: ignore[union-attr]


def test_what_is_half_done_can_be_taken_back() -> None:
    takes: list[tuple[Pending, bool]] = [
        (Naming(), False),
        (Naming((S2,)), True),
        (Removing(1, Chamber.RESEARCH), True),
        (Intriguing(), False),
    ]
    for pending, back in takes:
        assert GAME_UI.takes_back(a_state(pending, wheel=FULL)) is back


def test_what_is_in_hand_is_spoken_of_alone() -> None:
    """With a Journey in hand the strip explains the journey and no resource discs; the ambassador stands for it."""
    state = a_state(acting((M3, 1), (L5, 1)), wheel="M3 energy, L5 journey")
    _, how = asked(state)
    assert "Press a resource disc" in how
    for held in (at.space(L5), at.ambassador(Side.HUMAN)):
        told = GAME_UI.in_hand(state, held)
        assert told is not None
        assert told[0].startswith("Journey: 1 action")
        assert "Press" not in told[1]
    here = evolve(state, human=evolve(state.human, ambassador=state.bot.ambassador))
    told = GAME_UI.in_hand(here, at.space(L5))
    assert told is not None
    assert told[1] == "Drag your ambassador to an island, onto a ship or a free factory space."
    assert GAME_UI.in_hand(state, at.market(Disc.CITY)) is None


@pytest.mark.parametrize(
    ("knowledge", "title"),
    [
        (0, "Influence your wheel, or go on to the actions"),
        (1, "Influence your wheel (a ring: 1 knowledge), or go on to the actions"),
        (3, "Influence your wheel (ring 1, disc 2 knowledge), or go on to the actions"),
    ],
)
def test_what_influence_costs_is_said_while_the_bots_report_stands(knowledge: int, title: str) -> None:
    """The report takes the place of the second line: a press on a rim paid 2 knowledge of which no word had stood."""
    state = a_state(Influencing(), round_number=3, knowledge=knowledge)
    assert asked(state)[0] == title


def test_a_disc_in_hand_in_influence_says_what_the_exchange_costs() -> None:
    """Two presses on neighbours cost 3 of 6 knowledge in round 13, and the next would have cost 6: nothing said so."""
    state = a_state(Influencing(), wheel="S2 mycelium, M3 obsidian", round_number=13, knowledge=6)
    told = GAME_UI.in_hand(state, at.space(S2))
    assert told == (
        "Modification: Mycelium changes places with what you press next",
        "It costs 3 of your 6 knowledge; another one this turn costs 6, as the price doubles.",
    )
    assert GAME_UI.in_hand(state, at.ring_rim(Ring.MEDIUM)) is None
    for action, lines in (
        (Modify(S2, M3), ("−3 of your 6 knowledge", "the next one this turn: 6 (doubled)")),
        (NightShift(Ring.MEDIUM), ("−2 of your 6 knowledge", "the next one this turn: 4 (doubled)")),
    ):
        after = RULES.apply_unchecked(state, action).state
        assert GAME_UI.preview(state, after, action)[1] == lines


def test_the_council_under_the_log_keeps_its_four_cells() -> None:
    """table.md 5: a cell a track with its name, what its chamber is worth, and the points of both sides."""
    council = a_council((0, 1), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0))
    state = a_state(levels=(2, 1, 0, 0), bot_levels=(1, 0, 0, 3), council=council)
    folded, *_ = GAME_UI.folded(state)
    worth = chamber_value(state, Chamber.REFINEMENT)
    assert worth
    first, *others = folded.cells
    assert first == FoldedCell("Refinement", str(worth), str(2 * worth), str(worth))
    assert [(cell.worth, cell.mine, cell.theirs) for cell in others] == [("0", "0", "0")] * 3
