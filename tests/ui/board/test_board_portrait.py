"""The board as a picture of its own: every game in vectors, and a middle part alone. Source: ux.md 2.8."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.session import Session
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.board.boxes import box
from noria_desktop.ui.board.portrait import FINENESS, Portrait
from noria_desktop.ui.game_ui import game_ui
from tests.ui.board.toy import PICTURES, ToyPresenter, ToyTable, disc, legal, place
from tests.ui.board.toy_game import Game
from tests.ui.dragging import carry


class Middle(ToyTable):
    """A toy table with a middle of its own: the discs' tray, 200 x 100 units."""

    picture_box = box(20, 100, 200, 100)


class WithMiddle(ToyPresenter):
    """Laid out with a middle."""

    def layout(self, width: float, height: float) -> ToyTable:
        return Middle(width, height, 1.0)


def like(one: QImage, other: QImage) -> float:
    """Part of a grid of points at which two pictures have about the same colour."""
    points = [(x, y) for x in range(3, one.width(), 7) for y in range(3, one.height(), 7)]

    def near(x: int, y: int) -> bool:
        a, b = one.pixelColor(x, y), other.pixelColor(x, y)
        return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) < 40

    return sum(near(x, y) for x, y in points) / len(points)


def drawn(path: Path, like_this: QImage) -> QImage:
    """An SVG as a reader draws it."""
    image = QImage(like_this.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return image


def test_a_board_without_a_game_has_no_picture(qtbot: QtBot) -> None:
    board = Board()
    qtbot.addWidget(board)
    assert board.portrait() is None
    assert not board.has_centre


def test_the_picture_is_the_board_at_rest_whatever_is_in_hand(
    game: Game, qtbot: QtBot, tmp_path: Path
) -> None:
    before = game.board.portrait()
    carry(qtbot, game.board, disc(0), place("shelf2"))
    after = game.board.portrait()
    assert before is not None
    assert after is not None
    assert before.sprites == after.sprites
    assert (before.size.width(), before.size.height()) == (800, 560)
    after.write(tmp_path / "toy.png")
    image = QImage(str(tmp_path / "toy.png"))
    assert (image.width(), image.height()) == (800 * FINENESS, 560 * FINENESS)
    # The middle of disc 2's rim, in the colour of a plain disc.
    x, y = game.presenter.disc_at(game.view, 2)
    assert image.pixelColor(round((x - 12) * FINENESS), round(y * FINENESS)) == QColor(NIGHT.you)


def test_the_middle_alone(qtbot: QtBot, tmp_path: Path) -> None:
    board = Board()
    qtbot.addWidget(board)
    board.resize(800, 560)
    game = Game(board)
    board.set_presenter(WithMiddle(), PICTURES, Skin(NIGHT))
    board.show()
    qtbot.waitExposed(board)
    board.show_state(game.view, legal(game.view))
    assert board.has_centre
    whole, middle = board.portrait(), board.portrait(centre=True)
    assert whole is not None
    assert middle is not None
    assert (middle.size.width(), middle.size.height(), middle.shape) == (200, 100, 0.5)
    for suffix in ("png", "svg"):
        middle.write(tmp_path / f"tray.{suffix}", "The tray")
    image = QImage(str(tmp_path / "tray.png"))
    assert (image.width(), image.height()) == (400, 200)
    # Disc 0 lies at (60, 120): 40 units from the left edge, 20 from the upper one.
    assert image.pixelColor(80 - 24, 40) == QColor(NIGHT.you)
    root = ElementTree.parse(tmp_path / "tray.svg").getroot()
    assert root.get("viewBox") == "0 0 200 100"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "The tray"


def test_pictures_keep_their_order_turn_size_and_paleness() -> None:
    from attrs import evolve

    from noria_desktop.ui.board.sprites import Layer, Sprite
    from tests.ui.board.toy import Ground

    ground = Sprite(disc(1), Ground(100, 100), 50, 50, Layer.GROUND)
    over = evolve(ground, handle=disc(2), art=Ground(20, 40), layer=Layer.PIECE, rotation=90.0, opacity=0.5)
    portrait = Portrait.of((over, ground), PICTURES, Skin(NIGHT), QRectF(0, 0, 100, 100), 1.0)
    assert [sprite.handle for sprite in portrait.sprites] == [disc(1), disc(2)]
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    bare = Portrait.of((over,), PICTURES, Skin(NIGHT), QRectF(0, 0, 100, 100), 1.0)
    bare.paint(painter, QRectF(0, 0, 100, 100))
    painter.end()
    # 20 across and 40 down, turned by a quarter: 40 across, 20 down, half as dark as the surface.
    surface = QColor(NIGHT.surface)
    for at, covered in ((QPointF(33, 50), True), (QPointF(50, 37), False)):
        red = image.pixelColor(round(at.x()), round(at.y())).red()
        assert abs(red - ((surface.red() + 255) // 2 if covered else 255)) <= 1


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_drawn_in_vectors_and_looks_the_same(
    qtbot: QtBot, tmp_path: Path, game_id: str
) -> None:
    board = _laid(qtbot, game_id)
    portrait = board.portrait()
    assert portrait is not None
    portrait.write(tmp_path / "board.svg", game_id)
    portrait.write(tmp_path / "board.png")
    words = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert "<image" not in words
    # Letters are outlines: whoever opens the file need not have the font.
    assert "<text" not in words
    assert words.count("<path") > 200
    png = QImage(str(tmp_path / "board.png"))
    assert like(png, drawn(tmp_path / "board.svg", png)) > 0.97


def test_a_file_that_cannot_be_written_is_an_error(game: Game, tmp_path: Path) -> None:
    portrait = game.board.portrait()
    assert portrait is not None
    for name in ("board.png", "board.svg"):
        with pytest.raises(OSError, match="No such file"):
            portrait.write(tmp_path / "missing" / name)


def _laid(qtbot: QtBot, game_id: str) -> Board:
    """A board with the first position of a game."""
    game, looks = kit(game_id), game_ui(game_id)
    session = Session(game, game.default_options(), 3)
    board = Board()
    qtbot.addWidget(board)
    board.resize(1280, 680)
    board.set_motion(0.0)
    board.set_presenter(looks.presenter, looks.pictures, Skin(NIGHT))
    board.show()
    qtbot.waitExposed(board)
    nothing: tuple[Any, ...] = ()
    board.show_state(session.view(), nothing)
    return board
