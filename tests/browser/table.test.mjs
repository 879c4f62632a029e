// At the table: a refusal with its reason, undo, a cut wire, a spectator who sees no more than everybody, a replay and its fork.
import { newTable, Player, twoClicks } from "./player.mjs";
import { accessible, becomes, check, cut, drawn, equal, kGames, kPatience, kSizes, listen, run, settled, startServer, step, until, watchFor } from "./support.mjs";

const everywhere = kGames.flatMap((game) => Object.keys(kSizes).map((size) => [game, size]));

/** Everything a person at this page can see or hear. */
const shownText = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[data-piece], .rail, [data-transcript]")].map((n) => n.textContent).join("\n"));

async function playSome(player, decisions, prefer = /./) {
  for (let i = 0; i < decisions; i++) {
    const moment = await player.ready();
    if (moment.over) return moment;
    const acts = player.options.filter((o) => o.kind === "act" && prefer.test(o.label));
    await player.take(acts[i % Math.max(1, acts.length)] ?? player.options[0]);
  }
  return player.ready();
}

for (const [game, size] of everywhere)
  step(`undo puts everything back, ${game}, ${size}`, async ({ person }) => {
    const page = await person({ size });
    const heard = listen(page);
    const player = new Player(page, heard);
    const { id } = await newTable(page, { game, deck: await firstDeck(page, game), opponent: "self" });
    await page.goto(`/table/${id}`);
    await playSome(player, 4);
    const before = heard.last;
    const pieces = await piecesOn(page);
    await player.take(player.options[0]);
    await page.waitForFunction((n) => Number(document.querySelector(".frame")?.dataset.n) !== n, before.n);
    check(heard.last.undo.possible, "it can be taken back");
    if (size === "phone") await page.getByRole("button", { name: /^Undo/ }).click();
    else await page.keyboard.press("u");
    const labels = (state) => JSON.stringify(state.options?.map((o) => o.label));
    await until(() => labels(heard.last) === labels(before));
    await player.ready();
    await drawn(page);
    equal(heard.last.ask.step, before.ask.step, "the same question");
    equal(heard.last.options.map((o) => o.label), before.options.map((o) => o.label), "the same options");
    await becomes(() => piecesOn(page), pieces, "the same pieces in the same places");
  });

const piecesOn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-piece]")]
      .map((n) => `${n.dataset.card ?? "?"}@${n.closest("[data-zone]")?.dataset.zone ?? ""}`)
      .sort(),
  );
async function firstDeck(page, game) {
  const { games } = await (await page.request.get("/api/games")).json();
  return games.find((g) => g.id === game).decks[0].id;
}

for (const size of Object.keys(kSizes))
  step(`a cut wire mends itself, and a new device finds the same moment, ${size}`, async ({ person, browser }) => {
  const page = await person({ size });
  const heard = listen(page);
  const player = new Player(page, heard);
  await twoClicks(page, "lcg");
  await playSome(player, 3);
  const moment = await player.ready();
  check(!moment.over, "the game goes on");
  const told = heard.states.length;
  const wasSaid = await watchFor(page, "The connection is lost");
  await cut(page);
  check(await wasSaid(), "it is said that the connection is lost");
  check(await until(() => heard.states.length > told), "the wire is mended");
  await page.getByText("The connection is lost").waitFor({ state: "detached" });
  equal((await player.ready()).ask, moment.ask, "the same question after the cut");
  const cookies = await page.context().cookies();
  const other = await person({ size: size === "phone" ? "desktop" : "phone" });
  await other.context().addCookies(cookies);
  const theirs = listen(other);
  await other.goto(page.url());
  await new Player(other, theirs).ready();
  equal(theirs.last.ask, moment.ask, "the same question on the other device");
  equal(theirs.last.options.map((o) => o.label), moment.options.map((o) => o.label), "the same options");
  check(browser.isConnected(), "the browser is still there");
});

for (const [game, size] of everywhere)
  step(`a spectator sees no hidden card, ${game}, ${size}`, async ({ person }) => {
    const page = await person({ size });
    const heard = listen(page);
    const player = new Player(page, heard);
    const deck = await firstDeck(page, game);
    const { id } = await newTable(page, { game, deck, opponent: "greedy", public: true });
    await page.goto(`/table/${id}`);
    await playSome(player, 5);
    const watcher = await person({ size });
    const seen = listen(watcher);
    await watcher.goto(`/table/${id}`);
    await watcher.locator(".frame").waitFor();
    await until(() => seen.last);
    await watcher.waitForFunction((n) => document.querySelector(".frame")?.dataset.n === String(n), seen.last.n);
    equal(seen.last.as, -1, "a spectator's eyes");
    equal(seen.last.options ?? [], [], "no options");
    const mine = heard.table.yours[0];
    const open = new Set(seen.last.view.zones.filter((z) => z.name !== "hand").flatMap((z) => z.pieces.map((p) => p.title)));
    const log = seen.last.log.map((l) => l.text).join(" ");
    const secrets = heldBy(heard, mine).map((p) => p.title).filter((title) => title && !open.has(title) && !log.includes(title));
    check(secrets.length > 0, "the player holds a card that nobody else has seen: else this proves nothing");
    const [text, own] = [await shownText(watcher), await shownText(page)];
    for (const title of secrets) {
      check(own.includes(title), `${title} is in the hand, and the player's own page shows it`);
      check(!text.includes(title), `${title} is in the hand, and the spectator's page has it`);
    }
    equal(await watcher.locator("[data-main]").count(), 0, "nothing to press");
  });

function heldBy(heard, seat) {
  for (const state of heard.states.toReversed()) {
    const zone = state.view.zones.find((z) => z.name === "hand" && z.seat === seat);
    if (zone) return zone.pieces;
  }
  return [];
}

for (const game of kGames)
  step(`a pass says what it causes, and the stack what may answer, ${game}`, async ({ person }) => {
    const page = await person({ size: "desktop" });
    const player = new Player(page, listen(page));
    const { id } = await newTable(page, { game, deck: await firstDeck(page, game), opponent: "self" });
    await page.goto(`/table/${id}`);
    let named = 0;
    for (let i = 0; i < 30 && named < 4; i++) {
      const moment = await player.ready();
      if (moment.over) break;
      const end = player.options.find((o) => ["pass", "done"].includes(o.kind));
      const shown = page.locator("[data-main]").first();
      if (end && (await shown.count())) {
        check(end.result, `${end.label} at ${moment.ask.says} says what it causes`);
        const text = (await shown.innerText()).replace(/\s+/g, " ");
        const words = end.result.replace(/\bp[12]\b/g, "").split(/\W+/).filter((w) => w.length > 3);
        check(words.every((w) => text.includes(w)), `the button "${text}" says "${end.result}"`);
        named++;
      }
      await player.take(player.options.find((o) => o.kind === "act" && !/claim|retreat/.test(o.verb)) ?? player.options[0]);
    }
    check(named >= 2, `${named} passes were seen`);
    await player.ready();
    if (!(await page.getByRole("tab", { name: /Stack/ }).isVisible())) await page.getByRole("button", { name: "Log" }).click();
    await page.getByRole("tab", { name: /Stack/ }).click();
    const panel = page.locator("#rail-stack");
    await panel.getByText("You may answer with").waitFor();
    const not = panel.locator("summary", { hasText: /^Not \d+: \w/ }).first();
    await not.waitFor();
    await not.click();
    await accessible(page, `the stack of ${game}`);
  });

step("a dim card says why not", async ({ person }) => {
  const page = await person();
  const player = new Player(page, listen(page));
  await twoClicks(page, "destiny");
  for (let i = 0; i < 20; i++) {
    const moment = await player.ready();
    if (moment.ask.step === "take an action") break;
    await player.take(player.options.find((o) => o.kind === "done") ?? player.options[0]);
  }
  const dim = page.locator("[data-zone^='hand'] button.piece:not(.lit)").first();
  if (await dim.count()) await dim.click({ position: { x: 12, y: 12 } });
  else await page.locator("button.piece:not(.lit)").first().click({ position: { x: 12, y: 12 } });
  const sheet = page.getByRole("dialog", { name: "Why not?" });
  await sheet.waitFor();
  await page.waitForFunction(() => (document.querySelector("[role=dialog][aria-label='Why not?']")?.textContent ?? "").length > 25);
  await accessible(page, "why not?");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
});

for (const size of Object.keys(kSizes))
  step(`a replay: both sides' eyes, scrubbing by keys, and playing on from the middle, ${size}`, async ({ person }) => {
  const page = await person({ size });
  const heard = listen(page);
  const player = new Player(page, heard);
  const { id } = await newTable(page, { game: "destiny", deck: "rey", opponent: "greedy", public: true });
  await page.goto(`/table/${id}`);
  await playSome(player, 12);
  const concede = heard.last.requests?.find((r) => /concede/i.test(r.label));
  check(concede, "one can concede");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: /menu|table/i });
  await menu.getByRole("button", { name: /concede/i }).first().click();
  await menu.getByRole("button", { name: /^really/i }).click();
  check(await until(() => heard.last.over), "the game is over");
  const at = () => page.locator("output[data-at]").getAttribute("data-at").then(Number);

  await page.goto("/replays");
  await settled(page);
  await page.locator(`[data-table="${id}"]`).getByRole("link").click();
  await page.locator("output[data-at]").waitFor();
  await accessible(page, "a replay");
  const count = Number(await page.locator("output[data-at]").getAttribute("data-count"));
  check(count > 12, `${count} moments`);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("End");
  await page.waitForFunction((n) => Number(document.querySelector("output[data-at]").dataset.at) === n, count - 1);
  await page.keyboard.press("Home");
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".frame")?.dataset.n === "8");
  await becomes(() => at(), 8, "eight steps on");
  const eyes = page.getByLabel("Through whose eyes");
  const handOf = () => page.locator("[data-zone^='hand'] [data-card]").count();
  await becomes(() => handOf(), 0, "a spectator sees no hand");
  await eyes.selectOption("0");
  await page.waitForFunction(() => document.querySelectorAll("[data-zone^='hand'] [data-card]").length > 0);
  await eyes.selectOption("1");
  await page.waitForFunction(() => document.querySelectorAll("[data-zone^='hand'] [data-card]").length > 0);
  equal(new URL(page.url()).searchParams.get("as"), "1", "the address says whose eyes");

  // The chances: a curve that is said in words too, and the way to the decision that cost most.
  await page.getByRole("button", { name: "Chances" }).click();
  await page.getByRole("img", { name: /at the beginning, .* half-way, .* at the end/ }).waitFor();
  await accessible(page, "the chances over a match");
  const worst = page.locator(".chances li button").first();
  if (await worst.count()) {
    const step = Number(/(\d+)/.exec(await worst.textContent())[1]) - 1;
    await worst.click();
    await page.waitForFunction((n) => Number(document.querySelector("output[data-at]").dataset.at) === n, step);
  }
  await page.getByRole("button", { name: "Chances" }).click();
  await page.locator(".scrub input").fill("8");
  await page.waitForFunction(() => document.querySelector(".frame")?.dataset.n === "8");

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByLabel("Against").selectOption("self");
  await page.getByRole("button", { name: /Begin at decision 9/ }).click();
  await page.waitForURL(/\/table\//);
  check(!page.url().endsWith(id), "a table of its own");
  await player.ready();
  await player.take(player.options[0]);
});

step("a killed server loses nothing: the same moment after a restart", async ({ person, browser, server }) => {
  const own = await startServer();
  let again;
  try {
    const context = await browser.newContext({ baseURL: own.url, reducedMotion: "reduce" });
    context.setDefaultTimeout(kPatience);
    const page = await context.newPage();
    const heard = listen(page);
    const player = new Player(page, heard);
    await twoClicks(page, "lcg");
    await playSome(player, 6);
    const moment = await player.ready();
    const path = new URL(page.url()).pathname;
    const cookies = await context.cookies();
    await own.stop("SIGKILL", true);
    again = await startServer({ db: own.store });
    const next = await browser.newContext({ baseURL: again.url, reducedMotion: "reduce" });
    next.setDefaultTimeout(kPatience);
    await next.addCookies(cookies.map(({ domain: _d, ...c }) => ({ ...c, domain: "localhost" })));
    const after = await next.newPage();
    const theirs = listen(after);
    await after.goto(path);
    await new Player(after, theirs).ready();
    equal(theirs.last.ask, moment.ask, "the same question");
    equal(theirs.last.options.map((o) => o.label), moment.options.map((o) => o.label), "the same options");
    await context.close();
    await next.close();
  } finally {
    await again?.stop();
    await own.stop();
  }
  check(server && person, "");
});

await run("table", { args: ["--test-seed", "1981"] });
