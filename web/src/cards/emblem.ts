// A card's emblem: always the same for the same card, built from its traits and its title. What a word suggests is a table;
// a title without a word of the table gets an icon by its hash, of those that fit its type.
import type { Card } from "../lib/protocol";
import type { IconName } from "./icon-list";

// First match wins: the more telling words first.
const kWords: [RegExp, IconName][] = [
  [/lightsaber|saber/, "light-sabers"],
  [/blaster|pistol/, "blaster"],
  [/rifle|carbine/, "rifle"],
  [/grenade|detonator/, "grenade"],
  [/missile|torpedo/, "missile-swarm"],
  [/mine\b|bomb/, "mine-explosion"],
  [/turbolaser|laser cannon|turret/, "laser-turret"],
  [/cannon|artillery/, "cannon-shot"],
  [/death star/, "death-star"],
  [/astromech|r2-|r5-|bb-8|bb8/, "tracked-robot"],
  [/battle droid|destroyer droid|security droid|super battle/, "mecha-head"],
  [/\bdroid/, "vintage-robot"],
  [/star destroyer|capital|cruiser|battleship|dreadnought|destroyer/, "interceptor-ship"],
  [/shuttle|transport/, "space-shuttle"],
  [/starfighter|fighter|interceptor|tie\b|x-wing|y-wing|a-wing|b-wing|squadron/, "starfighter"],
  [/starship|falcon|freighter/, "scout-ship"],
  [/\bat-st|\bat-at|\bat-te|\bwalker/, "walking-turret"],
  [/speeder|swoop|stap\b/, "aero-bike"],
  [/tank|hailfire|aat\b/, "battle-tank"],
  [/vehicle/, "tank-tread"],
  [/wookiee|chewie|ewok/, "bear-face"],
  [/gungan|amphib/, "frog"],
  [/jawa/, "hood"],
  [/tusken|sand people/, "skull-crossed-bones"],
  [/rancor|dragon|creature|reek|acklay|nexu|beast|mynock|dianoga/, "dinosaur-rex"],
  [/geonosian|bug|insect/, "alien-bug"],
  [/stormtrooper|clone|trooper|soldier|platoon|legion|guardian/, "crested-helmet"],
  [/bounty hunter|hunter|fett/, "visored-helm"],
  [/dark jedi|sith|vader|emperor|apprentice/, "evil-hand"],
  [/jedi master|master/, "meditation"],
  [/jedi|padawan|force user|knight/, "monk-face"],
  [/force sensitive|force prodigy|hero's/, "glowing-hands"],
  [/queen|princess|senator|diplomat|royal/, "crown"],
  [/admiral|moff|commander|general|officer|leader|captain|lieutenant/, "rank-3"],
  [/pilot/, "plane-pilot"],
  [/scoundrel|smuggler|rogue/, "crossed-pistols"],
  [/scavenger|tech|mechanic|engineer/, "wrench"],
  [/spy|scout|disguise|infiltrat/, "spy"],
  [/lightning|choke/, "focused-lightning"],
  [/shield|protection|guard|block|defen[cs]e/, "energy-shield"],
  [/armor|vest/, "armor-vest"],
  [/dodge|evade|escape|flank|cover/, "dodge"],
  [/run\b|retreat|flee|chase/, "run"],
  [/\brage|anger|hate|enrage|fury/, "angry-eyes"],
  [/mind|trick|confus|delusion/, "hive-mind"],
  [/sense|vision|feelings|premonition|precog/, "all-seeing-eye"],
  [/force\b/, "mighty-force"],
  [/prison|detention|capture|interrogat|immobil|bind/, "handcuffs"],
  [/\btrap|ambush/, "wolf-trap"],
  [/credit|money|payment|reward|bet\b/, "credits-currency"],
  [/sabacc|gambl|cheat|luck/, "poker-hand"],
  [/cantina|drink/, "wine-glass"],
  [/\baim\b|target|sniper|shot/, "on-target"],
  [/attack|assault|strike|offensive/, "sword-clash"],
  [/explo|destroy|demolition/, "bright-explosion"],
  [/heal|medic|bacta|recover/, "hospital-cross"],
  [/command|order|plan|strategy|tactic/, "compass"],
  [/training|lesson|learn|library|archive|wisdom|counsel/, "open-book"],
  [/\bscan|sensor|radar|detector/, "radar-sweep"],
  [/comlink|transmission|communicat|signal/, "satellite-communication"],
  [/docking bay|hangar|landing/, "closed-doors"],
  [/corridor|control room|chamber|throne/, "gate"],
  [/desert|tatooine|dune|wastes|geonosis|jakku/, "desert"],
  [/hoth|frozen|snow|\bice\b|starkiller/, "snowflake-1"],
  [/forest|endor|kashyyyk|jungle|yavin/, "pine-tree"],
  [/swamp|dagobah/, "swamp"],
  [/coruscant|cloud city|city|spaceport|mos eisley/, "modern-city"],
  [/bespin|kessel|sullust|planet|system|naboo|mon calamari/, "ringed-planet"],
  [/\bfall|\bdrop/, "falling"],
  [/\bfire\b|flame|burn/, "flame"],
  [/death|dead|doom|kill/, "death-skull"],
  [/star\b|stars/, "falling-star"],
];

const kByType: [RegExp, IconName[]][] = [
  [/space|starship/, ["starfighter", "spaceship", "scout-ship", "interceptor-ship", "rocket"]],
  [/ground|vehicle/, ["battle-tank", "tank-tread", "artillery-shell", "steering-wheel"]],
  [/location|battlefield/, ["mountains", "moon-orbit", "planet-conquest", "bunker", "control-tower", "sunrise"]],
  [/objective/, ["treasure-map", "planet-conquest", "compass", "satellite-communication", "justice-star"]],
  [/weapon/, ["blaster", "laser-gun", "bolter-gun", "laser-blast"]],
  [/character|unit/, ["fist", "alien-stare", "human-target", "ninja-head", "cape", "visored-helm"]],
  [/equipment|upgrade|downgrade|device|enhancement/, ["gears", "processor", "fuel-tank", "jet-pack", "key-card"]],
  [/fate/, ["radial-balance", "scales", "divided-spiral", "hourglass"]],
  [/affiliation/, ["flat-star", "justice-star", "star-medal"]],
  [/support|effect|mission/, ["mesh-network", "megaphone", "scroll-unfurled", "radial-balance", "portal"]],
];
const kAny: IconName[] = [
  "lightning-arc",
  "explosion-rays",
  "vortex",
  "divided-spiral",
  "thrust",
  "backstab",
  "sonic-boom",
  "fist",
];

/** FNV-1a: small, and the same everywhere. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export interface Emblem {
  icon: IconName;
  pattern: number; // 0 to 5: what is drawn behind it
  angle: number; // degrees
  shift: number; // of the colour, in degrees of hue
}

type Told = Pick<Card, "title" | "type"> & { facts?: Record<string, string> };

export function emblem(card: Told): Emblem {
  const h = hash(`${card.title}|${card.facts?.["subtitle"] ?? ""}|${card.facts?.["version"] ?? ""}`);
  return { icon: iconOf(card, h), pattern: h % 6, angle: ((h >>> 3) % 12) * 30, shift: ((h >>> 8) % 5) * 9 - 18 };
}

function iconOf(card: Told, h: number): IconName {
  const facts = card.facts ?? {};
  const traits = ["subtypes", "traits", "subtype", "class", "models", "species", "system"].map((f) => facts[f]);
  // The title is more telling than traits that half of the cards share.
  for (const text of [card.title, traits.filter(Boolean).join(" ")]) {
    const low = text.toLowerCase();
    for (const [words, icon] of kWords) if (words.test(low)) return icon;
  }
  const pool = kByType.find(([types]) => types.test(card.type))?.[1] ?? kAny;
  return pool[(h >>> 12) % pool.length] ?? "flat-star";
}
