"""The lamp: what a program advises is lit where it is done, told beside it, and done when the player says so.

Source: issue 13, "Hints that show"; mocks/table.md 1 and 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, Final

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import GAMES, kit
from noria_desktop.app.players import play_to_human, player, player_names
from noria_desktop.app.session import Session
from noria_desktop.bots.policy import Choice
from noria_desktop.engine.rng import Rng
from noria_desktop.games.noria.actions import Invest
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.board.gestures import Key
from noria_desktop.ui.board.overlays import Shine
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.noria.board.arts_panels import CarArt
from noria_desktop.ui.table import prompt_strip
from noria_desktop.ui.table.lamp import DO_FIRST, DO_THIS, NEXT_BEST, PUT_AWAY
from noria_desktop.ui.table.lamp_card import CardWords, LampCard
from noria_desktop.ui.table.lamp_mark import LampSign
from noria_desktop.ui.table.lamp_plan import hints_of, plan
from noria_desktop.ui.table.pace import BotSpeed
from tests.ui.dragging import LEFT
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat

pytestmark = pytest.mark.usefixtures("shared_pictures")

POSITIONS: Final = 20
MOST: Final = 8
"""Actions of a hint in these tests."""
NAMES: Final = tuple(GAMES)


def games(name: str, seed: int = 7) -> Iterator[Session]:
    """A whole game as its greedy player plays it, at each of the human's decisions."""
    game = kit(name)
    session = Session(game, game.default_options(), seed)
    policy, chance = player(name, "greedy"), Rng(5)
    while True:
        play_to_human(session)
        if session.turn.seat is None:
            return
        yield session
        choice, chance = policy.choose(session.view(session.turn.seat), session.legal, chance)
        session.dispatch(choice.action)


def whole_hint(seat: Seat) -> Hint:
    """What the greedy player would do up to the next thing that cannot be known, as one hint."""
    session, face = seat.session, seat.face
    who, view = session.turn.seat, seat.page.conductor.view
    policy, chance = player(face.game_id, "greedy"), Rng(3)
    actions: list[Any] = []
    while len(actions) < MOST:
        turn = session.rules.turn(view)
        if turn.seat != who or turn.automatic:
            break
        choice, chance = policy.choose(view, session.rules.legal_actions(view), chance)
        actions.append(choice.action)
        if not face.foreseeable(choice.action, view):
            break
        view = session.rules.apply(view, choice.action).state
    steps = tuple(f"step {number}" for number in range(len(actions)))
    return Hint(tuple(actions), "the whole of it", steps, measure="points", before="1", after="3")


def lit(seat: Seat, *hints: Hint) -> None:
    seat.page.display.lamp.show(hints)


def box(seat: Seat, shine: Shine) -> list[QRect]:
    light = seat.board.lamp
    assert light is not None
    return [seat.board.box_of(one.spot) for one in light.lights if one.shine is shine]


def beads(seat: Seat) -> list[str]:
    light = seat.board.lamp
    assert light is not None
    return [bead.words for bead in light.beads]


# Every hint shows where it is done, and does what it says ------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_lights_what_is_taken_and_where_it_goes_and_does_all_of_it(seat_at: SeatAt, name: str) -> None:
    """table.md 3.2 to 3.4 and 3.8: at 20 positions of each game, whatever game it is."""
    seat = seat_at(next(games(name)))
    tried = 0
    several = chain.from_iterable(games(name, seed) for seed in (7, 8))
    for session in islice(several, 0, 2 * POSITIONS, 2):
        seat.sit(session)
        hint = whole_hint(seat)
        state, cursor = session.state, session.cursor
        lit(seat, hint)
        light = seat.board.lamp
        assert light is not None
        found = plan(session.rules, seat.face, seat.page.conductor.view, hint, seat.board.table)
        assert sum(leg.count for leg in found.legs) >= found.known
        shown = {one.spot.handle: one.shine for one in light.lights}
        for leg in found.legs:
            if leg.target is not None:
                assert shown[leg.target.handle] in (Shine.PLACE, Shine.STOP, Shine.SOURCE)
                assert leg.source is not None
        assert seat.board.sprites() == seat.projection(), "the lamp is no part of the board"
        session_steps = [state]
        for action in hint.actions:
            session_steps.append(session.rules.apply(session_steps[-1], action).state)
        seat.page.press(DO_FIRST)
        assert session.state_at(cursor + len(hint.actions)) == session_steps[-1]
        assert seat.board.lamp is None
        seat.page.conductor.undo()
        assert (session.cursor, session.state) == (cursor, state), "one Undo takes all of it back"
        tried += 1
    assert tried == POSITIONS


def carried(seat: Seat, name: str) -> Hint:
    """A hint that carries something to a place that can be known."""
    for session in games(name):
        seat.sit(session)
        view = seat.page.conductor.view
        for gesture in seat.board.gestures().gestures:
            if gesture.source != gesture.target and len(gesture.actions) == 1:
                (action,) = gesture.actions
                if seat.face.foreseeable(action, view):
                    return Hint((action,), "carry it", ())
    raise AssertionError("nothing can be carried")


@pytest.mark.parametrize("name", NAMES)
def test_a_ghost_stands_where_it_goes(seat_at: SeatAt, name: str) -> None:
    """table.md 3.3: what would be there afterwards, with a route that leads there."""
    seat = seat_at(next(games(name)))
    hint = carried(seat, name)
    lit(seat, hint)
    light = seat.board.lamp
    assert light is not None
    assert [one.shine for one in light.lights] == [Shine.SOURCE, Shine.PLACE]
    place = light.lights[1].spot
    assert len(light.routes) == 1
    near = [
        ghost
        for ghost in light.ghosts
        if abs(ghost.x - place.x) <= place.width and abs(ghost.y - place.y) <= place.height
    ]
    assert near, "nothing shows what would be there"
    assert all(0 < ghost.opacity <= 1 for ghost in light.ghosts)


def test_on_a_track_the_step_is_aimed_at_and_not_the_middle_of_the_track(seat_at: SeatAt) -> None:
    """Beak and route ended in the middle of the place, which for a track is a level that nobody spoke of."""
    invests = ((one, action) for one in games("noria") for action in one.legal if isinstance(action, Invest))
    session, action = next(invests)
    seat = seat_at(session)
    lit(seat, Hint((action,), "a step", ("a step",)))
    light = seat.board.lamp
    assert light is not None
    (one,) = [one for one in light.lights if one.spot.handle[0] == "track"]
    (ghost,) = [ghost for ghost in light.ghosts if isinstance(ghost.art, CarArt)]
    assert one.aim == Point(ghost.x, ghost.y)
    assert abs(ghost.y - one.spot.y) > 20, "nothing is tried here"
    card, board = seat.page.display.lamp.card, seat.board
    assert card.tip is not None
    step = board.box_of(evolve(one.spot, x=ghost.x, y=ghost.y)).center()
    assert (card.tip - step).manhattanLength() <= 2
    for start, end in light.routes[-1:]:
        assert abs(end.y - ghost.y) < abs(end.y - one.spot.y) or abs(start.y - end.y) < 1


@pytest.mark.parametrize("name", NAMES)
def test_the_card_covers_nothing_lit(seat_at: SeatAt, name: str) -> None:
    """table.md 3.5."""
    seat = seat_at(next(games(name)))
    hint = evolve(carried(seat, name), title="A title that is not short at all", cause="Because of that.")
    lit(seat, hint)
    body = seat.page.display.lamp.card.body()
    assert 206 <= body.width() <= 284
    assert seat.board.rect().contains(body)
    for lamp_box in (*box(seat, Shine.SOURCE), *box(seat, Shine.PLACE)):
        assert not body.intersects(lamp_box)


@pytest.mark.parametrize("name", [name for name in NAMES if hints_of(game_ui(name)) is not None])
def test_a_games_own_hints_can_be_lit_and_done(seat_at: SeatAt, name: str) -> None:
    """Whatever a game says of a program's choice, it lies on the board and can be done at once."""
    seat = seat_at(next(games(name)))
    # The quickest of the players whose thoughts have the same form as the adviser's.
    policy = player(name, "level1" if "level1" in player_names(name) else seat.face.adviser)
    for session in islice(games(name), 2, 12, 3):
        seat.sit(session)
        choice, _ = policy.choose(seat.page.conductor.view, session.legal, Rng(1))
        seat.page.display.advise(choice)
        hint = seat.page.display.lamp.hint
        assert hint is not None
        assert hint.actions[0] in session.legal
        assert hint.title
        cursor, state = session.cursor, session.state
        seat.page.press(DO_FIRST)
        assert session.cursor >= cursor + len(hint.actions)
        assert session.log[cursor].action == hint.actions[0]
        seat.page.conductor.undo()
        assert session.state == state


# A game that says hints of its own, one after the other --------------------------------------------------------


@pytest.fixture
def seat(seat_at: SeatAt) -> Seat:
    """Noria at its first decision, with two hints lit."""
    seat = seat_at(next(games("noria")))
    hint = whole_hint(seat)
    one, other = hint, Hint(hint.actions[:1], "only the first of it", (), why_not="Why not: 2 fewer")
    lit(seat, one, other)
    return seat


def titles(seat: Seat) -> tuple[str, list[str]]:
    return seat.page.strip.accessibleName(), [button.text for button in seat.page.strip.buttons()]


def test_the_strip_says_the_hint_and_what_can_be_done_with_it(seat: Seat) -> None:
    name, buttons = titles(seat)
    assert name == "Hint: the whole of it"
    assert buttons == ["Put away", "Next best", "Do it"]
    assert seat.page.strip.lamp is LampSign.LIT
    assert [button.key for button in seat.page.strip.buttons()] == [Key.BACK, Key.NONE, Key.CONFIRM]


def test_do_it_lies_at_one_place_whether_or_not_there_is_a_next_best(seat: Seat) -> None:
    def place() -> tuple[int, int]:
        QApplication.processEvents()
        button = seat.page.strip.row.widget_of(Key.CONFIRM)
        assert button is not None
        return button.x() + button.width(), button.y()

    beside_another = place()
    seat.press(Qt.Key.Key_H)
    assert place() == beside_another
    lit(seat, whole_hint(seat))
    assert titles(seat)[1] == ["Put away", "Do it"]
    assert place() == beside_another


def test_the_first_is_marked_also_where_both_end_at_one_place(seat: Seat) -> None:
    hint = whole_hint(seat)
    lit(seat, hint, Hint(hint.actions, "another way to the same", (), why_not="Why not: 1 fewer"))
    seat.press(Qt.Key.Key_H)
    assert beads(seat)[-1] == "1st"
    assert box(seat, Shine.FIRST) == []


def test_h_again_shows_the_next_best_and_why_not_and_after_the_last_the_first(seat: Seat) -> None:
    """table.md 3.7."""
    card = seat.page.display.lamp.card
    seat.press(Qt.Key.Key_H)
    assert titles(seat) == ("Next best: only the first of it", ["Put away", "Do this one", "Do the first"])
    assert (card.words.cover, card.words.why_not) == ("2 of 2", "Why not: 2 fewer")
    assert beads(seat)[-1] == "1st"
    assert len(box(seat, Shine.FIRST)) == 1
    seat.press(Qt.Key.Key_H)
    assert titles(seat)[0] == "Hint: the whole of it"
    assert (card.words.cover, card.words.why_not) == ("", "")
    assert box(seat, Shine.FIRST) == []


def test_the_next_best_can_be_done_as_well(seat: Seat) -> None:
    seat.page.press(NEXT_BEST)
    seat.page.press(DO_THIS)
    assert seat.session.cursor == 1


def test_enter_does_the_hint_and_one_undo_takes_it_back(seat: Seat) -> None:
    """table.md 3.8."""
    hint = seat.page.display.lamp.hint
    assert hint is not None
    seat.press(Qt.Key.Key_Return)
    assert [entry.action for entry in seat.session.log] == list(hint.actions)
    seat.page.conductor.undo()
    assert seat.session.cursor == 0
    assert seat.session.sealed


def test_escape_puts_the_lamp_away_and_plays_nothing(seat: Seat) -> None:
    seat.press(Qt.Key.Key_Escape)
    assert seat.board.lamp is None
    assert seat.page.display.lamp.card.isHidden()
    assert seat.page.strip.lamp is LampSign.NONE
    assert not titles(seat)[0].startswith("Hint")
    assert seat.session.cursor == 0
    seat.page.press(PUT_AWAY)  # twice is as once
    assert seat.session.cursor == 0


def test_a_piece_in_the_veil_can_be_pressed_and_the_lamp_goes_out(seat: Seat) -> None:
    """table.md 3.2: a press puts the lamp away and acts."""
    light = seat.board.lamp
    assert light is not None
    shown = {one.spot.handle for one in light.lights}
    card = seat.page.display.lamp.card.geometry()
    selection = seat.board.view.hand.selection
    source = next(
        handle
        for handle in seat.board.gestures().sources()
        if handle not in shown
        and not seat.board.geometry_of(handle).intersects(card)
        and not seat.board.gestures().is_press(handle)
        and handle.kind != "ring_rim"
    )
    seat.click(source)
    assert seat.board.lamp is None
    assert selection.source == source


def test_the_hint_goes_out_when_the_game_moves_on(seat: Seat) -> None:
    seat.page.conductor.play(seat.session.legal[:1])
    assert seat.board.lamp is None
    assert not seat.page.display.lamp.lit


def test_a_screen_reader_hears_all_of_a_hint_once(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> None:
    """table.md 10."""
    seat = seat_at(next(games("noria")))
    said: list[str] = []
    monkeypatch.setattr(prompt_strip, "announce", lambda _widget, words, **_: said.append(words))
    action = seat.session.legal[:1]
    lit(
        seat,
        Hint(
            action,
            "Build there",
            ("mech to tundra 37", "Armory."),
            "whole turn",
            "If it ended now",
            "29",
            "45",
        ),
        Hint(action, "Other", ()),
    )
    assert said == [
        "Hint, whole turn: Build there; mech to tundra 37; Armory; If it ended now: 45, now 29. "
        "Enter does it, H shows the next best."
    ]


def test_beads_are_only_there_where_it_is_known_what_they_number(seat_at: SeatAt) -> None:
    """A hint whose steps are not one way each says how many actions each takes, or gets no beads."""
    seat = seat_at(next(games("noria")))
    hint = whole_hint(seat)
    lit(seat, hint)
    assert len(
        plan(seat.session.rules, seat.face, seat.page.conductor.view, hint, seat.board.table).legs
    ) == len(hint.steps)
    assert beads(seat) == [], "its steps without a place are not told apart"
    lit(seat, evolve(hint, shares=(1,) * len(hint.actions)))
    words = beads(seat)
    assert words
    assert set(words) <= {str(number + 1) for number in range(len(hint.actions))}


# Looking for it ------------------------------------------------------------------------------------------------


@pytest.fixture
def thinking(seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seat]:
    """Scythe while its adviser thinks, for as long as it likes."""
    seat = seat_at(next(games("scythe")))
    monkeypatch.setattr(type(seat.page.conductor.programs._worker), "ask", lambda *_: None)
    monkeypatch.setattr(type(seat.page.conductor.programs._worker), "poll", lambda *_: None)
    seat.press(Qt.Key.Key_H)
    yield seat
    seat.page.leave()


def test_a_lamp_breathes_when_thinking_takes_longer_and_escape_stops_it(thinking: Seat, qtbot: QtBot) -> None:
    """table.md 3.1: nothing else moves."""
    strip, page = thinking.page.strip, thinking.page
    asked = titles(thinking)
    assert strip.lamp is LampSign.NONE
    qtbot.waitUntil(lambda: strip.lamp is LampSign.BREATHES)
    assert titles(thinking) == asked
    thinking.press(Qt.Key.Key_Escape)
    assert strip.lamp is LampSign.NONE
    assert page.conductor.programs.thinking is None
    assert thinking.session.cursor == 0


def test_asking_counts_once_and_breaks_no_seal(thinking: Seat) -> None:
    """A second press while it is thought about asks nothing more."""
    thinking.press(Qt.Key.Key_H)
    assert (thinking.session.tally.hints, thinking.session.sealed) == (1, True)
    choice: Choice[Any] = Choice(thinking.session.legal[0])
    thinking.page.conductor.programs.cancel()
    thinking.page.display.advise(choice)
    assert thinking.page.display.lamp.lit
    thinking.press(Qt.Key.Key_H)
    assert (thinking.session.tally.hints, thinking.session.sealed) == (1, True)


def test_what_the_player_does_meanwhile_ends_the_search(thinking: Seat) -> None:
    thinking.page.conductor.play(thinking.session.legal[:1])
    assert not thinking.page.display.lamp.seeking
    assert thinking.page.conductor.programs.thinking is None


def test_another_player_may_advise_whose_thoughts_the_game_does_not_know(
    seat_at: SeatAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked by its name, and its action is lit and told."""
    monkeypatch.setattr("noria_desktop.app.players._advising", ["random"])  # back to nobody afterwards
    seat = seat_at(next(games("nautilus")))
    asked: list[str] = []
    monkeypatch.setattr(seat.page.conductor.programs, "ask", lambda *some, **_: asked.append(some[3]))
    seat.press(Qt.Key.Key_H)
    assert asked == ["random"]
    action = seat.session.legal[0]
    seat.page.display.advise(Choice(action))
    assert seat.page.display.lamp.lit
    hint = seat.page.display.lamp.hint
    assert hint is not None
    assert hint.title == seat.face.describe(action, seat.page.conductor.view)


# The card ------------------------------------------------------------------------------------------------------


def test_a_card_with_much_to_say_is_wider_and_stays_on_the_board(seat: Seat) -> None:
    card: LampCard = seat.page.display.lamp.card
    target = QRect(600, 300, 40, 40)
    short = CardWords("Hint", "", "A title")
    card.show_words(short, target, (target,), seat.board.rect())
    narrow = card.body()
    long = evolve(short, steps=("Something with many words that fills lines",) * 9, cause="Cause. " * 20)
    card.show_words(long, target, (target,), seat.board.rect())
    assert card.body().width() > narrow.width()
    assert seat.board.rect().contains(card.body())
    assert not card.body().intersects(target)


def test_pressing_the_card_does_nothing(seat: Seat) -> None:
    card = seat.page.display.lamp.card
    QTest.mouseClick(card, LEFT, pos=card.rect().center())
    assert seat.page.display.lamp.lit
    assert seat.session.cursor == 0


def test_the_parts_are_played_one_after_the_other_and_can_be_watched(seat: Seat, qtbot: QtBot) -> None:
    """table.md 9: each part moves for itself, and the whole is played before the first of them moves."""
    seat.page.set_speed(BotSpeed.FAST)
    hint = seat.page.display.lamp.hint
    assert hint is not None
    seat.page.press(DO_FIRST)
    assert seat.session.cursor == len(hint.actions)
    assert seat.board.busy
    qtbot.waitUntil(lambda: not seat.board.busy)
    assert seat.shows_the_state()


def test_what_a_ghost_stands_in_for_is_seen_until_the_ghost_is(seat_at: SeatAt) -> None:
    """Seen before: whole panels were gone for as long as the light took to come."""
    tried = 0
    for name in NAMES:
        seat = seat_at(next(games(name)))
        lit(seat, whole_hint(seat))
        light = seat.board.lamp
        assert light is not None
        layer = seat.board.view.board_scene.lamp
        here = [
            item
            for ghost in light.ghosts
            if (item := seat.board.view.board_scene.item(ghost.handle)) is not None
        ]
        replaced = [item for item in here if not item.isVisible()]
        layer.clear()
        assert all(item.isVisible() for item in replaced)
        layer.show(light, 10_000)
        assert all(item.isVisible() for item in replaced), "the ghosts cannot be seen yet"
        layer.show(light, 0)
        assert not any(item.isVisible() for item in replaced)
        tried += len(replaced)
    assert tried
