// What the TCG's layout reads out of a view: arenas, who controls them, the speed track, the attack that is going on.
import { num, word } from "../../lib/marks";
import { verbOf } from "../../lib/options";
import type { Ask, Choice, LogLine, Piece, SeatInfo } from "../../lib/protocol";
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

/** Who attacks whom: from the open question, from what the windows are about, else from the log. */
export function attack(board: Board, ask: Ask | null, options: Choice[], seats: SeatInfo[], log: LogLine[]): Attack {
  if (!ask?.path.some((l) => l.procedure === "attack")) return {};
  if (ask.procedure === "attack") return { attacker: options.find((o) => verbOf(o) === "tap")?.piece };
  const told = [...ask.path.map((l) => l.about ?? ""), log.findLast((l) => kAttacks.test(l.text))?.text ?? ""];
  const out: Attack = {};
  for (const text of told) {
    const both = kAttacks.exec(text);
    const hurt = /^(.+) is about to take \d+ damage$/.exec(text);
    if (both) {
      out.attacker ??= find(board, both[1]!, seats);
      out.defender ??= find(board, both[2]!, seats);
    } else if (hurt) out.defender ??= find(board, hurt[1]!, seats);
  }
  return out;
}
const kAttacks = /^(.+ Side's .+) attacks (.+ Side's .+)$/i;

/** "the Dark Side's Geonosian Fighter": of several alike the one that is in it. */
function find(board: Board, told: string, seats: SeatInfo[]): number | undefined {
  const side = /^the (Dark|Light) Side's (.+)$/i.exec(told);
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

const kRolls = /rolls ((?:[1-6] ?)+)$/;
const kAfter = /attack ends|battle step|turn ends|attacks the|build roll/;

/** The dice that lie on the table: those of the roll that is going on, else of the last one until its attack is over. */
export function dice(board: Board, log: LogLine[]): number[] {
  const now = word(board.view, "dice");
  if (now) return numbers(now);
  const at = log.findLastIndex((l) => kRolls.test(l.text));
  if (at < 0 || log.slice(at + 1).some((l) => kAfter.test(l.text))) return [];
  return numbers(kRolls.exec(log[at]!.text)?.[1] ?? "");
}

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

export const kHit = 4; // a die of at least this is a hit

export const kChances = {
  any: { word: "Play or pass", sign: "any" },
  reroll: { word: "Reroll", sign: "reroll" },
  prevent: { word: "Prevent", sign: "prevent" },
  disrupt: { word: "Disrupt", sign: "disrupt" },
} as const;
