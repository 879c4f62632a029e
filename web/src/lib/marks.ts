// Marks are what a player must see on a piece, of a seat or of the table: pairs of words. These read them.
import type { Mark } from "./protocol";

export interface Marked {
  marks: Mark[];
}

export const has = (of: Marked | undefined, name: string): boolean => !!of?.marks.some((m) => m[0] === name);

export const word = (of: Marked | undefined, name: string): string => of?.marks.find((m) => m[0] === name)?.[1] ?? "";

/** The first number of a mark, or the value given for none: "3 of 5" is 3. */
export function num(of: Marked | undefined, name: string, none = 0): number {
  const found = /-?\d+/.exec(word(of, name));
  return found ? Number(found[0]) : none;
}

/** "3 of 5": both numbers. */
export function ofTwo(of: Marked | undefined, name: string): [number, number] | null {
  const found = /(-?\d+) of (\d+)/.exec(word(of, name));
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** One mark in words: "damage 2", "exhausted". */
export const says = ([name, value]: Mark): string => (value === "" ? name : `${name} ${value}`);
