import { describe, expect, it } from "vitest";
import { endingOf } from "./endings";

// The endings that the games' own tables name, read from their sources: a new one needs words.
const sources = import.meta.glob<string>("../../../games/*/game.cpp", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = import.meta.glob<string>("../../../docs/rules/*.tsv", { query: "?raw", import: "default", eager: true });
const catalogue = Object.values(rules).join("\n");
const listed = Object.entries(sources).flatMap(([file, text]) =>
  (/kEndings\[\] = \{([^}]*)\}/.exec(text)?.[1] ?? "")
    .split(",")
    .map((id) => id.trim().replaceAll('"', ""))
    .filter(Boolean)
    .map((id): [string, string] => [file.split("/").at(-2)!, id]),
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
