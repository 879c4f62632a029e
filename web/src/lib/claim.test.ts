import { expect, test } from "vitest";
import { claimOf } from "./claim";

test("a game is claimed when the time is over, and not before", () => {
  expect(claimOf(undefined, 5)).toEqual({ now: false, says: "" });
  expect(claimOf(86_400_000 * 3, 1).says).toContain("within 3 days");
  expect(claimOf(1000, 1).says).toContain("within 1 day,");
  expect(claimOf(1000, 999).now).toBe(false);
  expect(claimOf(1000, 1000).now).toBe(true);
});
