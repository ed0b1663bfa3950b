"""The coach at a real table: its line, the reason, "not again", and when it holds its tongue. Source: mocks/way-in.md 3."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from noria_desktop.app.catalogue import kit
from noria_desktop.app.lessons.language import language
from noria_desktop.app.session import Session
from noria_desktop.bots.appraising import Appraised
from noria_desktop.games.noria import actions as act
from noria_desktop.games.noria.state import Intriguing, State
from noria_desktop.games.noria.terms import Chamber, Track
from noria_desktop.games.scythe import actions as scythe
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.art.type import text
from noria_desktop.ui.board.accessible import spot_name
from noria_desktop.ui.board.halos import Mood
from noria_desktop.ui.game_says import Hint, Told
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.table import coach_voice, prompt_strip
from noria_desktop.ui.table.buttons import BarButton
from noria_desktop.ui.table.coach_line import CoachLine
from noria_desktop.ui.table.coach_voice import reading_ms
from noria_desktop.ui.table.last_turn import LastTurn
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.waiting import Wait
from noria_desktop.ui.window.languages import Languages
from tests.bots.noria.test_noria_coach import BASE
from tests.bots.scythe.test_scythe_coach import at_home
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, at_the_table

pytestmark = pytest.mark.usefixtures("shared_pictures")

E, W, DEL, ESC, SPACE, H = (
    Qt.Key.Key_E,
    Qt.Key.Key_W,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Space,
    Qt.Key.Key_H,
)
LINE = "Your level 2 in Refinement counts for nothing: nobody sits in its chamber."
LINE_JA = "精錬はレベル2でも0点のままです。議会場の下段に政治家がいません。"
CHAMBER = at.lower_row(Chamber.REFINEMENT)


def politics(**said: Any) -> State:
    """Politics with a level 2 that nobody in the council counts, and knowledge for one intrigue."""
    given = {"levels": [2, 0, 0, 0], "bot_levels": [1, 0, 0, 0], "knowledge": 1}
    return language("noria").position({**BASE, **given, **said})  # type: ignore[no-any-return]


@pytest.fixture
def seat(seat_at: SeatAt) -> Seat:
    """Politics, with the coach."""
    return seated(seat_at, at_the_table(politics()))


def seated(seat_at: SeatAt, session: Session, tongue: str = "en") -> Seat:
    seat = seat_at(session, tongue)
    seat.page.set_coach(on=True)
    seat.page.set_auto_resolve(True)
    seat.sit(session)
    return seat


def went_on(seat: Seat) -> bool:
    """Wait until the player is asked again; whether the next round has begun."""
    seat.qtbot.waitUntil(lambda: seat.page.conductor.own and not seat.board.busy)
    return int(seat.session.state.round) == 4


def line(seat: Seat) -> str:
    """What the coach says in the strip; empty: nothing that can be seen."""
    coach = seat.page.strip.coach
    return coach.shown.line if coach.shown is not None and coach.isVisible() else ""


def asks(seat: Seat) -> bool:
    """Whether a question stands in the strip."""
    return seat.page.asking.stands


def links(coach: CoachLine) -> dict[str, BarButton]:
    """What can be answered, by its words."""
    return {link.text(): link for link in coach.links()}


def framed(seat: Seat) -> list[Any]:
    """What is framed on the board."""
    halos = seat.board.view.board_scene.halos()
    return [halo.spot.handle for halo in halos if halo.mood in (Mood.COACHED, Mood.COACHED_TOO)]


# The line -----------------------------------------------------------------------------------------------


def test_a_press_is_carried_out_and_its_line_stands_until_the_player_goes_on(seat: Seat) -> None:
    assert line(seat) == ""
    seat.press(E)
    assert isinstance(seat.last, act.EndPhase)
    assert line(seat) == LINE
    assert framed(seat) == [CHAMBER]
    assert seat.page.conductor.wait is Wait.REMARK
    assert LINE in seat.page.strip.accessibleDescription()
    seat.press(SPACE)
    assert went_on(seat), "everything went on by itself"
    assert line(seat) == ""
    assert framed(seat) == []


def test_undo_takes_the_press_back_and_the_same_turn_hears_nothing_more(seat: Seat) -> None:
    seat.press(E)
    links(seat.page.strip.coach)["Undo"].click()
    assert seat.session.cursor == 0
    assert line(seat) == ""
    seat.press(E)
    assert line(seat) == "", "said once in this turn"
    assert went_on(seat), "nothing holds the game up"


def test_where_no_coach_speaks_an_intrigue_left_unmade_is_asked_about_first(seat: Seat) -> None:
    """And asked again after "Keep playing": politics was over with 3 knowledge in hand, without a word."""
    seat.page.set_asking(True)
    seat.page.set_coach(on=False)
    seat.press(E)
    assert seat.session.cursor == 0
    question = seat.page.strip.question
    assert question is not None
    assert question[0] == "No intrigue was made, though one could be paid. End politics all the same?"
    seat.press(ESC)
    assert not asks(seat)
    seat.press(E)
    assert asks(seat)
    assert seat.session.cursor == 0
    seat.press(E)
    assert isinstance(seat.last, act.EndPhase)
    seat.sit(at_the_table(politics()))
    seat.page.set_coach(on=True)
    seat.press(E)
    assert line(seat) == LINE, "the coach says more, and it can be taken back"


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_why_opens_a_sheet_with_the_sum_and_closes_again(seat: Seat, languages: Languages, way: str) -> None:
    languages.use("en")
    sheet = seat.page.display.coach.sheet
    seat.press(E)
    if way == "key":
        seat.press(W)
    else:
        links(seat.page.strip.coach)["Why?"].click()
    assert sheet.isVisible()
    coached = sheet.coached
    assert coached is not None
    assert coached.sum is not None
    assert coached.sum.heads == ("You", "Bot")
    assert coached.sum.rows[0] == ("Refinement now", "2 × 0 = 0", "1 × 0 = 0")
    assert coached.sum.rows[2] == ("2 politicians", "2 × 4 = 8", "1 × 4 = 4")
    assert "An intrigue costs 1 knowledge" in coached.why
    assert not sheet.geometry().intersects(seat.board.geometry_of(CHAMBER)), "beside the thing, not over it"
    seat.press(W if way == "key" else ESC)
    assert not sheet.isVisible()
    assert line(seat) == LINE


def test_the_sheet_leads_to_the_rule(seat: Seat) -> None:
    asked: list[str] = []
    seat.page.rule_requested.connect(asked.append)
    seat.press(E)
    seat.press(W)
    seat.page.display.coach.sheet.link.click()
    assert asked == ["chambers"]


def test_the_reason_goes_with_the_line(seat: Seat) -> None:
    seat.press(E)
    seat.press(W)
    seat.press(SPACE)
    assert went_on(seat)
    assert not seat.page.display.coach.sheet.isVisible()


# Not again ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_a_line_that_is_sent_away_is_not_heard_again(seat: Seat, way: str) -> None:
    told: list[tuple[str, bool]] = []
    seat.page.display.coach.sent_away.connect(lambda kind, away: told.append((kind, away)))
    seat.press(E)
    if way == "key":
        seat.press(DEL)
    else:
        links(seat.page.strip.coach)["Not again"].click()
    assert told == [("noria.k1", True)]
    assert line(seat) == "It won't say this again."
    assert framed(seat) == []
    seat.sit(at_the_table(politics()))
    seat.press(E)
    assert line(seat) == ""


def test_it_can_be_called_back_while_that_is_said(seat: Seat) -> None:
    told: list[tuple[str, bool]] = []
    seat.page.display.coach.sent_away.connect(lambda kind, away: told.append((kind, away)))
    seat.press(E)
    seat.press(DEL)
    links(seat.page.strip.coach)["Undo"].click()
    assert told == [("noria.k1", True), ("noria.k1", False)]
    seat.sit(at_the_table(politics()))
    seat.press(E)
    assert line(seat) == LINE


def test_after_a_while_the_strip_is_the_prompts_again_and_the_game_goes_on(seat: Seat) -> None:
    seat.press(E)
    seat.press(DEL)
    seat.page.display.coach._repenting.timeout.emit()
    assert went_on(seat)
    assert line(seat) == ""


# When it is silent --------------------------------------------------------------------------------------


def test_it_says_nothing_where_nobody_wants_it(seat_at: SeatAt) -> None:
    seat = seat_at(at_the_table(politics()))
    seat.page.set_auto_resolve(True)
    seat.press(E)
    assert line(seat) == ""
    assert went_on(seat)


def test_switched_off_in_the_midst_of_a_game_it_goes_at_once(seat: Seat) -> None:
    seat.press(E)
    seat.page.set_coach(on=False)
    seat.page.conductor.show_now()
    assert line(seat) == ""


def test_while_a_piece_is_in_hand_it_is_silent(seat_at: SeatAt) -> None:
    """Two actions are left when the line about what fits in stands; a piece in the hand has the strip."""
    state = language("noria").position(
        {**BASE, "now": "discs", "resources": [0, 0, 4], "levels": [0, 0, 0, 0]}
    )
    seat = seated(seat_at, at_the_table(state))
    seat.page.set_auto_resolve(False)
    space = next(one.space for one in seat.session.legal if isinstance(one, act.NameDisc))
    seat.click(at.space(space), at.centre())
    assert "fit in" in line(seat)
    seat.click(at.car(Track.REFINEMENT))
    assert seat.board.view.hand.holding
    assert line(seat) == ""
    assert framed(seat) == []
    seat.press(ESC)
    assert "fit in" in line(seat)


def test_a_watched_game_and_a_position_that_is_only_tried_have_no_coach(seat: Seat) -> None:
    session = at_the_table(politics())
    seat.page.open(session, seat.face, aside=True)
    assert seat.page.conductor.coaching.coach is None
    seat.page.watch(session, seat.face)
    assert seat.page.conductor.coaching.coach is None


def test_the_table_asks_before_though_the_coach_would_speak_after(seat: Seat) -> None:
    """What an end gives up is asked about first; of what was meant the coach says nothing more."""
    seat.sit(at_the_table(politics(round=5)))
    seat.page.set_asking(True)
    seat.press(E)
    assert seat.page.strip.question is not None
    assert seat.session.cursor == 0
    seat.press(E)
    assert seat.session.cursor > 0
    assert line(seat) == ""


def test_where_nothing_is_asked_the_coach_speaks_after(seat: Seat) -> None:
    seat.sit(at_the_table(politics(round=5)))
    seat.page.set_asking(False)
    seat.press(E)
    assert line(seat) == LINE


def test_no_hint_is_looked_for_while_nobody_decides(seat: Seat) -> None:
    seat.press(E)
    assert seat.page.conductor.mode is Mode.MOVING
    seat.press(H)
    assert line(seat) == LINE


# What it counts, what it says aloud, in both languages ---------------------------------------------------


def test_its_lines_are_counted_and_break_nothing(seat: Seat) -> None:
    before = seat.session.tally
    seat.press(E)
    seat.press(W)
    assert evolve(seat.session.tally, remarks=0) == before
    assert seat.session.tally.remarks == 1


def test_the_thing_it_speaks_of_says_so(seat: Seat) -> None:
    ending = "; the coach speaks of this"
    assert not spot_name(seat.board.view, CHAMBER).endswith(ending)
    seat.press(E)
    assert spot_name(seat.board.view, CHAMBER).endswith(ending)
    seat.press(SPACE)
    assert went_on(seat)
    assert not spot_name(seat.board.view, CHAMBER).endswith(ending)


def test_in_japanese(seat_at: SeatAt, languages: Languages) -> None:
    languages.use("ja")
    seat = seated(seat_at, at_the_table(politics()), "ja")
    seat.press(E)
    assert line(seat) == LINE_JA
    assert [link.text() for link in seat.page.strip.coach.links()] == ["元に戻す", "理由", "今後は表示しない"]
    seat.press(W)
    sheet = seat.page.display.coach.sheet
    assert sheet.coached is not None
    assert sheet.coached.title == "レベル × 議会場の価値"
    seat.page.set_skin(Skin(THEMES["day"], "ja"))
    assert line(seat) == LINE_JA


# Room ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wide", "high"), [(1280, 774), (1920, 1054), (800, 494)])
def test_line_prompt_and_buttons_never_overlap(seat: Seat, wide: int, high: int) -> None:
    seat.page.resize(wide, high)
    QApplication.processEvents()
    seat.press(E)
    QApplication.processEvents()
    strip, coach = seat.page.strip, seat.page.strip.coach
    assert line(seat) == LINE
    for button in strip.row.widgets():
        assert not coach.geometry().intersects(button.geometry())
    assert coach.second == (wide == 800), "in the smallest window the line has the second row"
    shown = [link for link in coach.links() if not link.isHidden()]
    assert len(shown) == (0 if wide == 800 else 3)
    boxes = [link.geometry() for link in shown]
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)
    assert all(coach.rect().contains(box) for box in boxes)


def test_in_the_second_line_nothing_else_is_painted(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    seat.page.resize(800, 494)
    seat.press(E)
    rows: list[float] = []

    def painted(painter: Any, box: Any, *rest: Any, **further: Any) -> float:
        rows.append(box.top())
        return text(painter, box, *rest, **further)

    monkeypatch.setattr(prompt_strip, "text", painted)
    seat.page.strip.grab()
    assert seat.page.strip.coach.second
    assert rows
    assert max(rows) < 30


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize(("wide", "high"), [(1280, 774), (800, 494)])
def test_the_sheet_lies_whole_on_the_board(seat: Seat, wide: int, high: int, zoom: float) -> None:
    seat.page.set_skin(Skin(THEMES["night"], "en", zoom=zoom))
    seat.page.resize(wide, high)
    QApplication.processEvents()
    seat.press(E)
    seat.press(W)
    sheet = seat.page.display.coach.sheet
    assert seat.board.rect().contains(sheet.geometry())
    assert sheet.rect().contains(sheet.link.geometry())


def test_keys_answer_where_there_is_no_room_for_links(seat: Seat) -> None:
    seat.page.resize(800, 494)
    seat.press(E)
    seat.press(W)
    assert seat.page.display.coach.sheet.isVisible()
    seat.press(ESC)
    seat.press(DEL)
    assert line(seat) == "It won't say this again."


def test_politics_passed_over_is_told_by_itself(seat_at: SeatAt) -> None:
    """K2: the last action is played, politics cannot be paid, and the table waits before it passes it over."""
    seat = seated(seat_at, at_the_table(politics(now="actions S2", knowledge=0, bot_levels=[0, 0, 0, 0])))
    seat.press(E)
    assert isinstance(seat.session.state.pending, Intriguing)
    assert line(seat) == "1 more knowledge would have paid an intrigue."
    assert "Undo" not in links(seat.page.strip.coach)
    seat.press(SPACE)
    assert went_on(seat)


# One strip, one voice -----------------------------------------------------------------------------------


@pytest.fixture
def in_scythe(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """The fourth turn in Scythe, the character at home; the Automa has just moved."""
    state = at_home(4)
    session = Session.resumed(kit("scythe"), state.options, 1, identity="0" * 32, state=state, closed=())
    told = Told(1, ("A worker goes to mountain 11",), actor="The Automa")
    monkeypatch.setattr(LastTurn, "span", property(lambda _: (0, 1)))
    monkeypatch.setattr(LastTurn, "told", lambda *_: told)
    monkeypatch.setattr(LastTurn, "marks", lambda *_: ())
    return seated(seat_at, session)


def tells(seat: Seat) -> bool:
    """Whether the strip tells what another has just done."""
    return seat.page.strip.told is not None


def test_what_another_did_is_told_first_and_then_the_coach(in_scythe: Seat) -> None:
    """Decision 43; the base is framed only when the line stands."""
    seat, coach = in_scythe, in_scythe.page.display.coach
    assert line(seat) == ""
    assert tells(seat)
    assert [button.text for button in seat.page.strip.buttons()][:1] == ["Why?"]
    assert framed(seat) == []
    assert coach._reading.isActive()
    coach._reading.timeout.emit()
    assert line(seat) == "Your character is still at home. It alone meets people."
    assert not tells(seat)
    assert framed(seat) != []


def pressed(seat: Seat, words: str) -> None:
    """A button of the strip, by mouse."""
    next(widget for widget in seat.page.strip.row.widgets() if widget.text() == words).click()


def test_neither_line_is_lost(in_scythe: Seat) -> None:
    """The coach can be heard at once; what another did is brought back and then stands until it was read."""
    seat, coach = in_scythe, in_scythe.page.display.coach
    assert seat.session.tally.remarks == 0, "a line that nobody has seen counts nowhere"
    pressed(seat, "Coach")
    assert line(seat) != ""
    assert not coach._reading.isActive()
    assert seat.session.tally.remarks == 1
    pressed(seat, "What happened")
    assert tells(seat)
    assert line(seat) == ""
    assert framed(seat) == []
    assert not coach._reading.isActive(), "no clock takes away what was asked for"
    pressed(seat, "Coach")
    assert line(seat) != ""
    assert not tells(seat)
    assert seat.session.tally.remarks == 1


def test_whoever_asked_for_the_coach_hears_what_it_says_by_now(in_scythe: Seat) -> None:
    """The pointer left the board with the press, the remark was made anew, and nothing was seen of the press."""
    seat, coaching = in_scythe, in_scythe.page.conductor.coaching
    pressed(seat, "Coach")
    remark = coaching.remark
    assert remark is not None
    coaching._remark = evolve(remark)
    seat.page.display.coach.changed.emit()
    assert line(seat) != ""
    assert not tells(seat)
    pressed(seat, "What happened")
    assert tells(seat)


def test_a_press_on_its_way_to_the_coach_when_it_came_by_itself_hears_it(
    in_scythe: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where "Coach" stood stands "What happened" then: the press led back to where it came from, and nothing was seen of it."""
    now = [100.0]
    monkeypatch.setattr(coach_voice, "monotonic", lambda: now[0])
    seat, coach = in_scythe, in_scythe.page.display.coach
    coach._reading.timeout.emit()
    now[0] += 0.3
    pressed(seat, "What happened")
    assert line(seat) != ""
    assert not tells(seat)
    now[0] += 1
    pressed(seat, "What happened")
    assert tells(seat)


def test_the_keyboard_goes_from_one_line_to_the_other(in_scythe: Seat) -> None:
    seat = in_scythe
    for words in ("Coach", "What happened"):
        for _ in range(30):
            seat.press_on_page(Qt.Key.Key_Tab)
            focus = QApplication.focusWidget()
            if isinstance(focus, BarButton) and focus.text() == words:
                break
        seat.press_on_page(SPACE)
        assert tells(seat) == (words == "What happened")


@pytest.mark.parametrize(
    ("parts", "least"),
    [(("The character goes to village 21, the encounter token is removed",), 9000), (("枝を取った",), 4500)],
)
def test_what_another_did_can_be_read(parts: tuple[str, ...], least: int) -> None:
    """It stood for six seconds, in Japanese for less than three; somebody who learns looks at the board meanwhile."""
    assert reading_ms(Told(1, parts)) >= least


@pytest.mark.parametrize(("wide", "high"), [(1280, 774), (1920, 1054), (800, 494)])
def test_both_lines_have_room_beside_their_buttons(in_scythe: Seat, wide: int, high: int) -> None:
    seat = in_scythe
    seat.page.resize(wide, high)
    QApplication.processEvents()
    for words in ("Coach", "What happened"):
        pressed(seat, words)
        QApplication.processEvents()
        strip = seat.page.strip
        boxes = [widget.geometry() for widget in strip.row.widgets()]
        assert all(strip.rect().contains(box) for box in boxes)
        assert not any(strip.coach.isVisible() and strip.coach.geometry().intersects(box) for box in boxes)


def test_w_means_the_one_that_is_shown(in_scythe: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    seat = in_scythe
    monkeypatch.setattr(seat.page, "tell_why_last", lambda: asked.append("the other's turn"))
    seat.press(W)
    assert asked == ["the other's turn"]
    assert not seat.page.display.coach.sheet.isVisible()
    seat.page.display.coach._reading.timeout.emit()
    seat.press(W)
    assert asked == ["the other's turn"]
    assert seat.page.display.coach.sheet.isVisible()


def test_del_sends_nothing_away_that_is_not_shown(in_scythe: Seat) -> None:
    in_scythe.press(DEL)
    assert in_scythe.page.conductor.coaching.sent_away == frozenset()


def test_a_hint_takes_its_place_and_gives_it_back(in_scythe: Seat) -> None:
    seat = in_scythe
    seat.page.display.coach._reading.timeout.emit()
    seat.page.display.lamp.show((Hint((seat.session.legal[0],), "the best", ("a step",)),))
    assert line(seat) == ""
    assert framed(seat) == []
    seat.press(ESC)
    assert line(seat) == "Your character is still at home. It alone meets people."


# A turn that has gone by is weighed -----------------------------------------------------------------------


@pytest.fixture
def fifth_turn(seat_at: SeatAt) -> Seat:
    """The fifth turn of a game of Scythe in which the character has never left its base."""
    session = Session(kit("scythe"), kit("scythe").default_options(), 7)
    idle = (scythe.ChooseSection, scythe.Skip, scythe.EndTurn)
    while session.state.turn < 5 or session.turn.automatic:
        own = [one for one in session.legal if isinstance(one, idle)]
        session.dispatch((own or session.legal)[0])
    return seated(seat_at, session)


@pytest.mark.parametrize(("lost", "spoken"), [(0, False), (99, False), (100, True)])
def test_a_chance_is_named_if_the_turn_that_passed_it_over_was_too_dear(
    fifth_turn: Seat, monkeypatch: pytest.MonkeyPatch, lost: int, spoken: bool
) -> None:
    asked: list[tuple[int, Any]] = []
    seat, coaching = fifth_turn, fifth_turn.page.conductor.coaching
    monkeypatch.setattr(
        coaching, "_compare", lambda _, before, __, played: asked.append((before.ply, played))
    )
    coaching.begin(seat.face.coach())
    assert not coaching.look(), "nothing is said before it was weighed"
    ((ply, played),) = asked
    before = seat.session.state_at(ply)
    assert before.turn == 4
    assert isinstance(played, scythe.ChooseSection)
    assert seat.session.log[ply].action == played
    seat.page.conductor.weighed(Appraised(played, best=1000, played=1000 - lost))
    assert [one.kind for one in (coaching.remark,) if one is not None] == ["scythe.c13"] * spoken
