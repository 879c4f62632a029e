import { describe, expect, it } from "vitest";
import * as lib from "./deck";
import type { Card } from "./protocol";

const card = (id: string, type: string, facts: Record<string, string> = {}, title = id): Card => ({
  id,
  title,
  set: id.split("-")[0]!,
  type,
  facts,
  wording: [],
  notes: [],
  complete: true,
  missing: [],
});
const cards = [
  card("AA-1", "space", { cost: "4", side: "Light Side" }),
  card("AA-2", "ground", { cost: "2", side: "Light Side" }),
  card("BB-3", "character", { cost: "10", side: "Dark Side", version: "D" }, "Somebody"),
  card("BB-4", "mission", { cost: "3", side: "neutral" }),
  card("BB-5", "battle", { side: "neutral" }, "Quick Strike"),
];
const find = (id: string) => cards.find((c) => c.id === id);
const deck: lib.Deck = {
  format: "open",
  name: "Mine",
  cards: { "AA-1": 4, "AA-2": 2, "BB-3": 1, "BB-4": 3, "BB-5": 2 },
};

// The chance of at least k by counting every hand, for numbers that are small enough.
function counted(all: number, good: number, drawn: number, k: number): number {
  let [hands, hits] = [0, 0];
  for (let mask = 0; mask < 1 << all; mask++) {
    const bits = [...Array(all).keys()].filter((i) => mask & (1 << i));
    if (bits.length !== drawn) continue;
    hands++;
    if (bits.filter((i) => i < good).length >= k) hits++;
  }
  return hits / hands;
}

describe("numbers of a deck", () => {
  it("counts types and the curve; what has no cost is apart", () => {
    expect(lib.countsOf(deck, find)).toEqual({ space: 4, ground: 2, character: 1, mission: 3, battle: 2 });
    const { bars, free, average } = lib.curveOf(deck, find);
    expect(bars.map((b) => b.total)).toEqual([0, 0, 2, 3, 4, 0, 0, 0, 0, 1]);
    expect(bars[3]).toMatchObject({ other: 3, units: { space: 0 } });
    expect(bars[9]).toMatchObject({ label: "9+", units: { character: 1 } });
    expect(free).toBe(2);
    expect(average).toBeCloseTo((4 * 4 + 2 * 2 + 10) / 7);
    expect(lib.deckSize(deck)).toBe(12);
  });
  it("takes a card out with its last copy", () =>
    expect(lib.setCopies(deck, "BB-3", 0).cards).not.toHaveProperty("BB-3"));
});

describe("odds without putting back", () => {
  it.each([
    [10, 4, 3, 1],
    [10, 4, 3, 2],
    [12, 5, 7, 3],
    [12, 11, 4, 4],
    [9, 2, 9, 2],
    [8, 0, 3, 1],
  ])("of %i cards %i are good, %i are drawn: at least %i", (all, good, drawn, k) =>
    expect(lib.atLeast(all, good, drawn, k)).toBeCloseTo(counted(all, good, drawn, k), 10),
  );
  it("all cases together are certain", () => {
    const sum = [...Array(8).keys()].reduce((n, k) => n + lib.exactly(60, 14, 7, k), 0);
    expect(sum).toBeCloseTo(1, 12);
  });
  it("14 of 60 in 7 cards: 1 - C(46,7)/C(60,7)", () => expect(lib.atLeast(60, 14, 7, 1)).toBeCloseTo(0.8614, 4));
  it("more draws than cards is the whole deck", () => expect(lib.atLeast(10, 2, 40, 2)).toBe(1));
  it("sees seven cards, one per unit of the set-up, one per turn", () => {
    expect(lib.momentsOf(6, 2).map((m) => m.seen)).toEqual([7, 13, 14, 15]);
    expect(lib.usualSetup(5)).toBe(6);
  });
});

describe("ways out and in", () => {
  it("an address holds all of it", () => {
    const query = new URLSearchParams(lib.toQuery(deck));
    expect(lib.fromQuery(query)).toEqual(deck);
    expect(lib.fromQuery(new URLSearchParams("d=<b>*3.AA-1*999.AA-2*x")).cards).toEqual({ "AA-1": 20, "AA-2": 1 });
  });
  it("a text that the server reads", () => {
    const text = lib.deckText({ ...deck, name: "Mine\nformat: none" }, find);
    expect(text).toContain("1 Somebody (D) [BB-3]");
    expect(text.split("\n")[0]).toBe("name: Mine format: none");
  });
  it("what the server read", () =>
    expect(
      lib.deckFrom({
        name: "N",
        format: "",
        cards: [
          { count: 2, card: "AA-1" },
          { count: 1, card: "AA-1" },
        ],
      }),
    ).toEqual({
      name: "N",
      format: "open",
      cards: { "AA-1": 3 },
    }));
});

describe("search", () => {
  const hits = (wish: Partial<lib.Wish>) =>
    cards.filter((c) => lib.fits(c, { ...lib.kNoWish, ...wish }, `${c.title} ${c.type}`)).map((c) => c.id);
  it.each<[Partial<lib.Wish>, string[]]>([
    [{ type: "space" }, ["AA-1"]],
    [{ side: "neutral" }, ["BB-4", "BB-5"]],
    [{ set: "BB", least: 3 }, ["BB-3", "BB-4"]],
    [{ least: 2, most: 3 }, ["AA-2", "BB-4"]],
    [{ words: "strike quick" }, ["BB-5"]],
    [{}, cards.map((c) => c.id)],
  ])("%o", (wish, ids) => expect(hits(wish)).toEqual(ids));
});
