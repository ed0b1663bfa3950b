"""How Scythe's events move on the table. Durations are milliseconds at normal speed. Source: mocks/scythe.md 5 and 6.

``before`` and ``after`` are the views round the whole action, so several events share them. What the Automa looks at
is marked step by step: its unit, what is in reach, what is ruled out, what each criterion leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from attrs import evolve

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    FACTORY_SECTION,
    RESOURCES,
    Bonus,
    Goods,
    Place,
    Slot,
    Unit,
    home_base,
)
from noria_desktop.ui.board.beats import (
    Appear,
    Beat,
    Flip,
    Glide,
    Pause,
    Pulse,
    Together,
    Vanish,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.board.sprites import Sprite
from noria_desktop.ui.scythe import handles as at
from noria_desktop.ui.scythe.arts.automa import AutomaCardArt
from noria_desktop.ui.scythe.arts.docks import CombatCardArt
from noria_desktop.ui.scythe.arts.stage import CombatArt
from noria_desktop.ui.scythe.beats_orders import decision_steps, unit_steps
from noria_desktop.ui.scythe.layout import Table
from noria_desktop.ui.scythe.project import project, seen
from noria_desktop.ui.scythe.project_mats import recruit_box

PLAIN = Appear | Flip | Glide | Pulse | Vanish
STEP = 300
HOME = 260
"""Driven off or beaten: back to the home base."""
POP = 180
STAGGER = 60
GLOW = 350
STAR = 420
CUBE = 320
CARD = 180
REVEAL = 2200
"""Both sides of a combat lie open."""


def beats(event: ev.Event, before: State, after: State, table: Table) -> tuple[Beat, ...]:
    """The movement of one event; none is fine."""
    event = ev.seen_by(event, HUMAN)
    scenes = _Scenes(before, after, table)
    for chapter in (_turn, _tracks, _things, _moves, _combat, _cards, _automa):
        found = chapter(event, scenes)
        if found is not None:
            return found
    return ()


class _Scenes:
    """The pictures before and after."""

    def __init__(self, before: State, after: State, table: Table) -> None:
        self.before, self.after = before, after
        self.table = seen(after, table)
        self.old, self.new = _picture(before, table), _picture(after, table)

    def home(self, handle: Handle, duration: int) -> Glide | None:
        """A thing goes where the picture afterwards has it; None when it is not there."""
        goal = self.new.get(handle)
        return Glide(handle, goal.x, goal.y, duration, scale=goal.scale) if goal is not None else None

    def comes(self, handle: Handle, glow: Handle, delay: int = 0) -> PLAIN:
        """A thing appears, or where it was already its place glows."""
        new = handle in self.new and handle not in self.old
        return Appear(handle, POP, delay) if new else Pulse(glow, GLOW, delay)

    def goes(self, handle: Handle, glow: Handle) -> PLAIN:
        """A thing vanishes, or where something of it stays its place glows."""
        return Pulse(glow, GLOW) if handle in self.new else Vanish(handle, POP)


@lru_cache(maxsize=8)
def _picture(view: State, table: Table) -> dict[Handle, Sprite]:
    """Sprites of a view by their names."""
    return {sprite.handle: sprite for sprite in project(view, table)}


def _glow(handle: Handle, duration: int = GLOW) -> tuple[Beat, ...]:
    return (Pulse(handle, duration),)


def _some(*parts: PLAIN | None) -> tuple[Beat, ...]:
    """Those that there are, at once."""
    found = tuple(part for part in parts if part is not None)
    return (Together(found),) if found else ()


# The turn -----------------------------------------------------------------------------------------------


def _turn(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.GameBegan():
            return _glow(at.plate(HUMAN))
        case ev.TurnBegan(seat):
            return _glow(at.plate(seat))
        case ev.SectionChosen(section):
            glide = scenes.home(at.scenery("token"), STEP)
            return (*_some(glide), Pulse(at.section(section), GLOW))
        case ev.TopTaken(choice):
            return _glow(at.top(choice))
        case ev.FactoryCardUsed(option=option):
            return _glow(at.side(option))
        case ev.BottomTaken(bottom):
            return _glow(at.bottom(FACTORY_SECTION if bottom is None else bottom.index))
        case ev.RowSkipped() | ev.TurnEnded() | ev.GainLost() | ev.CombatDeckShuffled():
            return ()
        case ev.GameEnded():
            return (Together((Pulse(at.plate(HUMAN), STAR), Pulse(at.plate(BOT), STAR))),)
        case _:
            return None


def _tracks(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.Gained(seat, bonus):
            return _glow(_counter(seat, bonus))
        case ev.PopularityLost():
            return _glow(at.track(Bonus.POPULARITY))
        case ev.PowerStruck():
            return _glow(at.track(Bonus.POWER))
        case ev.StarPlaced(star=star):
            return _glow(at.star(star), STAR)
        case ev.TrackerMoved():
            return _glow(at.tracker(), STAR)
        case _:
            return None


def _counter(seat: Seat, bonus: Bonus) -> Handle:
    """What shows a side's power, popularity, coins or cards."""
    return at.track(bonus) if bonus in (Bonus.POWER, Bonus.POPULARITY) else at.plate(seat)


# Tokens, workers, things of the mats --------------------------------------------------------------------


def _things(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.GoodsGained(place, goods):
            return _goods(scenes, place, goods)
        case ev.Produced(place, goods, workers):
            if workers:
                return _some(scenes.comes(at.workers(place), at.place(place)))
            return _goods(scenes, place, goods)
        case ev.GoodsPaid(place, goods) | ev.GoodsRemoved(place, goods):
            names = [at.goods(kind, place) for kind in RESOURCES if goods[kind.index]]
            return _some(*(scenes.goes(name, at.place(place)) for name in names))
        case ev.WorkersGained(seat, place):
            name = at.workers(place) if seat == HUMAN else at.rival(Unit.WORKER, place)
            return _some(scenes.comes(name, at.place(place)))
        case ev.Upgraded(cube, bottom):
            lower = scenes.table.bottom(bottom.index)
            glide = Glide(at.scenery("cube", cube.value), lower.x, lower.y, CUBE)
            return glide, Pulse(at.bottom(bottom.index), GLOW)
        case ev.Deployed(slot):
            return Appear(at.mech(slot), STEP), Pulse(at.berth(slot), GLOW)
        case ev.Built(structure):
            return _some(scenes.home(at.structure(structure), STEP))
        case ev.Enlisted(bottom, bonus):
            spot, start = scenes.table.one_time(bonus), recruit_box(scenes.table, bottom.index)
            away = Glide(at.scenery("recruit", str(bottom.index)), spot.x, spot.y, STEP)
            glow = at.one_time(bonus) if start.y != spot.y else at.recruit(bottom.index)
            return away, Pulse(glow, GLOW)
        case _:
            return None


def _goods(scenes: _Scenes, place: Place, goods: Goods) -> tuple[Beat, ...]:
    """Tokens pop in one after the other."""
    names = [at.goods(kind, place) for kind in RESOURCES if goods[kind.index]]
    return _some(
        *(scenes.comes(name, at.place(place), number * STAGGER) for number, name in enumerate(names))
    )


# Moving -------------------------------------------------------------------------------------------------


def _moves(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.MoverPicked(unit, place=place):
            return _glow(at.own(unit, place))
        case ev.Loaded():
            return _glow(at.hold())
        case ev.Unloaded():
            return _glow(at.shore())
        case ev.UnitStepped():
            return _stepped(event, scenes)
        case ev.MoveEnded():
            return ()
        case ev.WorkersRouted(seat, place, home=home):
            worker = at.workers if seat == HUMAN else _rival_worker
            return _walked(scenes, worker, place, home, HOME)
        case ev.MovesUndone(place):
            return _glow(at.place(place))
        case ev.UnitRetreated(unit, slot, place=place):
            return _some(_to(scenes, _name(unit, slot), place, HOME))
        case ev.WorkersRetreated(origin, place):
            return _walked(scenes, at.workers, origin, place, HOME)
        case ev.AutomaUnitRetreated(unit, origin):
            return (Vanish(at.rival(unit, origin), HOME), Pulse(at.plate(BOT), GLOW))
        case ev.AutomaMoved(unit, origin, place):
            if origin == place:
                return _glow(at.rival(unit, place))
            return _walked(scenes, lambda where: at.rival(unit, where), origin, place, STEP)
        case ev.AutomaUnitArrived(unit):
            home = home_base(scenes.after.automa.faction)
            return _some(scenes.comes(at.rival(unit, home), at.place(home)))
        case _:
            return None


def _rival_worker(place: Place) -> Handle:
    return at.rival(Unit.WORKER, place)


def _name(unit: Unit, slot: Slot) -> Handle:
    """The picture of the human's character or mech."""
    return at.character() if unit is Unit.CHARACTER else at.mech(slot)


def _stepped(event: ev.UnitStepped, scenes: _Scenes) -> tuple[Beat, ...]:
    """A unit goes on with what it carries; what was carried leaves its place with it."""
    if event.unit is Unit.WORKER:
        found: tuple[Beat, ...] = _walked(scenes, at.workers, event.origin, event.place, STEP)
    else:
        found = _some(_to(scenes, _name(event.unit, event.slot), event.place, STEP))
    names = [at.goods(kind, event.origin) for kind in RESOURCES if event.goods[kind.index]]
    if event.workers:
        names.append(at.workers(event.origin))
    return (*found, *_some(*(scenes.goes(name, at.place(event.place)) for name in names)))


def _to(scenes: _Scenes, name: Handle, place: Place, duration: int) -> Glide:
    """A character or mech goes to its place; where it joins another mech that one stands for both."""
    spot = scenes.table.place(place)
    return scenes.home(name, duration) or Glide(name, spot.x, spot.y, duration)


def _walked(
    scenes: _Scenes, name: Callable[[Place], Handle], origin: Place, place: Place, duration: int
) -> tuple[Beat, ...]:
    """Units that bear the name of their place: the last of them goes there, of several one appears there."""
    source, goal = name(origin), scenes.new.get(name(place))
    if goal is None:
        return _some(scenes.goes(source, at.place(origin)))
    if source in scenes.new or source not in scenes.old:
        return _some(scenes.comes(name(place), at.place(place)))
    return (Glide(source, goal.x, goal.y, duration, scale=goal.scale),)


# Combat -------------------------------------------------------------------------------------------------


def _combat(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.CombatBegan(place):
            return (Pulse(at.place(place), STAR),)
        case ev.CardScouted(card):
            taken = Pulse(at.card(card), GLOW) if card is not None else None
            return _some(Pulse(at.plate(BOT), GLOW), taken)
        case ev.CombatCommitted():
            return _glow(at.arena())
        case ev.AutomaDeckShuffled():
            return _glow(at.automa_card())
        case ev.BattleCardDrawn(card):
            return _turned(scenes, lambda art: evolve(art, card=card, battle=True, done=None, refused=()))
        case ev.CombatRevealed():
            return _revealed(event, scenes)
        case _:
            return None


def _turned(scenes: _Scenes, face: Callable[[AutomaCardArt], AutomaCardArt]) -> tuple[Beat, ...]:
    """The Automa's card turns over."""
    name = at.scenery("automa_card")
    shown = scenes.new.get(name)
    if shown is None or not isinstance(shown.art, AutomaCardArt):
        return _glow(at.plate(BOT))
    return Flip(name, face(shown.art), CARD), Pause(GLOW)


def _revealed(event: ev.CombatRevealed, scenes: _Scenes) -> tuple[Beat, ...]:
    """Both sides lie open: power, cards, who has won."""
    name = at.scenery("combat")
    shown = scenes.old.get(name)
    if shown is None or not isinstance(shown.art, CombatArt):
        return _glow(at.place(event.place), STAR)
    sides = []
    for seat, fighter in ((HUMAN, shown.art.own), (BOT, shown.art.theirs)):
        power, cards = event.power[seat], event.cards[seat]
        won = event.winner == seat
        sides.append(evolve(fighter, power=power, cards=cards, total=power + sum(cards), won=won))
    art = evolve(shown.art, own=sides[HUMAN], theirs=sides[BOT], dial=False)
    return *_hidden_cards(event.cards[BOT], scenes), Flip(name, art, CARD), Pause(REVEAL)


def _hidden_cards(values: tuple[int, ...], scenes: _Scenes) -> tuple[Beat, ...]:
    """The Automa's cards turn over; those it did not commit are gone."""
    parts: list[PLAIN] = []
    backs = [name for name in scenes.old if name.kind == "scenery_theirs"]
    for number, name in enumerate(backs):
        back = scenes.old[name].art
        if number < len(values) and isinstance(back, CombatCardArt):
            parts.append(Flip(name, evolve(back, value=values[number]), CARD, number * STAGGER))
        else:
            parts.append(Vanish(name, POP))
    return _some(*parts)


# Cards --------------------------------------------------------------------------------------------------


def _cards(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.CombatCardsDrawn(seat, cards):
            known = dict.fromkeys(card for card in cards if card is not None)
            if seat == BOT or not known:
                return _glow(at.plate(seat))
            return _some(*(scenes.comes(at.card(card), at.card(card)) for card in known))
        case ev.CardPaid(card):
            return _some(scenes.goes(at.card(card), at.card(card)))
        case ev.EncounterDrawn(place):
            names = [name for name in scenes.new if name.kind == "option"]
            return Vanish(at.encounter(place), POP), *_one_by_one(names)
        case ev.OptionChosen(option=option):
            return _glow(at.option(option))
        case ev.EncounterEnded():
            return ()
        case ev.TokenRemoved(place):
            return (Vanish(at.encounter(place), POP),)
        case ev.FactoryCardsSeen():
            return _one_by_one(name for name in scenes.new if name.kind == "factory_card")
        case ev.FactoryCardTaken(seat, card):
            if seat == BOT or card is None:
                return _glow(at.plate(seat))
            strip = scenes.table.factory
            away = Glide(at.factory_card(card), strip.x, strip.y, STAR, scale=0.3)
            return away, Pulse(at.section(FACTORY_SECTION), GLOW)
        case ev.ObjectiveRevealed(card):
            return _glow(at.objective(card), STAR)
        case _:
            return None


def _one_by_one(names: Iterable[Handle]) -> tuple[Beat, ...]:
    """Things that come one after the other, closely."""
    return _some(*(Appear(name, CARD, number * STAGGER) for number, name in enumerate(names)))


# The Automa ---------------------------------------------------------------------------------------------


def _automa(event: ev.Event, scenes: _Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.AutomaCardDrawn():
            return _turned(scenes, lambda art: evolve(art, done=None, refused=()))
        case ev.AutomaSkipped() | ev.AutomaGained():
            return _glow(at.automa_card())
        case ev.AutomaDecided(moves):
            return _decided(moves, scenes)
        case ev.OfferMade(bonus, unlocked):
            glow = at.one_time(bonus) if unlocked else at.automa_card()
            return _glow(glow)
        case _:
            return None


def _decided(moves: tuple[MoveEntry, ...], scenes: _Scenes) -> tuple[Beat, ...]:
    """Orders fail one after another on the card; then the unit, and what is in reach, until one is left."""
    found: list[Beat] = []
    failed: tuple[int, ...] = ()
    for number, move in enumerate(moves):
        if move.outcome is Outcome.DONE:
            found += _told(scenes, number, failed)
            found += decision_steps(move)
        elif move.outcome is not Outcome.IGNORED:
            failed = (*failed, number)
            found += (*_told(scenes, None, failed), *unit_steps(move))
    return tuple(found)


def _told(scenes: _Scenes, done: int | None, refused: tuple[int, ...]) -> tuple[Beat, ...]:
    """The card with what became of its orders so far."""
    return _turned(scenes, lambda art: evolve(art, done=done, refused=refused))
