"""Every picture of Noria's table is drawn, in every theme and language, and stays in its box."""

from __future__ import annotations

import inspect
import math
from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art import type as type_module
from noria_desktop.ui.art.glyphs import glyph_names, glyph_paths
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.noria.board import arts, arts_panels
from noria_desktop.ui.noria.paint.table import PICTURES
from tests.ui.noria import picture_sheet as sheet
from tests.ui.words import JapaneseWords

MARGIN = 24
"""Pixels round a box that are watched for paint."""


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    word: str = request.param
    words = JapaneseWords()
    if word == "ja":
        QCoreApplication.installTranslator(words)
    yield word
    QCoreApplication.removeTranslator(words)


def kinds() -> set[type]:
    return {
        kind
        for module in (arts, arts_panels)
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if name.endswith("Art") and attrs.has(kind)
    }


def test_every_kind_of_art_has_a_picture_and_every_picture_a_kind() -> None:
    assert set(PICTURES) == kinds()


def test_the_sheet_shows_every_kind() -> None:
    assert {type(art) for art in sheet.singles()} == kinds()


def drawn(art: Any, skin: Skin) -> tuple[QImage, QRect]:
    """The art in an image with a margin, and its box in it."""
    picture = PICTURES[type(art)]
    width, height = (math.ceil(length) for length in picture.size(art))
    image = QImage(width + 2 * MARGIN, height + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(image.width() / 2, image.height() / 2)
    before = QTransform(painter.transform()), painter.opacity()
    picture.paint(painter, art, skin)
    assert (painter.transform(), painter.opacity()) == before, "a painter leaves no traces"
    painter.end()
    return image, QRect(MARGIN, MARGIN, width, height)


def is_blank(image: QImage, part: QRect) -> bool:
    piece = image.copy(part)
    empty = QImage(piece.size(), piece.format())
    empty.fill(0)
    return bool(piece == empty)


@pytest.mark.parametrize("theme", list(THEMES))
def test_pictures_stay_in_their_boxes(theme: str, language: str) -> None:
    skin = Skin(THEMES[theme], language)
    faults = []
    for art in sheet.singles(language):
        image, box = drawn(art, skin)
        right, bottom = box.right() + 1, box.bottom() + 1
        outside = {
            "above": QRect(0, 0, image.width(), box.top()),
            "below": QRect(0, bottom, image.width(), MARGIN),
            "left": QRect(0, 0, box.left(), image.height()),
            "right": QRect(right, 0, MARGIN, image.height()),
        }
        for where, part in outside.items():
            if not is_blank(image, part):
                faults.append(f"{art} paints {where} its box")
        mist_in_a_starless_theme = isinstance(art, arts.MistArt) and theme == "contrast"
        if is_blank(image, box) is not mist_in_a_starless_theme:
            faults.append(f"{art} paints nothing")
    assert faults == []


def test_no_word_is_cut_at_standard_size(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ux.md 4.7: both languages fit; an ellipsis is only for sentences that a window cannot hold."""
    cut: list[str] = []

    class Watched(QFontMetricsF):
        def elidedText(self, text: str, *rest: Any) -> str:  # noqa: N802
            cut.append(text)
            return super().elidedText(text, *rest)

    monkeypatch.setattr(type_module, "QFontMetricsF", Watched)
    sheet.page_image(1280, 678, "night", language)
    assert cut == []


def test_the_whole_page_paints_at_every_scale(qtbot: QtBot) -> None:
    for ratio in (1.0, 1.5):
        image = sheet.page_image(1280, 678, "day", "en", ratio)
        assert (image.width(), image.height()) == (1280 * ratio, 678 * ratio)


def test_a_ring_turned_by_a_space_shows_the_same_places(qtbot: QtBot) -> None:
    """After the turn the rotation is dropped, so nothing but the light may change place."""
    from noria_desktop.games.noria.terms import Ring, Side
    from noria_desktop.ui.noria.board.measures import BOUND, ORBIT, slot_angle, slot_step

    for ring in Ring:
        angles = {round(slot_angle(ring, n) % 360, 6) for n in range(1, 7) if n <= 360 / slot_step(ring)}
        turned = {round((angle + slot_step(ring)) % 360, 6) for angle in angles}
        assert angles == turned
        assert BOUND[ring.index] < ORBIT[ring] < BOUND[ring.index + 1]
    width, _ = PICTURES[arts.RingArt].size(arts.RingArt(Side.HUMAN, Ring.LARGE, 213))
    assert width < 2 * 213


def test_glyphs_fill_their_box() -> None:
    """A glyph lies within -1.1..1.1 and reaches at least half of it."""
    for name in (*glyph_names("noria"), *glyph_names("board")):
        box = glyph_paths(name)[0].boundingRect()
        assert max(-box.left(), box.right(), -box.top(), box.bottom()) <= 1.1, name
        assert max(box.width(), box.height()) >= 1.4, name


def test_an_island_has_a_silhouette_for_halos() -> None:
    outline = PICTURES[arts.IslandArt].outline
    assert outline is not None
    art = arts.IslandArt(5)
    width, height = PICTURES[arts.IslandArt].size(art)
    box = outline(art).boundingRect()
    assert -width / 2 <= box.left()
    assert box.right() <= width / 2
    assert -height / 2 <= box.top()
    assert box.bottom() <= height / 2
