import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { endingOf } from "./endings";

const root = path.resolve(import.meta.dirname, "../../..");
// The endings that the games' own tables name, read from their sources: a new one needs words.
const sources = ["destiny", "ccg", "tcg", "lcg"].map((game) => [
  game,
  fs.readFileSync(path.join(root, `games/${game}/game.cpp`), "utf8"),
]);
const catalogue = ["destiny", "ccg", "tcg", "lcg"]
  .map((game) => fs.readFileSync(path.join(root, `docs/rules/${game}.tsv`), "utf8"))
  .join("\n");
const listed = sources.flatMap(([game, text]) =>
  (/kEndings\[\] = \{([^}]*)\}/.exec(text!)?.[1] ?? "")
    .split(",")
    .map((id) => id.trim().replaceAll('"', ""))
    .filter(Boolean)
    .map((id) => [game, id] as const),
);

describe("how a match ended", () => {
  it("finds the endings of all four games", () => expect(listed.length).toBeGreaterThan(12));
  it.each([...listed, ["server", "clock"], ["server", "closed"]])("%s: %s has plain words", (_, id) => {
    const { says, rule } = endingOf(id);
    expect(says).toMatch(/^[A-Z].*\.$/);
    expect(says).not.toBe("The game ended by this rule.");
    if (rule) expect(catalogue).toContain(`${rule}\t`);
    else expect(catalogue).not.toContain(`${id}\t`);
  });
  it("shows the rule of one that nobody wrote words for", () =>
    expect(endingOf("DST-XYZ-01")).toEqual({ says: "The game ended by this rule.", rule: "DST-XYZ-01" }));
});
