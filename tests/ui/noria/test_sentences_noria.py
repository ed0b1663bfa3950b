"""Every number, piece and place in Noria's sentences is the state's (issue: done when 2).

This is the fast share; ``python -m tests.ui.noria.sentence_check`` looks at 500 positions.
"""

from __future__ import annotations

import pytest

from noria_desktop.games.noria.politics import intrigue_cost
from noria_desktop.ui.noria.words import costs
from tests.ui.noria import sentence_check
from tests.ui.noria.sentence_checks import UNCHECKED


def test_what_is_put_into_sentences_is_true() -> None:
    found = sentence_check.audit(36)
    assert found.wrong == []
    assert found.unchecked == {}
    assert len(found.sentences) > 120


def test_templates_without_a_check_are_known() -> None:
    assert sentence_check.without_a_check() == sorted(UNCHECKED)


def test_a_figure_that_is_not_the_states_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = intrigue_cost
    monkeypatch.setattr(costs, "intrigue_cost", lambda state, paid: plain(state, paid) + 1)
    assert sentence_check.audit(36).wrong
