import { expect, test } from "vitest";
import { summaryHref } from "./links";
import type { Summary } from "./protocol";

const table = (more: Partial<Summary>): Summary => ({
  id: "abc",
  game: "tcg",
  format: "",
  seats: [],
  status: "open",
  yours: [0],
  yourMove: false,
  entries: 0,
  created: 0,
  touched: 0,
  ...more,
});

test("a table that waits leads to its invitation, one that is over to its replay", () => {
  expect(summaryHref(table({ status: "waiting", invite: "x/y" }))).toBe("/join/abc?invite=x%2Fy");
  expect(summaryHref(table({ status: "waiting", yours: [] }))).toBe("/join/abc");
  expect(summaryHref(table({}))).toBe("/table/abc");
  expect(summaryHref(table({ status: "closed" }))).toBe("/replays/abc");
});
