import { describe, expect, it } from "vitest";

import { curve, inWords, type Moment, ofFirst } from "./chances";

const moment = (step: number, seat: number, chance: number): Moment => ({
  step,
  seat,
  chance,
  lost: 0,
  did: "passes",
  better: "",
});

describe("the chances over a match", () => {
  it("are told of the first seat, whoever decided", () => {
    expect(ofFirst(moment(0, 0, 0.7))).toBe(0.7);
    expect(ofFirst(moment(0, 1, 0.7))).toBeCloseTo(0.3);
  });
  it("run from left to right, and upwards when the first seat gains", () => {
    const points = curve([moment(0, 0, 0.5), moment(50, 0, 1), moment(100, 1, 1)], 101, 200, 40);
    expect(points).toEqual([
      { x: 0, y: 20 },
      { x: 100, y: 0 },
      { x: 200, y: 40 },
    ]);
  });
  it("are said in words", () => {
    expect(inWords([moment(0, 0, 0.5), moment(1, 1, 0.2), moment(2, 0, 0.9)], "Ann")).toBe(
      "Ann: 50 % at the beginning, 80 % half-way, 90 % at the end.",
    );
    expect(inWords([], "Ann")).toBe("");
  });
});
