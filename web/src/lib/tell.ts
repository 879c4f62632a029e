// The public table in words, and only what changed of it: what a person who hears the table needs beside the log to know how
// things stand. Every piece in play has a name of its own ("Stormtrooper", "Stormtrooper (2)") as long as it lies there.
import { says } from "./marks";
import type { Mark, Piece, View } from "./protocol";

export interface Named {
  (seat: number): string;
}

export class Teller {
  #told = new Map<string, string>(); // what a phrase is about -> the phrase
  #names = new Map<number, string>();
  readonly #seat: Named;

  constructor(seat: Named) {
    this.#seat = seat;
  }

  /** The phrases that are new since the last call; the first call tells everything. */
  changes(view: View): string[] {
    const now = this.#phrases(view);
    const out: string[] = [];
    for (const [about, phrase] of now) if (this.#told.get(about) !== phrase) out.push(phrase);
    for (const about of this.#told.keys()) if (!now.has(about)) out.push(gone(about));
    this.#told = now;
    return out;
  }

  #phrases(view: View): Map<string, string> {
    const out = new Map<string, string>();
    for (const mark of view.marks) out.set(`mark ${mark[0]}`, says(mark));
    view.seats.forEach((seat, s) => {
      for (const mark of seat.marks) out.set(`mark ${this.#seat(s)}: ${mark[0]}`, `${this.#seat(s)}: ${says(mark)}`);
    });
    this.#forget(view);
    for (const zone of view.zones) {
      const where = `${zone.name} of ${this.#seat(zone.seat)}`;
      const known = zone.inPlay ? zone.pieces.filter((p) => p.card !== undefined || p.token) : [];
      for (const piece of known) this.#piece(out, piece, where);
      const rest = zone.count - known.length;
      if (rest > 0) out.set(`count ${where}`, `${rest} in ${where}`);
    }
    return out;
  }

  #piece(out: Map<string, string>, piece: Piece, where: string) {
    const name = this.#name(piece);
    const on = piece.on === undefined ? "" : this.#names.get(piece.on);
    const marks = piece.marks.filter(([mark]) => mark !== "die").map((m: Mark) => says(m));
    out.set(`piece ${name}`, [`${name} is in ${where}`, on ? `on ${on}` : "", ...marks].filter(Boolean).join(", "));
  }

  #name(piece: Piece): string {
    const known = this.#names.get(piece.p);
    if (known) return known;
    const plain = piece.token && piece.title ? `die of ${piece.title}` : (piece.title ?? "token");
    const taken = new Set(this.#names.values());
    let name = plain;
    for (let i = 2; taken.has(name); i++) name = `${plain} (${i})`;
    this.#names.set(piece.p, name);
    return name;
  }

  // A name belongs to a piece while it is in play; who comes back is a new one.
  #forget(view: View) {
    const here = new Set(view.zones.filter((z) => z.inPlay).flatMap((z) => z.pieces.map((p) => p.p)));
    for (const p of this.#names.keys()) if (!here.has(p)) this.#names.delete(p);
  }
}

function gone(about: string): string {
  const at = about.indexOf(" ");
  const [kind, rest] = [about.slice(0, at), about.slice(at + 1)];
  if (kind === "piece") return `${rest} has left`;
  return kind === "count" ? `0 in ${rest}` : `no ${rest}`;
}
