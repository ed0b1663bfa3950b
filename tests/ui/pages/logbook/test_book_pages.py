"""The logbook's model: every figure on a page is that of the game that was played. Source: campaign.md 2; decision 41."""

from __future__ import annotations

import sys
from datetime import date
from types import TracebackType

import pytest

from noria_desktop.app.campaign.chapters import CHAPTERS, FINALE, NIGHTS, chapter
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.campaign.targets import targets
from noria_desktop.app.catalogue import kit
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.ui.pages.logbook.book_model import BookModel, BookPage, Entry, Inside, PageState, Told
from noria_desktop.ui.pages.logbook.book_pages import BookMaker
from tests.app.campaign import made
from tests.ui.pages.logbook import book_samples as samples

GAMES = ("noria", "nautilus", "solani", "scythe")


def model(*names: str) -> BookModel:
    return samples.maker(*names).model()


def page(where: str, *names: str) -> BookPage:
    return model(*names).pages[samples.place_of(where)]


def best(where: str, *names: str) -> Entry:
    return samples.chapter_entry(page(where, *names))


def inside(entry: Entry) -> Inside:
    found = entry.inside()
    assert found is not None
    return found


def test_a_book_has_a_double_page_for_every_chapter_in_their_order() -> None:
    found = model()
    assert [one.name for one in found.pages] == [*(one.id for one in CHAPTERS), FINALE, NIGHTS]
    assert [one.folios for one in found.pages[:2]] == [(2, 3), (4, 5)]
    assert found.campaign_name == "Winter voyage"


def test_a_page_is_written_open_or_shut() -> None:
    """Seven stars in volume I open volume II; one of its six is there, so volumes III and IV are shut."""
    states = [one.state for one in model().pages]
    assert states[:4] == [PageState.WRITTEN] * 4
    assert states[4:8] == [PageState.WRITTEN, PageState.WRITTEN, PageState.OPEN, PageState.OPEN]
    assert states[8:12] == [PageState.SHUT] * 4
    assert states[14] is PageState.WRITTEN, "somebody who plays with a file of another program has played it"


def test_an_empty_campaign_opens_at_what_comes_next() -> None:
    found = BookMaker(made.EMPTY, standing(made.EMPTY), samples.final).model()
    assert [one.state for one in found.pages] == [PageState.OPEN] * 4 + [PageState.SHUT] * 13 + [
        PageState.OPEN
    ]
    assert found.shown == CHAPTERS.index(standing(made.EMPTY).next.chapter)


def test_a_book_opens_where_something_ended_last_or_where_it_is_asked_to() -> None:
    assert model().shown == samples.place_of("4-solani")
    assert samples.maker().model("1-scythe").shown == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_the_totals_of_its_game(game: str) -> None:
    entry, played = best(f"1-{game}"), samples.session(game)
    sheet = played.rules.scores(played.state)
    assert entry.scores == tuple(sheet.total(seat) for seat in kit(game).seats(played.options))
    assert entry.is_won is (sheet.winner == HUMAN)
    assert entry.stars == standing(samples.campaign()).of(chapter(f"1-{game}")).stars


@pytest.mark.parametrize("game", ["noria", "solani", "scythe"])
def test_rows_add_up_to_the_totals(game: str) -> None:
    entry = best(f"1-{game}")
    rows = inside(entry).rows
    assert sum(row.own or 0 for row in rows) == entry.scores[HUMAN]
    assert sum(row.rival or 0 for row in rows) == entry.scores[entry.rival]
    assert all(row.title for row in rows)


def test_the_rows_of_a_table_of_three_are_those_of_the_best_of_the_others() -> None:
    entry = best("4-solani")
    assert len(entry.scores) == 3
    assert entry.scores[entry.rival] == max(entry.scores[1:])
    assert sum(row.rival or 0 for row in inside(entry).rows) == max(entry.scores[1:])


@pytest.mark.parametrize("game", ["noria", "solani", "scythe"])
def test_the_course_of_the_score_begins_at_the_set_up_and_ends_at_the_totals(game: str) -> None:
    entry, played = best(f"1-{game}"), samples.session(game)
    course = inside(entry).course
    assert course is not None
    start = played.rules.scores(played.start.state)
    assert (course.own[0], course.rival[0]) == (start.total(0), start.total(1))
    assert (course.own[-1], course.rival[-1]) == entry.scores
    rounds = played.state.turn if game == "scythe" else kit(game).progress(played.state).done
    assert len(course.own) == len(course.rival) == rounds + 1


@pytest.mark.parametrize("where", ["1-nautilus", "2-nautilus"])
def test_nautilus_has_no_running_score_but_the_rounds_in_which_domains_were_won(where: str) -> None:
    entry = best(where)
    found = inside(entry)
    assert found.course is None
    assert found.milestones is not None
    assert found.milestones.rounds == entry.ending.rounds
    mine = sum(one.is_own for one in found.milestones.won)
    assert (mine, len(found.milestones.won) - mine) == entry.scores
    assert entry.scale is None


def test_the_table_of_nautilus_is_shown_when_the_last_card_lay() -> None:
    from noria_desktop.games.nautilus.state import Awarding
    from noria_desktop.ui.game_ui import game_ui

    played = samples.session("nautilus")
    shown = game_ui("nautilus").book().view(played)
    assert isinstance(shown.table.pending, Awarding)
    assert not isinstance(played.state.table.pending, Awarding)


def test_the_line_of_results_has_the_targets_of_the_attempts_own_edition() -> None:
    entry = best("1-solani")
    asked = targets("1-solani", 1)
    assert entry.scale is not None
    assert [aim.value for aim in entry.scale.aims] == [asked.second.value, asked.third.value]
    assert [aim.is_reached for aim in entry.scale.aims] == [entry.stars >= 2, entry.stars >= 3]
    assert (entry.scale.own, entry.scale.rival) == entry.scores


# Attempts -----------------------------------------------------------------------------------------------


def test_a_page_holds_the_best_attempt_and_the_others_besides() -> None:
    found = page("1-noria")
    assert [entry.number for entry in found.entries] == [1, 2, 3]
    assert found.best == 1
    assert found.entries[1].told_attempt == "attempt 2 of 3"
    assert best("1-nautilus").told_attempt == "attempt 1"


def test_a_game_against_an_easier_rival_says_so() -> None:
    entry = best("2-noria")
    assert entry.is_lowered
    assert entry.stars == 1
    assert entry.title == "Noria against Bot 1"
    assert page("2-noria").title == "Noria against Bot 2"
    assert entry.next_star == "Against an easier rival: one star at the most"


def test_the_tally_counts_all_attempts_against_one_rival() -> None:
    assert best("1-noria").tally == best("2-noria").tally == "2 won, 2 lost against Bot 1"
    assert best("2-nautilus").tally == "0 won, 1 lost against the Sailor"


def test_sealed_and_open_records_are_told_apart() -> None:
    assert (best("1-nautilus").is_sealed, best("1-nautilus").seal_word) == (True, "sealed record")
    assert (best("1-solani").is_sealed, best("1-solani").seal_word) == (False, "Open")


def test_the_year_is_told_where_it_is_not_this_one() -> None:
    of = samples.campaign("nautilus")
    for today, told in ((date(2026, 12, 31), "12 May"), (date(2027, 1, 1), "12 May 2026")):
        maker = BookMaker(of, standing(of), samples.final, today=today)
        assert samples.chapter_entry(maker.model().pages[1], 0).date == told


# Set-ups ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_of_a_page_can_be_pasted(game: str, language: str) -> None:
    entry, played = best(f"1-{game}"), samples.session(game)
    laid = kit(game).options_of(played.start.state)
    assert kit(game).read_setup(entry.setup) == laid
    if game != "noria":
        assert kit(game).seed_in(entry.setup) == played.seed
        assert seed_code(played.seed) in entry.setup


def test_a_result_without_a_set_up_that_can_be_read_is_told_by_its_deal() -> None:
    of = made.played(made.EMPTY, 1, "1-nautilus", 3)
    found = BookMaker(of, standing(of), samples.unreadable).model().pages[1].entries[0]
    assert kit("nautilus").read_setup(found.setup).opponent.value == "level1"


# What cannot be read ------------------------------------------------------------------------------------


def test_a_page_whose_game_cannot_be_read_keeps_its_result() -> None:
    found = samples.maker(unread=True).model().pages[3]
    entry = samples.chapter_entry(found)
    assert entry.inside() is None
    assert (entry.scores, entry.stars) == (best("1-scythe").scores, best("1-scythe").stars)
    assert entry.setup == best("1-scythe").setup


def test_a_game_is_read_once() -> None:
    asked: list[str] = []

    def final(attempt: object, ending: object) -> Session:
        asked.append("nautilus")
        return samples.session("nautilus")

    of = samples.campaign("nautilus")
    maker = BookMaker(of, standing(of), final)
    for _ in range(2):
        maker.model().pages[1].entries[0].inside()
    assert asked == ["nautilus"]


def test_a_story_that_cannot_be_told_leaves_the_page_without_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[BaseException] = []

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        told.append(error)

    def broken(session: Session) -> Told:
        raise LookupError("no such event")

    monkeypatch.setattr(sys, "excepthook", hear)
    of = samples.campaign("nautilus")
    entry = samples.chapter_entry(BookMaker(of, standing(of), samples.final, broken).model().pages[1], 0)
    assert inside(entry).lines == ()
    assert [str(error) for error in told] == ["no such event"]


# Sentences ----------------------------------------------------------------------------------------------


def test_pages_that_are_not_written_say_what_is_so() -> None:
    found = model().pages
    assert found[samples.place_of("2-solani")].sentence.startswith("Not yet written.")
    assert found[samples.place_of("2-scythe")].sentence.startswith("A game is under way here.")
    assert found[samples.place_of("3-noria")].sentence == "Opens with 5 more stars in volume II."
    assert found[samples.place_of("4-noria")].sentence == "Opens with 6 stars in volume III."
    assert all(one.asks[0] == "Win" for one in found if one.has_stars)


def test_words_of_a_page_in_both_languages(language: str) -> None:
    entry, found = best("1-scythe"), page("1-scythe")
    said = [found.place, entry.title, entry.below_title, entry.verdict, entry.next_star, entry.tally]
    lead = entry.scores[0] - entry.scores[1]
    asked = targets("1-scythe", 1)
    star = next(n for n, goal in ((2, asked.second), (3, asked.third)) if entry.scores[0] < goal.value)
    lacking = (asked.second, asked.third)[star - 2].value - entry.scores[0]
    if language == "ja":
        assert said == [
            "第1巻・第4章",
            "Scythe　対オートメッタ",
            f"5月14日・1回目の挑戦・{entry.minutes}",
            f"{lead}コイン差で勝利",
            f"{star}つ目の星まで、あと{lacking}コイン",
            "オートメッタとの通算：1勝0敗",
        ]
    else:
        assert said == [
            "Volume I · chapter 4",
            "Scythe against Autometta",
            f"14 May · attempt 1 · {entry.minutes}",
            f"Won by {lead} coins",
            f"{lacking} more coin{'s' * (lacking != 1)} for the {'second' if star == 2 else 'third'} star",
            "1 won, 0 lost against Autometta",
        ]


def test_the_picture_has_a_sentence_of_its_own(language: str) -> None:
    for game in GAMES:
        found = inside(best(f"1-{game}"))
        assert found.caption
        assert found.described
        assert "{" not in found.caption + found.described


def test_a_game_that_says_no_more_shows_its_whole_table_and_its_score_sheet() -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from noria_desktop.ui.art.skin import Skin
    from noria_desktop.ui.art.theme import THEMES
    from noria_desktop.ui.game_ui import game_ui
    from noria_desktop.ui.widgets.game_book import GameBook

    played = samples.session("noria")
    plain = GameBook(game_ui("noria"))
    scene = plain.scene(played)
    image = QImage(640, round(640 * scene.shape), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.paint(painter, QRectF(image.rect()), Skin(THEMES["night"], "en"))
    painter.end()
    assert len({image.pixel(x, y) for x in range(0, 640, 40) for y in range(0, image.height(), 40)}) > 20
    assert sum(row.own or 0 for row in plain.rows(played)) == best("1-noria").scores[HUMAN]
    assert plain.caption(played) == plain.described(played) == ""
    assert plain.milestones(played) is None
    assert seed_code(played.seed) in plain.setup_text(
        kit("noria").options_of(played.start.state), played.seed
    )
