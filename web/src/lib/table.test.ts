import { describe, expect, it } from "vitest";

import type { StateMessage } from "./protocol";
import { TableModel } from "./table.svelte";

const frame = (n: number, as = -1) =>
  ({
    t: "state",
    n,
    as,
    full: true,
    gone: [],
    log: [],
    view: { marks: [], seats: [], zones: [] },
  }) as unknown as StateMessage;

/** A stage on which things move until somebody skips them, and what it was told. */
function slowStage() {
  const follows: boolean[] = [];
  let end = () => {};
  return {
    follows,
    before: (_: unknown, next: boolean) => void follows.push(next),
    after: () => new Promise<void>((done) => (end = done)),
    skip: () => end(),
  };
}
const settled = () => new Promise((done) => setTimeout(done));

describe("a table in a replay", () => {
  it("is where it was asked to be at once, whatever still moves", async () => {
    const model = new TableModel("destiny", () => {}, true);
    model.stage = slowStage();
    for (const n of [1, 2, 3, 4]) model.receive(frame(n));
    await settled();
    expect(model.moment?.n).toBe(4);
  });
  it("moves for the next step of the same eyes, and for no leap", async () => {
    const model = new TableModel("destiny", () => {}, true);
    const stage = slowStage();
    model.stage = stage;
    for (const [n, as] of [[1], [2], [9], [8], [9, 0]] as const) {
      model.receive(frame(n, as));
      await settled();
    }
    expect(stage.follows).toEqual([false, true, false, false, false]);
  });
});

describe("a table that is played at", () => {
  it("shows one moment after the other, each when the last was seen", async () => {
    const model = new TableModel("destiny");
    const stage = slowStage();
    model.stage = stage;
    for (const n of [1, 3, 4]) model.receive(frame(n));
    const seen = [];
    for (let i = 0; i < 3; i++) {
      await settled();
      seen.push(model.moment?.n);
      stage.skip();
    }
    expect(seen).toEqual([1, 3, 4]);
    expect(stage.follows).toEqual([false, true, true]);
  });
});
