"""What is asked before a fight: what a victory ends or costs, and what could still be added."""

from __future__ import annotations

from attrs import evolve

from noria_desktop.bots.scythe.coach import totals
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.combat import most_cards, most_power
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    ChoosingCards,
    ChoosingPower,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Bonus, CombatCard
from noria_desktop.ui.game_says import Question
from noria_desktop.ui.scythe.board import handles as at
from noria_desktop.ui.scythe.board.outlook import PER_CENT, outlook, stakes
from noria_desktop.ui.scythe.words.names import (
    say,
)

EVEN = 50
"""Per cent: a fight that wins more seldom is asked about while cards could be added."""


def fight(
    view: State, entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]
) -> Question | None:
    """What a victory ends or costs, and what could still be added; both in one question where both hold.

    Each worker that a won attack drives home costs popularity, and that may fall to a lower tier (rules.md 7, 12).
    """
    asked = _game_ending(view, entry) or _cards_left(view, entry, actions)
    lost = stakes(view, entry.place, entry.attacker).popularity
    tiers = components().mats.tiers
    had, left = view.human.popularity, view.human.popularity - lost
    if tiers[left].star >= tiers[had].star or not _chance(view, entry, actions):
        return asked
    least = tiers.index(tiers[had])
    track = at.track(Bonus.POPULARITY)
    if asked is not None:
        falls = say("A victory takes popularity below {least}: all counts less.", least=least)
        detail = say("{first} {second}", first=asked.detail, second=falls)
        return evolve(asked, detail=detail, things=(*asked.things, track))
    fallen = evolve(view, human=evolve(view.human, popularity=left))
    (before, _), (after, _) = totals(view), totals(fallen)
    return Question(
        say("A victory takes popularity below {least}: all counts less. Fight all the same?", least=least),
        say(
            "%n worker(s) driven home: what is yours now counts {after} coins, not {before}.",
            lost,
            before=before,
            after=after,
        ),
        (track,),
    )


def _chance(view: State, entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]) -> int:
    """How often what is committed wins, in per cent."""
    power, laid = _committed(entry, actions)
    chances = outlook(view, entry.attacker).wins
    return chances[min(power + sum(card or 0 for card in laid), len(chances) - 1)]


def _committed(
    entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]
) -> tuple[int, tuple[CombatCard | None, ...]]:
    """Power and cards with which the fight begins."""
    power, cards = (entry.power, entry.cards) if isinstance(entry, ChoosingCards) else (0, ())
    power = next((one.power for one in actions if isinstance(one, act.SetPower)), power)
    return power, (*cards, *(one.card for one in actions if isinstance(one, act.CommitCard)))


def _game_ending(view: State, entry: ChoosingPower | ChoosingCards) -> Question | None:
    """A victory would place the own sixth star and end the game, though the own total is not ahead."""
    stake = stakes(view, entry.place, entry.attacker)
    mine, theirs = totals(view)
    if not stake.last_star or (mine > theirs and not stake.popularity):
        return None
    return Question(
        say("Winning would place your sixth star and end the game. Fight all the same?"),
        say("If it ended now: {mine} to {theirs}, without that star.", mine=mine, theirs=theirs),
        (at.arena(),),
    )


def _cards_left(
    view: State, entry: ChoosingPower | ChoosingCards, actions: tuple[act.Action, ...]
) -> Question | None:
    """A fight with nothing, or without the cards that could be added, that more often loses than wins."""
    power, laid = _committed(entry, actions)
    already = len(entry.cards) if isinstance(entry, ChoosingCards) else 0
    left = len(view.human.hand) - len(laid) + already
    free = min(most_cards(view, entry.place) - len(laid), left)
    chance = _chance(view, entry, actions)
    settable = isinstance(entry, ChoosingPower) and most_power(view.human) > 0
    if chance >= PER_CENT:
        return None
    if not power and not laid and (settable or free > 0):
        return Question(
            say("You commit nothing, which wins {chance}%. Fight all the same?", chance=chance),
            say(
                "You have {power} power and %n combat card(s). A defeat with nothing committed brings no card.",
                len(view.human.hand),
                power=view.human.power,
            ),
            (at.arena(),),
        )
    if laid or free <= 0 or chance >= EVEN:
        return None
    return Question(
        say("You add no card, which wins {chance}%. Fight all the same?", chance=chance),
        say("Up to %n combat card(s) could be added.", free),
        (at.arena(),),
    )
