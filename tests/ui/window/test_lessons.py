"""Lessons in a window: two presses from home, done by hand, left, resumed after a kill, and nobody's record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from noria_desktop.app.gone_on import is_taught
from noria_desktop.app.lessons.language import language as language_of
from noria_desktop.app.lessons.lesson import Step, lessons
from noria_desktop.app.lessons.progress import Progress
from noria_desktop.app.lessons.run import LessonRun
from noria_desktop.app.lessons.standing import Phase
from noria_desktop.app.lessons.taught import written
from noria_desktop.ui.art.canvas import Canvas
from noria_desktop.ui.board import accessible
from noria_desktop.ui.board.gestures import Collect, Key
from noria_desktop.ui.board.hand import Vain
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.pages.home import HomePage
from noria_desktop.ui.pages.learn.learn_page import LearnPage
from noria_desktop.ui.pages.rules import RulesPage
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener

pytestmark = pytest.mark.usefixtures("shared_pictures")

ALL = [(game, lesson.number) for game in written() for lesson in lessons(game)]
GAMES = [f"{game}/{number}" for game, number in ALL if lessons(game)[number - 1].game is not None]
"""Lessons that are a real game."""
TRIES = 2


def settle(window: MainWindow) -> None:
    """Whatever moves has come to rest."""
    for _ in range(60):
        window.table.board.finish_now()
        QApplication.processEvents()
        run = window.table.lesson.run
        if run is None or run.waits or run.phase not in (Phase.OTHERS, Phase.SHOWN):
            break
        window.table.lesson.hurry()
    window.table.board.finish_now()
    QApplication.processEvents()


def press(
    window: MainWindow, qtbot: QtBot, key: Qt.Key, modifiers: Any = Qt.KeyboardModifier.NoModifier
) -> None:
    focused: QWidget | None = window.focusWidget()
    QTest.keyClick(window.table.board.view if focused is None else focused, key, modifiers)
    settle(window)


def by_hand(window: MainWindow, *actions: Any) -> bool:
    """Make the one gesture of these actions or press their button; False where there is neither."""
    table = window.table
    for gesture in table.board.gestures().gestures:
        if gesture.actions == actions:
            table.board._hand_played(gesture)
            settle(window)
            return True
    row = table.lesson.goal.commands if table.lesson.quiet else table.strip.row
    for button, widget in zip(row.buttons(), row.widgets(), strict=True):
        offered = [one for _, one in button.options]
        if offered == [actions] and not row.ends(button):
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        elif actions in offered:
            # A menu asks which one: its window is the desktop's, not ours. What ends something wants a press of its
            # own, later than these come.
            row.chosen.emit(button, actions)
        else:
            continue
        settle(window)
        return True
    return False


def collects(window: MainWindow, action: Any) -> bool:
    """Add this to what is collected on the board; False where it cannot be."""
    board = window.table.board
    picked = getattr(board.draft, "picks", ())
    for gesture in board.gestures().gestures:
        what = gesture.actions[0]
        more = getattr(what.draft, "picks", ()) if isinstance(what, Collect) else ()
        if len(more) > len(picked) and more.count(action) > picked.count(action):
            board._hand_played(gesture)
            settle(window)
            return True
    return False


def play(window: MainWindow, actions: tuple[Any, ...]) -> None:
    """Make the longest gesture that does the first of these, or collect them until a button does."""
    for action in actions:
        if any(by_hand(window, *actions[:count]) for count in range(len(actions), 0, -1)):
            return
        assert collects(window, action), f"{action} is nowhere"
    assert any(by_hand(window, *actions[:count]) for count in range(len(actions), 0, -1))


def click(window: MainWindow, handle: Handle) -> None:
    """Press a place of the board with the mouse."""
    board = window.table.board
    spot = next(spot for spot in board.spots() if spot.handle == handle)
    ground = board.view.viewport()
    at = ground.mapFrom(board, board.box_of(spot).center())
    QTest.mouseClick(ground, Qt.MouseButton.LeftButton, pos=at)
    settle(window)


def learning(
    open_window: Opener, qtbot: QtBot, name: str, language: str = "en"
) -> tuple[MainWindow, LessonRun]:
    """A window in which a lesson has been begun and its first words are read."""
    window = open_window(language)
    window.learning.open(name)
    settle(window)
    read_on(window, qtbot)
    return window, run_of(window)


def run_of(window: MainWindow) -> LessonRun:
    """The lesson at the table."""
    run = window.table.lesson.run
    assert run is not None
    return run


def step_of(window: MainWindow) -> Step:
    """The step that is to be done."""
    step = run_of(window).step
    assert step is not None
    return step


def read_on(window: MainWindow, qtbot: QtBot) -> None:
    """Read whatever is only to be read."""
    for _ in range(20):
        if not run_of(window).waits:
            return
        press(window, qtbot, Qt.Key.Key_Return)


def do(window: MainWindow, qtbot: QtBot) -> None:
    """Do one step as it is proposed, and read what follows."""
    do_one(window)
    read_on(window, qtbot)


def do_one(window: MainWindow) -> None:
    """Do one step as it is proposed."""
    run = run_of(window)
    step = step_of(window)
    if step.point:
        (spot,) = window.table.lesson.view.asked.places((step.point,))
        click(window, spot.handle)
    while run.step is step and run.proposed():
        play(window, run.proposed())


def free_of(box: QRect, others: list[QRect]) -> bool:
    return not any(box.intersects(other) for other in others)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_lesson_is_two_presses_from_home(open_window: Opener, qtbot: QtBot, language: str) -> None:
    window = open_window(language)
    window.show_home()
    home = window.home.page
    assert isinstance(home, HomePage)
    QTest.mouseClick(home.header.learn, Qt.MouseButton.LeftButton)
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    for row in page.rows:
        assert [node.node.number for node in row.nodes] == [one.number for one in lessons(row.path.game_id)]
    QTest.mouseClick(page.rows[0].nodes[2], Qt.MouseButton.LeftButton)
    settle(window)
    assert window.page_name == "lesson"
    assert run_of(window).lesson.number == 3


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("game", "number"), [(g, n) for g, n in ALL if lessons(g)[n - 1].game is None])
def test_a_lesson_is_done_on_the_real_table(
    open_window: Opener, qtbot: QtBot, language: str, game: str, number: int
) -> None:
    window, run = learning(open_window, qtbot, f"{game}/{number}", language)
    table, board = window.table.lesson, window.table.board
    while not run.over:
        step = step_of(window)
        assert table.callout.said.body == step.say.said(language)
        assert not table.callout.isHidden()
        # It covers neither what it speaks of nor what must be pressed.
        spoken_of = [ring.box for ring in table.callout.leader.rings]
        assert spoken_of, f"{step.id}: nothing is pointed at"
        for words in step.at:
            assert table.view.rings((words,)), f"{step.id}: {words} is nowhere"
        headings = [board.box_of(spot) for spot in table.view.asked.places(("heading",))]
        assert free_of(table.callout.geometry(), [*spoken_of, *table.view.wanted(run), *headings]), step.id
        assert board.rect().contains(table.callout.geometry()), step.id
        expected, tried = set(run.expected()), 0
        for action in run.session.legal:
            if action in expected or tried == TRIES:
                continue
            state, wrong = run.session.state, run.judge((action,)).wrong
            if by_hand(window, action):
                tried += 1
                if wrong is not None and wrong.seen:
                    assert run.shown is wrong
                    assert table.callout.said.body == wrong.say.said(language)
                    press(window, qtbot, Qt.Key.Key_Return)
                    assert run.session.state == state
                    assert run.step is step
                    continue
                assert run.session.state == state, f"{step.id}: {action} was played"
                assert run.step is step
                assert table.callout.said.wrong
        do(window, qtbot)
    assert table.callout.said.body == run.lesson.end.said(language)
    progress = Progress(open_window.profile / "lessons.json")
    assert progress.is_done(game, run.lesson)


def test_a_first_evening_begins_with_one_press(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.show_home()
    home = window.home.page
    assert isinstance(home, HomePage)
    QTest.mouseClick(home.resume.go, Qt.MouseButton.LeftButton)
    settle(window)
    assert window.page_name == "lesson"
    assert run_of(window).lesson.number == 1
    window.learning.progress.finish("solani/1")
    window.learning.go_on("solani")
    settle(window)
    assert run_of(window).lesson.number == 2


@pytest.mark.parametrize("game", ["noria", "nautilus", "solani", "scythe"])
def test_a_games_card_leads_to_its_lessons_and_from_there_to_its_rules(
    open_window: Opener, qtbot: QtBot, game: str
) -> None:
    """Seen before: "How to play" opened pages of rules to whoever wanted to learn the game."""
    window = open_window()
    window.show_home()
    home = window.home.page
    assert isinstance(home, HomePage)
    card = next(one for one in home.cards if one._id() == game)
    assert card.learn.text() == "Lessons"
    card.learn.click()
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    hero = page.model.hero
    assert hero.node is not None
    assert (hero.game_id, hero.node.name) == (game, f"{game}/1")
    assert not hero.is_kindest
    page.header.rules.click()
    assert window.page_name == "rules"
    rules = window._stack.currentWidget()
    assert isinstance(rules, RulesPage)
    assert rules.game_id() == game
    # Two presses from home to each of its lessons.
    window.show_home()
    card.learn.click()
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    path = next(row for row in page.rows if row.path.game_id == game)
    path.nodes[-2].click()
    settle(window)
    assert window.page_name == "lesson"
    assert (run_of(window).game_id, run_of(window).lesson.number) == (game, len(path.nodes) - 1)


def test_the_lessons_of_a_game_stay_its_own_while_one_is_forgotten(open_window: Opener) -> None:
    window = open_window()
    progress = window.learning.progress
    for name in ("scythe/1", "noria/1"):
        progress.finish(name)
    window.learning.show_lessons_of("scythe")
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    assert page.model.hero.node is not None
    assert page.model.hero.node.name == "scythe/2"
    page.forget_requested.emit("scythe/1")
    assert page.model.hero.node.name == "scythe/1"
    page.recall_requested.emit()
    assert page.model.hero.node.name == "scythe/2"


def test_a_lesson_goes_on_in_another_window_after_a_kill(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "solani/1")
    do(window, qtbot)
    step, state = step_of(window), run.session.state
    # No goodbye: the next program finds what was written.
    again = open_window()
    again.learning.show_learn()
    page = again._stack.currentWidget()
    assert isinstance(page, LearnPage)
    assert page.model.hero.node is not None
    assert page.model.hero.node.name == "solani/1"
    page.hero.go.click()
    settle(again)
    assert step_of(again).id == step.id
    assert again.table.conductor.session.state == state


def test_what_was_done_of_a_step_is_there_after_a_kill(open_window: Opener, qtbot: QtBot) -> None:
    """The discs that had been chosen were gone without a word."""
    window, run = learning(open_window, qtbot, "noria/3")
    step = step_of(window)
    first, *_ = run.proposed()
    assert by_hand(window, first)
    assert step_of(window) is step
    again = open_window()
    again.learning.open("noria/3")
    settle(again)
    assert step_of(again).id == step.id
    assert again.table.conductor.session.state == run.session.state
    assert run_of(again).expected() == run.expected()


def test_a_lesson_that_is_repeated_is_gone_on_with_like_a_first_one(
    open_window: Opener, qtbot: QtBot
) -> None:
    """Left in the midst, the page of lessons led to the next one."""
    first = open_window()
    first.learning.progress.finish("noria/1")
    window, _run = learning(open_window, qtbot, "noria/1")
    do(window, qtbot)
    press(window, qtbot, Qt.Key.Key_Escape)
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    assert page.model.hero.node is not None
    assert page.model.hero.node.name == "noria/1"
    assert page.model.hero.node.state.value == "begun"
    window.show_home()
    home = window.home.page
    assert isinstance(home, HomePage)
    assert home.resume.go.text() == "Go on with the lesson"
    home.resume.go.click()
    settle(window)
    assert step_of(window).id == "1.3"


def test_home_knows_which_lessons_are_done(open_window: Opener) -> None:
    """After the last of seven it still offered to begin the first one."""
    window = open_window()
    for lesson in lessons("solani")[:2]:
        window.learning.progress.finish(f"solani/{lesson.number}")
    window.show_home()
    assert isinstance(window.home.page, HomePage)
    assert window.home.page.resume.kicker.text() == "Lessons done: 2 of 7"
    for lesson in lessons("solani"):
        window.learning.progress.finish(f"solani/{lesson.number}")
    window.show_home()
    assert window.home.page.resume.kicker.text() == "All lessons learned"
    assert window.home.page.resume.go.text() == "&Play Solani"


def test_nothing_of_a_lesson_is_saved_or_counted(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "solani/1")
    while not run.over:
        do(window, qtbot)
    window.show_home()
    window.close()
    kept = {
        path.relative_to(open_window.profile).parts[0]
        for path in open_window.profile.rglob("*")
        if path.is_file()
    }
    assert kept.isdisjoint({"saves", "autosave", "results.jsonl"})


def test_escape_leaves_and_back_goes_back(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "solani/1")
    before = run.session.state
    do(window, qtbot)
    assert run.session.state != before
    press(window, qtbot, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert run.session.state == before
    assert step_of(window).id == "1.2"
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"
    assert window.table.lesson.run is None


def test_showing_how_plays_nothing(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "solani/1")
    state = run.session.state
    press(window, qtbot, Qt.Key.Key_H)
    assert window.table.board.lamp is not None
    assert run.session.state == state
    do(window, qtbot)
    assert window.table.board.lamp is None


@pytest.mark.parametrize(
    ("name", "step", "kind"), [("solani/1", "1.2", "score"), ("scythe/4", "4.2", "star")]
)
def test_what_the_rules_refuse_is_said_alone_and_then_the_task_again(
    open_window: Opener, qtbot: QtBot, name: str, step: str, kind: str
) -> None:
    window, run = learning(open_window, qtbot, name)
    read_on(window, qtbot)
    lesson, board = window.table.lesson, window.table.board
    assert run.step is not None
    assert run.step.id == step
    refused = next(spot.handle for spot in board.spots() if spot.handle.kind == kind)
    click(window, refused)
    assert board.bubble.isVisible()
    assert lesson.callout.isHidden()
    assert lesson.callout.leader.isHidden()
    lesson.view.lay_out()
    assert lesson.callout.isHidden()
    board.bubble.put_away()
    assert lesson.callout.isVisible()
    assert lesson.callout.said.body == run.step.say.en


@pytest.mark.parametrize(
    ("language", "said"), [("en", "First press “Got it”."), ("ja", "先に「わかった」を押してください。")]
)
@pytest.mark.parametrize("name", ["nautilus/1", "scythe/1", "noria/1", "solani/1"])
def test_a_move_or_a_press_before_its_time_says_what_is_to_be_read_first(
    open_window: Opener, name: str, language: str, said: str
) -> None:
    """A card that was taken while something was to be read went back without a word."""
    window = open_window(language)
    window.learning.open(name)
    settle(window)
    lesson, board = window.table.lesson, window.table.board
    words, ply = lesson.callout.said.body, run_of(window).session.cursor
    assert lesson.callout.said.foot == ""
    gesture = board.gestures().gestures[0]
    board._hand_played(gesture)
    settle(window)
    assert run_of(window).session.cursor == ply
    assert (lesson.callout.said.body, lesson.callout.said.foot) == (words, said)
    lesson._button(0)
    settle(window)
    if run_of(window).waits:
        assert lesson.callout.said.foot == ""
        silent = {one.source for one in board.gestures().gestures} | {
            one.target for one in board.gestures().gestures
        }
        vain = next(spot.handle for spot in board.spots() if spot.handle not in silent)
        assert lesson.refuses(Vain((vain,)))
        assert lesson.callout.said.foot == said
        assert board.bubble.isHidden()


def test_what_is_said_before_the_first_step_is_not_counted_as_it(open_window: Opener, qtbot: QtBot) -> None:
    """The bar said "step 1 of 6" twice."""
    window = open_window()
    window.learning.open("noria/1")
    settle(window)
    bar = window.table.lesson.bar
    assert run_of(window).phase is Phase.FIRST
    assert bar.counted == "6 steps"
    press(window, qtbot, Qt.Key.Key_Return)
    assert bar.counted == "step 1 of 6"
    press(window, qtbot, Qt.Key.Key_Return)
    assert bar.counted == "step 2 of 6"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_leader_does_not_run_over_the_cards_that_lie_between(
    open_window: Opener, qtbot: QtBot, language: str
) -> None:
    """Solani 5.7: it ran down over the two feature cards above the deck that it points at."""
    window, _run = learning(open_window, qtbot, "solani/5", language)
    while step_of(window).id != "5.7":
        do(window, qtbot)
    board = window.table.board
    start, end = window.table.lesson.callout.leader.line
    cards = [board.box_of(spot) for spot in board.spots() if spot.handle.kind == "feature"]
    assert cards
    for part in range(101):
        at = (start + (end - start) * part / 100).toPoint()
        assert not any(card.contains(at) for card in cards)


def test_enter_is_the_button_that_bears_it(open_window: Opener, qtbot: QtBot) -> None:
    """Nautilus 5.3: the first Enter only showed where the keyboard was."""
    window, _run = learning(open_window, qtbot, "nautilus/5")
    while step_of(window).id != "5.3":
        do(window, qtbot)
    assert any(button.key is Key.CONFIRM for button in window.table.lesson.goal.commands.buttons())
    press(window, qtbot, Qt.Key.Key_Return)
    assert step_of(window).id == "5.4"


def test_a_third_wrong_try_is_shown_how(open_window: Opener, qtbot: QtBot) -> None:
    window, run = learning(open_window, qtbot, "solani/1")
    wrong = [action for action in run.session.legal if action not in run.expected()][:3]
    for number, action in enumerate(wrong, 1):
        assert by_hand(window, action)
        assert (window.table.board.lamp is not None) == (number == 3)


def test_a_step_and_its_answer_are_heard(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    said: list[str] = []
    monkeypatch.setattr(accessible, "announce", lambda widget, text, urgent=False: said.append(text))
    window.learning.open("solani/1")
    settle(window)
    read_on(window, qtbot)
    run = run_of(window)
    assert any(step_of(window).say.en in one for one in said)
    assert any("Your goal: Three stars with one tile" in one for one in said)
    wrong = next(one for one in run.session.legal if one not in run.expected())
    assert by_hand(window, wrong)
    assert any(window.table.lesson.callout.said.body in one for one in said)


def played_to_its_end(
    open_window: Opener, qtbot: QtBot, name: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[MainWindow, LessonRun]:
    """The last lesson of a game, played as it proposes until it says what to keep."""
    window, run = learning(open_window, qtbot, name)
    monkeypatch.setattr(window.table.conductor.deciding, "let_decide", lambda: None)
    window.table.set_asking(False)
    left_alone = 0
    for _ in range(120):
        if run.over:
            break
        if run.moves:
            # Nothing is proposed for a turn that has not come.
            if not window.table.lesson.callout.isHidden():
                assert run.leaves_alone
                left_alone += 1
                read_on(window, qtbot)
            window.table.conductor.go_on()
            settle(window)
        elif run.others_decide:
            # In place of a program, which thinks in a process of its own.
            assert window.table.lesson.callout.isHidden()
            run.session.dispatch(run.reply() or run.session.legal[0])
            settle(window)
        else:
            speaks = run.step is not None or run.leaves_alone
            assert window.table.lesson.callout.isHidden() != speaks
            left_alone += run.leaves_alone
            read_on(window, qtbot)
            play(window, run.proposed() or run.session.legal[:1])
    assert run.over
    assert left_alone <= 1
    return window, run


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_the_last_lesson_goes_on_as_an_open_one(
    open_window: Opener, qtbot: QtBot, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, run = played_to_its_end(open_window, qtbot, name, monkeypatch)
    press(window, qtbot, Qt.Key.Key_Return)
    assert window.page_name == "table"
    assert not window.table.taught
    session = window.table.session
    assert session is not None
    assert not session.sealed
    assert is_taught(session.identity)
    assert run.lesson.game is not None
    words = language_of(run.game_id)
    assert all(words.holds(claim, session.state, session.state) for claim in run.lesson.game.until)
    window.games.autosave()
    assert any(open_window.profile.rglob("*.ndsave"))


def test_the_game_of_the_last_lesson_is_kept_where_it_is_left_instead(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """*Leave* on its last page let the game go without a word; *Play on* kept it."""
    window, run = played_to_its_end(open_window, qtbot, "solani/7", monkeypatch)
    reached = run.session.state
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"
    window.show_home()
    window.continue_latest()
    session = window.table.session
    assert session is not None
    assert is_taught(session.identity)
    assert not session.sealed
    assert session.state == reached


@pytest.mark.parametrize("step", ["6.3", "6.7"])
def test_what_was_read_does_not_stay_over_the_bots_turn(open_window: Opener, qtbot: QtBot, step: str) -> None:
    """The callout stood there until the bot had done everything."""
    window = open_window()
    assert window.learning.show_sample(f"noria/6/{step}")
    settle(window)
    run, lesson = run_of(window), window.table.lesson
    assert step_of(window).id == step
    assert lesson.callout.isVisible()
    lesson.callout.press()
    assert run.phase is Phase.OTHERS
    assert lesson.callout.isHidden()
    assert lesson.callout.leader.isHidden()
    assert not lesson.veil.holes, "what they do is seen all over the board"
    lesson.view.lay_out()
    assert lesson.callout.isHidden()
    settle(window)
    assert lesson.callout.isVisible()
    assert step_of(window).id != step


def test_a_lesson_that_is_over_is_not_skipped(open_window: Opener, qtbot: QtBot) -> None:
    """Its button stood there beside "all 6 steps"."""
    window, run = learning(open_window, qtbot, "noria/1")
    bar = window.table.lesson.bar
    assert bar.skip.isVisible()
    while not run.over:
        do(window, qtbot)
        read_on(window, qtbot)
    assert bar.counted == "all 6 steps"
    assert bar.skip.isHidden()


def test_what_no_step_speaks_of_is_not_answered_with_a_goal_that_is_reached(
    open_window: Opener, qtbot: QtBot
) -> None:
    """The score stood at 12, and "here the goal comes first: 12 points in one turn" was said."""
    window, run = learning(open_window, qtbot, "noria/4")
    while step_of(window).id != "4.6":
        do(window, qtbot)
    assert by_hand(window, *language_of("noria").actions("remove research", run.session.state))
    said = window.table.lesson.callout.said
    assert said.wrong
    assert "do what is framed" in said.body
    assert run.lesson.goal.en not in said.body


@pytest.mark.parametrize(("before", "other"), [("7.1", "track exploration"), ("7.4", "buy M3 energy")])
def test_a_way_of_ones_own_is_told_before_a_phase_that_could_only_be_ended(
    open_window: Opener, qtbot: QtBot, before: str, other: str
) -> None:
    """Noria ends such a phase by itself: it was taken for a choice made after the words had been read."""
    window, run = learning(open_window, qtbot, "noria/7")
    while step_of(window).id != before:
        play(window, run.proposed())
        read_on(window, qtbot)
    lesson = window.table.lesson
    assert lesson.bar.counted == f"step {before.partition('.')[2]} of 15"
    assert by_hand(window, *language_of("noria").actions(other, run.session.state))
    assert run.strayed
    assert lesson.bar.counted == "your own way"
    while not window.table.conductor.own:
        window.table.conductor.go_on()  # the rings turn
        settle(window)
    assert lesson.callout.isVisible()
    assert lesson.callout.said.body.startswith("You go your own way")
    press(window, qtbot, Qt.Key.Key_Return)
    assert lesson.callout.isHidden()
    assert lesson.bar.counted == "your own way"
    while run_of(window).strayed:
        press(window, qtbot, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert step_of(window).id == before
    assert lesson.bar.counted == f"step {before.partition('.')[2]} of 15"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_the_last_lesson_can_be_taken_back_and_is_remembered(
    open_window: Opener, qtbot: QtBot, name: str
) -> None:
    window, run = learning(open_window, qtbot, name)
    assert run.step is not None
    first, before = run.step, run.session.state
    assert by_hand(window, run.proposed()[0])
    assert run.session.state != before
    # What lasts until something holds is not over by a decision that does not bring it about.
    state, holds = run.session.state, language_of(run.game_id).holds
    lasts = bool(first.until) and not all(holds(claim, state, state) for claim in first.until)
    assert (run.step is first) == lasts
    known = Progress(open_window.profile / "lessons.json").of(name)
    assert len(known.played) == len(run.session.log)
    press(window, qtbot, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert run.session.state == before
    assert run.step is first


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
def test_pages_for_pictures_are_made_of_a_sample(open_window: Opener, theme: str, tmp_path: Path) -> None:
    window = open_window(theme=theme)
    assert window.learning.show_sample("learn")
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    assert [node.state.value for node in page.model.paths[0].nodes[:4]] == ["done", "done", "begun", "later"]
    assert window.learning.show_sample("solani/3/3.4")
    settle(window)
    assert step_of(window).id == "3.4"
    assert not window.learning.show_sample("solani/99")


def test_what_delete_forgets_is_known_again_by_undo(open_window: Opener, qtbot: QtBot) -> None:
    window, _ = learning(open_window, qtbot, "noria/2")
    do(window, qtbot)
    window.table.lesson.bar.leave.click()  # Esc would give back the disc that is chosen
    settle(window)
    page = window._stack.currentWidget()
    assert isinstance(page, LearnPage)
    row = next(row for row in page.rows if row.path.game_id == "noria")
    begun = row.nodes[1].node
    assert begun.state.value == "begun"
    row.nodes[1].setFocus()
    QTest.keyClick(row.nodes[1], Qt.Key.Key_Delete)
    assert row.nodes[1].node.state.value == "later"
    assert row.nodes[1].hasFocus(), "the page was not laid anew"
    assert row.undo.isVisible()
    QTest.mouseClick(row.undo, Qt.MouseButton.LeftButton)
    assert row.nodes[1].node == begun
    assert not row.undo.isVisible()
    assert Progress(open_window.profile / "lessons.json").of("noria/2").step == "2.2"
    QTest.keyClick(row.nodes[1], Qt.Key.Key_Delete)
    QTest.keyClick(row.nodes[1], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert row.nodes[1].node == begun


def test_enter_alone_does_whatever_is_only_pressed(open_window: Opener, qtbot: QtBot) -> None:
    window, _ = learning(open_window, qtbot, "noria/2")
    press(window, qtbot, Qt.Key.Key_Return)  # the first one shows where the keyboard is, as at any table
    for step in ("2.1", "2.2", "2.3", "2.4", "2.5", "2.6"):
        assert step_of(window).id == step
        press(window, qtbot, Qt.Key.Key_Return)
    assert step_of(window).id == "2.7"


def test_a_button_below_the_board_is_pointed_at_and_pressed_by_its_key(
    open_window: Opener, qtbot: QtBot
) -> None:
    window, _ = learning(open_window, qtbot, "noria/1")
    do(window, qtbot)
    assert step_of(window).id == "1.3"
    lesson = window.table.lesson
    end = lesson.goal.commands.widget_of(Key.END)
    assert end is not None
    (ring, *_) = lesson.callout.leader.rings
    assert ring.box.size() == end.size()
    assert not window.table.board.rect().intersects(ring.box)
    assert lesson.callout.leader.geometry().contains(end.mapTo(window.table, end.rect().center()))
    veiled = lesson.veil.holes
    press(window, qtbot, Qt.Key.Key_H)
    assert lesson.veil.holes == veiled, "nothing on the board shows how: the ring does"
    press(window, qtbot, Qt.Key.Key_E)
    assert step_of(window).id == "1.4"


def test_a_button_pressed_too_soon_is_answered_at_the_button(open_window: Opener, qtbot: QtBot) -> None:
    window, _ = learning(open_window, qtbot, "noria/1")
    press(window, qtbot, Qt.Key.Key_E)
    assert step_of(window).id == "1.2"
    lesson = window.table.lesson
    assert lesson.callout.said.wrong
    end = lesson.goal.commands.widget_of(Key.END)
    assert end is not None
    assert lesson.callout.leader.rings[0].wrong
    assert lesson.callout.leader.rings[0].box.size() == end.size()


def test_a_lesson_sees_what_is_foretold_though_the_player_wants_no_forecast(
    open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    window.table.set_foretelling(False)
    window.learning.open("noria/6")
    settle(window)
    assert step_of(window).at == ("letter 1",)
    assert window.table.lesson.callout.leader.rings
    labels = [window.table.board.view.label(spot.handle) for spot in window.table.board.spots()]
    assert any("Follow" in label for label in labels)


def test_the_letters_can_be_looked_up_when_the_lesson_about_them_is_over(
    open_window: Opener, qtbot: QtBot
) -> None:
    """lessons/noria.md, lesson 6: beside the bot's wheel, a small card to open. Esc closes it and leaves the lesson then."""
    window = open_window()
    window.learning.open("noria/6")
    settle(window)
    table = window.table.lesson
    table.bar.skip.click()
    settle(window)
    callout = table.callout
    words = [button.text() for button in callout.buttons()]
    assert words[-1] == "The six letters"
    assert all(callout.rect().contains(button.geometry()) for button in callout.buttons())
    QTest.mouseClick(callout.buttons()[-1], Qt.MouseButton.LeftButton)
    assert callout.said.title == "The six letters"
    assert [line[0] for line in callout.said.body.splitlines()] == list("ABCDEF")
    wheel = table.view.rings(("bot wheel",))[0].box
    assert not callout.geometry().intersects(wheel)
    assert window.table.board.rect().contains(callout.geometry())
    assert "F: makes a letter act twice" in callout.accessibleName()
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "lesson"
    assert [button.text() for button in callout.buttons()] == words
    press(window, qtbot, Qt.Key.Key_Escape)
    assert window.page_name == "learn"


def test_why_is_answered_in_a_lesson_and_no_log_opens_after_it(open_window: Opener, qtbot: QtBot) -> None:
    """The buttons Why and Log are not dead in a lesson; what they opened goes with it."""
    window, _ = learning(open_window, qtbot, "noria/7")
    window.resize(1280, 800)
    settle(window)
    table = window.table
    assert not table.side_panel.isVisible()
    table.tell_why_here()
    assert table.side_panel.isVisible()
    callout, log = table.lesson.callout, table.side_panel
    assert callout.isVisible(), "how the lesson goes on is said beside the log"
    assert not QRect(callout.mapTo(table, QPoint(0, 0)), callout.size()).intersects(log.geometry())
    press(window, qtbot, Qt.Key.Key_Escape)
    assert not table.side_panel.isVisible()
    assert table.taught
    assert not table.lesson.callout.isHidden()
    table.tool_bar.log.click()
    assert table.side_panel.isVisible()
    table.lesson.play_on_wanted.emit()
    settle(window)
    assert not window.table.taught
    assert not table.side_panel.isVisible(), "what was opened in the lesson is closed with it"


@pytest.mark.parametrize("size", [(1280, 800), (800, 520)])
def test_a_look_is_gone_on_with_beside_the_log(
    open_window: Opener, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Why? opened the log, and with the callout went the only button that led on."""
    window, run = learning(open_window, qtbot, "noria/3")
    window.resize(*size)
    table = window.table
    while step_of(window).id != "3.7":
        do_one(window)
    table.tell_why_here()
    settle(window)
    assert table.side_panel.isVisible()
    (button,) = table.lesson.callout.buttons()
    assert button.isVisible()
    assert button.visibleRegion().boundingRect() == button.rect(), "nothing lies over it"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(window)
    assert step_of(window).id == "3.8"
    assert not table.side_panel.isVisible(), "the log gives way to what is new"
    assert run.phase is Phase.STEP


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_name_of_a_lesson_is_cut_on_the_page_of_lessons(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """One, "Kraken, bone, anchor", was a little too wide for its line and lost its last letters."""
    cut: list[str] = []
    words = Canvas.words

    def watched(canvas: Canvas, box: QRectF, text: str, size: float, *rest: Any, **more: Any) -> float:
        if canvas.width(text, size, bool(rest[1:] and rest[1])) > box.width() + 1:
            cut.append(text)
        return words(canvas, box, text, size, *rest, **more)

    monkeypatch.setattr(Canvas, "words", watched)
    window = open_window(language)
    window.learning.show_learn()
    window.resize(1280, 760)
    QApplication.processEvents()
    page = window.findChild(LearnPage)
    assert page is not None
    for row in page.rows:
        for node in row.nodes:
            node.grab()
    assert cut == []


def test_what_is_said_of_a_free_turn_can_be_put_aside(open_window: Opener, qtbot: QtBot) -> None:
    """In Scythe 7 it lay over the player's own territories for a whole turn."""
    window, run = learning(open_window, qtbot, "scythe/7")
    lesson = window.table.lesson
    assert run.is_game
    assert step_of(window).until
    assert [button.text() for button in lesson.callout.buttons()] == ["Got it"]
    assert not lesson.view.reads_first
    lesson.callout.press()
    assert lesson.callout.isHidden()
    lesson.view.lay_out()
    assert lesson.callout.isHidden()
    gesture = next(
        one for one in window.table.board.gestures().gestures if one.actions[0] in run.session.legal
    )
    window.table.board._hand_played(gesture)
    settle(window)
    assert run.session.cursor > 0
