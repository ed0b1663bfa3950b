"""Every picture on Scythe's table is drawn, in every theme and language, and stays in its box."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.terms import TERRITORIES, Ability, Faction, Resource, Terrain, Unit
from noria_desktop.ui.art.glyphs import glyph_names, glyph_paths
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.scythe.board import arts
from noria_desktop.ui.scythe.board.arts.land import HexArt, Mark
from noria_desktop.ui.scythe.board.arts.mats import AbilityArt
from noria_desktop.ui.scythe.board.arts.pieces import UnitArt
from noria_desktop.ui.scythe.board.arts.signs import AbilityTagArt
from noria_desktop.ui.scythe.board.layout import layout
from noria_desktop.ui.scythe.paint import ground, mats
from noria_desktop.ui.scythe.paint.automa import survivors
from noria_desktop.ui.scythe.paint.colours import (
    BOT,
    CORAL,
    DARK_TERRAIN,
    FACTION,
    GOLD,
    INK,
    PALE_GOLD,
    RESOURCE,
    YOU,
)
from noria_desktop.ui.scythe.paint.ground import land_outline
from noria_desktop.ui.scythe.paint.ink import Ink
from noria_desktop.ui.scythe.paint.landscapes import ART
from noria_desktop.ui.scythe.paint.marks import RING_FAR, under
from noria_desktop.ui.scythe.paint.table import PICTURES
from tests.ui import painted_arts
from tests.ui.painted_arts import faults_of, kinds_in, watch_cuts
from tests.ui.scythe import picture_sheet as sheet
from tests.ui.words import JapaneseWords

drawn = partial(painted_arts.drawn, PICTURES)
KINDS = kinds_in(
    import_module(module.name) for module in pkgutil.iter_modules(arts.__path__, f"{arts.__name__}.")
)


def everything() -> Iterator[Any]:
    """All single pictures, and those of whole pages."""
    yield from sheet.singles()
    for scene in sheet.SCENES:
        yield from (art for art, _, _ in sheet.page(layout(1280, 678, automa=scene == "automa"), scene))


def test_every_kind_of_art_has_a_picture_and_the_sheets_show_it() -> None:
    assert set(PICTURES) == KINDS
    assert {type(art) for art in everything()} == KINDS


@pytest.mark.parametrize("theme", list(THEMES))
def test_pictures_stay_in_their_boxes(theme: str, language: str) -> None:
    skin = Skin(THEMES[theme], language)
    assert set(faults_of(PICTURES, everything(), skin)) == set()


@pytest.mark.parametrize("size", [(1280, 678), (1024, 578), (1920, 958)])
def test_no_word_is_cut(size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """ux.md 4.7: both languages fit at every size."""
    cut = watch_cuts(monkeypatch)
    for scene in sheet.SCENES:
        sheet.page_image(scene, *size, "night", language)
    for art in sheet.singles():
        drawn(art, Skin(THEMES["night"], language))
    assert cut == []


def test_every_word_on_a_picture_is_japanese_in_japanese(qtbot: QtBot) -> None:
    words = JapaneseWords(watched={"Scythe"})
    QCoreApplication.installTranslator(words)
    sheet.sheet_image("night", "ja")
    QCoreApplication.removeTranslator(words)
    assert words.missing == set()


# Signs and figures ---------------------------------------------------------------------------------------


def test_glyphs_fill_their_box() -> None:
    """A glyph lies within -1.1..1.1 and reaches at least half of it."""
    for name in glyph_names("scythe"):
        solid, lines = glyph_paths(name)
        box = solid.boundingRect() | lines.boundingRect() if not solid.isEmpty() else lines.boundingRect()
        assert max(-box.left(), box.right(), -box.top(), box.bottom()) <= 1.1, name
        assert max(box.width(), box.height()) >= 1.2, name


def outline(art: UnitArt) -> QImage:
    """Whether each pixel is painted."""
    return drawn(art, Skin(THEMES["night"]))[0].convertToFormat(QImage.Format.Format_Alpha8)


@pytest.mark.parametrize("unit", list(Unit))
def test_the_outline_tells_the_side(unit: Unit, qtbot: QtBot) -> None:
    """mocks/scythe.md 3: yours are round, the Automa's are cut from plates; colour is never the only difference."""
    for faction in Faction:
        assert outline(UnitArt(unit, faction, True, 40)) != outline(UnitArt(unit, faction, False, 40))


@pytest.mark.parametrize("unit", [Unit.CHARACTER, Unit.MECH])
@pytest.mark.parametrize("own", [True, False])
def test_the_outline_tells_the_faction(unit: Unit, own: bool, qtbot: QtBot) -> None:
    pictures = [outline(UnitArt(unit, faction, own, 40)) for faction in Faction]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


def test_marks_differ_without_colour(qtbot: QtBot) -> None:
    """Legal, aimed at, refused, farther, nearest, chosen: each has its own line, whatever its colour."""
    wanted = [
        Mark.LEGAL, Mark.AHEAD, Mark.AIMED, Mark.SOURCE, Mark.REFUSED, Mark.FAR, Mark.NEAR,
        Mark.CHOSEN, Mark.YOURS, Mark.THEIRS,
    ]  # fmt: skip
    skin = Skin(THEMES["night"])
    pictures = [
        drawn(HexArt(mark, 45), skin)[0].convertToFormat(QImage.Format.Format_Grayscale8) for mark in wanted
    ]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


# The map -------------------------------------------------------------------------------------------------


def test_every_terrain_has_its_landscape() -> None:
    assert set(ART) == set(Terrain)


def test_the_land_is_one_shape() -> None:
    """47 territories that touch: one outline without holes."""
    assert TERRITORIES == 47
    assert len(land_outline().simplified().toSubpathPolygons()) == 1


def test_the_map_is_the_same_each_time(qtbot: QtBot) -> None:
    """No two territories look alike, but each looks the same whenever it is drawn."""
    art = next(art for art, _, _ in sheet.page(layout(1280, 678), "rest"))
    skin = Skin(THEMES["night"])
    drawn(art, skin)  # the very first words are drawn by a font that is only just being loaded
    assert drawn(art, skin)[0] == drawn(art, skin)[0]


# The Automa ----------------------------------------------------------------------------------------------


def test_the_funnel_narrows_as_the_record_says(qtbot: QtBot) -> None:
    """mocks/scythe.md 6: 19 in reach, 14 valid, 4 nearest to the human, 2 of them nearest to the Factory, 1."""
    assert [count for count, _ in survivors(sheet.record().moves[2])] == [19, 14, 4, 2, 1]


def test_every_ability_has_a_tag(qtbot: QtBot) -> None:
    for ability in Ability:
        width, height = PICTURES[AbilityTagArt].size(AbilityTagArt(ability))
        assert width > 40
        assert height == pytest.approx(21)


# Colours -------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    tone = QColor(colour)
    rgb = (tone.red(), tone.green(), tone.blue())
    parts = [part / 255 for part in rgb]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", list(THEMES))
def test_words_on_tags_and_mats_can_be_read(name: str) -> None:
    """ux.md 4.1: words keep 4.5:1 on what they stand on."""
    theme = THEMES[name]
    steppe = theme.steppe
    pairs = {
        "tag": (theme.text, steppe.pill),
        "legal tag": (theme.focus, steppe.pill),
        "good tag": (theme.success, steppe.pill),
        "warning": (steppe.on_warn, steppe.warn),
        "tie": (steppe.on_tie, steppe.tie),
        "upper box": (theme.text, steppe.top[0]),
        "quiet in an upper box": (theme.muted, steppe.top[0]),
        "cost in an upper box": (theme.danger, steppe.top[0]),
        "lower box": (theme.text, steppe.bottom[0]),
    }
    assert {what: round(ratio(*pair), 2) for what, pair in pairs.items() if ratio(*pair) < 4.5} == {}


def over(colour: str, alpha: float, bed: QColor) -> str:
    """A colour of some opacity on another one."""
    top = QColor(colour)
    red, green, blue = (
        round(alpha * above + (1 - alpha) * below)
        for above, below in (
            (top.red(), bed.red()),
            (top.green(), bed.green()),
            (top.blue(), bed.blue()),
        )
    )
    return QColor(red, green, blue).name()


@pytest.mark.parametrize("name", list(THEMES))
def test_numbers_of_territories_can_be_read_over_their_landscape(name: str, qtbot: QtBot) -> None:
    """ux.md 4.1: 4.5:1 between a number and its rim, whatever lies below the rim."""
    table = layout(1280, 678)
    ground_art = next(art for art, _, _ in sheet.page(table, "rest"))
    image, box = drawn(ground_art, Skin(THEMES[name]))
    low = {}
    for place in range(TERRITORIES):
        spot = table.place(place)
        dark = components().map.terrain[place] in DARK_TERRAIN
        rim, ink = (ground.DARK_RIM, "#FFFFFF") if dark else (ground.LIGHT_RIM, INK)
        left, top = round(box.left() + spot.x) - 9, round(box.top() + spot.y - 0.93 * table.radius)
        below = [image.pixelColor(left + x, top + y) for x in range(18) for y in range(13)]
        worst = min(ratio(ink, over(*rim, pixel)) for pixel in below)
        if worst < 4.5:
            low[place + 1] = round(worst, 2)
    assert low == {}


@pytest.mark.parametrize("name", list(THEMES))
def test_lines_on_the_map_stand_out_from_what_they_lie_on(name: str) -> None:
    """WCAG 1.4.11: 3:1 between a ring, a leader or a sign and its bed, which parts it from any landscape."""
    skin = Skin(THEMES[name])
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    k = Ink(painter, skin)
    lines = (
        k.t.focus, k.t.danger, k.t.success, k.t.accent, k.t.muted, CORAL, GOLD, PALE_GOLD, YOU, BOT, RING_FAR,
    )  # fmt: skip
    beds = {line: under(k, line) for line in lines}
    painter.end()
    assert {line: round(ratio(line, bed), 2) for line, bed in beds.items() if ratio(line, bed) < 3} == {}


@pytest.mark.parametrize("name", list(THEMES))
def test_words_of_notes_can_be_read(name: str) -> None:
    """Title, lines and chips on their plates; counts in their pills; beads and tags of the Automa's choice."""
    theme = THEMES[name]
    plate = QColor(theme.surface)
    pairs = {
        "title": (theme.text, theme.surface),
        "line": (theme.muted, theme.surface),
        "count": ("#FFFFFF", INK),
        "plain bead": ("#DDE4EE", "#20262F"),
        "best bead": (INK, GOLD),
        "chosen tag": (INK, PALE_GOLD),
        **{
            f"chip {tone}": (theme.text, over(tone, 0.14, plate))
            for tone in (theme.focus, theme.success, theme.danger, theme.accent)
        },
    }
    assert {what: round(ratio(*pair), 2) for what, pair in pairs.items() if ratio(*pair) < 4.5} == {}


def test_signs_of_tokens_and_structures_stand_out() -> None:
    """3:1 between a glyph and its tile, for every kind and faction."""
    tiles = {
        kind.value: (colour, "#FFFFFF" if kind in (Resource.OIL, Resource.WOOD) else INK)
        for kind, colour in RESOURCE.items()
    }
    light = (Faction.POLANIA, Faction.CRIMEA)
    tiles |= {
        faction.value: (colour, INK if faction in light else "#FFFFFF") for faction, colour in FACTION.items()
    }
    assert {what: round(ratio(*pair), 2) for what, pair in tiles.items() if ratio(*pair) < 3} == {}


@pytest.mark.parametrize("faction", list(Faction))
def test_a_mech_stands_above_the_name_of_its_ability(
    faction: Faction, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name of two lines has the mech over it, not behind it."""
    feet: list[tuple[float, float]] = []
    words: list[tuple[float, str]] = []
    centre = Ink.centre

    def stood(k: Ink, unit: Unit, *rest: Any, **more: Any) -> None:
        _, _, _, y, height = rest
        feet.append((y - height, y))

    def wrote(k: Ink, box: Any, text: str, size: float, *rest: Any) -> Any:
        words.append((box.center().y() - size / 2, text))
        return centre(k, box, text, size, *rest)

    monkeypatch.setattr(mats, "draw_figure", stood)
    monkeypatch.setattr(Ink, "centre", wrote)
    for slot in range(4):
        feet.clear()
        words.clear()
        drawn(AbilityArt(faction, slot, False, 61, 53), Skin(THEMES["night"], language))
        ((head, foot),) = feet
        assert head > -53 / 2
        assert foot <= min(top for top, _ in words), words
