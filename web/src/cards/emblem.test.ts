import { expect, test } from "vitest";
import { emblem } from "./emblem";
import { arrange, factionOf, shapeOf, statsOf } from "./face";
import { kIcons } from "./icon-list";

const card = (title: string, type: string, facts: Record<string, string> = {}) => ({
  id: "X-1",
  title,
  set: "X",
  type,
  facts,
  wording: [],
  notes: [],
  complete: true,
  missing: [],
});

test("an emblem is the same every time, and a subtitle makes another", () => {
  const a = emblem(card("Temple Sentinel", "character"));
  expect(emblem(card("Temple Sentinel", "character"))).toEqual(a);
  expect(emblem(card("Temple Sentinel", "character", { subtitle: "Old" }))).not.toEqual(a);
});

test("words of the title go before traits, traits before the type; a word is a word", () => {
  expect(emblem(card("Iron Lightsaber", "upgrade", { subtypes: "droid" })).icon).toBe("light-sabers");
  expect(emblem(card("Number Five", "character", { subtypes: "droid" })).icon).toBe("vintage-robot");
  expect(emblem(card("Skywalker", "character")).icon).not.toBe("walking-turret");
});

test("every icon of the list is there once", () => {
  expect(new Set(kIcons).size).toBe(kIcons.length);
});

test("frame by type, colour by faction", () => {
  expect(["unit_card", "space", "event", "upgrade", "battlefield", "objective_card"].map(shapeOf)).toEqual([
    "being",
    "machine",
    "deed",
    "thing",
    "place",
    "plan",
  ]);
  expect(factionOf(card("A", "event", { color: "red", affiliation: "hero" }))).toBe("red");
  expect(factionOf(card("A", "unit_card", { side: "light", affiliation: "Jedi" }))).toBe("teal");
  expect(factionOf(undefined)).toBe("gray");
});

test("numbers on the table go before printed ones, and say so", () => {
  const unit = card("Walker", "ground", { cost: "6", speed: "50", power: "5", health: "4" });
  const piece = {
    p: 1,
    owner: 0,
    controller: 0,
    marks: [
      ["power", "7"],
      ["speed", "50"],
    ] as [string, string][],
  };
  const { corner, row } = arrange("tcg", statsOf("tcg", unit, piece));
  expect(corner).toMatchObject({ sign: "cost", value: "6" });
  expect(row.map((s) => [s.sign, s.value, s.changed])).toEqual([
    ["speed", "50", false],
    ["power", "7", true],
    ["health", "4", false],
  ]);
});
