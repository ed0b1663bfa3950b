"""What the table tells about a combat before it is revealed: what the Automa may commit, how often which total wins.

Only open information counts: the Automa's power and the number of its combat cards, the Automa cards not yet discarded,
the combat cards nobody has seen. Nothing here knows more than a player who has kept count. Source: automa.md 10; H15.
"""

from __future__ import annotations

from functools import lru_cache

from noria_desktop.engine.contract import HUMAN, Seat
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.battle import boxed_goods
from noria_desktop.games.scythe.card_count import Counts, sums_of, unseen_battle_cards, unseen_combat_cards
from noria_desktop.games.scythe.combat import most_cards
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import automa_workers
from noria_desktop.games.scythe.stars import automa_may_place, human_may_place, tokens_left
from noria_desktop.games.scythe.state import Hand, State
from noria_desktop.games.scythe.terms import NO_GOODS, Ability, AutomaCard, Place, Star
from noria_desktop.ui.scythe.board.arts.stage import Outlook, Parts, Span, Stakes

PER_CENT = 100


def outlook(view: State, attacker: Seat) -> Outlook:
    """What the Automa may come to, and how often each total of the human's wins; ``view`` as the human sees it."""
    automa = view.automa
    return _outlook(
        unseen_battle_cards(view),
        automa.power,
        len(automa.hand),
        unseen_combat_cards(view),
        attacker == HUMAN,
    )


@lru_cache(maxsize=32)
def _outlook(cards: tuple[AutomaCard, ...], power: int, hand: int, unseen: Counts, ties_won: bool) -> Outlook:
    printed = components().automa
    column = printed.column_of[power]
    powers, numbers = [], []
    shares: dict[int, float] = {}
    parts: dict[int, Parts] = {}
    for number in cards:
        row = printed.cards[number - 1]
        base, used = min(row.power[column], power), min(row.combat_cards, hand)
        powers.append(base)
        numbers.append(used)
        sums = sums_of(unseen, used)
        every = sum(sums.values())
        for total, ways in sums.items():
            shares[base + total] = shares.get(base + total, 0.0) + ways / every
            parts[base + total] = (base, total)
    least, most = min(shares), max(shares)
    wins = []
    for mine in range(most + 2):
        beaten = sum(share for total, share in shares.items() if total < mine or (ties_won and total == mine))
        wins.append(round(PER_CENT * beaten / len(cards)))
    theirs = Span((min(powers), max(powers)), (min(numbers), max(numbers)), parts[least], parts[most])
    return Outlook(tuple(wins), theirs)


def own_span(view: State, place: Place, power: tuple[int, int], committed: Hand) -> Span:
    """What the human may come to with a power within these bounds, and what is committed so far."""
    least = committed[-1] if committed else None
    values = [card for card in view.human.hand if card is not None and (least is None or card >= least)]
    free = max(0, most_cards(view, place) - len(committed))
    best = sorted(values, reverse=True)[:free]
    laid = sum(card for card in committed if card is not None)
    cards = (len(committed), len(committed) + len(best))
    return Span(power, cards, (power[0], laid), (power[1], laid + sum(best)))


def stakes(view: State, place: Place, attacker: Seat) -> Stakes:
    """What a victory of the human's brings on this territory, and what it costs in popularity."""
    human, attacks = view.human, attacker == HUMAN
    driven = automa_workers(view.automa, place) if attacks else 0
    lost = 0 if has(human, Ability.CAMARADERIE) else min(driven, human.popularity)
    goods = boxed_goods(view, place) if attacks else NO_GOODS
    # A won attack of the Automa's leaves no token there (automa.md 10.10).
    removed = NO_GOODS if attacks else view.board.goods[place]
    star = human_may_place(human, Star.COMBAT)
    theirs = automa_may_place(view.automa, Star.COMBAT)
    return Stakes(
        star,
        lost,
        goods,
        removed,
        left=view.board.goods[place] if attacks else NO_GOODS,
        last_star=star and tokens_left(human.stars) == 1,
        rival_star=theirs,
        last_of_rival=theirs and tokens_left(view.automa.stars) == 1,
    )
