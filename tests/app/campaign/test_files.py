"""A campaign as a file: what is written is read again, and nothing else is believed. Source: decision 5; ux 3.7."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from noria_desktop.app.campaign import files
from noria_desktop.app.campaign.campaign import Campaign, with_attempt
from noria_desktop.app.campaign.files import read, written
from noria_desktop.app.campaign.standing import standing
from noria_desktop.app.saves.errors import Reason, SaveError
from noria_desktop.engine.values import changed
from tests.app.campaign.made import EMPTY, attempt, ending, played


@pytest.fixture
def campaign() -> Campaign:
    begun = with_attempt(played(played(EMPTY, 1, "1-noria", 3), 2, "1-solani", 0), attempt(3, "1-scythe"))
    of = attempt(4, "4-solani")
    return with_attempt(begun, changed(of, endings=(ending(begun, of, (50, 50, 20)),)))


def edited(campaign: Campaign, change: Callable[[dict[str, Any]], object]) -> bytes:
    raw = json.loads(written(campaign))
    change(raw)
    return json.dumps(raw).encode()


def test_what_is_written_is_read_again(campaign: Campaign) -> None:
    assert read(written(campaign)) == (campaign, ())
    assert written(read(written(campaign))[0]) == written(campaign)


def test_games_go_along(campaign: Campaign) -> None:
    games = (files.Game(campaign.attempts[0].id, "", "{}"),)
    assert read(written(campaign, games)) == (campaign, games)


def test_a_file_edited_to_hold_more_stars_shows_the_earned_ones(campaign: Campaign) -> None:
    found, _ = read(edited(campaign, lambda raw: raw.update(stars=48)))
    assert standing(found).stars == standing(campaign).stars < 48


def test_a_file_says_how_many_stars_there_are_for_people_who_look(campaign: Campaign) -> None:
    assert json.loads(written(campaign))["stars"] == standing(campaign).stars


def test_a_file_of_before_the_four_nights_stays_as_it_is_until_one_is_begun(campaign: Campaign) -> None:
    older = json.loads(written(campaign))
    assert older["format_version"] == 1
    found, _ = read(written(campaign))
    assert written(found) == written(campaign)
    night = with_attempt(found, attempt(9, "nights-1"))
    assert json.loads(written(night))["format_version"] == 2
    assert read(written(night)) == (night, ())


FAULTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "no name": lambda raw: raw.update(name=""),
    "a name of two lines": lambda raw: raw.update(name="a\nb"),
    "a name without end": lambda raw: raw.update(name="a" * 61),
    "no such book": lambda raw: raw.update(book=6),
    "another key": lambda raw: raw.update(wins=3),
    "a key less": lambda raw: raw.pop("seed"),
    "a seed too large": lambda raw: raw.update(seed=1 << 32),
    "another seed": lambda raw: raw.update(seed=8),
    "an id that is none": lambda raw: raw.update(id="x"),
    "a time that is none": lambda raw: raw.update(created_at="yesterday"),
    "no such chapter": lambda raw: raw["attempts"][0].update(chapter="1-chess"),
    "another chapter": lambda raw: raw["attempts"][0].update(chapter="1-scythe"),
    "no such level": lambda raw: raw["attempts"][0].update(level=3),
    "no such deal": lambda raw: raw["attempts"][0].update(deal=0),
    "another deal": lambda raw: raw["attempts"][0].update(deal=2),
    "a night against another Coyote": lambda raw: raw["attempts"][0].update(chapter="nights-1", level=1),
    "a fifth night": lambda raw: raw["attempts"][0].update(chapter="nights-5", level=2),
    "no such edition": lambda raw: raw["attempts"][0].update(edition=0),
    "an attempt twice": lambda raw: raw["attempts"].append(raw["attempts"][0]),
    "a result of another game": lambda raw: raw["attempts"][0]["endings"][0]["result"].update(id="b" * 32),
    "a score for one alone": lambda raw: raw["attempts"][0]["endings"][0]["result"].update(scores=[200]),
    "a score as text": lambda raw: raw["attempts"][0]["endings"][0]["result"].update(scores=["9", "1"]),
    "a winner who did not play": lambda raw: raw["attempts"][0]["endings"][0]["result"].update(winner=2),
    "rounds before the first": lambda raw: raw["attempts"][0]["endings"][0].update(rounds=-1),
    "a game of nobody": lambda raw: raw["games"].append({"attempt": "c" * 32, "ending": "", "save": ""}),
}


@pytest.mark.parametrize("name", FAULTS)
def test_nothing_in_a_file_is_believed(name: str, campaign: Campaign) -> None:
    with pytest.raises(SaveError) as caught:
        read(edited(campaign, FAULTS[name]))
    assert caught.value.reason in (Reason.WRONG_VALUE, Reason.EXTRA_PART, Reason.MISSING_PART)
    assert caught.value.place.startswith("$")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", Reason.EMPTY),
        (b"\xff\xfe", Reason.NOT_TEXT),
        (b"{", Reason.NOT_JSON),
        (b"[]", Reason.NO_CAMPAIGN),
        (b'{"format": "noria-desktop/save"}', Reason.NO_CAMPAIGN),
        (b'{"format": "noria-desktop/campaign", "format_version": 3}', Reason.NEWER),
        (b'{"format": "noria-desktop/campaign"}', Reason.MISSING_PART),
        (b'{"format": "noria-desktop/campaign", "format_version": true}', Reason.WRONG_VALUE),
    ],
)
def test_what_is_no_campaign_says_so(data: bytes, reason: Reason) -> None:
    with pytest.raises(SaveError) as caught:
        read(data)
    assert caught.value.reason is reason


def test_a_byte_lost_anywhere_is_told_or_changes_nothing_that_counts(campaign: Campaign) -> None:
    data = written(campaign)
    for place in range(0, len(data), 7):
        try:
            found, _ = read(data[:place] + data[place + 1 :])
        except SaveError:
            continue
        assert len(found.attempts) == len(campaign.attempts)
