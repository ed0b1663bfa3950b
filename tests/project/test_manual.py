"""The pages for players and newcomers in both languages say the same, of what is there."""

from __future__ import annotations

import os
import re
import shlex
import sys
import tomllib
import xml.etree.ElementTree as ET
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path

import moving_webp
import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from noria_desktop.app.catalogue import game_ids
from noria_desktop.app.command_line import NAMED, WINDOW, read
from tests.project.test_documents import PAGES, ROOT

PAIRS = (("README.md", "README.ja.md"), ("MANUAL.md", "MANUAL.ja.md"))
PICTURES = ROOT / "packaging" / "pictures"
MENUS = {
    "en": ("Game", "Edit", "View", "Bot", "Help"),
    "ja": ("ゲーム", "編集", "表示", "ボット", "ヘルプ"),
}


def words(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def shown(page: str) -> list[str]:
    """Pictures that a page shows."""
    return re.findall(r"!\[[^\]]+\]\(([^)]+)\)", words(page))


def shape(page: str) -> list[str]:
    """Kinds of lines that both languages have in the same order: headings, pictures, commands, rows, points."""
    kinds = []
    for line in words(page).splitlines():
        found = re.match(r"#+ |!\[|```|\| |- |(?:noria-desktop|python3 run\.py) [^`]*", line)
        if found:
            kinds.append(re.sub(r"\s+#.*", "", found[0]))
    return kinds


@pytest.mark.parametrize(("english", "japanese"), PAIRS)
def test_both_languages_say_the_same_in_the_same_order(english: str, japanese: str) -> None:
    assert shape(english) == shape(japanese)


@pytest.mark.parametrize(("english", "japanese"), PAIRS)
def test_both_languages_show_the_same_each_in_its_own_pictures(english: str, japanese: str) -> None:
    assert shown(english) == [name.replace("/ja/", "/en/") for name in shown(japanese)]
    assert all("/pictures/en/" in name for name in shown(english))
    assert f"]({japanese})" in words(english)
    assert f"]({english})" in words(japanese)


def test_every_picture_is_shown_and_small() -> None:
    files = sorted(PICTURES.rglob("*.*"))
    assert {str(file.relative_to(ROOT)) for file in files} == {
        name for pair in PAIRS for page in pair for name in shown(page)
    }
    for file in files:
        is_moving = file.name.startswith("moving-")
        assert file.stat().st_size <= (1_500_000 if is_moving else 150_000), file
        reader = QImageReader(str(file))
        assert (reader.imageCount() > 10) == is_moving, file
        assert reader.size() == (QSize(640, 400) if is_moving else QSize(1280, 800)), file
    assert sum(file.stat().st_size for file in files) < 6_000_000
    for game, language in product(game_ids(), MENUS):
        assert (PICTURES / language / f"moving-{game}.webp").is_file()


def test_the_pictures_are_those_that_the_command_makes() -> None:
    text = (ROOT / "tools" / "make_pictures.py").read_text(encoding="utf-8")
    named = set(re.findall(r'^    "([a-z-]+)": ', text, re.MULTILINE))
    assert named == {file.stem for file in PICTURES.rglob("*.webp")}


@pytest.mark.parametrize("page", PAGES)
def test_commands_are_understood(page: str) -> None:
    """Each line of a block, read as the program reads it; nothing is played."""
    for block in re.findall(r"```\n(.*?)```", words(page), re.DOTALL):
        for line in block.splitlines():
            if not line.startswith(("python3 run.py", "noria-desktop")):
                continue
            given = shlex.split(line, comments=True)
            if given[:2] == ["python3", "run.py"]:
                given = ["noria-desktop", *given[2:]]
            if given[1:2] == ["test"] or "--version" in given:
                continue
            found = read(given[1:], "en")
            assert found.command == (given[1] if given[1:] and given[1] in NAMED else WINDOW)


@cache
def tree() -> tuple[str, ...]:
    """Everything in the project, each with a slash in front."""
    left_out = (".git", ".venv", "build", "dist", "__pycache__")
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in left_out]
        place = "/" + Path(folder).relative_to(ROOT).as_posix()
        found += [f"{place}/{name}" for name in (*folders, *files)]
    return tuple(found)


def is_there(path: str) -> bool:
    """Whether a path leads to something, though its page leaves out how it begins or how a module ends."""
    if "*" in path.rpartition("/")[2]:
        path = path.rpartition("/")[0]  # a folder may be empty for the time being
    path = re.sub(r"\.[A-Z]\w*$", "", path.removeprefix("../"))  # a name in a module
    pattern = "*/" + re.sub(r"<\w+>", "*", path)
    return any(fnmatchcase(one, end) for one in tree() for end in (pattern, f"{pattern}.py"))


@pytest.mark.parametrize("page", PAGES)
def test_paths_tools_and_modules_that_are_named_exist(page: str) -> None:
    gone = []
    for named in re.findall(r"`([^`\n]+)`", words(page)):
        tool = re.match(r"(?:python3? )?((?:tools|packaging|tests)/[\w/.]+\.py)", named)
        module = re.match(r"python -m (tests\.[\w.]+)", named)
        path = tool[1] if tool else module[1].replace(".", "/") if module else named
        if not re.fullmatch(r"[\w./<>*-]+/[\w./<>*-]*", path) or path.startswith(("dist/", "build/", "/")):
            continue
        if not is_there(path.rstrip("/")):
            gone.append(named)
    assert gone == []


@pytest.mark.parametrize(("page", "language"), [("MANUAL.md", "en"), ("MANUAL.ja.md", "ja")])
def test_menus_that_are_named_exist(page: str, language: str) -> None:
    """``*Game > Trash…*`` is an item of that name."""
    root = ET.parse(ROOT / "translations" / "noria_desktop_ja.ts").getroot()
    known = set()
    for context in root.iter("context"):
        if context.findtext("name") == "Menu":
            for message in context.iter("message"):
                text = message.findtext("source" if language == "en" else "translation") or ""
                known.add(re.sub(r"\(&\w\)", "", text).replace("&", ""))
    named = re.findall(r"\*([^*\n]+) > ([^*\n]+)\*", words(page))
    assert len(named) >= 15
    assert [one for one in named if one[0] not in MENUS[language] or one[1] not in known] == []


@pytest.mark.parametrize(("page", "language"), [("MANUAL.md", "en"), ("MANUAL.ja.md", "ja")])
def test_the_table_of_contents_leads_to_headings(page: str, language: str) -> None:
    text = words(page)
    headings = [
        re.sub(r"[^\w\s-]", "", line).strip().lower().replace(" ", "-")
        for line in re.findall(r"^## (.*)$", text, re.MULTILINE)
    ]
    assert re.findall(r"\]\(#([^)]+)\)", text) == headings


def test_moving_pictures_come_back_as_they_were(tmp_path: Path) -> None:
    """What changes is in the file once, what stays is shown on, and a picture that is as the one before takes no place."""
    frames = []
    for x in (10, 10, 30, 70):
        image = QImage(100, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("navy"))
        painter = QPainter(image)
        painter.fillRect(QRect(x, 20, 12, 12), Qt.GlobalColor.yellow)
        painter.end()
        frames.append((image, 100))
    assert moving_webp.changed(frames[1][0], frames[2][0]) == QRect(10, 20, 32, 12)
    assert moving_webp.changed(frames[0][0], frames[1][0]).isEmpty()
    file = tmp_path / "moving.webp"
    file.write_bytes(moving_webp.moving(frames, 100))
    reader = QImageReader(str(file))
    assert reader.imageCount() == 3
    for (image, _), lasts in zip((frames[0], *frames[2:]), (200, 100, 100), strict=True):
        read_back = reader.read()
        assert reader.nextImageDelay() == lasts
        for x, y in ((16, 26), (36, 26), (76, 26), (90, 50)):
            wanted, got = image.pixelColor(x, y), read_back.pixelColor(x, y)
            assert abs(wanted.lightness() - got.lightness()) < 12


def test_the_readme_names_the_python_that_the_package_asks_for() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = settings["project"]["requires-python"].removeprefix(">=")
    assert f"Python {version} or newer" in words("README.md")
    assert f"Python {version} 以降" in words("README.ja.md")
    assert sys.version_info >= tuple(map(int, version.split(".")))
