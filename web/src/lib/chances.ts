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
  every: number; // of a long match every second, third ... decision is looked at
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
  if (!a.complete) return `So far: ${a.moments.length} of ${a.all} decisions. The computer looks at the rest …`;
  if (a.every > 1) return `Of this long match one decision in ${a.every} was looked at.`;
  return a.all === 1 ? "The only decision was looked at." : `All ${a.all} decisions were looked at.`;
}
