// What the CCG's layout reads from the view: the map in the order of its row, and each side's numbers at a location.
import { has, num, word } from "../../lib/marks";
import type { Card, Piece } from "../../lib/protocol";
import type { Board } from "../../lib/view";

export const kSides = ["Dark", "Light"] as const;

export interface Strength {
  pieces: Piece[]; // what stands there by itself; what is aboard of it is tucked under it
  power: number;
  ability: number;
  icons: number; // Force icons on this side of the location
  drain: number; // what controlling it is worth: the other side's icons
  controls: boolean;
}
export interface Place {
  piece: Piece;
  system: string;
  title: string; // without the system's name
  isSystem: boolean;
  sides: [Strength, Strength];
  contested: boolean;
  battle: boolean;
}

export const isPlace = (piece: Piece): boolean => has(piece, "dark icons");

function decimal(piece: Piece, name: string): number {
  const value = Number(word(piece, name));
  return Number.isFinite(value) ? value : 0;
}
export const shown = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1));

/** Everything aboard, with what is aboard of that. */
function crew(board: Board, p: number): Piece[] {
  return board.on(p).flatMap((piece) => [piece, ...crew(board, piece.p)]);
}

function strength(board: Board, place: Piece, seat: number): Strength {
  const pieces = board.on(place.p).filter((p) => p.controller === seat);
  const all = pieces.flatMap((p) => [p, ...crew(board, p.p)]);
  const other = seat === 0 ? "light icons" : "dark icons";
  return {
    pieces,
    power: pieces.reduce((sum, p) => sum + decimal(p, "power"), 0),
    ability: all.reduce((sum, p) => sum + decimal(p, "ability"), 0),
    icons: num(place, seat === 0 ? "dark icons" : "light icons"),
    drain: num(place, other),
    controls: place.marks.some(([name, value]) => name === "controlled by" && value === kSides[seat]),
  };
}

/** The map, location by location, in the order in which they lie on the table. */
export function placesOf(board: Board, cardOf: (id: string | undefined) => Card | undefined): Place[] {
  const pieces = [...board.pieces("table", 0), ...board.pieces("table", 1)].filter(isPlace);
  pieces.sort((a, b) => num(a, "place", 99) - num(b, "place", 99));
  return pieces.map((piece) => {
    const card = cardOf(piece.card);
    const full = piece.title ?? "";
    const cut = full.indexOf(": ");
    const system = card?.facts["system"] || (cut > 0 ? full.slice(0, cut) : full);
    return {
      piece,
      system,
      title: cut > 0 ? full.slice(cut + 2) : full,
      isSystem: card ? card.facts["place"] === "system" : cut < 0,
      sides: [strength(board, piece, 0), strength(board, piece, 1)],
      contested: has(piece, "contested"),
      battle: has(piece, "battle"),
    };
  });
}

export interface Group {
  system: string;
  places: Place[];
}
/** Neighbours of one system stand under one name. */
export function grouped(places: Place[]): Group[] {
  const out: Group[] = [];
  for (const place of places) {
    if (out.at(-1)?.system === place.system) out.at(-1)!.places.push(place);
    else out.push({ system: place.system, places: [place] });
  }
  return out;
}

/** Cards on the table that are at no location: Effects and the like. */
export const besides = (board: Board, seat: number): Piece[] =>
  board.pieces("table", seat).filter((p) => !isPlace(p) && (p.on === undefined || !board.at.has(p.on)));

export interface Fighters {
  power: number;
  destiny: string;
  attrition: string;
  damage: string;
  total: string;
}
/** One side of a battle as the ledger shows it. */
export function fighting(board: Board, seat: number): Fighters {
  const marks = board.view.seats[seat];
  const power = board
    .pieces("table", seat)
    .filter((p) => has(p, "in battle"))
    .reduce((sum, p) => sum + decimal(p, "power"), 0);
  const destiny = word(marks, "battle destiny");
  return {
    power,
    destiny,
    attrition: word(marks, "attrition"),
    damage: word(marks, "battle damage"),
    total: word(marks, "total power") || shown(power + (Number(destiny) || 0)),
  };
}
