// Index terms and edition differences as the server has them; what is missing in an answer is an empty word.

export interface Difference {
  id: string;
  topic: string;
  first: string;
  now: string;
  impact: string;
}
export interface Term {
  term: string;
  ids: string[];
}

const text = (from: Record<string, unknown>, ...names: string[]): string => {
  for (const name of names) if (typeof from[name] === "string") return from[name];
  return "";
};

export function differencesOf(from: unknown): Difference[] {
  if (!Array.isArray(from)) return [];
  return from
    .filter((row): row is Record<string, unknown> => typeof row === "object" && row !== null)
    .map((row) => ({
      id: text(row, "id"),
      topic: text(row, "topic"),
      first: text(row, "first", "before", "old"),
      now: text(row, "now", "current", "last", "1.8"),
      impact: text(row, "impact"),
    }));
}

export function termsOf(from: unknown): Term[] {
  if (Array.isArray(from))
    return from.map((t) =>
      typeof t === "string"
        ? { term: t, ids: [] }
        : {
            term: text(t, "term", "name", "title"),
            ids: Array.isArray(t?.ids) ? t.ids : Array.isArray(t?.rules) ? t.rules : [],
          },
    );
  if (typeof from === "object" && from)
    return Object.entries(from).map(([term, ids]) => ({ term, ids: Array.isArray(ids) ? ids : [String(ids)] }));
  return [];
}

export const kImpact: Record<string, string> = {
  R: "changes how a game can end",
  N: "new in the later edition",
  C: "clarifies",
};
