"""The page that ``man noria-desktop`` shows, made from the help of the command line, in both languages.

python packaging/man_page.py en > noria-desktop.1
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # started by its path
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from noria_desktop import __version__
from noria_desktop.app.command_line import PROGRAM, WINDOW, parsers
from noria_desktop.app.messages import LANGUAGES, Language
from noria_desktop.app.profile import FOLDER

_WORDS: Final = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "FILES", "modern board games for one"),
    "ja": ("名前", "書式", "説明", "オプション", "コマンド", "ファイル", "ひとりから遊べる現代ボードゲーム"),
}
_FILES: Final = {
    "XDG_DATA_HOME": ("games, campaigns and results", "ゲーム、キャンペーン、結果"),
    "XDG_CONFIG_HOME": ("settings", "設定"),
    "XDG_STATE_HOME": ("the log of faults", "不具合の記録"),
    "XDG_CACHE_HOME": (
        "pictures, which are made again when they are missing",
        "画像（なくなっても作り直されます）",
    ),
}
_THIS_MACHINE: Final = re.compile(r"\s*[（(][^（()）]*[）)]$")
"""How many cores the building machine has, at the end of a help text."""


def page(language: Language) -> str:
    """The page in troff's man macros."""
    name, synopsis, description, options, commands, files, what = _WORDS[language]
    made = parsers(language)
    lines = [
        f'.TH NORIA\\-DESKTOP 6 "" "Noria Desktop {__version__}"',
        *(f".SH {name}", f"{_plain(PROGRAM)} \\- {_plain(what)}"),
        *(f".SH {synopsis}", *_usages(made.values())),
        *(f".SH {description}", _plain(made[WINDOW].description or "")),
        *(f".SH {options}", *_options(made[WINDOW])),
        f".SH {commands}",
    ]
    for command, parser in made.items():
        if command != WINDOW:
            lines += [f".SS {_plain(command)}", _plain(parser.description or ""), *_options(parser)]
    lines.append(f".SH {files}")
    for place, meaning in _FILES.items():
        lines += [".TP", f".I ${place}/{_plain(FOLDER)}", _plain(meaning[LANGUAGES.index(language)])]
    return "\n".join(lines) + "\n"


def _usages(made: Iterable[argparse.ArgumentParser]) -> Iterator[str]:
    """A line a command: what it is given, and that there are options."""
    for number, parser in enumerate(made):
        given = [
            f"[{action.metavar}]" if action.nargs in ("?", "*") else str(action.metavar)
            for action in parser._actions
            if not action.option_strings
        ]
        if number:
            yield ".br"
        yield " ".join([f".B {_plain(parser.prog)}", *(f"\\fR{_plain(word)}" for word in ("[…]", *given))])


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """What a command takes, a paragraph each."""
    for action in parser._actions:
        yield ".TP"
        metavar = str(action.metavar or "")
        names = ", ".join(f"\\fB{_plain(name)}\\fR" for name in action.option_strings)
        yield f"{names} \\fI{_plain(metavar)}\\fR".strip() if metavar else names
        text = parser._get_formatter()._expand_help(action)
        yield _plain(_THIS_MACHINE.sub("", text) if action.dest == "jobs" else text)


def _plain(text: str) -> str:
    """A text that troff shows as it is."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    asked = sys.argv[1] if len(sys.argv) > 1 else "en"
    if asked not in LANGUAGES:
        sys.exit(f"man_page.py: {asked!r} is none of {', '.join(LANGUAGES)}")
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(page(asked))
