"""What of Python and Qt goes into the one-folder build: what the program uses, and what that needs in turn.

Unused, the folder holds 160 MB. Half of it are Qt's data and ways to things the program has none of: databases of other
writing systems, other desktops' dialogues, encryption, pictures in formats that nobody gives it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath
from typing import Final

import shiboken6

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))
import qt_support

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the folder, the file it is copied from, its kind."""

UNUSED_MODULES: Final = (
    "tkinter",
    *(
        f"PySide6.Qt{name}"
        for name in (
            *("DBus", "Network", "OpenGL", "OpenGLWidgets", "PrintSupport", "Qml", "Quick", "Sql", "Test"),
        )
    ),
    # Python's own digests stand in for OpenSSL's; nothing here speaks to a network.
    *("ssl", "_ssl", "_hashlib"),
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("doctest", "pydoc"),
    # What the standard library can do without: ways to a network, packers that no file of ours is packed with, and the
    # slow twin of ``decimal``.
    *("asyncio", "_asyncio", "ftplib", "smtplib", "xmlrpc", "bz2", "_bz2", "lzma", "_lzma", "_pydecimal"),
    # Games on several machines are for whoever installs the cluster extra; it brings twenty packages with it.
    *("distributed", "dask"),
)
"""Modules that no line of the program reaches; ``decimal`` must stay, the standard library's statistics need it."""
HIDDEN_MODULES: Final = ("miniaudio", "_miniaudio", "_cffi_backend")
"""What is imported where nobody who reads the sources sees it: by name while the program runs, or by a library in C."""
TRANSLATIONS: Final = ("qtbase_ja.qm", "qtbase_en.qm")
"""Qt's own words in the languages of the program."""
PLATFORMS: Final = ("xcb", "wayland", "offscreen", "windows", "cocoa")
"""Ways to a screen, and the one without."""
PICTURES: Final = ("svg", "ico")
"""Kinds of picture that come as plug-ins; PNG is in Qt itself."""
PLUGINS_LEFT_OUT: Final = ("egldeviceintegrations", "generic")
"""Screens without a desktop, and devices that a desktop looks after."""
C_LIBRARYS_OWN: Final = ("libmvec.so",)
"""Parts of the system's C library that PyInstaller takes for others: they fit only the very C library they came with."""
STUB: Final = Path(__file__).with_name("icu_stub.c")


def wanted(entry: Entry) -> bool:
    """Whether the program can ever use a file of Qt: the rest is left out by its place."""
    path = PurePath(entry[0])
    if "PySide6" not in path.parts:
        return True
    if path.suffix == ".qm":
        return path.name in TRANSLATIONS
    if "platforms" in path.parts:
        return any(name in path.name for name in PLATFORMS)
    if "imageformats" in path.parts:
        return any(kind in path.name for kind in PICTURES)
    # The dialogues of GTK bring a second tool kit with them; the portal's do not.
    return not set(PLUGINS_LEFT_OUT) & set(path.parts) and "gtk3" not in path.name


def reached(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries without libraries that nothing left in asks for, or that belong to the system's C library.

    Args:
        entries: all binaries; what is not a plain library (extension modules, plug-ins, Python) is always kept.
        imports: the names of the libraries that a file asks for.
    """
    waiting: list[Entry] = []
    libraries: dict[str, list[Entry]] = {}
    for entry in entries:
        path = PurePath(entry[0])
        plain = path.name.startswith("lib") and "plugins" not in path.parts and "libpython" not in path.name
        if plain and path.name.startswith(C_LIBRARYS_OWN):
            continue
        if plain:
            libraries.setdefault(path.name, []).append(entry)
        else:
            waiting.append(entry)
    kept = []
    while waiting:
        entry = waiting.pop()
        kept.append(entry)
        if entry[2] != "SYMLINK":
            for name in imports(entry[1]):
                waiting += libraries.pop(PurePath(name).name, [])
    return kept


def links_to(entries: Iterable[Entry], names: set[str]) -> list[Entry]:
    """The entries without links to libraries that were left out."""
    return [entry for entry in entries if entry[2] != "SYMLINK" or PurePath(entry[0]).name in names]


def without_unicode_data(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The same with an empty collection instead of ICU's 30 MB, of which Qt uses collation and old encodings only.

    Qt has its own tables of locales, cases and line breaks, and the program orders names by itself and writes UTF-8;
    pictures of all pages are the same. Where there is no C compiler, the data stay.
    """
    compiler = shutil.which("cc") or shutil.which("gcc")
    result = []
    for entry in entries:
        found = re.fullmatch(r"libicudata\.so\.(\d+)", PurePath(entry[0]).name)
        if found is None or compiler is None or entry[2] == "SYMLINK":
            result.append(entry)
            continue
        empty = folder / PurePath(entry[0]).name
        subprocess.run(
            [
                *(compiler, "-shared", "-fPIC", "-s", f"-DICU_DATA=icudt{found[1]}_dat"),
                *(f"-Wl,-soname,{empty.name}", "-o", str(empty), str(STUB)),
            ],
            check=True,
        )
        result.append((entry[0], str(empty), entry[2]))
    return result


def with_qt_support(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The same and, as files, what Qt for Python would otherwise unpack and compile at every start.

    Args:
        entries: what goes into the build.
        folder: for what is made on the way.
    """
    copy = folder / qt_support.PACKAGE
    shutil.rmtree(copy, ignore_errors=True)
    package = Path(shiboken6.__file__).parent
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns(qt_support.FOLDER))
    qt_support.unpack(Path(sys.executable), folder)
    support = (file for file in (copy / qt_support.FOLDER).rglob("*") if file.is_file())
    return [*entries, *((str(file.relative_to(folder)), str(file), "DATA") for file in support)]


def has_names_for_debuggers(file: PurePath) -> bool:
    """Whether a library comes with them: Python's own, ICU and what wheels and compiled kernels bring, but not Qt's.

    Args:
        file: its place in the built folder.
    """
    if "PySide6" in file.parts or "shiboken6" in file.parts:
        return file.name.startswith("libicu")
    extension = re.search(r"\.(abi3|cpython-[^.]+)\.so$", file.name) is not None
    return extension or _is_pythons(file) or file.name.startswith("libicu")


def _is_pythons(file: PurePath) -> bool:
    return "lib-dynload" in file.parts or file.name.startswith("libpython")


def strip(folder: Path) -> None:
    """Take the names for debuggers, and the way to where Python was built, out of the libraries in a built folder.

    Where Python was built by hand, these names are 20 MB; Qt's own libraries come without them. Both tools may be
    missing: then the folder is larger, or names a place that nobody else has.
    """
    stripper, patcher = shutil.which("strip"), shutil.which("patchelf")
    for file in sorted(folder.rglob("*.so*")):
        place = file.relative_to(folder)
        if file.is_symlink() or not has_names_for_debuggers(place):
            continue
        if stripper is not None:
            subprocess.run([stripper, "--strip-unneeded", str(file)], check=True)
        if patcher is not None and _is_pythons(place):
            subprocess.run([patcher, "--remove-rpath", str(file)], check=True)


def size(folder: Path) -> int:
    """The bytes of all files in a folder; a link counts nothing."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
