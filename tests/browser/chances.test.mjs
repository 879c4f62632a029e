// The chances over a match in the replay page: a curve for each game with its scale, said in words too, that grows until it is
// complete; the decisions that cost most as marks in it and as a list.
import { accessible, becomes, check, drawn, equal, kGames, listen, run, settled, step } from "./support.mjs";
import { Blind, newTable } from "./player.mjs";

const kDecks = { destiny: "rey", ccg: "premiere-light", tcg: "republic", lcg: "jedi" };

/** A match of some decisions that is given up, by the wire alone: its table. */
async function shortMatch(page, wish, decisions = 10) {
  const heard = listen(page);
  const blind = new Blind(page, heard);
  const { id } = await newTable(page, wish);
  await blind.sit(id);
  for (let i = 0; i < decisions && !(await blind.ready()).over; i++) await blind.take(blind.options[0]);
  const moment = await blind.ready();
  if (!moment.over) {
    const concede = moment.requests.findIndex((r) => /concede/i.test(r.label));
    await page.evaluate((message) => window.blind.send(JSON.stringify(message)), { t: "request", n: moment.n, i: concede });
  }
  await becomes(async () => (await page.request.get(`/api/replays/${id}`)).status(), 200, "the replay is there");
  return id;
}
async function open(page, id) {
  await page.goto(`/replays/${id}`);
  await page.locator("output[data-at]").waitFor();
  await page.getByRole("button", { name: "Chances" }).click();
}
const status = (page) => page.locator(".chances [role=status]");
const complete = (page) => page.locator(".chances [data-complete=true]").waitFor();
const at = (page) => page.locator("output[data-at]").getAttribute("data-at").then(Number);
const count = (page) => page.locator("output[data-at]").getAttribute("data-count").then(Number);
const analysis = async (page, id) => (await page.request.get(`/api/replays/${id}/analysis`)).json();
const trimmed = (texts) => texts.map((t) => t.replace(/\s+/g, " ").trim());
const near = (a, b) => Math.abs(a - b) < 0.6;

/** The list has what the server found, worst first; the marks are the same decisions, where they lie on their curves. */
async function listAndMarks(page, whole) {
  const worst = whole.worst.map((i) => whole.moments[i]);
  const names = (await page.locator(".eyes option").allTextContents()).slice(1).map((text) => text.split(",")[0]);
  const told = (m) => `Decision ${m.step + 1} ${names[m.seat]} ${m.did}; better: ${m.better} (${Math.round(m.lost * 100)} %)`;
  equal(trimmed(await page.locator(".chances li").allTextContents()), worst.map(told), "the list");
  const marks = worst.toSorted((a, b) => a.step - b.step);
  const label = (m) => `Decision ${m.step + 1}, ${names[m.seat]}: cost ${Math.round(m.lost * 100)} %`;
  equal(await page.locator(".chances .mark").evaluateAll((all) => all.map((b) => b.ariaLabel)), marks.map(label), "the marks that can be pressed");
  const boxes = (where) => page.locator(where).evaluateAll((all) => all.map((n) => n.getBoundingClientRect().toJSON()));
  const [field] = await boxes(".chances .plot rect");
  const drawnAt = await boxes(".chances circle");
  equal(drawnAt.length, marks.length, "the marks that are drawn");
  const targets = await boxes(".chances .mark");
  const last = (await count(page)) - 1;
  marks.forEach((m, i) => {
    const chance = names.length === 2 && m.seat === 1 ? 1 - m.chance : m.chance;
    const [x, y] = [field.left + (m.step / last) * field.width, field.top + (1 - chance) * field.height];
    for (const [what, box] of [["mark", drawnAt[i]], ["target", targets[i]]])
      check(near(box.x + box.width / 2, x) && near(box.y + box.height / 2, y), `the ${what} of decision ${m.step + 1} lies on its curve: ${JSON.stringify(box)}, not ${x}, ${y}`);
    check(drawnAt[i].width >= 8 && drawnAt[i].height >= 8, `the mark of decision ${m.step + 1} can be seen`);
  });
  return { worst, marks };
}

/** 0, 50 and 100 % beside the curve, the moments of the replay along its bottom: to be read, within the page, none on another. */
async function scale(page) {
  const texts = await page.locator(".chances .plot text").evaluateAll((all) =>
    all.map((n) => ({ text: n.textContent, kind: n.classList[0], size: parseFloat(getComputedStyle(n).fontSize), ...n.getBoundingClientRect().toJSON() })),
  );
  const field = await page.locator(".chances .plot rect").boundingBox();
  const shares = texts.filter((t) => t.kind === "share");
  equal(shares.map((t) => t.text), ["100 %", "50 %", "0 %"], "the scale of the chances");
  shares.forEach((t, i) => check(Math.abs(t.y + t.height / 2 - field.y - (i / 2) * field.height) < 3, `${t.text} stands at its height`));
  const along = texts.filter((t) => t.kind === "along");
  const last = (await count(page)) - 1;
  equal([along[0].text, along.at(-1).text], ["0", String(last)], "the ends of the scale along the bottom");
  for (const t of along) check(Math.abs(t.x + t.width / 2 - field.x - (Number(t.text) / last) * field.width) < 1.5, `${t.text} stands at its place`);
  const { width } = page.viewportSize();
  for (const [i, t] of texts.entries()) {
    check(t.size >= 14, `"${t.text}" has ${t.size} px`);
    check(t.left >= 0 && t.right <= width, `"${t.text}" is in the window`);
    for (const o of texts.slice(i + 1)) check(t.right < o.left || o.right < t.left || t.bottom < o.top || o.bottom < t.top, `"${t.text}" does not lie on "${o.text}"`);
  }
  const words = await page.locator(".chances .plot > svg").getAttribute("aria-label");
  check(words.includes(`from 0 to 100 %, over ${last} decisions.`), `the scale in words: ${words}`);
  const whose = (await page.locator(".chances .plot polyline").count()) === 1 ? /^The chance of .+ to win; .+ has the rest/ : /^The chance of each player to win/;
  check(whose.test(words), `whose chance it is, in words: ${words}`);
  check(whose.test((await page.locator(".chances figcaption").innerText()).trim()), "whose chance it is, to be read");
}

for (const game of kGames)
  for (const size of game === "ccg" ? ["phone"] : ["desktop"])
    step(`${game}, ${size}: a curve, its scale, its words, and what cost most`, async ({ person }) => {
      const page = await person({ size });
      const id = await shortMatch(page, { game, deck: kDecks[game], opponent: "random" });
      await open(page, id);
      await complete(page);
      const whole = await analysis(page, id);
      const image = page.getByRole("img", { name: /at the beginning, .* half-way, .* at the end/ });
      await image.waitFor();
      const points = (await page.locator(".chances polyline").getAttribute("points")).split(" ");
      check((await status(page).innerText()).startsWith(`All ${points.length} decisions`), `"${await status(page).innerText()}", ${points.length} points`);
      check(points.length > 5, `${points.length} points`);
      const xs = points.map((p) => Number(p.split(",")[0]));
      check(xs.every((x, i) => i === 0 || x > xs[i - 1]), "from left to right");
      for (const p of points) check(Number(p.split(",")[1]) >= 0 && Number(p.split(",")[1]) <= 90, `${p} is in the box`);
      await accessible(page, `the chances over a match of ${game}, ${size}`);
      await listAndMarks(page, whole);
      await scale(page);
    });

for (const size of ["desktop", "tablet", "phone"])
  step(`${size}: a match that is thrown away has its marks, in the curve and as a list; both lead there by the keyboard and by a tap`, async ({ person }) => {
    const page = await person({ size });
    // Always the first option against chance: whoever wins, many decisions cost much.
    const id = await shortMatch(page, { game: "destiny", deck: "rey", opponent: "random" }, 60);
    await open(page, id);
    await complete(page);
    const { worst, marks } = await listAndMarks(page, await analysis(page, id));
    equal(worst.length, 8, "decisions that cost most");
    check(worst[0].lost >= 0.1, `the worst of them cost ${worst[0].lost}`);
    await scale(page);
    await accessible(page, `the marks, ${size}`);
    // The marks from left to right, then the list, each one step of the Tab key from the last.
    const stops = [...marks.map((m) => [".mark", m]), ...worst.map((m) => ["li button", m])];
    await page.locator(".chances .mark").first().focus();
    let from = await at(page);
    for (const [i, [kind, m]] of stops.entries()) {
      if (i > 0) await page.keyboard.press("Tab");
      const focused = await page.evaluate((where) => (document.activeElement.matches(where) ? (document.activeElement.ariaLabel ?? document.activeElement.textContent) : ""), kind);
      check(new RegExp(`^Decision ${m.step + 1}\\b`).test(focused), `stop ${i} of the Tab key is ${kind} of decision ${m.step + 1}: "${focused}"`);
      await page.keyboard.press(i % 2 ? "Space" : "Enter");
      await becomes(() => at(page), m.step, `where ${kind} of decision ${m.step + 1} leads`);
      await settled(page);
      // What a single step did is told at its pieces; a leap is none.
      if (m.step !== from + 1) await becomes(() => page.locator(".frame .trace").count(), 0, `traces after a leap from ${from} to ${m.step}`);
      from = m.step;
    }
    await page.keyboard.press("Home");
    await becomes(() => at(page), 0, "the beginning");
    for (const [i, m] of marks.entries()) {
      const circle = page.locator(".chances circle").nth(i);
      await circle.scrollIntoViewIfNeeded();
      await drawn(page);
      const box = await circle.boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await (size === "phone" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await becomes(() => at(page), m.step, `where the mark of decision ${m.step + 1} leads`);
    }
  });

step("a step through the replay, and other eyes, leave the focus on what made them and the curve as it is", async ({ person }) => {
  const page = await person();
  const id = await shortMatch(page, { game: "destiny", deck: "rey", opponent: "random" });
  await open(page, id);
  await complete(page);
  let asked = 0;
  page.on("request", (request) => (asked += request.url().endsWith("/analysis") ? 1 : 0));
  const stays = async (control, key, place) => {
    await page.keyboard.press(key);
    await becomes(() => at(page), place, `where ${key} leads`);
    await settled(page);
    check(await control.evaluate((node) => node === document.activeElement), `the focus after ${key} at ${place}`);
  };
  const on = page.getByRole("button", { name: "One decision on" });
  // Also where there is no way on.
  for (const end of ["To the end", "To the beginning"]) {
    const button = page.getByRole("button", { name: end, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await becomes(() => button.getAttribute("aria-disabled"), "true", `whether "${end}" is reached`);
    await settled(page);
    check(await button.evaluate((node) => node === document.activeElement), `the focus after "${end}"`);
  }
  await on.focus();
  for (const place of [1, 2, 3]) await stays(on, "Enter", place);
  const slider = page.getByRole("slider", { name: "Decision" });
  await slider.focus();
  for (const place of [4, 5, 6]) await stays(slider, "ArrowRight", place);
  const eyes = page.getByLabel("Through whose eyes");
  await eyes.focus();
  for (const viewer of ["0", "1", "-1"]) {
    await eyes.selectOption(viewer);
    await becomes(() => page.evaluate(() => new URL(location.href).searchParams.get("as") ?? "-1"), viewer, "whose eyes");
    await settled(page);
    check(await eyes.evaluate((node) => node === document.activeElement), `the focus with the eyes of ${viewer}`);
    await becomes(async () => (await page.locator("[data-zone^='hand'] [data-card]").count()) > 0, viewer !== "-1", `a hand that the eyes of ${viewer} see`);
  }
  equal(asked, 0, "questions about the chances that were known");
});

step("of a match beyond the server's limit the page says that decisions were left out", async ({ person }) => {
  const page = await person({ size: "phone" });
  const id = await shortMatch(page, { game: "destiny", deck: "rey", opponent: "random" });
  const whole = await analysis(page, id);
  equal(whole.every, 1, "every decision");
  const thinned = { ...whole, moments: whole.moments.filter((_, i) => i % 3 === 0), worst: [], every: 3 };
  thinned.all = thinned.moments.length;
  await page.route(`**/api/replays/${id}/analysis`, (route) => route.fulfill({ contentType: "application/json", body: JSON.stringify(thinned) }));
  await open(page, id);
  await complete(page);
  const said = await status(page).innerText();
  check(said.startsWith(`${thinned.all} decisions were looked at.`) && /only one decision in 3 is looked at/.test(said), `what is said: ${said}`);
});

for (const [others, size] of [[2, "desktop"], [2, "phone"], [3, "tablet"]])
  step(`at a table of ${others + 1} everybody has a curve, told apart by more than colour, ${size}`, async ({ person }) => {
    const page = await person({ size });
    const wish = { game: "destiny", deck: "rey", others: Array.from({ length: others }, () => ({ who: "random" })) };
    const id = await shortMatch(page, wish);
    await open(page, id);
    await complete(page);
    await listAndMarks(page, await analysis(page, id));
    await scale(page);
    equal(await page.locator(".chances polyline").count(), others + 1, "curves");
    equal(await page.locator(".chances .key").count(), others + 1, "names");
    const dashes = await page.locator(".chances polyline").evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray));
    equal(new Set(dashes).size, others + 1, "kinds of lines");
    const words = await page.locator(".chances .plot > svg").getAttribute("aria-label");
    equal(words.match(/at the beginning/g).length, others + 1, "told in words");
    await accessible(page, `the chances of ${others + 1}, ${size}`);
  });

step("what takes the server long comes in parts: it says so, goes on by itself, and waits while another match is looked at", async ({ person }) => {
  const page = await person();
  const id = await shortMatch(page, { game: "tcg", deck: "republic", opponent: "random" });
  const whole = await (await page.request.get(`/api/replays/${id}/analysis`)).json();
  check(whole.complete && whole.moments.length > 5, "the whole of it");
  const part = (n) => ({ ...whole, moments: whole.moments.slice(0, n), worst: [], complete: false });
  const says = (json, code = 200) => ({ status: code, contentType: "application/json", body: JSON.stringify(json) });
  // Each answer waits until the test has seen what the one before it did.
  const answers = [];
  await page.route(`**/api/replays/${id}/analysis`, (route) => new Promise((done) => answers.push((answer) => done(answer ? route.fulfill(answer) : route.continue()))));
  const next = async (answer) => {
    await becomes(() => answers.length, 1, "a question that waits");
    await answers.shift()(answer);
  };
  await open(page, id);
  await next(says({ error: { says: "another match is being looked at", hint: "" } }, 503));
  await becomes(() => status(page).innerText(), "Please wait: another match is being looked at.", "what is said");
  for (const n of [2, 4]) {
    await next(says(part(n)));
    await becomes(() => status(page).innerText(), `So far: ${n} of ${whole.all} decisions with a choice. The computer looks at the rest …`, "what is said");
    await becomes(async () => (await page.locator(".chances polyline").getAttribute("points")).split(" ").length, n, "points");
    check(/as far as it was looked at/.test(await page.locator(".chances .plot > svg").getAttribute("aria-label")), "in words, too");
  }
  await accessible(page, "the chances so far");
  await next();
  await becomes(() => status(page).innerText(), `All ${whole.all} decisions with a choice were looked at.`, "what is said");
  await becomes(async () => (await page.locator(".chances polyline").getAttribute("points")).split(" ").length, whole.all, "points");
  // Who closes it asks no more.
  await page.getByRole("button", { name: "Chances" }).click();
  await page.getByRole("button", { name: "Chances" }).click();
  await next(says(part(2)));
  await becomes(() => answers.length, 1, "it goes on");
  await page.getByRole("button", { name: "Chances" }).click();
  await answers.shift()(says(part(4)));
  await settled(page);
  equal(answers.length, 0, "questions after it was closed");
});

await run("chances", { args: ["--test-seed", "1977"] });
