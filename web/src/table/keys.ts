// The keyboard of the table. A game's own keys are asked first; these are the same everywhere.
import type { TableModel } from "../lib/table.svelte";
import type { Mover } from "./motion";

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && !!event.target.closest("input, textarea, select, dialog");

function focusedPiece(): number | null {
  const at = document.activeElement?.closest<HTMLElement>("[data-piece]")?.dataset["piece"];
  return at === undefined ? null : Number(at);
}

/** The next lit piece, in the order of the page. */
export function focusLit(back = false) {
  const lit = [...document.querySelectorAll<HTMLElement>("button.piece.lit")];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit.at(back ? (at <= 0 ? -1 : at - 1) : (at + 1) % Math.max(1, lit.length))?.focus();
}

function press(n: number): boolean {
  const inMenu = document.querySelectorAll<HTMLElement>(".popover .list .button");
  const at = inMenu.length > 0 ? inMenu[n - 1] : document.querySelector<HTMLElement>(`[data-key="${n}"]`);
  at?.click();
  return !!at;
}

function passOrDone(t: TableModel): boolean | void {
  if (t.placing.multiple && t.mine) return t.confirm();
  const end = t.pass ?? t.done;
  return end ? t.choose(end) : false;
}

function pressMain(): boolean {
  const main = document.querySelectorAll<HTMLElement>(".plan > .main:not(:disabled), [data-main]");
  main[0]?.click();
  return main.length > 0;
}

function enlarge(t: TableModel): boolean {
  const node = document.activeElement?.closest<HTMLElement>("[data-piece]");
  const piece = node ? t.board.piece(Number(node.dataset["piece"])) : undefined;
  if (!node || !piece?.card) return false;
  t.inspected = { card: piece.card, piece, at: node.getBoundingClientRect() };
  return true;
}

export function tableKeys(t: TableModel, mover: Mover, toggleLog: () => void): (event: KeyboardEvent) => void {
  const p = focusedPiece;
  const keys: Record<string, () => boolean | void> = {
    " ": () => mover.skip(),
    "?": () => (p() === null ? false : t.askWhy(p()!)),
    p: () => passOrDone(t),
    i: () => enlarge(t),
    Enter: () => (document.activeElement === document.body ? pressMain() : false),
    u: () => t.undo(),
    h: () => t.askHint(),
    l: toggleLog,
    n: () => focusLit(),
    N: () => focusLit(true),
    c: () => (t.placing.multiple && t.mine ? t.confirm() : false),
    Escape: () => t.cancel(),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event) && event.key !== "Escape") return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === " " && onButton && !document.getAnimations().length) return; // a button's own space
    const done = /^[1-9]$/.test(event.key) ? press(Number(event.key)) : keys[event.key]?.();
    if (keys[event.key] && done !== false) event.preventDefault();
  };
}
