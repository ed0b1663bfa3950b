"""The month that the program shows for pictures: results and lines that nobody played, never the player's own."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from noria_desktop.app.catalogue import kit
from noria_desktop.app.library.entries import Outcome
from noria_desktop.app.results import Result, Results
from noria_desktop.app.saves.store import Store
from noria_desktop.app.today.edition import days_game, options_of
from noria_desktop.app.today.friends import FriendsFile
from noria_desktop.app.today.line import DayLine
from noria_desktop.engine.contract import BOT, HUMAN

SAMPLE_DAY: Final = date(2026, 5, 19)
"""The day on which the sample is looked at."""
_OWN_NAME: Final = "Kai"
_LEFT_OUT: Final = frozenset({3, 7, 12})
_OPENED: Final = frozenset({6, 13})
_SCORES: Final = {
    "noria": ((104, 99), (97, 104), (121, 96), (113, 118)),
    "nautilus": ((3, 1), (2, 3), (3, 2), (3, 0)),
    "solani": ((61, 37), (52, 44), (58, 39), (49, 52)),
    "scythe": ((71, 68), (82, 77), (58, 70), (64, 61)),
}


def fill(profile: Path) -> None:
    """Write the sample into an empty profile."""
    results = Results(Store(profile).results)
    for number in range(1, SAMPLE_DAY.day):
        if number not in _LEFT_OUT:
            results.add(_result(SAMPLE_DAY.replace(day=number), sealed=number not in _OPENED))
    file = FriendsFile(profile)
    file.rename(_OWN_NAME)
    file.add(
        (
            DayLine("Mika", SAMPLE_DAY, 3, 0, True, Outcome.WON),
            DayLine("Jun", SAMPLE_DAY, 3, 2, True, Outcome.WON),
            DayLine("Aoi", SAMPLE_DAY, 2, 3, False, Outcome.LOST),
            DayLine("Mika", SAMPLE_DAY.replace(day=18), 66, 63, True, Outcome.WON),
            DayLine("Jun", SAMPLE_DAY.replace(day=18), 55, 61, False, Outcome.LOST),
        )
    )


def _result(day: date, *, sealed: bool) -> Result:
    """How a day went."""
    game = days_game(day)
    assert game is not None
    mine = kit(game.game)
    options = mine.options_of(mine.rules.setup(options_of(game), game.seed).state)
    own, rival = _SCORES[game.game][day.day % len(_SCORES[game.game])]
    seats = len(mine.seats(options))
    # No random digits: the same sample makes the same picture.
    identity = f"0da15ea1{day:%Y%m%d}5{day.day:015x}"
    return Result(
        id=identity,
        game=game.game,
        opponent=game.rival,
        notation=mine.write_setup(options),
        seed=game.seed,
        scores=(own, *(rival - 4 * place for place in range(seats - 1))),
        winner=int(HUMAN) if own > rival else int(BOT),
        sealed=sealed,
        finished_at=f"{day.isoformat()}T12:20:00Z",
        undos=0 if sealed else 2,
        hints=0,
        seconds=60 * game.plan.minutes,
        rules_version=mine.rules.version,
    )
