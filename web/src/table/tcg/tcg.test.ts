import { expect, test } from "vitest";
import type { Ask, Mark, Piece, Zone } from "../../lib/protocol";
import { Board } from "../../lib/view";
import { attack, controlled, controller, dice, track } from "./tcg";

const unit = (p: number, seat: number, title: string, marks: Mark[]): Piece => ({
  p,
  owner: seat,
  controller: seat,
  card: `C-${p}`,
  title,
  marks,
});
const zone = (name: string, seat: number, pieces: Piece[]): Zone => ({
  name,
  seat,
  count: pieces.length,
  inPlay: true,
  pieces,
});
const board = new Board({
  marks: [["battle step", "Space"]],
  seats: [
    { role: "Dark Side", marks: [["controls", "Ground, Character"]] },
    { role: "Light Side", marks: [] },
  ],
  zones: [
    zone("space", 0, [unit(1, 0, "Raider", [["speed", "30"]]), unit(2, 0, "Raider", [["speed", "50"]])]),
    zone("space", 1, [
      unit(3, 1, "Guard", [
        ["speed", "50"],
        ["about to take", "2"],
      ]),
    ]),
  ],
});
const seats = [
  { name: "Ann", role: "Dark Side", online: true },
  { name: "Bo", role: "Light Side", online: true },
];
const ask = (about: string): Ask => ({
  seat: 0,
  yours: true,
  procedure: "window",
  step: "answer",
  rule: "",
  says: "",
  key: "",
  path: [
    { procedure: "attack", step: "roll", rule: "" },
    { procedure: "window", step: "answer", rule: "", about },
  ],
});

test("who controls an arena, and how many", () => {
  expect(controller(board, "ground")).toBe(0);
  expect(controller(board, "space")).toBe(-1);
  expect([controlled(board, 0), controlled(board, 1)]).toEqual([2, 0]);
});

test("the track goes from fast to slow, each side in its own lane", () => {
  const lanes = track(board, "space", 1).map((r) => [r.speed, r.theirs.map((p) => p.p), r.mine.map((p) => p.p)]);
  expect(lanes).toEqual([
    [50, [2], [3]],
    [30, [1], []],
  ]);
});

test("attacker and defender are found by what the window is about", () => {
  const found = attack(board, ask("the Dark Side's Raider attacks the Light Side's Guard"), [], seats, []);
  expect(found).toEqual({ attacker: 1, defender: 3 });
  const later = attack(board, ask("the Light Side's Guard is about to take 2 damage"), [], seats, [
    { n: 1, rule: "", text: "the Dark Side's Raider attacks the Light Side's Guard" },
  ]);
  expect(later).toEqual({ attacker: 1, defender: 3 });
});

test("dice lie there until their attack is over", () => {
  const line = (text: string) => ({ n: 1, rule: "", text });
  expect(dice(board, [line("the Dark Side rolls 6 1 4")])).toEqual([6, 1, 4]);
  expect(dice(board, [line("the Dark Side rolls 6 1 4"), line("the attack ends")])).toEqual([]);
  expect(
    dice(board, [line("the Light Side rolls 2"), line("the build roll gives both players 2 build points")]),
  ).toEqual([]);
});
