"""How Scythe's events move on the table. Durations are milliseconds at normal speed. Source: mocks/scythe.md 5 and 6.

``before`` and ``after`` are the views round the whole action, so several events share them. What the Automa looks at
is marked step by step: its unit, what is in reach, what is ruled out, what each criterion leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    Unit,
)
from noria_desktop.ui.board.beats import (
    STAGGER,
    Appear,
    Beat,
    Flip,
    Glide,
    Movement,
    Pause,
    Pulse,
    Together,
    Vanish,
    one_by_one,
)
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.arts.automa import AutomaCardArt, DecisionArt
from noria_desktop.ui.scythe.board.arts.docks import CombatCardArt
from noria_desktop.ui.scythe.board.arts.stage import CombatArt
from noria_desktop.ui.scythe.board.arts.verdict import VerdictArt
from noria_desktop.ui.scythe.board.beats_moves import unit_moves
from noria_desktop.ui.scythe.board.beats_orders import decision_steps, overlay_steps, unit_steps
from noria_desktop.ui.scythe.board.beats_scenes import (
    CARD,
    CUBE,
    GLOW,
    POP,
    REVEAL,
    STAR,
    STEP,
    Scenes,
    glows,
    some,
)
from noria_desktop.ui.scythe.board.layout import ScytheLayout
from noria_desktop.ui.scythe.board.project_mats import recruit_box
from noria_desktop.ui.scythe.board.verdict import verdict_of


def beats(event: ev.Event, before: State, after: State, table: ScytheLayout) -> tuple[Beat, ...]:
    """The movement of one event; none is fine."""
    event = ev.seen_by(event, HUMAN)
    scenes = Scenes(before, after, table)
    for chapter in (_turn, _tracks, _things, unit_moves, _combat, _cards, _automa):
        found = chapter(event, scenes)
        if found is not None:
            return found
    return ()


# The turn -----------------------------------------------------------------------------------------------


def _turn(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.GameBegan():
            return glows(at.plate(HUMAN))
        case ev.TurnBegan(seat):
            return glows(at.plate(seat))
        case ev.SectionChosen(section):
            glide = scenes.home(at.scenery("token"), STEP)
            return (*some(glide), Pulse(at.section(section), GLOW))
        case ev.TopTaken(choice):
            return glows(at.top(choice))
        case ev.FactoryCardUsed(option=option):
            return glows(at.side(option))
        case ev.BottomTaken(bottom):
            return glows(at.bottom(FACTORY_SECTION if bottom is None else bottom.index))
        case ev.RowSkipped() | ev.TurnEnded() | ev.GainLost() | ev.CombatDeckShuffled():
            return ()
        case ev.GameEnded():
            return (Together((Pulse(at.plate(HUMAN), STAR), Pulse(at.plate(BOT), STAR))),)
        case _:
            return None


def _tracks(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.Gained(seat, bonus):
            return glows(_counter(seat, bonus))
        case ev.PopularityLost():
            return glows(at.track(Bonus.POPULARITY))
        case ev.PowerStruck():
            return glows(at.track(Bonus.POWER))
        case ev.StarPlaced(star=star):
            return glows(at.star(star), STAR)
        case ev.TrackerMoved():
            return glows(at.tracker(), STAR)
        case _:
            return None


def _counter(seat: Seat, bonus: Bonus) -> Handle:
    """What shows a side's power, popularity, coins or cards."""
    return at.track(bonus) if bonus in (Bonus.POWER, Bonus.POPULARITY) else at.plate(seat)


# Tokens, workers, things of the mats --------------------------------------------------------------------


def _things(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.GoodsGained(place, goods):
            return _goods(scenes, place, goods)
        case ev.Produced(place, goods, workers):
            if workers:
                return some(scenes.comes(at.workers(place), at.place(place)))
            return _goods(scenes, place, goods)
        case ev.GoodsPaid(place, goods) | ev.GoodsRemoved(place, goods):
            names = [at.goods(kind, place) for kind in RESOURCES if goods[kind.index]]
            return some(*(scenes.goes(name, at.place(place)) for name in names))
        case ev.WorkersGained(seat, place):
            name = at.workers(place) if seat == HUMAN else at.rival(Unit.WORKER, place)
            return some(scenes.comes(name, at.place(place)))
        case ev.Upgraded(cube, bottom):
            lower = scenes.table.bottom(bottom.index)
            glide = Glide(at.scenery("cube", cube.value), lower.x, lower.y, CUBE)
            return glide, Pulse(at.bottom(bottom.index), GLOW)
        case ev.Deployed(slot):
            return Appear(at.mech(slot), STEP), Pulse(at.berth(slot), GLOW)
        case ev.Built(structure):
            return some(scenes.home(at.structure(structure), STEP))
        case ev.Enlisted(bottom, bonus):
            spot, start = scenes.table.one_time(bonus), recruit_box(scenes.table, bottom.index)
            away = Glide(at.scenery("recruit", str(bottom.index)), spot.x, spot.y, STEP)
            glow = at.one_time(bonus) if start.y != spot.y else at.recruit(bottom.index)
            return away, Pulse(glow, GLOW)
        case _:
            return None


def _goods(scenes: Scenes, place: Place, goods: Goods) -> tuple[Beat, ...]:
    """Tokens pop in one after the other."""
    names = [at.goods(kind, place) for kind in RESOURCES if goods[kind.index]]
    return some(*(scenes.comes(name, at.place(place), number * STAGGER) for number, name in enumerate(names)))


# Combat -------------------------------------------------------------------------------------------------


def _combat(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.CombatBegan(place):
            return (Pulse(at.place(place), STAR),)
        case ev.CardScouted(card):
            taken = Pulse(at.card(card), GLOW) if card is not None else None
            return some(Pulse(at.plate(BOT), GLOW), taken)
        case ev.CombatCommitted():
            return _committed(scenes)
        case ev.AutomaDeckShuffled():
            return glows(at.automa_card())
        case ev.BattleCardDrawn(card, column):
            return _turned(
                scenes,
                lambda art: evolve(art, card=card, column=column, battle=True, done=None, refused=()),
            )
        case ev.CombatRevealed():
            return _revealed(event, scenes)
        case _:
            return None


def _turned(scenes: Scenes, face: Callable[[AutomaCardArt], AutomaCardArt]) -> tuple[Beat, ...]:
    """The Automa's card turns over."""
    name = at.scenery("automa_card")
    shown = scenes.new.get(name)
    if shown is None or not isinstance(shown.art, AutomaCardArt):
        return glows(at.plate(BOT))
    return Flip(name, face(shown.art), CARD), Pause(GLOW)


def _committed(scenes: Scenes) -> tuple[Beat, ...]:
    """All that was committed lies on the panel while that glows: it lay there already as it was collected."""
    panel = at.scenery("combat")
    laid = [name for name in scenes.new if name.kind in ("scenery_committed", "scenery_theirs")]
    parts: list[Movement] = [
        Flip(name, scenes.new[name].art, 0) if name in scenes.old else Appear(name, 0)
        for name in (panel, *laid)
        if name in scenes.new
    ]
    spent = [Vanish(name, 0) for name in scenes.old if name.kind == "card" and name not in scenes.new]
    return (Together((*parts, *spent, Pulse(at.arena(), GLOW))),)


def _revealed(event: ev.CombatRevealed, scenes: Scenes) -> tuple[Beat, ...]:
    """Both sides lie open: power, cards, who has won."""
    name = at.scenery("combat")
    shown = scenes.old.get(name)
    if shown is None or not isinstance(shown.art, CombatArt):
        return glows(at.place(event.place), STAR)
    verdict = verdict_of((event,), scenes.before)
    assert verdict is not None
    art = VerdictArt(verdict, shown.art.width, shown.art.height)
    turned = _hidden_cards(event.cards[BOT], scenes)
    away = [Vanish(part.handle, POP) for part in turned if isinstance(part, Flip)]
    judged = Together((Flip(name, art, CARD), *_own_cards(scenes), *away))
    # The panel words the outcome where the cards lie: it comes once they were seen, and they go.
    return (Together(tuple(turned)), Pause(REVEAL // 2), judged, Pause(REVEAL // 2))


def _own_cards(scenes: Scenes) -> list[Movement]:
    """The human's cards stay on the panel that turns over; places left empty are gone."""
    parts: list[Movement] = []
    for name, sprite in scenes.old.items():
        if name.kind == "scenery_committed" and isinstance(sprite.art, CombatCardArt):
            parts.append(Vanish(name, POP) if sprite.art.empty else Flip(name, sprite.art, CARD))
    return parts


def _hidden_cards(values: Sequence[int], scenes: Scenes) -> list[Movement]:
    """The Automa's cards turn over; those it did not commit are gone."""
    parts: list[Movement] = []
    backs = [name for name in scenes.old if name.kind == "scenery_theirs"]
    for number, name in enumerate(backs):
        back = scenes.old[name].art
        if number < len(values) and isinstance(back, CombatCardArt):
            parts.append(Flip(name, evolve(back, value=values[number]), CARD, number * STAGGER))
        else:
            parts.append(Vanish(name, POP))
    return parts


# Cards --------------------------------------------------------------------------------------------------


def _cards(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.CombatCardsDrawn(seat, cards):
            known = dict.fromkeys(card for card in cards if card is not None)
            if seat == BOT or not known:
                return glows(at.plate(seat))
            return some(*(scenes.comes(at.card(card), at.card(card)) for card in known))
        case ev.CardPaid(card):
            return some(scenes.goes(at.card(card), at.card(card)))
        case ev.EncounterDrawn(place):
            names = [name for name in scenes.new if name.kind == "option"]
            return Vanish(at.encounter(place), POP), *some(*one_by_one(names, CARD).beats)
        case ev.OptionChosen(option=option):
            return glows(at.option(option))
        case ev.EncounterEnded():
            return ()
        case ev.TokenRemoved(place):
            return (Vanish(at.encounter(place), POP),)
        case ev.FactoryCardsSeen():
            return some(*one_by_one((name for name in scenes.new if name.kind == "factory_card"), CARD).beats)
        case ev.FactoryCardTaken(seat, card):
            if seat == BOT or card is None:
                return glows(at.plate(seat))
            strip = scenes.table.factory
            away = Glide(at.factory_card(card), strip.x, strip.y, STAR, scale=0.3)
            return away, Pulse(at.section(FACTORY_SECTION), GLOW)
        case ev.ObjectiveRevealed(card):
            return glows(at.objective(card), STAR)
        case _:
            return None


# The Automa ---------------------------------------------------------------------------------------------


def _automa(event: ev.Event, scenes: Scenes) -> tuple[Beat, ...] | None:
    match event:
        case ev.AutomaCardDrawn():
            return _turned(scenes, lambda art: evolve(art, done=None, refused=()))
        case ev.AutomaSkipped() | ev.AutomaGained() | ev.TrackerHeld():
            return glows(at.automa_card())
        case ev.AutomaDecided(moves):
            return _decided(moves, scenes)
        case ev.OfferMade(bonus, unlocked):
            glow = at.one_time(bonus) if unlocked else at.automa_card()
            return glows(glow)
        case _:
            return None


def _decided(moves: tuple[MoveEntry, ...], scenes: Scenes) -> tuple[Beat, ...]:
    """Orders fail one after another on the card; then the unit, and what is in reach, until one is left."""
    found: list[Beat] = []
    failed: tuple[int, ...] = ()
    for number, move in enumerate(moves):
        if move.outcome is Outcome.DONE:
            found += (*_told(scenes, number, failed), *_reasoned(scenes))
            coming = [name for name in scenes.new if name.kind.startswith("mark") and name not in scenes.old]
            found += overlay_steps(move, coming) if coming else decision_steps(move)
        elif move.outcome is not Outcome.IGNORED:
            failed = (*failed, number)
            found += (*_told(scenes, None, failed), *unit_steps(move))
    return tuple(found)


def _reasoned(scenes: Scenes) -> tuple[Beat, ...]:
    """The sheet beside the card tells how it was decided."""
    name = at.scenery("sheet")
    shown = scenes.new.get(name)
    if name not in scenes.old or shown is None or not isinstance(shown.art, DecisionArt):
        return ()
    return (Flip(name, shown.art, CARD),)


def _told(scenes: Scenes, done: int | None, refused: tuple[int, ...]) -> tuple[Beat, ...]:
    """The card with what became of its orders so far."""
    return _turned(scenes, lambda art: evolve(art, done=done, refused=refused))
