import { expect, test } from "vitest";
import type { Card } from "./protocol";
import {
  deckSize,
  deckText,
  diceOf,
  fits,
  fromQuery,
  kNoTeam,
  odds,
  points,
  type Team,
  teamFrom,
  toQuery,
} from "./team";

const card = (id: string, type: string, facts: Record<string, string>): Card => ({
  id,
  title: id.toLowerCase(),
  set: "X",
  type,
  facts,
  wording: [],
  notes: [],
  complete: true,
  missing: [],
});
const all: Record<string, Card> = {
  "X-1": card("X-1", "character", { points: "9, 12", die: "1 melee, 2 melee, +1 melee, 1 shield, special, blank" }),
  "X-2": card("X-2", "plot", { points: "2" }),
  "X-3": card("X-3", "upgrade", { cost: "2", color: "blue", die: "1 melee, 1 melee, blank, blank, blank, blank" }),
};
const find = (id: string) => all[id];
const team: Team = {
  ...kNoTeam,
  name: "Mine",
  characters: [{ id: "X-1", elite: true }, { id: "X-1", elite: false }],
  plot: "X-2",
  deck: { "X-3": 2 },
}; // prettier-ignore

test("points count elite characters and the plot", () => expect(points(team, find)).toBe(23));

test("dice: two of an elite character, one of another, those of the deck apart", () => {
  const dice = diceOf(team, find);
  expect([dice.start.length, dice.deck.length, deckSize(team)]).toEqual([3, 2, 2]);
});

test("odds of one roll", () => {
  const [melee, shield] = odds(
    [all["X-1"]!, all["X-1"]!].map((c) => c.facts["die"]!.split(", ")),
    ["melee", "shield"],
  );
  expect(melee).toEqual({ symbol: "melee", any: 0.75, expected: (4 / 6) * 2, faces: 6 });
  expect(shield!.any).toBeCloseTo(1 - (5 / 6) ** 2);
});

test("the address holds all of it", () => {
  expect(fromQuery(new URLSearchParams(toQuery(team)))).toEqual(team);
  expect(fromQuery(new URLSearchParams())).toEqual(kNoTeam);
});

test("the text that the server reads, and what it answers", () => {
  expect(deckText(team, find)).toContain("[characters]\n1 x-1 [X-1] elite\n1 x-1 [X-1]\n");
  const cards = [
    { count: 1, card: "X-1", detail: "elite" },
    { count: 1, card: "X-1", detail: "" },
    { count: 1, card: "X-2", detail: "" },
    { count: 2, card: "X-3", detail: "" },
  ];
  expect(teamFrom({ name: "Mine", format: "open", cards }, find)).toEqual(team);
});

test("a search by die side, cost, colour and words", () => {
  const wish = { words: "", symbol: "melee", color: "blue", type: "", cost: 2 };
  expect(fits(all["X-3"]!, wish, "x-3")).toBe(true);
  expect(fits(all["X-3"]!, { ...wish, cost: 1 }, "x-3")).toBe(false);
  expect(fits(all["X-3"]!, { ...wish, symbol: "shield" }, "x-3")).toBe(false);
  expect(fits(all["X-3"]!, { ...wish, words: "nothing" }, "x-3")).toBe(false);
});
