// A TCG deck as the deck page keeps it: how many of each card. What it costs, how its arenas balance and what a hand of it holds
// are computed here; whether it is legal is the server's to say.
import type { Card } from "./protocol";
import { firstNumber, matches, wordsOf } from "./search";

export interface Deck {
  format: string;
  name: string;
  cards: Record<string, number>; // id to copies
}
export const kNoDeck: Deck = { format: "open", name: "", cards: {} };
export const kArenas = ["space", "ground", "character"] as const;
export type Arena = (typeof kArenas)[number];
export const kLeastUnits = 12; // of each arena: TCG-DECK-04
export const kLeastCards = 60; // TCG-DECK-01
export const kOpeningHand = 7; // TCG-START-03
export const kSetupPoints = 30; // TCG-SETUP-05

type Find = (id: string) => Card | undefined;

export const arenaOf = (card: Card | undefined): Arena | undefined => kArenas.find((arena) => arena === card?.type);
export const costOf = (card: Card | undefined): number | null => firstNumber(card?.facts["cost"]);
/** Name and version tell cards apart: "Anakin Skywalker (D)". */
export const nameOf = (card: Card): string =>
  card.facts["version"] ? `${card.title} (${card.facts["version"]})` : card.title;

export const deckSize = (deck: Deck): number => Object.values(deck.cards).reduce((sum, n) => sum + n, 0);
export function setCopies(deck: Deck, id: string, n: number): Deck {
  const cards = { ...deck.cards, [id]: n };
  if (n <= 0) delete cards[id];
  return { ...deck, cards };
}
const entries = (deck: Deck, find: Find): [Card, number][] =>
  Object.entries(deck.cards).flatMap(([id, n]) => {
    const card = find(id);
    return card ? [[card, n] as [Card, number]] : [];
  });

/** How many cards of each type, the units by their arena. */
export function countsOf(deck: Deck, find: Find): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [card, n] of entries(deck, find)) out[card.type] = (out[card.type] ?? 0) + n;
  return out;
}
export const unitsOf = (counts: Record<string, number>): Record<Arena, number> => ({
  space: counts["space"] ?? 0,
  ground: counts["ground"] ?? 0,
  character: counts["character"] ?? 0,
});

export interface Bar {
  cost: number;
  label: string; // "3", "9+"
  units: Record<Arena, number>;
  other: number; // missions, locations, equipment
  total: number;
}
export const kHighCost = 9; // and more
/** How many cards cost how much. Cards without a build cost are none of it: they are counted apart. */
export function curveOf(deck: Deck, find: Find): { bars: Bar[]; free: number; average: number } {
  const bars: Bar[] = Array.from({ length: kHighCost + 1 }, (_, cost) => ({
    cost,
    label: cost === kHighCost ? `${cost}+` : String(cost),
    units: { space: 0, ground: 0, character: 0 },
    other: 0,
    total: 0,
  }));
  let [free, units, points] = [0, 0, 0];
  for (const [card, n] of entries(deck, find)) {
    const cost = costOf(card);
    const arena = arenaOf(card);
    if (cost === null) {
      free += n;
      continue;
    }
    const bar = bars[Math.min(kHighCost, Math.max(0, cost))]!;
    if (arena) {
      bar.units[arena] += n;
      units += n;
      points += n * cost;
    } else bar.other += n;
    bar.total += n;
  }
  return { bars, free, average: units ? points / units : 0 };
}

// --- odds

/** C(n, k) / C(m, k) as a product of small fractions: no large numbers. */
function share(n: number, m: number, k: number): number {
  let out = 1;
  for (let i = 0; i < k; i++) out *= Math.max(0, n - i) / (m - i);
  return out;
}
/** The chance of exactly k of `good` among `drawn` of `all` cards, drawn without putting back. */
export function exactly(all: number, good: number, drawn: number, k: number): number {
  if (k > good || k > drawn || drawn - k > all - good || k < 0) return 0;
  // C(drawn, k) orders of k hits and the rest misses, each as likely as the first.
  let orders = 1;
  for (let i = 0; i < k; i++) orders *= (drawn - i) / (i + 1);
  let chance = share(good, all, k);
  for (let i = 0; i < drawn - k; i++) chance *= (all - good - i) / (all - k - i);
  return orders * chance;
}
export function atLeast(all: number, good: number, drawn: number, k: number): number {
  if (k <= 0) return 1;
  const seen = Math.min(drawn, all);
  let less = 0;
  for (let i = 0; i < k; i++) less += exactly(all, good, seen, i);
  return Math.min(1, Math.max(0, 1 - less));
}

export interface Moment {
  label: string;
  seen: number; // cards seen by then
}
/** Seven cards; one for each unit put into its arena in set-up; one as each own build step begins. A mulligan is left out. */
export function momentsOf(setup: number, turns: number): Moment[] {
  const after = kOpeningHand + setup;
  return [
    { label: "Opening hand", seen: kOpeningHand },
    { label: "After set-up", seen: after },
    ...Array.from({ length: turns }, (_, i) => ({ label: `Turn ${i + 1}`, seen: after + i + 1 })),
  ];
}
/** About how many units thirty points put into the arenas. */
export const usualSetup = (average: number): number =>
  average > 0 ? Math.min(20, Math.max(1, Math.round(kSetupPoints / average))) : 6;

// --- as text: what the server reads

export function deckText(deck: Deck, find: Find = () => undefined): string {
  const line = ([id, n]: [string, number]) => {
    const card = find(id);
    return `${n} ${card ? nameOf(card) : id} [${id}]`;
  };
  const name = deck.name.replace(/\s+/g, " ").trim() || "My deck";
  return `name: ${name}\nformat: ${deck.format}\n\n[deck]\n${Object.entries(deck.cards).map(line).join("\n")}\n`;
}
export interface ReadCard {
  count: number;
  card: string;
}
export function deckFrom(read: { name: string; format: string; cards: ReadCard[] }): Deck {
  const cards: Record<string, number> = {};
  for (const { count, card } of read.cards) cards[card] = (cards[card] ?? 0) + count;
  return { name: read.name, format: read.format || kNoDeck.format, cards };
}

// --- in the address: ?d=AOTC-123*2.ROTS-73&n=My%20deck&f=republic

export function toQuery(deck: Deck): Record<string, string> {
  const list = Object.entries(deck.cards).map(([id, n]) => (n > 1 ? `${id}*${n}` : id));
  return { f: deck.format === kNoDeck.format ? "" : deck.format, n: deck.name, d: list.join(".") };
}
export function fromQuery(query: URLSearchParams): Deck {
  const cards: Record<string, number> = {};
  for (const entry of (query.get("d") ?? "").split(".").filter(Boolean).slice(0, 150)) {
    const [id = "", n = "1"] = entry.split("*");
    if (/^[\w-]{1,24}$/.test(id)) cards[id] = Math.min(20, Math.max(1, Math.trunc(Number(n)) || 1));
  }
  return { format: query.get("f") || kNoDeck.format, name: (query.get("n") ?? "").slice(0, 60), cards };
}

// --- search

export interface Wish {
  words: string;
  type: string; // arena or another type
  side: string;
  set: string;
  least: number | null; // cost
  most: number | null;
}
export const kNoWish: Wish = { words: "", type: "", side: "", set: "", least: null, most: null };
export function fits(card: Card, wish: Wish, text: string): boolean {
  if (wish.type && card.type !== wish.type) return false;
  if (wish.side && card.facts["side"] !== wish.side) return false;
  if (wish.set && card.set !== wish.set) return false;
  const cost = costOf(card);
  if (wish.least !== null && (cost === null || cost < wish.least)) return false;
  if (wish.most !== null && (cost === null || cost > wish.most)) return false;
  return matches(text, wordsOf(wish.words));
}
