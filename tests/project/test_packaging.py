"""The files that systems read about the program agree with the program and with each other."""

from __future__ import annotations

import ast
import configparser
import gzip
import importlib.util
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import bundle_contents
import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from noria_desktop import __version__
from noria_desktop.ui.window.application import APPLICATION_ID

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "resources" / "desktop"
DESKTOP = LINUX / "io.github.noria_desktop.NoriaDesktop.desktop"
METAINFO = LINUX / "io.github.noria_desktop.NoriaDesktop.metainfo.xml"
MIME = LINUX / "noria-desktop-mime.xml"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME_NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(DESKTOP.read_text(encoding="utf-8"))
    return parser["Desktop Entry"]


def mime_types() -> dict[str, set[str]]:
    """Each type with its file patterns."""
    root = ET.parse(MIME).getroot()
    return {
        node.get("type", ""): {glob.get("pattern", "") for glob in node.iter(f"{MIME_NAMESPACE}glob")}
        for node in root.iter(f"{MIME_NAMESPACE}mime-type")
    }


def test_menu_entry_starts_the_command_in_both_languages() -> None:
    entry = desktop_entry()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    command, argument = entry["Exec"].split()
    assert command in project["gui-scripts"]
    assert argument == "%f"
    assert entry["Icon"] == "noria-desktop"
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert entry[key]
        assert entry[f"{key}[ja]"]
    for key in ("Categories", "MimeType", "Keywords"):
        assert entry[key].endswith(";")


def test_saves_and_campaigns_belong_to_the_program() -> None:
    patterns = mime_types()
    assert set().union(*patterns.values()) == {"*.ndsave", "*.ndcampaign", "*.ndprofile"}
    assert set(desktop_entry()["MimeType"].rstrip(";").split(";")) == set(patterns)
    provided = {node.text for node in ET.parse(METAINFO).getroot().iter("mediatype")}
    assert provided == set(patterns)


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", str(DESKTOP)], ["appstreamcli", "validate", "--no-net", str(METAINFO)]],
)
def test_the_systems_own_validators_have_nothing_to_say_against_it(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "error" not in done.stdout


def test_the_entry_keeps_to_a_version_that_debian_knows() -> None:
    """Debian 12's validator refuses 1.5."""
    assert desktop_entry()["Version"] == "1.4"


def test_files_are_told_by_how_they_begin_as_well() -> None:
    """A save that lost its suffix still opens: the first key of each format stands within reach of its magic."""
    first = {
        "application/x-noria-desktop-save": next((ROOT / "tests" / "saves").rglob("*.ndsave")).read_bytes(),
        "application/x-noria-desktop-campaign": gzip.decompress(
            (ROOT / "resources" / "sample" / "campaign.ndcampaign.gz").read_bytes()
        ),
    }
    matched = {}
    for node in ET.parse(MIME).getroot().iter(f"{MIME_NAMESPACE}mime-type"):
        for match in node.iter(f"{MIME_NAMESPACE}match"):
            low, high = map(int, match.get("offset", "").split(":"))
            matched[node.get("type", "")] = range(low, high + 1), match.get("value", "").encode()
    assert matched.keys() == first.keys()  # a profile is a zip file like others, told by its suffix
    for kind, (reach, value) in matched.items():
        assert first[kind].find(value) in reach, kind


def test_metainfo_agrees_with_the_program() -> None:
    root = ET.parse(METAINFO).getroot()
    assert METAINFO.name.startswith(f"{root.findtext('id')}.")
    assert root.findtext("launchable") == DESKTOP.name
    assert root.findtext("id") == DESKTOP.stem == APPLICATION_ID  # Wayland finds the icon of a window by it
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    for tag in ("summary", "description/p", "description/ul/li"):
        nodes = root.findall(tag)
        english = [node for node in nodes if node.get(XML_LANGUAGE) is None]
        japanese = [node for node in nodes if node.get(XML_LANGUAGE) == "ja"]
        assert len(english) == len(japanese) > 0


def test_icon_can_be_drawn_and_its_picture_is_there() -> None:
    icons = ROOT / "resources" / "icons"
    for name in ("noria-desktop", "noria-desktop-small", "noria-desktop-symbolic"):
        assert QSvgRenderer(str(icons / f"{name}.svg")).isValid()
    assert QImage(str(icons / "noria-desktop.png")).width() == 256


def test_bundle_script_is_python_and_names_files_that_exist() -> None:
    tree = ast.parse((ROOT / "packaging" / "noria_desktop.spec").read_text(encoding="utf-8"))
    assert any(
        isinstance(node, ast.Call) and getattr(node.func, "id", "") == "COLLECT" for node in ast.walk(tree)
    )
    for name in ("packaging/launch.py", "resources", "LICENSE", "CREDITS.md", "tools/render_icon.py"):
        assert (ROOT / name).exists()


def test_wheel_holds_everything_the_program_opens(tmp_path: Path) -> None:
    """``pipx install .`` gets the data, the fonts, the words and the licences with the code."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.startswith(f"noria_desktop-{__version__}-py3")
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        f"noria_desktop/resources/{path.relative_to(ROOT / 'resources').as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }
    expected |= {path.relative_to(ROOT).as_posix() for path in (ROOT / "noria_desktop").rglob("*.py")}
    assert expected <= names
    for licence in ("LICENSE", "CREDITS.md", "OFL.txt"):
        assert any(name.endswith(f"/{licence}") and ".dist-info/" in name for name in names), licence
    assert not [name for name in names if name.startswith(("tests/", "tools/", "packaging/"))]


def test_the_bundle_holds_what_plays_the_sounds() -> None:
    """Only a library in C asks for ``_cffi_backend``, and miniaudio is first imported while the program runs."""
    pytest.importorskip("miniaudio")
    for name in bundle_contents.HIDDEN_MODULES:
        assert importlib.util.find_spec(name) is not None, name
    entry = ("libasound.so.2", "/usr/lib/libasound.so.2", "BINARY")
    assert bundle_contents.reached([entry], lambda _: []) == [], "ALSA stays the system's own"


def test_what_the_cluster_needs_is_there_when_it_is_tested() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    assert set(extras["cluster"]) <= set(extras["test"])


@pytest.mark.parametrize("path", [METAINFO, MIME], ids=lambda path: path.name)
def test_nothing_is_without_words(path: Path) -> None:
    for node in ET.parse(path).getroot().iter():
        if node.tag.rpartition("}")[2] in ("summary", "p", "li", "name", "comment"):
            assert (node.text or "").strip()
