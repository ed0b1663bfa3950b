"""Laying the table for a solo game.

Everything that the options leave open is drawn by the seed. All draws are always made, in the order
market, islands, ambassador, bot's track, bot's wheel, human's wheel, and given options replace what was
drawn; so giving one of them never changes the others. Source: rules.md 4.1, 5.1.
"""

from __future__ import annotations

import enum

from noria_desktop.engine.contract import Step
from noria_desktop.engine.rng import Rng, seeded
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.administration import begin_round
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import Event, GameBegan, TrackChosen
from noria_desktop.games.noria.layouts import layout_fault, random_layout
from noria_desktop.games.noria.state import (
    NO_GOODS,
    Bot,
    ChoosingTrack,
    Human,
    Island,
    LetterDisc,
    Levels,
    Market,
    Options,
    Seats,
    State,
    WheelDisc,
)
from noria_desktop.games.noria.terms import Disc, Letter, Track


class SetupPart(enum.Enum):
    """The parts of a set-up that can be at fault."""

    MARKET = "market"
    ISLANDS = "islands"
    BOT_AMBASSADOR = "bot_ambassador"
    BOT_WHEEL = "bot_wheel"
    PLAYER_WHEEL = "player_wheel"


class SetupFault(enum.Enum):
    """Why a part cannot be laid out so."""

    NOT_THE_PRICED_DISCS = "not_the_priced_discs"
    """The priced spaces need journey, city, tool and bonus once each."""
    NOT_FIVE_DIFFERENT = "not_five_different"
    UNKNOWN_ISLAND = "unknown_island"
    OUTSIDE_THE_CIRCLE = "outside_the_circle"
    WRONG_LENGTH = "wrong_length"
    WRONG_PIECES = "wrong_pieces"
    RING_COUNTS = "ring_counts"
    HALVES = "halves"


class SetupError(ValueError):
    """The options do not describe a legal set-up.

    Attributes:
        why: what is wrong.
        place: which option.
    """

    def __init__(self, why: SetupFault, place: SetupPart) -> None:
        """Keep both; the message is for logs only."""
        super().__init__(f"{place.value}: {why.value}")
        self.why = why
        self.place = place


@frozen
class CompleteSetup:
    """A complete set-up: ``Options`` without gaps, apart from the human's first track."""

    market: tuple[Disc, Disc, Disc, Disc]
    islands: tuple[int, int, int, int, int]
    bot_ambassador: int
    bot_track: Track
    bot_wheel: tuple[Letter | None, ...]
    player_wheel: tuple[Disc | None, ...]


def check(options: Options) -> None:
    """Make sure that the given parts can be laid out.

    Raises:
        SetupError: the first part that cannot, in the order of ``Options``.
    """
    printed = components()
    market, islands, ambassador = options.market, options.islands, options.bot_ambassador
    if market is not None and (
        len(market) != len(printed.prices) or set(market) != set(printed.priced_discs)
    ):
        raise SetupError(SetupFault.NOT_THE_PRICED_DISCS, SetupPart.MARKET)
    if islands is not None and (len(islands) != printed.islands_drawn or len(set(islands)) != len(islands)):
        raise SetupError(SetupFault.NOT_FIVE_DIFFERENT, SetupPart.ISLANDS)
    if islands is not None and not set(islands) <= set(printed.islands):
        raise SetupError(SetupFault.UNKNOWN_ISLAND, SetupPart.ISLANDS)
    if ambassador is not None and not 0 <= ambassador < printed.islands_drawn:
        raise SetupError(SetupFault.OUTSIDE_THE_CIRCLE, SetupPart.BOT_AMBASSADOR)
    bot_fault = None if options.bot_wheel is None else layout_fault(options.bot_wheel, tuple(Letter))
    if bot_fault is not None:
        raise SetupError(SetupFault(bot_fault.value), SetupPart.BOT_WHEEL)
    player_fault = None
    if options.player_wheel is not None:
        player_fault = layout_fault(options.player_wheel, printed.start_discs)
    if player_fault is not None:
        raise SetupError(SetupFault(player_fault.value), SetupPart.PLAYER_WHEEL)


def drawn(seed: int) -> tuple[CompleteSetup, Rng]:
    """The set-up that a seed alone gives, and the generator after its draws."""
    printed = components()
    rng = seeded(seed)
    market, rng = rng.shuffled(printed.priced_discs)
    islands, rng = rng.shuffled(tuple(printed.islands))
    ambassador, rng = rng.below(printed.islands_drawn)
    bot_track, rng = rng.pick(tuple(Track))
    bot_wheel, rng = random_layout(tuple(Letter), rng)
    player_wheel, rng = random_layout(printed.start_discs, rng)
    table = CompleteSetup(
        market=(market[0], market[1], market[2], market[3]),
        islands=(islands[0], islands[1], islands[2], islands[3], islands[4]),
        bot_ambassador=ambassador,
        bot_track=bot_track,
        bot_wheel=bot_wheel,
        player_wheel=player_wheel,
    )
    return table, rng


def setup(options: Options, seed: int) -> Step[State, Event]:
    """The first position: the human chooses a track, or round 1 when the options name the track.

    Raises:
        SetupError: the options are not a legal set-up.
        ValueError: the seed is not an unsigned 32-bit number.
    """
    check(options)
    table, rng = drawn(seed)
    table = CompleteSetup(
        market=options.market or table.market,
        islands=options.islands or table.islands,
        bot_ambassador=table.bot_ambassador if options.bot_ambassador is None else options.bot_ambassador,
        bot_track=options.bot_track or table.bot_track,
        bot_wheel=options.bot_wheel or table.bot_wheel,
        player_wheel=options.player_wheel or table.player_wheel,
    )
    state = laid_out(table, options.player_track, rng)
    if options.player_track is None:
        return Step(state, (GameBegan(),))
    begun = begin_round(state)
    return Step(begun.state, (GameBegan(), TrackChosen(options.player_track), *begun.events))


def laid_out(table: CompleteSetup, player_track: Track | None, rng: Rng) -> State:
    """The table before the first round: round 0, the human's track still to be chosen."""
    printed = components()
    seats = Seats(upper=printed.upper_start, seated=0)
    top, second, third, fourth, fifth = map(_island, table.islands)
    return State(
        rng=rng,
        round=0,
        pending=ChoosingTrack(),
        market=_market(table.market),
        islands=(top, second, third, fourth, fifth),
        council=(seats, seats, seats, seats, seats, seats),
        human=Human(
            wheel=tuple(None if disc is None else WheelDisc(disc) for disc in table.player_wheel),
            centre=(),
            ambassador=None,
            levels=_first_level(player_track),
            ships=printed.start_ships,
            resources=(printed.start_resources, printed.start_resources, printed.start_resources),
            warehouses=NO_GOODS,
            stored=NO_GOODS,
            knowledge=printed.start_knowledge,
            factories=printed.factories,
        ),
        bot=Bot(
            wheel=tuple(None if letter is None else LetterDisc(letter) for letter in table.bot_wheel),
            ambassador=table.bot_ambassador,
            levels=_first_level(table.bot_track),
            factories=printed.factories,
        ),
    )


def options_of(state: State) -> Options:
    """The set-up of a game, read off its first position, without gaps where that position shows them.

    ``state`` must be a set-up position or the start of round 1; the human's track stays None while it is
    still to be chosen. Source: rules.md 5.5.

    Raises:
        ValueError: the game went on since its set-up.
    """
    if state.round > 1 or sum(state.bot.levels) != 1:
        raise ValueError("only a set-up position shows the set-up")
    priced = [(price, disc) for disc, price in zip(Disc, state.market.prices, strict=True) if price]
    discs = [disc for _, disc in sorted(priced, key=lambda entry: entry[0])]
    islands = [island.number for island in state.islands]
    return Options(
        market=(discs[0], discs[1], discs[2], discs[3]),
        islands=(islands[0], islands[1], islands[2], islands[3], islands[4]),
        bot_ambassador=state.bot.ambassador,
        bot_wheel=tuple(None if disc is None else disc.letter for disc in state.bot.wheel),
        bot_track=_track_of(state.bot.levels),
        player_wheel=tuple(None if disc is None else disc.disc for disc in state.human.wheel),
        player_track=_track_of(state.human.levels),
    )


def _market(priced: tuple[Disc, ...]) -> Market:
    """All seven stacks full; resource discs are free, the others cost what their space says."""
    printed = components()
    prices = [0] * len(Disc)
    for disc, price in zip(priced, printed.prices, strict=True):
        prices[disc.index] = price
    copies = printed.copies_per_disc
    return Market(
        stock=(copies, copies, copies, copies, copies, copies, copies),
        prices=(prices[0], prices[1], prices[2], prices[3], prices[4], prices[5], prices[6]),
    )


def _island(number: int) -> Island:
    """An island with its printed ships and no factory."""
    first, second, third = components().islands[number].berths
    return Island(
        number=number, ships=(first.ships, second.ships, third.ships), factories=(None, None, None, None)
    )


def _first_level(track: Track | None) -> Levels:
    """One representative on level 1 of the track, the others in the cave."""
    refinement, settlement, exploration, research = [int(track is other) for other in Track]
    return refinement, settlement, exploration, research


def _track_of(levels: Levels) -> Track | None:
    """The track of the only representative outside the cave."""
    return next((track for track, level in zip(Track, levels, strict=True) if level), None)
