// What a person should know of a game before the first click; facts that the server has are asked of it.
import type { DeckInfo, GameId, GameInfo } from "./protocol";

export const kGames: GameId[] = ["destiny", "ccg", "tcg", "lcg"];
export const isGame = (word: string | undefined): word is GameId => kGames.includes(word as GameId);

export const kShort: Record<GameId, string> = { destiny: "Destiny", ccg: "CCG", tcg: "TCG", lcg: "LCG" };
export const kFull: Record<GameId, string> = {
  destiny: "Destiny",
  ccg: "Customizable Card Game",
  tcg: "Trading Card Game",
  lcg: "The Card Game",
};
export const kEssence: Record<GameId, string> = {
  destiny: "Roll your characters' dice, and spend each die at the right moment.",
  ccg: "Spread over a map of planets and sites. Your deck is your life.",
  tcg: "Build units in secret and win two of three arenas.",
  lcg: "The dark side runs the clock. The light side runs for objectives.",
};
export const kFacts: Record<GameId, string> = {
  destiny: "dice and cards · about 30 minutes",
  ccg: "60 cards · about 60 minutes",
  tcg: "dice and cards · about 40 minutes",
  lcg: "objective sets · about 40 minutes",
};

const kComputers: Record<string, string> = {
  random: "Moves at random",
  greedy: "Looks one move ahead",
  easy: "Easy",
  normal: "Normal",
  hard: "Hard",
};
export const computerName = (player: string) => kComputers[player] ?? player.charAt(0).toUpperCase() + player.slice(1);
export const usualComputer = (game: GameInfo) =>
  game.players.includes("normal") ? "normal" : (game.players[game.players.length - 1] ?? "");

const kLevels: Record<string, number> = { easy: 0, normal: 1, medium: 1, hard: 2 };
const levelOf = (deck: DeckInfo) => kLevels[deck.level] ?? 1; // a level of somebody's own is none of the first
export const byLevel = (a: DeckInfo, b: DeckInfo) => levelOf(a) - levelOf(b);
export const recommended = (game: GameInfo) => [...game.decks].sort(byLevel)[0];

// Decks that may be played in a format, those that were built for it first; without a format all.
export function decksOf(game: GameInfo, format = ""): DeckInfo[] {
  const fits = game.decks.filter((d) => !format || d.formats.includes(format));
  return [...fits.filter((d) => d.format === format), ...fits.filter((d) => d.format !== format)];
}
// Decks that can sit opposite this one: the other side where there are sides, legal where it is played.
export function opposite(game: GameInfo, deck: DeckInfo, format = deck.format): DeckInfo[] {
  const fits = decksOf(game, format).filter((d) => deck.seat < 0 || d.seat !== deck.seat);
  return [...fits.filter((d) => d.id !== deck.id), ...fits.filter((d) => d.id === deck.id)];
}

export function ago(then: number, now = Date.now()): string {
  const minutes = Math.round((now - then) / 60000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
  return new Date(then).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });
}
