// Pictures of every page and every layout for docs/screenshots, from games that are really played.
import fs from "node:fs";
import path from "node:path";
import { Blind, newTable, Player } from "./player.mjs";
import { drawn, kGames, kOperatorToken, listen, person, root, settled, startBrowser, startServer, still, until } from "./support.mjs";

const folder = process.env.CANTINA_SHOTS ?? path.join(root, "docs/screenshots");
fs.mkdirSync(folder, { recursive: true });
const only = process.argv[2] ?? "";
const server = await startServer({ args: ["--test-seed", "1977"] });
const browser = await startBrowser();
const desktop = { width: 1280, height: 800 };

async function shoot(page, name) {
  await page.mouse.move(2, 400);
  await page.evaluate(() => document.activeElement?.blur());
  await page.locator(".popover.quiet").waitFor({ state: "detached" });
  await drawn(page);
  await still(page);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
}
async function open(wish) {
  const page = await person(browser, server, { motion: "no-preference", ...wish });
  if (wish.size === "desktop") await page.setViewportSize(desktop);
  return page;
}

// What a table looks like at its best moment: the first that fits after some decisions, else where the patience ends.
const kScenes = {
  destiny: { deck: "rey", least: 8, most: 60, good: (m, states) => m.ask.step === "take an action" && dice(states) >= 4 },
  ccg: { deck: "premiere-dark", least: 30, most: 260, good: (m) => mark(m, "battle") && m.options.some((o) => /forfeit|fire/.test(o.verb)) },
  tcg: { deck: "republic", least: 8, most: 160, good: (m) => mark(m, "dice") || m.ask.path.some((l) => l.procedure === "damage") },
  lcg: { deck: "jedi", least: 12, most: 160, good: (m) => m.ask.procedure === "edge battle" && mark(m, "engagement") },
};
const mark = (m, name) => m.view.marks.some((mark) => mark[0] === name);
// Zones that did not change are not told again.
function dice(states) {
  const pools = new Map();
  for (const m of states.slice(states.findLastIndex((s) => s.full))) {
    for (const z of m.view.zones) if (z.name === "pool") pools.set(z.seat, z.count);
    for (const [name, seat] of m.gone ?? []) if (name === "pool") pools.delete(seat);
  }
  return pools.size > 1 ? [...pools.values()].reduce((a, b) => a + b, 0) : 0;
}

async function play(player, scene) {
  for (let i = 0; i < scene.most; i++) {
    const moment = await player.ready();
    if (moment.over) return false;
    if (i >= scene.least && scene.good(moment, player.heard.states)) return true;
    if (moment.ask.step === "put units") {
      await player.take(player.options.find((o) => o.verb === "put") ?? player.options.at(-1));
      continue;
    }
    const acts = player.options.filter((o) => o.kind === "act" && !/claim|retreat|partly/.test(o.verb));
    const wanted = acts.find((o) => /battle|attack|engage|place|deploy/.test(o.verb)) ?? acts[i % Math.max(1, acts.length)];
    await player.take(wanted ?? player.options.find((o) => /piece|done|pass/.test(o.kind)) ?? player.options[0]);
  }
  return false;
}

// One game is looked at in every size and both themes, at the same moment.
const kLooks = [
  ["desktop", desktop],
  ["tablet", { width: 820, height: 1180 }],
  ["phone", { width: 390, height: 844 }],
];
async function tables() {
  for (const game of kGames) {
    const looks = kLooks.flatMap(([size, box]) => ["dark", "light"].map((theme) => ({ name: `table-${game}-${size}-${theme}`, box, theme }))).filter((l) => l.name.includes(only));
    if (looks.length === 0) continue;
    const page = await open({ size: "desktop", theme: "dark" });
    const player = new Player(page, listen(page));
    let isThere = false;
    for (let tries = 0; tries < 6 && !isThere; tries++) {
      const { id } = await newTable(page, { game, deck: kScenes[game].deck, opponent: "greedy", public: true });
      const blind = new Blind(page, player.heard);
      await blind.sit(id);
      isThere = await play(blind, kScenes[game]).catch((error) => console.log(`${game}: ${error.message.split("\n")[0]}`));
      player.heard.last = null;
      await page.goto(`/table/${id}`);
    }
    if (!isThere) console.log(`${game}: no game came to its scene`);
    for (const { name, box, theme } of looks) {
      await page.setViewportSize(box);
      await page.emulateMedia({ colorScheme: theme });
      await page.reload(); // as it looks to who comes in with such a screen
      await player.ready();
      const close = page.getByRole("button", { name: "Close hand" });
      if (await close.isVisible().catch(() => false)) await close.click();
      await shoot(page, name);
    }
    await page.context().close();
  }
}

// The shipped deck in the address of the deck page.
async function republic() {
  const page = await open({ size: "desktop", theme: "dark" });
  const answer = await page.request.post("/api/decks/read", { data: { game: "tcg", deck: "republic" }, headers: { Origin: server.url } });
  const { deck } = await answer.json();
  await page.context().close();
  return `/deck?${new URLSearchParams({ f: deck.format, n: deck.name, d: deck.cards.map((c) => (c.count > 1 ? `${c.card}*${c.count}` : c.card)).join(".") })}`;
}

async function concede(page, heard) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^concede/i }).click();
  await page.getByRole("button", { name: /^really: concede/i }).click();
  await until(() => heard.last.over);
}

// Two games that are over, so that the lists of games and replays have something to show.
async function played(page) {
  const heard = listen(page);
  const player = new Player(page, heard);
  for (const [game, decisions] of [["destiny", 14], ["tcg", 22]]) {
    const { id } = await newTable(page, { game, deck: kScenes[game].deck, opponent: "greedy", public: true });
    await page.goto(`/table/${id}`);
    await play(player, { ...kScenes[game], good: () => false, least: decisions, most: decisions });
    await concede(page, heard);
  }
}

async function pages() {
  const list = [
    ["lobby", "/?game=destiny"],
    ["cards", "/cards/lcg"],
    ["card", "/cards/lcg/CORE-19.2"],
    ["rules", "/rules/destiny?q=queue"],
    ["rule", "/rules/destiny/DST-QUE-01"],
    ["editions", "/rules/destiny?view=editions"],
    ["account", "/account"],
    ["my-games", "/me"],
    ["replays", "/replays"],
    ["team", "/team?c=AW-38*e.AW-45&b=AW-174&d=AW-43.AW-59*2.AW-8.AW-40*2.AW-57*2.AW-124*2"],
    ["deck", await republic()],
    ["index", "/rules/destiny?view=terms"],
    ["scenario", "/scenarios/destiny/what-entered-the-queue-first-resolves-first"],
    ["about", "/about"],
    ["keys", "/keys"],
  ];
  for (const [size, theme] of [["desktop", "dark"], ["phone", "light"]]) {
    const page = await open({ size, theme });
    for (let i = 0; i < 2; i++) await newTable(page, { game: kGames[i], deck: kScenes[kGames[i]].deck, opponent: "greedy", public: true });
    if (["my-games", "replays"].some((name) => `${name}-${size}`.includes(only))) await played(page);
    for (const [name, address] of list) {
      const isPlain = ["about", "keys"].includes(name) && size === "phone"; // text that reads the same
      if (isPlain || !`${name}-${size}`.includes(only)) continue;
      await page.goto(address);
      await settled(page);
      await page.evaluate(() => document.activeElement?.blur());
      await page.evaluate(() => scrollTo(0, 0));
      await shoot(page, `${name}-${size}`);
    }
    await page.context().close();
  }
}

// A free-for-all of three, and a table for four that waits for two friends.
async function several() {
  for (const [size, theme] of [["desktop", "dark"], ["tablet", "light"], ["phone", "dark"]]) {
    const name = `three-${size}`;
    if (!name.includes(only)) continue;
    const page = await open({ size, theme });
    const player = new Player(page, listen(page));
    const others = [{ who: "greedy" }, { who: "greedy" }];
    const { id } = await newTable(page, { game: "destiny", deck: "team-ahsoka-kanan", opponent: "", others, public: true });
    await page.goto(`/table/${id}`);
    await play(player, { ...kScenes.destiny, least: 8, most: 24 });
    const close = page.getByRole("button", { name: "Close hand" });
    if (await close.isVisible().catch(() => false)) await close.click();
    await shoot(page, name);
    await page.context().close();
  }
  if (!"waiting-desktop".includes(only)) return;
  const page = await open({ size: "desktop", theme: "dark" });
  const others = [{ who: "friend" }, { who: "greedy" }, { who: "friend" }];
  const { id, invite } = await newTable(page, { game: "destiny", deck: "team-ahsoka-kanan", opponent: "", others });
  await page.goto(`/join/${id}?invite=${invite}`);
  await settled(page);
  await shoot(page, "waiting-desktop");
  await page.context().close();
}

// The guided first game at its first task.
async function guide() {
  for (const [size, theme] of [["desktop", "dark"], ["phone", "light"]]) {
    if (!`guide-${size} learn-${size}`.includes(only)) continue;
    const page = await open({ size, theme });
    const player = new Player(page, listen(page));
    await page.goto("/learn");
    await settled(page);
    await shoot(page, `learn-${size}`);
    await page.locator("[data-lesson-of=destiny]").getByRole("button", { name: /^2\. / }).click();
    await page.locator(".frame").waitFor();
    await player.ready();
    await shoot(page, `guide-${size}`);
    await page.context().close();
  }
}

// The curve over a match to its end, by somebody who takes what comes first.
async function chances() {
  const sizes = ["desktop", "phone"].filter((size) => `chances-${size}`.includes(only));
  if (sizes.length === 0) return;
  const first = await open({ size: "desktop", theme: "dark" });
  const blind = new Blind(first, listen(first));
  const { id } = await newTable(first, { game: "destiny", deck: "rey", opponent: "easy", public: true });
  await blind.sit(id);
  while (!(await blind.ready()).over) await blind.take(blind.options[0]);
  await until(async () => (await first.request.get(`/api/replays/${id}`)).status() === 200);
  await first.context().close();
  for (const size of sizes) {
    const page = await open({ size, theme: size === "phone" ? "light" : "dark" });
    await page.goto(`/replays/${id}`);
    await page.getByRole("button", { name: "Chances" }).click();
    await page.locator(".chances [data-complete=true]").waitFor();
    await page.locator(".chances li button").first().click();
    await settled(page);
    await shoot(page, `chances-${size}`);
    await page.context().close();
  }
}

async function others() {
  if ("replay-desktop operator-desktop why-not-desktop end-desktop invitation-phone".split(" ").every((name) => !name.includes(only))) return;
  const page = await open({ size: "desktop", theme: "dark" });
  const heard = listen(page);
  const player = new Player(page, heard);
  const { id } = await newTable(page, { game: "destiny", deck: "rey", opponent: "greedy", public: true });
  await page.goto(`/table/${id}`);
  await play(player, { ...kScenes.destiny, good: () => false, least: 10, most: 10 });
  const dim = page.locator("button.piece:not(.lit)").last();
  if (await dim.count()) {
    await dim.click({ position: { x: 10, y: 10 } });
    await page.getByRole("dialog", { name: "Why not?" }).locator("li").first().waitFor();
    await shoot(page, "why-not-desktop");
    await page.keyboard.press("Escape");
  }
  await concede(page, heard);
  await page.getByText("Were the dice fair?").click();
  await page.getByRole("button", { name: "Verify here" }).click();
  await page.getByText("They match").waitFor();
  await shoot(page, "end-desktop");
  await page.goto(`/replays/${id}?at=${Math.max(1, heard.last.n - 6)}&as=1`);
  await page.locator("output[data-at]").waitFor();
  await shoot(page, "replay-desktop");
  await page.goto("/operator");
  await page.getByLabel("Operator's token").fill(kOperatorToken);
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("heading", { name: "Tables" }).waitFor();
  await shoot(page, "operator-desktop");
  const made = await newTable(page, { game: "ccg", deck: "premiere-dark", opponent: "friend" });
  const friend = await open({ size: "phone", theme: "dark" });
  await friend.goto(`/join/${made.id}?invite=${made.invite}`);
  await settled(friend);
  await shoot(friend, "invitation-phone");
}

try {
  if (!only.startsWith("table")) await pages();
  await several();
  await guide();
  await chances();
  await others();
  await tables();
} finally {
  await browser.close();
  await server.stop();
}
