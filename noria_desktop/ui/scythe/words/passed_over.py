"""What of the human's own turn was left out because it could not be paid for, and what was lacking.

Source: rules.md 4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import human_territories
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.pending import ChoosingBottom, ChoosingTop
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import SECTIONS, Bottom
from noria_desktop.games.scythe.top_row import printed_top, top_cost
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.scythe.words.amounts import cost_text, resource_amount
from noria_desktop.ui.scythe.words.names import bottom_name, say, top_name


def passed_over(steps: Sequence[StoryStep], view: State) -> str:
    """The rows of the mat that the table has just left out by itself; empty: none."""
    told = tuple(_left_out(steps))
    if len(told) == 2:
        return say("{first} {second}", first=told[0], second=told[1])
    return told[0] if told else ""


def _left_out(steps: Sequence[StoryStep]) -> Iterator[str]:
    for step in steps:
        entry, before = step.before.pending[-1], step.before
        if not any(isinstance(event, ev.RowSkipped) for event in step.events):
            continue
        match entry:
            case ChoosingTop(section) if section < SECTIONS:
                top = components().mats.players[before.human.mat.index].sections[section].top
                yield say(
                    "{action} is left out: it costs {cost}.",
                    action=top_name(top),
                    cost=cost_text(top_cost(before.human, printed_top(before.human, section))),
                )
            case ChoosingTop() if (card := before.human.factory_card) is not None:
                yield say(
                    "The top row of your Factory card is left out: it costs {cost}.",
                    cost=cost_text(components().cards.factory[card - 1].cost),
                )
            case ChoosingBottom(section) if section < SECTIONS:
                bottom = tuple(Bottom)[section]
                kind = components().mats.bottoms[section].resource
                have = sum(before.board.goods[place][kind.index] for place in human_territories(before))
                action, cost = bottom_name(bottom), resource_amount(kind, token_cost(before.human, bottom))
                yield (
                    say(
                        "{action} is left out: it costs {cost}, your territories hold {have}.",
                        action=action,
                        cost=cost,
                        have=have,
                    )
                    if have
                    else say(
                        "{action} is left out: it costs {cost}, your territories hold none.",
                        action=action,
                        cost=cost,
                    )
                )
            case _:
                continue
