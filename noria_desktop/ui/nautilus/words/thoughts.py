"""Why the computer moved as it did, and what it would advise, in sentences.

What a program compared is told once everything that it knew lies open; until then its reasons are what anybody at the
table can see of its move (decisions 28 and 32).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from noria_desktop.bots.nautilus.thoughts import COUNTED_OUT, SCALE, Considered, Method, Thoughts
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.arrows import legal_moves
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Clearing, Finished, KeepingSpecial, Returning, State
from noria_desktop.games.nautilus.terms import COLUMNS, Opponent, Special
from noria_desktop.ui.nautilus.words.actions import lying
from noria_desktop.ui.nautilus.words.names import Reader, card_name, say, space_name, viewer

RULE_OF: Final[dict[type, tuple[str, str]]] = {
    act.KeepSpecial: ("4.2", "keep"),
    act.UseSpecial: ("4.3", "start-specials"),
    act.DeclineSpecial: ("4.3", "start-specials"),
    act.SubmarineReturn: ("4.3", "start-specials"),
    act.HarpoonGive: ("4.3", "start-specials"),
    act.EyeSeen: ("4.3", "start-specials"),
    act.Place: ("4.4", "placement"),
    act.AnchorTarget: ("4.6", "anchor"),
    act.MoveCard: ("4.5", "arrows"),
    act.Advance: ("4.7", "award"),
}
"""Number and anchor on the rules page of the rule under which each decision falls."""


def percent(chance: int) -> int:
    """A chance of winning in parts of a hundred, never quite certain: it is estimated."""
    return max(1, min(99, round(100 * chance / SCALE)))


def is_over(before: State, now: State) -> bool:
    """Whether the round in which something was decided is over."""
    return now.match.round > before.match.round or isinstance(now.table.pending, Clearing | Finished)


def lies_open(action: Action, before: State, now: State) -> bool:
    """Whether the viewer of ``now`` has come to know all that its decider knew in ``before``.

    What a program compared follows from what it held, so its numbers may be told only then: in two games that look the
    same to the viewer the words are the same (decision 32). Cards that were never laid and specials that were never used
    stay hidden after the round as well (N25, N33).
    """
    seat = RULES.turn(before).seat
    theirs = None if seat is None else before.deal.knowledge[seat]
    mine = now.deal.knowledge[viewer(now)]
    if seat is None or theirs is None or mine is None or not is_over(before, now):
        return False
    held = before.table.specials[seat]
    drawn = before.table.pending.drawn if isinstance(before.table.pending, KeepingSpecial) else ()
    kept = action.special if isinstance(action, act.KeepSpecial) else held[0] if held else None
    hidden = {special for special in (*theirs.specials, *held, *drawn) if special is not None}
    if not hidden <= set(mine.specials) or theirs.pile_card is not None:
        return False
    if kept in LEAVE_OVER or isinstance(before.table.pending, Returning):
        return False
    return len(before.table.hands[seat]) == _to_lay(before, seat) + isinstance(action, act.HarpoonGive)


LEAVE_OVER: Final = (Special.KRAKEN, Special.BONE, Special.SUBMARINE)
"""Whoever uses one of these has a diver left over that nobody sees."""


def _to_lay(state: State, seat: Seat) -> int:
    """How many cards a seat still lays this round."""
    laid = [one for one in state.table.course if isinstance(one, act.Place)]
    first = state.match.start == seat
    return COLUMNS - len(laid[0 if first else 1 :: 2])


def compared(action: Action, thoughts: Thoughts) -> tuple[Considered, ...]:
    """What was weighed, the highest number that is shown first; among equal ones what was chosen."""
    return tuple(sorted(thoughts.considered, key=lambda some: (-percent(some.chance), some.action != action)))


def candidate_text(action: Action, among: Iterable[Action], before: State, reader: Reader) -> str:
    """A candidate beside the others, ``among`` which it is: what all of them share is left out."""
    match action:
        case act.Place(card, space):
            where = space_name(space, before, reader)
            if all(isinstance(one, act.Place) and one.card == card for one in among):
                return where
            return say("{card} → {space}", card=card_name(card), space=where)
        case act.MoveCard(origin, to):
            return say("{card} → {space}", card=lying(origin, before), space=space_name(to, before, reader))
        case act.AnchorTarget(space):
            return say("{card}: {space}", card=lying(space, before), space=space_name(space, before, reader))
        case act.KeepSpecial(special):
            return say("keep {special}", special=special)
        case act.UseSpecial():
            return say("use it")
        case act.DeclineSpecial():
            return say("keep it back")
        case act.SubmarineReturn(card):
            return say("{card} back", card=card)
        case act.HarpoonGive(card):
            return say("give {card}", card=card)
        case act.EyeSeen() | act.Advance():
            return say("go on")
        case _:
            assert_never(action)


def question_text(action: Action, before: State, reader: Reader) -> str:
    """What was decided, as a question; ``before`` is the state it was decided in."""
    match action:
        case act.Place(card, space):
            return say(
                "Why the {card} to {space}?", card=card_name(card), space=space_name(space, before, reader)
            )
        case act.AnchorTarget(space):
            return say("Why the anchor on the {card}?", card=lying(space, before))
        case act.MoveCard(origin, _):
            return say("Why move the {card}?", card=lying(origin, before))
        case act.KeepSpecial():
            return say("Which special card was kept?")
        case act.UseSpecial() | act.DeclineSpecial():
            return say("Was the special card worth using?")
        case act.SubmarineReturn():
            return say("Which diver went back?")
        case act.HarpoonGive():
            return say("Which diver was given?")
        case act.EyeSeen() | act.Advance():
            return ""
        case _:
            assert_never(action)


def method_text(thoughts: Thoughts) -> str:
    """How the decision was found; only for a choice that lies open."""
    combinations = thoughts.worlds
    match thoughts.method:
        case Method.ONLY:
            return say("There was nothing else to choose.")
        case Method.RULE:
            return say("Chosen by a simple rule, without weighing.")
        case Method.LOOK:
            return say("Every choice compared one card ahead.")
        case Method.SEARCH:
            if combinations:
                return say(
                    "The round played out {times} times; the hidden cards could lie in %n way(s).",
                    combinations,
                    times=thoughts.iterations,
                )
            return say("The round played out {times} times.", times=thoughts.iterations)
        case Method.EXACT:
            return say(
                "Everything that can still happen counted out; the hidden cards could lie in %n way(s).",
                combinations,
            )
        case _:
            assert_never(thoughts.method)


def manner_text(action: Action, seen: State) -> str:
    """How an opponent of this level decides at such a moment, whatever it holds; empty where it may have no choice."""
    match action:
        case act.MoveCard() if len(legal_moves(seen)) == 1:
            return say("No other card could move, and to no other space.")
        case act.Place() if seen.table.spaces.count(None) == 1:
            return ""
        case act.AnchorTarget() if not _several_lie(seen):
            return say("No other card lay on the table.")
        case act.Place() | act.AnchorTarget() | act.MoveCard():
            return _placement_manner(seen)
        case _:
            return _start_manner(seen)


def _several_lie(seen: State) -> bool:
    """Whether the anchor has more than the card just laid to choose from."""
    return sum(card is not None for card in seen.table.spaces) > 1


def _placement_manner(seen: State) -> str:
    match seen.match.options.opponent:
        case Opponent.LEVEL_1 | Opponent.LEVEL_2:
            return say("Every choice compared one card ahead.")
        case Opponent.LEVEL_3:
            return say("The round played out many times, for all the hands it thought possible.")
        case Opponent.LEVEL_4:
            if seen.table.spaces.count(None) <= COUNTED_OUT:
                return say(
                    "Everything that can still happen counted out, for all the hands it thought possible."
                )
            return say("The round played out many times, for all the hands it thought possible.")
        case _:
            return ""


def _start_manner(seen: State) -> str:
    match seen.match.options.opponent:
        case Opponent.LEVEL_1:
            return say("Chosen at random.")
        case Opponent.LEVEL_2:
            return say("Chosen by a simple rule, without weighing.")
        case Opponent.LEVEL_3 | Opponent.LEVEL_4:
            return say("The round played out many times, for all the hands it thought possible.")
        case _:
            return ""


def weighs(action: Action, seen: State) -> bool:
    """Whether an opponent of this level compares numbers at such a moment, as far as can be seen from outside."""
    match action:
        case act.Place():
            return seen.table.spaces.count(None) > 1
        case act.MoveCard():
            return len(legal_moves(seen)) > 1
        case act.AnchorTarget():
            return _several_lie(seen)
    return seen.match.options.opponent in (Opponent.LEVEL_3, Opponent.LEVEL_4)


def number_lines(action: Action, thoughts: Thoughts, shown: tuple[Considered, ...]) -> tuple[str, ...]:
    """What the numbers are, and what is odd about them; ``shown`` are the candidates that have a bar."""
    if not shown:
        return ()
    lines = [say("Estimated chance of winning the game, in percent:")]
    mine = next((percent(some.chance) for some in shown if some.action == action), None)
    if mine is not None and percent(shown[0].chance) > mine:
        if thoughts.method is Method.SEARCH:
            lines.append(say("It takes what it tried most often: a number tried seldom is less sure."))
        else:
            lines.append(say("This opponent does not always take the best."))
    if len(shown) < len(thoughts.considered):
        lines.append(
            say("The best {shown} of {all} are shown.", shown=len(shown), all=len(thoughts.considered))
        )
    return tuple(lines)


def closed_line(action: Action, before: State, now: State) -> str:
    """Why no numbers are told; empty where there are none."""
    if not weighs(action, before):
        return ""
    if is_over(before, now):
        return say("What it compared stays closed: it knew something that is never shown.")
    return say("What it compared is told after the round, unless something it knew stays hidden.")
