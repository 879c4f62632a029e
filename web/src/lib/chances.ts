// The chances over a match, as the server looked back at it: what is drawn, and in which words it is said.
export interface Moment {
  step: number;
  seat: number;
  chance: number; // of that seat
  lost: number;
  did: string;
  better: string;
}
export interface Analysis {
  moments: Moment[];
  worst: number[]; // indices of moments, worst first
  complete: boolean; // false: the server has not looked at all of them yet, and asking again goes on
  all: number; // moments when it is complete
  every: number; // of a match that is very long every second, third ... decision is looked at
}

/** A seat's chance at a moment. Of two seats one has what the other has not; of more it is known where that seat decided. */
function chanceOf(seat: number, m: Moment, seats: number): number | undefined {
  if (m.seat === seat) return m.chance;
  return seats === 2 ? 1 - m.chance : undefined;
}

export interface Curve {
  seat: number;
  points: { x: number; y: number }[];
}

/** What is drawn in a box of this size: with two seats the chance of the first, with more a curve for each. */
export function curves(moments: Moment[], seats: number, steps: number, width: number, height: number): Curve[] {
  const last = Math.max(1, steps - 1);
  const drawn = seats === 2 ? [0] : [...Array(seats).keys()];
  return drawn.map((seat) => ({
    seat,
    points: moments.flatMap((m) => {
      const chance = chanceOf(seat, m, seats);
      return chance === undefined ? [] : [{ x: (m.step / last) * width, y: (1 - chance) * height }];
    }),
  }));
}

/** Where a moment lies on the curve of who decided, or with two seats on the one that there is. */
export function pointOf(m: Moment, seats: number, steps: number, width: number, height: number) {
  const chance = seats === 2 && m.seat === 1 ? 1 - m.chance : m.chance;
  return { x: (m.step / Math.max(1, steps - 1)) * width, y: (1 - chance) * height };
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The scale along the bottom: moments of the replay, round numbers as many as there is room for, and the last one. */
export function marksAlong(steps: number, width: number, room = 44): { at: number; x: number }[] {
  const last = Math.max(1, steps - 1);
  const round = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1000, n * 10000]).sort((a, b) => a - b);
  const each = round.find((n) => (n / last) * width >= room) ?? last;
  const out = [];
  for (let at = 0; at < last; at += each) out.push({ at, x: (at / last) * width });
  // The last one is always told; a round one that is too near makes room for it.
  if (out.length > 1 && width - out.at(-1)!.x < room) out.pop();
  return [...out, { at: last, x: width }];
}

/** Which of these points is nearest to where somebody points: their targets are larger than they are apart. */
export function nearest(points: { x: number; y: number }[], x: number, y: number): number {
  const far = points.map((p) => Math.hypot(p.x - x, p.y - y));
  return far.indexOf(Math.min(...far));
}

/** Whose chance goes up and down; with more than two everybody has a line. */
export const whoseChance = (names: string[]) =>
  names.length === 2
    ? `The chance of ${names[0]} to win; ${names[1]} has the rest`
    : "The chance of each player to win";

/** Who was ahead at the beginning, in the middle and at the end: the curves for those who do not see them. */
export function inWords(moments: Moment[], names: string[], complete = true): string {
  const said = curves(moments, names.length, 2, 1, 1).flatMap(({ seat, points }) => {
    if (points.length === 0) return [];
    const at = (share: number) =>
      percent(1 - points[Math.min(points.length - 1, Math.floor(share * points.length))]!.y);
    const last = complete ? "at the end" : "as far as it was looked at";
    return [`${names[seat]}: ${at(0)} at the beginning, ${at(0.5)} half-way, ${at(1)} ${last}.`];
  });
  return said.join(" ");
}

/** How far the computer is, or what it looked at. */
export function progressOf(a: Analysis): string {
  const thinned = `This match is very long: only one decision in ${a.every} is looked at, and one that cost more may be among the others.`;
  if (!a.complete) {
    const soFar = `So far: ${a.moments.length} of ${a.all} decisions with a choice. The computer looks at the rest …`;
    return a.every > 1 ? `${soFar} ${thinned}` : soFar;
  }
  if (a.every > 1) return `${a.all} decisions were looked at. ${thinned}`;
  return a.all === 1
    ? "The only decision with a choice was looked at."
    : `All ${a.all} decisions with a choice were looked at.`;
}
