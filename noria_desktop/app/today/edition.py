"""Which game a date has: game, rival, options and deal, all from the date alone.

The games stand in editions, each from a day on. What has been a day's game stays it: a change is another edition with a
later first day, and a test holds the days of every edition to what they are. Source: mocks/campaign.md 4.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from typing import Any, Final

from noria_desktop.app.catalogue import kit
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import frozen


@frozen
class Plan:
    """One of the games that an edition deals out in turn."""

    game: str
    rival: str
    """Key under which results against it are kept."""
    settings: tuple[tuple[str, str], ...]
    """Names and values as the game's kit reads them; every choice is named, so that no default can shift a day."""
    level: int = 0
    """Where in its ladder the rival stands, from 0, for games that deal by it."""
    minutes: int = 30
    """About so long."""


@frozen
class Edition:
    """What the days have from one day on."""

    number: int
    begins: date
    plans: tuple[Plan, ...]
    """A day has the one after that of the day before; no two neighbours are the same game."""


@frozen
class DaysGame:
    """The game of one day."""

    day: date
    edition: int
    plan: Plan
    seed: int

    @property
    def game(self) -> str:
        """The game's id."""
        return self.plan.game

    @property
    def rival(self) -> str:
        """Key of whom it is played against."""
        return self.plan.rival

    @property
    def mark(self) -> int:
        """A byte that tells this game from one that another edition would have on the same day."""
        told = repr((self.edition, self.game, self.rival, self.plan.settings, self.seed))
        return blake2b(told.encode(), digest_size=1, person=b"day's mark").digest()[0]


def _noria(bot: int) -> Plan:
    return Plan("noria", f"bot{bot}", (("bot", str(bot)),), bot - 1, 40)


def _nautilus(level: int, cards: str = "visible") -> Plan:
    chosen = (("level", str(level)), ("domain_cards", cards), ("first", "random"), ("harpoon", "seed"))
    return Plan("nautilus", f"level{level}", chosen, level - 1, 20)


def _solani(rival: str, level: int, players: str = "human") -> Plan:
    chosen = (
        ("players", players),
        ("coyote", rival if players == "human" else "pup"),
        ("boards", "random"),
        ("card", "random"),
        ("orientation", "random"),
        ("bonuses", "printed"),
        ("quartz", "0"),
    )
    return Plan("solani", rival, chosen, level, 15)


def _scythe(automa: str, level: int) -> Plan:
    chosen = (
        ("faction", "random"),
        ("mat", "random"),
        ("automa", "random"),
        ("level", automa),
        ("expansion", "no"),
        ("gains", "no"),
        ("offers", "yes"),
    )
    return Plan("scythe", automa, chosen, level, 50)


EDITIONS: Final = (
    Edition(
        1,
        date(2026, 1, 1),
        (
            _solani("trickster", 1),
            _noria(1),
            _scythe("autometta", 0),
            _nautilus(2),
            _solani("pup", 0),
            _nautilus(3),
            _noria(2),
            _scythe("automa", 1),
            _solani("level2+level3", 3, "human,level2,level3"),
            _noria(3),
            _nautilus(1),
            _scythe("automaszyna", 2),
            _noria(2),
            _solani("scatterer", 2),
            _scythe("automa", 1),
            _nautilus(4, "hidden"),
        ),
    ),
)
"""The oldest first. Sixteen games and seven days of the week have no common divisor: no weekday keeps its game."""

FIRST_DAY: Final = EDITIONS[0].begins
LAST_DAY: Final = FIRST_DAY + timedelta(days=(1 << 13) - 1)
"""As far as the line to a friend can tell days."""


@cache
def days_game(day: date) -> DaysGame | None:
    """The game of a day; None before the first edition and after the last day that can be told."""
    if not FIRST_DAY <= day <= LAST_DAY:
        return None
    edition = next(one for one in reversed(EDITIONS) if one.begins <= day)
    plan = edition.plans[(day - edition.begins).days % len(edition.plans)]
    told = f"{day.isoformat()} {edition.number} {plan.game}".encode()
    seed = int.from_bytes(blake2b(told, digest_size=SEED_BITS // 8, person=b"the day's game").digest(), "big")
    return DaysGame(day, edition.number, plan, seed)


def options_of(game: DaysGame) -> Any:
    """The set-up of a day's game."""
    mine = kit(game.game)
    options = mine.default_options()
    for name, value in game.plan.settings:
        options = mine.with_setting(options, name, value)
    return mine.dealt(options, game.plan.level, game.seed)


def older_seed(day: date) -> int:
    """The seed of a day as earlier versions made it, with which any of the games could be played."""
    return day.toordinal() * 2654435761 % (1 << SEED_BITS)
