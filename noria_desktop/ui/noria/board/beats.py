"""How what happened moves on Noria's board.

Beats only lead from one picture to the next; whatever they leave where it does not belong is put right
when the step is over. ``before`` and ``after`` are the views around the whole step, not around the one
event. Durations are milliseconds at normal speed. Source: mocks/noria.md 5 and 6.
"""

from __future__ import annotations

from collections.abc import Iterable

from noria_desktop.games.noria import events as ev
from noria_desktop.games.noria.state import Acting, State
from noria_desktop.games.noria.terms import (
    BERTHS,
    FACTORY_SPACES,
    SPACES,
    Chamber,
    Good,
    Landing,
    Letter,
    Ring,
    Side,
    Space,
    Track,
)
from noria_desktop.games.noria.wheel import RING_SPACES
from noria_desktop.ui.board.beats import (
    STAGGER,
    Appear,
    Beat,
    Flip,
    Glide,
    Mark,
    Movement,
    Orbit,
    Pulse,
    Show,
    Together,
    Turn,
    Vanish,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.noria.board import handles as at
from noria_desktop.ui.noria.board import measures
from noria_desktop.ui.noria.board.arts_panels import CrateArt, CrateState, PoliticianArt
from noria_desktop.ui.noria.board.layout import NoriaLayout
from noria_desktop.ui.noria.board.outlook import letter_place, outlook
from noria_desktop.ui.noria.board.project_council import seat_place
from noria_desktop.ui.noria.board.project_shelf import book_place, coin_place, ship_store
from noria_desktop.ui.noria.board.project_sky import letter_art
from noria_desktop.ui.noria.board.project_wheel import disc_art
from noria_desktop.ui.noria.board.spots import car_place, pennant_place, waiting_place

TURN = 420
EXCHANGE = 240
LIGHT = 120
RISE = 240
STEP_DOWN = 180
FADE = 160
BUILD = 180
STORE = 220
LETTER = 350
WEIGH = 260


def beats(event: ev.Event, before: State, after: State, table: NoriaLayout) -> tuple[Beat, ...]:
    """The movement of one event; none is fine."""
    found = _beats(event, before, after, table)
    tool = _disc_at_work(event, after)
    if tool is None or not found:
        return found
    # The disc may have been carried to what it works on: it returns while that begins to move.
    place = table.space(Side.HUMAN, tool)
    home = Glide(at.disc(tool), place.x, place.y, FADE)
    first = found[0]
    parts = first.beats if isinstance(first, Together) else (first,)
    return (Together((home, *parts)), *found[1:])


def _disc_at_work(event: ev.Event, after: State) -> Space | None:
    """The human's disc whose action an event is."""
    if isinstance(event, ev.KnowledgeTaken | ev.DiscBought):
        return event.space
    pending = after.pending
    if isinstance(event, ev.Invested | ev.Travelled) and event.side is Side.BOT:
        return None
    if isinstance(event, ev.Invested | ev.Travelled | ev.DiscUpgraded | ev.Produced):
        return pending.in_use if isinstance(pending, Acting) else None
    return None


def _beats(event: ev.Event, before: State, after: State, table: NoriaLayout) -> tuple[Beat, ...]:
    """The movement of the event itself."""
    match event:
        case ev.GameBegan() | ev.GameEnded() | ev.PhaseBegan():
            return ()
        case ev.RoundBegan():
            return (Appear(at.marker()),)
        case ev.TrackChosen(track):
            return (_rise(table, track, Side.HUMAN, 1),)
        case ev.NightShifted(ring):
            return _turned(before, table, Side.HUMAN, (ring,))
        case ev.Modified(first, second):
            return _exchanged(before, table, first, second)
        case ev.DiscNamed(space):
            return (Pulse(at.disc(space), LIGHT),)
        case ev.ActionsBegan(counts):
            return tuple(Pulse(at.disc(space), FADE) for space, _ in counts)
        case ev.Gathered(space, resource):
            return (Together((Pulse(at.disc(space), STORE), Pulse(at.resource(resource), STORE))),)
        case ev.KnowledgeTaken(space):
            return (Together((Pulse(at.disc(space), STORE), Pulse(at.knowledge(), STORE))),)
        case ev.DiscBought(disc=disc):
            count = len(after.human.centre)
            hub = waiting_place(table, max(0, count - 1), max(1, count))
            return (Glide(at.market_disc(disc), hub.x, hub.y, RISE),)
        case ev.Invested(side, track, level):
            return (_rise(table, track, side, level),)
        case ev.Travelled(side=side, island=island):
            goal = pennant_place(table, island, side)
            return (Glide(at.ambassador(side), goal.x, goal.y, LETTER if side is Side.BOT else LIGHT),)
        case ev.ShipTaken():
            return _ship_taken(event, before, table)
        case ev.FactoryBuilt():
            return _built(event, before, after)
        case ev.DiscUpgraded(target):
            return (Flip(at.disc(target), disc_art(after, table, target)),)
        case ev.Produced(goods):
            return _produced(before, goods)
        case ev.GoodSold(good):
            goal = book_place(table)
            top = at.stored(good, before.human.stored[good.index] - 1)
            return (Glide(top, goal.x, goal.y, STORE), Pulse(at.knowledge(), STORE))
        case ev.ResourceBought(resource):
            goal = coin_place(table, resource)
            return (Glide(at.book(), goal.x, goal.y, STORE), Pulse(at.resource(resource), STORE))
        case ev.PoliticianSeated(chamber=chamber):
            return _seated(before, table, chamber)
        case ev.PoliticianRemoved(chamber=chamber):
            return (Vanish(at.politician(chamber, after.council[chamber.index].upper), FADE),)
        case ev.RingsTurned(side):
            return _turned(before, table, side, tuple(Ring))
        case ev.IncomeTaken(knowledge):
            return (Pulse(at.knowledge(), STORE),) if knowledge else ()
        case ev.DiscPlaced():
            return _placed(event, before, table)
        case ev.DiscsLost():
            return _lost(before)
        case _:
            return _bot_beats(event, before, after, table)


def _bot_beats(event: ev.Event, before: State, after: State, table: NoriaLayout) -> tuple[Beat, ...]:
    """What only the bot does: letters and their reasons."""
    match event:
        case ev.LettersEntered(letters):
            return (
                (Together(tuple(Pulse(at.letter(letter), LETTER) for letter in letters)),) if letters else ()
            )
        case ev.LetterActs(letter):
            row = (Pulse(at.letter_row(0), LETTER),) if outlook(before).letters else ()
            return (Together((Pulse(at.letter(letter), LETTER), *row)),)
        case ev.Surged():
            return _turned(before, table, Side.BOT, (Ring.MEDIUM, Ring.LARGE))
        case ev.Decided(trail=trail, chosen=chosen, island=island):
            where = after.bot.ambassador if island is None else island
            return (*_weighed(trail, after, where), *_chosen(chosen, after, where))
        case ev.LetterUpgraded(letter):
            place = letter_place(after, letter)
            return (Flip(at.letter(letter), letter_art(after, table, place)),) if place else ()
        case ev.LetterCancelled(letter=letter, trail=trail):
            return (*_weighed(trail, after, after.bot.ambassador), Pulse(at.letter(letter), LETTER))
        case ev.Substituted(letter):
            return (Pulse(at.letter(letter), LETTER),)
        case _:
            return ()


# The wheels ---------------------------------------------------------------------------------------------


def _turned(before: State, table: NoriaLayout, side: Side, rings: tuple[Ring, ...]) -> tuple[Beat, ...]:
    """Rings turn one step: the ring's picture turns, what lies on it travels along and stays upright."""
    axle = table.axle(side)
    parts: list[Movement] = []
    for order, ring in enumerate(rings):
        step, delay = measures.slot_step(ring), order * STAGGER
        parts.append(Turn(at.ring(side, ring), step, TURN, delay))
        for space in RING_SPACES[ring.index]:
            lying = _lying(before, side, space.index)
            if lying is not None:
                parts.append(Orbit(lying, axle.x, axle.y, step, TURN, delay))
    if len(rings) > 1:  # the idler gear between the wheels answers: the other way and faster
        parts.append(Turn(at.scenery("gear"), -360.0, TURN + (len(rings) - 1) * STAGGER))
    return (Together(tuple(parts)),)


def _lying(view: State, side: Side, index: int) -> Handle | None:
    """The piece on a space of a side's wheel."""
    if side is Side.HUMAN:
        return at.disc(SPACES[index]) if view.human.wheel[index] else None
    lying = view.bot.wheel[index]
    return at.letter(lying.letter) if lying else None


def _exchanged(before: State, table: NoriaLayout, first: Space, second: Space) -> tuple[Beat, ...]:
    """Two spaces change their contents; straight, because one of the discs may come from the pointer."""
    moved: list[Movement] = []
    for origin, goal in ((first, second), (second, first)):
        if before.human.wheel[origin.index]:
            place = table.space(Side.HUMAN, goal)
            moved.append(Glide(at.disc(origin), place.x, place.y, EXCHANGE))
    return (Together(tuple(moved)),)


def _placed(event: ev.DiscPlaced, before: State, table: NoriaLayout) -> tuple[Beat, ...]:
    """A bought disc goes onto its space; what lay there leaves."""
    centre = before.human.centre
    number = centre.index(event.disc) if event.disc in centre else 0
    goal = table.space(Side.HUMAN, event.space)
    parts: list[Movement] = [Glide(at.waiting(event.disc, number), goal.x, goal.y, RISE)]
    if event.replaced is not None:
        parts.append(Vanish(at.disc(event.space), BUILD))
    return (Together(tuple(parts)),)


def _lost(before: State) -> tuple[Beat, ...]:
    """Bought discs that were not placed leave."""
    lost = tuple(Vanish(at.waiting(disc, number), FADE) for number, disc in enumerate(before.human.centre))
    return (Together(lost),) if lost else ()


# Islands, council, workshop -----------------------------------------------------------------------------


def _rise(table: NoriaLayout, track: Track, side: Side, level: int) -> Beat:
    """A representative rises in its shaft."""
    goal = car_place(table, track, side, level)
    return Glide(at.car(track) if side is Side.HUMAN else at.bot_car(track), goal.x, goal.y, RISE)


def _ship_taken(event: ev.ShipTaken, before: State, table: NoriaLayout) -> tuple[Beat, ...]:
    """A ship sails into the human's fleet, or out of the game."""
    place = BERTHS.index(event.berth)
    ship = at.ship(event.island, place, before.islands[event.island].ships[place] - 1)
    if event.side is Side.BOT:
        return (Pulse(ship, STORE), Vanish(ship, BUILD))
    goal = ship_store(table, event.resource)
    return (Glide(ship, goal.x, goal.y, STORE), Pulse(at.resource(event.resource), STORE))


def _built(event: ev.FactoryBuilt, before: State, after: State) -> tuple[Beat, ...]:
    """A house rises; the human's new warehouses appear in the workshop."""
    house = Appear(at.house(event.island, FACTORY_SPACES.index(event.space)), BUILD)
    if event.side is Side.BOT:
        return (house,)
    new = tuple(
        Appear(at.stored(good, number), STORE)
        for good in Good
        for number in range(before.human.warehouses[good.index], after.human.warehouses[good.index])
    )
    return (house, Together(new)) if new else (house,)


def _produced(before: State, goods: tuple[int, ...]) -> tuple[Beat, ...]:
    """Warehouses turn to their full side, from the lowest empty one upwards."""
    filled = tuple(
        Flip(at.stored(good, before.human.stored[good.index] + number), CrateArt(good, CrateState.FULL))
        for good in Good
        for number in range(goods[good.index])
    )
    return (Together(filled),) if filled else ()


def _seated(before: State, table: NoriaLayout, chamber: Chamber) -> tuple[Beat, ...]:
    """The last politician of the upper row steps down and turns gold."""
    seats = before.council[chamber.index]
    bust = at.politician(chamber, seats.upper - 1)
    goal = seat_place(table, chamber, seats.seated)
    return (Glide(bust, goal.x, goal.y, STEP_DOWN), Flip(bust, PoliticianArt(seated=True), LIGHT))


# The bot's reasons --------------------------------------------------------------------------------------


def _weighed(trail: tuple[ev.Narrowed, ...], view: State, island: int) -> tuple[Beat, ...]:
    """Candidates light up, then line by line those fade that a criterion drops."""
    if not trail:
        return ()
    shown: list[Beat] = [_show(trail[0].before, Mark.CANDIDATE, view, island)]
    for line in trail:
        dropped = tuple(candidate for candidate in line.before if candidate not in line.after)
        if dropped:
            shown.append(_show(dropped, Mark.DROPPED, view, island))
    return tuple(shown)


def _chosen(chosen: ev.Candidate, view: State, island: int) -> tuple[Beat, ...]:
    """The winner."""
    return (_show((chosen,), Mark.CHOSEN, view, island),)


def _show(candidates: Iterable[ev.Candidate], mark: Mark, view: State, island: int) -> Beat:
    """Mark the places of some candidates."""
    places = (_place(candidate, view, island) for candidate in candidates)
    return Show(tuple((place, mark) for place in places if place is not None), WEIGH)


def _place(candidate: ev.Candidate, view: State, island: int) -> Handle | None:
    """The place a candidate stands for."""
    match candidate:
        case Landing():
            return at.landing(island, candidate)
        case Track():
            return at.track(candidate)
        case Chamber():
            return at.chamber(candidate)
        case Letter():
            space = letter_place(view, candidate)
            return at.bot_space(space) if space else None
