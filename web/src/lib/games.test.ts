import { describe, expect, it } from "vitest";
import { byLevel, recommended } from "./games";
import type { DeckInfo, GameInfo } from "./protocol";

const deck = (id: string, level: string): DeckInfo => ({
  id,
  name: id,
  style: "",
  level,
  plan: "",
  format: "",
  seat: -1,
});

describe("which deck comes first", () => {
  const decks = [deck("a", "hard"), deck("b", "medium"), deck("c", "easy"), deck("d", "normal"), deck("e", "odd")];
  it("easy ones before those of other words", () =>
    expect([...decks].sort(byLevel).map((d) => d.id)).toEqual(["c", "b", "d", "e", "a"]));
  it("recommends an easy one", () => expect(recommended({ decks } as unknown as GameInfo)?.id).toBe("c"));
});
