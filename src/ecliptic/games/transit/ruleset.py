"""The edition and the options in the form the rules read. Shared by all positions of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Edition:
    """The components in use, in the form the rules need."""

    def __init__(
        self,
        deal: vec[i64],
        place: vec[i64],
        era_deal: i64,
        era_place: i64,
        spaces: vec[i64],
        hourglass_start: i64,
        hourglass_end: i64,
        decks: vec[i64],
        deck_order: vec[i64],
        setback_order: vec[i64],
        wild_ranks: vec[i64],
        hand_limit: i64,
    ) -> None:
        self.deal: vec[i64] = deal
        """Cards dealt to each Century."""
        self.place: vec[i64] = place
        """Cards each Century places."""
        self.era_deal: i64 = era_deal
        self.era_place: i64 = era_place
        self.spaces: vec[i64] = spaces
        """Each track's Milestone spaces as a set of scores."""
        self.hourglass_start: i64 = hourglass_start
        self.hourglass_end: i64 = hourglass_end
        self.decks: vec[i64] = decks
        """Each deck's Milestones as a set."""
        self.deck_order: vec[i64] = deck_order
        """The Milestones of all decks by number."""
        self.setback_order: vec[i64] = setback_order
        """The Setbacks by number."""
        self.wild_ranks: vec[i64] = wild_ranks
        """For each Milestone the rank it can be played as; 0 any rank, -1 none."""
        self.hand_limit: i64 = hand_limit


class Options:
    """How this game is played."""

    def __init__(self, rounds: i64, historical: bool, harder: bool, ascending: bool, war_adds: bool) -> None:
        self.rounds: i64 = rounds
        """Set Rounds: how many; 0 is the open game."""
        self.historical: bool = historical
        self.harder: bool = harder
        self.ascending: bool = ascending
        """Old Models Persist: only rising runs score."""
        self.war_adds: bool = war_adds
        """The Seven Years War: its four cards come on top of the placed ones."""
