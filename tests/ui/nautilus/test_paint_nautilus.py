"""Every picture of the submarine's table is drawn, in every theme and language, and stays in its box."""

from __future__ import annotations

from functools import partial

import attrs
import pytest
from PySide6.QtGui import QFont, QPainter

from noria_desktop.ui.art.glyphs import glyph_names, glyph_paths
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.nautilus.board import arts, arts_dock
from noria_desktop.ui.nautilus.paint.table import PICTURES
from tests.ui import painted_arts
from tests.ui.nautilus import picture_sheet as sheet
from tests.ui.painted_arts import faults_of, kinds_in, watch_cuts

drawn = partial(painted_arts.drawn, PICTURES)
KINDS = kinds_in((arts, arts_dock))


def test_every_kind_of_art_has_a_picture_and_the_sheet_shows_it() -> None:
    assert set(PICTURES) == KINDS
    assert {type(art) for art in sheet.singles()} == KINDS


@pytest.mark.parametrize("theme", list(THEMES))
def test_pictures_stay_in_their_boxes(theme: str, language: str) -> None:
    skin = Skin(THEMES[theme], language)
    assert (
        set(faults_of(PICTURES, sheet.singles(), skin, lambda art: isinstance(art, arts.OutlineArt))) == set()
    )


@pytest.mark.parametrize("size", [(1280, 678), (1024, 578), (1616, 958)])
def test_no_word_is_cut(size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ux.md 4.7: both languages fit at every size."""
    cut = watch_cuts(monkeypatch)
    sheet.page_image(*size, "night", language)
    for art in sheet.singles():
        drawn(art, Skin(THEMES["night"], language))
    assert cut == []


def test_glyphs_fill_their_box() -> None:
    """A sign lies within -1.1..1.1 and reaches at least half of it."""
    for name in glyph_names("nautilus"):
        box = glyph_paths(name)[0].boundingRect()
        assert max(-box.left(), box.right(), -box.top(), box.bottom()) <= 1.1, name
        assert max(box.width(), box.height()) >= 1.4, name


def test_the_outline_of_a_tilted_card_is_as_wide_as_the_card() -> None:
    """Halos follow the card, not its box: a card on its side is as high as it was wide."""
    outline = PICTURES[arts.OutlineArt].outline
    assert outline is not None
    upright = outline(arts.OutlineArt(100, 138)).boundingRect()
    lying = outline(arts.OutlineArt(100, 138, 90)).boundingRect()
    assert upright.width() == pytest.approx(lying.height(), abs=0.1)
    assert upright.width() == pytest.approx(104, abs=0.1)


def test_no_word_on_the_table_is_smaller_than_twelve(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """table.md 8 and access.md 12: nothing below 12 px at 100 %."""
    sizes: set[float] = set()
    plain = QPainter.setFont

    def watched(painter: QPainter, face: QFont) -> None:
        sizes.add(face.pixelSize() * painter.worldTransform().m11())
        plain(painter, face)

    monkeypatch.setattr(QPainter, "setFont", watched)
    sheet.page_image(1280, 678, "night", language)
    assert min(sizes) >= 12


def test_the_score_of_a_column_stands_as_high_where_the_words_over_it_need_two_lines(language: str) -> None:
    """A round's result: the line under "クラーケンが13に勝利" lay lower than those of the columns beside it."""
    skin = Skin(THEMES["night"], language)
    column = next(art for art in sheet.singles() if isinstance(art, arts.OutcomeArt))
    foots = []
    for winner in (14, 15):
        image, box = drawn(attrs.evolve(column, winner=winner, loser=13, width=114, height=126, unit=1), skin)
        foots.append(image.copy(box.left(), box.top() + 93, box.width(), box.height() - 93))
    assert foots[0] == foots[1]
