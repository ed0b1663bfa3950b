"""A hint in words: where both tiles go, what that changes, by which number it is ranked, and what the others lack.

The score lines are counted from the states that the rules lead to; the number that ranks is the adviser's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from noria_desktop.bots.solani.thoughts import Considered, Method, Reasoned, Thoughts
from noria_desktop.engine.contract import Seat
from noria_desktop.games.solani import actions as act
from noria_desktop.games.solani.actions import Action
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.rules import RULES
from noria_desktop.games.solani.scoring import scores
from noria_desktop.games.solani.state import Picking, Placing, State
from noria_desktop.games.solani.terms import Line, Tile
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.i18n import Text, Texts, capital
from noria_desktop.ui.solani.board.ghosts import foreseeable
from noria_desktop.ui.solani.board.viewpoint import decider
from noria_desktop.ui.solani.words.actions import describe_action, turn_text
from noria_desktop.ui.solani.words.names import (
    Reader,
    branch_name,
    circle_place,
    gap_place,
    kind_of,
    listed,
    one_tile,
    reader_of,
    say,
)
from noria_desktop.ui.solani.words.scores import change_text
from noria_desktop.ui.solani.words.thoughts import HUNDREDTHS, apart, denied_text, method_text
from noria_desktop.ui.solani.words.winnings import surrounded_text

MOST: Final = 3
"""Ways that are told: the best, and what could be done instead."""


def hints(choice: Any, view: State) -> tuple[Hint, ...]:
    """What a program advises, the best first; nothing where it made no record."""
    if not isinstance(choice, Reasoned):
        return ()
    thoughts, seat = choice.thoughts, decider(view)
    if seat is None:
        return ()
    best = next((some for some in thoughts.considered if some.action == choice.action), None)
    if best is None:
        best = Considered(choice.action, 0)
    others = [some for some in apart(choice.action, thoughts.considered, view) if some is not best]
    return tuple(
        _hint(some, best, thoughts, view, seat, reader_of(view)) for some in (best, *others[: MOST - 1])
    )


def _hint(
    some: Considered, best: Considered, thoughts: Thoughts, view: State, seat: Seat, reader: Reader
) -> Hint:
    """One way."""
    actions = played_now(some, view)
    ranked = bool(thoughts.considered)
    chips = tuple(change_text(line, points) for line, points in _gains(some, actions, view, seat))
    return Hint(
        actions=actions,
        title=_title(some, actions, view, seat),
        steps=tuple(_steps(some, actions, view)),
        planned=0 if isinstance(view.pending, Placing) else len(some.then),
        cover=_cover(actions, view),
        measure=measure_text(thoughts, view, reader) if ranked else "",
        before=_before(thoughts, view, seat) if ranked else "",
        after=points_text(some.worth) if ranked else "",
        chips=chips,
        cause=_won(actions, view, seat)
        or denied_text(some, view, reader)
        or method_text(thoughts, some.action, view),
        why_not="" if some is best else why_not_text(best, some),
    )


def played_now(some: Considered, view: State) -> tuple[Action, ...]:
    """What can be played at once: both tiles when both are held, else the one decision."""
    if isinstance(view.pending, Placing):
        return (some.action, *some.then)
    return (some.action,)


def points_text(worth: int) -> str:
    """Hundredths as points with one digit, with a real minus sign."""
    tenths = round(worth / (HUNDREDTHS / 10))
    return f"{'−' if tenths < 0 else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"


def measure_text(thoughts: Thoughts, view: State, reader: Reader) -> str:
    """What the number is by which the ways are ranked."""
    match thoughts.method:
        case Method.COUNTED if view.coyote is not None:
            return say("Your points less Coyote's bonus tiles")
        case Method.COUNTED:
            return say("Lead at the end, as the others stand")
        case Method.PLAYED_OUT if thoughts.until < components().rounds and view.coyote is not None:
            return say("Points and prospects after round {number}", number=thoughts.until)
        case Method.PLAYED_OUT if thoughts.until < components().rounds:
            return say("Lead and prospects after round {number}", number=thoughts.until)
        case Method.PLAYED_OUT:
            return say("Lead expected at the end")
        case _:
            return say("Points expected by it")


def _before(thoughts: Thoughts, view: State, seat: Seat) -> str:
    """The same measure now; empty where nothing but a look ahead would say it."""
    if thoughts.method is not Method.COUNTED:
        return ""
    sheet = scores(view)
    if view.coyote is not None:
        theirs = sum(row.points for row in sheet.of(Seat(len(view.skies))) if row.code is Line.BONUS)
        return points_text((sheet.total(seat) - theirs) * HUNDREDTHS)
    totals = [sheet.total(Seat(other)) for other in range(len(view.skies))]
    mine = totals.pop(seat)
    return points_text((mine - max(totals)) * HUNDREDTHS)


def why_not_text(best: Considered, some: Considered) -> str:
    """What speaks against it, in the unit by which it is ranked."""
    less = round((best.worth - some.worth) / (HUNDREDTHS / 10))
    if less > 0:
        return say("{points} fewer than the first", points=points_text(best.worth - some.worth))
    if less == 0:
        return say("As good as the first, as far as can be told")
    return say(
        "A higher number, but from {games} games against {more_games}: given up earlier",
        games=some.visits,
        more_games=best.visits,
    )


# What it does ---------------------------------------------------------------------------------------------


def _title(some: Considered, actions: tuple[Action, ...], view: State, seat: Seat) -> str:
    """What it is good for: a feature, the two lines that gain most; the decision itself where nothing is gained at once."""
    gains = sorted(_gains(some, actions, view, seat), key=lambda gain: -gain[1])
    goods = tuple(dict.fromkeys(good_text(line) for line, points in gains if points > 0))
    if _surrounded(actions, view, seat):
        goods = (say("win a feature"), *goods)
    return capital(listed(goods[:2])) if goods else describe_action(some.action, view)


good_text: Final = Texts(
    Line,
    PLANETS=Text("Solani", "bring planets together"),
    CLUSTERS=Text("Solani", "complete a cluster"),
    GUIDING=Text("Solani", "complete a Guiding Star"),
    FEATURES=Text("Solani", "raise a feature"),
    LOOSE=Text("Solani", "take up loose nodes"),
    BONUS=Text("Solani", "win a bonus tile"),
    KEPT_PLAIN=Text("Solani", "keep a cluster"),
    KEPT_WHITE=Text("Solani", "keep a white star"),
)
"""What more points in a row of the score sheet mean on the sky."""


def _steps(some: Considered, actions: tuple[Action, ...], view: State) -> Iterator[str]:
    """Each thing that is done, with its place; of a tile that is drafted where it is meant to go."""
    state = view
    for action in actions:
        yield describe_action(action, state)
        if foreseeable(action, state):
            state = RULES.apply_unchecked(state, action).state
    if not isinstance(view.pending, Placing):
        circle = _circle(some.action, view)
        for action in some.then:
            yield _planned(action, circle)


def _circle(action: Action, view: State) -> Tile | None:
    """The circular tile that will lie in the holding space: the one drafted, or the one held already."""
    match action:
        case act.DraftCluster(slot, None):
            return view.market.clusters[slot]
        case act.DraftCluster(_, planet) if planet is not None:
            return view.supply.track[planet]
        case _:
            seat = decider(view)
            return None if seat is None else view.skies[seat].held_circle


def _planned(action: Action, circle: Tile | None) -> str:
    """Where a tile is meant to go; a circular one that is not known yet has no name."""
    if isinstance(action, act.PlaceBranch):
        return say(
            "Then {tile} to {place}, {turn}",
            tile=say("the {tile}", tile=branch_name(kind_of(action.mask))),
            place=gap_place(action.space),
            turn=turn_text(action.mask),
        )
    assert isinstance(action, act.PlaceCircle | act.PlaceFeature)
    tile = say("a circular tile") if circle is None else one_tile(circle)
    return say("Then {tile} to {place}", tile=tile, place=circle_place(action.space))


def _cover(actions: tuple[Action, ...], view: State) -> str:
    """How much of the turn it covers."""
    if isinstance(view.pending, Placing):
        return say("both tiles") if len(actions) > 1 else say("this tile")
    if isinstance(view.pending, Picking) or isinstance(actions[0], act.KeepFeature):
        return say("this card")
    return say("this tile") if isinstance(actions[0], act.PlaceFeature) else say("this pick")


def _won(actions: tuple[Action, ...], view: State, seat: Seat) -> str:
    """The features that are won by it, which the last count has in it already; empty without any."""
    new = _surrounded(actions, view, seat)
    return capital(surrounded_text(new, view.skies[seat])) if new else ""


def _surrounded(actions: tuple[Action, ...], view: State, seat: Seat) -> int:
    """Dark Sky tokens round which the last gap is filled by it."""
    if not isinstance(view.pending, Placing) or len(actions) > 2:
        return 0
    state = view
    for action in actions:
        state = RULES.apply_unchecked(state, action).state
    return sum(state.skies[seat].surrounded) - sum(view.skies[seat].surrounded)


def _gains(
    some: Considered, actions: tuple[Action, ...], view: State, seat: Seat
) -> Iterator[tuple[Line, int]]:
    """The rows of the score sheet that change by what is played now, bonus tiles among them; of a draft those planned."""
    if not isinstance(actions[0], act.PlaceBranch | act.PlaceCircle | act.PlaceFeature):
        for gain in some.gains:
            if gain.points:
                yield gain.line, gain.points
        return
    state = view
    for action in actions:
        state = RULES.apply_unchecked(state, action).state
    was, now = scores(view), scores(state)
    for old, new in zip(was.of(seat), now.of(seat), strict=True):
        if new.points != old.points:
            assert isinstance(new.code, Line)
            yield new.code, new.points - old.points
