// A golden match per game: both seats at one table, known dice, every decision by name through the page's own controls. Before
// each decision the page is read: question, score, totals, dice, the last line of the log. At three moments a play that is not
// legal is tried and its reason read; in the deepest windows the wire is cut, a decision is taken back and made again, and
// somebody looks on; at the end the replay is opened at the deepest window and played on from there.
//
// tests/browser/golden/GAME.json holds what must be seen: as on the desktop, and for smaller screens the scores and totals that
// have other words there. `CANTINA_GOLDEN=write node tests/browser/golden.test.mjs [GAME]` writes it anew.
import fs from "node:fs";
import path from "node:path";
import { choose, kTried, someReason } from "./golden_write.mjs";
import { newTable, Player } from "./player.mjs";
import { accessible, becomes, check, cut, equal, kGames, listen, root, step, until } from "./support.mjs";

export const isWriting = process.env.CANTINA_GOLDEN === "write";
const kDecisions = { destiny: 200, ccg: 500, tcg: 200, lcg: 260 };
const kDecks = { destiny: "rey", ccg: "premiere-dark", tcg: "republic", lcg: "jedi" };
const kCost = /cannot (be paid|pay|generate)|costs? \d|too little Force|you have \d/i;
const kDear = ["destiny", "ccg"]; // games in which one of them must be too dear; in the TCG one may always pay in part
const kTotals = { destiny: 40, ccg: 2, tcg: 5, lcg: 20 }; // moments at which the page shows sums

const fileOf = (game) => path.join(root, "tests/browser/golden", `${game}.json`);
const load = (game) => JSON.parse(fs.readFileSync(fileOf(game), "utf8"));
const save = (game, golden) => fs.writeFileSync(fileOf(game), `[\n${golden.map((g) => JSON.stringify(g)).join(",\n")}\n]\n`);

/** What a person reads off the page. */
const read = (page) =>
  page.evaluate(() => {
    const text = (where) => (document.querySelector(where)?.innerText ?? "").replace(/\s+/g, " ").trim();
    // Words in sight, without what is only heard and without marks of what has just changed.
    const isShown = (n) => !n.closest(".heard, .trace") && n.getClientRects().length > 0;
    const wordsOf = (node, out = []) => {
      for (const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT); texts.nextNode(); )
        if (isShown(texts.currentNode.parentElement)) out.push(texts.currentNode.textContent);
      return out.join(" ").replace(/\s+/g, " ").trim();
    };
    const shown = (where) => [...document.querySelectorAll(where)].map((n) => wordsOf(n)).filter(Boolean);
    const plain = (n) => n.textContent.replace(/, can: .*/, "").replace(/\s+/g, " ").trim();
    const inSight = (n) => n.getClientRects().length > 0;
    const dice = [...document.querySelectorAll(".piece.die")].filter(inSight).flatMap((n) => [...n.querySelectorAll(".heard")].map(plain));
    const line = [...document.querySelectorAll(".rail .lines li .line")].at(-1);
    const pips = [...document.querySelectorAll(".tray[data-totals] svg")].filter(inSight).map((n) => n.getAttribute("aria-label"));
    return { question: text(".question"), score: text(".score"), totals: shown("[data-totals]").join(" / "), dice: [...dice, ...pips], told: line ? plain(line) : "" };
  });
const crumbsOf = (page) => page.getByLabel("Open windows, the outermost first").allInnerTexts();
const labels = (options) => (options ?? []).map((o) => o.label);
const numbers = (text) => text.replace(/Player \d/g, "").match(/\d+/g) ?? []; // a name is none

/** The wire is cut in the middle of what is going on: the page comes back by itself and shows the same, deep windows too. */
async function reconnect(page, player, at, isLookedAt) {
  const [seen, crumbs, options] = [await read(page), await crumbsOf(page), labels(player.options)];
  player.heard.last = null;
  await cut(page);
  await player.ready();
  check(player.heard.last.full, "everything is told anew after a cut");
  await becomes(() => read(page), seen, `${at}, after a cut wire`);
  await becomes(() => crumbsOf(page), crumbs, `${at}: the windows that are open`);
  equal(labels(player.options), options, `${at}: what is offered`);
  if (isLookedAt) await accessible(page, at);
}

/** A decision is made and taken back: the same page as before, window by window. */
async function takeBack(page, player, choice, size, at) {
  const [seen, crumbs, options] = [await read(page), await crumbsOf(page), labels(player.options)];
  await player.take(choice);
  const after = await player.ready();
  check(after.undo.possible, `${at}: it can be taken back`);
  const heard = player.heard.states.length;
  if (size === "phone") await page.getByRole("button", { name: /^(Ask to )?undo/i }).click();
  else await page.keyboard.press("u");
  check(await until(() => player.heard.states.length > heard), `${at}: nothing happened after the undo`);
  await player.ready();
  // The log tells of it; all else is as it was.
  const apart = ({ told: _, ...rest }) => rest;
  await becomes(async () => apart(await read(page)), apart(seen), `${at}, after it was taken back`);
  await becomes(() => crumbsOf(page), crumbs, `${at}: the windows that are open again`);
  equal(labels(player.options), options, `${at}: what is offered again`);
}

/** The titles of a hand, as the server told its player. */
function heldBy(heard, seat) {
  const hand = heard.states.findLast((s) => s.view.zones.some((z) => z.name === "hand" && z.seat === seat));
  return hand?.view.zones.find((z) => z.name === "hand" && z.seat === seat).pieces.map((p) => p.title) ?? [];
}

/** Somebody looks on: the same dice, numbers and last line, nothing to press, and no title that only a hand holds. */
async function lookOn(page, held, person, size, at) {
  const watcher = await person({ size });
  const heard = listen(watcher);
  await watcher.goto(page.url());
  await watcher.locator(".frame[data-n]").waitFor();
  const titles = (view, isHand) => view.zones.filter((z) => (z.name === "hand") === isHand).flatMap((z) => z.pieces.map((p) => p.title));
  const open = [...titles(heard.last.view, false), ...heard.last.log.map((l) => l.text)].join("\n");
  const hidden = held.filter((title) => title && !open.includes(title));
  const mine = await read(page);
  await becomes(async () => [...(await read(watcher)).dice.map((d) => d.replace(/, yours|, Player \d/, ""))].sort(), mine.dice.map((d) => d.replace(/, yours|, Player \d/, "")).sort(), `${at}: the dice as a spectator sees them`);
  await becomes(async () => numbers((await read(watcher)).score).sort(), numbers(mine.score).sort(), `${at}: the score as a spectator sees it`);
  const text = await watcher.evaluate(() => document.body.textContent);
  for (const title of hidden) check(!text.includes(title), `${at}: ${title} is in a hand, and a spectator reads it`);
  equal(await watcher.locator("[data-main], [data-choice]").count(), 0, `${at}: what a spectator may press`);
  equal(await watcher.locator("[data-zone^='hand'] [data-card]").count(), 0, `${at}: cards of a hand that a spectator sees`);
  await watcher.context().close();
  return hidden.length;
}

/** Where a moment lies in the replay, which also counts what the server decided by itself. */
async function momentOf(page, id, { as, ask, view }) {
  const pieces = (zone) => zone.pieces.map((p) => [p.title, p.marks]);
  const table = (v) => JSON.stringify([v.marks, v.seats, v.zones.map((z) => [z.name, z.seat, z.count, pieces(z)])]);
  const like = (frame) => JSON.stringify(frame.ask?.path) === JSON.stringify(ask.path) && table(frame.view) === table(view);
  for (let from = 0, count = 1, found = -1; ; from += 40) {
    const answer = from < count ? await (await page.request.get(`/api/replays/${id}/frames?viewer=${as}&from=${from}&to=${from + 39}`)).json() : { frames: [] };
    const last = answer.frames.findLastIndex(like);
    if (last >= 0) found = from + last;
    if (answer.frames.length > 0) count = answer.count;
    else if (found >= 0) return found;
    else throw new Error("the replay does not have the deepest moment of the match");
  }
}

/** The replay at a moment of the match shows it again; played on from there, the match offers what it offered then. */
async function playOn(page, player, id, golden, { decision, moment }, size) {
  const at = await momentOf(page, id, moment);
  const [expected, next] = [decision, decision + 1].map((i) => ({ ...golden[i], ...golden[i][size] }));
  await page.goto(`/replays/${id}?at=${at}&as=${moment.as}`);
  await page.waitForFunction((n) => document.querySelector("output[data-at]")?.dataset.at === String(n), at);
  await becomes(async () => (await read(page)).dice, expected.dice, `the dice of moment ${at} in the replay`);
  // There it is told from one side: You and Them.
  await becomes(async () => numbers((await read(page)).score), numbers(expected.score), `the score of moment ${at} in the replay`);
  await accessible(page, `the replay on the ${size}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByLabel("Against").selectOption("self");
  player.heard.last = null;
  await page.getByRole("button", { name: new RegExp(`Begin at decision ${at + 1}\\b`) }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await player.ready();
  for (const part of ["question", "score", "totals", "dice"]) await becomes(async () => (await read(page))[part], expected[part], `${part} of moment ${at}, played on`);
  await player.take(chosen(player, expected, `moment ${at}, played on`));
  await player.ready();
  for (const part of ["question", "score", "totals"]) await becomes(async () => (await read(page))[part], next[part], `${part} after moment ${at}, played on`);
}

/** Tries a piece, a dim one by a click, another by its key: what it is, and the reason that the page gives. */
export async function whyNot(page, p) {
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

function chosen(player, { choose: label, at }, where) {
  const same = player.options.filter((o) => o.label === label);
  check(same[at], `${where}: "${label}" is not offered; there are ${player.options.map((o) => o.label).join(" | ")}`);
  return same[at];
}

// --- writing

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
      const why = await someReason(page, told, isLast ? kCost : null);
      if (why) told.add(why.title);
      if (why) entry.why = why;
    }
    if (moment.ask.path.length > deepest) entry.nested = deepest = moment.ask.path.length;
    let choice = choose(player.options, i, game);
    // Chance is drawn anew after an undo: it belongs to the match.
    if (entry.nested) await takeBack(page, player, choice, "desktop", `decision ${i} of ${game}`);
    choice = choose(player.options, i, game);
    golden.push({ ...entry, choose: choice.label, at: player.options.filter((o) => o.label === choice.label).indexOf(choice) });
    await player.take(choice);
  }
  golden.push({ ...(await read(page)), over: (await player.ready()).over?.says });
  save(game, golden);
}

// --- comparing

function whatItHolds(golden, game) {
  check(golden.length > 60, "a match, not a moment");
  equal(golden.filter((g) => g.why).length, kTried, "illegal plays");
  check(golden.some((g) => g.nested), "a nested window");
  check(!kDear.includes(game) || golden.some((g) => kCost.test(g.why?.says ?? "")), "one play is too dear, and the page says so");
  const sums = golden.filter((g) => (game === "destiny" ? /dice \+?\d/ : /\d/).test(g.totals));
  check(sums.length >= kTotals[game], `sums are read off the page at ${sums.length} moments`);
  check(golden.at(-1).over, "the match comes to its own end");
  // A smaller screen leaves words out, or adds the cards that it is about (a battle on a phone); it never has another number.
  const isSame = (small, large) => small.includes(large) || numbers(small).every((n) => numbers(large).includes(n));
  for (const [i, g] of golden.entries())
    for (const [part, words] of [g.tablet, g.phone].flatMap((small) => Object.entries(small ?? {})))
      check(["score", "totals"].includes(part) && isSame(words, g[part]), `decision ${i} of ${game}: "${words}" is not what "${g[part]}" says`);
}

/** What this size shows in other words than the desktop: written down while writing, else asked of the page. */
async function shows(page, entry, size, at) {
  // On a phone the last choice may have led away from the engagement that goes on.
  const back = page.getByRole("button", { name: "To the engagement" });
  if (size === "phone" && (await back.isVisible())) await back.click();
  const { question, score, totals, dice, told } = { ...entry, ...entry[size] };
  const expected = { question, score, totals, dice, told: size === "desktop" ? told : "" }; // the log is folded away there
  if (!isWriting || size === "desktop") return becomes(() => read(page), expected, `${at} as the page shows it`);
  const seen = await read(page);
  const other = Object.fromEntries(["score", "totals"].filter((part) => seen[part] !== entry[part]).map((part) => [part, seen[part]]));
  delete entry[size];
  if (Object.keys(other).length) entry[size] = other;
}

async function compare({ page, person, player, game, size, id }) {
  const golden = load(game);
  whatItHolds(golden, game);
  const deep = { decision: golden.findLastIndex((g) => g.nested) };
  let hidden = 0;
  for (const [i, entry] of golden.entries()) {
    const at = `decision ${i} of ${game} on the ${size}`;
    const moment = await player.ready();
    await shows(page, entry, size, at);
    if (entry.why) equal(await whyNot(page, entry.why.p), entry.why, `${at}: why not`);
    if (entry.choose === undefined) {
      equal(moment.over?.says, entry.over, `how ${game} ended on the ${size}`);
      break;
    }
    if (entry.nested) {
      equal(moment.ask.path.length, entry.nested, `${at}: how deep the window lies`);
      await reconnect(page, player, at, size === "desktop" || i === deep.decision);
      await takeBack(page, player, chosen(player, entry, at), size, at);
      hidden += await lookOn(page, heldBy(player.heard, moment.as), person, size, at);
      if (i === deep.decision) deep.moment = player.heard.last;
    }
    await player.take(chosen(player, entry, at));
  }
  check(hidden > 0, `${game}: no hand held a card that only its player knows, when somebody looked on`);
  await accessible(page, `the end of ${game} on the ${size}`);
  if (isWriting) save(game, golden);
  await playOn(page, player, id, golden, deep, size);
}

/** The matches of all games on a screen of this size. */
export function matches(size) {
  for (const game of kGames)
    step(`the golden match of ${game}, ${size}`, async ({ person }) => {
      const page = await person({ size });
      const player = new Player(page, listen(page));
      const sit = async () => {
        const { id } = await newTable(page, { game, deck: kDecks[game], opponent: "self", public: true });
        player.heard.last = null;
        await page.goto(`/table/${id}`);
        return id;
      };
      if (isWriting && size === "desktop") {
        await sit();
        await write(page, player, game);
      }
      await compare({ page, person, player, game, size, id: await sit() });
    });
}
