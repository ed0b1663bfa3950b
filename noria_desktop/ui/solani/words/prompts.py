"""The prompt strip: whose turn, what is asked; and the words of its buttons."""

from __future__ import annotations

from typing import assert_never

from noria_desktop.engine.contract import Seat, Turn
from noria_desktop.games.solani.components import components
from noria_desktop.games.solani.draft import reachable
from noria_desktop.games.solani.placement import branch_spaces, circle_spaces
from noria_desktop.games.solani.state import (
    CleaningUp,
    CoyoteDrafting,
    CoyotePicking,
    Drafting,
    Finished,
    HoldingQuartz,
    Keeping,
    Picking,
    Placing,
    PlacingFeature,
    Preparing,
    Sky,
    State,
)
from noria_desktop.games.solani.tally import number_in_reach, number_too_late
from noria_desktop.games.solani.terms import FEATURES, Kind, Player, Row, Tile
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.solani.board.gestures import turns_of
from noria_desktop.ui.solani.board.handles import feature_of, kind_of
from noria_desktop.ui.solani.board.viewpoint import decider, held_branch
from noria_desktop.ui.solani.words.actions import advance_text, held_circle
from noria_desktop.ui.solani.words.features import feature_short
from noria_desktop.ui.solani.words.names import (
    branch_name,
    feature_name,
    one_tile,
    reader_of,
    say,
    seat_name,
    tile_name,
)
from noria_desktop.ui.solani.words.opponents import seat_and_player
from noria_desktop.ui.solani.words.winnings import then_chosen, won_text

Words = tuple[str, str]


def prompt_text(turn: Turn, state: State) -> Words:
    """What is asked, and a second line that says how to do it; ``state`` is an observation."""
    deciding = decider(state)
    if deciding is not None and _by_program(deciding, state):
        return _watching(deciding, state)
    match state.pending:
        case Preparing():
            return (
                say("Round {number} of {rounds} begins", number=state.round, rounds=components().rounds),
                say("Clusters and branch tiles are drawn for the market."),
            )
        case HoldingQuartz():
            return _asked(
                (
                    say("Before the first pick: spend a quartz?"),
                    say("Press it, then the market that is to be drawn anew. Coyote picks first this round."),
                ),
                state,
            )
        case Drafting():
            return _asked(_last(_drafting(state.pending, state), state), state)
        case Placing():
            return _asked(_last(_won(_placing(state), state), state), state)
        case Picking(seat):
            return _asked(_picking(seat, state), state)
        case Keeping():
            return _asked(
                (
                    say("Keep one of the cards you drew"),
                    _keeping(state.pending, state.skies[state.pending.seat]),
                ),
                state,
            )
        case PlacingFeature(_, feature):
            return _asked(_placing_feature(state, feature), state)
        case CoyoteDrafting():
            return (
                say("Coyote drafts"),
                say("It follows fixed rules; the log tells which one decided."),
            )
        case CoyotePicking():
            return (
                say("Coyote takes a feature"),
                say("The first open card of the row, or the top card of its deck."),
            )
        case CleaningUp():
            return (
                say("Round {number} is over", number=state.round),
                say("What nobody took goes back into the bags, and the Sun moves on."),
            )
        case Finished():
            return _finished()
        case _:
            assert_never(state.pending)


def parting_text(state: State) -> Words:
    """Both tiles lie, and what follows once the player parts with them; ``state`` is an observation."""
    title = say("Your tiles are laid: end your turn, or take them back")
    words = title, _then(state)
    seat = reader_of(state)
    if seat is not None and state.skies[seat].picks and not isinstance(state.pending, Picking):
        if isinstance(state.pending, CoyoteDrafting):
            return title, then_chosen(state, state.skies[seat])
        return title, say("{won} {then}", won=won_text(state.skies[seat]), then=words[1])
    return words


def in_hand(state: State, held: Handle) -> Words | None:
    """What can be done with a tile or card that is in hand: how it is turned, or that a second press takes it.

    None where the prompt says it all.
    """
    if held.kind == "held" and isinstance(state.pending, Placing):
        seat = decider(state)
        branch = None if seat is None else held_branch(state, seat)
        if kind_of(held) is not Kind.BRANCH or branch is None or len(turns_of(branch)) < 2:
            return None
        return (
            say("Turn the branch tile, then lay it in a lit gap"),
            say("R, the wheel or the right button turns it; so does a press on the four turns at the gap."),
        )
    if isinstance(state.pending, Picking | Keeping):
        return _card_in_hand(held, state.skies[state.pending.seat], keeps=isinstance(state.pending, Keeping))
    if not isinstance(state.pending, Drafting):
        return None
    number = int(held.key) if held.kind in ("cluster", "branch") else -1
    if held.kind == "cluster" and state.market.cluster_takers[number] is None:
        cluster = state.market.clusters[number]
        name, trades = tile_name(cluster), bool(reachable(state.supply.track, cluster))
    elif held.kind == "branch" and state.market.branch_takers[number] is None:
        name, trades = branch_name(state.market.branches[number]), False
    else:
        return None
    return (
        say("Take the {tile}?", tile=name),
        say("Press it again to take it, or drop it on a lit planet to trade it. Esc puts it back.")
        if trades
        else say("Press it again to take it, or drop it on its holding space. Esc puts it back."),
    )


def _card_in_hand(held: Handle, sky: Sky, *, keeps: bool) -> Words | None:
    """A feature card or a deck in hand while a feature is chosen: how it is taken, what its number asks of that sky."""
    feature = feature_of(held)
    if feature is not None:
        name = feature_name(feature)
        scores, number = feature_short(feature), components().numbers[feature.index]
        if keeps:
            title = say("Keep {feature}: {scores}?", feature=name, scores=scores)
        else:
            title = say("Take {feature}: {scores}?", feature=name, scores=scores)
        asks = _out_of_reach(sky, feature, number) or say(
            "Also {number} for exactly {number} nodes.", number=number
        )
        how = say("Press it again to take it, or drop it on the framed panel. Esc puts it back.")
        return title, say("{first} {second}", first=asks, second=how)
    if held.kind == "deck" and not keeps:
        title = say("Draw {count} cards from this deck?", count=components().drawn)
        how = say("Press it again to draw, or drop it on the framed panel. You keep one. Esc puts it back.")
        number = int(Row(held.key).value)
        drawn = next(one for one in FEATURES if components().numbers[one.index] == number)
        late = _out_of_reach(sky, drawn, number)
        return title, say("{first} {second}", first=late, second=how) if late else how
    return None


def _then(state: State) -> str:
    """What follows once the player parts with the turn."""
    last = state.round == components().rounds
    match state.pending:
        case CoyoteDrafting():
            if last:
                return say("Then Coyote drafts its second tile, and the game is over.")
            return say("Then Coyote drafts its second tile.")
        case CoyotePicking():
            if last:
                return say("Then Coyote takes a feature, and the game is over.")
            return say("Then Coyote takes a feature, and the round is over.")
        case CleaningUp():
            return say(
                "Then the round is over, and the market of round {number} is drawn.", number=state.round + 1
            )
        case Finished():
            return say("Then the game is over and is counted.")
        case _:
            seat = decider(state)
            name = "" if seat is None else seat_name(seat, state, reader_of(state))
            return say("Then {seat} goes on.", seat=name)


def _by_program(seat: Seat, state: State) -> bool:
    return state.options.players[seat] is not Player.HUMAN


def _asked(words: Words, state: State) -> Words:
    """With several people at the screen the seat is named first."""
    deciding = decider(state)
    if deciding is None or reader_of(state) is not None:
        return words
    return (
        say("{seat}: {question}", seat=seat_name(deciding, state, None), question=words[0]),
        words[1],
    )


def _last(words: Words, state: State) -> Words:
    """In the last round that is said with what is asked: nothing comes after it."""
    if state.round < components().rounds:
        return words
    return words[0], say("The last round. {detail}", detail=words[1])


def _won(words: Words, state: State) -> Words:
    """Once the first tile has surrounded a Dark Sky token, that comes before what is asked of the second."""
    seat = decider(state)
    if seat is None or not state.skies[seat].picks:
        return words
    return words[0], say("{won} {then}", won=won_text(state.skies[seat]), then=words[1])


def _drafting(pending: Drafting, state: State) -> Words:
    track = any(state.supply.track)
    if pending.first is None:
        title = say("Take any tile: you have the Sun")
        if state.quartz:
            return title, say("Before it you may spend a quartz: press it, then the market to be drawn anew.")
        hint = say("Its type decides what everybody takes now. The other type follows the other way round.")
        return title, hint
    kind = pending.first
    if pending.second:
        kind = Kind.BRANCH if pending.first is Kind.CIRCLE else Kind.CIRCLE
    if kind is Kind.BRANCH:
        return (
            say("Take a branch tile"),
            say("More nodes reach more circles; every node that reaches nothing costs a point."),
        )
    if track:
        return (
            say("Take a cluster, or trade it for a planet"),
            say("Drop a cluster on a lit planet of the track to trade it at once."),
        )
    return (
        say("Take a cluster"),
        say("No planet is left on the track."),
    )


def _placing(state: State) -> Words:
    """One or both tiles are to be laid."""
    seat = decider(state)
    assert seat is not None
    sky = state.skies[seat]
    gaps = len(branch_spaces(sky)) if sky.held_branch is not None else 0
    spaces = len(circle_spaces(sky)) if sky.held_circle is not None else 0
    if sky.held_branch is not None and sky.held_circle is not None and not spaces:
        return (
            say("Lay both tiles, the branch tile first"),
            say(
                "Open: {gaps}. The other has no space until a branch tile lies beside it.",
                gaps=say("%n gap(s)", gaps),
            ),
        )
    if sky.held_branch is not None and sky.held_circle is not None and not gaps:
        return (
            say("Lay both tiles, the circular tile first"),
            say(
                "Open: {spaces}. The branch tile has no gap until a circle lies beside it.",
                spaces=say("%n space(s)", spaces),
            ),
        )
    if sky.held_branch is not None and sky.held_circle is not None:
        return (
            say("Lay both tiles, in either order"),
            say(
                "Open: {gaps} and {spaces}. R or the wheel turns a branch tile.",
                gaps=say("%n gap(s)", gaps),
                spaces=say("%n space(s)", spaces),
            ),
        )
    if sky.held_branch is not None:
        return (
            say("Lay your branch tile"),
            say("{gaps} open to it. R or the wheel turns it.", gaps=say("%n gap(s)", gaps)),
        )
    tile = sky.held_circle
    name = say("circular tile") if tile is None else tile_name(tile)
    if not spaces:
        return (
            say("No space is left for the {tile}", tile=name),
            say("It leaves the game."),
        )
    return (
        say("Lay your {tile}", tile=name),
        say("{spaces} open to it, each beside a branch tile.", spaces=say("%n space(s)", spaces)),
    )


def _picking(seat: Seat, state: State) -> Words:
    picks = state.skies[seat].picks
    hint = say(
        "Take an open card, or draw {count} and keep one; {limit} of each number at most. "
        "Its number scores too, with exactly that many nodes.",
        count=components().drawn,
        limit=components().feature_limit,
    )
    if picks > 1:
        return say("Choose the first of %n features you won", picks), hint
    return say("Choose the feature you won"), hint


def _keeping(pending: Keeping, sky: Sky) -> str:
    """What there is to know before one of the drawn cards is kept; both come from one deck and bear one number."""
    drawn = next((card for card in pending.drawn if card is not None), None)
    if drawn is None:
        return say("The other joins its row, open to everybody.")
    number = components().numbers[drawn.index]
    asks = _out_of_reach(sky, drawn, number) or say(
        "Either also scores {number} for exactly {number} nodes.", number=number
    )
    other = say("The other joins its row, open to everybody.")
    return say("{first} {second}", first=asks, second=other)


def _placing_feature(state: State, feature: Tile) -> Words:
    """The tile of a card is to be laid; where, decides whether its number can be reached."""
    seat = decider(state)
    assert seat is not None
    name = feature_name(feature)
    spaces = len(circle_spaces(state.skies[seat]))
    if not spaces:
        return (
            say("No space is left for {feature}", feature=name),
            say("The tile leaves the game; the card stays yours and scores nothing."),
        )
    title, number = say("Lay the feature tile: {feature}", feature=name), components().numbers[feature.index]
    if late := _out_of_reach(state.skies[seat], feature, number):
        there = say("{spaces} open to it, each beside a branch tile.", spaces=say("%n space(s)", spaces))
        return title, say("{first} {second}", first=there, second=late)
    return title, say(
        "{spaces} open to it, each beside a branch tile. Exactly {number} nodes score {number} more.",
        spaces=say("%n space(s)", spaces),
        number=number,
    )


def _out_of_reach(sky: Sky, feature: Tile, number: int) -> str:
    """Why no space of a sky can bring a feature its number any more; empty where one still can."""
    if number_in_reach(sky, feature):
        return ""
    if number_too_late(sky, feature):
        return say("Too few branch tiles are still to come for {number} nodes.", number=number)
    return say("No space has gaps enough for {number} nodes now.", number=number)


def _watching(seat: Seat, state: State) -> Words:
    """A program decides; it is named as at the table and as it was chosen."""
    name = seat_and_player(seat, state, reader_of(state))
    match state.pending:
        case Drafting(_, first, second):
            if first is None:
                return (
                    say("{seat} drafts", seat=name),
                    say("With the Sun: any tile, and its type binds everybody."),
                )
            kind = first if not second else (Kind.BRANCH if first is Kind.CIRCLE else Kind.CIRCLE)
            return (
                say("{seat} drafts", seat=name),
                say("It is the turn of the {kind}.", kind=kind),
            )
        case Placing():
            return (
                say("{seat} lays both tiles", seat=name),
                say("On a sky of its own; yours is not touched."),
            )
        case _:
            return (
                say("{seat} won a feature", seat=name),
                say("A surrounded Dark Sky token is worth a card with its tile."),
            )


def _finished() -> Words:
    """It is over; who won is told by the result, when everything was counted."""
    return say("The game is over"), say("The result counts it row by row.")


def command_text(name: str, state: State) -> str:
    """Words of a button of the prompt strip; ``name`` may carry a key after a colon."""
    match name.split(":")[0]:
        case "advance":
            return advance_text(state)
        case "end_turn":
            return say("End the game") if isinstance(state.pending, Finished) else say("End turn")
        case "keep_quartz":
            return say("Let Coyote pick")
        case "discard":
            tile = held_circle(state)
            if tile is None:
                return say("Discard the tile")
            return say("Discard {tile}", tile=one_tile(tile))
        case "draw":
            return say("Draw from the deck")
        case "keep":
            return say("Keep")
        case "take":
            return say("Take")
        case "place":
            return say("Place")
        case "turn":
            return say("Rotate")
        case _:
            return name
