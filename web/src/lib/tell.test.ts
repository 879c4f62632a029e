import { expect, test } from "vitest";
import type { Piece, View } from "./protocol";
import { Teller } from "./tell";

const piece = (p: number, title: string, marks: Piece["marks"] = []): Piece => ({
  p,
  card: title,
  title,
  owner: 0,
  controller: 0,
  marks,
});
const view = (pieces: Piece[], hand: number, dial = "1"): View => ({
  marks: [["dial", dial]],
  seats: [{ role: "", marks: [["resources", "2"]] }],
  zones: [
    { name: "units", seat: 0, count: pieces.length, inPlay: true, pieces },
    { name: "hand", seat: 0, count: hand, inPlay: false, pieces: [] },
  ],
});

test("everything first, then only what changed", () => {
  const teller = new Teller(() => "Ada");
  expect(teller.changes(view([piece(1, "Guard")], 3))).toEqual([
    "dial 1",
    "Ada: resources 2",
    "Guard is in units of Ada",
    "3 in hand of Ada",
  ]);
  expect(teller.changes(view([piece(1, "Guard", [["damage", "2"]])], 3))).toEqual([
    "Guard is in units of Ada, damage 2",
  ]);
  expect(teller.changes(view([piece(1, "Guard", [["damage", "2"]])], 3))).toEqual([]);
});

test("two of a title have names of their own, and who leaves is told", () => {
  const teller = new Teller(() => "Ada");
  teller.changes(view([piece(1, "Guard")], 0));
  expect(teller.changes(view([piece(1, "Guard"), piece(2, "Guard")], 0))).toEqual(["Guard (2) is in units of Ada"]);
  expect(teller.changes(view([piece(2, "Guard")], 0))).toEqual(["Guard has left"]);
  expect(teller.changes(view([piece(2, "Guard")], 0, "2"))).toEqual(["dial 2"]);
});
