"""Devices and themes that pages are looked at with."""

import pytest

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
WIDE = {"viewport": {"width": 1440, "height": 900}}
LOOKS = pytest.mark.parametrize(
    ("device", "theme"),
    [
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(WIDE, "light", id="wide-light", marks=pytest.mark.slow),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.slow),
        pytest.param(WIDE, "dark", id="wide-dark", marks=pytest.mark.slow),
    ],
)
