import { beforeEach, expect, test } from "vitest";
import { commitmentTo, pinned } from "./fair";

class Memory implements Storage {
  #map = new Map<string, string>();
  get length() {
    return this.#map.size;
  }
  clear = () => this.#map.clear();
  getItem = (key: string) => this.#map.get(key) ?? null;
  key = (i: number) => [...this.#map.keys()][i] ?? null;
  removeItem = (key: string) => void this.#map.delete(key);
  setItem = (key: string, value: string) => void this.#map.set(key, value);
}

let store: Storage;
beforeEach(() => {
  store = new Memory();
});

test("the first commitment that was seen counts, not the last", () => {
  expect(pinned("t", "aa", store)).toBe("aa");
  expect(pinned("t", "bb", store)).toBe("aa");
  expect(pinned("u", "bb", store)).toBe("bb");
});

test("what is kept is bounded, and nonsense in the store does no harm", () => {
  for (let i = 0; i < 300; i++) pinned(`t${i}`, "aa", store);
  expect(JSON.parse(store.getItem("cantina.commitments")!).length).toBe(200);
  expect(pinned("t299", "cc", store)).toBe("aa");
  store.setItem("cantina.commitments", "{");
  expect(pinned("t", "dd", store)).toBe("dd");
});

test("a commitment is the hash that anybody can compute", async () => {
  // printf 'cantina match key 1:%s' KEY | sha256sum
  const key = "0123456789abcdef".repeat(4);
  expect(await commitmentTo(key)).toBe("5ce7397868a8eb9bbae799d08633e7b27d7300c6d08eeeb538d3e9a33b5ce868");
});
