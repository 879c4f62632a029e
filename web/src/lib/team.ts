// A Destiny team as the planner keeps it: characters, battlefield, plot, deck. Points, dice and the odds of their sides are
// computed here; whether it is legal is the server's to say.
import { parseSide } from "../dice/side";
import type { Card } from "./protocol";
import { firstNumber } from "./search";

export interface Member {
  id: string;
  elite: boolean; // two dice
}
export interface Team {
  format: string;
  name: string;
  characters: Member[];
  battlefield: string;
  plot: string;
  deck: Record<string, number>; // id to copies
}
export const kNoTeam: Team = { format: "open", name: "", characters: [], battlefield: "", plot: "", deck: {} };
export const kMostPoints = 30;

type Find = (id: string) => Card | undefined;

/** "9, 12": one die costs 9, two cost 12. A card with one number has one version. */
export function pointsOf(card: Card | undefined, elite = false): number {
  const all = (card?.facts["points"] ?? "").match(/-?\d+/g)?.map(Number) ?? [];
  return (elite ? all[1] : undefined) ?? all[0] ?? 0;
}
export const hasElite = (card: Card | undefined): boolean => /,/.test(card?.facts["points"] ?? "");
export const isUnique = (card: Card | undefined): boolean => card?.facts["unique"] === "yes";

export function points(team: Team, find: Find): number {
  const characters = team.characters.reduce((sum, m) => sum + pointsOf(find(m.id), m.elite), 0);
  return characters + pointsOf(find(team.plot));
}

export const sidesOf = (card: Card | undefined): string[] => (card?.facts["die"] ?? "").split(", ").filter(Boolean);

export interface Dice {
  start: string[][]; // the sides of each die that the characters begin with
  deck: string[][]; // and of each die that the deck could add
}
export function diceOf(team: Team, find: Find): Dice {
  const start = team.characters.flatMap((m) => Array<string[]>(m.elite ? 2 : 1).fill(sidesOf(find(m.id))));
  const deck = Object.entries(team.deck).flatMap(([id, n]) => Array<string[]>(n).fill(sidesOf(find(id))));
  const real = (dice: string[][]) => dice.filter((sides) => sides.length > 0);
  return { start: real(start), deck: real(deck) };
}

export interface Odds {
  symbol: string;
  any: number; // chance that a roll of all of them shows it at least once
  expected: number; // what it amounts to on the average; specials and blanks count 1 each
  faces: number; // how many sides have it
}
/** What one roll of all these dice gives, symbol by symbol. Modifiers count like the rest: they need a partner. */
export function odds(dice: string[][], symbols: string[]): Odds[] {
  return symbols.map((symbol) => {
    let none = 1;
    let expected = 0;
    let faces = 0;
    for (const sides of dice) {
      const hits = sides.map(parseSide).filter((side) => side.symbol === symbol);
      none *= 1 - hits.length / sides.length;
      expected += hits.reduce((sum, side) => sum + (side.value || 1), 0) / sides.length;
      faces += hits.length;
    }
    return { symbol, any: 1 - none, expected, faces };
  });
}

export const deckSize = (team: Team): number => Object.values(team.deck).reduce((sum, n) => sum + n, 0);

// --- as text: what the server reads

export function deckText(team: Team, find: Find): string {
  const line = (n: number, id: string, detail = "") =>
    `${n} ${find(id)?.title ?? id} [${id}]${detail ? ` ${detail}` : ""}`;
  const same = new Map<string, number>();
  for (const m of team.characters) same.set(`${m.id} ${m.elite}`, (same.get(`${m.id} ${m.elite}`) ?? 0) + 1);
  const characters = [...same].map(([key, n]) => {
    const [id = "", elite] = key.split(" ");
    return line(n, id, elite === "true" ? "elite" : "");
  });
  const part = (name: string, lines: string[]) => (lines.length > 0 ? `[${name}]\n${lines.join("\n")}\n` : "");
  return [
    `name: ${team.name || "My team"}\nformat: ${team.format}\n`,
    part("characters", characters),
    part("battlefield", team.battlefield ? [line(1, team.battlefield)] : []),
    part("plot", team.plot ? [line(1, team.plot)] : []),
    part(
      "deck",
      Object.entries(team.deck).map(([id, n]) => line(n, id)),
    ),
  ]
    .filter(Boolean)
    .join("\n");
}

export interface ReadCard {
  count: number;
  card: string;
  detail: string;
}
/** What the server understood of a list: where a card belongs is said by its type. */
export function teamFrom(deck: { name: string; format: string; cards: ReadCard[] }, find: Find): Team {
  const team: Team = { ...kNoTeam, characters: [], deck: {}, name: deck.name, format: deck.format || kNoTeam.format };
  for (const { count, card, detail } of deck.cards) {
    const type = find(card)?.type;
    if (type === "character")
      for (let i = 0; i < count; i++) team.characters.push({ id: card, elite: /elite/.test(detail) });
    else if (type === "battlefield") team.battlefield = card;
    else if (type === "plot") team.plot = card;
    else team.deck[card] = (team.deck[card] ?? 0) + count;
  }
  return team;
}

// --- in the address: ?c=AW-38e.AW-45&b=AW-174&d=AW-43.AW-8*2

export function toQuery(team: Team): Record<string, string> {
  return {
    f: team.format === kNoTeam.format ? "" : team.format,
    n: team.name,
    c: team.characters.map((m) => m.id + (m.elite ? "*e" : "")).join("."),
    b: team.battlefield,
    p: team.plot,
    d: Object.entries(team.deck)
      .map(([id, n]) => (n > 1 ? `${id}*${n}` : id))
      .join("."),
  };
}
export function fromQuery(query: URLSearchParams): Team {
  const list = (name: string) => (query.get(name) ?? "").split(".").filter(Boolean);
  const deck: Record<string, number> = {};
  for (const entry of list("d").slice(0, 100)) {
    const [id = "", n = "1"] = entry.split("*");
    deck[id] = Math.min(9, Math.max(1, Number(n) || 1));
  }
  return {
    format: query.get("f") || kNoTeam.format,
    name: (query.get("n") ?? "").slice(0, 60),
    characters: list("c")
      .slice(0, 12)
      .map((entry) => ({ id: entry.split("*")[0] ?? "", elite: entry.endsWith("*e") })),
    battlefield: query.get("b") ?? "",
    plot: query.get("p") ?? "",
    deck,
  };
}

// --- search

export interface Wish {
  words: string;
  symbol: string;
  color: string;
  type: string;
  cost: number | null; // at most
}
export const costOf = (card: Card): number | null => firstNumber(card.facts["cost"]);
export function fits(card: Card, wish: Wish, text: string): boolean {
  if (wish.type && card.type !== wish.type) return false;
  if (wish.color && card.facts["color"] !== wish.color) return false;
  if (wish.symbol && !sidesOf(card).some((side) => parseSide(side).symbol === wish.symbol)) return false;
  const cost = card.type === "character" || card.type === "plot" ? pointsOf(card) : costOf(card);
  if (wish.cost !== null && (cost === null || cost > wish.cost)) return false;
  const low = text.toLowerCase();
  return wish.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
