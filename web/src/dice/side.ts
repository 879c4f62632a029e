// A side of a Destiny die as the server words it: "2 ranged", "+1 melee", "3 ranged for 1", "special", "blank".
export interface Side {
  symbol: string; // melee, ranged, ... or blank
  value: number; // 0: none (special, blank)
  plus: boolean; // a modifier: counts only with another of its symbol
  cost: number;
  text: string;
}

export const kSymbols = [
  "melee", "ranged", "indirect", "shield", "resource", "disrupt", "discard", "focus", "special", "blank",
]; // prettier-ignore

export function parseSide(text: string): Side {
  const cost = Number(/ for (\d+)/.exec(text)?.[1] ?? 0);
  const plus = /^\+/.test(text) || text.includes("+");
  const value = Number(/\d+/.exec(text.split(" for ")[0] ?? "")?.[0] ?? 0);
  const low = text.toLowerCase();
  const symbol = kSymbols.find((s) => low.includes(s)) ?? "blank";
  return { symbol, value, plus, cost, text };
}

/** "2 +1 = 3 ranged, costs 1": what several dice of one symbol give together. */
export function sumText(sides: Side[]): string {
  const main = sides.filter((s) => !s.plus);
  const all = [...main, ...sides.filter((s) => s.plus)];
  const symbol = all[0]?.symbol ?? "";
  const total = all.reduce((n, s) => n + s.value, 0);
  const cost = all.reduce((n, s) => n + s.cost, 0);
  const parts = all.map((s, i) => (s.plus ? `+${s.value}` : i === 0 ? `${s.value}` : `+ ${s.value}`)).join(" ");
  const sum =
    symbol === "special" || total === 0
      ? symbol
      : all.length > 1
        ? `${parts} = ${total} ${symbol}`
        : `${total} ${symbol}`;
  return cost > 0 ? `${sum}, costs ${cost}` : sum;
}
