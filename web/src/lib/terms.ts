// An index of a rulebook, made from the catalogue: the terms that players look up, each with its rules, the one that defines it
// first. Terms come from four places: what sections are called, what a row is about (its first words), what is quoted, and
// names in capitals. Names of sets, cards and chapters are no terms.
import type { Rule } from "./protocol";

export interface Term {
  term: string; // as it is shown: "battle destiny"
  rows: string[]; // ids, the defining ones first
}

// Words that say nothing by themselves.
const kPlain = new Set(
  (
    "a an the and or of to in on at by for from with without as is are be it its this that these those they them their he his she her you your who " +
    "which what when where while if then than not no nor only also each every any all some both either other others another one two three four five six " +
    "first second third last next same such more most less least many much several new old own may can cannot must does do did has have had will would " +
    "player players card cards game games rule rules text texts thing things kind kinds way time times case example examples general whole entire number " +
    "numbers part parts place side sides so there here after before during until unless about into out up down over under again once already even just " +
    "introduction errata faq what's nothing everything anybody nobody somebody everybody whoever whatever but instead opponent opponents opposing document edition section"
  ).split(/\s+/),
);
const kSpeech =
  /^(?:is|are|means|has|have|may|can|cannot|must|does|do|counts?|gives?|stays?|leaves?|lets|says|needs?|takes?|costs?|begins?|ends?)$/;

const bare = (word: string) => word.toLowerCase().replace(/^['"“(]+|[.,;:'"”)!?]+$/g, "");
/** One form for singular and plural: a term is the same term. */
export function stem(word: string): string {
  const low = bare(word);
  if (/(ss|us|is|ous)$/.test(low) || low.length < 4) return low;
  if (/(ch|sh|x|ss)es$/.test(low)) return low.slice(0, -2);
  if (/ies$/.test(low)) return `${low.slice(0, -3)}y`;
  if (/dice$/.test(low)) return low.replace(/dice$/, "die");
  return low.replace(/s$/, "");
}
const stems = (text: string) =>
  text
    .split(/[\s/]+|(?<=\w)-(?=\w)/)
    .map(stem)
    .filter(Boolean);
const key = (text: string) => stems(text).join(" ");

/** "1.C Actions - Just Lost", "(2.4) Edge stacks", "Melee and ranged damage": what of it is a term. */
export function sectionTerms(section: string): string[] {
  const plain = section
    .replace(/^\(?\d+(\.[A-Z0-9]+)*\.?\)?\s*/, "")
    .replace(/^[A-Z]\.\s+/, "")
    .replace(/[“”"]/g, "");
  return plain
    .split(/\s+-\s+|:\s+|,\s+|\s*[()]\s*|\s+(?:&|and|or|versus)\s+/i)
    .map((part) => part.trim())
    .map((part) => part.replace(/\s+(rules?|examples?|intro|buffer)$/i, "").trim())
    .filter(
      (part) => part.length > 1 && part.split(/\s+/).length <= 4 && !/^(appendix|specific rulings)\b/i.test(part),
    );
}

function subjectOf(text: string): string {
  const words = text.split(/\s+/).slice(0, 6);
  if (/^(a|an|the|each|every|any|no)$/i.test(words[0] ?? "")) words.shift();
  const verb = words.findIndex((w) => kSpeech.test(w));
  return verb >= 1 && verb <= 3 ? words.slice(0, verb).map(bare).join(" ") : "";
}
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/["“]([^"”]{2,30})["”]/g)].map((m) => m[1]!.replace(/[.,…]+$/g, "").trim());
/** Names in capitals inside a sentence: "Reserve Deck", "Force". */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[a-z,;] )((?:[A-Z][a-z]+)(?: [A-Z][a-z]+){0,2})(?![\w-])/g)].map((m) => m[1]!);

function isTerm(text: string): boolean {
  const words = text.split(/\s+/).map(bare).filter(Boolean);
  if (words.length === 0 || words.length > 4 || words.every((w) => kPlain.has(w) || w.length < 2)) return false;
  if (words.some((w) => w === "and" || w === "or") || words[0]!.length < 2) return false;
  if (kPlain.has(words.at(-1)!) || /^(a|an|the|of|and|or|to|if|when|your|its|his|that|this)$/.test(words[0]!))
    return false;
  return /^[a-z0-9'’ &/-]+$/i.test(text) && /[a-z]{2}/i.test(text) && !/\s\d+$/.test(text);
}

/** Words that sections use, and words that rows write small: what is only ever written with a capital may be somebody's name. */
function commonWords(rows: Rule[]): Set<string> {
  const out = new Set<string>();
  for (const row of rows) {
    if (!kOfCards.has(row.kind)) for (const word of stems(row.section)) out.add(word);
    for (const word of row.rule.split(/\s+/)) if (/^[a-z]{3,}/.test(word)) out.add(stem(word));
  }
  return out;
}
const kOftenNamed = 6; // a name of several words that so many rows speak of is looked up

// Rows about single cards, people and places: they are found under what they speak of, and name no terms.
const kOfCards = new Set(["ruling", "errata", "characteristic", "location-layout"]);

interface Candidate {
  shown: Map<string, number>; // spellings and how often
  weight: number; // 2: a section is called so; 1: rows speak of it
  least: number; // rows that must speak of it
}

function collect(rows: Rule[], isCard: (title: string) => boolean): Map<string, Candidate> {
  const all = new Map<string, Candidate>();
  const common = commonWords(rows);
  const add = (text: string, weight: number, least = 3) => {
    const trimmed = text.replace(/[.,;:!?]+$/, "").trim();
    if (!isTerm(trimmed)) return;
    const of = all.get(key(trimmed)) ?? { shown: new Map<string, number>(), weight: 0, least };
    of.shown.set(trimmed, (of.shown.get(trimmed) ?? 0) + 1);
    of.weight = Math.max(of.weight, weight);
    of.least = Math.min(of.least, weight === 2 ? 1 : least);
    all.set(key(trimmed), of);
  };
  for (const row of rows) {
    if (kOfCards.has(row.kind) || isCard(row.section)) continue;
    for (const part of sectionTerms(row.section)) add(part, 2);
    if (row.kind === "example") continue;
    const subject = subjectOf(row.rule);
    if (subject && stems(subject).every((word) => common.has(word))) add(subject, 1);
    for (const quoted of quotedIn(row.rule)) add(quoted, 1);
    for (const name of namesIn(row.rule)) {
      const isCommon = stems(name).every((word) => common.has(word));
      if (!isCard(name) && (isCommon || name.includes(" "))) add(name, 1, isCommon ? 3 : kOftenNamed);
    }
  }
  return all;
}

const best = (shown: Map<string, number>) => [...shown].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]![0];
const kMostShare = 0.2; // what a fifth of all rows speaks of is no help in an index, unless a section is called so

/** The index of a game's rows. `isCard`: whether a title is a card's. */
export function indexOf(rows: Rule[], isCard: (title: string) => boolean = () => false): Term[] {
  const found = collect(rows, isCard);
  const texts = rows
    .filter((row) => row.kind !== "errata")
    .map((row) => {
      const sections = isCard(row.section) ? [] : sectionTerms(row.section).map(key);
      return { row, sections, subject: key(subjectOf(row.rule)), text: ` ${stems(row.rule).join(" ")} ` };
    });
  const out: Term[] = [];
  for (const [name, candidate] of found) {
    const ranked = texts
      .map(({ row, sections, subject, text }) => {
        const inText = text.includes(` ${name} `);
        let score = sections.includes(name) ? 4 : 0;
        if (subject === name) score += 3;
        if (inText) score += 1;
        if (score > 0 && ["term", "keyword"].includes(row.kind)) score += 1;
        if (score > 0 && ["example", "ruling", "errata"].includes(row.kind)) score -= 0.5;
        return { id: row.id, score };
      })
      .filter((r) => r.score > 0);
    const isCommon = candidate.weight === 1 && ranked.length > rows.length * kMostShare;
    if (isCommon || ranked.length < candidate.least) continue;
    ranked.sort((a, b) => b.score - a.score);
    out.push({ term: shownAs(best(candidate.shown)), rows: ranked.map((r) => r.id) });
  }
  return out.sort((a, b) => a.term.localeCompare(b.term, "en", { sensitivity: "base" }));
}

// Headings begin with a capital; in an index a term does so only where it is a name all through ("Reserve Deck").
const shownAs = (text: string) =>
  /^[A-Z][a-z'’]*( [a-z0-9'’/-]+)*$/.test(text) && !/^(Force|Jedi|Sith|Death)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** The terms under their first letters. */
export function byLetter(terms: Term[]): [string, Term[]][] {
  const out = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = /[a-z]/i.test(term.term[0] ?? "") ? term.term[0]!.toUpperCase() : "#";
    out.set(letter, [...(out.get(letter) ?? []), term]);
  }
  return [...out].sort((a, b) => a[0].localeCompare(b[0]));
}
