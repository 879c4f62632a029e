// A golden match per game: both seats at one table, known dice, every decision by name through the page's own controls. Before
// each decision the page is read: question, score, totals, dice, the last line of the log; at three moments a play that is not
// legal is tried and its reason read; in the deepest windows the wire is cut. tests/browser/golden/GAME.json holds what must be
// seen; CANTINA_GOLDEN=write writes it anew.
import fs from "node:fs";
import path from "node:path";
import { newTable, Player } from "./player.mjs";
import { accessible, becomes, check, cut, equal, kGames, kSizes, listen, root, run, step, until } from "./support.mjs";

const isWriting = process.env.CANTINA_GOLDEN === "write";
const kDecisions = { destiny: 200, ccg: 500, tcg: 200, lcg: 260 };
const kDecks = { destiny: "rey", ccg: "premiere-dark", tcg: "republic", lcg: "jedi" };
const kTried = 3; // plays that are not legal, per match
const kCost = /cannot (be paid|pay|generate)|costs? \d|too little Force|you have \d/i;
const kDear = ["destiny", "ccg"]; // games in which one of them must be too dear; in the TCG one may always pay in part
const kTotals = { destiny: 40, ccg: 2, tcg: 5, lcg: 20 }; // moments at which the page shows sums

const fileOf = (game) => path.join(root, "tests/browser/golden", `${game}.json`);

/** What a person reads off the page. */
const read = (page) =>
  page.evaluate(() => {
    const text = (where) => (document.querySelector(where)?.innerText ?? "").replace(/\s+/g, " ").trim();
    const shown = (where) => [...document.querySelectorAll(where)].map((n) => n.innerText.replace(/\s+/g, " ").trim()).filter(Boolean);
    const all = (where) => [...document.querySelectorAll(where)].map((n) => n.textContent.replace(/, can: .*/, "").replace(/\s+/g, " ").trim());
    const dice = [...all(".piece.die .heard"), ...[...document.querySelectorAll(".tray[data-totals] svg")].map((n) => n.getAttribute("aria-label"))];
    return { question: text(".question"), score: text(".score"), totals: shown("[data-totals]").join(" / "), dice, told: all(".rail .lines li .line").at(-1) ?? "" };
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
  await becomes(() => read(page), seen, `${at}, after a cut wire`);
  await becomes(() => page.getByLabel("Open windows, the outermost first").allInnerTexts(), crumbs, `${at}: the windows that are open`);
  equal(player.options.map((o) => o.label), options, `${at}: what is offered`);
  await accessible(page, at);
}

/** Tries a piece, a dim one by a click, another by its key: what it is, and the reason that the page gives. */
async function whyNot(page, p) {
  await new Player(page, null).reveal(p);
  const piece = page.locator(`button.piece[data-piece="${p}"]`).first();
  // On a phone the hand may have come up over the table.
  const close = page.getByRole("button", { name: "Close hand" });
  if ((await close.isVisible()) && !(await piece.evaluate((node) => !!node.closest(".hand")))) await close.click();
  const title = (await piece.locator(".heard").first().textContent()).split(",")[0];
  await piece.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 300);
  if (await piece.evaluate((node) => node.classList.contains("dim"))) await piece.click({ position: { x: 8, y: 8 } });
  else {
    await piece.focus();
    await page.keyboard.press("?");
  }
  const sheet = page.getByRole("dialog", { name: "Why not?" });
  await sheet.waitFor();
  await sheet.locator("li, p").first().waitFor();
  await page.waitForFunction(() => !/Asking the rules/.test(document.querySelector("[role=dialog][aria-label='Why not?']")?.textContent ?? ""));
  const says = (await sheet.innerText()).replace(/\s+/g, " ").trim();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  return { p, title, says };
}
/** One whose reason names a rule, cards of the hand first; the last of a match may have to be one that is too dear. */
async function someReason(page, told, isLast) {
  const where = isLast ? "[data-zone^='hand'] button.piece" : "[data-zone^='hand'] button.piece.dim, main button.piece.dim";
  const dims = await page.locator(where).evaluateAll((all) => all.map((n) => Number(n.dataset.piece)));
  for (const p of dims.slice(0, 5)) {
    const why = await whyNot(page, p).catch(() => null);
    if (why && /Rule [A-Z]/.test(why.says) && !told.has(why.title) && (!isLast || kCost.test(why.says))) return why;
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
// In the CCG cards are deployed for a while only, then Force is activated, drained with and drawn: who draws much is sooner done.
const kDeploying = 110; // decisions
function careless(all, i, game) {
  if (game === "ccg") return quick(all, i);
  const options = all.filter((o) => o.kind !== "act" || !/^(retreat|claim)/.test(o.verb));
  const acts = options.filter((o) => o.kind === "act");
  const units = acts.filter((o) => o.verb === "put");
  const bold = acts.filter((o) => /^(attack|battle|engage|deploy|activate|place)/.test(o.verb));
  const list = units.length ? units : bold.length && i % 5 !== 3 ? bold : acts.length && i % 5 !== 4 ? acts : options;
  return list[(i * 7) % list.length];
}

function quick(all, i) {
  const acts = all.filter((o) => o.kind === "act");
  const wanted = [/^(activate|drain|battle)/, ...(i < kDeploying ? [/^deploy/] : []), /^(forfeit|lose|fire|draw)/].map((verbs) => acts.filter((o) => verbs.test(o.verb)));
  const list = wanted.find((some) => some.length) ?? all.filter((o) => o.kind !== "act" && o.kind !== "no");
  const open = list.length ? list : all;
  return open[(i * 7) % open.length];
}

async function write(page, player, game) {
  const golden = [];
  const told = new Set();
  let deepest = 2;
  for (let i = 0; i < kDecisions[game]; i++) {
    const moment = await player.ready();
    if (moment.over) break;
    const entry = await read(page);
    const isLast = kDear.includes(game) && told.size === kTried - 1;
    const isTime = !isLast || game !== "ccg" || player.options.some((o) => o.verb === "deploy"); // what else is not for now
    // Not all of them at the beginning: a set-up, an early and a late moment.
    if (told.size < kTried && i > 4 + 25 * told.size && isTime) {
      const why = await someReason(page, told, isLast);
      if (why) told.add(why.title);
      if (why) entry.why = why;
    }
    if (moment.ask.path.length > deepest) {
      deepest = moment.ask.path.length;
      entry.nested = deepest;
      await reconnect(page, player, `decision ${i} of ${game}`);
    }
    const choice = careless(player.options, i, game);
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

// On smaller screens the page shows less at once: the same decisions and reasons through that screen's own controls, and the
// parts of the score that have room. On a phone to the end, on a tablet (and in the CCG's long match) until something was tried,
// cut and looked at by axe in a nested window.
async function compareSmall(page, player, game, size) {
  const golden = JSON.parse(fs.readFileSync(fileOf(game), "utf8"));
  const isWhole = size === "phone" && game !== "ccg";
  const last = isWhole ? golden.length - 1 : Math.max(golden.findIndex((g) => g.why), golden.findIndex((g) => g.nested > 2));
  check(last > 0, "a play that is not legal and a nested window");
  for (const [i, { choose, at, why, nested, question, score, over }] of golden.slice(0, last + 1).entries()) {
    const moment = await player.ready();
    if (choose === undefined) {
      equal(moment.over?.says, over, `how it ended on the ${size}`);
      break;
    }
    const seen = await read(page);
    equal(seen.question, question, `decision ${i} of ${game} on the ${size}`);
    const numbers = (text) => text.match(/\d+/g) ?? [];
    check(numbers(seen.score).length > 0 && numbers(seen.score).every((n) => numbers(score).includes(n)), `decision ${i} of ${game}: "${seen.score}" is no part of the score "${score}"`);
    if (why) {
      const told = await whyNot(page, why.p);
      equal({ ...told, title: "" }, { ...why, title: "" }, `decision ${i} of ${game} on the ${size}: why not`);
    }
    if (nested) {
      equal(moment.ask.path.length, nested, `decision ${i} of ${game}: how deep the window lies`);
      await reconnect(page, player, `decision ${i} of ${game} on the ${size}`);
    }
    const same = player.options.filter((o) => o.label === choose);
    check(same[at], `decision ${i}: "${choose}" is not offered`);
    await player.take(same[at]);
  }
  await accessible(page, `${game} after decision ${last} on the ${size}`);
}

async function compare(page, player, game) {
  const golden = JSON.parse(fs.readFileSync(fileOf(game), "utf8"));
  check(golden.length > 60, "a match, not a moment");
  equal(golden.filter((g) => g.why).length, kTried, "illegal plays");
  check(golden.some((g) => g.nested), "a cut wire in a nested window");
  check(!kDear.includes(game) || golden.some((g) => kCost.test(g.why?.says ?? "")), "one play is too dear, and the page says so");
  const sums = golden.filter((g) => (game === "destiny" ? /dice \+?\d/ : /\d/).test(g.totals));
  check(sums.length >= kTotals[game], `sums are read off the page at ${sums.length} moments`);
  check(!golden.some((g) => g.concede), "the match comes to its own end");
  for (const [i, { choose, at, why, nested, concede: isConceded, over, ...expected }] of golden.entries()) {
    const moment = await player.ready();
    await becomes(() => read(page), expected, `decision ${i} of ${game} as the page shows it`);
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

for (const size of Object.keys(kSizes))
  for (const game of kGames)
    step(`the golden match of ${game}, ${size}`, async ({ person }) => {
      const page = await person({ size });
      const player = new Player(page, listen(page));
      if (isWriting && size !== "desktop") return;
      const { id } = await newTable(page, { game, deck: kDecks[game], opponent: "self" });
      await page.goto(`/table/${id}`);
      if (isWriting) await write(page, player, game);
      else if (size === "desktop") await compare(page, player, game);
      else await compareSmall(page, player, game, size);
    });

await run("golden", { args: ["--test-seed", "1977"] });
