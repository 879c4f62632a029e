// What the first edition of Destiny and the last one say differently: docs/rules/destiny-editions.md, taken in at build time.
import type { GameId } from "./protocol";

export interface Difference {
  id: string;
  topic: string;
  first: string;
  now: string;
  impact: string; // R, N or C
}

/** The rows of the document's table. */
export function readDifferences(document: string): Difference[] {
  return document
    .split("\n")
    .filter((line) => /^\| [A-Z]+-ED-\d+ \|/.test(line))
    .map((line) => {
      const [id = "", topic = "", first = "", now = "", impact = ""] = line
        .split("|")
        .slice(1)
        .map((cell) => cell.trim());
      return { id, topic, first, now, impact };
    });
}

export async function differencesOf(game: GameId): Promise<Difference[]> {
  if (game !== "destiny") return [];
  const document = await import("../../../docs/rules/destiny-editions.md?raw");
  return readDifferences(document.default);
}

export const kImpact: Record<string, string> = {
  R: "changes how a game can end",
  N: "new in the later edition",
  C: "clarifies",
};
