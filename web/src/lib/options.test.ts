import { expect, test } from "vitest";
import { byVerb, isMultiple, place } from "./options";
import type { Choice } from "./protocol";

const choice = (i: number, kind: Choice["kind"], more: Partial<Choice> = {}): Choice => ({
  i,
  kind,
  verb: kind,
  object: "",
  detail: "",
  label: "",
  ...more,
});

test("options stand on their pieces; those without one, or about a piece that is not shown, are buttons", () => {
  const options = [
    choice(0, "act", { verb: "play", piece: 5 }),
    choice(1, "act", { verb: "use", piece: 5 }),
    choice(2, "act", { verb: "play", piece: 6 }),
    choice(3, "pass"),
  ];
  const placing = place(options, (p) => p === 5);
  expect(placing.onPiece.get(5)?.map((c) => c.i)).toEqual([0, 1]);
  expect(placing.loose.map((c) => c.i)).toEqual([2, 3]);
  expect(placing.multiple).toBe(false);
});

test("pieces with a done are a set", () => {
  const set = [choice(0, "piece", { piece: 1 }), choice(1, "piece", { piece: 2 }), choice(2, "done")];
  expect(isMultiple(set)).toBe(true);
  expect(isMultiple(set.slice(0, 2))).toBe(false); // one of them must be taken
  expect(isMultiple([...set, choice(3, "act", { piece: 3 })])).toBe(false);
  expect(isMultiple([...set, choice(3, "piece", { piece: 1 })])).toBe(false); // offered twice: no set
  expect(isMultiple(set, "focus/choose a die")).toBe(false); // asks again after each
});

test("verbs are the same whether told or asked", () => {
  const groups = byVerb([choice(0, "act", { verb: "plays" }), choice(1, "act", { verb: "play" }), choice(2, "pass")]);
  expect([...groups].map(([verb, list]) => [verb, list.length])).toEqual([["play", 2]]);
});
