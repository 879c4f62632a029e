import { expect, test } from "vitest";
import { parseSide, sumText } from "./side";

test("sides are read from their words", () => {
  expect(parseSide("2 ranged for 1")).toMatchObject({ symbol: "ranged", value: 2, plus: false, cost: 1 });
  expect(parseSide("+1 melee")).toMatchObject({ symbol: "melee", value: 1, plus: true, cost: 0 });
  expect(parseSide("special")).toMatchObject({ symbol: "special", value: 0 });
  expect(parseSide("blank")).toMatchObject({ symbol: "blank", value: 0 });
});

test("dice of one symbol are added before they are confirmed", () => {
  const sum = (...texts: string[]) => sumText(texts.map(parseSide));
  expect(sum("2 ranged", "+1 ranged")).toBe("2 +1 = 3 ranged");
  expect(sum("2 ranged for 1", "+1 ranged")).toBe("2 +1 = 3 ranged, costs 1");
  expect(sum("+2 melee", "1 melee")).toBe("1 +2 = 3 melee");
  expect(sum("1 shield")).toBe("1 shield");
  expect(sum("special")).toBe("special");
});
