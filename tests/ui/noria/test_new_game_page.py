"""New game: controls rewrite the text, the text rewrites the controls, Start says why not. Source: ux.md 2.3."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop.app.seed_code import seed_code
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.games.noria.setup import drawn
from noria_desktop.games.noria.state import Influencing
from noria_desktop.games.noria.terms import SPACES, Disc, Letter, Space, Track
from noria_desktop.ui.art.skin import Skin
from noria_desktop.ui.art.style import ShellStyle, shell_style
from noria_desktop.ui.art.theme import NIGHT
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.board_widget import Board
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.game_ui import PRESENTER
from noria_desktop.ui.noria.pages.new_game_page import NoriaForm
from noria_desktop.ui.noria.pages.opponents import Opponent
from noria_desktop.ui.noria.pages.wheel_editor import WheelEditor
from noria_desktop.ui.noria.paint.table import PICTURES
from noria_desktop.ui.pages.new_game import NewGamePage
from noria_desktop.ui.widgets.new_game import NewGameModel
from noria_desktop.ui.widgets.spoken_button import SpokenButton
from tests.ui.noria.walks import moments
from tests.ui.pages import samples

SEED_LINES = """市場: J1、C2、T3、B4
空島: 7、4(x)、2、8、9
ボット:1A -1E2B - 3C 4F 5D - 精錬コース
プレイヤー:1J -1T 3O -1C 3M 4E - 殖民コース"""


def new_page(model: NewGameModel, style: ShellStyle) -> NewGamePage[NoriaForm]:
    return NewGamePage(model, NoriaForm(style), style)


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage[NoriaForm]:
    page = new_page(samples.new_game(), shell_style("night", still=True))
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    return page


def text_of(page: NewGamePage[NoriaForm]) -> str:
    return page.setup.editor.toPlainText()


def test_start_is_one_activation(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    with qtbot.waitSignal(page.start_requested) as caught:
        QTest.keyClick(page.start, Qt.Key.Key_Return)
    options, seed = caught.args
    assert seed == samples.new_game().seed
    assert options.player_wheel == samples.PLAYER_WHEEL
    assert options.bot_wheel == samples.BOT_2
    assert options == read_setup(text_of(page))


def test_a_first_game_has_a_legal_default(qtbot: QtBot) -> None:
    page = new_page(NewGameModel(seed=1), shell_style("night", still=True))
    qtbot.addWidget(page)
    assert page.reason() == ""
    assert not page.again.isVisibleTo(page)


def test_the_rulebooks_lines_move_every_control(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    page.setup.editor.setPlainText(SEED_LINES)
    assert page.reason() == ""
    assert page.form.opponent.ladder.choice is Opponent.BOT_1
    assert page.form.you.track is Track.SETTLEMENT
    wheel = page.form.you.wheel.wheel()
    assert wheel[Space.S1.index] is Disc.JOURNEY
    assert wheel[Space.L4.index] is Disc.ENERGY
    with qtbot.waitSignal(page.start_requested) as caught:
        page.start.click()
    options = caught.args[0]
    assert options.market == (Disc.JOURNEY, Disc.CITY, Disc.TOOL, Disc.BONUS)
    assert options.islands == (7, 4, 2, 8, 9)
    assert options.bot_ambassador == 1
    assert options.bot_track is Track.REFINEMENT


def test_every_control_rewrites_the_text(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    before = text_of(page)
    page.form.you.tracks.buttons[Track.RESEARCH].click()
    assert text_of(page).endswith("research")
    page.form.you.tracks.buttons[None].click()
    assert text_of(page).endswith("4E")  # asked in the game: no track in the line
    page.form.opponent.ladder.buttons[Opponent.BOT_3].click()
    assert "1E - 2F 3A - 1C 3B 6D" in text_of(page)
    page.form.you.suggested.click()
    assert "1C - 1J 3O - 1T 3E 6M" in text_of(page)
    first = text_of(page)
    page.form.you.suggested.click()
    assert text_of(page) != first
    page.setup.dice.click()
    assert (
        text_of(page).splitlines()[:2] != before.splitlines()[:2]
        or page.choices()[1] != samples.new_game().seed
    )
    assert page.reason() == ""


def test_a_letter_wheel_that_nobody_printed_is_your_own_layout(page: NewGamePage[NoriaForm]) -> None:
    page.setup.editor.setPlainText(SEED_LINES.replace("1A -1E2B - 3C 4F 5D", "1D - 2A 4C - 1B 2E 5F"))
    assert page.form.opponent.ladder.choice is Opponent.OWN
    assert page.form.opponent.editor.wheel()[Space.S1.index] is Letter.D
    assert page.form.opponent.stack.currentWidget() is page.form.opponent.editor
    page.form.opponent.editor.move_piece(Space.S1.index, len(SPACES))
    assert not page.start.isEnabled()
    assert "The opponent's wheel" in page.reason()


def test_missing_lines_stay_as_they_are(page: NewGamePage[NoriaForm]) -> None:
    page.setup.editor.setPlainText("Market: B1, T2, C3, J4")
    assert page.reason() == ""
    options = page.choices()[0]
    assert options.market == (Disc.BONUS, Disc.TOOL, Disc.CITY, Disc.JOURNEY)
    assert options.player_wheel == samples.PLAYER_WHEEL
    assert "1 of 4" in page.setup.status.text()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("Islands: 7, 4(x), 2, 8, 12", "no island “12”"),
        ("Islands: 7, 4, 2, 8, 9", "needs (x)"),
        ("Market: J1, C1, T3, B4", "already taken"),
        ("Player: 1J - 1T 3O - 1C 3M 7E", "no space “7”"),
        ("Bot: 2C - 1B 2E - 1A 3D 4D", "already on the wheel"),
        ("Wetter: schön", "none of Market"),
    ],
)
def test_a_wrong_token_is_marked_and_named_and_start_is_shut(
    page: NewGamePage[NoriaForm], wrong: str, sentence: str
) -> None:
    page.setup.editor.setPlainText(wrong)
    assert sentence in page.setup.status.text()
    assert not page.start.isEnabled()
    assert sentence in page.words.sentence.text()
    assert page.start.accessibleDescription() == page.reason() != ""
    assert page.setup.editor.extraSelections()


def test_an_illegal_wheel_shuts_start_with_the_reason(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    page.form.you.clear.click()
    assert "Your wheel" in page.words.sentence.text()
    assert "6" in page.words.sentence.text()
    assert not page.start.isEnabled()
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    page.form.you.suggested.click()
    assert page.start.isEnabled()


def test_a_disc_is_dragged_from_space_to_space(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    wheel = page.form.you.wheel
    source, target = wheel.place(Space.M1.index).toPoint(), wheel.place(Space.M2.index).toPoint()
    QTest.mousePress(wheel, Qt.MouseButton.LeftButton, pos=source)
    half = QPoint((source.x() + target.x()) // 2, (source.y() + target.y()) // 2)
    QTest.mouseMove(wheel, half)
    move(wheel, half)
    move(wheel, target)
    QTest.mouseRelease(wheel, Qt.MouseButton.LeftButton, pos=target)
    assert wheel.wheel()[Space.M1.index] is None
    assert wheel.wheel()[Space.M2.index] is Disc.TOOL
    assert "2T" in text_of(page)


def move(widget: object, place: QPoint) -> None:
    """A mouse move with the button held, which the test library does not send."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication, QWidget

    assert isinstance(widget, QWidget)
    QApplication.sendEvent(
        widget,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            QPointF(widget.mapToGlobal(place)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def test_two_clicks_do_the_same_as_a_drag(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    wheel = page.form.you.wheel
    for spot in (Space.M1, Space.M2):
        QTest.mouseClick(wheel, Qt.MouseButton.LeftButton, pos=wheel.place(spot.index).toPoint())
    assert wheel.wheel()[Space.M2.index] is Disc.TOOL


def test_the_keyboard_does_the_same_as_a_drag(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    """From small 1 the first representative cursor walks to medium 1, picks, walks to medium 2, drops."""
    wheel = page.form.you.wheel
    wheel._cursor = Space.M1.index
    QTest.keyClick(wheel, Qt.Key.Key_Space)
    wheel._cursor = Space.M2.index
    QTest.keyClick(wheel, Qt.Key.Key_Space)
    assert wheel.wheel()[Space.M2.index] is Disc.TOOL
    QTest.keyClick(wheel, Qt.Key.Key_Delete)
    assert Disc.TOOL not in wheel.wheel()


def test_arrows_reach_every_spot(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    wheel = page.form.you.wheel
    reached, frontier = {0}, [0]
    while frontier:
        spot = frontier.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            wheel._cursor = spot
            QTest.keyClick(wheel, key)
            if wheel._cursor not in reached:
                reached.add(wheel._cursor)
                frontier.append(wheel._cursor)
    assert reached == set(range(len(SPACES) + 6))


def test_a_disc_on_a_full_space_changes_places(page: NewGamePage[NoriaForm]) -> None:
    wheel = page.form.you.wheel
    assert wheel.move_piece(Space.S1.index, Space.L1.index)
    assert wheel.wheel()[Space.L1.index] is Disc.JOURNEY
    assert wheel.wheel()[Space.S1.index] is Disc.CITY


def test_the_seed_lays_the_table(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    page.setup.seed.setFocus()
    page.setup.seed.clear()
    QTest.keyClicks(page.setup.seed, seed_code(77))
    table, _ = drawn(77)
    options, seed, _ = page.choices()
    assert seed == 77
    assert options.islands == table.islands
    assert options.market == table.market
    assert options.player_wheel == samples.PLAYER_WHEEL  # one's own wheel stays


def test_a_mistyped_seed_is_named(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    page.setup.seed.setFocus()
    page.setup.seed.clear()
    QTest.keyClicks(page.setup.seed, "JQCE-P3E8")
    assert "mistyped" in page.words.sentence.text()
    assert not page.start.isEnabled()


def test_same_again_brings_the_last_game_back(page: NewGamePage[NoriaForm]) -> None:
    page.setup.dice.click()
    page.form.you.clear.click()
    page.form.opponent.ladder.buttons[Opponent.BOT_3].click()
    page.again.click()
    assert page.choices() == (samples.OPTIONS, samples.new_game().seed, Opponent.BOT_2)
    assert page.reason() == ""


def test_a_random_wheel_comes_from_the_seed(page: NewGamePage[NoriaForm]) -> None:
    page.form.opponent.ladder.buttons[Opponent.RANDOM].click()
    assert page.choices()[0].bot_wheel == drawn(samples.new_game().seed)[0].bot_wheel
    page.set_seed(5)
    assert page.form.opponent.ladder.choice is Opponent.RANDOM
    assert page.choices()[0].bot_wheel == drawn(5)[0].bot_wheel


def test_paste_anywhere_and_copy(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    QGuiApplication.clipboard().setText(SEED_LINES)
    QTest.keyClick(page.start, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert text_of(page) == SEED_LINES
    page.form.you.tracks.buttons[Track.RESEARCH].click()
    page.copy()
    assert read_setup(QGuiApplication.clipboard().text()).player_track is Track.RESEARCH


def test_lines_with_a_seed_are_that_deal_and_copying_them_names_it(page: NewGamePage[NoriaForm]) -> None:
    """Four lines were copied without their seed, so the same deal could not be had from them."""
    page.setup.editor.setPlainText(f"Seed: {seed_code(4711)}")
    table = drawn(4711)[0]
    assert page.form.seed == 4711
    assert (page.form.options.market, page.form.options.islands) == (table.market, table.islands)
    page.setup.editor.setPlainText(f"{SEED_LINES}\nシード: {seed_code(12)}")
    assert page.form.seed == 12
    assert page.start.isEnabled()
    page.copy()
    assert QGuiApplication.clipboard().text() == text_of(page)
    page.form.you.tracks.buttons[Track.RESEARCH].click()
    page.copy()
    assert QGuiApplication.clipboard().text() == f"{text_of(page)}\nSeed: {seed_code(12)}"
    page.setup.editor.setPlainText(f"{SEED_LINES}\nSeed: K7Q2-M4XX")
    assert not page.start.isEnabled()
    assert "K7Q2-M4XX" in page.reason()


def test_ctrl_enter_starts_inside_the_text(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    with qtbot.assertNotEmitted(page.start_requested):
        QTest.keyClick(page.setup.editor, Qt.Key.Key_Return)
    page.setup.editor.setPlainText(SEED_LINES)
    with qtbot.waitSignal(page.start_requested):
        QTest.keyClick(page.setup.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_enter_starts_from_a_choice(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    with qtbot.waitSignal(page.start_requested):
        QTest.keyClick(page.form.you.tracks.buttons[Track.RESEARCH], Qt.Key.Key_Return)


def test_the_strip_says_whether_the_game_can_be_sealed(qtbot: QtBot) -> None:
    from attrs import evolve

    for known, word in ((True, "sealed record"), (False, "open")):
        model = evolve(samples.new_game(), is_new=(lambda *_: True) if known else (lambda *_: False))
        page = new_page(model, shell_style("night", still=True))
        qtbot.addWidget(page)
        assert word in page.words.sentence.text()


def test_the_bots_wheel_turns_one_step_while_looked_at(qtbot: QtBot, page: NewGamePage[NoriaForm]) -> None:
    view = page.form.opponent.view
    view.setFocus()
    qtbot.waitUntil(lambda: view._turn == 1.0, timeout=1000)
    assert "E, D" not in view.accessibleDescription()
    # Bot 2: 2C - 1B 2E - 1A 3D 4F; small 1, medium 2 and large 3 enter: E and D.
    assert view.accessibleDescription() == "First to act: D, E"


def test_words_of_the_controls_are_written_again_in_the_new_language(page: NewGamePage[NoriaForm]) -> None:
    from PySide6.QtWidgets import QApplication

    translator = samples.japanese()
    QApplication.installTranslator(translator)
    try:
        page.retranslate()
        assert text_of(page).startswith("市場")
    finally:
        QApplication.removeTranslator(translator)


def test_the_wheel_says_its_cursor_in_the_new_language(page: NewGamePage[NoriaForm]) -> None:
    """access.md 9: a live switch of the language reaches the editor's description."""
    editor = page.findChild(WheelEditor)
    assert editor is not None
    editor.setAccessibleDescription("in another language")
    QApplication.sendEvent(editor, QEvent(QEvent.Type.LanguageChange))
    assert editor.accessibleDescription() == editor.spot_words(0)


def test_the_boards_own_button_is_a_button_for_screen_readers(qtbot: QtBot) -> None:
    """access.md 8: "Why?" can be pressed at any time, though it plays nothing."""
    board = Board()
    qtbot.addWidget(board)
    state = next(moment.before for moment in moments() if isinstance(moment.before.pending, Influencing))
    presenter = PRESENTER.with_remark(("Last step: A", "rightmost"))
    board.resize(1280, 678)
    board.set_presenter(presenter, PICTURES, Skin(NIGHT))
    board.show()
    board.show_state(state, ())
    view = board.view
    interface = accessible.interface_of(view)
    assert interface is not None
    why = QAccessible.queryAccessibleInterface(interface.spot_object(at.why()))
    rounds = QAccessible.queryAccessibleInterface(interface.spot_object(at.rounds()))
    assert why.role() == QAccessible.Role.Button
    assert rounds.role() == QAccessible.Role.Graphic


def test_the_wheel_editors_are_buttons_for_screen_readers(page: NewGamePage[NoriaForm]) -> None:
    """access.md 8: they were the contents of a window. Pressing picks up what lies under the cursor."""
    wheel = page.form.you.wheel
    wheel._cursor = Space.M1.index
    wheel._describe()
    spoken = QAccessible.queryAccessibleInterface(wheel)
    assert spoken.role() == QAccessible.Role.Button
    assert spoken.text(QAccessible.Text.Name) == "Your wheel"
    assert spoken.text(QAccessible.Text.Description) == wheel.spot_words(Space.M1.index)
    piece = wheel.piece_at(Space.M1.index)
    SpokenButton(wheel).doAction(QAccessibleActionInterface.pressAction())
    assert wheel._picked == Space.M1.index
    wheel._cursor = Space.M2.index
    SpokenButton(wheel).doAction(QAccessibleActionInterface.pressAction())
    assert wheel.wheel()[Space.M2.index] is piece
