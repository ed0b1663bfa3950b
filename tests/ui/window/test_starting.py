"""How a start goes on once it has the profile: files are in their folders, and nothing asked for ends the program."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.profile import Profile
from noria_desktop.app.request import Continue, NewGame, OpenFile, Request, Show
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.ui.window import application
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.window.conftest import Opener

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the XDG standard's folders")
def test_a_start_puts_files_into_their_folders(tmp_path: Path) -> None:
    """Settings of an older version are in force and moved; pictures, log and settings lie apart from the games."""
    data, config, cache = (tmp_path / kind / "noria-desktop" for kind in ("data", "config", "cache"))
    data.mkdir(parents=True)
    (data / "settings.ini").write_text("[settings]\ntheme=day\nlanguage=ja\n")
    (data / "pictures.cache").write_text("old")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        environment[f"XDG_{kind}_HOME"] = str(tmp_path / kind.lower())
    command = [sys.executable, "-m", "noria_desktop", "--new", "noria", "--seed", "1"]
    with subprocess.Popen(command, cwd=ROOT, env=environment) as process:
        end = time.monotonic() + 90
        while not ((data / "running.json").exists() and (cache / "pictures.cache").exists()):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.02)
        process.send_signal(signal.SIGTERM)
    assert process.returncode == 0
    assert not {path.name for path in data.iterdir()} & {"settings.ini", "pictures.cache", "running.lock"}
    assert "theme=day" in (config / "settings.ini").read_text()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the XDG standard's folders")
@pytest.mark.parametrize(
    "command", [("--smoke",), ("--continue",), ("screenshot", "home", "home.png")], ids=lambda words: words[0]
)
@pytest.mark.parametrize(("language", "begins"), [("en", "“{}”, where"), ("ja", "ゲームと設定を")])
def test_a_profile_that_cannot_be_looked_into_is_told_in_one_sentence(
    tmp_path: Path, command: tuple[str, ...], language: str, begins: str
) -> None:
    """Somebody else's folder; of one whose name is too long, the system says the same to root. There was a traceback."""
    place = tmp_path / ("a" * 300)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(place)}
    done = subprocess.run(
        [sys.executable, "-m", "noria_desktop", *command, "--lang", language],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=90,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(begins.format(place / "noria-desktop"))
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "home.png").exists()


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    return open_window()


def test_a_second_starts_wishes_are_done_as_the_menus_do_them(window: MainWindow, tmp_path: Path) -> None:
    application._do(window, NewGame("solani", None, 3))
    session = window.table.session
    assert session is not None
    assert (session.rules.game_id, session.seed, window.page_name) == ("solani", 3, "table")
    application._do(window, Show())
    assert window.table.session is session
    application._do(window, NewGame("noria", "ボット：２Ｃ－１Ｂ ２Ｅ－１Ａ ３Ｄ ４Ｆ", 4))
    assert window.table.session is not None
    assert window.table.session.rules.game_id == "noria"
    application._do(window, OpenFile(tmp_path / "gone.ndsave"))
    assert window.table.session.rules.game_id == "noria", "the game goes on, and the table says why"
    assert "gone.ndsave" in window.table.strip.notice
    window.table.conductor.finish_bot_turn()
    noria = window.table.session
    noria.dispatch(noria.legal[0])
    window.show_home()
    application._do(window, Continue())
    assert window.page_name == "table"


@pytest.mark.expects_log
@pytest.mark.parametrize("asked", [NewGame("noria", "nonsense", 1), Continue()], ids=["new", "continue"])
def test_what_breaks_while_opening_leads_home_and_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: Request
) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(window, "continue_latest", broken)
    profile = Profile.within(tmp_path)
    application._safely(window, profile, lambda: application._do(window, asked))
    assert window.page_name == "home"
    assert window.home.page is not None
    assert str(tmp_path / application.LOG_FILE) in window.home.page.notice.text()


@pytest.mark.expects_log
def test_a_home_page_that_breaks_too_goes_to_the_bar_for_faults(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[type[BaseException]] = []

    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(window, "show_home", broken)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: told.append(kind))
    application._safely(window, Profile.within(tmp_path), broken)
    assert told == [ZeroDivisionError]


def test_no_start_reads_the_source_of_the_program(tmp_path: Path) -> None:
    """Qt for Python would read and keep every module's lines, 14 MB, for a question that this program never asks."""
    started = """
import linecache, sys
from noria_desktop.__main__ import main
sys.argv[0] = "noria-desktop"
code = main()
print(code, sum("noria_desktop" in file and file.endswith(".py") for file in linecache.cache))
"""
    command = [sys.executable, "-c", started, "--profile-dir", str(tmp_path), "--smoke"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["0", "0"]


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_there_before_what_only_later_presses_ask_for(game: str, tmp_path: Path) -> None:
    """Hints, stories, games watched again, the day's game, lists of saves; and on Linux nobody looks at every event."""
    started = """
import sys
from noria_desktop.__main__ import main
sys.argv[0] = "noria-desktop"
code = main()
late = ("table.replay.watching", "table.replay.steps_panel", "window.today", "window.save_rows", "window.coach_bar",
    "widgets.notice_bar", "board.portrait", GAME + ".words.story", GAME + ".words.hints", GAME + ".words.lamp")
seen = {"noria_desktop.ui." + name for name in late} & set(sys.modules)
if sys.platform == "linux":
    seen |= {"noria_desktop.ui.window.opened_by_system"} & set(sys.modules)
print(code, *sorted(seen))
"""
    arguments = ["--profile-dir", str(tmp_path), "--smoke", "--new", game]
    command = [sys.executable, "-c", started.replace("GAME", repr(game)), *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["0"]


def loaded_by(arguments: list[str], names: str) -> list[str]:
    """Which of these modules a start has loaded when its first frame is there; the exit code before them."""
    started = f"""
import sys
from noria_desktop.__main__ import main
sys.argv[0] = "noria-desktop"
code = main()
print(code, *sorted(set({names.split()!r}) & set(sys.modules)))
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", started, *arguments]
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return run.stdout.split()


def within(package: str, names: str) -> str:
    """The full names of modules of a package."""
    return " ".join(f"noria_desktop.{package}.{name}" for name in names.split())


WAYS = within("ui.window", "library statistics honours named_pages circuit turning")


def test_norias_door_has_no_words_yet_for_what_nobody_has_done(tmp_path: Path) -> None:
    """Refusals, questions, remarks, what a drop would do; nor the ciphers that hashlib loads."""
    words = within("ui.noria.words", "refusals refusals_table refusals_wheel questions coach drags addresses")
    board = within("ui.noria.board", "ghosts traces sounds lesson_places intended_action")
    late = f"{words} {board} {WAYS} _hashlib secrets"
    arguments = ["--profile-dir", str(tmp_path), "--smoke", "--new", "noria", "--seed", "1"]
    assert loaded_by(arguments, late) == ["0"]


def test_home_has_none_of_the_ways_to_other_pages_yet(tmp_path: Path) -> None:
    """Nor what is reckoned with when a campaign has come to its finale, nor the words of one that nobody has begun."""
    words = "noria_desktop.ui.pages.campaign.words " + within(
        "ui.widgets", "game_book result_parts score_rows"
    )
    circuit = within("app.campaign", "campaign standing targets")
    late = f"{WAYS} {words} {circuit} statistics fractions _hashlib secrets"
    assert loaded_by(["--profile-dir", str(tmp_path), "--smoke"], late) == ["0"]


@pytest.mark.parametrize("saves", [0, 5], ids=["nothing saved", "games saved"])
@pytest.mark.parametrize("arguments", [(), ("--new", "noria", "--seed", "1")], ids=["home", "table"])
def test_no_start_makes_widgets_known_that_it_does_not_show(
    arguments: tuple[str, ...], saves: int, tmp_path: Path
) -> None:
    """Whoever asks a view for the viewport that Qt made has every class of widgets described, and 300 names with them."""
    noria = kit("noria")
    for seed in range(saves):
        Store(tmp_path).autosave(Session(noria, noria.default_options(), seed), noria)
    started = """
import sys
import PySide6.QtWidgets
from noria_desktop.__main__ import main
sys.argv[0] = "noria-desktop"
code = main()
print(code, *sorted({"QStyle", "QWizard", "QCalendarWidget"} & set(vars(PySide6.QtWidgets))))
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", started, "--profile-dir", str(tmp_path), "--smoke", *arguments]
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["0"]


def test_a_game_that_begins_waits_for_no_campaign_and_no_post(tmp_path: Path) -> None:
    """What no first frame of a table needs is not loaded for it."""
    begin = """
import sys
from pathlib import Path
from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.application import _application, _window
application = _application()
window = _window(Profile.within(Path(sys.argv[1])), "en", writes=False)
window.start("noria", kit("noria").default_options(), 1)
window.show()
application.processEvents()
print(*sorted({"noria_desktop.app.campaign.campaign", "importlib.metadata", "email"} & set(sys.modules)))
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", begin, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    assert run.stdout.split() == []


SMALL = {"name": "small", "x": 0, "y": 0, "width": 640, "height": 480, "logicalDpi": 96, "dpr": 1}
LOOK = """
import sys
from pathlib import Path
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.application import _application, _window
application = _application()
window = _window(Profile.within(Path(sys.argv[1])), "en", writes=False)
for page in ("home", "new", "noria", "nautilus", "solani", "scythe"):
    window.show_page(page)
    window.show_remembered()
    application.processEvents()
    window.grab().save(f"{sys.argv[1]}/{page}.png")
"""


def test_the_window_fits_a_small_screen(tmp_path: Path) -> None:
    (tmp_path / "screen.json").write_text(json.dumps({"screens": [SMALL]}))
    platform = f"offscreen:configfile={tmp_path / 'screen.json'}"
    command = [sys.executable, "-c", LOOK, str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": platform}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sizes = {path.stem: QImage(str(path)).size() for path in tmp_path.glob("*.png")}
    assert len(sizes) == 6
    assert all(size.width() <= 640 and size.height() <= 480 for size in sizes.values()), sizes


def test_the_smallest_window_is_800_by_520_where_there_is_room(qtbot: QtBot, window: MainWindow) -> None:
    room = window.screen().availableSize()
    assert window.minimumSize() == QSize(min(800, room.width()), min(520, room.height() - 40))


def test_a_home_page_waits_for_no_table(tmp_path: Path) -> None:
    """A first start shows home; the table is made with the first game, and knows the settings then."""
    begin = """
import sys
from pathlib import Path
from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.application import _application, _window
application = _application()
window = _window(Profile.within(Path(sys.argv[1])), "en", writes=False)
window.show_home()
window.show()
application.processEvents()
window.change_settings(language="ja", bot_speed="fast", theme="day")
print(window.place.made is None, "noria_desktop.ui.table.game_page" in sys.modules)
window.start("noria", kit("noria").default_options(), 1)
application.processEvents()
print(window.place.made is window.table, window.table.conductor.pace.speed.value, window.table._skin.theme.name, window.table._skin.language)
window.close()
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", begin, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == ["True False", "True fast day ja"]


def test_a_later_start_paints_no_card_anew_and_needs_no_game_for_it(tmp_path: Path) -> None:
    """The cards of home are kept beside the other pictures; the page looks the same to the pixel.

    Where there is no save yet, it waits for no reader of saves either.
    """
    begin = """
import sys
from hashlib import sha256
from pathlib import Path
from noria_desktop.app.profile import Profile
from noria_desktop.ui.window.application import _application, _window
application = _application()
profile = Profile.within(Path(sys.argv[1]))
window = _window(profile, "en")
window.show_home()
window.show()
application.processEvents()
picture = window.grab().toImage()
loaded = {name for name in sys.modules if name.startswith("noria_desktop.ui.") and name.endswith((".board", ".paint"))}
loaded |= {"cattrs", "typing_extensions"} & set(sys.modules)
print(sha256(bytes(picture.constBits())).hexdigest(), *sorted(loaded - {"noria_desktop.ui.board"}))
window.close()
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    starts = []
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-c", begin, str(tmp_path)],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (run.returncode, run.stderr) == (0, "")
        starts.append(run.stdout.split())
    (first, *games), (second, *later) = starts
    assert first == second
    painted = {name.split(".")[2] for name in games if "." in name}
    assert painted == {"nautilus", "scythe", "solani"}
    assert later == []
