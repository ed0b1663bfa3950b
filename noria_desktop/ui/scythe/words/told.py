"""The line that stays after the Automa's turn: what it did in short numbered parts, what came to the human, why.

Source: mocks/table.md 2 and 4; automa.md 5 to 10.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.record import Criterion, MoveEntry
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaGain, Bonus, MoveSymbol, Source, Star
from noria_desktop.ui.game_says import StoryStep, Told
from noria_desktop.ui.scythe.board.last_turn import LastTurn, Part, last_turn
from noria_desktop.ui.scythe.words.amounts import (
    automa_gain_amount,
    bonus_amount,
    goods_text,
    workers_amount,
)
from noria_desktop.ui.scythe.words.automa import criterion_name
from noria_desktop.ui.scythe.words.automa_gains import tracker_text
from noria_desktop.ui.scythe.words.friend import move_text
from noria_desktop.ui.scythe.words.names import listed, place_name, say, star_name, unit_name


def told(steps: Sequence[StoryStep], view: State) -> Told | None:
    """The Automa's last turn; None before it has had one."""
    turn = last_turn(steps)
    if turn is None:
        return None
    return Told(
        side=int(BOT),
        parts=tuple(_PARTS[part](turn) for part in turn.parts),
        effect=_effect(turn),
        why=_why(turn.move, steps[0].before),
    )


# Its parts ------------------------------------------------------------------------------------------------


def _move(turn: LastTurn) -> str:
    """The move, and what it brought."""
    if turn.one(ev.AutomaSkipped) is not None:
        return say("its card bears a skip mark: it does nothing this turn")
    entry = turn.move
    if entry is None or entry.selected is None or entry.destination is None:
        return say("no move was possible")
    words = (
        say("{unit} stays on {place}")
        if entry.selected.place == entry.destination
        else say("{unit} attacks {place}")
        if entry.symbol in (MoveSymbol.ATTACK_COMBAT, MoveSymbol.ATTACK_WORKER)
        else say("{unit} goes to {place}")
    )
    moved = words.format(unit=unit_name(entry.selected.unit), place=place_name(entry.destination))
    # A structure alone gives way without a fight: only the score would show it. The first part is never left out.
    gone = (say("which you no longer control"),) if entry.destination in turn.lost else ()
    return listed((moved, *gone, *_brought(turn)))


def _brought(turn: LastTurn) -> Iterator[str]:
    """What came of the move: a battle, workers driven home, a token, a Factory card."""
    battle = turn.one(ev.CombatRevealed)
    if battle is not None:
        totals = [battle.power[seat] + sum(battle.cards[seat]) for seat in (HUMAN, BOT)]
        words = (
            say("it wins {more} to {fewer}") if battle.winner == BOT else say("it loses, {fewer} to {more}")
        )
        more, fewer = (totals[BOT], totals[HUMAN]) if battle.winner == BOT else (totals[HUMAN], totals[BOT])
        yield words.format(more=more, fewer=fewer)
    for routed in turn.all(ev.WorkersRouted):
        if routed.seat == HUMAN and battle is None:
            yield say("{workers} of yours driven home", workers=workers_amount(routed.number))
    for removed in turn.all(ev.GoodsRemoved):
        yield say("{goods} removed", goods=goods_text(removed.goods))
    if turn.one(ev.TokenRemoved) is not None:
        yield say("the encounter token removed")
    if any(taken.seat == BOT for taken in turn.all(ev.FactoryCardTaken)):
        yield say("a Factory card")
    yield from _stars(turn, Star.COMBAT)


def _gains(turn: LastTurn) -> str:
    """What its card gave it."""
    gained = turn.one(ev.AutomaGained)
    assert gained is not None
    things = [say("{unit} to its home base", unit=unit) for unit in gained.arrived]
    sums: Counter[AutomaGain] = Counter()
    for entry in gained.gains:
        if entry.gain is not AutomaGain.CHARACTER_OR_MECH:
            sums[entry.gain] += entry.gained
    for gain, amount in sums.items():
        if not amount:
            continue
        if gain is AutomaGain.WORKER:
            things.append(say("{workers} to its home base", workers=workers_amount(amount)))
        else:
            things.append(say("+{gain}", gain=automa_gain_amount(gain, amount)))
    return listed((*things, *_stars(turn, Star.POWER)))


def _tracker(turn: LastTurn) -> str:
    """Where the token of the star tracker went."""
    moved = turn.one(ev.TrackerMoved)
    return tracker_text(moved.step) if moved is not None else say("star tracker: stays")


def _stars(turn: LastTurn, star: Star) -> Iterator[str]:
    """A star of its own for this."""
    for placed in turn.all(ev.StarPlaced):
        if placed.seat == BOT and placed.star is star:
            yield say("a star: {reason}", reason=star_name(star))


_PARTS: Final[dict[Part, Callable[[LastTurn], str]]] = {
    Part.MOVE: _move,
    Part.GAINS: _gains,
    Part.TRACKER: _tracker,
}


# What came to the human, and why -----------------------------------------------------------------------------


def _effect(turn: LastTurn) -> str:
    """What the human gained and gave in it."""
    things = list(_mine(turn))
    return say("you: {things}", things=listed(things)) if things else ""


def _mine(turn: LastTurn) -> Iterator[str]:
    battle = turn.one(ev.CombatRevealed)
    if battle is not None and battle.winner == BOT:
        yield say("your units there retreat")
    gained: Counter[Bonus] = Counter()
    for event in turn.events:
        match event:
            case ev.PowerStruck(paid) if paid:
                yield say("−{gain}", gain=bonus_amount(Bonus.POWER, paid))
            case ev.CombatCommitted(power, cards):
                if power:
                    yield say("−{gain}", gain=bonus_amount(Bonus.POWER, power))
                if cards:
                    yield say("−{gain}", gain=bonus_amount(Bonus.COMBAT_CARDS, len(cards)))
            case ev.Gained(seat, bonus, amount) if seat == HUMAN:
                gained[bonus] += amount
            case ev.CombatCardsDrawn(seat, cards) if seat == HUMAN:
                gained[Bonus.COMBAT_CARDS] += len(cards)
            case ev.StarPlaced(seat, star) if seat == HUMAN:
                yield say("a star: {reason}", reason=star_name(star))
            case ev.GainLost(Source.OFFER, declined=True):
                yield say("the recruit bonus declined")
            case _:
                continue
    for bonus, amount in gained.items():
        if amount:
            yield say("+{gain}", gain=bonus_amount(bonus, amount))


def _why(entry: MoveEntry | None, before: State) -> str:
    """Why its unit went there, as a friend would say it, or else what decided."""
    if entry is None or entry.destination is None:
        return ""
    if plain := move_text(entry, before):
        return plain
    by = entry.decided_by or Criterion.ONLY_ONE
    number = len(entry.valid)
    if number < 2:
        return say("the only valid territory")
    return say("of %n valid territories: {reason}", number, reason=criterion_name(by))
