"""What the packages of the three systems hold and say, as far as it can be known without building them."""

from __future__ import annotations

import ast
import gzip
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path, PurePath
from types import SimpleNamespace

import bundle_contents
import linux_files
import man_page
import pytest
import render_icon
import windows_version
from PySide6.QtCore import QByteArray, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from noria_desktop import __version__
from noria_desktop.app.command_line import PROGRAM, WINDOW, parsers
from noria_desktop.app.messages import LANGUAGES, Language
from noria_desktop.ui.window.opened_by_system import OpenedBySystem

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
SUFFIXES = {"ndsave", "ndcampaign", "ndprofile"}


def test_only_libraries_that_something_asks_for_are_packed() -> None:
    plugin = ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY")
    used = [("libQt6Gui.so.6", "/qt/libQt6Gui.so.6", "BINARY"), ("libpng.so", "/lib/libpng.so", "BINARY")]
    unused = ("libgtk-3.so.0", "/lib/libgtk-3.so.0", "BINARY")
    python = ("libpython3.13.so.1.0", "/lib/libpython3.13.so.1.0", "BINARY")
    asked_for = {
        "/qt/libqxcb.so": ["libQt6Gui.so.6", "libc.so.6"],
        "/qt/libQt6Gui.so.6": ["/usr/lib/libpng.so"],
    }
    kept = bundle_contents.reached([plugin, *used, unused, python], lambda file: asked_for.get(file, []))
    assert sorted(kept) == sorted([plugin, *used, python])


def test_no_part_of_the_c_library_is_packed() -> None:
    """The sound library asks for its vector mathematics; packed, they met another C library than their own elsewhere."""
    sounds = ("_miniaudio.abi3.so", "/wheel/_miniaudio.abi3.so", "BINARY")
    vectors = ("libmvec.so.1", "/lib/libmvec.so.1", "BINARY")
    assert bundle_contents.reached([sounds, vectors], lambda _: ["libm.so.6", "libmvec.so.1"]) == [sounds]


def test_what_qt_would_compile_at_every_start_is_packed_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "elsewhere"))
    given = ("PySide6/QtCore.abi3.so", "/wheel/QtCore.abi3.so", "BINARY")
    first, *support = bundle_contents.with_qt_support([given], tmp_path)
    assert first == given
    places = {place: kind for place, _, kind in support}
    loader = "shiboken6/files.dir/shibokensupport/signature/loader.py"
    assert places[loader] == "DATA"
    assert any(re.fullmatch(r".*/signature/__pycache__/loader\.[^/]+\.pyc", place) for place in places)
    assert all(Path(file).is_file() for _, file, _ in support)


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("PySide6/Qt/translations/qtbase_ja.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so", True),
        ("PySide6/Qt/plugins/egldeviceintegrations/libqeglfs-kms-integration.so", False),
        ("noria_desktop/resources/i18n/noria_desktop_ja.qm", True),
    ],
)
def test_of_qt_only_what_the_program_uses_is_packed(place: str, kept: bool) -> None:
    assert bundle_contents.wanted((place, f"/somewhere/{place}", "BINARY")) is kept


def imported_modules() -> set[str]:
    """Every module that a line of the program imports, by its full name."""
    imported = set()
    for file in (ROOT / "noria_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                imported.add(node.module)
    return imported


def test_nothing_is_packed_that_playing_does_not_need() -> None:
    """Whoever builds with the test extra has the cluster's twenty packages, which took 17 MB in the folder once."""
    others = {name.partition(".")[0] for name in imported_modules()} - sys.stdlib_module_names
    others -= {"noria_desktop", "PySide6", "shiboken6", "attr", "attrs", "cattrs", "miniaudio"}
    assert others == {"distributed"}
    assert others <= set(bundle_contents.UNUSED_MODULES)


def test_nothing_is_left_out_that_the_program_imports() -> None:
    """But for the cluster, whose command says that it is not installed."""
    assert imported_modules() & set(bundle_contents.UNUSED_MODULES) == {"distributed"}


@pytest.mark.parametrize(
    ("place", "stripped"),
    [
        ("_internal/_miniaudio.abi3.so", True),
        ("_internal/_cffi_backend.cpython-311-x86_64-linux-gnu.so", True),
        ("_internal/noria_desktop/bots/kernel.cpython-313-x86_64-linux-gnu.so", True),
        ("_internal/python3.11/lib-dynload/unicodedata.cpython-311-x86_64-linux-gnu.so", True),
        ("_internal/libpython3.11.so.1.0", True),
        ("_internal/PySide6/Qt/lib/libicuuc.so.73", True),
        ("_internal/PySide6/QtGui.abi3.so", False),
        ("_internal/shiboken6/Shiboken.abi3.so", False),
        ("_internal/PySide6/Qt/lib/libQt6Gui.so.6", False),
        ("_internal/libX11.so.6", False),
    ],
)
def test_names_for_debuggers_go_wherever_they_come_from(place: str, stripped: bool) -> None:
    """What wheels bring has them too; lintian calls each of these an error."""
    assert bundle_contents.has_names_for_debuggers(PurePath(place)) is stripped


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_the_empty_collection_bears_the_name_and_version_of_the_one_it_replaces(tmp_path: Path) -> None:
    data = tmp_path / "there" / "libicudata.so.73"
    other = ("libicuuc.so.73", "/lib/libicuuc.so.73", "BINARY")
    (replaced, same) = bundle_contents.without_unicode_data(
        [("libicudata.so.73", str(data), "BINARY"), other], tmp_path
    )
    assert same == other
    library = Path(replaced[1]).read_bytes()
    assert library.startswith(b"\x7fELF")
    assert b"icudt73_dat" in library
    assert b"libicudata.so.73" in library
    assert len(library) < 50_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_has_every_command_and_option(language: Language) -> None:
    page = man_page.page(language).replace("\\-", "-")
    for name, parser in parsers(language).items():
        assert name == WINDOW or f".SS {name}\n" in page
        for action in parser._actions:
            for option in action.option_strings:
                assert f"\\fB{option}\\fR" in page, (name, option)
    assert "%" not in re.sub(r"95 %", "", page)  # no field left unfilled


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff")
def test_troff_understands_the_manual(language: Language) -> None:
    command = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z"]
    done = subprocess.run(command, input=man_page.page(language).encode(), capture_output=True, check=False)
    assert done.returncode == 0
    # Without the rules of Japanese, which man brings, troff sees one long word in a sentence.
    long_words = (b"can't break line", b"cannot adjust line")
    assert [line for line in done.stderr.splitlines() if not line.endswith(long_words)] == []


def test_a_linux_package_lays_everything_in_its_place(tmp_path: Path) -> None:
    linux_files.lay(tmp_path)
    files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {
        "applications/io.github.noria_desktop.NoriaDesktop.desktop",
        "metainfo/io.github.noria_desktop.NoriaDesktop.metainfo.xml",
        "mime/packages/noria-desktop.xml",
        "icons/hicolor/scalable/apps/noria-desktop.svg",
        "icons/hicolor/symbolic/apps/noria-desktop-symbolic.svg",
        *(f"icons/hicolor/{size}x{size}/apps/noria-desktop.png" for size in render_icon.SIZES),
        "man/man6/noria-desktop.6.gz",
        "man/ja/man6/noria-desktop.6.gz",
    }
    manual = gzip.decompress((tmp_path / "man" / "ja" / "man6" / "noria-desktop.6.gz").read_bytes())
    assert PROGRAM.replace("-", "\\-") in manual.decode()


def test_the_mac_icon_holds_pictures_of_the_sizes_it_names(qtbot: QtBot) -> None:
    data = render_icon.icns()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    found = {}
    at = 8
    while at < len(data):
        kind, length = struct.unpack(">4sI", data[at : at + 8])
        image = QImage.fromData(QByteArray(data[at + 8 : at + length]))
        found[kind] = (image.width(), image.height())
        at += length
    assert found == {kind: (size, size) for kind, size in render_icon.ICNS_KINDS.items()}


def test_every_system_is_told_the_same_file_types() -> None:
    root = ET.parse(ROOT / "resources" / "desktop" / "noria-desktop-mime.xml").getroot()
    patterns = {node.get("pattern", "") for node in root.iter() if node.tag.endswith("}glob")}
    assert {PurePath(pattern).suffix.removeprefix(".") for pattern in patterns} == SUFFIXES
    windows = (PACKAGING / "windows" / "noria-desktop.iss").read_text(encoding="utf-8")
    assert set(re.findall(r'Classes\\\.(\w+)\\OpenWithProgids"', windows)) == SUFFIXES
    mac = (PACKAGING / "noria_desktop.spec").read_text(encoding="utf-8")
    assert set(re.findall(r'^    \("\w+", "(\w+)", "Noria Desktop ', mac, re.MULTILINE)) == SUFFIXES


def test_windows_is_told_the_version_in_four_numbers() -> None:
    names = [
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    ]
    said: list[tuple[object, ...]] = []

    def keep(*parts: object, **named: object) -> SimpleNamespace:
        said.append(parts)
        return SimpleNamespace(**named)

    made = eval(windows_version.text("1.2.3"), dict.fromkeys(names, keep))
    assert made.ffi.filevers == (1, 2, 3, 0)
    assert ("ProductVersion", "1.2.3") in said
    assert windows_version.text(__version__)


def test_the_uninstaller_leaves_what_was_played_alone() -> None:
    script = (PACKAGING / "windows" / "noria-desktop.iss").read_text(encoding="utf-8")
    assert "[UninstallDelete]" not in script
    for place in ("{userappdata}", "{localappdata}"):
        assert place not in script


def test_the_workflow_runs_commands_that_are_there() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"packaging/[\w./]+\.(?:py|iss)\b", text.replace("noria-desktop.iss", "nd.iss")))
    named = {name.replace("nd.iss", "noria-desktop.iss") for name in named}
    assert {f"packaging/{name}.py" for name in ("bundle", "deb", "appdir", "smoke")} <= named
    for name in named:
        assert (ROOT / name).is_file(), name


def test_a_double_click_of_a_mac_opens_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    opened: list[Path] = []
    watch = OpenedBySystem(application, opened.append)
    try:
        file = tmp_path / "an evening ひと晩.ndsave"
        application.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
        application.sendEvent(application, QEvent(QEvent.Type.ApplicationActivate))
        application.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/game")))
    finally:
        application.removeEventFilter(watch)
        watch.deleteLater()
    assert opened == [file]
