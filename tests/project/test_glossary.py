"""Every term has one Japanese word, and the translations use it (decision 11)."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = json.loads((ROOT / "resources" / "glossary.json").read_text(encoding="utf-8"))
TERMS: list[dict[str, Any]] = GLOSSARY["terms"]
SOURCES = {
    "solo rulebook",
    "Japanese edition",
    "players' articles",
    "desktop usage",
    "Nautilus wiki page",
    "user's document",
    "own",
}
MNEMONIC = re.compile(r"\(&.\)|&|…|\.\.\.$")


def bare(text: str) -> str:
    """A text without the marks of mnemonics and of dialogs to come."""
    return MNEMONIC.sub("", text).strip()


def translations() -> list[tuple[str, str, str]]:
    """Context, English and Japanese of every text."""
    root = ET.parse(ROOT / "translations" / "noria_desktop_ja.ts").getroot()
    return [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("translation", ""))
        for context in root.iter("context")
        for message in context.iter("message")
    ]


def test_every_term_stands_once_and_is_complete() -> None:
    assert all(term["english"] and term["japanese"] for term in TERMS)
    assert {term["source"] for term in TERMS} == SOURCES
    assert {term["area"] for term in TERMS} == {"noria", "nautilus", "solani", "scythe", "shell"}
    assert all(
        term["english"] == term["english"].lower() or term["english"] in ("Noria", "Nautilus", "Solani")
        for term in TERMS
    )
    assert [name for name, count in Counter(term["english"] for term in TERMS).items() if count > 1] == []


@pytest.mark.parametrize("term", TERMS, ids=lambda term: str(term["english"]))
def test_a_text_that_is_a_term_is_translated_by_its_word(term: dict[str, Any]) -> None:
    contexts = term.get("contexts")
    wrong = [
        (context, english, japanese)
        for context, english, japanese in translations()
        if bare(english).lower() == term["english"].lower()
        and bare(japanese) != term["japanese"]
        and (contexts is None or context in contexts)
    ]
    assert wrong == []


def test_the_watch_sees_another_word() -> None:
    """Most terms are whole texts somewhere, so the test above has something to look at."""
    used = {bare(english).lower() for _, english, _ in translations()}
    assert sum(term["english"].lower() in used for term in TERMS) > len(TERMS) * 0.6
