// One table as the page shows it: what the server told, and what the person at this screen is about to do. It knows no
// network: `send` carries messages away, `receive` takes them in. A replay page feeds it frames and sends nothing.
import { type Motion, motions } from "./diff";
import { place, type Placing, verbOf } from "./options";
import type {
  Ask,
  ChatMessage,
  Choice,
  ClientMessage,
  GameId,
  HintMessage,
  LogLine,
  NoMessage,
  NoticeMessage,
  Piece,
  Procedure,
  ServerMessage,
  StateMessage,
  TableMessage,
  View,
  WhyAnswer,
  WhyMessage,
} from "./protocol";
import { Board, merge } from "./view";
import { seatName, withNames } from "./words";

export type Moment = Omit<StateMessage, "t" | "full" | "gone" | "log">;

/** Shows the way from one moment to the next; resolves when it has been seen. */
export interface Stage {
  /** `follows`: the same eyes see the next moment; else nothing that stands elsewhere has moved. */
  before(moved: Motion[], follows: boolean): void;
  after(moved: Motion[], waiting: number): Promise<void>;
  /** What still moves is there at once. */
  skip(): void;
}

const kNobody = { marks: [], seats: [], zones: [] } satisfies View;

export class TableModel {
  readonly game: GameId;
  readonly send: (message: ClientMessage) => void;
  readonly readonly: boolean = false; // a replay: nothing can be done
  table = $state.raw<TableMessage | null>(null);
  moment = $state.raw<Moment | null>(null);
  board = $state.raw<Board>(new Board(kNobody));
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  notices = $state.raw<NoticeMessage[]>([]);
  procedures = $state.raw<Procedure[]>([]);
  /** What moved when, to be seen again from the log. */
  moved = $state.raw<Map<number, Motion[]>>(new Map());
  /** What the last step did to each piece, in words. */
  traces = $state.raw<Map<number, string>>(new Map());

  picked = $state.raw<number[]>([]); // options of a multiple choice that wait for "confirm"
  only = $state.raw<string | null>(null); // show options of this verb alone
  menu = $state.raw<{ piece: number; choices: Choice[] } | null>(null);
  why = $state.raw<{ piece: number; answer: WhyMessage | null } | null>(null);
  /** Everything that one could think of now, with its reason: for the stack panel, which asks for it. */
  possible = $state.raw<{ n: number; answers: WhyAnswer[] } | null>(null);
  refused = $state.raw<NoMessage | null>(null);
  inspected = $state.raw<{ card: string; piece?: Piece; at?: DOMRect } | null>(null);
  busy = $state(false); // a choice is on its way
  hint = $state.raw<HintMessage | null>(null);
  hinting = $state(false); // it was asked for
  /** Who thinks (a seat; -1: about my hint) and how far that is; null: not told. */
  thinking = $state.raw<{ seat: number; share: number | null } | null>(null);

  stage: Stage | null = null;
  /** A layout's own half-declared action goes on when the next question has come. */
  onask: (() => void) | null = null;
  /** Verbs that one click on a piece does not take by itself: it was perhaps meant for something else. */
  careful: string[] = [];
  /** The pieces that a layout shows; others become buttons. */
  shows: (p: number) => boolean = () => true;
  /** Pieces that can be chosen and turned out not to be on the page after all: buttons, too. */
  unseen = $state.raw<ReadonlySet<number>>(new Set());
  #incoming: StateMessage[] = [];
  #running = false;
  #asked = 0;
  #finishing = ""; // a confirmed set is followed by its "done"

  constructor(game: GameId, send: (message: ClientMessage) => void = () => {}, isReplay = false) {
    this.game = game;
    this.send = send;
    this.readonly = isReplay;
  }

  // --- what is known

  seats = $derived(this.table?.seats ?? []);
  ask = $derived<Ask | null>(this.moment?.ask ?? null);
  mine = $derived(!!this.ask?.yours && !this.readonly);
  /** Whose side is below: the eyes we look through, a spectator's are the first seat's. */
  me = $derived(Math.max(0, this.moment?.as ?? 0));
  others = $derived(this.moment ? this.moment.view.seats.map((_, i) => i).filter((i) => i !== this.me) : []);
  options = $derived<Choice[]>(this.mine && !this.busy ? (this.moment?.options ?? []) : []);
  offered = $derived(this.only === null ? this.options : this.options.filter((o) => verbOf(o) === this.only));
  step = $derived(this.ask ? `${this.ask.procedure}/${this.ask.step}` : "");
  placing = $derived<Placing>(
    place(this.offered, (p) => this.board.at.has(p) && this.shows(p) && !this.unseen.has(p), this.step),
  );
  pass = $derived(this.options.find((o) => o.kind === "pass") ?? null);
  done = $derived(this.options.find((o) => o.kind === "done") ?? null);
  over = $derived(this.moment?.over ?? null);
  /** Nobody plays here who would be wronged by help from outside. */
  mayHint = $derived(
    this.mine && !this.over && this.seats.every((s, i) => !!s.computer || this.table?.yours.includes(i)),
  );

  name(seat: number): string {
    return seatName(this.seats, seat);
  }
  /** "you", or the name. */
  who(seat: number): string {
    return this.table?.yours.length === 1 && this.table.yours[0] === seat ? "you" : this.name(seat);
  }
  /** For a score: "You" and "Them" to a player, names to who watches. */
  label(seat: number): string {
    const yours = this.table?.yours ?? [];
    if (yours.length !== 1) return this.name(seat);
    return yours[0] === seat ? "You" : this.others.length > 1 ? this.name(seat) : "Them";
  }
  words(text: string): string {
    return withNames(text, this.seats);
  }
  choicesOn(p: number): Choice[] {
    return this.placing.onPiece.get(p) ?? [];
  }
  isPicked(p: number): boolean {
    return this.picked.some((i) => this.options.find((o) => o.i === i)?.piece === p);
  }

  // --- what the server says

  receive(message: ServerMessage) {
    switch (message.t) {
      case "table":
        this.table = message;
        return;
      case "state":
        // Who goes on in a replay has seen enough of what still moves or waits.
        if (this.readonly) {
          this.#incoming = [];
          this.stage?.skip();
        }
        this.#incoming.push(message);
        void this.#run();
        return;
      case "why":
        if (message.piece === 0) this.possible = { n: this.moment?.n ?? -1, answers: message.answers };
        else if (this.why?.piece === message.piece) this.why = { piece: message.piece, answer: message };
        return;
      case "hint":
        this.hinting = false;
        this.thinking = null;
        if (message.n === this.moment?.n && this.mine) this.hint = message;
        return;
      case "thinking":
        this.thinking = { seat: message.hint ? -1 : (message.seat ?? -1), share: message.share ?? null };
        return;
      case "no":
        if (message.re === "hint") this.hinting = false;
        this.busy = false;
        this.#finishing = "";
        this.refused = message;
        return;
      case "chat":
        // After a reconnection the last lines come once more.
        if (!this.chat.some((c) => c.at === message.at && c.seat === message.seat && c.text === message.text))
          this.chat = [...this.chat, message];
        return;
      case "notice":
        this.notices = [...this.notices, message];
        return;
    }
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#incoming.shift(); next; next = this.#incoming.shift()) await this.#show(next);
    this.#running = false;
  }

  async #show(message: StateMessage) {
    const view = merge(this.moment?.view ?? null, message);
    const board = new Board(view);
    const isNext = !!this.moment && this.#follows(this.moment, message);
    const moved = isNext ? motions(this.board, board) : [];
    this.stage?.before(moved, isNext);
    this.#clear();
    this.log = message.full ? message.log : [...this.log, ...message.log];
    this.moment = { ...message, view };
    this.board = board;
    this.traces = tracesOf(moved);
    if (moved.length > 0) this.moved = new Map(this.moved).set(message.n, moved);
    this.#finish();
    await this.stage?.after(moved, this.#incoming.length);
  }

  // The same eyes see what came next. In a replay people leap: what lies between two moments is not what the last step did.
  #follows(before: Moment, { n, as }: StateMessage): boolean {
    return as === before.as && (this.readonly ? n === before.n + 1 : n >= before.n);
  }

  // "Confirm" meant all of it: the pieces were taken, "done" is what is left to say.
  #finish() {
    const goesOn = this.#finishing !== "" && this.#finishing === this.step && this.mine;
    this.#finishing = "";
    if (goesOn && this.done) this.choose(this.done);
    else this.onask?.();
  }

  #clear() {
    this.busy = false;
    this.picked = [];
    this.only = null;
    this.menu = null;
    this.why = null;
    this.refused = null;
    this.hint = null;
    this.hinting = false;
    this.thinking = null;
    if (this.unseen.size > 0) this.unseen = new Set();
  }

  // --- what the person does

  /** A piece was clicked: take its option, pick it, offer a menu, or say why not. */
  touch(p: number) {
    const choices = this.choicesOn(p);
    if (choices.length === 0) return this.askWhy(p);
    if (this.placing.multiple && choices[0]) return this.#toggle(choices[0].i);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (only && (this.only !== null || !this.careful.includes(verbOf(only)))) return this.choose(only);
    this.menu = { piece: p, choices };
  }

  #toggle(i: number) {
    this.picked = this.picked.includes(i) ? this.picked.filter((x) => x !== i) : [...this.picked, i];
  }

  choose(choice: Choice) {
    if (!this.moment || this.busy) return;
    this.menu = null;
    this.busy = true;
    this.send({ t: "choose", n: this.moment.n, i: choice.i });
  }

  confirm() {
    if (!this.moment || this.busy) return;
    if (this.picked.length === 0) return this.done ? this.choose(this.done) : undefined;
    this.busy = true;
    const is = this.picked.toSorted((a, b) => a - b);
    this.#finishing = this.done ? this.step : "";
    this.send({ t: "choose", n: this.moment.n, is });
  }

  request(choice: Choice) {
    if (this.moment) this.send({ t: "request", n: this.moment.n, i: choice.i });
  }

  askWhy(p: number) {
    if (this.readonly) return;
    this.menu = null;
    this.why = { piece: p, answer: null };
    this.send({ t: "why", id: ++this.#asked, piece: p });
  }

  askAll() {
    if (!this.readonly && this.table?.yours.length) this.send({ t: "why", id: ++this.#asked, piece: 0 });
  }

  /** Refused by the server, with the reason, where another person plays. */
  askHint() {
    if (this.readonly || this.hinting || !this.moment) return;
    this.hint = null;
    this.hinting = true;
    this.send({ t: "hint", n: this.moment.n });
  }

  /** Esc: close what is open; else take back what was half declared, where that is free. */
  cancel(): boolean {
    if (this.menu || this.why || this.refused || this.inspected || this.hint) {
      this.menu = this.why = this.refused = this.inspected = this.hint = null;
      return true;
    }
    if (this.picked.length > 0 || this.only !== null) {
      this.picked = [];
      this.only = null;
      return true;
    }
    const deep = (this.ask?.path.length ?? 0) > 2;
    if (this.mine && deep && this.moment?.undo.possible && this.moment.undo.free) {
      this.undo();
      return true;
    }
    return false;
  }

  undo() {
    if (this.moment?.undo.possible) this.send({ t: "undo", n: this.moment.n });
  }
  answerUndo(yes: boolean) {
    this.send({ t: "undoAnswer", yes });
  }
  autopass(key: string, on: boolean) {
    if (key) this.send({ t: "autopass", key, on });
  }
  say(text: string) {
    if (text.trim()) this.send({ t: "chat", text: text.trim() });
  }
}

function tracesOf(moved: Motion[]): Map<number, string> {
  const out = new Map<number, string>();
  for (const m of moved) out.set(m.piece, out.has(m.piece) ? `${out.get(m.piece)}, ${m.says}` : m.says);
  return out;
}
