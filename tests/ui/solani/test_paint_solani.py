"""Every picture under the night sky is drawn, in every theme and language, and stays in its box."""

from __future__ import annotations

import itertools
import math
from functools import partial

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRect
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani.terms import FEATURES, Board, Player, Tile
from noria_desktop.ui.art.glyphs import glyph_names, glyph_paths
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.art.type import text_width
from noria_desktop.ui.board.boxes import Point
from noria_desktop.ui.solani.board import arts, arts_docks
from noria_desktop.ui.solani.board.arts import Light
from noria_desktop.ui.solani.board.arts_docks import Doing, SeatArt
from noria_desktop.ui.solani.board.layout import layout
from noria_desktop.ui.solani.board.project_tiles import counted
from noria_desktop.ui.solani.paint.counters import counter_size, counter_words
from noria_desktop.ui.solani.paint.features import feature_sign
from noria_desktop.ui.solani.paint.figures import wrapped
from noria_desktop.ui.solani.paint.planets import orbit_tag
from noria_desktop.ui.solani.paint.signs import seat_badge
from noria_desktop.ui.solani.paint.skies import NEARLY, name_rows, nodes_at
from noria_desktop.ui.solani.paint.table import PICTURES
from noria_desktop.ui.solani.words.names import board_name
from tests.ui import painted_arts
from tests.ui.painted_arts import faults_of, kinds_in, watch_cuts
from tests.ui.solani import picture_sheet as sheet
from tests.ui.words import JapaneseWords

drawn = partial(painted_arts.drawn, PICTURES)
KINDS = kinds_in((arts, arts_docks))


def test_every_kind_of_art_has_a_picture_and_the_sheet_shows_it() -> None:
    assert set(PICTURES) == KINDS
    assert {type(art) for art in sheet.singles()} == KINDS


@pytest.mark.parametrize("theme", list(THEMES))
def test_pictures_stay_in_their_boxes(theme: str, language: str) -> None:
    skin = Skin(THEMES[theme], language)
    assert set(faults_of(PICTURES, sheet.singles(), skin)) == set()


@pytest.mark.parametrize("size", [(1280, 678), (1024, 578), (1616, 958)])
def test_no_word_is_cut(size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ux.md 4.7: both languages fit at every size, with any number of seats."""
    cut = watch_cuts(monkeypatch)
    for view, held in sheet.positions().values():
        sheet.page_image(view, *size, "night", language, held=held)
    for art in sheet.singles():
        drawn(art, Skin(THEMES["night"], language))
    assert cut == []


def test_every_word_on_a_picture_is_japanese_in_japanese(qtbot: QtBot) -> None:
    words = JapaneseWords(watched={"Solani"})
    QCoreApplication.installTranslator(words)
    sheet.sheet_image("night", "ja")
    QCoreApplication.removeTranslator(words)
    assert words.missing == set()


# Signs ---------------------------------------------------------------------------------------------------


def test_signs_fill_their_box() -> None:
    """A sign lies within -1.1..1.1 and reaches at least half of it."""
    paths = {name: glyph_paths(name)[0] for name in glyph_names("solani")}
    assert {f"solani/{feature.name.lower()}" for feature in FEATURES} <= set(paths)
    for name, path in paths.items():
        box = path.boundingRect()
        assert max(-box.left(), box.right(), -box.top(), box.bottom()) <= 1.1, name
        assert max(box.width(), box.height()) >= 1.4, name


def test_no_two_features_bear_the_same_sign() -> None:
    assert len({feature_sign(feature).elementCount() for feature in FEATURES}) > 12
    assert not any(
        feature_sign(one) == feature_sign(other) for one in FEATURES for other in FEATURES if one is not other
    )


# What counters say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("light", "nodes", "wanted", "words"),
    [
        (Light.OPEN, 2, (3,), "2 / 3"),
        (Light.OPEN, 2, (3, 4), "2 / 3·4"),
        (Light.SCORES, 3, (2, 3), "3"),
        (Light.OVERFILLED, 3, (2,), "3 > 2"),
        (Light.OVERFILLED, 4, (2, 3), "4 > 3"),
        (Light.LOST, 1, (4,), "1 / 4"),
        (Light.LOOSE, 2, (), "−2"),
        (Light.TETHERED, 1, (), "× 0"),
    ],
)
def test_counters_say_nodes_against_stars(
    light: Light, nodes: int, wanted: tuple[int, ...], words: str
) -> None:
    """mocks/solani.md 3."""
    assert counter_words(arts.CounterArt(light, nodes, wanted, 16)) == words


def test_figures_on_counters_are_eleven_at_least(qtbot: QtBot) -> None:
    """mocks/solani.md 8: the smallest counter still holds its figures."""
    art = arts.CounterArt(Light.OPEN, 2, (3, 4), 15.5)
    width, _ = PICTURES[arts.CounterArt].size(art)
    assert width >= text_width("2 / 3·4", 11, True) + 10


# Small skies ---------------------------------------------------------------------------------------------


def test_small_skies_count_the_nodes_as_the_rules_do() -> None:
    """Rules 5: nodes(x) is the number of arms that point at x."""
    view = sheet.sample()
    for seat, sky in enumerate(view.skies):
        art = sheet.sky_art(view, seat, 100)
        assert tuple(nodes_at(art, space) for space in range(36)) == counted(sky).nodes


def test_seats_differ_by_shape(qtbot: QtBot) -> None:
    """Colour is never the only difference: in one colour the four badges still differ."""
    theme = attrs.evolve(THEMES["night"], seats=("#808080",) * 4)
    pictures = []
    for seat in range(4):
        image = QImage(24, 24, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        seat_badge(painter, theme, Seat(seat), 12, 12, 9)
        painter.end()
        pictures.append(image)
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


def test_states_of_an_arm_differ_by_shape(qtbot: QtBot) -> None:
    """mocks/solani.md 3: node ends can be read without colour."""
    plain = attrs.evolve(
        THEMES["night"].heaven,
        gold="#808080", gold_hi="#808080", ice="#808080", ice_hi="#808080", orange="#808080", coral="#808080",
        violet="#808080", star_off="#808080", glow=0.0,
    )  # fmt: skip
    skin = Skin(attrs.evolve(THEMES["night"], heaven=plain))
    shown = [light for light in Light if light is not Light.LOST]
    pictures = [drawn(arts.BranchArt(15, 96, (light,) * 4), skin)[0] for light in shown]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


def test_turned_tiles_are_lit_from_the_same_side(qtbot: QtBot) -> None:
    """A tile is drawn as it lies: its body is the same whatever its mask."""
    skin = Skin(THEMES["night"])
    one, box = drawn(arts.BranchArt(1, 96), skin)
    other, _ = drawn(arts.BranchArt(4, 96), skin)
    edge = QRect(box.center().x() - 12, box.top(), 24, 14)
    assert one.copy(edge) == other.copy(edge)


# Words in lines ------------------------------------------------------------------------------------------


def test_words_are_broken_into_lines(qtbot: QtBot) -> None:
    english = "3 VP for each cluster directly above, below, left or right that scores; 6 at most."
    rows = wrapped(english, 13, 190)
    assert " ".join(rows) == english
    assert all(text_width(row, 13) <= 190 for row in rows)
    japanese = "上下左右の隣接スペースで得点している星団1個につき3点。最大6点。"
    rows = wrapped(japanese, 13, 100)
    assert "".join(rows) == japanese
    assert all(text_width(row, 13) <= 113 for row in rows), "a stop may hang over the edge"
    assert not any(row[0] in "、。" for row in rows)
    assert wrapped("", 13, 100) == []


def test_the_halo_of_a_gap_follows_the_gap() -> None:
    """A lit branch space is lit along its own line, clear of its neighbours' lines and of the four circles."""
    outline = PICTURES[arts.GapArt].outline
    assert outline is not None
    path = outline(arts.GapArt(100))
    box = path.boundingRect()
    assert 90 <= box.width() <= 96
    assert box.width() == pytest.approx(box.height(), abs=0.1)
    assert path.contains(QPointF(0, 0))
    for x, y in ((-50, -50), (50, -50), (-50, 50), (50, 50)):
        nearest = QPointF(x, y) * (1 - 35.2 / math.hypot(x, y))
        assert not path.contains(nearest), "the rim of a circle"


def test_planets_differ_without_colour(qtbot: QtBot) -> None:
    """ux.md 4.2: each colour has its own pattern."""
    grey = []
    for planet in (Tile.RED, Tile.BLUE, Tile.YELLOW, Tile.WHITE):
        image, box = drawn(arts.PlanetArt(planet, 34, glow=False), Skin(THEMES["night"]))
        grey.append(image.copy(box).convertToFormat(QImage.Format.Format_Grayscale8))
    assert all(one != other for i, one in enumerate(grey) for other in grey[i + 1 :])


@pytest.mark.parametrize("position", sheet.positions())
def test_no_word_on_the_table_is_smaller_than_twelve(
    language: str, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """table.md 8 and access.md 12: nothing below 12 px at 100 %, whatever the words and however little room."""
    sizes: dict[float, str] = {}
    plain = QPainter.setFont
    kind = ""

    def watched(painter: QPainter, face: QFont) -> None:
        sizes[round(face.pixelSize() * painter.worldTransform().m11(), 3)] = kind
        plain(painter, face)

    monkeypatch.setattr(QPainter, "setFont", watched)
    skin = Skin(THEMES["night"], language)
    view, held = sheet.positions()[position]
    sheet.page_image(view, 1280, 678, "night", language, held=held)
    picture = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    for art in sheet.singles():
        kind = type(art).__name__
        painter = QPainter(picture)
        PICTURES[type(art)].paint(painter, art, skin)
        painter.end()
    assert min(sizes) >= 12, sizes[min(sizes)]


@pytest.mark.parametrize(
    ("size", "counts"), [((1280, 678), (1, 2, 3)), ((1920, 958), (1, 2, 3)), ((800, 420), (1, 2))]
)
def test_whose_sky_it_is_stands_beside_every_small_sky(
    size: tuple[int, int], counts: tuple[int, ...], language: str
) -> None:
    """Seen before: in Japanese the name was left out beside the other sky, and only its mark stood there."""
    table = layout(*size)
    for count, board, sun in itertools.product(counts, Board, (False, True)):
        box = table.seat(0, count)
        art = SeatArt(Seat(1), board, Player.LEVEL_3, 12, None, 0, Doing.WAITING, box.width, sun, box.height)
        whole, rows = board_name(board), name_rows(art)
        beside = box.width - (14 if box.width < 90 else 20) - (17 if sun else 0)
        assert "".join(rows or [whole]).replace(" ", "") == whole.replace(" ", "")
        room = box.width / NEARLY if rows else beside
        assert max(text_width(row, 12, True) for row in rows or [whole]) <= room, (count, board, sun)


def test_the_points_of_a_set_lie_at_a_planet_of_it_and_on_no_other_tile() -> None:
    """Seen before: amid a bow between two planets they hid the tile that lay there."""
    for places in (
        (Point(0, 0), Point(193, 0)),
        (Point(0, 0), Point(193, 193)),
        (Point(0, 0), Point(0, 193)),
    ):
        art = sheet.orbit(*places)
        tag, at_ = orbit_tag(art)
        wide, high = counter_size(tag)
        first = art.places[0]
        assert at_.x == first.x
        assert first.y < at_.y <= first.y + art.radius
        assert wide < 2 * art.radius
        assert at_.y + high / 2 < first.y + 96.5 - art.radius, "the circle below begins there"


def test_the_word_over_the_rounds_keeps_clear_of_the_sky(language: str) -> None:
    """The Japanese word reached over the plate's edge, where a lesson's frame cut its first sign."""
    art = arts_docks.RoundsArt(44.0, 500.0, 2, 9.5)
    image, box = drawn(art, Skin(THEMES["night"], language))
    middle, top = box.center().x(), box.center().y() - round(art.height / 2) - 24
    edge = middle - round(art.width / 2)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in range(edge + 4) for y in range(top, top + 20))
