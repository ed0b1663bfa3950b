"""The rule that matters now, in a few sentences of our own, for the side panel."""

from __future__ import annotations

from noria_desktop.games.nautilus.components import components
from noria_desktop.games.nautilus.state import (
    Anchoring,
    Awarding,
    Clearing,
    Finished,
    Giving,
    KeepingSpecial,
    Looking,
    Moving,
    Opening,
    Placing,
    Returning,
    State,
    UsingSpecial,
)
from noria_desktop.games.nautilus.terms import Arrow, DomainCards, Special
from noria_desktop.ui.nautilus.words.names import say, special_name
from noria_desktop.ui.nautilus.words.specials import special_text


def rule_now(state: State) -> tuple[str, str]:
    """Title and text of the rule for the decision at hand; ``state`` is an observation."""
    printed = components()
    wording = state.match.options.harpoon
    match state.table.pending:
        case Opening() | KeepingSpecial():
            return say("Special cards"), say(
                "The start player draws two special cards, keeps one and gives the other away. The two leave the "
                "game after the round; three rounds use all six, then they are shuffled again."
            )
        case UsingSpecial():
            return say("Special cards"), say(
                "Submarine, harpoon and eye are used before the first card is laid, start player first, or not at "
                "all this round."
            )
        case Returning():
            return special_name(Special.SUBMARINE), special_text(Special.SUBMARINE, wording)
        case Giving():
            return special_name(Special.HARPOON), special_text(Special.HARPOON, wording)
        case Looking():
            return special_name(Special.EYE), special_text(Special.EYE, wording)
        case Placing():
            return say("Placement"), say(
                "Players take turns laying one card on any empty space of either side, until all ten are full. "
                "The higher card of a column wins its domain card for the side it lies on, no matter who laid it. "
                "But the 1 beats the 14."
            )
        case Anchoring():
            return special_name(Special.ANCHOR), special_text(Special.ANCHOR, wording)
        case Moving(_, space):
            card = state.table.spaces[space]
            assert card is not None
            if printed.arrows[card] is Arrow.VERTICAL:
                return say("Arrows of 6 and 9"), say(
                    "Another card of the side the arrow lies on crosses to the space facing it, which must be empty. "
                    "If any card can, one must."
                )
            return say("Arrows of 7 and 8"), say(
                "Another card of the side the arrow lies on moves to any empty space of that side. If any card can, "
                "one must."
            )
        case Awarding() | Clearing() | Finished():
            return _domains(state)


def _domains(state: State) -> tuple[str, str]:
    """How domains are won, in this game's variant."""
    printed = components()
    if state.match.options.domain_cards is DomainCards.HIDDEN:
        return say("Hidden domain cards"), say(
            "You see only your own points. After round {rounds} the higher points in each domain win it, and more "
            "domains win the game.",
            rounds=printed.rounds,
        )
    plain, early = sorted(printed.clinches, key=lambda way: -way.points)
    return say("Winning domains"), say(
        "{points} points win a domain; {early} are enough once its −1 was taken by anybody. Won stays won. "
        "{needed} domains win the game at once; after round {rounds} more domains do.",
        points=plain.points,
        early=early.points,
        needed=printed.domains_needed,
        rounds=printed.rounds,
    )
