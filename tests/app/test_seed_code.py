"""Seeds as codes: eight characters, or a number. Source: ux.md 2.3."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noria_desktop.app.seed_code import ALPHABET, SeedError, SeedFault, read_seed, seed_code

seeds = st.integers(0, 2**32 - 1)


@given(seeds)
def test_every_seed_comes_back_from_its_code(seed: int) -> None:
    assert read_seed(seed_code(seed)) == seed


@given(seeds)
def test_a_code_is_two_groups_of_four_characters_without_lookalikes(seed: int) -> None:
    code = seed_code(seed)
    assert len(code) == 9
    assert code[4] == "-"
    assert set(code) - {"-"} <= set(ALPHABET)
    assert not set("ILOU") & set(code)


@given(seeds)
def test_codes_are_read_as_people_write_them(seed: int) -> None:
    code = seed_code(seed)
    full_width = "".join(chr(ord(char) + 0xFEE0) for char in code)
    for text in (code.lower(), f"  {code} ", code.replace("-", "–"), full_width, code.replace("0", "O")):
        assert read_seed(text) == seed


def test_digits_alone_are_a_number() -> None:
    assert read_seed("42") == 42
    assert read_seed("4294967295") == 2**32 - 1
    assert read_seed("12345678") == 12345678


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", SeedFault.EMPTY),
        (" - ", SeedFault.EMPTY),
        ("4294967296", SeedFault.TOO_LARGE),
        ("9" * 5000, SeedFault.TOO_LARGE),
        ("JQCE", SeedFault.WRONG_LENGTH),
        ("JQCE-P3E9A", SeedFault.WRONG_LENGTH),
        ("JQCE-P3EU", SeedFault.WRONG_CHARACTER),
        ("ノーリア", SeedFault.WRONG_CHARACTER),
        ("-1", None),
    ],
)
def test_what_is_no_seed_is_refused_with_the_reason(text: str, why: SeedFault | None) -> None:
    if why is None:
        assert read_seed(text) == 1  # a dash says nothing
        return
    with pytest.raises(SeedError) as caught:
        read_seed(text)
    assert caught.value.why is why


def test_a_mistyped_character_is_noticed() -> None:
    """Eight check bits: of the 8 x 31 single mistakes in this code only a few may pass."""
    code = seed_code(2_514_021_133).replace("-", "")
    passed = 0
    for place in range(8):
        for char in ALPHABET:
            if char == code[place]:
                continue
            wrong = code[:place] + char + code[place + 1 :]
            try:
                read_seed(f"{wrong[:4]}-{wrong[4:]}")
            except SeedError:
                continue
            passed += 1
    assert passed <= 4  # about 248 / 256 expected


def test_only_unsigned_32_bit_seeds_have_a_code() -> None:
    for seed in (-1, 2**32):
        with pytest.raises(ValueError, match="a seed is a number"):
            seed_code(seed)
