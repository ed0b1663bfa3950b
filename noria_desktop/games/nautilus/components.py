"""What is printed on the cards of Nautilus, read once from ``resources/data/nautilus/components.json``.

Rules modules ask here for every number and never repeat one. Tables are tuples numbered by card, so that a
look-up costs next to nothing.

Source: rules.md 1 and its data file, where every block carries its mark of confidence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from attrs import fields, frozen

from noria_desktop.engine.printed import ComponentsError, read_file, structured
from noria_desktop.games.nautilus.terms import BONE, COLUMNS, KRAKEN, Arrow, Card, Domain, DomainCard, Special


@frozen
class Clinch:
    """A condition under which a domain is won. Source: rules.md 10."""

    points: int
    """At least so many net points."""
    needs_minus: bool
    """The domain's card of -1 must have been taken by somebody."""


@frozen
class Components:
    """Everything printed, and the numbers of the rules that the data file keeps."""

    rounds: int
    hand_size: int
    domains_needed: int
    """Whoever has won so many domains wins at once."""
    specials_per_round: int
    reshuffled_before_round: int
    """All six specials form a new deck before this round."""
    domains: tuple[Domain, ...]
    """Of each domain card."""
    points: tuple[int, ...]
    """Of each domain card: 2, 1 or -1."""
    places: tuple[int, ...]
    """``index`` of each domain card's domain."""
    minus_cards: tuple[tuple[DomainCard, ...], ...]
    """The cards of each domain that cost points."""
    clinches: tuple[Clinch, ...]
    """Any of them wins a domain."""
    needed: tuple[int, int]
    """Net points that win a domain while its -1 is out, and once it was taken."""
    divers: tuple[Card, ...]
    """All diver cards, ascending."""
    arrows: tuple[Arrow | None, ...]
    """By card; kraken and bone have none."""
    red: frozenset[Card]
    """Divers with red numbers."""
    placed_as: tuple[Card | None, ...]
    """By special: the card it lies as; None for those that are not laid."""
    at_start: frozenset[Special]
    """Specials that can be used only at the start of a round."""
    starts: tuple[bool, ...]
    """By special: whether it is one of those."""
    table: tuple[tuple[bool, ...], ...]
    """Row a, column b: whether card a beats card b."""

    @property
    def domain_cards(self) -> tuple[DomainCard, ...]:
        """All domain cards."""
        return tuple(range(len(self.domains)))


def domain_of(card: DomainCard) -> Domain:
    """The domain of a domain card."""
    return components().domains[card]


def points_of(card: DomainCard) -> int:
    """Points of a domain card: 2, 1 or -1."""
    return components().points[card]


def beats(card: Card, other: Card) -> bool:
    """Whether a card wins against the one facing it. Source: rules.md 9; N13, N14."""
    return components().table[card][other]


@cache
def components() -> Components:
    """The printed components of Nautilus.

    Raises:
        ComponentsError: the data file contradicts itself.
    """
    return read_file("nautilus", "components.json", read_components, beside=["start_player"])


class _Unread(Components):
    """The printed components before anybody asked for one of them: then they are read and take on the class proper."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        """Read them all."""
        read = components()
        for field in fields(Components):
            object.__setattr__(self, field.name, getattr(read, field.name))
        object.__setattr__(self, "__class__", Components)
        return getattr(self, name)


PRINTED: Final[Components] = object.__new__(_Unread)
"""The same for what is asked with every action, as a call of ``components`` costs more than most of what is asked."""


def read_components(data: Mapping[str, Any]) -> Components:
    """Build the tables from the parsed data file.

    Raises:
        ComponentsError: a table has the wrong shape, or the counts of cards do not fit the rounds.
    """
    domains, specials, divers = data["domains"], data["specials"], data["divers"]["list"]
    if [entry["id"] for entry in domains["list"]] != [domain.value for domain in Domain]:
        raise ComponentsError("the domains stand in another order than the program's words")
    if [entry["id"] for entry in specials["list"]] != [special.value for special in Special]:
        raise ComponentsError("the specials stand in another order than the program's words")
    clinches = tuple(structured(entry, Clinch) for entry in data["clinch"]["any_of"])
    made = Components(
        rounds=data["rounds"]["count"],
        hand_size=data["deal"]["hand_size"],
        domains_needed=domains["needed_to_win"],
        specials_per_round=specials["per_round"],
        reshuffled_before_round=specials["reshuffled_before_round"],
        domains=tuple(Domain(entry["id"]) for entry in domains["list"] for _ in entry["cards"]),
        points=tuple(points for entry in domains["list"] for points in entry["cards"]),
        places=tuple(Domain(entry["id"]).index for entry in domains["list"] for _ in entry["cards"]),
        minus_cards=_minus_cards(domains["list"]),
        clinches=clinches,
        needed=(
            min(way.points for way in clinches if not way.needs_minus),
            min(way.points for way in clinches),
        ),
        divers=tuple(entry["value"] for entry in divers),
        arrows=_arrows(divers),
        red=frozenset(entry["value"] for entry in divers if entry["red"]),
        placed_as=tuple(
            entry["value"] if entry["timing"] == "placement" else None for entry in specials["list"]
        ),
        at_start=frozenset(
            Special(entry["id"]) for entry in specials["list"] if entry["timing"] == "round_start"
        ),
        starts=tuple(entry["timing"] == "round_start" for entry in specials["list"]),
        table=_table(data["comparison"]),
    )
    _check(made, specials)
    return made


def _minus_cards(domains: list[Mapping[str, Any]]) -> tuple[tuple[DomainCard, ...], ...]:
    """The cards that cost points, by domain."""
    numbered = enumerate((place, points) for place, entry in enumerate(domains) for points in entry["cards"])
    cards = [(place, card) for card, (place, points) in numbered if points < 0]
    return tuple(tuple(card for at, card in cards if at == place) for place in range(len(domains)))


def _arrows(divers: list[Mapping[str, Any]]) -> tuple[Arrow | None, ...]:
    """The arrow of every card, bone and kraken at the ends without."""
    printed = {entry["value"]: entry["arrow"] for entry in divers}
    words = (printed.get(card) for card in range(BONE, KRAKEN + 1))
    return tuple(None if word is None else Arrow(word) for word in words)


def _table(comparison: Mapping[str, Any]) -> tuple[tuple[bool, ...], ...]:
    """The printed table, once it agrees with the rule and its exceptions."""
    exceptions = {(entry["winner"], entry["loser"]) for entry in comparison["exceptions"]}
    cards = range(BONE, KRAKEN + 1)
    ruled = tuple(
        tuple((a, b) in exceptions or (a > b and (b, a) not in exceptions) for b in cards) for a in cards
    )
    printed = tuple(tuple(bool(cell) for cell in row) for row in comparison["table"])
    if printed != ruled:
        raise ComponentsError("the table of comparisons does not say what the rule says")
    return printed


def _check(made: Components, specials: Mapping[str, Any]) -> None:
    """That every round can be dealt, and that kraken and bone are what the program calls so."""
    divers = len(made.divers)
    drawn = {entry["id"]: entry.get("draw") for entry in specials["list"]}
    facts = {
        "domain cards": len(made.domains) == made.rounds * COLUMNS,
        "cards of a domain": len(set(map(made.domains.count, Domain))) == 1,
        "divers": sorted(made.divers) == list(range(BONE + 1, KRAKEN)),
        "hands": made.hand_size == COLUMNS and divers >= 2 * made.hand_size + (drawn["submarine"] or 0),
        "drawn by the submarine": drawn["submarine"] == 2,
        "specials": made.specials_per_round == 2
        and len(Special) == made.specials_per_round * (made.reshuffled_before_round - 1),
        "kraken and bone": made.placed_as[:2] == (KRAKEN, BONE) and set(made.placed_as[2:]) == {None},
    }
    wrong = [name for name, holds in facts.items() if not holds]
    if wrong:
        raise ComponentsError(", ".join(wrong))
