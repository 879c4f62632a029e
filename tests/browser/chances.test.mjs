// The chances over a match in the replay page: a curve for each game, said in words too, that grows until it is complete.
import { accessible, becomes, check, equal, kGames, listen, run, settled, step } from "./support.mjs";
import { Blind, newTable } from "./player.mjs";

const kDecks = { destiny: "rey", ccg: "premiere-light", tcg: "republic", lcg: "jedi" };

/** A match of some decisions that is given up, by the wire alone: its table. */
async function shortMatch(page, wish) {
  const heard = listen(page);
  const blind = new Blind(page, heard);
  const { id } = await newTable(page, wish);
  await blind.sit(id);
  for (let i = 0; i < 10 && !(await blind.ready()).over; i++) await blind.take(blind.options[0]);
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

for (const game of kGames)
  for (const size of game === "ccg" ? ["phone"] : ["desktop"])
    step(`${game}, ${size}: a curve, its words, and the way to what cost most by the keyboard`, async ({ person }) => {
      const page = await person({ size });
      await open(page, await shortMatch(page, { game, deck: kDecks[game], opponent: "random" }));
      await complete(page);
      const image = page.getByRole("img", { name: /at the beginning, .* half-way, .* at the end/ });
      await image.waitFor();
      const points = (await page.locator(".chances polyline").getAttribute("points")).split(" ");
      check((await status(page).innerText()).startsWith(`All ${points.length} decisions`), `"${await status(page).innerText()}", ${points.length} points`);
      check(points.length > 5, `${points.length} points`);
      const xs = points.map((p) => Number(p.split(",")[0]));
      check(xs.every((x, i) => i === 0 || x > xs[i - 1]), "from left to right");
      for (const p of points) check(Number(p.split(",")[1]) >= 0 && Number(p.split(",")[1]) <= 90, `${p} is in the box`);
      await accessible(page, `the chances over a match of ${game}, ${size}`);
      const worst = page.locator(".chances li button").first();
      if (await worst.count()) {
        const wanted = Number(/(\d+)/.exec(await worst.textContent())[1]) - 1;
        await worst.focus();
        await page.keyboard.press("Enter");
        await becomes(() => at(page), wanted, "the decision that cost most");
      }
    });

step("at a table of three everybody has a curve, told apart by more than colour", async ({ person }) => {
  const page = await person();
  const wish = { game: "destiny", deck: "rey", others: [{ who: "random" }, { who: "random" }] };
  await open(page, await shortMatch(page, wish));
  await complete(page);
  equal(await page.locator(".chances polyline").count(), 3, "curves");
  equal(await page.locator(".chances .key").count(), 3, "names");
  const dashes = await page.locator(".chances polyline").evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray));
  equal(new Set(dashes).size, 3, "kinds of lines");
  const words = await page.locator(".chances figure > svg").getAttribute("aria-label");
  equal(words.match(/at the beginning/g).length, 3, "told in words");
  await accessible(page, "the chances of three");
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
    await becomes(() => status(page).innerText(), `So far: ${n} of ${whole.all} decisions. The computer looks at the rest …`, "what is said");
    await becomes(async () => (await page.locator(".chances polyline").getAttribute("points")).split(" ").length, n, "points");
    check(/as far as it was looked at/.test(await page.locator(".chances figure > svg").getAttribute("aria-label")), "in words, too");
  }
  await accessible(page, "the chances so far");
  await next();
  await becomes(() => status(page).innerText(), `All ${whole.all} decisions were looked at.`, "what is said");
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
