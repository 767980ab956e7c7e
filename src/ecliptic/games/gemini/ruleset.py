"""The edition in the form that the rules look things up in: built once by `data.py`, shared by all positions."""

from librt.vecs import vec
from mypy_extensions import i64


class Terms:
    """How a game is played: its options, shared by all its positions."""

    def __init__(self) -> None:
        self.choose_roles: bool = False
        self.visiting: i64 = 0
        """How many visiting instruments join."""
        self.choose_visitors: bool = False
        self.instants: bool = False
        self.booboo: bool = False
        self.gmos_split: bool = False
        self.bright_ao_primary: bool = True
        self.closure_stops_base: bool = False


class Tables:
    """All card data as ints and sets (bit masks)."""

    def __init__(self, edition: object) -> None:
        self.edition: object = edition
        """The cards as printed, for those who explain."""
        # Targets, by side.
        self.need: vec[i64] = vec[i64]()
        """Hours to complete a side; 0 where there is no such side."""
        self.skies: vec[i64] = vec[i64]()
        """The set of conditions in which a side may get Time (G-24)."""
        self.seers: vec[i64] = vec[i64]()
        """[side * 4 + closed sites]: the set of instruments that can observe a side without Altair (G-24)."""
        self.seers_altair: vec[i64] = vec[i64]()
        """The same for instruments that carry Altair."""
        self.window: vec[i64] = vec[i64]()
        """[target]: the set of rounds in which it is up."""
        self.opportunity: i64 = 0
        """The set of targets that are Targets of Opportunity."""
        self.accepts: vec[i64] = vec[i64]()
        """[program * (SIDES + 1) + completed side + 1]: the set of sides that may be played there (G-21)."""

        # Instruments.
        self.fits: vec[i64] = vec[i64]()
        """The set of programs that an instrument may be attached to (G-16)."""
        self.open_at: vec[i64] = vec[i64]()
        """[closed sites]: the set of instruments that still have an open site."""
        self.hosts: i64 = 0
        """The set of instruments that can carry Altair (G-20)."""
        self.ports: i64 = 0
        self.guest_ports: i64 = 0

        # Programs.
        self.band1: i64 = 0
        self.full: vec[i64] = vec[i64]()
        self.partial: vec[i64] = vec[i64]()
        self.loss: vec[i64] = vec[i64]()
        self.checkouts: i64 = 0
        self.poor_points: i64 = 0

        # Time cards and Instants.
        self.kind: vec[i64] = vec[i64]()
        """The set of cards of a kind."""
        self.kind_hours: vec[i64] = vec[i64]()
        self.discretionary_hours: i64 = 0

        # Weather.
        self.condition: vec[i64] = vec[i64]()
        """What a card brings, or NONE for a special."""
        self.closes_now: vec[i64] = vec[i64]()
        self.closes_next: vec[i64] = vec[i64]()
        self.best_actions: i64 = 0
        """How many actions a turn has in a round of Best (G-10)."""

        # Roles and scenario, the latter by number of players.
        self.extra_cards: i64 = 0
        self.extra_hours: i64 = 0
        self.hand: vec[i64] = vec[i64]()
        self.rounds: vec[i64] = vec[i64]()
        self.reputation: vec[i64] = vec[i64]()
        self.required: vec[i64] = vec[i64]()
        self.missing_costs: vec[i64] = vec[i64]()
        self.levels: vec[i64] = vec[i64]()
        """[players * 3 + ...]: the points from which level 2, 3 and 4 are reached."""
