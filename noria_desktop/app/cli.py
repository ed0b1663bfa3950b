"""The command line beside the window. Source: decision 18.

Exit codes: 0 fine, 1 a problem was found, 2 the command line is wrong. Errors are one sentence on
stderr. Nothing here imports Qt; what needs a window is handed in by ``__main__``.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from noria_desktop.app import catalogue
from noria_desktop.app.asked import kit_of, options_of
from noria_desktop.app.catalogue import NotationFault
from noria_desktop.app.command_line import (
    WINDOW,
    ScreenshotArguments,
    UsageError,
    WindowArguments,
    language_asked,
    read,
)
from noria_desktop.app.messages import CliMessage, Language, how_far, language_of, save_error_text, say, tell
from noria_desktop.app.saves.errors import SaveError
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.scoring import ScoreSheet

if TYPE_CHECKING:
    from noria_desktop.app.replay import Replayed

FINE: Final = 0
PROBLEM: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130

ArgumentsT = TypeVar("ArgumentsT")

OpenWindow = Callable[[WindowArguments], int]
TakePicture = Callable[[ScreenshotArguments], int]


def run(arguments: Sequence[str], open_window: OpenWindow, take_picture: TakePicture) -> int:
    """Do what the command line asks; the process's exit code.

    Args:
        arguments: without the program's name.
        open_window: opens the window and returns when it is closed.
        take_picture: makes one picture.
    """
    language = language_of(language_asked(arguments))
    try:
        found = read(arguments, language)
        if found.command == WINDOW and (found.install_desktop or found.remove_desktop):
            return _printed(_desktop, found, language)
        if found.command == WINDOW:
            wanted = _window(found)
            _let_advise(found)
            return open_window(wanted)
        if found.command == "screenshot":
            return take_picture(_filled(ScreenshotArguments, found))
        return _printed(_PRINTING[found.command], found, language)
    except UsageError as error:
        return _complain(say(error.message, language, **error.fields), USAGE)
    except SaveError as error:
        return _complain(save_error_text(error, language), PROBLEM)
    except KeyboardInterrupt:
        return INTERRUPTED


def _printed(
    command: Callable[[argparse.Namespace, Language], int], found: argparse.Namespace, language: Language
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


# What the window is handed ----------------------------------------------------------------------------------


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
                seed = kit_of(found.new).seed_in(found.setup)
        if seed is None:
            import secrets  # 4 ms that a given seed saves

            seed = secrets.randbits(SEED_BITS)
        options = options_of(kit_of(found.new), found.setup, (), seed)
    found.options, found.seed = options, seed
    return _filled(WindowArguments, found)


def _let_advise(found: argparse.Namespace) -> None:
    """Let somebody else than usual give the hints.

    Raises:
        UsageError: no game has such a player.
    """
    if found.adviser is None:
        return
    from noria_desktop.app.players import let_advise, player_names

    games = catalogue.game_ids() if found.new is None else (found.new,)
    known = dict.fromkeys(name for game in games for name in player_names(game))
    if found.adviser not in known:
        raise UsageError(CliMessage.UNKNOWN_PLAYER, value=found.adviser, known=", ".join(known))
    let_advise(found.adviser)


def _filled(kind: type[ArgumentsT], found: argparse.Namespace) -> ArgumentsT:
    """The values of the command line that a class of arguments has fields for."""
    return kind(**{name: value for name, value in vars(found).items() if name in kind.__annotations__})


# The commands without a picture -----------------------------------------------------------------------


def _desktop(found: argparse.Namespace, language: Language) -> int:
    from noria_desktop.app import desktop_entry

    if not sys.platform.startswith("linux"):
        return _complain(say(CliMessage.ONLY_LINUX, language), PROBLEM)
    try:
        if found.remove_desktop:
            files = desktop_entry.remove()
        else:
            files = desktop_entry.install(desktop_entry.command())
    except OSError as error:
        return _complain(
            say(CliMessage.NO_ENTRY, language, file=error.filename, detail=error.strerror), PROBLEM
        )
    for file in files:
        print(file)
    tell(CliMessage.ENTRY_GONE if found.remove_desktop else CliMessage.ENTRY_MADE, language)
    return FINE


def _simulate(found: argparse.Namespace, language: Language) -> int:
    # Imported here: the window must not wait for what only this command needs.
    from noria_desktop.app.lab.commands import simulate

    return simulate(found, language)


def _ladder(found: argparse.Namespace, language: Language) -> int:
    from noria_desktop.app.lab.commands import ladder

    return ladder(found, language)


def _examine(found: argparse.Namespace, language: Language) -> int:
    from noria_desktop.app.lab.commands import examined

    return examined(found, language)


def _replay(found: argparse.Namespace, language: str) -> int:
    from noria_desktop.app.replay import replay

    shown = replay(found.file)
    count, session = len(shown.opened.save.log), shown.opened.session
    if shown.is_same:
        tell(CliMessage.REPLAYED, language, file=found.file, count=count, digest=shown.digest)
    if not session.is_over:
        tell(CliMessage.POSITION, language, how_far=_how_far(shown, language))
    for seat in shown.kit.seats(session.options):
        who = say(CliMessage.OTHER_SEAT, language, seat=seat)
        tell(CliMessage.RESULT, language, who=who, points=shown.sheet.total(seat))
    if session.is_over:
        _tell_winner(shown.sheet, language)
    return _complain_of_doubt(found.file, shown, language)


def _tell_winner(sheet: ScoreSheet, language: str) -> None:
    """Who won; those who share the victory are named unless that is everybody."""
    best = sheet.ranking[0] if sheet.winner is None else (sheet.winner,)
    who = ", ".join(say(CliMessage.OTHER_SEAT, language, seat=seat) for seat in best)
    shared = CliMessage.SHARED if len(sheet.ranking) == 1 else CliMessage.SHARED_BY
    tell(shared if sheet.winner is None else CliMessage.WON, language, who=who)


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
            tell(CliMessage.SOUND, language, file=file, game=game, how_far=far, count=count)
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


_PRINTING: Final = {
    "simulate": _simulate,
    "ladder": _ladder,
    "examine": _examine,
    "replay": _replay,
    "check": _check,
}
"""What the commands do that print something."""
