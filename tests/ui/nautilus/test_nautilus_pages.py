"""Nautilus' New game and result pages, and pages that know of two games. Source: mocks/shell.md; rules.md 10, 12."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.seed_code import seed_code
from noria_desktop.app.session import Session
from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.nautilus.domains import net_points, settled_now
from noria_desktop.games.nautilus.notation import write_setup
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Options
from noria_desktop.games.nautilus.terms import Domain, DomainCards, FirstPlayer, HarpoonWording, Opponent
from noria_desktop.ui.art.style import ShellStyle, shell_style
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.board.project_stage import asked, unasked
from noria_desktop.ui.nautilus.game_ui import GAME_UI
from noria_desktop.ui.nautilus.pages.book import NautilusBook
from noria_desktop.ui.nautilus.pages.new_game_page import NautilusForm
from noria_desktop.ui.nautilus.pages.story import decisive, domain_facts, rounds, wins
from noria_desktop.ui.pages.game_card import record_text
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.result import result_page
from noria_desktop.ui.pages.rules import RulesPage
from tests.ui.nautilus import nautilus_samples as samples
from tests.ui.nautilus.walks import moments


def style() -> ShellStyle:
    """Still, so that nothing has to be waited for."""
    return shell_style("night", still=True)


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage[NautilusForm]:
    page = NewGamePage(samples.new_game(), NautilusForm(style()), style())
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


# New game -------------------------------------------------------------------------------------------------


def test_enter_starts_with_the_last_choices(qtbot: QtBot, page: NewGamePage[NautilusForm]) -> None:
    with qtbot.waitSignal(page.start_requested) as caught:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert caught.args == [Options(Opponent.LEVEL_3), 20231121]


def test_every_control_rewrites_the_line(page: NewGamePage[NautilusForm]) -> None:
    page.form.opponent.ranks.buttons[Opponent.LEVEL_4].click()
    page.form.choices_column.first.buttons[FirstPlayer.OPPONENT].click()
    page.form.choices_column.cards.buttons[DomainCards.HIDDEN].click()
    page.form.choices_column.harpoon.buttons[HarpoonWording.PRINTED].click()
    wanted = Options(Opponent.LEVEL_4, DomainCards.HIDDEN, FirstPlayer.OPPONENT, HarpoonWording.PRINTED)
    assert page.choices()[0] == wanted
    assert page.setup.editor.toPlainText() == write_setup(wanted, "en", seed_code(20231121))


def test_the_line_moves_every_control(page: NewGamePage[NautilusForm]) -> None:
    page.setup.editor.setPlainText(
        f"Opponent: human, First: opponent, Domain cards: hidden, Harpoon: printed, Seed: {seed_code(77)}"
    )
    assert page.form.opponent.ranks.choice is Opponent.HUMAN
    assert page.form.choices_column.first.choice is FirstPlayer.OPPONENT
    assert page.form.choices_column.cards.choice is DomainCards.HIDDEN
    assert page.form.choices_column.harpoon.choice is HarpoonWording.PRINTED
    assert page.setup.seed.text() == seed_code(77)
    assert page.choices()[1] == 77


def test_a_japanese_line_is_read_too(page: NewGamePage[NautilusForm]) -> None:
    page.setup.editor.setPlainText("対戦相手：レベル2、分野カード：隠す")
    assert page.choices()[0] == Options(Opponent.LEVEL_2, DomainCards.HIDDEN)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "nothing is written"),
        ("level 3", "a word with a colon is missing"),
        ("Opponent: level 9", "“level 9” is not known"),
        ("Opponent: level 3, Opponent: level 2", "was already given"),
        ("Wheel: 3", "is none of Opponent"),
        ("Opponent:", "nothing stands after the colon"),
        ("Opponent: level 1, Seed: QQ!", "is not known"),
        ("x" * 5000, "far too long"),
    ],
)
def test_a_line_that_cannot_be_read_keeps_start_shut(
    page: NewGamePage[NautilusForm], qtbot: QtBot, text: str, sentence: str
) -> None:
    before = page.choices()
    page.setup.editor.setPlainText(text)
    assert not page.start.isEnabled()
    assert sentence in page.reason()
    assert page.choices()[0] == before[0], "what cannot be read moves nothing"
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    page.form.opponent.ranks.buttons[Opponent.LEVEL_1].click()
    assert page.start.isEnabled(), "any control writes a line that can be read"


def test_a_seed_can_be_typed_thrown_and_is_checked(page: NewGamePage[NautilusForm]) -> None:
    page.setup.seed.clear()
    QTest.keyClicks(page.setup.seed, "4711")
    assert page.choices()[1] == 4711
    assert seed_code(4711) in page.setup.editor.toPlainText()
    QTest.keyClicks(page.setup.seed, "99999999999")
    assert not page.start.isEnabled()
    page.setup.dice.click()
    assert page.start.isEnabled()


def test_same_again_brings_the_last_game_back(page: NewGamePage[NautilusForm]) -> None:
    page.again.click()
    assert page.choices() == (Options(Opponent.LEVEL_2), 3, Opponent.LEVEL_2)


def test_the_strip_says_what_will_start(page: NewGamePage[NautilusForm]) -> None:
    assert "Who starts is drawn at random; up to 6 rounds." in page.words.sentence.text()
    page.form.choices_column.first.buttons[FirstPlayer.HUMAN].click()
    page.form.choices_column.cards.buttons[DomainCards.HIDDEN].click()
    assert "You start; 6 rounds." in page.words.sentence.text()
    assert "sealed record" in page.words.sentence.text()


def test_opponents_show_the_record_against_them(page: NewGamePage[NautilusForm]) -> None:
    rows = page.form.opponent.ranks.buttons
    assert "won 1 of 4" in rows[Opponent.LEVEL_3].accessibleDescription()
    assert "not met yet" in rows[Opponent.LEVEL_4].accessibleDescription()


def test_paste_and_copy(page: NewGamePage[NautilusForm]) -> None:
    QGuiApplication.clipboard().setText("Opponent: level 1, Domain cards: visible")
    page.setup.paste.click()
    assert page.choices()[0].opponent is Opponent.LEVEL_1
    page.setup.copy.click()
    assert QGuiApplication.clipboard().text() == page.setup.editor.toPlainText()


# Result ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("hidden", [False, True])
def test_the_story_agrees_with_the_rules(seed: int, hidden: bool) -> None:
    """All cards are told once; points and winners are those of the game (rules 10)."""
    state = samples.finished(seed, hidden)
    match = state.match
    told = [award.card for awards in rounds(state) for award in awards]
    assert sorted(told) == sorted(match.revealed[: 5 * match.round])
    assert all(award.card in match.taken[award.seat] for awards in rounds(state) for award in awards)
    for row in domain_facts(state):
        assert row.points == tuple(net_points(match.taken[seat], row.domain) for seat in (0, 1))
        assert row.winner == match.settled[row.domain.index]
    found = wins(state)
    assert {(won.domain, won.seat) for won in found} == {
        (domain, winner) for domain, winner in zip(Domain, match.settled, strict=True) if winner is not None
    }
    if not hidden:
        assert settled_now(match) == match.settled
        last = decisive(state)
        assert {won.seat for won in last} == {RULES.scores(state).winner}
        # Those of one round come together: none of them was the third by itself.
        assert len({won.round for won in last}) == 1
        assert last == tuple(won for won in found if (won.seat, won.round) == (last[0].seat, last[0].round))


def test_a_domain_is_won_with_one_card_whoever_took_it() -> None:
    """Round 2: the rival takes Science's −1, which makes three points enough; Engineering's +2 is enough before its +1."""
    science, engineering, war = 0, 18, 24
    first = (science, science + 1, engineering + 1, engineering + 5, war)
    second = (science + 5, engineering, engineering + 2, war + 1, war + 2)
    mine = (science, science + 1, engineering + 1, engineering, engineering + 2)
    theirs = tuple(card for card in (*first, *second) if card not in mine)
    over = samples.finished(0, hidden=False)
    state = evolve(over, match=evolve(over.match, taken=(mine, theirs), revealed=(*first, *second), round=2))
    found = {won.domain: won.card for won in wins(state) if won.seat == 0}
    assert found == {Domain.SCIENCE: science + 5, Domain.ENGINEERING: engineering}


@pytest.mark.parametrize("hidden", [False, True])
def test_only_where_a_card_won_its_domain_the_chart_says_what_a_frame_means(hidden: bool) -> None:
    """Without the last count, as in the hidden variant, no card is framed."""
    state = samples.finished(1, hidden)
    assert all((won.card is None) is hidden for won in wins(state))


@pytest.mark.parametrize("won", [True, False])
def test_the_result_says_who_won_and_what_decided(qtbot: QtBot, won: bool) -> None:
    model = samples.result(won=won)
    page = result_page(model, style())
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    own, other = model.sheet.total(0), model.sheet.total(1)
    assert page.verdict.accessibleName() == (
        f"You win {own} : {other}" if won else f"The rival wins {other} : {own}"
    )
    assert len(page.table.rows) == 5
    assert "third domain" in page.decided.words.text()
    page.table.rows[2].setChecked(True)
    assert "R1 " in page.table.rows[2].accessibleDescription()
    text = page.parts.text()
    assert "Science: " in text
    assert model.notation in text


def test_two_people_are_called_by_their_numbers(qtbot: QtBot) -> None:
    model = samples.result()
    state = evolve(model.final, match=evolve(model.final.match, options=Options(Opponent.HUMAN)))
    page = result_page(evolve(model, final=state, opponent="a second player"), style())
    qtbot.addWidget(page)
    page.show()
    assert page.verdict.accessibleName().startswith("Player 1 wins")
    said = [page.verdict.accessibleDescription(), page.decided.words.text(), page.parts.text()]
    said += [row.accessibleName() for row in page.table.rows]
    assert not any("you" in words.lower() or "rival" in words.lower() for words in said), said


# Two games ------------------------------------------------------------------------------------------------


def test_home_leads_into_each_game(qtbot: QtBot) -> None:
    page = HomePage(samples.home(), style())
    qtbot.addWidget(page)
    page.show()
    for key, game in ((Qt.Key.Key_1, "noria"), (Qt.Key.Key_2, "nautilus")):
        with qtbot.waitSignal(page.new_requested) as caught:
            QTest.keyClick(page, key)
        assert caught.args == [game]
    with qtbot.waitSignal(page.today.day_asked):
        page.today.play.click()
    assert page.cards[1].record.text() == "Best 4 : 1 · 9 of 14 won"


def test_a_record_with_one_score_needs_no_rival() -> None:
    from tests.ui.pages.samples import NORIA

    assert record_text(NORIA) == "Best 126 · 7 of 13 won"


def test_the_rules_page_changes_the_game(qtbot: QtBot) -> None:
    page = RulesPage("noria", style(), games=("noria", "nautilus"))
    qtbot.addWidget(page)
    page.show()
    assert "Noria" in page.header.title.text()
    page.games["nautilus"].click()
    assert page.game_id() == "nautilus"
    assert "Nautilus" in page.header.title.text()
    assert any("arrow" in page.chapters.item(row).text().lower() for row in range(page.chapters.count()))


@pytest.mark.parametrize("anchor", ["keep", "start-specials", "placement", "anchor", "arrows", "award"])
def test_both_languages_have_the_paragraphs_that_reasons_name(anchor: str) -> None:
    from noria_desktop.ui.pages.rules_text import rules_text

    for code in ("en", "ja"):
        assert anchor in {chapter.anchor for chapter in rules_text("nautilus", code).chapters}


# Small pictures -------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_shown_as_it_is() -> None:
    """In round 2 the library showed the table of round 1."""
    game = kit("nautilus")
    session = Session(game, game.default_options(), 5, identity="0" * 32)
    while session.state.match.round < 2:
        session.dispatch(session.legal[0])
    assert NautilusBook(GAME_UI).view(session) == session.view(HUMAN)
    while not session.is_over:
        session.dispatch(session.legal[0])
    assert None not in NautilusBook(GAME_UI).view(session).table.spaces


def test_a_small_picture_shows_the_table_and_not_the_question_over_it() -> None:
    """The heading of what was asked was cut off on the first page."""
    table = GAME_UI.presenter.layout(1280, 678)
    questions = [moment.before for moment in moments() if asked(moment.before) is not None]
    assert questions
    for view in questions:
        drawn = {sprite.handle for sprite in NautilusBook(GAME_UI).sprites(view, table)}
        assert at.scenery("stage") not in drawn
        assert any(handle.kind == "domain_card" for handle in drawn)
        assert unasked(view).table.spaces == view.table.spaces
