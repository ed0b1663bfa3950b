"""Step 3: the star tracker, its stars, the change to scheme II, and the rivers. Source: automa.md 9; R18, R19."""

from __future__ import annotations

from noria_desktop.engine.contract import BOT
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.automa_deck import shuffle_all
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.ending import place_star
from noria_desktop.games.scythe.events import TrackerMoved
from noria_desktop.games.scythe.record import TrackerStep
from noria_desktop.games.scythe.state import Automa
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Scheme, Star


def next_step(automa: Automa) -> TrackerStep:
    """What the token's next step would bring.

    Only the tracker's first star switches the scheme; stars won in other ways never do, though they be the first (R18).
    """
    tracker = components().automa.trackers[automa.level.index]
    after = automa.token + 1
    return TrackerStep(
        automa.token,
        after,
        star=after in tracker.stars,
        scheme_switched=after == tracker.scheme_switch,
        rivers_opened=after == tracker.first_free,
    )


def advance(table: StateBuilder) -> TrackerStep:
    """The token goes one space on; an open river matters from the next turn on, whose moves come first (9.2)."""
    step = next_step(table.automa)
    table.automa = changed(table.automa, token=step.after)
    table.tell(TrackerMoved(step))
    if step.star:
        place_star(table, BOT, Star.TRACKER)
    if step.scheme_switched:
        table.automa = changed(table.automa, scheme=Scheme.II)
        shuffle_all(table)
    return step
