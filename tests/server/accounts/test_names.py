"""What may be a name, and which names are twins."""

import pytest

from guildhall.server.accounts import names
from guildhall.server.errors import BadName


@pytest.mark.parametrize(
    "name",
    ["Ann", "Łukasz Żółw", "Zoé d’Arc", "O'Neil-2", "Анна", "안나", "李", "अनिल", "🎲 Ann"],
)
def test_names_of_all_languages_are_taken(name: str) -> None:
    assert names.folded(names.checked(name)) == names.folded(name)


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "Ann\n", "\tAnn", "A\x00nn", "A\u200bnn", "A\u200dnn", "A\u00adnn", "Ann\ufe0f",
        "A\u202enn", "A\u2066nn", "\u3164", "\u2800", "A\u034fnn", "A\ud800nn", "A\ue000nn",
        "A\u2028\u2028\x85nn", "\U000e0041Ann", "A" + "\u0334" * 4, "x" * 31, "\ufdfa\ufdfa",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_or_is_too_long_is_no_name(name: str) -> None:
    with pytest.raises(BadName):
        names.checked(name)


@pytest.mark.parametrize(
    ("written", "kept"),
    [("Ａｎｎ", "Ann"), ("  Ann   Lee ", "Ann Lee"), ("Ann\u00a0Lee", "Ann Lee"), ("ﬁn", "fin")],
)
def test_a_name_is_kept_in_one_form(written: str, kept: str) -> None:
    assert names.checked(written) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann", "Ａｎｎ"), ("Ann Lee", "ann  lee"), ("Strauß", "STRAUSS")],
)
def test_case_width_and_blanks_do_not_count(one: str, other: str) -> None:
    assert names.folded(one) == names.folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"), ("ann", "Аnn"), ("Ian", "lan"), ("Bob", "B0b"), ("Paul", "Pau1"),
        ("Kern", "Kem"), ("Nina", "Νina"), ("Ann Lee", "AnnLee"), ("Zoé", "Zoe\u0301"),
        ("Łukasz", "L\u0338ukasz"), ("Ann", "𝐀𝐧𝐧"),
    ],
)  # fmt: skip
def test_twins_for_the_eye_look_the_same(one: str, other: str) -> None:
    assert names.look(one) == names.look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Nina", "Vina"), ("Lukasz", "Łukasz"), ("Zoe", "Zoé"), ("Bill", "Bili")],
)
def test_names_that_a_reader_tells_apart_are_no_twins(one: str, other: str) -> None:
    assert names.folded(one) != names.folded(other)
    assert names.look(one) != names.look(other)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Well played!", "Well played!"),
        ("a\u202egnp\u2066x\u061c", "agnpx"),
        ("bell\x07 \x1b[31mred\x00", "bell [31mred"),
        ("two\nlines", "two lines"),
        ("👩‍🚀", "👩‍🚀"),
        ("e" + "\u0334" * 50, "e" + "\u0334" * 3),
        ("\u202e\u2066\x00", ""),
    ],
)
def test_what_is_said_keeps_its_words_and_loses_its_tricks(text: str, kept: str) -> None:
    assert names.said(text) == kept
