"""What stands in the library: one entry a game, whatever files there are of it, and how they are chosen and ordered."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from attrs import evolve

from noria_desktop.app.catalogue import kit
from noria_desktop.app.library.choosing import Choice, Order, Record, Span, chosen, groups
from noria_desktop.app.library.entries import Entry, Outcome, entries
from noria_desktop.app.library.tags import MOST, Tags
from noria_desktop.app.results import result_of
from noria_desktop.app.saves.archive import bring_in, pack
from noria_desktop.app.saves.envelope import read_envelope
from noria_desktop.app.saves.store import Store
from noria_desktop.app.session import Session
from tests.app.playing import lively

NAUTILUS = kit("nautilus")


def played(seed: int, decisions: int) -> Session:
    """A game with an identity of its own."""
    session = lively(NAUTILUS, seed, decisions)
    session.become_another()
    return session


def over(seed: int = 1) -> Session:
    """A finished game."""
    session = played(seed, 500)
    assert session.is_over
    return session


def test_a_game_stands_there_from_its_first_decision_until_after_its_end(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.autosave(Session(NAUTILUS, NAUTILUS.default_options(), 9), NAUTILUS)
    assert entries(store.listed(), ()) == ()
    begun, done = played(2, 4), over()
    store.autosave(begun, NAUTILUS)
    store.autosave(done, NAUTILUS)
    found = {one.key: one for one in entries(store.listed(), [result_of(done, NAUTILUS)])}
    assert found[begun.identity].outcome is Outcome.GOING_ON
    assert found[done.identity].is_over
    assert found[done.identity].scores == result_of(done, NAUTILUS).scores


def test_a_game_that_lies_in_several_files_is_one_entry_by_what_the_program_keeps(tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = played(2, 4)
    named = store.save(session, NAUTILUS, "Before the storm")
    kept = store.autosave(session, NAUTILUS)
    (one,) = entries(store.listed(), ())
    assert one.file == kept
    assert set(one.files) == {named, kept}
    assert one.titles == ("Before the storm",)


def test_a_game_tells_how_many_lines_were_left_in_it(tmp_path: Path) -> None:
    """A redo tail is no line that was left until something else is played."""
    store = Store(tmp_path)
    session = played(2, 9)
    session.undo()
    store.autosave(session, NAUTILUS)
    assert [one.lines_left for one in entries(store.listed(), ())] == [0]
    for number in (1, 2):
        undone = session.log[session.cursor].action
        session.dispatch(next(action for action in session.legal if action != undone))
        file = store.autosave(session, NAUTILUS)
        (one,) = entries(store.listed(), ())
        envelope, _ = read_envelope(file.read_bytes(), kit)
        assert one.lines_left == len(envelope.branches) == number
        session.undo()
        session.undo()


def test_a_game_without_a_file_is_known_by_its_result_unless_it_lies_in_the_trash(tmp_path: Path) -> None:
    result = result_of(over(), NAUTILUS)
    (one,) = entries((), [result])
    assert one.file is None
    assert (one.game, one.seed, one.notation) == ("nautilus", 1, result.notation)
    assert entries((), [result], elsewhere=frozenset({result.id})) == ()


def test_a_damaged_file_is_named_by_its_backup(tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = played(2, 4)
    file = store.autosave(session, NAUTILUS)
    session.add_time(1)
    store.autosave(session, NAUTILUS)
    file.write_bytes(b"{")
    (one,) = entries(store.listed(), ())
    assert one.outcome is Outcome.DAMAGED
    assert (one.game, one.opponent) == ("nautilus", NAUTILUS.opponent(session.options))


def test_a_shared_victory_is_no_victory() -> None:
    result = evolve(result_of(over(), NAUTILUS), winner=None)
    assert entries((), [result])[0].outcome is Outcome.SHARED


# Choosing ----------------------------------------------------------------------------------------------


def entry(number: int, **facts: object) -> Entry:
    """A game that was won on a day of May."""
    plain = Entry(
        key=f"{number:032x}",
        game="noria",
        outcome=Outcome.WON,
        at=f"2026-05-{number:02}T12:00:00Z",
        opponent="bot1",
        scores=(100 + number, 90),
        seconds=60 * number,
        sealed=True,
    )
    return evolve(plain, **facts)  # type: ignore[arg-type]


EVERY = (
    entry(28, outcome=Outcome.LOST),
    entry(26, game="solani", opponent="pup", sealed=False, lines_left=2),
    entry(12, tags=("best",)),
    entry(3, outcome=Outcome.GOING_ON),
)


def keys(shown: tuple[Entry, ...]) -> list[int]:
    return [int(one.key, 16) for one in shown]


def test_each_filter_lets_through_what_it_says() -> None:
    choices = {
        Choice(game="solani"): [26],
        Choice(opponent=("noria", "bot1")): [3, 28, 12],
        Choice(outcome=Outcome.LOST): [28],
        Choice(record=Record.OPEN): [26],
        Choice(tag="best"): [12],
        Choice(lines_left=True): [26],
        Choice(game="noria", lines_left=True): [],
        Choice(game="solani", outcome=Outcome.LOST): [],
    }
    for choice, left in choices.items():
        assert keys(chosen(EVERY, choice)) == left
        for name in choice.filters:
            assert set(left) <= set(keys(chosen(EVERY, choice.without(name))))


def test_every_word_must_be_found() -> None:
    texts = {one.key: f"{one.game} {' '.join(one.tags)}" for one in EVERY}
    found = chosen(EVERY, Choice(words="BEST nor"), lambda one: texts[one.key])
    assert keys(found) == [12]


def test_what_goes_on_stands_above_and_the_latest_first() -> None:
    assert keys(chosen(EVERY, Choice())) == [3, 28, 26, 12]
    assert keys(chosen(EVERY, Choice(order=Order.OLDEST))) == [3, 12, 26, 28]
    assert keys(chosen(EVERY, Choice(order=Order.SCORE))) == [28, 26, 12, 3]
    assert keys(chosen(EVERY, Choice(order=Order.LONGEST))) == [28, 26, 12, 3]


def test_games_stand_under_their_weeks_and_months() -> None:
    today = date(2026, 5, 28)  # a Thursday
    shown = (*chosen(EVERY, Choice()), entry(30, at="2026-04-30T12:00:00Z"))
    found = groups(shown, Order.NEWEST, today)
    assert [(group.by, len(group.entries)) for group in found] == [
        (Span.GOING_ON, 1),
        (Span.THIS_WEEK, 2),
        (Span.THIS_MONTH, 1),
        ((2026, 4), 1),
    ]


# Tags --------------------------------------------------------------------------------------------------


def test_tags_are_kept_and_taken_off_and_a_broken_line_hides_none(tmp_path: Path) -> None:
    tags, game = Tags(tmp_path), f"{1:032x}"
    tags.put(game, "best")
    with tags.file.open("ab") as stream:
        stream.write(b'{"id": "0')
    Tags(tmp_path).put(game, "  last\nbattle ")
    assert tags.all() == {game: ("best", "last battle")}
    tags.put(game, "best", on=False)
    assert tags.all() == {game: ("last battle",)}


def test_a_damaged_line_of_megabytes_hides_no_tag(tmp_path: Path) -> None:
    tags, game = Tags(tmp_path), f"{1:032x}"
    tags.put(game, "best")
    with tags.file.open("ab") as stream:
        stream.write(b"x" * 3_000_000)
    tags.put(game, "kept")
    assert tags.all() == {game: ("best", "kept")}


def test_a_game_has_only_so_many_tags(tmp_path: Path) -> None:
    tags = Tags(tmp_path)
    for number in range(MOST + 3):
        tags.put(f"{1:032x}", f"tag {number}")
    assert len(tags.all()[f"{1:032x}"]) == MOST


def test_tags_travel_with_the_profile(tmp_path: Path) -> None:
    here, there = Store(tmp_path / "here"), Store(tmp_path / "there")
    here.autosave(played(2, 4), NAUTILUS)
    Tags(here.profile).put(f"{1:032x}", "best")
    Tags(there.profile).put(f"{1:032x}", "mine")
    for _ in pack(here, tmp_path / "none.ini", tmp_path / "all.ndprofile"):
        pass
    for _ in range(2):
        for _ in bring_in(there, tmp_path / "none.ini", tmp_path / "all.ndprofile"):
            pass
    assert Tags(there.profile).all() == {f"{1:032x}": ("mine", "best")}
