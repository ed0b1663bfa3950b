"""Many finished games told in both languages: does every line keep to its length, and does all it names stand in the log?

``python -m tests.ui.pages.story_check --games 200`` plays so many games of each kind and prints figures. What a line may
name is found without the modules that word it: in the log of its step, on the score sheets before and after it, and
counted on the table.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from noria_desktop.app.catalogue import game_ids, kit
from noria_desktop.app.players import player
from noria_desktop.app.session import Session
from noria_desktop.bots.resolute import resolute
from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.scoring import ScoreSheet
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import ENDINGS, AnyGameUi, StoryLine, game_ui
from noria_desktop.ui.pages.story import AS_GOOD, steps_of, told
from noria_desktop.ui.window.languages import LANGUAGES, Languages
from tests.app.playing import IDENTITY, lively
from tests.chance import seat_chance

LONGEST: Final = {"en": 60, "ja": 30}
"""Characters of a line; Japanese ones are twice as wide."""

Table = tuple[str, tuple[str, ...]]
"""Who plays, and the settings of the game."""

TABLES: Final[dict[str, tuple[Table, ...]]] = {
    "noria": (
        ("greedy", ()),
        ("lively", ()),
        ("greedy", ("bot=2",)),
        ("random", ("bot=3",)),
        ("greedy", ("bot=3",)),
        ("lively", ("bot=2",)),
    ),
    "nautilus": (
        ("greedy", ("level=1",)),
        ("random", ("level=2",)),
        ("greedy", ("level=2",)),
        ("level1", ("level=2",)),
        ("greedy", ("level=1", "domain_cards=hidden")),
        ("random", ("level=1", "domain_cards=hidden")),
    ),
    "solani": (
        ("greedy", ("players=human",)),
        ("random", ("players=human",)),
        ("greedy", ("players=human", "coyote=trickster")),
        ("level1", ("players=human", "coyote=scatterer")),
        ("greedy", ("players=human,level1,level1",)),
        ("greedy", ("players=human,level1",)),
    ),
    "scythe": (
        ("lively", ("level=autometta",)),
        ("random", ()),
        ("lively", ("level=ultimaszyna", "expansion=yes")),
        ("random", ("level=automaszyna",)),
        ("lively", ()),
    ),
}
"""Players and settings that take turns; the quickest are enough."""

GOOD: Final[dict[str, tuple[Table, ...]]] = {"scythe": (("greedy", ("level=autometta",)), ("greedy", ()))}
"""Players that take seconds a game: one game in ``RARELY`` is theirs."""
RARELY: Final = 5

NUMBERS: Final = {
    word: number
    for words in (
        "none one two three four five six seven eight nine ten eleven twelve",
        "- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    )
    for number, word in enumerate(words.split())
}


def played(game: str, seed: int, name: str, settings: Sequence[str] = ()) -> Session:
    """A whole game of a named player at seat 0; programs of the table play as they are."""
    found = kit(game)
    options = found.default_options()
    for text in settings:
        options = found.with_setting(options, *text.split("=", 1))
    session = Session(found, options, seed, identity=IDENTITY)
    if name == "lively":
        return _lively(session, seed)
    seats = found.seats(session.options)
    players = {seat: resolute(player(game, session.programs.get(seat, name))) for seat in seats}
    chance = {seat: seat_chance(seed, seat) for seat in seats}
    while not session.is_over:
        session.run_automatic()
        seat = session.turn.seat
        if seat is not None:
            choice, chance[seat] = players[seat].choose(session.view(seat), session.legal, chance[seat])
            session.dispatch(choice.action)
    return session


def _lively(session: Session, seed: int) -> Session:
    """The same deal, played so that every kind of action comes up."""
    game = kit(session.rules.game_id)
    from attrs import evolve

    return lively(evolve(game, default_options=lambda: session.options), seed)


def games(game: str, number: int) -> Iterator[tuple[str, Session]]:
    """So many games by the players of ``TABLES`` in turn, each with a name for messages."""
    tables, good = TABLES[game], GOOD.get(game, ())
    for seed in range(number):
        name, settings = tables[seed % len(tables)]
        if good and seed % RARELY == RARELY - 1:
            name, settings = good[seed // RARELY % len(good)]
        yield f"{game} {seed} {name} {' '.join(settings)}", played(game, seed, name, settings)


# What stands in the log -------------------------------------------------------------------------------


@frozen
class Facts:
    """What a line of a step may name, in the language of now."""

    words: str
    """The log's lines of the step, and names of what is on the table, in small letters."""
    numbers: frozenset[int]


def facts(game: str, steps: Sequence[StoryStep], line: StoryLine) -> Facts:
    """What stands in the log of a line's step, on both score sheets, and on the table."""
    door, rules = game_ui(game), kit(game).rules
    step = steps[line.ply]
    found = (door.log_line(event, step.before, step.ply) for event in step.events)
    log = [logged.text for logged in found if logged is not None]
    before, after = rules.scores(step.before), rules.scores(step.after)
    numbers = {line.round, *(number for text in log for number in _digits(text))}
    for sheet in (before, after):
        for row in sheet.lines:
            numbers |= {row.count, row.value, row.points, sheet.total(row.seat)}
    rows = [{row.code for row in after.of(seat)} for seat in {row.seat for row in after.lines}]
    if any(codes != rows[0] for codes in rows):
        numbers.add(0)  # a row that only one side has counts nothing for the other
    for seat in {row.seat for row in after.lines}:
        numbers.add(after.total(seat) - before.total(seat))
    since = _since(game, steps)
    if since is not None and step.ply == steps[-1].ply:
        numbers.add(since)
    if line.decides:
        numbers |= {rules.scores(steps[-1].after).total(row.seat) for row in after.lines}
    log += _combat(steps, step, door) if game == "scythe" else []
    more, names = COUNTS[game](step, after)
    words = " · ".join((*log, *names)).lower()
    return Facts(words, frozenset(numbers | more))


def _combat(steps: Sequence[StoryStep], step: StoryStep, door: AnyGameUi) -> list[str]:
    """Scythe: the line with which a combat that was revealed in this step had begun; the next may begin there too."""
    begun: list[str] = []
    for earlier in steps[: step.ply + 1]:
        for event in earlier.events:
            if type(event).__name__ == "CombatBegan":
                logged = door.log_line(event, earlier.before, earlier.ply)
                assert logged is not None
                begun = [logged.text]
            elif type(event).__name__ == "CombatRevealed" and earlier is step:
                return begun
    return []


def _digits(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"-?\d+", text.replace("−", "-"))]


def _since(game: str, steps: Sequence[StoryStep]) -> int | None:
    """The round from whose end on the game's leader led at the end of every round."""
    rules = kit(game).rules
    leaders: dict[int, int] = {}
    for step, following in zip(steps, (*steps[1:], None), strict=True):
        number = round_of(game, step)
        if following is None or round_of(game, following) != number or game == "scythe":
            if game == "scythe" and following is not None and _whose(following) == _whose(step):
                continue
            sheet = rules.scores(step.after)
            rivals = {row.seat for row in sheet.lines} - {HUMAN}
            ahead = sheet.total(HUMAN) - max(sheet.total(seat) for seat in rivals)
            leaders[number] = (ahead > 0) - (ahead < 0)
    rounds = sorted(leaders)
    last = leaders[rounds[-1]]
    since = None
    for number in reversed(rounds):
        if not last or leaders[number] != last:
            break
        since = number
    return since


def _whose(step: StoryStep) -> tuple[int, int]:
    return step.before.turn, step.before.automa.turns


def round_of(game: str, step: StoryStep) -> int:
    """The round, or turn, of a step."""
    state = step.before
    match game:
        case "nautilus":
            number = state.match.round
        case "scythe":
            number = state.turn
        case _:
            number = max(state.round, 1)
    return int(number)


def _noria(step: StoryStep, after: ScoreSheet) -> tuple[set[int], list[str]]:
    from noria_desktop.games.noria.components import components
    from noria_desktop.ui.noria.words.names import chamber_name

    built = components().factories - step.after.human.factories
    upgraded = sum(disc is not None and disc.upgraded for disc in step.after.human.wheel)
    names = [chamber_name(row.code) for row in after.lines]  # type: ignore[arg-type]
    return {built, components().income(built), upgraded}, names


def _nautilus(step: StoryStep, after: ScoreSheet) -> tuple[set[int], list[str]]:
    from noria_desktop.games.nautilus.events import CardAwarded, DomainWon
    from noria_desktop.games.nautilus.terms import COLUMNS
    from noria_desktop.ui.nautilus.words.names import card_name

    awards = Counter(event.seat for event in step.events if isinstance(event, CardAwarded))
    numbers = {awards[HUMAN], awards[BOT], COLUMNS} if awards else set()
    for seat in (HUMAN, BOT):
        won = sum(isinstance(event, DomainWon) and event.seat == seat for event in step.events)
        total = sum(owner == seat for owner in step.after.match.settled)
        numbers |= set(range(total - won, total + 1))
    return numbers, [card_name(0), card_name(15)] if awards else []


def _solani(step: StoryStep, after: ScoreSheet) -> tuple[set[int], list[str]]:
    from noria_desktop.games.solani.tally import tally
    from noria_desktop.games.solani.terms import Bonus, Line, Sector
    from noria_desktop.ui.solani.words.bonuses import bonus_name
    from noria_desktop.ui.solani.words.names import board_name, board_of, seats, sector_name
    from noria_desktop.ui.solani.words.scores import line_name

    state = step.after
    numbers = {sum(sky.surrounded) for sky in state.skies}
    counted = tally(state.skies[HUMAN])
    numbers |= {len(one.circles) for one in counted.sets} | {one.points for one in counted.sets}
    numbers |= {sum(counted.loose), *counted.points}
    kept = [row for row in after.lines if row.code in (Line.KEPT_PLAIN, Line.KEPT_WHITE)]
    numbers.add(sum(row.points for row in kept))
    names = [*map(sector_name, Sector), *map(bonus_name, Bonus), *map(line_name, Line)]
    return numbers, [*names, *(board_name(board_of(seat, state)) for seat in seats(state))]


def _scythe(step: StoryStep, after: ScoreSheet) -> tuple[set[int], list[str]]:
    from noria_desktop.games.scythe.events import StarPlaced
    from noria_desktop.ui.scythe.words.names import faction_name, mat_name, star_name
    from noria_desktop.ui.scythe.words.scores import line_name, tie_break_names

    human = step.after.human
    stars = [star_name(event.star) for event in step.events if isinstance(event, StarPlaced)]
    rows = [line_name(row.code) for row in after.lines]  # type: ignore[arg-type]
    return set(), [*stars, *rows, *tie_break_names(), faction_name(human.faction), mat_name(human.mat)]


COUNTS: Final[dict[str, Callable[[StoryStep, ScoreSheet], tuple[set[int], list[str]]]]] = {
    "noria": _noria,
    "nautilus": _nautilus,
    "solani": _solani,
    "scythe": _scythe,
}
"""By game: numbers that can be counted on the table after a step, and names of what is compared or stands there."""


# Checks -----------------------------------------------------------------------------------------------


def faults(game: str, steps: Sequence[StoryStep], line: StoryLine, language: str) -> Iterator[str]:
    """What is wrong with a line in the language of now."""
    text = line.text
    if len(text) > LONGEST[language]:
        yield f"{len(text)} characters: {text}"
    if "{" in text or "%n" in text or "(s)" in text:
        yield f"not filled in: {text}"
    if line.round != round_of(game, steps[line.ply]):
        yield f"round {line.round} instead of {round_of(game, steps[line.ply])}: {text}"
    if line.kind.endswith(ENDINGS) != line.decides or not line.kind.startswith(f"{game}."):
        yield f"kind {line.kind}: {text}"
    known = facts(game, steps, line)
    for name, value in line.fields:
        said = line.words.say(name, value)
        if name in ("spot", "its_spot") and game == "nautilus":
            said = line.words.say("domain", value[1])
        number = NUMBERS.get(said) if language == "en" else None
        if number is None and re.fullmatch(r"[-−]?\d+", said):
            number = int(said.replace("−", "-"))
        if number is not None:
            if number not in known.numbers:
                yield f"{name} {number} stands nowhere: {text}"
        elif said.lower() not in known.words:
            yield f"{name} “{said}” stands nowhere: {text}"


def page_faults(game: str, session: Session, lines: Sequence[StoryLine]) -> Iterator[str]:
    """What is wrong with the lines of a page."""
    if len(lines) != 3:
        yield f"{len(lines)} lines"
    if len({line.kind for line in lines}) < len(lines) or len({line.text for line in lines}) < len(lines):
        yield f"told twice: {[line.text for line in lines]}"
    if [line.ply for line in lines] != sorted(line.ply for line in lines):
        yield f"out of order: {[line.text for line in lines]}"
    if not lines[-1].decides or any(line.decides for line in lines[:-1]):
        yield f"decided by: {[line.kind for line in lines]}"
    ending = lines[-1].kind.rpartition("_")[2]
    sheet = session.rules.scores(session.state)
    how = "won" if sheet.winner == HUMAN else "lost" if HUMAN not in sheet.ranking[0] else "shared"
    if ending != how:
        yield f"{how}, but told as {ending}: {lines[-1].text}"


def repeated_though_another_is_as_good(
    lines: Sequence[StoryLine], page: Sequence[StoryLine], already: set[str], steps: int
) -> Iterator[str]:
    """Lines whose kind the book tells already although another of the same third is as good and new."""
    for chosen in page:
        if chosen.kind not in already:
            continue
        third = min(3 * chosen.ply // steps, 2)
        for other in lines:
            if (
                other.decides == chosen.decides
                and min(3 * other.ply // steps, 2) == third
                and other.weight * 100 >= chosen.weight * AS_GOOD
                and other.kind not in already | {line.kind for line in page}
                and other.ply not in {line.ply for line in page if line is not chosen}
                and other.ply <= page[-1].ply
            ):
                yield f"{chosen.text} – or: {other.text}"


@frozen
class Seen:
    """One game as it was told."""

    name: str
    session: Session
    steps: tuple[StoryStep, ...]
    lines: tuple[StoryLine, ...]
    page: tuple[StoryLine, ...]
    repeated: tuple[str, ...]


def tell(game: str, number: int, *, pages: int = 4) -> Iterator[Seen]:
    """So many games, told in books of so many pages of this game."""
    story = game_ui(game).story
    assert story is not None
    already: set[str] = set()
    for count, (name, session) in enumerate(games(game, number)):
        if count % pages == 0:
            already = set()
        steps = steps_of(session)
        lines = story(steps)
        page = told(steps, story, already)
        again = tuple(repeated_though_another_is_as_good(lines, page, already, len(steps)))
        yield Seen(name, session, steps, lines, page, again)
        already |= {line.kind for line in page}


def wrong(game: str, seen: Seen, language: str, *, every: bool = True) -> list[str]:
    """Everything wrong with a game as it was told, in the language of now."""
    found = [fault for line in seen.page for fault in faults(game, seen.steps, line, language)]
    if every:
        found += [fault for line in seen.lines for fault in faults(game, seen.steps, line, language)]
    found += page_faults(game, seen.session, seen.page)
    found += [f"again: {text}" for text in seen.repeated]
    return [f"{seen.name}: {fault}" for fault in dict.fromkeys(found)]


def main() -> int:
    """Play, tell, check and count; 1 when anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each kind")
    parser.add_argument("--game", choices=game_ids(), action="append")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print the first N pages")
    asked = parser.parse_args()
    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    assert app is not None
    languages = Languages("en")
    bad = 0
    for game in asked.game or game_ids():
        kinds: Counter[str] = Counter()
        most = dict.fromkeys(LANGUAGES, 0)
        count = lines = 0
        for seen in tell(game, asked.games):
            for language in LANGUAGES:
                languages.use(language)
                for fault in wrong(game, seen, language):
                    bad += 1
                    print(f"  {language}: {fault}", flush=True)
                most[language] = max(most[language], *(len(line.text) for line in seen.lines))
                if count < asked.show:
                    for line in seen.page:
                        print(f"  {line.round:>3}  {line.text}")
            count += 1
            lines += len(seen.lines)
            kinds.update(line.kind for line in seen.page)
        _report(game, count, lines, most, kinds)
    return bool(bad)


def _report(game: str, count: int, lines: int, most: dict[str, int], kinds: Counter[str]) -> None:
    """The figures of one game."""
    print(f"{game}: {count} games, {lines / count:.0f} lines to choose from in each")
    print(f"  longest line: {most['en']} characters in English, {most['ja']} in Japanese")
    print(
        f"  {len(kinds)} kinds told: "
        + ", ".join(f"{kind.split('.')[1]} {n}" for kind, n in kinds.most_common())
    )


if __name__ == "__main__":
    sys.exit(main())
