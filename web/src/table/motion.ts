// The six verbs of motion on the page. It looks at where pieces were and where they are (FLIP), plays verb after verb, each
// at most 350 ms, and hurries when more is waiting. Space skips.
import { tick } from "svelte";
import type { Motion } from "../lib/diff";
import { reducedMotion } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { Stage } from "../lib/table.svelte";

const kLongest = 350;
const kVerbs: Motion["verb"][][] = [["move"], ["reveal", "turn"], ["roll"], ["damage"], ["change"]];

export class Mover implements Stage {
  #rects = new Map<number, DOMRect>();
  #ghosts = new Map<number, HTMLElement>();
  #running = new Set<Animation>();
  #skips = false;

  constructor(readonly root: () => HTMLElement | null) {}

  before(moved: Motion[], follows: boolean) {
    this.#rects.clear();
    this.#ghosts.clear();
    if (!follows) return;
    for (const node of this.#pieces()) this.#rects.set(Number(node.dataset["piece"]), node.getBoundingClientRect());
    for (const m of moved) {
      const node = m.verb === "move" ? this.#piece(m.piece) : null;
      if (node) this.#ghosts.set(m.piece, node.cloneNode(true) as HTMLElement);
    }
  }

  async after(moved: Motion[], waiting: number) {
    await tick();
    for (const verb of new Set(moved.map((m) => m.verb))) sound(verb);
    if (reducedMotion() || waiting > 6 || document.hidden) return;
    this.#skips = false;
    const ms = waiting > 2 ? kLongest / 2 : kLongest;
    this.#slide(moved, ms);
    for (const verbs of kVerbs) {
      const group = moved.filter((m) => verbs.includes(m.verb));
      if (group.length === 0 || this.#skips) continue;
      await this.#play(group.map((m) => this.#animate(m, ms)));
    }
  }

  /** A line of the log shows its motion again. */
  async replay(moved: Motion[]) {
    if (reducedMotion()) return;
    for (const verbs of kVerbs) {
      const group = moved.filter((m) => verbs.includes(m.verb));
      if (group.length > 0) await this.#play(group.map((m) => this.#animate(m, kLongest, true)));
    }
  }

  skip() {
    this.#skips = true;
    for (const a of this.#running) a.finish();
  }

  #keep(a: Animation) {
    this.#running.add(a);
    void a.finished.catch(() => {}).finally(() => this.#running.delete(a));
  }
  async #play(animations: (Animation | undefined)[]) {
    const real = animations.filter((a) => a !== undefined);
    for (const a of real) this.#running.add(a);
    await Promise.allSettled(real.map((a) => a.finished));
    for (const a of real) this.#running.delete(a);
  }

  #pieces(): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  }
  #piece(p: number): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(`[data-piece="${p}"]`) ?? null;
  }
  #anchor(zone: string | undefined): DOMRect | undefined {
    return this.root()?.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
  }

  // Pieces that only made room for others glide to their new place.
  #slide(moved: Motion[], ms: number) {
    const moving = new Set(moved.filter((m) => m.verb === "move").map((m) => m.piece));
    for (const node of this.#pieces()) {
      const p = Number(node.dataset["piece"]);
      const was = this.#rects.get(p);
      if (!was || moving.has(p)) continue;
      const now = node.getBoundingClientRect();
      const [dx, dy] = [was.left - now.left, was.top - now.top];
      if (Math.abs(dx) + Math.abs(dy) > 2 && Math.abs(dx) + Math.abs(dy) < 900)
        this.#keep(
          node.animate([{ transform: `translate(${dx}px,${dy}px)` }, {}], { duration: ms * 0.7, easing: "ease-out" }),
        );
    }
  }

  #animate(m: Motion, ms: number, again = false): Animation | undefined {
    const node = this.#piece(m.piece);
    if (m.verb === "move") return node ? this.#move(node, m, ms, again) : this.#leave(m, ms);
    if (!node) return undefined;
    if (m.verb === "damage") this.#keep(float(node, m.amount ?? 0, ms));
    const block = m.verb === "roll" ? node.querySelector(".block") : null;
    if (block) this.#keep(tumble(block, ms, m.piece));
    return node.animate(block ? kToss : kFrames[m.verb], { duration: ms, easing: "ease-out" });
  }

  #move(node: HTMLElement, m: Motion, ms: number, again: boolean): Animation | undefined {
    const from = (again ? undefined : this.#rects.get(m.piece)) ?? this.#anchor(m.from);
    if (!from) return node.animate([{ opacity: 0, transform: "scale(.7)" }, {}], { duration: ms });
    const to = node.getBoundingClientRect();
    const scale = Math.max(0.2, Math.min(2, from.width / Math.max(1, to.width)));
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const start = { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 20 };
    return node.animate([start, { transform: "none", zIndex: 20 }], {
      duration: ms,
      easing: "cubic-bezier(.2,.8,.3,1)",
    });
  }

  // Into a pile that shows no single cards: a picture of the piece flies there.
  #leave(m: Motion, ms: number): Animation | undefined {
    const ghost = this.#ghosts.get(m.piece);
    const from = this.#rects.get(m.piece);
    const to = this.#anchor(m.to);
    const root = this.root();
    if (!ghost || !from || !root) return undefined;
    ghost.removeAttribute("data-piece");
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: "0",
      zIndex: "30",
      pointerEvents: "none",
    });
    root.append(ghost);
    const [dx, dy] = to ? [to.left + to.width / 2 - from.left - from.width / 2, to.top - from.top] : [0, 20];
    const end = { transform: `translate(${dx}px,${dy}px) scale(.35)`, opacity: 0.2 };
    const a = ghost.animate([{ transform: "none", opacity: 1 }, end], { duration: ms, easing: "ease-in" });
    void a.finished.finally(() => ghost.remove()).catch(() => {});
    return a;
  }
}

const kFrames: Record<Exclude<Motion["verb"], "move">, Keyframe[]> = {
  turn: [{ transform: "rotate(-9deg) scale(.94)" }, { transform: "rotate(4deg)" }, { transform: "none" }],
  roll: [
    { transform: "perspective(300px) translateY(-38px) rotate(-200deg) rotateX(220deg) scale(.6)" },
    { transform: "perspective(300px) translateY(6px) rotate(24deg) rotateX(40deg) scale(1.1)", offset: 0.7 },
    { transform: "none" },
  ],
  damage: [
    { transform: "translateX(0)", filter: "brightness(2.2) saturate(2)" },
    { transform: "translateX(-7px)" },
    { transform: "translateX(6px)" },
    { transform: "translateX(-3px)" },
    { transform: "none", filter: "none" },
  ],
  change: [{ transform: "scale(1)" }, { transform: "scale(1.06)", filter: "brightness(1.35)" }, { transform: "none" }],
  reveal: [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }],
};

// A block with six sides is thrown up and turns about two axes until the side that came up is in front.
const kToss: Keyframe[] = [
  { transform: "translateY(-46px) scale(.8)" },
  { transform: "translateY(0) scale(1)", offset: 0.55 },
  { transform: "translateY(-9px)", offset: 0.78 },
  { transform: "none" },
];
function tumble(block: Element, ms: number, piece: number): Animation {
  const rest = getComputedStyle(block).transform;
  const turns = piece % 2 === 0 ? "rotateX(540deg) rotateY(-270deg)" : "rotateX(-450deg) rotateY(360deg)";
  return block.animate([{ transform: `${rest} ${turns}` }, { transform: rest }], {
    duration: ms,
    easing: "cubic-bezier(.2,.7,.3,1)",
  });
}

/** The amount rises from the piece. */
function float(node: HTMLElement, amount: number, ms: number): Animation {
  const rect = node.getBoundingClientRect();
  const text = document.createElement("span");
  text.className = amount > 0 ? "floats bad" : "floats good";
  text.textContent = amount > 0 ? `−${amount}` : `+${-amount}`;
  text.setAttribute("aria-hidden", "true");
  Object.assign(text.style, { left: `${rect.left + rect.width / 2}px`, top: `${rect.top + rect.height / 3}px` });
  document.body.append(text);
  const frames = [
    { transform: "translate(-50%,0) scale(.6)", opacity: 0 },
    { transform: "translate(-50%,-18px) scale(1.2)", opacity: 1, offset: 0.3 },
    { transform: "translate(-50%,-46px)", opacity: 0 },
  ];
  const rises = text.animate(frames, { duration: ms, easing: "ease-out" });
  void rises.finished.finally(() => text.remove()).catch(() => {});
  return rises;
}
