"""What the coach says on the submarine, why, what of the table it speaks of, and which rule it is about.

When each line is true is the matter of ``bots/nautilus/coach``. Source: lessons/nautilus.md, coach lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from noria_desktop.bots.coaching import Remark
from noria_desktop.bots.nautilus.coach import Line
from noria_desktop.engine.contract import Seat
from noria_desktop.games.nautilus.components import components, points_of
from noria_desktop.games.nautilus.copies import rival
from noria_desktop.games.nautilus.domains import minus_taken, net_points
from noria_desktop.games.nautilus.state import State
from noria_desktop.games.nautilus.terms import Domain, Special
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.game_coach import Fields, Spoken
from noria_desktop.ui.game_says import Coached, Sum
from noria_desktop.ui.i18n import Text, minus
from noria_desktop.ui.nautilus.board import handles as at
from noria_desktop.ui.nautilus.words.names import card_name, domain_name, row_card, say, viewer

LINES: Final = {line.value: line for line in Line}


def coached(remark: Remark, view: State) -> Coached:
    """A remark in words.

    Raises:
        KeyError: there is no such line.
    """
    line = LINES[remark.kind]
    return SPOKEN[line].of(remark, view, _handles(line, remark))


def coached_about(kind: str) -> str:
    """What a kind of remark is about, in few words."""
    return str(SPOKEN[LINES[kind]].about)


def _handles(line: Line, remark: Remark) -> Iterator[Handle]:
    """Where its things lie; nearly all of them are columns, by their domain cards."""
    if line is Line.ONE_UNSEEN:
        yield at.tracker()
    elif line is Line.KRAKEN_GIVEN:
        yield at.rival_special()
    for thing in remark.things:
        if isinstance(thing, Special):
            yield at.special(thing)
        elif line is Line.ARROW_HURTS:
            yield at.space(thing)
        else:
            yield at.column(thing)


# Points in a domain -------------------------------------------------------------------------------------


def _points(domain: Domain, view: State, seat: Seat) -> int:
    return net_points(view.match.taken[seat], domain)


def _needed(domain: Domain, view: State) -> int:
    """Net points that win the domain as things stand."""
    return components().needed[minus_taken(view.match, domain)]


def _added(points: int) -> str:
    """Points as they stand in a sum, such as ``+ 2`` or ``− 1``."""
    return f"{'−' if points < 0 else '+'} {abs(points)}"


def _with_column(seat_of: Callable[[State], Seat], whose: Text) -> Callable[[Fields, State], Sum]:
    """Points of one player in a domain: now, with the column's card, and at the flag."""

    def made(fields: Fields, view: State) -> Sum:
        domain, seat = fields["domain"], seat_of(view)
        card = row_card(view, fields["column"])
        assert card is not None, "a row is complete while cards are laid"
        now = _points(domain, view, seat)
        return Sum(
            (str(whose),),
            (
                (say("{domain} now", domain=domain), minus(now)),
                (
                    say("With this column"),
                    f"{minus(now)} {_added(points_of(card))} = {minus(now + points_of(card))}",
                ),
                (say("The flag"), str(_needed(domain, view))),
            ),
        )

    return made


def _of_three(fields: Fields, view: State) -> str:
    return say(
        "You have {points} points there. {least} are enough as soon as anybody has taken the −1.",
        points=_points(fields["domain"], view, viewer(view)),
        least=min(components().needed),
    )


SPOKEN: Final[Mapping[Line, Spoken]] = {
    Line.WIN_DOMAIN: Spoken(
        Text("Nautilus", "A column that wins you a domain"),
        "domains",
        lambda f: say(
            "Column {number} would win you {domain}.", number=f["column"] + 1, domain=domain_name(f["domain"])
        ),
        lambda f, view: say(
            "A card you hold takes it: one that beats what lies there, or a lower one across."
        ),
        _with_column(viewer, Text("Nautilus", "You")),
    ),
    Line.STOP_DOMAIN: Spoken(
        Text("Nautilus", "A column that wins the rival a domain"),
        "domains",
        lambda f: say(
            "Column {number} would win the rival {domain}.",
            number=f["column"] + 1,
            domain=domain_name(f["domain"]),
        ),
        lambda f, view: say(
            "In this column a card lies alone on the rival's side, and one you hold beats it."
        ),
        _with_column(lambda view: rival(viewer(view)), Text("Nautilus", "Rival")),
    ),
    Line.BLOT_WINS: Spoken(
        Text("Nautilus", "A blot that wins a domain"),
        "domains",
        lambda f: say("If the rival takes this blot, {domain} is yours.", domain=domain_name(f["domain"])),
        _of_three,
    ),
    Line.SPECIAL_LEFT: Spoken(
        Text("Nautilus", "Kraken or bone left over"),
        "specials",
        lambda f: say("Your last card of the round: the {special} is still unused.", special=f["special"]),
        lambda f, view: say(
            "It is laid in place of a diver. What is not used leaves the game when the round ends."
        ),
    ),
    Line.LAST_SPACE: Spoken(
        Text("Nautilus", "The last column"),
        "comparison",
        lambda f: say("The rival must fill the space you leave. One of your cards is sure."),
        lambda f, view: say(
            "Two spaces are left, facing each other. Look at the divers not seen yet: one way to lay stands against all."
        ),
    ),
    Line.ARROW_HURTS: Spoken(
        Text("Nautilus", "An arrow against yourself"),
        "arrows",
        lambda f: say("Its arrow would have to move a card you need."),
        lambda f, view: say(
            "If an arrow can move a card, it must. Every move that the {card} has here costs you a column.",
            card=card_name(f["card"]),
        ),
    ),
    Line.BLOT_COMES: Spoken(
        Text("Nautilus", "A blot that comes to you"),
        "award",
        lambda f: say("As it lies, this blot comes to you."),
        lambda f, view: say(
            "In this column the {card} lies alone on your side. A higher card on the rival's side would send the −1 across.",
            card=card_name(f["card"]),
        ),
    ),
    Line.BLOT_STAYS: Spoken(
        Text("Nautilus", "A blot to leave to the rival"),
        "award",
        lambda f: say("A lower card here would leave the blot to the rival."),
        lambda f, view: say(
            "In this column the {card} lies alone on the rival's side. Whoever has the winning card takes the −1.",
            card=card_name(f["card"]),
        ),
    ),
    Line.DECIDED: Spoken(
        Text("Nautilus", "High cards where nothing is left to win"),
        "domains",
        lambda f: say("{domain} is decided: a low card is enough here.", domain=domain_name(f["domain"])),
        lambda f, view: say("A domain once won stays won; its cards count for nothing any more."),
    ),
    Line.RIVALS_SIDE: Spoken(
        Text("Nautilus", "High cards on the rival's side"),
        "award",
        lambda f: say("On that side it wins for the rival."),
        lambda f, view: say("The side on which the winning card lies takes the column, whoever laid it."),
    ),
    Line.ONE_UNSEEN: Spoken(
        Text("Nautilus", "The 1 against the 14"),
        "comparison",
        lambda f: say("The 1 has not been seen yet."),
        lambda f, view: say("It beats the 14, as no other diver does, and may be in the rival's hand."),
    ),
    Line.KRAKEN_GIVEN: Spoken(
        Text("Nautilus", "The kraken you gave away"),
        "keep",
        lambda f: say("The rival holds the kraken: you gave it."),
        lambda f, view: say("It counts 15 and beats every diver. It has not been laid yet this round."),
    ),
    Line.CLOSE_COLUMN: Spoken(
        Text("Nautilus", "Closing a column"),
        "placement",
        lambda f: say(
            "A low card facing the {card} on your side would close this column.", card=card_name(f["card"])
        ),
        lambda f, view: say("A full column takes no more cards. Only an arrow can still change it."),
    ),
    Line.ANCHOR_PAYS: Spoken(
        Text("Nautilus", "When the anchor pays"),
        "anchor",
        lambda f: say("Now the anchor would pay."),
        lambda f, view: say(
            "Played on, this round goes best for you when a card is anchored now. No arrow moves that card any more."
        ),
    ),
    Line.SPECIAL_LOST: Spoken(
        Text("Nautilus", "A special card kept back"),
        "start-specials",
        lambda f: say("The {special} is lost with this round.", special=f["special"]),
        lambda f, view: say(
            "Submarine, harpoon and eye are used as a round begins or not at all; both special cards leave with it."
        ),
    ),
}
"""Every line."""
