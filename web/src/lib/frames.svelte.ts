// A replay as it is looked at: which moment, through whose eyes. Frames come in pages and are kept per viewer.
import { api } from "./api";
import type { Frame } from "./protocol";

const kPage = 20; // frames of one request; the server gives at most 40

export class Frames {
  count = $state(0);
  at = $state(0);
  viewer = $state(-1); // a seat; -1: what everybody saw
  frame = $state.raw<Frame | null>(null);
  trouble = $state.raw<unknown>(undefined);
  #pages = new Map<string, Promise<Frame[]>>();
  #wanted = 0;

  constructor(readonly id: string) {}

  #page(viewer: number, page: number): Promise<Frame[]> {
    const key = `${viewer}:${page}`;
    let frames = this.#pages.get(key);
    if (!frames) {
      const from = page * kPage;
      frames = api<{ count: number; frames: Frame[] }>(
        `/replays/${encodeURIComponent(this.id)}/frames?viewer=${viewer}&from=${from}&to=${from + kPage - 1}`,
      ).then((answer) => {
        this.count = answer.count;
        return answer.frames;
      });
      frames.catch(() => this.#pages.delete(key));
      this.#pages.set(key, frames);
    }
    return frames;
  }

  /** Shows a moment; an earlier wish that comes later is dropped. */
  async show(at: number, viewer = this.viewer): Promise<void> {
    const wish = ++this.#wanted;
    this.viewer = viewer;
    this.at = Math.max(0, this.count ? Math.min(at, this.count - 1) : at);
    try {
      const page = Math.floor(this.at / kPage);
      const frames = await this.#page(viewer, page);
      if (wish !== this.#wanted) return;
      this.at = Math.min(this.at, this.count - 1);
      this.frame = frames[this.at % kPage] ?? frames.at(-1) ?? null;
      this.trouble = undefined;
      if (this.at % kPage > kPage / 2 && (page + 1) * kPage < this.count)
        void this.#page(viewer, page + 1).catch(() => {});
    } catch (error) {
      if (wish === this.#wanted) this.trouble = error;
    }
  }
}
