"""No callout of a lesson covers what it speaks of, nor where its step is done: every step of every lesson, at 1280x800."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.lessons.lesson import lessons
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.games.noria.terms import Track
from noria_desktop.ui.art.phrases import phrases
from noria_desktop.ui.art.type import font as face
from noria_desktop.ui.table.lessons.callout import BODY, PADDING, SIGN, Said
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener
from tests.ui.window.test_lessons import ALL, by_hand, click, play, press, run_of, settle

pytestmark = pytest.mark.usefixtures("shared_pictures")

SIZE = 1280, 800
MOST = 150
"""So many callouts are read at most in one lesson."""
LEAST = 0.01
"""Beside a part as wide as Solani's whole sky there may be no room to a pixel."""


def shared(one: QRect, other: QRect) -> float:
    """Which part of a box another one covers."""
    both = one.intersected(other)
    return 0.0 if both.isEmpty() else both.width() * both.height() / (one.width() * one.height())


def said(window: MainWindow, qtbot: QtBot) -> Iterator[str]:
    """A lesson done as it proposes, once at each callout: where it stands."""
    run, table = run_of(window), window.table
    for _ in range(MOST):
        if run.over or (run.is_game and run.through):
            break
        if run.is_game and run.others_decide:
            run.session.dispatch(run.reply() or run.session.legal[0])  # in place of a program
            settle(window)
        elif run.is_game and run.moves:
            assert table.lesson.callout.isHidden()
            table.conductor.go_on()
            settle(window)
        else:
            yield run.step.id if run.step is not None else run.phase.value
            if run.waits:
                press(window, qtbot, Qt.Key.Key_Return)
            elif run.step is not None and run.step.point:
                (spot,) = table.lesson.view.asked.places((run.step.point,))
                click(window, spot.handle)
            else:
                play(window, run.proposed() or run.session.legal[:1])


def covered(window: MainWindow, run: LessonRun) -> float:
    """The worst part that the callout covers of anything that it must not."""
    lesson = window.table.lesson
    box = lesson.callout.geometry()
    assert window.table.board.rect().contains(box)
    rings = [ring.box for ring in lesson.callout.leader.rings]
    return max((shared(one, box) for one in (*rings, *lesson.view.wanted(run))), default=0.0)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("game", "number"), ALL)
def test_no_callout_covers_what_it_speaks_of_or_where_its_step_is_done(
    open_window: Opener,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    game: str,
    number: int,
) -> None:
    window = open_window(language)
    window.resize(*SIZE)
    if lessons(game)[number - 1].game is not None:
        monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
        window.table.set_asking(False)
    window.learning.open(f"{game}/{number}")
    settle(window)
    assert (window.width(), window.height()) == SIZE
    run = run_of(window)
    found: dict[str, float] = {}
    for step in said(window, qtbot):
        assert not window.table.lesson.callout.isHidden(), step
        found[step] = max(found.get(step, 0.0), covered(window, run))
        if run.is_game or run.step is None or language == "ja":
            continue
        expected = set(run.expected())
        wrong = next((one for one in run.session.legal if one not in expected), None)
        if wrong is not None and by_hand(window, wrong):
            if run.phase is Phase.SHOWN:
                press(window, qtbot, Qt.Key.Key_Return)
            else:
                found[f"{step}, answered"] = covered(window, run)
    worst = max(found, key=lambda one: found[one])
    if found[worst]:
        with capsys.disabled():
            print(f"\n{game}/{number} {language}: {worst} covers {found[worst]:.0%}")
    assert found[worst] < LEAST, worst


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_chosen_from_lies_beside_what_is_said_of_it(
    open_window: Opener, qtbot: QtBot, language: str
) -> None:
    """The list of cards that may go with the anchor lay over "then choose the 3"."""
    window = open_window(language)
    window.resize(*SIZE)
    window.learning.open("nautilus/4")
    settle(window)
    for step in said(window, qtbot):
        if step == "4.7":
            break
    board, callout = window.table.board, window.table.lesson.callout
    chooser = board.chooser
    assert callout.isVisible()
    anchors = [one for one in board.gestures().gestures if one.source.key == "anchor"]
    (spot,) = window.table.lesson.view.asked.places(("own 5",))
    board.view.hand.offered.emit(tuple(one for one in anchors if one.target == spot.handle), spot.handle)
    QApplication.processEvents()
    assert chooser.isVisible()
    assert callout.isVisible()
    assert shared(chooser.geometry(), callout.geometry()) == 0
    press(window, qtbot, Qt.Key.Key_Escape)
    assert chooser.isHidden()
    assert callout.isVisible()


@pytest.mark.parametrize("wrong", [True, False])
def test_no_phrase_is_wider_than_the_callout_that_says_it(open_window: Opener, wrong: bool) -> None:
    """The full stop of 負けるかもしれません。 was cut off: made narrow, the callout had no room for a phrase that never breaks."""
    window = open_window("ja")
    window.resize(*SIZE)
    callout = window.table.lesson.callout
    for words in (
        "返すと、14がまた負けるかもしれません。手元に残しましょう。",
        "そこからでは2列までです。もう1つの空きに出してみましょう。",
    ):
        callout.tell(Said(words, foot="失ったものはありません。", wrong=wrong), ())
        room = callout.width() / callout._skin.zoom - 2 * PADDING - (SIGN if wrong else 0)
        metrics = QFontMetricsF(face(BODY, False))
        assert all(metrics.horizontalAdvance(phrase) <= room + 1 for phrase in phrases(words))


NAMED = {
    (1, "1.8"): ("own 1", "own 2", "rival 2"),
    (3, "3.2"): ("card 9",),
    (3, "3.9"): ("row", "full"),
    (4, "4.2"): ("rival caption",),
    (4, "4.7"): ("domain 4", "domain 5"),
    (5, "5.7"): ("drops",),
    (6, "6.5"): ("card 9",),
    (6, "6.6"): ("card 7", "card 9"),
    (6, "6.7"): ("row", "full"),
}
"""Of lessons of Nautilus: what a step's sentence calls by name without pointing at it, what has just been laid, and what
stands there while something is in hand."""


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("number", "step"), NAMED)
def test_what_a_sentence_names_is_seen_beside_it(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, number: int, step: str
) -> None:
    """The sentence of the 1 that brought two stars lay over that 1; Engineering could not be found under its own name."""
    window = open_window(language)
    window.resize(*SIZE)
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.learning.open(f"nautilus/{number}")
    settle(window)
    assert step in said(window, qtbot)
    lesson, board = window.table.lesson, window.table.board
    places = lesson.view.asked.places(NAMED[number, step])
    assert places
    for spot in places:
        assert shared(board.box_of(spot), lesson.callout.geometry()) < LEAST, spot.handle


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_tracks_that_a_question_is_about_are_seen_beside_it(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Noria 7.15 asks for the richest track, and its callout lay over two of them and over both sides' levels there."""
    window = open_window(language)
    window.resize(*SIZE)
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.table.set_asking(False)
    window.learning.open("noria/7")
    settle(window)
    assert "7.15" in said(window, qtbot)
    lesson, board = window.table.lesson, window.table.board
    tracks = lesson.view.asked.places(tuple(f"track {track.value}" for track in Track))
    assert len(tracks) == len(Track)
    for spot in tracks:
        assert shared(board.box_of(spot), lesson.callout.geometry()) < LEAST, spot.handle


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_islands_are_seen_while_the_ambassador_is_to_travel(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Noria 7.9 asks for a ship, and its callout lay over the ships and factory spaces of another island."""
    window = open_window(language)
    window.resize(*SIZE)
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.table.set_asking(False)
    window.learning.open("noria/7")
    settle(window)
    assert "7.9" in said(window, qtbot)
    lesson, board = window.table.lesson, window.table.board
    pieces = [one for one in board.spots() if one.handle.kind in ("island", "berth", "niche", "bot_space")]
    assert len(pieces) > 40
    for spot in pieces:
        assert shared(board.box_of(spot), lesson.callout.geometry()) == 0, spot.handle


def test_what_a_drop_would_do_is_read_over_the_frames(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame round Engineering was drawn through "Kraken to the rival's Engineering" while the Kraken was over it."""
    window = open_window("en")
    window.resize(*SIZE)
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.learning.open("nautilus/6")
    settle(window)
    assert "6.7" in said(window, qtbot)
    lesson, board = window.table.lesson, window.table.board
    leader = lesson.callout.leader
    ring = leader.rings[0].box
    board.callout.show_card(
        ("Kraken to the rival's Engineering", ("1 of your divers would then stay unused.",)),
        ring.translated(0, ring.height()),
    )
    read = board.callout.body()
    assert any(ring.box.intersects(read) for ring in leader.rings)
    image = QImage(leader.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    leader.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    assert any(
        image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(0, image.height(), 9)
    )
    corner = board.mapTo(window, QPoint(0, 0)) - leader.mapTo(window, QPoint(0, 0))
    over = image.copy(read.translated(corner))
    assert not any(over.pixelColor(x, y).alpha() for x in range(over.width()) for y in range(over.height()))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("number", [2, 4])
def test_what_is_to_be_kept_lies_beside_what_was_just_made(
    open_window: Opener, qtbot: QtBot, language: str, number: int
) -> None:
    """The card at the end of a lesson lay over the cluster that scored at last, and over the planets of the set."""
    window = open_window(language)
    window.resize(*SIZE)
    window.learning.open(f"solani/{number}")
    settle(window)
    run, lesson, board = run_of(window), window.table.lesson, window.table.board
    for _ in said(window, qtbot):
        pass
    assert run.over
    assert lesson.callout.isVisible()
    places = lesson.view.asked.places(run.lesson.end_at)
    assert len(places) == {2: 1, 4: 4}[number]
    for spot in places:
        assert shared(board.box_of(spot), lesson.callout.geometry()) == 0, spot.handle


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_a_node_would_cost_is_seen_beside_what_is_said_of_it(
    open_window: Opener, qtbot: QtBot, language: str
) -> None:
    """Half of the chip "−1" lay under the callout while the branch was held over the gap."""
    window = open_window(language)
    window.resize(*SIZE)
    window.learning.open("solani/5")
    settle(window)
    assert "5.2" in said(window, qtbot)
    lesson, board = window.table.lesson, window.table.board
    places = lesson.view.asked.places(("change 1,5", "change 1,6", "change 2,6"))
    assert len(places) == 3
    for spot in places:
        assert shared(board.box_of(spot), lesson.callout.geometry()) == 0
