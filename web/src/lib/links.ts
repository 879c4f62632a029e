// Where cards, rules and tables have their pages.
import type { GameId, Summary } from "./protocol";

const kPrefixes: Record<string, GameId> = { DST: "destiny", CCG: "ccg", TCG: "tcg", LCG: "lcg" };

export function ruleHref(id: string): string {
  const game = kPrefixes[id.split("-")[0] ?? ""];
  return game ? `/rules/${game}/${encodeURIComponent(id)}` : "";
}
export const cardHref = (game: GameId, id: string) => `/cards/${game}/${encodeURIComponent(id)}`;
export const scenarioHref = (game: GameId, id: string) => `/scenarios/${game}/${encodeURIComponent(id)}`;
export const tableHref = (id: string) => `/table/${encodeURIComponent(id)}`;
export const replayHref = (id: string) => `/replays/${encodeURIComponent(id)}`;
export const joinHref = (id: string, invite = "") =>
  `/join/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
// A table that waits has nothing to show yet but its invitation.
export const summaryHref = (s: Summary) =>
  s.status === "waiting"
    ? joinHref(s.id, s.invite)
    : s.status === "ended" || s.status === "closed"
      ? replayHref(s.id)
      : tableHref(s.id);
