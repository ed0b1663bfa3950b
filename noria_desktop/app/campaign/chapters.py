"""The Circuit's chapters: sixteen games in four volumes, their rivals from easy to hard, and the deals.

A volume has one game of each kind. Each game has a ladder of levels; a chapter is won at its own level or a higher
one, and a level below it earns one star at the most. Beside them stand the four games of the finale, and Solani's
Four Nights. Source: ux 3.2; decision 41; games' rules pages.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from noria_desktop.app.catalogue import kit
from noria_desktop.engine.digest import blake2b
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.engine.values import frozen

VOLUMES: Final = (1, 2, 3, 4)
FINALE: Final = "finale"
NIGHTS: Final = "nights"
MOST_STARS: Final = 3
"""Of a chapter."""
OPENING_STARS: Final = 6
"""Of a volume; they open the next one."""
FINALE_STARS: Final = 24
"""Of all; they open the finale."""


Settings: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values as the game's kit reads them."""

LADDERS: Final[dict[str, tuple[Settings, ...]]] = {
    "noria": tuple((("bot", bot),) for bot in ("1", "2", "3")),
    "nautilus": tuple((("level", level),) for level in ("1", "2", "3", "4")),
    "solani": (
        *((("players", "human"), ("coyote", coyote)) for coyote in ("pup", "trickster", "scatterer")),
        (("players", "human,level2,level3"),),
    ),
    "scythe": tuple((("level", automa),) for automa in ("autometta", "automa", "automaszyna", "ultimaszyna")),
}
"""Each game's rivals, easiest first, as the settings that choose them."""


@frozen
class Chapter:
    """One game of the Circuit."""

    volume: int
    """From 1 to 4; 0 for a game of the finale or a night."""
    game: str
    level: int
    """Where in the game's ladder its rival stands, from 0."""
    settings: Settings = ()
    """What is special about this chapter besides its rival."""
    night: int = 0
    """Which of Solani's Four Nights, from 1; 0 everywhere else."""

    @property
    def id(self) -> str:
        """How files call it, such as ``2-scythe``; ``finale-scythe`` in the finale, ``nights-3`` of a night."""
        return f"{NIGHTS}-{self.night}" if self.night else f"{self.volume or FINALE}-{self.game}"

    @property
    def is_finale(self) -> bool:
        """Whether it is one of the four games of an evening."""
        return not self.volume and not self.night

    @property
    def number(self) -> int:
        """From 1 to 16 in the order of the logbook."""
        return (self.volume - 1) * len(LADDERS) + list(LADDERS).index(self.game) + 1


_HIDDEN: Final = (("domain_cards", "hidden"),)

CHAPTERS: Final = tuple(
    Chapter(
        volume,
        game,
        min(volume, len(LADDERS[game])) - 1,
        _HIDDEN if (game, volume) == ("nautilus", VOLUMES[-1]) else (),
    )
    for volume in VOLUMES
    for game in LADDERS
)
"""All sixteen, in the order of the logbook. Noria has three bots: in the last volume the third must be beaten by far."""

EVENING: Final = tuple(Chapter(0, game, 0) for game in LADDERS)
"""The games of an evening of the finale, each at its game's first level until one is chosen."""
FOUR_NIGHTS: Final = tuple(
    Chapter(0, "solani", level, (("card", f"S{night}"),), night)
    for night, level in enumerate((0, 1, 1, 2), start=1)
)
"""Pup, Trickster, Trickster, Scatterer, each with a Dark Sky card of its own. Source: solani/rules.md 9."""
_BY_NAME: Final = {one.id: one for one in (*CHAPTERS, *EVENING, *FOUR_NIGHTS)}


def chapter(name: str) -> Chapter:
    """The chapter that a file calls so; a game of the finale stands at its game's first level until one is chosen.

    Raises:
        LookupError: there is none.
    """
    return _BY_NAME[name]


def deal(campaign_seed: int, where: Chapter, number: int) -> int:
    """The seed of a chapter's deal, the same in every copy of the campaign.

    The four games of an evening of the finale share theirs.

    Args:
        campaign_seed: unsigned 32-bit number of the campaign.
        where: the chapter.
        number: which deal, from 1.
    """
    name = FINALE if where.is_finale else where.id
    told = f"{campaign_seed} {name} {number}".encode()
    return int.from_bytes(blake2b(told, digest_size=SEED_BITS // 8, person=b"circuit").digest(), "big")


def options_of(where: Chapter, level: int, seed: int, more: Settings = ()) -> Any:
    """The set-up of a chapter's deal.

    Args:
        where: the chapter.
        level: where in the game's ladder the rival stands.
        seed: the deal.
        more: what was chosen for this very game.
    """
    game = kit(where.game)
    options = game.default_options()
    for name, value in (*LADDERS[where.game][level], *where.settings, *more):
        options = game.with_setting(options, name, value)
    return game.dealt(options, level, seed)
