"""Games played by somebody whom a coach watches: every moment at which it looks, as the table would show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from noria_desktop.app.catalogue import kit
from noria_desktop.app.players import player, player_rng
from noria_desktop.bots.coaching import Decision, Occasion
from noria_desktop.engine.contract import HUMAN


def occasions(game_id: str, options: Any, name: str, seed: int, rival: str = "level1") -> Iterator[Occasion]:
    """A game of the player of this name: what it aims at before each decision, what it did after it, and its answer.

    ``said`` is left empty: who plays the coach keeps what it said.

    Args:
        game_id: which game.
        options: of the set-up.
        name: who sits at seat 0.
        seed: of the game.
        rival: who sits at other seats.
    """
    rules = kit(game_id).rules
    policies = {HUMAN: player(game_id, name)}
    state, ply = rules.setup(options, seed).state, 0
    earlier: list[Decision] = []
    answered = False
    while (turn := rules.turn(state)).seat is not None:
        legal = rules.legal_actions(state)
        if turn.automatic or turn.seat != HUMAN:
            action, answered = legal[0], True
            if not turn.automatic:
                policy = policies.setdefault(turn.seat, player(game_id, rival))
                view = rules.observe(state, turn.seat)
                action = policy.choose(view, legal, player_rng(view, ply))[0].action
            state, ply = rules.apply(state, action).state, ply + 1
            continue
        view = rules.observe(state, HUMAN)
        last = earlier[-1] if earlier else None
        before, played = (None, ()) if last is None else (last.view, (last.action,))
        if answered or last is None:
            yield Occasion(view, legal, HUMAN, before, played, last is not None, tuple(earlier[:-1]))
        action = policies[HUMAN].choose(view, legal, player_rng(view, ply))[0].action
        yield Occasion(view, legal, HUMAN, before, played, answered, tuple(earlier[:-1]), aimed=action)
        state, ply, answered = rules.apply(state, action).state, ply + 1, False
        earlier.append(Decision(view, action))
        yield Occasion(
            rules.observe(state, HUMAN),
            rules.legal_actions(state),
            HUMAN,
            view,
            (action,),
            False,
            tuple(earlier[:-1]),
        )
