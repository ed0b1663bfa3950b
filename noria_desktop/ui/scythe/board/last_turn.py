"""What the Automa's last turn was, out of the steps that were played: for the line that tells it and its marks.

Source: automa.md 5, 15; mocks/table.md 4.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import TypeVar

from noria_desktop.engine.contract import HUMAN
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.terms import Faction, Level, Place, home_base
from noria_desktop.ui.game_says import StoryStep

E = TypeVar("E")


class Part(enum.Enum):
    """Parts of the turn, in the order in which they are told and numbered."""

    MOVE = "move"
    """Its move or attack, with all that this brought; the skip mark instead of it."""
    GAINS = "gains"
    TRACKER = "tracker"


@frozen
class LastTurn:
    """The events of one turn of the Automa's, from its card on."""

    events: tuple[ev.Event, ...]
    faction: Faction
    """The Automa's."""
    level: Level
    lost: tuple[Place, ...] = ()
    """Territories that the human controlled before it and no longer does, ascending."""

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Its events of a kind."""
        return tuple([event for event in self.events if isinstance(event, kind)])

    def one(self, kind: type[E]) -> E | None:
        """Its event of a kind; None where it has none."""
        found = self.all(kind)
        return found[0] if found else None

    @property
    def move(self) -> MoveEntry | None:
        """The symbol that was carried out."""
        decided = self.one(ev.AutomaDecided)
        entries = decided.moves if decided is not None else ()
        return next((entry for entry in entries if entry.outcome is Outcome.DONE), None)

    @property
    def arrivals(self) -> tuple[Place, ...]:
        """The home base once if units came to it."""
        gained = self.one(ev.AutomaGained)
        came = [event.place for event in self.all(ev.WorkersGained)]
        if came or (gained is not None and gained.arrived):
            return (came[0] if came else self.home,)
        return ()

    @property
    def home(self) -> Place:
        """The Automa's home base."""
        return home_base(self.faction)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Those that came, numbered from 1 as they stand here."""
        found = [Part.MOVE]
        gained = self.one(ev.AutomaGained)
        if gained is not None and any(entry.gained for entry in gained.gains):
            found.append(Part.GAINS)
        if self.one(ev.TrackerMoved) is not None or self.one(ev.TrackerHeld) is not None:
            found.append(Part.TRACKER)
        return tuple(found)


def last_turn(steps: Sequence[StoryStep]) -> LastTurn | None:
    """The last turn of the Automa's among the steps; None if there is none, or if it has only drawn its card."""
    happened = [(step, ev.seen_by(event, HUMAN)) for step in steps for event in step.events]
    begins = max(
        (i for i, (_, event) in enumerate(happened) if isinstance(event, ev.AutomaCardDrawn)), default=None
    )
    if begins is None:
        return None
    first = last = happened[begins][0]
    turn: list[ev.Event] = []
    for step, event in happened[begins:]:
        if isinstance(event, ev.TurnBegan | ev.GameEnded):
            break
        turn.append(event)
        last = step
    if not any(isinstance(event, ev.AutomaDecided | ev.AutomaSkipped) for event in turn):
        return None
    automa = steps[-1].after.automa
    still = human_territories(last.after)
    lost = tuple(place for place in human_territories(first.before) if place not in still)
    return LastTurn(tuple(turn), automa.faction, automa.level, lost)
