"""The sixteen chapters: who is met where, and what is dealt. Source: ux 3.2."""

import pytest

from noria_desktop.app.campaign.chapters import CHAPTERS, LADDERS, Chapter, chapter, deal, options_of
from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.engine.rng import SEED_BITS
from noria_desktop.games.scythe.geography import geography, rivals_by_distance
from noria_desktop.games.scythe.terms import BASE_FACTIONS, Faction, home_base
from tests.app.campaign.made import opponent

RIVALS = {
    "noria": ["bot1", "bot2", "bot3", "bot3"],
    "nautilus": ["level1", "level2", "level3", "level4"],
    "solani": ["pup", "trickster", "scatterer", "level2+level3"],
    "scythe": ["autometta", "automa", "automaszyna", "ultimaszyna"],
}


def test_four_volumes_have_one_game_of_each_kind_in_the_order_of_the_home_page() -> None:
    assert [(one.volume, one.game) for one in CHAPTERS] == [
        (volume, game) for volume in (1, 2, 3, 4) for game in game_ids()
    ]
    assert [one.number for one in CHAPTERS] == list(range(1, 17))


@pytest.mark.parametrize("one", CHAPTERS, ids=lambda one: one.id)
def test_each_chapter_is_played_against_its_rival(one: Chapter) -> None:
    assert opponent(one.id, one.level, 5) == RIVALS[one.game][one.volume - 1]


def test_the_captain_plays_with_hidden_domain_cards_and_nobody_else() -> None:
    hidden = [
        one.id
        for one in CHAPTERS
        if one.game == "nautilus" and options_of(one, one.level, 1).domain_cards.value == "hidden"
    ]
    assert hidden == ["4-nautilus"]


@pytest.mark.parametrize("level", range(4))
def test_the_harder_the_automa_the_nearer_its_home(level: int) -> None:
    for seed in range(12):
        options = options_of(chapter("1-scythe"), level, seed)
        steps = geography().distance[home_base(options.faction)]
        nearer = [one for one in BASE_FACTIONS if steps[home_base(one)] < steps[home_base(options.automa)]]
        # The human's own home is at distance 0; two others may be equally far.
        assert len(nearer) - 1 <= 3 - level
        assert options.automa is rivals_by_distance(options.faction)[-1 - level]


def test_the_farthest_home_from_rusviet_is_saxonys() -> None:
    assert rivals_by_distance(Faction.RUSVIET)[-1] is Faction.SAXONY
    assert rivals_by_distance(Faction.CRIMEA)[0] is Faction.SAXONY


@pytest.mark.parametrize("one", CHAPTERS, ids=lambda one: one.id)
def test_a_deal_can_be_laid_and_is_the_same_each_time(one: Chapter) -> None:
    seed = deal(99, one, 3)
    assert 0 <= seed < 1 << SEED_BITS
    options = options_of(one, one.level, seed)
    rules = kit(one.game).rules
    assert rules.setup(options, seed).state == rules.setup(options_of(one, one.level, seed), seed).state


def test_deals_differ_by_campaign_chapter_and_number() -> None:
    found = [deal(campaign, one, number) for campaign in (1, 2) for one in CHAPTERS for number in (1, 2, 3)]
    assert len(set(found)) == len(found)


def test_an_evening_of_the_finale_has_one_seed_for_its_four_games() -> None:
    games = [chapter(f"finale-{game}") for game in LADDERS]
    assert len({deal(5, one, 1) for one in games}) == 1
    assert deal(5, games[0], 1) != deal(5, games[0], 2)


@pytest.mark.parametrize("name", ["", "5-noria", "1-chess", "0-noria", "finale"])
def test_there_are_no_other_chapters(name: str) -> None:
    with pytest.raises(LookupError):
        chapter(name)
