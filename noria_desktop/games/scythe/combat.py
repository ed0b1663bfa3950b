"""Combat, whoever attacks: abilities before it, the human's commitment, the reveal, the result.

Attacker and defender go through the same decisions: Artillery, dial, cards one by one; nothing of the Automa is shown
before the last of them. ``battle`` draws and reads the Automa's card, ``retreat`` sends the human's units off. Powers,
then cards are offered ascending; to commit no more comes last. Source: rules.md 6; H11, H12; automa.md 10.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.actions import (
    Accept,
    Action,
    Advance,
    ChooseCombat,
    CommitCard,
    Decline,
    Finish,
    SetPower,
)
from noria_desktop.games.scythe.automa_arrival import claim
from noria_desktop.games.scythe.battle import automa_retreats, fight, note, settle_resources
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import contested, human_combat_units, human_workers
from noria_desktop.games.scythe.decisions import ADVANCE, Decision, beat, humans
from noria_desktop.games.scythe.displacement import lose_popularity
from noria_desktop.games.scythe.ending import place_star
from noria_desktop.games.scythe.events import (
    CardScouted,
    CombatBegan,
    CombatCommitted,
    PowerStruck,
)
from noria_desktop.games.scythe.gains import draw_combat_cards, with_cards, without_card
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.pending import (
    ChoosingArtillery,
    ChoosingCards,
    ChoosingCombat,
    ChoosingPower,
    Revealing,
    Settling,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.retreat import retreat
from noria_desktop.games.scythe.stars import is_over
from noria_desktop.games.scythe.state import Human, Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import (
    TERRITORIES,
    Ability,
    CombatCard,
    Phase,
    Place,
    Prompt,
    Source,
    Star,
    Structure,
)

_FINISH: Final = Finish()
_YES_OR_NO: Final[tuple[Action, ...]] = (Accept(), Decline())
_FIGHT: Final = tuple(ChooseCombat(place) for place in range(TERRITORIES))
_MINE: Final = Structure.MINE.index


# Which combat, and what goes before it ------------------------------------------------------------------


def combat_choices(state: State, entry: ChoosingCombat) -> tuple[Action, ...]:
    """Territories with a combat, ascending."""
    return tuple([_FIGHT[place] for place in contested(state)])


def choose_combat(table: StateBuilder, entry: ChoosingCombat, action: ChooseCombat) -> None:
    """Fight here next."""
    table.pop()
    begin_combat(table, action.place, HUMAN)


def begin_combat(table: StateBuilder, place: Place, attacker: Seat) -> None:
    """A combat begins; Disarm and Scout happen by themselves, then the human's first decision is due."""
    table.tell(CombatBegan(place, attacker))
    human = table.human
    if has(human, Ability.DISARM) and disarms(human, place):
        strike(table, 0, components().mats.disarm_loss)
    if has(human, Ability.SCOUT):
        scout(table)
    if has(human, Ability.ARTILLERY) and human.power >= components().mats.artillery_cost:
        table.push(ChoosingArtillery(place, attacker))
    else:
        table.push(ChoosingPower(place, attacker))


def disarms(human: Human, place: Place) -> bool:
    """Whether Disarm works on this territory: a printed tunnel, or the own Mine (rules.md 13)."""
    return geography().tunnel[place] or human.works.structures[_MINE] == place


def strike(table: StateBuilder, paid: int, loss: int) -> None:
    """The Automa loses power before the combat, down to 0."""
    lost = min(loss, table.automa.power)
    table.human = changed(table.human, power=table.human.power - paid)
    table.automa = changed(table.automa, power=table.automa.power - lost)
    if paid or lost:
        table.tell(PowerStruck(paid, lost))


def scout(table: StateBuilder) -> None:
    """A random combat card of the Automa's goes to the human, if it has one."""
    hand = table.automa.hand
    if not hand:
        return
    card, table.rng = table.rng.pick(hand)
    assert card is not None
    table.automa = changed(table.automa, hand=without_card(hand, card))
    table.human = changed(table.human, hand=with_cards(table.human.hand, [card]))
    table.tell(CardScouted(card))


def fire(table: StateBuilder, entry: ChoosingArtillery, action: Accept) -> None:
    """Artillery: one power for two of the Automa's."""
    mats = components().mats
    strike(table, mats.artillery_cost, mats.artillery_loss)
    table.swap(ChoosingPower(entry.place, entry.attacker))


def hold_fire(table: StateBuilder, entry: ChoosingArtillery, action: Decline) -> None:
    """Without Artillery."""
    table.swap(ChoosingPower(entry.place, entry.attacker))


# The commitment -----------------------------------------------------------------------------------------


@cache
def _dial(most: int) -> tuple[Action, ...]:
    return tuple(SetPower(power) for power in range(most + 1))


def most_power(human: Human) -> int:
    """The highest number on the dial: seven, or all power left."""
    return min(components().mats.most_dial, human.power)


def power_actions(state: State, entry: ChoosingPower) -> tuple[Action, ...]:
    """Numbers on the dial, ascending."""
    return _dial(most_power(state.human))


def set_power(table: StateBuilder, entry: ChoosingPower, action: SetPower) -> None:
    """The dial is set; the power is paid after the reveal."""
    table.swap(ChoosingCards(entry.place, entry.attacker, action.power))


def most_cards(sight: Observation, place: Place) -> int:
    """Combat cards allowed: one for each own character and mech there, one more with People's Army."""
    human = sight.human
    limit = human_combat_units(human.army, place)
    if has(human, Ability.PEOPLES_ARMY) and human_workers(human.army, place):
        limit += components().mats.peoples_army
    return limit


def playable_cards(sight: Observation, entry: ChoosingCards) -> list[CombatCard]:
    """Different values in hand that may still be added, ascending: never below the last one (H12)."""
    if len(entry.cards) >= most_cards(sight, entry.place):
        return []
    least = entry.cards[-1] if entry.cards else None
    values = {card for card in sight.human.hand if card is not None}
    return sorted(card for card in values if least is None or card >= least)


def card_actions(state: State, entry: ChoosingCards) -> tuple[Action, ...]:
    """Add a card, or no more."""
    return (*[_COMMIT[card] for card in playable_cards(state, entry)], _FINISH)


def commit_card(table: StateBuilder, entry: ChoosingCards, action: CommitCard) -> None:
    """A card leaves the hand for the dial."""
    table.human = changed(table.human, hand=without_card(table.human.hand, action.card))
    table.swap(changed(entry, cards=(*entry.cards, action.card)))


def commit_no_more(table: StateBuilder, entry: ChoosingCards, action: Finish) -> None:
    """The commitment is sealed."""
    seal(table, entry)


def seal_if_full(table: StateBuilder, entry: ChoosingCards) -> bool:
    """No further card may be added: the commitment is sealed without asking."""
    if playable_cards(table, entry):
        return False
    seal(table, entry)
    return True


def seal(table: StateBuilder, entry: ChoosingCards) -> None:
    """The human's side is fixed; the battle card follows."""
    cards = tuple([card for card in entry.cards if card is not None])
    table.swap(Revealing(entry.place, entry.attacker, entry.power, entry.cards))
    table.tell(CombatCommitted(entry.power, cards))


# Reveal and result --------------------------------------------------------------------------------------


def reveal(table: StateBuilder, entry: Revealing, action: Advance) -> None:
    """Both sides are revealed and pay; the loser's units retreat, which may ask the human where to."""
    place, attacker = entry.place, entry.attacker
    fought = fight(table, place, attacker, entry.power, entry.cards)
    settling = Settling(place, attacker, fought.winner, fought.committed)
    table.swap(settling)
    if fought.winner == HUMAN:
        table.swap(changed(settling, routed=automa_retreats(table, place)))
    else:
        retreat(table, place)


def settle(table: StateBuilder, entry: Settling) -> bool:
    """What is left once the loser is gone: popularity, resources, the loser's card, the star, the Automa's finds."""
    place, attacker, winner = entry.place, entry.attacker, entry.winner
    table.pop()
    if winner == HUMAN == attacker:
        lose_popularity(table, entry.routed, spared=True)
    settle_resources(table, place, attacker, winner)
    if entry.committed:
        draw_combat_cards(table, BOT if winner == HUMAN else HUMAN, 1, Source.COMBAT)
    starred = place_star(table, winner, Star.COMBAT)
    record = table.automa.record
    if attacker == BOT and starred and record is not None and record.battle is not None:
        note(table, changed(record.battle, star=True))
    # automa.md R29: with the sixth star the rest of the turn is dropped.
    if attacker == BOT and not is_over(table):
        claim(table)
    return True


# Why not ------------------------------------------------------------------------------------------------


def _why_not_card(state: State, entry: ChoosingCards, action: CommitCard) -> Why:
    if action.card not in state.human.hand:
        return Why.NO_SUCH_CARD
    if len(entry.cards) >= most_cards(state, entry.place):
        return Why.TOO_MANY_CARDS
    return Why.ORDER_OF_CARDS


_COMMIT: Final = {card: CommitCard(card) for card in sorted(set(components().cards.combat))}

DECISIONS: Final = (
    Decision(
        ChoosingCombat,
        humans(Phase.COMBAT, Prompt.COMBAT),
        combat_choices,
        {ChooseCombat: choose_combat},
        {ChooseCombat: Why.NO_COMBAT_HERE},
        Why.COMBAT_FIRST,
    ),
    Decision(
        ChoosingArtillery,
        humans(Phase.COMBAT, Prompt.ARTILLERY),
        _YES_OR_NO,
        {Accept: fire, Decline: hold_fire},
        first=Why.COMBAT_FIRST,
        amid=True,
    ),
    Decision(
        ChoosingPower,
        humans(Phase.COMBAT, Prompt.COMBAT_POWER),
        power_actions,
        {SetPower: set_power},
        {SetPower: Why.TOO_MUCH_POWER},
        Why.COMBAT_FIRST,
        amid=True,
    ),
    Decision(
        ChoosingCards,
        humans(Phase.COMBAT, Prompt.COMBAT_CARDS),
        card_actions,
        {CommitCard: commit_card, Finish: commit_no_more},
        {CommitCard: _why_not_card},
        Why.COMBAT_FIRST,
        resolve=seal_if_full,
        amid=True,
    ),
    Decision(
        Revealing,
        beat(Phase.COMBAT, Prompt.REVEAL),
        ADVANCE,
        {Advance: reveal},
        first=Why.COMBAT_FIRST,
        amid=True,
    ),
    Decision(Settling, resolve=settle, amid=True),
)
