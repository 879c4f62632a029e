// Searching in lists that lie in the browser: all words must occur, in any case and order.

export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
export const matches = (text: string, words: string[]): boolean => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};

export interface Span {
  text: string;
  hit: boolean;
}
// The text in pieces, those that were searched for marked.
export function marked(text: string, words: string[]): Span[] {
  const wanted = words.filter((w) => w.length > 1).map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!wanted.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${wanted.join("|")})`, "gi"))
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((span) => span.text);
}

export function counted(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

// A number in a card's fact: "3", "X", "4/5"; the first number counts. None: null.
export function firstNumber(text: string | undefined): number | null {
  const found = text?.match(/-?\d+(\.\d+)?/);
  return found ? Number(found[0]) : null;
}
