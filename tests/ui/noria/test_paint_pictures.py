"""Every picture of Noria's table is drawn, in every theme and language, and stays in its box."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from noria_desktop.ui.art.glyphs import glyph_names, glyph_paths
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.noria.board import arts, arts_panels
from noria_desktop.ui.noria.paint.table import PICTURES
from tests.ui.noria import picture_sheet as sheet
from tests.ui.painted_arts import faults_of, kinds_in, watch_cuts

KINDS = kinds_in((arts, arts_panels))


def test_every_kind_of_art_has_a_picture_and_every_picture_a_kind() -> None:
    assert set(PICTURES) == KINDS


def test_the_sheet_shows_every_kind() -> None:
    assert {type(art) for art in sheet.singles()} == KINDS


@pytest.mark.parametrize("theme", list(THEMES))
def test_pictures_stay_in_their_boxes(theme: str, language: str) -> None:
    skin = Skin(THEMES[theme], language)
    starless = theme == "contrast"
    faults = faults_of(
        PICTURES, sheet.singles(language), skin, lambda art: starless and isinstance(art, arts.MistArt)
    )
    assert set(faults) == set()


def test_no_word_is_cut_at_standard_size(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ux.md 4.7: both languages fit; an ellipsis is only for sentences that a window cannot hold."""
    cut = watch_cuts(monkeypatch)
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
