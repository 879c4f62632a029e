import { expect, test } from "vitest";
import { motions } from "./diff";
import type { Mark, Piece, Zone } from "./protocol";
import { Board } from "./view";

const piece = (p: number, marks: Mark[] = [], more: Partial<Piece> = {}): Piece => ({
  p,
  owner: 0,
  controller: 0,
  card: `C-${p}`,
  title: `Card ${p}`,
  marks,
  ...more,
});
const hidden = (p: number): Piece => ({ p, owner: 0, controller: 0, marks: [] });
const zone = (name: string, pieces: Piece[], inPlay = true): Zone => ({
  name,
  seat: 0,
  count: pieces.length,
  inPlay,
  pieces,
});
const board = (...zones: Zone[]) => new Board({ marks: [], seats: [], zones });

test("nothing moves between equal views", () => {
  const b = () => board(zone("units", [piece(1, [["damage", "1"]])]));
  expect(motions(b(), b())).toEqual([]);
});

test("a piece in another zone moved, and tells where from", () => {
  const found = motions(board(zone("hand", [piece(1)])), board(zone("units", [piece(1)])));
  expect(found).toEqual([{ verb: "move", piece: 1, from: "hand:0", to: "units:0", says: "from hand" }]);
});

test("damage, exhaustion and other marks are damage, turn and change", () => {
  const before = board(zone("units", [piece(1, [["damage", "1"]])]));
  const after = board(
    zone("units", [
      piece(1, [
        ["damage", "3"],
        ["exhausted", ""],
        ["shields", "2"],
      ]),
    ]),
  );
  expect(motions(before, after).map((m) => [m.verb, m.says])).toEqual([
    ["turn", "exhausted"],
    ["damage", "2 damage"],
    ["change", "shields 2"],
  ]);
});

test("healing is damage that goes, readying a turn back", () => {
  const before = board(
    zone("units", [
      piece(1, [
        ["damage", "3"],
        ["tapped", ""],
      ]),
    ]),
  );
  const after = board(zone("units", [piece(1, [["damage", "1"]])]));
  expect(motions(before, after).map((m) => [m.verb, m.says])).toEqual([
    ["turn", "untapped"],
    ["damage", "2 damage healed"],
  ]);
});

test("a die that enters the pool moves and rolls; turned there it only rolls", () => {
  const on = board(zone("dice on cards", [piece(7, [["die", ""]], { token: true })], false));
  const one = board(zone("pool", [piece(7, [["shows", "1 melee"]], { token: true })], false));
  const two = board(zone("pool", [piece(7, [["shows", "2 melee"]], { token: true })], false));
  expect(motions(on, one).map((m) => m.verb)).toEqual(["move", "roll"]);
  expect(motions(one, two).map((m) => m.verb)).toEqual(["roll"]);
});

test("a card drawn comes from the pile that lost one; hidden cards never move by their number", () => {
  const before = board(zone("deck", [hidden(50), hidden(51)], false), zone("hand", [], false));
  const after = board(zone("deck", [hidden(50)], false), zone("hand", [piece(9)], false));
  expect(motions(before, after)).toEqual([{ verb: "move", piece: 9, from: "deck:0", to: "hand:0", says: "from deck" }]);
  expect(motions(after, board(zone("deck", [hidden(77)], false), zone("hand", [piece(9)], false)))).toEqual([]);
});

test("damage that a card takes with it out of play is no healing", () => {
  const before = board(zone("units", [piece(1, [["damage", "2"]])]));
  const after = board(zone("discard pile", [piece(1)], false));
  expect(motions(before, after).map((m) => m.verb)).not.toContain("damage");
});
