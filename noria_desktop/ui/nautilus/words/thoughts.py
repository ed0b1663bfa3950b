"""Why the computer moved as it did, and what it would advise, in sentences.

What may be told while the round runs is decided by the record itself (``Thoughts.told_now``, decision 28);
afterwards everything but special cards that were never shown (N33).
"""

from __future__ import annotations

from typing import Final, assert_never

from noria_desktop.bots.nautilus.thoughts import SCALE, Considered, Method, Thoughts
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.state import Clearing, Finished, State
from noria_desktop.games.nautilus.terms import BONE, KRAKEN, Special
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
    """A chance of winning in parts of a hundred, never quite certain."""
    return max(0, min(100, round(100 * chance / SCALE)))


def is_over(before: State, now: State) -> bool:
    """Whether the round in which something was decided is over, so that its cards lie open."""
    return now.match.round > before.match.round or isinstance(now.table.pending, Clearing | Finished)


def tellable(action: Action, thoughts: Thoughts, before: State, now: State) -> tuple[Considered, ...]:
    """The candidates that may be named to the viewer of ``now``, best first."""
    if not is_over(before, now):
        return thoughts.told_now(action).considered
    knowledge = now.deal.knowledge[viewer(now)]
    seen = knowledge.specials if knowledge is not None else ()
    return tuple(some for some in thoughts.considered if _specials_of(some.action) <= set(seen))


def _specials_of(action: Action) -> set[Special]:
    """Special cards that the words of an action give away."""
    match action:
        case act.Place(card, _, with_anchor):
            named = {Special.ANCHOR} if with_anchor else set()
            if card in (BONE, KRAKEN):
                named.add(Special.BONE if card == BONE else Special.KRAKEN)
            return named
        case act.KeepSpecial(special):
            return {special}
        case _:
            return set()


def candidate_text(action: Action, among: Action, before: State, reader: Reader) -> str:
    """A candidate beside the others: what they share is left out."""
    match action:
        case act.Place(card, space):
            where = space_name(space, before, reader)
            if isinstance(among, act.Place) and among.card == card:
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
            return say("What came next?")
        case _:
            assert_never(action)


def method_text(thoughts: Thoughts) -> str:
    """How the decision was found."""
    match thoughts.method:
        case Method.ONLY:
            return say("There was nothing else to choose.")
        case Method.RULE:
            return say("Chosen by a simple rule, without weighing.")
        case Method.LOOK:
            return say("Every choice compared one card ahead.")
        case Method.SEARCH:
            if thoughts.worlds:
                return say(
                    "The round played out {times} times, with {hands} possible hands.",
                    times=thoughts.iterations,
                    hands=thoughts.worlds,
                )
            return say("The round played out {times} times.", times=thoughts.iterations)
        case Method.EXACT:
            return say(
                "Everything that can still happen counted out, for {hands} possible hands.",
                hands=thoughts.worlds,
            )
        case _:
            assert_never(thoughts.method)


def reason_lines(action: Action, thoughts: Thoughts, shown: tuple[Considered, ...]) -> tuple[str, ...]:
    """How it was found, what the numbers are, and what is kept back; ``shown`` are the candidates told."""
    lines = [method_text(thoughts)]
    if shown:
        lines.append(say("Estimated chance of winning the game, in percent:"))
        if shown[0].action != action and any(some.action == action for some in shown):
            lines.append(say("This opponent does not always take the best."))
    if len(shown) < len(thoughts.considered):
        lines.append(say("More was compared; it is shown when the round is over."))
    return tuple(lines)


def hint_text(action: Action, thoughts: Thoughts, description: str) -> tuple[str, str]:
    """Advice for the player who decides: what to do, and what speaks for it."""
    mine = next((some for some in thoughts.considered if some.action == action), None)
    title = say("Advice: {action}", action=description)
    if mine is None:
        return title, method_text(thoughts)
    others = [some.chance for some in thoughts.considered if some.action != action]
    if not others:
        return title, say("Chance of winning the game about {percent} %.", percent=percent(mine.chance))
    return title, say(
        "Chance of winning the game about {percent} %, with the next best {other} %.",
        percent=percent(mine.chance),
        other=percent(max(others)),
    )
