// The ribbon above the table: the steps of a turn in the rulebook's order, which one is running, and the windows that are
// nested in it.
import type { Ask, Procedure, StackLine, View } from "./protocol";

export interface Stop {
  label: string;
  rule: string;
  lit: boolean;
}

/** The game's own parts of a turn: the one that a mark of the table names, or that the running step belongs to, is lit. */
export function stops(view: View, ask: Ask | null, procedures: Procedure[]): Stop[] {
  const parts = procedures.find((p) => p.name === kParts)?.steps ?? [];
  const named = view.marks.flatMap(([, value]) => {
    const at = parts.findIndex((p) => same(p.name, value));
    return at >= 0 ? [at] : [];
  });
  const lit = named.at(-1) ?? partOf(ask?.path ?? [], procedures, parts);
  return parts
    .map((p, i) => ({ label: title(p.name), rule: p.rule, lit: i === lit }))
    .filter((stop, i) => stop.lit || !same(parts[i]?.name ?? "", "set-up"));
}

const kParts = "parts of a turn";
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A step belongs to the last part that begins with it or before it in the turn's table; before the first, to the first. */
function partOf(path: StackLine[], procedures: Procedure[], parts: Procedure["steps"]): number {
  for (const line of path) {
    const steps = procedures.find((p) => p.name === line.procedure)?.steps ?? [];
    const begins = parts.map((part) => steps.findIndex((s) => same(s.name, part.name)));
    if (begins.every((b) => b < 0)) continue;
    const now = steps.findIndex((s) => s.name === line.step);
    const before = begins.findLastIndex((b) => b >= 0 && b <= now);
    return before >= 0 ? before : begins.findIndex((b) => b >= 0);
  }
  return -1;
}

export interface Crumb {
  title: string; // "Attack", "Prevention chance"
  about: string;
  rule: string;
}

// Frames that are there for the machinery: they say nothing that their neighbours do not.
const kInner = [
  "round",
  "turn",
  "set-up",
  "setup",
  "action",
  "each",
  "condition",
  "opportunities",
  "window",
  "ability",
  "standing checks",
];

/** The windows nested in the turn, from the outside in: "Attack > Damage > Prevention chance". */
export function crumbs(ask: Ask | null): Crumb[] {
  if (!ask) return [];
  const out: Crumb[] = [];
  ask.path.forEach((line, at) => {
    const isInner = kInner.includes(line.procedure);
    const isNamed = line.procedure === "window" && !kWindowSteps.includes(line.step);
    if (isInner && !line.about && !isNamed) return;
    if (!isInner) out.push({ title: title(line.procedure), about: line.about ?? "", rule: line.rule });
    else if (line.procedure === "window")
      out.push({ title: windowTitle(ask, at), about: line.about ?? "", rule: line.rule });
    else out.push({ title: (line.about ?? "").split(":")[0] ?? "", about: line.about ?? "", rule: line.rule });
  });
  return out;
}

const kWindowSteps = ["open", "sort", "between", "order", "offer", "answer"]; // of the machinery: they name nothing

/** A window has a name of its own, or that of the step that opened it. */
function windowTitle(ask: Ask, at: number): string {
  const own = ask.path[at]?.step ?? "";
  if (own && !kWindowSteps.includes(own)) return title(own);
  for (let i = at - 1; i >= 0; i--) {
    const step = ask.path[i]?.step ?? "";
    if (/chance|play or pass|action|response|interrupt|reaction/.test(step)) return title(step);
  }
  return "Window";
}

const title = (name: string): string => {
  const plain = name.replace(/^\d+ /, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export type Chance = "any" | "reroll" | "prevent" | "disrupt";

/** Which of the TCG's four kinds of chance is open. */
export function chance(ask: Ask | null): Chance | null {
  if (!ask || ask.procedure !== "window") return null;
  for (const { step } of ask.path.toReversed()) {
    if (/reroll/.test(step)) return "reroll";
    if (/prevention/.test(step)) return "prevent";
    if (/disrupt/.test(step)) return "disrupt";
    if (/play or pass|any chance|before the attack|last chance/.test(step)) return "any";
  }
  return "any";
}
