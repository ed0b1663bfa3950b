"""A finished game of Nautilus for its logbook page: what may be told, and how much there is to each of it.

Told to the human of seat 0: what the rival held is no secret any more. Source: campaign.md, section 2; rules.md 5 to 10.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from noria_desktop.engine.contract import BOT, HUMAN, Seat
from noria_desktop.games.nautilus import events as ev
from noria_desktop.games.nautilus.components import components, domain_of, points_of
from noria_desktop.games.nautilus.domains import domains_won
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import BONE, COLUMNS, KRAKEN, Domain, Space, column_of, side_of
from noria_desktop.ui.game_says import StoryStep
from noria_desktop.ui.game_ui import ENDINGS, StoryLine
from noria_desktop.ui.i18n import Text, say_fields
from noria_desktop.ui.nautilus.words.names import card_name, domain_name
from noria_desktop.ui.widgets.numerals import cardinal, ordinal


def _your_spot(spot: tuple[int, Domain]) -> str:
    """A space by its side and by what it is laid for, where you are the one who acts."""
    side, domain = spot
    if side == HUMAN:
        return Text("Nautilus", "your {column}").format(column=domain_name(domain))
    return Text("Nautilus", "the rival's {column}").format(column=domain_name(domain))


def _its_spot(spot: tuple[int, Domain]) -> str:
    """The same where the rival is the one who acts."""
    side, domain = spot
    if side == HUMAN:
        return Text("Nautilus", "your {domain}").format(domain=domain)
    return Text("Nautilus", "its {domain}").format(domain=domain)


say_fields(
    "Nautilus",
    {
        "nth": ordinal,
        "many": cardinal,
        "fewer": cardinal,
        "spot": _your_spot,
        "its_spot": _its_spot,
        "diver": card_name,
    },
)

SENTENCES: Final[dict[str, Text]] = {
    "upset": Text("Nautilus", "In {domain} the {winner} felled the {loser}, for you."),
    "upset_against": Text("Nautilus", "In {domain} the {winner} felled the {loser}, for the rival."),
    "kraken": Text("Nautilus", "Your Kraken rose on {spot}."),
    "kraken_against": Text("Nautilus", "The rival's Kraken rose on {its_spot}."),
    "bone": Text("Nautilus", "You threw the Bone onto {spot}."),
    "bone_against": Text("Nautilus", "The rival threw the Bone onto {its_spot}."),
    "anchored": Text("Nautilus", "The anchored {winner} held {domain} against the {loser}."),
    "anchored_against": Text("Nautilus", "The rival's anchored {winner} kept {domain} from the {loser}."),
    "arrow": Text("Nautilus", "Your arrow carried the {diver} to {spot}."),
    "arrow_against": Text("Nautilus", "The rival's arrow carried the {diver} to {its_spot}."),
    "harpoon": Text("Nautilus", "Your harpoon drew the {diver} from the rival's hand."),
    "harpoon_against": Text("Nautilus", "The rival's harpoon drew the {diver} from your hand."),
    "submarine": Text("Nautilus", "Your submarine brought up the {diver}."),
    "submarine_against": Text("Nautilus", "The rival's submarine brought up a diver."),
    "eye": Text("Nautilus", "The eye laid open the rival's hand."),
    "eye_against": Text("Nautilus", "The rival's eye looked into your hand."),
    "blot": Text("Nautilus", "The ink blot of {domain} went to the rival."),
    "blot_against": Text("Nautilus", "The ink blot of {domain} went to you."),
    "double": Text("Nautilus", "The {winner} beat the {loser} for {many} points of {domain}."),
    "double_against": Text("Nautilus", "The {winner} beat the {loser}: {many} points of {domain} lost."),
    "sweep": Text("Nautilus", "All {many} domain cards of the round were yours."),
    "sweep_against": Text("Nautilus", "All {many} domain cards of the round were the rival's."),
    "haul": Text("Nautilus", "{many} domain cards in a single round; {fewer} for the rival."),
    "haul_against": Text("Nautilus", "The rival took {many} of the round's domain cards, you {fewer}."),
    "domain": Text("Nautilus", "{domain} was won with {points} points, your {nth} domain."),
    "domain_against": Text("Nautilus", "The rival won {domain} with {points} points, its {nth} domain."),
    "three_rounds": Text("Nautilus", "Half the rounds were over: {own} domains to {other}."),
    # What decided it
    "domain_won": Text("Nautilus", "{domain} with {points} points: the {nth} domain, and the game."),
    "domain_lost": Text("Nautilus", "The rival's {nth} domain was {domain}, with {points} points."),
    "card_won": Text("Nautilus", "In {domain} the {winner} beat the {loser}: your {nth} domain."),
    "card_lost": Text("Nautilus", "In {domain} the {winner} beat the {loser}: the rival's {nth}."),
    "arrow_won": Text("Nautilus", "An arrow decided it: the {diver}, to {spot}."),
    "arrow_lost": Text("Nautilus", "A rival's arrow decided it: the {diver}, to {its_spot}."),
    "clear_won": Text("Nautilus", "{many} domains to {fewer}: the rival never came close."),
    "clear_lost": Text("Nautilus", "The rival had {many} domains, you {fewer}."),
    "close_won": Text("Nautilus", "{many} domains to {fewer}: the last round settled it."),
    "close_lost": Text("Nautilus", "{fewer} domains to {many}: so little was missing."),
    "early_won": Text("Nautilus", "{many} rounds were enough: {own} domains to {other}."),
    "early_lost": Text("Nautilus", "After {many} rounds the rival had {other} domains, you {own}."),
    "end_shared": Text("Nautilus", "{own} domains each after the last round."),
}
"""The words of each kind of line; those of the last ones end in how the game ended."""

HIGH: Final = 11
"""Divers from this number on are strong."""
UPSET: Final = 5
"""So much lower a card wins against the order of the numbers, or a strong one falls to a stronger."""


def story(steps: Sequence[StoryStep]) -> tuple[StoryLine, ...]:
    """Everything that may be told of a finished game, in the order in which it happened."""
    lines = [line for step in steps for event in step.events for line in _of(event, step)]
    lines += [line for step in steps for line in _awards(step)]
    lines += _ends(steps)
    return tuple(sorted(lines, key=lambda line: line.ply))


def _line(step: StoryStep, kind: str, weight: int, **fields: Any) -> StoryLine:
    before: State = step.before
    return StoryLine(
        step.ply,
        before.match.round,
        weight,
        f"nautilus.{kind}",
        SENTENCES[kind],
        tuple(fields.items()),
        kind.endswith(ENDINGS),
    )


def _by(seat: Seat, kind: str) -> str:
    """The kind of line for who did it."""
    return kind if seat == HUMAN else f"{kind}_against"


def _spot(seat: Seat, space: Space, state: State) -> dict[str, tuple[int, Domain]]:
    """A space as the field of a line that tells what a seat did there."""
    card = state.deal.row[column_of(space)]
    assert card is not None, "the domain card lies there until the award"
    return {"spot" if seat == HUMAN else "its_spot": (side_of(space), domain_of(card))}


# What happened ----------------------------------------------------------------------------------------


def _of(event: Any, step: StoryStep) -> Iterator[StoryLine]:
    """What there is to tell of an event by itself."""
    before: State = step.before
    match event:
        case ev.CardPlaced(seat, card, space) if card == KRAKEN:
            yield _line(step, _by(seat, "kraken"), 115, **_spot(seat, space, before))
        case ev.CardPlaced(seat, card, space) if card == BONE:
            yield _line(step, _by(seat, "bone"), 105, **_spot(seat, space, before))
        case ev.CardMoved(seat, card, origin, to) if column_of(origin) == column_of(to):
            helps = (side_of(to) == seat) == (card >= HIGH)
            weight = 80 + 8 * abs(card - 7) if helps else 60
            yield _line(step, _by(seat, "arrow"), weight, diver=card, **_spot(seat, to, before))
        case ev.HarpoonDrew(seat, card):
            yield _line(step, _by(seat, "harpoon"), 70 + 5 * card, diver=card)
        case ev.SubmarineReturned(seat, _, kept) if kept is not None:
            if seat == HUMAN:
                yield _line(step, "submarine", 55 + 4 * kept, diver=kept)
            else:
                yield _line(step, "submarine_against", 75)
        case ev.HandShown(seat):
            yield _line(step, _by(seat, "eye"), 85)
        case _:
            return


def _awards(step: StoryStep) -> Iterator[StoryLine]:
    """A round's end: what was taken card by card, how many each took, and domains settled."""
    awards = [event for event in step.events if isinstance(event, ev.CardAwarded)]
    if not awards:
        return
    before: State = step.before
    for award in awards:
        yield from _award(award, step)
    own = sum(award.seat == HUMAN for award in awards)
    side, most = (HUMAN, own) if 2 * own > COLUMNS else (BOT, COLUMNS - own)
    if most == COLUMNS:
        yield _line(step, _by(side, "sweep"), 140, many=most)
    else:
        yield _line(
            step, _by(side, "haul"), 120 if most == COLUMNS - 1 else 70, many=most, fewer=COLUMNS - most
        )
    won = [domains_won(before.match.settled, seat) for seat in (HUMAN, BOT)]
    for event in step.events:
        if isinstance(event, ev.DomainWon):
            won[event.seat] += 1
            yield _line(
                step,
                _by(event.seat, "domain"),
                110 + 15 * won[event.seat],
                domain=event.domain,
                points=event.points,
                nth=won[event.seat],
            )
    if before.match.round == components().rounds // 2:
        yield _line(step, "three_rounds", 60, own=won[HUMAN], other=won[BOT])


def _award(award: ev.CardAwarded, step: StoryStep) -> Iterator[StoryLine]:
    before: State = step.before
    domain, points = domain_of(award.domain_card), points_of(award.domain_card)
    fields = {"domain": domain, "winner": award.winner, "loser": award.loser}
    if points < 0:
        yield _line(step, "blot_against" if award.seat == HUMAN else "blot", 100, domain=domain)
        return
    if award.winner + UPSET <= award.loser:
        yield _line(step, _by(award.seat, "upset"), 150, **fields)
    if before.table.anchored == award.seat * COLUMNS + award.column:
        yield _line(step, _by(award.seat, "anchored"), 135, **fields)
    if points > 1:
        yield _line(step, _by(award.seat, "double"), 110, many=points, **fields)


# What decided it --------------------------------------------------------------------------------------


def _ends(steps: Sequence[StoryStep]) -> Iterator[StoryLine]:
    """Everything that may stand last."""
    last = steps[-1]
    ended = next(event for event in last.events if isinstance(event, ev.GameEnded))
    own, other = ended.domains
    both = {"own": own, "other": other}
    most = {"many": max(own, other), "fewer": min(own, other)}
    state: State = last.before
    rounds = state.match.round
    if ended.winner is None:
        yield _line(last, "end_shared", 120, own=own)
        return
    how = "won" if ended.winner == HUMAN else "lost"
    close = abs(own - other) == 1
    yield _line(last, f"{'close' if close else 'clear'}_{how}", 115, **most)
    if rounds < components().rounds - 1:
        yield _line(last, f"early_{how}", 125, many=rounds, **both)
    yield from _last_domain(steps, ended.winner, how)


def _last_domain(steps: Sequence[StoryStep], winner: Seat, how: str) -> Iterator[StoryLine]:
    """The domain that won the game, the card that won the domain, and an arrow that had carried one there."""
    last = steps[-1]
    state: State = last.before
    nth = domains_won(state.match.settled, winner)
    won = [event for event in last.events if isinstance(event, ev.DomainWon) and event.seat == winner]
    if not won:
        return
    number = min(max(components().domains_needed - nth, 1), len(won))
    nth += number
    domain = won[number - 1]
    yield _line(
        last,
        f"domain_{how}",
        130,
        domain=domain.domain,
        points=domain.points,
        nth=nth,
    )
    for award in last.events:
        if (
            isinstance(award, ev.CardAwarded)
            and award.seat == winner
            and domain_of(award.domain_card) is domain.domain
            and points_of(award.domain_card) > 0
        ):
            fields = {"domain": domain.domain, "winner": award.winner, "loser": award.loser}
            weight = 140 + 10 * points_of(award.domain_card)
            yield _line(last, f"card_{how}", weight, nth=nth, **fields)
            yield from _arrow(steps, award, winner, how)
            return


def _arrow(steps: Sequence[StoryStep], award: ev.CardAwarded, winner: Seat, how: str) -> Iterator[StoryLine]:
    """The winner's last arrow of the last round, if it moved one of both cards of the column into place."""
    state: State = steps[-1].before
    for step in reversed(steps):
        before: State = step.before
        if before.match.round != state.match.round:
            return
        for event in step.events:
            if (
                isinstance(event, ev.CardMoved)
                and event.seat == winner
                and column_of(event.to) == award.column
                and event.card in (award.winner, award.loser)
            ):
                spot = _spot(winner, event.to, before)
                yield _line(step, f"arrow_{how}", 160, diver=event.card, **spot)
                return
