// A die and its card light each other: which piece is looked at.
import type { Board } from "../../lib/view";

export const look = $state<{ at: number | null }>({ at: null });

export function isRelated(board: Board, p: number): boolean {
  if (look.at === null || look.at === p) return false;
  return board.piece(p)?.on === look.at || board.piece(look.at)?.on === p;
}
