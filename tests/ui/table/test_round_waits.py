"""A round's end is looked at as long as one likes: the table waits, at every speed. Source: issue 13; mocks/table.md 6."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.session import Session
from noria_desktop.bots.nautilus.levels import PLAYERS
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.rng import Rng
from noria_desktop.games.nautilus.actions import Place
from noria_desktop.games.nautilus.events import CardAwarded
from noria_desktop.games.nautilus.state import (
    Awarding,
    Clearing,
    Finished,
    KeepingSpecial,
    Opening,
    Options,
    Placing,
    State,
)
from noria_desktop.games.nautilus.terms import DomainCards, Opponent, Special
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.beats import Vanish
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.layout import layout
from noria_desktop.ui.nautilus.board.project_bands import shown_special
from noria_desktop.ui.nautilus.board.spots import spots
from noria_desktop.ui.table import prompt_strip
from noria_desktop.ui.table.asking import KEEP_PLAYING
from noria_desktop.ui.table.game_page import GamePage
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.refusals import answer
from noria_desktop.ui.table.waiting import Wait, is_next_press_of
from tests.ui.nautilus.walks import moments

WAIT_MS = 30_000
Open = Callable[[Session, BotSpeed], GamePage]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """A table with this game at this speed."""
    made: list[GamePage] = []

    def lay(session: Session, speed: BotSpeed) -> GamePage:
        page = GamePage(Skin(THEMES["night"], "en"))
        qtbot.addWidget(page)
        page.resize(1280, 774)
        page.set_speed(speed)
        page.show()
        qtbot.waitExposed(page)
        page.open(session, game_ui("nautilus"))
        made.append(page)
        return page

    yield lay
    for page in made:
        page.leave()


def before_the_award(options: Options | None = None) -> Session:
    """A game whose first round has just filled the table."""
    session = Session(kit("nautilus"), options or Options(), 4)
    while not isinstance(state_of(session).table.pending, Awarding):
        seat = session.turn.seat
        if session.turn.automatic or seat is None:
            session.dispatch(session.legal[0])
            continue
        choice, _ = PLAYERS["level2"]().choose(session.view(seat), session.legal, Rng(session.cursor))
        session.dispatch(choice.action)
    return session


def state_of(session: Session) -> State:
    assert isinstance(session.state, State)
    return session.state


def waits(page: GamePage) -> bool:
    assert page.session is not None
    return isinstance(state_of(page.session).table.pending, Clearing) and not page.board.busy


def shows_the_round(page: GamePage) -> bool:
    return any(spot.handle == at.outcome(0) for spot in page.board.spots())


@pytest.mark.parametrize("speed", list(BotSpeed))
def test_the_table_is_cleared_by_the_player_only(qtbot: QtBot, opened: Open, speed: BotSpeed) -> None:
    # It cleared itself 0.7 s after the last column.
    session = before_the_award()
    page = opened(session, speed)
    if speed is BotSpeed.STEP:
        page.conductor.go_on()
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    assert not page.conductor.pace.waiting
    assert shows_the_round(page)
    assert [button.text for button in page.strip.buttons()] == ["Next round"]
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert session.cursor > 0
    assert not isinstance(state_of(session).table.pending, Clearing)


def test_a_press_there_is_told_that_the_table_waits(qtbot: QtBot, opened: Open) -> None:
    """It was told that the game goes on by itself, which it does not."""
    page = opened(before_the_award(), BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    found = answer(game_ui("nautilus"), page.conductor, Vain((Handle("space", "0"),)))
    assert "the table waits until you go on" in found.refusal.reason
    assert found.refusal.rule == "Space goes on."


def test_a_hint_asked_for_there_is_told_when_it_can_be_had(qtbot: QtBot, opened: Open) -> None:
    """H and the button were silent."""
    page = opened(before_the_award(), BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    page.ask_for_hint()
    assert page.strip.notice == "Nothing is yours to decide now; a hint can be had at your next decision."
    assert page.session is not None
    assert page.session.tally.hints == 0


def things_shown(page: GamePage) -> dict[Handle, QPointF]:
    """What is painted on the board and can be named, with where it lies; no scenery and no mark upon a thing."""
    face, conductor = game_ui("nautilus"), page.conductor
    spots = {spot.handle for spot in page.board.spots()}
    room = page.board.view.viewport().size()
    least = game_ui("nautilus").readable
    table = layout(max(room.width(), least[0]), max(room.height(), least[1]))
    # Signs on a thing belong to what lies there.
    parts = {"lean", "seal", "laurel", "token", "anchor"}
    return {
        sprite.handle: QPointF(sprite.x, sprite.y)
        for sprite in face.presenter.project(conductor.view, table, ())
        if not sprite.handle.kind.startswith(("scenery", "mark"))
        and (sprite.handle in spots or sprite.handle.kind not in parts)
    }


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("size", [(1280, 774), (800, 494), (1920, 1054)])
def test_every_thing_that_lies_there_answers_while_the_table_waits(
    qtbot: QtBot, opened: Open, last: bool, size: tuple[int, int]
) -> None:
    """The special card of one's own, used and still lying there, was silent."""
    page = opened(before_the_last_award() if last else before_the_award(), BotSpeed.INSTANT)
    page.resize(*size)
    qtbot.waitUntil(lambda: is_over_and_lies_there(page) if last else waits(page), timeout=WAIT_MS)
    QApplication.processEvents()
    places = page.board.spots()
    for handle, where in things_shown(page).items():
        assert any(
            abs(place.x - where.x()) <= place.width / 2 and abs(place.y - where.y()) <= place.height / 2
            for place in places
        ), handle
    for spot in places:
        found = answer(game_ui("nautilus"), page.conductor, Vain((spot.handle,)))
        assert found.refusal.reason.strip(), spot.handle
        assert found.refusal.rule == "Space goes on.", spot.handle


def test_the_own_special_has_a_place_there_whichever_it_is_and_whatever_became_of_it() -> None:
    """Kraken and bone lie among the divers once they are laid: then its place is empty, and answers as that."""
    table = layout(1280, 678)
    lying = set()
    for view in (one.after for one in moments() if isinstance(one.after.table.pending, Clearing | Finished)):
        special = shown_special(view)
        lying.add(special)
        handle = at.own_special() if special is None else at.special(special)
        assert handle in {spot.handle for spot in spots(view, table)}
    assert None in lying
    assert len(lying) > 3


def test_undo_goes_back_behind_the_end_of_the_round_and_it_comes_again(qtbot: QtBot, opened: Open) -> None:
    session = before_the_award()
    page = opened(session, BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    page.conductor.undo()
    assert not isinstance(state_of(session).table.pending, Clearing | Awarding)
    page.conductor.redo()
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)


def test_undo_pressed_while_the_columns_are_counted_is_asked_until_it_is_answered(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question about the seal stood for a moment only: the next column that was counted took its place."""
    session = before_the_award()
    page = opened(session, BotSpeed.NORMAL)
    page.set_asking(True)
    page.tool_bar.undo.click()
    assert page.asking.stands
    assert not waits(page)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    assert page.strip.question is not None
    assert [button.text for button in page.strip.buttons()][1:] == ["Undo", "Keep playing"]
    said: list[str] = []
    monkeypatch.setattr(prompt_strip, "announce", lambda _widget, text, **_: said.append(text))
    assert page.asking.answers(KEEP_PLAYING)
    assert session.sealed
    # What came up meanwhile is heard now.
    assert len(said) == 1
    assert page.strip.accessibleName() in said[0]
    assert [button.text for button in page.strip.buttons()] == ["Next round"]


def test_who_comes_to_the_screen_is_not_asked_what_the_other_was(qtbot: QtBot, opened: Open) -> None:
    session = before_the_award()
    page = opened(session, BotSpeed.NORMAL)
    page.set_asking(True)
    page.tool_bar.undo.click()
    before = page.asking.stands
    page.display.close_curtain(2)
    assert (before, page.asking.stands) == (True, False)
    assert page.strip.question is None


def test_a_game_that_was_put_aside_there_goes_on_there(qtbot: QtBot, opened: Open) -> None:
    session = before_the_award()
    session.dispatch(session.legal[0])
    page = opened(session, BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    assert not page.conductor.pace.waiting
    page.conductor.finish_bot_turn()
    assert not isinstance(state_of(session).table.pending, Clearing)


@pytest.mark.parametrize("cards", list(DomainCards))
def test_two_people_at_one_screen_go_on_together(qtbot: QtBot, opened: Open, cards: DomainCards) -> None:
    session = before_the_award(Options(Opponent.HUMAN, cards))
    page = opened(session, BotSpeed.INSTANT)
    qtbot.waitUntil(lambda: waits(page), timeout=WAIT_MS)
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    qtbot.waitUntil(
        lambda: isinstance(state_of(session).table.pending, KeepingSpecial | Opening), timeout=WAIT_MS
    )


def test_what_the_rival_laid_is_heard_with_its_name(qtbot: QtBot, opened: Open) -> None:
    """Access 1: nobody heard which card was laid."""
    session = Session(kit("nautilus"), Options(), 4)
    policy = PLAYERS["level2"]()
    while not (session.log and session.log[-1].seat == BOT and isinstance(session.log[-1].action, Place)):
        seat = session.turn.seat
        assert seat is not None
        choice = (
            None if session.turn.automatic else policy.choose(session.view(seat), session.legal, Rng(1))[0]
        )
        session.dispatch(session.legal[0] if choice is None else choice.action)
    laid = session.log[-1].action
    page = opened(session, BotSpeed.NORMAL)
    qtbot.waitUntil(lambda: page.strip.told is not None, timeout=WAIT_MS)
    assert f"Rival: {laid.card} \N{RIGHTWARDS ARROW} " in page.strip.accessibleDescription()


# The last round, and suspense -------------------------------------------------------------------------------


def before_the_last_award() -> Session:
    """A game whose last round has just filled the table; everybody does the first thing there is."""
    session = Session(kit("nautilus"), Options(), 4)
    while True:
        state = state_of(session)
        if isinstance(state.table.pending, Awarding):
            after = session.rules.apply(state, session.legal[0]).state
            if isinstance(after.table.pending, Finished):
                return session
        session.dispatch(session.legal[0])


def is_over_and_lies_there(page: GamePage) -> bool:
    assert page.session is not None
    return page.session.is_over and not page.board.busy


@pytest.mark.parametrize("speed", list(BotSpeed))
def test_the_last_round_is_looked_at_as_long_as_one_likes(
    qtbot: QtBot, opened: Open, speed: BotSpeed
) -> None:
    """It went on to the result by itself, some 4 s after the last card."""
    session = before_the_last_award()
    page = opened(session, speed)
    ended: list[int] = []
    page.finished.connect(lambda: ended.append(session.cursor))
    if speed is BotSpeed.STEP:
        page.conductor.go_on()
    qtbot.waitUntil(lambda: is_over_and_lies_there(page), timeout=WAIT_MS)
    QApplication.processEvents()
    assert shows_the_round(page)
    assert page.conductor.wait is Wait.END
    assert [button.text for button in page.strip.buttons()] == ["See the result"]
    assert "Domains won: " in page.strip.accessibleDescription()
    assert ended == []
    found = answer(game_ui("nautilus"), page.conductor, Vain((Handle("space", "0"),)))
    assert found.refusal.rule == "Space goes on."
    QTest.keyClick(page.board.view, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert ended == [session.cursor]
    assert page.strip.buttons() == ()


def test_a_finished_game_that_is_opened_leads_to_its_result(qtbot: QtBot, opened: Open) -> None:
    session = before_the_last_award()
    session.dispatch(session.legal[0])
    page = opened(session, BotSpeed.NORMAL)
    assert page.conductor.wait is Wait.NOTHING


def shows_movement(page: GamePage) -> bool:
    return page.board.busy


@pytest.mark.parametrize("last", [False, True])
def test_no_word_tells_the_outcome_before_its_columns_were_counted(
    qtbot: QtBot, opened: Open, last: bool
) -> None:
    """The domains won, 5 to 0, and the log stood there while the first column was still to be turned."""
    session = before_the_last_award() if last else before_the_award()
    page = opened(session, BotSpeed.NORMAL)
    lines = page.side_panel.model.rowCount()
    qtbot.waitUntil(lambda: not isinstance(state_of(session).table.pending, Awarding), timeout=WAIT_MS)
    assert shows_movement(page)
    assert page.strip.accessibleName() == "All ten spaces are full"
    assert page.strip.buttons() == ()
    assert page.side_panel.model.rowCount() == lines
    page.conductor.go_on()
    QApplication.processEvents()
    assert not shows_movement(page)
    assert page.strip.accessibleName() != "All ten spaces are full"
    assert page.side_panel.model.rowCount() >= lines + 5
    assert len(page.strip.buttons()) == 1


def test_what_is_told_late_is_told_once(qtbot: QtBot, opened: Open) -> None:
    """Going back and forth over a round's end, and at every speed, the log has each line once."""
    logs = []
    for speed in (BotSpeed.NORMAL, BotSpeed.INSTANT):
        session = before_the_award()
        page = opened(session, speed)
        qtbot.waitUntil(lambda: isinstance(state_of(session).table.pending, Clearing), timeout=WAIT_MS)  # noqa: B023
        page.conductor.go_on() if speed is BotSpeed.NORMAL else None
        QApplication.processEvents()
        logs.append([line.text for line in page.side_panel.model.lines])
    assert logs[0] == logs[1]


def holding_the_anchor(seed: int) -> Session | None:
    """The human lays a card of a game's first round and holds the anchor; None: not in this game."""
    session = Session(kit("nautilus"), Options(), seed)
    while session.turn.seat != HUMAN or not isinstance(state_of(session).table.pending, Placing):
        session.dispatch(session.legal[0])
    return session if state_of(session).table.specials[HUMAN] == (Special.ANCHOR,) else None


def test_the_anchor_is_not_lowered_without_a_word(qtbot: QtBot, opened: Open) -> None:
    """A press on a card of the hand put the raised anchor back, and nobody said so."""
    session = next(filter(None, map(holding_the_anchor, range(40))))
    page = opened(session, BotSpeed.INSTANT)
    hand = page.board.view.hand
    card = next(card for card in state_of(session).table.hands[HUMAN] if card is not None)
    hand.press(at.special(Special.ANCHOR))
    assert page.strip.accessibleName() == "The anchor is raised: choose the space"
    space = next(space for space, card in enumerate(state_of(session).table.spaces) if card is None)
    hand.press(at.space(space))
    # The list of the cards floats there; the strip fell back to "Lay a card on any empty space".
    assert page.strip.accessibleName() == "The anchor is raised: choose the card"
    QTest.keyClick(page.board.view, Qt.Key.Key_Escape)
    assert page.strip.accessibleName() == "Lay a card on any empty space"
    hand.press(at.special(Special.ANCHOR))
    hand.press(at.card(card))
    assert hand.selection.source == at.card(card)
    assert page.strip.notice.startswith("The anchor lies in its place again")


def test_the_home_page_says_whose_press_comes_next(qtbot: QtBot) -> None:
    """It said "their turn" where the table waited between two rounds, as the rival starts the next one."""
    presenter = game_ui("nautilus").presenter
    for seed in range(6):
        session = Session(kit("nautilus"), Options(), seed)
        while not isinstance(state_of(session).table.pending, Clearing):
            session.dispatch(session.legal[0])
        assert is_next_press_of(session, HUMAN, presenter)
        session.dispatch(session.legal[0])
    session = Session(kit("nautilus"), Options(), 4)
    while session.turn.seat != BOT or session.turn.automatic:
        session.dispatch(session.legal[0])
    assert not is_next_press_of(session, HUMAN, presenter)


def test_what_is_left_in_the_hand_does_not_lie_over_the_summary() -> None:
    """A diver left over (kraken laid, submarine used) lay over the panel while the columns were counted."""
    table, presenter = layout(1280, 678), game_ui("nautilus").presenter
    met = 0
    for moment in moments():
        if not isinstance(moment.before.table.pending, Awarding):
            continue
        first = next(event for event in moment.events if isinstance(event, CardAwarded) and event.column == 0)
        beats = presenter.beats(first, moment.before, moment.after, table)
        gone = {
            part.handle for beat in beats for part in getattr(beat, "beats", ()) if isinstance(part, Vanish)
        }
        left = {at.card(card) for card in moment.before.table.hands[moment.seat] if card is not None}
        assert left <= gone
        assert at.plate(own=True) in gone
        met += bool(left)
    assert met


@pytest.mark.parametrize("height", [734, 774])
def test_a_replay_shows_the_whole_table(qtbot: QtBot, height: int) -> None:
    """At 1280 x 760 (734 without the menu bar) the lower part of hand and summary lay below the edge."""
    session = before_the_last_award()
    session.dispatch(session.legal[0])
    page = GamePage(Skin(THEMES["night"], "en"))
    qtbot.addWidget(page)
    page.resize(1280, height)
    page.show()
    qtbot.waitExposed(page)
    page.watch(session, game_ui("nautilus"), len(session.log))
    QApplication.processEvents()
    room = page.board.rect()
    for spot in page.board.spots():
        assert room.contains(page.board.geometry_of(spot.handle).adjusted(1, 1, -1, -1)), spot.handle
    page.leave()
