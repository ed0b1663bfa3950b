"""A combat that has just been revealed: what both sides used, who won, what each gained and paid.

It stays on the table until the player goes on; the game itself has gone on already. Source: mocks/table.md 6.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from typing import Any

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import NO_GOODS, AutomaCard, CombatCard, Goods, Place, Star, Unit
from noria_desktop.ui.scythe.board.arts.stage import Fighter
from noria_desktop.ui.scythe.board.project_combat import fighting


class Kind(enum.Enum):
    """What a combat changed."""

    STAR = "star"
    POWER = "power"
    """Spent, with the cards."""
    DRAWN = "drawn"
    """Combat cards for the loser."""
    POPULARITY = "popularity"
    DRIVEN = "driven"
    """Workers that went home."""
    GAINED = "gained"
    """Resources."""
    REMOVED = "removed"
    """Resources."""
    LEFT = "left"
    """Resources that an attacker brought and that stay where it lost."""


@frozen
class Change:
    """One of them."""

    kind: Kind
    own: bool
    number: int = 0
    """Of a star: which one of its side; else how many."""
    cards: tuple[CombatCard, ...] = ()
    """Spent together with the power."""
    goods: Goods = NO_GOODS


@frozen
class Verdict:
    """How a combat came out."""

    place: Place
    own_attack: bool
    won: bool
    """By the human."""
    own: Fighter
    theirs: Fighter
    card: AutomaCard | None
    """Whose battle table counted."""
    column: int
    changes: tuple[Change, ...]
    routed: tuple[tuple[Unit, int], ...]
    """The loser's characters and mechs, which leave."""
    free: int = 0
    """The loser's workers there."""

    @property
    def totals(self) -> tuple[int, int]:
        """The human's total, the Automa's."""
        return self.own.total or 0, self.theirs.total or 0

    @property
    def tied(self) -> bool:
        """Whether only the attack decided."""
        mine, theirs = self.totals
        return mine == theirs


def verdict_of(events: Sequence[Any], before: State) -> Verdict | None:
    """The combat that these events revealed, as the human knows it; None where none was."""
    shown = next((one for one in events if isinstance(one, ev.CombatRevealed)), None)
    if shown is None:
        return None
    human, automa = before.human, before.automa
    sides = []
    for seat, faction, reserve in (
        (HUMAN, human.faction, human.power),
        (BOT, automa.faction, automa.power),
    ):
        power, cards = shown.power[seat], shown.cards[seat]
        sides.append(
            Fighter(
                faction,
                fighting(before, shown.place, seat),
                power,
                cards,
                reserve,
                power + sum(cards),
                won=shown.winner == seat,
                slots=len(cards),
            )
        )
    loser = BOT if shown.winner == HUMAN else HUMAN
    units = dict(fighting(before, shown.place, loser))
    workers = units.pop(Unit.WORKER, 0)
    return Verdict(
        shown.place,
        shown.attacker == HUMAN,
        shown.winner == HUMAN,
        sides[HUMAN],
        sides[BOT],
        shown.battle_card,
        shown.column,
        (*_changes(events, shown), *_left_behind(shown, before)),
        tuple(units.items()),
        workers,
    )


def _changes(events: Sequence[Any], shown: ev.CombatRevealed) -> Iterator[Change]:
    """What each side gained and paid, in the order of the table: stars, what was spent, what came and went."""
    for event in events:
        if isinstance(event, ev.StarPlaced) and event.star is Star.COMBAT:
            yield Change(Kind.STAR, event.seat == HUMAN, event.total)
    if shown.power[HUMAN] or shown.cards[HUMAN]:
        yield Change(Kind.POWER, True, shown.power[HUMAN], shown.cards[HUMAN])
    for event in events:
        match event:
            case ev.CombatCardsDrawn(seat=seat, cards=cards):
                yield Change(Kind.DRAWN, _own(seat), len(cards))
            case ev.PopularityLost(amount):
                yield Change(Kind.POPULARITY, True, amount)
            case ev.WorkersRouted(seat=seat, number=number):
                yield Change(Kind.DRIVEN, _own(seat), number)
            case ev.GoodsGained(place=place, goods=goods) if place == shown.place:
                yield Change(Kind.GAINED, True, goods=goods)
            case ev.GoodsRemoved(place=place, goods=goods) if place == shown.place:
                yield Change(Kind.REMOVED, True, goods=goods)
            case _:
                pass


def _left_behind(shown: ev.CombatRevealed, before: State) -> Iterator[Change]:
    """Who attacks and loses retreats without what was carried. Source: rules.md 8, the loser."""
    goods = before.board.goods[shown.place]
    if shown.attacker == HUMAN and shown.winner == BOT and any(goods):
        yield Change(Kind.LEFT, True, goods=goods)


def _own(seat: Seat) -> bool:
    return seat == HUMAN
