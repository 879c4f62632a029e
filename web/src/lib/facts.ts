// The facts of a card in words: which say its faction, which are numbers, which are for machines only.
import type { Card, GameId } from "./protocol";
import { firstNumber } from "./search";

const kFaction: Record<GameId, string> = { destiny: "color", ccg: "side", tcg: "side", lcg: "affiliation" };
export const factionFact = (game: GameId) => kFaction[game];
export const factionOf = (game: GameId, card: Card) =>
  card.facts[kFaction[game]] ?? card.facts["affiliation"] ?? card.facts["side"] ?? "";

const kInner = new Set(["octgn"]); // ids of other programs
export const factsOf = (card: Card): [string, string][] =>
  Object.entries(card.facts).filter(([name]) => !kInner.has(name));

// What players call a fact where its short name would not say it.
const kWords: Record<string, string> = {
  points: "points with one die, with two",
  die: "sides of its die",
  deploy: "deploy cost",
  kind: "kind of Interrupt",
  dark: "Dark Side Force icons",
  light: "Light Side Force icons",
  place: "kind of location",
  cluster: "its sites are related as",
  permanent_pilot: "permanent pilots aboard",
  pilots: "room for pilots",
  passengers: "room for passengers",
  starfighters: "room for starfighters",
  vehicles: "room for vehicles",
  equip_points: "build points to attach",
  equip_force: "Force to attach",
  fits: "may be attached to",
  arenas: "arena",
  force: "Force icons",
  capacity: "damage capacity",
  resources: "resources it provides",
  objective_set: "number of its objective set",
  slot: "place in its objective set",
  priority: "priority in the edge battle",
  host_traits: "trait that its host must have",
  only_for: "only with affiliation",
  one_per_deck: "at most one in a deck",
  edge_unit_damage: "unit damage with the edge",
  edge_blast_damage: "blast damage with the edge",
  edge_tactics: "tactics with the edge",
};
export const spoken = (name: string) => kWords[name] ?? name.replaceAll("_", " ");
export const typeName = (type: string) => type.replaceAll("_", " ").replace(/ card$/, "");
const kSets: Record<string, string> = {
  AW: "Awakenings",
  SoR: "Spirit of Rebellion",
  EaW: "Empire at War",
  LEG: "Legacies",
  WotF: "Way of the Force",
  AtG: "Across the Galaxy",
  AOTC: "Attack of the Clones",
  ROTS: "Revenge of the Sith",
  CORE: "Core Set",
};
export const setName = (set: string) =>
  kSets[set] ??
  (/^[A-Z]{2,}(_[A-Z]+)*$/.test(set) && set.includes("_")
    ? set
        .toLowerCase()
        .replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase())
    : set);

// Facts that are numbers on most cards that have them.
export function numberFacts(cards: Card[]): string[] {
  const all = new Map<string, [number, number]>();
  for (const card of cards)
    for (const [name, value] of factsOf(card)) {
      const seen = all.get(name) ?? [0, 0];
      all.set(name, [seen[0] + 1, seen[1] + (/^-?\d/.test(value) && firstNumber(value) !== null ? 1 : 0)]);
    }
  return [...all]
    .filter(([name, [n, numbers]]) => numbers > n / 2 && name !== "slot" && name !== "objective_set")
    .map(([name]) => name);
}

export const allText = (card: Card) =>
  [card.id, card.title, card.type, setName(card.set), ...factsOf(card).flat(), ...card.wording].join(" ");
