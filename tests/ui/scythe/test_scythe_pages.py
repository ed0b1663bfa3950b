"""Scythe's pages work by keyboard and by mouse: what can be chosen is written, what is written is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.kits.scythe import KIT, OPPONENTS
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.setup_line import Reason
from noria_desktop.games.scythe.control import automa_territories, human_territories
from noria_desktop.games.scythe.notation import Part, parse
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import farthest_opponent
from noria_desktop.games.scythe.state import Options
from noria_desktop.games.scythe.terms import BASE_FACTIONS, BASE_MATS, Faction, Level, Line, Mat
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.art.theme import THEMES
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.result import ResultPage, result_page
from noria_desktop.ui.scythe.game_ui import GAME_UI
from noria_desktop.ui.scythe.pages.art import paint_map
from noria_desktop.ui.scythe.pages.faction_strip import Open
from noria_desktop.ui.scythe.pages.new_game_page import ScytheForm
from noria_desktop.ui.scythe.pages.result import ScytheResult
from noria_desktop.ui.scythe.pages.story import behind, product, tie_words
from noria_desktop.ui.scythe.pages.words import fault_sentence, tracker_sentence
from noria_desktop.ui.scythe.paint.colours import BOT as OTHER
from noria_desktop.ui.scythe.paint.colours import FACTION, YOU
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.score_rows import places, row_points
from tests.ui.scythe import scythe_samples


def new_page(qtbot: QtBot, model: NewGameModel | None = None) -> NewGamePage[ScytheForm]:
    page = NewGamePage(
        scythe_samples.new_game() if model is None else model,
        ScytheForm(shell_style("night", still=True)),
        shell_style("night", still=True),
    )
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


# New game ---------------------------------------------------------------------------------------------


def test_enter_starts_with_the_last_choices(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    with qtbot.waitSignal(page.start_requested) as started:
        QTest.keyClick(page, Qt.Key.Key_Return)
    options, seed = started.args
    assert seed == 20231121
    assert options == scythe_samples.OPTIONS


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_the_farthest_faction_is_proposed(qtbot: QtBot, faction: Faction) -> None:
    """Automa R1: for a first game the opponent whose home base is farthest away."""
    page = new_page(qtbot, scythe_samples.new_game(None))
    assert page.form.rival.factions.choice is Open.FARTHEST
    QTest.mouseClick(page.form.own.factions.buttons[faction], Qt.MouseButton.LeftButton)
    options, seed, _ = page.choices()
    assert options.faction is faction
    assert options.automa is farthest_opponent(faction)
    assert RULES.setup(options, seed).state.automa.faction is options.automa
    assert page.form.rival.factions.choice is Open.FARTHEST


@pytest.mark.parametrize("seed", range(12))
def test_the_proposal_does_not_change_what_chance_gives(qtbot: QtBot, seed: int) -> None:
    page = new_page(qtbot, scythe_samples.new_game(None))
    page.set_seed(seed)
    options = page.choices()[0]
    dealt = RULES.setup(Options(), seed).state.human
    state = RULES.setup(options, seed).state
    assert (state.human.faction, state.human.mat) == (dealt.faction, dealt.mat)
    assert state.automa.faction is farthest_opponent(dealt.faction)


@pytest.mark.parametrize("level", list(Level))
def test_every_level_can_be_chosen_and_is_described(qtbot: QtBot, level: Level) -> None:
    page = new_page(qtbot)
    QTest.mouseClick(page.form.rival.levels.buttons[level], Qt.MouseButton.LeftButton)
    options, _, key = page.choices()
    assert options.level is level
    assert key == KIT.opponent(options) == level.value
    assert page.form.rival.note.text() == tracker_sentence(level)


def test_the_usual_tracker_in_words() -> None:
    """Automa 4: 22 spaces; stars on 10, 15, 18, 20, 21, 22; the tenth brings scheme II, from the fifth on no river stops it."""
    words = tracker_sentence(Level.AUTOMA)
    assert "22" in words
    assert "10, 15, 18, 20, 21, 22" in words
    assert "from 5 on" in words


@pytest.mark.parametrize("mat", [*BASE_MATS, None])
def test_every_mat_can_be_chosen(qtbot: QtBot, mat: Mat | None) -> None:
    page = new_page(qtbot)
    QTest.mouseClick(page.form.own.mats.buttons[mat], Qt.MouseButton.LeftButton)
    assert page.choices()[0].mat is mat
    assert parse(page.setup.editor.toPlainText()).options == page.choices()[0]
    assert page.form.own.mats.buttons[mat].toolTip()


def test_mats_of_the_expansion_are_offered_only_with_it(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    assert not page.form.own.mats.buttons[Mat.MILITANT].isVisible()
    page.setup.editor.setPlainText("Mat: Militant, Expansion mats: yes")
    assert page.form.own.mats.buttons[Mat.MILITANT].isVisible()
    assert page.choices()[0].mat is Mat.MILITANT


@pytest.mark.parametrize(
    ("faction", "mat", "warned"),
    [
        (Faction.RUSVIET, Mat.INDUSTRIAL, True),
        (Faction.CRIMEA, Mat.PATRIOTIC, True),
        (Faction.RUSVIET, Mat.PATRIOTIC, False),
        (Faction.NORDIC, Mat.INDUSTRIAL, False),
    ],
)
def test_discouraged_pairs_are_warned_of_and_may_be_played(
    qtbot: QtBot, faction: Faction, mat: Mat, warned: bool
) -> None:
    """Rules 2: Rusviet with Industrial, Crimea with Patriotic."""
    page = new_page(qtbot)
    page.form.own.factions.buttons[faction].click()
    page.form.own.mats.buttons[mat].click()
    assert ("too strong" in page.form.own.note.text()) is warned
    assert page.start.isEnabled()


def test_both_sides_never_have_one_faction(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.form.own.factions.buttons[Faction.SAXONY].click()
    assert page.choices()[0].faction is Faction.SAXONY
    assert page.choices()[0].automa is farthest_opponent(Faction.SAXONY)
    assert not page.form.rival.factions.buttons[Faction.SAXONY].isEnabled()
    assert page.form.rival.factions.buttons[Faction.NORDIC].isEnabled()
    assert not page.reason()


def test_a_named_rival_stays_when_the_own_faction_changes(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.form.rival.factions.buttons[Faction.CRIMEA].click()
    page.form.own.factions.buttons[Faction.POLANIA].click()
    assert page.choices()[0].automa is Faction.CRIMEA
    page.form.rival.factions.buttons[Open.RANDOM].click()
    assert page.choices()[0].automa is None


def test_high_windows_tell_what_every_faction_can_do(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    button = page.form.own.factions.buttons[Faction.RUSVIET]
    square = button.width()
    page.resize(1920, 1054)
    qtbot.waitUntil(lambda: button.width() > 3 * square)
    assert page.form.own.about.text() == "Starts with power 4 and 1 combat card(s)."
    page.setup.editor.setPlainText("Faction: Nordic, Expansion mats: yes")
    qtbot.waitUntil(lambda: button.width() < 3 * square)
    assert page.form.own.about.text().startswith("Swim: ")
    for faction in BASE_FACTIONS:
        assert page.form.own.factions.buttons[faction].accessibleDescription()


def test_a_pasted_line_moves_every_control(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    options = Options(
        Faction.CRIMEA, Mat.AGRICULTURAL, Faction.POLANIA, Level.ULTIMASZYNA, ask_offer=False, rulings=2
    )
    QGuiApplication.clipboard().setText(f"{KIT.write_setup(options)}、シード: {seed_code(4711)}")
    page.paste()
    assert page.choices() == (options, 4711, "ultimaszyna")
    assert page.form.own.factions.choice is Faction.CRIMEA
    assert page.form.rival.factions.choice is Faction.POLANIA
    page.form.own.mats.buttons[None].click()
    assert not page.choices()[0].ask_offer


def test_more_turns_the_map_over_to_what_is_seldom_chosen(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    rows = page.form.extras.rows
    assert page.form.picture.isVisible()
    assert not any(row.isVisible() for row in rows.values())
    page.setup.more.click()
    assert not page.form.picture.isVisible()
    for row in rows.values():
        assert row.isVisible()
        assert row.accessibleName()
        assert row.accessibleDescription()
        assert row.height() >= row.heightForWidth(row.width())
    page.setup.more.click()
    assert page.form.picture.isVisible()


@pytest.mark.parametrize("part", [Part.EXPANSION, Part.ASK_OFFER, Part.ASK_GAINS])
def test_every_switch_is_written_and_read(qtbot: QtBot, part: Part) -> None:
    """H4, R17; rules 13: each is the other value of an option, and the line repeats it."""
    page = new_page(qtbot)
    page.setup.more.click()
    row = page.form.extras.rows[part]
    before = getattr(page.choices()[0], part.value)
    assert row.isChecked() is before
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert row.isChecked() is not before
    assert getattr(page.choices()[0], part.value) is not before
    assert parse(page.setup.editor.toPlainText()).options == page.choices()[0]
    page.again.click()
    assert row.isChecked() is before


def test_a_mat_leaves_with_its_expansion(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    expansion = page.form.extras.rows[Part.EXPANSION]
    expansion.click()
    page.form.own.mats.buttons[Mat.INNOVATIVE].click()
    assert page.choices()[0].mat is Mat.INNOVATIVE
    expansion.click()
    assert page.choices()[0].mat is None
    assert page.start.isEnabled()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.EMPTY),
        ("Nordic", Reason.NO_LABEL),
        ("Weather: fine", Reason.UNKNOWN_LABEL),
        ("Faction: Atlantis", Reason.UNKNOWN_VALUE),
        ("Faction: Nordic, Automa: Nordic", Reason.IMPOSSIBLE),
        ("Mat: Militant", Reason.IMPOSSIBLE),
        ("Level: Automa, Level: Automa", Reason.DOUBLE_PART),
        ("Faction:", Reason.NO_VALUE),
        ("x" * 5000, Reason.TOO_LONG),
    ],
)
def test_what_cannot_be_read_is_said_and_nothing_starts(qtbot: QtBot, text: str, reason: Reason) -> None:
    page = new_page(qtbot)
    before = page.choices()[0]
    page.setup.editor.setPlainText(text)
    fault = parse(text).faults[0]
    assert fault.reason is reason
    assert fault_sentence(fault) in page.reason()
    assert "{" not in page.reason()
    assert not page.start.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.choices()[0] == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Mat: Militant", "mat of the expansion"),
        ("Faction: Nordic, Automa: Nordic", "the other side"),
        ("Faction: Albion", "does not take part"),
    ],
)
def test_what_cannot_be_set_up_is_said_with_its_reason(text: str, why: str) -> None:
    (fault,) = parse(text).faults
    assert why in fault_sentence(fault)


def test_a_broken_seed_is_said(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.setup.seed.setText("")
    QTest.keyClicks(page.setup.seed, "no!")
    assert page.reason()
    page.setup.dice.click()
    assert not page.reason()


def test_same_again_brings_back_the_last_game(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.form.rival.levels.buttons[Level.ULTIMASZYNA].click()
    page.again.click()
    assert page.choices()[:2] == (scythe_samples.OPTIONS, 3)


def test_records_are_kept_by_level(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    assert "1" in page.form.rival.levels.buttons[Level.AUTOMA].accessibleDescription()
    assert "not met yet" in page.form.rival.levels.buttons[Level.ULTIMASZYNA].accessibleDescription()
    assert set(game_ui("scythe").opponents()) == set(OPPONENTS)
    assert all(key == value for key, value in game_ui("scythe").opponents().items())
    assert next(iter(game_ui("scythe").opponents())) == KIT.opponent(KIT.default_options())


# Home -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(880, 340), (620, 340), (1380, 470)])
def test_the_small_map_stays_within_its_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Words stand at its left, so the map itself fills the right; its ground knows no frame of its own there."""
    view = RULES.observe(RULES.setup(scythe_samples.OPTIONS, 3).state, HUMAN)
    image = QImage(size[0] + 40, size[1] + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    place = QRectF(20, 20, *size)
    painter.setClipRect(place)
    GAME_UI.paint_miniature(painter, place, view, Skin(THEMES["night"]))
    painter.end()
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (0, 19) for y in range(image.height()))
    assert all(image.pixelColor(x, image.height() - 1).alpha() == 0 for x in range(image.width()))
    inside = [image.pixelColor(x, 20 + size[1] // 2) for x in range(20, 20 + size[0])]
    assert all(colour.alpha() == 255 for colour in inside)
    half = size[0] // 2
    assert len({colour.rgb() for colour in inside[half:]}) > 2 * len(
        {colour.rgb() for colour in inside[: half // 2]}
    )


# Result -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("won", [True, False])
def test_the_result_agrees_with_the_rules(qtbot: QtBot, won: bool) -> None:
    model = scythe_samples.result(won=won)
    parts = ScytheResult(model)
    assert parts.won() is won
    assert [total.points for total in parts.totals()] == [model.sheet.total(HUMAN), model.sheet.total(BOT)]
    rows = row_points(model.sheet, Line)
    assert [row.line for row in rows] == [*Line, None]
    for seat in (HUMAN, BOT):
        assert sum(row.points[seat] or 0 for row in rows[:-1]) == model.sheet.total(seat)
    assert places(model.sheet) == ({0: 1, 1: 2} if won else {0: 2, 1: 1})
    assert (
        str(abs(model.sheet.total(HUMAN) - model.sheet.total(BOT))) in parts.title() or "%n" in parts.title()
    )
    assert model.notation in parts.text()
    assert "{" not in parts.text() + parts.title() + parts.decided()


def test_sides_have_the_colours_of_their_pieces_on_the_map_in_the_end(qtbot: QtBot) -> None:
    """As at the table (decisions 44): neither the map nor the rows know another blue and orange."""
    view = scythe_samples.finished()
    image = QImage(480, 380, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    held = human_territories(view), automa_territories(view)
    canvas = Canvas(painter, shell_style("night", still=True))
    paint_map(canvas, QRectF(0, 0, 480, 380), view.human.faction, view.automa.faction, held)
    painter.end()
    seen = {image.pixelColor(x, y).name().upper() for x in range(480) for y in range(380)}
    assert all(held)
    assert {FACTION[view.human.faction], FACTION[view.automa.faction]} <= seen
    assert not {YOU, OTHER} & seen


def test_every_row_opens_to_what_is_behind_it(qtbot: QtBot) -> None:
    """Rules 12: popularity 13 makes a star 5, a territory 4, a pair 3."""
    model = scythe_samples.result()
    page = result_page(model, shell_style("night", still=True))
    assert isinstance(page, ResultPage)
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    for row in page.table.rows[:-1]:
        row.click()
        assert row.isChecked()
        assert row.accessibleDescription()
        assert "{" not in row.accessibleDescription()
    assert sum(row.isChecked() for row in page.table.rows) == 1
    state = scythe_samples.finished()
    assert behind(Line.STARS, Seat(HUMAN), state, model.sheet).startswith("6 × 5")
    assert not page.table.rows[-1].isCheckable()


def test_what_decided_is_a_lead_of_the_winner() -> None:
    """88 to 76: the Automa's 24 coins more for territories did not decide it, the human's 15 more in coins did."""
    won, lost = (ScytheResult(scythe_samples.result(won=won)) for won in (True, False))
    assert max(gap.lead for gap in won.gaps()) == 15
    assert min(gap.lead for gap in won.gaps()) == -24
    assert won.decided().startswith("Coins: you had ")
    assert lost.decided().startswith("Territories: the Automa had ")


def test_factors_stand_beside_the_coins() -> None:
    """Rules 12: popularity 13 makes a star 5, a territory 4, a pair 3; the Automa's are worth 4 and 3."""
    sheet = scythe_samples.result().sheet
    assert product(Line.STARS, Seat(HUMAN), sheet) == "6 × 5"
    assert product(Line.TERRITORIES, Seat(HUMAN), sheet) == "3 × 4"
    assert product(Line.RESOURCES, Seat(HUMAN), sheet) == "3 × 3"
    assert product(Line.STARS, Seat(BOT), sheet) == "6 × 4"
    assert not product(Line.RESOURCES, Seat(BOT), sheet)
    assert not product(Line.COINS, Seat(HUMAN), sheet)
    assert not product(None, Seat(HUMAN), sheet)


def test_an_open_row_is_as_high_as_its_words_in_every_width(qtbot: QtBot) -> None:
    page = result_page(scythe_samples.result(), shell_style("night", still=True))
    qtbot.addWidget(page)
    assert isinstance(page, ResultPage)
    row = page.table.rows[4]
    row.setChecked(True)
    page.show()
    for size in ((1920, 1054), (1024, 674), (1280, 774)):
        page.resize(*size)
        qtbot.wait(5)
        assert row.height() >= row.minimumSizeHint().height()


def test_the_automa_has_neither_resources_nor_structures() -> None:
    """Automa 13."""
    rows = {row.line: row for row in row_points(scythe_samples.result().sheet, Line)}
    assert rows[Line.RESOURCES].points[BOT] is None
    assert rows[Line.STRUCTURES].points[BOT] is None
    assert rows[Line.COINS].points[BOT] is not None


def test_a_tie_of_coins_is_told() -> None:
    """Rules 12: then workers, mechs and structures are compared."""
    state = scythe_samples.finished()
    sheet = RULES.scores(state)
    lead = sheet.total(HUMAN) - sheet.total(BOT)
    assert not tie_words(state, sheet)
    level = evolve(state, human=evolve(state.human, coins=state.human.coins - lead))
    tied = RULES.scores(level)
    assert tied.total(HUMAN) == tied.total(BOT)
    assert tied.winner is not None
    words = tie_words(level, tied)
    assert "workers, mechs and structures" in words
    model = evolve(scythe_samples.result(), sheet=tied, final=level)
    parts = ScytheResult(model)
    assert parts.won() is (tied.winner == HUMAN)
    assert parts.remark() == words
    nobody = ScytheResult(evolve(model, sheet=ScoreSheet(tied.lines, ((HUMAN, BOT),), None)))
    assert not nobody.won()
    assert "tie" in nobody.title()


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_result_can_be_written_as_a_picture(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    page = result_page(scythe_samples.result(), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    path = tmp_path / f"result.{kind}"
    page.export_picture(path)
    assert path.stat().st_size > 10_000
    if kind == "png":
        assert not QImage(str(path)).isNull()
