// One stop of the Tab key per zone; arrow keys walk its pieces, up and down go to the next zone.
const kPieces = "button.piece, [data-rove]";

function settle(zone: HTMLElement) {
  const pieces = [...zone.querySelectorAll<HTMLElement>(kPieces)];
  const held = pieces.find((p) => p.tabIndex === 0);
  const first = held ?? pieces.find((p) => p.classList.contains("lit")) ?? pieces[0];
  for (const p of pieces) if ((p.tabIndex === 0) !== (p === first)) p.tabIndex = p === first ? 0 : -1;
}

function step(zone: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const pieces = [...zone.querySelectorAll<HTMLElement>(kPieces)];
  const at = pieces.indexOf(from);
  if (key === "ArrowRight") return pieces[at + 1] ?? pieces[0];
  if (key === "ArrowLeft") return pieces[at - 1] ?? pieces.at(-1);
  if (key === "Home") return pieces[0];
  if (key === "End") return pieces.at(-1);
  const zones = [...document.querySelectorAll<HTMLElement>("[data-zone-nav]")].filter((z) => z.querySelector(kPieces));
  const next = zones[zones.indexOf(zone) + (key === "ArrowDown" ? 1 : -1)];
  return (
    next?.querySelector<HTMLElement>(`${kPieces.split(",")[0]}[tabindex="0"]`) ??
    next?.querySelector(kPieces) ??
    undefined
  );
}

/** Svelte action for the container of a zone's pieces. */
export function roving(zone: HTMLElement) {
  zone.dataset["zoneNav"] = "";
  const key = (event: KeyboardEvent) => {
    if (!/^(Arrow|Home$|End$)/.test(event.key) || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches(kPieces)) return;
    const to = step(zone, event.target, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const focus = (event: FocusEvent) => {
    for (const p of zone.querySelectorAll<HTMLElement>(kPieces)) p.tabIndex = p === event.target ? 0 : -1;
  };
  zone.addEventListener("keydown", key);
  zone.addEventListener("focusin", focus);
  const watch = new MutationObserver(() => settle(zone));
  watch.observe(zone, { childList: true, subtree: true });
  settle(zone);
  return { destroy: () => watch.disconnect() };
}
