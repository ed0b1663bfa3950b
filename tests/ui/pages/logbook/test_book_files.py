"""Double pages as files, and nothing on them cut, crowded or too small to read. Source: campaign.md 2 and 7."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog

from noria_desktop.app.campaign.targets import targets
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.type import font
from noria_desktop.ui.pages.logbook.book_model import BookPage, Entry, Inside
from noria_desktop.ui.pages.logbook.book_paint import BookCanvas, BookPainter
from noria_desktop.ui.pages.logbook.double_page import Opened, needed_height, paint_double
from noria_desktop.ui.pages.logbook.logbook_page import LogbookPage
from noria_desktop.ui.widgets.game_book import Scene
from tests.ui.pages.logbook import book_samples as samples
from tests.ui.pages.logbook.conftest import Leaf

SHEET = re.compile(rb"/Type\s*/Page\b(?!s)")
NOTHING = Scene(lambda painter, target, skin: None, 0.9)


def test_a_double_page_is_saved_as_png_svg_and_pdf(leaf: Leaf, tmp_path: Path) -> None:
    page = leaf("1-nautilus")
    files = [tmp_path / f"page.{kind}" for kind in ("png", "svg", "pdf")]
    assert all(page.write(file) for file in files)
    assert page.notice.text() == "Saved as page.pdf."
    image = QImage(str(files[0]))
    assert (image.width(), image.height()) == (2 * 1196, 2 * 683)
    assert QSvgRenderer(str(files[1])).isValid()
    drawn = files[1].read_text(encoding="utf-8")
    assert "<text" not in drawn, "words are outlines"
    assert len(SHEET.findall(files[2].read_bytes())) == 1


def test_the_whole_book_is_a_pdf_of_all_written_pages(leaf: Leaf, tmp_path: Path) -> None:
    page = leaf("2-solani", "nautilus", "nautilus lost", "solani")
    assert page.write(tmp_path / "book.png", whole=True)
    assert not (tmp_path / "book.png").exists()
    assert len(SHEET.findall((tmp_path / "book.pdf").read_bytes())) == 3


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_pages_without_a_game_are_saved_as_well(leaf: Leaf, tmp_path: Path, kind: str) -> None:
    for place, unread in (("3-noria", False), ("1-nautilus", True)):
        file = tmp_path / f"{place}.{kind}"
        assert leaf(place, unread=unread).write(file)
        assert file.stat().st_size > 1000


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_file_that_cannot_be_written_is_said_and_nothing_is_lost(
    leaf: Leaf, tmp_path: Path, kind: str
) -> None:
    page = leaf("1-nautilus")
    file = tmp_path / "missing" / f"page.{kind}"
    assert not page.write(file)
    assert page.notice.isVisible()
    assert page.notice.text() == f"{file} could not be written. Choose another folder."
    assert not file.exists()
    assert page.write(tmp_path / f"page.{kind}")


def test_saving_asks_where_and_how(leaf: Leaf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answer = [("", "")]

    def choose(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return answer[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    page = leaf("1-nautilus", "nautilus")
    page.save.click()
    assert list(tmp_path.glob("*.p*")) == []
    assert asked[0].split(";;") == [
        "PNG (*.png)",
        "SVG (*.svg)",
        "PDF (*.pdf)",
        "The whole book – PDF (*.pdf)",
    ]
    answer[0] = (str(tmp_path / "all"), "The whole book – PDF (*.pdf)")
    page.save.click()
    assert (tmp_path / "all.pdf").exists()
    answer[0] = (str(tmp_path / "one"), "SVG (*.svg)")
    page.save.click()
    assert (tmp_path / "one.svg").exists()


# What is painted ----------------------------------------------------------------------------------------


def opened(page: BookPage, attempt: int | None, *, picture: bool = False) -> Opened:
    """A double page; its picture is left out where words are looked at."""
    if not page.entries:
        return Opened(0, page, None, None)
    entry = samples.chapter_entry(page, attempt)
    found = entry.inside()
    return Opened(0, page, entry, _without_picture(found) if found is not None and not picture else found)


def _without_picture(found: Inside) -> Inside:
    return evolve(found, scene=NOTHING)


def painted(
    of: Opened, size: tuple[int, int], theme: str = "night", *, scale: float = 1.0, single: int | None = None
) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = BookPainter(image)
    style = evolve(shell_style(theme), scale=scale)
    paint_double(painter, QRectF(image.rect()), style, of, single)
    painter.end()
    return image


@pytest.mark.parametrize(("size", "scale"), [((1156, 643), 1.0), ((912, 560), 0.9)])
def test_no_words_are_cut_on_any_page(
    monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], scale: float
) -> None:
    cut: list[str] = []
    real = BookCanvas.words

    def words(
        self: BookCanvas, box: QRectF, text: str, size: float, colour: str, bold: bool = False, *rest: Any
    ) -> float:
        if self.width(text, size, bold) > box.width() + 1:
            cut.append(text)
        return real(self, box, text, size, colour, bold, *rest)

    monkeypatch.setattr(BookCanvas, "words", words)
    for page in samples.maker().model().pages:
        for attempt in range(max(1, len(page.entries))):
            painted(opened(page, attempt if page.entries else None), size, scale=scale)
    assert cut == []


def test_the_foot_of_a_page_never_runs_into_its_set_up(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In a room as low as a page may have, the last line of the set-up stands above the tally."""
    lows: dict[str, float] = {}
    real = BookCanvas.words

    def words(self: BookCanvas, box: QRectF, text: str, *rest: Any) -> float:
        lows[text] = box.center().y()
        return real(self, box, text, *rest)

    monkeypatch.setattr(BookCanvas, "words", words)
    for page in samples.maker().model().pages:
        if not page.entries:
            continue
        lows.clear()
        of = opened(page, None)
        painted(of, (1156, round(needed_height(of, single=False))))
        assert isinstance(of.entry, Entry)
        last = max(y for text, y in lows.items() if text and of.entry.setup.endswith(text))
        assert last < lows[of.entry.tally] - 14


def test_results_and_targets_stand_in_their_order_across_the_whole_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    placed: dict[str, float] = {}
    real = BookCanvas.words

    def words(self: BookCanvas, box: QRectF, text: str, *rest: Any) -> float:
        if text.isdigit() and abs(box.width() - 60) < 1:
            placed[text] = box.center().x()
        return real(self, box, text, *rest)

    monkeypatch.setattr(BookCanvas, "words", words)
    page = samples.maker().model().pages[0]
    painted(opened(page, None), (1156, 643))
    order = sorted(placed, key=int)
    asked = targets("1-noria", 1)
    best = samples.chapter_entry(page).scores
    # A target close to a result gives way to it.
    assert {str(one) for one in best} <= set(order)
    assert set(order) <= {str(one) for one in (*best, asked.second.value, asked.third.value)}
    assert [placed[one] for one in order] == sorted(placed.values())
    assert placed[order[-1]] - placed[order[0]] > 250


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
@pytest.mark.parametrize("where", ["1-noria", "1-nautilus", "1-solani", "1-scythe", "2-solani", "3-noria"])
def test_a_picture_stays_within_its_frame(theme: str, where: str) -> None:
    """Scenes reach beyond what a page shows of them; none of that is seen on the paper round the picture."""
    page = samples.maker().model().pages[samples.place_of(where)]
    with_picture = painted(opened(page, None, picture=True), (1156, 643), theme)
    paper = QColor("#000000" if theme == "contrast" else "#EFE4C8")
    for x, y in ((43, 300), (300, 35), (549, 300), (300, 600)):
        seen = with_picture.pixelColor(x, y)
        assert abs(seen.red() - paper.red()) < 60, (x, y, seen.name())


def test_the_course_of_the_score_stands_once_wherever_it_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for module in ("account", "story_page"):
        name = f"noria_desktop.ui.pages.logbook.{module}.paint_course"
        monkeypatch.setattr(name, lambda *parts, module=module: drawn.append(module))
    pages = samples.maker().model().pages
    for place, size, where in (
        ("1-noria", (1156, 643), ["story_page"]),
        ("1-nautilus", (1156, 643), []),
        ("1-scythe", (1156, 643), []),
        ("1-scythe", (1700, 940), ["account"]),
    ):
        drawn.clear()
        of = opened(pages[samples.place_of(place)], None)
        assert of.inside is not None
        shape = 0.56 if place == "1-noria" else 0.98
        painted(evolve(of, inside=evolve(of.inside, scene=Scene(NOTHING.paint, shape))), size)
        assert drawn == where, (place, size)


def test_high_contrast_has_black_paper_with_white_rules(leaf: Leaf) -> None:
    image = leaf("1-nautilus", theme="contrast").grab().toImage()
    row = [QColor(image.pixel(x, 500)).name() for x in range(640, 1210)]
    assert row.count("#000000") > 400
    assert "#ffffff" in row


def test_small_print_of_a_scene_is_left_out_and_large_print_stays(qapp: object) -> None:
    def ink(factor: float, words: str) -> int:
        image = QImage(200, 60, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = BookPainter(image)
        painter.setFont(font(12))
        painter.scale(factor, factor)
        with painter.without_small_print():
            painter.drawText(QRectF(0, 0, 200 / factor, 60 / factor), words)
        painter.end()
        return sum(image.pixelColor(x, y).lightness() < 200 for x in range(200) for y in range(60))

    assert ink(1.0, "Exploration") > 0
    assert ink(0.6, "Exploration") == 0
    assert ink(0.6, "14") > 0
    assert ink(0.4, "14") == 0


def test_words_of_the_book_itself_are_never_left_out(qapp: object) -> None:
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter: QPainter = BookPainter(image)
    painter.setFont(font(6))
    painter.drawText(QRectF(0, 0, 200, 60), "Exploration")
    painter.end()
    assert any(image.pixelColor(x, y).lightness() < 200 for x in range(60) for y in range(30))


def test_a_fault_in_one_picture_leaves_the_program_standing(
    leaf: Leaf, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    page: LogbookPage = leaf("1-nautilus")

    def broken(*parts: object) -> None:
        raise ValueError("no paint")

    assert page.book.opened.inside is not None
    page.book.open(evolve(page.book.opened, inside=evolve(page.book.opened.inside, scene=Scene(broken, 0.9))))
    page.grab()
    assert [str(error) for error in told] == ["no paint"]
