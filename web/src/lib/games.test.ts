import { describe, expect, it } from "vitest";
import { byLevel, decksOf, opposite, recommended } from "./games";
import type { DeckInfo, GameInfo } from "./protocol";

const deck = (id: string, level: string): DeckInfo => ({
  id,
  name: id,
  style: "",
  level,
  plan: "",
  format: "",
  formats: [],
  seat: -1,
});

describe("which deck comes first", () => {
  const decks = [deck("a", "hard"), deck("b", "medium"), deck("c", "easy"), deck("d", "normal"), deck("e", "odd")];
  it("easy ones before those of other words", () =>
    expect([...decks].sort(byLevel).map((d) => d.id)).toEqual(["c", "b", "d", "e", "a"]));
  it("recommends an easy one", () => expect(recommended({ decks } as unknown as GameInfo)?.id).toBe("c"));
});

describe("which decks may sit at a table", () => {
  const legal = (id: string, format: string, formats: string[], seat = -1): DeckInfo => ({
    ...deck(id, "easy"),
    format,
    formats,
    seat,
  });
  const game = {
    decks: [
      legal("old", "awakenings", ["open", "awakenings", "open-1.0", "awakenings-1.0"]),
      legal("new", "open", ["open"]),
      legal("sold", "starter", ["starter", "starter-1.0"]),
    ],
  } as unknown as GameInfo;
  const ids = (decks: DeckInfo[]) => decks.map((d) => d.id);
  it("all that are legal in the format, those built for it first", () => {
    expect(ids(decksOf(game, "open"))).toEqual(["new", "old"]);
    expect(ids(decksOf(game, "open-1.0"))).toEqual(["old"]);
    expect(ids(decksOf(game))).toEqual(["old", "new", "sold"]);
  });
  it("opposite: legal in the same format, the same deck last", () => {
    expect(ids(opposite(game, game.decks[1]!))).toEqual(["old", "new"]);
    expect(ids(opposite(game, game.decks[0]!, "awakenings-1.0"))).toEqual(["old"]);
  });
});
