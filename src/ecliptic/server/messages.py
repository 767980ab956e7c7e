"""Everything that travels between a client and the server, as types. The OpenAPI document and the TypeScript types are
made from them, so they are what is really read and written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecliptic.bots import DEFAULT
from ecliptic.kernel.facts import Fact, Move
from ecliptic.kernel.game import OptionValue, Unit
from ecliptic.table import Answer, Clock, Drawn, Frame, LogEntry, Refused, SeatInfo, StoryEvent, Wish

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Spoken = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
OWN_TOKEN = "[A-Za-z0-9_-]{43}"
"""A token that a client chooses: 256 random bits in base64url."""


class Struct(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What clients send: strict."""


# -- over HTTP -----------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "here"]
    """here: another person at the same screen."""
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT
    name: Annotated[str, Meta(max_length=40)] = ""
    """The name of a person at the same screen."""


class ClockWish(Struct, frozen=True):
    """Seconds for each player, and for each move."""

    seconds: Annotated[int, Meta(ge=10, le=2_592_000)]
    """Up to thirty days, for slow games."""
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0


class NewTable(Struct, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    """The name of the player who opens it."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=7)]
    """One for each seat; "me" once at most."""
    options: Annotated[dict[str, OptionValue], Meta(max_length=30)] = {}
    public: bool = False
    watchable: bool = True
    clock: ClockWish | None = None
    words: Annotated[str, Meta(max_length=500)] = ""
    """Added to the seed."""


class Pupil(Struct, frozen=True):
    """Somebody wants to be given a lesson."""

    name: Name
    step: Annotated[int, Meta(ge=0, le=100)] = 0
    """The step to begin with: everything asked for before it has been done."""


class Branch(Struct, frozen=True):
    """A table to be opened from a point of a finished game."""

    event: Count
    """How many of its events are kept."""
    name: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=7)]
    public: bool = False
    watchable: bool = True


class Join(Struct, frozen=True):
    """Somebody sits down."""

    name: Name
    words: Annotated[str, Meta(max_length=500)] = ""
    """Added to the seed."""
    token: Annotated[str, Meta(pattern=f"^({OWN_TOKEN})?$")] = ""
    """For the seat, 256 random bits: with a token of their own, guests can ask again if the answer is lost."""


class Take(Struct, frozen=True):
    """Another device takes the seat too, with the code that its player has made."""

    token: Annotated[str, Meta(pattern=f"^{OWN_TOKEN}$")]
    """For the seat, 256 random bits: asked again with the same one, the server finds the player seated."""


class Drawing(Struct, frozen=True):
    """Something to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Invite(Struct, frozen=True):
    """Good for taking one open seat, once; or, for a person at the same screen, already that seat's own token."""

    seat: int
    token: str


class Seated(Struct, frozen=True):
    """A seat was taken: the token is the player's proof, shown to nobody else and never again."""

    table: str
    seat: int | None
    token: str
    invites: list[Invite] = []
    here: list[Invite] = []
    """The seats of the other persons at the same screen, each with its own token."""


class TableInfo(Struct, frozen=True, omit_defaults=False):
    """What anyone who knows a table's id may know."""

    table: str
    game: str
    status: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    public: bool
    watchable: bool
    clock: Clock | None
    commitment: str
    origin: str
    players: int = 0
    """How many seats are taken."""
    watching: int = 0
    """How many spectators there are, as far as this server process knows."""
    asked: list[int] = []
    """The seats that have to act, as far as everyone may know."""
    headline: Fact | None = None
    """How far the game has got."""
    next_table: str = ""
    """The table of the next game, if somebody plays again."""
    lesson: str = ""
    """The lesson that is given here."""


class TableList(Struct, frozen=True):
    """Public tables that are not over."""

    tables: list[TableInfo]


class OptionInfo(Struct, frozen=True):
    """A choice before the game."""

    name: str
    default: OptionValue
    help: str
    low: int
    high: int
    choices: tuple[str, ...]
    seats: list[tuple[int, ...]] = []
    """The numbers of players for each choice, if they depend on it; else empty."""
    beside: dict[str, list[str]] = {}
    """The choices of other options, by their names, with which this one has a meaning; else empty."""


class Taught(Struct, frozen=True):
    """A lesson: the message `lesson-<name>` of the game names it, and its `.help` says what it is about."""

    name: str
    steps: int
    options: dict[str, OptionValue]


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    id: str
    title: str
    summary: str
    seats: tuple[int, ...]
    minutes: int
    ease: int
    """1: good to begin with; 2: some rules to learn; 3: many."""
    cooperative: bool
    version: int
    edition: str
    options: list[OptionInfo]
    bots: list[str]
    """The bots that may sit at its tables, levels in the game's styles such as `medium:explorer` included."""
    lessons: list[Taught] = []
    """Its lessons, in an order that suits beginners."""


class GameList(Struct, frozen=True):
    """All games."""

    games: list[GameInfo]
    mail: bool = False
    """Whether this server sends mail to players whose turn it is."""


class Section(Struct, frozen=True):
    """A part of a rules page, up to the next heading of any level."""

    id: str
    title: str
    level: int
    html: str
    """The text below the heading. The element that states a rule has the rule's id; mentions of a rule link to it."""
    rules: list[str]
    """The rules that are stated here."""


class Rules(Struct, frozen=True):
    """A game's rules page."""

    game: str
    title: str
    sections: list[Section]
    summary: list[Fact] = []
    """The game on one page: a message for each chapter, whose attribute `title` is its heading. Its lines are items."""


class ReplayEvent(Struct, frozen=True):
    """One event of a finished game."""

    seat: int | None
    """None: chance."""
    move: str


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game with nothing hidden."""

    table: str
    game: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    unit: Unit
    """What the result counts."""
    events: list[ReplayEvent]
    seed: str
    commitment: str
    entropy: list[str]
    result: list[float]
    record: str
    """The record as text, good for `ecliptic verify`."""


class Still(Struct, frozen=True):
    """A position of a finished game as one viewer knew it at the time."""

    n: int
    """How many events lead to it."""
    view: Any
    told: list[StoryEvent]
    """What the viewer was told at the last of them. What was hidden in a simultaneous turn is told at its end."""
    asked: list[int]
    """The seats that had to act next."""


class Story(Struct, frozen=True):
    """All that one viewer was told in a finished game."""

    events: list[StoryEvent]


class Draws(Struct, frozen=True):
    """All outcomes of chance in a finished game: with the revealed seed anyone can compute them again."""

    drawn: list[Drawn]


class Compared(Struct, frozen=True):
    """A choice of a decision that was judged."""

    move: Move
    value: float
    """The expected result for the seat that chose, going by what it knew."""
    made: bool


class Mark(Struct, frozen=True, kw_only=True):
    """One event of a finished game, judged."""

    n: int
    seat: int | None
    """None: chance."""
    whose: int
    """The seat that acted, or the one that chance affected most."""
    luck: list[float]
    """How much chance, or what the player could not see, changed for each seat."""
    regret: float
    """How much more the best choice promised than the one that was made; 0 if that is not certain."""
    values: list[float]
    """The expected result of each seat after the event."""
    choices: list[Compared]
    """The compared choices of a decision, the best first."""


class Log(Struct, frozen=True):
    """A viewer's whole log."""

    log: list[LogEntry]


class Known(Struct, frozen=True):
    """What a viewer knows, as a position of the game: for bots."""

    seq: int
    """The number of the frame that it belongs to."""
    position: dict[str, Any]


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: str


# -- from a client, over a socket or HTTP --------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="is", tag=str.lower):
    """The parent of what a client can ask for."""


class Hello(Message, frozen=True):
    """Always the first message on a socket: who the client is, and how much of the log it has."""

    token: Annotated[str, Meta(max_length=100)] = ""
    """Empty: a spectator."""
    since: Count = 0
    board: bool = False
    """Whether frames are for a board: then they say what each legal move would do, and how the table looked in
    between."""


class Act(Message, frozen=True):
    """A move, answering the frame with this number."""

    seq: Count
    move: Annotated[str, Meta(max_length=200)]


class Begin(Message, frozen=True):
    """All seats are taken: start."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Put a bot on an open seat, before the start."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT


class InviteTo(Message, frozen=True, tag="invite"):
    """Make this token an invitation to an open seat, before the start. Earlier invitations stay valid."""

    seat: SeatNumber
    token: Annotated[str, Meta(pattern=f"^{OWN_TOKEN}$")]
    """256 random bits."""


class Add(Message, frozen=True):
    """Add words to the seed, before the start."""

    words: Spoken


class Undo(Message, frozen=True):
    """Take my last decision back."""


class Agree(Message, frozen=True):
    """Yes to the open question."""


class Refuse(Message, frozen=True):
    """No to the open question, or never mind mine."""


class Say(Message, frozen=True):
    """Table talk: words of one's own, or one of the sayings to which the game limits it."""

    words: Annotated[str, Meta(max_length=500)] = ""
    saying: Fact | None = None


class StandIn(Message, frozen=True, tag="stand_in"):
    """Have a bot play for an absent seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = DEFAULT


class Leave(Message, frozen=True):
    """I am leaving; before the start my seat is open again."""


class Back(Message, frozen=True):
    """I am back."""


class Hook(Message, frozen=True):
    """Call this address with {table, seat, seq} when it is my turn; empty: do not."""

    url: Annotated[str, Meta(max_length=300)]
    secret: Annotated[str, Meta(max_length=100)] = ""
    """If given, calls are signed with it."""


class MailTo(Message, frozen=True, tag="mail"):
    """Write to this address when it is my turn and I am not there; empty: do not."""

    address: Annotated[str, Meta(max_length=200)]
    language: Annotated[str, Meta(pattern="^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?)?$")] = ""


class HandOver(Message, frozen=True, tag="hand_over"):
    """Make this token a code that takes my seat to another device: once, and for ten minutes."""

    token: Annotated[str, Meta(pattern=f"^{OWN_TOKEN}$")]
    """256 random bits."""


class Resign(Message, frozen=True):
    """I give up: a bot plays on for me."""


class End(Message, frozen=True):
    """Have bots play the game to its end, if the others agree."""


class Rematch(Message, frozen=True):
    """I want to play again, on the same seat of the next table: the frame has its id, my token works there. The first
    to say so asks the others, who say the same or `refuse`; their seats are kept until then. The game starts as soon as
    all seats are taken. Saying it twice does no harm."""


class Ask(Message, frozen=True):
    """What would these moves do? Answered by `Told`; changes nothing. Any moves, illegal ones too, at any time."""

    moves: Annotated[list[Wish], Meta(max_length=64)]


class Hint(Message, frozen=True):
    """What would a strong bot do in my place? Answered by `Hinted`; changes nothing."""


Command = (
    Act | Begin | SeatBot | InviteTo | Add | Undo | Agree | Refuse | Say | StandIn | Leave | Back | Hook | MailTo
    | HandOver | Resign | End | Rematch
)  # fmt: skip
Asking = Ask | Hint
Sent = Command | Asking
ClientMessage = Hello | Sent

# -- from the server -----------------------------------------------------------------------------------------


class Shown(msgspec.Struct, frozen=True, tag_field="is", tag="frame"):
    """A frame on a socket."""

    frame: Frame


class Error(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="error"):
    """Something was refused and changed nothing. After "stale" a fresh frame follows."""

    code: str
    reason: str
    """The reason in English, for clients without a catalogue."""
    rule: str = ""
    """The rule of the game that a move would break."""
    fact: Fact | None = None
    """The reason as a fact, for any language: a message of the game, or one that all games share."""

    @staticmethod
    def of(error: Refused) -> Error:
        return Error(error.code, error.say(), "", error.fact)


class Told(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """The answers to an `Ask`, in its order."""

    seq: int
    """The number of the frame that they belong to."""
    answers: list[Answer]


class Candidate(msgspec.Struct, frozen=True):
    """A choice that was compared with others."""

    move: Move
    """Including what it would do at once."""
    value: float
    """The result that it promises."""
    as_good: bool
    """Whether it cannot be told from the best one."""


class Hinted(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """What a strong bot would do, judged by what the seat knows and nothing else."""

    seq: int
    options: list[Candidate]
    """The best one first; a lone one if there is nothing to choose."""
    now: float
    """The expected result before the move is made."""


ServerMessage = Shown | Error | Told | Hinted
