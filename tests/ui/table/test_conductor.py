"""The conductor without a window: what the table is doing, and every way from there to something else."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from noria_desktop.ui.board.beats import Beat
from noria_desktop.ui.table.conductor import WARM_UP_MS
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import PAUSE_MS, BotSpeed
from noria_desktop.ui.table.seated_game import SeatedGame
from tests.ui.table.hand_clock import HandTable
from tests.ui.table.toy_seats import Keep, Leave, Peep, Take

STEP = BotSpeed.STEP


# How each mode is reached ---------------------------------------------------------------------------------


def empty() -> HandTable:
    table = HandTable("human", "level1")
    table.conductor.close()
    return table


def playing() -> HandTable:
    """The human's second decision; the program has answered the first."""
    table = HandTable("human", "level1")
    table.play(Take())
    table.rest()
    table.decide()
    table.rest()
    return table


def moving() -> HandTable:
    """A round is over: the card that is turned up next waits for its pause."""
    table = HandTable("human", "human")
    table.play(Take())
    table.rest()
    table.play(Take())
    table.page.finish_now()
    return table


def thinking() -> HandTable:
    table = HandTable("human", "level1")
    table.play(Take())
    table.page.finish_now()
    return table


def stuck() -> HandTable:
    table = thinking()
    table.break_down()
    return table


def skipping() -> HandTable:
    table = HandTable("human", "level1", "level2", speed=STEP)
    table.play(Take())
    table.conductor.finish_bot_turn()
    return table


def handing_over() -> HandTable:
    """The card looked at is seen by one of two; the movement still plays."""
    table = HandTable("human", "human")
    table.play(Peep())
    return table


def curtained() -> HandTable:
    table = handing_over()
    table.page.finish_now()
    return table


def replaying() -> HandTable:
    table = playing()
    table.conductor.replay_bot_turn()
    return table


def watching() -> HandTable:
    table = playing()
    table.conductor.open(table.session, table.game, watching=True)
    table.conductor.watch_ply(0)
    return table


def over() -> HandTable:
    table = HandTable("human", "level1", speed=BotSpeed.INSTANT)
    while not table.session.is_over:
        table.play(Take())
        table.decide()
        table.rest()
    return table


REACHED: dict[Mode, Callable[[], HandTable]] = {
    Mode.EMPTY: empty,
    Mode.PLAYING: playing,
    Mode.MOVING: moving,
    Mode.THINKING: thinking,
    Mode.STUCK: stuck,
    Mode.SKIPPING: skipping,
    Mode.HANDING_OVER: handing_over,
    Mode.CURTAINED: curtained,
    Mode.REPLAYING: replaying,
    Mode.WATCHING: watching,
    Mode.OVER: over,
}


@pytest.mark.expects_log
@pytest.mark.parametrize("mode", Mode)
def test_every_mode_is_reached_and_can_be_printed(mode: Mode) -> None:
    assert REACHED[mode]().doing() is mode
    assert mode.value == mode.name.lower().replace("_", " ")


def test_the_conductor_needs_no_window() -> None:
    """Neither it nor what it imports knows Qt; the import contract says so too."""
    for name in (
        "conductor",
        "mode",
        "waiting",
        "again",
        "deciding",
        "listener",
        "programs",
        "pace",
        "history",
        "clock",
    ):
        names = vars(sys.modules[f"noria_desktop.ui.table.{name}"]).values()
        assert not any(getattr(one, "__module__", "").startswith("PySide6") for one in names)
    assert not Beat.__module__.startswith("PySide6")


# Ways from mode to mode -----------------------------------------------------------------------------------

ACTS: dict[str, Callable[[HandTable], object]] = {
    "close": lambda table: table.conductor.close(),
    "undo": lambda table: table.conductor.undo(),
    "restart": lambda table: table.conductor.restart(),
    "redo": lambda table: table.conductor.redo(),
    "replay": lambda table: table.conductor.replay_bot_turn(),
    "skip": lambda table: table.conductor.finish_bot_turn(),
    "words": lambda table: table.conductor.show_now() if table.doing() is not Mode.EMPTY else None,
    "space": lambda table: table.conductor.go_on(),
    "come": lambda table: table.conductor.come_to_the_screen(),
    "try": lambda table: table.conductor.deciding.let_try_again(),
    "watch": lambda table: table.conductor.open(table.session, table.game, watching=True),
    "open": lambda table: table.conductor.open(table.session, table.game),
}
P, M, T, S = Mode.PLAYING, Mode.MOVING, Mode.THINKING, Mode.SKIPPING
H, C, R, O = Mode.HANDING_OVER, Mode.CURTAINED, Mode.REPLAYING, Mode.OVER  # noqa: E741
LEADS: dict[Mode, dict[str, Mode]] = {
    Mode.EMPTY: {},
    P: {"replay": R},
    M: {"undo": P, "restart": P, "replay": R, "skip": P, "space": P},
    T: {"undo": P, "restart": P, "skip": S},
    Mode.STUCK: {"undo": P, "restart": P, "try": T, "open": T},
    S: {"undo": P, "restart": P, "open": T},
    H: {"undo": P, "restart": P, "skip": C, "words": C, "space": C, "come": H},
    C: {"undo": P, "restart": P, "come": P, "open": H},
    R: {"skip": P, "space": P, "open": P},
    Mode.WATCHING: {"open": P},
    O: {"undo": P, "restart": P, "replay": R},
}
"""From each mode where an act leads; what is not named stays as it is."""


@pytest.mark.expects_log
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("mode", Mode)
def test_where_an_act_leads(mode: Mode, act: str) -> None:
    table = REACHED[mode]()
    before = table.session.log
    ACTS[act](table)
    always = {"close": Mode.EMPTY, "watch": Mode.WATCHING}
    stays = P if (mode, act) == (Mode.EMPTY, "open") else mode
    goal = always.get(act) or LEADS[mode].get(act, stays)
    if (mode, act) == (O, "replay"):
        # At instant speed it is over at once.
        goal = O
    if (mode, act) == (R, "words"):
        # The present moment was shown in its place.
        goal = P
    assert table.doing() is goal, f"{mode.value} --{act}--> {table.doing().value}"
    if mode in (R, Mode.WATCHING) and act not in ("skip", "space"):
        assert table.session.log == before
    assert not (table.worker.thinking and table.doing() not in (T, S))
    if table.doing() is Mode.EMPTY:
        table.rest()
        assert table.doing() is Mode.EMPTY
        assert not table.conductor.pace.waiting


# While a program thinks -----------------------------------------------------------------------------------


def test_a_program_decides_and_the_human_is_on_turn_again() -> None:
    table = thinking()
    assert (table.doing(), table.worker.asked[-1].player) == (Mode.THINKING, "level1")
    table.decide()
    assert [entry.seat for entry in table.session.log] == [0, 1]
    assert table.session.choices.keys() == {2}
    table.rest()
    assert table.doing() is Mode.PLAYING
    assert table.conductor.own


def test_a_thought_is_not_told_before_eyes_can_follow() -> None:
    table = thinking()
    table.worker.answer = None
    table.clock.turn(100)
    cursor = table.session.cursor
    table.decide()
    assert table.session.cursor == cursor + 1
    fast = HandTable("human", "level1", speed=BotSpeed.NORMAL)
    fast.play(Take())
    fast.page.finish_now()
    fast.worker.answer = None
    fast.clock.turn(PAUSE_MS[BotSpeed.NORMAL] - 50)
    assert fast.session.cursor == 1


@pytest.mark.parametrize("act", ["undo", "restart", "close", "open", "watch"])
def test_what_is_thought_out_too_late_is_not_played(act: str) -> None:
    table = thinking()
    cancelled = table.worker.cancelled
    ACTS[act](table)
    if act != "open":
        # Opened anew the program is asked again once the board rests.
        assert not table.worker.thinking
    assert table.worker.cancelled > cancelled
    played = len(table.session.log)
    table.clock.turn(5000)
    assert len(table.session.log) == played


def test_redo_while_a_program_thinks_takes_what_it_decided_before() -> None:
    table = playing()
    before = table.session.log
    table.session.jump(1)
    table.rest()
    assert table.doing() is Mode.THINKING
    table.conductor.redo()
    table.rest()
    assert (table.doing(), table.session.log) == (Mode.PLAYING, before)
    assert not table.worker.thinking


def test_another_language_while_a_program_thinks_does_not_ask_it_twice() -> None:
    table = thinking()
    asked = len(table.worker.asked)
    table.conductor.show_now()
    table.conductor.show_now()
    assert (len(table.worker.asked), table.doing()) == (asked, Mode.THINKING)
    table.decide()
    assert table.session.cursor == 2


def test_the_window_closes_while_a_program_thinks() -> None:
    table = thinking()
    table.conductor.leave()
    assert (table.doing(), table.worker.closed, table.worker.thinking) == (Mode.EMPTY, True, False)
    table.clock.turn(5000)
    assert table.session.cursor == 1


def test_another_speed_while_programs_wait_for_space() -> None:
    table = HandTable("human", "level1", "level2", speed=STEP)
    table.play(Take())
    table.page.finish_now()
    assert (table.doing(), table.worker.thinking) == (Mode.THINKING, False)
    assert table.conductor.space_goes_on
    asked = table.worker.asked
    table.conductor.go_on()
    assert len(asked) == 1
    table.conductor.undo()
    table.conductor.redo()
    table.page.finish_now()
    assert len(asked) == 1
    table.conductor.pace.speed = BotSpeed.NORMAL
    table.conductor.speed_changed()
    assert len(asked) == 2
    assert "prompt" in table.page.told


def test_a_worker_is_warmed_up_for_programs_that_will_be_asked() -> None:
    table = HandTable("human", "level1")
    table.clock.turn(WARM_UP_MS)
    assert table.worker.warmed == 1
    for players, watched in ((("human", "human"), False), (("human", "level1"), True)):
        other = HandTable(*players)
        other.conductor.open(other.session, other.game, watching=watched)
        other.clock.turn(WARM_UP_MS)
        assert other.worker.warmed == 0
    left = HandTable("human", "level1")
    left.conductor.close()
    left.clock.turn(WARM_UP_MS)
    assert left.worker.warmed == 0


# A program that fails ---------------------------------------------------------------------------------------


@pytest.mark.expects_log
def test_a_program_that_fails_is_asked_again_or_chance_decides() -> None:
    table = stuck()
    assert table.page.told[-1] == "prompt"
    asked = len(table.worker.asked)
    table.rest()
    assert (table.doing(), len(table.worker.asked)) == (Mode.STUCK, asked), "it was asked again by itself"
    table.conductor.deciding.let_try_again()
    assert (table.doing(), len(table.worker.asked)) == (Mode.THINKING, asked + 1)
    table.break_down()
    table.conductor.deciding.let_chance_decide()
    assert table.session.log[1].action in (Take(), Peep())
    table.rest()
    assert table.doing() is not Mode.STUCK


@pytest.mark.expects_log
def test_chance_decides_the_same_way_each_time() -> None:
    table = stuck()
    table.conductor.deciding.let_chance_decide()
    played = table.session.log[1]
    table.session.jump(1)
    table.rest()
    table.break_down()
    table.conductor.deciding.let_chance_decide()
    assert table.session.log[1] == played


def test_chance_decides_for_nobody_else() -> None:
    table = thinking()
    table.conductor.deciding.let_chance_decide()
    assert table.session.cursor == 1


@pytest.mark.expects_log
def test_a_program_that_fails_while_nobody_watches_stops_the_skipping() -> None:
    table = skipping()
    table.break_down()
    assert table.doing() is Mode.STUCK


@pytest.mark.expects_log
def test_what_others_did_can_be_seen_again_while_one_is_stuck() -> None:
    table = HandTable("human", "level1", "level2")
    table.play(Take())
    table.rest()
    table.decide()
    table.page.finish_now()
    table.break_down()
    table.conductor.replay_bot_turn()
    assert table.doing() is Mode.REPLAYING
    table.page.finish_now()
    assert table.doing() is Mode.STUCK


@pytest.mark.expects_log
def test_advice_that_fails_leaves_the_game_alone() -> None:
    table = playing()
    table.conductor.deciding.ask_for_hint()
    assert (table.page.told[-1], table.session.tally.hints) == ("looking", 1)
    table.break_down()
    assert (table.page.told[-1], table.doing()) == ("no advice", Mode.PLAYING)
    table.conductor.deciding.ask_for_hint()
    table.decide()
    assert (table.page.told[-1], table.session.cursor) == ("advice", 3)


def test_advice_is_only_for_the_one_who_decides() -> None:
    for reached in (empty, thinking, handing_over, curtained, replaying, watching, over):
        table = reached()
        hints = table.session.tally.hints
        table.conductor.deciding.ask_for_hint()
        assert table.session.tally.hints == hints


# Two people at one screen -----------------------------------------------------------------------------------


def test_the_curtain_between_two_people() -> None:
    table = handing_over()
    # Neither the moment before nor the one under the curtain shows the card.
    assert [shown.view.seen for shown in table.page.shown] == [-1, None]
    table.page.finish_now()
    assert (table.page.told[-1], table.conductor.view.seen) == ("curtain for 1", None)
    table.conductor.come_to_the_screen()
    assert (table.doing(), table.page.shown[-1].view.seen) == (Mode.PLAYING, 110)
    assert table.page.shown[-1].playable
    table.play(Keep())
    table.rest()
    assert (table.doing(), table.conductor.seat) == (Mode.PLAYING, 1)


def test_going_back_draws_the_curtain_aside() -> None:
    table = curtained()
    table.conductor.undo()
    assert (table.doing(), table.page.told[-3]) == (Mode.PLAYING, "curtain open")
    table.conductor.redo()
    table.page.finish_now()
    assert (table.doing(), table.conductor.view.seen) == (Mode.CURTAINED, None)


def test_a_secret_stays_open_after_something_was_shown_again() -> None:
    table = HandTable("human", "level1", "human", speed=BotSpeed.INSTANT)
    table.play(Take())
    table.decide()
    table.play(Peep())
    table.conductor.come_to_the_screen()
    assert table.conductor.view.seen is not None
    table.conductor.pace.speed = BotSpeed.NORMAL
    table.conductor.replay_bot_turn()
    table.page.finish_now()
    assert (table.doing(), table.conductor.own) == (Mode.PLAYING, True)


def test_where_everything_is_secret_always_the_curtain_falls_each_time() -> None:
    table = HandTable("human", "human", open_game=False)
    table.play(Take())
    assert table.doing() is Mode.HANDING_OVER
    table.page.finish_now()
    assert (table.doing(), table.page.told[-1]) == (Mode.CURTAINED, "curtain for 2")
    table.conductor.come_to_the_screen()
    assert (table.doing(), table.conductor.seat) == (Mode.PLAYING, 1)


def test_where_nothing_is_secret_the_screen_goes_on_by_itself() -> None:
    table = HandTable("human", "human")
    table.play(Take())
    assert not table.conductor.own
    table.page.finish_now()
    assert (table.doing(), table.conductor.seat, table.conductor.own) == (Mode.PLAYING, 1, True)


# Seen again -------------------------------------------------------------------------------------------------


def test_nothing_moves_while_the_last_turn_is_shown_again() -> None:
    table = replaying()
    assert "again 3" in table.page.told
    before = (table.session.log, table.session.cursor)
    conductor = table.conductor
    for act in (conductor.undo, conductor.redo, conductor.restart, conductor.replay_bot_turn):
        act()
    table.play(Take())
    assert (table.session.log, table.session.cursor, table.doing()) == (*before, Mode.REPLAYING)
    conductor.go_on()
    assert table.doing() is Mode.PLAYING
    assert table.page.shown[-1].playable


def test_a_watched_game_stays_as_it_is() -> None:
    table = watching()
    table.conductor.watch_ply(1)
    assert table.page.shown[-1].events
    table.conductor.watch_ply(3)
    assert not table.page.shown[-1].events
    assert table.conductor.watched == 3
    before = (table.session.log, table.session.cursor)
    for name in ("undo", "redo", "restart", "replay", "skip", "space"):
        ACTS[name](table)
    table.play(Take())
    for speed in BotSpeed:
        table.conductor.pace.speed = speed
        table.conductor.speed_changed()
    table.clock.turn(5000)
    assert (table.session.log, table.session.cursor, table.doing()) == (*before, Mode.WATCHING)


# Beats, pauses, the end ---------------------------------------------------------------------------------------


def test_beats_wait_for_the_pause_of_the_speed() -> None:
    table = moving()
    cursor = table.session.cursor
    # The card turned up is logged for the one at the screen: the pause of the own beats.
    table.clock.turn(PAUSE_MS[BotSpeed.FAST] - 1)
    assert table.session.cursor in (cursor, cursor + 1)
    table.rest()
    assert (table.session.cursor, table.doing()) == (cursor + 1, Mode.PLAYING)


def test_skipping_ends_with_the_next_decision_of_a_person() -> None:
    table = skipping()
    table.decide()
    assert table.doing() is Mode.SKIPPING
    table.decide()
    table.rest()
    assert (table.doing(), table.session.turn.seat) == (Mode.PLAYING, 0)
    assert all(not shown.events for shown in table.page.shown[-2:])


def test_the_end_is_told_once_the_board_rests() -> None:
    table = over()
    assert table.page.told.count("finished") >= 1
    table.conductor.undo()
    assert table.doing() is Mode.PLAYING


@pytest.mark.expects_log
def test_what_is_not_legal_is_not_played(caplog: pytest.LogCaptureFixture) -> None:
    table = playing()
    cursor, shown = table.session.cursor, len(table.page.shown)
    table.play(Leave())
    assert (table.session.cursor, table.doing()) == (cursor, Mode.PLAYING)
    assert len(table.page.shown) > shown, "the piece in hand is not put back"
    assert "not legal" in caplog.text


def test_a_gesture_of_several_actions_is_taken_back_as_one() -> None:
    table = HandTable("human", "level1")
    table.play(Peep(), Keep())
    table.rest()
    assert [entry.action for entry in table.session.log] == [Peep(), Keep()]
    table.conductor.undo()
    assert table.session.cursor == 0
    table.conductor.redo()
    assert table.session.cursor == 2


# Asked, not moved ---------------------------------------------------------------------------------------------


def test_whoever_only_asks_is_given_nothing_that_moves_the_game() -> None:
    ways = {
        name for name, part in vars(SeatedGame).items() if name[0] != "_" and not isinstance(part, property)
    }
    assert ways == set()


@pytest.mark.parametrize("begin", [playing, moving, thinking])
def test_asking_moves_nothing(begin: Callable[[], HandTable]) -> None:
    table = begin()
    asked = [name for name, part in vars(SeatedGame).items() if isinstance(part, property)]
    before = (table.session.cursor, table.doing(), len(table.page.shown), list(table.page.told))
    assert len(asked) > 20
    for name in asked:
        getattr(table.conductor, name)
    assert (table.session.cursor, table.doing(), len(table.page.shown), list(table.page.told)) == before
