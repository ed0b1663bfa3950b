"""Marks of honour of Nautilus: ten things worth doing once, read off a finished game. Source: lessons/nautilus.md, Honours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from noria_desktop.app.honours.honour import Honour, Line, Played, happened
from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import domain_of, points_of
from noria_desktop.games.nautilus.terms import COLUMNS, Card, Space, side_of

HIGHEST: Final = 14
LOWEST: Final = 1
TWO: Final = 2
"""Points of a domain card that is worth a low diver."""
LOW: Final = 5
"""A diver up to this one is low."""
FLAG: Final = 3
"""Net points that win a domain once its blot is out."""
BLOTS: Final = 3
"""So many lie with the rival in a game without a drop of ink."""
EARLY: Final = 4
"""The last round in which a game ends early."""


class Round:
    """One round as its events tell it."""

    def __init__(self) -> None:
        """Before its first event."""
        self.steps: list[tuple[Played, ev.Event]] = []
        """Everything that happened in it."""

    @property
    def awards(self) -> list[tuple[Played, ev.CardAwarded]]:
        """Domain cards as they were taken, from the left."""
        return [(step, event) for step, event in self.steps if isinstance(event, ev.CardAwarded)]

    @property
    def laid_by(self) -> dict[Card, Seat]:
        """Who laid each card."""
        return {event.card: event.seat for _, event in self.steps if isinstance(event, ev.CardPlaced)}

    def won_points(self) -> Iterator[tuple[Played, ev.CardAwarded]]:
        """Awards that brought you points."""
        return (
            (step, one) for step, one in self.awards if one.seat == HUMAN and points_of(one.domain_card) > 0
        )


def _rounds(line: Line) -> list[Round]:
    found = [Round()]
    for step, event in happened(line):
        if isinstance(event, ev.RoundBegan):
            found.append(Round())
        found[-1].steps.append((step, event))
    return found


def _in_a_round(found: Callable[[Round], int | None]) -> Callable[[Line], int | None]:
    """A condition that a single round fulfils."""
    return lambda line: next((ply for ply in map(found, _rounds(line)) if ply is not None), None)


def _side(space: Space) -> Seat:
    return Seat(side_of(space))


# The conditions -----------------------------------------------------------------------------------------


def first_flag(line: Line) -> int | None:
    """You won a domain."""
    for step, event in happened(line):
        match event:
            case ev.DomainWon(seat) if seat == HUMAN:
                return step.ply
    return None


def rivals_card(here: Round) -> int | None:
    """A +2 became yours by a card that the rival had laid."""
    laid_by = here.laid_by
    for step, one in here.won_points():
        if points_of(one.domain_card) == TWO and laid_by.get(one.winner) == BOT:
            return step.ply
    return None


def low_tide(here: Round) -> int | None:
    """A +2 became yours by a card of five or less."""
    for step, one in here.won_points():
        if points_of(one.domain_card) == TWO and one.winner <= LOW:
            return step.ply
    return None


def won_by_a_blot(here: Round) -> int | None:
    """The award that gave a domain's -1 to the rival won you that domain with three points."""
    blots = {domain_of(one.domain_card) for _, one in here.awards if _is_blot(one) and one.seat == BOT}
    for step, event in here.steps:
        match event:
            case ev.DomainWon(seat, domain, points) if seat == HUMAN and points == FLAG and domain in blots:
                return step.ply
    return None


def _is_blot(award: ev.CardAwarded) -> bool:
    return points_of(award.domain_card) < 0


def clear_water(here: Round) -> int | None:
    """In one award every card with points is yours, and every -1, of at least one, is the rival's."""
    awards = here.awards
    if len(awards) < COLUMNS or not any(_is_blot(one) for _, one in awards):
        return None
    return awards[-1][0].ply if all((one.seat == BOT) == _is_blot(one) for _, one in awards) else None


def one_beats_fourteen(here: Round) -> int | None:
    """Points became yours because the 1 beats the 14."""
    for step, one in here.won_points():
        if (one.winner, one.loser) == (LOWEST, HIGHEST):
            return step.ply
    return None


def ferry(here: Round) -> int | None:
    """A card that the rival had laid crossed to your side by your arrow, and won you points there."""
    laid_by = here.laid_by
    fetched = {
        event.card
        for _, event in here.steps
        if isinstance(event, ev.CardMoved)
        and event.seat == HUMAN
        and (_side(event.origin), _side(event.to)) == (BOT, HUMAN)
        and laid_by.get(event.card) == BOT
    }
    return next((step.ply for step, one in here.won_points() if one.winner in fetched), None)


def home_early(line: Line) -> int | None:
    """The game was won after four rounds or sooner."""
    end = _victory(line)
    return end.ply if end is not None and end.after.match.round <= EARLY else None


def _victory(line: Line) -> Played | None:
    """The step with which you won the game."""
    for step, event in happened(line):
        match event:
            case ev.GameEnded(winner) if winner == HUMAN:
                return step
    return None


def no_ink(line: Line) -> int | None:
    """The game was won without a -1 of yours, and with three or more of the rival's."""
    end = _victory(line)
    blots = [
        event.seat for _, event in happened(line) if isinstance(event, ev.CardAwarded) and _is_blot(event)
    ]
    return end.ply if end is not None and HUMAN not in blots and blots.count(BOT) >= BLOTS else None


def held_fast(here: Round) -> int | None:
    """The card you anchored won you points after an arrow of the rival's had worked on its side."""
    held: ev.CardAnchored | None = None
    tried = False
    for step, event in here.steps:
        match event:
            case ev.CardAnchored(seat) if seat == HUMAN:
                held = event
            case ev.CardMoved(seat, origin=space) | ev.ArrowIdle(seat, space=space) if seat == BOT:
                tried = tried or (held is not None and _side(space) == _side(held.space))
            case ev.CardAwarded(seat, winner=winner, domain_card=card) if seat == HUMAN and held is not None:
                if tried and winner == held.card and points_of(card) > 0:
                    return step.ply
    return None


HONOURS: Final = (
    Honour("nautilus-first-flag", "domains", first_flag),
    Honour("nautilus-rivals-card", "award", _in_a_round(rivals_card)),
    Honour("nautilus-low-tide", "comparison", _in_a_round(low_tide)),
    Honour("nautilus-blot", "domains", _in_a_round(won_by_a_blot)),
    Honour("nautilus-clear-water", "award", _in_a_round(clear_water)),
    Honour("nautilus-one-beats-fourteen", "comparison", _in_a_round(one_beats_fourteen)),
    Honour("nautilus-home-early", "end", home_early),
    Honour("nautilus-ferry", "arrows", _in_a_round(ferry)),
    Honour("nautilus-no-ink", "domains", no_ink),
    Honour("nautilus-held-fast", "anchor", _in_a_round(held_fast)),
)
"""The easiest first, as named players came by them; see ``tests.app.honours.honours_check``."""
