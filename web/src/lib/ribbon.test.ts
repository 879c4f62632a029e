import { expect, test } from "vitest";
import type { Ask, Procedure, View } from "./protocol";
import { chance, crumbs, stops } from "./ribbon";

const step = (name: string, rule = "") => ({ name, rule, asks: false });
const procedures: Procedure[] = [
  { name: "turn", steps: [step("untap", "R-1"), step("Dark Side builds", "R-2"), step("Light Side builds", "R-3"), step("Dark Side retreats", "R-4"), step("attack")] },
  { name: "attack", steps: [step("roll"), step("pending damage", "R-5"), step("when discarded")] },
  { name: "damage", steps: [step("prevention chance", "R-6"), step("place counters")] },
  { name: "window", steps: [step("answer")] },
  { name: "parts of a turn", steps: [step("set-up"), step("ready", "R-1"), step("Dark Side builds", "R-2"), step("Light Side builds", "R-3"), step("Space"), step("Ground")] },
]; // prettier-ignore
const line = (procedure: string, at: string, about = "") => ({ procedure, step: at, rule: "", about });
const ask = (...path: ReturnType<typeof line>[]): Ask => ({
  seat: 0,
  yours: true,
  procedure: path.at(-1)?.procedure ?? "",
  step: path.at(-1)?.step ?? "",
  rule: "",
  says: "",
  key: "",
  path,
});
const view = (...marks: [string, string][]): View => ({ marks, seats: [], zones: [] });

test("the running step is lit, with its rule", () => {
  const now = stops(
    view(["phase", "command"]),
    ask(line("turn", "Light Side builds"), line("build step", "build")),
    procedures,
  );
  expect(now.filter((s) => s.lit)).toEqual([{ label: "Light Side builds", rule: "R-3", lit: true }]);
});

test("what comes before the first part belongs to it, and the set-up shows only while it lasts", () => {
  const early = stops(view(["phase", "command"]), ask(line("turn", "untap"), line("window", "answer")), procedures);
  expect(early.map((s) => s.label)).not.toContain("Set-up");
  expect(early.find((s) => s.lit)?.label).toBe("Dark Side builds");
  expect(stops(view(["phase", "set-up"]), null, procedures).find((s) => s.lit)?.label).toBe("Set-up");
});

test("a battle lights its arena and nothing else", () => {
  const now = stops(view(["phase", "battle"], ["battle step", "Ground"]), ask(line("turn", "untap")), procedures);
  expect(now.filter((s) => s.lit).map((s) => s.label)).toEqual(["Ground"]);
});

test("windows are breadcrumbs named by the step that opened them", () => {
  const a = ask(
    line("turn", "attack"),
    line("attack", "pending damage"),
    line("damage", "prevention chance"),
    line("window", "answer", "it is about to take 2 damage"),
  );
  expect(crumbs(a).map((c) => c.title)).toEqual(["Attack", "Damage", "Prevention chance"]);
  expect(chance(a)).toBe("prevent");
  expect(chance(ask(line("turn", "attack")))).toBe(null);
});

test("what a standing check called has no crumb for the check", () => {
  const a = ask(line("turn", "attack"), line("standing checks", "fallen"), line("damage", "place counters"));
  expect(crumbs(a).map((c) => c.title)).toEqual(["Damage"]);
});

test("a window that has a name of its own is called by it", () => {
  const a = ask(line("turn", "attack"), line("window", "disrupt chance", "a card is played"));
  expect(crumbs(a).map((c) => c.title)).toEqual(["Disrupt chance"]);
  expect(chance({ ...a, procedure: "window", step: "answer" })).toBe("disrupt");
});
