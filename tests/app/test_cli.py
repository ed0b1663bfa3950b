"""The command line: what it does, says and returns. Source: decision 18."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from noria_desktop import __version__
from noria_desktop.app.catalogue import kit
from noria_desktop.app.cli import run
from noria_desktop.app.command_line import ScreenshotArguments, WindowArguments
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.games.noria.presets import bot_presets
from tests.app.playing import played

WINDOWS: list[WindowArguments] = []
PICTURES: list[ScreenshotArguments] = []
ALONE = ("--jobs", "1")


def command(*arguments: str) -> int:
    def window(wanted: WindowArguments) -> int:
        WINDOWS.append(wanted)
        return 0

    def picture(wanted: ScreenshotArguments) -> int:
        PICTURES.append(wanted)
        return 0

    return run(arguments, window, picture)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


# The window -------------------------------------------------------------------------------------------


def test_without_arguments_the_window_opens() -> None:
    assert command() == 0
    assert WINDOWS[-1] == WindowArguments()


def test_a_file_is_handed_to_the_window_even_if_it_is_not_there() -> None:
    assert command("no such file.ndsave") == 0
    assert WINDOWS[-1].file == Path("no such file.ndsave")


def test_all_options_of_the_window_arrive() -> None:
    code = command("--new", "noria", "--seed", "7", "--lang", "ja", "--profile-dir", "/tmp/p", "--smoke")
    assert code == 0
    assert WINDOWS[-1] == WindowArguments(
        new="noria",
        options=kit("noria").default_options(),
        seed=7,
        language="ja",
        profile_dir=Path("/tmp/p"),
        smoke=True,
    )


def test_a_set_up_in_the_rulebooks_notation_is_read() -> None:
    assert command("--new", "noria", "--setup", "ボット：２Ｃ－１Ｂ ２Ｅ－１Ａ ３Ｄ ４Ｆ") == 0
    assert WINDOWS[-1].options.bot_wheel == bot_presets()[1]
    assert WINDOWS[-1].seed is not None


def test_continue_is_handed_on() -> None:
    assert command("--continue") == 0
    assert WINDOWS[-1].go_on


def test_a_picture_is_asked_for_with_its_size_theme_and_scale() -> None:
    assert (
        command("screenshot", "noria", "out.png", "--size", "1920x1080", "--theme", "day", "--scale", "1.5")
        == 0
    )
    assert PICTURES[-1] == ScreenshotArguments(
        page="noria", out=Path("out.png"), size=(1920, 1080), theme="day", scale=1.5
    )


# Mistakes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "The set-up cannot be read at line 1, column 14: “1”: this price was already given.",
        ),
        ("ja", "セットアップの 1 行目 14 文字目を読めません：「1」：この価格はすでに使われています。"),
    ],
)
def test_a_wrong_notation_is_refused_with_its_reason(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seen before: "cannot be read at column 12", although it was known that the price is given twice."""
    assert command("--lang", language, "--new", "noria", "--setup", "market: J1, C1, B3, T4") == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--wheel"], "--wheel"),
        (["--new"], "--new"),
        (["--new", "chess"], "chess"),
        (["--seed", "5"], "--seed"),
        (["--new", "noria", "--seed", "-1"], "--seed"),
        (["--new", "noria", "--seed", "4294967296"], "4294967296"),
        (["--new", "noria", "--seed", "9" * 5000], "--seed"),
        (["--new", "noria", "--setup", "bot: 9Z"], "9"),
        (["--new", "noria", "--continue"], "--continue"),
        (["--lang", "de"], "de"),
        (["--lang"], "--lang"),
        (["a.ndsave", "b.ndsave"], "b.ndsave"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "chess"),
        (["simulate", "noria", "--games", "0"], "--games"),
        (["simulate", "noria", "--games", "many"], "many"),
        (["simulate", "noria", "--players", "cheater"], "cheater"),
        (["simulate", "noria", "--players", "random,random,random"], "3"),
        (["simulate", "noria", "--set", "bot=9"], "9"),
        (["simulate", "noria", "--set", "weather=rain"], "weather"),
        (["simulate", "noria", "--set", "bot"], "bot"),
        (["simulate", "noria", "--setup", "market: J1"], "1"),
        (["simulate", "noria", "--setup", "market: J1, C2, B3, T4\nbot: 1A - 1E\x1b"], "2"),
        (["simulate", "noria", "--jobs", "0"], "--jobs"),
        (["simulate", "noria", "--until-width", "narrow"], "narrow"),
        (["simulate", "noria", "--until-width", "nan"], "nan"),
        (["simulate", "noria", "--out", "games.txt"], "games.txt"),
        (["simulate", "noria", "--out", "no such folder/games.csv"], "games.csv"),
        (["simulate", "noria", "--cluster", "nowhere"], "nowhere"),
        (["simulate", "noria", "--pairs"], "1"),
        (["simulate", "noria", "--players", "greedy,greedy"], "2"),
        (["ladder"], "GAME"),
        (["ladder", "chess"], "chess"),
        (["ladder", "noria", "adviser"], "adviser"),
        (["ladder", "noria", "adviser,bot9"], "bot9"),
        (["ladder", "noria", "adviser,greedy"], "greedy"),
        (["ladder", "noria", "cheater,bot1"], "cheater"),
        (["ladder", "nautilus", "level1,level2,level3"], "level1,level2,level3"),
        (["examine", "noria"], "NAME"),
        (["examine", "noria", "nobody"], "nobody"),
        (["examine", "noria", "greedy", "--seconds", "0"], "--seconds"),
        (["--adviser", "nobody"], "nobody"),
        (["--new", "noria", "--adviser", "level4"], "level4"),
        (["replay"], "FILE"),
        (["check"], "FILE"),
        (["screenshot", "home"], "OUT.png"),
        (["screenshot", "home", "x.png", "--size", "big"], "big"),
        (["screenshot", "home", "x.png", "--size", "9x9"], "9x9"),
        (["screenshot", "home", "x.png", "--theme", "pink"], "pink"),
        (["screenshot", "home", "x.png", "--scale", "nan"], "--scale"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_mistake_is_one_sentence_on_stderr_and_exit_code_2(
    arguments: list[str],
    named: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8" if language == "ja" else "C")
    before = len(WINDOWS)
    assert command(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert named in err
    assert len(WINDOWS) == before


def test_version_and_help_end_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--version"], ["--help"], ["simulate", "--help"], ["check", "--help"]):
        with pytest.raises(SystemExit) as caught:
            command(*arguments)
        assert caught.value.code == 0
    assert __version__ in capsys.readouterr().out


# Commands without a picture ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "simulate", "ladder", "examine", "replay", "check", "screenshot"])
def test_the_help_is_in_the_language_that_is_asked_for(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No sentence of the one stands in the other, and every option is told of in both."""
    printed = {}
    for language in ("en", "ja"):
        with pytest.raises(SystemExit) as ended:
            command(*name.split(), "--help", "--lang", language)
        assert ended.value.code == 0
        printed[language] = capsys.readouterr().out
    assert printed["ja"].startswith("使い方")
    assert not re.search("[\u3040-\u30ff]", printed["en"])
    for sentence in ("usage", "show this help", "options:"):
        assert sentence in printed["en"]
        assert sentence not in printed["ja"]
    options = re.compile(r"^  (?:-h, )?(--[a-z-]+)", re.MULTILINE)
    assert options.findall(printed["en"]) == options.findall(printed["ja"]) != []


def test_simulate_prints_one_object_a_game_with_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate", "noria", "--games", "3", "--seed", "4294967294", "--jsonl", *ALONE) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["seed"] for game in games] == [4294967294, 4294967295, 0]
    for game in games:
        assert list(game) == [
            *("game", "version", "setup", "seed", "players", "effort"),
            *("scores", "winner", "actions", "digest"),
        ]
        assert game["game"] == "noria"
        assert len(game["scores"]) == 2
        human, bot = game["scores"]
        assert game["winner"] == (None if human == bot else int(bot > human))


def test_simulate_gives_the_same_games_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for _ in range(2):
        assert command("simulate", "noria", "--games", "5", "--set", "bot=3", "--jsonl", *ALONE) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert command("simulate", "noria", "--games", "5", "--set", "bot=2", "--jsonl", *ALONE) == 0
    assert capsys.readouterr().out != texts[0]


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate", "noria", "--games", "10", "--players", "random", *ALONE) == 0
    out = capsys.readouterr().out
    assert "10 games" in out
    assert "Seat 0 (random)" in out
    assert "Seat 1" in out


def test_replay_and_check_find_a_good_save_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.ndsave"
    file.write_bytes(written(played(kit("noria"), seed=2, decisions=20), kit("noria")))
    assert command("replay", str(file)) == 0
    assert command("check", str(file), str(file)) == 0
    out, err = capsys.readouterr()
    assert out.count("sound") == 2
    assert "digest" in out
    assert err == ""


def test_replay_of_a_whole_game_names_the_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(kit("noria"), seed=2)
    session.run_automatic()
    file = tmp_path / "game.ndsave"
    file.write_bytes(written(session, kit("noria")))
    assert command("replay", str(file)) == 0
    assert "Winner: Seat 1" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "words"), [("en", "first 3 actions"), ("ja", "最初の 3 手")])
def test_check_says_which_actions_it_could_not_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    """robustness.md B8: with a closed log there was no doubt at all, and check said "sound"."""
    game = kit("noria")
    session = played(game, seed=2, decisions=3)
    closed = Session.resumed(
        game, session.options, 2, identity=session.identity, state=session.state, closed=session.log[:3]
    )
    file = tmp_path / "closed.ndsave"
    file.write_bytes(written(closed, game))
    for what in ("check", "replay"):
        assert command(what, "--lang", language, str(file)) == 1
        out, err = capsys.readouterr()
        assert words in err
        assert "sound" not in out
        assert "replayed" not in out


def test_check_says_which_lines_that_were_left_it_could_not_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = kit("noria")
    session = played(game, seed=2, decisions=20)
    session.undo()
    taken_back = session.log[session.cursor]
    session.dispatch(next(action for action in session.legal if action != taken_back.action))
    data = json.loads(written(session, game))
    file = tmp_path / "lines.ndsave"
    file.write_bytes(written(session, game))
    assert command("check", str(file)) == 0
    data["branches"][0]["log"].append(data["branches"][0]["log"][0] | {"seat": 1})
    file.write_text(json.dumps(data))
    assert command("check", str(file)) == 1
    assert "1 cannot be replayed" in capsys.readouterr().err


@pytest.mark.expects_log
def test_check_says_what_is_wrong_and_where_and_goes_on_to_the_next_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, cut, edited, elsewhere = (
        tmp_path / f"{name}.ndsave" for name in ("good", "cut", "edited", "elsewhere")
    )
    data = written(played(kit("noria"), seed=2, decisions=20), kit("noria"))
    good.write_bytes(data)
    cut.write_bytes(data[:500])
    raw = json.loads(data)
    raw["snapshot"]["human"]["resources"][0] = -1
    raw["digest"] = digest_of(raw["snapshot"])
    edited.write_text(json.dumps(raw))
    raw = json.loads(data)
    raw["log"][0]["action"]["track"] = (
        "settlement" if raw["log"][0]["action"]["track"] != "settlement" else "research"
    )
    elsewhere.write_text(json.dumps(raw))
    missing = tmp_path / "missing.ndsave"
    assert command("check", str(cut), str(edited), str(elsewhere), str(missing), str(good)) == 1
    out, err = capsys.readouterr()
    lines = err.splitlines()
    assert len(lines) == 4
    assert "cut.ndsave" in lines[0]
    assert "$.snapshot.human.resources[0]" in lines[1]
    assert "elsewhere.ndsave" in lines[2]
    assert "missing.ndsave" in lines[3]
    assert "good.ndsave: sound" in out


def test_replay_of_a_missing_file_is_a_problem(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("replay", "no.ndsave", "--lang", "ja") == 1
    assert "見つかりません" in capsys.readouterr().err


def test_the_real_command_needs_no_qt_to_simulate_and_ends_quietly_with_its_reader() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None; sys.argv = ['noria-desktop', 'simulate', 'noria',"
        " '--games', '3', '--jsonl'];"
        "from noria_desktop.__main__ import main; sys.exit(main())"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    shell = f"{sys.executable} -m noria_desktop simulate noria --games 100 --jsonl | head -1"
    piped = subprocess.run(["/bin/sh", "-c", shell], capture_output=True, text=True, check=False)
    assert piped.stderr == ""
    assert len(piped.stdout.splitlines()) == 1


def test_the_real_command_tells_of_a_diverging_log_in_one_sentence_without_log_records(
    tmp_path: Path,
) -> None:
    raw = json.loads(written(played(kit("noria"), seed=2, decisions=20), kit("noria")))
    raw["log"][0]["seat"] = 1
    file = tmp_path / "game.ndsave"
    file.write_text(json.dumps(raw), encoding="utf-8")
    command = [sys.executable, "-m", "noria_desktop", "check", str(file), "--lang", "en"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert len(found.stderr.splitlines()) == 1
    assert "from action 1 on" in found.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("more", [["--games", "2"], ["--games", "200", "--jsonl"]], ids=" ".join)
def test_a_full_disk_is_told_in_one_sentence(more: list[str]) -> None:
    """What Python keeps back until the end counts too."""
    program = [sys.executable, "-m", "noria_desktop", "simulate", "noria", "--lang", "en", *more]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        1,
        "The output could not be written (No space left on device).\n",
    )
