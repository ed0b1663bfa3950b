"""Solani's pages work by keyboard and by mouse: what can be chosen is written, what is written is chosen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from noria_desktop.app.kits.solani import KIT, OPPONENTS
from noria_desktop.app.seed_code import seed_code
from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.engine.setup_line import Reason
from noria_desktop.games.solani.fates import Fate
from noria_desktop.games.solani.geometry import SECTOR_OF
from noria_desktop.games.solani.notation import parse
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.state import PRINTED_SECTORS, Options, Sky, State
from noria_desktop.games.solani.tally import tally
from noria_desktop.games.solani.terms import (
    CIRCLES,
    PLANETS,
    Board,
    CoyoteLevel,
    Line,
    Player,
    Sector,
    SetupCard,
    Tile,
)
from noria_desktop.ui.art.style import shell_style
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.pages.result import ResultPage
from noria_desktop.ui.pages.rules_text import rules_text
from noria_desktop.ui.solani.pages.new_game_page import SolaniForm
from noria_desktop.ui.solani.pages.result import SolaniResult
from noria_desktop.ui.solani.pages.sky_sheet import SkySheet
from noria_desktop.ui.solani.pages.story import lines_of, pieces
from noria_desktop.ui.solani.pages.words import fault_sentence
from noria_desktop.ui.solani.words.names import seats, tile_name
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.score_rows import places, row_points
from tests.ui.solani import solani_samples

PEOPLE = frozenset(key for key in OPPONENTS if "human" in key.split("+"))
"""Those with other people at the same screen."""

HUMAN_PLAYER, SECOND = Player.HUMAN, Player.LEVEL_2


def new_page(qtbot: QtBot, model: NewGameModel | None = None) -> NewGamePage[SolaniForm]:
    page = NewGamePage(
        solani_samples.new_game() if model is None else model,
        SolaniForm(shell_style("night", still=True)),
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
    assert options.players == (HUMAN_PLAYER, Player.LEVEL_3, Player.LEVEL_1)


def test_every_number_of_players_can_be_chosen_and_started(qtbot: QtBot) -> None:
    """1 to 4; one alone meets Coyote (rules 9)."""
    page = new_page(qtbot)
    for count, button in page.form.players.count.buttons.items():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        options, seed, key = page.choices()
        assert len(options.players) == count
        assert key == KIT.opponent(options)
        assert parse(page.setup.editor.toPlainText()).options.players == options.players
        state = RULES.setup(options, seed).state
        assert len(state.skies) == count
        assert (state.coyote is not None) is (count == 1)
        assert page.form.players.alone.isVisible() is (count == 1)
        assert sum(row.isVisible() for row in page.form.players.seats) == count - 1
        assert not page.reason()


@pytest.mark.parametrize("player", list(Player))
def test_a_seat_takes_whoever_is_chosen(qtbot: QtBot, player: Player) -> None:
    page = new_page(qtbot)
    button = page.form.players.seats[0].players.buttons[player]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.choices()[0].players == (HUMAN_PLAYER, player, Player.LEVEL_1)


def test_coyotes_level_is_chosen_with_the_arrows(qtbot: QtBot) -> None:
    page = new_page(qtbot, solani_samples.new_game(alone=True))
    rows = page.form.players.coyote.buttons
    page.activateWindow()
    rows[CoyoteLevel.TRICKSTER].setFocus()
    qtbot.waitUntil(rows[CoyoteLevel.TRICKSTER].hasFocus)
    QTest.keyClick(rows[CoyoteLevel.TRICKSTER], Qt.Key.Key_Down)
    options, _, key = page.choices()
    assert options.coyote is CoyoteLevel.SCATTERER
    assert key == "scatterer"


def test_a_chosen_board_comes_with_coyotes(qtbot: QtBot) -> None:
    """Rules 3: the Coyote board is always among those dealt; boards are all different."""
    page = new_page(qtbot)
    page.form.sky.more.setChecked(True)
    for board in Board:
        page.form.sky.choices.board.buttons[board].click()
        options, seed, _ = page.choices()
        assert options.boards is not None
        assert options.boards[0] is board
        assert len(set(options.boards)) == 3
        assert Board.COYOTE in options.boards
        assert RULES.setup(options, seed).state.skies[0].board is board
    page.form.sky.choices.board.buttons[None].click()
    assert page.choices()[0].boards is None


def test_alone_the_coyote_board_cannot_be_chosen(qtbot: QtBot) -> None:
    """Rules 9: it is Coyote's; a choice made before gives way."""
    page = new_page(qtbot)
    page.form.sky.choices.board.buttons[Board.COYOTE].click()
    page.form.players.count.buttons[1].click()
    assert page.choices()[0].boards is None
    assert not page.form.sky.choices.board.buttons[Board.COYOTE].isEnabled()
    page.form.sky.choices.board.buttons[Board.FIRE_MAN].click()
    assert page.choices()[0].boards == (Board.FIRE_MAN, Board.COYOTE)


def test_card_turn_and_bonus_sectors_are_written_and_read(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.form.sky.choices.card.buttons[SetupCard.S2].click()
    page.form.sky.choices.turned.buttons[3].click()
    options, seed, _ = page.choices()
    assert (options.setup_card, options.orientation) == (SetupCard.S2, 3)
    assert options.bonus_sectors == PRINTED_SECTORS
    read = parse(page.setup.editor.toPlainText())
    assert read.options == options
    assert page.form.sky.picture.accessibleName().endswith("270°")
    state = RULES.setup(options, seed).state
    assert page.form.sky.picture.accessibleName().startswith(state.skies[0].board.value.split("_")[0].title())


def test_sectors_written_in_an_order_of_their_own_can_be_kept(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.setup.editor.setPlainText("Players: human / level 2, Bonus tiles: SW / NW / NE / SE")
    written = (Sector.SW, Sector.NW, Sector.NE, Sector.SE)
    assert page.choices()[0].bonus_sectors == written
    page.form.players.seats[0].players.buttons[Player.LEVEL_4].click()
    assert page.choices()[0].bonus_sectors == written
    printed, shuffled, kept = page.form.sky.choices.bonus.buttons.values()
    printed.click()
    assert page.choices()[0].bonus_sectors == PRINTED_SECTORS
    shuffled.click()
    assert page.choices()[0].bonus_sectors is None
    kept.click()
    assert page.choices()[0].bonus_sectors == written


def test_a_pasted_line_moves_every_control(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    options = Options(
        (HUMAN_PLAYER, Player.LEVEL_4, HUMAN_PLAYER, SECOND),
        boards=(Board.FIRE_MAN, Board.COYOTE, Board.FIRST_MAN, Board.FIRST_WOMAN),
        setup_card=SetupCard.S4,
        orientation=1,
        bonus_sectors=None,
    )
    QGuiApplication.clipboard().setText(f"{KIT.write_setup(options)}、シード: {seed_code(4711)}")
    page.paste()
    assert page.choices()[0] == options
    assert page.form.players.count.choice == 4
    assert [row.players.choice for row in page.form.players.seats] == list(options.players[1:])
    assert page.choices()[1] == 4711
    assert page.form.sky.choices.board.choice is Board.FIRE_MAN
    assert not page.reason()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.EMPTY),
        ("human", Reason.NO_LABEL),
        ("Weather: fine", Reason.UNKNOWN_LABEL),
        ("Players: human / level 9", Reason.UNKNOWN_VALUE),
        ("Players: level 2 / human", Reason.IMPOSSIBLE),
        ("Players: human, Players: human", Reason.DOUBLE_PART),
        ("Players:", Reason.NO_VALUE),
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


def test_a_broken_seed_is_said(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.setup.seed.setText("")
    QTest.keyClicks(page.setup.seed, "no!")
    assert page.reason()
    assert not page.start.isEnabled()
    page.setup.dice.click()
    assert not page.reason()


def test_same_again_brings_back_the_last_game(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    page.again.click()
    assert page.choices()[:2] == (Options(), 3)


def test_records_are_those_of_the_table_that_is_chosen(qtbot: QtBot) -> None:
    page = new_page(qtbot)
    assert "2" in page.form.players.record.text()
    assert "5" in page.form.players.record.text()
    page.form.players.count.buttons[4].click()
    assert "5" not in page.form.players.record.text()
    page.form.players.seats[0].players.buttons[HUMAN_PLAYER].click()
    page.form.players.seats[1].players.buttons[HUMAN_PLAYER].click()
    page.form.players.seats[2].players.buttons[HUMAN_PLAYER].click()
    assert page.form.players.record.text() == "", "people are nobody's record"


def test_every_key_results_are_kept_under_is_known_to_the_pages() -> None:
    assert set(game_ui("solani").opponents()) == set(OPPONENTS)
    assert game_ui("solani").cover.people == PEOPLE


# Result -----------------------------------------------------------------------------------------------

TABLES: tuple[tuple[Player, ...], ...] = (
    (HUMAN_PLAYER,),
    (HUMAN_PLAYER, SECOND),
    solani_samples.THREE,
    (HUMAN_PLAYER, HUMAN_PLAYER, SECOND, SECOND),
)


def model(players: tuple[Player, ...], seed: int = 0) -> Any:
    state = solani_samples.finished(players, seed)
    return evolve(solani_samples.result(), sheet=RULES.scores(state), final=state)


@pytest.mark.parametrize("players", TABLES, ids=len)
def test_rows_add_up_to_the_totals_of_every_seat(players: tuple[Player, ...]) -> None:
    """5: planets, clusters, Guiding Stars, features, loose nodes, bonus tiles; Coyote has rows of its own."""
    final = model(players)
    *rows, total = row_points(final.sheet, lines_of(final.final))
    for seat in seats(final.final):
        assert sum(row.points[seat] or 0 for row in rows) == total.points[seat] == final.sheet.total(seat)
    if len(players) == 1:
        assert [row.line for row in rows if row.points[1] is None] == [
            Line.CLUSTERS, Line.GUIDING, Line.LOOSE,
        ]  # fmt: skip
    else:
        assert all(points is not None for row in rows for points in row.points)
    ranks = places(final.sheet)
    assert sorted(ranks.values())[0] == 1
    assert set(ranks) == set(seats(final.final))


@pytest.mark.parametrize("players", TABLES, ids=len)
def test_every_row_tells_its_tiles(players: tuple[Player, ...]) -> None:
    final = model(players)
    for row in row_points(final.sheet, lines_of(final.final))[:-1]:
        for seat in seats(final.final):
            assert isinstance(row.line, Line)
            words = pieces(row.line, seat, final.final)
            assert "{" not in words
            if row.points[seat]:
                assert words, (row.line, seat)


def with_lone_planets(state: State) -> State:
    """One more planet in every sector that has none that counts."""

    def laid(sky: Sky) -> Sky:
        counted, circles = tally(sky), list(sky.circles)
        for sector in Sector:
            free = (s for s in range(CIRCLES) if SECTOR_OF[s] is sector and counted.fates[s] is Fate.EMPTY)
            space = next(free, None)
            if space is not None and not counted.untethered[sector.index]:
                circles[space] = PLANETS[space % 4]
        return evolve(sky, circles=tuple(circles))

    return evolve(state, skies=tuple(map(laid, state.skies)))


@pytest.mark.parametrize("players", TABLES, ids=len)
def test_every_planet_on_a_sky_is_in_its_row_and_the_sets_add_up(players: tuple[Player, ...]) -> None:
    """Seen before: a planet that was counted and alone in its sector stood in no row, as if it had been forgotten."""
    alone = 0
    for seed in range(4):
        state = with_lone_planets(solani_samples.finished(players, seed))
        for seat, sky in enumerate(state.skies):
            counted = tally(sky)
            told = pieces(Line.PLANETS, Seat(seat), state)
            by_sector: dict[object, list[Tile]] = {sector: [] for sector in Sector}
            for space, tile in enumerate(sky.circles):
                if tile in PLANETS and counted.fates[space] is Fate.UNTETHERED:
                    by_sector[SECTOR_OF[space]].append(tile)
            for planets in by_sector.values():
                if len(planets) == 1:
                    alone += 1
                    assert f"{tile_name(planets[0])} alone 0" in told
            assert told.count(" alone 0") == sum(len(planets) == 1 for planets in by_sector.values())
            told = re.sub(r"\d+ (different|×)", "", re.sub(r"\d+ planets? with", "", told))
            assert sum(map(int, re.findall(r"\d+", told))) == counted.line(Line.PLANETS)
    assert alone


@pytest.mark.parametrize("players", TABLES, ids=len)
def test_the_result_page_tells_all_totals(qtbot: QtBot, players: tuple[Player, ...]) -> None:
    page = ResultPage(model(players), SolaniResult(model(players)), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    told = page.verdict.accessibleDescription()
    totals = SolaniResult(model(players)).totals()
    assert len(totals) == max(2, len(players))
    for total in totals:
        assert f"{total.name} {total.points}" in told
    for row in page.table.rows:
        row.setChecked(True)
        qtbot.wait(1)
        assert row.accessibleName()
    page.grab()
    text = SolaniResult(model(players)).text()
    assert all(total.name in text for total in totals)
    assert text.endswith(page.model.notation)


def test_a_person_who_wins_at_a_shared_screen_is_named() -> None:
    """With several people nobody is "you": the best of them stands first and is called by the board."""
    players = (HUMAN_PLAYER, HUMAN_PLAYER)
    final = next(m for m in (model(players, seed) for seed in range(20)) if m.sheet.winner == 1)
    parts = SolaniResult(final)
    assert parts.won()
    assert parts.totals()[0].points == final.sheet.total(1)
    assert "You" not in parts.title()
    assert parts.gaps()


def test_losing_to_a_program_is_no_win() -> None:
    final = solani_samples.result(won=False)
    assert not SolaniResult(final).won()
    assert SolaniResult(final).totals()[0].points == final.sheet.total(HUMAN)


def test_each_finished_sky_can_be_seen_and_saved(qtbot: QtBot, tmp_path: Path) -> None:
    final = model(solani_samples.THREE)
    sheet = SkySheet(shell_style("night", still=True), final.final)
    qtbot.addWidget(sheet)
    sheet.resize(320, 360)
    sheet.show()
    for seat, button in sheet.whose.buttons.items():
        button.click()
        assert sheet.whose.choice == Seat(seat)
        sheet.export(tmp_path / f"{seat}.png")
    pictures = [QImage(str(tmp_path / f"{seat}.png")) for seat in range(3)]
    assert all(not picture.isNull() and picture.width() == picture.height() for picture in pictures)
    assert pictures[0] != pictures[1]
    sheet.export(tmp_path / "sky.svg")
    assert (tmp_path / "sky.svg").read_text(encoding="utf-8").count("<path") > 100
    with pytest.raises(OSError, match="cannot write"):
        sheet.export(tmp_path / "nowhere" / "sky.png")
    with pytest.raises(OSError, match="nowhere"):
        sheet.export(tmp_path / "nowhere" / "sky.svg")


# Rules ------------------------------------------------------------------------------------------------


def test_rules_have_the_same_chapters_in_both_languages() -> None:
    both = [rules_text("solani", code) for code in ("en", "ja")]
    english, japanese = ([(c.depth, c.anchor) for c in text.chapters] for text in both)
    assert english == japanese
    anchors = [anchor for _, anchor in english]
    assert all(anchors)
    assert len(set(anchors)) == len(anchors)
    for text in both:
        assert "Drake Villareal" in text.source, "what is ours and what is not is said"
