"""Laying the table. Source: rules.md 2; automa.md 3; the user's document, set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from noria_desktop.engine.setup_line import BadOptions
from noria_desktop.games.scythe.census import census
from noria_desktop.games.scythe.events import GameBegan, TurnBegan
from noria_desktop.games.scythe.pending import ChoosingSection
from noria_desktop.games.scythe.setup import farthest_opponent, is_discouraged, options_of, setup
from noria_desktop.games.scythe.state import Options, State
from noria_desktop.games.scythe.terms import (
    BASE_FACTIONS,
    BASE_MATS,
    PLACE_OF,
    Faction,
    Level,
    Mat,
    Scheme,
)


def a_game(
    faction: Faction = Faction.NORDIC,
    mat: Mat = Mat.INDUSTRIAL,
    automa: Faction = Faction.CRIMEA,
    level: Level = Level.AUTOMA,
    seed: int = 1,
    expansion: bool = False,
) -> State:
    return setup(Options(faction, mat, automa, level, expansion), seed).state


def all_at(names: str) -> tuple[int, ...]:
    return tuple(PLACE_OF[name] for name in names.split())


def test_the_human_side() -> None:
    """2.4, 2.5: power, cards, popularity, coins, two objectives; character home, workers beside it; six on the mat."""
    human = a_game(Faction.POLANIA, Mat.AGRICULTURAL).human
    assert (human.power, len(human.hand)) == (2, 3)
    assert (human.popularity, human.coins, len(human.objectives)) == (4, 7, 2)
    assert human.army.character == PLACE_OF["base_polania"]
    assert human.army.workers == all_at("h14 h20")
    assert human.army.mechs == human.works.structures == human.works.recruits == (None,) * 4
    assert not any(human.works.cubes)
    assert human.last_section is None
    assert human.factory_card is None
    assert sum(human.stars) == 0


def test_the_automas_side() -> None:
    """automa.md 3.2, 3.3: power and cards of its mat, 5 coins, first space of the tracker, scheme I."""
    automa = a_game(automa=Faction.SAXONY, level=Level.AUTOMETTA).automa
    assert (automa.power, len(automa.hand), automa.coins) == (1, 4, 5)
    assert automa.character == PLACE_OF["base_saxony"]
    assert automa.workers == all_at("h34 h41")
    assert automa.mechs == ()
    assert (automa.level, automa.token, automa.scheme) == (Level.AUTOMETTA, 0, Scheme.I)
    assert len(automa.deck) == 19
    assert automa.main == automa.battle == automa.factory_card == ()
    assert automa.remembered is None


def test_the_decks() -> None:
    """2.1, 2.2: three Factory cards of twelve laid out; 11 tokens; dealt cards are out of the decks."""
    state = a_game(Faction.NORDIC, automa=Faction.CRIMEA)
    decks = state.decks
    assert (len(decks.encounters), len(decks.objectives)) == (28, 21)
    assert (len(decks.factory), len(decks.unused_factory)) == (3, 9)
    assert len(decks.combat) == 42 - 1 - 0
    assert len(state.board.tokens) == 11
    assert not any(map(any, state.board.goods))


def test_the_human_begins() -> None:
    """2.8; automa.md R4."""
    begun = setup(Options(), 5)
    assert [type(event) for event in begun.events] == [GameBegan, TurnBegan]
    assert begun.state.pending == (ChoosingSection(),)
    assert begun.state.turn == 1


def test_chance_never_gives_a_discouraged_pair() -> None:
    """2.3: Rusviet with Industrial and Crimea with Patriotic are drawn anew; everything else comes up."""
    seen = Counter()  # type: ignore[var-annotated]
    for seed in range(300):
        options = options_of(setup(Options(), seed).state)
        seen[options.faction, options.mat] += 1
        assert options.automa is not options.faction
    assert not any(is_discouraged(faction, mat) for faction, mat in seen)
    assert len(seen) == 23


def test_a_free_choice_may_be_discouraged() -> None:
    """2.3: free choice only warns."""
    state = a_game(Faction.RUSVIET, Mat.INDUSTRIAL)
    assert (state.human.faction, state.human.mat) == (Faction.RUSVIET, Mat.INDUSTRIAL)
    assert is_discouraged(Faction.RUSVIET, Mat.INDUSTRIAL)


def test_half_a_choice_is_completed_without_a_discouraged_pair() -> None:
    """2.3: one mat chosen, the other drawn; a chosen Automa keeps its faction."""
    for seed in range(60):
        chosen = setup(Options(faction=Faction.CRIMEA), seed).state.human
        assert chosen.faction is Faction.CRIMEA
        assert chosen.mat is not Mat.PATRIOTIC
        drawn = setup(Options(mat=Mat.INDUSTRIAL, automa=Faction.SAXONY), seed).state
        assert drawn.human.mat is Mat.INDUSTRIAL
        assert drawn.human.faction not in (Faction.RUSVIET, Faction.SAXONY)
        assert drawn.automa.faction is Faction.SAXONY


def test_a_games_own_options_repeat_it() -> None:
    """2.9: one seed gives one game; choosing what was drawn changes nothing."""
    for seed in range(25):
        state = setup(Options(), seed).state
        assert setup(options_of(state), seed).state == state


def test_choosing_a_mat_leaves_the_decks_alone() -> None:
    """2.9: the random steps are the same whatever is chosen."""
    one = a_game(Faction.NORDIC, Mat.PATRIOTIC, seed=9)
    other = a_game(Faction.NORDIC, Mat.MECHANICAL, seed=9)
    assert one.decks == other.decks
    assert one.automa == other.automa


def test_every_pair_of_sides_can_be_set_up() -> None:
    """2, automa.md 1.5: five factions, five mats, four other factions, four levels; each position holds."""
    for faction in BASE_FACTIONS:
        for mat in BASE_MATS:
            for automa in BASE_FACTIONS:
                if automa is not faction:
                    census(a_game(faction, mat, automa, Level.ULTIMASZYNA))


def test_the_expansions_mats_only_on_demand() -> None:
    """13: off by default; its factions are not offered at all."""
    assert a_game(mat=Mat.MILITANT, expansion=True).human.coins == 4
    mats = {setup(Options(expansion=True), seed).state.human.mat for seed in range(200)}
    assert mats == set(Mat)
    with pytest.raises(BadOptions, match="mat"):
        a_game(mat=Mat.MILITANT)


@pytest.mark.parametrize(
    ("options", "place"),
    [
        (Options(faction=Faction.ALBION), "faction"),
        (Options(faction=Faction.TOGAWA, expansion=True), "faction"),
        (Options(automa=Faction.ALBION), "automa"),
        (Options(faction=Faction.NORDIC, automa=Faction.NORDIC), "automa"),
        (Options(mat=Mat.INNOVATIVE), "mat"),
    ],
)
def test_impossible_options(options: Options, place: str) -> None:
    """Bad input: factions that are not whole, twice the same, mats of the expansion without it."""
    with pytest.raises(BadOptions) as caught:
        setup(options, 1)
    assert caught.value.place == place


def test_a_seed_out_of_range() -> None:
    """Bad input: seeds are unsigned 32-bit numbers."""
    for seed in (-1, 1 << 32):
        with pytest.raises(ValueError, match="seed"):
            setup(Options(), seed)


@pytest.mark.parametrize(
    ("faction", "farthest"),
    [
        (Faction.NORDIC, Faction.CRIMEA),
        (Faction.RUSVIET, Faction.SAXONY),
        (Faction.CRIMEA, Faction.NORDIC),
        (Faction.SAXONY, Faction.RUSVIET),
        (Faction.POLANIA, Faction.RUSVIET),
    ],
)
def test_the_opponent_proposed_for_a_first_game(faction: Faction, farthest: Faction) -> None:
    """R1: the one whose home base is farthest away.

    From Nordic (3, -4) both Crimea (-3, 4) and Saxony (-5, 3) are 8 away; Crimea comes first in faction order.
    """
    assert farthest_opponent(faction) is farthest
