"""What the adviser proposes, whole: its turn in steps, by how much it is better, and why not the next best.

The adviser ranks by what a position is worth in coins at the end of the game, by its own reckoning: points as they
stand, and what is likely to become points. That number is shown and no other; where a card would be turned up a turn
ends, and nothing behind it is promised. Source: mocks/table.md 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.bots.scythe.look_ahead import Turns
from noria_desktop.bots.scythe.stand_in import stand_in
from noria_desktop.engine.contract import BOT, HUMAN, Revelation
from noria_desktop.engine.values import frozen
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.pending import ChoosingCards, ChoosingPower
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.scoring import scores
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import NO_GOODS, Line, Place, TopChoice
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.i18n import capital, signed_of_rival
from noria_desktop.ui.scythe.board.outlook import outlook
from noria_desktop.ui.scythe.words.actions import describe_action, section_name
from noria_desktop.ui.scythe.words.amounts import goods_text
from noria_desktop.ui.scythe.words.hints import briefly
from noria_desktop.ui.scythe.words.names import listed, mover_name, place_name, say
from noria_desktop.ui.scythe.words.scores import line_name

MOST: Final = 3
"""So many turns are offered, the best first."""
TENTH: Final = 10
"""Hundredths of a coin in the last digit that is shown."""
MINUS: Final = "\N{MINUS SIGN}"
QUIET: Final = (act.Finish, act.Halt, act.Skip, act.TakeBottom, act.Accept)
"""What goes without saying."""
LEADING: Final = (act.PickMover, act.Take, act.Drop, act.PayToken, act.PayCard, act.TakeBottom)
"""What is done for the step told after it, where it is not told itself."""


@frozen
class Turn:
    """A turn as far as it can be known."""

    actions: tuple[Action, ...]
    steps: tuple[str, ...]
    after: State
    """After the last action whose outcome is known."""
    open: bool
    """It ends at a card that would be turned up."""
    shares: tuple[int, ...] = ()
    """How many of the actions each step takes, in their order."""


def hints(choice: Any, view: State) -> tuple[Hint, ...]:
    """What the adviser would do, the best first; those that it searched, and no others."""
    if not isinstance(choice, Turns) or not choice.lines:
        turn = follow((choice.action, *choice.then), view)
        if not turn.actions:  # nothing is left but to end the turn
            return (Hint((choice.action,), briefly(choice.action, view), ()),)
        return (_hint(turn, choice, view, first=None),)
    found = sorted(choice.lines, key=lambda one: -_tenths(one[0]))[:MOST]
    turns = [(value, turn) for value, line in found if (turn := follow(line, view)).actions]
    if not turns:
        return (Hint((choice.action,), briefly(choice.action, view), ()),)
    best = turns[0]
    return tuple(
        _hint(turn, choice, view, first=None if number == 0 else best, worth=value)
        for number, (value, turn) in enumerate(turns)
    )


def _tenths(worth: int) -> int:
    """A worth as it is shown."""
    return round(worth / TENTH)


def number(tenths: int) -> str:
    """A worth in words of digits, with one of them behind the point."""
    return f"{MINUS if tenths < 0 else ''}{abs(tenths) // 10}.{abs(tenths) % 10}"


# The turn -----------------------------------------------------------------------------------------------


def follow(line: Sequence[Action], view: State) -> Turn:
    """Play a line as far as it is known; the end of the turn is left to the player."""
    state = stand_in(view)
    after, actions = state, []
    steps: list[str] = []
    belongs: list[int] = []
    mover: _Mover | None = None
    if isinstance(line[0], act.EndTurn):
        # There is nothing to do before it: ending the turn is what is advised.
        return Turn((line[0],), (describe_action(line[0], state),), state, open=False)
    for action in line:
        if isinstance(action, act.EndTurn) or action not in RULES.legal_actions(state):
            break
        actions.append(action)
        before, mover = len(steps), _told(action, state, mover, steps)
        leads = len(steps) == before and isinstance(action, LEADING)
        belongs.append(len(steps) - (0 if leads else 1))
        done = RULES.apply_unchecked(state, action)
        state = done.state
        if any(isinstance(event, Revelation) for event in done.events):
            break
        after = state
    else:
        return Turn(tuple(actions), tuple(steps), after, open=False, shares=_shares(belongs, len(steps)))
    turned = bool(actions) and after is not state
    return Turn(tuple(actions), tuple(steps), after, open=turned, shares=_shares(belongs, len(steps)))


def _shares(belongs: Sequence[int], steps: int) -> tuple[int, ...]:
    """How many actions each step takes, of the step to which each was found to belong.

    A unit that goes on by a further step is told in one: what it took up on its way belongs there as well.
    """
    least, shares = max(steps - 1, 0), [0] * steps
    for step in reversed(belongs if steps else ()):
        least = max(0, min(step, least))
        shares[least] += 1
    return tuple(shares)


@frozen
class _Mover:
    """A unit on its way, told in one step."""

    name: str
    origin: Place
    cargo: str = ""


def _told(action: Action, state: State, mover: _Mover | None, steps: list[str]) -> _Mover | None:
    """Tell one action, or join it to the step before."""
    match action:
        case act.PickMover(unit, place):
            return _Mover(mover_name(unit, state.human.faction, _slot(action, state)), place)
        case act.Take() | act.Drop():
            return mover
        case act.MoveTo(place) if mover is not None:
            carried = _carried(state)
            words = (
                say(
                    "{unit} with {cargo}: {origin} to {place}",
                    unit=capital(mover.name),
                    cargo=carried,
                    origin=place_name(mover.origin),
                    place=place_name(place),
                )
                if carried
                else say(
                    "{unit}: {origin} to {place}",
                    unit=capital(mover.name),
                    origin=place_name(mover.origin),
                    place=place_name(place),
                )
            )
            if steps and steps[-1].startswith(capital(mover.name)) and mover.cargo:
                steps.pop()
            steps.append(words)
            return _Mover(mover.name, mover.origin, "moved")
        case act.PayToken() | act.PayCard():
            return None
        case act.TakeTop(TopChoice.MOVE | TopChoice.PRODUCE):
            return None
        case _ if isinstance(action, QUIET):
            return None
        case act.ChooseSection(section):
            steps.append(section_name(section, state))
            return None
        case _:
            steps.append(capital(describe_action(action, state)))
            return None


def _slot(pick: act.PickMover, state: State) -> int:
    """Which mech it is."""
    top = RULES.apply_unchecked(state, pick).state.pending[-1]
    return int(getattr(top, "slot", 0))


def _carried(state: State) -> str:
    """What is aboard the unit on its way."""
    entry = state.pending[-1]
    goods = getattr(entry, "goods", NO_GOODS)
    workers = getattr(entry, "fresh", 0) + getattr(entry, "moved", 0)
    return goods_text(goods, workers) if any(goods) or workers else ""


# The card -----------------------------------------------------------------------------------------------


def _hint(
    turn: Turn, choice: Any, view: State, *, first: tuple[int, Turn] | None, worth: int | None = None
) -> Hint:
    begins = isinstance(turn.actions[0], act.ChooseSection)
    title = turn.steps[0] if turn.steps else briefly(turn.actions[0], view)
    steps = turn.steps[1:]
    chips = (
        *(_chip(line, change) for line, change in _changes(view, turn.after)),
        *_of_automa(view, turn.after),
    )
    return Hint(
        actions=turn.actions,
        title=title,
        steps=steps,
        cover=say("whole turn") if begins else say("rest of the turn"),
        measure=say("Worth in coins, by the adviser") if worth is not None else "",
        before=number(_tenths(choice.now)) if worth is not None else "",
        after=number(_tenths(worth)) if worth is not None else "",
        chips=chips,
        lead=sum(turn.shares[:1]),
        shares=turn.shares[1:],
        cause=_cause(turn, view, worth),
        why_not=_why_not(turn, worth, first) if first is not None and worth is not None else "",
    )


def _changes(before: State, after: State) -> Iterator[tuple[Line, int]]:
    """By row of the score sheet what the turn changes at once."""
    old, new = _lines(before), _lines(after)
    for line in Line:
        change = new.get(line, 0) - old.get(line, 0)
        if change:
            yield line, change


def _of_automa(before: State, after: State) -> Iterator[str]:
    """What the turn changes for the Automa at once, such as a territory that it no longer holds."""
    change = scores(after).total(BOT) - scores(before).total(BOT)
    if change:
        yield say("{change} for the Automa", change=signed_of_rival(change))


def _lines(state: State) -> dict[Line, int]:
    return {Line(line.code): line.points for line in RULES.scores(state).lines if line.seat == HUMAN}


def _chip(line: Line, change: int) -> str:
    return say("{amount} {row}", amount=signed(change), row=line_name(line))


def signed(change: int) -> str:
    """A change with its sign."""
    return f"{'+' if change >= 0 else MINUS}{abs(change)}"


def _cause(turn: Turn, view: State, worth: int | None) -> str:
    """What the number is made of."""
    if worth is None:
        return say("It belongs to the turn advised so far, or nothing else is open.")
    entry = view.pending[-1]
    if isinstance(entry, ChoosingPower | ChoosingCards):
        wins = outlook(view, entry.attacker).wins
        return say(
            "It wins about {chance}% of such combats.", chance=wins[min(_total(turn, view), len(wins) - 1)]
        )
    if turn.open:
        return say("It ends with a card that is turned up: what comes of it is reckoned, not known.")
    if any(_changes(view, turn.after)):
        return say("Points at once, and what stars, units and resources promise for later.")
    return say("No points at once: it is for what stars, units and resources promise.")


def _total(turn: Turn, view: State) -> int:
    """What the human would commit in a combat."""
    entry = view.pending[-1]
    laid = [card for card in getattr(entry, "cards", ()) if card is not None]
    power = [one.power for one in turn.actions if isinstance(one, act.SetPower)]
    cards = [one.card for one in turn.actions if isinstance(one, act.CommitCard)]
    return sum((*laid, *cards, *(power or [getattr(entry, "power", 0)])))


def _why_not(turn: Turn, worth: int, first: tuple[int, Turn]) -> str:
    """By how much it is worse, row by row; what is left over is what it promises."""
    best, other = first
    less = _tenths(best) - _tenths(worth)
    if not less:
        return say("As good as the first, as far as the adviser can tell.")
    parts = [_chip(line, change) for line, change in _changes(other.after, turn.after)]
    now = sum(change for _, change in _changes(other.after, turn.after))
    later = -less - 10 * now
    if later:
        sign = "+" if later > 0 else MINUS
        parts.append(say("{amount} in prospect", amount=f"{sign}{number(abs(later))}"))
    return say("{number} less than the first: {parts}.", number=number(less), parts=listed(parts))
