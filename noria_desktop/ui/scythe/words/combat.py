"""Words of the combat panel: who wins ties, what is at stake, what a total is good for."""

from __future__ import annotations

from noria_desktop.games.scythe.terms import Bonus, Goods
from noria_desktop.ui.i18n import Text, translate
from noria_desktop.ui.scythe.words.amounts import bonus_amount, goods_text
from noria_desktop.ui.scythe.words.names import listed


def tie_text(own_attack: bool) -> str:
    """Who attacks, and who wins a tie."""
    if own_attack:
        return translate("Scythe", "You attack: ties are yours")
    return translate("Scythe", "The Automa attacks: ties are its own")


def win_text(own_attack: bool, star: bool, popularity: int, goods: Goods) -> str:
    """What a victory of the human's brings on the territory."""
    things = []
    if star:
        things.append(translate("Scythe", "1 star"))
    if any(goods):
        things.append(Text("Scythe", "+{gain}").format(gain=goods_text(goods)))
    if popularity:
        lost = Text("Scythe", "−{gain}").format(gain=bonus_amount(Bonus.POPULARITY, popularity))
        things.append(lost)
    won = translate("Scythe", "the territory") if own_attack else translate("Scythe", "you stay there")
    return Text("Scythe", "Win: {things}").format(things=listed((won, *things)))


def loss_text() -> str:
    """What a defeat costs."""
    return translate("Scythe", "Lose: your units there retreat")


def spent_text() -> str:
    """What is paid whoever wins."""
    return translate("Scythe", "What is committed is spent either way")


def span_text(least: int, most: int) -> str:
    """From the least to the most."""
    return str(least) if least == most else f"{least}–{most}"


def cards_text(number: int, slots: int) -> str:
    """Own cards committed, of those allowed."""
    return Text("Scythe", "Combat cards {number}/{slots}").format(number=number, slots=slots)


def hidden_cards_text(least: int, most: int, hand: int) -> str:
    """How many of its hidden cards the Automa commits."""
    if not most:
        return translate("Scythe", "No combat cards")
    return Text("Scythe", "{number} of its {hand} cards").format(number=span_text(least, most), hand=hand)


def total_title() -> str:
    """Over the human's total."""
    return translate("Scythe", "Your total")


def against_text(least: int, most: int) -> str:
    """Below it: what the Automa may come to."""
    return Text("Scythe", "the Automa: {span}").format(span=span_text(least, most))


def chance_text(per_cent: int) -> str:
    """How often the total wins."""
    return Text("Scythe", "wins {chance} %").format(chance=per_cent)


def chart_title() -> str:
    """What the bars say."""
    return translate("Scythe", "How often each total wins")


def dial_lines(power: int, alone: int, best: int) -> tuple[str, ...]:
    """How often a number of the dial wins, per cent: without a card, and with the best cards allowed."""
    bare = Text("Scythe", "{power} without a card wins {chance} % of such combats.").format(
        power=power, chance=alone
    )
    if best == alone:
        return (bare,)
    return bare, Text("Scythe", "With your best cards: {chance} %.").format(chance=best)
