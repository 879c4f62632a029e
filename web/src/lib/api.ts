// HTTP with the server: every answer is JSON, every refusal says what to do.
import type { Card, GameId, GameInfo, Procedure, Rule, ScenarioInfo } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly status: number,
    says: string,
    readonly hint = "",
    readonly rule = "",
  ) {
    super(says);
  }
}

export async function api<T>(path: string, method = "GET", body?: unknown, headers?: HeadersInit): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { ...headers } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, "The server cannot be reached.", "Nothing is lost. Try again in a moment.");
  }
  const json = await answer.json().catch(() => null);
  if (answer.ok) return json as T;
  const error = json?.error ?? {};
  throw new Refused(answer.status, error.says ?? `The server answered ${answer.status}.`, error.hint, error.rule);
}

// What does not change while the page is open is asked for once. A refusal is not kept: the next try asks again.
const asked = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = api<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer;
}

export interface Rules {
  rows: Rule[];
}

export const games = () => once<{ games: GameInfo[] }>("/games").then((a) => a.games);
export const cardsOf = (game: GameId) => once<{ cards: Card[] }>(`/cards/${game}`).then((a) => a.cards);
// A row names its scenarios by their place in one list: many rows share one.
type Told = { rows: (Omit<Rule, "scenarios"> & { scenarios: number[] })[]; scenarios: ScenarioInfo[] };
const rules = new Map<GameId, Promise<Rules>>();
export function rulesOf(game: GameId): Promise<Rules> {
  let answer = rules.get(game);
  if (!answer) {
    answer = once<Told>(`/rules/${game}`).then((told) => ({
      rows: told.rows.map((row) => ({ ...row, scenarios: row.scenarios.flatMap((at) => told.scenarios[at] ?? []) })),
    }));
    answer.catch(() => rules.delete(game));
    rules.set(game, answer);
  }
  return answer;
}
export const proceduresOf = (game: GameId) =>
  once<{ procedures: Procedure[] }>(`/games/${game}/procedures`).then((a) => a.procedures);
