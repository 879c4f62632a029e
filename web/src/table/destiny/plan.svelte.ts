// Resolving dice, declared before it is sent: pick dice of one symbol, see what they give, confirm. The rules then ask die by
// die; the plan answers what was picked and leaves every other question to the player.
import { parseSide, type Side, sumText } from "../../dice/side";
import { num, word } from "../../lib/marks";
import { verbOf } from "../../lib/options";
import type { Choice } from "../../lib/protocol";
import type { TableModel } from "../../lib/table.svelte";

export class DicePlan {
  picked = $state.raw<number[]>([]);
  #sent: number[] = [];
  readonly t: TableModel;

  constructor(t: TableModel) {
    this.t = t;
  }

  symbol = $derived(this.picked.length > 0 ? this.side(this.picked[0]!).symbol : "");
  text = $derived(this.picked.length > 0 ? sumText(this.picked.map((p) => this.side(p))) : "");
  cost = $derived(this.picked.reduce((n, p) => n + this.side(p).cost, 0));
  isPayable = $derived.by(() => this.cost <= num(this.t.board.view.seats[this.t.me], "resources"));

  side(p: number): Side {
    return parseSide(word(this.t.board.piece(p), "shows"));
  }
  #resolve(p: number): Choice | undefined {
    return this.t.options.find((o) => o.piece === p && verbOf(o) === "resolve");
  }
  get isOpen(): boolean {
    return this.t.mine && this.t.step === "action/take an action";
  }

  /** May this die be added now? */
  offers(p: number): boolean {
    if (!this.isOpen) return false;
    if (this.picked.length === 0) return !!this.#resolve(p);
    const piece = this.t.board.at.get(p);
    if (piece?.zone.name !== "pool" || piece.zone.seat !== this.t.me) return false;
    const side = this.side(p);
    return side.symbol === this.symbol && (side.plus || !!this.#resolve(p));
  }

  /** A click on a die; false: it is none of ours. */
  touch(p: number): boolean {
    if (!this.isOpen) return false;
    if (this.picked.includes(p)) {
      this.picked = this.picked.filter((x) => x !== p);
      if (this.picked.every((x) => this.side(x).plus)) this.picked = [];
      return true;
    }
    const onlyResolves = this.t.choicesOn(p).every((c) => verbOf(c) === "resolve");
    if (!this.offers(p) || (!onlyResolves && this.picked.length === 0)) return false;
    this.picked = [...this.picked, p];
    return true;
  }

  confirm() {
    const first = this.picked.map((p) => this.#resolve(p)).find((c) => c !== undefined);
    if (!first) return;
    this.#sent = this.picked.filter((p) => p !== first.piece);
    this.picked = [];
    this.t.choose(first);
  }

  clear() {
    this.picked = [];
  }

  /** The next question has come: answer it if it is about the dice that were picked. */
  goOn() {
    this.picked = [];
    if (this.t.step === "action/take an action" || !this.t.ask) this.#sent = [];
    if (!this.t.mine || this.#sent.length === 0) return;
    if (this.t.step !== "resolve dice/modifiers" && this.t.step !== "resolve dice/another die") return;
    const next = this.t.options.find((o) => o.piece !== undefined && this.#sent.includes(o.piece));
    if (next) this.#sent = this.#sent.filter((p) => p !== next.piece);
    const answer = next ?? this.t.done;
    if (answer) this.t.choose(answer);
  }
}
