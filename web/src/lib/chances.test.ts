import { describe, expect, it } from "vitest";

import { curves, inWords, type Moment, pointOf, progressOf } from "./chances";

const moment = (step: number, seat: number, chance: number): Moment => ({
  step,
  seat,
  chance,
  lost: 0,
  did: "passes",
  better: "",
});

describe("the chances over a match", () => {
  it("run from left to right, and upwards when the first seat gains, whoever decided", () => {
    const moments = [moment(0, 0, 0.5), moment(50, 0, 1), moment(100, 1, 1)];
    const points = [
      { x: 0, y: 20 },
      { x: 100, y: 0 },
      { x: 200, y: 40 },
    ];
    expect(curves(moments, 2, 101, 200, 40)).toEqual([{ seat: 0, points }]);
    expect(moments.map((m) => pointOf(m, 2, 101, 200, 40))).toEqual(points);
  });
  it("have a curve for each of three seats, through its own decisions", () => {
    const moments = [moment(0, 0, 0.5), moment(5, 1, 0.25), moment(10, 0, 0)];
    expect(curves(moments, 3, 11, 100, 40)).toEqual([
      {
        seat: 0,
        points: [
          { x: 0, y: 20 },
          { x: 100, y: 40 },
        ],
      },
      { seat: 1, points: [{ x: 50, y: 30 }] },
      { seat: 2, points: [] },
    ]);
    expect(pointOf(moments[1]!, 3, 11, 100, 40)).toEqual({ x: 50, y: 30 });
  });
  it("are said in words", () => {
    const moments = [moment(0, 0, 0.5), moment(1, 1, 0.2), moment(2, 0, 0.9)];
    expect(inWords(moments, ["Ann", "Ben"])).toBe("Ann: 50 % at the beginning, 80 % half-way, 90 % at the end.");
    expect(inWords(moments, ["Ann", "Ben", "Cat"])).toBe(
      "Ann: 50 % at the beginning, 90 % half-way, 90 % at the end. Ben: 20 % at the beginning, 20 % half-way, 20 % at the end.",
    );
    expect(inWords(moments, ["Ann", "Ben"], false)).toContain("90 % as far as it was looked at");
    expect(inWords([], ["Ann", "Ben"])).toBe("");
  });
  it("say how far the computer is, and what it left out", () => {
    const told = (moments: number, all: number, every: number) =>
      progressOf({
        moments: Array.from({ length: moments }, (_, i) => moment(i, 0, 0.5)),
        worst: [],
        complete: moments === all,
        all,
        every,
      });
    expect(told(3, 7, 1)).toBe("So far: 3 of 7 decisions. The computer looks at the rest …");
    expect(told(7, 7, 1)).toBe("All 7 decisions were looked at.");
    expect(told(1, 1, 1)).toBe("The only decision was looked at.");
    expect(told(7, 7, 3)).toBe("Of this long match one decision in 3 was looked at.");
  });
});
