// The ribbon above the table: the steps of a turn in the rulebook's order, which one is running, and the windows that are
// nested in it.
import { word } from "./marks";
import type { Ask, GameId, Procedure, StackLine, View } from "./protocol";

export interface Stop {
  label: string;
  rule: string;
  lit: boolean;
}

interface Group {
  label: string;
  procedure: string;
  steps: string[]; // of the procedure's table; the first names the rule
  mark?: [name: string, value: string]; // lit by a mark of the table instead
}

const kGroups: Record<GameId, Group[]> = {
  destiny: [
    { label: "Set-up", procedure: "set-up", steps: [] },
    {
      label: "Actions",
      procedure: "round",
      steps: ["turn", "begin", "passed?", "additional action", "taken?", "next turn"],
    },
    { label: "Ready", procedure: "round", steps: ["ready"] },
    { label: "Dice back", procedure: "round", steps: ["return dice"] },
    { label: "Resources", procedure: "round", steps: ["gain resources"] },
    { label: "Refill hands", procedure: "round", steps: ["refill hands"] },
    { label: "Round ends", procedure: "round", steps: ["round ends", "out of cards", "queue", "next round"] },
  ],
  tcg: [
    { label: "Set-up", procedure: "setup", steps: [] },
    { label: "Ready", procedure: "turn", steps: ["untap", "new turn", "gain Force", "build roll", "build points"] },
    { label: "Dark builds", procedure: "turn", steps: ["Dark Side builds", "Dark Side draws"] },
    { label: "Light builds", procedure: "turn", steps: ["Light Side builds", "Light Side draws"] },
    { label: "Retreats", procedure: "turn", steps: ["Dark Side retreats", "Light Side retreats"] },
    { label: "Space", procedure: "turn", steps: ["battle phase"], mark: ["battle step", "Space"] },
    { label: "Ground", procedure: "turn", steps: ["battle phase"], mark: ["battle step", "Ground"] },
    { label: "Character", procedure: "turn", steps: ["battle phase"], mark: ["battle step", "Character"] },
    { label: "End of turn", procedure: "turn", steps: ["end of turn", "control", "over"] },
  ],
  lcg: ["set-up", "balance", "refresh", "draw", "deployment", "conflict", "Force"].map((phase) => byPhase(phase)),
  ccg: ["set-up", "activate", "control", "deploy", "battle", "move", "draw"].map((phase) => byPhase(phase)),
};

function byPhase(phase: string): Group {
  const label = phase.charAt(0).toUpperCase() + phase.slice(1);
  return { label, procedure: "turn", steps: [phase], mark: ["phase", phase] };
}

/** The step that a frame is in. One that called another already points behind its call. */
export function running(path: StackLine[], at: number, procedures: Procedure[]): string {
  const line = path[at];
  if (!line) return "";
  if (at === path.length - 1) return line.step;
  const steps = procedures.find((p) => p.name === line.procedure)?.steps ?? [];
  const index = line.step === "end" ? steps.length : steps.findIndex((s) => s.name === line.step);
  return steps[index - 1]?.name ?? line.step;
}

export function stops(game: GameId, view: View, ask: Ask | null, procedures: Procedure[]): Stop[] {
  const path = ask?.path ?? [];
  const isLit = (g: Group): boolean => {
    if (g.mark) return word(view, g.mark[0]) === g.mark[1];
    if (g.steps.length === 0) return word(view, "phase") === "set-up";
    const at = path.findIndex((l) => l.procedure === g.procedure);
    return at >= 0 && word(view, "phase") !== "set-up" && g.steps.includes(running(path, at, procedures));
  };
  const isMarked = kGroups[game].some((g) => g.mark && isLit(g));
  return kGroups[game]
    .filter((g) => g.label !== "Set-up" || isLit(g))
    .map((g) => ({ label: g.label, rule: ruleOf(g, procedures), lit: isLit(g) && (!isMarked || !!g.mark) }));
}

function ruleOf(group: Group, procedures: Procedure[]): string {
  const steps = procedures.find((p) => p.name === group.procedure)?.steps ?? [];
  return steps.find((s) => group.steps.includes(s.name) && s.rule)?.rule ?? "";
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
];

/** The windows nested in the turn, from the outside in: "Attack > Damage > Prevention chance". */
export function crumbs(ask: Ask | null, procedures: Procedure[]): Crumb[] {
  if (!ask) return [];
  const out: Crumb[] = [];
  ask.path.forEach((line, at) => {
    const isInner = kInner.includes(line.procedure);
    const isNamed = line.procedure === "window" && !kWindowSteps.includes(line.step);
    if (isInner && !line.about && !isNamed) return;
    if (!isInner) out.push({ title: title(line.procedure), about: line.about ?? "", rule: line.rule });
    else if (line.procedure === "window")
      out.push({ title: windowTitle(ask, at, procedures), about: line.about ?? "", rule: line.rule });
    else out.push({ title: (line.about ?? "").split(":")[0] ?? "", about: line.about ?? "", rule: line.rule });
  });
  return out;
}

const kWindowSteps = ["open", "sort", "between", "order", "offer", "answer"]; // of the machinery: they name nothing

/** A window has a name of its own, or that of the step that opened it. */
function windowTitle(ask: Ask, at: number, procedures: Procedure[]): string {
  const own = ask.path[at]?.step ?? "";
  if (own && !kWindowSteps.includes(own)) return title(own);
  for (let i = at - 1; i >= 0; i--) {
    const step = running(ask.path, i, procedures);
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
export function chance(ask: Ask | null, procedures: Procedure[]): Chance | null {
  if (!ask || ask.procedure !== "window") return null;
  for (let i = ask.path.length - 1; i >= 0; i--) {
    const step = running(ask.path, i, procedures);
    if (/reroll/.test(step)) return "reroll";
    if (/prevention/.test(step)) return "prevent";
    if (/disrupt/.test(step)) return "disrupt";
    if (/play or pass|any chance|before the attack|last chance/.test(step)) return "any";
  }
  return "any";
}
