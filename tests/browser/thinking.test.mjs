// The computer thinks: its progress at the table, and hints for who plays alone. Where another person plays there is no hint.
import path from "node:path";
import { accessible, becomes, check, drawn, equal, listen, run, still, step, until } from "./support.mjs";
import { newTable, Player } from "./player.mjs";

const kDecks = { destiny: "rey", ccg: "premiere-light", tcg: "republic", lcg: "jedi" };

/** What the server says beside states. */
function overhear(page) {
  const heard = { thinking: [], hints: [], refusals: [] };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.t === "thinking") heard.thinking.push(message);
      if (message.t === "hint") heard.hints.push(message);
      if (message.t === "no") heard.refusals.push(message);
    }),
  );
  return heard;
}
async function shot(page, name) {
  if (process.env.CANTINA_SHOTS) await page.screenshot({ path: path.join(process.env.CANTINA_SHOTS, `${name}.png`) });
}
async function sitDown(page, wish) {
  const player = new Player(page, listen(page));
  const aside = overhear(page);
  const { id } = await newTable(page, wish);
  await page.goto(`/table/${id}`);
  await page.locator(".frame").waitFor();
  await player.ready();
  return { player, aside };
}
const percent = (share) => `${Math.round(share * 100)} %`;
const transcript = (page) => page.locator("[data-transcript]").innerText();

for (const game of Object.keys(kDecks))
  for (const size of game === "destiny" ? ["desktop", "phone"] : ["desktop"])
    step(`${game}, ${size}: a hint shows the best moves with their chances and what may follow; its button does it`, async ({ person }) => {
      const page = await person({ size });
      const { player, aside } = await sitDown(page, { game, deck: kDecks[game], opponent: "easy" });
      // Past what has to be chosen in secret at the beginning: to a decision with something to weigh.
      for (let i = 0; i < 12 && player.options.length < 3; i++) {
        await player.take(player.options.at(-1));
        await player.ready();
      }
      await page.getByRole("button", { name: "Hint" }).click();
      const sheet = page.getByRole("dialog", { name: "Hint" });
      await sheet.waitFor();
      const hint = aside.hints.at(-1);
      equal(hint.n, player.heard.last.n, "the moment of the hint");
      check(hint.iterations > 8, `it thought: ${hint.iterations} iterations`);
      const rows = await sheet.locator(".moves li").all();
      equal(rows.length, Math.min(3, player.options.length), "moves");
      for (const [k, row] of rows.entries()) {
        const move = hint.moves[k];
        check(move.wins >= 0 && move.wins <= 1, `a chance: ${move.wins}`);
        check((await row.innerText()).includes(percent(move.wins)), `"${await row.innerText()}" has ${percent(move.wins)}`);
        equal(player.options[move.i].label, move.label, "the option of the hint");
      }
      await becomes(() => sheet.locator(".line li").count(), hint.line.length > 1 ? hint.line.length : 0, "steps of the line");
      check((await transcript(page)).includes(`Hint: `), "it is read aloud once");
      await still(page);
      await shot(page, `hint-${game}-${size}`);
      await accessible(page, `a hint, ${game}, ${size}`);
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
      // By key, and then what it says is done.
      await page.keyboard.press("h");
      await sheet.waitFor();
      const best = aside.hints.at(-1).moves[0];
      const before = player.heard.last.n;
      await sheet.locator(".moves button").first().click();
      check(await until(() => player.heard.last.n > before), `"${best.label}" was done`);
      check(player.heard.states.some((s) => s.log.some((l) => l.n === before + 1)), "the log tells it");
      equal(aside.refusals, [], "refusals");
    });

step("while the computer thinks the page shows how far it is, and a screen reader is left in peace", async ({ person }) => {
  for (const size of ["desktop", "phone"]) {
    const page = await person({ size });
    // More iterations than any machine makes in the time that the server gives it: a thought lasts that long.
    const { player, aside } = await sitDown(page, { game: "destiny", deck: "rey", opponent: "search:10000000" });
    const bar = page.locator(".thinking progress");
    let seen = 0;
    for (let i = 0; i < 30 && seen === 0; i++) {
      await player.take(player.options.at(-1));
      await until(async () => {
        const isThere = await bar.isVisible();
        if (isThere && seen === 0 && aside.thinking.at(-1)?.share > 0) {
          seen++;
          await shot(page, `thinking-${size}`);
        }
        return seen > 0 || player.heard.last.ask?.yours || player.heard.last.over;
      });
      if (await bar.isVisible()) await drawn(page);
      if (seen > 0) await accessible(page, `the computer thinks, ${size}`).catch((error) => check(!/axe/.test(error.message), error.message));
      await player.ready();
    }
    check(seen > 0, "the computer was seen thinking");
    await becomes(() => bar.count(), 0, "bars when it is our decision");
    for (const m of aside.thinking) check(m.share === undefined || (m.share >= 0 && m.share <= 1), `a share: ${m.share}`);
    check(!/thinking/i.test(await transcript(page)), "the transcript says nothing of it");
    equal(await page.locator("[aria-live] .thinking, [role=status] .thinking, [role=log] .thinking").count(), 0, "in a live region");
  }
});

step("a lesson and a table for one have hints, too", async ({ person }) => {
  const page = await person();
  const { player, aside } = await sitDown(page, { game: "tcg", deck: "republic", opponent: "self" });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("dialog", { name: "Hint" }).waitFor();
  equal(aside.hints.at(-1).n, player.heard.last.n, "the moment of the hint");
  const { id } = await page.evaluate(async () => {
    const { lessons } = await (await fetch("/api/lessons")).json();
    const wish = { game: lessons[0].game, lesson: lessons[0].lesson, chapter: 0 };
    return (await fetch("/api/lessons", { method: "POST", body: JSON.stringify(wish), headers: { "Content-Type": "application/json" } })).json();
  });
  await page.goto(`/table/${id}`);
  await page.locator(".frame").waitFor();
  await player.ready();
  await page.keyboard.press("h");
  await page.getByRole("dialog", { name: "Hint" }).waitFor();
  const wanted = player.heard.last.lesson.options;
  for (const move of aside.hints.at(-1).moves) check(wanted.length === 0 || wanted.includes(move.i), `the teacher allows "${move.label}"`);
});

step("where another person plays there is no hint, and the reason is said", async ({ person }) => {
  const host = await person();
  const aside = overhear(host);
  const player = new Player(host, listen(host));
  await host.goto("/?game=lcg");
  await host.getByLabel("A friend, by a private link").check();
  await host.getByRole("button", { name: "Make an invitation" }).click();
  const friend = await person();
  const guest = new Player(friend, listen(friend));
  await friend.goto(await host.getByLabel("Invitation link").inputValue());
  await friend.getByLabel("Your nickname").fill("Grace");
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  for (const page of [host, friend]) await page.locator(".frame").waitFor();
  await until(() => player.heard.last?.ask && guest.heard.last?.ask);
  for (const page of [host, friend]) {
    equal(await page.getByRole("button", { name: "Hint" }).count(), 0, "buttons for a hint");
    await page.keyboard.press("h");
    await page.getByText("a hint would be help from outside").first().waitFor();
  }
  equal(aside.hints.length, 0, "hints");
  await accessible(host, "a hint that was refused");
});

await run("thinking", { args: ["--test-seed", "1977", "--thinking-seconds", "2", "--thinking-shown-after", "0"] });
