"""The campaigns of a profile on the disk: kept, mended, taken along, joined, thrown away. Source: ux 3.7."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from noria_desktop.app.campaign import campaigns as module
from noria_desktop.app.campaign import taken_along
from noria_desktop.app.campaign.campaign import (
    Attempt,
    Campaign,
    begun,
    new_campaign,
    seed_of,
    with_attempt,
)
from noria_desktop.app.campaign.campaigns import Campaigns
from noria_desktop.app.campaign.chapters import chapter, options_of
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player
from noria_desktop.app.saves.archive import Packed, bring_in, pack
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.app.saves.files import backup_of
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from noria_desktop.engine.rng import Rng
from noria_desktop.engine.values import changed
from tests.app.campaign.made import EMPTY, attempt
from tests.chance import seat_chance


def games_of(folder: Path) -> Campaigns:
    return Campaigns(Store(folder))


@pytest.fixture
def here(tmp_path: Path) -> Campaigns:
    return games_of(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Campaigns:
    return games_of(tmp_path / "there")


def lay(campaigns: Campaigns, campaign: Campaign, where: str) -> tuple[Campaign, Session]:
    """Begin a game at a chapter, as the window does."""
    place = chapter(where)
    number = 1 + len(campaign.at(place))
    attempt = begun(campaign, place, level=place.level, number=number, edition=1)
    seed = seed_of(campaign, attempt)
    session = Session(kit(place.game), options_of(place, attempt.level, seed), seed, identity=attempt.id)
    return campaigns.note(campaign, attempt), session


def play(session: Session, *, until: int = 10_000) -> Session:
    """Somebody plays at random."""
    someone = player(session.rules.game_id, "random")
    while not session.is_over and session.cursor < until:
        if session.turn.automatic:
            session.run_automatic()
            continue
        seat = session.turn.seat
        assert seat is not None
        rng = Rng(seat_chance(session.seed, seat).key, session.cursor)
        session.dispatch(someone.choose(session.view(seat), session.legal, rng)[0].action)
    return session


def finished(campaigns: Campaigns, campaign: Campaign, where: str) -> Campaign:
    campaign, session = lay(campaigns, campaign, where)
    assert campaigns.finish(play(session))
    found = campaigns.get(campaign.id)
    assert found is not None
    return found


def test_a_campaign_is_there_again(here: Campaigns) -> None:
    campaign = here.add(new_campaign("Winter voyage"))
    assert games_of(here.folder.parent).all() == (campaign,)
    assert [one.name for one in here.folder.glob("*.ndcampaign")] == ["Winter voyage.ndcampaign"]


def test_a_game_that_ended_is_in_the_logbook_and_counts_once(here: Campaigns) -> None:
    _, session = lay(here, here.add(new_campaign("One")), "1-nautilus")
    play(session)
    assert here.finish(session)
    assert not here.finish(session)
    (attempt,) = here.all()[0].attempts
    (ending,) = attempt.endings
    final = here.final(attempt, ending)
    assert final is not None
    assert final.state == session.state
    assert final.identity == attempt.id


def test_a_game_of_its_own_is_of_no_campaign(here: Campaigns) -> None:
    here.add(new_campaign("One"))
    game = kit("nautilus")
    assert not here.finish(play(Session(game, game.default_options(), 4)))
    assert here.of_game("a" * 32) is None


def test_a_game_opened_from_its_file_knows_its_campaign(here: Campaigns, tmp_path: Path) -> None:
    campaign, session = lay(here, here.add(new_campaign("One")), "1-noria")
    play(session, until=20)
    store = Store(tmp_path / "here")
    file = store.save_to(tmp_path / "elsewhere.ndsave", session, kit("noria"))
    opened = store.open(file).session
    found = here.of_game(opened.identity)
    assert found is not None
    assert found[0].id == campaign.id
    assert found[1].where.id == "1-noria"


def test_an_ending_that_was_not_written_down_is_found_again(here: Campaigns, tmp_path: Path) -> None:
    _, session = lay(here, here.add(new_campaign("One")), "1-nautilus")
    Store(tmp_path / "here").autosave(play(session), kit("nautilus"))
    again = games_of(tmp_path / "here")
    assert again.mend() == 1
    assert again.mend() == 0
    assert again.all()[0].attempts[0].is_over


def test_a_deal_that_was_seen_is_not_sealed(here: Campaigns) -> None:
    campaign = here.add(new_campaign("One"))
    place = chapter("1-nautilus")
    for first in (True, False):
        attempt = begun(campaign, place, level=0, number=1, edition=1)
        campaign = here.note(campaign, attempt)
        seed = seed_of(campaign, attempt)
        session = Session(kit("nautilus"), options_of(place, 0, seed), seed, identity=attempt.id)
        assert here.finish(play(session))
        found = here.get(campaign.id)
        assert found is not None
        known = found.attempt(attempt.id)
        assert known is not None
        assert known.endings[0].result.sealed is first
        campaign = found


def test_two_programs_lose_nothing_of_each_other(here: Campaigns, tmp_path: Path) -> None:
    campaign = here.add(new_campaign("One"))
    other = games_of(tmp_path / "here")
    lay(here, campaign, "1-noria")
    lay(other, campaign, "1-solani")
    assert {attempt.chapter for attempt in here.all()[0].attempts} == {"1-noria", "1-solani"}


def test_two_campaigns_of_one_name_are_two_files(here: Campaigns) -> None:
    first, second = here.add(new_campaign("Mika")), here.add(new_campaign("Mika"))
    assert {one.id for one in here.all()} == {first.id, second.id}


def test_a_new_name_changes_nothing_else(here: Campaigns) -> None:
    campaign = finished(here, here.add(new_campaign("One")), "1-nautilus")
    assert here.rename(campaign, " Two\n ").name == "Two"
    assert here.rename(campaign, "  ").name == "Two"
    assert here.all()[0].attempts == campaign.attempts


# Taken along --------------------------------------------------------------------------------------------


def test_a_campaign_goes_to_another_profile_with_its_games(
    here: Campaigns, there: Campaigns, tmp_path: Path
) -> None:
    campaign = finished(here, here.add(new_campaign("One")), "1-nautilus")
    campaign, session = lay(here, campaign, "1-noria")
    Store(tmp_path / "here").autosave(play(session, until=30), kit("noria"))
    target = tmp_path / "one.ndcampaign"
    taken_along.export(here, campaign, target)
    brought = taken_along.bring_in(there, target)
    assert (brought.is_new, brought.attempts, brought.games) == (True, 2, 1)
    assert there.all() == (campaign,)
    (attempt,) = campaign.at(chapter("1-nautilus"))
    assert there.final(attempt, attempt.endings[0]) is not None
    listed = Store(tmp_path / "there").resume()
    assert listed is not None
    assert listed[1].session.state == session.state
    again = taken_along.bring_in(there, target)
    assert (again.is_new, again.attempts, again.games) == (False, 0, 0)


def test_a_branch_of_a_campaign_is_joined_and_nothing_doubles(
    here: Campaigns, there: Campaigns, tmp_path: Path
) -> None:
    campaign = finished(here, here.add(new_campaign("One")), "1-nautilus")
    file = tmp_path / "one.ndcampaign"
    taken_along.export(here, campaign, file)
    taken_along.bring_in(there, file)
    finished(here, campaign, "1-noria")
    branch = finished(there, campaign, "1-solani")
    taken_along.export(there, branch, file)
    brought = taken_along.bring_in(here, file)
    assert brought.attempts == 1
    chapters = sorted(one.chapter for one in here.all()[0].attempts)
    assert chapters == ["1-nautilus", "1-noria", "1-solani"]
    assert standing(here.all()[0]).stars >= standing(branch).stars


def test_a_campaign_that_calls_itself_like_another_is_refused(
    here: Campaigns, there: Campaigns, tmp_path: Path
) -> None:
    campaign = here.add(new_campaign("One"))
    file = tmp_path / "x.ndcampaign"
    taken_along.export(there, changed(campaign, seed=campaign.seed ^ 1), file)
    with pytest.raises(SaveError) as caught:
        taken_along.bring_in(here, file)
    assert caught.value.reason is Reason.OTHER_CAMPAIGN
    assert caught.value.file == file
    assert here.all() == (campaign,)


def test_a_game_under_a_foreign_name_does_not_come_in(
    here: Campaigns, there: Campaigns, tmp_path: Path
) -> None:
    campaign = finished(here, here.add(new_campaign("One")), "1-nautilus")
    data = taken_along.packed(here, campaign).replace(
        b'\\"id\\": \\"' + campaign.attempts[0].id.encode(), b'\\"id\\": \\"' + b"d" * 32
    )
    file = tmp_path / "x.ndcampaign"
    file.write_bytes(data)
    with pytest.raises(SaveError):
        taken_along.bring_in(there, file)
    assert there.all() == ()


# Damage -------------------------------------------------------------------------------------------------


def test_a_damaged_campaign_is_told_and_its_previous_version_comes_back(here: Campaigns) -> None:
    campaign = here.add(new_campaign("One"))
    lay(here, campaign, "1-noria")
    (kept,) = here.listed()
    kept.file.write_bytes(b"{")
    (kept,) = here.listed()
    assert kept.campaign is None
    assert kept.error is not None
    assert kept.error.reason is Reason.NOT_JSON
    assert kept.has_backup
    assert here.restore(kept) == campaign
    assert here.all() == (campaign,)
    assert [one.name for one in here.folder.glob("*.broken")]


def test_a_damaged_campaign_without_a_previous_version_stays_as_it_is(here: Campaigns) -> None:
    here.add(new_campaign("One"))
    (kept,) = here.listed()
    kept.file.write_bytes(b"{")
    with pytest.raises(SaveError):
        here.restore(here.listed()[0])
    assert kept.file.read_bytes() == b"{"
    other = here.add(new_campaign("Two"))
    assert here.all() == (other,)
    assert kept.file.read_bytes() == b"{"


def test_one_thrown_away_comes_back(here: Campaigns) -> None:
    campaign = finished(here, here.add(new_campaign("One")), "1-nautilus")
    here.throw_away(here.listed()[0])
    assert here.all() == ()
    (thrown,) = here.thrown_away()
    here.put_back(thrown)
    assert here.all() == (campaign,)
    assert here.thrown_away() == ()
    assert backup_of(here.listed()[0].file).exists()


def test_a_full_disk_changes_nothing(here: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign, session = lay(here, here.add(new_campaign("One")), "1-nautilus")
    play(session)

    def full(file: Path, *_: object, **__: object) -> None:
        raise SaveError(file, "", Reason.DISK_FULL)

    with monkeypatch.context() as patched:
        patched.setattr(module, "write_atomically", full)
        with pytest.raises(SaveError):
            here.finish(session)
    assert here.all() == (campaign,)
    assert here.finish(session)


def test_an_attempt_may_be_noted_twice(here: Campaigns) -> None:
    campaign = here.add(new_campaign("One"))
    attempt: Attempt = begun(campaign, chapter("1-noria"), level=0, number=1, edition=1)
    first = here.note(campaign, attempt)
    assert here.note(campaign, attempt) == first == with_attempt(campaign, attempt)


def test_a_whole_profile_takes_its_campaigns_along(here: Campaigns, there: Campaigns, tmp_path: Path) -> None:
    campaign = finished(here, here.add(new_campaign("One")), "1-nautilus")
    file = tmp_path / "all.ndprofile"
    for _ in pack(Store(tmp_path / "here"), tmp_path / "settings.ini", file):
        pass
    for _ in range(2):
        for _ in bring_in(Store(tmp_path / "there"), tmp_path / "other.ini", file):
            pass
    assert there.all() == (campaign,)
    attempt = campaign.attempts[0]
    assert there.final(attempt, attempt.endings[0]) is not None
    assert len(list(there.folder.glob("*.ndcampaign"))) == 1


def test_a_damaged_campaign_is_left_out_of_the_profile_and_told(here: Campaigns, tmp_path: Path) -> None:
    here.add(new_campaign("One"))
    here.listed()[0].file.write_bytes(b"{")
    steps = pack(Store(tmp_path / "here"), tmp_path / "settings.ini", tmp_path / "all.ndprofile")
    assert ended(steps).left_out == 1


def ended(steps: Generator[object, None, Packed]) -> Packed:
    """What work done step by step says at its end."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            made: Packed = stop.value
            return made


def test_of_one_second_the_first_attempt_at_a_deal_stands_before_its_repeat() -> None:
    """Times are kept by the second and names are chance: a loss and another try in one second changed places."""
    first = changed(attempt(1, "1-noria"), id="f" * 32)
    repeat = changed(attempt(1, "1-noria", first=False), id="0" * 32)
    for order in ((first, repeat), (repeat, first)):
        campaign = EMPTY
        for one in order:
            campaign = with_attempt(campaign, one)
        assert campaign.attempts == (first, repeat)
