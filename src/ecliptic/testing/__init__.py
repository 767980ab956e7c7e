"""The conformance suite that every game must pass (`conformance.py`), and a small example game to start from."""

from __future__ import annotations

from ecliptic.testing.conformance import CHECKS
from ecliptic.testing.kit import Check, Kit, Nonconformance, Variant, load_kit
from ecliptic.testing.knowledge import Bot, check_bot

__all__ = ["CHECKS", "Bot", "Check", "Kit", "Nonconformance", "Variant", "check_bot", "load_kit"]
