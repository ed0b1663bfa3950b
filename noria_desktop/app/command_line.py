"""How a command line is read: its commands and options, and the help that tells of them in both languages.

What is wrong with one is a ``UsageError``, which carries the sentence to be said. Source: decision 18.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from noria_desktop import __version__
from noria_desktop.app import catalogue
from noria_desktop.app.messages import LANGUAGES, CliMessage, Language
from noria_desktop.app.saves.errors import Wording
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import frozen

PROGRAM: Final = "noria-desktop"
THEMES: Final = ("night", "day", "contrast")
LARGEST_SEED: Final = (1 << SEED_BITS) - 1
WINDOW: Final = ""
"""Opens the window: the command where none of these is named."""
NAMED: Final = ("simulate", "ladder", "examine", "replay", "check", "screenshot")
SUFFIXES: Final = (".jsonl", ".csv")
"""Of files of results."""
MOST_JOBS: Final = 512
_SIZE: Final = r"(?i)(\d{2,5})x(\d{2,5})"
_ADDRESS: Final = r"((tcp|tls|wss?)://)?([^\s/:\[\]]+|\[[0-9a-fA-F:.]+\]):\d{1,5}"

HELP: Final[Mapping[str, Wording]] = {
    "usage": ("usage", "使い方"),
    "given": ("what it is given", "引数"),
    "options": ("options", "オプション"),
    "help": ("show this help and leave", "このヘルプを表示して終了します"),
    "version": ("show the version and leave", "バージョンを表示して終了します"),
    "language": ("language", "言語"),
    WINDOW: (
        "Modern board games for one, on the desktop. Without options: opens the window.",
        "ひとりから遊べる現代ボードゲーム。オプションを付けなければウィンドウを開きます。",
    ),
    "commands": ("commands, each with --help", "コマンド（それぞれ --help で説明を表示）"),
    "file": ("a saved game to open", "開くセーブデータ"),
    "new": ("begin a game: {games}", "新しいゲームを始めます：{games}"),
    "setup": ("its set-up in the game's notation", "そのゲームの表記法で書いたセットアップ"),
    "seed": ("its seed", "シード"),
    "continue": ("go on with the last game", "最後のゲームを続けます"),
    "profile": ("folder of saves and settings", "セーブデータと設定のフォルダー"),
    "adviser": (
        "who gives the hints, in games that have such a player",
        "ヒントを出すプレイヤーの名前（そのプレイヤーがいるゲームで有効）",
    ),
    "smoke": ("leave after the first painted frame", "最初の画面を描いたら終了します"),
    "install": (
        "Linux: put the program into your menu, and let its files open with a double click; then leave",
        "Linux：メニューに登録し、セーブデータをダブルクリックで開けるようにして終了します",
    ),
    "remove": ("take that back, and leave", "その登録を取り消して終了します"),
    "simulate": (
        "Play seeded games by named players and add them up.",
        "プレイヤー名を指定してゲームを自動で進め、結果を集計します。",
    ),
    "ladder": (
        "Play a game's matches, every seed from every seat, and say who beats whom how often.",
        "そのゲームの組み合わせを、同じシードで席を入れ替えながら進め、勝率を示します。",
    ),
    "matches": (
        "such as level4,level3 or adviser,{rival}: a player, and a player or an automaton (the game's own matches)",
        "level4,level3 や adviser,{rival} のように、プレイヤーと、相手のプレイヤーまたはオートマ（指定しなければ決まった組み合わせ）",
    ),
    "examine": (
        "Find out whether a player may sit at the table: legal, in time, and by nothing but what its seat sees.",
        "プレイヤーがルールどおりに、時間内に、自分の席から見えるものだけで選んでいるかを調べます。",
    ),
    "player": ("the player's name", "プレイヤーの名前"),
    "examined-games": ("how many (4)", "回数（4）"),
    "seconds": ("how long a decision may take (1.0)", "1回の選択にかけてよい秒数（1.0）"),
    "games": (
        "how many (100); with --until-width, at most so many (100000)",
        "回数（100）。--until-width を付けたときは上限（100000）",
    ),
    "match-games": (
        "how many a match (400); with --until-width, at most so many (100000)",
        "組み合わせごとの回数（400）。--until-width を付けたときは上限（100000）",
    ),
    "pairs": (
        "play every seed once from every seat, and add up by player",
        "どのシードも席を入れ替えて1回ずつ進め、プレイヤーごとに集計します",
    ),
    "width": (
        "stop when the 95 %% interval of every win share is at most so many percentage points wide",
        "どの勝率も、95 %% 信頼区間の幅がこのポイント数以下になったら止めます",
    ),
    "jobs": ("processes at work (all cores: {cores})", "同時に使うプロセスの数（すべてのコア：{cores}）"),
    "cluster": (
        "play on a Dask cluster instead: its scheduler, such as tcp://10.0.0.1:8786 (needs the extra “cluster”)",
        "代わりに Dask クラスターで進めます：スケジューラーのアドレス（例：tcp://10.0.0.1:8786。追加パッケージ「cluster」が必要）",
    ),
    "results": (
        "keep a line a game in FILE.jsonl or FILE.csv; games that are there already are not played again",
        "1ゲームにつき1行を FILE.jsonl か FILE.csv に残します。すでにあるゲームは繰り返しません",
    ),
    "from": ("first seed (10000)", "最初のシード（10000）"),
    "first": ("first seed (1)", "最初のシード（1）"),
    "set": ("a setting of the game, such as bot=2", "ゲームの設定（例：bot=2）"),
    "players": ("who plays, seat 0 first (random)", "席0から順に、プレイヤーの名前（random）"),
    "jsonl": (
        "one JSON object a game instead of the table",
        "表の代わりに、1ゲームにつき1つのJSONを出力します",
    ),
    "replay": (
        "Replay a save's log, compare digests, print the result.",
        "セーブデータの記録を再現し、照合値を比べて、結果を表示します。",
    ),
    "check": (
        "Say whether saves are sound, and if not, what is wrong and where.",
        "セーブデータに問題がないかを調べ、あればその場所と内容を示します。",
    ),
    "screenshot": (
        "Make a picture of a page, of a game's first position, or of a save.",
        "ページ、ゲームの最初の局面、またはセーブデータを画像にします。",
    ),
    "page": ("a page's name, a game's id, or a saved game", "ページの名前、ゲームの名前、またはセーブデータ"),
    "out": ("the picture to write", "書き出す画像"),
    "size": ("width and height (1280x800)", "幅と高さ（1280x800）"),
    "theme": ("colours", "配色"),
    "scale": ("picture pixels a pixel (1.0)", "画像の拡大率（1.0）"),
}
"""What the help says: English, Japanese."""


@frozen
class WindowArguments:
    """How the window is to open; each is an option of the command line."""

    file: Path | None = None
    """A save to open at once."""
    new: str | None = None
    """Id of a game to begin at once."""
    options: Any = None
    """Its set-up options, tried out already."""
    setup: str | None = None
    """The set-up as it was written, for a program that runs already."""
    seed: int | None = None
    """Its seed, a fresh one when none was given."""
    go_on: bool = False
    """Go on with the game played last."""
    language: str | None = None
    """``ja`` or ``en``; None: as in the settings, else the system's."""
    profile_dir: Path | None = None
    """Folder of saves and results; None: the usual one."""
    smoke: bool = False
    """Leave with 0 after the first painted frame."""


@frozen
class ScreenshotArguments:
    """Which picture to make; each is an option of the command line."""

    page: str
    """A page's name, a game's id, or a save's path."""
    out: Path
    language: str | None = None
    size: tuple[int, int] = (1280, 800)
    """Width and height in logical pixels."""
    theme: str | None = None
    """None: as in the settings."""
    scale: float = 1.0
    """Picture pixels a logical pixel."""
    profile_dir: Path | None = None


class UsageError(Exception):
    """The command line is wrong; carries the sentence's fields."""

    def __init__(self, message: CliMessage, **fields: object) -> None:
        """Keep what is to be said."""
        super().__init__(message.name)
        self.message = message
        self.fields = fields


class _Parser(argparse.ArgumentParser):
    """Reports mistakes as ``UsageError`` instead of printing usage in English."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(CliMessage.BAD_COMMAND, detail=message)


@frozen
class _Missing:
    """What stands for an argument that must be given and is not."""

    metavar: str


class _Formatter(argparse.HelpFormatter):
    """The help in one language."""

    def __init__(self, prog: str, language: Language) -> None:
        """For a program or one of its commands."""
        super().__init__(prog)
        self._language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        word = HELP["usage"][LANGUAGES.index(self._language)]
        super().add_usage(usage, actions, groups, f"{word}: " if prefix is None else prefix)


class _Commands:
    """The parsers of commands, with their help in one language; the window's is the one without a name."""

    def __init__(self, language: Language, wanted: Collection[str] = (WINDOW, *NAMED)) -> None:
        """Make those that are wanted: all of them take as long as a game's rules to be there."""
        self._language = language
        self.whole = _Parser(prog=PROGRAM, exit_on_error=False)
        self._commands = self.whole.add_subparsers(dest="command")
        self.by_name: dict[str, _Parser] = {}
        makers = {
            WINDOW: self._window,
            "simulate": self._simulate,
            "ladder": self._ladder,
            "examine": self._examine,
            "replay": self._replay,
            "check": self._check,
            "screenshot": self._screenshot,
        }
        for name in wanted:
            makers[name]()

    def _say(self, key: str, **fields: object) -> str:
        return HELP[key][LANGUAGES.index(self._language)].format(**fields)

    def _command(self, name: str, **more: Any) -> _Parser:
        """A command with what all have."""
        made: _Parser = self._commands.add_parser(
            name,
            description=self._say(name),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_Formatter, language=self._language),
            **more,
        )
        self.by_name[name] = made
        made._positionals.title, made._optionals.title = self._say("given"), self._say("options")
        made.add_argument("-h", "--help", action="help", help=self._say("help"))
        spoken = partial(_choice, "--lang", LANGUAGES)
        made.add_argument("--lang", dest="language", metavar="ja|en", type=spoken, help=self._say("language"))
        return made

    def _window(self) -> None:
        say = self._say
        made = self._command(WINDOW, prog=PROGRAM)
        ways = f"{PROGRAM} simulate GAME | ladder GAME | examine GAME NAME | replay FILE | check FILE... | screenshot PAGE|FILE OUT.png"
        made.epilog = f"{say('commands')}: {ways}"
        seed = partial(_number, "--seed", 0, LARGEST_SEED)
        games = ", ".join(catalogue.game_ids())
        made.add_argument("file", metavar="FILE", nargs="?", type=Path, help=say("file"))
        made.add_argument("--new", metavar="GAME", help=say("new", games=games))
        made.add_argument("--setup", metavar="TEXT", help=say("setup"))
        made.add_argument("--seed", metavar="N", type=seed, help=say("seed"))
        made.add_argument("--continue", dest="go_on", action="store_true", help=say("continue"))
        made.add_argument("--profile-dir", metavar="DIR", type=Path, help=say("profile"))
        made.add_argument("--adviser", metavar="NAME", help=say("adviser"))
        made.add_argument("--smoke", action="store_true", help=say("smoke"))
        made.add_argument("--install-desktop", action="store_true", help=say("install"))
        made.add_argument("--remove-desktop", action="store_true", help=say("remove"))
        version = f"{PROGRAM} {__version__}"
        made.add_argument("--version", action="version", version=version, help=say("version"))

    def _simulate(self) -> None:
        say = self._say
        made = self._command("simulate")
        _add_needed(made, "game", "GAME", help=", ".join(catalogue.game_ids()))
        self._add_series(made, "games", "first", 1)
        made.add_argument("--players", metavar="NAME[,NAME...]", default="random", help=say("players"))
        made.add_argument("--pairs", action="store_true", help=say("pairs"))
        made.add_argument("--jsonl", action="store_true", help=say("jsonl"))

    def _ladder(self) -> None:
        made = self._command("ladder")
        _add_needed(made, "game", "GAME", help=", ".join(catalogue.game_ids()))
        made.add_argument(
            "matches", metavar="A,B", nargs="*", default=[], help=self._say("matches", rival="bot1")
        )
        self._add_series(made, "match-games", "from", 10_000)

    def _examine(self) -> None:
        say = self._say
        made = self._command("examine")
        _add_needed(made, "game", "GAME", help=", ".join(catalogue.game_ids()))
        _add_needed(made, "player", "NAME", help=say("player"))
        games = partial(_number, "--games", 1, 10_000)
        seed = partial(_number, "--seed", 0, LARGEST_SEED - 10_000)
        made.add_argument("--games", metavar="N", type=games, default=4, help=say("examined-games"))
        made.add_argument("--seed", metavar="S", type=seed, default=1, help=say("first"))
        made.add_argument("--seconds", metavar="T", type=_seconds, default=1.0, help=say("seconds"))

    def _add_series(self, made: _Parser, games: str, first: str, seed: int) -> None:
        """What the commands of the laboratory share."""
        say = self._say
        made.add_argument(
            "--games", metavar="N", type=partial(_number, "--games", 1, 10_000_000), help=say(games)
        )
        seeds = partial(_number, "--seed", 0, LARGEST_SEED)
        made.add_argument("--seed", metavar="S", type=seeds, default=seed, help=say(first))
        made.add_argument("--setup", metavar="TEXT", help=say("setup"))
        made.add_argument(
            "--set", metavar="OPTION=VALUE", action="append", default=[], dest="settings", help=say("set")
        )
        made.add_argument("--until-width", metavar="W", type=_width, dest="width", help=say("width"))
        made.add_argument("--out", metavar="FILE", type=_results, help=say("results"))
        jobs = partial(_number, "--jobs", 1, MOST_JOBS)
        made.add_argument("--jobs", metavar="N", type=jobs, help=say("jobs", cores=cores()))
        made.add_argument("--cluster", metavar="ADDRESS", type=_address, help=say("cluster"))

    def _replay(self) -> None:
        _add_needed(self._command("replay"), "file", "FILE", type=Path, help=self._say("file"))

    def _check(self) -> None:
        _add_needed(self._command("check"), "files", "FILE", type=Path, help=self._say("file"), nargs="+")

    def _screenshot(self) -> None:
        say = self._say
        made = self._command("screenshot")
        _add_needed(made, "page", "PAGE|FILE", help=say("page"))
        _add_needed(made, "out", "OUT.png", type=Path, help=say("out"))
        theme = partial(_choice, "--theme", THEMES)
        made.add_argument("--size", metavar="WxH", type=_size, default=(1280, 800), help=say("size"))
        made.add_argument("--theme", metavar="|".join(THEMES), type=theme, help=say("theme"))
        made.add_argument("--scale", metavar="F", type=_scale, default=1.0, help=say("scale"))
        made.add_argument("--profile-dir", metavar="DIR", type=Path, help=say("profile"))


def _add_needed(made: _Parser, name: str, metavar: str, **more: Any) -> None:
    """An argument that must be given; ``_read`` tells when it is not, as argparse would do so in English."""
    made.add_argument(name, metavar=metavar, default=_Missing(metavar), **more).required = False


def parsers(language: Language) -> dict[str, argparse.ArgumentParser]:
    """Each command by its name, the window's as ``WINDOW``, with what it takes: for a manual of the command line."""
    made: dict[str, argparse.ArgumentParser] = dict(_Commands(language).by_name)
    return {name: made[name] for name in (WINDOW, *NAMED)}


def read(arguments: Sequence[str], language: Language) -> argparse.Namespace:
    """What the command line says; ``command`` is the name of its command.

    Raises:
        UsageError: it cannot be understood.
    """
    command, *given = arguments if arguments and arguments[0] in NAMED else (WINDOW, *arguments)
    try:
        found, rest = _Commands(language, (command,)).whole.parse_known_args([command, *given])
    except argparse.ArgumentError as error:
        # Wrong values are told where they are read: here an option has none, or has one and takes none.
        if error.argument_name in arguments:
            raise UsageError(CliMessage.NEEDS_VALUE, option=error.argument_name) from None
        raise UsageError(CliMessage.BAD_COMMAND, detail=error) from None
    missing = [value.metavar for value in vars(found).values() if isinstance(value, _Missing)]
    if missing:
        raise UsageError(CliMessage.NOT_GIVEN, option=", ".join(missing))
    if found.command == "ladder":
        # argparse takes those before the first option only.
        found.matches = [*found.matches, *(word for word in rest if not word.startswith("-"))]
        rest = [word for word in rest if word.startswith("-")]
    if rest:
        raise UsageError(CliMessage.UNKNOWN_OPTION, option=rest[0])
    return found


def cores() -> int:
    """How many processes this machine keeps busy, as far as this one may use it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def language_asked(arguments: Sequence[str]) -> str | None:
    """The language, found before everything else so that mistakes are told in it."""
    made = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    made.add_argument("--lang", nargs="?")
    asked: str | None = made.parse_known_args(arguments)[0].lang
    return asked


def _choice(option: str, values: Sequence[str], text: str) -> str:
    if text not in values:
        raise UsageError(CliMessage.UNKNOWN_VALUE, option=option, value=text, known=", ".join(values))
    return text


def _number(option: str, low: int, high: int, text: str) -> int:
    # Length first: very long numbers take very long to read.
    if not (text.isascii() and text.isdigit() and len(text) <= 12 and low <= int(text) <= high):
        raise UsageError(CliMessage.BAD_NUMBER, option=option, value=text[:40], low=low, high=high)
    return int(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(_SIZE, text)
    if not match or not all(100 <= int(side) <= 16_384 for side in match.groups()):
        raise UsageError(CliMessage.BAD_SIZE, value=text)
    return int(match[1]), int(match[2])


def _width(text: str) -> float:
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0.1 <= width <= 100:
        raise UsageError(CliMessage.BAD_WIDTH, value=text[:40])
    return width


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 600:
        raise UsageError(CliMessage.BAD_SECONDS, value=text[:40])
    return seconds


def _address(text: str) -> str:
    if not re.fullmatch(_ADDRESS, text):
        raise UsageError(CliMessage.BAD_ADDRESS, value=text)
    return text


def _results(text: str) -> Path:
    if not text.lower().endswith(SUFFIXES):
        raise UsageError(CliMessage.BAD_SUFFIX, value=text)
    return Path(text)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise UsageError(CliMessage.BAD_NUMBER, option="--scale", value=text, low="0.5", high=4)
    return scale
