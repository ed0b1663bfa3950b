"""What happened in Noria, in rulebook words; read by the animator, the log and statistics."""

from __future__ import annotations

import enum
from typing import TypeAlias

from noria_desktop.engine.contract import Event as BaseEvent
from noria_desktop.engine.contract import Revelation
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.state import Goods, Resources
from noria_desktop.games.noria.terms import (
    Chamber,
    Disc,
    Good,
    Landing,
    Letter,
    Phase,
    Resource,
    Ring,
    Side,
    Space,
    Track,
)


class Criterion(enum.Enum):
    """Why the bot kept some candidates and dropped the others."""

    STILL_HAS_SHIPS = "still_has_ships"
    FEWEST_SHIPS = "fewest_ships"
    FREE_SPACE = "free_space"
    MOST_WAREHOUSES = "most_warehouses"
    HAS_BOT_REPRESENTATIVE = "has_bot_representative"
    HAS_HUMAN_REPRESENTATIVE = "has_human_representative"
    BOT_STANDS_HIGHEST = "bot_stands_highest"
    HUMAN_STANDS_HIGHEST = "human_stands_highest"
    POLITICIAN_IN_UPPER_ROW = "politician_in_upper_row"
    FALLBACK_CHAMBER = "fallback_chamber"
    BELOW_TOP_LEVEL = "below_top_level"
    MOST_VALUABLE = "most_valuable"
    STILL_NORMAL = "still_normal"
    ENTERS_SOONEST = "enters_soonest"
    HIGHEST_RING = "highest_ring"
    RIGHTMOST = "rightmost"


class Question(enum.Enum):
    """What the bot was choosing."""

    WHICH_SHIP_LEAVES = "which_ship_leaves"
    WHERE_TO_BUILD = "where_to_build"
    WHERE_TO_SEAT = "where_to_seat"
    WHERE_TO_REMOVE = "where_to_remove"
    WHERE_TO_INVEST = "where_to_invest"
    WHICH_TRACK_TO_FOLLOW = "which_track_to_follow"
    WHICH_LETTER_TO_ENHANCE = "which_letter_to_enhance"


Candidate: TypeAlias = Landing | Track | Chamber | Letter
"""What the bot chooses among: berths and factory spaces of the island it stands on, tracks, chambers, letters."""


@frozen
class Narrowed:
    """One line of the bot's reasoning: of ``before``, the criterion left ``after``."""

    criterion: Criterion
    before: tuple[Candidate, ...]
    worths: tuple[int, ...]
    """The number the criterion compared, for each of ``before`` (ships, warehouses, level, value, steps...)."""
    after: tuple[Candidate, ...]


class Cancellation(enum.Enum):
    """Why a letter's action was cancelled."""

    NO_SHIP_ON_ISLAND = "no_ship_on_island"
    NO_FREE_SPACE = "no_free_space"
    NO_FACTORY_LEFT = "no_factory_left"
    NO_POLITICIAN = "no_politician"
    ALL_AT_TOP = "all_at_top"
    NO_TRACK_TO_FOLLOW = "no_track_to_follow"
    ALL_UPGRADED = "all_upgraded"


# Set-up and the course of the game --------------------------------------------------------------------


@frozen
class GameBegan(Revelation):
    """The table was laid: what chance decided is now known to all."""


@frozen
class TrackChosen(BaseEvent):
    """The human's first representative stands on level 1."""

    track: Track


@frozen
class RoundBegan(BaseEvent):
    """The lowest round marker left the track for the hub of the bot's wheel."""

    round: int


@frozen
class PhaseBegan(BaseEvent):
    """A phase of the human's turn began."""

    phase: Phase


@frozen
class GameEnded(BaseEvent):
    """Sixteen rounds are over."""

    human_points: int
    bot_points: int


# The human's turn ---------------------------------------------------------------------------------------


@frozen
class NightShifted(BaseEvent):
    """A ring of the human's wheel was turned for knowledge."""

    ring: Ring
    knowledge: int


@frozen
class Modified(BaseEvent):
    """Two spaces of the human's wheel changed their contents for knowledge."""

    first: Space
    second: Space
    knowledge: int


@frozen
class DiscNamed(BaseEvent):
    """A disc was added to the set to be activated."""

    space: Space
    disc: Disc


@frozen
class ActionsBegan(BaseEvent):
    """The set was activated; ``counts`` pairs each disc with its actions."""

    counts: tuple[tuple[Space, int], ...]
    upgraded: Space | None


@frozen
class Gathered(BaseEvent):
    """Ships brought resources."""

    space: Space
    resource: Resource
    amount: int


@frozen
class KnowledgeTaken(BaseEvent):
    """Knowledge was taken instead of an action."""

    space: Space
    amount: int


@frozen
class DiscBought(BaseEvent):
    """A disc left the market for the wheel's centre."""

    space: Space
    disc: Disc
    payment: Resources


@frozen
class Invested(BaseEvent):
    """A representative rose to ``level``; the bot pays nothing."""

    side: Side
    track: Track
    level: int
    resources: Resources = (0, 0, 0)
    goods: Goods = (0, 0, 0, 0, 0)


@frozen
class Travelled(BaseEvent):
    """An ambassador moved; ``origin`` None is the home island."""

    side: Side
    origin: int | None
    island: int
    fee: Resource | None = None


@frozen
class ShipTaken(BaseEvent):
    """A ship left a berth: to the human's fleet, or to the box when the bot takes it."""

    side: Side
    island: int
    berth: Landing
    resource: Resource


@frozen
class FactoryBuilt(BaseEvent):
    """A factory stands on a space; the human receives ``warehouses``, the bot's are lost."""

    side: Side
    island: int
    space: Landing
    warehouses: tuple[Good, ...]


@frozen
class DiscUpgraded(BaseEvent):
    """A disc of the human's wheel shows its upgraded side."""

    target: Space
    disc: Disc


@frozen
class Produced(BaseEvent):
    """Warehouses were filled."""

    goods: Goods
    paid: Resources


@frozen
class GoodSold(BaseEvent):
    """Black market: a good became knowledge."""

    good: Good
    knowledge: int


@frozen
class ResourceBought(BaseEvent):
    """Black market: knowledge became a resource."""

    resource: Resource
    knowledge: int


@frozen
class PoliticianSeated(BaseEvent):
    """A politician moved to the lower row; ``value`` is what the chamber is worth now."""

    side: Side
    chamber: Chamber
    value: int
    knowledge: int = 0


@frozen
class PoliticianRemoved(BaseEvent):
    """A politician of the upper row left the game."""

    side: Side
    chamber: Chamber


@frozen
class RingsTurned(BaseEvent):
    """All three rings of a wheel turned one step clockwise."""

    side: Side


@frozen
class IncomeTaken(BaseEvent):
    """Factories brought knowledge."""

    knowledge: int


@frozen
class DiscPlaced(BaseEvent):
    """A bought disc was laid on the wheel; ``replaced`` left the game."""

    disc: Disc
    space: Space
    replaced: Disc | None


@frozen
class DiscsLost(BaseEvent):
    """Bought discs that were not placed left the game."""

    discs: tuple[Disc, ...]


# The bot's turn -----------------------------------------------------------------------------------------


@frozen
class LettersEntered(BaseEvent):
    """The letters that will act, in alphabetical order; none is possible."""

    letters: tuple[Letter, ...]


@frozen
class LetterActs(BaseEvent):
    """A letter begins one use."""

    letter: Letter
    upgraded: bool
    second: bool


@frozen
class Surged(BaseEvent):
    """Energy surge: the bot's medium and large rings turned one more step; ``entered`` join in."""

    entered: tuple[Letter, ...]


@frozen
class Decided(BaseEvent):
    """The bot chose ``chosen``; ``trail`` is how. ``island`` is set when berths or spaces are chosen among."""

    question: Question
    trail: tuple[Narrowed, ...]
    chosen: Candidate
    island: int | None = None


@frozen
class LetterUpgraded(BaseEvent):
    """A letter disc shows its upgraded side."""

    letter: Letter


@frozen
class LetterCancelled(BaseEvent):
    """A use had no effect; the trail shows how far the bot got."""

    letter: Letter
    reason: Cancellation
    trail: tuple[Narrowed, ...] = ()


@frozen
class Substituted(BaseEvent):
    """A cancelled use on the small ring became an investment."""

    letter: Letter


Event: TypeAlias = (
    GameBegan
    | TrackChosen
    | RoundBegan
    | PhaseBegan
    | GameEnded
    | NightShifted
    | Modified
    | DiscNamed
    | ActionsBegan
    | Gathered
    | KnowledgeTaken
    | DiscBought
    | Invested
    | Travelled
    | ShipTaken
    | FactoryBuilt
    | DiscUpgraded
    | Produced
    | GoodSold
    | ResourceBought
    | PoliticianSeated
    | PoliticianRemoved
    | RingsTurned
    | IncomeTaken
    | DiscPlaced
    | DiscsLost
    | LettersEntered
    | LetterActs
    | Surged
    | Decided
    | LetterUpgraded
    | LetterCancelled
    | Substituted
)
