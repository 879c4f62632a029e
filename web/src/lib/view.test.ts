import { expect, test } from "vitest";
import { Board, merge } from "./view";
import type { Piece, View } from "./protocol";

const piece = (p: number, more: Partial<Piece> = {}): Piece => ({ p, owner: 0, controller: 0, marks: [], ...more });
const view = (zones: View["zones"]): View => ({ marks: [], seats: [{ role: "", marks: [] }], zones });
const zone = (name: string, seat: number, pieces: Piece[]) => ({
  name,
  seat,
  count: pieces.length,
  inPlay: true,
  pieces,
});

test("a full view replaces what was known", () => {
  const known = view([zone("hand", 0, [piece(1)])]);
  const next = view([zone("deck", 0, [])]);
  expect(merge(known, { full: true, view: next })).toBe(next);
});

test("a partial view changes the zones that it names, adds new ones and drops those that are gone", () => {
  const known = view([zone("hand", 0, [piece(1)]), zone("pool", 0, [piece(2)]), zone("queue", 0, [piece(3)])]);
  const message = {
    full: false,
    view: view([zone("pool", 0, [piece(2), piece(4)]), zone("supports", 1, [piece(5)])]),
    gone: [["queue", 0] as [string, number]],
  };
  const merged = merge(known, message);
  expect(merged.zones.map((z) => [z.name, z.count])).toEqual([
    ["hand", 1],
    ["pool", 2],
    ["supports", 1],
  ]);
});

test("zones of the same name belong to their seats", () => {
  const merged = merge(view([zone("hand", 0, [piece(1)]), zone("hand", 1, [piece(2)])]), {
    full: false,
    view: view([zone("hand", 1, [])]),
  });
  const board = new Board(merged);
  expect(board.count("hand", 0)).toBe(1);
  expect(board.count("hand", 1)).toBe(0);
});

test("what lies on a piece is found from it", () => {
  const board = new Board(view([zone("characters", 0, [piece(1)]), zone("upgrades", 0, [piece(2, { on: 1 })])]));
  expect(board.on(1).map((p) => p.p)).toEqual([2]);
  expect(board.on(2)).toEqual([]);
});
