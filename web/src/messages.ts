// What travels between a client and the server. Made by `python -m ecliptic.server.typescript`: do not edit.

/** An argument of a fact or a move: a number, a yes or no, a code, a fact, or a list; null: not known to the viewer. */
export type Arg = number | string | boolean | null | Fact | Arg[];

/** A move, answering the frame with this number. */
export type Act = {
  is: "act";
  seq: number;
  move: string;
};

/** Add words to the seed, before the start. */
export type Add = {
  is: "add";
  words: string;
};

/** A player adds words to the seed, before the start. */
export type Added = {
  is: "added";
  seat: number;
  words: string;
};

/** Yes to the open question. */
export type Agree = {
  is: "agree";
};

/** One of those who have to agree does. */
export type Agreed = {
  is: "agreed";
  by: number;
};

/** The answer for one move. */
export type Answer = {
  legal: boolean;
  rule?: string;
  refusal?: Fact | null;
  preview?: Fact[];
};

/** What would these moves do? Answered by `Told`; changes nothing. Any moves, illegal ones too, at any time. */
export type Ask = {
  is: "ask";
  moves: Wish[];
};

/** Somebody asks the others for something. */
export type Asked = {
  is: "asked";
  by: number;
  what: "end" | "rematch" | "stand_in" | "undo";
  needs: number[];
  seat?: number;
  bot?: string;
};

/** I am back. */
export type Back = {
  is: "back";
};

/** How many reached the same result. */
export type Bar = {
  won: boolean;
  score: number;
  count: number;
};

/** All seats are taken: start. */
export type Begin = {
  is: "begin";
};

/** The best result of a day that is over, to be watched at its table. */
export type Best = {
  name: string;
  table: string;
  won: boolean;
  score: number;
  seconds: number;
};

/** A bot's result on the same deal. */
export type BotMark = {
  bot: string;
  won: boolean;
  score: number;
};

/** A table to be opened from a point of a finished game. */
export type Branch = {
  event: number;
  name: string;
  seats: SeatWish[];
  public?: boolean;
  watchable?: boolean;
};

/** A choice that was compared with others. */
export type Candidate = {
  move: Move;
  value: number;
  as_good: boolean;
};

export type ClientMessage = Hello | Act | Begin | SeatBot | InviteTo | Add | Undo | Agree | Refuse | Say | StandIn | Leave | Back | Hook | MailTo | HandOver | Resign | End | Rematch | Ask | Hint;

/** Time to think: seconds for the whole game, and more for each move. */
export type Clock = {
  seconds: number;
  increment?: number;
};

/** Seconds for each player, and for each move. */
export type ClockWish = {
  seconds: number;
  increment?: number;
};

/** A choice of a decision that was judged. */
export type Compared = {
  move: Move;
  value: number;
  made: boolean;
};

/** Something to be drawn as a QR code. */
export type Drawing = {
  text: string;
};

/** One outcome of chance: all that is needed, beside the seed, to compute it again. */
export type Drawn = {
  n: number;
  stream: number;
  turn: number;
  weights: number[];
  choice: number;
};

/** All outcomes of chance in a finished game: with the revealed seed anyone can compute them again. */
export type Draws = {
  drawn: Drawn[];
};

/** Somebody refuses, or takes the question back. */
export type Dropped = {
  is: "dropped";
  by: number;
};

/** Have bots play the game to its end, if the others agree. */
export type End = {
  is: "end";
};

/** Something was refused and changed nothing. After "stale" a fresh frame follows. */
export type Error = {
  is: "error";
  code: string;
  reason: string;
  rule?: string;
  fact?: Fact | null;
};

/** Something that happened in a game, as one viewer saw it. */
export type Event = {
  seat: number | null;
  move: Move;
  facts: Fact[];
};

/** Something that happened, would happen, or holds. */
export type Fact = {
  key: string;
  args?: Record<string, Arg>;
  rules?: string[];
};

/** All that a viewer needs to draw the table and to act. */
export type Frame<V = View> = {
  table: string;
  seq: number;
  status: string;
  seat: number | null;
  seats: SeatInfo[];
  view: V;
  legal: Move[];
  lone: boolean;
  asked: number[];
  log: LogEntry[];
  talk: Talk;
  commitment: string;
  entropy: string[];
  seed: string;
  question: Question | null;
  clock_ms: number | null;
  result: number[] | null;
  unit: Unit;
  next_table: string;
  here: number[];
};

/** A game that can be played. */
export type GameInfo = {
  id: string;
  title: string;
  summary: string;
  seats: number[];
  minutes: number;
  ease: number;
  cooperative: boolean;
  version: number;
  edition: string;
  options: OptionInfo[];
  bots: string[];
  lessons?: Taught[];
};

/** All games. */
export type GameList = {
  games: GameInfo[];
  mail?: boolean;
};

/** Make this token a code that takes my seat to another device: once, and for ten minutes. */
export type HandOver = {
  is: "hand_over";
  token: string;
};

/** A player makes a code with which another device can take the seat too. Nobody is shown it. */
export type Handed = {
  is: "handed";
  seat: number;
};

/** Whether the server works. */
export type Health = {
  status: string;
};

/** Always the first message on a socket: who the client is, and how much of the log it has. */
export type Hello = {
  is: "hello";
  token?: string;
  since?: number;
  board?: boolean;
};

/** What would a strong bot do in my place? Answered by `Hinted`; changes nothing. */
export type Hint = {
  is: "hint";
};

/** What a strong bot would do, judged by what the seat knows and nothing else. */
export type Hinted = {
  is: "hinted";
  seq: number;
  options: Candidate[];
  now: number;
};

/** Call this address with {table, seat, seq} when it is my turn; empty: do not. */
export type Hook = {
  is: "hook";
  url: string;
  secret?: string;
};

/** A player wants to be called at an address when it is their turn; empty ends that. Nobody else is shown it. */
export type Hooked = {
  is: "hooked";
  seat: number;
  url: string;
  secret?: string;
};

/** Good for taking one open seat, once; or, for a person at the same screen, already that seat's own token. */
export type Invite = {
  seat: number;
  token: string;
};

/** Make this token an invitation to an open seat, before the start. Earlier invitations stay valid. */
export type InviteTo = {
  is: "invite";
  seat: number;
  token: string;
};

/** A player makes a new invitation to an open seat. Nobody is shown it. */
export type Invited = {
  is: "invited";
  seat: number;
};

/** Somebody sits down. */
export type Join = {
  name: string;
  words?: string;
  token?: string;
};

/** An open seat waits for somebody who played on it at the table before. */
export type Kept = {
  is: "kept";
  seat: number;
  name: string;
};

/** What a viewer knows, as a position of the game: for bots. */
export type Known = {
  seq: number;
  position: Record<string, unknown>;
};

/** I am leaving; before the start my seat is open again. */
export type Leave = {
  is: "leave";
};

/** A player goes away and keeps the seat. */
export type Left = {
  is: "left";
  seat: number;
};

/** A lesson, as it is written and as clients get it. */
export type Lesson = {
  name: string;
  seats: number;
  seed: number;
  steps: Step[];
  options?: Record<string, number | boolean | string>;
  bot?: string;
  before?: string[];
  order?: number;
};

/** A viewer's whole log. */
export type Log = {
  log: LogEntry[];
};

/** One line of a viewer's log: an event of the game, or something that happened around it. */
export type LogEntry = {
  n: number;
  event?: Event | null;
  entry?: Opened | Sat | Stood | Kept | Invited | Added | Started | Moved | Asked | Agreed | Dropped | Undone | Said | Left | Returned | StoodIn | TimedOut | Rematched | Hooked | Mailed | Handed | Taken | null;
  view?: unknown;
};

/** Write to this address when it is my turn and I am not there; empty: do not. */
export type MailTo = {
  is: "mail";
  address: string;
  language?: string;
};

/** A player wants a mail when it is their turn and they are not there; empty ends that. Nobody else is shown it. */
export type Mailed = {
  is: "mailed";
  seat: number;
  address: string;
  language?: string;
};

/** One event of a finished game, judged. */
export type Mark = {
  n: number;
  seat: number | null;
  whose: number;
  luck: number[];
  regret: number;
  values: number[];
  choices: Compared[];
};

/** One's own attempt at a deal. */
export type Mine = {
  table: string;
  status: string;
  won: boolean;
  score: number;
  seconds: number;
  place: number;
};

/** A move: how it is spelled, what it does, and what it uses. */
export type Move = {
  move: string;
  kind: string;
  args?: Record<string, Arg>;
  preview?: Fact[];
};

/** An event of the game: a seat's move, or Nature's. */
export type Moved = {
  is: "moved";
  seat: number;
  move: string;
};

/** A table to be opened. */
export type NewTable = {
  game: string;
  name: string;
  seats: SeatWish[];
  options?: Record<string, number | boolean | string>;
  public?: boolean;
  watchable?: boolean;
  clock?: ClockWish | null;
  words?: string;
};

/** A day on which attempts of the key's holder were ranked, and how many. */
export type NightCount = {
  day: string;
  games: number;
};

/** A puzzle, without its position. */
export type Numbered = {
  game: string;
  n: number;
  level: number;
};

/** The puzzle of a day, the same for everybody. */
export type OfTheDay = {
  day: string;
  puzzle: Numbered;
  prompt: string;
};

/** A table is set up: always the first entry. */
export type Opened = {
  is: "opened";
  game: string;
  version: number;
  edition: string;
  seats: number;
  options: Record<string, number | boolean | string>;
  commitment: string;
  public?: boolean;
  watchable?: boolean;
  clock?: Clock | null;
  past?: [number, string][];
  origin?: string;
  lesson?: string;
  script?: [number, string][];
  sealed?: number;
  hints?: boolean;
};

/** A choice before the game. */
export type OptionInfo = {
  name: string;
  default: number | boolean | string;
  help: string;
  low: number;
  high: number;
  choices: string[];
  seats?: number[][];
  beside?: Record<string, string[]>;
};

/** A pattern for an event: everything given here must match. */
export type Pattern = {
  kind?: string;
  args?: Record<string, Arg>;
  fact?: string;
};

/** A seat at a deal of the day, for the holder of the key that is sent as token. */
export type PlayTonight = {
  name: string;
  practice?: boolean;
  day?: string;
};

/** Somebody wants to be given a lesson. */
export type Pupil = {
  name: string;
  step?: number;
};

/** Somebody's answer. */
export type PuzzleAnswer = {
  move: string;
  rating?: Rating | null;
};

/** What would these moves do? */
export type PuzzleAsk = {
  moves: Wish[];
};

/** What an answer is worth, and which one is best. */
export type PuzzleJudged = {
  move: string;
  right: boolean;
  behind: number | null;
  hint: Hinted;
  rating: Rating | null;
};

/** A puzzle as seen by the seat that has to choose, without its answer. */
export type PuzzleShown = {
  puzzle: Numbered;
  rating: number;
  frame: Frame;
};

/** All puzzles. */
export type Puzzles = {
  today: OfTheDay | null;
  games: PuzzlesOf[];
};

/** The puzzles of a game. */
export type PuzzlesOf = {
  game: string;
  count: number;
  first: number[];
};

/** What somebody asks the others. */
export type Question = {
  by: number;
  what: string;
  needs: number[];
  agreed: number[];
  seat: number;
  bot: string;
};

/** How strong somebody is, and how much that is in doubt. */
export type Rating = {
  mu?: number;
  sigma?: number;
};

/** No to the open question, or never mind mine. */
export type Refuse = {
  is: "refuse";
};

/** I want to play again, on the same seat of the next table: the frame has its id, my token works there. The first
    to say so asks the others, who say the same or `refuse`; their seats are kept until then. The game starts as soon as
    all seats are taken. Saying it twice does no harm. */
export type Rematch = {
  is: "rematch";
};

/** The next game is at another table. */
export type Rematched = {
  is: "rematched";
  table: string;
};

/** A finished game with nothing hidden. */
export type Replay = {
  table: string;
  game: string;
  options: Record<string, number | boolean | string>;
  seats: SeatInfo[];
  unit: Unit;
  events: ReplayEvent[];
  seed: string;
  commitment: string;
  entropy: string[];
  result: number[];
  record: string;
};

/** One event of a finished game. */
export type ReplayEvent = {
  seat: number | null;
  move: string;
};

/** I give up: a bot plays on for me. */
export type Resign = {
  is: "resign";
};

/** A player is back; a bot that stood in goes. */
export type Returned = {
  is: "returned";
  seat: number;
};

/** A game's rules page. */
export type Rules = {
  game: string;
  title: string;
  sections: Section[];
  summary?: Fact[];
};

/** Table talk: words of one's own, or one of the sayings to which a game limits it. */
export type Said = {
  is: "said";
  seat: number;
  words: string;
  saying?: Fact | null;
};

/** Somebody takes an open seat. */
export type Sat = {
  is: "sat";
  seat: number;
  name: string;
  bot?: string;
};

/** Table talk: words of one's own, or one of the sayings to which the game limits it. */
export type Say = {
  is: "say";
  words?: string;
  saying?: Fact | null;
};

/** Put a bot on an open seat, before the start. */
export type SeatBot = {
  is: "seat_bot";
  seat: number;
  bot?: string;
};

/** Who sits on a seat. */
export type SeatInfo = {
  name: string;
  kind: string;
  bot: string;
  away: boolean;
};

/** Who is to sit on a seat of a new table. */
export type SeatWish = {
  kind: "bot" | "here" | "me" | "open";
  bot?: string;
  name?: string;
};

/** A seat was taken: the token is the player's proof, shown to nobody else and never again. */
export type Seated = {
  table: string;
  seat: number | null;
  token: string;
  invites?: Invite[];
  here?: Invite[];
};

/** A part of a rules page, up to the next heading of any level. */
export type Section = {
  id: string;
  title: string;
  level: number;
  html: string;
  rules: string[];
};

export type ServerMessage = Shown | Error | Told | Hinted;

/** A frame on a socket. */
export type Shown = {
  is: "frame";
  frame: Frame;
};

/** Somebody who wants another puzzle. */
export type Solver = {
  rating?: Rating;
  tried?: number[];
};

/** Have a bot play for an absent seat. */
export type StandIn = {
  is: "stand_in";
  seat: number;
  bot?: string;
};

/** The first event may happen. */
export type Started = {
  is: "started";
};

/** One thing to understand. The message `lesson-<lesson>-<id>` says it; its `.try` says what to do, and `.other`
    explains where something else was done. */
export type Step = {
  id: string;
  points?: string[];
  asks?: string[];
  wants?: Pattern[];
  args?: Record<string, Arg>;
  tells?: Pattern[];
  then?: string[];
};

/** A position of a finished game as one viewer knew it at the time. */
export type Still<V = View> = {
  n: number;
  view: V;
  told: StoryEvent[];
  asked: number[];
};

/** A seat is open again, before the start. */
export type Stood = {
  is: "stood";
  seat: number;
};

/** A bot plays for an absent seat until its player returns. */
export type StoodIn = {
  is: "stoodin";
  seat: number;
  bot: string;
};

/** All that one viewer was told in a finished game. */
export type Story = {
  events: StoryEvent[];
};

/** What a viewer was told of one event. */
export type StoryEvent = {
  n: number;
  event: Event;
};

/** What anyone who knows a table's id may know. */
export type TableInfo = {
  table: string;
  game: string;
  status: string;
  options: Record<string, number | boolean | string>;
  seats: SeatInfo[];
  public: boolean;
  watchable: boolean;
  clock: Clock | null;
  commitment: string;
  origin: string;
  players?: number;
  watching?: number;
  asked?: number[];
  headline?: Fact | null;
  next_table?: string;
  lesson?: string;
};

/** Public tables that are not over. */
export type TableList = {
  tables: TableInfo[];
};

/** Another device takes the seat too, with the code that its player has made. */
export type Take = {
  token: string;
};

/** Another device has used the code with this digest, which is good once. Nobody is shown it. */
export type Taken = {
  is: "taken";
  seat: number;
  code: string;
};

/** What may be said now. */
export type Talk = {
  free: boolean;
  sayings?: Fact[];
};

/** A lesson: the message `lesson-<name>` of the game names it, and its `.help` says what it is about. */
export type Taught = {
  name: string;
  steps: number;
  options: Record<string, number | boolean | string>;
};

/** A seat's clock ran out: a bot plays on. */
export type TimedOut = {
  is: "timedout";
  seat: number;
  bot: string;
};

/** The answers to an `Ask`, in its order. */
export type Told = {
  is: "told";
  seq: number;
  answers: Answer[];
};

/** The deals of a day. */
export type Tonight = {
  day: string;
  today: string;
  ends: number;
  now: number;
  deals: TonightDeal[];
  nights: NightCount[];
};

/** One game's deal of a day. */
export type TonightDeal = {
  game: string;
  seats: number;
  bot: string;
  commitment: string;
  seed: string;
  players: number;
  kind: string;
  mine: Mine | null;
  bars: Bar[];
  marks: BotMark[];
  best: Best | null;
};

/** Take my last decision back. */
export type Undo = {
  is: "undo";
};

/** A seat takes back its last decision. */
export type Undone = {
  is: "undone";
  seat: number;
};

/** The unit of a result, and how many units a result of 1 is. */
export type Unit = {
  name: string;
  scale: number;
  digits?: number;
};

/** What a viewer may see of a position. Each game's own view adds its components. */
export type View = {
  viewer: number | null;
  phase: string;
  prompt?: Fact | null;
  outcome?: Fact | null;
  simultaneous?: boolean;
};

/** A move that somebody is considering: its kind and what it would use. */
export type Wish = {
  kind: string;
  args?: Record<string, Arg>;
};
