// Where options belong: on the piece that they are about, or as buttons in the action bar; which may be taken together.
import type { Choice } from "./protocol";
import { imperative } from "./words";

export interface Placing {
  onPiece: Map<number, Choice[]>;
  loose: Choice[]; // no piece on the table shows these
  multiple: boolean; // pieces may be picked one after the other and confirmed together
}

/** `shown`: is this piece somewhere on the page? An option about one that is not becomes a button. */
export function place(options: Choice[], shown: (p: number) => boolean, step = ""): Placing {
  const onPiece = new Map<number, Choice[]>();
  const loose: Choice[] = [];
  for (const choice of options) {
    if (choice.piece === undefined || !shown(choice.piece)) loose.push(choice);
    else onPiece.set(choice.piece, [...(onPiece.get(choice.piece) ?? []), choice]);
  }
  return { onPiece, loose, multiple: isMultiple(options, step) };
}

// Steps that ask for one piece, do something with it, and ask again: no set.
const kSingly = ["focus/choose a die", "resolve dice/another die"];

/** Several pieces and a "done": a set to pick. A piece that is offered twice is no member of a set. */
export function isMultiple(options: Choice[], step = ""): boolean {
  if (kSingly.includes(step)) return false;
  const pieces = options.filter((o) => o.kind === "piece");
  if (pieces.length < 1 || !options.some((o) => o.kind === "done")) return false;
  if (options.some((o) => !["piece", "done", "no"].includes(o.kind))) return false;
  return new Set(pieces.map((o) => o.piece)).size === pieces.length;
}

/** "play", whether the label tells what is done or says what to do. */
export const verbOf = (choice: Choice): string => imperative(choice.verb).toLowerCase();

/** The same verb on many pieces is one action of the bar ("Activate", "Play"). */
export function byVerb(options: Choice[]): Map<string, Choice[]> {
  const out = new Map<string, Choice[]>();
  for (const o of options) if (o.kind === "act") out.set(verbOf(o), [...(out.get(verbOf(o)) ?? []), o]);
  return out;
}
