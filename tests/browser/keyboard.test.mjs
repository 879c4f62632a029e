// One game by keyboard alone. What is read aloud on the way tells every public line of the log, whose decision it is, and how it ended.
import { Player } from "./player.mjs";
import { check, listen, run, settled, step } from "./support.mjs";

const kMost = 600;

/** What a person with a keyboard does with a decision; nothing here touches the mouse. */
async function press(page, player, i) {
  const keys = page.keyboard;
  const acts = player.options.filter((o) => o.piece !== undefined);
  const wantsPiece = acts.length > 0 && (i % 4 !== 3 || acts.length === player.options.length);
  const before = player.heard.states.length;
  const moved = () => player.heard.states.length > before;
  const soon = async () => {
    for (let n = 0; n < 60 && !moved(); n++) await page.waitForTimeout(15);
  };
  if (wantsPiece) {
    for (let n = 0; n <= i % 3; n++) await keys.press("n");
    await keys.press("Enter");
    await page.waitForTimeout(60);
    if (!moved() && (await page.locator(".popover .list .button").count())) await keys.press("1");
    if (!moved()) await keys.press("c");
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

step("a whole game of the LCG by keyboard, and its transcript", async ({ person }) => {
  const page = await person();
  const heard = listen(page);
  const player = new Player(page, heard);
  await page.addInitScript(() => {
    window.aloud = new Set();
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(() => {
        for (const line of document.querySelectorAll("[data-transcript] p")) window.aloud.add(line.textContent.trim());
      }).observe(document.body, { childList: true, subtree: true, characterData: true }),
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
  await page.waitForTimeout(300);
  const aloud = await page.evaluate(() => [...window.aloud]);
  check(!(await page.evaluate(() => window.mouse)), "no mouse was used");
  const names = heard.table.seats.map((s) => s.name);
  const named = (text) => text.replace(/\bp([1-4])\b/g, (all, n) => names[Number(n) - 1] ?? all).toLowerCase();
  const spoken = aloud.map((line) => line.toLowerCase()).join("\n");
  const lines = heard.states.flatMap((s, at) => (at === 0 || !s.full ? s.log : []));
  const silent = lines.filter((l) => !spoken.includes(named(l.text)));
  check(lines.length > 30, `${lines.length} lines of the log`);
  check(silent.length === 0, `${silent.length} of ${lines.length} lines were not read aloud, the first: ${silent[0]?.text}`);
  check(/your decision/.test(spoken), "whose decision it is was said");
  check(/the game is over/.test(spoken), "the end was said");
  console.log(`        ${i} decisions, ${lines.length} lines of the log, ${aloud.length} read aloud`);
});

await run("keyboard", { args: ["--test-seed", "1980"] });
