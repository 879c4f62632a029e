import { describe, expect, it } from "vitest";

import { curves, inWords, marksAlong, type Moment, nearest, pointOf, progressOf, whoseChance } from "./chances";

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
    const thinned =
      "This match is very long: only one decision in 3 is looked at, and one that cost more may be among the others.";
    const soFar = "So far: 3 of 7 decisions with a choice. The computer looks at the rest …";
    expect(told(3, 7, 1)).toBe(soFar);
    expect(told(3, 7, 3)).toBe(`${soFar} ${thinned}`);
    expect(told(7, 7, 1)).toBe("All 7 decisions with a choice were looked at.");
    expect(told(1, 1, 1)).toBe("The only decision with a choice was looked at.");
    expect(told(7, 7, 3)).toBe(`7 decisions were looked at. ${thinned}`);
  });
  it("have a scale of round numbers with room for each, and the last moment", () => {
    const along = (steps: number, width: number) => marksAlong(steps, width).map((m) => m.at);
    expect(along(121, 600)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
    expect(along(121, 300)).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(along(1092, 280)).toEqual([0, 200, 400, 600, 800, 1091]);
    expect(along(4, 300)).toEqual([0, 1, 2, 3]);
    expect(along(2, 300)).toEqual([0, 1]);
    expect(along(1, 300)).toEqual([0, 1]);
    expect(along(5000, 20)).toEqual([0, 4999]);
    for (let steps = 1; steps < 3000; steps += 7)
      for (const width of [200, 300, 740, 1200]) {
        const xs = marksAlong(steps, width).map((m) => m.x);
        for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(43.9);
      }
  });
  it("say whose they are", () => {
    expect(whoseChance(["Ann", "Ben"])).toBe("The chance of Ann to win; Ben has the rest");
    expect(whoseChance(["Ann", "Ben", "Cat"])).toBe("The chance of each player to win");
  });
  it("know which mark somebody means who points between two", () => {
    const points = [
      { x: 10, y: 50 },
      { x: 20, y: 50 },
    ];
    expect(nearest(points, 14, 50)).toBe(0);
    expect(nearest(points, 16, 40)).toBe(1);
  });
});
