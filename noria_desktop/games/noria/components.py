"""What is printed on Noria's components, read once from ``resources/data/noria/components.json``.

Rules modules ask here for every number and never repeat one. Tables are tuples in the order of
``terms`` (``track.index`` and its like number the rows), so that a look-up costs next to nothing.

Source: rules.md 2 to 4 and its data file, where every block carries its mark of confidence.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache
from typing import Any

from noria_desktop.engine.printed import ComponentsError, read_file, structured
from noria_desktop.engine.values import frozen
from noria_desktop.games.noria.state import Resources
from noria_desktop.games.noria.terms import Chamber, Disc, Good, Resource, Space, Track


class Payment(enum.Enum):
    """How the units of a level's cost may be made up."""

    ONE_KIND = "one_kind"
    """All units are of the track's only kind."""
    ONE_KIND_OR_HALVES = "one_kind_or_halves"
    """Odd level: all units of one of the track's two kinds; even level: half of each."""
    ANY_MIX = "any_mix"
    """Any units of the track's kinds."""


@frozen
class Berth:
    """Place for ships on an island."""

    resource: Resource
    ships: int
    """Ships that lie here at the start of a solo game."""


@frozen
class IslandPrint:
    """What is printed on one of the nine islands, left to right."""

    number: int
    berths: tuple[Berth, Berth, Berth]
    spaces: tuple[tuple[Good, ...], tuple[Good, ...], tuple[Good, ...], tuple[Good, ...]]
    """Warehouses that a factory on each of the four spaces brings."""


@frozen
class TrackPrint:
    """Cost of the levels of a project track."""

    track: Track
    costs: tuple[int, ...]
    """Units for levels 1 to 9: ``costs[level - 1]``."""
    payment: Payment
    resources: tuple[Resource, ...]
    """Kinds of resource the track is paid in; empty on goods tracks."""
    goods: tuple[Good, ...]
    """Goods the track is paid in; empty on resource tracks."""


@frozen
class BoxContents:
    """Counts of the pieces in the box. Resources and knowledge are unlimited here."""

    discs: tuple[int, int, int, int, int, int, int]
    politicians: int
    representatives: int
    """Per colour; one of them serves as ambassador."""
    ships: Resources
    warehouses: tuple[int, int, int, int, int]
    factories: int
    """Per colour."""
    round_markers: int
    letter_discs: int


@frozen
class Components:
    """Everything printed, and the numbers of the rules that the data file keeps."""

    box: BoxContents

    # Islands and set-up
    islands: Mapping[int, IslandPrint]
    """By printed number, 1 to 9."""
    islands_drawn: int
    start_ships: Resources
    """The human's first ships, one of each kind."""
    start_resources: int
    start_knowledge: int

    # Wheel
    adjacency: frozenset[frozenset[Space]]
    """Pairs of connected active spaces; optional edges are in when the data switches them on (R2)."""
    small_discs: int
    medium_discs: int
    large_discs: int
    inactive_discs: int
    """Of the six discs of a starting wheel, how many lie in the resting half."""
    start_discs: tuple[Disc, ...]
    """One of each lies on the human's starting wheel."""
    disc_codes: Mapping[str, Disc]
    """Abbreviations of the notation."""
    suggested_wheels: tuple[str, ...]
    """Wheels for a first game, in the notation."""
    bot_presets: tuple[str, ...]
    """Printed bot wheels 1, 2, 3, in the notation."""

    # Rounds
    rounds: int
    surge_from_round: int
    """From this round on letter A is the energy surge."""

    # Market
    copies_per_disc: int
    prices: tuple[int, int, int, int]
    """Of the four priced spaces, cheapest first."""
    free_discs: tuple[Disc, ...]
    priced_discs: tuple[Disc, ...]

    # Influence
    night_shift_base: int
    modification_base: int
    surcharge: int
    surcharge_from_round: int

    # Action
    max_discs: int
    max_actions: int
    normal_actions: int
    upgraded_actions: int
    bonus_extra: int
    bonus_upgraded_extra: int
    substitute_knowledge: int
    sell_simple: int
    sell_complex: int
    buy_resource_cost: int
    travel_fee: int
    """Resources per other ambassador at the destination."""
    simple_goods: tuple[Good, ...]
    complex_goods: tuple[Good, ...]
    recipes: tuple[Resources, ...]
    """Resources a filled warehouse of each good costs."""
    tracks: tuple[TrackPrint, TrackPrint, TrackPrint, TrackPrint]
    max_level: int
    investment_fee: int
    """Resources per other representative standing strictly higher."""

    # Politics
    chamber_values: tuple[tuple[int, ...], ...]
    """Of each chamber, by number of politicians seated."""
    upper_start: int
    """Politicians in each upper row at the start."""
    lower_spaces: int
    cog_bases: tuple[int, ...]
    """Cog wheels exposed, by round; entry 0 is unused."""
    removal_must_be_other_chamber: bool
    removal_compulsory: bool
    """R6: an intrigue's removal may not be left out while somebody can be removed."""

    # Administration
    incomes: tuple[int, ...]
    """Knowledge by number of factories built."""
    factories: int

    def level_cost(self, track: Track, level: int) -> int:
        """Units that reaching ``level`` (1 to 9) of a track costs."""
        return self.tracks[track.index].costs[level - 1]

    def payment(self, track: Track) -> Payment:
        """How a level of this track may be paid."""
        return self.tracks[track.index].payment

    def recipe(self, good: Good) -> Resources:
        """Resources that filling one warehouse of this good costs."""
        return self.recipes[good.index]

    def chamber_value(self, chamber: Chamber, seated: int) -> int:
        """The leftmost number of the chamber's lower row that ``seated`` politicians leave uncovered."""
        return self.chamber_values[chamber.index][seated]

    def income(self, built: int) -> int:
        """Knowledge that ``built`` factories bring in administration."""
        return self.incomes[built]

    def sale_value(self, good: Good) -> int:
        """Knowledge the black market gives for a good."""
        return self.sell_simple if good in self.simple_goods else self.sell_complex

    def warehouses(self, number: int, space: int) -> tuple[Good, ...]:
        """Warehouses that factory space ``space`` (0 to 3, from the left) of an island brings."""
        return self.islands[number].spaces[space]


_FOR_PEOPLE = ("balance_targets", "bot_actions", "limits", "notation", "resources", "scoring")
"""Blocks of the file that tell what the rules say; no figure of theirs is used."""


@cache
def components() -> Components:
    """The printed components of Noria.

    Raises:
        ComponentsError: the data file contradicts itself.
    """
    return read_file("noria", "components.json", read_components, beside=_FOR_PEOPLE)


def read_components(data: Mapping[str, Any]) -> Components:
    """Build the tables from the parsed data file.

    Raises:
        ComponentsError: a table has the wrong shape.
    """
    wheel, market, influence = data["wheel"], data["market"], data["influence"]
    actions, black_market, setup = data["actions"], data["black_market"], data["solo_setup"]
    chambers, tracks, layout = data["chambers"], data["tracks"], data["wheel"]["setup_constraint"]
    simple = tuple(Good(word) for word in data["goods"]["simple"])
    complex_goods = tuple(Good(word) for word in data["goods"]["complex"])
    if chambers["order_left_to_right"] != [chamber.value for chamber in Chamber]:
        raise ComponentsError("the chambers stand in another order than the program's words")
    if tracks["order_left_to_right"] != [track.value for track in Track]:
        raise ComponentsError("the tracks stand in another order than the program's words")
    rounds = data["rounds"]["solo"]
    prices = tuple(market["prices"])
    if len(prices) != len(market["prices_shuffled_over"]):
        raise ComponentsError("every priced disc needs one price")
    return Components(
        box=_box(data["components"]),
        islands={entry["number"]: _island(entry) for entry in data["islands"]["list"]},
        islands_drawn=setup["islands_drawn"],
        start_ships=_resources(setup["player_ships"]),
        start_resources=setup["player_resources"],
        start_knowledge=setup["player_knowledge"],
        adjacency=_adjacency(data["adjacency"]),
        small_discs=layout["small"],
        medium_discs=layout["medium"],
        large_discs=layout["large"],
        inactive_discs=layout["inactive"],
        start_discs=tuple(Disc(word) for word in wheel["player_start_discs"]),
        disc_codes={code: Disc(word) for code, word in data["disc_codes"].items() if len(code) == 1},
        suggested_wheels=tuple(data["suggested_wheels"]["list"]),
        bot_presets=tuple(data["bot_wheels"][name] for name in data["bot_wheels"]["difficulty_order"]),
        rounds=rounds,
        surge_from_round=data["rounds"]["surge_from_round"],
        copies_per_disc=market["copies_per_type_solo"],
        prices=_four(prices, "prices"),
        free_discs=tuple(Disc(word) for word in market["free"]),
        priced_discs=tuple(Disc(word) for word in market["prices_shuffled_over"]),
        night_shift_base=influence["night_shift"]["base"],
        modification_base=influence["modification"]["base"],
        surcharge=influence["late_surcharge"]["value"],
        surcharge_from_round=influence["late_surcharge"]["from_round"],
        max_discs=actions["max_discs"],
        max_actions=actions["max_actions"],
        normal_actions=actions["normal_actions"],
        upgraded_actions=actions["upgraded_actions"],
        bonus_extra=actions["bonus_extra"],
        bonus_upgraded_extra=actions["bonus_upgraded_extra"],
        substitute_knowledge=actions["substitute_knowledge"],
        sell_simple=black_market["sell_simple"],
        sell_complex=black_market["sell_complex"],
        buy_resource_cost=black_market["buy_resource_cost"],
        travel_fee=data["travel"]["fee_per_other_ambassador"],
        simple_goods=simple,
        complex_goods=complex_goods,
        recipes=tuple(_resources(data["recipes"][good.value]) for good in Good),
        tracks=_four(
            tuple(_track(track, tracks["costs"][track.value], tracks["levels"]) for track in Track), "tracks"
        ),
        max_level=tracks["levels"],
        investment_fee=tracks["fee_per_higher_rep"],
        chamber_values=tuple(_values(chambers, chamber) for chamber in Chamber),
        upper_start=chambers["upper_start"],
        lower_spaces=chambers["lower_spaces"],
        cog_bases=_cogs(data["intrigue"]["cog_rounds"]["exposed_from_round"], rounds),
        removal_must_be_other_chamber=data["intrigue"]["removal"]["must_be_other_chamber"],
        removal_compulsory=data["intrigue"]["removal"]["compulsory"],
        incomes=tuple(data["knowledge_income"]["by_built_factories"]),
        factories=data["components"]["factories_per_colour"],
    )


def _four(row: tuple[Any, ...], what: str) -> Any:
    """The row itself, once it is known to have four entries."""
    if len(row) != 4:
        raise ComponentsError(f"{what}: expected 4, found {len(row)}")
    return row


def _resources(counts: Mapping[str, int]) -> Resources:
    """Counts by word as a tuple in printed order; kinds left out count 0."""
    unknown = set(counts) - {kind.value for kind in Resource}
    if unknown:
        raise ComponentsError(f"unknown resources {sorted(unknown)}")
    return (counts.get("energy", 0), counts.get("mycelium", 0), counts.get("obsidian", 0))


def _box(counts: Mapping[str, Any]) -> BoxContents:
    """The component list."""
    discs = tuple(counts["discs"][disc.value] for disc in Disc)
    stores = tuple(counts["warehouses"][good.value] for good in Good)
    return BoxContents(
        discs=(discs[0], discs[1], discs[2], discs[3], discs[4], discs[5], discs[6]),
        politicians=counts["politicians"],
        representatives=counts["representatives_per_colour"],
        ships=_resources(counts["ships"]),
        warehouses=(stores[0], stores[1], stores[2], stores[3], stores[4]),
        factories=counts["factories_per_colour"],
        round_markers=counts["round_markers"],
        letter_discs=counts["letter_discs"],
    )


def _island(entry: Mapping[str, Any]) -> IslandPrint:
    """One island."""
    berths = tuple(structured(berth, Berth) for berth in entry["ship_berths_left_to_right"])
    spaces = tuple(
        tuple(Good(word) for word in s["warehouses"]) for s in entry["factory_spaces_left_to_right"]
    )
    if len(berths) != 3 or len(spaces) != 4:
        raise ComponentsError(
            f"island {entry['number']}: {len(berths)} berths and {len(spaces)} factory spaces"
        )
    return IslandPrint(
        number=entry["number"],
        berths=(berths[0], berths[1], berths[2]),
        spaces=(spaces[0], spaces[1], spaces[2], spaces[3]),
    )


def _adjacency(entry: Mapping[str, Any]) -> frozenset[frozenset[Space]]:
    """The printed connections and those optional ones that are switched on."""
    edges = [
        *entry["edges"],
        *(extra["edge"] for extra in entry["optional_edges"].values() if extra["enabled"]),
    ]
    return frozenset(frozenset(Space(word) for word in edge) for edge in edges)


def _track(track: Track, entry: Mapping[str, Any], levels: int) -> TrackPrint:
    """Cost row and way of payment of a track; the kinds tell which of the three ways it is."""
    words = entry["kind"]
    resources = tuple(kind for kind in Resource if kind.value in words)
    goods = tuple(good for good in Good if good.value in words)
    costs = tuple(entry["per_level"])
    if len(costs) != levels or len(resources) + len(goods) != len(words) or bool(resources) == bool(goods):
        raise ComponentsError(f"track {track.value}: bad cost row")
    if goods:
        payment = Payment.ANY_MIX
    else:
        payment = Payment.ONE_KIND if len(resources) == 1 else Payment.ONE_KIND_OR_HALVES
    if payment is Payment.ONE_KIND_OR_HALVES and any(cost % 2 for cost in costs[1::2]):
        raise ComponentsError(f"track {track.value}: an even level cannot be paid in halves")
    return TrackPrint(track=track, costs=costs, payment=payment, resources=resources, goods=goods)


def _values(chambers: Mapping[str, Any], chamber: Chamber) -> tuple[int, ...]:
    """The numbers of a chamber's lower row from left to right."""
    values = tuple(chambers["values"][chamber.value])
    if len(values) != chambers["printed_numbers_per_lower_row"]:
        raise ComponentsError(f"chamber {chamber.value}: {len(values)} numbers")
    return values


def _cogs(exposed_from: list[int], rounds: int) -> tuple[int, ...]:
    """Cog wheels exposed in each round; entry 0 is unused."""
    return (0, *(sum(number >= start for start in exposed_from) for number in range(1, rounds + 1)))
