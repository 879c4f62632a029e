import { expect, test } from "vitest";
import catalogue from "../../../../docs/rules/destiny.tsv?raw";
import type { Choice } from "../../lib/protocol";
import { kLessonRules, lesson } from "./coach";

const act = (verb: string, piece?: number): Choice => ({
  i: 0,
  kind: "act",
  verb,
  object: "",
  detail: "",
  label: verb,
  piece,
});
const at = (options: Choice[], sides: string[] = []) =>
  lesson({ step: "action/take an action", options, shows: (p) => sides[p] ?? "" })?.id;

test("damage first, then rolling, then the rest of the dice, then cards", () => {
  expect(at([act("activate", 9), act("resolve", 0)], ["2 melee"])).toBe("damage");
  expect(at([act("activate", 9), act("resolve", 0)], ["1 resource"])).toBe("activate");
  expect(at([act("resolve", 0), act("play", 9)], ["1 shield"])).toBe("shield");
  expect(at([act("play", 9), act("reroll with", 9)])).toBe("play");
  expect(at([act("claim")])).toBe("claim");
  expect(at([])).toBe("pass");
});

test("a question that has no lesson says nothing", () => {
  expect(lesson({ step: "turn a die/side", options: [], shows: () => "" })).toBeNull();
});

test("every lesson cites a rule of the catalogue", () => {
  const ids = new Set(catalogue.split("\n").map((line) => line.split("\t")[0]));
  for (const rule of kLessonRules) expect(ids.has(rule), rule).toBe(true);
});
