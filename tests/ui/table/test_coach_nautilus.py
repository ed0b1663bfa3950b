"""The coach at the submarine's table: it speaks of a card that hangs over a space, from a search that holds nothing up.

Source: lessons/nautilus.md, coach lines; mocks/way-in.md 3.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.bots.appraising import Appraised
from noria_desktop.bots.coaching import Occasion
from noria_desktop.bots.nautilus.coach import COACH, DEARER, Line
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.positions import position
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options, UsingSpecial
from noria_desktop.games.nautilus.terms import FirstPlayer, Opponent, Special
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.board.hand import Reason
from noria_desktop.ui.board.lighting import halos_of
from noria_desktop.ui.game_says import Told
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.table.coach_aim import RESTS_MS
from noria_desktop.ui.table.last_turn import LastTurn
from noria_desktop.ui.table.waiting import Wait
from noria_desktop.ui.window.languages import Languages
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")

STARTS = Options(first_player=FirstPlayer.HUMAN)
SCIENCE, EXPLORATION, NAVIGATION, ENGINEERING, WAR = (6 * number for number in range(5))
ROW = (SCIENCE + 1, EXPLORATION + 1, NAVIGATION + 1, ENGINEERING + 1, WAR + 1)
TAKEN = ((SCIENCE, SCIENCE + 2, ENGINEERING), (EXPLORATION, WAR))


def near_a_domain(options: Options = STARTS) -> Session:
    """Three points of Science with you, the rival's 8 alone in its column, the 12 in your hand."""
    state = position(
        options,
        row=ROW,
        round=2,
        taken=TAKEN,
        spaces={5: 8},
        hands=((2, 9, 11, 12, 13), (1, 3, 4, 5)),
        specials=(Special.EYE, Special.SUBMARINE),
    )
    return Session.resumed(kit("nautilus"), options, 1, identity="0" * 32, state=state, closed=())


@pytest.fixture
def seat(seat_at: SeatAt) -> Iterator[Seat]:
    """At that table, with the coach on."""
    made = seat_at(near_a_domain())
    made.page.set_coach(on=True)
    made.sit(near_a_domain())
    yield made
    made.page.leave()


def hang(seat: Seat, card: int, space: int) -> None:
    """Take a card with the keyboard and hold it over a space."""
    hand = seat.board.view.hand
    if hand.selection.source != at.card(card):
        hand.cancel(Reason.ESCAPE)
        assert hand.pick(at.card(card))
    hand.aim_by_key(at.space(space))
    QApplication.processEvents()


def line(seat: Seat) -> str:
    """What the coach says in the strip; empty while it is silent."""
    shown = seat.page.strip.coach.shown
    return "" if shown is None else shown.line


def answer(seat: Seat, lost: int, doubt: int = 0) -> None:
    """The search has found this."""
    seat.page.conductor.weighed(Appraised(Place(12, 0), best=6000, played=6000 - lost, doubt=doubt))
    QApplication.processEvents()


def asked(seat: Seat) -> Place | None:
    """What the worker is asked to compare."""
    programs = seat.page.conductor.programs
    request = programs.thinking
    return programs._question.played if request is not None and request.compares else None


def test_a_card_that_hangs_where_it_costs_much_is_spoken_of(seat: Seat, qtbot: QtBot) -> None:
    """The whole way, with the real worker: the 13 on the rival's side costs more than ten points of a hundred."""
    hang(seat, 13, 6)
    qtbot.waitUntil(lambda: bool(line(seat)), timeout=20_000)
    assert line(seat) == "Column 1 would win you Science."
    assert seat.board.view.hand.holding, "it is said while the card hangs there"
    assert seat.session.tally.remarks == 1
    assert seat.session.tally.hints == 0


def test_what_the_rival_did_comes_back_once_the_card_is_put_back(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach's line came as soon as a card hung anywhere, and what the rival had just done was never seen again."""
    told = Told(1, ("13 → your Science",), actor="Rival")
    monkeypatch.setattr(LastTurn, "told", lambda *_: told)
    seat.page.display.show_prompt()
    hang(seat, 13, 6)
    QTest.qWait(2 * RESTS_MS)
    answer(seat, 1000)
    assert line(seat) == "Column 1 would win you Science."
    seat.board.view.hand.cancel(Reason.ESCAPE)
    QApplication.processEvents()
    assert line(seat) == ""
    assert seat.page.strip.told == told
    assert "Coach" in [button.text for button in seat.page.strip.buttons()]
    seat.page.display.coach._reading.timeout.emit()
    assert line(seat) == "Column 1 would win you Science."


def test_a_card_that_only_passes_is_not_asked_about(seat: Seat, qtbot: QtBot) -> None:
    hang(seat, 12, 1)
    hang(seat, 12, 2)
    assert asked(seat) is None, "it must rest there first"
    qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
    assert asked(seat) == Place(12, 2)
    hang(seat, 12, 3)
    assert asked(seat) is None, "what it has left is not looked at any more"


def test_only_what_costs_enough_and_not_by_luck_is_spoken_of(seat: Seat, qtbot: QtBot) -> None:
    for lost, doubt, said in ((DEARER - 1, 0, False), (DEARER, DEARER + 1, False), (DEARER, DEARER, True)):
        seat.sit(near_a_domain())
        hang(seat, 12, 1)
        qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
        answer(seat, lost, doubt=doubt)
        assert bool(line(seat)) is said


def test_the_line_goes_with_the_card_and_is_there_again_with_it(seat: Seat, qtbot: QtBot) -> None:
    hang(seat, 12, 1)
    qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
    answer(seat, 900)
    assert line(seat)
    hang(seat, 12, 2)
    assert not line(seat), "over another space it would be about something else"
    qtbot.wait(2 * RESTS_MS)
    assert asked(seat) is None, "one line a turn"
    hang(seat, 12, 1)
    qtbot.waitUntil(lambda: bool(line(seat)), timeout=10 * RESTS_MS)
    # Put back it can be read: W says why, and which rule.
    seat.press(Qt.Key.Key_Escape)
    assert line(seat)
    seat.press_on_page(Qt.Key.Key_W)
    sheet = seat.page.display.coach.sheet
    assert sheet.coached is not None
    assert sheet.coached.anchor == "domains"
    seat.press_on_page(Qt.Key.Key_Escape)
    assert sheet.coached is None


def test_the_column_is_marked_and_named(seat: Seat, qtbot: QtBot) -> None:
    hang(seat, 12, 1)
    qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
    answer(seat, 900)
    assert seat.board.view.hand.coached == (at.column(0),)
    marked = {halo.spot.handle: halo.mood for halo in halos_of(seat.board.view.hand)}
    assert marked[at.column(0)] is Mood.COACHED
    hang(seat, 12, 2)
    assert not seat.board.view.hand.coached


def test_what_was_said_is_over_when_the_card_lies(seat: Seat, qtbot: QtBot) -> None:
    hang(seat, 12, 1)
    qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
    answer(seat, 900)
    seat.page.conductor.play((Place(12, 1),))
    assert not line(seat)
    seat.page.conductor.undo()
    QApplication.processEvents()
    assert not line(seat), "whoever takes it back was told"


def test_not_again(seat: Seat, qtbot: QtBot) -> None:
    hang(seat, 12, 1)
    qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
    answer(seat, 900)
    heard: list[tuple[str, bool]] = []
    seat.page.display.coach.sent_away.connect(lambda kind, away: heard.append((kind, away)))
    seat.press_on_page(Qt.Key.Key_Delete)
    assert heard == [(Line.WIN_DOMAIN.value, True)]
    seat.sit(near_a_domain())
    seat.page.set_coach(on=True, sent_away=(Line.WIN_DOMAIN.value,))
    seat.sit(near_a_domain())
    hang(seat, 12, 1)
    qtbot.wait(2 * RESTS_MS)
    question = asked(seat)
    assert question is None or line(seat) == ""


def test_a_decision_with_a_hint_is_left_to_it(seat: Seat, qtbot: QtBot) -> None:
    seat.page.conductor.hinted()
    hang(seat, 12, 1)
    qtbot.wait(2 * RESTS_MS)
    assert asked(seat) is None


def test_who_has_no_coach_hears_nothing(seat_at: SeatAt, qtbot: QtBot) -> None:
    two = evolve(STARTS, opponent=Opponent.HUMAN)
    off = seat_at(near_a_domain())
    hang(off, 12, 1)
    qtbot.wait(2 * RESTS_MS)
    assert asked(off) is None
    off.page.set_coach(on=True)
    off.sit(near_a_domain(two))
    assert off.page.conductor.coaching.coach is None, "between two people nobody whispers to one of them"


def test_in_japanese(seat: Seat, qtbot: QtBot, languages: Languages) -> None:
    languages.use("ja")
    QApplication.processEvents()
    hang(seat, 12, 1)
    qtbot.waitUntil(lambda: asked(seat) is not None, timeout=10 * RESTS_MS)
    answer(seat, 900)
    assert line(seat) == "1列目を取れば、科学で勝利です。"


def test_a_no_that_is_held_answers_no_question(seat_at: SeatAt) -> None:
    """The question whether to do without a special card has another key than the button that brought it up."""
    state = position(
        STARTS,
        row=ROW,
        pending=UsingSpecial(HUMAN),
        specials=(Special.EYE, Special.SUBMARINE),
        hands=((2, 9, 11, 12, 13), (1, 3, 4, 5, 8)),
    )
    session = Session.resumed(kit("nautilus"), STARTS, 1, identity="0" * 32, state=state, closed=())
    seat = seat_at(session)
    seat.page.set_coach(on=False)
    seat.page.set_asking(True)
    seat.sit(session)
    strip = seat.page.strip
    assert strip.press(Key.DECLINE)
    QApplication.processEvents()
    assert strip.question is not None
    assert [one.key for one in strip.buttons()] == [Key.NONE, Key.END, Key.BACK]
    assert not strip.press(Key.DECLINE)
    QApplication.processEvents()
    assert strip.question is not None
    assert session.cursor == 0


def test_a_special_card_kept_back_is_told_before_anybody_moves(seat_at: SeatAt) -> None:
    state = position(
        STARTS,
        row=ROW,
        pending=UsingSpecial(HUMAN),
        specials=(Special.EYE, Special.SUBMARINE),
        hands=((2, 9, 11, 12, 13), (1, 3, 4, 5, 8)),
    )
    session = Session.resumed(kit("nautilus"), STARTS, 1, identity="0" * 32, state=state, closed=())
    seat = seat_at(session)
    seat.page.set_coach(on=True)
    seat.sit(session)
    decline = next(
        command
        for command in seat.face.presenter.commands(session.view(HUMAN), session.legal)
        if command.name == "decline"
    )
    seat.page.press(decline.actions)
    QApplication.processEvents()
    assert line(seat) == "The Eye is lost with this round."
    assert session.cursor == 1, "nobody has moved yet"
    seat.page.undo()
    QApplication.processEvents()
    assert session.cursor == 0
    assert not line(seat)
    assert session.state.table.pending == UsingSpecial(HUMAN)


# A card that was dropped at once --------------------------------------------------------------------------


def drop(seat: Seat, card: int, space: int) -> None:
    """Take a card and lay it down at once: it hangs nowhere for long."""
    hand = seat.board.view.hand
    assert hand.pick(at.card(card))
    hand.drop(at.space(space))
    seat.board.finish_now()
    QApplication.processEvents()


def test_of_a_card_dropped_at_once_the_coach_speaks_after_the_drop(seat: Seat, qtbot: QtBot) -> None:
    """Whoever dragged in less than 200 ms heard nothing. The whole way, with the real worker."""
    drop(seat, 13, 6)
    qtbot.waitUntil(lambda: bool(line(seat)), timeout=20_000)
    assert line(seat) == "Column 1 would win you Science."
    assert seat.page.conductor.wait is Wait.REMARK
    ply = seat.session.cursor
    qtbot.wait(300)
    assert seat.session.cursor == ply, "the rival waits"
    assert seat.session.log[ply - 1].action == Place(13, 6)
    seat.page.conductor.go_on()
    qtbot.waitUntil(lambda: seat.session.cursor > ply, timeout=20_000)


def test_it_is_taken_back_as_ever(seat: Seat, qtbot: QtBot) -> None:
    drop(seat, 13, 6)
    qtbot.waitUntil(lambda: bool(line(seat)), timeout=20_000)
    seat.page.undo()
    assert seat.session.cursor == 0
    assert not line(seat)


def test_the_rival_waits_only_for_the_search_and_moves_if_nothing_was_given_away(
    seat: Seat, qtbot: QtBot
) -> None:
    drop(seat, 13, 6)
    assert asked(seat) == Place(13, 6)
    answer(seat, DEARER - 1)
    assert not line(seat)
    assert seat.page.conductor.deciding.is_busy, "the rival thinks"


def test_a_search_that_fails_keeps_nobody_waiting(seat: Seat, qtbot: QtBot) -> None:
    drop(seat, 13, 6)
    assert asked(seat) == Place(13, 6)
    programs = seat.page.conductor.programs
    request = programs.thinking
    assert request is not None
    programs.cancel()
    seat.page.conductor.deciding.failed(request)
    assert not line(seat)
    assert seat.page.conductor.deciding.is_busy, "the rival thinks"


def test_space_and_skipping_do_not_wait_for_the_search(seat: Seat, qtbot: QtBot) -> None:
    for hurry in (seat.page.conductor.go_on, seat.page.conductor.finish_bot_turn):
        seat.sit(near_a_domain())
        drop(seat, 13, 6)
        assert asked(seat) == Place(13, 6)
        hurry()
        qtbot.waitUntil(lambda: seat.session.cursor > 1, timeout=20_000)


def test_after_the_drop_nothing_is_said_of_the_anchor_that_might_have_paid() -> None:
    """Whether it would have is found by the search for a card that still hangs."""
    state = position(
        STARTS,
        row=ROW,
        round=2,
        spaces={5: 8},
        hands=((2, 9, 11, 12, 13), (1, 3, 4, 5)),
        specials=(Special.ANCHOR, Special.SUBMARINE),
    )
    after = RULES.apply(state, Place(9, 1)).state
    seen = Occasion(after, (), HUMAN, RULES.observe(state, HUMAN), (Place(9, 1),))
    assert Line.ANCHOR_PAYS.value not in {one.kind for one in COACH.remarks(seen)}
    assert all(one.of_press and one.least_loss == DEARER for one in COACH.remarks(seen))
