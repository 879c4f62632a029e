import { describe, expect, it } from "vitest";
import type { Rule } from "./protocol";
import { byLetter, indexOf, sectionTerms, stem } from "./terms";

const rule = (id: string, section: string, text: string, kind = "term"): Rule => ({
  id,
  section,
  rule: text,
  kind,
  source: "",
  scenarios: [],
  cards: [],
});
const files = import.meta.glob<string>("../../../docs/rules/{destiny,tcg,lcg,ccg}.tsv", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rowsOf = (game: string): Rule[] =>
  (files[`../../../docs/rules/${game}.tsv`] ?? "")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", section = "", text = "", kind = ""] = line.split("\t");
      return rule(id, section, text, kind);
    });

describe("terms of sections", () => {
  it("drops numbers and splits", () => {
    expect(sectionTerms("1.C Actions - Just Lost")).toEqual(["Actions", "Just Lost"]);
    expect(sectionTerms("(2.4) Edge stacks")).toEqual(["Edge stacks"]);
    expect(sectionTerms("Melee and ranged damage")).toEqual(["Melee", "ranged damage"]);
  });
  it("takes singular and plural for one", () => {
    expect(stem("Shields")).toBe(stem("shield"));
    expect(stem("abilities,")).toBe("ability");
    expect(stem("dice")).toBe("die");
    expect(stem("focus")).toBe("focus");
  });
});

describe("the index", () => {
  const rows = [
    rule("A-1", "Shields", "A shield blocks one damage."),
    rule("A-2", "Damage", "Damage is dealt to a character; shields come first.", "damage"),
    rule("A-3", "Damage", "Indirect damage is shared out by the player who takes it.", "damage"),
    rule("A-4", "Example", "Luke Skywalker has two shields.", "example"),
    rule("A-5", "Battle Cry", "This card names shields.", "errata"),
  ];
  it("finds every row that speaks of a term, the defining one first", () => {
    const shields = indexOf(rows).find((t) => t.term === "shields");
    expect(shields?.rows[0]).toBe("A-1");
    expect(shields?.rows).toEqual(expect.arrayContaining(["A-1", "A-2", "A-4"]));
  });
  it("has no titles of cards, and no plain words", () => {
    const names = indexOf(rows, (t) => t === "Battle Cry").map((t) => t.term.toLowerCase());
    for (const word of ["battle cry", "player", "luke skywalker", "example"]) expect(names).not.toContain(word);
  });
  it("is sorted and goes under letters", () => {
    const letters = byLetter(indexOf(rows)).map(([letter]) => letter);
    expect(letters).toEqual([...letters].sort());
  });
});

// What players of each game look up; the rule that must come first where there is no doubt.
const kLooked: Record<string, [string, string?][]> = {
  destiny: [
    ["guardian", "DST-KW-GRD-01"],
    ["ambush", "DST-KW-AMB-01"],
    ["redeploy", "DST-KW-RED-01"],
    ["shields"],
    ["indirect damage"],
    ["queue"],
    ["modifier"],
    ["spotting"],
    ["discard pile"],
    ["uniqueness"],
    ["resources"],
    ["unblockable damage"],
  ],
  tcg: [
    ["evade", "TCG-KW-EVA-01"],
    ["critical hit"],
    ["overkill", "TCG-KW-OVE-01"],
    ["build points"],
    ["retreat"],
    ["pilot"],
    ["stack"],
    ["mulligan"],
    ["hidden cost"],
    ["contested units"],
    ["ion cannon"],
    ["upkeep"],
  ],
  lcg: [
    ["edge battle"],
    ["force struggle"],
    ["focus tokens"],
    ["capture"],
    ["reserve value"],
    ["targeted strike"],
    ["shields"],
    ["protect"],
    ["unit damage"],
    ["blast damage"],
    ["interrupts"],
    ["death star"],
  ],
  ccg: [
    ["attrition"],
    ["battle destiny"],
    ["reserve deck"],
    ["force drain"],
    ["docking bay"],
    ["persona"],
    ["life force"],
    ["epic events"],
    ["jedi tests"],
    ["immune to attrition"],
    ["forfeit value"],
    ["hyperspeed"],
  ],
};
describe.each(Object.entries(kLooked))("the index of %s", (game, looked) => {
  const terms = indexOf(rowsOf(game));
  const find = (word: string) => terms.find((t) => t.term.toLowerCase() === word);
  it.each(looked)("has %s", (word, first) => {
    expect(find(word)?.rows.length).toBeGreaterThan(0);
    if (first) expect(find(word)?.rows[0]).toBe(first);
  });
  it("has more terms than a page of sections, and no filler", () => {
    expect(terms.length).toBeGreaterThan(90);
    for (const word of ["player", "card", "game", "but", "whatever", "luke", "vader"])
      expect(find(word)).toBeUndefined();
  });
});
