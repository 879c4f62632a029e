// Where options belong: on the piece that they are about, or as buttons in the action bar; which may be taken together.
import type { Choice } from "./protocol";

export interface Placing {
  onPiece: Map<number, Choice[]>;
  loose: Choice[]; // no piece on the table shows these
  multiple: boolean; // pieces may be picked one after the other and confirmed together
}

/** `shown`: is this piece somewhere on the page? An option about one that is not becomes a button. */
export function place(options: Choice[], shown: (p: number) => boolean): Placing {
  const onPiece = new Map<number, Choice[]>();
  const loose: Choice[] = [];
  for (const choice of options) {
    if (choice.piece === undefined || !shown(choice.piece)) loose.push(choice);
    else onPiece.set(choice.piece, [...(onPiece.get(choice.piece) ?? []), choice]);
  }
  return { onPiece, loose, multiple: isMultiple(options) };
}

/** Several pieces and a "done": a set to pick. A piece that is offered twice is no member of a set. */
export function isMultiple(options: Choice[]): boolean {
  const pieces = options.filter((o) => o.kind === "piece");
  if (pieces.length < 1 || !options.some((o) => o.kind === "done")) return false;
  if (options.some((o) => !["piece", "done", "no"].includes(o.kind))) return false;
  return new Set(pieces.map((o) => o.piece)).size === pieces.length;
}

/** The same verb on many pieces is one action of the bar ("Activate", "Play"). */
export function byVerb(options: Choice[]): Map<string, Choice[]> {
  const out = new Map<string, Choice[]>();
  for (const o of options) if (o.kind === "act") out.set(o.verb, [...(out.get(o.verb) ?? []), o]);
  return out;
}
