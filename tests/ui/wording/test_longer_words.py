"""Words of another language may be longer: with 60 % more letters nothing on a table is cut. Source: access.md 13."""

from __future__ import annotations

import math
import re

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import play_to_human
from noria_desktop.app.session import Session
from noria_desktop.ui.art import type as lettering
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.board.pictures import paint_sprite
from noria_desktop.ui.game_ui import game_ui

LONGER = 0.6
LETTERS = "anoveritum"
FIELD = re.compile(r"%n|\{[a-z_0-9]*\}")
WIDTH, HEIGHT = 1280, 678
"""The room of the board in a window of 1280x800."""
GAMES = ("noria", "nautilus", "solani", "scythe")


class LongerWords(QTranslator):
    """A language whose every text has more letters than the English one."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: bytes | str, text: bytes | str, disambiguation: object = None, n: int = -1
    ) -> str:
        words = text if isinstance(text, str) else text.decode()
        return longer(words)


def longer(words: str) -> str:
    """Each word of letters longer by the same share, fields as they are."""
    spelled = FIELD.sub("", words)
    count = math.ceil(LONGER * sum(letter.isalpha() for letter in spelled))
    if not count:
        return words
    filler = (LETTERS * math.ceil(count / len(LETTERS)))[:count]
    if " " not in words.strip():
        return words + filler
    parts = [filler[begin : begin + 6] for begin in range(0, count, 6)]
    return " ".join((words, *parts))


def cut_captions(game: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Captions of a new game's table that end in an ellipsis."""
    cut: list[str] = []

    class Noting(QFontMetricsF):
        def elidedText(self, words: str, *rest: object) -> str:  # noqa: N802
            shown = str(QFontMetricsF.elidedText(self, words, *rest))  # type: ignore[arg-type]
            if shown != words:
                cut.append(words)
            return shown

    monkeypatch.setattr(lettering, "QFontMetricsF", Noting)
    session = Session(kit(game).rules, kit(game).default_options(), 1)
    play_to_human(session)
    face, view = game_ui(game), session.view()
    table = face.presenter.layout(WIDTH, HEIGHT)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(table.scale, table.scale)
    for sprite in face.presenter.project(view, table, session.legal):
        paint_sprite(painter, sprite, face.pictures, Skin(THEMES["night"], "en"))
    painter.end()
    return cut


@pytest.mark.parametrize("game", GAMES)
def test_no_caption_of_a_table_is_cut_by_longer_words(
    game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    language = LongerWords()
    QCoreApplication.installTranslator(language)
    try:
        cut = cut_captions(game, monkeypatch)
    finally:
        QCoreApplication.removeTranslator(language)
    assert cut == []


def test_english_itself_is_cut_nowhere(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        assert cut_captions(game, monkeypatch) == []


def test_longer_words_keep_their_fields() -> None:
    assert longer("Unit {number} of {all}") == "Unit {number} of {all} anov"
    assert longer("{number}/{all}") == "{number}/{all}"
