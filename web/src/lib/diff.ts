// What moved between two moments, in six verbs: move, turn, roll, damage, change, reveal. The difference of two views is all
// there is to look at, so motion never shows more than the viewer may know.
import { num, says, word } from "./marks";
import type { Mark, Piece } from "./protocol";
import { type Board, type Placed, zoneKey } from "./view";

export interface Motion {
  verb: "move" | "turn" | "roll" | "damage" | "change" | "reveal";
  piece: number;
  says: string; // the same in words, for reduced motion and screen readers
  from?: string; // key of the zone it came from
  to?: string;
  amount?: number;
}

const kTurns = ["exhausted", "tapped", "focus", "face down"]; // marks that show by a turned piece
const kQuiet = ["cost", "force", "priority"]; // follow from the zone, not from an event
const kDealt = ["damage", "about to take"];

export function motions(before: Board, after: Board): Motion[] {
  const out: Motion[] = [];
  for (const [p, now] of after.at) {
    const was = before.at.get(p);
    if (!isKnown(now.piece)) continue;
    if (!was || !isKnown(was.piece)) appears(out, p, now, guessSource(before, after, now));
    else if (was.piece.card === now.piece.card) changes(out, p, was, now);
  }
  return out.sort((a, b) => kOrder.indexOf(a.verb) - kOrder.indexOf(b.verb));
}

const kOrder: Motion["verb"][] = ["move", "reveal", "turn", "roll", "damage", "change"];

const isKnown = (piece: Piece): boolean => piece.card !== undefined || piece.token === true;
const keyOf = (at: Placed): string => zoneKey(at.zone.name, at.zone.seat);

function appears(out: Motion[], p: number, now: Placed, from: string | undefined) {
  const to = keyOf(now);
  if (from && from !== to) out.push({ verb: "move", piece: p, from, to, says: `from ${nameOf(from)}` });
  else out.push({ verb: "reveal", piece: p, to, says: "revealed" });
}

/** A hidden card has no lasting number: it comes from the pile of its owner that lost a card it could have been. */
function guessSource(before: Board, after: Board, now: Placed): string | undefined {
  const shrunk = before.view.zones.filter(
    (z) => z.count > after.count(z.name, z.seat) && z.pieces.some((x) => !isKnown(x)),
  );
  const own = shrunk.find((z) => z.seat === now.piece.owner) ?? shrunk[0];
  return own && zoneKey(own.name, own.seat);
}

function changes(out: Motion[], p: number, was: Placed, now: Placed) {
  const [from, to] = [keyOf(was), keyOf(now)];
  if (from !== to || was.piece.on !== now.piece.on)
    out.push({ verb: "move", piece: p, from, to, says: `from ${nameOf(from)}` });
  const shown = word(now.piece, "shows");
  if (shown && (shown !== word(was.piece, "shows") || from !== to))
    out.push({ verb: "roll", piece: p, says: `shows ${shown}` });
  for (const name of kDealt) {
    const amount = num(now.piece, name) - num(was.piece, name);
    if (amount !== 0 && sameScale(was, now)) out.push({ verb: "damage", piece: p, amount, says: dealt(name, amount) });
  }
  for (const [name, value] of differing(was.piece.marks, now.piece.marks)) {
    if (name === "shows" || name === "die" || kDealt.includes(name)) continue;
    if (kQuiet.includes(name) && from !== to) continue;
    const gone = !now.piece.marks.some((m) => m[0] === name);
    out.push({ verb: kTurns.includes(name) ? "turn" : "change", piece: p, says: told(name, value, gone) });
  }
}

// "3 of 5": the damage of a piece that left for another zone starts anew.
const sameScale = (was: Placed, now: Placed): boolean => was.zone.inPlay && now.zone.inPlay;

function dealt(name: string, amount: number): string {
  if (name !== "damage") return amount > 0 ? `${amount} damage waits` : "waiting damage is gone";
  return amount > 0 ? `${amount} damage` : `${-amount} damage healed`;
}

function told(name: string, value: string, gone: boolean): string {
  if (gone) return name === "exhausted" ? "ready" : name === "tapped" ? "untapped" : `no ${name}`;
  return says([name, value]);
}

function differing(was: Mark[], now: Mark[]): Mark[] {
  const key = (m: Mark) => `${m[0]}\n${m[1]}`;
  const old = new Set(was.map(key));
  const fresh = now.filter((m) => !old.has(key(m)));
  const names = new Set(now.map((m) => m[0]));
  return [...fresh, ...was.filter((m) => !names.has(m[0]))];
}

const nameOf = (key: string): string => key.slice(0, key.lastIndexOf(":"));
