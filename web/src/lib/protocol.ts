// What travels between the table and the browser: docs/protocol.md in types.

export type GameId = "destiny" | "ccg" | "tcg" | "lcg";
export type Mark = [name: string, value: string];

export interface Piece {
  p: number; // number of the piece; of a hidden one good for this moment only
  card?: string; // id; missing: face down for the viewer
  title?: string;
  owner: number;
  controller: number;
  on?: number; // the piece it lies on, is aboard of, is stacked with
  token?: true; // no card: a die, a counter
  marks: Mark[];
}

export interface Zone {
  name: string;
  seat: number;
  count: number;
  inPlay: boolean;
  pieces: Piece[]; // empty for a pile of more than 20 that are all face down: draw it from `count`
}

export interface View {
  marks: Mark[];
  seats: { role: string; marks: Mark[] }[];
  zones: Zone[];
  unseen?: string[]; // card ids of the viewer's own cards that lie face down: a set, not an order
}

export interface StackLine {
  procedure: string;
  step: string; // the one that is being carried out
  rule: string;
  about?: string; // for people: the ability being resolved, the event that can be answered
  waits?: true; // nothing of it is being carried out: it goes on with this step
}

export interface Ask {
  seat: number;
  yours: boolean;
  procedure: string;
  step: string;
  rule: string;
  says: string; // the question in words
  key: string; // the kind of window, for auto-pass; empty: not one that can be passed by itself
  path: StackLine[]; // from the outside in
}

export interface Choice {
  i: number;
  kind: "act" | "piece" | "number" | "seat" | "yes" | "no" | "done" | "pass";
  verb: string; // imperative: "play", "activate"
  object: string;
  detail: string;
  label: string; // all of it
  piece?: number; // the piece it is about
  number?: number;
  result?: string; // what passing, declining or finishing will cause: "unless p2 answers: Jango takes 4 damage"
}

export interface LogLine {
  n: number; // the moment after which it was told
  rule: string;
  text: string;
}

export interface Clock {
  left?: number[]; // ms per seat for the whole match, where there is such a clock
  running: number; // seat, -1: nobody
  limit?: number; // ms for this decision
}

/** The teacher beside the table of a lesson. */
export interface LessonState {
  id: string;
  title: string;
  chapter: number; // from 0
  chapters: string[]; // titles
  pages: { says: string[]; rules: string[] }[]; // what is said now; when done, the last words
  hint: string;
  expected: string; // in words; empty: nothing in particular
  options: number[]; // which of the options that is
  step: number;
  steps: number;
  done: boolean;
}

export interface StateMessage {
  t: "state";
  n: number; // names this moment for you: others may count otherwise
  as: number; // whose eyes: a seat, -1 a spectator. A solo table shows the decider's
  full: boolean;
  view: View; // full: false: zones holds only those that changed
  gone?: [name: string, seat: number][];
  ask?: Ask; // missing: the game is over
  options?: Choice[];
  requests?: Choice[];
  log: LogLine[]; // those that are new; all with full: true
  secret?: true; // what you picked so far is not told to the others: they do not notice that you pick
  clock?: Clock;
  claim?: number; // when the match of an opponent who stays away may be claimed; missing: never
  undo: { possible: boolean; free: boolean; why: string };
  undoAsked?: { by: number }; // somebody asks to take a decision back
  over?: { winners: number[]; rule: string; says: string; key: string };
  lesson?: LessonState;
  autopass: string[];
}

export interface SeatInfo {
  name: string;
  role: string;
  computer?: string; // which player
  online: boolean;
  deck?: string; // its name, where it is public
}

export interface TableMessage {
  t: "table";
  id: string;
  game: GameId;
  format: string;
  seats: SeatInfo[];
  yours: number[];
  commitment: string; // to the match key, hex
  status?: "waiting" | "open" | "ended" | "closed";
  spectators: number;
  invite?: string;
  muted?: number[]; // seats that you do not want to hear
}

export interface WhyAnswer {
  label: string;
  legal: boolean;
  rule: string;
  says: string;
  how?: string; // what would make it legal, where the game knows
}

export interface WhyMessage {
  t: "why";
  id: number;
  piece: number;
  answers: WhyAnswer[];
}

/** What the computer would do in your place, with what you see. */
export interface HintMessage {
  t: "hint";
  n: number;
  moves: { i: number; label: string; wins: number; share: number }[]; // the best first; wins from 0 to 1
  line: { seat: number; text: string }[]; // how it expects the game to go on from the best one
  iterations: number;
  playouts: number;
}

/** Somebody thinks: a computer's seat, or about your hint. */
export interface ThinkingMessage {
  t: "thinking";
  seat?: number;
  hint?: true;
  share?: number; // done, from 0 to 1; missing: not told
}

export interface NoMessage {
  t: "no";
  re: string;
  says: string;
  hint?: string;
  rule?: string;
  n: number;
}

export interface ChatMessage {
  t: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface NoticeMessage {
  t: "notice";
  kind: "joined" | "left" | "undo" | "undoRefused" | "rematch" | "closed" | "reported";
  seat?: number;
  says: string;
  table?: string; // of a rematch
}

export type ServerMessage =
  | TableMessage
  | StateMessage
  | WhyMessage
  | HintMessage
  | ThinkingMessage
  | NoMessage
  | ChatMessage
  | NoticeMessage
  | { t: "pong" };

export type ClientMessage =
  | { t: "choose"; n: number; i: number }
  | { t: "choose"; n: number; is: number[] }
  | { t: "request"; n: number; i: number }
  | { t: "why"; id: number; piece: number } // piece 0: of everything that one could think of
  | { t: "hint"; n: number }
  | { t: "undo"; n: number }
  | { t: "undoAnswer"; yes: boolean }
  | { t: "chat"; text: string }
  | { t: "mute"; seat: number; on: boolean }
  | { t: "autopass"; key: string; on: boolean }
  | { t: "report"; says: string }
  | { t: "rematch" }
  | { t: "claim"; n: number; as: "win" | "close" }
  | { t: "ping" };

// --- HTTP

export interface DeckInfo {
  id: string;
  name: string;
  style: string;
  level: string;
  plan: string;
  format: string; // the one it was built for
  formats: string[]; // all that it is legal in
  seat: number; // the side it must take, -1: any
}

export interface GameInfo {
  id: GameId;
  title: string;
  seats: [least: number, most: number];
  roles: string[];
  formats: { id: string; title: string; says: string }[];
  decks: DeckInfo[];
  players: string[]; // computer players, weakest first
}

export interface NewTable {
  game: GameId;
  format?: string;
  deck: string; // id of a shipped deck, or a deck in text
  opponent: string; // a computer player, "friend" or "self"
  opponentDeck?: string;
  public?: boolean;
  clock?: { player: number; decision: number }; // ms; 0: none
  players?: number; // 2 unless given; seats of more are drawn
  others?: OtherSeat[]; // each of several others by itself, instead of opponent and players
}

/** A computer player or "friend"; the deck of a computer, where one was chosen. */
export interface OtherSeat {
  who: string;
  deck?: string;
}

export interface Summary {
  id: string;
  game: GameId;
  format: string;
  seats: { name: string; role: string; computer?: string; deck: string }[];
  status: "waiting" | "open" | "ended" | "closed";
  yours: number[];
  yourMove: boolean;
  outcome?: { winners: number[]; rule: string; says?: string };
  invite?: string; // of a table that waits, for who sits there
  invited?: boolean; // of a table that waits: the code of the link fits
  entries: number;
  created: number;
  touched: number;
}

export type Frame = Omit<StateMessage, "t">;

export interface Card {
  id: string;
  title: string;
  set: string;
  type: string;
  facts: Record<string, string>;
  wording: string[];
  notes: string[]; // errata in force
  complete: boolean; // false: not everything that the card says works yet
  missing: string[]; // of an incomplete card: what does not work yet; empty: nothing of it does, it has its numbers only
  rules?: string[]; // rule ids that its scenarios cite: its rulings
}

export interface Rule {
  id: string;
  section: string;
  rule: string;
  kind: string;
  source: string;
  na?: string;
  scenarios: ScenarioInfo[];
  cards: string[]; // ids
}

export interface ScenarioInfo {
  id: string;
  title: string;
  says: string; // what happens, in one line
}
export interface Scenario extends ScenarioInfo {
  place: string; // in tests/scenarios
  source: string;
  rules: string[];
  cards: string[];
}

export interface Procedure {
  name: string;
  steps: { name: string; rule: string; asks: boolean }[];
}
