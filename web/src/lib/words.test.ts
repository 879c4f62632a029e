import { expect, test } from "vitest";
import type { Ask, Choice } from "./protocol";
import { about, choiceLabel, clockText, imperative, pieceLabel, question, withNames } from "./words";

const ask = (more: Partial<Ask>): Ask => ({
  seat: 0,
  yours: true,
  procedure: "p",
  step: "s",
  rule: "",
  says: "",
  key: "",
  path: [],
  ...more,
});
const choice = (more: Partial<Choice>): Choice => ({
  i: 0,
  kind: "act",
  verb: "plays",
  object: "",
  detail: "",
  label: "",
  ...more,
});

test("what a seat does becomes what to do", () => {
  const all = ["plays", "passes", "rerolls with", "puts down", "discards", "attaches", "finishes", "play", "pass"];
  expect(all.map(imperative)).toEqual([
    "Play",
    "Pass",
    "Reroll with",
    "Put down",
    "Discard",
    "Attach",
    "Done",
    "Play",
    "Pass",
  ]);
});

test("a button names its result", () => {
  expect(choiceLabel(choice({ kind: "pass", verb: "pass", result: "4 damage to Trooper" }))).toBe(
    "Pass: 4 damage to Trooper",
  );
  expect(choiceLabel(choice({ object: "Sentinel", detail: "on Trooper" }))).toBe("Play Sentinel on Trooper");
  expect(choiceLabel(choice({ kind: "number", verb: "chooses", object: "3", number: 3 }))).toBe("3");
});

test("a question is the game's own, and a step without one goes by its name", () => {
  expect(question(ask({ says: "take an action or pass" }))).toBe("Take an action or pass");
  expect(question(ask({ procedure: "set-up", step: "6 choose a battlefield", says: "" }))).toBe("Choose a battlefield");
});

test("a piece is told with its marks and its owner", () => {
  const piece = {
    p: 1,
    owner: 0,
    controller: 0,
    title: "Trooper",
    marks: [
      ["health", "7"],
      ["exhausted", ""],
    ] as [string, string][],
  };
  expect(pieceLabel(piece, "yours")).toBe("Trooper, health 7, exhausted, yours");
  expect(pieceLabel({ p: 2, owner: 1, controller: 1, marks: [] }, "Ann")).toBe("face-down card, Ann");
});

test("seats get their people's names", () => {
  const seats = [
    { name: "Ann", role: "", online: true },
    { name: "Bo", role: "", online: true },
  ];
  expect(withNames("p1 plays Aim on p2's Trooper; p3 and map1 stay", seats)).toBe(
    "Ann plays Aim on Bo's Trooper; p3 and map1 stay",
  );
});

test("a clock reads as minutes and seconds", () => {
  expect([0, 1, 65_000, 3_661_000].map(clockText)).toEqual(["0:00", "0:01", "1:05", "1:01:01"]);
});

test("branches of a choice are told by their words", () => {
  const path = [
    { procedure: "ability", step: "either", rule: "", about: "Ruse: Choose one: draw 2 cards; or remove a die." },
  ];
  const either = ask({ procedure: "ability", step: "either", path });
  const number = (n: number) => choiceLabel(choice({ kind: "number", object: String(n), number: n }), either);
  expect([number(1), number(2), number(3)]).toEqual(["Draw 2 cards", "Remove a die", "3"]);
});
