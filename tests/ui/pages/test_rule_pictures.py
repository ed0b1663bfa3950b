"""Pictures beside the rules: from the table's own pieces, in theme and language, each with its sentence."""

from __future__ import annotations

import re
from functools import partial
from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.pages.rules_text import Shown, rules_text, to_html
from noria_desktop.ui.widgets.rule_picture import CALLOUT, SHAPE, WIDE

ILLUSTRATED = [game for game in game_ids() if game_ui(game).rule_pictures()]
EVERY = [(game, number) for game in ILLUSTRATED for number in range(len(game_ui(game).rule_pictures()))]
LEAST_SCALE = {"noria": 0.5}
"""Noria's wheel and sky are shown whole."""
COLOURS = {"text": "#000", "muted": "#000", "accent": "#000", "line": "#000"}


def painted(game: str, number: int, theme: str = "night") -> QImage:
    image = QImage(195, 134, QImage.Format.Format_RGB32)
    image.fill(0xFF00FF)
    painter = QPainter(image)
    door = game_ui(game)
    skin = Skin(THEMES[theme], "en")
    door.rule_pictures()[number].paint(painter, QRectF(image.rect()), door, skin)
    painter.end()
    return image


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}


@pytest.mark.parametrize("game", ILLUSTRATED)
def test_a_game_with_pictures_has_at_least_eight_in_sections_that_are_there(game: str) -> None:
    pictures = game_ui(game).rule_pictures()
    assert len(pictures) >= 8
    assert len({picture.caption.english for picture in pictures}) == len(pictures)
    for language in ("en", "ja"):
        anchors = {chapter.anchor for chapter in rules_text(game, language).chapters}
        assert {picture.anchor for picture in pictures} <= anchors


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_the_numbers_of_a_picture_lie_within_it_and_its_sentence_names_each(game: str, number: int) -> None:
    picture = game_ui(game).rule_pictures()[number]
    radius = CALLOUT / WIDE
    lying = [(x, y * SHAPE) for x, y in picture.numbers(game_ui(game))]
    for x, y in lying:
        assert radius * 0.6 <= x <= 1 - radius * 0.6
        assert radius * 0.6 <= y <= SHAPE - radius * 0.6
    for (x, y), (other_x, other_y) in combinations(lying, 2):
        assert hypot(x - other_x, y - other_y) > 2 * radius
    for named in range(1, len(lying) + 1):
        assert re.search(rf"(?<!\d){named}(?!\d)", picture.caption.english)


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_no_picture_makes_the_words_of_the_table_small(game: str, number: int) -> None:
    """Words of the table are 12 or more; what is not words but a map or a wheel may be smaller."""
    assert game_ui(game).rule_pictures()[number].scale(game_ui(game)) >= LEAST_SCALE.get(game, 0.94)


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_every_picture_is_painted_to_its_edges_and_anew_in_another_theme(
    qapp: object, game: str, number: int
) -> None:
    night, day = painted(game, number), painted(game, number, "day")
    assert len(colours(night)) > 20
    assert 0xFFFF00FF not in colours(night)
    assert night != day


def test_a_picture_stands_at_the_end_of_its_section_with_its_sentence() -> None:
    source = "# A {#top}\n## B {#b}\nwords\n## C {#c}\nmore\n"
    html = to_html(source, COLOURS, {"b": (Shown("picture:x/0/9", "What is seen.", 9, 6),)})
    assert (
        html.index("words") < html.index("picture:x/0/9") < html.index("What is seen.") < html.index("more")
    )


def test_the_page_shows_each_picture_with_its_sentence(qtbot: QtBot) -> None:
    page = RulesPage("noria", shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.ready()
    words = page.text.toPlainText()
    for picture in game_ui("noria").rule_pictures():
        assert str(picture.caption) in words
    document = page.text.document()

    def is_given(address: str, width: int) -> bool:
        image = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(address))
        return isinstance(image, QImage) and image.deviceIndependentSize().width() == width

    for number, (address, _number, width) in enumerate(page.text._named):
        page.open_at(game_ui("noria").rule_pictures()[number].anchor)
        qtbot.waitUntil(partial(is_given, address, width))


def test_only_pictures_in_sight_are_painted_when_the_page_opens(qtbot: QtBot) -> None:
    page = RulesPage("scythe", shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.ready()
    qtbot.waitUntil(lambda: len(page.text._painted) > 0)
    qtbot.wait(50)
    assert len(page.text._painted) < len(page.text._named) / 2
    page.open_at("score")
    last = page.text._named[-1][0]
    qtbot.waitUntil(lambda: last in page.text._painted)
