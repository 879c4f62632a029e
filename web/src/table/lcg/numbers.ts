// What the LCG's layout counts: combat icons with and without the edge, the Force struggle, the two roads to victory.
import { has, num, word } from "../../lib/marks";
import type { Piece, View } from "../../lib/protocol";
import type { Board } from "../../lib/view";

export const kDark = 0;
export const kLight = 1;
export const kDialEnd = 12;
export const kObjectivesToDestroy = 3;

export interface Icons {
  sign: "unit" | "blast" | "tactics";
  name: string;
  solid: number;
  edge: number; // count only for who has the edge
}

const kIcons: [Icons["sign"], string][] = [
  ["unit", "unit damage"],
  ["blast", "blast"],
  ["tactics", "tactics"],
];

/** "2+1 edge" on a piece: two that always count, one that needs the edge. */
export function iconsOf(piece: Piece): Icons[] {
  const out: Icons[] = [];
  for (const [sign, name] of kIcons) {
    const value = word(piece, name);
    const found = /^(\d+)(?:\+(\d+) edge)?/.exec(value);
    if (found) out.push({ sign, name, solid: Number(found[1]), edge: Number(found[2] ?? 0) });
  }
  return out;
}

export const focusOf = (piece: Piece) => num(piece, "focus");
export const isCommitted = (piece: Piece) => has(piece, "committed to the Force");
export const isEngaged = (piece: Piece) => has(piece, "attacking") || has(piece, "defending");

/** Force icons of the committed units that can struggle: each without focus counts in full. */
export function struggle(board: Board, seat: number): number {
  return board
    .pieces("units", seat)
    .filter((p) => isCommitted(p) && focusOf(p) === 0)
    .reduce((sum, p) => sum + num(p, "force"), 0);
}

export interface Score {
  dial: number;
  destroyed: [dark: number, light: number];
  balance: number; // seat; -1: nobody has it yet
  edge: number;
}

export function scoreOf(view: View): Score {
  const holder = (name: string) => view.seats.findIndex((s) => has(s, name));
  return {
    dial: num(view, "dial"),
    destroyed: [num(view.seats[kDark], "objectives destroyed"), num(view.seats[kLight], "objectives destroyed")],
    balance: holder("balance of the Force"),
    edge: holder("edge"),
  };
}

/** The Force icons that lie face up in an edge stack; cards that are still face down count nothing yet. */
export function edgeSum(board: Board, seat: number): { cards: number; force: number; open: boolean } {
  const pieces = board.pieces("edge stack", seat);
  const count = board.count("edge stack", seat);
  const open = count > 0 && pieces.length === count && pieces.every((p) => p.card);
  return { cards: count, force: pieces.reduce((sum, p) => sum + num(p, "force"), 0), open };
}
