"""The command line beside the window. Source: decision 18.

Exit codes: 0 fine, 1 a problem was found, 2 the command line is wrong. Errors are one sentence on
stderr. Nothing here imports Qt; what needs a window is handed in by ``__main__``.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from noria_desktop import __version__
from noria_desktop.app import catalogue
from noria_desktop.app.catalogue import GameKit, NotationFault
from noria_desktop.app.messages import LANGUAGES, CliMessage, how_far, language_of, save_error_text, say
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.engine.values import frozen

if TYPE_CHECKING:
    from noria_desktop.app.replay import Replayed
    from noria_desktop.app.simulate import Figures

PROGRAM: Final = "noria-desktop"
FINE: Final = 0
PROBLEM: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130

THEMES: Final = ("night", "day", "contrast")
LARGEST_SEED: Final = (1 << SEED_BITS) - 1
_SIZE = re.compile(r"(\d{2,5})x(\d{2,5})", re.IGNORECASE)
_WINDOW: Final = ""
"""Opens the window: the command where none of these is named."""
_NAMED: Final = ("simulate", "replay", "check", "screenshot")

ArgumentsT = TypeVar("ArgumentsT")


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


OpenWindow = Callable[[WindowArguments], int]
TakePicture = Callable[[ScreenshotArguments], int]


class UsageError(Exception):
    """The command line is wrong; carries the sentence's fields."""

    def __init__(self, message: CliMessage, **fields: object) -> None:
        """Keep what is to be said."""
        super().__init__(message.name)
        self.message = message
        self.fields = fields


def run(arguments: Sequence[str], open_window: OpenWindow, take_picture: TakePicture) -> int:
    """Do what the command line asks; the process's exit code.

    Args:
        arguments: without the program's name.
        open_window: opens the window and returns when it is closed.
        take_picture: makes one picture.
    """
    language = language_of(_language_asked(arguments))
    try:
        found = _read(arguments)
        if found.command == _WINDOW:
            return open_window(_window(found))
        if found.command == "screenshot":
            return take_picture(_filled(ScreenshotArguments, found))
        return _printed(found.run, found, language)
    except UsageError as error:
        return _complain(say(error.message, language, **error.fields), USAGE)
    except SaveError as error:
        return _complain(save_error_text(error, language), PROBLEM)
    except KeyboardInterrupt:
        return INTERRUPTED


def _printed(
    command: Callable[[argparse.Namespace, str], int], found: argparse.Namespace, language: str
) -> int:
    """Run a command that prints, down to the last line: a full disk shows only when it is written."""
    try:
        code = command(found, language)
        if sys.stdout is not None:  # Windows without a console has none
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        _print_no_more()  # the reader (``| head``) has seen enough
        return FINE
    except OSError as error:
        _print_no_more()
        return _complain(say(CliMessage.NOT_PRINTED, language, detail=error.strerror or error), PROBLEM)


def _print_no_more() -> None:
    """What is still to be written goes nowhere, so that Python does not complain about it while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


# Reading the command line -----------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Reports mistakes as ``UsageError`` instead of printing usage in English."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(CliMessage.BAD_COMMAND, detail=message)


@frozen
class _Missing:
    """What stands for an argument that must be given and is not."""

    metavar: str


def _commands() -> _Parser:
    """The parser of all commands; the window's is the one without a name."""
    language = _Parser(add_help=False)
    spoken = partial(_choice, "--lang", LANGUAGES)
    language.add_argument("--lang", dest="language", metavar="ja|en", type=spoken, help="language")
    whole = _Parser(prog=PROGRAM, exit_on_error=False)
    commands = whole.add_subparsers(dest="command")
    command = partial(commands.add_parser, parents=[language], allow_abbrev=False, exit_on_error=False)
    seed = partial(_number, "--seed", 0, LARGEST_SEED)
    games = ", ".join(catalogue.game_ids())

    made = command(
        _WINDOW,
        prog=PROGRAM,
        description="Modern board games for one, on the desktop. Without options: opens the window.",
    )
    made.epilog = (
        f"commands: {PROGRAM} simulate GAME | replay FILE | check FILE... | screenshot PAGE|FILE OUT.png "
        "(each with --help)"
    )
    made.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a saved game to open")
    made.add_argument("--new", metavar="GAME", help=f"begin a game: {games}")
    made.add_argument("--setup", metavar="TEXT", help="its set-up in the game's notation")
    made.add_argument("--seed", metavar="N", type=seed, help="its seed")
    made.add_argument("--continue", dest="go_on", action="store_true", help="go on with the last game")
    made.add_argument("--profile-dir", metavar="DIR", type=Path, help="folder of saves and settings")
    made.add_argument("--smoke", action="store_true", help="leave after the first painted frame")
    made.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")

    made = command("simulate", description="Play seeded games by named players and add them up.")
    made.set_defaults(run=_simulate)
    _add_needed(made, "game", "GAME", help=games)
    count = partial(_number, "--games", 1, 10_000_000)
    made.add_argument("--games", metavar="N", type=count, default=100, help="how many (100)")
    made.add_argument("--seed", metavar="S", type=seed, default=1, help="first seed (1)")
    made.add_argument("--setup", metavar="TEXT", help="set-up in the game's notation")
    made.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], dest="settings", help="such as bot=2"
    )
    made.add_argument(
        "--players", metavar="NAME[,NAME...]", default="random", help="who plays, seat 0 first (random)"
    )
    made.add_argument("--jsonl", action="store_true", help="one JSON object a game instead of the table")

    made = command("replay", description="Replay a save's log, compare digests, print the result.")
    made.set_defaults(run=_replay)
    _add_needed(made, "file", "FILE", type=Path)

    made = command("check", description="Say whether saves are sound, and if not, what is wrong and where.")
    made.set_defaults(run=_check)
    _add_needed(made, "files", "FILE", nargs="+", type=Path)

    made = command(
        "screenshot", description="Make a picture of a page, of a game's first position, or of a save."
    )
    _add_needed(made, "page", "PAGE|FILE")
    _add_needed(made, "out", "OUT.png", type=Path)
    made.add_argument("--size", metavar="WxH", type=_size, default=(1280, 800))
    made.add_argument("--theme", metavar="|".join(THEMES), type=partial(_choice, "--theme", THEMES))
    made.add_argument("--scale", metavar="F", type=_scale, default=1.0)
    made.add_argument("--profile-dir", metavar="DIR", type=Path)
    return whole


def _add_needed(made: _Parser, name: str, metavar: str, **more: Any) -> None:
    """An argument that must be given; ``_read`` tells when it is not, as argparse would do so in English."""
    made.add_argument(name, metavar=metavar, default=_Missing(metavar), **more).required = False


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    """What the command line says; ``command`` is the name of its command."""
    named = arguments and arguments[0] in _NAMED
    try:
        found, rest = _commands().parse_known_args(arguments if named else [_WINDOW, *arguments])
    except argparse.ArgumentError as error:
        # Wrong values are told where they are read: here an option has none, or has one and takes none.
        if error.argument_name in arguments:
            raise UsageError(CliMessage.NEEDS_VALUE, option=error.argument_name) from None
        raise UsageError(CliMessage.BAD_COMMAND, detail=error) from None
    missing = [value.metavar for value in vars(found).values() if isinstance(value, _Missing)]
    if missing:
        raise UsageError(CliMessage.NOT_GIVEN, option=", ".join(missing))
    if rest:
        raise UsageError(CliMessage.UNKNOWN_OPTION, option=rest[0])
    return found


def _language_asked(arguments: Sequence[str]) -> str | None:
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
    match = _SIZE.fullmatch(text)
    if not match or not all(100 <= int(side) <= 16_384 for side in match.groups()):
        raise UsageError(CliMessage.BAD_SIZE, value=text)
    return int(match[1]), int(match[2])


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise UsageError(CliMessage.BAD_NUMBER, option="--scale", value=text, low="0.5", high=4)
    return scale


def _kit(game: str) -> GameKit:
    if game not in catalogue.game_ids():
        raise UsageError(CliMessage.UNKNOWN_GAME, value=game, known=", ".join(catalogue.game_ids()))
    return catalogue.kit(game)


def _options(kit: GameKit, setup: str | None, settings: Sequence[str], seed: int) -> Any:
    """The game's options as the command line describes them, tried out once."""
    try:
        options = kit.default_options() if setup is None else kit.read_setup(setup)
    except NotationFault as error:
        saying = CliMessage.BAD_SETUP if error.token else CliMessage.INCOMPLETE_SETUP
        raise UsageError(saying, line=error.line, column=error.column, token=error.token) from None
    known = {setting.name: setting for setting in kit.settings}
    for text in settings:
        name, sign, value = text.partition("=")
        if name not in known or not sign:
            raise UsageError(CliMessage.UNKNOWN_SETTING, value=text, known=", ".join(known))
        try:
            options = kit.with_setting(options, name, value)
        except LookupError:
            values = ", ".join(known[name].values) + (", …" if known[name].open else "")
            raise UsageError(CliMessage.UNKNOWN_VALUE, option=name, value=value, known=values) from None
    try:
        kit.rules.setup(options, seed)
    except ValueError as error:
        raise UsageError(CliMessage.IMPOSSIBLE_SETUP, detail=error) from None
    return options


def _window(found: argparse.Namespace) -> WindowArguments:
    for option, given in (("--setup", found.setup), ("--seed", found.seed)):
        if given is not None and found.new is None:
            raise UsageError(CliMessage.NOT_GIVEN, option=f"--new ({option})")
    ways = [found.file is not None, found.new is not None, found.go_on]
    if sum(ways) > 1:
        raise UsageError(CliMessage.UNKNOWN_OPTION, option="--continue" if found.go_on else str(found.file))
    options, seed = None, found.seed
    if found.new is not None:
        if seed is None and found.setup is not None:
            with contextlib.suppress(NotationFault):  # told below, with its place
                seed = _kit(found.new).seed_in(found.setup)
        if seed is None:
            import secrets  # 4 ms that a given seed saves

            seed = secrets.randbits(SEED_BITS)
        options = _options(_kit(found.new), found.setup, (), seed)
    found.options, found.seed = options, seed
    return _filled(WindowArguments, found)


def _filled(kind: type[ArgumentsT], found: argparse.Namespace) -> ArgumentsT:
    """The values of the command line that a class of arguments has fields for."""
    return kind(**{name: value for name, value in vars(found).items() if name in kind.__annotations__})


# The commands without a picture -----------------------------------------------------------------------


def _simulate(found: argparse.Namespace, language: str) -> int:
    # Imported here: the window must not wait for what only this command needs.
    from noria_desktop.app import players, simulate

    kit = _kit(found.game)
    options = _options(kit, found.setup, found.settings, found.seed)
    names = found.players.split(",")
    if len(names) > len(kit.seats(options)):
        options = kit.seated(options, len(names))
    try:
        seated = simulate.players_of(kit, options, names)
    except players.UnknownPlayer as error:
        known = ", ".join(players.player_names(kit.game_id))
        raise UsageError(CliMessage.UNKNOWN_PLAYER, value=error.args[0], known=known) from None
    except ValueError:
        raise UsageError(CliMessage.TOO_MANY_PLAYERS, count=len(names)) from None
    series = simulate.Series(len(kit.seats(options)))
    for seed in simulate.seeds(found.seed, found.games):
        try:
            outcome = simulate.play(kit, options, seed, seated)
        except simulate.EndlessGame:
            return _complain(say(CliMessage.ENDLESS, language, seed=seed), PROBLEM)
        if found.jsonl:
            print(json.dumps(simulate.record(kit, outcome)), flush=found.games <= 100)
        else:
            series.add(outcome)
    if not found.jsonl:
        _print_figures(kit, series.figures(), names, language)
    return FINE


def _print_figures(kit: GameKit, figures: Figures, names: Sequence[str], language: str) -> None:
    _tell(CliMessage.SERIES, language, game=kit.game_id, games=figures.games, actions=figures.actions)
    for seat in figures.seats:
        if seat.seat < len(names):
            who = say(CliMessage.PLAYED_SEAT, language, seat=seat.seat, player=names[seat.seat])
        else:
            who = say(CliMessage.OTHER_SEAT, language, seat=seat.seat)
        quantiles = " ".join(map(str, seat.quantiles))
        share, low, high = (100 * part for part in (seat.share, seat.low, seat.high))
        _tell(
            CliMessage.SEAT_HEAD,
            language,
            who=who,
            seat=seat,
            quantiles=quantiles,
            share=share,
            low=low,
            high=high,
        )
    _tell(CliMessage.SHARED_GAMES, language, shared=figures.shared)


def _tell(message: CliMessage, language: str, **fields: object) -> None:
    print(say(message, language, **fields))


def _replay(found: argparse.Namespace, language: str) -> int:
    from noria_desktop.app.replay import replay

    shown = replay(found.file)
    count, session = len(shown.opened.save.log), shown.opened.session
    if shown.is_same:
        _tell(CliMessage.REPLAYED, language, file=found.file, count=count, digest=shown.digest)
    if not session.is_over:
        _tell(CliMessage.POSITION, language, how_far=_how_far(shown, language))
    for seat in shown.kit.seats(session.options):
        who = say(CliMessage.OTHER_SEAT, language, seat=seat)
        _tell(CliMessage.RESULT, language, who=who, points=shown.sheet.total(seat))
    if session.is_over:
        _tell_winner(shown.sheet, language)
    return _complain_of_doubt(found.file, shown, language)


def _tell_winner(sheet: ScoreSheet, language: str) -> None:
    """Who won; those who share the victory are named unless that is everybody."""
    best = sheet.ranking[0] if sheet.winner is None else (sheet.winner,)
    who = ", ".join(say(CliMessage.OTHER_SEAT, language, seat=seat) for seat in best)
    shared = CliMessage.SHARED if len(sheet.ranking) == 1 else CliMessage.SHARED_BY
    _tell(shared if sheet.winner is None else CliMessage.WON, language, who=who)


def _check(found: argparse.Namespace, language: str) -> int:
    from noria_desktop.app.replay import replay

    code = FINE
    for file in found.files:
        try:
            shown = replay(file)
        except SaveError as error:
            code = _complain(save_error_text(error, language), PROBLEM)
            continue
        if shown.is_same:
            count, game = len(shown.opened.save.log), shown.kit.game_id
            far = _how_far(shown, language)
            _tell(CliMessage.SOUND, language, file=file, game=game, how_far=far, count=count)
        code = max(code, _complain_of_doubt(file, shown, language))
    return code


def _how_far(shown: Replayed, language: str) -> str:
    return how_far(shown.kit.counts, shown.kit.progress(shown.opened.session.state), language)


def _complain_of_doubt(file: Path, shown: Replayed, language: str) -> int:
    """Say that the log does not lead to the snapshot."""
    if shown.is_same:
        return FINE
    if shown.has_diverged and not shown.opened.save.log:
        return _complain(say(CliMessage.UNPLAYED, language, file=file), PROBLEM)
    if shown.opened.doubt is not None:
        message = CliMessage.DIVERGED if shown.has_diverged else CliMessage.OTHER_RULES
        count = shown.opened.entry + 1
    elif shown.closed:
        message, count = CliMessage.CLOSED, shown.closed
    else:
        message, count = CliMessage.LOST_LINES, shown.lost_lines
    return _complain(say(message, language, file=file, count=count), PROBLEM)
