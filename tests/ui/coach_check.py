"""Whether the coach tells the truth, and how often it speaks: games are played, and each line that holds is read off again.

``python -m tests.ui.coach_check --game noria --positions 500`` plays games of a beginner (random play) and of a planner
until the coach has looked at so many positions of each, holds every line that comes up against a second reading of the
state (``tests/ui/coach_truth``) and prints the share of turns with a line. The aims: one turn in four for a beginner's
play, one in twenty for the planner's. Exit status 1: a line was not true.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from attrs import define, field

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.session import Session
from noria_desktop.bots.appraising import Appraised, weigher
from noria_desktop.bots.coaching import Coach, Occasion, Remark, Said, first_remark
from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.ui.board.moment import Moments
from noria_desktop.ui.game_ui import game_ui
from noria_desktop.ui.table.coaching import Earlier, gives_away

BEGINNER: Final = "random"
PLANNERS: Final = {"noria": "greedy", "scythe": "planner", "nautilus": "level3", "solani": "level3"}
POSITIONS: Final = 500
FIRST_SEED: Final = 20_001


@define
class Count:
    """What came of the games of one player."""

    positions: int = 0
    turns: int = 0
    games: int = 0
    spoken: Counter[str] = field(factory=Counter)
    held: Counter[str] = field(factory=Counter)
    untrue: list[str] = field(factory=list)

    def said(self, name: str) -> str:
        """In a line for people."""
        lines = sum(self.spoken.values())
        share = f"{100 * lines / self.turns:.1f} %" if self.turns else "none"
        told = ", ".join(f"{kind} {count}" for kind, count in self.spoken.most_common())
        return (
            f"{name}: {self.positions} positions of {self.games} games; {sum(self.held.values())} lines held, "
            f"{len(self.untrue)} untrue; a line in {lines} of {self.turns} turns ({share}): {told}"
        )


def readings(game_id: str) -> dict[str, Callable[[Occasion, Remark], bool]]:
    """The second readings of a game's lines."""
    found: dict[str, Callable[[Occasion, Remark], bool]] = import_module(
        f"tests.ui.coach_truth.{game_id}"
    ).READINGS
    return found


def settings_of(game_id: str) -> dict[str, str]:
    """Settings of the game in which its lines are read, where they are not the usual ones."""
    return getattr(import_module(f"tests.ui.coach_truth.{game_id}"), "SETTINGS", {})


def check(
    game_id: str,
    name: str,
    positions: int,
    *,
    searched: bool = True,
    first_games: bool = True,
    first_seed: int = FIRST_SEED,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> Count:
    """Play until the coach has looked at so many positions of this player's.

    Args:
        game_id: the game.
        name: a player of ``app/players``.
        positions: own decisions to look at.
        searched: lines that want a search get one; else they count as they stand.
        first_games: the coach speaks as to somebody who has finished no game of the kind yet.
        first_seed: of the first game.
        settings: of the game, such as the opponent's level.
    """
    coach, read, count = game_ui(game_id).coach(), readings(game_id), Count()
    assert coach is not None
    options = kit(game_id).default_options()
    for setting, value in {**settings_of(game_id), **settings}.items():
        options = kit(game_id).with_setting(options, setting, value)
    while count.positions < positions:
        session = Session(kit(game_id), options, first_seed + count.games)
        _play(session, name, coach, read, count, positions, searched, first_games)
        count.games += 1
    return count


def _play(
    session: Session,
    name: str,
    coach: Coach,
    read: dict[str, Callable[[Occasion, Remark], bool]],
    count: Count,
    positions: int,
    searched: bool,
    first_games: bool,
) -> None:
    game_id = session.rules.game_id
    moments, policy, said = Moments(session), player(game_id, name), list[Said]()
    players = {seat: player(game_id, program) for seat, program in session.programs.items()}
    turns: set[int] = set()
    latest: tuple[Any, Any, int] | None = None
    while not session.is_over and count.positions < positions:
        moment = moments.now
        seat, legal = moment.turn.seat, moment.legal
        assert seat is not None
        own = seat == HUMAN and not moment.turn.automatic
        if own and latest is not None and latest[2] < session.cursor:
            # Others have answered: the player is asked again.
            _look(coach, read, count, said, session, moments, latest, False, searched, first_games)
        if own:
            turns.add(coach.turn(moment.view(HUMAN)))
        if len(legal) == 1:
            action = legal[0]
        else:
            view = moment.view(seat)
            choice, _ = players.get(seat, policy).choose(view, legal, player_rng(view, moment.ply))
            action = choice.action
        before = moment.view(HUMAN)
        if own and coach.of_aims:
            _look(
                coach, read, count, said, session, moments, latest, False, searched, first_games, aimed=action
            )
        session.dispatch(action)
        if own:
            latest = (before, action, session.cursor)
            count.positions += len(legal) > 1
            _look(coach, read, count, said, session, moments, latest, True, searched, first_games)
    count.turns += len(turns)


def _look(
    coach: Coach,
    read: dict[str, Callable[[Occasion, Remark], bool]],
    count: Count,
    said: list[Said],
    session: Session,
    moments: Moments,
    latest: tuple[Any, Any, int] | None,
    pressed: bool,
    searched: bool,
    first_games: bool,
    aimed: Any = None,
) -> None:
    """What the coach says after a gesture, pressed just now or answered; ``aimed``: before the next one, while it hangs."""
    before, action, ply = latest or (None, None, session.cursor + 1)
    moment = moments.now
    occasion = Occasion(
        moment.view(HUMAN),
        moment.legal,
        HUMAN,
        before,
        () if latest is None else (action,),
        not pressed and latest is not None,
        Earlier(moments, HUMAN, ply - 1),
        tuple(said),
        first_games,
        aimed=aimed,
    )
    for remark in coach.remarks(occasion):
        count.held[remark.kind] += 1
        if not read[remark.kind](occasion, remark):
            count.untrue.append(f"{session.rules.game_id}, seed {session.seed}, step {ply}: {remark}")
    found = first_remark(coach, occasion)
    if found is not None and searched and found.least_loss:
        if found.weighed is not None:
            at = occasion.earlier.ply_of(found.weighed)  # type: ignore[attr-defined]
            weighed = _weighed(session, moments, session.log[at].action, at)
        else:
            weighed = _weighed(
                session,
                moments,
                action if aimed is None else aimed,
                ply - 1 if aimed is None else session.cursor,
            )
        found = first_remark(coach, changed(occasion, found=weighed)) if gives_away(weighed, found) else None
    if found is None:
        return
    said.append(Said(found.kind, coach.turn_at(occasion)))
    count.spoken[found.kind] += 1


def _weighed(session: Session, moments: Moments, action: Any, ply: int) -> Appraised:
    """What a search finds of an action, as the table has it searched."""
    appraise = weigher(session.rules.game_id)
    moment = moments.at(ply)
    view = moment.view(HUMAN)
    return appraise(view, moment.legal, action, player_rng(view, moment.ply), 1)


def main() -> int:
    """For whoever wants to know."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_ids(), required=True)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--players", help="instead of a beginner and the planner, parted by commas")
    parser.add_argument("--later", action="store_true", help="as after the first game of a kind")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game"
    )
    given = parser.parse_args()
    settings = dict(part.split("=", 1) for part in given.set)
    names = given.players.split(",") if given.players else (BEGINNER, PLANNERS[given.game])
    untrue = 0
    for name in names:
        count = check(given.game, name, given.positions, first_games=not given.later, settings=settings)
        print(count.said(name), flush=True)
        print(*count.untrue[:20], sep="\n", end="\n" if count.untrue else "")
        untrue += len(count.untrue)
    return int(untrue > 0)


if __name__ == "__main__":
    sys.exit(main())
