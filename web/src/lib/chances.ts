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
}

export const ofFirst = (m: Moment) => (m.seat === 0 ? m.chance : 1 - m.chance);

/** The curve of the first seat's chance in a box of this size, as the points of a polyline. */
export function curve(moments: Moment[], steps: number, width: number, height: number): { x: number; y: number }[] {
  const last = Math.max(1, steps - 1);
  return moments.map((m) => ({ x: (m.step / last) * width, y: (1 - ofFirst(m)) * height }));
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Who was ahead at the beginning, in the middle and at the end: the curve for those who do not see it. */
export function inWords(moments: Moment[], first: string): string {
  if (moments.length === 0) return "";
  const at = (share: number) =>
    percent(ofFirst(moments[Math.min(moments.length - 1, Math.floor(share * moments.length))]!));
  return `${first}: ${at(0)} at the beginning, ${at(0.5)} half-way, ${at(1)} at the end.`;
}
