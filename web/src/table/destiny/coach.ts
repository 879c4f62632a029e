// The guided first game: what a newcomer is told at this decision. A lesson fits a situation, names its rule, and points at the
// action that a friend at the table would suggest. It looks at nothing but the question and its options.
import { parseSide } from "../../dice/side";
import { verbOf } from "../../lib/options";
import type { Choice } from "../../lib/protocol";

export interface Situation {
  step: string; // "action/take an action"
  options: Choice[];
  shows: (piece: number) => string; // the side that a die shows
}
export interface Lesson {
  id: string;
  title: string;
  says: string;
  rule: string;
  verb?: string; // the action of the bar that is meant
}
interface Rule extends Lesson {
  when: (s: Situation) => boolean;
}

const has = (s: Situation, verb: string) => s.options.some((o) => o.kind === "act" && verbOf(o) === verb);
const symbols = (s: Situation) =>
  s.options
    .filter((o) => o.piece !== undefined && verbOf(o) === "resolve")
    .map((o) => parseSide(s.shows(o.piece!)).symbol);
const isTurn = (s: Situation) => s.step === "action/take an action";
const resolves = (s: Situation, ...wanted: string[]) => isTurn(s) && symbols(s).some((x) => wanted.includes(x));

// The first that fits is told: what hurts comes before what helps, and rolling before everything that needs dice.
const kLessons: Rule[] = [
  {
    id: "mulligan",
    title: "Your first hand",
    says: "Pick the cards that you do not want and confirm: you draw as many new ones. This is possible once. Cheap cards are good to begin with.",
    rule: "DST-SETUP-04",
    when: (s) => s.step.startsWith("mulligan/"),
  },
  {
    id: "battlefield",
    title: "Whose battlefield",
    says: "You rolled higher, so you choose where it is fought. With your own battlefield you go first; with theirs you get 2 shields.",
    rule: "DST-SETUP-08",
    when: (s) => s.step.includes("battlefield") && s.step.startsWith("set-up/"),
  },
  {
    id: "damage",
    title: "Hit them",
    says: "Your dice show damage. Resolve them: click a die with melee, ranged or indirect, add others of the same symbol, then press Resolve. Hit one enemy until it falls; who has no character left has lost.",
    rule: "DST-ACT-RES-01",
    verb: "resolve",
    when: (s) => resolves(s, "melee", "ranged", "indirect"),
  },
  {
    id: "activate",
    title: "Roll your dice",
    says: "Activate a character: it is exhausted, and all its dice and those of its upgrades roll into your pool. A turn is one action, then the other player acts.",
    rule: "DST-ACT-ACTV-01",
    verb: "activate",
    when: (s) => isTurn(s) && has(s, "activate"),
  },
  {
    id: "resource",
    title: "Take resources",
    says: "A die shows resources: resolve it, and next turn a stronger card can be paid.",
    rule: "DST-SYM-11",
    verb: "resolve",
    when: (s) => resolves(s, "resource"),
  },
  {
    id: "shield",
    title: "Shields",
    says: "A shield blocks 1 damage. Give it to whoever they are aiming at; more than 3 on one character are lost.",
    rule: "DST-SYM-08",
    verb: "resolve",
    when: (s) => resolves(s, "shield"),
  },
  {
    id: "dice",
    title: "Use what you rolled",
    says: "Discard and disrupt cost them cards and resources; focus turns your other dice to the sides you want; a special does what its card says.",
    rule: "DST-SYM-16",
    verb: "resolve",
    when: (s) => resolves(s, "focus", "disrupt", "discard", "special"),
  },
  {
    id: "play",
    title: "Play a card",
    says: "A lit card can be paid. Upgrades bring their own die to a character for the rest of the game: the earlier, the better.",
    rule: "DST-ZONE-15",
    verb: "play",
    when: (s) => isTurn(s) && has(s, "play"),
  },
  {
    id: "reroll",
    title: "Not what you wanted?",
    says: "Discard a card to reroll any number of your dice. You draw back to five cards at the end of the round.",
    rule: "DST-ACT-REROLL-01",
    verb: "reroll with",
    when: (s) => isTurn(s) && has(s, "reroll with"),
  },
  {
    id: "claim",
    title: "Claim the battlefield",
    says: "Nothing left to do: claim, and you go first next round. You take no more actions in this one.",
    rule: "DST-ACT-CLAIM-01",
    verb: "claim",
    when: (s) => isTurn(s) && has(s, "claim"),
  },
  {
    id: "pass",
    title: "Pass",
    says: "If both of you pass in a row the round is over: cards get ready, dice go back, and each gains 2 resources.",
    rule: "DST-RND-04",
    when: isTurn,
  },
  {
    id: "target",
    title: "Who is affected",
    says: "Click one of the lit characters. Damage on one enemy at a time wins games: a fallen character rolls no more dice.",
    rule: "DST-SYM-02",
    when: (s) => s.step === "resolve a side/target",
  },
  {
    id: "modifier",
    title: "A side with a plus",
    says: "A modifier adds its number to another die of the same symbol. It cannot be resolved alone.",
    rule: "DST-DIE-06",
    when: (s) => s.step === "resolve dice/modifiers",
  },
  {
    id: "upkeep",
    title: "The round ends",
    says: "Discard what you will not play, then you draw up to five cards.",
    rule: "DST-UPK-04",
    when: (s) => s.step === "round/refill hands",
  },
];

export const lesson = (s: Situation): Lesson | null => kLessons.find((l) => l.when(s)) ?? null;
export const kLessonRules = kLessons.map((l) => l.rule);
