"""What a battle card tells, and what a side comes to. Source: automa.md 10."""

from __future__ import annotations

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import AutomaCard, Bonus
from noria_desktop.ui.scythe.words.amounts import bonus_amount
from noria_desktop.ui.scythe.words.combat import span_text
from noria_desktop.ui.scythe.words.names import listed, say


def combat_total(power: int, cards: tuple[int, ...]) -> str:
    """One side of a combat that was revealed: "3 + 2 + 4 = 9"."""
    parts = " + ".join(str(part) for part in (power, *cards))
    return f"{parts} = {power + sum(cards)}" if cards else parts


def power_span(column: int) -> str:
    """The power at which a column of the battle tables counts: "8–13"."""
    columns = components().automa.column_of
    powers = [power for power, one in enumerate(columns) if one == column]
    return span_text(powers[0], powers[-1])


def table_text(card: AutomaCard, column: int) -> str:
    """What a battle card tells at a power."""
    printed = components().automa.cards[card - 1]
    return say(
        "battle card {number}: at {span} power it uses up to {power} power and {cards}",
        number=card,
        span=power_span(column),
        power=printed.power[column],
        cards=bonus_amount(Bonus.COMBAT_CARDS, printed.combat_cards),
    )


def whole_table_text(card: AutomaCard) -> str:
    """The battle table of a card as it is printed."""
    printed = components().automa.cards[card - 1]
    columns = range(len(printed.power))
    return say(
        "Battle card {number}: {table}; up to {cards}.",
        number=card,
        table=listed(
            say("at {span} power up to {used}", span=power_span(column), used=printed.power[column])
            for column in columns
        ),
        cards=bonus_amount(Bonus.COMBAT_CARDS, printed.combat_cards),
    )


def cards_sentence(view: State, more: int) -> str:
    """How many cards the player may still add before the fight, and how those of the Automa lie, if it has any."""
    theirs = (
        say("The Automa's cards lie face down.")
        if view.automa.hand
        else say("The Automa has no combat card to add.")
    )
    if more == 1:
        return say("One combat card can be added. {theirs}", theirs=theirs)
    if more > 1:
        return say("Add up to %n combat card(s), in any order. {theirs}", more, theirs=theirs)
    return say("{theirs} Until you fight, power and cards can be changed.", theirs=theirs)
