import { expect, test } from "vitest";

import { standing } from "./standing";

test("a card works, works in part, or has its numbers only", () => {
  expect(standing({ complete: true, missing: [] })).toBe("yes");
  expect(standing({ complete: false, missing: ["drawing a card"] })).toBe("partly");
  expect(standing({ complete: false, missing: [] })).toBe("no");
});
