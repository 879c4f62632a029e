// A golden match per game: both seats at one table, known dice, every decision by name through the page's own controls. Before
// each decision the page is read: question, score, totals, dice, the last line of the log; at three moments a play that is not
// legal is tried and its reason read; in the deepest windows the wire is cut. tests/browser/golden/GAME.json holds what must be
// seen; CANTINA_GOLDEN=write writes it anew.
import fs from "node:fs";
import path from "node:path";
import { newTable, Player } from "./player.mjs";
import { accessible, check, cut, equal, kGames, listen, root, run, step, until } from "./support.mjs";

const isWriting = process.env.CANTINA_GOLDEN === "write";
const kDecisions = { destiny: 200, ccg: 120, tcg: 200, lcg: 260 };
const kDecks = { destiny: "rey", ccg: "premiere-dark", tcg: "republic", lcg: "jedi" };
const kTried = 3; // plays that are not legal, per match

const fileOf = (game) => path.join(root, "tests/browser/golden", `${game}.json`);

/** What a person reads off the page. */
const read = (page) =>
  page.evaluate(() => {
    const text = (where) => (document.querySelector(where)?.innerText ?? "").replace(/\s+/g, " ").trim();
    const all = (where) => [...document.querySelectorAll(where)].map((n) => n.textContent.replace(/, can: .*/, "").replace(/\s+/g, " ").trim());
    const dice = [...all(".piece.die .heard"), ...[...document.querySelectorAll(".tray[data-totals] svg")].map((n) => n.getAttribute("aria-label"))];
    return { question: text(".question"), score: text(".score"), totals: text("[data-totals]"), dice, told: all(".rail .lines li .line").at(-1) ?? "" };
  });

/** The wire is cut in the middle of what is going on: the page comes back by itself and shows the same, deep windows too. */
async function reconnect(page, player, at) {
  const seen = await read(page);
  const crumbs = await page.getByLabel("Open windows, the outermost first").allInnerTexts();
  const options = player.options.map((o) => o.label);
  player.heard.last = null;
  await cut(page);
  await player.ready();
  check(player.heard.last.full, "everything is told anew after a cut");
  equal(await read(page), seen, `${at}, after a cut wire`);
  equal(await page.getByLabel("Open windows, the outermost first").allInnerTexts(), crumbs, `${at}: the windows that are open`);
  equal(player.options.map((o) => o.label), options, `${at}: what is offered`);
  await accessible(page, at);
}

/** Tries a dim piece: what it is, and the reason that the page gives. */
async function whyNot(page, p) {
  const piece = page.locator(`button.piece.dim[data-piece="${p}"]`).first();
  const title = (await piece.locator(".heard").first().textContent()).split(",")[0];
  await piece.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 300);
  await piece.click({ position: { x: 8, y: 8 } });
  const sheet = page.getByRole("dialog", { name: "Why not?" });
  await sheet.waitFor();
  await sheet.locator("li, p").first().waitFor();
  await page.waitForFunction(() => !/Asking the rules/.test(document.querySelector("[role=dialog][aria-label='Why not?']")?.textContent ?? ""));
  const says = (await sheet.innerText()).replace(/\s+/g, " ").trim();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  return { p, title, says };
}
/** One whose reason names a rule, cards of the hand first. */
async function someReason(page, told) {
  const dims = await page.locator("[data-zone^='hand'] button.piece.dim, main button.piece.dim").evaluateAll((all) => all.map((n) => Number(n.dataset.piece)));
  for (const p of dims.slice(0, 5)) {
    const why = await whyNot(page, p).catch(() => null);
    if (why && /Rule [A-Z]/.test(why.says) && !told.has(why.title)) return why;
  }
  return null;
}

/** A match that would be too long ends like many others: one player has seen enough. */
async function concede(page, player) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^concede/i }).click();
  await page.getByRole("button", { name: /^really: concede/i }).click();
  check(await until(() => player.heard.last.over), "the match is over");
  await player.ready();
}

// Writing chooses like a careless person who likes to fight: now this, now that, deeds before passes, nothing given up.
function careless(all, i) {
  const options = all.filter((o) => o.kind !== "act" || !/^(retreat|claim)/.test(o.verb));
  const acts = options.filter((o) => o.kind === "act");
  const units = acts.filter((o) => o.verb === "put");
  const bold = acts.filter((o) => /^(attack|battle|engage|deploy|activate|place)/.test(o.verb));
  const list = units.length ? units : bold.length && i % 5 !== 3 ? bold : acts.length && i % 5 !== 4 ? acts : options;
  return list[(i * 7) % list.length];
}

async function write(page, player, game) {
  const golden = [];
  const told = new Set();
  let deepest = 2;
  for (let i = 0; i < kDecisions[game]; i++) {
    const moment = await player.ready();
    if (moment.over) break;
    const entry = await read(page);
    if (told.size < kTried && i > 4 && i % 2 === 0) {
      const why = await someReason(page, told);
      if (why) told.add(why.title);
      if (why) entry.why = why;
    }
    if (moment.ask.path.length > deepest) {
      deepest = moment.ask.path.length;
      entry.nested = deepest;
      await reconnect(page, player, `decision ${i} of ${game}`);
    }
    const choice = careless(player.options, i);
    golden.push({ ...entry, choose: choice.label, at: player.options.filter((o) => o.label === choice.label).indexOf(choice) });
    await player.take(choice);
  }
  check(told.size === kTried, `${told.size} illegal plays with a rule were found`);
  check(deepest > 2, "no nested window came");
  if (!(await player.ready()).over) {
    golden.push({ ...(await read(page)), concede: true });
    await concede(page, player);
  }
  golden.push({ ...(await read(page)), over: (await player.ready()).over.says });
  fs.writeFileSync(fileOf(game), `[\n${golden.map((g) => JSON.stringify(g)).join(",\n")}\n]\n`);
}

async function compare(page, player, game) {
  const golden = JSON.parse(fs.readFileSync(fileOf(game), "utf8"));
  check(golden.length > 60, "a match, not a moment");
  equal(golden.filter((g) => g.why).length, kTried, "illegal plays");
  check(golden.some((g) => g.nested), "a cut wire in a nested window");
  for (const [i, { choose, at, why, nested, concede: isConceded, over, ...expected }] of golden.entries()) {
    const moment = await player.ready();
    equal(await read(page), expected, `decision ${i} of ${game} as the page shows it`);
    if (why) equal(await whyNot(page, why.p), why, `decision ${i} of ${game}: why not`);
    if (nested) {
      equal(moment.ask.path.length, nested, `decision ${i} of ${game}: how deep the window lies`);
      await reconnect(page, player, `decision ${i} of ${game}`);
    }
    if (isConceded) {
      await concede(page, player);
      continue;
    }
    if (choose === undefined) {
      equal(moment.over?.says, over, "how it ended");
      break;
    }
    const same = player.options.filter((o) => o.label === choose);
    check(same[at], `decision ${i}: "${choose}" is not offered; there are ${player.options.map((o) => o.label).join(" | ")}`);
    await player.take(same[at]);
  }
}

for (const game of kGames)
  step(`the golden match of ${game}`, async ({ person }) => {
    const page = await person();
    const player = new Player(page, listen(page));
    const { id } = await newTable(page, { game, deck: kDecks[game], opponent: "self" });
    await page.goto(`/table/${id}`);
    await (isWriting ? write : compare)(page, player, game);
  });

await run("golden", { args: ["--test-seed", "1977"] });
