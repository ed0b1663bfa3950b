"""Everything at the table has room for its words, at every usual size and in both languages (ux.md 4.7)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from noria_desktop.games.noria.actions import EndPhase
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.state import Influencing, Intriguing, Naming, PlacingDiscs
from noria_desktop.games.noria.terms import Disc, Space, Track
from noria_desktop.ui.art import type as typography
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Spot
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.table.buttons import BarButton, Look
from noria_desktop.ui.table.pace import BotSpeed
from noria_desktop.ui.table.prompt_strip import PromptStrip
from noria_desktop.ui.table.tool_bar import RecordPill
from noria_desktop.ui.window.languages import Languages
from tests.games.noria.positions import a_state, acting
from tests.ui.noria.walks import moments
from tests.ui.table.conftest import SeatAt
from tests.ui.table.seat import Seat, a_session, at_the_table

MENU_BAR = 26
SIZES = [(1024, 700), (1280, 720), (1280, 800), (1920, 1080)]

POSITIONS: dict[str, Any] = {
    "influence": Influencing(),
    "naming": Naming((Space.M3, Space.L5)),
    "acting": acting((Space.M3, 2), (Space.L5, 1), (Space.S2, 2)),
    "intrigue": Intriguing(),
    "placing": PlacingDiscs(),
}


def stand(name: str) -> Any:
    """A position with long words everywhere."""
    return at_the_table(
        a_state(
            POSITIONS[name],
            wheel="S2 mycelium+, M3 obsidian+, L5 journey+, L1 mycelium, M1 bonus",
            knowledge=18,
            resources=(11, 12, 13),
            centre=(Disc.MYCELIUM, Disc.OBSIDIAN, Disc.JOURNEY),
            round_number=12,
        )
    )


def cut(page: QWidget) -> list[str]:
    """Visible widgets that are smaller than they ask for, or that run out of their parent."""
    found = []
    for child in page.findChildren(QWidget):
        if not child.isVisibleTo(page) or not isinstance(child, QAbstractButton | RecordPill | PromptStrip):
            continue
        name = child.accessibleName()
        need = child.sizeHint()
        if need.width() > child.width() or need.height() > child.height():
            found.append(f"{name!r} has {child.size().toTuple()} of {need.toTuple()}")
        if isinstance(child, BarButton) and painted(child) > child.width():
            found.append(f"{name!r} paints {painted(child)} into {child.width()}")
        parent = child.parentWidget()
        assert parent is not None
        if not parent.rect().contains(child.geometry()):
            found.append(f"{name!r} leaves its bar")
    return found


def painted(button: BarButton) -> float:
    """Width that icon, words and key cap of a button take up, with the gaps between them; as an icon alone less."""
    if button.compact:
        return 8 + 22
    words = typography.text_width(button.text(), button._pixels, button._look is not Look.FLAT)
    edge = 8 if button._look is Look.FLAT else 12
    icon = 22 if button._icon else 0
    cap = typography.text_width(button._key, 12) + 12 + 9 if button._key else 0.0
    return edge + icon + words + max(cap, 4.0)


def overlapping(page: QWidget) -> list[str]:
    """Buttons of a bar that lie on each other."""
    found = []
    for bar in (page.tool_bar, page.strip):  # type: ignore[attr-defined]
        rects: list[tuple[str, QRect]] = [
            (child.accessibleName(), child.geometry())
            for child in bar.findChildren(QWidget)
            if child.isVisibleTo(bar) and isinstance(child, QAbstractButton | RecordPill)
        ]
        found += [
            f"{one} on {other}"
            for row, (one, rect) in enumerate(rects)
            for other, also in rects[row + 1 :]
            if rect.intersects(also)
        ]
    return found


def settle() -> None:
    """Buttons of the last moment go."""
    from PySide6.QtCore import QEvent

    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_button_is_narrower_than_its_words(
    seat_at: SeatAt, languages: Languages, language: str, size: tuple[int, int]
) -> None:
    languages.use(language)
    seat = seat_at(stand("influence"), language)
    seat.page.resize(size[0], size[1] - MENU_BAR)
    for name in POSITIONS:
        seat.sit(stand(name))
        for speed in BotSpeed:
            seat.page.set_speed(speed)
        settle()
        assert cut(seat.page) == []
        assert overlapping(seat.page) == []


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Words that were ended with dots while painting."""
    found: list[str] = []
    real = QFontMetricsF.elidedText

    class Watched(QFontMetricsF):
        def elidedText(self, text: str, *rest: Any) -> str:  # noqa: N802 - Qt's name
            words = real(self, text, *rest)
            if words != text:
                found.append(text)
            return words

    monkeypatch.setattr(typography, "QFontMetricsF", Watched)
    return found


def unforgivable(seat: Seat, cuts: list[str]) -> list[str]:
    """Cut words that are no line of the log, which can be longer than the panel; hovering says them whole."""
    found = [words for words in cuts if words not in seat.log_lines()]
    cuts.clear()
    return found


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_no_words_of_strip_and_board_are_cut(
    seat_at: SeatAt, languages: Languages, cuts: list[str], language: str, size: tuple[int, int]
) -> None:
    """Forecast, labels, prices, both lines of the strip, in positions from all over the game."""
    languages.use(language)
    seat = seat_at(stand("influence"), language)
    seat.page.resize(size[0], size[1] - MENU_BAR)
    for name in POSITIONS:
        seat.sit(stand(name))
        settle()
        seat.page.grab()
        assert unforgivable(seat, cuts) == [], name
    every = [moment.after for moment in moments()]
    for state in every[:: len(every) // 6]:
        if seat.session.rules.turn(state).seat is None:
            continue
        seat.sit(at_the_table(state))
        seat.page.conductor.pace.stop()
        settle()
        seat.page.grab()
        assert unforgivable(seat, cuts) == []


def test_the_watch_sees_cuts(cuts: list[str], qapp: QApplication) -> None:
    from PySide6.QtGui import QImage, QPainter

    image = QImage(50, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    typography.text(painter, QRectF(0, 0, 30, 20), "far too long for this", 14, "#000000")
    painter.end()
    assert cuts == ["far too long for this"]


def test_places_lie_where_their_pieces_are(seat_at: SeatAt) -> None:
    """Representatives on their tracks at every level, ships in their berths, politicians in their rows."""
    for level in range(1, components().max_level + 1):
        seat = seat_at(at_the_table(a_state(levels=(level,) * 4)))
        boxes = {spot.handle: spot for spot in seat.board.spots()}

        def inside(place: Handle, x: float, y: float, boxes: dict[Handle, Spot] = boxes) -> bool:
            box = boxes[place]
            return abs(x - box.x) <= box.width / 2 and abs(y - box.y) <= box.height / 2

        for track in Track:
            assert inside(at.track(track), boxes[at.car(track)].x, boxes[at.car(track)].y), (track, level)
        if level > 1:
            continue
        for sprite in seat.board.sprites():
            kind, key = sprite.handle.kind, sprite.handle.key
            if sprite.carries is not None:
                assert inside(sprite.carries, sprite.x, sprite.y), sprite.handle
            if kind == "ship":
                assert inside(Handle("berth", key.rpartition(".")[0]), sprite.x, sprite.y), key
            if kind == "politician":
                assert inside(Handle("upper_row", key.split(".")[0]), sprite.x, sprite.y), key


@pytest.mark.parametrize("seed", [1, 2])
def test_the_scene_is_the_state_all_through_a_game(seat_at: SeatAt, seed: int) -> None:
    """Architecture 2.12, invariant: random decisions with movements, skipped at random, undone at random."""
    seat = seat_at(a_session(seed))
    seat.page.set_speed(BotSpeed.FAST)
    chance = random.Random(seed)
    for _ in range(60):
        session = seat.session
        if session.turn.seat is None:
            break
        if session.turn.automatic:
            seat.page.conductor.pace.stop()
            seat.page.conductor.go_on()
            if chance.random() < 0.5:
                seat.board.finish_now()
            continue
        seat.board.finish_now()
        seat.page.conductor.pace.stop()
        assert seat.shows_the_state()
        if session.can_undo and chance.random() < 0.15:
            seat.page.conductor.undo()
        elif session.can_redo and chance.random() < 0.5:
            seat.page.conductor.redo()
        else:
            lively = [action for action in session.legal if not isinstance(action, EndPhase)]
            seat.page.conductor.play((chance.choice(lively or session.legal),))
    seat.board.finish_now()
    seat.page.conductor.pace.stop()
    assert seat.shows_the_state()
    assert seat.session.cursor > 10
