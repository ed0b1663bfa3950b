"""What a program advises, in the game's terms: the whole turn, what it is good for, and how good it is.

The number that is shown is the one by which the hints stand in their order: the estimated chance of winning the game. What a
search tried too seldom to be sure of is not offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from noria_desktop.bots.nautilus.thoughts import Considered, Reasoned
from noria_desktop.games.nautilus import actions as act
from noria_desktop.games.nautilus.actions import Action
from noria_desktop.games.nautilus.components import beats, components, points_of
from noria_desktop.games.nautilus.rules import RULES
from noria_desktop.games.nautilus.state import Moving, State
from noria_desktop.games.nautilus.terms import (
    BONE,
    KRAKEN,
    Card,
    DomainCard,
    Space,
    column_of,
    opposite,
    side_of,
)
from noria_desktop.ui.game_says import Hint
from noria_desktop.ui.i18n import signed, signed_of_rival
from noria_desktop.ui.nautilus.board.viewpoint import promised
from noria_desktop.ui.nautilus.words.actions import describe_action
from noria_desktop.ui.nautilus.words.names import (
    card_name,
    cards_text,
    domain_card_name,
    domain_name,
    row_card,
    say,
    viewer,
)
from noria_desktop.ui.nautilus.words.things_cards import unseen_divers
from noria_desktop.ui.nautilus.words.thoughts import percent

MOST: Final = 3
"""So many are offered, the best first."""
SURE: Final = 4
"""What seems better than what was tried most often is offered only if it was tried at least this part as often: the number of
what was hardly tried is not sure enough."""
TRIED: Final = 40
"""What seems no better, if it was tried this part as often."""

PARTS = act.Place | act.AnchorTarget | act.MoveCard
"""What lies open at once, so that it can be foreseen on the player's own view."""


def hints(choice: Any, view: State) -> tuple[Hint, ...]:
    """What a program would do in the player's place, the best first."""
    assert isinstance(choice, Reasoned)
    found = offered(choice)
    if not found:
        return (_plain(choice.action, view),)
    best = percent(found[0].chance)
    return tuple(_hint(some, best, view, first=number == 0) for number, some in enumerate(found))


def offered(choice: Reasoned) -> tuple[Considered, ...]:
    """What is advised, by falling numbers as they are shown."""
    considered = choice.thoughts.considered
    most = max(considered, key=lambda some: some.visits, default=None)
    sure = [
        some
        for some in considered
        if most is not None
        and some.visits * (SURE if percent(some.chance) > percent(most.chance) else TRIED) >= most.visits
    ]
    sure.sort(key=lambda some: (-percent(some.chance), some.action != choice.action))
    return tuple(sure[:MOST])


def _plain(action: Action, view: State) -> Hint:
    """Nothing was weighed: there was nothing else to do."""
    only = len(RULES.legal_actions(view)) == 1
    return Hint(
        actions=(action,),
        title=describe_action(action, view),
        steps=(describe_action(action, view),),
        cause=say("There is nothing else to choose.") if only else "",
    )


def _hint(some: Considered, best: int, view: State, *, first: bool) -> Hint:
    """One candidate with all parts of its turn."""
    parts = tuple(_parts(some, view))
    final = parts[-1][2]
    laid = some.action if isinstance(some.action, PARTS) else None
    share = percent(some.chance)
    return Hint(
        actions=tuple(action for action, _, _ in parts),
        title=describe_action(some.action, view) if laid is None else aim(laid, view, final),
        steps=tuple(describe_action(action, before) for action, before, _ in parts),
        cover=say("whole turn") if laid is not None else "",
        measure=say("Chance of winning the game"),
        after=say("{percent}%", percent=share),
        chips=tuple(_chips(view, final)) if laid is not None else (),
        cause="" if laid is None else _cause(laid, final),
        why_not="" if first else _why_not(best - share),
    )


def _parts(some: Considered, view: State) -> Iterator[tuple[Action, State, State]]:
    """Action by action with the view before and after it, up to the end of the turn as far as it is known."""
    state = view
    for action in (some.action, *some.then):
        if not isinstance(action, PARTS):
            yield action, state, state
            return
        if action not in RULES.legal_actions(state):
            return
        after = RULES.apply_unchecked(state, action).state
        yield action, state, after
        state = after
    following = RULES.legal_actions(state)
    if isinstance(state.table.pending, Moving) and not some.then and len(following) == 1:
        yield following[0], state, RULES.apply_unchecked(state, following[0]).state


def aim(action: act.Place | act.AnchorTarget | act.MoveCard, view: State, final: State) -> str:
    """What a move is good for: whom the card beats there, and who takes which domain card."""
    match action:
        case act.Place(_, space):
            goal = space
        case act.MoveCard(_, to):
            goal = to
        case act.AnchorTarget():
            return describe_action(action, view)
    stake, mine, facing = (
        row_card(final, column_of(goal)),
        final.table.spaces[goal],
        final.table.spaces[opposite(goal)],
    )
    if stake is None or mine is None:
        return describe_action(action, view)
    if facing is None:
        return _unopposed(mine, stake, own=side_of(goal) == viewer(view)) or describe_action(action, view)
    won = beats(mine, facing)
    own = (side_of(goal) == viewer(view)) == won
    names = {"card": card_name(facing), "stake": domain_card_name(stake)}
    if won and own:
        return say("Beats the {card}: {stake} for you", **names)
    if won:
        return say("Beats the {card}: {stake} for the rival", **names)
    if own:
        return say("Gives way to the {card}: {stake} for you", **names)
    return say("Gives way to the {card}: {stake} for the rival", **names)


def _unopposed(card: Card, stake: DomainCard, *, own: bool) -> str:
    """What a card aims at that nothing faces yet; empty where its strength says something else than its stake."""
    name = domain_card_name(stake)
    divers = components().divers
    strong = 2 * sum(beats(card, other) for other in divers if other != card) > len(divers)
    if own and strong and points_of(stake) > 0:
        return say("Goes for {stake}", stake=name)
    if own and not strong and points_of(stake) < 0:
        return say("Keeps away from {stake}", stake=name)
    if not own and strong and points_of(stake) < 0:
        return say("Pushes {stake} onto the rival", stake=name)
    if not own and not strong and points_of(stake) > 0:
        return say("Leaves the rival weak at {stake}", stake=name)
    return ""


def _chips(view: State, final: State) -> Iterator[str]:
    """What the columns that lean otherwise now would bring, the player's own first."""
    for domain, own, points in sorted(promised(view, final), key=lambda one: not one[1]):
        if own:
            yield say("{points} {domain}", points=signed(points), domain=domain_name(domain))
        else:
            yield say("{points} {domain} (rival)", points=signed_of_rival(points), domain=domain_name(domain))


def _cause(action: act.Place | act.AnchorTarget | act.MoveCard, final: State) -> str:
    """What can still happen to the card that was laid or moved."""
    if isinstance(action, act.AnchorTarget):
        return say("No arrow moves this card for the rest of the round.")
    goal: Space = action.space if isinstance(action, act.Place) else action.to
    card = final.table.spaces[goal]
    if card is None:
        return ""
    if final.table.spaces[opposite(goal)] is not None:
        return say("Only an arrow can still change this column.") if arrows_left(final) else ""
    return _threats(card, final)


def arrows_left(state: State) -> bool:
    """Whether a card with an arrow can still be laid."""
    arrows = [card for card in components().divers if components().arrows[card] is not None]
    return None in state.table.spaces and any(card not in state.table.spaces for card in arrows)


def _threats(card: Card, final: State) -> str:
    """Which divers that the player has not seen would beat a card that nothing faces yet."""
    if not BONE < card < KRAKEN:
        return ""
    stronger = tuple(other for other in unseen_divers(final) if beats(other, card))
    if not stronger:
        return say("No diver that you have not seen beats it.")
    return say("Of the divers you have not seen, these beat it: {cards}.", cards=cards_text(stronger))


def _why_not(fewer: int) -> str:
    """What speaks against it, in the unit of the measure."""
    if not fewer:
        return say("As good as the first, as far as can be told.")
    return say("%n percentage point(s) fewer than the first.", fewer)
