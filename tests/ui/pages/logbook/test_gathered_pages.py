"""The double pages of the finale and of the Four Nights. Source: ux 3.2; solani/rules.md 9; mocks/campaign.md 2."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from noria_desktop.app.campaign.campaign import Attempt, Campaign, Ending
from noria_desktop.app.campaign.chapters import EVENING, FINALE, NIGHTS
from noria_desktop.app.campaign.nights import voyages
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.saves import resuming
from noria_desktop.app.session import Session
from noria_desktop.engine.values import changed
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.pages.logbook.book_model import BookPage, Gathered, PageState
from noria_desktop.ui.pages.logbook.book_pages import BookMaker
from noria_desktop.ui.pages.logbook.book_paint import BookPainter
from noria_desktop.ui.pages.logbook.book_spoken import account_spoken, picture_spoken
from noria_desktop.ui.pages.logbook.double_page import Opened, paint_double
from noria_desktop.ui.pages.logbook.save_book import write_page
from noria_desktop.ui.window.languages import Languages
from tests.app.campaign.whole_campaign import recorded

TODAY = date(2026, 6, 30)


@pytest.fixture(params=["en", "ja"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages = Languages(request.param)
    yield request.param
    languages.use("en")


def final(attempt: Attempt, _ending: Ending) -> Session | None:
    return resuming.opened(recorded()[1][attempt.id]).session


def page_of(name: str, campaign: Campaign | None = None) -> BookPage:
    of = recorded()[0] if campaign is None else campaign
    model = BookMaker(of, standing(of), final, today=TODAY).model(name)
    assert model.pages[model.shown].name == name
    return model.pages[model.shown]


def written(page: BookPage) -> Gathered:
    entry = page.entries[page.best]
    assert isinstance(entry, Gathered)
    return entry


def without(campaign: Campaign, *names: str) -> Campaign:
    return changed(campaign, attempts=tuple(one for one in campaign.attempts if one.chapter not in names))


def test_the_page_of_an_evening_tells_its_four_games_and_their_mean(language: str) -> None:
    campaign = recorded()[0]
    entry = written(page_of(FINALE))
    (evening,) = standing(campaign).evenings
    assert entry.total.startswith(str(evening.percent))
    assert [one.game for one in entry.parts] == [one.game for one in EVENING]
    assert round(sum(one.share for one in entry.parts) / 4) == evening.percent
    scores = {attempt.where.game: ending.result.scores for attempt, ending in evening.games}
    assert all(str(number) in one.scores for one in entry.parts for number in scores[one.game])
    assert entry.stars == tuple(one.stars for one in standing(campaign).volumes)


def test_the_page_of_a_voyage_tells_its_nights_their_leads_and_the_result(language: str) -> None:
    (voyage,) = voyages(recorded()[0])
    entry = written(page_of(NIGHTS))
    assert entry.total == f"+{voyage.result}"
    assert [one.share for one in entry.parts] == [one.lead for one in voyage.nights]
    assert [one.night for one in entry.parts] == [1, 2, 3, 4]
    assert str(voyage.wins) in entry.verdict
    assert entry.stars == ()


def test_an_evening_of_two_games_is_on_its_page_and_says_what_it_lacks() -> None:
    entry = written(page_of(FINALE, without(recorded()[0], "finale-noria", "finale-scythe")))
    assert [one.is_over for one in entry.parts] == [False, True, True, False]
    assert "1" in entry.verdict
    assert not entry.is_sealed
    assert [scene is None for scene in entry.inside()] == [True, False, False, True]


def test_one_game_may_be_left_out_of_a_page() -> None:
    entry = written(page_of(FINALE, without(recorded()[0], "finale-noria")))
    assert entry.verdict.startswith("3 of 3 ")


def test_a_page_that_is_not_written_says_what_it_will_be() -> None:
    campaign = recorded()[0]
    bare = without(campaign, *(one.id for one in EVENING), *(f"nights-{night}" for night in (1, 2, 3, 4)))
    assert page_of(FINALE, bare).state is PageState.OPEN
    assert page_of(NIGHTS, bare).state is PageState.OPEN
    shut = page_of(FINALE, changed(campaign, attempts=()))
    assert shut.state is PageState.SHUT
    assert "24" in shut.sentence
    assert not shut.has_stars


def test_the_book_opens_at_the_finale_when_that_was_played_last() -> None:
    campaign = recorded()[0]
    model = BookMaker(campaign, standing(campaign), final, today=TODAY).model()
    assert model.pages[model.shown].name == FINALE


def test_the_folios_go_on_after_the_sixteenth_chapter() -> None:
    assert page_of(FINALE).folios == (34, 35)
    assert page_of(NIGHTS).folios == (36, 37)


def test_a_screen_reader_hears_every_number_of_the_page(language: str) -> None:
    for name in (FINALE, NIGHTS):
        page = page_of(name)
        entry = written(page)
        told = account_spoken(page, entry, None)
        assert all(one.worth in told and one.scores in told for one in entry.parts)
        assert entry.total in told
        assert "{" not in told + picture_spoken(page, None, entry)


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
@pytest.mark.parametrize("name", [FINALE, NIGHTS])
def test_the_pages_are_painted_in_every_theme(qapp: QApplication, name: str, theme: str) -> None:
    page = page_of(name)
    entry = written(page)
    image = QImage(1100, 620, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = BookPainter(image)
    opened = Opened(0, page, entry, None, entry.inside())
    places = paint_double(painter, QRectF(0, 0, 1100, 620), shell_style(theme), opened)
    painter.end()
    assert places.picture is not None
    bare = QImage(1100, 620, QImage.Format.Format_RGB32)
    bare.fill(0)
    painter = BookPainter(bare)
    paint_double(painter, QRectF(0, 0, 1100, 620), shell_style(theme), Opened(0, page, None, None))
    painter.end()
    assert image != bare


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_the_page_of_an_evening_is_saved_as_a_picture(
    qapp: QApplication, tmp_path: Path, ending: str
) -> None:
    page = page_of(FINALE)
    entry = written(page)
    file = tmp_path / f"evening.{ending}"
    write_page(file, page.title, shell_style("day"), Opened(0, page, entry, None, entry.inside()))
    assert file.stat().st_size > 20_000
