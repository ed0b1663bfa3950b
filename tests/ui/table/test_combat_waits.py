"""A combat that was revealed waits for the player, at every speed. Source: mocks/table.md 6."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt

from noria_desktop.app.session import Session
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe import pending as due
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Faction, Level
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.docks import CombatCardArt
from noria_desktop.ui.scythe.board.arts.stage import CombatArt
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project import kept_off
from noria_desktop.ui.scythe.board.verdict import Verdict
from noria_desktop.ui.scythe.board.viewpoint import battlefield, stage
from noria_desktop.ui.scythe.words.collecting import collected
from noria_desktop.ui.table.last_turn import LastTurn
from noria_desktop.ui.table.mode import Mode
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.reading import log_box
from tests.ui.scythe.walks import game, of_kind
from tests.ui.table.conftest import SeatAt
from tests.ui.table.scythe_hands import at_the_table
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")


def fight(attacker: int) -> State:
    """The human sets the dial in such a combat."""
    for moment in of_kind(due.ChoosingPower):
        entry = moment.entry
        if isinstance(entry, due.ChoosingPower) and entry.attacker == attacker:
            return moment.true
    raise AssertionError(attacker)


def fought(seat: Seat, speed: BotSpeed) -> None:
    """The dial is set, then Enter: fight."""
    seat.page.set_speed(speed)
    seat.click(at.dial(0))
    assert not seat.session.log
    seat.press(Qt.Key.Key_Return)
    for _ in range(400):
        if seat.page.conductor.held is not None:
            break
        seat.qtbot.wait(10)
        seat.board.finish_now()
    seat.board.finish_now()


@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_the_reveal_stays_until_the_player_goes_on(seat_at: SeatAt, attacker: int, speed: BotSpeed) -> None:
    """Nothing goes on behind the panel; Space leaves it, and the game goes on."""
    seat = seat_at(at_the_table(fight(attacker)))
    fought(seat, speed)
    held = seat.page.conductor.held
    assert isinstance(held, Verdict)
    cursor = seat.session.cursor
    assert isinstance(seat.session.log[-1].action, act.Advance)
    seat.qtbot.wait(60)
    assert seat.session.cursor == cursor
    assert seat.board.draft == held
    assert [button.key for button in seat.page.strip.buttons() if button.primary] == [Key.GO_ON]
    assert seat.board.gestures().gestures == ()
    mine, theirs = held.totals
    assert str(mine) in seat.page.strip.accessibleName()
    assert str(theirs) in seat.page.strip.accessibleName()
    seat.press(Qt.Key.Key_Space)
    assert seat.page.conductor.held is None
    assert not isinstance(seat.board.draft, Verdict)


def test_no_word_tells_the_result_before_the_panel_shows_it(seat_at: SeatAt) -> None:
    """The prompt said who won by how much while the panel still told the chance to win."""
    seat = seat_at(at_the_table(fight(0)))
    seat.page.set_speed(BotSpeed.NORMAL)
    seat.click(at.dial(0))
    seat.press(Qt.Key.Key_Return)
    seat.qtbot.waitUntil(lambda: seat.page.conductor.held is not None, timeout=10_000)
    held, strip = seat.page.conductor.held, seat.page.strip
    assert isinstance(held, Verdict)
    assert seat.board.busy, "the panel does not show it yet"
    result = collected(held, seat.session.turn, seat.session.view(HUMAN))[0]
    log = len(seat.log_lines())
    assert strip.accessibleName() != result
    seat.board.finish_now()
    assert strip.accessibleName() == result
    assert len(seat.log_lines()) > log


def test_what_was_fought_can_be_taken_back_while_it_lies_open(seat_at: SeatAt) -> None:
    """Undo leads back to the dial, and nothing lies open any more."""
    seat = seat_at(at_the_table(fight(0)))
    fought(seat, BotSpeed.INSTANT)
    seat.page.conductor.undo()
    assert seat.session.cursor == 0
    assert seat.page.conductor.held is None
    assert seat.board.draft is None
    assert seat.shows_the_state()


def test_the_last_allowed_card_fights_nothing_by_itself(seat_at: SeatAt) -> None:
    """The commitment is changed as long as nobody presses *Fight*."""
    moment = next(
        one
        for one in of_kind(due.ChoosingPower)
        if any(card is not None for card in one.before.human.hand)
        and getattr(one.entry, "place", None) is not None
    )
    seat = seat_at(at_the_table(moment.true))
    seat.click(at.dial(0))
    for _ in range(8):
        cards = [source for source in seat.board.gestures().sources() if source.kind == "card"]
        if not cards:
            break
        seat.click(cards[0], cards[0])
    assert not seat.session.log
    assert [button.key for button in seat.page.strip.buttons() if button.primary] == [Key.CONFIRM]


def test_escape_at_a_refusal_only_closes_it_and_leaves_the_dial(seat_at: SeatAt) -> None:
    """It took the power back too, which was dialled long before the press that was refused."""
    moment = next(one for one in of_kind(due.ChoosingPower) if getattr(one.entry, "place", None) is not None)
    seat = seat_at(at_the_table(moment.true))
    seat.click(at.dial(1))
    seat.board.cancel()
    draft = seat.board.draft
    assert draft is not None
    seat.click(at.plate(HUMAN))
    assert seat.board.bubble.isVisible()
    seat.press(Qt.Key.Key_Escape)
    assert not seat.board.bubble.isVisible()
    assert seat.board.draft == draft
    seat.press(Qt.Key.Key_Escape)
    assert seat.board.draft != draft, "with nothing said there, it takes back as before"


def test_a_card_that_is_only_lifted_is_not_left_behind_without_a_question(seat_at: SeatAt) -> None:
    """Pressed once it is in the hand and not in the fight: *Fight* says so first, and what is laid down then counts."""
    moment = next(
        one
        for one in of_kind(due.ChoosingPower)
        if any(card is not None for card in one.before.human.hand)
        and getattr(one.entry, "place", None) is not None
    )
    seat = seat_at(at_the_table(moment.true))
    seat.page.set_asking(True)
    seat.click(at.dial(1))
    card = next(source for source in seat.board.gestures().sources() if source.kind == "card")
    seat.click(card)
    assert seat.board.view.hand.holding
    assert seat.page.strip.press(Key.CONFIRM)
    assert not seat.session.log
    assert seat.page.strip.question is not None
    assert "in your hand" in seat.page.strip.accessibleName()
    seat.board.cancel()  # the press on a button of the strip takes the keyboard from the board
    assert seat.board.view.hand.selection.source is None
    assert seat.page.strip.press(Key.BACK)
    assert not seat.session.log
    assert seat.board.view.hand.selection.source == card, "what it was asked about can be laid down now"


@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("speed", [BotSpeed.INSTANT, BotSpeed.FAST])
def test_who_wants_no_reveal_is_told_the_outcome_in_the_strip(
    seat_at: SeatAt, attacker: int, speed: BotSpeed
) -> None:
    """Nothing lies open and nothing waits; both totals are told at the next own decision, and once."""
    seat = seat_at(at_the_table(fight(attacker)))
    seat.page.set_reveals(on=False)
    seat.page.set_speed(speed)
    seat.click(at.dial(0))
    seat.press(Qt.Key.Key_Return)
    strip = seat.page.strip
    seat.qtbot.waitUntil(lambda: seat.page.conductor.own and bool(strip.notice), timeout=20_000)
    assert seat.page.conductor.held is None
    assert not isinstance(seat.board.draft, Verdict)
    shown = next(
        event
        for ply in range(seat.session.cursor + 1)
        for event in seat.session.events_at(ply)
        if isinstance(event, ev.CombatRevealed)
    )
    for side in (0, 1):
        assert str(shown.power[side] + sum(shown.cards[side])) in strip.notice
    assert seat.page.conductor.passed_over is None


def games_with_an_attack() -> Iterator[tuple[Session, int]]:
    """Games from their begin to the human's next choice after an attack by the Automa, and how many steps that took."""
    for number in range(1, 7):
        moments = game(number, Faction.POLANIA, Level.AUTOMASZYNA)
        for index, moment in enumerate(moments):
            entry = moment.entry
            if isinstance(entry, due.ChoosingPower) and entry.attacker == BOT:
                session = at_the_table(moments[0].true)
                for played in moments[:index]:
                    session.dispatch(played.action)
                fought = index
                while fought < len(moments) and not any(
                    isinstance(event, ev.TurnBegan) and event.seat == HUMAN
                    for event in moments[fought - 1].events
                ):
                    session.dispatch(moments[fought].action)
                    fought += 1
                if not session.is_over:
                    yield session, fought - index
                break


def test_after_its_attack_the_whole_turn_is_told_though_the_player_decided_amid_it(seat_at: SeatAt) -> None:
    """From the card on: what it attacked, how that came out and what it cost the player, not the last lines of the log."""
    looked_at = 0
    for session, steps in games_with_an_attack():
        seat = seat_at(session)
        if seat.page.conductor.mode is not Mode.PLAYING:
            continue
        told = LastTurn(seat.page.conductor).told(seat.face)
        assert told is not None
        assert "attacks" in told.parts[0]
        assert "wins" in told.parts[0] or "loses" in told.parts[0]
        assert told.why
        looked_at += 1
        assert steps > 1
        if looked_at == 2:
            break
    assert looked_at == 2


def games_with_an_own_attack() -> Iterator[Session]:
    """Games from their begin to the human's next choice after a combat that the human began."""
    for number in range(1, 7):
        moments = game(number, Faction.POLANIA, Level.AUTOMASZYNA)
        for index, moment in enumerate(moments):
            entry = moment.entry
            if isinstance(entry, due.ChoosingPower) and entry.attacker == HUMAN:
                session = at_the_table(moments[0].true)
                for played in moments[: index + 1]:
                    session.dispatch(played.action)
                for played in moments[index + 1 :]:
                    shown = any(
                        isinstance(event, ev.CombatRevealed) for event in session.events_at(session.cursor)
                    )
                    if session.turn.seat == HUMAN and not session.turn.automatic and shown:
                        break
                    session.dispatch(played.action)
                if not session.is_over:
                    yield session
                break


def test_a_combat_of_the_own_turn_brings_no_earlier_turn_of_the_automa_back(seat_at: SeatAt) -> None:
    """That its cards are turned by the table is no turn of the Automa's: nothing is told of it and nothing marked."""
    looked_at = 0
    for session in games_with_an_own_attack():
        seat = seat_at(session)
        if seat.page.conductor.mode is not Mode.PLAYING or not seat.page.conductor.own:
            continue
        last = seat.page.display.last_turn
        assert last.span is None
        assert last.told(seat.face) is None
        assert seat.board.table is not None
        assert last.marks(seat.face, seat.board.table) == ()
        looked_at += 1
        if looked_at == 2:
            break
    assert looked_at == 2


# On an enlarged map ------------------------------------------------------------------------------------------


def lies_whole(seat: Seat) -> bool:
    """Whether the combat's panel is seen whole and as large as ever."""
    table, view = seat.board.table, seat.board.view
    assert isinstance(table, ScytheLayout)
    view_of, held = seat.session.view(HUMAN), seat.page.conductor.held
    place = held.place if isinstance(held, Verdict) else battlefield(view_of)
    panel = kept_off(view_of, table, place).combat
    where = QRectF(panel.left, panel.top, panel.width, panel.height)
    seen = view.pixels_of(where)
    inside = QRectF(view.viewport().rect()).contains(seen)
    return inside and view.panes.keeps(where) and abs(seen.width() - panel.width * table.scale) < 2


@pytest.mark.parametrize("attacker", [0, 1])
def test_on_an_enlarged_map_the_combat_lies_whole_before_it(seat_at: SeatAt, attacker: int) -> None:
    """Enlarged with the map, sums, cards and buttons of the panel were beyond its edge; so was the verdict."""
    seat = seat_at(at_the_table(fight(attacker)))
    seat.board.view.zoom_to(1.6)
    assert lies_whole(seat)
    fought(seat, BotSpeed.INSTANT)
    assert isinstance(seat.page.conductor.held, Verdict)
    assert seat.board.view.zoom_factor == pytest.approx(1.6)
    assert lies_whole(seat)
    seat.press(Qt.Key.Key_Space)
    seat.board.finish_now()
    whole = seat.board.table
    assert isinstance(whole, ScytheLayout)
    if stage(seat.session.view(HUMAN)) is None:
        assert seat.board.view.opening.height() > whole.enlarged.height * whole.scale - 4


def test_the_log_keeps_its_column_beside_an_enlarged_map(seat_at: SeatAt) -> None:
    """Mats and tracks stay where they are, so the column does too; the log lay over the power track."""
    seat = seat_at(at_the_table(fight(HUMAN)))
    before = log_box(seat.board)
    seat.board.view.zoom_to(1.6)
    assert log_box(seat.board) == before


def with_cards() -> State:
    """The human attacks with combat cards in hand."""
    for moment in of_kind(due.ChoosingPower):
        entry = moment.entry
        if (
            isinstance(entry, due.ChoosingPower)
            and entry.attacker == HUMAN
            and len(moment.true.human.hand) > 1
        ):
            return moment.true
    raise AssertionError


def test_a_card_in_hand_is_said_where_it_goes_and_how_it_is_put_back(seat_at: SeatAt) -> None:
    """Seen before: the bar went on to speak of the dial while a card was lifted."""
    seat = seat_at(at_the_table(with_cards()))
    seat.click(at.dial(1))
    before = seat.page.strip.accessibleDescription()
    card = next(spot.handle for spot in seat.board.spots() if spot.handle.kind == "card")
    seat.click(card)
    assert seat.board.view.hand.holding
    words = seat.page.strip.accessibleDescription()
    assert "it is added there" in words
    assert "Esc puts it back" in words
    assert "you commit 1" in seat.page.strip.accessibleName(), "what was set is still said"
    seat.press(Qt.Key.Key_Escape)
    assert seat.page.strip.accessibleDescription() == before


def test_a_card_forgotten_in_hand_is_asked_about_in_words_that_hold(seat_at: SeatAt) -> None:
    """Seen before: "lay it where the board is lit", though nothing was lit any more when it was asked."""
    seat = seat_at(at_the_table(with_cards()))
    seat.page.set_asking(True)
    seat.click(at.dial(1))
    seat.click(next(spot.handle for spot in seat.board.spots() if spot.handle.kind == "card"))
    fight = next(button for button in seat.page.strip.row.widgets() if button.text() == "Fight")
    fight.click()
    assert seat.page.strip.question is not None
    assert not seat.board.view.hand.selection.lit()
    assert "keep playing" in seat.page.strip.accessibleDescription()
    keep = next(button for button in seat.page.strip.row.widgets() if button.text() == "Keep playing")
    keep.click()
    assert seat.board.view.hand.holding
    assert seat.board.view.hand.selection.lit()


def test_what_was_laid_lies_there_while_the_fight_begins(seat_at: SeatAt) -> None:
    """Seen before at the first moment of the reveal: an empty slot, and the chance to win without the last card."""
    seat = seat_at(at_the_table(with_cards()))
    seat.page.set_speed(BotSpeed.NORMAL)
    card = next(spot.handle for spot in seat.board.spots() if spot.handle.kind == "card")
    seat.click(at.dial(1))
    seat.click(card)
    seat.click(card)
    item = seat.board.view.board_scene.item
    panel, slot = item(at.scenery("combat")), item(at.scenery("committed", "0"))
    assert panel is not None
    assert slot is not None
    assert isinstance(panel.sprite.art, CombatArt)
    laid = panel.sprite.art.own.total
    assert laid == 1 + int(card.key)
    seat.press(Qt.Key.Key_Return)
    assert seat.board.busy, "it begins to move"
    panel, slot = item(at.scenery("combat")), item(at.scenery("committed", "0"))
    assert panel is not None
    assert slot is not None
    assert isinstance(panel._art, CombatArt)
    assert isinstance(slot._art, CombatCardArt)
    assert panel._art.own.total == laid
    assert slot._art.value == int(card.key)
