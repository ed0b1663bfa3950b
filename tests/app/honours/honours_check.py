"""How often named players come by each mark of honour, beside what the lessons pages measured.

``python -m tests.app.honours.honours_check --games 60`` plays so many games of each match below, a computer player in the
human's place, and prints a line a mark: in how many games it was earned, and the share on the page where the page has one.
``--game`` chooses kinds. Where the two differ by more than chance explains (three standard errors of their difference) the
line bears a ``!``, and the exit code is 1: one of them is wrong, the condition or the page. The order of ``HONOURS`` in
``app/kits/<game>_honours`` follows from these figures.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Final

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.honours.earning import earned
from noria_desktop.app.honours.honour import honours_of
from noria_desktop.app.players import player, player_rng
from noria_desktop.app.session import Session
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.values import frozen

FAR: Final = 3.0
"""Standard errors."""
FIRST_SEED: Final = 20_000


@frozen
class Match:
    """A match whose marks are counted."""

    game: str
    own: tuple[str, ...]
    """Who plays in the human's place, in turn."""
    settings: tuple[tuple[str, str], ...]
    measured: int = 0
    """Games on the page; 0: the page has no figures of this match."""
    page: Mapping[str, int] = {}
    """Games of these in which a mark was earned, by what stands behind the dash of its key."""

    def __str__(self) -> str:
        """As it is printed."""
        settings = " ".join("=".join(one) for one in self.settings)
        return f"{self.game}: {', '.join(self.own)} against {settings}"


MATCHES: Final = (
    Match(
        "noria",
        ("greedy",),
        (("bot", "1"),),
        60,
        {
            "council-word": 46,
            "chain": 60,
            "full-turn": 60,
            "little-fleet": 39,
            "four-roofs": 41,
            "night-owl": 29,
            "decoy": 17,
            "shut-door": 2,
            "turned-tide": 0,
            "four-roads": 1,
        },
    ),
    Match("noria", ("greedy",), (("bot", "2"),)),
    Match(
        "nautilus",
        ("level1",),
        (("level", "1"),),
        100,
        {
            "first-flag": 88,
            "one-beats-fourteen": 14,
            "blot": 26,
            "rivals-card": 55,
            "ferry": 14,
            "held-fast": 7,
            "low-tide": 28,
            "clear-water": 6,
            "no-ink": 6,
            "home-early": 7,
        },
    ),
    Match(
        "nautilus",
        ("level2",),
        (("level", "1"),),
        100,
        {
            "first-flag": 100,
            "one-beats-fourteen": 20,
            "blot": 50,
            "rivals-card": 70,
            "ferry": 13,
            "held-fast": 4,
            "low-tide": 42,
            "clear-water": 36,
            "no-ink": 13,
            "home-early": 28,
        },
    ),
    Match(
        "solani",
        ("level2", "level3"),
        (("players", "human"), ("coyote", "pup")),
        40,
        {
            "exactly-enough": 2,
            "none-left-over": 14,
            "three-at-once": 0,
            "four-colours": 20,
            "night-closed": 0,
            "two-with-one": 0,
            "three-guides": 24,
            "four-corners": 12,
            "ahead-of-coyote": 0,
            "long-figure": 5,
        },
    ),
    Match("scythe", ("greedy",), (("level", "autometta"),)),
)
"""Source of the figures: lessons/<game>.md, Honours."""


def played(match: Match, own: str, seed: int) -> Session:
    """A whole game; who plans a turn keeps to it, as where games are simulated."""
    game = kit(match.game)
    options = game.default_options()
    for setting in match.settings:
        options = game.with_setting(options, *setting)
    session = Session(game, options, seed, identity=f"{seed:032x}")
    seated = {seat: resolute(player(match.game, name)) for seat, name in session.programs.items()}
    human = resolute(player(match.game, own))
    while not session.is_over:
        session.run_automatic()
        seat = session.turn.seat
        if seat is not None:
            view = session.view(seat)
            policy = seated.get(seat, human)
            session.dispatch(policy.choose(view, session.legal, player_rng(view, session.cursor))[0].action)
    return session


def lines(match: Match, games: int, seed: int) -> Iterator[tuple[str, bool]]:
    """A line a mark, and whether the page says something else."""
    found: Counter[str] = Counter()
    for number in range(games):
        own = match.own[number % len(match.own)]
        found.update(earned(played(match, own, seed + number)).keys())
    for honour in honours_of(match.game):
        count, name = found[honour.key], honour.key.partition("-")[2]
        text = f"  {name:24} {count:4} of {games}  {count / games:6.1%}"
        if not match.measured:
            yield text, False
            continue
        theirs = match.page[name]
        both = (count + theirs) / (games + match.measured)
        error = sqrt(both * (1 - both) * (1 / games + 1 / match.measured))
        apart = abs(count / games - theirs / match.measured)
        differs = apart > FAR * error and apart > 0
        yield f"{text}   page {theirs / match.measured:6.1%}{'  !' if differs else ''}", differs


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--game", choices=game_ids(), action="append")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    options = parser.parse_args()
    different = 0
    for match in MATCHES:
        if options.game and match.game not in options.game:
            continue
        print(f"{match}, {options.games} games", flush=True)
        for line, differs in lines(match, options.games, options.seed):
            different += differs
            print(line)
    print(f"{different} marks were earned otherwise than the pages say")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
