"""The commands of the laboratory: seeded games are added up, players are measured against each other and tried out.

Exit codes are those of ``app/cli``. Results go to stdout and into the file that ``--out`` names, how far it is to
stderr, where that is a terminal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final

from noria_desktop import __version__
from noria_desktop.app import catalogue, players
from noria_desktop.app.asked import kit_of, options_of
from noria_desktop.app.catalogue import GameKit
from noria_desktop.app.command_line import UsageError, cores
from noria_desktop.app.installed import BrokenPlayer
from noria_desktop.app.lab.crew import Alone, Crew, CrewLost
from noria_desktop.app.lab.efforts import in_japanese
from noria_desktop.app.lab.examine import Fault, examine
from noria_desktop.app.lab.lines import Lines, NoResults, text
from noria_desktop.app.lab.match import GameFailed, Line, Match, OtherVersion
from noria_desktop.app.lab.processes import Processes
from noria_desktop.app.lab.progress import Progress
from noria_desktop.app.lab.running import POINTS, Standing, run
from noria_desktop.app.messages import CliMessage, say, tell
from noria_desktop.app.players import RANDOM, UnknownPlayer
from noria_desktop.app.simulate import wilson

SIMULATED: Final = 100
"""Games of ``simulate`` where nobody says how many."""
MATCHED: Final = 400
"""The same of a match of ``ladder``."""
MOST: Final = 100_000
"""The same where the width of the interval decides."""


FAULTS: Final = {
    Fault.FAILS: CliMessage.FAILS,
    Fault.UNFAIR: CliMessage.IS_UNFAIR,
    Fault.SLOW: CliMessage.IS_SLOW,
    Fault.ALTERS: CliMessage.ALTERS,
    Fault.KNOWS_MORE: CliMessage.KNOWS_MORE,
}
"""What is said of a player with which something is wrong."""


class Problem(Exception):
    """The command cannot go on; carries the sentence's fields."""

    def __init__(self, message: CliMessage, **fields: object) -> None:
        """Keep what is to be said."""
        super().__init__(message.name)
        self.message = message
        self.fields = fields


def simulate(found: argparse.Namespace, language: str) -> int:
    """Seeded games of named players; the exit code."""
    kit = kit_of(found.game)
    options = options_of(kit, found.setup, found.settings, found.seed)
    names = _named(kit, found.players.split(","))
    if len(names) > len(kit.seats(options)):
        options = kit.seated(options, len(names))
    if len(names) > kit.taken(options):
        raise UsageError(CliMessage.TOO_MANY_PLAYERS, count=len(names))
    if found.pairs and not 1 < len(names) == kit.taken(options):
        raise UsageError(CliMessage.NO_PAIRS, count=kit.taken(options))
    match = Match(
        kit.game_id, options, names, found.seed, found.games or _most(found, SIMULATED), found.pairs
    )

    def heard(line: Line) -> None:
        if found.jsonl:
            print(text(line), end="", flush=match.games <= SIMULATED)

    return _in_laboratory(found, language, [match], heard, _tell_nothing if found.jsonl else _tell_figures)


def ladder(found: argparse.Namespace, language: str) -> int:
    """Who beats whom; the exit code."""
    kit = kit_of(found.game)
    options = options_of(kit, found.setup, found.settings, found.seed)
    example = ",".join(kit.ladder[0]) if kit.ladder else f"{RANDOM},{RANDOM}"
    pairs = [tuple(word.split(",")) for word in found.matches] or list(kit.ladder)
    if not pairs:
        raise UsageError(CliMessage.NO_LADDER, game=kit.game_id, example=example)
    matches = []
    for pair in pairs:
        if len(pair) != 2:
            raise UsageError(CliMessage.BAD_MATCH, value=",".join(pair), example=example)
        matches.append(matched(kit, *pair, found.games or _most(found, MATCHED), found.seed, options))
    return _in_laboratory(found, language, matches, lambda line: None, _tell_rung)


def examined(found: argparse.Namespace, language: str) -> int:
    """Whether a player may sit at the table; the exit code."""
    kit = kit_of(found.game)
    _named(kit, [found.player])
    report = examine(kit.game_id, found.player, games=found.games, seed=found.seed, seconds=found.seconds)
    if report.finding is None:
        tell(
            CliMessage.EXAMINED,
            language,
            player=found.player,
            game=kit.game_id,
            games=report.games,
            decisions=report.decisions,
            longest=report.longest,
        )
        return 0
    fault = say(FAULTS[report.finding.fault], language, detail=report.finding.detail)
    wrong = report.finding
    place = {"seed": wrong.seed, "seat": wrong.seat, "decision": wrong.decision}
    print(say(CliMessage.FOUND_WRONG, language, player=found.player, fault=fault, **place), file=sys.stderr)
    return 1


def matched(kit: GameKit, first: str, second: str, games: int, seed: int, options: Any = None) -> Match:
    """A match of the ladder: alone against an automaton, else from both seats.

    Args:
        kit: the game.
        first: a player.
        second: a player, or one of the game's automatons.
        games: at most so many.
        seed: the first one.
        options: what else the set-up says; None: as usual.

    Raises:
        UsageError: there is no such player or automaton, or two players cannot meet in this game.
    """
    options = kit.default_options() if options is None else options
    if second in kit.rivals:
        return Match(kit.game_id, kit.against(options, second), _named(kit, [first]), seed, games)
    names = _named(kit, [first, second], *kit.rivals)
    if kit.taken(options) != len(names):
        options = kit.seated(options, len(names))
    if kit.taken(options) != len(names):
        raise UsageError(CliMessage.UNKNOWN_PLAYER, value=second, known=", ".join(kit.rivals))
    return Match(kit.game_id, options, names, seed, games, paired=True)


def _most(found: argparse.Namespace, usual: int) -> int:
    return usual if found.width is None else MOST


def _named(kit: GameKit, names: Sequence[str], *others: str) -> tuple[str, ...]:
    """The names, each tried out once; ``others`` might have stood in their place."""
    for name in names:
        try:
            players.player(kit.game_id, name)
        except UnknownPlayer:
            known = ", ".join((*players.player_names(kit.game_id), *others))
            raise UsageError(CliMessage.UNKNOWN_PLAYER, value=name, known=known) from None
        except BrokenPlayer as error:
            raise UsageError(CliMessage.BROKEN_PLAYER, value=name, detail=error.detail) from None
    return tuple(names)


# Running ------------------------------------------------------------------------------------------------


def _in_laboratory(
    found: argparse.Namespace,
    language: str,
    matches: Sequence[Match],
    heard: Any,
    told: Any,
) -> int:
    """Run matches one after the other, and tell of each; the exit code."""
    progress = Progress(sys.stderr, language)
    try:
        with _kept(found) as lines, closing(_crew(found)) as crew:
            for match in matches:
                standing = _run(match, crew, lines, found.width, progress, heard)
                progress.clear()
                told(standing, language)
                if sys.stdout is not None:
                    sys.stdout.flush()
    except (Problem, GameFailed, CrewLost, OtherVersion) as error:
        progress.clear()
        message, fields = _worded(error)
        print(say(message, language, **fields), file=sys.stderr)
        return 1
    except BaseException:
        progress.clear()
        raise
    return 0


def _worded(error: Exception) -> tuple[CliMessage, dict[str, Any]]:
    match error:
        case Problem():
            return error.message, error.fields
        case GameFailed():
            return CliMessage.GAME_FAILED, {"seed": error.seed, "detail": error.detail}
        case OtherVersion():
            return CliMessage.OTHER_VERSION, {"found": error.version, "version": __version__}
        case _:
            return CliMessage.NOBODY_LEFT, {"detail": error}


def _run(
    match: Match, crew: Crew, lines: Lines | None, width: float | None, progress: Progress, heard: Any
) -> Standing:
    known = 0

    def listen(standing: Standing, line: Line, fresh: bool) -> None:
        nonlocal known
        known += not fresh
        heard(line)
        progress.show(standing, known)

    return run(match, crew, lines, width, listen)


def workers(jobs: int) -> Crew:
    """So many processes of this machine; a single one is this one."""
    return Alone() if jobs == 1 else Processes(jobs)


def _crew(found: argparse.Namespace) -> Crew:
    if found.cluster is None:
        return workers(found.jobs or cores())
    from noria_desktop.app.lab.cluster import Cluster, NoCluster, NoExtra

    try:
        return Cluster(found.cluster)
    except NoExtra:
        raise Problem(CliMessage.NO_EXTRA) from None
    except NoCluster as error:
        raise Problem(CliMessage.NO_CLUSTER, value=found.cluster, detail=error) from None


@contextmanager
def _kept(found: argparse.Namespace) -> Iterator[Lines | None]:
    """The file of results, if there is to be one."""
    if found.out is None:
        yield None
        return
    try:
        lines = Lines(found.out)
    except NoResults as error:
        raise UsageError(CliMessage.NO_RESULTS, file=found.out, number=error.number) from None
    except OSError as error:
        raise UsageError(CliMessage.NO_ENTRY, file=found.out, detail=error.strerror or error) from None
    with closing(lines):
        yield lines


# What is told -------------------------------------------------------------------------------------------


def _tell_nothing(standing: Standing, language: str) -> None:
    """The lines have said it all."""


def _tell_figures(standing: Standing, language: str) -> None:
    """A table, by seat or by player."""
    match, figures = standing.match, standing.series.figures()
    tell(CliMessage.SERIES, language, game=match.game, games=figures.games, actions=figures.actions)
    for seat in figures.seats:
        number = seat.seat
        if number >= len(match.players):
            who = say(CliMessage.OTHER_SEAT, language, seat=number)
        elif match.paired:
            who = say(CliMessage.PLAYER, language, number=number + 1, player=match.players[number])
        else:
            who = say(CliMessage.PLAYED_SEAT, language, seat=number, player=match.players[number])
        tell(
            CliMessage.SEAT_HEAD,
            language,
            who=who,
            seat=seat,
            quantiles=" ".join(map(str, seat.quantiles)),
            share=POINTS * seat.share,
            low=POINTS * seat.low,
            high=POINTS * seat.high,
        )
    tell(CliMessage.SHARED_GAMES, language, shared=figures.shared)
    _tell_efforts(match, language)


def _tell_rung(standing: Standing, language: str) -> None:
    """One line a match, and what its players think."""
    match, figures = standing.match, standing.series.figures()
    first, second = figures.seats[:2]
    rival = catalogue.kit(match.game).opponent
    low, high = wilson(first.wins, figures.games)
    tell(
        CliMessage.RUNG,
        language,
        first=match.players[0],
        second=match.players[1] if match.paired else rival(match.options),
        wins=first.wins,
        games=figures.games,
        share=POINTS * first.share,
        low=POINTS * low,
        high=POINTS * high,
        shared=figures.shared,
        mine=first.mean,
        theirs=second.mean,
        seed=match.first,
        seeds=-(-figures.games // (2 if match.paired else 1)),
        turned=say(CliMessage.YES if match.paired else CliMessage.NO, language),
    )
    _tell_efforts(match, language)


def _tell_efforts(match: Match, language: str) -> None:
    for name in dict.fromkeys(match.players):
        effort = players.effort(match.game, name)
        effort = in_japanese(effort) if language == "ja" else effort
        tell(CliMessage.EFFORT, language, player=name, effort=effort)
