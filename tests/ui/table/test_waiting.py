"""For which press the table waits: one value, every way into each wait and out of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from noria_desktop.bots.coaching import Coach, Occasion, Remark, at_most
from noria_desktop.ui.board.gestures import Command, Key
from noria_desktop.ui.game_cover import GameCover
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.waiting import Wait
from tests.ui.table.hand_clock import HandTable
from tests.ui.table.toy_seats import PICTURES, Advance, CardPresenter, Cards, CardUi, Peep, Phase, Take

P, M, T, E, O = Mode.PLAYING, Mode.MOVING, Mode.THINKING, Mode.EMPTY, Mode.OVER  # noqa: E741
N = Wait.NOTHING


class Patient(CardPresenter):
    """Rounds are ended by a press, and so is a turn, and the last round's table."""

    def __init__(self, *, rounds: bool = False, turns: bool = False, ends: bool = False) -> None:
        super().__init__()
        self._rounds, self._turns, self._ends = rounds, turns, ends

    def commands(self, view: Cards, legal: tuple[Any, ...]) -> tuple[Command[Any], ...]:
        found: tuple[Command[Any], ...] = ()
        if self._turns:
            found = (Command("end", (), Key.END, True, waits=True),)
        if self._rounds and view.phase is Phase.TURN:
            found += (Command("advance", (Advance(),), Key.GO_ON, True, waits=True),)
        if self._ends and view.phase is Phase.OVER:
            found += (Command("result", (), Key.GO_ON, True, waits=True),)
        return found


class PatientCards(CardUi):
    """A game of cards in which the table waits."""

    def __init__(
        self, *, rounds: bool = False, turns: bool = False, ends: bool = False, shows: bool = False
    ) -> None:
        super().__init__(GameCover("cards"), Patient(rounds=rounds, turns=turns, ends=ends), PICTURES)
        vars(self)["holds"] = self._holds if shows else None

    def _holds(self, events: tuple[Any, ...], before: Callable[[], Any]) -> Any:
        """A card that was looked at lies open."""
        return next((event.card for event in events if event.what == "peeps"), None)


# How each wait is reached -----------------------------------------------------------------------------------


def for_nothing() -> HandTable:
    return HandTable("human", "level1")


def for_a_reveal() -> HandTable:
    """The human has looked at a card, and it lies open."""
    table = HandTable("human", "level1", game=PatientCards(shows=True))
    table.play(Peep())
    table.page.finish_now()
    return table


def for_the_parting() -> HandTable:
    """The human's turn is over; the program is not asked yet."""
    table = HandTable("human", "level1", game=PatientCards(turns=True))
    table.play(Take())
    table.page.finish_now()
    return table


def for_the_beat() -> HandTable:
    """Both have played, and what the round brought lies there."""
    table = HandTable("human", "human", game=PatientCards(rounds=True))
    table.play(Take())
    table.rest()
    table.play(Take())
    table.page.finish_now()
    return table


def for_the_result() -> HandTable:
    """The last round is over, and what it brought lies there."""
    table = HandTable("human", "human", game=PatientCards(ends=True))
    while not table.session.is_over:
        table.conductor.go_on()
        table.rest()
        if table.conductor.own:
            table.play(Take())
        table.rest()
    return table


def for_the_next_step() -> HandTable:
    """The first of two programs is to move when it is told to."""
    table = HandTable("human", "level1", "level2", speed=BotSpeed.STEP)
    table.play(Take())
    table.page.finish_now()
    return table


def for_a_remark() -> HandTable:
    """The human has taken a card, and the coach says something of it before the program moves."""
    table = HandTable("human", "level1")
    table.conductor.coaching.begin(Coach(("cards.any",), lambda view: view.round, _any_press, at_most(9)))
    table.play(Take())
    table.page.finish_now()
    return table


def _any_press(occasion: Occasion) -> Iterator[Remark]:
    if occasion.pressed:
        yield Remark("cards.any", of_press=True)


REACHED: dict[Wait, tuple[Callable[[], HandTable], Mode]] = {
    N: (for_nothing, P),
    Wait.REVEAL: (for_a_reveal, P),
    Wait.PARTING: (for_the_parting, T),
    Wait.BEAT: (for_the_beat, M),
    Wait.END: (for_the_result, O),
    Wait.REMARK: (for_a_remark, T),
    Wait.STEP: (for_the_next_step, T),
}


@pytest.mark.parametrize("wait", Wait)
def test_every_wait_is_reached_can_be_printed_and_does_not_pass_by_itself(wait: Wait) -> None:
    reached, mode = REACHED[wait]
    table = reached()
    cursor, asked = table.session.cursor, len(table.worker.asked)
    assert wait.value == wait.name.lower()
    for _ in range(3):
        assert (table.doing(), table.conductor.wait) == (mode, wait)
        table.rest()
    assert (table.session.cursor, len(table.worker.asked)) == (cursor, asked)


# Ways out of each -------------------------------------------------------------------------------------------

ACTS: dict[str, Callable[[HandTable], object]] = {
    "press": lambda table: table.conductor.go_on(),
    "undo": lambda table: table.conductor.undo(),
    "skip": lambda table: table.conductor.finish_bot_turn(),
    "show": lambda table: table.conductor.show_now(),
    "faster": lambda table: _faster(table),
    "close": lambda table: table.conductor.close(),
    "watch": lambda table: table.conductor.open(table.session, table.game, watching=True),
    "open": lambda table: table.conductor.open(table.session, table.game),
}
LEADS: dict[Wait, dict[str, tuple[Mode, Wait]]] = {
    N: {},
    Wait.REVEAL: {"press": (P, N), "undo": (P, N), "skip": (P, N), "open": (P, N)},
    Wait.PARTING: {"press": (T, N), "undo": (P, N), "skip": (Mode.SKIPPING, N)},
    Wait.BEAT: {"press": (P, N), "undo": (P, N), "skip": (P, N)},
    Wait.END: {"press": (O, N), "undo": (P, N), "open": (O, N)},
    Wait.REMARK: {"press": (T, N), "undo": (P, N), "skip": (Mode.SKIPPING, N), "open": (T, N)},
    Wait.STEP: {"undo": (P, N), "skip": (Mode.SKIPPING, Wait.STEP), "faster": (T, N)},
}
"""From each wait where an act leads; what is not named waits on. Whom the step is left to thinks from a press on."""


def _faster(table: HandTable) -> None:
    table.conductor.pace.speed = BotSpeed.FAST
    table.conductor.speed_changed()


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("wait", Wait)
def test_where_an_act_leads_while_the_table_waits(wait: Wait, act: str) -> None:
    reached, mode = REACHED[wait]
    table = reached()
    ACTS[act](table)
    table.page.finish_now()
    always = {"close": (E, N), "watch": (Mode.WATCHING, N)}
    goal = always.get(act) or LEADS[wait].get(act, (mode, wait))
    assert (table.doing(), table.conductor.wait) == goal


def test_a_turn_once_parted_with_is_not_waited_for_again() -> None:
    table = for_the_parting()
    table.conductor.go_on()
    assert table.worker.thinking
    table.conductor.show_now()
    assert table.conductor.wait is N


def test_taken_back_and_played_again_a_turn_waits_again() -> None:
    table = for_the_parting()
    table.conductor.undo()
    table.play(Take())
    table.page.finish_now()
    assert table.conductor.wait is Wait.PARTING


def test_the_end_of_a_game_waits_for_the_parting_unless_it_is_only_opened() -> None:
    table = HandTable("human", "human", game=PatientCards(turns=True))
    while not table.session.is_over:
        table.conductor.go_on()
        table.rest()
        if table.conductor.own:
            table.play(Take())
        table.rest()
    assert (table.doing(), table.conductor.wait) == (O, N), "the last beat is nobody's decision"
    table.conductor.open(table.session, table.game)
    assert (table.doing(), table.conductor.wait) == (O, N)


def test_only_a_press_leads_from_the_last_table_to_the_result() -> None:
    table = for_the_result()
    assert "finished" not in table.page.told
    table.conductor.go_on()
    assert table.page.told.count("finished") == 1
    table.conductor.undo()
    table.play(Take())
    table.rest()
    assert (table.doing(), table.conductor.wait) == (O, Wait.END), "played again it is looked at again"


def test_while_the_last_turn_is_shown_again_by_steps_each_waits() -> None:
    table = HandTable("human", "level1", speed=BotSpeed.STEP)
    table.play(Take())
    table.page.finish_now()
    table.conductor.go_on()
    table.decide()
    table.rest()
    table.conductor.go_on()
    table.rest()
    table.conductor.replay_bot_turn()
    assert (table.doing(), table.conductor.wait) == (Mode.REPLAYING, Wait.STEP)
    for _ in range(4):
        table.conductor.go_on()
    assert (table.doing(), table.conductor.wait) == (P, N)


def test_space_means_going_on_while_the_table_waits_but_does_not_end_a_turn() -> None:
    """Space only lets others go on; E ends."""
    for wait, (reached, _) in REACHED.items():
        assert reached().conductor.space_goes_on is (wait not in (N, Wait.PARTING)), wait.value
