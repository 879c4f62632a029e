// What the TCG's layout reads out of a view: arenas, who controls them, the speed track, the attack that is going on.
import { num, word } from "../../lib/marks";
import { verbOf } from "../../lib/options";
import type { Ask, Choice, Piece, SeatInfo } from "../../lib/protocol";
import type { Board } from "../../lib/view";

export const kArenas = ["space", "ground", "character"] as const;
export type Arena = (typeof kArenas)[number];
export const arenaTitle = (arena: Arena): string => arena.charAt(0).toUpperCase() + arena.slice(1);

/** The seat that controls an arena, -1: nobody. */
export function controller(board: Board, arena: Arena): number {
  return board.view.seats.findIndex((s) => word(s, "controls").toLowerCase().split(", ").includes(arena));
}

export const controlled = (board: Board, seat: number): number =>
  kArenas.filter((a) => controller(board, a) === seat).length;

export interface Rung {
  speed: number;
  theirs: Piece[];
  mine: Piece[];
}

/** Units by speed, the fastest first: the order in which they attack. */
export function track(board: Board, arena: Arena, me: number): Rung[] {
  const rungs = new Map<number, Rung>();
  board.view.seats.forEach((_, seat) => {
    for (const unit of board.pieces(arena, seat)) {
      const speed = num(unit, "speed");
      const rung = rungs.get(speed) ?? { speed, theirs: [], mine: [] };
      (seat === me ? rung.mine : rung.theirs).push(unit);
      rungs.set(speed, rung);
    }
  });
  return [...rungs.values()].sort((a, b) => b.speed - a.speed);
}

export interface Attack {
  attacker?: number;
  defender?: number;
}

/** Who attacks whom: from the open question, or from what the windows are about. */
export function attack(board: Board, ask: Ask | null, options: Choice[], seats: SeatInfo[]): Attack {
  if (!ask?.path.some((l) => l.procedure === "attack")) return {};
  if (ask.procedure === "attack") return { attacker: options.find((o) => verbOf(o) === "tap")?.piece };
  const out: Attack = {};
  for (const { about = "" } of ask.path) {
    const both = /^(.+) attacks (.+)$/.exec(about);
    const hurt = /^(.+) is about to take \d+ damage$/.exec(about);
    if (both) Object.assign(out, { attacker: find(board, both[1]!, seats), defender: find(board, both[2]!, seats) });
    else if (hurt) out.defender ??= find(board, hurt[1]!, seats);
  }
  return out;
}

/** "the Dark Side's Geonosian Fighter": of several alike the one that is in it. */
function find(board: Board, told: string, seats: SeatInfo[]): number | undefined {
  const side = /^the (Dark|Light) Side's (.+)$/.exec(told);
  const title = (side?.[2] ?? told).replace(/ \([A-Z]+\)$/, "");
  const arena = word(board.view, "battle step").toLowerCase();
  const alike = [...board.at.values()].filter(
    ({ piece, zone }) =>
      piece.title === title &&
      (arena === "" || zone.name === arena) &&
      (!side || (seats[zone.seat]?.role ?? "").startsWith(side[1]!)),
  );
  return (alike.find(({ piece }) => num(piece, "about to take") > 0) ?? alike[0])?.piece.p;
}

export const dice = (board: Board): number[] => (word(board.view, "dice").match(/\d+/g) ?? []).map(Number);

export const kChances = {
  any: { word: "Play or pass", sign: "any" },
  reroll: { word: "Reroll", sign: "reroll" },
  prevent: { word: "Prevent", sign: "prevent" },
  disrupt: { word: "Disrupt", sign: "disrupt" },
} as const;
