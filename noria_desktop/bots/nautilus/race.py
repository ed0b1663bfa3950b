"""The race for the five domains, as a chance of winning the game.

A round ends with five domain cards going to one side or the other. What such an outcome is worth is
the chance to win three domains when every card that is still to come goes to either player with the
same chance. Settled domains need no care of their own: a settled domain is one that the leader wins in every
completion, so its chance is 1 (rules.md 11).

Chances are those of seat 0; seat 1 has the rest, as nobody can draw (N24). Source: engines-and-bots 5.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import frozen

DOMAINS: Final = 5
NEEDED: Final = 3
"""Domains that win the game."""
COLUMNS: Final = 5
OUTCOMES: Final = 1 << COLUMNS
"""Ways a row can go: bit c of an outcome is set when seat 0's side wins column c."""


STEADY: Final = 1.45
"""How much farther from even a lead is than coins would have it: who plays well takes two or three columns of five and not
none or all. Fitted on games of the strongest player against itself (``decided``)."""


@frozen
class Domain:
    """How far one domain has come."""

    lead: int
    """Net points of seat 0 less those of seat 1."""
    out: tuple[int, ...]
    """Points of the cards that nobody has yet, those in the row included; sorted."""


@lru_cache(maxsize=1 << 14)
def domain_chance(lead: int, out: tuple[int, ...]) -> float:
    """The chance that seat 0 has more net points when all cards have gone; an equal end counts half."""
    if not out:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    points, rest = out[0], out[1:]
    return (domain_chance(lead + points, rest) + domain_chance(lead - points, rest)) / 2


def match_chance(chances: tuple[float, ...]) -> float:
    """The chance to win at least three of five independent domains."""
    won = [1.0]
    for chance in chances:
        lost = 1.0 - chance
        grown = [lost * won[0]]
        grown.extend(lost * won[n] + chance * won[n - 1] for n in range(1, len(won)))
        grown.append(chance * won[-1])
        won = grown
    return sum(won[NEEDED:])


def round_table(domains: tuple[Domain, ...], row: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """What each of the 32 outcomes of a row is worth to seat 0.

    Args:
        domains: the five domains before the award.
        row: domain and points of the five cards in columns 0 to 4.
    """
    rests: list[list[int]] = [list(domain.out) for domain in domains]
    for domain, points in row:
        rests[domain].remove(points)
    tails = [tuple(rest) for rest in rests]
    table = []
    for outcome in range(OUTCOMES):
        leads = [domain.lead for domain in domains]
        for column, (domain, points) in enumerate(row):
            leads[domain] += points if outcome >> column & 1 else -points
        table.append(match_chance(tuple(map(domain_chance, leads, tails))))
    return tuple(table)


def decided(chance: float) -> float:
    """What a chance by coins comes to between players who play well: its odds to the power of ``STEADY``."""
    won: float = chance**STEADY
    lost: float = (1.0 - chance) ** STEADY
    return won / (won + lost)
