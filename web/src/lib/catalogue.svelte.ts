// The cards of each game, asked for once: id to card.
import { api } from "./api";
import type { Card, GameId, Procedure } from "./protocol";

const known = new Map<GameId, Promise<void>>();
export const cards = $state.raw<{ of: Partial<Record<GameId, Map<string, Card>>> }>({ of: {} });
export const catalogue = $state<{ ready: Partial<Record<GameId, boolean>> }>({ ready: {} });

export function loadCards(game: GameId): Promise<void> {
  const loading = known.get(game);
  if (loading) return loading;
  const promise = api<{ cards: Card[] }>(`/cards/${game}`)
    .then((answer) => {
      cards.of[game] = new Map(answer.cards.map((c) => [c.id, c]));
      catalogue.ready[game] = true;
    })
    .catch((error: unknown) => {
      known.delete(game); // the next table asks again
      throw error;
    });
  known.set(game, promise);
  return promise;
}

/** Reads `ready`, so that what shows a card shows it again when the cards have come. */
export function cardOf(game: GameId, id: string | undefined): Card | undefined {
  if (!id || !catalogue.ready[game]) return undefined;
  return cards.of[game]?.get(id);
}

export const loadProcedures = (game: GameId): Promise<{ procedures: Procedure[] }> => api(`/games/${game}/procedures`);
