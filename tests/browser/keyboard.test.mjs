// One game by keyboard alone. What is read aloud on the way tells every public line of the log, whose decision it is and how it
// ended; and from the transcript alone the public table can be built again.
import { Player } from "./player.mjs";
import { check, drawn, equal, listen, run, settled, step, until } from "./support.mjs";

const kMost = 600;

/** What a person with a keyboard does with a decision; nothing here touches the mouse. */
async function press(page, player, i) {
  const keys = page.keyboard;
  const acts = player.options.filter((o) => o.piece !== undefined);
  const wantsPiece = acts.length > 0 && (i % 4 !== 3 || acts.length === player.options.length);
  const before = player.heard.states.length;
  const moved = () => player.heard.states.length > before;
  // A key that was meant has sent something: the page waits for the answer then.
  const soon = async () => {
    await drawn(page);
    await until(async () => moved() || (await page.evaluate(() => document.querySelector(".frame")?.dataset.busy !== "true")));
  };
  if (wantsPiece) {
    for (let n = 0; n <= i % 3; n++) await keys.press("n");
    await keys.press("Enter");
    await soon();
    if (!moved() && (await page.locator(".popover .list .button").count())) await keys.press("1");
    else if (!moved()) await keys.press("c");
    await soon();
  }
  for (const key of ["p", "1", "2", "6", "c"]) {
    if (moved()) return;
    // Esc closes what is open; with nothing open it would take back what was half declared.
    if (await page.locator(".popover:not(.quiet)").count()) await keys.press("Escape");
    await keys.press(key);
    await soon();
  }
  if (moved()) return;
  // The last resort of every keyboard: Tab to the main button.
  for (let n = 0; n < 40 && !moved(); n++) {
    await keys.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches("[data-main], [data-choice]"))) {
      await keys.press("Enter");
      await soon();
    }
  }
  check(moved(), `no key answers ${JSON.stringify(player.heard.last.ask)} with ${player.options.map((o) => o.label).join(" | ")}`);
}

// --- the table, built again from what was said

/** Every "Now: ..." in its order: what is where, with which marks; how many lie in each pile; the marks of the seats and of the table. */
function rebuilt(lines, vocabulary) {
  const [pieces, counts, marks] = [new Map(), new Map(), new Map()];
  const hear = (phrase) => {
    const piece = /^(.+?) is in (.+? of [^,]+)((?:, .+)?)$/.exec(phrase);
    const left = /^(.+) has left$/.exec(phrase);
    const count = /^(\d+) in (.+ of .+)$/.exec(phrase);
    const none = /^no (.+)$/.exec(phrase);
    if (piece) pieces.set(piece[1], `${piece[1].replace(/ \(\d+\)$/, "")} | ${piece[2]}${piece[3].replace(/, on [^,]+/, "")}`);
    else if (left) pieces.delete(left[1]);
    else if (count) counts.set(count[2], Number(count[1]));
    else if (none && marks.has(none[1])) marks.delete(none[1]);
    else {
      const mark = vocabulary.find((name) => phrase === name || phrase.startsWith(`${name} `));
      marks.set(mark ?? phrase, phrase);
    }
  };
  for (const line of lines) if (line.startsWith("Now: ")) for (const phrase of line.slice(5, -1).split("; ")) hear(phrase);
  const piles = [...counts].filter(([, n]) => n > 0).map(([where, n]) => `${n} in ${where}`);
  return { pieces: [...pieces.values()].sort(), piles: piles.sort(), marks: [...marks.values()].sort() };
}

/** The words for what can be marked, the longest first. */
function vocabularyOf(states, name) {
  const seats = (view) => view.seats.flatMap((seat, s) => seat.marks.map((m) => `${name(s)}: ${m[0]}`));
  const words = states.flatMap(({ view }) => [...view.marks.map((m) => m[0]), ...seats(view)]);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** The same from what the server sent. */
function really(states, name) {
  const zones = new Map();
  for (const state of states) {
    if (state.full) zones.clear();
    for (const [zone, seat] of state.gone ?? []) zones.delete(`${zone}:${seat}`);
    for (const zone of state.view.zones) zones.set(`${zone.name}:${zone.seat}`, zone);
  }
  const says = ([mark, value]) => (value === "" ? mark : `${mark} ${value}`);
  const view = states.at(-1).view;
  const out = { pieces: [], piles: [], marks: view.marks.map(says) };
  view.seats.forEach((seat, s) => out.marks.push(...seat.marks.map((m) => `${name(s)}: ${says(m)}`)));
  for (const zone of zones.values()) {
    const known = zone.inPlay ? zone.pieces.filter((p) => p.card) : [];
    for (const p of known) out.pieces.push(`${p.title} | ${[`${zone.name} of ${name(zone.seat)}`, ...p.marks.map(says)].join(", ")}`);
    if (zone.count > known.length) out.piles.push(`${zone.count - known.length} in ${zone.name} of ${name(zone.seat)}`);
  }
  return { pieces: out.pieces.sort(), piles: out.piles.sort(), marks: out.marks.sort() };
}

step("a whole game of the LCG by keyboard, and its transcript", async ({ person }) => {
  const page = await person();
  const heard = listen(page);
  const player = new Player(page, heard);
  await page.addInitScript(() => {
    window.aloud = [];
    // A live region reads what is added, in the order in which it is added.
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) {
            const line = node.nodeType === 1 ? node : node.parentElement;
            if (line?.matches("[data-transcript] p")) window.aloud.push(line.textContent.trim());
            else if (line?.querySelector) for (const p of line.querySelectorAll("[data-transcript] p")) window.aloud.push(p.textContent.trim());
          }
      }).observe(document.body, { childList: true, subtree: true }),
    );
    for (const kind of ["mousedown", "touchstart"]) addEventListener(kind, () => (window.mouse = true), true);
  });
  await page.goto("/");
  await settled(page);
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.dataset.game === "lcg")) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-play]"));
  await page.keyboard.press("Enter");
  await page.locator(".frame").waitFor();
  let i = 0;
  for (; i < kMost; i++) {
    const moment = await player.ready();
    if (moment.over) break;
    await press(page, player, i);
  }
  const last = await player.ready();
  check(last.over, `the game did not end in ${kMost} decisions`);
  await page.waitForFunction(() => window.aloud.some((line) => /the game is over/i.test(line)));
  const aloud = await page.evaluate(() => window.aloud);
  check(!(await page.evaluate(() => window.mouse)), "no mouse was used");
  const names = heard.table.seats.map((s) => s.name);
  const named = (text) => text.replace(/\bp([1-4])\b/g, (all, n) => names[Number(n) - 1] ?? all).toLowerCase();
  const spoken = aloud.map((line) => line.toLowerCase()).join("\n");
  const lines = heard.states.flatMap((s, at) => (at === 0 || !s.full ? s.log : []));
  const silent = lines.filter((l) => !spoken.includes(named(l.text)));
  check(lines.length > 30, `${lines.length} lines of the log`);
  check(silent.length === 0, `${silent.length} of ${lines.length} lines were not read aloud, the first: ${silent[0]?.text}`);
  check(/your decision/.test(spoken), "whose decision it is was said");
  const name = (seat) => names[seat];
  const [said, is] = [rebuilt(aloud, vocabularyOf(heard.states, name)), really(heard.states, name)];
  check(is.pieces.length > 5 && is.piles.length > 3 && is.marks.length > 3, "there is a table to tell of");
  for (const part of ["pieces", "piles", "marks"]) equal(said[part], is[part], `${part}, from the transcript alone`);
  console.log(`        ${i} decisions, ${lines.length} lines of the log, ${aloud.length} read aloud; ${is.pieces.length} pieces, ${is.piles.length} piles, ${is.marks.length} marks told`);
});

await run("keyboard", { args: ["--test-seed", "1980"] });
