"""Words of the combat panel: who wins ties, what is at stake, what a total is good for."""

from __future__ import annotations

from noria_desktop.games.scythe.terms import NO_GOODS, Bonus, Goods
from noria_desktop.ui.scythe.words.amounts import bonus_amount, goods_text
from noria_desktop.ui.scythe.words.names import listed, say


def tie_text(own_attack: bool) -> str:
    """Who attacks, and who wins a tie."""
    if own_attack:
        return say("You attack: ties are yours")
    return say("The Automa attacks: ties are its own")


def win_text(own_attack: bool, star: bool, popularity: int, goods: Goods, *, last: bool = False) -> str:
    """What a victory of the human's brings on the territory; ``last``: its star is the sixth, and the game ends."""
    things = []
    if star:
        things.append(say("the sixth star: the game ends") if last else say("1 star"))
    if any(goods):
        things.append(say("+{gain}", gain=goods_text(goods)))
    if popularity:
        lost = say("−{gain}", gain=bonus_amount(Bonus.POPULARITY, popularity))
        things.append(lost)
    won = say("the territory") if own_attack else say("you stay there")
    return say("Win: {things}", things=listed((won, *things)))


def loss_text(
    goods: Goods = NO_GOODS,
    left: Goods = NO_GOODS,
    *,
    ground: bool = False,
    star: bool = False,
    last: bool = False,
) -> str:
    """What a defeat costs: the units leave, and what lies there is removed when the Automa attacked.

    ``left``: what stays behind, as the human has brought it; ``ground``: the territory was the human's; ``star``: it gives the Automa a star; ``last``: its sixth, and
    the game ends.
    """
    if last:
        return say("Lose: the Automa's sixth star, the game ends")
    things = [say("your units there retreat")]
    if ground:
        things.append(say("the territory lost"))
    if any(left):
        things.append(say("{goods} left behind", goods=goods_text(left)))
    elif any(goods):
        things.append(say("{goods} removed", goods=goods_text(goods)))
    if star:
        things.append(say("1 star for the Automa"))
    return say("Lose: {things}", things=listed(things))


def spent_text() -> str:
    """What is paid whoever wins, and what a loser has of it (rules.md 7, the loser)."""
    return say("What is committed is spent; who commits and loses draws a card")


def span_text(least: int, most: int) -> str:
    """From the least to the most."""
    return str(least) if least == most else f"{least}–{most}"


def least_text() -> str:
    """Before the lowest total."""
    return say("At least")


def most_text() -> str:
    """Before the highest total."""
    return say("At most")


def cards_text(number: int, slots: int) -> str:
    """Own cards committed, of those allowed."""
    return say("Combat cards {number}/{slots}", number=number, slots=slots)


def no_cards_text() -> str:
    """Instead of places for own cards where there is none to commit."""
    return say("No combat cards in hand")


def hidden_cards_text(least: int, most: int, hand: int) -> str:
    """How many of its hidden cards the Automa commits."""
    if not most:
        return say("No combat cards")
    if hand == 1:
        return say("Its one card") if least else say("Its one card, or none")
    return say("{number} of its {hand} cards", number=span_text(least, most), hand=hand)


def total_title() -> str:
    """Over the human's total."""
    return say("Your total")


def against_text(least: int, most: int) -> str:
    """Below it: what the Automa may come to."""
    return say("the Automa: {span}", span=span_text(least, most))


def chance_text(per_cent: int) -> str:
    """How often the total wins."""
    return say("wins {chance}%", chance=per_cent)


def chart_title() -> str:
    """What the bars say."""
    return say("How often each total wins")


def dial_lines(power: int, alone: int, best: int) -> tuple[str, ...]:
    """How often a number of the dial wins, per cent: without a card, and with the best cards allowed."""
    bare = say("{power} without a card wins {chance}% of such combats.", power=power, chance=alone)
    if best == alone:
        return (bare,)
    return bare, say("With your best cards: {chance}%.", chance=best)
