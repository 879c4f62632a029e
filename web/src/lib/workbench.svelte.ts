// What the pages that build a deck share: the cards of the game, what the server says about the list on the bench, and the list
// in every form. The rules are the server's: asked a moment after the last change, and the last answer counts.
import { api, cardsOf, games } from "./api";
import type { Card, GameId, GameInfo } from "./protocol";

const kPause = 250; // ms without a change

export interface DeckProblem {
  where: string;
  says: string;
  rule: string;
}
export interface ReadDeck {
  deck: {
    name: string;
    format: string;
    seat: number;
    cards: { count: number; card: string; detail: string }[];
    text: string;
    forms: Record<string, string>;
  };
  problems: DeckProblem[];
}

export class Workbench {
  readonly id: GameId;
  cards = $state.raw<Card[]>();
  game = $state.raw<GameInfo>();
  trouble = $state<unknown>();
  problems = $state.raw<DeckProblem[]>(); // missing: not asked, or not answered yet
  forms = $state.raw<Record<string, string>>({});
  seat = $state(-1); // the side that this list must take
  #index = $derived(new Map((this.cards ?? []).map((c) => [c.id, c])));
  #asked = 0;

  constructor(id: GameId) {
    this.id = id;
  }
  find = (id: string): Card | undefined => this.#index.get(id);

  load = async (): Promise<void> => {
    this.trouble = undefined;
    try {
      [this.cards, this.game] = [await cardsOf(this.id), (await games()).find((g) => g.id === this.id)];
    } catch (error) {
      this.trouble = error;
    }
  };

  /** Asks for what the rules say; null: there is nothing on the bench. Gives back what calls the question off. */
  check(text: string | null, format: string): () => void {
    const mine = ++this.#asked;
    if (text === null) {
      this.problems = undefined;
      this.forms = {};
      return () => {};
    }
    const timer = setTimeout(() => {
      this.#read({ text, format }).then(
        (answer) => {
          if (mine !== this.#asked) return;
          this.problems = answer.problems;
          this.forms = answer.deck.forms;
          this.seat = answer.deck.seat;
        },
        (error: unknown) => mine === this.#asked && (this.trouble = error),
      );
    }, kPause);
    return () => clearTimeout(timer);
  }

  /** A list in any form, or a deck of ours by its name; null: it could not be read, and `trouble` says why. */
  async take(what: { text?: string; deck?: string }): Promise<ReadDeck | null> {
    this.trouble = undefined;
    try {
      return await this.#read(what);
    } catch (error) {
      this.trouble = error;
      return null;
    }
  }

  #read(what: { text?: string; deck?: string; format?: string }): Promise<ReadDeck> {
    return api<ReadDeck>("/decks/read", "POST", { game: this.id, ...what });
  }
}
