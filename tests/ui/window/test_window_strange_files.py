"""Whatever lies in the profile folder, the program starts, home is shown, and words of files stay words."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from PySide6.QtGui import Qt, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from noria_desktop.app.catalogue import kit
from noria_desktop.app.results import Result
from noria_desktop.app.saves.converter import digest_of
from noria_desktop.app.saves.envelope import CHECKSUM, checksum_of
from noria_desktop.app.saves.listing import EXTENSION
from noria_desktop.app.saves.store import Store
from noria_desktop.app.saves.writing import written
from noria_desktop.app.session import Session
from noria_desktop.games.noria.notation import read_setup
from noria_desktop.ui.window.main_window import MainWindow
from tests.ui.table.seat import EXAMPLE
from tests.ui.window.conftest import Opener
from tests.ui.window.evening import rest, said

PICTURE = '<img src="/x"> A & B'
HUGE = 1 << 53


def save(**changes: object) -> bytes:
    game = kit("noria")
    data = json.loads(written(Session(game, read_setup(EXAMPLE), 7), game, title="A & B"))
    return json.dumps({**data, **changes}, ensure_ascii=False).encode()


def autosave(profile: Path, **changes: object) -> None:
    folder = Store(profile).autosaves
    folder.mkdir(parents=True)
    (folder / f"noria-{'0' * 32}{EXTENSION}").write_bytes(save(**changes))


def result(profile: Path, **changes: object) -> None:
    line = attrs.asdict(
        Result(
            id="0" * 32,
            game="noria",
            opponent="bot1",
            notation="",
            seed=1,
            scores=(50, 40),
            winner=0,
            sealed=True,
            finished_at="2026-11-21T09:00:00Z",
            undos=0,
            hints=0,
            seconds=60,
            rules_version=1,
        )
    )
    (profile / "results.jsonl").write_text(json.dumps(line | changes) + "\n", encoding="utf-8")


def pipes(profile: Path) -> None:
    for name in ("results.jsonl", "settings.ini", "pictures.cache"):
        os.mkfifo(profile / name)


def folders(profile: Path) -> None:
    for name in ("results.jsonl", "settings.ini", "pictures.cache"):
        (profile / name).mkdir()


def code(profile: Path) -> None:
    line = r"theme=@Variant(\0\0\0\t\x7f\xff\xff\xff)"
    (profile / "settings.ini").write_text(f"[settings]\n{line}\n", encoding="utf-8")


STRANGE: dict[str, Callable[[Path], None]] = {
    "a time with months of one digit": lambda profile: autosave(profile, saved_at="2026-1-2T3:04:05Z"),
    "a time in wide figures": lambda profile: autosave(
        profile, saved_at="\uff12\uff10\uff12\uff16-11-21T09:00:00Z"
    ),
    "a time before calendars": lambda profile: autosave(profile, saved_at="0001-01-01T00:00:00Z"),
    "a game without end": lambda profile: autosave(
        profile, summary={"done": 3, "total": HUGE, "scores": [HUGE, -HUGE], "over": False}
    ),
    "a result of one": lambda profile: result(profile, scores=[50]),
    "huge points": lambda profile: result(profile, scores=[HUGE, 1]),
    "a setting that Qt would take for code": code,
    "a game of another name": lambda profile: autosave(profile, game=PICTURE),
    "folders in place of files": folders,
}
if os.name != "nt":
    STRANGE["pipes in place of files"] = pipes


@pytest.mark.parametrize("what", list(STRANGE))
def test_no_file_of_the_profile_keeps_home_from_being_shown(open_window: Opener, what: str) -> None:
    open_window.profile.mkdir()
    STRANGE[what](open_window.profile)
    window = open_window()
    window.show_home()
    assert window.page_name == "home"
    QApplication.processEvents()
    assert not window.grab().isNull()
    window.close()


def is_literal(tip: str, words: str) -> bool:
    """Whether a tooltip shows exactly these words, be it read as HTML or not."""
    return words in QTextDocumentFragment.fromHtml(tip).toPlainText() and "<img" not in tip


def labels_that_guess(window: MainWindow) -> list[str]:
    return [
        label.text() or repr(label)
        for label in window.findChildren(QLabel)
        if label.textFormat() is not Qt.TextFormat.PlainText
    ]


def test_a_title_or_game_is_never_read_as_html(open_window: Opener, qtbot: QtBot) -> None:
    """The game of a damaged save, shown as the reason, opened any file of the computer as a picture."""
    autosave(open_window.profile, game=PICTURE)
    named = Store(open_window.profile).saves
    named.mkdir()
    (named / f"named{EXTENSION}").write_bytes(save(title=PICTURE))
    (named / f"<img src=x>{EXTENSION}").write_bytes(b"{}")
    window = open_window()
    window.show_home()
    model = window.home.page.saves.list.rows  # type: ignore[union-attr]
    titles = {model.index(row).data() for row in range(model.rowCount())}
    assert PICTURE in titles
    tips = [model.index(row).data(Qt.ItemDataRole.ToolTipRole) for row in range(model.rowCount())]
    assert sum(is_literal(tip, PICTURE) for tip in tips) == 1
    assert sum(is_literal(tip, "<img src=x>") for tip in tips) == 1
    assert labels_that_guess(window) == []
    window.open_file(named / f"named{EXTENSION}")
    rest(qtbot, window)
    assert labels_that_guess(window) == []
    assert PICTURE not in window.windowTitle()


def test_a_pasted_set_up_is_never_read_as_html(open_window: Opener) -> None:
    window = open_window()
    for game in ("noria", "solani"):
        window.new_games.show_whole(game)
        page = window._pages["setup"]
        page.setup.editor.setPlainText('<img src="/x">')  # type: ignore[attr-defined]
        QApplication.processEvents()
        tip = page.start.toolTip()  # type: ignore[attr-defined]
        assert tip
        assert not Qt.mightBeRichText(tip) or "<img" not in tip
        assert labels_that_guess(window) == []


def good_head_and_bad_body() -> bytes:
    """As an honest save looks to a version that knows better which positions are possible."""
    data = written(Session(kit("noria"), read_setup(EXAMPLE), 7), kit("noria"))
    at = data.index(b'"snapshot": ')
    snapshot = json.loads(data[at:].splitlines()[0].removeprefix(b'"snapshot": ').removesuffix(b","))
    snapshot["round"] = 99
    end = data.index(b"\n", data.index(b'"digest": '))
    body = (
        data[:at]
        + (
            f'"snapshot": {json.dumps(snapshot, ensure_ascii=False)},\n"digest": "{digest_of(snapshot)}",'
        ).encode()
    )
    assert data[end:].startswith(CHECKSUM)
    return body + CHECKSUM + checksum_of(body).encode() + b'"\n}\n'


def test_a_save_with_a_good_head_and_a_bad_body_blocks_no_page(open_window: Opener, qtbot: QtBot) -> None:
    """robustness.md B6: it blocked New game, Same again and the day's game."""
    store = Store(open_window.profile)
    store.autosaves.mkdir(parents=True)
    file = store.autosaves / f"noria-{'a' * 32}{EXTENSION}"
    data = good_head_and_bad_body()
    file.write_bytes(data)
    window = open_window()
    window.show_home()
    home = window.home.page
    assert home is not None
    assert home.model.continue_ is None
    assert [row.path for row in home.model.saves] == [file]
    window.show_new_game("noria")
    assert window.page_name == "new"
    window.home.again("noria")
    assert window.page_name == "table"
    window.today.show()
    window.today.go()
    assert window.page_name == "table"
    window.continue_latest()
    window.open_file(file)
    assert str(file) in said(window)
    assert file.read_bytes() == data


@pytest.mark.parametrize("part", ["save_rows.save_row", "page_models.PageModels._continue_card"])
def test_a_part_of_home_that_breaks_is_told_and_leaves_the_others(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    window = open_window()
    window.start("noria", read_setup(EXAMPLE), 7)
    session = window.table.session
    assert session is not None
    session.dispatch(session.legal[0])
    told: list[type[BaseException]] = []

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(f"noria_desktop.ui.window.{part}", broken)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: told.append(kind))
    window.show_home()
    assert window.page_name == "home"
    assert told == [ZeroDivisionError]
    assert window.home.page is not None
    assert (window.home.page.model.continue_ is None) == (part == "page_models.PageModels._continue_card")
