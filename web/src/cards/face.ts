// What is drawn on a card and where: the frame by its type, the colour by its faction, the numbers where players look.
import { num, ofTwo, word } from "../lib/marks";
import type { Card, GameId, Piece } from "../lib/protocol";

export type Shape = "being" | "machine" | "deed" | "thing" | "place" | "plan";

/** One drawn frame per kind of card, the same in all four games. */
export function shapeOf(type: string): Shape {
  if (/character|unit/.test(type)) return "being";
  if (/space|ground|starship|vehicle/.test(type)) return "machine";
  if (/location|battlefield/.test(type)) return "place";
  if (/objective|mission|support|effect|affiliation/.test(type)) return "plan";
  if (/upgrade|equipment|weapon|device|enhancement/.test(type)) return "thing";
  return "deed"; // events, battle cards, interrupts, fate
}

const kColours: Record<string, string> = {
  red: "red",
  blue: "blue",
  yellow: "yellow",
  gray: "gray",
  "dark side": "red",
  "light side": "blue",
  neutral: "gray",
  dark: "red",
  light: "blue",
  jedi: "teal",
  "rebel alliance": "orange",
  rebels: "orange",
  smugglers: "yellow",
  "smugglers and spies": "yellow",
  sith: "red",
  "imperial navy": "steel",
  imperials: "steel",
  scum: "green",
  "scum and villainy": "green",
};

/** Name of the colour token (--faction-NAME) of a card. */
export function factionOf(card: Card | undefined): string {
  const f = card?.facts ?? {};
  for (const key of ["color", "affiliation", "side"]) {
    const colour = kColours[(f[key] ?? "").toLowerCase()];
    if (colour) return colour;
  }
  return "gray";
}

export const typeWord = (type: string): string => type.replace(/_card$/, "").replace(/_/g, " ");

export interface Stat {
  name: string; // in words
  value: string;
  sign:
    | "cost"
    | "health"
    | "power"
    | "speed"
    | "force"
    | "resource"
    | "ability"
    | "forfeit"
    | "destiny"
    | "points"
    | "unit"
    | "blast"
    | "tactics"
    | "priority"
    | "dark"
    | "light";
  changed?: boolean; // differs from what is printed
}

const kStats: Record<GameId, [fact: string, sign: Stat["sign"], name: string][]> = {
  destiny: [
    ["cost", "cost", "cost"],
    ["health", "health", "health"],
  ],
  tcg: [
    ["cost", "cost", "build cost"],
    ["speed", "speed", "speed"],
    ["power", "power", "power"],
    ["health", "health", "health"],
  ],
  lcg: [
    ["cost", "cost", "cost"],
    ["priority", "priority", "priority"],
    ["resources", "resource", "resources"],
    ["unit_damage", "unit", "unit damage"],
    ["blast_damage", "blast", "blast damage"],
    ["tactics", "tactics", "tactics"],
    ["force", "force", "Force icons"],
    ["capacity", "health", "damage capacity"],
  ],
  ccg: [
    ["destiny", "destiny", "destiny"],
    ["deploy", "cost", "deploy cost"],
    ["power", "power", "power"],
    ["ability", "ability", "ability"],
    ["forfeit", "forfeit", "forfeit"],
    ["dark", "dark", "Dark Side icons"],
    ["light", "light", "Light Side icons"],
  ],
};

/** Numbers of a card; those of a piece on the table go before the printed ones. */
export function statsOf(game: GameId, card: Card | undefined, piece?: Piece): Stat[] {
  const out: Stat[] = [];
  for (const [fact, sign, name] of kStats[game]) {
    const printed = card?.facts[fact] ?? "";
    const live = word(piece, fact);
    const value = /^-?\d/.test(live) ? String(num(piece, fact)) : printed;
    if (value !== "") out.push({ name, sign, value, changed: printed !== "" && value !== printed });
  }
  return out;
}

/** Where the numbers stand: the cost in the corner, the rest in a row below. */
export function arrange(game: GameId, stats: Stat[]): { corner?: Stat; right?: Stat; row: Stat[] } {
  const corner = stats.find((s) => s.sign === "cost" || s.sign === "priority");
  const right = game === "ccg" ? stats.find((s) => s.sign === "destiny") : undefined;
  return { corner, right, row: stats.filter((s) => s !== corner && s !== right) };
}

/** How hurt it is: damage and what it can take. */
export function hurt(card: Card | undefined, piece: Piece | undefined): [damage: number, of: number] | null {
  const both = ofTwo(piece, "damage");
  if (both) return both;
  const health = num(piece, "health", Number(card?.facts["health"] ?? 0));
  return health > 0 ? [num(piece, "damage"), health] : null;
}
