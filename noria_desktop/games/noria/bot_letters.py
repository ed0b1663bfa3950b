"""What the six letters of the bot's wheel do, one function a paragraph of the rulebook.

Each function carries out one use. The bot pays for nothing and collects nothing: ships go to the box,
warehouses of its factory spaces are lost. "Rightmost" always breaks the last tie.

Source: rules.md 5.3; R9 to R15, R19, R20, R22, R36.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from noria_desktop.engine.narrow import GREATEST, LEAST, POSITIVE, Test, narrow
from noria_desktop.engine.values import changed, frozen
from noria_desktop.games.noria.bot_moves import ambassador_moves_on, with_island, with_seats
from noria_desktop.games.noria.components import components
from noria_desktop.games.noria.events import (
    Cancellation,
    Candidate,
    Criterion,
    Decided,
    Event,
    FactoryBuilt,
    Invested,
    LetterCancelled,
    LetterUpgraded,
    Narrowed,
    PoliticianRemoved,
    PoliticianSeated,
    Question,
    ShipTaken,
    Surged,
)
from noria_desktop.games.noria.state import Bot, BotWheel, LetterDisc, Levels, Seats, State
from noria_desktop.games.noria.terms import (
    BERTHS,
    FACTORY_SPACES,
    SPACES,
    Chamber,
    Letter,
    Ring,
    Side,
    Space,
    Track,
)
from noria_desktop.games.noria.wheel import ENTRY_SPACES, RING_SPACES, turned

C = TypeVar("C", bound=Candidate)

TRACKS: tuple[Track, ...] = tuple(Track)
CHAMBERS: tuple[Chamber, ...] = tuple(Chamber)
LETTERS: tuple[Letter, ...] = tuple(Letter)
TRACK_CHAMBERS: tuple[Chamber, ...] = CHAMBERS[: len(TRACKS)]
"""Chamber of each track: ``TRACK_CHAMBERS[track.index]``."""


def _steps_to_entry(space: Space) -> int:
    """Ordinary turns until a disc here enters the active half; a full turn from the entry itself (R14)."""
    size = len(RING_SPACES[space.ring.index])
    entry = ENTRY_SPACES[space.ring.index]
    return (entry.position - space.position) % size or size


STEPS_TO_ENTRY: tuple[int, ...] = tuple(_steps_to_entry(space) for space in SPACES)
"""By ``space.index``: 1 is the coming turn."""


@frozen
class LetterResult:
    """What one use of a letter led to."""

    state: State
    events: tuple[Event, ...]
    cancelled: bool = False
    """The use had no effect (the ambassador's move aside); its last event is ``LetterCancelled``."""


def _cancelled(
    state: State, letter: Letter, why: Cancellation, trail: tuple[Narrowed, ...], *before: Event
) -> LetterResult:
    return LetterResult(state, (*before, LetterCancelled(letter, why, trail)), cancelled=True)


# A -----------------------------------------------------------------------------------------------------


def airship(state: State) -> LetterResult:
    """A in rounds 1 to 10: move on and take a ship of the rarest kind there back to the box.

    Kinds without a ship do not count; among kinds of equal number the rightmost berth. Cancelled when no
    ship is left on the island; the move stands (R9).
    """
    state, moved = ambassador_moves_on(state)
    island = state.islands[state.bot.ambassador]
    ships = dict(zip(BERTHS, island.ships, strict=True))
    berth, trail = _choose(
        BERTHS,
        (
            (Criterion.STILL_HAS_SHIPS, POSITIVE, ships.__getitem__),
            (Criterion.FEWEST_SHIPS, LEAST, ships.__getitem__),
            (Criterion.RIGHTMOST, GREATEST, _BERTH_PLACES.__getitem__),
        ),
    )
    if berth is None:
        return _cancelled(state, Letter.A, Cancellation.NO_SHIP_ON_ISLAND, trail, moved)
    place = _BERTH_PLACES[berth] - 1
    left, middle, right = (count - (place == spot) for spot, count in enumerate(island.ships))
    state = with_island(state, changed(island, ships=(left, middle, right)))
    kind = components().islands[island.number].berths[place].resource
    where = state.bot.ambassador
    return LetterResult(
        state,
        (
            moved,
            Decided(Question.WHICH_SHIP_LEAVES, trail, berth, where),
            ShipTaken(Side.BOT, where, berth, kind),
        ),
    )


def energy_surge(state: State) -> LetterResult:
    """A from round 11 on: medium and large ring turn one further step; never cancelled.

    The letters that enter by it are named in the event; the caller lets them join the turn (R16).
    """
    wheel = turned(state.bot.wheel, (Ring.MEDIUM, Ring.LARGE))
    state = changed(state, bot=changed(state.bot, wheel=wheel))
    letters = tuple(disc.letter for disc in entered(wheel, (Ring.MEDIUM, Ring.LARGE)))
    return LetterResult(state, (Surged(letters),))


def entered(wheel: BotWheel, rings: tuple[Ring, ...]) -> tuple[LetterDisc, ...]:
    """The discs that stand on the entry spaces of these rings, in alphabetical order."""
    discs = [disc for ring in rings if (disc := wheel[ENTRY_SPACES[ring.index].index]) is not None]
    return tuple(sorted(discs, key=lambda disc: disc.letter.index))


# B -----------------------------------------------------------------------------------------------------


def factory(state: State) -> LetterResult:
    """B: move on and build on a free space with two warehouses, else with one; the rightmost of those.

    Cancelled when no space there is free or all bot factories stand; the move stands (R9).
    """
    state, moved = ambassador_moves_on(state)
    if state.bot.factories == 0:
        return _cancelled(state, Letter.B, Cancellation.NO_FACTORY_LEFT, (), moved)
    island = state.islands[state.bot.ambassador]
    printed = components().islands[island.number].spaces
    free = {space: int(owner is None) for space, owner in zip(FACTORY_SPACES, island.factories, strict=True)}
    warehouses = {space: len(goods) for space, goods in zip(FACTORY_SPACES, printed, strict=True)}
    space, trail = _choose(
        FACTORY_SPACES,
        (
            (Criterion.FREE_SPACE, POSITIVE, free.__getitem__),
            (Criterion.MOST_WAREHOUSES, GREATEST, warehouses.__getitem__),
            (Criterion.RIGHTMOST, GREATEST, _SPACE_PLACES.__getitem__),
        ),
    )
    if space is None:
        return _cancelled(state, Letter.B, Cancellation.NO_FREE_SPACE, trail, moved)
    place = _SPACE_PLACES[space] - 1
    first, second, third, fourth = (
        Side.BOT if place == spot else owner for spot, owner in enumerate(island.factories)
    )
    bot = state.bot
    state = with_island(state, changed(island, factories=(first, second, third, fourth)))
    state = changed(state, bot=changed(bot, factories=bot.factories - 1))
    where = state.bot.ambassador
    return LetterResult(
        state,
        (
            moved,
            Decided(Question.WHERE_TO_BUILD, trail, space, where),
            FactoryBuilt(Side.BOT, where, space, ()),
        ),
    )


# C -----------------------------------------------------------------------------------------------------


def intrigue(state: State) -> LetterResult:
    """C: seat a politician where the bot stands highest, then remove one where the human does.

    Each half goes down the tracks by level until one works, then to its fallback chamber (R11). Both may
    hit the same chamber. Cancelled only if neither half did anything (R12).
    """
    state, seating, seat_trail = _seat(state)
    state, removal, remove_trail = _remove(state)
    events = seating + removal
    if events:
        return LetterResult(state, events)
    return _cancelled(state, Letter.C, Cancellation.NO_POLITICIAN, seat_trail + remove_trail)


def _seat(state: State) -> tuple[State, tuple[Event, ...], tuple[Narrowed, ...]]:
    """Own half of the bot's intrigue; the fallback is the specialisation chamber."""
    chamber, trail = _chamber_of_highest(
        state,
        state.bot.levels,
        Criterion.HAS_BOT_REPRESENTATIVE,
        Criterion.BOT_STANDS_HIGHEST,
        Chamber.SPECIALISATION,
    )
    if chamber is None:
        return state, (), trail
    seats = state.council[chamber.index]
    state = with_seats(state, chamber, Seats(seats.upper - 1, seats.seated + 1))
    value = components().chamber_value(chamber, seats.seated + 1)
    decided = Decided(Question.WHERE_TO_SEAT, trail, chamber)
    return state, (decided, PoliticianSeated(Side.BOT, chamber, value)), trail


def _remove(state: State) -> tuple[State, tuple[Event, ...], tuple[Narrowed, ...]]:
    """Hostile half of the bot's intrigue; the fallback is the diversification chamber."""
    chamber, trail = _chamber_of_highest(
        state,
        state.human.levels,
        Criterion.HAS_HUMAN_REPRESENTATIVE,
        Criterion.HUMAN_STANDS_HIGHEST,
        Chamber.DIVERSIFICATION,
    )
    if chamber is None:
        return state, (), trail
    seats = state.council[chamber.index]
    state = with_seats(state, chamber, Seats(seats.upper - 1, seats.seated))
    return (
        state,
        (Decided(Question.WHERE_TO_REMOVE, trail, chamber), PoliticianRemoved(Side.BOT, chamber)),
        trail,
    )


def _chamber_of_highest(
    state: State, levels: Levels, represented: Criterion, highest: Criterion, fallback: Chamber
) -> tuple[Chamber | None, tuple[Narrowed, ...]]:
    """The chamber with somebody in the upper row whose track has the highest level, or the fallback."""

    def level(chamber: Chamber) -> int:
        return levels[chamber.index]

    def upper(chamber: Chamber) -> int:
        return state.council[chamber.index].upper

    chamber, trail = _choose(
        TRACK_CHAMBERS,
        (
            (represented, POSITIVE, level),
            (Criterion.POLITICIAN_IN_UPPER_ROW, POSITIVE, upper),
            (highest, GREATEST, level),
            (Criterion.RIGHTMOST, GREATEST, _place),
        ),
    )
    if chamber is not None:
        return chamber, trail
    waiting = upper(fallback)
    after = (fallback,) if waiting else ()
    trail = (*trail, Narrowed(Criterion.FALLBACK_CHAMBER, (fallback,), (waiting,), after))
    return (fallback if waiting else None), trail


# D and E -----------------------------------------------------------------------------------------------


def investment(state: State) -> LetterResult:
    """D: one level up on the track whose chamber is worth most now and that is not yet at the top.

    Among equals the rightmost (R13). Cancelled when the bot is at the top of all four.
    """
    council = state.council
    values = [components().chamber_value(TRACK_CHAMBERS[t.index], council[t.index].seated) for t in TRACKS]
    track, trail = _choose(
        TRACKS,
        (
            (Criterion.BELOW_TOP_LEVEL, POSITIVE, _room_above(state.bot)),
            (Criterion.MOST_VALUABLE, GREATEST, lambda track: values[track.index]),
            (Criterion.RIGHTMOST, GREATEST, _place),
        ),
    )
    if track is None:
        return _cancelled(state, Letter.D, Cancellation.ALL_AT_TOP, trail)
    return _rise(state, Question.WHERE_TO_INVEST, track, trail)


def follow(state: State) -> LetterResult:
    """E: one level up where the human stands highest; tracks without a human do not count.

    The document looks where the human stands highest first and takes the next highest where the bot is at the top
    already; here the tracks with room are kept first, which comes to the same track. Among equals the rightmost.
    Cancelled when no such track is left.
    """

    def human_level(track: Track) -> int:
        return state.human.levels[track.index]

    track, trail = _choose(
        TRACKS,
        (
            (Criterion.HAS_HUMAN_REPRESENTATIVE, POSITIVE, human_level),
            (Criterion.BELOW_TOP_LEVEL, POSITIVE, _room_above(state.bot)),
            (Criterion.HUMAN_STANDS_HIGHEST, GREATEST, human_level),
            (Criterion.RIGHTMOST, GREATEST, _place),
        ),
    )
    if track is None:
        return _cancelled(state, Letter.E, Cancellation.NO_TRACK_TO_FOLLOW, trail)
    return _rise(state, Question.WHICH_TRACK_TO_FOLLOW, track, trail)


def _room_above(bot: Bot) -> Callable[[Track], int]:
    """Levels that the bot can still climb on a track."""
    top = components().max_level
    return lambda track: top - bot.levels[track.index]


def _rise(state: State, question: Question, track: Track, trail: tuple[Narrowed, ...]) -> LetterResult:
    """The bot's representative goes up one level, from the cave to level 1."""
    bot, levels = state.bot, state.bot.levels
    level = levels[track.index] + 1
    first, second, third, fourth = (level if track.index == spot else old for spot, old in enumerate(levels))
    state = changed(state, bot=changed(bot, levels=(first, second, third, fourth)))
    return LetterResult(state, (Decided(question, trail, track), Invested(Side.BOT, track, level)))


# F -----------------------------------------------------------------------------------------------------


def enhance(state: State) -> LetterResult:
    """F: upgrade the normal letter that enters soonest by ordinary turns; among equals the highest ring.

    F itself counts; surges to come do not (R14). Cancelled when all letters are upgraded.
    """
    wheel = state.bot.wheel
    where = {disc.letter: SPACES[index] for index, disc in enumerate(wheel) if disc is not None}
    normal = {disc.letter: int(not disc.upgraded) for disc in wheel if disc is not None}
    letter, trail = _choose(
        LETTERS,
        (
            (Criterion.STILL_NORMAL, POSITIVE, normal.__getitem__),
            (Criterion.ENTERS_SOONEST, LEAST, lambda letter: STEPS_TO_ENTRY[where[letter].index]),
            (Criterion.HIGHEST_RING, GREATEST, lambda letter: _tier(where[letter])),
        ),
    )
    if letter is None:
        return _cancelled(state, Letter.F, Cancellation.ALL_UPGRADED, trail)
    spot = where[letter].index
    wheel = (*wheel[:spot], LetterDisc(letter, upgraded=True), *wheel[spot + 1 :])
    state = changed(state, bot=changed(state.bot, wheel=wheel))
    return LetterResult(
        state, (Decided(Question.WHICH_LETTER_TO_ENHANCE, trail, letter), LetterUpgraded(letter))
    )


# What the criteria count ---------------------------------------------------------------------------------

_BERTH_PLACES = {berth: place for place, berth in enumerate(BERTHS, start=1)}
_SPACE_PLACES = {space: place for place, space in enumerate(FACTORY_SPACES, start=1)}


def _place(column: Track | Chamber) -> int:
    """Place from the left, from 1: the greatest is the rightmost."""
    return column.index + 1


def _tier(space: Space) -> int:
    """Height of a space's ring: large 1, medium 2, small 3."""
    return len(RING_SPACES) - space.ring.index


def _choose(
    candidates: tuple[C, ...], tests: Iterable[Test[Criterion, C]]
) -> tuple[C | None, tuple[Narrowed, ...]]:
    """The first candidate that all tests leave, None when there is none, and the trail."""
    left, trail = narrow(Narrowed, candidates, tests)
    return (left[0] if left else None), trail
